"""What always holds on the map: owners, posts, barbarians, fleets, food, allies."""

from rules.core.game import Invariant
from rules.core.messages import Message, message, seat_name
from rules.era_of_tribes.board.holdings import food_from_map
from rules.era_of_tribes.board.names import area_name
from rules.era_of_tribes.board.state import Board


def owners_have_pieces(board: Board) -> list[Message]:
    """ch.1: a province is held exactly by whoever has a vassal or city there; in a battle they are in the battle."""
    fought = None if board.conflict is None else board.conflict.area
    return [
        message("owner-without-piece", area=area_name(area))
        for area, land in board.lands.items()
        if area != fought and ((land.owner is None) != (land.vassals == 0 and not land.city) or land.vassals < 0)
    ]


def barbarians_alone(board: Board) -> list[Message]:
    """ch.3, 7: where barbarians are nobody else is."""
    return [
        message("barbarians-not-alone", area=area_name(area))
        for area, land in board.lands.items()
        if land.tile is not None and land.owner is not None
    ]


def posts_on_cities(board: Board) -> list[Message]:
    """ch.6.2: a trading post is on another player's city."""
    fought = None if board.conflict is None else board.conflict.area
    return [
        message("post-out-of-place", area=area_name(area))
        for area, land in board.lands.items()
        if land.post is not None and area != fought and (not land.city or land.owner in (None, land.post))
    ]


def fleets_counted(board: Board) -> list[Message]:
    """ch.1: nobody has no fleets where he has some."""
    return [
        message("fleets-out-of-bounds", area=area_name(area))
        for area, sea in board.seas.items()
        if any(count < 1 or seat not in board.realms for seat, count in sea.fleets.items())
    ]


def food_settled(board: Board) -> list[Message]:
    """T-52: outside of an expansion everybody has been given what his provinces and fish yield."""
    if board.campaign is not None or board.phase == "set-up":
        return []
    return [
        message("food-not-settled", seat=seat_name(seat), found=realm.fed, expected=food_from_map(board, seat))
        for seat, realm in board.realms.items()
        if realm.fed != food_from_map(board, seat)
    ]


def one_on_the_ring(board: Board) -> list[Message]:
    """ch.5.1: one leader at most stands on the ring."""
    return [message("ring-crowded")] if sum(realm.ring for realm in board.realms.values()) > 1 else []


def pairs_once(board: Board) -> list[Message]:
    """T-73: one alliance per pair."""
    pairs = board.alliances
    sound = len(set(pairs)) == len(pairs) and all(
        one < other and {one, other} <= {*board.realms} for one, other in pairs
    )
    return [] if sound else [message("alliances-out-of-place")]


PLACES = (
    Invariant("owners-have-pieces", "ch.1", owners_have_pieces),
    Invariant("barbarians-alone", "ch.7", barbarians_alone),
    Invariant("posts-on-cities", "ch.6.2", posts_on_cities),
    Invariant("fleets-counted", "ch.1", fleets_counted),
    Invariant("food-settled", "T-52", food_settled),
    Invariant("one-on-the-ring", "ch.5.1", one_on_the_ring),
    Invariant("pairs-once", "T-73", pairs_once),
)
