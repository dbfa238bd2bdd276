"""What always holds in Three Hills, each with its rule."""

from rules.core.game import Invariant
from rules.core.messages import Message, Name, message, seat_name
from tests.practice import pack
from tests.practice.board import HOME, Board


def each_card_once(board: Board) -> list[Message]:
    """1.2: every card of the deck is in exactly one place."""
    found = board.cards_everywhere()
    if found == sorted(pack.shipped().cards):
        return []
    return [message("cards-lost-or-doubled", found=len(found), expected=len(pack.shipped().cards))]


def known_places(board: Board) -> list[Message]:
    """1.1: hosts stand on hills of the pack or at home, and holders are seats."""
    hills = pack.shipped().hills
    strays = [seat for seat, host in board.hosts.items() if host.at != HOME and host.at not in hills]
    wrong = [hill for hill, seat in board.holders.items() if hill not in hills or seat not in board.hosts]
    lost = [message("host-nowhere", seat=seat_name(seat)) for seat in strays]
    return lost + [message("hill-unknown", hill=Name("hill", hill)) for hill in wrong]


def warriors_in_bounds(board: Board) -> list[Message]:
    """1.3: nobody has more warriors than allowed, or fewer than none."""
    most = pack.shipped().most_warriors
    wrong = [seat for seat, host in board.hosts.items() if not 0 <= host.warriors <= most]
    return [message("warriors-out-of-bounds", seat=seat_name(seat), most=most) for seat in wrong]


def fallen_are_out(board: Board) -> list[Message]:
    """2.10: a seat is out exactly when it has no warriors, and then has no cards and no place."""
    wrong = [
        seat
        for seat, host in board.hosts.items()
        if host.out != (host.warriors == 0) or (host.out and (host.hand or host.at != HOME))
    ]
    return [message("fallen-but-present", seat=seat_name(seat)) for seat in wrong]


def holders_stand_there(board: Board) -> list[Message]:
    """2.8: whoever holds a hill stands on it."""
    wrong = [hill for hill, seat in board.holders.items() if seat in board.hosts and board.hosts[seat].at != hill]
    return [message("holder-absent", hill=Name("hill", hill)) for hill in wrong]


def crowns_were_earned(board: Board) -> list[Message]:
    """2.9: there are no more crowns than the hills have given so far."""
    most = board.round * sum(hill.crowns for hill in pack.shipped().hills.values())
    found = sum(host.crowns for host in board.hosts.values())
    return [message("crowns-from-nowhere", found=found, most=most)] if found > most else []


def rounds_in_bounds(board: Board) -> list[Message]:
    """4.3: no round is played after the last one."""
    if 0 <= board.round <= board.last_round:
        return []
    return [message("round-too-late", round=board.round, last=board.last_round)]


INVARIANTS = (
    Invariant("each-card-once", "1.2", each_card_once, structural=True),
    Invariant("known-places", "1.1", known_places, structural=True),
    Invariant("warriors-in-bounds", "1.3", warriors_in_bounds),
    Invariant("fallen-are-out", "2.10", fallen_are_out),
    Invariant("holders-stand-there", "2.8", holders_stand_there),
    Invariant("crowns-were-earned", "2.9", crowns_were_earned),
    Invariant("rounds-in-bounds", "4.3", rounds_in_bounds),
)
