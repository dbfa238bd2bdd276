"""What a computer player thinks of when it plays a card: sieges, marches, markers, troops, campaigns."""

from collections.abc import Iterable, Iterator, Sequence

from rules.core.questions import Answer
from rules.hannibal.board.control import round_markers
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import Force, enemy_units, forces_of, generals_out, strategy_rating
from rules.hannibal.board.ids import CardId, GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.board.state import Board
from rules.hannibal.march.campaign import Campaign
from rules.hannibal.march.leave import not_activated
from rules.hannibal.march.orders import ANYBODY, Activate, March
from rules.hannibal.march.steps import marches_from, voyages_from
from rules.hannibal.minds.ways import ENOUGH, FAR, NEARNESS, Counts, armies, distances, markers, prizes, swing
from rules.hannibal.minds.worth import chance_at
from rules.hannibal.operations.markers import PlaceMarkers, markable
from rules.hannibal.operations.plays import playable
from rules.hannibal.operations.troops import OPS_TO_RAISE, RaiseTroops, cannot_raise
from rules.hannibal.pack.edition import CAPITALS, edition
from rules.hannibal.reinforcements.units import Reinforce, next_places
from rules.hannibal.siege.limits import is_target
from rules.hannibal.victory.removal import RemoveMarkers

WAYS = 3  # of one general
HOPELESS = 0.35  # a battle with less chance is not sought,
DESPERATE = 0.15  # but where a capital can fall
PRESSING = 5.0
GOALS = 12

Plan = tuple[float, GeneralId, tuple[str, ...], bool]
"""Its pull, who goes, the path, and whether a siege follows."""


def sorts(board: Board, side: Side) -> list[Iterable[Answer]]:
    """Everything worth a thought, one list a sort."""
    cards = playable(board, side)
    plans = marching(board, side, edition().tables.limits.mp, any(card_data(card).ship for card in cards))
    return [
        [one for plan in plans if plan[3] for one in _with_cards(board, side, cards, plan)],
        [one for plan in plans if not plan[3] for one in _with_cards(board, side, cards, plan)],
        list(placements(board, side, cards)),
        [Campaign(card) for card in cards if card_data(card).is_campaign][:1],
        list(levies(board, side, cards)),
    ]


def campaigning(board: Board, side: Side) -> list[Answer]:
    """ch.9: the next general of a Campaign, the strongest pull first."""
    moved = board.play.activated if board.play is not None else []
    plans = marching(board, side, edition().tables.limits.mp, sails=True)
    return [Activate(general=who, path=path, siege=siege) for _, who, path, siege in plans if who not in moved]


def quick(board: Board, side: Side) -> Iterator[Answer]:
    """How it may go on, cheap: the strongest march, or markers."""
    cards = playable(board, side)
    plans = marching(board, side, edition().tables.limits.mp, sails=False)
    for plan in plans[:2]:
        if plan[0] > 0.6:
            yield from _with_cards(board, side, cards, plan)
    yield from placements(board, side, cards)
    for plan in plans[:2]:
        yield from _with_cards(board, side, cards, plan)


# ---- markers, troops ----------------------------------------------------------------------------------------------


def placements(board: Board, side: Side, cards: Sequence[CardId]) -> Iterator[Answer]:
    """ch.7 B: the markers that win most, with a card of each price, rather one whose event is no use."""
    chosen = best_markers(board, side, max([card_data(card).ops for card in cards], default=0))
    for ops in (3, 2, 1):
        card = cheap_card(side, cards, ops)
        if card is not None and chosen:
            yield PlaceMarkers(card, tuple(chosen[:ops]))


def cheap_card(side: Side, cards: Sequence[CardId], ops: int) -> CardId | None:
    """Of the cards with so many OPS the one whose event is missed least."""
    fit = [card for card in cards if card_data(card).ops == ops]
    return min(fit, key=lambda card: (card_data(card).is_for(side), card_data(card).is_campaign, card), default=None)


def best_markers(board: Board, side: Side, most: int) -> list[SpaceId]:
    """Space after space, each the best after those before."""
    counts, left, enemy = markers(board), list(markable(board, side)), enemy_of(side)
    atlas, found = edition().map, list[SpaceId]()
    while left and len(found) < most:
        best = max(left, key=lambda one: swing(counts, side, atlas.province(one), board.spaces[one].owner == enemy))
        left.remove(best)
        found.append(best)
        there = counts[atlas.province(best)]
        there[side] += 1
        there[enemy] -= board.spaces[best].owner == enemy
    return found


def levies(board: Board, side: Side, cards: Sequence[CardId]) -> Iterator[Answer]:
    """ch.7 C: a unit for the largest army that can have one."""
    card = cheap_card(side, cards, OPS_TO_RAISE)
    if card is not None:
        for force in sorted(armies(board, side), key=lambda one: -one.size):
            for general in force.generals[:1]:
                if cannot_raise(board, side, general) is None:
                    yield RaiseTroops(card, general)


def removals(board: Board, side: Side, count: int) -> Iterator[Answer]:
    """ch.23: marker after marker, each the one that is missed least."""
    counts, left = markers(board), round_markers(board, side)
    atlas, found, enemy = edition().map, list[SpaceId](), enemy_of(side)

    def missed(space: SpaceId) -> float:
        there = counts[atlas.province(space)]
        there[side] -= 1
        worth = swing(counts, side, atlas.province(space), lost=False)
        there[side] += 1
        guarded = 0.1 * (board.spaces[space].outside(side).total > 0) - 0.1 * (enemy_units(board, side, space) > 0)
        return worth + guarded + 0.05 * (board.spaces[space].outside(enemy).total == 0)

    while left and len(found) < count:
        least = min(left, key=missed)
        left.remove(least)
        found.append(least)
        counts[atlas.province(least)][side] -= 1
    yield RemoveMarkers(tuple(found))


def arrivals(board: Board, side: Side, count: int) -> Iterator[Answer]:
    """ch.5: as many as may go to one place, the largest armies first, and the others where they usually come."""
    spaces = [force.space for force in sorted(armies(board, side), key=lambda one: -one.size)]
    for wanted in dict.fromkeys([CAPITALS[side], *spaces]):
        chosen: tuple[SpaceId, ...] = ()
        while len(chosen) < count:
            open_now = next_places(board, side, chosen)
            if not open_now:
                break
            chosen = (*chosen, wanted if wanted in open_now else open_now[0])
        yield Reinforce(chosen)


# ---- marches ------------------------------------------------------------------------------------------------------


def _with_cards(board: Board, side: Side, cards: Sequence[CardId], plan: Plan) -> Iterator[Answer]:
    """ch.7 A: the march with the cheapest card that activates him, and that has ships if he sails."""
    _, general, path, siege = plan
    rating = strategy_rating(board, general)
    sails = any(word.startswith("sea:") for word in path)
    fit = [card for card in cards if card_data(card).ops >= rating and (card_data(card).ship or not sails)]
    fit.sort(key=lambda card: (card_data(card).ops, card_data(card).is_for(side), card_data(card).is_campaign, card))
    for card in fit[:1]:
        yield March(card=card, general=general, path=path, siege=siege, if_intercepted="fight", if_avoided="stop")


def marching(board: Board, side: Side, points: int, sails: bool) -> list[Plan]:
    """ch.9: where every general may go, the strongest pull first; who is outranked goes with others."""
    counts = markers(board)
    prey = prizes(board, side, counts)
    foes = {force.space: force for force in forces_of(board, enemy_of(side)) if force.size}
    out = set(generals_out(board, side))
    found: list[Plan] = []
    for force in forces_of(board, side):
        if not force.is_army:
            continue
        able = [one for one in force.generals if one in out and not_activated(board, side, one, ANYBODY) is None]
        ways = _ways(board, force, prey, foes, counts, points, sails)[:WAYS] if able else []
        found += [(pull, general, path, siege) for general in able[:2] for pull, path, siege in ways]
    found.sort(key=lambda plan: (-plan[0], plan[1], plan[2]))
    return found


def _ways(
    board: Board,
    force: Force,
    prey: dict[SpaceId, float],
    foes: dict[SpaceId, Force],
    counts: Counts,
    points: int,
    sails: bool,
) -> list[tuple[float, tuple[str, ...], bool]]:
    """Where an army may go: the pull, the path, and whether a siege follows; the strongest pull first."""
    far, found = distances(), list[tuple[float, tuple[str, ...], bool]]()
    hopes = sorted(
        [
            (value * (chance_at(board, force, foes[space], space, counts) if space in foes else 1.0), space)
            for space, value in prey.items()
        ],
        reverse=True,
    )[:GOALS]
    for to, path in _paths(board, force, points, sails).items():
        odds = chance_at(board, force, foes[to], to, counts) if to in foes else 1.0
        if odds < (DESPERATE if prey.get(to, 0.0) >= PRESSING else HOPELESS):
            continue
        row, hope = far[to], 0.0
        for value, goal in hopes:
            if value <= hope:
                break
            hope = max(hope, value * NEARNESS[row.get(goal, FAR)])
        hope += 0.2 * foes[to].size * (odds - 0.5) if to in foes else 0.0
        hope -= 0.02 * len(path) + 0.3 * any(word.startswith("sea:") for word in path)
        besieges = is_target(board, force.side, to) and force.size >= ENOUGH
        sallies = force.inside and to == force.space and to in foes
        if path or besieges or sallies:
            found.append((hope * odds + 0.2 * besieges, path, besieges))
    found.sort(key=lambda way: (-way[0], way[1]))
    return found


def _paths(board: Board, force: Force, points: int, sails: bool) -> dict[SpaceId, tuple[str, ...]]:
    """ch.9, 11: the spaces in reach and the way there; where enemies stand it ends."""
    side, start = force.side, force.space
    found: dict[SpaceId, tuple[str, ...]] = {start: ()}
    cost, row = {start: 0}, [start]
    while row:
        space = row.pop(0)
        if space != start and enemy_units(board, side, space):
            continue
        steps = list(marches_from(space).items())
        if sails and space == start:
            steps += list(voyages_from(space).items())
        for word, step in steps:
            price = cost[space] + step.cost
            if price <= points and price < cost.get(step.to, points + 1):
                cost[step.to], found[step.to] = price, (*found[space], word)
                row.append(step.to)
    return found
