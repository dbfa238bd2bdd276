"""/dice: every roll, and the proof that none was chosen by anybody."""

import asyncio
from collections import Counter

from discord.ext import commands

from bot.app import Stele
from bot.posts import chapters
from bot.spine.errors import tell
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group
from rules.core.dice import audit
from rules.core.dice import commitment as promise

MOST_ROLLS = 200


class DiceCommands(commands.Cog):
    """The dice of a match."""

    dice = group("dice", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("dice-audit", dice)
    @conversation()
    async def audit(self, talk: Talk, match: int | None = None) -> None:
        """The promise made at the start; once the match is over, the proof that it was kept."""
        live = await talk.match(match)
        position = await self.app.matches.position(live)
        words, published = talk.words, position.commitment
        entries = await chapters.read(self.app, live.game, live.id)
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
        entries = await chapters.read(self.app, live.game, live.id)
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


def _label(label: str, words: Words) -> str:
    """What was rolled or drawn for."""
    for kind in ("roll", "draw"):
        if words.has(f"{kind}-{label}"):
            return words(f"{kind}-{label}")
    return label


async def setup(app: Stele) -> None:
    await app.add_cog(DiceCommands(app))
