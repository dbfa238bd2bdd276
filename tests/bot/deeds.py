"""What tests do to a match through the pipeline, as the bot's commands do it."""

from bot.app import Stele
from bot.spine.aftermath import Turn
from bot.spine.matches import Live
from bot.spine.pipeline import Played, Source
from rules.core.entries import Outcome
from rules.core.orders import StandingOrder
from rules.core.questions import Answer


async def submit(
    app: Stele, live: Live, seat: str, answer: Answer, source: Source, question: int | None = None
) -> Played:
    """A seat answers."""
    return await app.pipeline.play(live, lambda turn: turn.match.submit(seat, answer, question), source, seat=seat)


async def retract(app: Stele, live: Live, seat: str, question: int, source: Source) -> Played:
    """A seat takes a sealed answer back."""
    return await app.pipeline.play(live, lambda turn: turn.match.retract(seat, question), source, seat=seat)


async def lapse(app: Stele, live: Live, question: int, source: Source) -> Played:
    """A deadline has passed."""
    return await app.pipeline.play(live, lambda turn: turn.match.lapse(question), source)


async def order(app: Stele, live: Live, seat: str, order: StandingOrder, source: Source) -> Played:
    """A seat leaves a standing order."""
    return await app.pipeline.play(live, lambda turn: turn.match.order(seat, order), source, seat=seat)


async def cancel_order(app: Stele, live: Live, seat: str, order: int, source: Source) -> Played:
    """A seat ends a standing order."""
    return await app.pipeline.play(live, lambda turn: turn.match.cancel_order(seat, order), source, seat=seat)


async def undo(app: Stele, live: Live, seat: str, to: int, source: Source) -> Played:
    """A seat goes back, or asks the others to agree."""

    async def deed(turn: Turn) -> Outcome:
        return turn.match.undo(to, seat, await turn.history(to))

    return await app.pipeline.play(live, deed, source, seat=seat)
