"""Section 6.7.1: the three windows for battle cards, with cards that do nothing yet."""

from rules.assyrian_wars.battle_cards import BattleCardAction, BattleCards, Laid, in_force
from rules.assyrian_wars.game import ACTIONS, AssyrianWars
from rules.assyrian_wars.ids import CardId, CountryId
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.state import Board
from rules.core.game import Game
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal
from rules.core.run import Run
from rules.core.table import Table
from tests.cases.battles import fight
from tests.cases.orders import go
from tests.cases.table import GAME, CaseTable, table

STORM, CHARGE, COUNTER, MEASURES = "88", "89", "95", "99"
HANDS = "hand AS: 88 99; hand BA: 95 100; hand EL: 89; hand EG: 90"
ARMIES = "ashur: AS turtan 3LI; sippar: BA nabu 2LI, EL tannanu 2LI"


class _Lay(BattleCardAction, frozen=True):
    """Lays one card, perhaps against another one."""

    rule = "6.7.1"

    country: CountryId
    card: CardId
    against: CardId | None = None

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        return Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        cards = run.find(BattleCards)
        assert cards is not None
        cards.lay(Laid(self.country, self.card, "event", self.windows[0], self.against))


class LayBattle(_Lay, frozen=True):
    windows = (When.BATTLE,)


class LayCounter(_Lay, frozen=True):
    windows = (When.BATTLE_COUNTER,)


class LayMeasures(_Lay, frozen=True):
    windows = (When.BATTLE_MEASURES,)


class WithCards(AssyrianWars):
    """The game with actions that lay battle cards."""

    actions = (*ACTIONS, LayBattle, LayCounter, LayMeasures)


WITH_CARDS = WithCards()


def before_battle(game: Game[Board] = WITH_CARDS) -> CaseTable:
    """Assyria attacks Babylonians and Elamites; the first window is open."""
    begun = table(f"{ARMIES}; {HANDS}", impulse="AS", ap=9, dice={"melee": [6] * 40}, game=game)
    begun.play("AS", go("AS-turtan", "sippar"))
    return fight(begun)


def play(game: CaseTable, country: str, kind: type[_Lay], card: str, against: str | None = None) -> None:
    game.play(country, kind(CountryId(country), CardId(card), None if against is None else CardId(against)))


def kinds(game: CaseTable) -> dict[str, str]:
    """Who is asked what."""
    return {question.seat: question.kind for question in game.match.pending}


def test_nobody_is_asked_while_no_card_can_be_played() -> None:
    """6.7.1: without any event that could be played the windows pass."""
    game = before_battle(GAME)
    assert "battle" not in kinds(game).values()
    assert "battle-begins" in game.told


def test_aw_6_7_1_1_face_down_and_revealed_together() -> None:
    """AW-6.7.1-1: Assyria, Babylonia and Elam choose; nobody sees a card before all have chosen."""
    game = before_battle()
    assert list(kinds(game)) == [game.seat("AS"), game.seat("BA"), game.seat("EL")]
    play(game, "AS", LayBattle, STORM)
    assert game.told == []
    outcome = game.answer("EL", "pass")
    assert all(entry.for_seat(game.seat("BA")).answer is None for entry in outcome.entries)
    game.answer("BA", "pass")
    assert game.message("battle-card").params["card"] == Name("card", STORM)


def test_aw_6_7_1_2_a_counter_maneuver() -> None:
    """AW-6.7.1-2: the battle card has no effect."""
    game = before_battle()
    play(game, "AS", LayBattle, STORM)
    game.answer("BA", "pass")
    game.answer("EL", "pass")
    assert set(kinds(game).values()) == {"battle-counter"}
    laid = (lay("AS", STORM, When.BATTLE), lay("BA", COUNTER, When.BATTLE_COUNTER, STORM))
    assert in_force(laid) == ()


def test_aw_6_7_1_3_counter_measures_on_a_counter_maneuver() -> None:
    """AW-6.7.1-3: the counter is cancelled, so the battle card takes effect."""
    laid = (
        lay("AS", STORM, When.BATTLE),
        lay("BA", COUNTER, When.BATTLE_COUNTER, STORM),
        lay("AS", MEASURES, When.BATTLE_MEASURES, COUNTER),
    )
    assert [card.card for card in in_force(laid)] == [STORM]


def test_aw_6_7_1_4_nothing_is_added_later() -> None:
    """AW-6.7.1-4: after the reveal no battle card can be laid any more."""
    game = before_battle()
    for country in ("AS", "BA"):
        game.answer(country, "pass")
    play(game, "EL", LayBattle, CHARGE)
    assert set(kinds(game).values()) == {"battle-counter"}
    game.refused("AS", LayBattle(CountryId("AS"), CardId(CHARGE)))


def test_aw_6_7_1_5_only_who_has_pieces_there() -> None:
    """AW-6.7.1-5: Egypt is not asked, and cannot play."""
    game = before_battle()
    assert game.seat("EG") not in kinds(game)
    game.refused("EG", LayBattle(CountryId("EG"), CardId("90")))


def test_aw_6_7_1_6_measures_against_a_battle_card() -> None:
    """AW-6.7.1-6: the third window reaches back to the first."""
    game = before_battle()
    play(game, "AS", LayBattle, STORM)
    for _ in range(2):
        for country in ("AS", "BA", "EL"):
            if game.seat(country) in kinds(game):
                game.answer(country, "pass")
    assert set(kinds(game).values()) == {"battle-measures"}
    play(game, "BA", LayMeasures, MEASURES, STORM)
    laid = (lay("AS", STORM, When.BATTLE), lay("BA", MEASURES, When.BATTLE_MEASURES, STORM))
    assert in_force(laid) == ()


def test_aw_6_7_1_7_no_battle_cards_before_the_battle() -> None:
    """AW-6.7.1-7: not while somebody may intercept or evade."""
    game = table(f"kalhu: AS turtan 2LI; sippar: BA nabu 2LI; {HANDS}", impulse="AS", ap=9, game=WITH_CARDS)
    game.play("AS", go("AS-turtan", "ashur"))
    assert game.question("BA").kind == "intercept"
    game.refused("BA", LayBattle(CountryId("BA"), CardId(STORM)))
    fight(game)


def test_without_a_revealed_card_there_is_nothing_to_cancel() -> None:
    """6.7.1: if all pass, the second and third windows do not open."""
    game = before_battle()
    for country in ("AS", "BA", "EL"):
        game.answer(country, "pass")
    assert "battle-counter" not in kinds(game).values()


def lay(country: str, card: str, window: When, against: str | None = None) -> Laid:
    """A card as it lies there."""
    return Laid(CountryId(country), CardId(card), "event", window, None if against is None else CardId(against))
