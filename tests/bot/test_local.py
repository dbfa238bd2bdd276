"""The local table: a ready match in the browser, kept over restarts, and clear words when it cannot open."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot import __main__ as program
from bot.local import page as local_page
from bot.local import server as local
from bot.spine.settings import Settings
from tests.bot import chromium
from tests.patience import HANG


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_in(folder: Path) -> Settings:
    database = f"sqlite:///{folder / 'local.sqlite3'}"
    return Settings(database=database, backups=folder / "backups", port=free_port(), log="ERROR")


@asynccontextmanager
async def running(settings: Settings, capsys: pytest.CaptureFixture[str]) -> AsyncIterator[str]:
    """A local table that is open; gives the address that it prints."""
    stop = asyncio.Event()
    table = asyncio.create_task(local.run(settings, stopped=stop.wait))
    said = ""
    try:
        async with asyncio.timeout(HANG):
            while "http://" not in said and not table.done():
                await asyncio.sleep(0.05)
                said += capsys.readouterr().out
        if table.done():
            await table
        yield next(word for word in said.split() if word.startswith("http://"))
    finally:
        stop.set()
        await table


class Window:
    """A browser's window without a browser: it speaks to the page's server as the page does."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self.http = http
        self.base, _, self.key = address.partition("/#")
        self.shown: dict[str, Any] = {}
        self.sequence = 0

    async def open(self) -> "Window":
        self.shown = await self._send("/api/pages", {})
        return self

    async def look(self) -> None:
        async with self.http.get(f"{self.base}/api/state", headers=self._headers()) as answer:
            self.shown = await answer.json()

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Does something, and looks at the page again."""
        self.sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"r{self.sequence}",
            "generation": self.shown["context"]["generation"],
            "bot_generation": self.shown["botGeneration"],
            "published_revision": self.shown["publishedRevision"],
            "kind": kind,
        }
        result = await self._send("/api/action", envelope | body)
        await self.look()
        return result

    async def press(self, label: str) -> None:
        """The last button of this name."""
        message, path, _ = [found for found in self.parts(2) if found[2].get("label") == label][-1]
        result = await self.act("click", target_id=message, control_key=f"message:{message}:component:{path}")
        assert not result["rejected"], result
        assert result["settlement"] == "settled", result

    async def pick(self, label: str) -> None:
        """A line of the last menu."""
        message, path, menu = self.parts(3)[-1]
        value = next(line["value"] for line in menu["options"] if line["label"] == label)
        key = f"message:{message}:component:{path}"
        result = await self.act("select", target_id=message, control_key=key, values=[value])
        assert not result["rejected"], result

    def parts(self, kind: int) -> list[tuple[str, str, dict[str, Any]]]:
        """Buttons (2) or menus (3): their message, place and content, in the order of the channel."""
        found = []
        for id in sorted(self.shown["messages"], key=int):
            for row, line in enumerate(self.shown["messages"][id].get("components", ())):
                for place, item in enumerate(line.get("components", ())):
                    if item["type"] == kind:
                        found.append((id, f"{row}.components.{place}", item))
        return found

    def texts(self) -> str:
        """Everything that stands in the channel, with what only this person sees."""
        return "\n".join(str(self.shown["messages"][id].get("content", "")) for id in sorted(self.shown["messages"]))

    def _headers(self) -> dict[str, str]:
        found = {"X-Simcord-Capability": self.key}
        if self.shown:
            found["X-Simcord-Context"] = self.shown["context"]["id"]
        return found

    async def _send(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        async with self.http.post(f"{self.base}{path}", json=body, headers=self._headers()) as answer:
            assert answer.status == 200, await answer.text()
            found: dict[str, Any] = await answer.json()
            return found


async def test_a_newcomer_plays_an_impulse_and_finds_it_after_a_restart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path)
    async with running(settings, capsys) as address, aiohttp.ClientSession() as http:
        window = await Window(http, address).open()
        names = [viewer["name"] for viewer in window.shown["viewers"]]
        assert names == ["Anna", "Ben", "Cleo", "Greta"]
        assert "Anna begins" in window.texts()
        await window.press("What can I do?")
        await window.pick("Play a card")
        await window.pick(window.parts(3)[-1][2]["options"][0]["label"])
        await window.press("Confirm")
        assert "It works" in window.texts()
        await window.press("End the impulse")
        await window.press("Confirm")
        assert "You have played an impulse" in window.texts()
    again = msgspec.structs.replace(settings, port=free_port())
    async with running(again, capsys) as address, aiohttp.ClientSession() as http:
        window = await Window(http, address).open()
        assert "You have played an impulse" in window.texts()
        assert "Now Ben decides" in window.texts()


async def test_two_windows_act_side_by_side_and_see_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings_in(tmp_path), capsys) as address, aiohttp.ClientSession() as http:
        anna, other = await Window(http, address).open(), await Window(http, address).open()
        await other.act("viewer", viewer_id=other.shown["viewers"][1]["id"])
        assert other.shown["viewerId"] != anna.shown["viewerId"]
        await asyncio.gather(anna.press("What can I do?"), other.press("What can I do?"))
        assert "You can:" in anna.texts()
        assert "You have nothing to decide" in other.texts()
        assert "You can:" not in other.texts()
        await anna.pick("Play a card")
        await anna.pick(anna.parts(3)[-1][2]["options"][0]["label"])
        await anna.press("Confirm")
        await other.look()
        assert "It works" in other.texts()


async def test_german_is_spoken_if_the_host_wants_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = msgspec.structs.replace(settings_in(tmp_path), language="de")
    async with running(settings, capsys) as address, aiohttp.ClientSession() as http:
        window = await Window(http, address).open()
        assert "Dein erster Impuls" in window.texts()
        await window.press("Was kann ich tun?")
        assert "Karte" in window.texts()


async def test_closing_the_page_session_closes_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_in(tmp_path)
    never = asyncio.Event()
    table = asyncio.create_task(local.run(settings, stopped=never.wait))
    said = ""
    async with asyncio.timeout(HANG):
        while "http://" not in said:
            await asyncio.sleep(0.05)
            said += capsys.readouterr().out
    async with aiohttp.ClientSession() as http:
        window = await Window(http, next(word for word in said.split() if word.startswith("http://"))).open()
        with suppress(aiohttp.ClientError, AssertionError):  # the server may be gone before it has answered
            await window.act("close")
    await asyncio.wait_for(table, HANG)
    assert local.BYE in capsys.readouterr().out


def test_a_taken_port_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setenv("STELE_PORT", str(port))
        assert program.main() == 1
    said = capsys.readouterr().err
    assert f"port {port}" in said
    assert "STELE_PORT" in said


def test_the_local_table_never_touches_the_database_of_a_bot_on_discord() -> None:
    assert local.local_settings(Settings()).database == local.DATABASE
    chosen = Settings(database="sqlite:///elsewhere.sqlite3")
    assert local.local_settings(chosen) is chosen


def test_a_menu_that_comes_back_has_other_values_and_the_bot_hears_its_own() -> None:
    def shown(moment: str) -> dict[str, Any]:
        menu = {"type": 3, "options": [{"value": "0"}]}
        row = {"type": 1, "components": [menu]}
        return {"messages": {"1": {"edited_timestamp": moment, "components": [row]}}}

    def value(moment: str) -> str:
        marked = local_page.with_marks(shown(moment))
        return str(marked["messages"]["1"]["components"][0]["components"][0]["options"][0]["value"])

    assert value("a") != value("b")
    assert local_page.unmarked({"kind": "select", "values": [value("a")]})["values"] == ["0"]


if chromium.FOUND is not None:

    async def test_a_real_browser_shows_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        async with running(settings_in(tmp_path), capsys) as address, chromium.chromium() as page:
            await page.open(address)
            await page.until("document.body.innerText.includes('Your first impulse')")
            await page.until("[...document.images].some(image => image.naturalWidth > 1000)")
            await press(page, "What can I do?")
            await page.until("document.body.innerText.includes('Only you can see this')")
            await page.until("document.body.innerText.includes('You can:')")
            picture = await page.picture()
            assert picture.startswith(b"\x89PNG")
            assert len(picture) > 50_000


def press(page: chromium.Page, label: str) -> Awaitable[Any]:
    """Presses the last button of this name in the browser."""
    found = f"[...document.querySelectorAll('button')].filter(one => one.innerText.trim() === {label!r})"
    return page.run(f"{found}.at(-1).click()")
