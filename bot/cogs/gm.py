"""/gm: the game master's desk. Everything can be ruled; every ruling is tried first, has a reason, and is told."""

from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct, msgpack

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, meant, suggests
from bot.acting.office import ACTIONS as OFFICE
from bot.acting.office import KIND, VERB, Handover
from bot.acting.positions import hand_out, text_given
from bot.acting.ruling_answers import answer_meant, answers_offered
from bot.acting.ruling_commands import patch_group, read_patch
from bot.acting.rulings import (
    BECAUSE,
    DO,
    DROP,
    FAILED,
    NOTICE,
    TRIED,
    WHY,
    Draft,
    Rulings,
    clean_reason,
    harmless_reason,
)
from bot.app import Stele
from bot.cogs.seat import LEVEL_CHOICES, chair, chairs_of, place_for
from bot.cogs.undo import step_in_words, step_pick
from bot.posts import chapters as tales
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.pipeline import Reply
from bot.spine.rights import going, master
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group
from db.records import GmAction, Parcel, SeatInfo
from rules.core.entries import Entry
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, EndProcedure, Patch, ReplaceSeat, Rewind, SetPosition
from rules.core.questions import Question

LOOKED = "gm-looked"
EVERYBODY = ""  # whose cards a whole position shows
RECORD = 20
ROLLED = ("answer", "auto", "lapse")


class Looked(Struct, frozen=True):
    """The notice of a look into a seat's cards, or into everybody's."""

    person: int
    seat: str
    reason: str


class Desk(commands.Cog):
    """Rulings, only for the match's game master and those who manage the server."""

    gm = group("gm", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app
        self.rulings = Rulings(app)
        self.handover = Handover(app)

    # ---- what every game knows -------------------------------------------------------------------------------

    @command("gm-answer", gm)
    @conversation()
    async def answer(self, talk: Talk, seat: str, answer: str, reason: str, match: int | None = None) -> None:
        """Answers for a seat, within what is offered to it."""
        live = await master(talk, match)
        position = await self.app.matches.position(live)
        question = asked(live, position, seat, talk.words)
        given = answer_meant(position, question, answer, talk.words, live.info.settings.gm_may_look)
        await self._rule(talk, live, [AnswerFor(question.seat, given)], reason)

    @command("gm-skip", gm)
    @conversation()
    async def skip(self, talk: Talk, seat: str, reason: str, match: int | None = None) -> None:
        """Gives the answer that a lapsed deadline would give."""
        live = await master(talk, match)
        question = asked(live, await self.app.matches.position(live), seat, talk.words)
        if question.default is None:
            raise tell("kernel-no-default")
        await self._rule(talk, live, [AnswerFor(question.seat, question.default)], reason)

    @command("gm-end", gm)
    @conversation()
    async def end(self, talk: Talk, reason: str, match: int | None = None) -> None:
        """Ends what is being asked, without a result."""
        await self._rule(talk, await master(talk, match), [EndProcedure()], reason)

    @command("gm-dice", gm)
    @conversation()
    async def dice(self, talk: Talk, roll: str, results: str, reason: str, match: int | None = None) -> None:
        """The next roll of a kind shows these results."""
        live = await master(talk, match)
        labels = await self._rolls(live, talk.words)
        label = meant(labels, roll)
        if label is None:
            known = tuple(pick.label for pick in labels)
            raise tell("gm-unknown-roll", found=limits.clip(roll, 60), known=known)
        await self._rule(talk, live, [AdjustDie(label, numbers(results))], reason)

    @command("gm-reroll", gm)
    @conversation()
    async def reroll(self, talk: Talk, reason: str, match: int | None = None) -> None:
        """The last step with dice is taken back and made again with new dice."""
        live = await master(talk, match)
        entries = await self._standing(live)
        last = next((entry for entry in reversed(entries) if entry.rolls), None)
        patches = once_more(last) if last is not None else ()
        if last is None or not patches:
            raise tell("gm-nothing-rolled")
        taken = sum(entry.revision > last.revision for entry in entries)
        note = talk.words("gm-reroll-note", step=step_in_words(last.public(), talk.words), later=taken)
        await self._rule(talk, live, patches, reason, note=note)

    @command("gm-rewind", gm)
    @conversation()
    async def rewind(self, talk: Talk, step: int, reason: str, match: int | None = None) -> None:
        """The position becomes what it was after a step."""
        live = await master(talk, match)
        await self._rule(talk, live, [Rewind(step)], reason, note=talk.words("gm-rewind-note", step=step))

    @command("gm-seat", gm)
    @app_commands.choices(level=LEVEL_CHOICES)
    @conversation()
    async def seat(
        self,
        talk: Talk,
        seat: str,
        reason: str,
        person: discord.Member | None = None,
        level: str | None = None,
        match: int | None = None,
    ) -> None:
        """A seat gets another player, also one who has a seat already, or a computer."""
        live = await master(talk, match)
        chosen = chair(live, seat, talk.words)
        if person is not None and person.bot:
            raise tell("chairs-no-bots")
        place = place_for(self.app, live, chosen, person, level)
        patch = ReplaceSeat(Seat(chosen), "person" if person else "computer")
        await self._rule(talk, live, [patch], reason, place=place)

    async def _patch(
        self, talk: Talk, match: int | None, patch: type[Patch], given: dict[str, Any], reason: str
    ) -> None:
        """A ruling that only this game knows."""
        live = await master(talk, match)
        position = await self.app.matches.position(live)
        await self._rule(talk, live, [read_patch(live, position, patch, given, talk.words)], reason)

    async def _rule(
        self,
        talk: Talk,
        live: Live,
        patches: Iterable[AnyPatch],
        reason: str,
        note: str = "",
        place: SeatInfo | None = None,
    ) -> None:
        draft = Draft(talk.person, tuple(patches), clean_reason(reason), place=place)
        await self.rulings.propose(talk, live, draft, note)

    @command("gm-hand-over", gm)
    @conversation()
    async def hand_over(
        self, talk: Talk, reason: str, person: discord.Member | None = None, match: int | None = None
    ) -> None:
        """Offers the office of the game master to somebody, or lays it down."""
        await self.handover.offer(talk, await master(talk, match), person, clean_reason(reason))

    @command("gm-set-up", gm)
    @conversation()
    async def set_up(
        self,
        talk: Talk,
        reason: str,
        position: str | None = None,
        file: discord.Attachment | None = None,
        match: int | None = None,
    ) -> None:
        """The board becomes what a text in the game's notation says."""
        live = await master(talk, match)
        await self._rule(talk, live, [SetPosition(await text_given(position, file))], reason)

    # ---- looking ---------------------------------------------------------------------------------------------

    @command("gm-look", gm)
    @conversation()
    async def look(self, talk: Talk, seat: str, reason: str, match: int | None = None) -> None:
        """Shows a seat's cards to the game master, if the match allows it; everybody is told."""
        live = await master(talk, match)
        chosen = chair(live, seat, talk.words)
        await self._look(talk, live, chosen, reason)
        view = (await self.app.matches.position(live)).view(chosen)
        lines = [talk.words("gm-look", seat=Name("seat", chosen))]
        for hand in live.shown.hands(view, chosen):
            names = [Name("card", card) for card in hand.cards]
            lines.append(talk.words("gm-look-hand", owner=hand.owner, cards=names))
        pictures = await self.app.pictures(live.shown.board(view, talk.words))
        await talk.say("\n".join(lines), files=[picture.file() for picture in pictures])

    async def _look(self, talk: Talk, live: Live, seat: str, reason: str) -> None:
        """Puts a look on the record and tells it, before anything is shown; `EVERYBODY`: at all seats' cards."""
        if not live.info.settings.gm_may_look:
            raise tell("gm-may-not-look", name=live.info.name)
        why = clean_reason(reason)

        def deed(turn: Turn) -> None:
            turn.audit.append(GmAction(actor=talk.person, action=f"look {seat}".strip(), reason=why))
            turn.post(LOOKED, Looked(talk.person, seat, why))

        await talk.play(deed, lambda turn: Reply(talk.words("bot-done")))

    @command("gm-export", gm)
    @conversation()
    async def export(
        self, talk: Talk, whole: bool = False, reason: str | None = None, match: int | None = None
    ) -> None:
        """The position as a text file; with everybody's cards only if the match allows it, and that is told."""
        live = await master(talk, match)
        if whole:
            await self._look(talk, live, EVERYBODY, reason or "")
        await hand_out(talk, live, whole)

    @command("gm-record", gm)
    @conversation()
    async def record(self, talk: Talk, match: int | None = None) -> None:
        """What game masters have done and tried in this match, the latest last; everybody may read it."""
        live = await going(talk, match)
        lines = []
        for line in (await self.app.store.matches.audit(live.id))[-RECORD:]:
            name = None if line.actor is None else await self.app.people.name(line.actor, live.info.server)
            lines.append(
                talk.words(
                    "gm-record-line",
                    when=discord.utils.format_dt(line.at, "f"),
                    person=name or talk.words("gm-somebody"),
                    rulings=actions_in_words(line.action, live, talk.words),
                    reason=harmless_reason(line.reason),
                )
            )
        await talk.say("\n".join(lines) or talk.words("gm-no-record"))

    async def compose_look(self, parcel: Parcel) -> Letter:
        """Everybody hears whose cards were looked at, by whom and why."""
        looked = msgpack.decode(parcel.body, type=Looked)
        live, words = await self.app.addressed(parcel)
        name = await self.app.people.name(looked.person, live.info.server) or words("gm-somebody")
        if looked.seat == EVERYBODY:
            said = words("gm-looked-at-all", person=name)
        else:
            said = words("gm-looked", person=name, seat=Name("seat", looked.seat))
        return Letter(f"{said}\n{words('gm-reason', reason=harmless_reason(looked.reason))}")

    # ---- suggestions -----------------------------------------------------------------------------------------

    @suggests(answer, "seat")
    @suggests(skip, "seat")
    async def asked_seats(self, half: HalfTyped) -> Iterable[Pick]:
        _, match, words = await half.table()
        return [
            Pick(one.seat, f"{words.name(Name('seat', one.seat))}: {words(f'ask-{one.kind}')}") for one in match.pending
        ]

    @suggests(seat, "seat")
    @suggests(look, "seat")
    async def all_seats(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return chairs_of(live, words)

    @suggests(answer, "answer")
    async def answers(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        return answers_offered(asked(live, match, half.given("seat"), words), words)

    @suggests(dice, "roll")
    async def rolls(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return await self._rolls(live, words)

    @suggests(rewind, "step")
    async def steps(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        entries = list(reversed(await self._standing(live)))[1:]
        return [step_pick(entry.public(), words) for entry in entries]

    async def _standing(self, live: Live) -> list[Entry]:
        """The steps that were not taken back."""
        return tales.standing(await tales.read(self.app, live.game, live.id))

    async def _rolls(self, live: Live, words: Words) -> list[Pick]:
        """The kinds of rolls that the game knows, or else that this match has seen; those seen come first."""
        seen = sorted({roll.label for entry in await self._standing(live) for roll in entry.rolls})
        table = (await self.app.matches.position(live)).table
        labels = dict.fromkeys((*seen, *live.game.known(table, "roll", {})))
        return [Pick(one, words(f"roll-{one}") if words.has(f"roll-{one}") else one) for one in labels]


def asked(live: Live, match: Match[Any], text: str, words: Words) -> Question:
    """The open question of the seat that somebody means."""
    seats = [Pick(one.seat, words.name(Name("seat", one.seat))) for one in match.pending]
    chosen = meant([*seats, *(pick for pick in chairs_of(live, words) if pick.value in match.seats)], text)
    found = next((one for one in match.pending if one.seat == chosen), None)
    if found is None:
        raise tell("gm-not-asked", found=limits.clip(text, 60), waiting=tuple(pick.label for pick in seats))
    return found


def once_more(entry: Entry) -> tuple[AnyPatch, ...]:
    """What makes a step with dice again: its answer on the position before it, or the same ruling if it was one."""
    if entry.kind in ROLLED and entry.seat is not None and entry.answer is not None:
        return Rewind(entry.revision - 1), AnswerFor(entry.seat, entry.answer)
    return entry.patches if any(isinstance(patch, Rewind) for patch in entry.patches) else ()


def numbers(text: str) -> tuple[int, ...]:
    """“6 2” or “6, 2” as dice."""
    parts = text.replace(",", " ").split()
    if not parts or len(parts) > 20 or not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise tell("gm-no-dice", found=limits.clip(text, 60))
    return tuple(int(part) for part in parts)


def actions_in_words(action: str, live: Live, words: Words) -> list[str]:
    """What the record calls a ruling: its kinds, or a look at a seat."""
    first, *rest = action.split()
    if first in (TRIED, FAILED):
        return [words(f"gm-record-{first}", rulings=tuple(words(f"patch-{tag}") for tag in rest))]
    if first in OFFICE:
        return [words(f"gm-record-{first}")]
    if first == "look" and not rest:
        return [words("gm-record-look-at-all")]
    if first == "look":
        return [words("gm-record-look", seat=Name("seat", " ".join(rest)))]
    return [words(f"patch-{tag}") if words.has(f"patch-{tag}") else tag for tag in dict.fromkeys([first, *rest])]


async def setup(app: Stele) -> None:
    desk = Desk(app)
    for shown in app.shown.values():
        if shown.game.patches:
            app.tree.add_command(patch_group(shown, desk._patch))
    app.stamps.register(DO, desk.rulings.carry_out)
    app.stamps.register(DROP, desk.rulings.throw_away)
    app.stamps.register(WHY, desk.rulings.ask_why, direct=True)
    app.stamps.register(BECAUSE, desk.rulings.because)
    app.delivery.register(NOTICE, desk.rulings.compose)
    app.delivery.register(LOOKED, desk.compose_look)
    app.stamps.register(VERB, desk.handover.answer)
    app.delivery.register(KIND, desk.handover.compose)
    await app.add_cog(desk)
