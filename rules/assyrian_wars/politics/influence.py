"""Influence: a power spends AP to move the marker of a minor or tribe on the diplomatic track (6.9, R-107 to R-113)."""

from collections.abc import Iterator
from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, ISRAEL, JUDAH, AreaId, CountryId, HalfAP
from rules.assyrian_wars.board.pieces import is_ship
from rules.assyrian_wars.board.relations import (
    ALLIANCE,
    HIGHEST,
    PRO,
    at_war,
    enemies,
    is_power,
    pays,
)
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.diplomacy import Space, set_marker, space_of, status_name
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

MOST_INFLUENCE = HalfAP(12)  # 6 AP an impulse (6.9, R-110)
A_SPACE = purse.AP
HALF_PRICE = (ISRAEL, JUDAH)  # 6.9


class Influence(ImpulseAction, frozen=True):
    """Moves a marker down another power's track, or up the own one, for 1 AP a space, 6 AP an impulse (6.9)."""

    rule: ClassVar[str] = "6.9"

    country: Annotated[CountryId, Kind("country")]
    level: int  # the space that it shall reach
    track: Annotated[CountryId | None, Kind("country")] = None  # on whose track; left out: the own one

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, power = table.board, phasing(table.board)
        wrong = refuse_target(board, power, self.country) or refuse_space(board, power, self.country, self._to(power))
        if wrong is not None:
            return wrong
        cost = price(board, self.country, self._to(power))
        wrong = refuse_spending(board, power, cost)
        return wrong or Quote(self.rule, quote_lines(board, power, self.country, self._to(power), cost), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, power = run.board, phasing(run.board)
        cost = price(board, self.country, self._to(power))
        purse.pay(board, power, cost)
        impulse = purse.running(board)
        impulse.influence = HalfAP(impulse.influence + cost)
        run.tell(
            "influence-bought", "6.9", power=Name("country", power), country=Name("country", self.country), halves=cost
        )
        set_marker(run, self.country, *self._to(power), self.rule)

    def _to(self, power: CountryId) -> Space:
        return self.track or power, self.level

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if param == "country":
            return picking.one(movable(board, country), typed, "country")
        other = CountryId(given.get("country", ""))
        if refuse_target(board, country, other) is not None:
            return []
        spaces = list(reachable(board, country, other))
        if param == "track":
            wanted = given.get("level", "")
            tracks = dict.fromkeys(track for track, level in spaces if track and wanted in ("", str(level)))
            return picking.one(tracks, typed, "country")
        found = [space for space in spaces if space[0] == (given.get("track") or country)]
        if not given.get("track"):  # a level that only another power's track has is chosen with that track
            own = [level for _, level in found]
            found += [space for space in spaces if space[1] not in own]
        fit = [space for space in found if str(space[1]).startswith(typed)]
        return [Candidate(str(space[1]), _label(board, other, space)) for space in fit[:MOST_CANDIDATES]]


# What is legal.


def refuse_target(board: Board, power: CountryId, country: CountryId) -> Refusal | None:
    """Why this power cannot influence a country now; None: it can (6.9, R-107, R-112, R-113)."""
    if not is_power(board, power):
        return refuse("6.9", "only-powers-influence", country=Name("country", power))
    if AreaId(country) in edition_of(board).map.minor_cities:
        return refuse("6.11.c2", "minor-city-has-no-level", area=Name("area", country))
    state = board.countries.get(country)
    if state is None:
        return refuse("6.9", "no-such-country", found=str(country))
    name = Name("country", country)
    if state.is_power:
        return refuse("6.9", "power-has-no-level", country=name)
    if state.eliminated:
        return refuse("7.1", "country-is-eliminated", country=name)
    if state.kind == "nomad":
        if not has_units_on_map(board, country):
            return refuse("6.9", "tribe-not-on-map", country=name)
    elif at_war(board, power, country):
        return refuse("6.9", "influence-at-war", country=name)
    conquerors = tuple(Name("country", entry.by) for entry in board.conquests if entry.of == country)
    if conquerors and Name("country", power) not in conquerors:
        return refuse("7.1.D", "only-conqueror-influences", country=name, conquerors=conquerors)
    if state.level >= ALLIANCE and state.track != power:
        return refuse("6.9", "allied-to-another", country=name, power=Name("country", state.track or ""))
    return None


def refuse_space(board: Board, power: CountryId, country: CountryId, to: Space) -> Refusal | None:
    """Down a track that is not the own, up the own; one marker, one place (R-108, R-109)."""
    track, level = to
    standing, stood = space_of(board, country, track)
    name = Name("country", country)
    if not 0 <= level <= HIGHEST or (track is not None and not is_power(board, track)):
        return refuse("6.9", "no-such-space", found=level, most=HIGHEST)
    if track == power or level == 0:
        if standing == power and level < stood:
            return refuse("6.9", "own-track-not-lowered", country=name, level=stood)
        if (standing == track and level == stood) or (level == 0 and standing is None):
            return refuse("6.9", "already-there", country=name, level=stood)
        return None
    if track != standing:
        return refuse("6.9", "not-on-that-track", country=name, power=Name("country", track or ""))
    if level > stood:
        return refuse("6.9", "only-own-track-raised", country=name, power=Name("country", track or ""))
    return refuse("6.9", "already-there", country=name, level=stood) if level == stood else None


def refuse_spending(board: Board, power: CountryId, cost: int) -> Refusal | None:
    """6 AP an impulse, none after a great alliance breaker, and what the purse has (6.9, R-110)."""
    impulse = purse.running(board)
    if impulse.influence_closed:
        return refuse("6.9", "influence-closed")
    left = HalfAP(MOST_INFLUENCE - impulse.influence)
    if cost > left:
        return refuse("6.9", "influence-limit", cost=cost, left=left, most=MOST_INFLUENCE)
    return purse.refuse_cost(board, power, cost, "6.9")


def has_units_on_map(board: Board, tribe: CountryId) -> bool:
    """Combat units on land or at sea: no raiders, nobody in the Regroup Box or a foreign war (R-113).

    All that is off the map lies open, and nomads hire nobody: so it can be told without looking into the fog (9.5).
    """
    state = board.countries[tribe]
    away = {*state.pool, *state.reserve, *board.removed}
    for place, pieces in board.off_the_land():
        if place.kind != "zone":
            away.update([piece.id for piece in pieces])
    return any(unit not in away for unit in edition_of(board).counters.units_of[tribe] if not is_ship(unit))


# What it costs and brings.


def spaces_between(board: Board, country: CountryId, to: Space) -> int:
    """Down to the Neutrals box and up another track, or along one (R-108)."""
    track, level = to
    standing, stood = space_of(board, country, track)
    return abs(level - stood) if track == standing or level == 0 else stood + level


def price(board: Board, country: CountryId, to: Space) -> HalfAP:
    """1 AP a space, half an AP for Israel and Judah (6.9)."""
    halves = A_SPACE // 2 if country in HALF_PRICE else A_SPACE
    return HalfAP(spaces_between(board, country, to) * halves)


def movable(board: Board, power: CountryId) -> list[CountryId]:
    """The countries whose marker a power can move now, by one space at least."""
    if not is_power(board, power) or refuse_spending(board, power, A_SPACE // 2) is not None:
        return []
    can_pay_full = refuse_spending(board, power, A_SPACE) is None
    return [
        code
        for code in board.countries
        if (can_pay_full or code in HALF_PRICE)
        and refuse_target(board, power, code) is None
        and space_of(board, code, power) != (power, HIGHEST)
    ]


def reachable(board: Board, power: CountryId, country: CountryId) -> Iterator[Space]:
    """The spaces to which a power can move a marker now, with the AP that it has."""
    if refuse_spending(board, power, A_SPACE // 2) is not None or refuse_target(board, power, country) is not None:
        return
    standing = space_of(board, country, power)[0]
    for track in dict.fromkeys([power, standing] if standing is not None else [power]):
        for level in range(HIGHEST + 1):
            space = (track, level)
            wrong = refuse_space(board, power, country, space)
            if wrong is None and refuse_spending(board, power, price(board, country, space)) is None:
                yield space


def quote_lines(board: Board, power: CountryId, country: CountryId, to: Space, cost: HalfAP) -> tuple[Message, ...]:
    """What it costs, where the marker will stand, and what follows at once."""
    name, own = Name("country", country), Name("country", power)
    lines = [purse.price(board, power, cost), _label(board, country, to)]
    standing, stood = space_of(board, country, power)
    track, level = to
    minor = board.countries[country].kind == "minor"
    if minor and track == power and level >= PRO and not pays(board, country, power):
        lines.append(message("quote-tribute", payer=name, to=own, levels=1))
    if minor and standing is not None and stood >= PRO and standing != ASSYRIA and (track != standing or level < PRO):
        lines.append(message("quote-tribute-ends", payer=name, to=Name("country", standing)))
    if track == power and level >= ALLIANCE > stood:
        yet_to_come = [code for code, state in board.countries.items() if state.is_tribe and not state.entered]
        foes = tuple(Name("country", foe) for foe in enemies(board, power) if foe not in (country, *yet_to_come))
        lines.append(message("quote-alliance", country=name, power=own, enemies=foes))
        if minor and not board.countries[country].active:
            lines.append(message("quote-activation", country=name))
    return tuple(lines)


def _label(board: Board, country: CountryId, to: Space) -> Message:
    track, level = to
    return message(
        "quote-influence",
        country=Name("country", country),
        power=Name("country", track or ""),
        level=level,
        status=status_name(level),
        halves=price(board, country, to),
    )
