"""How countries stand to each other: sides, wars, friendship, tribute, and which seat acts for whom (6.9, 7.4, 8.1).

Only a war of two countries' own is stored; the wars of camps, allies and nomads follow from the markers. A minor city
is named by its area's id wherever a country is: it sides with the power that has it.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Literal

from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId
from rules.assyrian_wars.board.state import Board, Camp, Conquest, Tribute, War
from rules.core.ids import Seat

TRADE, PRO, MARCH, ALLIANCE, HIGHEST = 4, 7, 10, 13, 15  # first spaces of the statuses, and the last space (6.9)

CAMPS = (Camp.ASSYRIAN, Camp.REBEL)
NEUTRAL = Camp.NEUTRAL

FOG = "fog"  # what came to light where stacks did (9.5)

Status = Literal["neutral", "trade", "pro", "march", "alliance"]


def status(level: int) -> Status:
    """What a space of the diplomatic track means (6.9)."""
    if level >= ALLIANCE:
        return "alliance"
    if level >= MARCH:
        return "march"
    if level >= PRO:
        return "pro"
    return "trade" if level >= TRADE else "neutral"


def is_power(board: Board, country: CountryId) -> bool:
    """A power in play, or a substitute that is treated as one (7.1)."""
    state = board.countries.get(country)
    return state is not None and state.is_power


def patron(board: Board, country: CountryId) -> CountryId | None:
    """The power that a minor, tribe or minor city is allied to or held by; a power is its own; None: unaligned."""
    state = board.countries.get(country)
    if state is None:
        return _holder_of_city(board, country)
    if state.kind == "power" or state.acts_as_power:
        return country
    return state.track if state.level >= ALLIANCE else None


def _holder_of_city(board: Board, city: CountryId) -> CountryId | None:
    """The power with a minor city pact, or the country that took the city (6.11.c2, 7.1)."""
    area = AreaId(city)
    pact = board.pacts.get(area)
    if pact is not None:
        return pact
    state = board.areas.get(area)
    if state is None or not state.control or state.control == city:
        return None
    return patron(board, state.control)


def side(board: Board, country: CountryId) -> str:
    """A key that allies share: a camp, or a power outside the camps, or an unaligned country by itself (6.9)."""
    return _side(board, country, patron(board, country))


def _side(board: Board, country: CountryId, leader: CountryId | None) -> str:
    if leader is None:
        return country
    for conquest in board.conquests:
        if conquest.controlled and conquest.of == leader:
            leader = conquest.by  # 8.4: in an alliance for the length of its grace period
    camp = board.countries[leader].camp
    return leader if camp is NEUTRAL else camp


def allied(board: Board, a: CountryId, b: CountryId) -> bool:
    """The same country, partners in a camp, or a power and its allies (6.9)."""
    return a == b or side(board, a) == side(board, b)


def allies(board: Board, country: CountryId) -> list[CountryId]:
    """The countries of its side, itself among them, in track order."""
    key = side(board, country)
    return [other for other in board.countries if side(board, other) == key]


def camp_of(board: Board, country: CountryId) -> Camp:
    """The camp a country belongs to, by itself or through its ally (6.9)."""
    leader = patron(board, country)
    return Camp.NEUTRAL if leader is None else board.countries[leader].camp


def powers_of(board: Board, camp: Camp) -> list[CountryId]:
    """The powers in a camp, or outside both, in track order; eliminated ones are in none."""
    return [code for code, state in board.countries.items() if state.camp is camp and state.is_power]


def at_war(board: Board, a: CountryId, b: CountryId) -> bool:
    """Two countries are enemies: by a war of their own or of their powers, by camp, or as nomads (7.4.2, 10.1)."""
    if a == b or not a or not b:
        return False
    return _compare(board, _standing(board, a), _standing(board, b)) == "war"


Stance = Literal["allied", "war", "peace"]
Standing = tuple[CountryId, CountryId | None, str]  # a country, the power it is allied to, and its side


def _stance(board: Board, a: CountryId, b: CountryId) -> Stance:
    """How two countries stand to each other, with all that follows from alliances (6.9, 7.4.2, 10.1)."""
    if a == b:
        return "allied"
    if not a or not b:
        return "peace"
    return _compare(board, _standing(board, a), _standing(board, b))


def _standing(board: Board, country: CountryId) -> Standing:
    leader = patron(board, country)
    return country, leader, _side(board, country, leader)


def _compare(board: Board, one: Standing, other: Standing) -> Stance:
    a, patron_a, side_a = one
    b, patron_b, side_b = other
    if side_a == side_b:
        return "allied"
    these, those = (a, patron_a), (b, patron_b)
    if board.conquests and _in_grace(board, these, those):
        return "peace"
    if (patron_a is None and is_wild(board, a)) or (patron_b is None and is_wild(board, b)):
        return "war"
    if board.wars and _own_war(board, these, those):
        spared = a != patron_a and _is_spared(board, a, those, side_b)
        spared = spared or (b != patron_b and _is_spared(board, b, these, side_a))
        return "peace" if spared else "war"
    return "war" if _enemy_camps(board, one, other) else "peace"


def _enemy_camps(board: Board, one: Standing, other: Standing) -> bool:
    """Of two different sides, both of them camps, and no tribute keeps them at peace (5.2.3, 7.4.2)."""
    a, _, side_a = one
    b, _, side_b = other
    return side_a in CAMPS and side_b in CAMPS and not _at_peace_by_tribute(board, (a, side_a), (b, side_b))


def pairs_at_war(board: Board) -> tuple[tuple[CountryId, CountryId], ...]:
    """All pairs of countries that are at war now, each in track order."""
    codes = [_standing(board, code) for code in board.countries]
    wild = [leader is None and is_wild(board, code) for code, leader, _ in codes]
    camps = [key in CAMPS for _, _, key in codes]
    listed = _listed(board, codes)
    grace = True in [bool(entry.until) for entry in board.conquests]
    roaming = {place for place, tribe in enumerate(wild) if tribe}
    camped = {place for place, camp in enumerate(camps) if camp}
    found: list[tuple[CountryId, CountryId]] = []
    for place, one in enumerate(codes):
        camp, tribe, concerned = camps[place], wild[place], listed[place]
        later: Iterable[int] = range(place + 1, len(codes))
        if not (grace or tribe):  # only these can be at war with it
            near = concerned | roaming | camped if camp else concerned | roaming
            later = sorted([number for number in near if number > place])
        for number in later:
            other = codes[number]
            if one[2] == other[2]:
                continue
            if grace or number in concerned:
                hostile = _compare(board, one, other) == "war"
            else:
                hostile = tribe or wild[number] or (camp and camps[number] and _enemy_camps(board, one, other))
            if hostile:
                found.append((one[0], other[0]))
    return tuple(found)


def _listed(board: Board, codes: Sequence[Standing]) -> list[set[int]]:
    """For each place those with whom listed wars concern it: the two of a war, and everybody allied to them (7.4.2)."""
    concerned: dict[CountryId, list[int]] = {}
    for place, (code, leader, _) in enumerate(codes):
        concerned.setdefault(code, []).append(place)
        if leader is not None and leader != code:
            concerned.setdefault(leader, []).append(place)
    found: list[set[int]] = [set() for _ in codes]
    for war in board.wars:
        these, those = concerned.get(war.by, ()), concerned.get(war.on, ())
        for one in these:
            found[one].update(those)
        for other in those:
            found[other].update(these)
    return found


Pair = tuple[CountryId, CountryId | None]  # a country and the power it is allied to


class _Foes:
    """With whom each country has a listed war: made anew whenever the list is not the one that was asked about last."""

    def __init__(self) -> None:
        self._last: tuple[list[War], Mapping[CountryId, set[CountryId]]] = [], {}

    def of(self, wars: list[War]) -> Mapping[CountryId, set[CountryId]]:
        known, foes = self._last
        if known != wars:  # war by war: a list that was changed in place is another one
            found: dict[CountryId, set[CountryId]] = {}
            for war in wars:
                found.setdefault(war.by, set()).add(war.on)
                found.setdefault(war.on, set()).add(war.by)
            self._last, foes = (list(wars), found), found
        return foes


_FOES = _Foes()


def _own_war(board: Board, these: Pair, those: Pair) -> bool:
    """A listed war between the two, or between one and the other's power, or between their powers (7.4.2)."""
    foes, (a, b) = _FOES.of(board.wars), those
    for one in these:
        theirs = foes.get(one) if one is not None else None
        if theirs is not None and (a in theirs or b in theirs):
            return True
    return False


def _is_spared(board: Board, country: CountryId, others: Pair, their_side: str) -> bool:
    """An ally that pays Assyria has peace with its side in its power's war, unless it has a war of its own (5.2.3)."""
    if their_side != side(board, ASSYRIA) or not owes(board, country, ASSYRIA):
        return False
    return not _own_war(board, (country, country), others)


def foes(board: Board, country: CountryId) -> Set[CountryId]:
    """With whom a country has a listed war of its own, not one that follows from an alliance (7.4.2)."""
    return _FOES.of(board.wars).get(country, frozenset())


def listed_war(board: Board, a: CountryId, b: CountryId) -> bool:
    """A war of exactly these two, not one that follows from an alliance (R-119, R-151)."""
    return b in foes(board, a)


def is_wild(board: Board, country: CountryId) -> bool:
    """A nomad tribe on nobody's side: at war with everybody (10.1)."""
    state = board.countries.get(country)
    return state is not None and state.kind == "nomad" and not state.is_power and state.level < ALLIANCE


def _at_peace_by_tribute(board: Board, one: tuple[CountryId, str], other: tuple[CountryId, str]) -> bool:
    """Who pays Assyria is at peace with Assyria and its allies (5.2.3); both come with their sides."""
    assyrian = side(board, ASSYRIA)
    if one[1] == assyrian:
        return owes(board, other[0], ASSYRIA)
    return other[1] == assyrian and owes(board, one[0], ASSYRIA)


def enemies(board: Board, country: CountryId) -> list[CountryId]:
    """The countries in play that are at war with it, in track order."""
    return [other for other in board.countries if at_war(board, country, other)]


def conquest_of(board: Board, by: CountryId, of: CountryId) -> Conquest | None:
    """The entry in a power's Conquest box (7.1.D)."""
    return next((entry for entry in board.conquests if entry.by == by and entry.of == of), None)


def is_conquered(board: Board, country: CountryId) -> bool:
    """In at least one Conquest box (7.1.D)."""
    return any(entry.of == country for entry in board.conquests)


def in_grace(board: Board, a: CountryId, b: CountryId) -> bool:
    """A grace period forbids the two, or the powers they are allied to, to attack each other (7.1, R-200)."""
    return _in_grace(board, (a, patron(board, a)), (b, patron(board, b)))


def _in_grace(board: Board, these: Pair, those: Pair) -> bool:
    for entry in board.conquests:
        if entry.until and ((entry.by in these and entry.of in those) or (entry.by in those and entry.of in these)):
            return True
    return False


def friendly(board: Board, country: CountryId, owner: CountryId) -> bool:
    """`country` treats what `owner` controls as friendly ground; not always the other way round (6.9, 8.1, R-5)."""
    if not owner:
        return False
    stance = _stance(board, country, owner)
    return stance == "allied" or (stance == "peace" and _welcome(board, country, owner))


def open_to(board: Board, country: CountryId, owner: CountryId) -> bool:
    """`country` may enter what `owner` controls: nobody's, friendly or enemy ground, not a neutral's (8.1).

    A tribe with a prey has no business on the land of others (7.6, 10.1.2).
    """
    state = board.countries.get(country)
    if state is not None and state.prey is not None and owner not in ("", country, state.prey):
        return False
    return not owner or _stance(board, country, owner) != "peace" or _welcome(board, country, owner)


def _welcome(board: Board, country: CountryId, owner: CountryId) -> bool:
    """Two at peace: by march status, free passage, conquest, or tribute to Assyria (6.9, 7.1, 8.1)."""
    return (
        shares_march(board, country, owner)
        or free_passage(board, country, owner)
        or _conquered_by(board, country, owner)
        or (side(board, country) == side(board, ASSYRIA) and owes(board, owner, ASSYRIA))
    )


def shares_march(board: Board, a: CountryId, b: CountryId) -> bool:
    """One of the two is a minor at march status with the other's power; both ways (6.9, R-114)."""
    return _marches_with(board, a, b) or _marches_with(board, b, a)


def _marches_with(board: Board, minor: CountryId, other: CountryId) -> bool:
    state = board.countries.get(minor)
    if state is None or state.level < MARCH or state.track is None:
        return False
    return state.track == patron(board, other)


def free_passage(board: Board, a: CountryId, b: CountryId) -> bool:
    """Their powers have agreed on free passage (6.9, R-115)."""
    if not board.passages:
        return False
    pair = {patron(board, a), patron(board, b)}
    return any({first, second} == pair for first, second in board.passages)


def _conquered_by(board: Board, country: CountryId, owner: CountryId) -> bool:
    """The ground of a conquered country is friendly to its conqueror while the grace period runs (7.1)."""
    return any(entry.until and entry.by == country and entry.of == owner for entry in board.conquests)


def pays(board: Board, payer: CountryId, to: CountryId) -> bool:
    """For whatever reason, and not bankrupt (5.2.2, 7.3.3.f)."""
    state = board.countries.get(payer)
    if state is not None and state.turn.bankrupt:
        return False
    return owes(board, payer, to)


def owes(board: Board, payer: CountryId, to: CountryId) -> bool:
    """Has a reason to pay; who only cannot, bankrupt for a while, has refused nothing and keeps its peace (7.3.3.f)."""
    for tribute in board.tributes:  # noqa: SIM110 - a loop is twice as fast, and much depends on it
        if tribute.payer == payer and tribute.to == to:
            return True
    return False


def tribute_balances(board: Board, tributes: Iterable[Tribute] | None = None) -> dict[CountryId, int]:
    """ECO levels that tribute adds or takes, of everybody whom it concerns: a power pays 2, others 1 (5.2.2, R-123).

    `tributes` asks about these alone.
    """
    found: dict[CountryId, int] = {}
    lines = board.tributes if tributes is None else tributes
    for payer, to in {(tribute.payer, tribute.to) for tribute in lines}:
        state = board.countries.get(payer)
        if state is not None and state.turn.bankrupt:
            continue
        amount = 2 if state is not None and state.is_power else 1
        found[to] = found.get(to, 0) + amount
        found[payer] = found.get(payer, 0) - amount
    return found


def eco_level(board: Board, country: CountryId) -> int:
    """The ECO level with tribute, which may be negative (7.3.3.e, 7.3.3.f)."""
    return board.countries[country].eco + tribute_balances(board).get(country, 0)


def seat_of(board: Board, country: CountryId) -> Seat | None:
    """The seat that acts for a country now; None if nobody does (1.1.B, 3.4, 7.4.5, 10.1.1)."""
    state = board.countries[country]
    if state.controller is not None:
        return board.countries[state.controller].seat
    if state.seat is not None or state.is_power:
        return state.seat
    leader = patron(board, country)
    return None if leader in (None, country) else seat_of(board, leader)  # an eliminated power is nobody's


def hand_seen(board: Board, country: CountryId) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """Who sees a country's hand from now on, and what is in it: what is revealed with a new player."""
    seat = seat_of(board, country)
    return () if seat is None else (seat,), tuple(board.countries[country].hand)


def countries_of(board: Board, seat: Seat) -> list[CountryId]:
    """The countries that a seat acts for now, in track order."""
    return [country for country in board.countries if seat_of(board, country) == seat]
