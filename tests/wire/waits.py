"""How long people wait while 25 others open their boards: `python -m tests.wire.waits`.

On the loopback Discord, with real pictures: five tables of Era of Tribes whose 25 people look at their boards again and
again, and one table of Assyrian Wars. There somebody presses Confirm, and the map that everybody sees is drawn. Said
are the median and the 95th percentile of both waits: from the press to the words that came of it, and from the moment a
move is saved to the picture in the channel.
"""

import argparse
import asyncio
import logging
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bot.acting.lobby import seat_names_of
from bot.app import Stele
from bot.spine.aftermath import Turn
from bot.spine.edits import BUDGET
from bot.spine.pipeline import Source
from rules.core.entries import Outcome
from rules.era_of_tribes.pack.map import SEATS
from tests.bot.conftest import make_app
from tests.wire.clicking import Clicking, Table
from tests.wire.conftest import logged_in
from tests.wire.people import Person, Town, parts
from tests.wire.server import Wire
from tests.wire.tables import begun

PATIENT = 60.0
PAUSE = 2.0  # between two looks of the 25
NO_PICTURE = 8.0  # seconds after which a move has none


async def crowd(app: Stele, town: Town) -> list[tuple[Person, int, str]]:
    """Twenty-five people at five tables, each with a board to look at."""
    found: list[tuple[Person, int, str]] = []
    for table in range(5):
        people = [town.join(f"Player {table}{seat}") for seat in SEATS[:5]]
        channel = town.backend.create_channel(town.guild.id, f"table-{table}").id
        await begun(
            app,
            town,
            *people,
            game="era-of-tribes",
            scenario="full",
            channel=channel,
            seats=SEATS[:5],
            patience=PATIENT,
        )
        found += [(person, channel, seat) for person, seat in zip(people, SEATS, strict=False)]
    return found


async def look(people: list[tuple[Person, int, str]], looks: list[float]) -> None:
    """All 25 open their boards at once, again and again."""
    while True:
        begun_ = time.monotonic()
        opened = [person.type("map", channel, part=f"board:{seat}") for person, channel, seat in people]
        await asyncio.gather(*(one.done(PATIENT) for one in opened), return_exceptions=True)
        looks.append(time.monotonic() - begun_)
        await asyncio.sleep(PAUSE)


async def confirms(app: Stele, town: Town, table: Table, count: int) -> list[float]:
    """How long each of so many presses of Confirm waits for what came of it."""
    clicking, waits = Clicking(town.wire, 4), list[float]()
    for _ in range(count * 60):
        person = await clicking.whose_turn(app, table)
        ready = [
            (one, part["custom_id"])
            for one in table.open.get(person.id, [])
            for part in parts(one)
            if part["custom_id"].startswith("stele:confirm:")
        ]
        before = time.monotonic()
        answer = person.press(ready[-1][0], custom_id=ready[-1][1]) if ready else clicking.act(table, person)
        if answer is None or await clicking.heard(answer) is None or answer.record.modal is not None:
            continue
        if ready:
            waits.append(time.monotonic() - before)
        table.open[person.id] = [one for one in answer.messages if parts(one)][-1:]
        if len(waits) == count:
            break
    return waits


async def maps(app: Stele, town: Town, table: Table, count: int) -> list[float]:
    """How long the channel waits for the picture of each of so many moves that have one."""
    live = await app.matches.get(table.match)
    policy, words, waits = live.shown.policy(random.Random(4)), live.shown.words("en"), list[float]()

    def deed(turn: Turn) -> Outcome:
        question = turn.match.pending[0]
        return turn.match.submit(question.seat, policy.answer(turn.match, question), question.id)

    for _ in range(count * 12):
        before = len(town.wire.seen)
        await app.pipeline.play(live, deed, Source(words))
        saved = time.monotonic()
        path = f"/channels/{table.channel}/messages"
        while time.monotonic() - saved < NO_PICTURE:
            drawn = [one.at for one in town.wire.seen[before:] if one.files and one.path.startswith(path)]
            if drawn:
                waits.append(max(0.0, drawn[0] - saved))
                break
            await asyncio.sleep(0.02)
        if len(waits) == count:
            break
    return waits


def said(what: str, waits: list[float]) -> str:
    ranked = sorted(waits)
    p95 = ranked[min(len(ranked) - 1, round(0.95 * (len(ranked) - 1)))]
    return (
        f"{what}: {len(waits)} times, median {statistics.median(waits):.2f} s, p95 {p95:.2f} s, most {ranked[-1]:.2f} s"
    )


async def main(count: int) -> int:
    logging.disable(logging.CRITICAL)
    async with Wire() as wire:
        town = Town(wire)
        with tempfile.TemporaryDirectory() as folder:
            app = make_app(Path(folder))
            app.shard_count = None
            app.delivery.edits.budget = BUDGET
            async with logged_in(app, wire):
                town.app = app
                people = await crowd(app, town)
                shown = app.shown["assyrian-wars"]
                scenario = next(iter(shown.game.scenarios()))
                number = shown.player_numbers(scenario, {})[0]
                seats = seat_names_of(shown.game.scenario(scenario), number)
                players = [town.join(f"King {seat}") for seat in seats]
                wanted: dict[str, Any] = {"game": shown.game.id, "scenario": scenario, "seats": seats}
                live = await begun(app, town, *players, **wanted, patience=PATIENT)
                table = Table(town, live.id, town.channel, players)
                for busy in (False, True):
                    looks: list[float] = []
                    crowded = asyncio.create_task(look(people, looks)) if busy else None
                    print("while 25 look at their boards:" if busy else "on a quiet evening:")
                    print(" ", said("Confirm", await confirms(app, town, table, count)))
                    print(" ", said("the public map", await maps(app, town, table, count)), flush=True)
                    if crowded is not None:
                        crowded.cancel()
                        await asyncio.wait([crowded])
                        print(" ", said("the words of all 25", looks))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=20)
    sys.exit(asyncio.run(main(parser.parse_args().times)))
