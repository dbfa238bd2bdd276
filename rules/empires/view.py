"""What a seat, or a spectator, may see: a whitelist (ch.6)."""

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.table import Table
from rules.empires.board.holdings import hand_of
from rules.empires.board.ids import AreaId, CardId, Half, SetId
from rules.empires.board.state import Board, Engagement, Phase


class AreaView(Struct, frozen=True, omit_defaults=True):
    """What is in an area."""

    owner: Seat | None = None
    markers: int = 0
    fort: bool = False
    trade: dict[Seat, int] = {}


class RealmView(Struct, frozen=True, omit_defaults=True):
    """What a seat has; only its own wishes for the set-up are hidden from others."""

    seat: Seat
    half: Half | None
    empire: SetId | None
    hand: tuple[CardId, ...]
    goods: int
    captured: dict[Seat, int]
    points: int
    lost: int
    wishes: tuple[AreaId, ...] | None = None


class EngagementView(Struct, frozen=True, omit_defaults=True):
    """An attack that waits for its defender; the stacks are for the attacker's eyes."""

    target: AreaId
    attacker: Seat
    defender: Seat
    stack: tuple[CardId, ...] | None = None
    siege: tuple[CardId, ...] | None = None


class EmpiresView(Struct, frozen=True, omit_defaults=True):
    """The whole table for one pair of eyes."""

    turn: int
    round: int
    phase: Phase
    order: tuple[Seat, ...]
    start: Seat
    areas: dict[AreaId, AreaView]
    realms: tuple[RealmView, ...]
    deck: int
    display: tuple[CardId, ...]
    discard: tuple[CardId, ...]
    active: Seat | None = None
    engagement: EngagementView | None = None


def view_of(table: Table[Board], seat: Seat | None) -> EmpiresView:
    """ch.6: hands, warehouses and piles lie open; committed stacks and the order of the deck do not."""
    board = table.board
    return EmpiresView(
        turn=board.turn,
        round=board.round,
        phase=board.phase,
        order=tuple(board.order),
        start=board.order[board.start],
        areas={
            area: AreaView(state.owner, state.markers, state.fort, dict(state.trade))
            for area, state in board.areas.items()
        },
        realms=tuple([_realm(board, owner, seat) for owner in board.order]),
        deck=len(board.deck),
        display=tuple(board.display),
        discard=tuple(board.discard),
        active=board.active,
        engagement=None if board.engagement is None else _engagement(board.engagement, seat),
    )


def _realm(board: Board, owner: Seat, seat: Seat | None) -> RealmView:
    realm = board.realms[owner]
    return RealmView(
        owner,
        realm.half,
        realm.empire,
        tuple(hand_of(board, owner)),
        realm.goods,
        dict(realm.captured),
        realm.points,
        realm.lost,
        tuple(realm.wishes) if owner == seat else None,
    )


def _engagement(fight: Engagement, seat: Seat | None) -> EngagementView:
    own = fight.attacker == seat
    stack, siege = (tuple(cards) if own else None for cards in (fight.stack, fight.siege))
    return EngagementView(fight.target, fight.attacker, fight.defender, stack, siege)
