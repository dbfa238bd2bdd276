"""A disk that forgets what was not synced: the writes of a life are recorded and played back up to a power cut.

A small layer of C below the C library (`lost_writes.c`, LD_PRELOAD) records every write and every sync of the database,
and what the bot acknowledged, in their order. Then the power fails at many moments: of each file only what was synced
before is left, or besides that some of the later writes at random. Whatever was acknowledged before must be there.
"""

import asyncio
import os
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from random import Random

from sqlalchemy import select

from db import Store
from db import tables as t
from rules.core.match import replay
from tests.db.crash_bot import GAME, clock_of

SOURCE = Path(__file__).with_name("lost_writes.c")
ROOT = Path(__file__).parents[2]
LIFE = """
import asyncio, sys
import db.engine
db.engine.PRAGMAS = tuple(one for one in db.engine.PRAGMAS if not one.startswith("synchronous")) + (sys.argv[2],)
from tests.db.crash_bot import Orders, live
asyncio.run(live(Orders(sys.argv[1], tuple(range(1, int(sys.argv[3]) + 1)), 0), 1))
"""
Step = tuple[str, str, int, bytes]


class Forgotten(AssertionError):
    """Something acknowledged was not on the disk."""


def unavailable() -> str:
    """Why this cannot run here; "": it can."""
    if sys.platform != "linux":
        return "the recording layer needs Linux"
    return "" if shutil.which("cc") or shutil.which("gcc") else "there is no C compiler"


def recorded(folder: Path, synchronous: str = "synchronous=FULL", commands: int = 12) -> list[Step]:
    """Everything that one life writes, syncs and acknowledges."""
    layer, trace, data = folder / "layer.so", folder / "trace", folder / "data"
    compiler = shutil.which("cc") or shutil.which("gcc") or "cc"
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", str(layer), str(SOURCE), "-ldl"], check=True)
    data.mkdir(mode=0o700)
    given = {"LD_PRELOAD": str(layer), "LOST_WRITES_UNDER": str(data), "LOST_WRITES_TRACE": str(trace)}
    url = f"sqlite:///{data / 'bot.sqlite3'}"
    command = [sys.executable, "-c", LIFE, url, synchronous, str(commands)]
    subprocess.run(command, env={**os.environ, **given}, cwd=ROOT, check=True, stdout=subprocess.PIPE)
    return steps(trace.read_bytes())


def steps(trace: bytes) -> list[Step]:
    """The record as a list: kind, file, offset, data."""
    found, at = [], 0
    while at < len(trace):
        kind, length = chr(trace[at]), struct.unpack_from("<H", trace, at + 1)[0]
        path = trace[at + 3 : at + 3 + length].decode()
        at += 3 + length
        offset, size = struct.unpack_from("<qI", trace, at)
        found.append((kind, path, offset, trace[at + 12 : at + 12 + size]))
        at += 12 + size
    return found


def after_power_cut(done: list[Step], chance: Random | None) -> dict[str, bytes]:
    """What is on the disk: all that was synced, and of the rest nothing, or some of it at random."""
    synced = {path: place for place, (kind, path, _, _) in enumerate(done) if kind == "S"}
    files: dict[str, bytearray] = {}
    for place, (kind, path, offset, data) in enumerate(done):
        place_of = str(Path(path).parent) if kind == "U" else path  # a name is gone when its folder is synced
        kept = place <= synced.get(place_of, -1) or (chance is not None and chance.random() < 0.5)
        if kind == "U" and kept:
            files.pop(path, None)
        if kind not in "WT" or path.startswith("pipe:") or path.endswith("-shm") or not kept:
            continue
        file = files.setdefault(path, bytearray())
        if kind == "T":
            del file[offset:]
            file.extend(bytes(offset - len(file)))
            continue
        file.extend(bytes(max(0, offset + len(data) - len(file))))
        file[offset : offset + len(data)] = data
    return {Path(path).name: bytes(content) for path, content in files.items()}


def acknowledged(done: list[Step]) -> dict[int, str]:
    """What people were told up to here."""
    lines = b"".join(data for kind, path, _, data in done if kind == "W" and path.startswith("pipe:")).decode()
    words = [line.split() for line in lines.splitlines()]
    return {int(one[1]): one[2] for one in words if len(one) == 3 and one[0] == "ACK"}


def lay_out(disk: dict[str, bytes], folder: Path) -> None:
    """The files as they are after the cut."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    for name, content in disk.items():
        (folder / name).write_bytes(content)


async def examine(folder: Path, told: dict[int, str]) -> None:
    """Opens what is left, and looks for everything that was acknowledged; each log replays to its position."""
    store = await Store.open(f"sqlite:///{folder / 'bot.sqlite3'}", clock=clock_of(3))
    try:
        async with store.database.read() as connection:
            kept = {row.id: row.reply.decode() for row in await connection.execute(select(t.interactions))}
        missing = {number for number, reply in told.items() if kept.get(number) != reply}
        if missing:
            raise Forgotten(f"acknowledged, and not on the disk: {sorted(missing)}")
        for info in await store.matches.in_channel(1):
            if info.status != "lobby":
                head, log = await store.matches.head(info.id), await store.matches.log(info.id)
                first = await store.matches.past(info.id, 1)
                again = replay(GAME, first.checkpoint, [GAME.kit.decode_entry(line.body) for line in log[1:]])
                if again.dump() != head.state:
                    raise Forgotten(f"the log of match {info.id} does not replay to its position")
    finally:
        await store.close()


def cut_the_power(folder: Path, cuts: int, seed: int, synchronous: str = "synchronous=FULL") -> int:
    """Lets the power fail after acknowledgements; says how often, or raises what was lost."""
    trace, chance = recorded(folder, synchronous), Random(seed)
    told = [path.startswith("pipe:") and b"ACK" in data for _, path, _, data in trace]
    moments = [place + 1 for place, ack in enumerate(told) if ack]
    for number in range(cuts):
        done = trace[: chance.choice(moments)]
        disk = after_power_cut(done, chance if number % 2 else None)
        try:
            lay_out(disk, folder / "after")
            asyncio.run(examine(folder / "after", acknowledged(done)))
        except Forgotten:
            raise
        except Exception as error:
            raise Forgotten(f"what is left cannot be opened: {error}") from error
    return cuts
