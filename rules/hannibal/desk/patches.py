"""What a game master may change beyond the rules: units, generals, markers, cards, points, and the clock."""

from typing import Annotated, Literal

from rules.core.actions import Kind
from rules.core.messages import Refusal, refuse
from rules.core.patches import Patch
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.ids import CARTHAGE, SIDES, CardId, GeneralId, Side, SpaceId, seat_of
from rules.hannibal.board.names import card_name, general_name, side_name, space_name, units_said
from rules.hannibal.board.state import Board, GeneralState, Rank, SiegeTrain, Status, Units
from rules.hannibal.pack.edition import edition
from rules.hannibal.setup.arrangement import on_map

MASTER = "gm"
SpaceParam = Annotated[SpaceId, Kind("space")]
GeneralParam = Annotated[GeneralId, Kind("general")]
CardPlace = Literal["hand-rome", "hand-carthage", "deck", "discard", "removed"]
Flag = Literal["truce", "shuffle", "macedon", "naval-victory"]


class SetUnits(Patch, frozen=True):
    """Puts exactly so many units of a side into a space, before or inside the walls."""

    side: Side
    space: SpaceParam
    regular: int
    elephants: int = 0
    inside: bool = False

    def check(self, table: Table[Board]) -> Refusal | None:
        if wrong := unknown_space(self.space):
            return wrong
        if min(self.regular, self.elephants) < 0 or (self.elephants and self.side != CARTHAGE):
            return refuse(MASTER, "bad-number-of-units", regular=self.regular, elephants=self.elephants)
        if self.inside and table.board.spaces[self.space].owner != self.side:
            return refuse(MASTER, "city-of-another", space=space_name(self.space))
        return None

    def apply(self, run: Run[Board]) -> None:
        state, units = run.board.spaces[self.space], Units(self.regular, self.elephants)
        old = state.inside if self.inside else state.outside(self.side)
        old.regular, old.elephants = self.regular, self.elephants
        run.tell("gm-units", MASTER, side=side_name(self.side), space=space_name(self.space), units=units_said(units))


class SetGeneral(Patch, frozen=True):
    """Puts a general into a space, or off the map: into the pool, displaced, aside or out."""

    general: GeneralParam
    status: Status
    space: Annotated[SpaceId | None, Kind("space")] = None
    inside: bool = False
    rank: Rank | None = None

    def check(self, table: Table[Board]) -> Refusal | None:
        if self.general not in edition().generals:
            return refuse(MASTER, "unknown-general", found=self.general)
        if (self.status == "map") != (self.space is not None):
            return refuse(MASTER, "space-exactly-on-map", status=self.status)
        return None if self.space is None else unknown_space(self.space)

    def apply(self, run: Run[Board]) -> None:
        usual = None if self.space is None else on_map(self.general, self.space).rank
        state = GeneralState(self.status, self.space, self.inside, self.rank or usual)
        run.board.generals[self.general] = state
        place = self.status if self.space is None else space_name(self.space)
        run.tell("gm-general", MASTER, general=general_name(self.general), place=place)


class SetMarker(Patch, frozen=True):
    """Gives the marker of a space to a side, or takes it away."""

    space: SpaceParam
    owner: Side | None = None
    subjugated: bool = False

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_space(self.space)

    def apply(self, run: Run[Board]) -> None:
        state = run.board.spaces[self.space]
        state.owner, state.subjugated = self.owner, self.subjugated
        run.tell("gm-marker", MASTER, space=space_name(self.space), owner=self.owner or "nobody")


class SetPoints(Patch, frozen=True):
    """Sets the siege or subjugation points of a space."""

    space: SpaceParam
    points: int

    def check(self, table: Table[Board]) -> Refusal | None:
        most = edition().tables.siege.needed - 1
        if not 0 <= self.points <= most:
            return refuse(MASTER, "bad-number-of-points", found=self.points, most=most)
        return unknown_space(self.space)

    def apply(self, run: Run[Board]) -> None:
        run.board.spaces[self.space].points = self.points
        run.board.subjugators.pop(self.space, None)  # whoever stands there has them
        run.tell("gm-points", MASTER, space=space_name(self.space), points=self.points)


class MoveCard(Patch, frozen=True):
    """Takes a strategy card from wherever it is and puts it there."""

    card: Annotated[CardId, Kind("card")]
    to: CardPlace

    def check(self, table: Table[Board]) -> Refusal | None:
        return None if self.card in edition().decks.cards else refuse(MASTER, "unknown-card", found=self.card)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        for pile in (board.deck, board.discard, board.removed, *board.hands.values()):
            if self.card in pile:
                pile.remove(self.card)
        if self.to.startswith("hand-"):
            side = SIDES[self.to == "hand-carthage"]
            board.hands[side].append(self.card)
            run.tell("gm-card-given", MASTER, side=side_name(side))
            run.tell("gm-card-received", MASTER, seats=(seat_of(side),), card=card_name(self.card))
            return
        pile = {"deck": board.deck, "discard": board.discard, "removed": board.removed}[self.to]
        pile.append(self.card)
        if self.to == "deck":
            run.tell("gm-card-into-deck", MASTER)
        else:
            run.tell("gm-card-moved", MASTER, card=card_name(self.card), to=self.to)


class SetSiegeTrain(Patch, frozen=True):
    """Puts the Siege Train into a space, with a general or alone, or takes it off the map."""

    space: Annotated[SpaceId | None, Kind("space")] = None
    general: Annotated[GeneralId | None, Kind("general")] = None

    def check(self, table: Table[Board]) -> Refusal | None:
        if self.general is not None and self.general not in edition().generals:
            return refuse(MASTER, "unknown-general", found=self.general)
        if self.space is not None and (wrong := unknown_space(self.space)):
            return wrong
        if self.general is not None and not self._stands_there(table.board, self.general):
            return refuse(MASTER, "train-with-nobody", general=general_name(self.general))
        return None

    def _stands_there(self, board: Board, general: GeneralId) -> bool:
        """ch.17: the train follows a Carthaginian who is where it is."""
        return edition().generals[general].side == CARTHAGE and self.space == board.generals[general].at is not None

    def apply(self, run: Run[Board]) -> None:
        run.board.siege_train = None if self.space is None else SiegeTrain(self.space, self.general)
        run.tell("gm-siege-train", MASTER, place="nowhere" if self.space is None else space_name(self.space))


class SetTurn(Patch, frozen=True):
    """Puts the turn marker on a turn."""

    turn: int

    def check(self, table: Table[Board]) -> Refusal | None:
        last = edition().scenario.last_turn
        if 1 <= self.turn <= last:
            return None
        return refuse(MASTER, "turn-out-of-bounds", turn=self.turn, last=last)

    def apply(self, run: Run[Board]) -> None:
        run.board.turn = self.turn
        run.tell("gm-turn", MASTER, turn=self.turn)


class SetFlag(Patch, frozen=True):
    """Says whether the Truce, the alliance with Macedon, or a naval victory holds, or whether a shuffle is due."""

    flag: Flag
    holds: bool

    def apply(self, run: Run[Board]) -> None:
        setattr(run.board, self.flag.replace("-", "_"), self.holds)
        run.tell("gm-flag", MASTER, flag=self.flag, holds=self.holds)


def unknown_space(space: SpaceId) -> Refusal | None:
    """The refusal of a space that the map does not have."""
    return None if space in edition().map.spaces else refuse(MASTER, "unknown-space", found=space)


PATCHES: tuple[type[Patch], ...] = (
    SetUnits,
    SetGeneral,
    SetMarker,
    SetPoints,
    MoveCard,
    SetSiegeTrain,
    SetTurn,
    SetFlag,
)
