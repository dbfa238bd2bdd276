"""The committed stream, scripts, records, and the audit."""

import hashlib
import hmac
from collections import Counter

import pytest
from msgspec.structs import replace

from rules.core.dice import (
    Draw,
    Epoch,
    Recorded,
    Roll,
    Scripted,
    Seed,
    Stream,
    audit,
    commitment,
    numbers,
    seeds_digest,
    stream_key,
)
from rules.core.errors import BadInput, ReplayError, ScriptError
from rules.core.ids import Seat
from rules.core.lots import forged, throw
from rules.core.match import Match, replay
from tests.core.toy import DECK, SECRET, TOY, Fish, Gamble, Player, unchanged


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
    assert audit([SECRET], player.entries) == []


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
    assert commitment(player.match.secrets[-1]) == player.match.commitment
    start = player.entries[0].start
    assert start is not None
    assert start.commitment == player.match.commitment
    assert sum(len(entry.rolls) + len(entry.draws) for entry in player.entries) == 7
    assert audit(player.match.secrets, player.entries) == []


def test_the_audit_finds_another_secret_and_a_forged_roll() -> None:
    player = played()
    assert len(audit([b"another secret"], player.entries)) >= 3
    forged = []
    for entry in player.entries:
        rolls = tuple(replace(roll, results=(roll.results[0] % 6 + 1,)) for roll in entry.rolls[:1])
        forged.append(replace(entry, rolls=rolls))
    assert len(audit([SECRET], forged)) == sum(len(entry.rolls) for entry in player.entries) == 4


def test_the_audit_finds_dice_that_came_twice() -> None:
    player = played()
    again = next(entry for entry in player.entries if entry.rolls)
    found = audit([SECRET], [*player.entries, again])
    assert [(fault.kind, fault.counter) for fault in found] == [("repeat", 0)]


def test_the_audit_finds_a_roll_that_is_missing() -> None:
    """A roll that somebody did not like, and made again, leaves a gap in the counter."""
    player = played()
    left_out = next(entry for entry in player.entries if entry.rolls)
    found = audit([SECRET], [entry for entry in player.entries if entry is not left_out])
    assert [(fault.kind, fault.counter) for fault in found] == [("gap", 1)]


def test_the_audit_finds_that_the_end_of_the_log_is_missing() -> None:
    player = Player("turns")
    for seat in ("A", "B", "A"):
        player.does(seat, Gamble())
    used = player.match.numbers_used
    assert audit([SECRET], player.entries, used) == []
    (fault,) = audit([SECRET], player.entries[:-1], used)
    assert (fault.kind, fault.counter) == ("end", used)


def test_the_audit_finds_a_forged_promise() -> None:
    """The start entry is read: neither another promise there nor another secret passes, nor both at once."""
    player = played()
    start = player.entries[0].start
    assert start is not None
    another = b"chosen after the fact"
    forged = [replace(player.entries[0], start=replace(start, commitment=commitment(another))), *player.entries[1:]]
    assert [fault.kind for fault in audit([SECRET], forged)] == ["start"]
    assert {fault.kind for fault in audit([another], forged)} == {"result"}
    assert {fault.kind for fault in audit([another], player.entries)} == {"start", "result"}
    assert [fault.kind for fault in audit([SECRET], player.entries[1:])][-1] == "start"
    assert [fault.kind for fault in audit([SECRET, another], player.entries)] == ["epoch"]


# ---- seeds and epochs ----------------------------------------------------------------------------------------

SEEDS = (Seed(Seat("A"), "heads or tails"), Seed(Seat("B"), "7f3a", drawn=True))


def test_the_stream_is_made_of_the_secret_and_of_every_seed() -> None:
    mixed = hmac.new(SECRET, b"stele\ndeal\nA=heads or tails\nB=7f3a", hashlib.sha256).digest()
    assert stream_key(SECRET, SEEDS) == mixed
    player = Player("turns", seeds=SEEDS)
    entry = player.does("A", Gamble()).entries[0]
    assert entry.rolls[0].results == Stream().roll(mixed, 0, "gamble", 1, 6)
    keys = {stream_key(SECRET, SEEDS), stream_key(b"other", SEEDS), stream_key(SECRET, SEEDS[:1]), SECRET}
    keys |= {stream_key(SECRET, SEEDS[::-1]), stream_key(SECRET, SEEDS, "lots 1")}
    assert len(keys) == 6


def test_seeds_are_on_the_record_and_a_forged_one_is_found() -> None:
    player = Player("turns", seeds=SEEDS)
    player.does("A", Gamble())
    start = player.entries[0].start
    assert start is not None
    assert start.seeds == SEEDS
    assert audit([SECRET], player.entries) == []
    other = replace(start, seeds=(SEEDS[0], replace(SEEDS[1], text="something else")))
    assert {one.kind for one in audit([SECRET], [replace(player.entries[0], start=other), *player.entries[1:]])} == {
        "result"
    }
    assert seeds_digest(start.commitment, SEEDS) != seeds_digest(start.commitment, other.seeds)


@pytest.mark.parametrize("text", ["", " x", "two\nlines", "x" * 65, "tab\t"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="kernel-bad-seed"):
        Player("turns", seeds=(Seed(Seat("A"), text),))


def test_a_new_epoch_has_other_dice_the_old_seeds_and_new_numbers() -> None:
    player = Player("turns", seeds=SEEDS)
    player.does("A", Gamble())
    saved = player.match.dump()
    lost = [player.match.submit(seat, Gamble()).entries[0].rolls[0] for seat in ("B", "A", "B")]
    match = Match.load(TOY, saved)
    old = match.pending[0].id
    fresh = b"the secret of the second epoch"
    outcome = match.begin_epoch(fresh)
    (entry,) = outcome.entries
    assert entry.kind == "epoch"
    assert entry.public().epoch == Epoch(1, commitment(fresh))
    unchanged(match, lambda: match.submit("B", Gamble(), question=old), "kernel-stale-question")
    entries = [*player.entries, entry]
    again = []
    for seat in ("B", "A", "B"):
        entries += match.submit(seat, Gamble()).entries
        again.append(entries[-1].rolls[0])
    assert [roll.counter for roll in again] == [roll.counter for roll in lost]
    key = stream_key(fresh, SEEDS)
    assert [roll.results for roll in again] == [Stream().roll(key, one.counter, "gamble", 1, 6) for one in lost]
    assert audit([SECRET, fresh], entries) == []
    assert next(fault.kind for fault in audit([SECRET], entries)) == "epoch"
    assert replay(TOY, saved, entries[len(player.entries) :]).dump() == match.dump()


def test_going_back_over_the_beginning_of_an_epoch_keeps_its_dice() -> None:
    player = Player("turns", seeds=SEEDS)
    player.does("A", Gamble())
    to = player.match.revision
    player.keep(player.match.begin_epoch(b"second"))
    player.does("B", Fish())
    request = player.keep(player.match.undo(to, "B", player.history(to))).request
    assert request is not None
    player.keep(player.match.consent("A", request))
    entry = player.does("B", Gamble()).entries[0]
    assert entry.rolls[0].results == Stream().roll(stream_key(b"second", SEEDS), 2, "gamble", 1, 6)
    assert audit([SECRET, b"second"], player.entries) == []


def test_lots_are_thrown_from_secret_and_seeds_and_can_be_checked() -> None:
    first, second = (throw(["B", "A"], SECRET, SEEDS, number) for number in (1, 2))
    assert first == throw(["A", "B"], SECRET, SEEDS, 1)
    assert forged(SECRET, [first, second]) == []
    assert forged(b"another", [first, second]) == [1, 2]
    assert forged(SECRET, [second]) == [2], "a throw that was left out is missed"
    assert forged(SECRET, [replace(first, dice=first.dice[::-1])]) == [1]


def test_the_secret_is_kept_until_the_end() -> None:
    match = Player("turns").match
    with pytest.raises(BadInput, match="kernel-secret-until-the-end"):
        _ = match.secrets


def test_who_may_see_a_draw() -> None:
    player = Player("turns")
    entry = player.does("A", Fish()).entries[0]
    (mine,), (theirs,) = entry.for_seat(Seat("A")).draws, entry.for_seat(Seat("B")).draws
    assert mine.results == tuple(player.board.hands["A"])
    assert (theirs.label, theirs.size, theirs.results, theirs.picks) == ("fish", 0, (), ())
