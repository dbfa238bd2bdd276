"""A process in which computer players think: a task a line comes in, a thought a line goes out.

It knows the rules and nothing else, so it is small; it runs at low priority, and ends when the bot does.
"""

import os
import signal
import sys
from base64 import b64decode, b64encode
from importlib import import_module
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

import rules
from rules.core.game import Game
from rules.core.match import Match
from rules.core.minds.levels import LEVELS
from rules.core.minds.thinking import think

POLITENESS = 10  # how far everything else comes first


class Task(Struct, frozen=True):
    """What to think about: a position, one of its questions, how hard, and for how many seconds at most."""

    game: str
    state: bytes
    question: int
    level: str
    seconds: float


class Pondered(Struct, frozen=True):
    """What came of it: the answer encoded, the next best, what speaks for the first, and whether time was up."""

    answer: bytes
    other: bytes = b""
    reasons: tuple[tuple[str, float], ...] = ()
    stopped: bool = False
    failed: int = 0


def ponder(game: Game[Any], task: Task) -> Pondered:
    """Thinks until it is done or time is up; the best so far counts then."""
    until = monotonic() + task.seconds
    match = Match.load(game, task.state)
    thought = think(match, task.question, LEVELS[task.level], stop=lambda: monotonic() > until)
    encode = game.kit.encode
    other = encode(thought.considered[1].answer) if len(thought.considered) > 1 else b""
    return Pondered(encode(thought.answer), other, thought.reasons, thought.stopped, thought.failed)


def pack(thing: Struct) -> bytes:
    """A task or a thought as a line."""
    return b64encode(msgspec.msgpack.encode(thing)) + b"\n"


def main() -> None:
    """One task after the other."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends those who think
    os.nice(POLITENESS)
    for line in sys.stdin.buffer:
        task = msgspec.msgpack.decode(b64decode(line), type=Task)
        game = import_module(rules.MODULES[task.game]).GAME  # only the games that are played
        sys.stdout.buffer.write(pack(ponder(game, task)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
