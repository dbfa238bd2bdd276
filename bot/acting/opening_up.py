"""The secrets of an abandoned match: hands, sealed orders and the dice are read by nobody until all who played agree.

Otherwise whoever runs a match could end it to look into the others' hands. Where nobody else plays, they are open at
once; a match that was played to its end is open anyway.
"""

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.acting.buttons import Stamp, button, view_of
from bot.spine.aftermath import Turn
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.pipeline import Reply
from bot.spine.talk import Talk
from db.records import NewProposal, Parcel, Proposal, Status, Verdict, Vote
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = VERB = "open-secrets"
ABANDONED: tuple[Status, ...] = ("abandoned",)


async def ask(talk: Talk, live: Live) -> None:
    """A match was abandoned: its secrets are open if nobody else plays, else the others are asked."""

    async def deed(turn: Turn) -> None:
        if await _open(turn.app, turn.live) is not None or turn.live.info.settings.opened:
            return
        if set(_people(turn.live).values()) <= {talk.person}:
            turn.settings = replace(turn.live.info.settings, opened=True)
            return
        turn.proposals.append(NewProposal(kind=KIND))
        turn.post(KIND, slot=SLOT)

    await talk.app.pipeline.play(live, deed, replace(talk.source, interaction=None), statuses=ABANDONED)


async def agree(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Somebody who played agrees; with the last one everything may be read."""
    live = await talk.match(stamp.match)
    if not live.seats_of(talk.person):
        raise tell("bot-not-seated", name=live.info.name)

    async def deed(turn: Turn) -> None:
        asked = await _open(turn.app, turn.live)
        if asked is None:
            raise tell("open-secrets-over", name=turn.live.info.name)
        own = turn.live.seats_of(talk.person)
        turn.votes += [Vote(asked.id, seat, True) for seat in own]
        if set(_people(turn.live)) <= {*asked.votes, *own}:
            turn.verdicts.append(Verdict(asked.id, "accepted"))
            turn.settings = replace(turn.live.info.settings, opened=True)
        turn.post(KIND, slot=SLOT)

    words = talk.words
    played = await talk.play(deed, lambda turn: Reply(words("bot-done")), statuses=ABANDONED)
    await talk.say(played.reply.text)


def register(app: "Stele") -> None:
    """Who answers the button, and who makes the post."""

    async def compose(parcel: Parcel) -> Letter | None:
        """Whose consent is missing; afterwards that everything may be read."""
        live, words = await app.addressed(parcel)
        if live.info.settings.opened:
            return Letter(words("open-secrets-done", name=live.info.name))
        asked = await _open(app, live)
        if asked is None:
            return None
        missing = tuple(Name("seat", seat) for seat in _people(live) if not asked.votes.get(seat))
        style = discord.ButtonStyle.primary
        shown = view_of([button(VERB, live.id, asked.id, words("open-secrets-agree"), style=style)])
        return Letter(words("open-secrets-asked", name=live.info.name, seats=missing), view=shown)

    app.stamps.register(VERB, agree)
    app.delivery.register(KIND, compose)


async def _open(app: "Stele", live: Live) -> Proposal | None:
    return next((one for one in await app.store.matches.proposals(live.id) if one.kind == KIND), None)


def _people(live: Live) -> dict[str, int]:
    """The seats that people hold."""
    return {place.seat: place.person for place in live.seats if place.person is not None}
