"""ch.9: what ends the game, and the bonus for it."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.run import Run
from rules.era_of_tribes.board.holdings import advances, lands_of
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_ep, triumph_field
from rules.era_of_tribes.pack.edition import edition


def end_reason(board: Board, seat: Seat) -> str | None:
    """ch.9: the first condition that a player fulfils."""
    realm, table, players = board.realms[seat], edition().box.end, len(board.seating)
    influence = (table.influence_long if board.long else table.influence_normal)[players - 1]
    if edition().box.epochs[realm.epoch].effects.ends == ("long" if board.long else "normal"):
        return "epoch"
    if realm.toppled:
        return "homes"
    if realm.ep >= influence:
        return "influence"
    if realm.ep >= triumph_field(board, seat):
        return "triumph"
    if advances(realm) >= (table.advances.long if board.long else table.advances.normal):
        return "advances"
    if len(lands_of(board, seat)) >= (table.provinces.long if board.long else table.provinces.normal):
        return "provinces"
    return None


def check_end(run: Run[Board]) -> None:
    """ch.9, T-41, T-75, T-76: the active player first, then in the order of the round; each gets one bonus."""
    board, table = run.board, edition().box.end
    seats = sorted(board.order, key=lambda seat: seat != board.active)
    for seat, reason in [(seat, end_reason(board, seat)) for seat in seats if not board.realms[seat].bonus]:
        if reason is not None:
            ep = table.later if board.ending else table.first
            board.realms[seat].bonus = board.ending = True
            change_ep(board, seat, ep)
            run.tell("end-triggered", "ch.9", seat=seat_name(seat), reason=reason, ep=ep)
