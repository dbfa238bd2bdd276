"""Units and cards are always explainable: in random wars every change of their numbers is told, with its rule."""

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from rules.core.entries import Entry
from rules.core.messages import Event, Message, Name
from rules.hannibal.board.ids import SIDES, enemy_of
from rules.hannibal.board.state import Board
from tests.hannibal.random.policies import some_answer
from tests.hannibal.random.test_crowded_wars import crowded

Books = Counter[tuple[str, str]]  # of each side its "units", its "elephants" and the cards of its "hand"

LESS = {"units-lost": -1, "fleet-sunk": -1, "units-placed": 1}  # of the side that is named


def books(board: Board) -> Books:
    """What both sides have on the map, and their cards."""
    found: Books = Counter()
    for side in SIDES:
        stacks = [units for state in board.spaces.values() for units in (state.outside(side), state.within(side))]
        found["units", side] = sum(units.total for units in stacks)
        found["elephants", side] = sum(units.elephants for units in stacks)
        found["hand", side] = len(board.hands[side])
    return found


def told(event: Event) -> Iterator[tuple[tuple[str, str], int]]:
    """The lines of the books that an event changes, and by how much."""
    id, params = event.message.id, event.message.params
    name = params.get("side")
    side = name.id if isinstance(name, Name) else ""
    if id in LESS:
        yield from units(params["units"], side, LESS[id])
    elif id == "overrun":
        yield ("units", side), -1
    elif id == "city-fallen":
        yield from units(params["units"], enemy_of("rome" if side == "rome" else "carthage"), -1)
    elif id == "city-changed-sides":
        yield ("units", "rome"), -number(params["lost"])
    elif id.startswith("card-played-") or id in ("counter-played", "card-lost"):
        yield ("hand", side), -1
    elif id == "cards-dealt":
        assert event.seats is not None
        assert isinstance(params["cards"], tuple)
        yield ("hand", event.seats[0]), len(params["cards"])
    elif id == "card-taken":
        yield ("hand", side), 1
        yield ("hand", enemy_of("rome" if side == "rome" else "carthage")), -1


def units(said: object, side: str, sign: int) -> Iterator[tuple[tuple[str, str], int]]:
    """The units of a message, elephants among them."""
    assert isinstance(said, Message)
    yield ("units", side), sign * number(said.params["count"])
    yield ("elephants", side), sign * number(said.params["elephants"])


def number(value: object) -> int:
    """A number in a message."""
    assert isinstance(value, int)
    return value


def changes(entries: Iterable[Entry]) -> Books:
    """What the events tell; each of them names its rule."""
    found: Books = Counter()
    for entry in entries:
        for event in entry.events:
            for line, change in told(event):
                assert event.rule, event
                found[line] += change
    return found


@pytest.mark.parametrize("seed", range(31, 36))
def test_every_unit_and_card_is_accounted_for(seed: int) -> None:
    playout = crowded(seed, probe=False)
    match, chance = playout.match, playout.chance
    while not match.finished:
        before, question = books(match.table.board), match.pending[0]
        answer = some_answer(match, question, chance)
        entries = match.submit(question.seat, answer, question=question.id).entries
        after, expected = books(match.table.board), changes(entries)
        found = {line: after[line] - before[line] for line in before if after[line] != before[line]}
        assert found == {line: change for line, change in expected.items() if change}, (answer, entries)
