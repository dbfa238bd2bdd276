"""The frame of the benchmarks: groups, the table, and the file with stable names."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rules
from bench import __main__ as command
from bench import arena, balance, figures, fit, groups, paired, sets, store, tune
from bench import bot as load
from bench.figures import Figure, Reference
from render.workers import Workers
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.minds.weights import STEADY as WARS
from rules.assyrian_wars.minds.worth import Worth
from rules.assyrian_wars.turn.cards import PlayCard
from rules.core.match import Match
from rules.core.minds import thinking
from rules.core.minds.levels import LEVELS, Level
from rules.core.minds.thinking import Thought
from rules.core.policy import Policy
from rules.core.questions import Answer, Question
from rules.hannibal.minds.weights import STEADY
from tests.practice.brain import HillsBrain
from tests.practice.game import ThreeHills


def test_every_group_that_is_there_can_be_run() -> None:
    assert "kernel" in groups.present()
    assert all(callable(groups.load(name)) for name in groups.present())


def test_an_unknown_group_is_answered_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["--only", "knights"]) == 2
    assert "There is no group 'knights'; the groups are: kernel" in capsys.readouterr().err


def test_figures_are_kept_as_a_flat_object(tmp_path: Path) -> None:
    reference = Reference(plies_per_s=20_000)
    found = [reference.rate("a.per_s", 40_000), reference.time("a.ms", 0.5), Figure("a.bytes", 7, "bytes")]
    figures.save(found, tmp_path / "latest.json")
    assert json.loads((tmp_path / "latest.json").read_text()) == {
        "a.per_s": {"value": 40_000, "unit": "1/s", "ratio": 2.0, "to": "reference.chess_plies_per_s"},
        "a.ms": {"value": 0.5, "unit": "ms", "ratio": 10.0, "to": "reference.chess_ply_ms"},
        "a.bytes": {"value": 7, "unit": "bytes", "ratio": None, "to": None},
    }


def test_the_table_lines_up() -> None:
    lines = figures.table(
        [Figure("a.per_s", 41_234.5, "1/s", 2.0, "b"), Figure("long.name", 0.1234, "ms")]
    ).splitlines()
    assert lines == [
        "figure      value  unit  ratio  to  bar",
        "a.per_s    41,234  1/s       2  b",
        "long.name  0.1234  ms",
    ]


def test_the_store_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """In miniature, so that a change of what it measures is noticed here."""
    for name, few in (("WARM_UP", 1), ("ROUNDS", 2), ("IMPULSES", 2), ("ENTRIES_AN_IMPULSE", 2), ("LOADS", 2)):
        monkeypatch.setattr(store, name, few)
    monkeypatch.setattr(store, "binaries", lambda: None)
    found = {figure.name for figure in store.figures(Reference(plies_per_s=20_000))}
    assert {"store.commit_sqlite", "store.raw_sqlite", "store.head_load_ms", "store.campaign_mb"} <= found


def test_the_load_really_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Previews are confirmed and saved, pictures come, and the matches move on."""
    monkeypatch.setattr(load, "LOADS", {2: 24})
    monkeypatch.setattr(load, "IN_FLIGHT", 8)
    monkeypatch.setattr(load, "KEYS", 2)
    monkeypatch.setattr(Workers, "on_spare_cores", Workers)
    with asyncio.Runner(loop_factory=load.WatchedLoop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, load.WatchedLoop)
        found = runner.run(load.load(2, loop))
    assert found["committing_share"] >= 0.2
    assert found["steps"] >= 5
    assert found["pictures"] > 0
    assert found["pictures_lost"] == 0
    assert found["worst_stall_ms"] > 0


# ---- what one impulse is worth -----------------------------------------------------------------------------------


def test_an_impulse_is_judged_by_the_points_that_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    """In miniature: the same dice for both, and equal levels gain the same."""
    monkeypatch.setattr(paired, "LATEST", 2)
    habit, twin, hasty = LEVELS["recruit"], Level("twin"), Level("hasty", rollouts=2, candidates=2)
    row = paired.compare(1, [habit, twin], 1)
    assert (row["recruit"], row["recruit others"]) == (row["twin"], row["twin others"])
    row |= {"hasty": 4.0, "hasty others": 0.0, "hasty total": row["recruit total"] + 2, "recruit": 1.0}
    told = paired.report([row, {**row, "hasty": 3.0}], [hasty, habit], 1)
    assert "hasty over recruit: +2.50 ± 0.98 VP" in told
    assert "if it came then: +2.00 ± 0.00 VP" in told


def test_a_level_plays_one_impulse_or_the_whole_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paired, "LATEST", 2)
    match, seat = paired.position(1)
    hasty = Level("hasty", rollouts=1)

    def impulses(*, whole: bool) -> int:
        found = set()

        def answered(played: Match[Any], asked: Question, level: Level) -> Answer:
            assert (asked.seat, level) == (seat, hasty)
            found.add(paired.impulse(played))
            return Policy(Random(asked.id), played.game.habits).answer(played, asked)

        monkeypatch.setattr(paired, "answered", answered)
        paired.gain(match, seat, hasty, bytes(32), whole=whole)
        return len(found)

    assert impulses(whole=False) == 1
    assert impulses(whole=True) > 2


# ---- what weights were worth --------------------------------------------------------------------------------------


def test_a_fit_finds_what_things_were_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of positions whose points follow from a factor's being worth 0.4 and a leader's 0, and are else as thought."""
    monkeypatch.setattr(fit, "NOISE", 0.01)
    chance, found = Random(4), dict(zip(fit.NAMES, fit.NOW, strict=True)) | {"factor": 0.4, "leader": 0.0}
    rows = []
    for number in range(300):
        much = [chance.uniform(0, 10) for _ in fit.NAMES]
        points = 3 + number % 3 + sum(found[name] * each for name, each in zip(fit.NAMES, much, strict=True))
        rows.append({"match": number, "power": "AS", "turn": number % 3, "fixed": 0.0, "much": much, "end": points})
    best = fit.solved(list(fit.equations(rows, "end").values()))
    assert dict(zip(fit.NAMES, best, strict=True)) == pytest.approx(found, abs=0.02)


def test_a_position_is_taken_apart_into_its_weights() -> None:
    match = Match.start(rules.games()["assyrian-wars"], "two-rivers", {}, ("P1", "P2", "P3"), b"fit")
    sums = Worth(match.table.board, WARS).sums
    for power, (fixed, much) in fit.columns(match.table.board).items():
        whole = fixed + sum(now * each for now, each in zip(fit.NOW, much, strict=True))
        assert whole == pytest.approx(sum(sums[CountryId(power)].values()))
        assert much[fit.NAMES.index("factor")] > 10


# ---- the arena ----------------------------------------------------------------------------------------------------


def test_a_contest_goes_on_where_it_has_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = arena.Contest("practice", "skirmish", ("captain", "recruit"))
    played: list[int] = []

    def play(_: arena.Contest, number: int) -> dict[str, Any]:
        played.append(number)
        seats = list(zip(("P1", "P2"), contest.seated(number), strict=True))
        best = [seat for seat, level in seats if level == "captain"]
        costs = {"decisions": {"captain": 10}, "seconds": {"captain": 0.5}}
        return {"number": number, "seats": seats, "winners": best, "turn": 3, "leads": number, "points": {}} | costs

    monkeypatch.setattr(arena, "FOLDER", tmp_path)
    monkeypatch.setattr(arena, "play", play)
    assert len(arena.run(contest, 3, 1)) == 3
    rows = arena.run(contest, 5, 1)
    assert played == [0, 1, 2, 3, 4]
    assert arena.read(contest) == [{**row, "seats": [list(seat) for seat in row["seats"]]} for row in rows]
    told = arena.report(contest, rows)
    assert "captain: 5 wins [57%, 100%], 50 ms a decision" in told
    assert "P2 as captain: 2 of 2" in told
    assert "lead changes in the median match: 2" in told
    assert len(arena.run(contest, 40, 1, chance=0.5)) < 40, "the test is decided before"


def test_a_sequential_test_says_better_not_better_or_nothing_yet() -> None:
    assert arena.verdict(2, 3, 0.33) == ""
    assert arena.verdict(40, 50, 0.33) == "better"
    assert arena.verdict(10, 60, 0.33) == "not better"
    low, high = arena.wilson(5, 10)
    assert (round(low, 2), round(high, 2)) == (0.24, 0.76)


def test_where_all_play_alike_every_match_has_its_own_beginning() -> None:
    alike, mixed = (
        arena.Contest("practice", "skirmish", levels) for levels in (("captain",) * 3, ("captain", *["recruit"] * 2))
    )
    assert (alike.rotations, mixed.rotations) == (1, 3)


def test_peoples_that_are_drawn_are_counted_where_they_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = arena.Contest("era-of-tribes", "two1", ("recruit", "recruit"), drawn=("people",))
    assert contest.file.name == "era-of-tribes-two1-recruit-recruit-drawn-people.jsonl"

    def think(match: Match[Any], question: int, level: Level) -> Thought:
        asked = next(one for one in match.pending if one.id == question)
        assert asked.kind != "people"
        return thinking.think(match, question, level)

    monkeypatch.setattr(arena, "think", think)
    played = arena.play(contest, 0)["played"]
    assert set(played) == {"red", "blue"}
    assert len({*played.values(), "carthaginians", "iberians", "romans"}) == 3
    rows = [
        {"winners": ["a"], "played": {"a": "romans", "b": "gauls"}},
        {"winners": ["a", "b"], "played": {"a": "gauls", "b": "romans"}},
    ]
    assert [line.split("%")[0] for line in arena.told_of_played(rows)] == [
        "  gauls: 0.5 of 2, 25",
        "  romans: 1.5 of 2, 75",
    ]


def test_no_empire_set_is_much_stronger_than_the_others() -> None:
    shares = sets.shares_of_sets()
    assert sorted(shares) == ["a", "b", "c", "d", "e", "f"]
    assert sum(shares.values()) == pytest.approx(3.0)
    assert all(0.4 <= share <= 0.6 for share in shares.values())


def test_tuning_changes_one_weight_at_a_time_and_can_be_repeated() -> None:
    found = list(tune.changes(STEADY, Random(3)))
    assert found == list(tune.changes(STEADY, Random(3)))
    for name, step, changed in found:
        differing = [one for one in STEADY.__struct_fields__ if getattr(STEADY, one) != getattr(changed, one)]
        assert differing == [name]
        assert getattr(changed, name) == pytest.approx(getattr(STEADY, name) * step, abs=1e-4)
    assert {name for name, _, _ in found} == set(STEADY.__struct_fields__)


def test_a_changed_brain_plays_an_old_one() -> None:
    game = ThreeHills()
    pair = tune.Pair(game, "skirmish", 2, Level("hasty", rollouts=4, worlds=1, candidates=4, own=1))
    won, played = pair.contest(HillsBrain(), HillsBrain(), seed=1, most=2, until=float("inf"))
    assert played == 4
    assert 0 <= won <= played
    assert (won, played) == pair.contest(HillsBrain(), HillsBrain(), seed=1, most=2, until=float("inf"))


def test_a_row_says_what_it_is_held_to_and_when_it_misses() -> None:
    fast, slow = Figure("aw.decisions_per_s", 3_000, "1/s"), Figure("aw.decisions_per_s", 2_999, "1/s")
    assert (figures.bar(fast), figures.bar(slow)) == ("≥ 3,000", "≥ 3,000 missed")
    quick, late = Figure("render.hand", 60, "ms"), Figure("render.hand", 60.1, "ms")
    assert (figures.bar(quick), figures.bar(late)) == ("≤ 60", "≤ 60 missed")
    assert figures.bar(Figure("store.commit_sqlite", 9, "ms", 2.1, "raw")) == "ratio ≤ 2 missed"
    assert figures.bar(Figure("aw.view_us", 1, "µs")) == ""


def test_events_that_nobody_chooses_are_named() -> None:
    match = Match.start(rules.games()["assyrian-wars"], "two-rivers", {}, ("P1", "P2", "P3"), b"events")
    asked, counted = match.pending[0], dict[str, list[int]]()
    possible = [one.value for one in match.candidates(asked.seat, "play-event", "card")]
    hand = next(list(one.hand) for one in match.table.board.countries.values() if one.seat == asked.seat)
    for card in hand:
        arena.count_event(match, asked.seat, PlayCard(card), counted)
    assert counted == {card: [0, 1] for card in hand if card in possible}
    assert possible
    assert len(possible) < len(hand)
    arena.count_event(match, asked.seat, PlayEvent(possible[0]), counted)
    assert counted[possible[0]] == [1, 2]
    rows = [{"events": {"7": [0, 9], "8": [5, 30]}}, {"events": {"7": [0, 3], "9": [0, 1]}}, {}]
    assert arena.shares_of_events(rows) == {"7": (0, 12), "8": (5, 30), "9": (0, 1)}
    assert balance.told_of_events(arena.shares_of_events(rows)).endswith("of 2 cards that can be judged: 7 (0 of 12)")
