"""What a window of the local table may ask for: to open a match, to press, to pick, to type.

Public: `FrontDesk`, `Window`. Every window looks at one match as one person. What others do there it sees at once.
"""

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import quote

import discord
import simcord
from msgspec import Struct

from bot.local.chronicle import PostBook
from bot.local.commands import catalogue, upload, values_for
from bot.local.page_words import texts
from bot.local.posts import SAID, Post, kind_of, told
from bot.local.tables import Tables
from bot.local.world import World
from bot.spine.errors import in_words
from bot.spine.words import LANGUAGES, Words

LOOK = 0.12  # seconds between two looks whether the bot has done something
SHOWN = 120  # posts that a window gets at first
MOST_FORMS = 40  # modals that are open somewhere
LONGEST = 2000  # characters of a message

Request = dict[str, Any]
Send = Callable[[dict[str, Any]], Awaitable[None]]

log = logging.getLogger(__name__)


class Mistaken(Exception):
    """A request that no window of ours makes, or that comes too late; the page says so."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Gaze(Struct, frozen=True):
    """What a window shows."""

    match: int
    channel: int
    person: int


class Window:
    """One window in a browser."""

    def __init__(self, send: Send) -> None:
        self.send = send
        self.look: Gaze | None = None
        self.sent: dict[str, Post] = {}
        self.table: dict[str, Any] = {}
        self.most = SHOWN
        self.lock = asyncio.Lock()


class FrontDesk:
    """Carries out what windows ask for, and shows every window what has changed."""

    def __init__(self, world: World, tables: Tables, chronicle: PostBook, secret: str) -> None:
        self.world, self.tables, self.chronicle = world, tables, chronicle
        self.windows: set[Window] = set()
        self._secret = secret.encode()
        self._private: dict[int, dict[int, list[Post]]] = {}  # channel, person: what only this person sees
        self._files: dict[str, discord.Attachment] = {}  # of private answers, which are not kept
        self._forms: OrderedDict[str, tuple[int, simcord.InteractionResult]] = OrderedDict()
        self._seen = 0
        self._dirty: set[int] = set()
        self._bell = asyncio.Event()
        self._doings: dict[str, Callable[[Window, Request], Awaitable[Any]]] = {
            "home": self._home,
            "open": self._open,
            "leave": self._leave,
            "earlier": self._earlier,
            "new": self._new,
            "seat": self._seat,
            "language": self._language,
            "style": self._style,
            "press": self._press,
            "pick": self._pick,
            "submit": self._submit,
            "commands": self._commands,
            "command": self._command,
            "suggest": self._suggest,
            "say": self._say,
        }

    # ---- addresses that nobody can guess ----------------------------------------------------------------------------

    def sign(self, *parts: object) -> str:
        """A name for something that only this table can make."""
        text = "\0".join(map(str, parts))
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()[:40]

    def address(self, file: discord.Attachment) -> str:
        """Where a file of a message is found."""
        return f"/files/{file.id}/{self.sign('file', file.id)}/{quote(file.filename, safe='')}"

    async def file(self, id: str) -> tuple[str, bytes] | None:
        """A file by its number: its type and its bytes."""
        if (kept := self.chronicle.file(id)) is not None:
            return kept
        if (private := self._files.get(id)) is not None:
            return kind_of(private.filename), await private.read()
        return None

    # ---- requests ---------------------------------------------------------------------------------------------------

    async def handle(self, window: Window, request: Request) -> dict[str, Any]:
        """Carries a request out; whatever goes wrong is told in words."""
        doing = self._doings.get(str(request.get("do")))
        words = Words(await self.tables.language())
        try:
            if doing is None:
                raise Mistaken("page-not-understood")
            return {"ok": await doing(window, request)}
        except Mistaken as error:
            return {"error": words(error.key)}
        except (simcord.SetupError, simcord.BackendError):
            # What was pressed is not there any more, or not for this person.
            return {"error": words("page-too-late")}
        except (KeyError, ValueError, TypeError, AttributeError, IndexError) as error:
            log.warning("a request was not understood: %s", type(error).__name__)
            return {"error": words("page-not-understood")}
        except Exception as error:
            return {"error": in_words(error, words)}

    async def hello(self) -> dict[str, Any]:
        """What a window needs to know first."""
        language = await self.tables.language()
        return {"language": language, "languages": list(LANGUAGES), "words": texts(language)}

    async def _home(self, window: Window, request: Request) -> dict[str, Any]:
        games = await self.tables.offered()
        for game in games:
            for one in game["scenarios"]:
                one["cover"] = f"/covers/{game['id']}/{one['id']}/{self.sign('cover', game['id'], one['id'])}"
        return {"games": games, "going": await self.tables.going()}

    async def _open(self, window: Window, request: Request) -> dict[str, Any]:
        """A window looks at a match as somebody; without a name, as the first who sits there."""
        match = _number(request["match"])
        table = await self.tables.table(match, 0)
        people = [int(one["id"]) for one in table["people"]]
        wanted = _number(request.get("person") or 0)
        person = wanted if wanted in people else people[0]
        async with window.lock:
            window.look = Gaze(match, table["channel"], person)
            window.sent, window.table, window.most = {}, {}, SHOWN
        await self._look_at(table["channel"])
        await self._show(window)
        return {"person": str(person)}

    async def _leave(self, window: Window, request: Request) -> None:
        window.look = None

    async def _earlier(self, window: Window, request: Request) -> None:
        window.most += SHOWN
        await self._show(window)

    async def _new(self, window: Window, request: Request) -> dict[str, Any]:
        game, scenario = str(request["game"]), str(request["scenario"])
        seat, way = str(request.get("seat") or ""), str(request["way"])
        if way == "learn":
            match = await self.world.as_the_bot(lambda: self.tables.learn(game))
        elif way == "lobby":
            match = await self.world.as_the_bot(lambda: self.tables.lay(game, scenario))
        else:
            match = await self.world.as_the_bot(lambda: self.tables.begin(game, scenario, seat, alone=way == "alone"))
        return {"match": match}

    async def _seat(self, window: Window, request: Request) -> None:
        match, seat, computer = self._looking(window).match, str(request["seat"]), request["computer"] is True
        await self.world.as_the_bot(lambda: self.tables.seat(match, seat, computer=computer))
        await self._changed(window)

    async def _language(self, window: Window, request: Request) -> dict[str, Any]:
        language = str(request["language"])
        await self.world.as_the_bot(lambda: self.tables.speak(language))
        return await self.hello()

    async def _style(self, window: Window, request: Request) -> None:
        dark = request["dark"] is True
        await self.world.as_the_bot(lambda: self.tables.paint(dark=dark))

    # ---- pressing, picking, typing ----------------------------------------------------------------------------------

    def _looking(self, window: Window) -> Gaze:
        if window.look is None:
            raise Mistaken("page-not-understood")
        return window.look

    def _who(self, window: Window) -> tuple[simcord.MemberActor, simcord.ChannelHandle]:
        look = self._looking(window)
        return self.world.people[look.person], self.world.rooms[look.channel]

    def _message(self, window: Window, post: str) -> discord.Message:
        """The message behind a post, if this person sees it."""
        person, room = self._who(window)
        wanted = self.chronicle.message(post) or _number(post)
        found = next((one for one in room.history(viewer=person) if one.id == wanted), None)
        if found is None:
            raise Mistaken("page-too-late")
        return found

    async def _press(self, window: Window, request: Request) -> dict[str, Any]:
        person, _ = self._who(window)
        message, button = self._message(window, str(request["post"])), str(request["button"])
        return await self._done(window, await self.world.act(lambda: person.click(message, custom_id=button)))

    async def _pick(self, window: Window, request: Request) -> dict[str, Any]:
        person, _ = self._who(window)
        message, menu = self._message(window, str(request["post"])), str(request["menu"])
        values = [self._picked(str(value), str(request.get("kind") or "")) for value in request["values"]]
        return await self._done(window, await self.world.act(lambda: person.select(message, values, custom_id=menu)))

    def _picked(self, value: str, kind: str) -> Any:
        """A line of a menu, or one of the people or rooms of the server."""
        if kind == "person":
            return self.world.people[int(value)]
        return self.world.rooms[int(value)] if kind == "channel" else value

    async def _submit(self, window: Window, request: Request) -> dict[str, Any]:
        person, _ = self._who(window)
        owner, shown = self._forms.get(str(request["form"]), (0, None))
        if shown is None or owner != person.id:
            raise Mistaken("page-too-late")
        values = {str(key): _typed(value) for key, value in dict(request["values"]).items()}
        result = await self.world.act(lambda: person.submit_modal(shown, values))
        self._forms.pop(str(request["form"]), None)
        return await self._done(window, result)

    async def _done(self, window: Window, result: simcord.InteractionResult | None) -> dict[str, Any]:
        """Shows what came of it; a form that the bot wants filled in goes to the window that asked."""
        await self._changed(window)
        if result is None or result.modal is None:
            return {}
        form = secrets.token_urlsafe(12)
        self._forms[form] = (self._looking(window).person, result)
        while len(self._forms) > MOST_FORMS:
            self._forms.popitem(last=False)
        return {"form": {"id": form, **result.modal}}

    async def _commands(self, window: Window, request: Request) -> list[dict[str, Any]]:
        person, room = self._who(window)
        return await catalogue(self.world.app, person.available_commands(room), await self.tables.language())

    async def _command(self, window: Window, request: Request) -> dict[str, Any]:
        person, room = self._who(window)
        name = str(request["name"])
        options = await values_for(self.world, name, dict(request["options"]))
        return await self._done(window, await self.world.act(lambda: person.slash(room, name, **options)))

    async def _suggest(self, window: Window, request: Request) -> list[dict[str, Any]]:
        person, room = self._who(window)
        name, option, typed = str(request["name"]), str(request["option"]), str(request["typed"])[:100]
        others = await values_for(self.world, name, dict(request["options"]))
        others.pop(option, None)
        found = await self.world.act(lambda: person.autocomplete(room, name, option, typed, **others))
        return found or []

    async def _say(self, window: Window, request: Request) -> None:
        person, room = self._who(window)
        text = str(request["text"]).strip()[:LONGEST]
        if text:
            await self.world.act(lambda: person.send(room, text))
            await self._changed(window)

    # ---- showing ----------------------------------------------------------------------------------------------------

    async def _changed(self, window: Window) -> None:
        """Somebody has done something here: whoever looks at it sees it."""
        await self._look_at(self._looking(window).channel)
        await self._show_all()

    async def watch(self) -> None:
        """Looks all the time whether the bot has said or changed something."""
        while True:
            await asyncio.sleep(LOOK)
            calls = self.world.env.http_requests
            if len(calls) == self._seen:
                continue
            new = calls[self._seen :] if len(calls) > self._seen else calls
            paths, self._seen = [call.path for call in new], len(calls)
            watched = {window.look.channel for window in self.windows if window.look is not None}
            rooms = {room for room in self.world.rooms if any(f"/channels/{room}/" in path for path in paths)}
            for room in rooms | watched:
                await self._look_at(room)
            await self._show_all()

    async def write_down(self) -> None:
        """Before the end: what was said last is kept."""
        for room in self.world.rooms:
            await self._look_at(room)

    async def _look_at(self, channel: int) -> None:
        """Reads what stands in a channel now, and writes it down."""
        room = self.world.rooms[channel]
        public = [(one, told(one, self.address)) for one in room.history() if one.type in SAID]
        await self.chronicle.keep(channel, public)
        people = {window.look.person for window in self.windows if window.look and window.look.channel == channel}
        before, self._private[channel] = self._private.get(channel, {}), {}
        for person in people:
            own = [one for one in room.history(viewer=self.world.people[person]) if one.flags.ephemeral]
            self._files.update({str(file.id): file for one in own for file in one.attachments})
            old = {post["id"]: post for post in before.get(person, [])}
            posts = [told(one, self.address) for one in own]
            # What has not changed stays the same object, so that no window gets it again.
            self._private[channel][person] = [
                old[post["id"]] if old.get(post["id"]) == post else post for post in posts
            ]

    async def _show_all(self) -> None:
        for window in list(self.windows):
            with suppress(ConnectionError):
                await self._show(window)

    async def _show(self, window: Window) -> None:
        """Sends a window whatever it does not show yet."""
        async with window.lock:
            look = window.look
            if look is None:
                return
            table = await self.tables.table(look.match, look.person)
            if table != window.table:
                window.table = table
                await window.send({"push": "table", "table": {**table, "board": self._board(look)}})
            every = list(self.chronicle.posts(look.channel).values())
            shown = [*every[-window.most :], *self._private.get(look.channel, {}).get(look.person, [])]
            now = {post["id"]: post for post in shown}
            changed = [post for id, post in now.items() if window.sent.get(id) is not post]
            gone = [id for id in window.sent if id not in now]
            if changed or gone or not window.sent:
                window.sent = now
                more = len(every) > window.most
                await window.send({"push": "posts", "changed": changed, "gone": gone, "more": more})

    def _board(self, look: Gaze) -> str:
        return f"/boards/{look.match}/{look.person}/{self.sign('board', look.match, look.person)}"


def _number(value: Any) -> int:
    text = str(value)
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise Mistaken("page-not-understood")
    return int(text)


def _typed(value: Any) -> Any:
    """What was put into a form: text, lines of a menu, a tick, or a file."""
    if isinstance(value, dict):
        return [upload(value)]
    return value if isinstance(value, (str, bool, list)) else str(value)
