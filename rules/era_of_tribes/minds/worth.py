"""What a position is worth to each seat, in points of influence and by reasons (ch.9)."""

from collections import Counter

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import (
    advances,
    chart,
    cities,
    fleets_of,
    goods_of,
    leaders_left,
    leaders_of,
    luxury_total,
)
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Board, Realm
from rules.era_of_tribes.minds.weights import Weights
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.revolution.influence import personal, scored, values
from rules.era_of_tribes.scoring.final import is_scoring, tile_score

COSTS = (0, 4, 12, 28, 60)  # ch.2: what the levels of a field cost together, about
ENOUGH = 25  # Taler: more are worth less


def reckon(board: Board, seat: Seat, weights: Weights) -> dict[str, float]:
    """What this seat has, less what the others have."""
    cards = Counter[Seat]()
    for card in board.open:
        cards.update(scored(values(board, card)))
    sums = {one: _realm(board, one, weights) for one in board.seating}
    for one, parts in sums.items():
        parts["cards"] = weights.card * (cards[one] + personal(board, one))
    for one, loss in _threats(board).items():
        sums[one]["danger"] = -weights.threat * loss
    totals = {one: sum(parts.values()) for one, parts in sums.items()}
    found, others = dict(sums[seat]), [total for one, total in totals.items() if one != seat]
    if others:
        found["rivals"] = -weights.best_rival * max(others) - weights.all_rivals * sum(others) / len(others)
    return found


def _realm(board: Board, seat: Seat, weights: Weights) -> dict[str, float]:
    """ch.5, 6, 9: points, and what will bring some."""
    realm, goods = board.realms[seat], goods_of(board, seat)
    luxury, lands = luxury_total(board, seat), sum([land.owner == seat for land in board.lands.values()])
    levels = realm.advances.values()
    ready = 0 if realm.passed else leaders_left(board, seat)
    learned = weights.advance * sum(levels) + weights.learned * sum([COSTS[level] for level in levels])
    return {
        "points": realm.ep + weights.triumph * realm.triumph - realm.past_hunger,
        "morale": weights.morale * realm.morale + 0.08 * min(0, realm.morale + 4),
        "food": weights.food * realm.food - weights.hunger * realm.hunger,
        "lands": weights.land * lands + weights.luxury * luxury + weights.military * (goods.total() - luxury),
        "cities": weights.city * cities(realm),
        "advances": learned,
        "epoch": weights.epoch * realm.epoch + weights.ripe * _ripe(realm, luxury),
        "leaders": weights.leader * leaders_of(board, seat) + weights.ready * ready,
        "treasure": weights.taler * (min(ENOUGH, realm.taler) + 0.5 * max(0, realm.taler - ENOUGH))
        + weights.treaty * realm.treaties
        + weights.tile * (len(realm.tiles) + _scoring(board, seat)),
        "army": weights.army * (realm.armies + realm.legions + realm.militia) + weights.fleet * fleets_of(board, seat),
    }


def _scoring(board: Board, seat: Seat) -> int:
    """ch.7, 9: what red tiles would bring now."""
    return sum([tile_score(board, seat, tile) for tile in board.realms[seat].tiles if is_scoring(tile)])


def _ripe(realm: Realm, luxury: int) -> float:
    """ch.2: how much of what the next epoch needs is there, of 1."""
    epochs = edition().box.epochs
    if realm.epoch + 1 >= len(epochs):
        return 0.0
    needed = epochs[realm.epoch + 1]
    shares = sorted(
        [
            min(1.0, luxury / max(1, needed.luxury)),
            min(1.0, cities(realm) / max(1, needed.cities)),
            min(1.0, advances(realm) / max(1, needed.advances)),
        ],
        reverse=True,
    )[: needed.of_three]
    return sum([share * share for share in shares]) / max(1, len(shares))


def _threats(board: Board) -> dict[Seat, float]:
    """ch.6.4: provinces beside which somebody else has more pieces than stand there."""
    near, found = chart(board).by_land, dict[Seat, float]()
    for area, land in board.lands.items():
        if land.owner is None:
            continue
        guard = land.vassals + 2 * land.city + board.realms[land.owner].armies * 0.5
        rivals = Counter[Seat]()
        for other in near[area]:
            owner = board.lands[other].owner
            if owner is not None and owner != land.owner:
                rivals[owner] += board.lands[other].vassals
        strongest = max([count + 0.5 * board.realms[one].armies for one, count in rivals.items()], default=0.0)
        if strongest > guard:
            found[land.owner] = found.get(land.owner, 0.0) + land_value(board, area)
    return found


def land_value(board: Board, area: AreaId) -> float:
    """ch.6.2: what a province brings its holder."""
    printed = chart(board)
    goods = printed.goods.get(area, ())
    return 0.6 + 0.8 * len(goods) + 0.5 * printed.feeding.get(area, 0)
