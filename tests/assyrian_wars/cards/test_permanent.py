"""Permanent cards (6.11.f, 6.11.l): Zagros Passes (17) and Marduk's Assyrian Followers (58)."""

import pytest

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.procedures import Procedure
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cases.battles import all_dice, attack
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

AS, BA = CountryId("AS"), CountryId("BA")


def face_up(board: Board) -> list[str]:
    return [effect.card for effect in board.effects if effect.face_up]


# ---- 17: Zagros Passes -------------------------------------------------------------------------------------------


@cards(17)
def test_it_lies_there_until_the_turn_ends(card: str) -> None:
    """And is back in Elam's hand with the other home cards (6.19, R-15)."""
    game = table(f"hand EL: {card} 16 40; hand BA: none; EL: eco 1", impulse="EL", ap=4)
    game.play("EL", event(card))
    assert game.ap("EL") == 3
    assert face_up(game.board) == [card]
    assert card not in game.country("EL").hand
    while "turn-ends" not in game.told:
        assert face_up(game.board) == [card]
        question = game.match.pending[0]
        game.keep(game.match.submit(question.seat, question.default or "", question.id))
    assert card in game.country("EL").hand
    assert face_up(game.board) == []


def battle(more: str, way: str = "mountain", defender: str = "EL 2LI") -> CaseTable:
    """Assyria attacks Elam over a connection of this kind."""
    edition = edition_of(table("hand AS: 40").board)
    links = edition.map.terrain
    home = (*edition.map.home_areas[CountryId("EL")], *edition.map.associated_areas[CountryId("EL")])
    target, start = next((a, b) for a in home for b, kind in links[a].items() if kind == way and b not in home)
    text = f"{start}: AS turtan 3LI; {target}: {defender}; {more}"
    return attack(text, "AS-turtan", target, dice={"melee": every(6)})


@cards(17)
def test_a_third_terrain_die_in_the_first_round(card: str) -> None:
    """Three instead of two for a defender with Elamite units, in the first round only."""
    laid = f"effect {card} EL turn: kind terrain-dice, target EL, value 1, face-up"
    assert ("terrain", 3, 2) in all_dice(battle("hand AS: 40 41"), "EL", "melee")[0]
    first, second = all_dice(battle(f"{laid}; hand AS: 40 41"), "EL", "melee")
    assert ("terrain", 3, 3) in first
    assert "terrain" not in [kind for kind, _, _ in second]


@cards(17)
def test_passes_help_nobody_but_elamites_over_mountains(card: str) -> None:
    """Not over other connections, and not a defender without Elamite units."""
    laid = f"effect {card} EL turn: kind terrain-dice, target EL, value 1, face-up"
    first = all_dice(battle(f"{laid}; hand AS: 40 41", way="standard"), "EL", "melee")[0]
    assert "terrain" not in [kind for kind, _, _ in first]
    others = all_dice(battle(f"{laid}; hand AS: 40 41", defender="BA 2LI"), "BA", "melee")[0]
    assert ("terrain", 3, 2) in others


@cards(17)
def test_only_elam_plays_it(card: str) -> None:
    other = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    assert other.refused("BA", event(card)).message.id == "event-for-others"


@cards(17)
def test_passes_cancelled(card: str) -> None:
    game = table(f"hand EL: {card} 40; hand AS: {MEASURES} 41; AS: saved 1", impulse="EL", ap=4)
    cancelled(game, "AS", "EL", event(card))
    assert face_up(game.board) == []
    assert game.country("EL").played_home == [card]


# ---- 58: Marduk's Assyrian Followers -----------------------------------------------------------------------------

HELD = "babylon: AS 2LI, control AS; AS: eco 9"


@cards(58)
@pytest.mark.parametrize("support", [HELD, "camp assyrian: BA; AS: eco 9"])
def test_followers_raise_the_eco_level_at_once(card: str, support: str) -> None:
    """With Babylon in Assyria's hand, or Babylonia in its camp; Babylonian succession rolls are 1 higher (10.3)."""
    game = table(f"{support}; hand AS: {card} 40", impulse="AS", ap=4)
    game.play("AS", event(card, use="followers"))
    assert eco_level(game.board, AS) == 10
    assert hooks.eco_bonus(game.board, AS) == 1
    assert hooks.succession_modifier(game.board, BA) == 1
    assert face_up(game.board) == [card]
    assert game.ap("AS") == 1


@cards(58)
def test_followers_need_babylon_or_babylonia(card: str) -> None:
    game = table(f"hand AS: {card} 40", impulse="AS", ap=4)
    assert game.refused("AS", event(card, use="followers")).message.id == "no-followers-there"
    other = table(f"hand BA: {card} 40", impulse="BA", ap=4)
    assert other.refused("BA", event(card, use="followers")).message.id == "event-for-others"


LAID = "effect 58 AS condition: kind standing-support, target babylon, value 1, face-up; AS: eco 10"


@cards(58)
def test_aw_6_11_l_101_permanent_card_ends_by_its_condition(card: str) -> None:
    """AW-6.11.l-101: Assyria pillages Babylon: the card goes to the discard pile, the ECO effect stops."""
    game = table(f"{LAID}; babylon: AS 2LI, control AS; hand AS: 40 41", impulse="AS", ap=4)
    game.play("AS", Pillage(AreaId("babylon")))
    assert eco_level(game.board, AS) == 9
    assert face_up(game.board) == []
    assert card in game.board.discard
    assert hooks.succession_modifier(game.board, BA) == 0


@cards(58)
def test_followers_come_after_the_pillage(card: str) -> None:
    """6.11: the card that is played last prevails; only a pillage after it takes it from the table."""
    text = "babylon: AS 2LI, control AS; kish: AS 2LI, control AS; AS: eco 9"
    game = table(f"{text}; hand AS: {card} 82 9 40", impulse="AS", ap=8)
    game.play("AS", Pillage(AreaId("babylon")))
    game.play("AS", event(card, use="followers"))
    assert face_up(game.board) == [card]
    game.play("AS", Pillage(AreaId("kish")))
    assert (face_up(game.board), eco_level(game.board, AS)) == ([card], 10)
    game.play("AS", event("82", "babylon", plus=True))
    assert (face_up(game.board), eco_level(game.board, AS)) == ([], 9)


@cards(58)
def test_followers_are_lost_with_the_city(card: str) -> None:
    game = table(f"{LAID}; babylon: BA 2LI, control BA; hand BA: 40 41", impulse="BA", ap=4)
    game.end("BA")
    through(game)
    assert card in game.board.discard
    assert game.country("AS").eco == 9


@cards(58)
def test_followers_cancelled(card: str) -> None:
    text = f"{HELD}; hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1"
    game = cancelled(table(text, impulse="AS", ap=4), "BA", "AS", event(card, use="followers"))
    assert eco_level(game.board, AS) == 9


@cards(58)
def test_followers_count_in_the_next_eco_level_while_they_last(card: str) -> None:
    """7.3.3.e: the new level of the Interphase has the card's level too, and only while Babylon is held."""
    held = interphase(f"{LAID}; babylon: AS 2LI, control AS")
    assert held.country("AS").eco == interphase("babylon: AS 2LI, control AS; AS: eco 10").country("AS").eco + 1
    assert face_up(held.board) == [card]
    lost = interphase(f"{LAID}; babylon: BA 2LI, control BA")
    assert face_up(lost.board) == []
    assert lost.country("AS").eco == interphase("babylon: BA 2LI, control BA; AS: eco 10").country("AS").eco


@pytest.mark.unsound("revolts-are-nobodys")
@cards(58)
@pytest.mark.parametrize(
    "stack",
    [[GameTurns(step="go_on"), Interphase(step="timetable")], [GameTurns(step="end_turn"), ActionPhase()]],
    ids=["secret-diplomacy", "initiation"],
)
def test_followers_lost_between_two_impulses_bring_no_income(card: str, stack: list[Procedure]) -> None:
    """7.5.2.d, 5.1: a revolt or a garrison that is disbanded takes Babylon away before the next impulse."""
    phase = "clock: phase interphase" if isinstance(stack[1], Interphase) else "clock: phase initiation, start AS"
    game = through(table(f"{LAID}; babylon: revolt; hand AS: 40; {phase}", stack=stack))
    assert face_up(game.board) == []
    assert card in game.board.discard
    assert game.country("AS").eco == 9


def interphase(text: str) -> CaseTable:
    """The levels of the next turn are set."""
    return through(table(f"{text}; clock: phase interphase", stack=[GameTurns(step="go_on"), Interphase()]), "throne")
