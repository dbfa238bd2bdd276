"""Discord as a load test needs it: a transport that notes what the bot sends and answers as Discord would."""

import asyncio
import itertools
import json
import time
from collections import defaultdict
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.app import Stele

BOT, APPLICATION, GUILD = 1, 2, 3
FIRST_ID = 10**17
COMMAND, COMPONENT, TYPING = 2, 3, 4  # Discord's numbers of a slash command, a click and a keystroke
BUTTON = 2
ANSWERING = (4, 7, 8)  # of an acknowledgement that is an answer: a message, another version of it, what may be typed
NETWORK = 0.03  # seconds that an answer of Discord takes
LOST = 120.0  # seconds after which nobody waits for a picture any more


class Recorder:
    """When each interaction came, was acknowledged, got its text and its picture, and what it was answered."""

    def __init__(self) -> None:
        self.ids = itertools.count(FIRST_ID)
        self.came: dict[int, float] = {}
        self.acknowledged: dict[int, float] = {}
        self.answered: dict[int, float] = {}
        self.illustrated: dict[int, float] = {}
        self.said: dict[int, dict[str, Any]] = {}  # the last answer as it was sent
        self.shown: dict[int, list[float]] = defaultdict(list)  # when a channel got a picture
        self.posts = 0
        self.pictures = 0
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._looking: dict[int, asyncio.Future[None]] = {}

    async def text_of(self, interaction: int) -> dict[str, Any]:
        """Waits for the text that was asked for."""
        if interaction not in self.answered:
            self._waiting[interaction] = asyncio.get_running_loop().create_future()
            await self._waiting[interaction]
        return self.said[interaction]

    async def picture_of(self, interaction: int) -> None:
        """Waits for the picture, or whatever else comes after the text."""
        await self.text_of(interaction)
        if interaction not in self.illustrated:
            self._looking[interaction] = asyncio.get_running_loop().create_future()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._looking[interaction], LOST)

    def message(self, channel: int, content: str = "") -> dict[str, Any]:
        """A message as Discord gives it back."""
        return {
            "id": str(next(self.ids)),
            "channel_id": str(channel),
            "author": person(BOT, "Stele"),
            "content": content,
            "timestamp": datetime.now(UTC).isoformat(),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "pinned": False,
            "type": 0,
        }

    def callback(self, interaction: int) -> dict[str, Any]:
        """The acknowledgement has arrived."""
        self.acknowledged.setdefault(interaction, time.perf_counter())
        return {"interaction": {"id": str(interaction), "type": 2, "response_message_loading": True}}

    def answer(self, interaction: int, sent: dict[str, Any], files: int) -> dict[str, Any]:
        """A private answer has arrived: its text first, its pictures after."""
        now = time.perf_counter()
        looking = self._looking.pop(interaction, None)
        if looking is not None and not looking.done():
            looking.set_result(None)
        self.said[interaction] = sent
        self.answered.setdefault(interaction, now)
        if files:
            self.pictures += files
            self.illustrated.setdefault(interaction, now)
        waiting = self._waiting.pop(interaction, None)
        if waiting is not None:
            waiting.set_result(None)
        return self.message(0)

    def post(self, channel: int, files: int) -> dict[str, Any]:
        """A channel gets a message, or another version of one."""
        self.posts += 1
        self.pictures += files
        if files:
            self.shown[channel].append(time.perf_counter())
        return self.message(channel)


class Transport:
    """Takes the place of discord.py's connection."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self.application = {
            "id": str(APPLICATION),
            "name": "Stele",
            "icon": None,
            "description": "",
            "verify_key": "",
            "flags": 0,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": person(9, "Owner"),
        }

    def take_over(self, http: HTTPClient) -> None:
        """Whatever the bot sends comes here."""
        vars(http).update(request=self.request, static_login=self.static_login)

    async def static_login(self, token: str) -> Any:
        return person(BOT, "Stele")

    async def request(self, route: Route, *, files: Any = None, form: Any = None, **_: Any) -> Any:
        await asyncio.sleep(NETWORK)
        path = route.path
        if path.endswith("/applications/@me"):
            return self.application
        if path.startswith("/applications/"):
            return []
        if path == "/users/{user_id}":
            return person(int(route.url.rsplit("/", 1)[1]), "Somebody")
        if "/messages" in path and route.method in ("POST", "PATCH"):
            return self.recorder.post(int(route.channel_id or 0), len(list(files or ())))
        return None


class Answers(AsyncWebhookAdapter):
    """Takes acknowledgements and private answers."""

    def __init__(self, recorder: Recorder) -> None:
        super().__init__()
        self.recorder = recorder

    async def request(
        self,
        route: Route,
        session: Any,
        *,
        payload: Any = None,
        multipart: Any = None,
        files: Any = None,
        **_: Any,
    ) -> Any:
        path, token, sent = route.path, int(str(route.webhook_token or 0)), body(payload, multipart)
        if path.endswith("/callback"):
            # The acknowledgement counts when it leaves the bot.
            found = self.recorder.callback(token)
            await asyncio.sleep(NETWORK)
            if sent.get("type") in ANSWERING:
                self.recorder.answer(token, sent.get("data") or {}, len(list(files or ())))
            return found
        await asyncio.sleep(NETWORK)
        return self.recorder.answer(token, sent, len(list(files or ())))


def body(payload: Any, multipart: Any) -> dict[str, Any]:
    """What was sent, alone or beside files."""
    if payload is None and multipart:
        payload = json.loads(next(part["value"] for part in multipart if part["name"] == "payload_json"))
    return dict(payload or {})


def button(message: dict[str, Any], verb: str) -> str | None:
    """The custom id of a button with this verb, wherever it stands in the message."""
    found = [message]
    while found:
        item = found.pop()
        if item.get("type") == BUTTON and f":{verb}:" in item.get("custom_id", ""):
            return str(item["custom_id"])
        found += item.get("components") or []
    return None


def person(id: int, name: str) -> dict[str, Any]:
    return {
        "id": str(id),
        "username": name,
        "discriminator": "0",
        "avatar": None,
        "global_name": name,
        "bot": id == BOT,
    }


def feed(app: Stele, recorder: Recorder, who: int, channel: int, kind: int, data: dict[str, Any]) -> int:
    """An interaction arrives as it would from Discord's gateway."""
    id = next(recorder.ids)
    payload: dict[str, Any] = {
        "id": str(id),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": str(id),
        "version": 1,
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-GB", "features": []},
        "channel_id": str(channel),
        "channel": {"id": str(channel), "type": 0, "name": "table", "guild_id": str(GUILD), "position": 0},
        "member": {
            "user": person(who, f"Player {who}"),
            "roles": [],
            "joined_at": "2026-01-01T00:00:00+00:00",
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": "0",
        },
        "locale": "en-GB",
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "context": 0,
        "attachment_size_limit": 10 * 1024 * 1024,
        "app_permissions": "2147483647",
        "data": data,
    }
    if kind == COMPONENT:
        pressed = {"type": 2, "style": 1, "label": "?", "custom_id": data["custom_id"]}
        payload["message"] = recorder.message(channel) | {"components": [{"type": 1, "components": [pressed]}]}
    recorder.came[id] = time.perf_counter()
    app._connection.parsers["INTERACTION_CREATE"](payload)
    return id
