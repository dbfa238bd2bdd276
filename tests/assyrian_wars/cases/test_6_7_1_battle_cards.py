"""Section 6.7.1 and 6.11.d, 6.11.e: the three windows for battle cards."""

from rules.assyrian_wars.battle.cards import Laid, in_force
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.pack.cards import When
from rules.core.messages import Name
from tests.assyrian_wars.cards.battlefield import attack, counter, lay
from tests.assyrian_wars.cards.events import respond
from tests.assyrian_wars.cases.battles import all_dice
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import search
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight
from tests.assyrian_wars.cases.table import CaseTable, table

STORM, CHARGE, WALL, PANIC, COUNTER, MEASURES = "88", "89", "90", "91", "95", "99"
HANDS = "hand AS: 88 99 25; hand BA: 95 90 100; hand EL: 91 89; hand EG: 92 26; BA: saved 4; EL: saved 4"
ARMIES = "ashur: AS turtan 3B; sippar: BA nabu 2LI, EL tannanu 2LI CH"


def before_battle(text: str = f"{ARMIES}; {HANDS}") -> CaseTable:
    """Assyria attacks Babylonians and Elamites; the first window is open."""
    return attack(text, "sippar")


def kinds(game: CaseTable) -> dict[str, str]:
    """Who is asked what."""
    return {question.seat: question.kind for question in game.match.pending}


def passing(game: CaseTable, *countries: str) -> None:
    for country in countries:
        if game.seat(country) in kinds(game):
            game.answer(country, "pass")


def test_aw_6_7_1_1_face_down_and_revealed_together() -> None:
    """AW-6.7.1-1: Assyria, Babylonia and Elam choose; nobody sees a card before all have chosen."""
    game = before_battle()
    assert list(kinds(game)) == [game.seat("AS"), game.seat("BA"), game.seat("EL")]
    game.play("AS", lay(STORM))
    assert game.told == []
    outcome = game.answer("EL", "pass")
    assert all(entry.for_seat(game.seat("BA")).answer is None for entry in outcome.entries)
    game.answer("BA", "pass")
    assert game.message("battle-card").params["card"] == Name("card", STORM)


def test_aw_6_7_1_2_a_counter_maneuver() -> None:
    """AW-6.7.1-2: the battle card has no effect and costs nothing; the counter is paid."""
    game = before_battle()
    paid = game.ap("AS")
    game.play("AS", lay(STORM))
    passing(game, "BA", "EL")
    assert set(kinds(game).values()) == {"battle-counter"}
    game.play("BA", counter(COUNTER, STORM))
    passing(game, "AS", "BA", "EL")
    assert "battle-card-cancelled" in game.told
    assert all_dice(game, "AS")[0][0] == ("B", 3, 3)
    assert (game.ap("AS"), game.saved("BA")) == (paid, 3)


def test_aw_6_7_1_3_counter_measures_on_a_counter_maneuver() -> None:
    """AW-6.7.1-3: the counter is cancelled, so the battle card takes effect."""
    game = before_battle()
    paid = game.ap("AS")
    game.play("AS", lay(STORM))
    passing(game, "BA", "EL")
    game.play("BA", counter(COUNTER, STORM))
    game.play("AS", counter(MEASURES, COUNTER))
    passing(game, "BA", "EL")
    assert all_dice(game, "AS")[0][0] == ("B", 4, 3)
    assert (game.ap("AS"), game.saved("BA")) == (paid - 2, 4)


def test_aw_6_7_1_4_aw_6_11_d_102_nothing_is_added_later() -> None:
    """AW-6.7.1-4, AW-6.11.d-102: after the reveal no battle card can be laid any more."""
    game = before_battle()
    passing(game, "BA", "EL")
    game.play("AS", lay(STORM))
    for kind in ("battle-counter", "battle-measures"):
        assert kinds(game) == {game.seat("BA"): kind}
        assert game.refused("BA", lay(WALL)).message.id == "kernel-action-not-open"
        passing(game, "BA")
    assert "battle-card-cancelled" not in game.told


def test_aw_6_7_1_5_aw_6_11_d_101_only_participants_play_battle_cards() -> None:
    """AW-6.11.d-101, AW-6.7.1-5: who has no pieces there is not asked and cannot play."""
    text = "ashur: AS turtan 3B; sippar: BA nabu 2LI; hand AS: 88 25; hand BA: 95 90; hand EL: 91 92"
    game = before_battle(text)
    assert game.seat("EL") not in kinds(game)
    assert game.refused("EL", lay(PANIC)).message.id == "kernel-not-asked"
    both = before_battle(f"seat P1: AS; seat P2: BA EL; {text}")
    assert both.seat("EL") in kinds(both)
    refusal = both.refused("EL", lay(PANIC))
    assert (refusal.rule, refusal.message.id) == ("6.11.d", "battle-card-not-in-hand")


def test_aw_6_11_d_101_others_may_still_respond() -> None:
    """AW-6.11.d-101: Elam, with troops next door, answers Assyria's attack on Babylonia with False Trail."""
    text = "ashur: AS turtan 3B; sippar: BA nabu 2LI; kish: EL LI; hand AS: 88 25; hand EL: 91 75; EL: saved 2"
    game = table(text, impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", "sippar"))
    assert kinds(game) == {game.seat("EL"): "respond"}
    assert game.refused("EL", lay(PANIC)).message.id == "kernel-action-not-open"
    game.play("EL", respond("75"))
    assert (game.where("AS-turtan"), game.saved("EL")) == ("ashur", 1)


def test_aw_6_7_1_6_measures_against_a_battle_card() -> None:
    """AW-6.7.1-6: the third window reaches back to the first."""
    game = before_battle("ashur: AS turtan 3B; sippar: BA nabu 2LI; hand AS: 88 25; hand BA: 99 26; BA: saved 2")
    game.play("AS", lay(STORM))
    assert kinds(game) == {game.seat("BA"): "battle-measures"}
    game.play("BA", counter(MEASURES, STORM))
    assert all_dice(game, "AS")[0][0] == ("B", 3, 3)
    assert game.saved("BA") == 1


def test_aw_6_7_1_7_no_battle_cards_before_the_battle() -> None:
    """AW-6.7.1-7: not while somebody may intercept or evade."""
    text = "kalhu: AS turtan 2LI; sippar: BA nabu 2LI; hand AS: 88; hand BA: 90 95"
    game = table(text, impulse="AS", ap=9)
    game.play("AS", go("AS-turtan", "ashur"))
    assert game.question("BA").kind == "intercept"
    game.refused("BA", lay(WALL))
    fight(game)


def test_aw_6_11_e_101_counter_measures_beat_counter_maneuver() -> None:
    """AW-6.11.e-101: Chariot Charge takes effect, BA pays 1 + 1, AS nothing; all three are discarded."""
    hands = "hand BA: 89 99 25; hand AS: 95 88; BA: saved 4; AS: saved 4"
    game = before_battle(f"ashur: AS turtan 3LI; sippar: BA nabu 2CH; {hands}")
    paid = game.ap("AS")
    game.play("BA", lay(CHARGE))
    game.play("AS", counter(COUNTER, CHARGE))
    game.play("BA", counter(MEASURES, COUNTER))
    assert all_dice(game, "BA")[0][0] == ("CH", 5, 2)
    assert (game.saved("BA"), game.ap("AS")) == (2, paid)
    assert {CHARGE, COUNTER, MEASURES} <= set(game.board.discard)


def test_without_a_revealed_card_there_is_nothing_to_cancel() -> None:
    """6.7.1: if all pass, the second and third windows do not open."""
    game = before_battle()
    passing(game, "AS", "BA", "EL")
    assert not {"battle-counter", "battle-measures"} & set(kinds(game).values())


def test_r_16_the_last_card_of_the_phasing_country_is_reserved() -> None:
    """R-16: until its card is played, Assyria keeps one; others may play their last."""
    game = before_battle("ashur: AS turtan 3B; sippar: BA nabu 2LI; hand AS: 88 87; hand BA: 90; BA: saved 1")
    assert game.refused("AS", lay("88", "87")).rule in ("3.1", "6.11.d")
    game.play("AS", lay(STORM))
    game.play("BA", lay(WALL))
    assert game.country("BA").hand == []


def test_several_cards_are_paid_together() -> None:
    """6.7.1, R-132: any number of cards; a minor borrows no more than its ECO level for all of them."""
    game = before_battle("ashur: AS turtan 3B; sippar: BA nabu 2LI B; hand BA: 90 91 88 25; BA: saved 1; hand AS: 26")
    game.play("BA", lay("90", "91", "88"))
    assert game.country("BA").loan == 6
    assert game.saved("BA") == 0


def lay_down(country: str, card: str, window: When, against: str | None = None) -> Laid:
    """A card as it lies there."""
    return Laid(CountryId(country), CardId(card), "event", window, None if against is None else CardId(against))


def test_what_is_in_force() -> None:
    """R-69: measures cancel cards of both windows before, counters that are cancelled cancel nothing."""
    storm, wall = lay_down("AS", STORM, When.BATTLE), lay_down("BA", WALL, When.BATTLE)
    parry = lay_down("BA", COUNTER, When.BATTLE_COUNTER, STORM)
    assert in_force((storm, wall, parry)) == (wall,)
    assert in_force((storm, wall, parry, lay_down("AS", MEASURES, When.BATTLE_MEASURES, COUNTER))) == (storm, wall)
    assert in_force((storm, wall, parry, lay_down("AS", MEASURES, When.BATTLE_MEASURES, WALL))) == ()


def asked_in_battle(hands: str) -> CaseTable:
    """Assyria attacks Babylonians, and nobody leaves it to his standing orders to pass."""
    text = f"ashur: AS turtan 3B; sippar: BA nabu 2LI; {hands}"
    game = table(text, impulse="AS", ap=9, dice={"melee": every(6)}, orders=False)
    game.play("AS", go("AS-turtan", "sippar"))
    return fight(game)


def test_6_7_1_nobody_is_asked_whose_cards_everybody_knows() -> None:
    """6.7.1: Babylonia has its home cards alone, and none of them is a battle card; one card more may be anything."""
    known = asked_in_battle("hand AS: 88 25; hand BA: 14 15")
    assert kinds(known) == {known.seat("AS"): "battle"}
    unknown = asked_in_battle("hand AS: 88 25; hand BA: 14 26")
    assert kinds(unknown) == {unknown.seat("AS"): "battle", unknown.seat("BA"): "battle"}


def test_6_7_1_no_window_for_cards_that_lie_open() -> None:
    """6.7.1: all Counter Maneuvers are in the discard pile: after the battle cards come the Counter Measures."""
    game = asked_in_battle("hand AS: 88 25; hand BA: 26 27; discard: 95 96 97 98")
    game.play("AS", lay(STORM))
    game.answer("BA", "pass")
    assert set(kinds(game).values()) == {"battle-measures"}


def test_6_7_1_no_battle_cards_at_sea_without_phoenicia() -> None:
    """6.7.1, 6.16.f: of all cards only Phoenicia's home card is laid before a battle at sea."""
    text = "war EG AS; sidonia: EG SH1, AS SH1; hand EG: 25 26; hand AS: 27"
    game = table(text, impulse="EG", ap=4, dice={"search": [6, 6], "melee": every(6)}, orders=False)
    game.play("EG", search("sidonia"))
    assert "round-fought" in game.told
    assert "battle" not in kinds(game).values()
