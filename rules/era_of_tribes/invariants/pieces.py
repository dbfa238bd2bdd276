"""No vassal, city, card or tile is lost or doubled, and no number is out of bounds (structural)."""

from collections import Counter

from rules.core.game import Invariant
from rules.core.ids import Seat
from rules.core.messages import Message, message, seat_name
from rules.era_of_tribes.board.holdings import abilities, cities, fleets_of, posts_of
from rules.era_of_tribes.board.ids import CardId, TileId
from rules.era_of_tribes.board.names import card_name, tile_name
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.pack.edition import edition


def vassals_everywhere(board: Board, seat: Seat) -> int:
    """ch.2: all vassals of a seat, whatever they are."""
    realm, campaign, conflict = board.realms[seat], board.campaign, board.conflict
    found = realm.free + sum(realm.unbuilt) + realm.armies + realm.removed
    found += sum(land.vassals for land in board.lands.values() if land.owner == seat)
    found += fleets_of(board, seat) + len(posts_of(board, seat))
    if campaign is not None and campaign.seat == seat:
        found += sum(assault.pieces for assault in campaign.attacks.values())
    if conflict is not None:
        for force in (conflict.attacker, conflict.defender):
            found += force.allied.get(seat, 0)
            found += force.vassals + force.armies if force.seat == seat else 0
        found += conflict.kept_vassal if conflict.defender.seat == seat else 0
    return found


def each_vassal_once(board: Board) -> list[Message]:
    """ch.2: everybody has 36 vassals, bound ones and those that have left the game among them."""
    whole = edition().box.vassals
    found = {seat: vassals_everywhere(board, seat) for seat in board.realms}
    return [
        message("vassal-lost-or-doubled", seat=seat_name(seat), count=count)
        for seat, count in found.items()
        if count != whole
    ]


def each_city_once(board: Board) -> list[Message]:
    """ch.2: everybody has 8 cities, on the map or on his board."""
    wrong = list[Message]()
    for seat, realm in board.realms.items():
        built = sum(land.city for land in board.lands.values() if land.owner == seat)
        conflict = board.conflict
        if conflict is not None and conflict.defender.seat == seat:
            built += conflict.had_city
        if built != cities(realm) or any(bound < 0 for bound in realm.unbuilt):
            wrong.append(message("city-lost-or-doubled", seat=seat_name(seat), count=built))
    return wrong


def each_card_once(board: Board) -> list[Message]:
    """ch.8: no influence card is in two places."""
    own = [card for realm in board.realms.values() for card in (*realm.dealt, *([realm.card] if realm.card else []))]
    found = Counter[CardId]([*board.deck, *board.open, *own])
    wrong = [card for card, count in found.items() if count > 1 or card not in edition().box.cards]
    return [message("card-doubled", card=card_name(card)) for card in sorted(wrong)]


def each_tile_once(board: Board) -> list[Message]:
    """ch.7: all 40 tiles are somewhere."""
    found = Counter[TileId]([*board.box, *board.gone])
    found.update(land.tile for land in board.lands.values() if land.tile is not None)
    for realm in board.realms.values():
        found.update([*realm.tiles, *realm.spent])
    if board.conflict is not None:
        for force in (board.conflict.attacker, board.conflict.defender):
            found.update([*force.hired, *force.fallen])
    known = Counter(edition().box.all_tiles)
    wrong = [tile for tile in {*found, *known} if found[tile] != known[tile]]
    return [message("tile-lost-or-doubled", tile=tile_name(tile)) for tile in sorted(wrong)]


def known_places(board: Board) -> list[Message]:
    """ch.3: the board has the places of its part of the map, and everybody one place in each order."""
    charts = edition().map.charts
    wrong = board.cut not in charts or {*board.lands} != {*charts[board.cut].lands}
    wrong = wrong or {*board.seas} != {*charts[board.cut].seas}
    orders = (board.seating, board.order, board.track)
    wrong = wrong or any(sorted(order) != sorted(board.realms) for order in orders)
    return [message("board-out-of-place")] if wrong else []


def counts_in_bounds(board: Board) -> list[Message]:
    """ch.1: no number is negative, morale is on its track, levels are of the wheel."""
    bounds, epochs, wrong = edition().box.morale, len(edition().box.epochs), list[Message]()
    for seat, realm in board.realms.items():
        counts = (realm.ep, realm.food, realm.hunger, realm.past_hunger, realm.taler, realm.treaties, realm.free)
        more = (realm.armies, realm.legions, realm.militia, realm.grey, realm.triumph, realm.removed, realm.used)
        sound = min(*counts, *more) >= 0 and bounds.lowest <= realm.morale <= bounds.highest
        sound = sound and all(0 <= level <= 4 for level in realm.advances.values()) and 0 <= realm.epoch < epochs
        in_battle = 0
        if board.conflict is not None:
            forces = (board.conflict.attacker, board.conflict.defender)
            in_battle = sum(force.legions for force in forces if force.seat == seat)
        if not sound or realm.legions + in_battle > abilities(board, seat).legions:
            wrong.append(message("realm-out-of-bounds", seat=seat_name(seat)))
    return wrong


PIECES = (
    Invariant("known-places", "ch.3", known_places, structural=True),
    Invariant("each-vassal-once", "ch.2", each_vassal_once, structural=True),
    Invariant("each-city-once", "ch.2", each_city_once, structural=True),
    Invariant("each-card-once", "ch.8", each_card_once, structural=True),
    Invariant("each-tile-once", "ch.7", each_tile_once, structural=True),
    Invariant("counts-in-bounds", "ch.1", counts_in_bounds, structural=True),
)
