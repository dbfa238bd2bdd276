"""A ruling from the wish to the notice: dry run, what it would change and break, Confirm or Force, public reason.

Public: `Rulings.propose` (shows the dry run with its buttons), `Draft` (what somebody wants to rule), `clean_reason`.
A draft is good for the position it was tried on: when the match has moved on, it is tried and shown again.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
import msgspec
from msgspec import Struct, msgpack

from bot.acting.buttons import Stamp, button, choice, view_of
from bot.acting.ruling_preview import preview_lines
from bot.acting.slips import menu_field, slip, text_field
from bot.cogs.seat import CHANGED, Moved
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.errors import Refused, tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.pipeline import Reply
from bot.spine.rights import master
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.errors import Unknown
from db.records import GmAction, Parcel, SeatInfo, Status
from rules.core.entries import History, Outcome, Preview
from rules.core.messages import Message, Name, message
from rules.core.overrides import NEEDS_FORCE
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, Rewind

if TYPE_CHECKING:
    from bot.app import Stele

GM = "GM"  # the log names no people
NOTICE, DO, DROP, FORCE = "gm-ruling", "gm-do", "gm-drop", "force"
WHY, BECAUSE = "gm-why", "gm-because"  # another reason: the button, and what is typed
USUAL_REASONS = ("mistake", "agreed", "absent", "bot")
LONGEST_REASON = 300
TRIED, FAILED = "tried", "failed"  # in the record, before the rulings
GOING: tuple[Status, ...] = ("running", "paused")
OF_RULINGS = ("gm", "kernel")  # the rule of the events that rulings themselves tell


class Draft(Struct, frozen=True):
    """A ruling that waits for its confirmation; `revision` is the position on which it was tried."""

    person: int
    patches: tuple[AnyPatch, ...]
    reason: str
    revision: int = 0
    place: SeatInfo | None = None

    @property
    def tags(self) -> tuple[str, ...]:
        return tuple(str(patch.__struct_config__.tag) for patch in self.patches if isinstance(patch, Struct))


class Notice(Struct, frozen=True):
    """What the table is told: by whom, what, why, and what follows at once."""

    person: int
    tags: tuple[str, ...]
    reason: str
    told: tuple[Message, ...]  # what it is about, and what follows at once
    forced: bool


class MovedOn(Exception):
    """The match is no longer where the ruling was tried."""


class Rulings:
    """Tries rulings, asks whether they are meant, carries them out and tells them."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    # ---- the dry run -----------------------------------------------------------------------------------------

    async def propose(self, talk: Talk, live: Live, draft: Draft, note: str = "") -> None:
        """Shows what the ruling would change and break, with Confirm (or Force) and Cancel."""
        await self._on_record(talk, draft)
        history = await self._history(live, draft.patches)
        match = await self.app.matches.position(live)
        tried = match.override(GM, draft.patches, draft.reason, dry_run=True, history=history)
        preview = tried.preview or Preview()
        against = tried.refusal
        doubtful = against is not None and against.message.id != NEEDS_FORCE and preview.unsure
        if against is not None and against.message.id != NEEDS_FORCE and not doubtful:
            raise Refused(against)
        shown = talk.words
        lines = [note] if note else []
        lines.append(shown("gm-dry-run", rulings=titles(draft.tags, shown)))
        lines += [f"• {shown.say(one)}" for one in about(draft.patches)]
        if against is not None and doubtful:
            lines += [shown.refusal(against), shown("gm-trial-doubtful")]
            against = None
        else:
            lines += preview_lines(preview, live.shown, shown)
        if against is not None:
            lines.append(shown("gm-needs-force"))
        lines.append(shown("gm-reason", reason=harmless_reason(draft.reason)))
        kept = msgspec.structs.replace(draft, revision=match.revision)
        number = self.app.stamps.keep(kept, talk.interaction.id)
        sure = shown("gm-force" if against is not None else "gm-confirm")
        style = discord.ButtonStyle.danger if against is not None else discord.ButtonStyle.primary
        rest = FORCE if against is not None else ""
        buttons = [
            button(DO, live.id, number, sure, rest=rest, style=style),
            button(WHY, live.id, number, shown("gm-another-reason")),
            button(DROP, live.id, number, shown("bot-cancel-button")),
        ]
        await talk.say("\n".join(lines), view=view_of(buttons))

    async def _on_record(self, talk: Talk, draft: Draft) -> None:
        """Every trial is on the record, before anything of it is shown."""

        def deed(turn: Turn) -> None:
            action = " ".join((TRIED, *draft.tags))
            turn.audit.append(GmAction(actor=draft.person, action=action, reason=draft.reason))

        await talk.play(deed, lambda turn: Reply(talk.words("bot-done")), statuses=GOING)

    async def _history(self, live: Live, patches: Sequence[AnyPatch]) -> History | None:
        """What a rewind needs."""
        targets = [patch.to for patch in patches if isinstance(patch, Rewind)]
        if not targets:
            return None
        try:
            return (await self.app.store.matches.since(live.id, min(targets))).history(live.game)
        except Unknown as error:
            raise tell("gm-no-such-step", found=min(targets)) from error

    # ---- meant or not ----------------------------------------------------------------------------------------

    async def carry_out(self, talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
        """Confirm or Force: the ruling happens, with audit and notice, or is shown anew if the match has moved on."""
        live = await master(talk, stamp.match)
        draft = self._mine(talk, stamp)
        force = stamp.rest == FORCE
        text = talk.words("gm-done", rulings=titles(draft.tags, talk.words))

        async def deed(turn: Turn) -> Outcome | None:
            nonlocal text
            if turn.match.revision != draft.revision:
                raise MovedOn
            history = await self._history(turn.live, draft.patches)
            outcome = turn.match.override(GM, draft.patches, draft.reason, force=force, history=history)
            if outcome.refusal is None:
                record(turn, draft, outcome, force)
                return outcome
            # Why it fails may follow from what is hidden: the table is told that it was tried, and nobody why it fails.
            action = " ".join((FAILED, *draft.tags))
            turn.audit.append(GmAction(actor=draft.person, action=action, reason=draft.reason))
            turn.post(NOTICE, Notice(draft.person, draft.tags, draft.reason, (message("gm-notice-failed"),), False))
            text = talk.words("gm-failed", rulings=titles(draft.tags, talk.words))
            return None

        try:
            played = await talk.play(deed, lambda turn: Reply(text))
        except MovedOn:
            self.app.stamps.drop(stamp.number)
            await self.propose(talk, live, draft, talk.words("gm-moved-on"))
            return
        if played.done:
            self.app.stamps.drop(stamp.number)
            await self.app.matches.get(live.id)
        await talk.say(played.reply.text)

    async def ask_why(self, talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
        """Another reason: one of the usual ones, or in one's own words."""
        live = await master(talk, stamp.match)
        draft, words = self._mine(talk, stamp), talk.words
        usual = [choice(kind, words("gm-usual-reason", kind=kind)) for kind in USUAL_REASONS]
        parts = [
            menu_field(words("gm-usual-reasons"), usual, required=False),
            text_field(words("gm-own-reason"), given=draft.reason, longest=LONGEST_REASON, required=False, long=True),
        ]
        await talk.ask(slip(BECAUSE, live.id, stamp.number, words("gm-another-reason"), parts))

    async def because(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """The ruling is tried and shown again with its new reason, in the words that everybody will read."""
        live = await master(talk, stamp.match)
        draft, [kind, own] = self._mine(talk, stamp), [*values, "", ""][:2]
        public = await self.app.public_words(live)
        usual = public("gm-usual-reason", kind=kind) if kind in USUAL_REASONS else ""
        typed = own.strip() if own.strip() != draft.reason or not usual else ""
        reason = clean_reason(": ".join(part for part in (usual, typed) if part))
        self.app.stamps.drop(stamp.number)
        await self.propose(talk, live, msgspec.structs.replace(draft, reason=reason))

    def _mine(self, talk: Talk, stamp: Stamp) -> Draft:
        """The draft of a click, if it is the person's own and not older than the last restart."""
        draft = self.app.stamps.recall(stamp.number, Draft)
        if draft is None or draft.person != talk.person:
            raise tell("gm-stale")
        return draft

    async def throw_away(self, talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
        """Cancel: nothing happens."""
        self.app.stamps.drop(stamp.number)
        await talk.say(talk.words("gm-dropped"))

    # ---- the notice ------------------------------------------------------------------------------------------

    async def compose(self, parcel: Parcel) -> Letter:
        """Everybody reads who ruled what, and why."""
        notice = msgpack.decode(parcel.body, type=Notice)
        live, words = await self.app.addressed(parcel)
        name = await self.app.people.name(notice.person, live.info.server) or words("gm-somebody")
        lines = [words("gm-notice", person=name, rulings=titles(notice.tags, words))]
        lines += [f"• {words.say(message)}" for message in notice.told]
        if notice.forced:
            lines.append(words("gm-notice-forced"))
        lines.append(words("gm-reason", reason=harmless_reason(notice.reason)))
        return Letter("\n".join(lines))


def record(turn: Turn, draft: Draft, outcome: Outcome, forced: bool) -> None:
    """The audit, the notice and, if a seat changes hands, the seat: saved with the ruling."""
    action = " ".join(draft.tags)
    turn.audit.append(GmAction(actor=draft.person, action=action, reason=draft.reason))
    follows = tuple(event.message for event in outcome.events if event.seats is None and event.rule in OF_RULINGS)
    turn.post(NOTICE, Notice(draft.person, draft.tags, draft.reason, about(draft.patches) + follows, forced))
    if draft.place is not None:
        before = turn.live.person_of(draft.place.seat)
        turn.seats.append(draft.place)
        turn.post(CHANGED, Moved(draft.place.seat, before, draft.place.person, draft.place.policy is not None))


def about(patches: Sequence[AnyPatch]) -> tuple[Message, ...]:
    """What the rulings of the kernel are about, as far as everybody may know; the games' tell it themselves."""
    found: list[Message] = []
    for patch in patches:
        match patch:
            case AdjustDie():
                results = " ".join(str(number) for number in patch.results)
                found.append(message("gm-about-dice", roll=Name("roll", patch.label), results=results))
            case AnswerFor():
                found.append(message("gm-about-answer", seat=Name("seat", patch.seat)))
            case Rewind():
                found.append(message("gm-about-rewind", step=patch.to))
    return tuple(found)


def titles(tags: Sequence[str], words: Words) -> list[str]:
    """The kinds of rulings in words."""
    return [words(f"patch-{tag}") for tag in dict.fromkeys(tags)]


def clean_reason(text: str) -> str:
    """The reason on one line; a ruling without one is refused."""
    reason = " ".join(text.split())
    if not reason:
        raise tell("kernel-override-needs-reason")
    return limits.clip(reason, LONGEST_REASON)


def harmless_reason(reason: str) -> str:
    """The reason as text that neither pings nor formats."""
    return discord.utils.escape_markdown(discord.utils.escape_mentions(reason))
