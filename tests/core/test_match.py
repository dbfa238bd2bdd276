"""Beginning, looking, lapsing, saving, forking; wrong names get clear answers."""

from typing import Any

import pytest

import rules
from rules.core.errors import BadInput, UnknownGame
from rules.core.game import OptionSpec
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.questions import Choose
from tests.core.toy import SECRET, TOY, Fish, Gamble, Player, ToyView, unchanged

# ---- beginning -----------------------------------------------------------------------------------------------


def test_a_match_begins_with_a_start_entry() -> None:
    match = Match.start(TOY, scenario="turns", options={"coins": 5}, seats=["A", "B"], secret=SECRET)
    (entry,) = match.entries
    assert (entry.revision, entry.kind, entry.hash, entry.checkpoint) == (1, "start", match.hash, True)
    assert entry.start is not None
    assert entry.start.options == {"coins": 5, "fast": False, "name": "toy"}
    assert (entry.start.scenario, entry.start.seats) == ("turns", ("A", "B"))
    assert (match.revision, match.scenario, match.seats, match.rules_version) == (1, "turns", ("A", "B"), 1)
    assert match.options["coins"] == 5
    assert not match.upgraded


@pytest.mark.parametrize(
    ("wrong", "message_id"),
    [
        ({"scenario": "chess"}, "kernel-unknown-scenario"),
        ({"scenario": None}, "kernel-unknown-scenario"),
        ({"options": {"speed": 1}}, "kernel-unknown-option"),
        ({"options": {"coins": 4}}, "kernel-bad-option"),
        ({"options": {"coins": "3"}}, "kernel-bad-option"),
        ({"options": {"coins": True}}, "kernel-bad-option"),
        ({"options": {"fast": 1}}, "kernel-bad-option"),
        ({"seats": ("A",)}, "kernel-seat-count"),
        ({"seats": ("A", "B", "C", "D")}, "kernel-seat-count"),
        ({"seats": ("A", "A")}, "kernel-seat-twice"),
        ({"seats": ("A", "")}, "kernel-unknown-seat"),
        ({"seats": ("A", 7)}, "kernel-unknown-seat"),
        ({"scenario": "fixed"}, "kernel-unknown-seat"),
        ({"secret": b""}, "kernel-no-secret"),
        ({"secret": "text"}, "kernel-no-secret"),
    ],
)
def test_a_match_that_cannot_begin_says_why(wrong: dict[str, Any], message_id: str) -> None:
    right: dict[str, Any] = {"scenario": "turns", "options": {}, "seats": ("A", "B"), "secret": SECRET}
    with pytest.raises(BadInput, match=message_id) as caught:
        Match.start(TOY, **(right | wrong))
    assert caught.value.refusal.message.id == message_id


def test_what_would_be_right_is_part_of_the_answer() -> None:
    with pytest.raises(BadInput) as caught:
        Match.start(TOY, "chess", {}, ("A", "B"), SECRET)
    assert "turns" in caught.value.refusal.message.params["known"]
    with pytest.raises(BadInput) as caught:
        Match.start(TOY, "turns", {"coins": 4}, ("A", "B"), SECRET)
    assert caught.value.refusal.message.params["expected"] == (1, 3, 5)


def test_an_unknown_game_is_a_clear_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MODULES", {"toy": "tests.core.toy"})
    monkeypatch.setattr("tests.core.toy.GAME", TOY, raising=False)
    with pytest.raises(UnknownGame, match=r"^unknown game 'ludo'; known games: toy$") as caught:
        rules.games()["ludo"]
    assert (caught.value.name, caught.value.known) == ("ludo", ("toy",))


def test_games_that_are_not_there_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "MODULES", {"toy": "tests.core.toy", "gone": "rules.gone.game"})
    monkeypatch.setattr("tests.core.toy.GAME", TOY, raising=False)
    assert rules.games() == {"toy": TOY}
    monkeypatch.setattr(rules, "MODULES", {"broken": "tests.core.broken_game"})
    with pytest.raises(ModuleNotFoundError, match="a_package_that_is_not_there"):
        rules.games()


# ---- looking -------------------------------------------------------------------------------------------------


def test_a_view_is_what_a_seat_may_see() -> None:
    player = Player("turns")
    player.does("A", Fish())
    mine, theirs, spectators = (player.match.view(seat) for seat in ("A", "B", None))
    assert isinstance(mine, ToyView)
    assert len(mine.hand) == 1
    assert theirs == spectators == ToyView(mine.coins, (), mine.marks)
    with pytest.raises(BadInput, match="kernel-unknown-seat"):
        player.match.view("Z")


def test_looking_changes_nothing() -> None:
    match = Player("turns").match
    before = TOY.kit.encode(match.table._head)
    for seat in (*match.seats, None):
        match.view(seat)
        match.questions(seat)
    match.candidates("A", "pay", "to")
    match.quote("A", Gamble())
    assert match.pending == match.pending
    assert TOY.kit.encode(match.table._head) == before


# ---- deadlines -----------------------------------------------------------------------------------------------


def test_a_lapse_gives_the_default_as_an_entry_of_its_own() -> None:
    player = Player("turns")
    outcome = player.keep(player.match.lapse(question=1))
    (entry,) = outcome.entries
    assert (entry.kind, entry.seat, entry.answer) == ("lapse", "A", Choose("rest"))
    assert player.match.pending[0].seat == "B"
    unchanged(player.match, lambda: player.match.lapse(question=1), "kernel-stale-question")


def test_a_question_without_a_default_does_not_lapse() -> None:
    match = Player("votes").match
    unchanged(match, lambda: match.lapse(question=1), "kernel-no-default")


def test_sealed_questions_lapse_too() -> None:
    player = Player("bids")
    player.does("B", "2")
    player.keep(player.match.lapse(question=1))
    assert player.board.coins == {"A": 3, "B": 1}


# ---- saving and forking --------------------------------------------------------------------------------------


def test_a_match_goes_on_identically_after_loading() -> None:
    player = Player("turns")
    player.does("A", Gamble())
    other = Match.load(TOY, player.match.dump())
    assert other.dump() == player.match.dump()
    for answer in (Fish(), Gamble(), Fish(), Gamble()):
        seat = player.match.pending[0].seat
        one, two = player.match.submit(seat, answer), other.submit(seat, answer)
        assert one == two
        assert other.hash == player.match.hash


def test_sealed_answers_survive_a_dump() -> None:
    player = Player("bids")
    player.does("A", "2")
    other = Match.load(TOY, player.match.dump())
    assert [question.seat for question in other.sealed] == ["A"]
    other.submit("B", Choose("1"))
    assert other.table.board.coins == {"A": 1, "B": 2}


def test_a_fork_goes_its_own_way_with_its_own_dice() -> None:
    player = Player("turns")
    before = player.match.dump()
    fork = player.match.fork(b"another secret")
    results = {fork.submit(fork.pending[0].seat, Gamble()).entries[0].rolls[0].results for _ in range(5)}
    assert len(results) > 1
    assert player.match.dump() == before
    assert fork.commitment != player.match.commitment
    assert player.match.revision == 1
    with pytest.raises(BadInput, match="kernel-no-secret"):
        player.match.fork(b"")


def test_the_end_says_who_has_won() -> None:
    player = Player("turns")
    player.match.script([6, 1] * 3)
    while not player.match.finished:
        player.does(player.match.pending[0].seat, Gamble())
    assert player.match.winners == (Seat("A"),)
    assert player.match.table.stack == []


@pytest.mark.parametrize(
    ("options", "seats", "message_id"),
    [
        ({}, ("A", "\ud800"), "kernel-unknown-seat"),
        ({"name": "\ud800"}, ("A", "B"), "kernel-bad-option"),
    ],
)
def test_names_that_no_file_can_hold_are_refused(options: Any, seats: Any, message_id: str) -> None:
    with pytest.raises(BadInput) as caught:
        Match.start(TOY, "turns", options, seats, SECRET)
    assert caught.value.refusal.message.id == message_id


@pytest.mark.parametrize("scenario", [None, 3, ["turns"], "x" * 1_000_000])
def test_a_scenario_that_is_none_is_refused(scenario: Any) -> None:
    with pytest.raises(BadInput) as caught:
        Match.start(TOY, scenario, {}, ("A", "B"), SECRET)
    assert caught.value.refusal.message.id == "kernel-unknown-scenario"
    assert len(str(caught.value)) < 1_000


def test_a_number_that_no_dump_can_hold_is_no_option() -> None:
    assert OptionSpec("size", 3).accepts(2**63 - 1)
    assert not OptionSpec("size", 3).accepts(2**63)
