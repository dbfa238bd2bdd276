"""A battle that is being fought has a picture: who still stands, what fell and every die, as far as one may see."""

import pytest
from msgspec.structs import replace

import rules
from bot.games.assyrian_wars.changes import report
from bot.games.assyrian_wars.fighting import ASKED, fight_of
from bot.games.registry import presentations
from render.assyrian_wars.battle import BattleReport, Combatant, Fate, Party, standing, told
from rules.assyrian_wars.board.ids import AreaId, CardId, PieceId
from rules.assyrian_wars.events.laying import LayCards
from rules.assyrian_wars.view import View
from tests.assyrian_wars.cards.battlefield import SHOW
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through, until
from tests.assyrian_wars.cases.sieges import besiege, siege_table
from tests.assyrian_wars.cases.table import CaseTable
from tests.bot.house import House

WARS = presentations(rules.games())["assyrian-wars"]
TEXT = "ashur: AS turtan 4LI; sippar: BA nabu 3LI"
FOG, CLEAR = "", "options: not fog-of-war; "
DICE = every(6, after=[1, 1, *[6] * 4, 1])  # two hits of Assyria, one of Babylonia


def shown(game: CaseTable, country: str | None, language: str = "en") -> BattleReport:
    """The battle as the player of a country (None: a spectator) sees it."""
    seat = None if country is None else game.seat(country)
    asked = [question for question in game.match.pending if seat in (None, question.seat)] or game.match.pending
    view = game.match.view(seat)
    assert isinstance(view, View)
    fight = fight_of(asked, [event for event in game.events if event.seats is None])
    assert fight is not None
    return report(fight, view, WARS.words(language), over=False)


def in_battle(fog: str = CLEAR) -> CaseTable:
    """The dice of the first melee lie there, and hits have to be taken."""
    return until(attack(fog + TEXT, "AS-turtan", "sippar", dice={"melee": DICE}), "take-hits")


def ids(party: Party) -> set[str]:
    return {each.piece for each in party.pieces}


def test_the_dice_lie_there_before_the_hits_are_taken() -> None:
    made = shown(in_battle(), "BA")
    [round] = made.rounds
    assert (made.place, made.kind, made.goes_on, made.winner) == ("sippar", "field", True, "")
    assert (round.kind, round.number) == ("melee", 1)
    assert sorted(die for throw in round.attacker for die in throw.dice)[:2] == [1, 1]
    assert round.hits[0] == 2
    assert {"AS-turtan", "AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-LI-4"} == ids(made.attacker)
    assert "The battle goes on." in told(made)
    assert "Der Kampf geht weiter." in told(made, "de")


def test_who_fell_stands_no_more() -> None:
    """6.7.4: in the second round the losses of the first are told, and those who are left stand above them."""
    game = in_battle()
    first = [question.kind for question in game.match.pending]
    assert set(first) == {"take-hits"}
    while game.match.pending[0].kind == "take-hits":
        through(game, "take-hits")
    assert game.match.pending[0].kind in ASKED, f"the battle is over: {game.told}"
    made = shown(game, None)
    fallen = {each.piece for party in (made.attacker, made.defender) for each in party.pieces if each.fate != "stands"}
    assert fallen
    left = {each.piece: each for party in (made.attacker, made.defender) for each in standing(party)}
    for party in (made.attacker, made.defender):
        for each in party.pieces:
            assert (each.piece in left) == (each.fate in ("stands", "reduced"))
            assert each.fate != "reduced" or left[each.piece].reduced


@pytest.mark.parametrize("country", ["AS", "BA", None])
def test_the_fog_stays(country: str | None) -> None:
    """9.5: nobody's picture has a unit that his own view does not show, and each sees his own."""
    game = in_battle(FOG)
    made = shown(game, country)
    view = game.match.view(None if country is None else game.seat(country))
    assert isinstance(view, View)
    area = AreaId("sippar")
    seen = {piece.id for piece in (*view.areas[area].pieces, *view.area_stacks.get(area, ()))}
    there = {piece.id for piece in game.board.areas[area].pieces if piece.is_unit}
    assert ids(made.attacker) | ids(made.defender) <= seen
    assert there - seen, "nothing is hidden, so nothing is proved"
    own = {"AS": made.attacker, "BA": made.defender}.get(country or "")
    for party in (made.attacker, made.defender):
        assert bool(party.unseen) == (party is not own)
    if own is not None:
        assert {piece for piece in there if piece.startswith(country or "")} <= ids(own)


def test_before_the_dice_nobody_knows_how_many_stand_in_the_fog() -> None:
    """9.5: a top alone must not look like the whole army; who sees his own is told nothing of fog."""
    game = attack(f"{TEXT}; hand AS: 90 40; hand BA: 91 41", "AS-turtan", "sippar", dice={"melee": every(6)})
    made = shown(game, "BA")
    assert (made.attacker.veiled, made.attacker.unseen, made.defender.veiled) == (True, 0, False)
    assert any("perhaps more in the fog" in line for line in told(made))
    through(game, *SHOW)
    assert not shown(game, "BA").attacker.veiled


def test_the_fog_of_one_looks_like_that_of_the_other_way_round() -> None:
    """The pictures of two players differ: each is made of his own view."""
    game = in_battle(FOG)
    assert shown(game, "AS") != shown(game, "BA") != shown(game, None)


def test_a_card_under_seal_is_in_nobodys_picture() -> None:
    """6.7.1: cards are turned over together; until then the picture of the others does not change."""
    game = attack(f"{CLEAR}{TEXT}; hand AS: 90 40; hand BA: 91 41", "AS-turtan", "sippar", dice={"melee": every(6)})
    assert game.question("BA").kind == "battle"
    before, untold = shown(game, "BA"), game.events
    game.play("AS", LayCards((CardId("90"),)))
    game.events = untold + game.events
    assert game.question("BA").kind == "battle"
    assert shown(game, "BA") == before
    assert before.attacker.cards == ()
    through(game, *SHOW)
    assert shown(game, "BA").attacker.cards == (CardId("90"),)


def test_a_siege_while_hits_are_taken_and_none_before_its_dice() -> None:
    dice = {"besiegers": every(6, after=[1, 1]), "defenders": every(6, after=[1, 1])}
    game = siege_table(f"{CLEAR}kish: AS turtan 4LI, BA (nabu 3LI)", dice=dice)
    until(besiege(game, "AS-turtan", "assault"), "take-hits")
    made = shown(game, None)
    assert (made.kind, made.goes_on, len(made.rounds)) == ("siege", True, 1)


def test_a_question_elsewhere_shows_no_battle() -> None:
    game = in_battle()
    events = [event for event in game.events if event.seats is None]
    [asked, *_] = game.match.pending
    assert asked.reason is not None
    assert fight_of([asked], events) is not None
    assert fight_of([replace(asked, reason=None)], events) is None
    assert fight_of([asked], []) is None


async def test_it_can_be_drawn(house: House) -> None:
    game = in_battle(FOG)
    events = [event for event in game.events if event.seats is None]
    drawing = WARS.fight(game.match.pending, events, game.match.view(None), WARS.words("de"))
    assert drawing is not None
    [ready] = await house.app.studio.draw(drawing.order)
    assert ready.data
    assert "Der Kampf geht weiter" in ready.alt


def test_the_lost_and_the_routed_are_not_among_those_who_stand() -> None:
    fates: tuple[Fate, ...] = ("stands", "reduced", "destroyed", "routed")
    pieces = tuple(Combatant(PieceId(f"AS-LI-{number}"), fate=fate) for number, fate in enumerate(fates, 1))
    left = standing(Party(("AS",), pieces))
    assert [(each.piece, each.reduced) for each in left] == [("AS-LI-1", False), ("AS-LI-2", True)]
