"""The guide at the local table: one message that leads a newcomer through the first impulse, step by step."""

from typing import TYPE_CHECKING

from bot.spine.aftermath import Turn
from bot.spine.letters import Letter
from bot.spine.words import LANGUAGES
from db.records import Parcel
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "guide"
FIRST = 1  # the revision in which a match begins


class Guide:
    """Shows what a newcomer presses next, until the first impulse (or whatever the game counts by) is over."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """While the first impulse runs, every change may bring another advice."""
        before = turn.head.checkpoint if turn.head is not None else 0
        guided = turn.live.shown.words(LANGUAGES[0]).has("local-welcome")  # a game without these words has no guide
        led = turn.live.info.settings.lesson is not None
        if turn.begun and turn.outcome is not None and before <= FIRST and guided and not led:
            turn.post(KIND, slot=SLOT)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The advice for this moment: to begin, to go on, or that the first impulse is over."""
        live, words = await self.app.addressed(parcel)
        match = await self.app.matches.position(live)
        assert live.head is not None  # it has begun
        step = "begin" if live.head.revision == FIRST else "on" if live.head.checkpoint <= FIRST else "done"
        asked = tuple(dict.fromkeys(Name("asked", question.seat) for question in match.pending))
        advice = f"{words('local-welcome')}\n{words(f'local-{step}', asked=asked)}"
        # The empty line ends the list of steps.
        return Letter(f"{advice}\n\n-# {words('local-commands')}")


async def setup(app: "Stele") -> None:
    guide = Guide(app)
    app.aftermath.register(guide.after)
    app.delivery.register(KIND, guide.compose)
