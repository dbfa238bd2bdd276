"""Checks the dice of an exported match: python3 check_dice.py match.stele

Needs nothing but Python 3 (no part of Stele, nothing to install), so that whoever does not trust the bot need not run
it. It reads the file of `/match export` and checks what `/dice audit` checks: that the secret is the one promised at
the start (and at each new epoch), that every roll, draw and throw for seats is what secret and seeds give, and that no
number of the counter is missing or comes twice. Compare the promise it prints with the posts in your channel.

Dice that a game master has set by a ruling on record are listed, and are no fault: the channel was told of them. How
many dice a roll had, and which card lay at the place that was drawn, follows from the rules; whoever imports the file
has all of it played again, and a roll with fewer dice or another card is refused there.

A lesson's dice are written down before its first move. It says so, lists the rolls and draws that were, and proves no
more than that the others are what secret and seeds give.
"""

import hashlib
import hmac
import json
import struct
import sys
import zlib
from typing import Any

MOST = 256 * 1024 * 1024  # bytes of anything that is unpacked
# What the packed entries of a log leave out; part of the file's format.
WORDS = (
    b"commitment scenario options start consent override retract request cancel lapse undo order auto reason patches "
    b"forced agree winners choose-many pass card unit leader country area force path target chance total "
    b"\xa5draws\x91\x85\xa5label\xa4pool\xa5picks\xa7results\xa5seats\xa8revealed\xc3\xaacheckpoint\xc3\xa7private\xc3"
    b"\x85\xa8revision\xa4kind\xa4auto\xa7version\x01\xa4hash\xd9 \xa4seat\xa2P1\xa8question"
    b"\x88\xa8revision\xcd\x01\xa4kind\xa6answer\xa7version\x01\xa4hash\xd9 \xa4seat\xa2P1\xa8question\xcd\x01"
    b"\xadquestion_kind\xa4turn\xa4rule\xa36.6\xa6answer\x82\xa4type\xa6choose\xa6option\xa4pass"
    b"\xa5rolls\x91\x84\xa5label\xa7counter\xa5sides\x06\xa7results\x92"
    b"\xa6events\x92\x82\xa7message\x83\xa4type\xa7message\xa2id\xa6params\x82\xa5count\x01\xa4rule\xa36.6"
    b"\x83\xa7message\x83\xa4type\xa7message\xa2id\xa6params\x82\xa4seat\x83\xa4type\xa4name\xa4kind\xa4area\xa2id"
    b"\xa4seat\x83\xa4type\xa4name\xa4kind\xa4seat\xa2id\xa2P1\xa4rule\xa36.6\xa5seats\xc0"
)


def inflated(data: bytes, words: bytes = b"") -> bytes:
    """zlib, but never more than MOST."""
    reader = zlib.decompressobj(zdict=words) if words else zlib.decompressobj()
    found = reader.decompress(data, MOST)
    if not reader.eof:
        raise ValueError("the file is damaged, or unpacks to more than a match can be")
    return found


def unpacked(data: bytes) -> bytes:
    """A stored position or entry; its first byte says how it is packed."""
    kinds = {0: lambda body: body, 1: inflated, 2: lambda body: inflated(body, WORDS)}
    return kinds[data[0]](data[1:])


class Reader:
    """The few kinds of msgpack that a match file uses."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, count: int) -> bytes:
        piece = self.data[self.at : self.at + count]
        if len(piece) != count:
            raise ValueError("the file ends too early")
        self.at += count
        return piece

    def number(self, form: str) -> Any:
        return struct.unpack(">" + form, self.take(struct.calcsize(form)))[0]

    def value(self) -> Any:
        first = self.number("B")
        if first < 0x80:
            return first
        if first >= 0xE0:
            return first - 256
        if first < 0x90:
            return self.pairs(first & 15)
        if first < 0xA0:
            return [self.value() for _ in range(first & 15)]
        if first < 0xC0:
            return self.take(first & 31).decode()
        return self.longer(first)

    def longer(self, first: int) -> Any:
        if first in (0xC0, 0xC2, 0xC3):
            return {0xC0: None, 0xC2: False, 0xC3: True}[first]
        forms = {0xCA: "f", 0xCB: "d", 0xCC: "B", 0xCD: "H", 0xCE: "I", 0xCF: "Q"}
        forms |= {0xD0: "b", 0xD1: "h", 0xD2: "i", 0xD3: "q"}
        if first in forms:
            return self.number(forms[first])
        sizes = {0xC4: "B", 0xC5: "H", 0xC6: "I", 0xD9: "B", 0xDA: "H", 0xDB: "I"}
        sizes |= {0xDC: "H", 0xDD: "I", 0xDE: "H", 0xDF: "I"}
        if first not in sizes:
            raise ValueError(f"the file holds something unknown ({first:#x})")
        count = self.number(sizes[first])
        if first >= 0xDE:
            return self.pairs(count)
        if first >= 0xDC:
            return [self.value() for _ in range(count)]
        return self.take(count) if first <= 0xC6 else self.take(count).decode()

    def pairs(self, count: int) -> dict[Any, Any]:
        return {self.value(): self.value() for _ in range(count)}


def key_of(secret: bytes, seeds: list[dict[str, Any]], purpose: str) -> bytes:
    """The key of a stream: the secret and everybody's seeds."""
    if not seeds:
        return secret
    mixed = "\n".join(["stele", purpose, *(f"{seed['seat']}={seed['text']}" for seed in seeds)])
    return hmac.new(secret, mixed.encode(), hashlib.sha256).digest()


def numbers(key: bytes, counter: int, limits: list[int]) -> list[int]:
    """For each limit a number below it."""
    found: list[int] = []
    words: list[int] = []
    block = 0
    for limit in limits:
        word = 2**64
        while word >= 2**64 - 2**64 % limit:
            if not words:
                digest = hmac.new(key, f"{counter}:{block}".encode(), hashlib.sha256).digest()
                words, block = list(struct.unpack(">4Q", digest)), block + 1
            word = words.pop(0)
        found.append(word % limit)
    return found


def expected(key: bytes, one: dict[str, Any]) -> tuple[list[int], list[int]]:
    """What is on record of a roll or a draw, and what it should be."""
    if "sides" in one:
        return one["results"], [
            number + 1 for number in numbers(key, one["counter"], [one["sides"]] * len(one["results"]))
        ]
    count = len(one["picks"])
    return one["picks"], numbers(key, one["counter"], list(range(one["size"], one["size"] - count, -1)))


def thrown(key: bytes, seats: list[str]) -> list[list[Any]]:
    """The throw for these seats: the highest first, and only ties are rolled again."""
    dice: dict[str, list[int]] = {seat: [] for seat in seats}
    counter = 0

    def order(tied: list[str]) -> list[str]:
        nonlocal counter
        if len(tied) < 2:
            return tied
        faces = dict(zip(tied, [number + 1 for number in numbers(key, counter, [6] * len(tied))], strict=True))
        counter += 1
        for seat, face in faces.items():
            dice[seat].append(face)
        groups = [[seat for seat in tied if faces[seat] == face] for face in sorted(set(faces.values()), reverse=True)]
        return [seat for group in groups for seat in order(group)]

    return [[seat, dice[seat]] for seat in order(sorted(seats))]


def written(script: dict[str, Any], one: dict[str, Any], recorded: list[int], right: list[int]) -> bool:
    """Whether a lesson's result begins as its script has it somewhere, and goes on as secret and seeds have it."""
    given = list(script.get("rolls" if "sides" in one else "draws", {}).get(one["label"], []))
    for taken in range(len(recorded), 0, -1):
        runs = [given[at : at + taken] for at in range(len(given) - taken + 1)]
        if recorded[taken:] == right[taken:] and list(one["results"][:taken]) in runs:
            return True
    return False


def scripted(entries: list[dict[str, Any]]) -> list[str]:
    """What a lesson has written down beforehand, as far as it came to pass."""
    shown = [
        f"step {entry['revision']}, {one['label']}, number {one['counter']}: {one['results']}"
        for entry in entries
        for one in [*entry.get("rolls", []), *entry.get("draws", [])]
        if one.get("rehearsed")
    ]
    if not any((entry.get("start") or {}).get("rehearsed") for entry in entries):
        return []
    return ["THIS IS A LESSON: its dice were written down before the first move, for these rolls and draws:", *shown]


def ruled(rulings: list[dict[str, Any]], one: dict[str, Any], right: list[int]) -> bool:
    """Whether a roll begins as a ruling on record has it, and goes on as secret and seeds have it."""
    given = [list(each["results"])[: len(right)] for each in rulings if each["label"] == one["label"]]
    return any(one["results"] == results + right[len(results) :] for results in given)


def adjusted(entries: list[dict[str, Any]]) -> list[str]:
    """The rolls that a game master has set."""
    shown = [
        f"step {entry['revision']}, {one['label']}, number {one['counter']}: {one['results']}"
        for entry in entries
        for one in entry.get("rolls", [])
        if one.get("adjusted")
    ]
    return ["SET BY RULINGS OF THE GAME MASTER:", *shown] if shown else []


def faults_of(entries: list[dict[str, Any]], secrets: list[bytes], used: int) -> list[str]:
    """Everything that is wrong with the dice of a log."""
    found, key, due, seeds, script = [], b"", 0, [], {}
    left, rulings = list(secrets), []
    for entry in entries:
        promise = entry.get("start") or entry.get("epoch")
        if promise:
            secret = left.pop(0) if left else b""
            if entry.get("start"):
                seeds, script = promise.get("seeds", []), promise.get("rehearsed") or {}
            if hashlib.sha256(secret).hexdigest() != promise["commitment"]:
                found.append(f"step {entry['revision']}: the secret is not the one that was promised")
            key = key_of(secret, seeds, "deal")
            for place, lots in enumerate(promise.get("lots", []), 1):
                again = thrown(key_of(secret, lots["seeds"], f"lots {place}"), [seat for seat, _ in lots["dice"]])
                if lots["number"] != place or again != lots["dice"]:
                    found.append(f"the throw for the seats number {place} is not what secret and seeds give")
        for one in sorted([*entry.get("rolls", []), *entry.get("draws", [])], key=lambda one: one["counter"]):
            where = f"step {entry['revision']}, {one['label']}, number {one['counter']}"
            if one["counter"] != due:
                found.append(
                    f"{where}: {'numbers are missing before it' if one['counter'] > due else 'it came before'}"
                )
            due = one["counter"] + 1
            recorded, right = expected(key, one)
            by_script = one.get("rehearsed") and written(script, one, recorded, right)
            by_ruling = one.get("adjusted") and ruled(rulings, one, right)
            if recorded != right and not by_script and not by_ruling:
                found.append(f"{where}: recorded {recorded}, secret and seeds give {right}")
        rulings += [patch for patch in entry.get("patches", []) if patch.get("type") == "adjust-die"]
    if due != used:
        found.append(f"the match has used {used} numbers, and the log does not end with the last of them")
    if left or not entries or not entries[0].get("start"):
        found.append("the log does not hold as many promises as there are secrets")
    return found


def check(data: bytes) -> tuple[list[str], list[str]]:
    """What a file says of its dice, and what is wrong with them."""
    first, _, body = data.partition(b"\n")
    header = json.loads(first)
    rows = Reader(inflated(body)).value()
    log = sorted(rows["entries"], key=lambda row: row["revision"])
    entries = [Reader(unpacked(row["body"])).value() for row in log]
    head = Reader(unpacked(rows["heads"][0]["state"])[22:]).value()
    secrets = [*head.get("spent", []), head["secret"]]
    promises = [entry.get("start") or entry.get("epoch") for entry in entries]
    said = [f"{header['name']}: {header['game']}, {len(entries)} steps"]
    said += [f"promised: {one['commitment']}" for one in promises if one]
    said += [f"seed of {seed['seat']}: {seed['text']}" for one in promises[:1] if one for seed in one.get("seeds", [])]
    said += [f"secret: {secret.hex()}" for secret in secrets]
    said.append(f"rolls and draws: {sum(len(e.get('rolls', [])) + len(e.get('draws', [])) for e in entries)}")
    return [*said, *adjusted(entries), *scripted(entries)], faults_of(entries, secrets, head.get("counter", 0))


def main(arguments: list[str]) -> int:
    """0: all is well; 1: something is wrong; 2: the file cannot be read."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        with open(arguments[0], "rb") as file:
            said, faults = check(file.read())
    except (OSError, ValueError, KeyError, IndexError, TypeError, struct.error, zlib.error) as error:
        print(f"This file cannot be checked: {type(error).__name__}: {error}", file=sys.stderr)
        return 2
    print("\n".join(said))
    foretold = any(line.startswith(("THIS IS A LESSON", "SET BY RULINGS")) for line in said)
    kept = "All other rolls and draws are what secret and seeds give." if foretold else "Every promise was kept."
    print("\n".join(["WRONG:", *faults]) if faults else kept)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
