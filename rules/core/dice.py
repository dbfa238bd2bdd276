"""Dice and draws from a stream that was fixed before the first move, and that anybody can check afterwards.

The bot promises its secret (SHA-256) before seats are known; everybody who sits down gives a seed. The key of the
stream is HMAC-SHA256(secret, purpose and seeds); where nobody gave a seed it is the secret itself. Every roll and every
draw takes one number of the counter, which grows by one each time. Its results are read off the 64-bit words of
HMAC-SHA256(key, "counter:0"), HMAC-SHA256(key, "counter:1") and so on; a word that would favour some faces is skipped.
After a restore or an import a new epoch begins: another secret, the same seeds, and the counter goes on.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, Protocol

from msgspec import Struct

from rules.core.errors import ReplayError, ScriptError
from rules.core.ids import Seat
from rules.core.patches import AdjustDie, AnyPatch

WORDS = 2**64
BLOCK = struct.Struct(">4Q")
DEAL = "deal"  # the purpose of a match's own stream; the lots for seats have others
LONGEST_SEED = 64


class Seed(Struct, frozen=True, gc=False):
    """What a seat has given to the dice; `drawn`: it was drawn for somebody who did not care."""

    seat: Seat
    text: str
    drawn: bool = False


class Epoch(Struct, frozen=True, gc=False):
    """Dice of a new secret from here on: its number, the promise, and (for replay, shown to nobody) the secret.

    `scripted`: what is left of a lesson's script still comes, for the lesson goes on.
    """

    number: int
    commitment: str
    secret: bytes = b""
    scripted: bool = True


class Roll(Struct, frozen=True, gc=False, omit_defaults=True):
    """Dice that were rolled; everybody sees them."""

    label: str
    counter: int
    sides: int
    results: tuple[int, ...]
    adjusted: bool = False
    rehearsed: bool = False


class Draw(Struct, frozen=True, gc=False, omit_defaults=True):
    """Ids that were drawn: `picks` are the places in the sorted pool, which shrinks with every pick.

    `seats` is who may see the results (None: everyone).
    """

    label: str
    counter: int
    size: int
    picks: tuple[int, ...]
    results: tuple[str, ...]
    seats: tuple[Seat, ...] | None = ()
    rehearsed: bool = False


class Rehearsed(Struct, frozen=True, omit_defaults=True):
    """Results that were written down before the first move, by label, for a lesson: on the record for everybody.

    The next roll or draw of a label takes them in their order; what is left over comes from the stream. A result that
    the dice or the pool cannot give is not used.
    """

    rolls: dict[str, tuple[int, ...]] = {}
    draws: dict[str, tuple[str, ...]] = {}

    def rolled(self, label: str, results: tuple[int, ...], sides: int) -> tuple[tuple[int, ...], Rehearsed]:
        """What this roll shows, and what is left for later ones."""
        given = self.rolls.get(label, ())
        taken = given[: len(results)]
        if not taken or max(taken) > sides:
            return results, self
        left = {**self.rolls, label: given[len(taken) :]}
        return taken + results[len(taken) :], Rehearsed({key: rest for key, rest in left.items() if rest}, self.draws)

    def picked(self, label: str, pool: Sequence[str], picks: tuple[int, ...]) -> tuple[tuple[int, ...], Rehearsed]:
        """The places in this sorted pool, which shrinks with every pick, and what is left for later draws."""
        given, left, found = self.draws.get(label, ()), list(pool), list[int]()
        wanted = [one for one in given if one in left][: len(picks)]
        if not wanted:
            return picks, self
        for number, pick in enumerate(picks):
            place = left.index(wanted[number]) if number < len(wanted) else pick % len(left)
            found.append(place)
            left.pop(place)
        rest = tuple(one for one in given if one not in wanted)
        kept = {**self.draws, label: rest}
        return tuple(found), Rehearsed(self.rolls, {key: ids for key, ids in kept.items() if ids})


FaultKind = Literal["result", "adjusted", "rehearsed", "gap", "repeat", "start", "epoch", "end"]


class Fault(Struct, frozen=True):
    """What an audit found: a result that the secret does not give, a gap or repeat in the counter, a broken promise.

    `adjusted`: by a ruling on record a game master has set the dice, which everybody was told; `rehearsed`: a lesson's
    result that was on record before the first move; `end`: the log ends before or after the numbers that were used.
    """

    kind: FaultKind
    revision: int
    label: str = ""
    counter: int = 0
    recorded: tuple[int, ...] = ()
    expected: tuple[int, ...] = ()


class Dice(Protocol):
    """Where results come from: the stream, a script, or the record."""

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """n results from 1 to `sides`."""

    def pick(self, secret: bytes, counter: int, label: str, pool: Sequence[str], n: int) -> tuple[int, ...]:
        """n places in a sorted pool that shrinks with every pick."""


def commitment(secret: bytes) -> str:
    """What is published at the start, so that nobody can change the secret later."""
    return hashlib.sha256(secret).hexdigest()


@lru_cache(maxsize=512)
def stream_key(secret: bytes, seeds: tuple[Seed, ...], purpose: str = DEAL) -> bytes:
    """The key of a stream, made of the bot's secret and everybody's seeds in the order in which they were given."""
    if not seeds:
        return secret
    mixed = "\n".join(["stele", purpose, *(f"{seed.seat}={seed.text}" for seed in seeds)])
    return hmac.digest(secret, mixed.encode(), "sha256")


def seeds_digest(promise: str, seeds: Iterable[Seed]) -> str:
    """What is published of promise and seeds together when the match begins."""
    lines = [promise, *(f"{seed.seat}={seed.text}" for seed in seeds)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def is_seed(text: object) -> bool:
    """Whether a text can be a seed: one line, not empty, not too long, and shown as it is between backticks."""
    fits = isinstance(text, str) and 0 < len(text) <= LONGEST_SEED and text == text.strip()
    return fits and str(text).isprintable() and "`" not in str(text)


def numbers(secret: bytes, counter: int, limits: Iterable[int]) -> tuple[int, ...]:
    """For each limit a number from 0 to limit - 1, all equally likely."""
    found: list[int] = []
    words: tuple[int, ...] = ()
    block = place = 0
    for limit in limits:
        fair = WORDS - WORDS % limit
        word = fair
        while word >= fair:
            if place == len(words):
                words = BLOCK.unpack(hmac.digest(secret, b"%d:%d" % (counter, block), "sha256"))
                block, place = block + 1, 0
            word = words[place]
            place += 1
        found.append(word % limit)
    return tuple(found)


class KeyedPicks:
    """Numbers below a limit, one after the other, that follow from a key alone."""

    __slots__ = ("_count", "_key")

    def __init__(self, key: bytes) -> None:
        self._key, self._count = key, 0

    def __call__(self, limit: int) -> int:
        self._count += 1
        return numbers(self._key, self._count - 1, [limit])[0]


class Stream:
    """The committed stream."""

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """n results from 1 to `sides`."""
        return tuple(number + 1 for number in numbers(secret, counter, [sides] * n))

    def pick(self, secret: bytes, counter: int, label: str, pool: Sequence[str], n: int) -> tuple[int, ...]:
        """n places in a sorted pool that shrinks with every pick."""
        return numbers(secret, counter, range(len(pool), len(pool) - n, -1))


Script = Mapping[str, Sequence[int]] | Sequence[int] | Sequence[tuple[str, Sequence[int]]]


class Scripted:
    """Dice for tests, taken from a script; fails loudly when the script runs out or is asked for another label.

    Rolls are given as `{"battle": [6, 2, 1]}` (by label), `[6, 2, 1]` (any label, in order) or
    `[("battle", [6, 2]), ("siege", [1])]` (labels in this order); draws as `{"deal": ["card-7"]}`.
    With `rest=True` labels that the script does not name come from the committed stream.
    """

    def __init__(
        self, rolls: Script = (), draws: Mapping[str, Sequence[str]] | None = None, rest: bool = False
    ) -> None:
        self._by_label: dict[str, list[int]] = {}
        self._in_order: list[tuple[str | None, int]] = []
        if isinstance(rolls, Mapping):
            self._by_label = {label: list(results) for label, results in rolls.items()}
        else:
            for item in rolls:
                label, results = (None, [item]) if isinstance(item, int) else item
                self._in_order.extend((label, result) for result in results)
        self._draws = {label: list(ids) for label, ids in (draws or {}).items()}
        self._rest = rest

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """The next n results of the script."""
        results = tuple(self._next(label) for _ in range(n)) if self._scripts(label) else None
        if results is None:
            return Stream().roll(secret, counter, label, n, sides)
        wrong = [result for result in results if not 1 <= result <= sides]
        if wrong:
            raise ScriptError(f"the script gives {wrong} for {label!r}, a die of {sides} sides")
        return results

    def pick(self, secret: bytes, counter: int, label: str, pool: Sequence[str], n: int) -> tuple[int, ...]:
        """The places of the next n scripted ids."""
        if label not in self._draws:
            if self._rest:
                return Stream().pick(secret, counter, label, pool, n)
            raise ScriptError(f"no draw {label!r} in the script; it holds {sorted(self._draws)}")
        left, picks = list(pool), []
        for _ in range(n):
            if not self._draws[label]:
                raise ScriptError(f"the script of draws ran out at {label!r}")
            wanted = self._draws[label].pop(0)
            if wanted not in left:
                raise ScriptError(f"{wanted!r} cannot be drawn for {label!r}; the pool holds {left}")
            picks.append(left.index(wanted))
            left.remove(wanted)
        return tuple(picks)

    def unused(self) -> dict[str, int]:
        """How many results of each label were never asked for ("" stands for any label)."""
        left = {label: len(results) for label, results in self._by_label.items() if results}
        for label, _ in self._in_order:
            left[label or ""] = left.get(label or "", 0) + 1
        for label, ids in self._draws.items():
            if ids:
                left[label] = left.get(label, 0) + len(ids)
        return left

    def _scripts(self, label: str) -> bool:
        if not self._rest:
            return True
        return label in self._by_label or any(name in (None, label) for name, _ in self._in_order)

    def _next(self, label: str) -> int:
        if label in self._by_label:
            if not self._by_label[label]:
                raise ScriptError(f"the script of rolls ran out at {label!r}")
            return self._by_label[label].pop(0)
        if not self._in_order:
            raise ScriptError(f"no roll left for {label!r} in the script; it holds {self.unused()}")
        name, result = self._in_order.pop(0)
        if name not in (None, label):
            raise ScriptError(f"the script expects a roll {name!r}, the rules roll {label!r}")
        return result


class Recorded:
    """The results of one entry, for replay."""

    def __init__(self, rolls: Sequence[Roll], draws: Sequence[Draw]) -> None:
        self._rolls = list(rolls)
        self._draws = list(draws)

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """The next recorded roll, which must be of this label and size."""
        roll = self._rolls.pop(0) if self._rolls else None
        if roll is None or (roll.label, roll.sides, len(roll.results)) != (label, sides, n):
            raise ReplayError(f"replay rolls {n} dice of {sides} for {label!r}, the record holds {roll}")
        return roll.results

    def pick(self, secret: bytes, counter: int, label: str, pool: Sequence[str], n: int) -> tuple[int, ...]:
        """The next recorded draw, which must be of this label and size."""
        draw = self._draws.pop(0) if self._draws else None
        if draw is None or (draw.label, draw.size, len(draw.picks)) != (label, len(pool), n):
            raise ReplayError(f"replay draws {n} of {len(pool)} for {label!r}, the record holds {draw}")
        return draw.picks

    def finish(self) -> None:
        """Complains about results that the replay did not use."""
        if self._rolls or self._draws:
            raise ReplayError(f"replay left recorded results unused: {self._rolls + self._draws}")


class Began(Protocol):
    """A start entry's promise, as far as the audit reads it."""

    @property
    def commitment(self) -> str: ...
    @property
    def seeds(self) -> tuple[Seed, ...]: ...
    @property
    def rehearsed(self) -> Rehearsed: ...


class Audited(Protocol):
    """An entry, as far as the audit reads it."""

    @property
    def revision(self) -> int: ...
    @property
    def rolls(self) -> tuple[Roll, ...]: ...
    @property
    def draws(self) -> tuple[Draw, ...]: ...
    @property
    def start(self) -> Began | None: ...
    @property
    def epoch(self) -> Epoch | None: ...
    @property
    def patches(self) -> tuple[AnyPatch, ...]: ...


def audit(secrets: Sequence[bytes], entries: Iterable[Audited], used: int | None = None) -> list[Fault]:
    """Everything that is wrong with the dice of a whole log, by the secrets of its epochs.

    The promise of the start and of each epoch must be that of its secret; the counter runs from 0 without gap or
    repeat, and up to the numbers that the match has `used`; every result, among them dice that a game master adjusted,
    must be what secret and seeds give.
    """
    found: list[Fault] = []
    left, seeds = list(secrets), ()  # type: list[bytes], tuple[Seed, ...]
    script, ruled = Rehearsed(), list[AdjustDie]()
    key, due, begun, last = b"", 0, False, 0
    for entry in entries:
        promise = entry.start.commitment if entry.start is not None else entry.epoch.commitment if entry.epoch else None
        if promise is not None:
            secret = left.pop(0) if left else b""
            if entry.start is not None:
                seeds, script = entry.start.seeds, entry.start.rehearsed
            kind: FaultKind = "start" if entry.start is not None else "epoch"
            if not secret or commitment(secret) != promise or begun == (entry.start is not None):
                found.append(Fault(kind, entry.revision))
            key, begun = stream_key(secret, seeds), True
        results: list[Roll | Draw] = [*entry.rolls, *entry.draws]
        for result in sorted(results, key=lambda one: one.counter):
            found += _wrong(key, entry.revision, result, due, (script, ruled))
            due = result.counter + 1
        ruled += [patch for patch in entry.patches if isinstance(patch, AdjustDie)]
        last = entry.revision
    if used is not None and used != due:
        found.append(Fault("end", last, counter=used))
    if left or not begun:
        found.append(Fault("epoch" if begun else "start", 0))
    return found


Foretold = tuple[Rehearsed, list[AdjustDie]]  # a lesson's script, and the rulings so far


def _wrong(key: bytes, revision: int, result: Roll | Draw, due: int, foretold: Foretold) -> list[Fault]:
    script, ruled = foretold
    if isinstance(result, Roll):
        recorded = result.results
        expected = Stream().roll(key, result.counter, result.label, len(recorded), result.sides)
    else:
        recorded = result.picks
        expected = Stream().pick(key, result.counter, result.label, [""] * result.size, len(recorded))
    kinds: list[FaultKind] = []
    if result.counter != due:  # a number that was used before would be the same dice again
        kinds.append("gap" if result.counter > due else "repeat")
    if recorded != expected:
        by_ruling = isinstance(result, Roll) and result.adjusted and _ruled(ruled, result, expected)
        by_script = result.rehearsed and _written(script, result, recorded, expected)
        kinds.append("adjusted" if by_ruling else "rehearsed" if by_script else "result")
    return [Fault(kind, revision, result.label, result.counter, recorded, expected) for kind in kinds]


def _ruled(rulings: Iterable[AdjustDie], roll: Roll, expected: tuple[int, ...]) -> bool:
    """Whether a roll begins as a ruling on record has it, and goes on as the stream."""
    count = len(expected)
    set_to = (ruling.results[:count] for ruling in rulings if ruling.label == roll.label)
    return any(roll.results == results + expected[len(results) :] for results in set_to)


def _written(script: Rehearsed, result: Roll | Draw, recorded: Sequence[int], expected: Sequence[int]) -> bool:
    """Whether a result begins as the script has it somewhere (going back brings it again) and goes on as the stream."""
    given: Sequence[int | str] = (script.rolls if isinstance(result, Roll) else script.draws).get(result.label, ())
    shown: Sequence[int | str] = result.results
    for taken in range(len(shown), 0, -1):
        runs = (given[at : at + taken] for at in range(len(given) - taken + 1))
        if recorded[taken:] == expected[taken:] and shown[:taken] in runs:
            return True
    return False
