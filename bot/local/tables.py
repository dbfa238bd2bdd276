"""The matches at the local table: what can be played, what goes on, who sits where, and how the board looks.

Public: `Tables`. Texts are made from what the person at the screen may know, pictures from that seat's view.
"""

import asyncio
import hashlib
import io
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from PIL import Image

from bot.acting import lessons
from bot.acting.lobby import seat_names_of
from bot.cogs.seat import hand_over
from bot.games.presentation import Drawing, Presentation
from bot.games.registry import FIRST
from bot.local.world import World
from bot.posts.table import now_of
from bot.spine.aftermath import Turn
from bot.spine.computers import usual_policy
from bot.spine.errors import tell
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from bot.spine.words import LANGUAGES, Words
from db.records import OVER, MatchInfo, MatchSettings, NewMatch, Pictures, SeatInfo, Status
from render.studio import Busy, Closed, Ready, Unknown
from rules.core.entries import Outcome
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.questions import Question

OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
ALL: tuple[Status, ...] = (*OPEN, "finished", "abandoned")
LATER = 0.3  # seconds until it is asked again whether there is time for a card's picture
FEW = 3  # matches that say on the first view what they wait for
COVER = (880, 520)  # pixels of the picture on a card
SECRET = bytes(32)  # of the position on a card, which nobody plays
STYLES: tuple[Pictures, ...] = ("light", "dark", "safe")

log = logging.getLogger(__name__)


class Tables:
    """Everything about matches that the page shows besides the posts."""

    def __init__(self, world: World, covers: Path | None) -> None:
        self.world = world
        self.app = world.app
        self._covers = covers
        self._kept: dict[str, bytes] = {}
        self._easel = asyncio.Lock()

    async def language(self) -> str:
        """The language of the table."""
        return await self.app.people.language(None, self.world.guild.id)

    # ---- the first view ---------------------------------------------------------------------------------------------

    async def offered(self) -> list[dict[str, Any]]:
        """Every game with its scenarios; the one to begin with stands first."""
        language = await self.language()
        games = [self._game(id, shown, language) for id, shown in self.app.shown.items()]
        learnt = {info.game: info.id for info in await self._lessons()}
        for game in games:
            game["lesson"] = learnt.get(game["id"], 0) if self.app.shown[game["id"]].lesson is not None else None
        return sorted(games, key=lambda game: game["id"] != FIRST[0])

    def _game(self, id: str, shown: Presentation, language: str) -> dict[str, Any]:
        words = shown.words(language)
        scenarios = [self._scenario(shown, key, language) for key in shown.game.scenarios()]
        scenarios.sort(key=lambda one: (not one["first"], one["most"]))
        return {"id": id, "name": words(f"game-{id}"), "scenarios": scenarios}

    def _scenario(self, shown: Presentation, key: str, language: str) -> dict[str, Any]:
        words = _words(shown, key, language)
        numbers = shown.player_numbers(key, {})
        seats = seat_names_of(shown.game.scenario(key), numbers[-1])
        return {
            "id": key,
            "name": shown.scenario_name(key, words),
            "about": shown.intro(key, words.language),
            "winning": shown.winning(words.language),
            "first": key == shown.beginners,
            "drawn": shown.has_board,
            "least": numbers[0],
            "most": numbers[-1],
            "seats": [self._side(shown, key, seats, place, words) for place in range(len(seats))],
        }

    def _side(self, shown: Presentation, scenario: str, seats: list[str], place: int, words: Words) -> dict[str, str]:
        """A seat to choose: what it plays, and what that is."""
        options = shown.defaults(scenario)
        plays = shown.seat_plays(scenario, options, place, len(seats))
        about = shown.seat_about(scenario, options, place, len(seats), words)
        named = words.list(plays) if plays else words.name(Name("chair", seats[place]))
        return {"id": seats[place], "plays": named, "about": about.line}

    async def going(self) -> list[dict[str, Any]]:
        """The matches that were begun here, those that go on first, the last one played first."""
        found = await self.app.store.matches.of_server(self.world.guild.id, ALL)
        found.sort(key=lambda info: (info.status in OVER, -info.changed_at.timestamp()))
        known = [info for info in found if info.game in self.app.shown]
        return [
            {**await self._listed(info), "asked": await self._asked(info) if place < FEW else ""}
            for place, info in enumerate(known)
        ]

    async def _asked(self, info: MatchInfo) -> str:
        """What somebody at this screen is asked in a match that goes on, in words; nothing where only computers are."""
        if info.status != "running":
            return ""
        live = await self.app.matches.get(info.id)
        here = {seat.seat for seat in live.seats if seat.person in self.world.people}
        words = words_of(live, await self.language())
        match = await self.app.matches.position(live)
        return next((words(f"ask-{question.kind}") for question in match.questions(None) if question.seat in here), "")

    async def _listed(self, info: MatchInfo) -> dict[str, Any]:
        words = self.app.shown[info.game].words(await self.language())
        return {
            "match": info.id,
            "name": info.name,
            "game": info.game,
            "game_name": words(f"game-{info.game}"),
            "scenario": info.scenario,
            "status": info.status,
            "changed": info.changed_at.timestamp(),
        }

    # ---- sitting down -----------------------------------------------------------------------------------------------

    async def begin(self, game: str, scenario: str, seat: str, *, alone: bool) -> int:
        """A match begins: alone against computer players, or with a person of this screen on every seat."""
        shown = self.app.shown[game]
        seats = seat_names_of(shown.game.scenario(scenario), shown.player_numbers(scenario, {})[-1])
        first, *others = self.world.players
        mine = seat if seat in seats else seats[0]
        people = iter(others)
        places = [
            SeatInfo(seat=one, person=first.id)
            if one == mine
            else SeatInfo(seat=one, policy=usual_policy(self.app, shown.game))
            if alone
            else SeatInfo(seat=one, person=next(people).id)
            for one in seats
        ]
        live = await self._laid(game, scenario, places)
        await self.app.pipeline.begin(live, Source(words_of(live, await self.language())))
        return live.id

    async def learn(self, game: str) -> int:
        """The lesson of a game: the one that goes on, or a new one for the first person at this screen."""
        going = next((info.id for info in await self._lessons() if info.game == game), None)
        if going is not None:
            return going
        room, person = await self._free_room(), self.world.players[0].id
        return (await lessons.begin(self.app, game, person, server=self.world.guild.id, channel=room)).id

    async def _lessons(self) -> list[MatchInfo]:
        """The lessons that go on at this screen, the newest first."""
        found = await lessons.going_on(self.app, self.world.guild.id, self.world.players[0].id)
        return [info for info in found if info.game in self.app.shown]

    async def lay(self, game: str, scenario: str) -> int:
        """A table at which nobody sits yet, with its lobby: for those who want to choose everything."""
        shown = self.app.shown[game]
        seats = seat_names_of(shown.game.scenario(scenario), shown.player_numbers(scenario, {})[-1])
        live = await self._laid(game, scenario, [SeatInfo(seat=one) for one in seats])
        await self.app.aftermath.refresh(live)
        return live.id

    async def _laid(self, game: str, scenario: str, places: list[SeatInfo]) -> Live:
        new = NewMatch(
            server=self.world.guild.id,
            channel=await self._free_room(),
            name=self.app.shown[game].scenario_name(scenario, Words(await self.language())),
            game=game,
            scenario=scenario,
            settings=MatchSettings(players_rule=True),
            creator=self.world.players[0].id,
        )
        return await self.app.matches.get(await self.app.store.matches.create(new, places))

    async def _free_room(self) -> int:
        """A channel in which nothing goes on, one that was never used if there is one."""
        found = await self.app.store.matches.of_server(self.world.guild.id, ALL)
        ended = {info.channel: info.changed_at for info in sorted(found, key=lambda info: info.changed_at)}
        fresh = [room for room in self.world.rooms if room not in ended]
        busy = {info.channel for info in found if info.status in OPEN}
        free = [*fresh, *(room for room in ended if room not in busy and room in self.world.rooms)]
        if not free:
            raise tell("page-no-room", most=len(self.world.rooms))
        return free[0]

    async def seat(self, match: int, seat: str, *, computer: bool) -> None:
        """A seat passes from a computer to somebody at this screen, or the other way round."""
        live = await self.app.matches.get(match)
        words = words_of(live, await self.language())
        why = words("page-seat-reason")

        def deed(turn: Turn) -> Outcome | None:
            held = next((one for one in turn.live.seats if one.seat == seat), None)
            if held is None or computer == (held.person is None and held.policy is not None):
                return None
            seated = {one.person for one in turn.live.seats}
            free = [person.id for person in self.world.players if person.id not in seated]
            place = (
                SeatInfo(seat=seat, policy=usual_policy(self.app, live.game))
                if computer
                else SeatInfo(seat=seat, person=free[0])
            )
            return hand_over(turn, place, "GM", why)

        await self.app.pipeline.play(live, deed, Source(words))

    async def open(self) -> None:
        """Matches of the local table stay in their rooms; whose table is not on record is shown anew."""
        kept = await self.app.people.server(self.world.guild.id)
        if kept.threads:
            await self.app.people.save_server(self.world.guild.id, replace(kept, threads=False))
        for info in await self.app.store.matches.of_server(self.world.guild.id, OPEN):
            if not any(post["pinned"] for post in self.world.chronicle.posts(info.channel).values()):
                await self.app.aftermath.refresh(await self.app.matches.get(info.id))

    async def speak(self, language: str) -> None:
        """The whole table speaks another language."""
        if language not in LANGUAGES:
            return
        kept = await self.app.people.server(self.world.guild.id)
        await self.app.people.save_server(self.world.guild.id, replace(kept, language=language))
        for info in await self.app.store.matches.of_server(self.world.guild.id, OPEN):
            await self.app.aftermath.refresh(await self.app.matches.get(info.id))

    async def paint(self, *, dark: bool) -> None:
        """Pictures of posts go with the page, light or dark; colours that everybody can tell apart stay."""
        kept = await self.app.people.server(self.world.guild.id)
        wanted: Pictures = "dark" if dark else "light"
        if kept.pictures not in (wanted, "safe"):
            await self.app.people.save_server(self.world.guild.id, replace(kept, pictures=wanted))

    # ---- one match --------------------------------------------------------------------------------------------------

    async def table(self, match: int, person: int) -> dict[str, Any]:
        """Who sits where, who is asked, what this person is asked."""
        live = await self.app.matches.get(match)
        words = words_of(live, await self.language())
        begun = live.head is not None and live.info.status != "lobby"
        now = await now_of(self.app, live) if begun else None
        asked = {question.seat: question for question in now.pending} if now is not None else {}
        shown: dict[str, Any] = {
            **await self._listed(live.info),
            "channel": live.info.channel,
            "revision": live.head.revision if live.head is not None else 0,
            "seats": [self._seat(live, place, words, asked) for place in range(len(live.seats))],
            "people": self._around(live),
            "everybody": {str(id): person.name for id, person in self.world.people.items()},
            "drawn": live.shown.has_board,
            "moment": "",
            "scores": [],
        }
        if begun:
            view = (await self.app.matches.position(live)).view(None)
            moment = live.shown.moment(view)
            shown["moment"] = words.say(moment) if moment is not None else ""
            lines = live.shown.standings(view)
            shown["scores"] = [{"name": words.name(line.name), "points": line.points} for line in lines]
        return shown

    def _seat(self, live: Live, place: int, words: Words, asked: dict[Seat, Question]) -> dict[str, Any]:
        held = live.seats[place]
        question = asked.get(Seat(held.seat)) if live.info.status == "running" else None
        plays = live.shown.seat_plays(live.info.scenario, live.options, place, len(live.seats))
        return {
            "id": held.seat,
            "plays": words.list(plays) if plays else words.name(Name("chair", held.seat)),
            "person": None if held.person is None else str(held.person),
            "name": words.name(Name("seat", held.seat)) if held.person is not None else "",
            "who": words.name(Name("asked", held.seat)),
            "computer": held.policy is not None,
            "asked": words(f"ask-{question.kind}") if question is not None else None,
            # The number of a question that has to be answered, rather than a turn in which much can be done.
            "choice": question.id if question is not None and is_choice(question) else None,
        }

    def _around(self, live: Live) -> list[dict[str, Any]]:
        """Those whom the page can act as: who sits here; in a lobby everybody; the game master where several play."""
        held = [one.person for one in live.seats if one.person is not None]
        ids = list(self.world.people) if live.info.status == "lobby" else [one for one in held if one is not None]
        if len(held) != 1 and self.world.keeper.id not in ids:
            ids.append(self.world.keeper.id)
        known = [id for id in dict.fromkeys(ids) if id in self.world.people]
        keeper = self.world.keeper.id
        return [{"id": str(id), "name": self.world.people[id].name, "keeper": id == keeper} for id in known]

    # ---- pictures ---------------------------------------------------------------------------------------------------

    async def board(self, match: int, person: int, style: str) -> Ready | None:
        """The whole board as this person sees it, large enough to be looked at closely."""
        live = await self.app.matches.get(match)
        if live.head is None:
            return None
        seats = live.seats_of(person)
        view = (await self.app.matches.position(live)).view(seats[0] if seats else None)
        words = words_of(live, await self.language(), _style(style))
        return await self._painted(live.shown.large_board(view, words))

    async def cover(self, game: str, scenario: str, style: str, wanted: Callable[[], bool]) -> bytes | None:
        """The board of a scenario before the first move, small; drawn once and kept.

        Pictures that somebody plays with come first, and one that nobody waits for any more is not drawn.
        """
        shown, language = self.app.shown[game], await self.language()
        printed = f"{game} {scenario} {_style(style)} {language} {shown.game.version}"
        key = hashlib.sha256(printed.encode()).hexdigest()[:20]
        async with self._easel:
            kept = self._kept.get(key) or self._on_disk(key)
            while kept is None and wanted():
                if self.app.quiet.idle:
                    drawn = await self._painted(
                        await asyncio.to_thread(self._opening, shown, scenario, language, style)
                    )
                    kept = None if drawn is None else await asyncio.to_thread(_small, drawn.data)
                    break
                await asyncio.sleep(LATER)
            if kept is not None:
                self._keep(key, kept)
        return kept

    def _keep(self, key: str, cover: bytes) -> None:
        self._kept[key] = cover
        if self._covers is not None:
            self._covers.mkdir(parents=True, exist_ok=True)
            (self._covers / f"{key}.webp").write_bytes(cover)

    def _on_disk(self, key: str) -> bytes | None:
        file = self._covers / f"{key}.webp" if self._covers is not None else None
        return file.read_bytes() if file is not None and file.exists() else None

    def _opening(self, shown: Presentation, scenario: str, language: str, style: str) -> Drawing | None:
        seats = seat_names_of(shown.game.scenario(scenario), shown.player_numbers(scenario, {})[-1])
        match = Match.start(shown.game, scenario, {}, seats=seats, secret=SECRET)
        return shown.board(match.view(None), _words(shown, scenario, language, _style(style)))

    async def _painted(self, drawing: Drawing | None) -> Ready | None:
        if drawing is None:
            return None
        try:
            return (await self.app.quiet.paint(drawing.order))[0]
        except (Busy, Closed, Unknown) as error:
            log.warning("no picture: %s", error)
            return None


def is_choice(question: Question) -> bool:
    """Whether one of several things has to be picked: a single option beside actions only ends a turn."""
    return len(question.options) > 1 or bool(question.options and not question.actions)


def _words(shown: Presentation, scenario: str, language: str, pictures: Pictures = "light") -> Words:
    """Words of a scenario that nobody plays yet: they name what the usual edition names."""
    options = shown.defaults(scenario)

    def name(thing: Name, language: str) -> str | None:
        found = shown.game.named(options, thing.kind, thing.id)
        return str(getattr(found, language)) if hasattr(found, language) else None

    return Words(language, name, shown.catalogue, pictures, None, shown.kinds, shown.owners)


def _style(name: str) -> Pictures:
    return next((style for style in STYLES if style == name), STYLES[0])


def _small(data: bytes) -> bytes:
    """The middle of a board, in the shape of a card."""
    with Image.open(io.BytesIO(data)) as whole:
        wide, high = COVER
        scale = max(wide / whole.width, high / whole.height)
        image = whole.convert("RGB").resize(
            (round(whole.width * scale), round(whole.height * scale)), Image.Resampling.LANCZOS
        )
    left, top = (image.width - wide) // 2, (image.height - high) // 2
    out = io.BytesIO()
    image.crop((left, top, left + wide, top + high)).save(out, "webp", quality=82)
    return out.getvalue()
