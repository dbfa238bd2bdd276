"""What a side, or a spectator, may see: a whitelist (ch.25)."""

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.table import Table
from rules.hannibal.board.control import scores
from rules.hannibal.board.decks import in_order
from rules.hannibal.board.forces import Force, forces_of
from rules.hannibal.board.ids import SIDES, BattleCardId, CardId, GeneralId, Side, SpaceId, seat_of
from rules.hannibal.board.state import BattleCards, Board, Phase, Rank, Status


class MarkerView(Struct, frozen=True, omit_defaults=True, gc=False):
    """The marker of a space: whose, whether a tribe was subjugated there, and siege or subjugation points."""

    owner: Side | None = None
    subjugated: bool = False
    points: int = 0


class ForceView(Struct, frozen=True, omit_defaults=True, gc=False):
    """One force before or inside the walls."""

    side: Side
    space: SpaceId
    regular: int = 0
    elephants: int = 0
    inside: bool = False
    generals: tuple[GeneralId, ...] = ()
    commander: GeneralId | None = None


class GeneralView(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a general is, and his rank."""

    status: Status
    at: SpaceId | None = None
    inside: bool = False
    rank: Rank | None = None


class SideView(Struct, frozen=True, omit_defaults=True):
    """What one side has; its cards only for its own eyes."""

    side: Side
    points: int
    cards: int
    hand: tuple[CardId, ...] | None = None


class BattleHandView(Struct, frozen=True, omit_defaults=True):
    """The battle cards of one side: how many, those that lie open, and all of them for its own eyes."""

    side: Side
    cards: int
    shown: tuple[BattleCardId, ...] = ()
    hand: tuple[BattleCardId, ...] | None = None


class BattleView(Struct, frozen=True, omit_defaults=True):
    """The battle that is fought: its cards, where it is, who attacks now, the rounds so far and who commands."""

    hands: tuple[BattleHandView, ...]
    deck: int
    played: tuple[BattleCardId, ...] = ()
    space: SpaceId | None = None
    attacker: Side | None = None
    rounds: int = 0
    commanders: dict[Side, GeneralId] = {}


class TrainView(Struct, frozen=True, omit_defaults=True):
    """Where the Siege Train is."""

    at: SpaceId
    general: GeneralId | None = None


class HannibalView(Struct, frozen=True, omit_defaults=True):
    """The whole table for one pair of eyes."""

    turn: int
    phase: Phase
    sides: tuple[SideView, ...]
    markers: dict[SpaceId, MarkerView]
    forces: tuple[ForceView, ...]
    generals: dict[GeneralId, GeneralView]
    deck: int
    discard: tuple[CardId, ...]
    removed: tuple[CardId, ...]
    active: Side | None = None
    played: CardId | None = None
    opening: bool = False
    truce: bool = False
    shuffle: bool = False
    macedon: bool = False
    naval_victory: bool = False
    counsels: tuple[CardId, ...] = ()
    siege_train: TrainView | None = None
    battle: BattleView | None = None


def view_of(table: Table[Board], seat: Seat | None) -> HannibalView:
    """ch.25: of the other's cards only the number is seen; everything else lies open."""
    board = table.board
    train, points = board.siege_train, scores(board)
    return HannibalView(
        turn=board.turn,
        phase=board.phase,
        sides=tuple(_side(board, side, points[side], seat) for side in SIDES),
        markers={
            space: MarkerView(state.owner, state.subjugated, state.points) for space, state in board.spaces.items()
        },
        forces=tuple(_force(force) for side in SIDES for force in forces_of(board, side)),
        generals={
            general: GeneralView(state.status, state.at, state.inside, state.rank)
            for general, state in board.generals.items()
        },
        deck=len(board.deck),
        discard=tuple(board.discard),
        removed=tuple(board.removed),
        active=board.active,
        played=None if board.play is None else board.play.card,
        opening=board.opening,
        truce=board.truce,
        shuffle=board.shuffle,
        macedon=board.macedon,
        naval_victory=board.naval_victory,
        counsels=tuple(board.counsels),
        siege_train=None if train is None else TrainView(train.at, train.general),
        battle=None if board.battle is None else _battle(board.battle, seat),
    )


def _side(board: Board, side: Side, points: int, seat: Seat | None) -> SideView:
    own = seat == seat_of(side)
    hand = tuple(in_order(board.hands[side])) if own else None
    return SideView(side, points, len(board.hands[side]), hand)


def _force(force: Force) -> ForceView:
    return ForceView(
        force.side,
        force.space,
        force.units.regular,
        force.units.elephants,
        force.inside,
        force.generals,
        force.generals[0] if force.generals else None,
    )


def _battle(cards: BattleCards, seat: Seat | None) -> BattleView:
    hands = tuple(
        BattleHandView(
            side,
            len(cards.hands[side]),
            tuple(sorted(card for card in cards.hands[side] if card in cards.shown)),
            tuple(sorted(cards.hands[side])) if seat == seat_of(side) else None,
        )
        for side in SIDES
    )
    played, commanders = tuple(cards.played), dict(cards.commanders)
    return BattleView(hands, len(cards.deck), played, cards.space, cards.attacker, cards.rounds, commanders)
