"""A local table that is open, and windows without a browser: they speak to it as the page does."""

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local import server as local
from bot.local.desk import Post
from bot.spine.settings import Settings
from tests.patience import HANG

BUTTON, MENU = 2, 3
Request = dict[str, Any]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_in(folder: Path, **other: Any) -> Settings:
    database = f"sqlite:///{folder / 'local.sqlite3'}"
    return Settings(
        database=database, backups=folder / "backups", port=free_port(), log="ERROR", computers="recruit", **other
    )


@asynccontextmanager
async def running(settings: Settings, capsys: pytest.CaptureFixture[str]) -> AsyncIterator[str]:
    """A local table that is open; gives the address that it prints."""
    stop = asyncio.Event()
    table = asyncio.create_task(local.run(settings, stopped=stop.wait))
    said = ""
    try:
        async with asyncio.timeout(HANG):
            while "#" not in said and not table.done():
                await asyncio.sleep(0.05)
                said += capsys.readouterr().out
        if table.done():
            await table
        yield next(word for word in said.split() if word.startswith("http://"))
    finally:
        stop.set()
        await table


class Refused(Exception):
    """The table did not do what a window asked for; it says why."""


class Window:
    """One window: what it shows, and what can be pressed in it."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self.http = http
        self.base, _, self.key = address.partition("/#")
        self.posts: dict[str, Post] = {}
        self.table: dict[str, Any] = {}
        self.hello: dict[str, Any] = {}
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._changed = asyncio.Event()

    async def enter(self, key: str | None = None) -> "Window":
        self.socket = await self.http.ws_connect(f"{self.base}/socket", origin=self.base, max_msg_size=0)
        await self.socket.send_json({"do": "enter", "key": self.key if key is None else key})
        self.reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.hello) or self.socket.closed)
        return self

    async def _read(self) -> None:
        async for message in self.socket:
            found = message.json()
            match found.get("push"):
                case "hello":
                    self.hello = found
                case "table":
                    self.table = found["table"]
                case "posts":
                    self.posts.update({post["id"]: post for post in found["changed"]})
                    for id in found["gone"]:
                        self.posts.pop(id, None)
                case _:
                    number = found["re"]
                    if isinstance(number, int):  # what was nonsense is answered as well
                        self._waiting.pop(number).set_result(found)
            self._changed.set()
        self._changed.set()

    async def until(self, true: Callable[[], object]) -> None:
        """Waits until something is shown."""
        async with asyncio.timeout(HANG):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def ask(self, what: str, **body: Any) -> Any:
        number = next(self._numbers)
        waiting = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_json({"id": number, "do": what, **body})
        answer = await asyncio.wait_for(waiting, HANG)
        if "error" in answer:
            raise Refused(answer["error"])
        return answer["ok"]

    async def open(self, match: int, person: str | None = None) -> None:
        """Looks at a match, as somebody."""
        self.posts.clear()
        await self.ask("open", match=match, person=person)

    async def begin(self, way: str = "alone", scenario: str = "two-rivers", game: str = "assyrian-wars") -> int:
        """A new match; waits until its table stands."""
        made = await self.ask("new", game=game, scenario=scenario, seat="", way=way)
        await self.open(made["match"])
        await self.until(lambda: any(post["pinned"] for post in self.posts.values()))
        return int(made["match"])

    # ---- what is shown ----------------------------------------------------------------------------------------------

    @property
    def me(self) -> list[Post]:
        """What only this person sees, the newest last."""
        own = [post for post in self.posts.values() if post["private"]]
        return sorted(own, key=lambda post: (post["edited"] or post["at"], int(post["id"])))

    def texts(self) -> str:
        """Everything that stands there."""
        return "\n".join(post["text"] for post in self.posts.values())

    def parts(self, kind: int) -> list[tuple[Post, dict[str, Any]]]:
        """Buttons or menus with their posts; the newest private answer last."""
        order = [*(post for post in self.posts.values() if not post["private"]), *self.me]
        return [(post, part) for post in order for part in walk(post["parts"]) if part["type"] == kind]

    # ---- what is done -----------------------------------------------------------------------------------------------

    async def press(self, label: str) -> Any:
        """The last button of this name."""
        post, part = next(
            found for found in reversed(self.parts(BUTTON)) if found[1].get("label", "").startswith(label)
        )
        return await self.ask("press", post=post["id"], button=part["custom_id"])

    async def pick(self, label: str | None = None) -> Any:
        """A line of the last menu; without a name, the first."""
        post, part = self.parts(MENU)[-1]
        value = next(line["value"] for line in part["options"] if label in (None, line["label"]))
        return await self.ask("pick", post=post["id"], menu=part["custom_id"], values=[value])


def walk(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component in a tree of them."""
    for part in parts:
        yield part
        yield from walk(part.get("components", []))
