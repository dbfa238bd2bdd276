"""The end of a match: who has won, the poster, and the secret of the dice for everybody to check."""

from typing import TYPE_CHECKING

from bot.acting.buttons import button, view_of
from bot.games.presentation import Ended
from bot.posts import chapters as tales
from bot.posts import lobby as lobby_card
from bot.posts.table import MAP, score_lines
from bot.spine.aftermath import Turn
from bot.spine.delivery import Letter
from db.records import Parcel
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = "ending"


class Closing:
    """Closes every match with a post."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """The last command of a match has been carried out."""
        if turn.outcome is not None and turn.outcome.entries and turn.match.finished:
            turn.post(KIND, slot=KIND)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """Winners, scores, poster, and how to check the dice."""
        live, words = await self.app.addressed(parcel)
        entries = tales.standing(await tales.read(self.app, live.game, live.id))
        match = await self.app.matches.position(live)
        if not match.finished:
            return None
        view = match.view(None)
        winners = tuple(Name("seat", seat) for seat in match.winners)
        lines = [words("table-winners", winners=winners), score_lines(live, view, words)]
        lines.append(f"-# {words('ending-dice', secret=' '.join(one.hex() for one in match.secrets))}")
        title = f"{lobby_card.scenario_name(live, words)} · {live.info.name}"
        names = {place.seat: live.seat_name(place.seat) for place in live.seats}
        ended = Ended(view, tuple(match.winners), entries, names, title)
        shown = view_of([button(MAP, live.id, 0, words("table-full-map"))])
        return Letter("\n".join(line for line in lines if line), drawings=[live.shown.poster(ended, words)], view=shown)


async def setup(app: "Stele") -> None:
    closing = Closing(app)
    app.aftermath.register(closing.after)
    app.delivery.register(KIND, closing.compose)
