"""A headless Chromium, driven over its DevTools socket: just enough to open a page, press things and take pictures."""

import asyncio
import base64
import itertools
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from tests.patience import HANG

FOUND = next((path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)
LOOK_AGAIN = 0.1


class Page:
    """One tab."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """One command of the DevTools protocol, and its answer."""
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": params})
        while True:
            answer = await asyncio.wait_for(self._socket.receive_json(), HANG)
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                found: dict[str, Any] = answer["result"]
                return found

    async def run(self, script: str) -> Any:
        """What a piece of JavaScript gives."""
        answer = await self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(json.dumps(answer["exceptionDetails"])[:500])
        return answer["result"].get("value")

    async def open(self, url: str) -> None:
        await self.call("Page.navigate", url=url)

    async def until(self, script: str) -> Any:
        """Waits until a piece of JavaScript gives something true."""
        end = asyncio.get_running_loop().time() + HANG
        while True:
            with suppress(RuntimeError):  # the page may still be loading
                if found := await self.run(script):
                    return found
            if asyncio.get_running_loop().time() > end:
                raise TimeoutError(f"never true: {script}")
            await asyncio.sleep(LOOK_AGAIN)

    async def size(self, width: int, height: int, scale: float = 1) -> None:
        """Sets the window; a phone is narrow and its pixels are small."""
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=False
        )

    async def picture(self) -> bytes:
        """The window as PNG."""
        answer = await self.call("Page.captureScreenshot", format="png")
        return base64.b64decode(answer["data"])


@asynccontextmanager
async def chromium(width: int = 1280, height: int = 900) -> AsyncIterator[Page]:
    """A browser with an empty profile, gone afterwards."""
    assert FOUND is not None
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            FOUND,
            *FLAGS,
            f"--user-data-dir={profile}",
            f"--window-size={width},{height}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            port = await _port(Path(profile) / "DevToolsActivePort")
            async with aiohttp.ClientSession() as http:
                async with http.get(f"http://127.0.0.1:{port}/json/list") as answer:
                    tabs = await answer.json()
                address = next(tab["webSocketDebuggerUrl"] for tab in tabs if tab["type"] == "page")
                async with http.ws_connect(address, max_msg_size=0) as socket:
                    yield Page(socket)
        finally:
            process.terminate()
            await process.wait()


async def _port(file: Path) -> int:
    """Where the browser listens; it writes that down once it is up."""
    end = asyncio.get_running_loop().time() + HANG
    while True:
        if lines := _lines(file):
            return int(lines[0])
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError("the browser did not start")
        await asyncio.sleep(LOOK_AGAIN)


def _lines(file: Path) -> list[str]:
    return file.read_text().split() if file.exists() else []
