"""Which commands Discord offers: told to it when they have changed, and only then.

Public: `Offered.announce` (at the start), `Offered.mention` (a command as people can press it).
What Discord was told is kept as a hash with the numbers that Discord gave; Discord allows few announcements a day.
"""

import asyncio
import hashlib
import logging
import re
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from msgspec import DecodeError, Struct, json, msgpack

if TYPE_CHECKING:
    from bot.app import Stele

MARK = "commands"
PATIENCE = 10.0  # seconds that a start waits for Discord to take the commands
FIRST_WAIT, LONGEST_WAIT = 5.0, 900.0
OLD_FLAGS = ("dm_permission", "default_permission")  # contexts have taken their place
WRITTEN = re.compile(r"`/([\w-]+(?: [\w-]+){0,2})`")

log = logging.getLogger(__name__)


class Told(Struct, frozen=True):
    """What Discord was told last, and the numbers of the commands."""

    application: int
    digest: str
    numbers: dict[str, int]


class Offered:
    """Announces the command tree."""

    def __init__(self, app: "Stele") -> None:
        self.app = app
        self.numbers: dict[str, int] = {}  # by the first word of a command, in any language
        self._names: dict[str, str] = {}  # how a command is called in any language, to its English name
        self._task: asyncio.Task[None] | None = None

    async def announce(self) -> None:
        """Tells Discord the commands if they have changed; if it is out of sorts, the bot goes on and tries again.

        A tree that Discord does not accept is a fault of ours and ends the start.
        """
        self._task = asyncio.create_task(self._until_told(), name="announce-commands")
        done, _ = await asyncio.wait([self._task], timeout=PATIENCE)
        if done:
            await self._task

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _until_told(self) -> None:
        payload = await self._payload()
        wait = FIRST_WAIT
        while True:
            try:
                await self._tell(payload)
                return
            except discord.RateLimited as error:
                pause = error.retry_after
                log.warning("Discord takes no commands for now", extra={"seconds": round(pause)})
            except (discord.HTTPException, OSError) as error:
                if isinstance(error, discord.HTTPException) and error.status == 400:
                    raise app_commands.CommandSyncFailure(error, self.app.tree.get_commands()) from None
                status = getattr(error, "status", None)
                log.error("Discord did not take the commands", extra={"status": status, "fault": str(error)})
                pause, wait = wait, min(wait * 2, LONGEST_WAIT)
            await asyncio.sleep(pause)

    async def _payload(self) -> list[dict[str, Any]]:
        """The commands as Discord wants them today, and how each is called."""
        tree, translator = self.app.tree, self.app.tree.translator
        assert translator is not None
        made: list[dict[str, Any]] = []
        for command in tree.get_commands():
            one = {**await command.get_translated_payload(tree, translator)}
            self._learn(one)
            made.append({key: value for key, value in one.items() if key not in OLD_FLAGS})
        return made

    def _learn(
        self, node: dict[str, Any], above: tuple[str, ...] = (), called: tuple[tuple[str, ...], ...] = ((),)
    ) -> None:
        name = (*above, node["name"])
        names = {node["name"], *(node.get("name_localizations") or {}).values()}
        ways = tuple((*way, one) for way in called for one in names)
        self._names |= {" ".join(way): " ".join(name) for way in ways}
        for child in node.get("options") or ():
            if child["type"] in (1, 2):
                self._learn(child, name, ways)

    async def _tell(self, payload: list[dict[str, Any]]) -> None:
        application = self.app.application_id or 0
        digest = hashlib.sha256(json.encode(payload)).hexdigest()
        kept = await self.app.store.marks.get(MARK)
        told = _read(kept.value) if kept is not None else None
        if told is not None and (told.application, told.digest) == (application, digest):
            known = await self.app.http.get_global_commands(application)
            if {one["name"] for one in known} == set(told.numbers):
                self.numbers = {one["name"]: int(one["id"]) for one in known}
                return
        taken = await self.app.http.bulk_upsert_global_commands(application, payload=payload)
        self.numbers = {one["name"]: int(one["id"]) for one in taken}
        await self.app.store.marks.set(MARK, msgpack.encode(Told(application, digest, self.numbers)))
        log.info("told Discord the commands", extra={"commands": len(payload)})

    # ---- naming them ----------------------------------------------------------------------------------------

    def mention(self, called: str) -> str:
        """A command by any of its names, as people can press it; while Discord has not numbered it, as it is typed."""
        name = self._names.get(called, called)
        number = self.numbers.get(name.partition(" ")[0])
        return f"</{name}:{number}>" if number is not None else f"`/{called}`"

    def pressable(self, text: str) -> str:
        """A text in which commands that are written like `/map` can be pressed; a group alone stays as it is."""
        groups = {" ".join(name.split()[:count]) for name in self._names for count in range(1, len(name.split()))}

        def press(found: re.Match[str]) -> str:
            called = found[1]
            return found[0] if called not in self._names or called in groups else self.mention(called)

        return WRITTEN.sub(press, text)


def _read(value: bytes) -> Told | None:
    try:
        return msgpack.decode(value, type=Told)
    except DecodeError:
        return None
