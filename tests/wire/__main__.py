"""`make wire MINUTES=10`: the real bot on the loopback Discord, while people click at random and Discord has its moods.

Looked for at every step: text that is cut, an interaction without an answer, a question that rang nobody, a request
that breaks Discord's schema. What is found is printed with the seed; the exit code says whether anything was.
"""

import argparse
import asyncio
import logging
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from simcord.backend.models import Message

from bot.acting.lobby import seat_names_of
from bot.app import Stele
from bot.spine.edits import BUDGET
from bot.spine.matches import Live
from tests.bot.conftest import SHOWN, make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Answer, Person, Town, parts, rings, said, until
from tests.wire.server import Wire
from tests.wire.tables import begun

LOOKS = ("status", "score", "hand", "map", "log", "waiting", "help", "undo", "orders list", "me show", "dice rolls")
CUT = re.compile(r"…$")
PATIENT = 120.0  # seconds: a busy machine is slow, and no answer is none however long one waits
FAULTS: tuple[dict[str, Any], ...] = (
    {"method": "POST", "path": "/interactions/*/callback", "after": True},
    {"method": "PATCH", "path": "/channels/*/messages/*", "status": 502, "after": True},
    {"method": "POST", "path": "/channels/*/messages", "status": 503},
    {"method": "POST", "path": "/channels/*/messages", "status": 0, "after": True},
    {"method": "PATCH", "path": "/webhooks/*/messages/@original", "status": 400, "code": 50001},
    {"method": "*", "path": "/channels/*/messages*", "status": 429, "retry_after": 0.5},
)


class Table:
    """One match, its people, and what they have in front of them."""

    def __init__(self, town: Town, people: list[Person]) -> None:
        self.town = town
        self.people = people
        self.open: dict[int, list[Message]] = {person.id: [] for person in people}


class Clicking:
    """People who press whatever there is."""

    def __init__(self, wire: Wire, seed: int) -> None:
        self.wire = wire
        self.chance = random.Random(seed)
        self.found: list[str] = []
        self.clicks = 0
        self.answers = 0

    async def evening(self, app: Stele, town: Town, until_: float) -> None:
        """Match after match in one channel, until the time is over."""
        names = iter(range(10_000))
        town.app = app
        while time.monotonic() < until_ and not self.found:
            game = self.chance.choice(list(SHOWN))
            shown = SHOWN[game]
            scenario = self.chance.choice(list(shown.game.scenarios()))
            spec = shown.game.scenario(scenario)
            count = min(shown.player_numbers(scenario, {})[-1], 3)
            if count not in shown.player_numbers(scenario, {}):
                count = shown.player_numbers(scenario, {})[0]
            people = [town.join(f"Player{next(names)}", self.chance.choice(("de", "en-US"))) for _ in range(count)]
            town.channel = town.backend.create_channel(town.guild.id, f"table-{next(names)}").id
            await town.quiet()
            if self.chance.random() < 0.3:
                town.forbid(**{self.chance.choice(("attach_files", "embed_links", "pin_messages")): True})
            seats = seat_names_of(spec, count)
            live = await begun(app, town, *people, game=game, scenario=scenario, seats=seats)
            table = Table(town, people)
            for _ in range(self.chance.randint(30, 120)):
                if time.monotonic() > until_ or self.found:
                    break
                await self.step(app, table, live.id)
            await self.settled(app, table, live.id)

    async def step(self, app: Stele, table: Table, match: int) -> None:
        """Somebody does something."""
        if self.chance.random() < 0.04:
            self.wire.fault(**self.chance.choice(FAULTS))
        person = self.chance.choice(table.people)
        if self.chance.random() < 0.75:
            live = await app.matches.get(match)
            asked = [live.person_of(one.seat) for one in (await app.matches.position(live)).pending]
            due = [one for one in table.people if one.id in asked]
            person = self.chance.choice(due) if due else person
        answer = self.act(table, person)
        self.clicks += 1
        if answer is None:
            return
        try:
            await answer.done(PATIENT)
        except AssertionError:
            self.found.append(f"no answer to {answer.payload['data']}")
            return
        if answer.record.modal is not None:
            answer = await self.fill_in(person, answer)
        if self.chance.random() < 0.05:
            answer.again()
        self.answers += 1
        if self.chance.random() < 0.3:
            await table.town.quiet(60)
        for message in answer.messages:
            self.look(message, f"an answer to {answer.payload['data'].get('name') or 'a click'}")
        table.open[person.id] = [*table.open[person.id], *(one for one in answer.messages if parts(one))][-3:]

    async def fill_in(self, person: Person, asked: Answer) -> Answer:
        """Something is typed into a form."""
        parts = asked.record.modal["components"] if asked.record.modal is not None else []
        try:
            return await person.fill_in(asked, *(self.chance.choice(("2", "Nineveh", "the moon")) for _ in parts))
        except AssertionError:
            self.found.append(f"no answer to a form of {len(parts)} parts")
            return asked

    def act(self, table: Table, person: Person) -> Answer | None:
        """A button or a menu that the person sees, or a command."""
        public = [one for one in table.town.messages()[-6:] if parts(one)]
        seen = [one for one in (*table.open[person.id][-2:] * 3, *public) if parts(one)]
        if not seen or self.chance.random() < 0.15:
            return person.type(self.chance.choice(LOOKS))
        message = self.chance.choice(seen)
        part = self.chance.choice(parts(message))
        if "keep-match" in part["custom_id"] or "privacy" in part["custom_id"]:
            return None
        data: dict[str, Any] = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part["type"] == 3:
            values = [one["value"] for one in part["options"]]
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            data["values"] = self.chance.sample(values, self.chance.randint(min(max(least, 1), len(values)), most))
        return person.send(3, data, message.channel_id, message=person._of(message))

    async def settled(self, app: Stele, table: Table, match: int) -> None:
        """When all is told: whoever is asked was rung once for it, and nothing in the channel is cut."""
        self.wire.faults.clear()
        await app.store.outbox.hurry()
        app.kick()
        await table.town.quiet(120)
        for message in table.town.messages():
            self.look(message, "the channel")
        live = await app.matches.get(match)
        if live.info.status == "running":
            asked = await self.called(app, live)
            silent = asked - set(rings(self.wire))
            if silent:
                self.found.append(f"asked, and never rung: {silent} of {[one.id for one in table.people]}")

    async def called(self, app: Stele, live: Live) -> set[int]:
        """Whom somebody else has brought a question; who asks himself on by his own answer has it before his eyes."""
        match = await app.matches.position(live)
        log = {one.revision: one for one in await app.store.matches.log(live.id, 0, match.revision)}
        found = set[int]()
        for question in match.pending:
            cause, person = log.get(question.since or -1), live.person_of(question.seat)
            by = None if cause is None or cause.kind != "answer" else live.person_of(cause.seat or "")
            if person is not None and person != by and not question.held:
                found.add(person)
        return found

    def look(self, message: Message, where: str) -> None:
        """Whether a text was cut without a word about where the rest is."""
        for line in said(message).splitlines():
            if CUT.search(line) and "/log" not in line and "/verlauf" not in line:
                self.found.append(f"cut in {where}: {line[-120:]}")


async def main(minutes: float, seed: int) -> int:
    logging.disable(logging.CRITICAL)
    async with Wire() as wire:
        wire.rates = {"PATCH /channels/*/messages/*": (5, 5.0), "POST /channels/*/messages": (5, 5.0)}
        town = Town(wire)
        clicking = Clicking(wire, seed)
        end = time.monotonic() + minutes * 60
        with tempfile.TemporaryDirectory() as folder:
            app = make_app(Path(folder))
            app.shard_count = None
            app.delivery.edits.budget = BUDGET
            async with logged_in(app, wire):
                await until(app.is_ready, "the bot")
                await clicking.evening(app, town, end)
        problems = [*clicking.found, *wire.problems]
        unknown = [f"{one.method} {one.path}" for one in wire.seen if one.status == 501]
        print(
            f"seed {seed}: {clicking.clicks} clicks, {clicking.answers} answers, {len(wire.seen)} requests,"
            f" {len(rings(wire))} rings, {len(problems)} problems, {len(unknown)} unknown routes"
        )
        for problem in problems[:20]:
            print(" •", problem)
        return 1 if problems or unknown else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sys.exit(asyncio.run(main(given.minutes, given.seed)))
