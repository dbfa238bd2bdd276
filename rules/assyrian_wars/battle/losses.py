"""How pieces are hurt and leave the map: the one place where a piece takes a hit (6.3, 6.6.1, 6.7.4, glossary Hit)."""

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import FOG, seat_of, side
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.siege.handover import hand_over_sieges
from rules.core.ids import Seat
from rules.core.run import Run


def hit(board: Board, counters: Counters, piece: Piece) -> bool:
    """One hit: a full unit shows its reduced side, anything else is eliminated; whether it was."""
    if piece.is_leader or piece.reduced:
        eliminate(board, counters, piece)
        return True
    piece.reduced = True
    return False


def hits_to_kill(piece: Piece) -> int:
    """How many hits a piece can take (glossary Hit)."""
    return 1 if piece.is_leader or piece.reduced else 2


def eliminate(board: Board, counters: Counters, piece: Piece) -> None:
    """Off the map: regulars and leaders to their force pool, hired units to the game pool, kings for good (6.3)."""
    board.take(piece.id)
    _leave_command(board, piece)
    if piece.is_hired:
        board.game_pool.append(piece.id)
    elif piece.id in counters.kings:
        board.removed.append(piece.id)
    else:
        board.countries[piece.nation].pool.append(piece.id)


def regroup(board: Board, piece: Piece) -> None:
    """Into the Regroup Box, on the side that shows, out of every army; a ship with its load (6.5, 6.7.4.a, R-177)."""
    for one in (piece, *aboard(board, piece)):
        board.take(one.id)
        _leave_command(board, one)
        one.inside = False
        one.under = one.aboard = one.origin = one.whence = None
        board.regroup.append(one)


def aboard(board: Board, ship: Piece) -> list[Piece]:
    """What a ship carries, wherever it is (6.16.c)."""
    if not ship.is_ship:
        return []
    return [piece for pieces in board.zones.values() for piece in pieces if piece.aboard == ship.id]


def _leave_command(board: Board, leader: Piece) -> None:
    """A leader's siege goes on under another one of his group, or waits for one (R-88); his units are his no more."""
    if not leader.is_leader:
        return
    for group in board.groups:
        if leader.id in group.leaders:
            hand_over_sieges(board, group.leaders, leader.id)
    for state in board.areas.values():
        for siege in state.sieges:
            if siege.leader == leader.id:
                siege.leader = None
        for piece in state.pieces:
            if piece.under == leader.id:
                piece.under = None  # he may come back one day, with a lower rating (6.6.2, 9.2)


def friends_of(board: Board, country: CountryId) -> tuple[Seat, ...] | None:
    """The seats that see a country's stacks: those that act for its side, or everybody without fog (9.5, R-98)."""
    if not board.options.fog_of_war:
        return None
    key = side(board, country)
    seats = [seat_of(board, code) for code in board.countries if side(board, code) == key]
    return tuple(dict.fromkeys(seat for seat in seats if seat is not None))


def lay_open(run: Run[Board]) -> None:
    """What lay in the fog is seen by all, so nobody looks at it and takes his answer back freely (9.5)."""
    if run.board.options.fog_of_war:
        run.reveal(None, (FOG,))


def is_veiled(board: Board, country: CountryId, owner: CountryId) -> bool:
    """Whether who acts for a country cannot see into another's stacks (9.5, R-98)."""
    sighted = friends_of(board, owner)
    return sighted is not None and seat_of(board, country) not in sighted
