"""What a whole turn sends to its channel, and how often it rings: `python -m tests.assyrian_wars.random.traffic`.

The first turn of The Two Rivers with three people who answer at random, some seconds or some minutes after one another,
on the simulated Discord. Said are the messages that were sent, those that went away again, how often it rang, and the
edits; of messages and edits also what they were about.
"""

import argparse
import asyncio
import logging
import random
import sys
import tempfile
from collections import Counter
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import pytest

from bot.spine.delivery import Delivery
from bot.spine.letters import Letter
from bot.spine.matches import words_of
from bot.spine.pipeline import Source
from db.records import Parcel
from rules.core.policy import Policy
from tests.bot import deeds
from tests.bot.conftest import EVERYTHING, simulated
from tests.bot.house import House, known_dice
from tests.bot.travellers import SECRET

MOST = 400  # answers
SHORT, LONG = (4, 40), (60, 900)  # seconds between two answers
OFTEN = 0.6  # how many of the pauses are short
ABOUT: ContextVar[str] = ContextVar("about", default="")


class Traffic:
    """Counts what goes to the channel, by what it is about."""

    def __init__(self) -> None:
        self.sent, self.edited, self.rung = Counter[str](), Counter[str](), 0
        self.taken = self.answers = 0

    def listen(self, patch: pytest.MonkeyPatch) -> None:
        send, new, change, down = Delivery._send, Delivery._new, Delivery._change, Delivery._take_down

        async def sending(delivery: Delivery, parcel: Parcel) -> None:
            ABOUT.set(f"{parcel.kind}{' picture' if parcel.lane else ''}")
            await send(delivery, parcel)

        async def posting(delivery: Delivery, parcel: Parcel, letter: Letter, *rest: Any) -> Any:
            self.sent[ABOUT.get()] += 1
            self.rung += len(letter.ping)
            return await new(delivery, parcel, letter, *rest)

        async def editing(delivery: Delivery, *rest: Any) -> None:
            self.edited[ABOUT.get()] += 1
            await change(delivery, *rest)

        async def taking(delivery: Delivery, message: Any) -> None:
            self.taken += 1
            await down(delivery, message)

        for name, method in (("_send", sending), ("_new", posting), ("_change", editing), ("_take_down", taking)):
            patch.setattr(Delivery, name, method)

    def said(self) -> str:
        def parts(counts: Counter[str]) -> str:
            return ", ".join(f"{about} {count}" for about, count in counts.most_common())

        sent, edited = sum(self.sent.values()), sum(self.edited.values())
        return (
            f"{self.answers} answers; {sent} messages ({parts(self.sent)}), {self.taken} of them went away again; "
            f"{self.rung} rings; {edited} edits ({parts(self.edited)})"
        )


async def whole_turn(house: House, traffic: Traffic, seed: int) -> None:
    """One turn, each answer a while after the one before."""
    live = await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    policy, pauses = Policy(random.Random(seed), live.game.habits), random.Random(seed)
    source = Source(words_of(live, "en"))
    while traffic.answers < MOST:
        match = await house.app.matches.position(live)
        if match.finished or match.table.board.clock.turn > 1:
            break
        question = match.pending[0]
        given = policy.answer(match, question)
        await house.inside(deeds.submit(house.app, live, question.seat, given, source, question.id))
        traffic.answers += 1
        await house.env.advance_time(pauses.randint(*(SHORT if pauses.random() < OFTEN else LONG)))
    await house.env.settle()


async def main(seed: int) -> int:
    logging.disable(logging.CRITICAL)
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        known_dice(patch, SECRET)
        traffic = Traffic()
        traffic.listen(patch)
        async with simulated(Path(folder), EVERYTHING) as env:
            await whole_turn(House(env), traffic, seed)
        print(traffic.said())
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=3)
    sys.exit(asyncio.run(main(parser.parse_args().seed)))
