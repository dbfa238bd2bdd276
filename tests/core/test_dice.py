"""The committed stream, scripts, records, and the audit."""

import hashlib
import hmac
from collections import Counter

import pytest

from rules.core.dice import Draw, Recorded, Roll, Scripted, Stream, audit, commitment, numbers
from rules.core.errors import ReplayError, ScriptError
from rules.core.ids import Seat
from rules.core.match import Match
from tests.core.toy import DECK, SECRET, TOY, Fish, Gamble, Player


def test_anybody_can_compute_a_roll_from_the_secret() -> None:
    digest = hmac.new(b"secret", b"7:0", hashlib.sha256).digest()
    words = [int.from_bytes(digest[start : start + 8], "big") for start in (0, 8, 16, 24)]
    assert Stream().roll(b"secret", 7, "any label", 4, 6) == tuple(word % 6 + 1 for word in words)


def test_a_word_that_would_favour_some_faces_is_skipped() -> None:
    limit = 2**63 + 1  # about half of all words are unfair to this many faces
    digest = b"".join(hmac.digest(b"secret", b"1:%d" % block, "sha256") for block in range(8))
    words = [int.from_bytes(digest[start : start + 8], "big") for start in range(0, 256, 8)]
    fair = [word for word in words if word < limit]
    assert any(word >= limit for word in words[:4])
    assert numbers(b"secret", 1, [limit] * 4) == tuple(fair[:4])


def test_all_faces_come_about_equally_often() -> None:
    rolls = Counter(result for counter in range(600) for result in Stream().roll(b"secret", counter, "x", 10, 6))
    assert sorted(rolls) == [1, 2, 3, 4, 5, 6]
    assert all(880 < count < 1120 for count in rolls.values()), rolls


def test_a_draw_takes_different_cards_whatever_the_order_of_the_pool() -> None:
    one = Player("turns").match._keeper.engine
    other = Player("turns").match._keeper.engine
    drawn = one.draw("deal", DECK, 5)
    assert len(set(drawn)) == 5
    assert other.draw("deal", tuple(reversed(DECK)), 5) == drawn


def test_the_counter_grows_by_one_with_each_roll_and_draw() -> None:
    player = Player("turns")
    player.does("A", Gamble())
    player.does("B", Fish())
    player.does("A", Gamble())
    used = [result.counter for entry in player.entries for result in (*entry.rolls, *entry.draws)]
    assert used == [0, 1, 2]


# ---- scripts -------------------------------------------------------------------------------------------------


def test_a_script_by_label() -> None:
    player = Player("turns", dice=Scripted({"gamble": [6, 1]}, {"fish": ["card-3"]}))
    player.does("A", Gamble())
    player.does("B", Fish())
    player.does("A", Gamble())
    assert player.board.coins["A"] == 3
    assert player.board.hands["B"] == ["card-3"]


def test_a_script_in_order() -> None:
    script = Scripted([("gamble", [6]), ("siege", [1])])
    match = Match.start(TOY, "turns", {}, ("A", "B"), SECRET, dice=script)
    match.submit("A", Gamble())
    assert script.unused() == {"siege": 1}
    with pytest.raises(ScriptError, match="expects a roll 'siege', the rules roll 'gamble'"):
        match.submit("B", Gamble())


@pytest.mark.parametrize(
    ("script", "complaint"),
    [
        (Scripted(), "no roll left for 'gamble'"),
        (Scripted([]), "no roll left for 'gamble'"),
        (Scripted({"gamble": []}), "ran out at 'gamble'"),
        (Scripted({"battle": [1]}), "no roll left for 'gamble' in the script; it holds {'battle': 1}"),
        (Scripted([9]), r"gives \[9\] for 'gamble', a die of 6 sides"),
    ],
)
def test_a_script_that_does_not_fit_fails_loudly(script: Scripted, complaint: str) -> None:
    match = Match.start(TOY, "turns", {}, ("A", "B"), SECRET, dice=script)
    with pytest.raises(ScriptError, match=complaint):
        match.submit("A", Gamble())


@pytest.mark.parametrize(
    ("draws", "complaint"),
    [
        ({}, "no draw 'fish' in the script"),
        ({"fish": []}, "ran out at 'fish'"),
        ({"fish": ["card-99"]}, "'card-99' cannot be drawn for 'fish'"),
    ],
)
def test_a_script_of_draws_that_does_not_fit_fails_loudly(draws: dict[str, list[str]], complaint: str) -> None:
    match = Player("turns").match
    match.script(draws=draws)
    with pytest.raises(ScriptError, match=complaint):
        match.submit("A", Fish())


def test_a_script_may_leave_the_rest_to_the_stream() -> None:
    player = Player("turns")
    script = player.match.script({"battle": [1]}, {"deal": ["x"]}, rest=True)
    player.does("A", Gamble())
    player.does("B", Fish())
    assert script.unused() == {"battle": 1, "deal": 1}
    assert audit(SECRET, player.entries) == []


# ---- the record ----------------------------------------------------------------------------------------------


def test_a_record_gives_back_what_was_rolled_and_complains_about_anything_else() -> None:
    roll, draw = Roll("a", 0, 6, (3, 4)), Draw("b", 1, 8, (2,), ("x",))
    record = Recorded((roll,), (draw,))
    assert record.roll(SECRET, 0, "a", 2, 6) == (3, 4)
    with pytest.raises(ReplayError, match="unused"):
        record.finish()
    assert record.pick(SECRET, 1, "b", ["x"] * 8, 1) == (2,)
    record.finish()
    with pytest.raises(ReplayError, match="replay rolls 2 dice"):
        record.roll(SECRET, 0, "a", 2, 6)
    with pytest.raises(ReplayError, match="replay draws 1 of 7"):
        Recorded((), (draw,)).pick(SECRET, 1, "b", ["x"] * 7, 1)


# ---- the audit -----------------------------------------------------------------------------------------------


def played() -> Player:
    """A match with dice, draws and a rewind, played to its end."""
    player = Player("turns")
    player.does("A", Gamble())
    player.does("B", Fish())
    to = player.match.revision
    player.does("A", Gamble())
    request = player.keep(player.match.undo(to, "A", player.history(to))).request
    assert request is not None
    player.keep(player.match.consent("B", request))
    for _ in range(4):
        seat = player.match.pending[0].seat
        player.does(seat, Gamble() if seat == "A" else Fish())
    return player


def test_the_audit_of_an_honest_match_finds_nothing() -> None:
    player = played()
    assert player.match.finished
    assert commitment(player.match.secret) == player.match.commitment
    start = player.entries[0].start
    assert start is not None
    assert start.commitment == player.match.commitment
    assert sum(len(entry.rolls) + len(entry.draws) for entry in player.entries) == 7
    assert audit(player.match.secret, player.entries) == []


def test_the_audit_finds_another_secret_and_a_forged_roll() -> None:
    from msgspec.structs import replace

    player = played()
    assert len(audit(b"another secret", player.entries)) >= 3
    forged = []
    for entry in player.entries:
        rolls = tuple(replace(roll, results=(roll.results[0] % 6 + 1,)) for roll in entry.rolls[:1])
        forged.append(replace(entry, rolls=rolls))
    assert len(audit(SECRET, forged)) == sum(len(entry.rolls) for entry in player.entries) == 4


def test_the_audit_finds_dice_that_came_twice() -> None:
    player = played()
    again = [entry for entry in player.entries if entry.rolls]
    found = audit(SECRET, [*again, again[0]])
    assert [mismatch.counter for mismatch in found] == [0]


def test_the_secret_is_kept_until_the_end() -> None:
    from rules.core.errors import BadInput

    match = Player("turns").match
    with pytest.raises(BadInput, match="kernel-secret-until-the-end"):
        _ = match.secret


def test_who_may_see_a_draw() -> None:
    player = Player("turns")
    entry = player.does("A", Fish()).entries[0]
    (mine,), (theirs,) = entry.for_seat(Seat("A")).draws, entry.for_seat(Seat("B")).draws
    assert mine.results == tuple(player.board.hands["A"])
    assert (theirs.label, theirs.size, theirs.results, theirs.picks) == ("fish", 0, (), ())
