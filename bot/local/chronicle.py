"""What was posted at the local table, kept in a file beside the matches: a restart loses no post.

Public: `PostBook`. The simulated server forgets its messages when the program ends. What the bot may still edit, and
what has buttons, is sent again when it comes back (`bring_back`); everything else is shown as it was. Private answers
are not kept, just as Discord does not keep them.
"""

import io
import json
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord

from bot.local.posts import FILE, Post, buttons_in, kind_of, moved

if TYPE_CHECKING:
    from bot.local.world import LocalStele

TABLES = """
CREATE TABLE IF NOT EXISTS posts (
    id TEXT PRIMARY KEY, channel INTEGER NOT NULL, message INTEGER NOT NULL, at REAL NOT NULL, body TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS posts_of_channel ON posts (channel, at, id);
CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, post TEXT NOT NULL, type TEXT NOT NULL, data BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS files_of_post ON files (post);
"""
STILL_PRESSED = 60  # of the newest posts of a channel, those with buttons come back


@dataclass(frozen=True)
class News:
    """What is new in a channel, as the page shows it."""

    changed: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()


class PostBook:
    """The posts of every channel in order, with their files."""

    def __init__(self, file: Path | None) -> None:
        self._base = sqlite3.connect(file or ":memory:", isolation_level=None)
        if file is not None:
            file.chmod(0o600)
        self._base.executescript(f"PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; {TABLES}")
        self._channels: dict[int, dict[str, Post]] = {}
        self._here: dict[int, str] = {}  # messages of this run by their number: the post that each shows

    def close(self) -> None:
        self._base.close()

    def posts(self, channel: int) -> dict[str, Post]:
        """The posts of a channel by their ids, the oldest first."""
        if channel not in self._channels:
            rows = self._base.execute("SELECT id, body FROM posts WHERE channel = ? ORDER BY at, id", (channel,))
            self._channels[channel] = {id: json.loads(body) for id, body in rows}
        return self._channels[channel]

    def file(self, id: str) -> tuple[str, bytes] | None:
        """A file of a post: its type and its bytes."""
        found = self._base.execute("SELECT type, data FROM files WHERE id = ?", (id,)).fetchone()
        return None if found is None else (str(found[0]), bytes(found[1]))

    def message(self, post: str) -> int | None:
        """The message that shows a post in this run."""
        return next((message for message, shown in self._here.items() if shown == post), None)

    # ---- while people play ------------------------------------------------------------------------------------------

    async def keep(self, channel: int, seen: Sequence[tuple[discord.Message, Post]]) -> News:
        """Writes down what stands in a channel now, as everybody sees it."""
        known = self.posts(channel)
        changed: list[str] = []
        for message, post in seen:
            id = self._here.setdefault(message.id, post["id"])
            old = known.get(id)
            post = {**post, "id": id, "at": post["at"] if old is None else old["at"]}
            if old != post:
                await self._save_files(id, message)
                self._save(channel, message.id, post)
                changed.append(id)
        there = {message.id for message, _ in seen}
        lost = [message for message, id in self._here.items() if id in known and message not in there]
        gone = [self._here.pop(message) for message in lost]
        for id in gone:
            self._drop(channel, id)
        return News(tuple(changed), tuple(gone))

    def _save(self, channel: int, message: int, post: Post) -> None:
        self.posts(channel)[post["id"]] = post
        row = (post["id"], channel, message, post["at"], json.dumps(post, ensure_ascii=False))
        self._base.execute("INSERT OR REPLACE INTO posts VALUES (?, ?, ?, ?, ?)", row)

    async def _save_files(self, post: str, message: discord.Message) -> None:
        """A post's pictures; those that it no longer has are thrown away."""
        old = {str(id) for (id,) in self._base.execute("SELECT id FROM files WHERE post = ?", (post,))}
        new = {str(file.id): file for file in message.attachments}
        for id in new.keys() - old:
            kind = kind_of(new[id].filename)
            self._base.execute("INSERT INTO files VALUES (?, ?, ?, ?)", (id, post, kind, await new[id].read()))
        for id in old - new.keys():
            self._base.execute("DELETE FROM files WHERE id = ?", (id,))

    def _drop(self, channel: int, post: str) -> None:
        self.posts(channel).pop(post, None)
        self._base.execute("DELETE FROM posts WHERE id = ?", (post,))
        self._base.execute("DELETE FROM files WHERE post = ?", (post,))

    # ---- after a restart --------------------------------------------------------------------------------------------

    async def bring_back(self, app: "LocalStele", channels: Iterable[int]) -> None:
        """Sends again, as the bot, what it may still edit and what can still be pressed."""
        for channel in channels:
            rows = self._base.execute("SELECT id, message FROM posts WHERE channel = ? ORDER BY at, id", (channel,))
            messages = {str(id): int(message) for id, message in rows}
            edited = await app.store.outbox.showing(channel)
            posts = self.posts(channel)
            newest = set(list(posts)[-STILL_PRESSED:])
            for id, post in list(posts.items()):
                pressed = id in newest and any(buttons_in(post["parts"]))
                if post["bot"] and (pressed or messages[id] in edited):
                    await self._send_again(app, channel, messages[id], post)

    async def _send_again(self, app: "LocalStele", channel: int, old: int, post: Post) -> None:
        names = {file["url"]: FILE + file["name"] for file in post["files"]}
        files = [made for file in post["files"] if (made := self._upload(file)) is not None]
        shown: dict[str, Any] = {"files": files, "silent": True}
        if not post["layout"]:  # a layout holds its texts itself
            shown["content"] = post["text"] or None
            shown["embeds"] = [discord.Embed.from_dict(embed) for embed in moved(post["embeds"], names)]
        if (view := again(moved(post["parts"], names), layout=post["layout"])) is not None:
            shown["view"] = view
        sent = await app.channel(channel).send(**shown)
        if post["pinned"]:
            await sent.pin()
        self._here[sent.id] = post["id"]
        await app.store.outbox.moved(channel, old, sent.id)

    def _upload(self, file: dict[str, Any]) -> discord.File | None:
        found = self.file(file["id"])
        return None if found is None else discord.File(io.BytesIO(found[1]), file["name"], description=file["alt"])


# ---- buttons as they were -------------------------------------------------------------------------------------------


class _Again(discord.ui.View):
    """The buttons of an older message; what they do is stamped on them."""

    parts: list[dict[str, Any]]

    def to_components(self) -> list[dict[str, Any]]:
        return self.parts


class _LaidOutAgain(discord.ui.LayoutView):
    """The layout of an older message."""

    parts: list[dict[str, Any]]

    def to_components(self) -> list[dict[str, Any]]:
        return self.parts

    def has_components_v2(self) -> bool:
        return True


def again(parts: list[dict[str, Any]], *, layout: bool) -> discord.ui.View | discord.ui.LayoutView | None:
    """A view that looks like this; None where there is nothing."""
    if not parts:
        return None
    made: Callable[..., _Again | _LaidOutAgain] = _LaidOutAgain if layout else _Again
    view = made(timeout=None)
    view.parts = parts
    return view
