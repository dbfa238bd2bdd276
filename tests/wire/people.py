"""People on the loopback Discord: they type commands, press buttons, pick lines of menus and fill in forms."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from typing import Any

import discord
from simcord.backend import serializers
from simcord.backend.models import Interaction, Message, Overwrite
from simcord.backend.models.interaction import ResponseKind
from simcord.components import walk_components
from simcord.enums import OverwriteType
from simcord.interactions import base_payload

from bot.app import Stele
from tests.patience import HANG
from tests.wire.server import Wire

STILL = 0.06  # seconds without a request
SILENT = 1 << 12
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
TYPES = {str: 3, int: 4, bool: 5, float: 10}


async def until(true: Callable[[], Any], what: str, patience: float = HANG) -> Any:
    """Waits until something is so."""
    end = time.monotonic() + patience
    while not (found := true()):
        if time.monotonic() > end:
            raise AssertionError(f"waited {patience} s for: {what}")
        await asyncio.sleep(0.01)
    return found


class Town:
    """A server with a channel and people."""

    def __init__(self, wire: Wire, name: str = "Babel") -> None:
        self.wire = wire
        self.backend = wire.backend
        self.guild = self.backend.create_guild(name)
        self.backend.add_member(self.guild.id, self.backend.bot_user.id)
        self.channel = self.backend.create_channel(self.guild.id, "table").id
        self.app: Stele | None = None

    async def quiet(self, patience: float = HANG) -> None:
        """Waits until the bot has done all that there is to do now."""

        def still() -> bool:
            app, wire = self.app, self.wire
            busy = app is not None and (app.busy or app.delivery.pulse.running or app.alarms.pulse.running)
            return not busy and not wire.in_flight and time.monotonic() - wire.last > STILL

        await until(still, "quiet", patience)

    def join(self, name: str, locale: str = "en-US", permissions: int = 0) -> "Person":
        user = self.backend.make_user(name)
        self.backend.add_member(self.guild.id, user.id)
        return Person(self, user.id, locale)

    def forbid(self, channel: int | None = None, **rights: bool) -> None:
        """The bot may not do this in a channel any more (False), or may again (None)."""
        place = self.backend.get_channel(channel or self.channel)
        denied = discord.Permissions(**rights).value
        self.backend.set_overwrite(
            place.id, Overwrite(self.backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=denied)
        )

    def messages(self, channel: int | None = None) -> list[Message]:
        """What stands in a channel for everybody, oldest first."""
        found = self.backend.messages.get(channel or self.channel, {})
        return [found[id] for id in sorted(found) if not found[id].is_ephemeral and found[id].type in (0, 19, 20)]

    def lobby(self) -> Message:
        """The message with the lobby's buttons."""
        return next(one for one in self.messages() if any(part.get("label") == "Join" for part in parts(one)))

    def text(self, channel: int | None = None) -> str:
        return "\n".join(said(message) for message in self.messages(channel))


def said(message: Message) -> str:
    """All words of a message: text, embeds, components."""
    lines = [message.content or ""]
    for embed in message.embeds:
        lines += [embed.get("title") or "", embed.get("description") or ""]
        lines += [f"{field['name']}\n{field['value']}" for field in embed.get("fields") or []]
    lines += [part.get("content") or "" for part in walk_components(message.components)]
    return "\n".join(line for line in lines if line)


def parts(message: Message) -> list[dict[str, Any]]:
    """The buttons and menus of a message."""
    return [part for part in walk_components(message.components) if part.get("custom_id")]


def labels(message: Message) -> list[str]:
    """What stands on the buttons of a message."""
    return [part.get("label") or "" for part in parts(message)]


def rings(wire: Wire, since: int = 0) -> list[int]:
    """Whom the bot has notified, in order: named in a new message, allowed to be mentioned there, and not silently."""
    found: list[int] = []
    for one in wire.requests("POST", "/channels/*/messages", since):
        body = one.body or {}
        if not one.done or int(body.get("flags") or 0) & SILENT:
            continue
        text = json.dumps(body, ensure_ascii=False)
        allowed = {int(person) for person in (body.get("allowed_mentions") or {}).get("users") or []}
        found += [person for person in map(int, re.findall(r"<@!?(\d+)>", text)) if person in allowed]
    return found


class Answer:
    """What came of one interaction."""

    def __init__(self, town: Town, record: Interaction, payload: dict[str, Any]) -> None:
        self.town = town
        self.record = record
        self.payload = payload
        self.since = len(town.wire.seen)

    @property
    def messages(self) -> list[Message]:
        """The private answers, in order."""
        ids = [self.record.message_id, *self.record.followup_ids]
        found = self.town.backend.messages.get(self.record.channel_id, {})
        return [found[id] for id in ids if id is not None and id in found]

    @property
    def text(self) -> str:
        return "\n".join(said(message) for message in self.messages)

    @property
    def answered(self) -> bool:
        return self.record.responded and not self.record.loading

    @property
    def told(self) -> bool:
        """Whether anything came of it: words, a form, suggestions; that it was heard is not enough."""
        if not self.answered:
            return False
        silent = self.record.response_kind == ResponseKind.DEFERRED_UPDATE
        return not silent or any(
            one.status != 0 and f"/{self.record.token}" in one.path and not one.path.endswith("/callback")
            for one in self.town.wire.seen[self.since :]
        )

    @property
    def too_late(self) -> bool:
        """Whether Discord waited no longer when the bot heard of it: on a busy machine three seconds are short."""
        path = f"/interactions/{self.record.id}/{self.record.token}/callback"
        return any(one.path == path and one.status == 404 for one in self.town.wire.seen[self.since :])

    async def done(self, patience: float = HANG) -> "Answer":
        """Waits until there is an answer."""
        await until(lambda: self.told, f"an answer to {self.payload['data']}", patience)
        return self

    def again(self) -> None:
        """Discord delivers the same interaction once more."""
        self.town.backend.emit("INTERACTION_CREATE", self.payload)


class Person:
    """Somebody at a client."""

    def __init__(self, town: Town, id: int, locale: str = "en-US") -> None:
        self.town = town
        self.id = id
        self.locale = locale

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    def send(self, type: int, data: dict[str, Any], channel: int | None = None, **extra: Any) -> Answer:
        """An interaction goes out; nobody waits."""
        town = self.town
        record, payload = base_payload(
            town.backend,
            type=type,
            channel_id=channel or town.channel,
            guild_id=town.guild.id,
            user_id=self.id,
            data=data,
        )
        payload |= {"locale": self.locale, **extra}
        if "message" in extra:
            record.source_message_id = int(extra["message"]["id"])
        answer = Answer(town, record, payload)
        town.backend.emit("INTERACTION_CREATE", payload)
        return answer

    def type(self, name: str, /, channel: int | None = None, **options: Any) -> Answer:
        """A slash command is sent."""
        return self.send(COMMAND, self._command(name, options), channel)

    async def slash(self, name: str, /, channel: int | None = None, **options: Any) -> Answer:
        """A slash command, and its answer."""
        return await self.type(name, channel, **options).done()

    def half_type(
        self, name: str, option: str, text: str, /, channel: int | None = None, kind: int = 3, **given: Any
    ) -> Answer:
        """An option of a slash command is being typed; the client asks what it could become."""
        data = self._command(name, given)
        inside = data["options"]
        while inside and inside[-1]["type"] in (1, 2):
            inside = inside[-1]["options"]
        inside.append({"name": option, "type": kind, "value": text, "focused": True})
        return self.send(AUTOCOMPLETE, data, channel)

    def press(self, message: Message, label: str = "", *, custom_id: str = "") -> Answer:
        """A button of a message is pressed."""
        return self.send(
            COMPONENT, self._button(message, label, custom_id), message.channel_id, message=self._of(message)
        )

    async def click(self, message: Message, label: str = "", *, custom_id: str = "") -> Answer:
        """A button, and its answer."""
        answer = await self.press(message, label, custom_id=custom_id).done()
        await self.town.quiet()
        return answer

    async def pick(self, message: Message, *labels: str, menu: int = 0) -> Answer:
        """Lines of a menu, and the answer."""
        found = [part for part in parts(message) if part["type"] == 3][menu]
        values = [one["value"] for one in found["options"] if one["label"] in labels or one["value"] in labels]
        assert len(values) == len(labels), [one["label"] for one in found["options"]]
        data = {"custom_id": found["custom_id"], "component_type": 3, "values": values}
        return await self.send(COMPONENT, data, message.channel_id, message=self._of(message)).done()

    async def fill_in(self, asked: "Answer", *values: str) -> "Answer":
        """The form that came of a click is filled in, part by part, and sent."""
        spec = asked.record.modal
        assert spec is not None, "a form"
        parts: list[dict[str, Any]] = []
        for label, value in zip(spec["components"], values, strict=True):
            part = label["component"]
            given = {"values": [value] if value else []} if part["type"] == 3 else {"value": value}
            inside = {"type": part["type"], "custom_id": part["custom_id"], **given}
            parts.append({"type": label["type"], "component": inside})
        data = {"custom_id": spec["custom_id"], "components": parts}
        source = {"message": asked.payload["message"]} if "message" in asked.payload else {}
        answer = await self.send(MODAL, data, asked.record.channel_id, **source).done()
        await self.town.quiet()
        return answer

    def _of(self, message: Message) -> dict[str, Any]:
        return dict(serializers.message_payload(self.town.backend, message))

    def _button(self, message: Message, label: str, custom_id: str) -> dict[str, Any]:
        for part in parts(message):
            if part["type"] == 2 and (part.get("label") == label or part["custom_id"] == custom_id):
                return {"custom_id": part["custom_id"], "component_type": 2}
        raise AssertionError(f"no button {label or custom_id!r} among {[part.get('label') for part in parts(message)]}")

    def _command(self, name: str, options: dict[str, Any]) -> dict[str, Any]:
        first, *rest = name.split()
        spec = self.town.backend.commands[None][first, 1]
        given = [{"name": key, "type": TYPES[type(value)], "value": value} for key, value in options.items()]
        for part in reversed(rest):
            deeper = given and given[0]["type"] in (1, 2)
            given = [{"name": part, "type": 2 if deeper else 1, "options": given}]
        return {"id": str(spec["id"]), "name": first, "type": 1, "options": given}
