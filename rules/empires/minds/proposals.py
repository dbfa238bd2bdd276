"""What a computer player thinks of with its action: neutral areas, attacks, trade, cards, forts, markers."""

from collections.abc import Iterable, Iterator

from rules.core.ids import Seat
from rules.core.questions import Answer
from rules.empires.attack.attack import Assault
from rules.empires.attack.routes import easiest
from rules.empires.battle.battle import Defend, Way
from rules.empires.battle.stacks import STRONGEST, combat_at
from rules.empires.board.holdings import areas_of, hand_of, has, last_provinces, provinces_of
from rules.empires.board.ids import AreaId, Combat
from rules.empires.board.state import Board
from rules.empires.building.control import Reinforce
from rules.empires.building.forts import Fortify
from rules.empires.building.recruiting import Dismiss, Recruit
from rules.empires.diplomacy.diplomacy import Annex, Court, Subvert
from rules.empires.minds.stacks import best_stacks
from rules.empires.minds.worth import power
from rules.empires.pack.edition import edition
from rules.empires.scoring.scoring import leads
from rules.empires.setup.founding import Settle
from rules.empires.setup.places import lawful_places
from rules.empires.trade.placing import PlaceTrade, allowance, consignments, has_room

PLACES = 5
FACES = 6
BY_RULE = (STRONGEST,)


def sorts(board: Board, seat: Seat) -> list[Iterable[Answer]]:
    """Everything worth a thought, one list a sort."""
    return [
        neutrals(board, seat),
        attacks(board, seat),
        trade(board, seat),
        recruits(board, seat),
        forts(board, seat),
        subversion(board, seat),
        [Dismiss(card) for card in sorted(board.realms[seat].cards, key=lambda one: -edition().decks.face[one].cost)],
        [Reinforce(area) for area in sorted(areas_of(board, seat), key=lambda one: -_vp(board, one))[:1]],
    ]


def quick(board: Board, seat: Seat) -> Iterator[Answer]:
    """How it may go on, cheap: what is sure first."""
    yield from list(neutrals(board, seat))[:2]
    yield from list(raids(board, seat, sure=0.6))[:1]
    yield from list(trade(board, seat))[:1]
    yield from list(recruits(board, seat))[:1]


def neutrals(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.1, 5.4: what belongs to nobody, by its worth and its chance."""
    ways, goods = easiest(board, seat), board.realms[seat].goods
    land, terms, diplomat = edition().map.provinces, edition().scenario, has(board, seat, "diplomacy")
    found: list[tuple[float, Answer]] = []
    for area, route in ways.items():
        if board.areas[area].owner is None:
            chance = _passes(route.needs) * (_passes(terms.neutral_province) if area in land else 1.0)
            worth = edition().map.vp(area) * 2.0
            found.append((worth * chance, Assault(area)))
            if goods >= terms.court.cost:
                found.append((worth * _passes(terms.court.roll) - 1.5, Court(area)))
            if diplomat:
                found.append((worth - 0.8, Annex(area)))
    found.sort(key=lambda one: -one[0])
    yield from [answer for _, answer in found[:PLACES]]


def attacks(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.1: areas of others, by their worth and the exact odds of good stacks."""
    ways, safe = easiest(board, seat), last_provinces(board)
    found: list[tuple[float, Answer]] = []
    for area, route in ways.items():
        state = board.areas[area]
        if state.owner is None or area in safe:
            continue
        worth = (edition().map.vp(area) + 0.5 * state.goods) * _passes(route.needs)
        good = best_stacks(board, seat, combat_at(area), "attacker", state.owner)
        siege: tuple[str, ...] = ()
        if state.fort:
            against_walls = best_stacks(board, seat, "siege", "attacker", state.owner)
            siege = against_walls[0][1]
            good = tuple([(min(wins, against_walls[0][0]), stack) for wins, stack in good])
        found.append((worth * good[0][0] - 0.02, Assault(area, BY_RULE, BY_RULE if state.fort else ())))
        found += [(worth * wins, Assault(area, stack, siege)) for wins, stack in good]
    found.sort(key=lambda one: -one[0])
    yield from [answer for _, answer in found[: PLACES + 1]]


def raids(board: Board, seat: Seat, sure: float) -> Iterator[Answer]:
    """ch.5.1: the same, cheap: by the strength of the hands."""
    ways, safe = easiest(board, seat), last_provinces(board)
    strength = {one: power(hand_of(board, one))[0] for one in board.order}
    found: list[tuple[float, Answer]] = []
    for area, route in ways.items():
        state = board.areas[area]
        if state.owner is None or area in safe:
            continue
        over = strength[seat] - strength[state.owner] - 1.5 * state.fort
        chance = _passes(route.needs) / (1 + 1.45 ** (1 - over))
        if chance >= sure:
            worth = edition().map.vp(area) + 0.5 * state.goods
            found.append((worth * chance, Assault(area, BY_RULE, BY_RULE if state.fort else ())))
    found.sort(key=lambda one: -one[0])
    yield from [answer for _, answer in found]


def defences(board: Board, seat: Seat) -> list[Answer]:
    """E-28: in the open or behind walls, with good stacks or by rule."""
    fight = board.engagement
    if fight is None:
        return []
    walls = board.areas[fight.target].fort
    found: list[tuple[float, Answer]] = []
    fields: tuple[tuple[Way, Combat], ...] = (
        (("open", "open"), ("", "siege")) if walls else (("", combat_at(fight.target)),)
    )
    for way, combat in fields:
        good = best_stacks(board, seat, combat, "defender", fight.attacker)
        found += [(wins, Defend(way, stack)) for wins, stack in good]
    found.sort(key=lambda one: -one[0])
    return [*[answer for _, answer in found], *[Defend(way, BY_RULE) for way, _ in fields]]


def trade(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.7: where markers win or keep a lead, the best ones first; then where they come near one."""
    most = min(allowance(board, seat), board.realms[seat].goods)
    words = sorted(consignments(board, seat), key=lambda word: (-_gain(board, seat, word), word))
    if not most or not words:
        return
    for count in dict.fromkeys((most, 1)):
        yield PlaceTrade(tuple(_chosen(board, words, count)))
    best = words[0]
    if most > 1 and ":" not in best and has_room(board, best, (best,) * (most - 1)):
        yield PlaceTrade((best,) * most)
    if len(words) > most:
        yield PlaceTrade(tuple(_chosen(board, words[1:], most)))


def _chosen(board: Board, words: list[str], count: int) -> list[str]:
    found: list[str] = []
    for word in words:
        if len(found) < count and (":" in word or has_room(board, word, found)):
            found.append(word)
    return found


def _gain(board: Board, seat: Seat, word: str) -> float:
    """ch.8: what one marker more brings there."""
    name, colon, rival = word.partition(":")
    state, half = board.areas[AreaId(name)], edition().map.vp(AreaId(name)) // 2
    own, others = state.trade.get(seat, 0), [count for other, count in state.trade.items() if other != seat]
    best = max(others, default=0)
    if colon:
        left = max([count - (other == rival) for other, count in state.trade.items() if other != seat], default=0)
        return half * (0.34 if own + 1 > left and not leads(state, seat) else 0.05)
    if leads(state, seat):
        return 0.25 * half if own == best + 1 else 0.05 * half
    return half * (1.0 if own + 1 > best else 0.6 if own + 1 == best else 0.2)


def recruits(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.5: the card that adds most to what the hand can do."""
    hand, face = hand_of(board, seat), edition().decks.face
    before = power(hand)[0]
    for card in sorted(
        board.display,
        key=lambda one: -(power([*hand, one])[0] - before + 2.5 * (face[one].kind == "person") - face[one].cost),
    )[:4]:
        yield Recruit(card)


def forts(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.6: the dearest provinces without one that have neighbours."""
    own = [area for area in provinces_of(board, seat) if not board.areas[area].fort]
    for area in sorted(own, key=lambda one: -_vp(board, one) * (1 + _watched(board, seat, one)))[:2]:
        yield Fortify(area)


def subversion(board: Board, seat: Seat) -> Iterator[Answer]:
    """ch.5.4: with a diplomat, the dearest areas that hang by one marker."""
    if has(board, seat, "diplomacy"):
        goods = min(3, board.realms[seat].goods)
        areas = [area for area in easiest(board, seat) if board.areas[area].owner not in (None, seat)]
        for area in sorted(areas, key=lambda one: (board.areas[one].markers, -_vp(board, one)))[:2]:
            yield Subvert(area, goods)


def settlements(board: Board, seat: Seat) -> list[Answer]:
    """ch.3: dear areas with dear neighbours that are free."""
    linked, vp = edition().map.linked, edition().map.vp
    own = set(areas_of(board, seat))

    def pull(area: AreaId) -> float:
        free = [vp(other) for other in linked[area] if board.areas[other].owner is None and other not in own]
        return vp(area) + 0.25 * sum(sorted(free, reverse=True)[:3])

    return [Settle(area) for area in sorted(lawful_places(board, seat), key=lambda one: (-pull(one), one))[:6]]


def _vp(board: Board, area: AreaId) -> float:
    return edition().map.vp(area) + 0.5 * board.areas[area].goods


def _watched(board: Board, seat: Seat, area: AreaId) -> bool:
    return any(board.areas[other].owner not in (None, seat) for other in edition().map.linked[area])


def _passes(needs: int) -> float:
    """How often a die shows at least this."""
    return min(1.0, max(0, FACES + 1 - needs) / FACES)
