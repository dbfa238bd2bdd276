"""A game with hardly any rules and a state as large as a campaign in its middle, with a deep stack."""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

from msgspec import Struct

from rules.core.actions import Action, Kind
from rules.core.game import Game, Scenario
from rules.core.ids import OptionValue, Seat
from rules.core.match import Match
from rules.core.messages import Quote, Refusal, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

PIECES, CARDS, TRACKS, AREAS, LEVELS = 300, 110, 30, 90, 5
SEATS = ("P1", "P2", "P3", "P4")


class Piece(Struct):
    """A counter on the map."""

    id: str
    owner: str
    kind: str
    area: str
    strength: int = 1
    steps: int = 2
    spent: bool = False


class Board(Struct):
    """Everything on the table."""

    pieces: dict[str, Piece]
    hands: dict[Seat, list[str]]
    deck: list[str]
    discard: list[str]
    tracks: dict[str, int]
    control: dict[str, str]
    moves: int = 0


class March(Action, frozen=True):
    """A piece goes along a path."""

    rule: ClassVar[str] = "1"

    piece: Annotated[str, Kind("piece")]
    path: Annotated[tuple[str, ...], Kind("area", many=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if self.piece not in table.board.pieces or not set(self.path) <= set(table.board.control):
            return refuse(self.rule, "unknown")
        return Quote(self.rule)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        run.board.pieces[self.piece].area = self.path[-1]
        run.board.tracks["track-1"] += 1
        run.tell("marched", self.rule, piece=self.piece, path=self.path)


class Level(Procedure):
    """One level of a deep stack; the innermost asks for marches without end."""

    steps = ("descend", "ask", "again")

    depth: int
    area: str = "area-1"
    pieces: tuple[str, ...] = ()

    def descend(self, run: Run[Board]) -> None:
        """1: goes down to the last level."""
        if self.depth < LEVELS:
            run.call(Level(depth=self.depth + 1, pieces=tuple(f"piece-{number}" for number in range(8))))

    def ask(self, run: Run[Board]) -> None:
        """1: whose turn it is marches or passes."""
        seat = run.seats[run.board.moves % len(run.seats)]
        run.ask(seat, "march", "1", options=(Option("pass"),), actions=(March,), default=Choose("pass"))

    def again(self, run: Run[Board]) -> None:
        """1: the next seat's turn."""
        run.board.moves += 1
        run.goto("ask")


class LargeGame(Game[Board]):
    """A game of one action."""

    id = "large"
    board_type = Board
    procedures = (Level,)
    actions = (March,)

    def scenarios(self) -> dict[str, Scenario]:
        return {"middle": Scenario("middle", len(SEATS), len(SEATS))}

    def setup(
        self, scenario: str, options: Mapping[str, OptionValue], seats: tuple[Seat, ...], run: Run[Board]
    ) -> Board:
        run.call(Level(depth=1))
        cards = [f"card-{number}" for number in range(CARDS)]
        pieces = [Piece(f"piece-{n}", seats[n % 4], "infantry", f"area-{n % AREAS}") for n in range(PIECES)]
        return Board(
            pieces={piece.id: piece for piece in pieces},
            hands={seat: cards[place * 7 : place * 7 + 7] for place, seat in enumerate(seats)},
            deck=cards[28:80],
            discard=cards[80:],
            tracks={f"track-{number}": number for number in range(TRACKS)},
            control={f"area-{number}": seats[number % 4] for number in range(AREAS)},
        )

    def view(self, table: Table[Board], seat: Seat | None) -> Board:
        return table.board

    @classmethod
    def begun(cls) -> Match[Any]:
        """A match in which the first march is asked for."""
        return Match.start(cls(), "middle", seats=SEATS, secret=b"bench")

    @staticmethod
    def next_move(match: Match[Any]) -> March:
        """A march that is always legal."""
        number = match.revision % PIECES
        return March(f"piece-{number}", (f"area-{number % AREAS}", f"area-{(number + 1) % AREAS}"))
