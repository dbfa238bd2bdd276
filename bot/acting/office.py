"""The game master's office changes hands: offered with a reason, accepted with a button, on the record, told to all.

Who rules over a match may offer the office to somebody, take it, or lay it down; it passes when the other one accepts.
A player of the match may hold it if the table agreed to that in the lobby; then nobody's cards may be looked at.
"""

from typing import TYPE_CHECKING

import discord
from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.acting.buttons import Stamp, button, view_of
from bot.spine.aftermath import Turn
from bot.spine.calls import wants_ping
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.people import harmless
from bot.spine.pipeline import Reply
from bot.spine.rights import going, plays_too, rules_over
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.records import GmAction, NewProposal, Office, Parcel, Proposal, ProposalStatus, Status, Verdict
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = VERB = "gm-office"
ACCEPT, DECLINE = "yes", "no"
OFFERED, TAKEN, LEFT = "office-offered", "office-taken", "office-left"  # in the record
ACTIONS = (OFFERED, TAKEN, LEFT)
GOING: tuple[Status, ...] = ("running", "paused")


class Offer(Struct, frozen=True):
    """To whom the office is offered, by whom and why."""

    person: int
    by: int
    reason: str


class Handed(Struct, frozen=True):
    """The post: how the offer stands, or who holds the office now."""

    said: str
    person: int | None
    before: int | None
    reason: str


class Handover:
    """Offers the office, and hands it over."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def offer(self, talk: Talk, live: Live, person: discord.Member | None, reason: str) -> None:
        """The office for somebody else, for oneself, or (None) for nobody."""
        if person is not None and person.bot:
            raise tell("lobby-gm-is-bot")
        taker = None if person is None else person.id
        if taker == live.info.gm:
            raise tell("gm-office-same")
        if taker is not None and plays_too(taker, live):
            raise tell("gm-office-player", name=live.info.name)

        async def deed(turn: Turn) -> None:
            turn.verdicts += [Verdict(one.id, "withdrawn") for one in await self._open(turn.live)]
            if taker is None or taker == talk.person:
                hand_over(turn, taker, talk.person, reason)
                return
            body = msgpack.encode(Offer(taker, talk.person, reason))
            turn.proposals.append(NewProposal(kind=KIND, body=body))
            turn.audit.append(GmAction(actor=talk.person, action=OFFERED, reason=reason))
            turn.post(KIND, Handed("offered", taker, turn.live.info.gm, reason), slot=SLOT)

        name = "" if person is None else harmless(person.display_name)
        text = talk.words("bot-done") if taker in (None, talk.person) else talk.words("gm-office-asked", person=name)
        played = await talk.play(deed, lambda turn: Reply(text), statuses=GOING)
        await talk.say(played.reply.text)

    async def answer(self, talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
        """Whoever was asked accepts or declines; who rules over the match may take the offer back."""
        live = await going(talk, stamp.match)
        yes, rules = stamp.rest == ACCEPT, await rules_over(talk, live)

        async def deed(turn: Turn) -> None:
            found = next((one for one in await self._open(turn.live) if one.id == stamp.number), None)
            if found is None:
                raise tell("gm-office-over")
            offer = msgpack.decode(found.body, type=Offer)
            if talk.person != offer.person and (yes or not rules):
                raise tell("gm-office-not-yours")
            if yes and plays_too(offer.person, turn.live):
                raise tell("gm-office-player", name=turn.live.info.name)
            if yes:
                turn.verdicts.append(Verdict(found.id, "accepted"))
                hand_over(turn, offer.person, talk.person, offer.reason)
                return
            status: ProposalStatus = "declined" if talk.person == offer.person else "withdrawn"
            turn.verdicts.append(Verdict(found.id, status))
            turn.post(KIND, Handed(status, offer.person, turn.live.info.gm, offer.reason), slot=SLOT)

        played = await talk.play(deed, lambda turn: Reply(talk.words("bot-done")), statuses=GOING)
        await talk.say(played.reply.text)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The offer with its buttons while it is open; then what became of it."""
        handed = msgpack.decode(parcel.body, type=Handed)
        live, words = await self.app.addressed(parcel)
        person = await self._called(live, handed.person, words)
        before = await self._called(live, handed.before, words)
        reason = discord.utils.escape_markdown(discord.utils.escape_mentions(handed.reason))
        why = words("gm-reason", reason=reason)
        if handed.said != "offered":
            lines = [words(f"gm-office-{handed.said}", person=person, before=before), why]
            seats = live.seats_of(handed.person) if handed.said == "taken" and handed.person is not None else ()
            if seats:
                lines.insert(1, words("gm-office-plays", person=person, seats=[Name("chair", seat) for seat in seats]))
            return Letter("\n".join(lines))
        asked = next((one for one in await self._open(live)), None)
        if asked is None or handed.person is None:
            return None
        buttons = [
            button(VERB, live.id, asked.id, words("gm-office-accept"), rest=ACCEPT, style=discord.ButtonStyle.primary),
            button(VERB, live.id, asked.id, words("gm-office-decline"), rest=DECLINE),
        ]
        text = words("gm-office-offered", person=f"<@{handed.person}>", name=live.info.name)
        settings = await self.app.people.settings(handed.person)
        ping = [handed.person] if wants_ping(settings, self.app.store.clock()) else []
        return Letter(f"{text}\n{why}", view=view_of(buttons), ping=ping, anew=True)

    async def _called(self, live: Live, person: int | None, words: Words) -> str:
        name = None if person is None else await self.app.people.name(person, live.info.server)
        return name or words("gm-office-nobody" if person is None else "gm-somebody")

    async def _open(self, live: Live) -> list[Proposal]:
        return [one for one in await self.app.store.matches.proposals(live.id) if one.kind == KIND]


def hand_over(turn: Turn, person: int | None, actor: int, reason: str) -> None:
    """The office passes, with the record and the notice of it."""
    settings, before = turn.live.info.settings, turn.live.info.gm
    if person is not None and turn.live.seats_of(person):
        settings = replace(settings, gm_may_look=False)
    turn.office = Office(person, settings)
    turn.audit.append(GmAction(actor=actor, action=LEFT if person is None else TAKEN, reason=reason))
    turn.post(KIND, Handed("left" if person is None else "taken", person, before, reason), slot=SLOT)
