"""Victory points and ECO levels are always explainable: in whole random games every change is told, with its rule."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from random import Random

import pytest

import rules
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import hooks
from rules.assyrian_wars.interphase.economy import eco_breakdown
from rules.assyrian_wars.victory.victory import vp_breakdown
from rules.core.entries import Entry
from rules.core.ids import OptionValue
from rules.core.match import Match
from rules.core.messages import Event, Name
from tests.assyrian_wars.cases.conquests import done
from tests.assyrian_wars.cases.test_7_1_elimination import eliminate
from tests.assyrian_wars.random.policies import MEEK, STUBBORN, WARLORD, moody_answer
from tests.generic.registry import find

Books = Counter[tuple[str, str]]  # of each country its "eco" and its "vp"
Options = dict[str, OptionValue]

GAME = rules.games()["assyrian-wars"]
LONGEST = 4_000  # decisions


def books(board: Board) -> Books:
    """The ECO level with tribute and the victory points of every country."""
    found: Books = Counter()
    for country, state in board.countries.items():
        found["eco", country] = eco_level(board, country)
        found["vp", country] = state.vp
    return found


def changes(board: Board, entries: Iterable[Entry]) -> Books:
    """What the events tell of ECO levels and victory points; each of them names its rule."""
    found: Books = Counter()
    for entry in entries:
        for event in entry.events:
            for line, change in told(board, event):
                assert event.rule, event
                found[line] += change
    return found


def told(board: Board, event: Event) -> Iterator[tuple[tuple[str, str], int]]:
    """The lines of the books that an event changes, and by how much."""
    params = event.message.params

    def number(name: str) -> int:
        value = params[name]
        assert isinstance(value, int)
        return value

    def country(name: str = "country") -> CountryId:
        value = params[name]
        assert isinstance(value, Name)
        return CountryId(value.id)

    match event.message.id:
        case "victory-points":
            yield ("vp", board.countries[country()].stands_for or country()), number("points")
        case "eco-level-set":
            yield ("eco", country()), number("level") - number("before")
        case "eco-raised":
            yield ("eco", country()), number("levels")
        case "eco-lowered":
            yield ("eco", country()), -number("levels")
        case "tribute-begins":
            yield ("eco", country("payer")), -number("levels")
            yield ("eco", country("to")), number("levels")
        case "tribute-ends":
            yield ("eco", country("payer")), number("levels")
            yield ("eco", country("to")), -number("levels")


def check_accounts(board: Board) -> None:
    """The lines of each account add up, and what came since the Interphase is what cards lying there give."""
    for country in board.countries:
        account, points = eco_breakdown(board, country), vp_breakdown(board, country)
        assert sum((line.amount for line in account.lines), Fraction(0)) == account.level == eco_level(board, country)
        since = sum(line.amount for line in account.lines if line.message.id == "eco-line-since")
        assert since in (0, hooks.eco_bonus(board, country)), account
        assert sum(line.points for line in points.lines) == points.points
        assert all(line.rule and line.reason for line in points.lines)


def keep_books(match: Match[Board], seed: int, moods: dict[str, dict[str, float]]) -> int:
    """Plays a game to its end and compares the books after every decision; gives the number of changes."""
    chance, found = Random(seed), 0
    policy = find("assyrian-wars").policy
    for _ in range(LONGEST):
        if match.finished:
            return found
        question, before = match.pending[chance.randrange(len(match.pending))], books(match.table.board)
        mood = moods.get(question.seat)
        answer = policy(match, question, chance) if mood is None else moody_answer(match, question, chance, mood)
        outcome = match.submit(question.seat, answer, question.id)
        assert outcome.refusal is None
        board = match.table.board
        explained = changes(board, outcome.entries)
        found += len(explained)
        after = books(board)
        wrong = [line for line in after if after[line] != before[line] + explained[line]]
        assert not wrong, (question.kind, wrong)
        check_accounts(board)
    raise AssertionError(f"game {seed} is not over after {LONGEST} decisions")


@pytest.mark.parametrize(
    ("scenario", "seed", "options", "seats"),
    [
        ("two-rivers", 36, {"sudden-end": False, "lead": "never", "elimination": True}, 2),
        ("two-rivers", 3, {"sudden-end": True}, 3),
        ("rise-and-fall", 17, {"sudden-end": False, "lead": "never", "elimination": True}, 2),
        ("campaign", 9, {"sudden-end": False, "lead": "never"}, 5),
    ],
)
def test_every_change_is_told_with_its_rule(scenario: str, seed: int, options: Options, seats: int) -> None:
    """7.3.3.e, 5.2.2, 8.3: no level and no point comes or goes in silence, whoever falls."""
    players = [f"P{number}" for number in range(1, seats + 1)]
    match: Match[Board] = Match.start(GAME, scenario, options, players, bytes([seed]) * 32)
    weak = STUBBORN if seed % 2 else MEEK
    moods = {"P1": WARLORD} | dict.fromkeys(players[1:], weak) if seats == 2 else {}
    assert keep_books(match, seed, moods) > 5


def test_an_eliminated_power_loses_its_level_by_an_event() -> None:
    """7.1: its ECO level is gone, that is told, and its account is empty."""
    game = done(eliminate("EL: eco 5, eco-cities 9, eco-rich 4; clock: turn 4"))
    lowered = [event for event in game.events if event.message.id == "eco-lowered"]
    assert [(event.rule, event.message.params["levels"]) for event in lowered] == [("7.1", 5)]
    assert eco_breakdown(game.board, CountryId("EL")).lines == ()
