"""People who press whatever there is, at tables of every game, and what is looked for while they do.

Looked for: a text that is cut, an interaction without an answer, a question, a wish to go back or a vote that rang
nobody, an error that nobody expected, a request that breaks Discord's schema. Each of these checks is broken once in
`test_clicking`.
"""

import asyncio
import logging
import random
import re
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from msgspec import msgpack
from msgspec.structs import replace
from simcord.backend.models import Message
from simcord.interactions import command_leaves

from bot.acting.lobby import seat_names_of
from bot.app import Stele
from bot.games.lesson import is_led
from bot.posts import chapters as tales
from bot.spine.calls import VOTE_KIND, Wish, voters
from bot.spine.matches import Live
from tests.bot.conftest import SHOWN
from tests.wire.people import Answer, Person, Town, parts, rings, until
from tests.wire.server import Seen, Wire
from tests.wire.tables import begun

LOOKS = (
    *("status", "score", "hand", "map", "log", "waiting", "help", "undo", "undo", "orders list", "me show"),
    *("dice rolls", "advice", "advice", "recap", "forces", "discards", "match list", "match show", "pace show"),
)
TYPED = ("", "a", "n", "s", "2", "the moon")  # what is typed where suggestions come up, and into forms
# Words that were cut end in this sign at once; where a blank is before it, it is meant ("Type it …").
CUT = re.compile(r"\S…(?:\n|$)")
SHOWN_TO_PEOPLE = frozenset(
    ("content", "title", "description", "label", "placeholder", "text", "name", "value", "default")
)
PATIENT = 120.0  # seconds: a busy machine is slow, and no answer is none however long one waits
LED = "a lesson"
MOST_HURRIES = 10
FEW = 4  # people at a table, if its scenario can be played by so few
LOOK_BACK = 100  # entries
FAULTS: tuple[dict[str, Any], ...] = (
    {"method": "POST", "path": "/interactions/*/callback", "after": True},
    {"method": "PATCH", "path": "/channels/*/messages/*", "status": 502, "after": True},
    {"method": "POST", "path": "/channels/*/messages", "status": 503},
    {"method": "POST", "path": "/channels/*/messages", "status": 0, "after": True},
    {"method": "PATCH", "path": "/webhooks/*/messages/@original", "status": 400, "code": 50001},
    {"method": "*", "path": "/channels/*/messages*", "status": 429, "retry_after": 0.5},
    {"method": "*", "path": "/webhooks/*", "status": 429, "retry_after": 0.5},
)


@dataclass
class Table:
    """One match, its people, and what they have in front of them."""

    town: Town
    match: int
    channel: int
    people: list[Person]
    led: bool = False
    open: dict[int, list[Message]] = field(default_factory=dict)
    known: dict[str, "Summons"] = field(default_factory=dict)  # what waits for somebody, since it was first seen
    looked: int = 0  # the requests when it was last looked at


@dataclass(frozen=True)
class Summons:
    """Something that waits for a person, and where in the requests it can have been told at the earliest."""

    person: int
    what: str
    since: int
    excused: bool  # he has it before his eyes, or is called already


class Blunders(logging.Handler):
    """Hears of errors that are the bot's own."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.found = found

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        blamed = type(error).__module__.partition(".")[0] if error is not None else ""
        if blamed not in ("discord", "aiohttp") and record.name.startswith(("bot", "render", "db", "rules")):
            at = traceback.extract_tb(error.__traceback__) if error is not None else []
            way = " < ".join(f"{Path(one.filename).name}:{one.lineno}" for one in reversed(at[-6:]))
            said = f"{type(error).__name__}: {error} ({way})" if error is not None else ""
            self.found.append(f"an error in {record.name}: {record.getMessage()} {said}")


class Clicking:
    """People who press whatever there is."""

    def __init__(self, wire: Wire, seed: int, games: tuple[str, ...] = tuple(SHOWN)) -> None:
        self.wire = wire
        self.games = games
        self.chance = random.Random(seed)
        self.found: list[str] = []
        self.did: Counter[str] = Counter()
        self.blunders = Blunders(self.found)
        self._read = 0
        self._names = iter(range(100_000))
        self._next: list[str] = []

    # ---- an evening ------------------------------------------------------------------------------------------

    async def evening(self, app: Stele, towns: list[Town], until_: float, *, most: int = 10_000) -> None:
        """Match after match, now in this server and now in that, until the time is over or something is found."""
        logging.getLogger().addHandler(self.blunders)
        try:
            while time.monotonic() < until_ and not self.found and most > 0:
                most -= 1
                town = self.chance.choice(towns)
                town.app = app
                table = await self.sit_down(app, town)
                for number in range(self.chance.randint(30, 90) if table is not None else 0):
                    if time.monotonic() > until_ or self.found or table is None:
                        break
                    await self.step(app, table)
                    if number % 12 == 11:
                        await self.settled(app, table)
                if table is not None and not self.found:
                    await self.settled(app, table)
                self.read()
        finally:
            logging.getLogger().removeHandler(self.blunders)

    async def sit_down(self, app: Stele, town: Town) -> Table | None:
        """A table of the next game: by a lobby, as a lesson, or laid already, with people and computers."""
        if not self._next:
            self._next = self.chance.sample(self.games, len(self.games))
        game = self._next.pop()
        self.did[game] += 1
        town.channel = town.backend.create_channel(town.guild.id, f"table-{next(self._names)}").id
        await town.quiet(PATIENT)
        if self.chance.random() < 0.25:
            town.forbid(**{self.chance.choice(("attach_files", "embed_links", "pin_messages")): True})
        way = self.chance.choices((self.by_lobby, self.by_lesson, self.laid), (5, 2, 4))[0]
        return await way(app, town, game)

    def people(self, town: Town, count: int) -> list[Person]:
        return [town.join(f"Player{next(self._names)}", self.chance.choice(("de", "en-US"))) for _ in range(count)]

    async def laid(self, app: Stele, town: Town, game: str) -> Table:
        """Somebody has seen to everything; now and then some seats are computers."""
        shown = SHOWN[game]
        scenario = self.chance.choice(list(shown.game.scenarios()))
        numbers = shown.player_numbers(scenario, {})
        count = self.chance.choice([one for one in numbers if one <= FEW] or [min(numbers)])
        people = self.people(town, count)
        seated = [one if not place or self.chance.random() < 0.8 else None for place, one in enumerate(people)]
        seats = seat_names_of(shown.game.scenario(scenario), count)
        live = await begun(app, town, *seated, game=game, scenario=scenario, seats=seats, patience=PATIENT)
        self.did["a table laid"] += 1
        self.did["a computer"] += seated.count(None)
        return Table(town, live.id, live.info.channel, [one for one in seated if one is not None])

    async def by_lesson(self, app: Stele, town: Town, game: str) -> Table | None:
        """Somebody wants to learn a game."""
        [learner] = self.people(town, 1)
        await self.suggested(learner, "match learn", "game", town.channel)
        answer = await self.heard(learner.type("match learn", game=game))
        await town.quiet(PATIENT)
        found = list(await app.store.matches.held_by(learner.id))
        if answer is None or not found:
            return None
        live = await app.matches.get(found[0].match)
        self.did[LED] += 1
        return Table(town, live.id, live.info.channel, [learner], led=True)

    async def by_lobby(self, app: Stele, town: Town, game: str) -> Table | None:
        """People meet: suggestions while the command is typed, Join all at once, buttons at random, Start."""
        people = self.people(town, self.chance.randint(2, 4))
        host = people[0]
        await self.suggested(host, "match new", "game", town.channel)
        picks = await self.suggested(host, "match new", "scenario", town.channel, game=game, text="")
        if not picks:
            self.found.append(f"no scenario of {game} is suggested")
            return None
        scenario, place = self.chance.choice(picks), self.chance.choice(("channel", "thread"))
        await self.heard(host.type("match new", game=game, scenario=scenario, place=place, name="*Bel* `&` @everyone"))
        await town.quiet(PATIENT)
        made = [one for one in await app.store.matches.of_server(town.guild.id) if one.creator == host.id]
        if not made:
            self.found.append(f"no lobby of {game}, {scenario}")
            return None
        table = Table(town, made[0].id, made[0].channel, people)
        self.did["a lobby"] += 1
        await asyncio.gather(
            *(self.heard(one.press(self.lobby(table), custom_id=f"stele:join:{table.match}:0:")) for one in people)
        )
        for _ in range(self.chance.randint(0, 6)):
            await self.step(app, table)
        await self.start(app, table, host)
        live = await app.matches.get(table.match)
        self.did["a computer"] += sum(one.policy is not None for one in live.seats)
        table.people = [one for one in people if live.seats_of(one.id)]
        return table if live.info.status == "running" and table.people else None

    async def start(self, app: Stele, table: Table, host: Person) -> None:
        """Whoever made the lobby begins; where seats are free, computers take them."""
        if (await app.matches.get(table.match)).info.status != "lobby":
            return
        answer = await self.heard(host.press(self.lobby(table), custom_id=f"stele:start:{table.match}:0:"))
        filled = f"stele:start-filled:{table.match}:0:"
        for shown in answer.messages if answer is not None else ():
            if any(part["custom_id"] == filled for part in parts(shown)):
                await self.heard(host.press(shown, custom_id=filled))
        await table.town.quiet(PATIENT)

    def lobby(self, table: Table) -> Message:
        """The newest message with the lobby's buttons."""
        start = f"stele:start:{table.match}:0:"
        shown = reversed(table.town.messages(table.channel))
        return next(one for one in shown if any(part["custom_id"] == start for part in parts(one)))

    # ---- one step ----------------------------------------------------------------------------------------------

    async def step(self, app: Stele, table: Table) -> None:
        """Somebody does something, now and then while Discord has its moods."""
        if self.chance.random() < 0.04:
            self.wire.fault(**self.chance.choice(FAULTS))
        person = await self.whose_turn(app, table)
        roll = self.chance.random()
        if roll < 0.06:
            answer = await self.type_a_command(app, table, person)
        elif roll < 0.08:
            answer = await self.call_a_vote(app, table, person)
        else:
            answer = self.act(table, person)
        self.did["a click"] += 1
        answer = None if answer is None else await self.heard(answer)
        if answer is not None and answer.record.modal is not None:
            answer = await self.fill_in(person, answer)
        if answer is not None:
            if self.chance.random() < 0.05:
                answer.again()
            shown = [one for one in answer.messages if parts(one)]
            table.open[person.id] = [*table.open.get(person.id, ()), *shown][-3:]
        if self.chance.random() < 0.3:
            await table.town.quiet(PATIENT)
        await self.look(app, table)

    async def whose_turn(self, app: Stele, table: Table) -> Person:
        """Mostly somebody who is asked."""
        live = await app.matches.get(table.match)
        if live.info.status == "running" and self.chance.random() < 0.75:
            asked = [live.person_of(one.seat) for one in (await app.matches.position(live)).pending]
            due = [one for one in table.people if one.id in asked]
            if due:
                return self.chance.choice(due)
        return self.chance.choice(table.people)

    async def heard(self, answer: Answer) -> Answer | None:
        """Waits for the answer; none is a finding."""
        try:
            await until(lambda: answer.told or answer.too_late, "an answer", PATIENT)
        except AssertionError:
            trail = [(one.method, one.status) for one in self.wire.seen if answer.record.token in one.path]
            self.found.append(f"no answer to {answer.payload['data']}: {trail}")
            return None
        if answer.too_late:
            self.did["too late for Discord"] += 1
            return None
        self.did["an answer"] += 1
        return answer

    def act(self, table: Table, person: Person) -> Answer | None:
        """A button or a menu that the person sees, or a command."""
        public = [one for one in table.town.messages(table.channel)[-6:] if parts(one)]
        seen = [one for one in (*table.open.get(person.id, [])[-2:] * 3, *public) if parts(one)]
        if not seen or self.chance.random() < 0.15:
            return person.type(self.chance.choice(LOOKS), table.channel)
        message = self.chance.choice(seen)
        part = self.chance.choice(parts(message))
        # The table stays: what ends it is pressed nowhere else than in tests.
        if any(word in part["custom_id"] for word in ("abandon", "privacy", "lesson-leave", "lesson-close")):
            return None
        data: dict[str, Any] = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if part["type"] == 3:
            values = [one["value"] for one in part["options"]]
            least, most = part.get("min_values", 1), part.get("max_values", 1)
            data["values"] = self.chance.sample(values, self.chance.randint(min(max(least, 1), len(values)), most))
        if "undo" in part["custom_id"]:
            self.did["a button about going back"] += 1
        if ":vote" in part["custom_id"] or "hand-over" in part["custom_id"]:
            self.did["a vote cast"] += 1
        return person.send(3, data, message.channel_id, message=person._of(message))

    async def fill_in(self, person: Person, asked: Answer) -> Answer | None:
        """Something is typed into a form, and its menus are used."""
        spec = asked.record.modal
        assert spec is not None
        values: list[str] = []
        for label in spec["components"]:
            inside = label["component"]
            offered = [one["value"] for one in inside.get("options") or ()]
            values.append(self.chance.choice(offered or [one for one in TYPED if one]))
        self.did["a form"] += 1
        try:
            return await person.fill_in(asked, *values)
        except AssertionError:
            self.found.append(f"no answer to a form of {len(values)} parts")
            return None

    async def suggested(
        self,
        person: Person,
        name: str,
        option: str,
        channel: int,
        *,
        text: str | None = None,
        kind: int = 3,
        **given: Any,
    ) -> list[Any]:
        """What comes up while an option is typed."""
        typed = self.chance.choice(TYPED) if text is None else text
        answer = await self.heard(person.half_type(name, option, typed, channel, kind, **given))
        self.did["suggestions"] += 1
        return [] if answer is None else [one["value"] for one in answer.record.autocomplete_choices or ()]

    async def type_a_command(self, app: Stele, table: Table, person: Person) -> Answer | None:
        """A command of the game is typed, option by option with what is suggested, and sent."""
        live = await app.matches.get(table.match)
        spec = table.town.backend.commands[None].get((live.shown.shape.name, 1))
        if spec is None:
            return None
        path, leaf = self.chance.choice(command_leaves(spec))
        given: dict[str, Any] = {}
        for option in leaf.get("options") or ():
            if not option.get("required") and self.chance.random() < 0.6:
                continue
            if option.get("autocomplete"):
                name, kind = option["name"], option["type"]
                found = await self.suggested(person, " ".join(path), name, table.channel, kind=kind, **given)
                if found:
                    given[name] = self.chance.choice(found)
                    continue
            if option.get("choices"):
                given[option["name"]] = self.chance.choice(option["choices"])["value"]
            elif option["type"] in (3, 4, 5):
                given[option["name"]] = {3: self.chance.choice(TYPED[1:]), 4: 2, 5: True}[option["type"]]
        self.did["a command typed"] += 1
        return person.type(" ".join(path), table.channel, **given)

    async def call_a_vote(self, app: Stele, table: Table, person: Person) -> Answer | None:
        """Somebody is slow (here: at once), and another one would rather have a computer there."""
        live = await app.matches.get(table.match)
        asked = [one.seat for one in (await app.matches.position(live)).pending] if live.head is not None else []
        late = [one.seat for one in live.seats if one.seat in asked and one.person not in (None, person.id)]
        if not late or live.info.status != "running":
            return None
        usual = live.info.settings.reminder_hours
        await app.store.matches.amend(live.id, lambda kept: replace(kept, reminder_hours=0))
        answer = await self.heard(person.type("seat substitute", table.channel, seat=self.chance.choice(late)))
        await app.store.matches.amend(live.id, lambda kept: replace(kept, reminder_hours=usual))
        self.did["a vote called"] += bool(await app.store.matches.proposals(live.id))
        return answer

    # ---- who must know ------------------------------------------------------------------------------------------

    async def look(self, app: Stele, table: Table) -> None:
        """Notes everything that waits for somebody now, and from where in the requests on it can have been told."""
        live = await app.matches.get(table.match)
        if live.info.status != "running":
            table.known.clear()
            return
        open_ = {key: made async for key, made in self._open(app, live, table)}
        table.known = {key: table.known.get(key, made) for key, made in open_.items()}
        table.looked = len(self.wire.seen)

    async def _open(self, app: Stele, live: Live, table: Table) -> Any:
        """What waits for whom; what was there at the last look keeps its note."""
        match = await app.matches.position(live)
        log = await tales.read(app, live.game, live.id, after=max(0, match.revision - LOOK_BACK))
        ends = {one.question: one.revision for one in log if one.question is not None and one.kind != "retract"}
        for question in match.pending:
            person, key = live.person_of(question.seat), f"question {question.id} {question.seat}"
            if person is None or question.held or is_led(live):
                continue
            since = question.since or 0
            busy = any(
                one.person == person and old.startswith("question") and ends.get(int(old.split()[1]), since + 1) > since
                for old, one in table.known.items()
                if old != key
            )
            own = any(
                live.person_of(one.seat or "") == person
                for one in log
                if (one.kind == "answer" and one.revision == since)
                or (one.kind in ("undo", "consent", "retract", "override", "request") and one.revision >= since)
            )
            yield key, Summons(person, f"question {question.kind}", table.looked, busy or own)
        if match.request is not None:
            for seat in match.seats:
                person = live.person_of(seat)
                if person is not None and seat != match.request.by and seat not in match.request.consents:
                    yield f"undo {match.request.id} {seat}", Summons(person, "a wish to go back", table.looked, False)
        for proposal in await app.store.matches.proposals(live.id):
            if proposal.kind == VOTE_KIND:
                voted = {msgpack.decode(proposal.body, type=Wish).by, *proposal.votes}
                for seat in voters(live, proposal.seat or ""):
                    person = live.person_of(seat)
                    if person is not None and seat not in voted:
                        yield f"vote {proposal.id} {seat}", Summons(person, "a vote", table.looked, False)

    async def settled(self, app: Stele, table: Table) -> None:
        """When all is told: whoever is called was rung for it since it came up."""
        self.wire.faults.clear()
        await self.look(app, table)
        await table.town.quiet(PATIENT)
        for _ in range(MOST_HURRIES):  # what was refused while Discord had its moods
            if not await app.store.outbox.hurry():
                break
            app.kick()
            await table.town.quiet(PATIENT)
        await self.look(app, table)
        for waiting in table.known.values():
            self.did[waiting.what.partition(" ")[0]] += 1
            if not waiting.excused and waiting.person not in rings(self.wire, waiting.since):
                said = f"never rung for {waiting.what} of match {table.match}: {waiting.person}"
                self.found.append(f"{said}; {self._told(table, waiting)}")
        self.read()

    def _told(self, table: Table, waiting: Summons) -> list[str]:
        """What was said in the channel since somebody was called."""
        path = f"/channels/{table.channel}/messages*"
        seen = self.wire.requests("*", path, waiting.since)
        return [f"{one.method} {one.status} {str((one.body or {}).get('content'))[:60]!r}" for one in seen][-12:]

    # ---- what is told ---------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Everything that was sent since the last time: whether a text was cut without a word about the rest."""
        for one in self.wire.seen[self._read :]:
            if one.status == 200 or one.path.endswith("/callback"):
                self.found += [f"cut in {one.method} {one.path}: {text[-160:]!r}" for text in cut(one)]
        self._read = len(self.wire.seen)


def cut(request: Seen) -> list[str]:
    """The texts of a request that end before their end."""
    return [text for text in texts(request.body) if CUT.search(text)]


def texts(body: Any, key: str = "content") -> Iterator[str]:
    """Everything in a request that people read."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from texts(value, name)
    elif isinstance(body, list):
        for value in body:
            yield from texts(value, key)
    elif isinstance(body, str) and key in SHOWN_TO_PEOPLE:
        yield body


def report(clicking: Clicking, wire: Wire, seed: int) -> tuple[str, list[str]]:
    """What was done, and what was found."""
    problems = [*clicking.found, *wire.problems]
    problems += [f"unknown route: {one.method} {one.path}" for one in wire.seen if one.status == 501]
    did = ", ".join(f"{count} × {what}" for what, count in sorted(clicking.did.items()))
    text = f"seed {seed}: {len(wire.seen)} requests, {len(rings(wire))} rings, {len(problems)} problems; {did}"
    return text, problems
