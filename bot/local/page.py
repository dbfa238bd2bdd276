"""The page of the local table, served to browsers of this machine alone.

Public: `serve`. Whoever wants to act shows the table's key first, on the socket; pictures have addresses that only
the table can make. The page itself (`web/`) holds no secret. Foreign hosts and origins are refused, so that no other
page in the same browser can speak to it.
"""

import asyncio
import hmac
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from aiohttp import WSCloseCode, WSMsgType, web

from bot.local.desk import FrontDesk, Window
from bot.local.posts import PLAIN, kind_of

HERE = "127.0.0.1"
NAMES = (HERE, "localhost")
WEB = Path(__file__).parent / "web"
KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
LARGEST = 12_000_000  # bytes of one request: a match to bring in
MOST_WINDOWS = 40
MOST_AT_ONCE = 16  # requests of one window
PATIENCE = 10.0  # seconds in which a window shows its key
WRONG_KEY = 4401
FOREVER = "private, max-age=31536000, immutable"
ALWAYS_NEW = "no-cache"

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

log = logging.getLogger(__name__)


def refuse_strangers(port: int) -> Any:
    """Every request comes from this machine's own address and, in a browser, from our own page."""
    hosts = {f"{name}:{port}" for name in NAMES} | (set(NAMES) if port == 80 else set())
    origins = {f"http://{host}" for host in hosts}

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        origin = request.headers.get("Origin")
        visiting = request.path == "/" and request.headers.get("Sec-Fetch-Mode") == "navigate"
        near = request.headers.get("Sec-Fetch-Site", "none") in ("none", "same-origin")
        if request.headers.get("Host") not in hosts or (origin is not None and origin not in origins):
            raise web.HTTPForbidden(text="This page is for this machine only.")
        if not near and not visiting:
            raise web.HTTPForbidden(text="This page is for this machine only.")
        response = await handler(request)
        if not response.prepared:
            response.headers.update(_headers(port))
        return response

    return check


def _headers(port: int) -> dict[str, str]:
    sockets = " ".join(f"ws://{name}:{port}" for name in NAMES)
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
        f" connect-src 'self' {sockets}; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    )
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "no-referrer",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
    }


class Page:
    """The routes."""

    def __init__(self, desk: FrontDesk, key: str, port: int) -> None:
        self.desk, self._key = desk, key
        self.app = web.Application(middlewares=[refuse_strangers(port)], client_max_size=1024)
        self._sockets: set[web.WebSocketResponse] = set()
        self._web = {path.relative_to(WEB).as_posix(): path for path in WEB.rglob("*") if path.suffix in KINDS}
        self.app.router.add_get("/", self._front)
        self.app.router.add_get("/socket", self._socket)
        self.app.router.add_get("/web/{name:[a-z.-]+}", self._static)
        self.app.router.add_get("/files/{id:[0-9]+}/{sign}/{name}", self._file)
        self.app.router.add_get("/boards/{match:[0-9]+}/{person:[0-9]+}/{sign}", self._board)
        self.app.router.add_get("/covers/{game}/{scenario}/{sign}", self._cover)
        self.app.on_shutdown.append(self._close)

    async def _front(self, request: web.Request) -> web.StreamResponse:
        return self._sent("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return self._sent(request.match_info["name"])

    def _sent(self, name: str) -> web.Response:
        if (path := self._web.get(name)) is None:
            raise web.HTTPNotFound
        return web.Response(
            body=path.read_bytes(),
            content_type=KINDS[path.suffix],
            charset="utf-8",
            headers={"Cache-Control": ALWAYS_NEW},
        )

    # ---- pictures and files -----------------------------------------------------------------------------------------

    def _signed(self, request: web.Request, *parts: object) -> None:
        if not hmac.compare_digest(request.match_info["sign"].encode(), self.desk.sign(*parts).encode()):
            raise web.HTTPForbidden(text="This address was not made by this table.")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        id = request.match_info["id"]
        self._signed(request, "file", id)
        found = await self.desk.file(id)
        if found is None:
            raise web.HTTPNotFound
        kind, data = found
        headers = {"Cache-Control": FOREVER}
        if kind == PLAIN or "save" in request.query:
            kind, headers["Content-Disposition"] = PLAIN, "attachment"
        return web.Response(body=data, content_type=kind, headers=headers)

    async def _board(self, request: web.Request) -> web.StreamResponse:
        match, person = int(request.match_info["match"]), int(request.match_info["person"])
        self._signed(request, "board", match, person)
        drawn = await self.desk.tables.board(match, person, request.query.get("style", ""))
        if drawn is None:
            raise web.HTTPNotFound
        kind = kind_of(f"board.{drawn.suffix}")
        return web.Response(body=drawn.data, content_type=kind, headers={"Cache-Control": FOREVER})

    async def _cover(self, request: web.Request) -> web.StreamResponse:
        game, scenario = request.match_info["game"], request.match_info["scenario"]
        self._signed(request, "cover", game, scenario)

        def wanted() -> bool:
            return request.transport is not None and not request.transport.is_closing()

        drawn = await self.desk.tables.cover(game, scenario, request.query.get("style", ""), wanted)
        if drawn is None:
            raise web.HTTPNotFound
        return web.Response(body=drawn, content_type="image/webp", headers={"Cache-Control": ALWAYS_NEW})

    # ---- the socket -------------------------------------------------------------------------------------------------

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=30, max_msg_size=LARGEST)
        if request.headers.get("Origin") is None:
            raise web.HTTPForbidden(text="This page is for this machine only.")
        await socket.prepare(request)
        if len(self._sockets) >= MOST_WINDOWS or not await self._knows_the_key(socket):
            await socket.close(code=WRONG_KEY)
            return socket
        self._sockets.add(socket)
        window = Window(socket.send_json)
        self.desk.windows.add(window)
        try:
            await socket.send_json({"push": "hello", **await self.desk.hello()})
            await self._listen(socket, window)
        except ConnectionError:
            pass  # the window is gone
        finally:
            self.desk.windows.discard(window)
            self._sockets.discard(socket)
        return socket

    async def _knows_the_key(self, socket: web.WebSocketResponse) -> bool:
        try:
            first = await socket.receive(PATIENCE)
        except TimeoutError:
            return False
        asked = _read(first.data) if first.type is WSMsgType.TEXT else {}
        return hmac.compare_digest(str(asked.get("key", "")).encode(), self._key.encode())

    async def _listen(self, socket: web.WebSocketResponse, window: Window) -> None:
        """Every request is a task of its own, so that a long one holds nothing up."""
        room = asyncio.Semaphore(MOST_AT_ONCE)
        async with asyncio.TaskGroup() as tasks:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await room.acquire()
                    task = tasks.create_task(self._answer(socket, window, _read(message.data)))
                    task.add_done_callback(lambda _: room.release())

    async def _answer(self, socket: web.WebSocketResponse, window: Window, request: dict[str, Any]) -> None:
        answer = await self.desk.handle(window, request)
        with suppress(ConnectionError):
            await socket.send_json({"re": request.get("id"), **answer})

    async def _close(self, app: web.Application) -> None:
        for socket in list(self._sockets):
            await socket.close(code=WSCloseCode.GOING_AWAY)


def _read(text: str) -> dict[str, Any]:
    """What a window has sent; nothing where it cannot be read."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


@asynccontextmanager
async def serve(desk: FrontDesk, key: str, port: int) -> AsyncIterator[str]:
    """Opens the page, never to other machines; gives its address with the key, which browsers keep to themselves."""
    runner = web.AppRunner(Page(desk, key, port).app, access_log=None, shutdown_timeout=2.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, HERE, port).start()
        yield f"http://{HERE}:{port}/#{key}"
    finally:
        await runner.cleanup()
