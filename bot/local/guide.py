"""The guide at the local table: one message that leads a newcomer through the first impulse, step by step."""

from typing import TYPE_CHECKING

import discord

from bot.acting.buttons import StampedButton, StampedMenu, button, view_of
from bot.spine.aftermath import Turn
from bot.spine.delivery import Letter
from db.records import Parcel
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "guide"
FIRST = 1  # the revision in which a match begins
DECIDE, HAND = "decide", "hand"


class Guide:
    """Shows after every change what a newcomer presses next."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """Whatever has changed, the guide may have another advice."""
        if turn.begun:
            turn.post(KIND, slot=SLOT)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The advice for this moment: to begin, to go on, or that the first impulse is over."""
        live, words = await self.app.addressed(parcel)
        if live.info.status != "running":
            return Letter(words("local-rest"))
        match = await self.app.matches.position(live)
        assert live.head is not None  # it runs
        step = "begin" if live.head.revision == FIRST else "on" if live.head.checkpoint <= FIRST else "done"
        asked = tuple(dict.fromkeys(Name("seat", question.seat) for question in match.pending))
        buttons: list[StampedButton | StampedMenu] = [
            button(DECIDE, live.id, 0, words("act-what-can-i-do"), style=discord.ButtonStyle.primary),
            button(HAND, live.id, 0, words("local-my-hand")),
        ]
        if not words.has("local-welcome"):  # the game has no guide of its own
            return Letter(words("local-asked", asked=asked), view=view_of(buttons))
        advice = f"{words('local-welcome')}\n{words(f'local-{step}', asked=asked)}"
        # The empty line ends the list of steps.
        return Letter(f"{advice}\n\n-# {words('local-commands')}", view=view_of(buttons))


async def setup(app: "Stele") -> None:
    guide = Guide(app)
    app.aftermath.register(guide.after)
    app.delivery.register(KIND, guide.compose)
