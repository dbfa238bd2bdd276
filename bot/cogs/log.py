"""/log, /recap and /dice: what happened, in words and pictures, and every roll with its proof."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Stele
from bot.games import presentation as sights
from bot.games.assyrian_wars.changes import changes_of
from bot.posts import chapters as tales
from bot.posts.story import view_at
from bot.spine import limits
from bot.spine.delivery import Picture
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group, label
from render.assyrian_wars.replay import Moment
from rules.assyrian_wars.view import View, snapshot
from rules.core.dice import audit
from rules.core.dice import commitment as promise

STEPS = 10  # entries that /log shows unless told otherwise
MOST_STEPS = 200
MOST_MOMENTS = 40  # frames of a replay
IMPULSES = 3  # that /recap tells unless told otherwise
MOST_ROLLS = 200
SPANS = {"day": timedelta(days=1), "three-days": timedelta(days=3), "week": timedelta(days=7)}
SINCE = [
    app_commands.Choice(name=label(f"look-since-{key}"), value=key)
    for key in ("impulses", "day", "three-days", "week", "start")
]


class History(commands.Cog):
    """The past of a match, as whoever asks may know it."""

    dice = group("dice", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("log")
    @conversation()
    async def log(self, talk: Talk, steps: int = STEPS, match: int | None = None) -> None:
        """The last steps in words, with what only this seat was told."""
        live = await talk.match(match)
        await self.app.matches.position(live)  # a lobby has no log
        if not 1 <= steps <= MOST_STEPS:
            raise tell("look-bad-steps", found=steps, most=MOST_STEPS)
        head = await self.app.store.matches.head(live.id)
        held = live.seats_of(talk.person)
        first = max(0, head.revision - 2 * steps)
        lines = await tales.read_for(self.app, live.game, live.id, held[0] if held else None, first)
        shown = [text for line in lines[-steps:] if (text := log_line(line, talk.words))]
        await talk.say("\n".join(shown) or talk.words("look-nothing-happened"))

    # ---- recap -------------------------------------------------------------------------------------------------

    @command("recap")
    @app_commands.choices(since=SINCE)
    @conversation()
    async def recap(self, talk: Talk, since: str = "impulses", match: int | None = None) -> None:
        """The story of the last impulses or days, with an animated replay."""
        live = await talk.match(match)
        await self.app.matches.position(live)
        words = talk.words
        raw = tales.standing(await tales.read(self.app, live.game, live.id))
        told = tales.chapters([entry.public() for entry in raw])
        if since in SPANS:
            begun = self.app.store.clock() - SPANS[since]
            rows = await self.app.store.matches.log(live.id)
            fresh = {row.revision for row in rows if row.at >= begun}
            told = [chapter for chapter in told if any(rev in fresh for rev in range(chapter.after, chapter.until + 1))]
        elif since == "impulses":
            told = told[-IMPULSES:]
        if not any(chapter.events for chapter in told):
            raise tell("look-nothing-happened")
        text = "\n\n".join(tales.retold(chapter.events, words, dice=False) for chapter in told if chapter.events)
        film = await self._film(live, told, words)
        head = words("look-recap", name=live.info.name, impulses=len(told))
        await talk.say(f"{head}\n{text}", files=[film.file()] if film is not None else [])

    async def _film(self, live: Live, told: Sequence[tales.Chapter], words: Words) -> Picture | None:
        """One frame an impulse."""
        step = max(1, -(-len(told) // MOST_MOMENTS))
        moments: list[Moment] = []
        for chapter in [*told[::-1][::step]][::-1]:
            view = await view_at(self.app, live, chapter.until or 1, None)
            if isinstance(view, View):
                moments.append(Moment(snapshot(view), changes_of(chapter.events, view, words)))
        if not moments:
            return None
        return await sights.picture(self.app, self.app.studio.replay(moments, sights.style_of(words)), "replay")

    # ---- dice --------------------------------------------------------------------------------------------------

    @command("dice-audit", dice)
    @conversation()
    async def audit(self, talk: Talk, match: int | None = None) -> None:
        """The promise made at the start; once the match is over, the proof that it was kept."""
        live = await talk.match(match)
        position = await self.app.matches.position(live)
        words, published = talk.words, position.commitment
        entries = await tales.read(self.app, live.game, live.id)
        rolls = sum(len(entry.rolls) for entry in entries)
        draws = sum(len(entry.draws) for entry in entries)
        adjusted = sum(roll.adjusted for entry in entries for roll in entry.rolls)
        lines = [words("dice-counts", rolls=rolls, draws=draws, adjusted=adjusted)]
        position = await self.app.matches.position(live)
        if not position.finished:
            lines.append(words("dice-promise", commitment=published))
            await talk.say("\n".join(lines))
            return
        secret = position.secret
        wrong = await asyncio.to_thread(audit, secret, entries)
        kept = promise(secret) == published
        lines.append(words("dice-secret", commitment=published, secret=secret.hex(), kept=kept))
        lines.append(words("dice-all-right") if not wrong else words("dice-wrong", count=len(wrong)))
        lines += [
            words("dice-mismatch", revision=each.revision, label=_label(each.label, words), recorded=each.recorded)
            for each in wrong[:20]
        ]
        await talk.say("\n".join(lines))

    @command("dice-rolls", dice)
    @conversation()
    async def rolls(self, talk: Talk, last: int = 20, match: int | None = None) -> None:
        """The last rolls, and how often each face has come in all."""
        live = await talk.match(match)
        await self.app.matches.position(live)
        if not 1 <= last <= MOST_ROLLS:
            raise tell("look-bad-steps", found=last, most=MOST_ROLLS)
        words = talk.words
        entries = await tales.read(self.app, live.game, live.id)
        rolled = [(entry.revision, roll) for entry in entries for roll in entry.rolls]
        if not rolled:
            raise tell("dice-none")
        faces: Counter[int] = Counter(face for _, roll in rolled if roll.sides == 6 for face in roll.results)
        lines = [
            words("dice-roll", revision=revision, label=_label(roll.label, words), results=roll.results)
            for revision, roll in rolled[-last:]
        ]
        total = sum(faces.values())
        if total:
            spread = " · ".join(f"{face}: {faces[face]}" for face in range(1, 7))
            mean = round(10 * sum(face * times for face, times in faces.items()) / total)
            lines.append(words("dice-faces", spread=spread, total=total, mean_tenths=mean))
        await talk.say("\n".join(lines))


def log_line(line: tales.Line, words: Words) -> str:
    """One entry: its number, when, and what was told."""
    text = tales.told(line.entry.events, words)
    if not text:
        return ""
    when = discord.utils.format_dt(line.at, "R")
    return f"-# {words('look-step', revision=line.entry.revision, when=when)}\n{limits.clip(text, 1500)}"


def _label(label: str, words: Words) -> str:
    """What was rolled or drawn for."""
    for kind in ("roll", "draw"):
        if words.has(f"{kind}-{label}"):
            return words(f"{kind}-{label}")
    return label


async def setup(app: Stele) -> None:
    await app.add_cog(History(app))
