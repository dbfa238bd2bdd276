"""A small Discord on loopback: REST and gateway, to which the unmodified bot logs in.

What the world holds (servers, channels, messages, interactions) is SimCord's; what is new here is the wire: real HTTP
and a real websocket, rate limits, faults before and after the effect, lost answers, repeated deliveries, and a strict
look at every request (see `schema`). Whatever breaks a promise of Discord's documentation is kept in `problems`, and a
test that finds one there fails.
"""

import asyncio
import copy
import fnmatch
import io
import json
import time
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from aiohttp import WSMsgType, web
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord import intents
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError
from simcord.enums import ChannelType
from simcord.http import (
    router,
    routes,  # noqa: F401 - importing it registers every route
)
from yarl import URL

from tests.wire import schema

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.wire-1.loopback-loopback-loopback"
API = "/api/v10"
NEWS_THREAD = 10


class RealClock(Clock):
    """SimCord's world on the clock of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)


@dataclass
class Mishap:
    """What goes wrong with the next requests of a kind; `after`: Discord does what is asked, and the answer is lost."""

    method: str
    path: str  # a pattern: /channels/*/messages
    status: int = 0  # 0: the connection breaks
    code: int = 0
    message: str = "fault"
    times: int = 1
    after: bool = False
    delay: float = 0.0
    until: asyncio.Event | None = None  # it strikes when this is set
    retry_after: float | None = None
    call: Callable[[], Any] | None = None  # done when the fault strikes, for example a kill
    skip: int = 0  # requests of this kind that pass first
    struck: int = 0

    def strikes(self, method: str, path: str) -> bool:
        if self.times <= 0 or self.method not in (method, "*") or not fnmatch.fnmatch(path, self.path):
            return False
        if self.skip > 0:
            self.skip -= 1
            return False
        self.times -= 1
        self.struck += 1
        return True


@dataclass
class Seen:
    """One request as it came, and what was answered."""

    method: str
    path: str
    body: Any
    files: list[str]
    at: float
    status: int = 0
    answer: Any = None
    done: bool = False  # whether Discord did what was asked, however the answer fared


@dataclass
class Upload:
    """A file of a request, as SimCord wants it."""

    fp: io.BytesIO
    filename: str
    description: str | None


@dataclass
class Session:
    """A connection of the gateway."""

    socket: web.WebSocketResponse
    packer: Any
    wanted: discord.Intents = field(default_factory=discord.Intents.none)
    open: bool = False
    token: str = ""  # whose it is, once everything that a bot is greeted with has been sent
    line: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def send(self, payload: dict[str, Any]) -> None:
        async with self.line:
            if self.socket.closed:
                return
            text = json.dumps(payload).encode()
            if self.packer is None:
                await self.socket.send_str(text.decode())
            else:
                data = self.packer.compress(text) + self.packer.flush(zlib.Z_SYNC_FLUSH)
                await self.socket.send_bytes(data)


class Wire:
    """The server; `async with Wire() as wire:` points discord.py at it."""

    def __init__(self) -> None:
        self.backend = Backend(clock=RealClock())
        self.seen: list[Seen] = []
        self.problems: list[str] = []
        self.faults: list[Mishap] = []
        self.rates: dict[str, tuple[int, float]] = {}  # of a kind of request: how many in how many seconds a channel
        self.sessions: list[Session] = []
        self.in_flight = 0
        self.last = time.monotonic()
        self.identified = asyncio.Event()
        self.identifies = 0
        self.forgetful = False  # whether Discord takes up no session again: who comes back begins anew
        self.away = False  # whether nobody gets a connection to the gateway
        self._history: list[tuple[str, dict[str, Any]]] = []
        self._buckets: dict[str, deque[float]] = {}
        self._nonces: dict[tuple[int, str], Any] = {}
        self._sending: set[asyncio.Task[None]] = set()
        self._url = URL()
        self.backend.subscribers.append(self._tell)

    # ---- the server itself ----------------------------------------------------------------------------------

    async def __aenter__(self) -> "Wire":
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_route("*", "/{tail:.*}", self._rest)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        port = self._runner.addresses[0][1]
        self._url = URL(f"http://127.0.0.1:{port}")
        self._before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
        point_at(str(self._url))
        return self

    async def __aexit__(self, *_: object) -> None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = self._before
        for session in self.sessions:
            await session.socket.close()
        await self._runner.cleanup()

    @property
    def url(self) -> str:
        return str(self._url)

    def fault(self, method: str, path: str, **how: Any) -> Mishap:
        """Something goes wrong next time."""
        made = Mishap(method, path, **how)
        self.faults.append(made)
        return made

    def requests(self, method: str, path: str, since: int = 0) -> list[Seen]:
        """The requests of a kind, in order."""
        found = (one for one in self.seen[since:] if method in (one.method, "*"))
        return [one for one in found if fnmatch.fnmatch(one.path, path)]

    # ---- REST -------------------------------------------------------------------------------------------------

    async def _rest(self, request: web.Request) -> web.StreamResponse:
        self.in_flight += 1
        try:
            return await self._answer(request)
        finally:
            self.in_flight -= 1
            self.last = time.monotonic()

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        body, files = await _read(request)
        seen = Seen(request.method, path, copy.deepcopy(body), [one.filename for one in files], time.monotonic())
        self.seen.append(seen)
        if not request.path.startswith(API):
            self.problems.append(f"outside the API: {request.method} {request.path}")
            return self._say(seen, 404, {"code": 0, "message": "404: Not Found"})
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            url = f"ws://{self._url.authority}/gateway"
            return self._say(seen, 200, {"url": url, "shards": 1, "session_start_limit": limit})
        fault = next((one for one in self.faults if one.strikes(request.method, path)), None)
        if fault is not None and not fault.after:
            return await self._strike(request, seen, fault)
        headers = self._rate(request.method, path)
        if headers.get("X-RateLimit-Remaining") == "-1":
            wait = float(headers["X-RateLimit-Reset-After"])
            headers |= {"X-RateLimit-Remaining": "0", "Via": "1.1 loopback", "Retry-After": str(wait)}
            answer = {"message": "You are being rate limited.", "retry_after": wait, "global": False, "code": 0}
            return self._say(seen, 429, answer, headers)
        status, answer, seen.done = self._carry_out(request, path, body, files)
        if fault is not None:
            return await self._strike(request, seen, fault)
        return self._say(seen, status, answer, headers)

    def _say(self, seen: Seen, status: int, answer: Any, headers: Mapping[str, str] | None = None) -> web.Response:
        seen.status, seen.answer = status, answer
        if status == 204:
            return web.Response(status=204, headers=headers)
        # Exactly this type: discord.py reads JSON under no other name.
        said = {**(headers or {}), "Content-Type": "application/json"}
        return web.Response(body=json.dumps(answer).encode(), status=status, headers=said)

    async def _strike(self, request: web.Request, seen: Seen, fault: Mishap) -> web.StreamResponse:
        if fault.call is not None:
            fault.call()
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.until is not None:
            await fault.until.wait()
        if not fault.status:
            seen.status = -1
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        answer: dict[str, Any] = {"code": fault.code, "message": fault.message}
        headers: dict[str, str] = {}
        if fault.status == 429:
            wait = fault.retry_after or 1.0
            answer |= {"retry_after": wait, "global": False}
            headers = {"Via": "1.1 loopback", "Retry-After": str(wait)}
        return self._say(seen, fault.status, answer, headers)

    def _carry_out(self, request: web.Request, path: str, body: Any, files: list[Upload]) -> tuple[int, Any, bool]:
        """What Discord does, strictly by its schema and permissions, once for a nonce; and whether it did it."""
        method = request.method
        nonce = body.get("nonce") if isinstance(body, dict) and body.get("enforce_nonce") else None
        key = (int(path.split("/")[2]), str(nonce)) if nonce and path.startswith("/channels/") else None
        if key is not None and key in self._nonces:
            return 200, self._nonces[key], False
        found = schema.look(method, path, body, [one.filename for one in files])
        self.problems += [f"{method} {path}: {problem}" for problem in found]
        if found:
            return 400, {"code": 50035, "message": "Invalid Form Body", "errors": found}, False
        lacking = self._lacking(method, path, body, files)
        if lacking:
            return 403, {"code": 50013, "message": f"Missing Permissions ({lacking})"}, False
        if not self._right_thread(method, path, body):
            self.problems.append(f"{path}: a thread of type {body.get('type')} in a channel of another kind")
            return 400, {"code": 50024, "message": "Cannot execute action on this channel type"}, False
        if self._bare(method, path, body, files):
            return 400, {"code": 50006, "message": "Cannot send an empty message"}, False
        if (opened := self._open_thread(method, path, body)) is not None:
            return 200, opened, True
        params = dict(request.query)
        try:
            answer = router.dispatch(
                self.backend, method, path, json=body, params=params, files=files, message_content_access=False
            )
        except (router.RouteNotImplemented, router.UnsupportedField) as error:
            self.problems.append(str(error))
            return 501, error.to_json(), False
        except BackendError as error:
            if error.status == 400 and error.code == 50035:
                self.problems.append(f"{method} {path}: {error}")
            return error.status, error.to_json(), False
        if answer is None:
            return 204, None, True
        if key is not None:
            self._nonces[key] = answer
        return 200, answer, True

    def _right_thread(self, method: str, path: str, body: Any) -> bool:
        """Announcement channels have threads of their own kind, which SimCord takes for public ones."""
        parts = path.split("/")
        if method != "POST" or len(parts) != 4 or parts[1] != "channels" or parts[3] != "threads":
            return True
        news = self.backend.get_channel(int(parts[2])).type == ChannelType.NEWS
        if news != (body.get("type") == NEWS_THREAD):
            return False
        body["type"] = ChannelType.PUBLIC_THREAD if news else body["type"]
        return True

    def _open_thread(self, method: str, path: str, body: Any) -> Any:
        """Whoever may write in a thread that is not locked may open it again; SimCord wants more rights for that."""
        parts = path.split("/")
        thread = self.backend.channels.get(int(parts[2])) if len(parts) == 3 and parts[1] == "channels" else None
        if method != "PATCH" or body != {"archived": False} or thread is None or thread.thread_metadata is None:
            return None
        rights = self._rights(thread.id)
        if thread.thread_metadata.locked or rights is None or not rights.send_messages_in_threads:
            return None
        thread.thread_metadata.archived = False
        self.backend.announce_channel_update(thread.id)
        return dict(serializers.thread_payload(self.backend, thread))

    def _bare(self, method: str, path: str, body: Any, files: list[Upload]) -> bool:
        """Without Embed Links Discord leaves embeds out; says whether nothing is left then."""
        parts = path.split("/")
        if parts[1] != "channels" or len(parts) < 4 or parts[3] != "messages" or not (body or {}).get("embeds"):
            return False
        rights = self._rights(int(parts[2]))
        if rights is None or rights.embed_links:
            return False
        body["embeds"] = []
        return method == "POST" and not (body.get("content") or files)

    def _rights(self, channel: int) -> discord.Permissions | None:
        found = self.backend.channels.get(channel)
        if found is None or found.guild_id is None:
            return None
        return discord.Permissions(self.backend.compute_permissions(found.guild_id, self.backend.bot_user.id, channel))

    def _lacking(self, method: str, path: str, body: Any, files: list[Upload]) -> str:
        """The permissions that SimCord does not ask for."""
        parts = path.split("/")
        if parts[1] != "channels" or not parts[2].isdigit() or int(parts[2]) not in self.backend.channels:
            return ""
        channel = self.backend.get_channel(int(parts[2]))
        if channel.guild_id is None or method not in ("POST", "PATCH", "PUT"):
            return ""
        rights = self._rights(channel.id) or discord.Permissions.none()
        if not rights.view_channel:
            return "view_channel"
        if len(parts) > 3 and parts[3] == "messages":
            if files and not rights.attach_files:
                return "attach_files"
            if method == "POST" and channel.is_thread and not rights.send_messages_in_threads:
                return "send_messages_in_threads"
        return ""

    def _rate(self, method: str, path: str) -> dict[str, str]:
        """The bucket of a request; `-1` left: it is turned away."""
        parts = path.split("/")
        kind = f"{method} " + "/".join("*" if part.isdigit() else part for part in parts)
        limit = self.rates.get(kind)
        if limit is None:
            return {}
        most, span = limit
        now = time.monotonic()
        bucket = self._buckets.setdefault(f"{kind} {parts[2] if len(parts) > 2 else ''}", deque())
        while bucket and now - bucket[0] >= span:
            bucket.popleft()
        left = most - len(bucket) - 1
        if left >= 0:
            bucket.append(now)
        after = span - (now - bucket[0]) if bucket else span
        return {
            "X-RateLimit-Bucket": f"{abs(hash(kind)):x}",
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": str(time.time() + after),
            "X-RateLimit-Reset-After": f"{after:.3f}",
        }

    # ---- the gateway ------------------------------------------------------------------------------------------

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.away:
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        packed = request.query.get("compress") == "zlib-stream"
        session = Session(socket, zlib.compressobj() if packed else None)
        self.sessions.append(session)
        await session.send({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                continue
            said = json.loads(message.data)
            if said["op"] == 1:
                await session.send({"op": 11})
            elif said["op"] == 2:
                await self._identify(session, said["d"])
            elif said["op"] == 6 and self.forgetful:
                await session.send({"op": 9, "d": False})
            elif said["op"] == 6:
                await self._resume(session, said["d"]["seq"])
        session.open = False
        return socket

    async def _identify(self, session: Session, data: dict[str, Any]) -> None:
        session.wanted = discord.Intents._from_value(data["intents"])
        self.identifies += 1
        self._history.clear()
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self.backend.bot_user)),
            "guilds": [{"id": str(id), "unavailable": True} for id in self.backend.guilds],
            "session_id": f"wire-{self.identifies}",
            "resume_gateway_url": f"ws://{self._url.authority}/gateway",
            "shard": data.get("shard", [0, 1]),
            "application": {"id": str(self.backend.application_id), "flags": 0},
        }
        session.open = True
        await self._dispatch(session, "READY", ready)
        for guild in list(self.backend.guilds.values()):
            made: dict[str, Any] = copy.deepcopy(dict(serializers.guild_create_payload(self.backend, guild)))
            intents.prune_guild_create(made, session.wanted, self.backend.bot_user.id)
            await self._dispatch(session, "GUILD_CREATE", made)
        session.token = data["token"]
        self.identified.set()

    def has_greeted(self, token: str) -> bool:
        """Whether the bot that gave this token is there; one that is dead may be heard late."""
        return any(one.open and one.token == token for one in self.sessions)

    async def _resume(self, session: Session, sequence: int) -> None:
        session.wanted = self.sessions[-2].wanted if len(self.sessions) > 1 else session.wanted
        session.open = True
        for number, (event, payload) in enumerate(self._history[sequence:], sequence + 1):
            await session.send({"op": 0, "t": event, "s": number, "d": payload})
        await self._dispatch(session, "RESUMED", {})

    async def _dispatch(self, session: Session, event: str, payload: dict[str, Any]) -> None:
        self._history.append((event, payload))
        await session.send({"op": 0, "t": event, "s": len(self._history), "d": payload})

    def _tell(self, event: str, payload: Mapping[str, Any]) -> None:
        """Something has happened in the world: the bot hears of it as far as its intents go."""
        session = next((one for one in reversed(self.sessions) if one.open), None)
        if session is None:
            return
        gate = intents.required_intent(event, payload)
        if gate is not None and not getattr(session.wanted, gate):
            return
        told: dict[str, Any] = copy.deepcopy(dict(payload))
        if event == "INTERACTION_CREATE" and isinstance(told.get("message"), dict):
            intents.censor_message(told["message"], self.backend.bot_user.id, backend=self.backend, exempt_root=True)
        task = asyncio.get_running_loop().create_task(self._dispatch(session, event, told))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def cut(self) -> None:
        """The gateway connection breaks."""
        for session in self.sessions:
            session.open = False
            if not session.socket.closed:
                await session.socket.close(code=4000)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """The JSON of a request and its files."""
    if request.content_type == "application/json":
        text = await request.text()
        return (json.loads(text) if text else None), []
    if request.content_type != "multipart/form-data":
        return None, []
    body: Any = None
    files: list[Upload] = []
    form = await request.post()
    for name, value in form.items():
        if name == "payload_json":
            body = json.loads(str(value))
        elif isinstance(value, web.FileField):
            files.append(Upload(io.BytesIO(value.file.read()), value.filename, None))
    for attachment in (body or {}).get("attachments") or []:
        if str(attachment.get("id", "")).isdigit() and int(attachment["id"]) < len(files):
            files[int(attachment["id"])].description = attachment.get("description")
    return body, files


def point_at(url: str) -> None:
    """discord.py of this process talks to this server."""
    Route.BASE = f"{url}{API}"
    DiscordWebSocket.DEFAULT_GATEWAY = URL(url.replace("http://", "ws://")) / "gateway"
