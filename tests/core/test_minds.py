"""Computer players that look ahead: honest, repeatable, stoppable, and better than habit."""

import os
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random
from typing import Any

import pytest

from rules.core.actions import Action
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN, GENERAL, LEVELS, RECRUIT, Level, level_of, levels_of
from rules.core.minds.thinking import End, Thought, by_turns, is_settled, think
from rules.core.minds.worlds import ImaginedMatch, imagine, private_seed
from rules.core.orders import StandingOrder
from rules.core.policy import Policy
from rules.core.questions import Choose
from rules.core.table import Imagined
from tests.core.toy import ToyGame
from tests.generic.positions import head, live_bytes
from tests.generic.probes import with_hidden_swapped
from tests.practice.board import Board
from tests.practice.brain import HillsBrain
from tests.practice.game import ThreeHills

SEATS = ("P1", "P2", "P3")
GAME = ThreeHills()


def begin(seed: int = 1, game: ThreeHills = GAME, seats: tuple[str, ...] = SEATS) -> Match[Board]:
    return Match.start(game, "skirmish", {}, seats, b"secret %d" % seed)


def positions(count: int, game: ThreeHills = GAME, every: int = 5) -> Iterator[Match[Board]]:
    """Every so many decisions of games that are played by habit."""
    seed = step = 0
    while count:
        seed += 1
        match, policy = begin(seed, game), Policy(Random(seed))
        while not match.finished and count:
            step += 1
            if step % every == 0:
                count -= 1
                yield match
            question = match.pending[step % len(match.pending)]
            match.submit(question.seat, policy.answer(match, question), question.id)


def answer_of(match: Match[Any], level: str = "captain") -> Thought:
    return think(match, match.pending[0].id, LEVELS[level], b"seed")


@pytest.mark.parametrize("level", LEVELS)
def test_the_best_answer_is_legal_and_thinking_changes_nothing(level: str) -> None:
    for match in positions(12):
        before, asked = live_bytes(match), match.pending[0]
        thought = answer_of(match, level)
        assert live_bytes(match) == before
        assert match.refusal(asked.seat, thought.answer, asked.id) is None
        assert thought.rollouts <= max(LEVELS[level].rollouts, LEVELS[level].candidates + 15)
        assert not thought.failed


def test_the_same_match_level_and_seed_give_the_same_answer_in_another_process() -> None:
    dumps = [match.dump() for match in positions(8)]
    code = (
        "import sys; from tests.core.test_minds import *\n"
        "for line in sys.stdin: print(answer_of(Match.load(GAME, bytes.fromhex(line))))"
    )
    told = subprocess.run(
        [sys.executable, "-c", code],
        input="\n".join(dump.hex() for dump in dumps),
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert told == [str(answer_of(Match.load(GAME, dump))) for dump in dumps]


def test_nobody_can_foresee_a_thought_without_the_secret() -> None:
    one, other = begin(1), begin(2)
    assert private_seed(one, "thought") != private_seed(other, "thought")
    assert private_seed(one, "thought") != private_seed(one, "temper")
    assert head(one).secret not in private_seed(one, "thought")


def test_captains_beat_habit() -> None:
    wins = 0
    for seed in range(12):
        match, policy = begin(seed, seats=("P1", "P2")), Policy(Random(seed))
        captain = match.seats[seed % 2]
        while not match.finished:
            asked = match.pending[0]
            wise = think(match, asked.id, CAPTAIN).answer if asked.seat == captain else policy.answer(match, asked)
            match.submit(asked.seat, wise, asked.id)
        wins += captain in match.winners
    assert wins >= 9


def test_two_answers_are_compared_as_thoroughly_as_many() -> None:
    two = [thought for match in positions(60) if len((thought := answer_of(match)).considered) == 2]
    assert two
    assert min(thought.considered[0].tried for thought in two) >= 3


def test_of_equal_answers_the_usual_one_is_given() -> None:
    """Else whatever is on offer first would be done where nothing hangs on it, such as a hopeless interception."""
    for match in positions(60):
        asked, thought = match.pending[0], answer_of(match)
        best = thought.considered[:1]
        equal = [one.answer for one in thought.considered if (one.value, one.tried) == (best[0].value, best[0].tried)]
        assert thought.answer == asked.default or asked.default not in equal


@pytest.mark.parametrize(
    ("one", "two", "settled"),
    [
        ((5.0, 5.0, 5.0), (4.0, 4.0, 4.0), True),  # the same in every row
        ((5.0, 6.0, 7.0), (4.9, 5.9, 6.9), True),  # the rows differ, the lead does not
        ((5.0, 0.0, 9.0), (0.0, 5.0, 0.0), False),
        ((1.0, 1.0, 1.0), (1.0, 1.0, 1.0), True),  # nothing hangs on it
    ],
)
def test_what_is_better_beyond_doubt_needs_no_more_looks(
    one: tuple[float, ...], two: tuple[float, ...], settled: bool
) -> None:
    ends = [[End({}, value) for value in values] for values in (one, two)]
    assert is_settled(ends, [0, 1]) is settled


class Farsighted(HillsBrain):
    """Looks beyond the round where it marches, and remembers which rounds it has seen."""

    outlook = {"march": 3}

    def __init__(self) -> None:
        self.rounds: set[int] = set()

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        self.rounds.add(table.board.round)
        return super().worth(table, seat)


def test_what_shows_only_later_is_looked_at_later() -> None:
    match = begin()
    now, asked = match.table.board.round, match.pending[0]
    assert asked.kind == "march"
    brains = {"near": Farsighted(), "far": Farsighted()}
    brains["near"].outlook = {}
    for brain in brains.values():
        think(match, asked.id, CAPTAIN, brain=brain)
    assert max(brains["near"].rounds) == now + 1
    assert max(brains["far"].rounds) == now + 3


class Ticking(Farsighted):
    """Finds every round worth as much as its number."""

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        return {"rounds": float(table.board.round)}


@pytest.mark.parametrize(
    ("foresight", "at_once", "rounds"), [(1, 0.5, 1.0), (2, 0.5, 1.5), (3, 0.5, 2.0), (3, 0.25, 2.5), (3, 0.0, 3.0)]
)
def test_where_a_general_looks_further_what_shows_at_once_has_its_share(
    foresight: int, at_once: float, rounds: float
) -> None:
    match, brain = begin(), Ticking()
    brain.outlook, brain.foresight, brain.at_once = {}, foresight, at_once
    thought = think(match, match.pending[0].id, GENERAL, brain=brain)
    best = max(one.value for one in thought.considered)
    assert best == pytest.approx(match.table.board.round + rounds, abs=0.1)


@pytest.mark.parametrize(("level", "beyond"), [(CAPTAIN, 1), (GENERAL, 2)])
def test_generals_look_as_far_as_their_brain_says(level: Level, beyond: int) -> None:
    match, brain = begin(), Farsighted()
    brain.outlook, brain.foresight = {}, 2
    think(match, match.pending[0].id, level, brain=brain)
    assert max(brain.rounds) == match.table.board.round + beyond


def test_what_is_done_reluctantly_must_promise_more() -> None:
    """Marching is chosen freely; a brain that is loath to play cards plays none."""

    def cards(brain: HillsBrain) -> int:
        thoughts = [think(match, match.pending[0].id, CAPTAIN, brain=brain) for match in positions(30)]
        return sum(isinstance(thought.answer, Action) for thought in thoughts)

    loath = HillsBrain()
    loath.reluctance = dict.fromkeys(GAME.kit.actions, 50.0)
    assert cards(HillsBrain()) > cards(loath) == 0


# ---- worlds -----------------------------------------------------------------------------------------------------


def test_a_world_has_other_dice_and_reopens_what_others_have_sealed() -> None:
    match = begin()
    match.submit("P2", Choose("oak"))
    match.submit("P3", Choose("elm"))
    world = imagine(match, Seat("P1"), b"world")
    assert isinstance(world, ImaginedMatch)
    assert isinstance(world.table, Imagined)
    assert [(one.seat, one.kind) for one in world.pending] == [(seat, "march") for seat in SEATS]
    assert not world.sealed
    assert head(world).secret == b"world"
    assert world.view("P1") == match.view("P1")
    assert [len(match.sealed), len(match.pending)] == [2, 1]


def test_a_world_does_not_know_what_others_have_ordered() -> None:
    match = begin()
    for seat in ("P1", "P2"):
        match.order(seat, StandingOrder("turn", Choose("rest")))
    world = imagine(match, Seat("P1"), b"world")
    assert [len(world.orders(seat)) for seat in SEATS] == [1, 0, 0]


def test_a_sketch_is_played_without_being_written() -> None:
    world = imagine(begin(), Seat("P1"), b"world")
    before = world.dump()
    sketch = world.sketch(b"sketch")
    for seat in SEATS:
        assert sketch.submit(seat, Choose("oak")).refusal is None
    assert sketch.revision == world.revision + 3
    assert world.dump() == before
    assert len(sketch.dump()) < len(before) / 2


def test_a_sketch_tells_nobody_what_happens() -> None:
    """It comes to the same as what is written down, and nobody reads of it."""
    world = imagine(begin(), Seat("P1"), b"world")
    sketch = world.sketch(b"world")
    told = [event for seat in SEATS for event in world.submit(seat, Choose("oak")).events]
    silent = [event for seat in SEATS for event in sketch.submit(seat, Choose("oak")).events]
    assert told
    assert not silent
    assert head(sketch).board == head(world).board


# ---- honesty ----------------------------------------------------------------------------------------------------


class Leaky(ThreeHills):
    """Looks at the truth: nothing is dealt anew."""

    def deal_hidden(self, board: Board, seat: Seat | None, pick: Callable[[int], int], fixed: Collection[str]) -> None:
        pass


def choices_differ(game: ThreeHills, count: int) -> int:
    """How often an exchange of what a seat cannot see changes its answer or what it thinks of it."""
    chance, differing = Random(3), 0
    for match in positions(count, game, every=3):
        other = match
        for _ in range(4):
            other = with_hidden_swapped(other, match.pending[0].seat, chance)
        differing += answer_of(match) != answer_of(other)
    return differing


def test_a_thought_depends_on_nothing_that_its_seat_cannot_see() -> None:
    assert choices_differ(GAME, 40) == 0
    assert choices_differ(Leaky(), 40) > 0


class Watchful(HillsBrain):
    """Tells what tables it was given."""

    def __init__(self) -> None:
        self.seen: list[Imagined[Board]] = []

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        self.seen.append(table)
        return super().worth(table, seat)

    def mark(self, table: Imagined[Board]) -> Any:
        self.seen.append(table)
        return super().mark(table)


def test_a_brain_reads_imagined_tables_only() -> None:
    game = ThreeHills()
    game.brain = brain = Watchful()
    for match in positions(6, game):
        answer_of(match)
        assert brain.seen
        assert all(isinstance(table, Imagined) and table.board is not match.table.board for table in brain.seen)


# ---- stopping, levels --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("patience", [0, 1, 5, 20])
def test_a_thought_can_be_stopped_and_the_best_so_far_is_legal(patience: int) -> None:
    for match in positions(4):
        left = iter(range(patience))
        asked = match.pending[0]
        thought = think(match, asked.id, GENERAL, stop=lambda left=left: next(left, None) is None)
        assert match.refusal(asked.seat, thought.answer, asked.id) is None
        assert thought.rollouts <= patience


def test_levels_that_a_game_has() -> None:
    assert levels_of(GAME) == (RECRUIT, CAPTAIN, GENERAL)
    assert level_of(GAME, "simple") is RECRUIT
    plain = ToyGame()
    assert (levels_of(plain), level_of(plain, "general")) == ((RECRUIT,), RECRUIT)


def test_every_sort_is_heard_by_turns() -> None:
    one, two, three = Choose("1"), Choose("2"), Choose("3")
    assert list(by_turns([[one, two], [three]])) == [one, three, two]


def test_a_reason_says_what_speaks_for_the_best() -> None:
    thought = next(one for match in positions(30) if (one := answer_of(match)).reasons)
    assert {name for name, _ in thought.reasons} <= {"crowns", "warriors", "cards", "danger", "victory"}
    assert thought.considered[0].answer == thought.answer
