"""Commanders, control, losses and displacement: what every chapter asks of the board."""

import pytest

from rules.hannibal.board.control import controlled, controls, holder, is_empty, is_unfriendly_tribe
from rules.hannibal.board.forces import (
    appoint,
    commander_of,
    force_at,
    is_besieged,
    is_lone,
    may_stand,
    room_inside,
    strategy_rating,
)
from rules.hannibal.board.ids import CARTHAGE, HISPANIA, ROME, GeneralId, ProvinceId, SpaceId
from rules.hannibal.board.losses import Toll, attrition, due, fits, has_choice, remove, spared
from rules.hannibal.board.state import Units
from rules.hannibal.notation import Position


@pytest.mark.parametrize(
    ("die", "units", "lost"),
    [
        (1, 6, Toll(0)),
        (-2, 12, Toll(1)),
        (3, 4, Toll(1)),
        (5, 1, Toll(0)),
        (6, 1, Toll(1, True)),
        (6, 9, Toll(3, True)),
        (9, 30, Toll(4, True)),
        (6, 0, Toll(0)),
    ],
)
def test_ch_2_the_attrition_table(die: int, units: int, lost: Toll) -> None:
    assert attrition(die, units) == lost


def test_h_75_losses_leave_a_choice_only_with_elephants_to_spare() -> None:
    army = Units(6, 2)
    assert spared(army, Toll(1)) == Units(1)
    assert spared(army, Toll(2, True)) == Units(1, 1)
    assert has_choice(army, Toll(1))
    assert has_choice(army, Toll(2, True))
    assert not has_choice(army, Toll(1, True))
    assert not has_choice(Units(6), Toll(2, True))
    assert fits(army, Toll(2, True), Units(0, 2))
    assert not fits(army, Toll(2, True), Units(2))
    assert due(Units(1), Toll(4, True)) == 1
    assert spared(Units(0, 2), Toll(2)) == Units(0, 2)


def test_ch_20_a_siege_ends_with_its_last_besieger() -> None:
    board = Position.parse("tarentum: C 2 mago, in 1, siege 2").board
    space = SpaceId("tarentum")
    remove(board, CARTHAGE, space, Units(1))
    assert is_besieged(board, space)
    remove(board, CARTHAGE, space, Units(1))
    assert not is_besieged(board, space)
    assert room_inside(board, space) == 1


def test_h_69_the_highest_rank_commands_then_the_owners_choice_then_the_better_general() -> None:
    board = Position.parse("rome: R 9 nero varro paulus africanus marcellus(proconsul)").board
    stack = force_at(board, ROME, SpaceId("rome"))
    assert commander_of(board, stack) == "c-nero"
    appoint(board, GeneralId("c-terentius-varro"))
    assert commander_of(board, stack) == "c-terentius-varro"
    appoint(board, GeneralId("scipio-africanus"))
    assert commander_of(board, stack) == "c-nero"


def test_ch_2_places_matter_to_some_generals() -> None:
    board = Position.parse("rome: R 5 p-scipio").board
    scipio = GeneralId("p-scipio")
    assert strategy_rating(board, scipio) == 3
    assert strategy_rating(Position.parse("tarraco: R 5 p-scipio").board, scipio) == 2
    assert not may_stand(GeneralId("hanno"), SpaceId("saguntum"))
    assert may_stand(GeneralId("fabius-maximus"), SpaceId("rome"))


def test_ch_1_a_lone_general_has_no_units_with_him() -> None:
    board = Position.parse("capua: R 2, in nero").board
    assert is_lone(board, GeneralId("c-nero"))
    assert not is_lone(board, GeneralId("hannibal"))


def test_ch_1_control_needs_more_than_half() -> None:
    board = Position.parse("capua: punic").board
    campania = ProvinceId("campania")
    assert holder(board, campania) is None
    assert not controls(board, ROME, campania)
    assert controlled(board, CARTHAGE, HISPANIA) == ["baetica", "celtiberia", "orospeda"]


def test_ch_1_tribes_are_not_empty() -> None:
    board = Position.parse("").board
    assert is_empty(board, SpaceId("narbo"))
    assert not is_empty(board, SpaceId("averni"))
    assert is_unfriendly_tribe(board, ROME, SpaceId("boii"))
    assert not is_unfriendly_tribe(board, CARTHAGE, SpaceId("boii"))
