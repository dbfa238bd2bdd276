"""Files with a fault for the importer: `python -m tests.db.import_fuzz --inputs 100000`.

Each is refused in words, or is the very match that it was made from; nothing else may come of it, and the memory of the
process stays below 200 MB. Faults are of bytes, of the first line, of the packing, of values, of entries and positions.
"""

import argparse
import asyncio
import hashlib
import json
import sys
import tempfile
import zlib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from db import Store
from db.errors import BadFile
from tests.db.test_transfer import GAMES, noise, played

MOST_MEGABYTES = 200
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**63,
    10**40,
    1.5,
    "",
    "x",
    "9" * 5000,
    [],
    {},
    [[[]]],
    "\u0000",
    "\ud800",
)
SIZES = (1_000, 100_000, 5_000_000, 40_000_000)


class Wrong(AssertionError):
    """The importer did something else than to refuse in words."""


class Faults:
    """Makes files with a fault from one that is sound."""

    def __init__(self, sound: bytes, chance: Random) -> None:
        self.sound, self.chance = sound, chance
        line, _, self.body = sound.partition(b"\n")
        self.header: dict[str, Any] = json.loads(line)
        self.plain = zlib.decompress(self.body)
        self.bombs = [zlib.compress(bytes(size), 9) for size in SIZES]
        self.ways = (self.bits, self.bits, self.first_line, self.first_line, self.cut, self.unpacked, self.bomb)
        self.ways += (self.deep, self.swapped, self.rubbish)

    def one(self) -> tuple[str, bytes]:
        if self.chance.random() < 0.01:
            return "values", noise(self.sound, self.chance)
        way = self.chance.choice(self.ways)
        return way.__name__, way()

    def bits(self) -> bytes:
        data = bytearray(self.sound)
        for _ in range(self.chance.randrange(1, 6)):
            data[self.chance.randrange(len(data))] ^= 1 << self.chance.randrange(8)
        return bytes(data)

    def cut(self) -> bytes:
        at = self.chance.randrange(len(self.sound))
        return self.sound[:at] if self.chance.random() < 0.5 else self.signed(self.body[: at % len(self.body)])

    def first_line(self) -> bytes:
        said = dict(self.header)
        for _ in range(self.chance.randrange(1, 3)):
            key = self.chance.choice([*said, "another"])
            if self.chance.random() < 0.2:
                said.pop(key, None)
            else:
                said[key] = self.chance.choice(ODD)
        line = json.dumps(said).encode()
        return (line[: self.chance.randrange(len(line))] if self.chance.random() < 0.1 else line) + b"\n" + self.body

    def signed(self, body: bytes, **said: Any) -> bytes:
        """With a first line that fits."""
        header = {**self.header, "sha256": hashlib.sha256(body).hexdigest(), **said}
        return json.dumps(header).encode() + b"\n" + body

    def packed(self, plain: bytes) -> bytes:
        return self.signed(zlib.compress(plain, 1), size=self.chance.choice([len(plain), len(plain), 10**9, 5, None]))

    def unpacked(self) -> bytes:
        """The content has a fault, and the packing is sound."""
        plain = bytearray(self.plain[: self.chance.randrange(1, 400)])
        plain[self.chance.randrange(len(plain))] = self.chance.randrange(256)
        return self.packed(bytes(plain))

    def bomb(self) -> bytes:
        return self.signed(self.chance.choice(self.bombs), size=self.chance.choice([None, 100, 10**7, 10**12, -1]))

    def deep(self) -> bytes:
        mark = self.chance.choice([b"\x91", b"\x81\xa1a", b"\xdc\xff\xff", b"\xdf\xff\xff\xff\xff"])
        return self.packed(b"\x81\xa7entries" + mark * self.chance.randrange(1, 3000))

    def swapped(self) -> bytes:
        """Well-formed content of the wrong kind."""
        rows = [
            {"revision": self.chance.choice(ODD[:5]), "body": self.chance.choice([b"", b"\x01x", b"\x02x", b"\x00"])}
        ]
        plain = {"entries": rows * self.chance.randrange(1, 5), "heads": self.chance.choice([[], rows, None, 5])}
        return self.packed(msgspec.msgpack.encode(plain))

    def rubbish(self) -> bytes:
        some = self.chance.randbytes(self.chance.randrange(300))
        return self.chance.choice([some, some + b"\n" + self.body, self.signed(some), self.packed(some)])


async def tried(inputs: int, seed: int, folder: Path) -> tuple[Counter[str], int]:
    """Hands so many faulty files to the importer; says what came of them and how much memory it took."""
    store = await Store.open(f"sqlite:///{folder / 'fuzz.sqlite3'}")
    match = await played(store)
    honest = (await store.matches.head(match)).state
    faults, found = Faults(await store.transfer.export(match), Random(seed)), Counter[str]()
    for number in range(inputs):
        way, data = faults.one()
        try:
            examined = await store.transfer.examine(data, GAMES)
        except BadFile as error:
            if not 10 < len(str(error)) < 400:
                raise Wrong(f"input {number} ({way}): refused with {str(error)[:500]!r}") from error
            found["refused"] += 1
            continue
        except Exception as error:
            raise Wrong(f"input {number} ({way}): {type(error).__name__} {error}") from error
        if examined.state != honest:
            raise Wrong(f"input {number} ({way}): became another match")
        found["the same match"] += 1
    if await store.matches.count() != {"running": 1}:
        raise Wrong("something was stored")
    await store.close()
    return found, most_megabytes()


def most_megabytes() -> int:
    """The most memory that this process ever had."""
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM")), 0)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.db.import_fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="stele-imports-") as folder:
        found, megabytes = asyncio.run(tried(given.inputs, given.seed, Path(folder)))
    told = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
    print(f"seed {given.seed}: {given.inputs} files with a fault: {told}; at most {megabytes} MB of memory")
    return 0 if megabytes < MOST_MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main())
