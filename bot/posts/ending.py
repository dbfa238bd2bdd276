"""The end of a match: who has won, the poster, and the secret of the dice for everybody to check."""

from typing import TYPE_CHECKING

from bot.acting.buttons import button, view_of
from bot.games import presentation as sights
from bot.posts import chapters as tales
from bot.posts import lobby as lobby_card
from bot.posts.table import MAP, score_lines
from bot.spine.aftermath import Turn
from bot.spine.delivery import Letter
from bot.spine.matches import Live
from bot.spine.words import Words
from db.records import Parcel
from render.assyrian_wars.poster import Ending, Story
from rules.assyrian_wars.view import View
from rules.core.entries import Entry
from rules.core.match import Match
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
            turn.post(KIND)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """Winners, scores, poster, and how to check the dice."""
        live = await self.app.matches.get(parcel.match or 0)
        words = await self.app.public_words(live)
        entries = tales.standing(await tales.read(self.app, live.game, live.id))
        match = await self.app.matches.position(live)
        if not match.finished:
            return None
        view = match.view(None)
        winners = tuple(Name("seat", seat) for seat in match.winners)
        lines = [words("table-winners", winners=winners), score_lines(view, words)]
        lines.append(f"-# {words('ending-dice', secret=match.secret.hex())}")
        drawn = None
        if isinstance(view, View) and (ending := ending_of(live, match, view, entries, words)).winners:
            drawing = self.app.studio.poster(view, ending, sights.style_of(words))
            drawn = await sights.picture(self.app, drawing, "poster")
        shown = view_of([button(MAP, live.id, 0, words("table-full-map"))])
        return Letter("\n".join(line for line in lines if line), pictures=[drawn] if drawn else [], view=shown)


def ending_of(live: Live, match: Match[object], view: View, entries: list[Entry], words: Words) -> Ending:
    """What the poster tells: the winning powers, who played whom, and the match in numbers."""
    played = {str(code): country.seat for code, country in view.countries.items() if country.seat is not None}
    won = [line.name.id for line in sights.standings(view) if line.seat in match.winners]
    title = f"{lobby_card.scenario_name(live, words)} · {live.info.name}"
    names = {code: live.seat_name(seat) for code, seat in played.items()}
    return Ending(tuple(won), title, names, story_of(view, entries))


def story_of(view: View, entries: list[Entry]) -> Story:
    """The match in numbers, counted from public events."""
    events = [event.message for entry in entries for event in entry.public().events]
    counts = {id: sum(event.id == id for event in events) for id in {event.id for event in events}}
    lost = sum(
        len(gone)
        for event in events
        if event.id == "losses-taken" and isinstance(gone := event.params.get("eliminated"), list | tuple)
    )
    return Story(
        impulses=view.clock.impulses,
        battles=counts.get("battle-begins", 0),
        sieges=counts.get("siege-begins", 0),
        taken=counts.get("city-taken", 0) + counts.get("city-starved", 0),
        lost=lost,
        kings=counts.get("king-killed", 0),
        cards=counts.get("card-played", 0),
        dice=sum(len(roll.results) for entry in entries for roll in entry.rolls),
    )


async def setup(app: "Stele") -> None:
    closing = Closing(app)
    app.aftermath.register(closing.after)
    app.delivery.register(KIND, closing.compose)
