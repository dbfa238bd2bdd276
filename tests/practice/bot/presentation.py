"""Three Hills, as the bot shows it: the second user of the seam, which production code does not know."""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from bot.acting.choices import Pick
from bot.games.presentation import WHOLE, ClosedChapter, Drawing, HeldCards, Options, Presentation, ScoreLine, SeatAbout
from bot.spine.words import Words
from render.paper.picture import Style
from rules.core.messages import Event, Message, Name, message
from rules.core.rulebook import Rulebook
from tests.practice.bot.lesson import LESSON
from tests.practice.pack import shipped
from tests.practice.render import board
from tests.practice.rulebook import rulebook
from tests.practice.view import HillsView


class Shown(Presentation):
    """Hosts have crowns, cards and warriors; a chapter ends where the rules keep a checkpoint, with each round."""

    locales = Path(__file__).parent / "locales"
    kinds = ("hill", "card")
    bare = frozenset({"hosts"})
    lesson = LESSON

    @property
    def rulebook(self) -> Rulebook:
        return rulebook()

    def seat_about(self, scenario: str, options: Options, place: int, players: int, words: Words) -> SeatAbout:
        """1.3: all seats are equal."""
        warriors = shipped().settings[scenario].warriors
        return SeatAbout(words("seat-about.line", warriors=warriors), words("seat-about", warriors=warriors))

    def moment(self, view: Struct) -> Message | None:
        assert isinstance(view, HillsView)
        return message("hills-moment", round=view.round, last=view.last_round)

    def standings(self, view: Struct) -> list[ScoreLine]:
        assert isinstance(view, HillsView)
        found = [ScoreLine(Name("seat", host.seat), host.crowns, host.seat) for host in view.hosts]
        return sorted(found, key=lambda line: -line.points)

    def status(self, view: Struct, words: Words) -> list[str]:
        assert isinstance(view, HillsView)
        return [
            words("hills-host", seat=Name("seat", host.seat), warriors=host.warriors, cards=host.cards)
            for host in view.hosts
            if not host.out
        ]

    def hands(self, view: Struct, seat: str) -> tuple[HeldCards, ...]:
        assert isinstance(view, HillsView)
        own = [host for host in view.hosts if host.seat == seat]
        return tuple(HeldCards(Name("seat", host.seat), host.hand) for host in own if host.hand is not None)

    def board(self, view: Struct, words: Words, part: str = "", events: Sequence[Event] = ()) -> Drawing | None:
        assert isinstance(view, HillsView)
        return Drawing("hills", board.board(view, Style(words.pictures, words.language)))

    def parts(self, view: Struct, words: Words) -> list[Pick]:
        return [Pick(WHOLE, words("hills-whole"))]

    async def chapter(self, told: ClosedChapter, words: Words) -> list[Drawing]:
        view = await told.view_at(told.until)
        drawn = self.board(view, words) if view is not None else None
        return [drawn] if drawn is not None else []
