"""/dice: every roll, and the proof that none was chosen by anybody."""

import asyncio
from collections import Counter
from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.acting.lobby_slips import give_seed
from bot.app import Stele
from bot.posts import chapters
from bot.posts.lobby import seed_list
from bot.posts.opening import KIND as OPENING
from bot.posts.promise import SLOT as PROMISED
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group
from db.records import Whereabouts, open_to_all
from rules.core.dice import DEAL, Draw, Fault, Rehearsed, Roll, audit, seeds_digest
from rules.core.entries import Entry, Start
from rules.core.lots import forged as throws_forged
from rules.core.messages import Name

MOST_ROLLS = 200
MOST_FAULTS = 20


class DiceCommands(commands.Cog):
    """The dice of a match."""

    dice = group("dice", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("dice-audit", dice)
    @conversation()
    async def audit(self, talk: Talk, match: int | None = None) -> None:
        """The promises on record and in the channel; once the match is over, the proof that all were kept."""
        live = await talk.match(match)
        position = await self.app.matches.position(live)
        open_now = position.finished or open_to_all(live.info.status, live.info.settings)
        secrets = position.spent_secrets() if open_now else ()
        words = talk.words
        entries = await chapters.read(self.app, live.game, live.id)
        start = next((entry.start for entry in entries if entry.start is not None), None)
        rolls = sum(len(entry.rolls) for entry in entries)
        draws = sum(len(entry.draws) for entry in entries)
        adjusted = sum(roll.adjusted for entry in entries for roll in entry.rolls)
        lines = [words("dice-counts", rolls=rolls, draws=draws, adjusted=adjusted)]
        if start is None:
            raise tell("dice-no-start", name=live.info.name)
        scripted = start.rehearsed != Rehearsed()
        if scripted:
            lines += lesson_lines(entries, words)
        lines.append(words("dice-promise", commitment=start.commitment))
        epochs = [entry.epoch for entry in entries if entry.epoch is not None]
        lines += [words("dice-epoch", number=one.number + 1, commitment=one.commitment) for one in epochs]
        if start.seeds:
            lines.append(words("dice-seeds", seeds=seed_list(start.seeds)))
        told = [one for one in await self._posted(live, start) if one[0] == OPENING or not scripted]
        lines += [words(f"dice-post-{verdict}", post=post) for post, verdict in told]
        forged = any(verdict == "differs" for _, verdict in told)
        if secrets:
            wrong = await asyncio.to_thread(audit, secrets, entries, position.numbers_used)
            lots = throws_forged(secrets[0], start.lots)
            lines.append(words("dice-secret", secrets=tuple(f"`{secret.hex()}`" for secret in secrets)))
            forged = forged or bool(lots) or any(fault.kind not in ("adjusted", "rehearsed") for fault in wrong)
            lines.append(words("dice-forged" if forged else "dice-lesson-rest" if scripted else "dice-all-right"))
            lines += [fault_in_words(fault, words) for fault in wrong if fault.kind != "rehearsed"][:MOST_FAULTS]
            lines += [words("dice-lots-wrong", number=number) for number in lots]
        else:
            lines.append(words("dice-forged" if forged else "dice-lesson-later" if scripted else "dice-later"))
        await talk.say("\n".join(lines))

    async def _posted(self, live: Live, start: Start) -> list[tuple[str, str]]:
        """What the messages in the channel say of the promise: they agree, differ, or cannot be read any more."""
        wanted = {
            PROMISED: (start.commitment,),
            OPENING: (start.commitment, *((seeds_digest(start.commitment, start.seeds),) if start.seeds else ())),
        }
        found = []
        for slot, fingerprints in wanted.items():
            shown = await self.app.store.outbox.shown(live.id, slot)
            text = None if shown is None else await self._read(shown)
            if text is None:
                found.append((slot, "unknown"))
            else:
                found.append((slot, "agrees" if all(one in text for one in fingerprints) else "differs"))
        return found

    async def _read(self, shown: Whereabouts) -> str | None:
        try:
            return (await self.app.channel(shown.channel).fetch_message(shown.message)).content
        except discord.HTTPException:
            return None

    @command("dice-how", dice)
    @conversation()
    async def how(self, talk: Talk, match: int | None = None) -> None:
        """How anybody checks a roll by hand: the recipe, with this match's own seeds."""
        live = await talk.match(match)
        await self.app.matches.position(live)
        entries = await chapters.read(self.app, live.game, live.id)
        start = next((entry.start for entry in entries if entry.start is not None), None)
        if start is None:
            raise tell("dice-no-start", name=live.info.name)
        mixed = "\\n".join(["stele", DEAL, *(f"{seed.seat}={seed.text}" for seed in start.seeds)])
        key = talk.words("dice-how-key", text=mixed) if start.seeds else talk.words("dice-how-plain-key")
        parts = [talk.words("dice-how-promise", commitment=start.commitment), key, talk.words("dice-how-roll")]
        await talk.say("\n".join([*parts, talk.words("dice-how-draw"), talk.words("dice-how-script")]))

    @command("dice-seed", dice)
    @conversation()
    async def seed(self, talk: Talk, text: str, match: int | None = None) -> None:
        """Gives a seed of one's own to the dice of a lobby."""
        live = await talk.match(match)
        await give_seed(talk, live, text)

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


def lesson_lines(entries: Sequence[Entry], words: Words) -> list[str]:
    """That the dice of a lesson are scripted, and for which rolls and draws so far."""
    shown: list[str] = []
    for entry in entries:
        results: list[Roll | Draw] = [*entry.rolls, *entry.draws]
        for one in results:
            if one.rehearsed:
                label = _label(one.label, words)
                shown.append(words("dice-lesson-result", revision=entry.revision, label=label, results=_faces(one)))
    return [words("dice-lesson"), *shown[:MOST_ROLLS]]


def _faces(result: Roll | Draw) -> tuple[int, ...] | tuple[Name, ...]:
    """What a roll or a draw showed; what was drawn is a card or another thing of the game."""
    if isinstance(result, Roll):
        return result.results
    return tuple(Name("card", one) for one in result.results)


def fault_in_words(fault: Fault, words: Words) -> str:
    """One thing that the audit found."""
    label = _label(fault.label, words)
    return words(
        f"dice-fault-{fault.kind}",
        revision=fault.revision,
        label=label,
        counter=fault.counter,
        recorded=fault.recorded,
        expected=fault.expected,
    )


def _label(label: str, words: Words) -> str:
    """What was rolled or drawn for."""
    for kind in ("roll", "draw"):
        if words.has(f"{kind}-{label}"):
            return words(f"{kind}-{label}")
    return label


async def setup(app: Stele) -> None:
    await app.add_cog(DiceCommands(app))
