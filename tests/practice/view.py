"""What a seat, or a spectator, may see of Three Hills: a whitelist."""

from msgspec import Struct

from rules.core.ids import Seat
from rules.core.table import Table
from tests.practice.board import Board
from tests.practice.procedures import Assault


class HostView(Struct, frozen=True):
    """One seat as the others see it; `hand` only for those who may see the cards."""

    seat: Seat
    warriors: int
    crowns: int
    cards: int
    at: str
    out: bool
    hand: tuple[str, ...] | None = None


class RaidView(Struct, frozen=True):
    """The raid that is on its way."""

    raider: Seat
    target: Seat


class HillsView(Struct, frozen=True):
    """The whole table for one pair of eyes."""

    round: int
    last_round: int
    hosts: tuple[HostView, ...]
    holders: dict[str, Seat]
    deck: int
    discard: tuple[str, ...]
    truce: bool = False
    raid: RaidView | None = None


def view(table: Table[Board], seat: Seat | None) -> HillsView:
    """1.2: of another seat's cards only the number is seen, unless hands are open (5.2)."""
    board = table.board
    assault = table.find(Assault)
    hosts = tuple(
        HostView(
            seat=owner,
            warriors=host.warriors,
            crowns=host.crowns,
            cards=len(host.hand),
            at=host.at,
            out=host.out,
            hand=tuple(host.hand) if board.open_hands or owner == seat else None,
        )
        for owner, host in board.hosts.items()
    )
    return HillsView(
        round=board.round,
        last_round=board.last_round,
        hosts=hosts,
        holders=dict(board.holders),
        deck=len(board.deck),
        discard=tuple(board.discard),
        truce=board.truce,
        raid=RaidView(assault.raider, assault.target) if assault else None,
    )
