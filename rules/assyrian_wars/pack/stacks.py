"""Pieces as the files of a pack place them: so many units of a class and leaders by name, in one place."""

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, ZoneId
from rules.assyrian_wars.pack.counters import Counters, Positive, UnitClass
from rules.assyrian_wars.pack.map import GameMap
from rules.core.packs import Mistake, Record


class Stack(Record, frozen=True, kw_only=True):
    """Pieces of one country that start in one area, or ships in one sea zone; which counters they are is all one."""

    country: CountryId
    area: AreaId | None = None
    zone: ZoneId | None = None
    leaders: tuple[LeaderId, ...] = ()
    promoted: tuple[LeaderId, ...] = ()  # those of them who show their strong side although 9.2 is used
    units: dict[UnitClass, Positive] = {}
    reduced: dict[UnitClass, Positive] = {}  # further units, on their reduced side
    inside: bool = False  # shut inside the city

    @property
    def place(self) -> str:
        """The area or the sea zone."""
        return self.area or self.zone or ""

    @property
    def counts(self) -> dict[UnitClass, int]:
        """Units by class, whichever side they show."""
        classes = dict.fromkeys([*self.units, *self.reduced])
        return {cls: self.units.get(cls, 0) + self.reduced.get(cls, 0) for cls in classes}

    @property
    def has_land_unit(self) -> bool:
        """A land combat unit is among them: leaders and ships hold nothing (R-156)."""
        return any(cls != "SH" for cls in self.counts)


def units_available(counters: Counters, country: CountryId, turn: int) -> dict[UnitClass, int]:
    """How many units of each class neither a later turn nor a card keeps back (4.2)."""
    found: dict[UnitClass, int] = {}
    for key in counters.units_of.get(country, ()):
        unit = counters.units[key]
        if unit.turn <= turn and unit.card is None:
            found[unit.cls] = found.get(unit.cls, 0) + 1
    return found


def check_place(file: str, key: str, stack: Stack, game_map: GameMap) -> list[Mistake]:
    """Exactly one place that there is; ships at sea, everybody else on land, and somebody at all."""
    if (stack.area is None) == (stack.zone is None):
        return [Mistake(file, key, "an area and a zone" if stack.area else "no place", "an area or a zone")]
    if stack.area is not None and stack.area not in game_map.areas:
        return [Mistake(file, f"{key}.area", repr(stack.area), "the id of an area")]
    if stack.zone is not None and stack.zone not in game_map.zones:
        return [Mistake(file, f"{key}.zone", repr(stack.zone), "the id of a sea zone")]
    found = []
    if stack.area is not None and "SH" in stack.counts:
        found.append(Mistake(file, f"{key}.units", f"ships in {stack.area}", "ships in a sea zone"))
    if stack.zone is not None and (stack.has_land_unit or stack.leaders):
        found.append(Mistake(file, f"{key}.units", f"land pieces in {stack.zone}", "land pieces in an area"))
    if not stack.counts and not stack.leaders:
        found.append(Mistake(file, key, "no pieces", "units or leaders"))
    return found


def check_pieces(file: str, forces: tuple[Stack, ...], counters: Counters, *, turn: int) -> list[Mistake]:
    """No more units than there are, leaders of the right country, nobody in two places, one king a country."""
    return [
        *_units(file, forces, counters, turn),
        *(mistake for index, stack in enumerate(forces) for mistake in _leaders(file, index, stack, counters, turn)),
        *_twice(file, forces),
        *_rival_kings(file, forces, counters),
    ]


def _units(file: str, forces: tuple[Stack, ...], counters: Counters, turn: int) -> list[Mistake]:
    """The pool of each country holds all that is placed."""
    needed: dict[CountryId, dict[UnitClass, int]] = {}
    for stack in forces:
        totals = needed.setdefault(stack.country, {})
        for cls, count in stack.counts.items():
            totals[cls] = totals.get(cls, 0) + count
    found = []
    for country, totals in needed.items():
        pool = units_available(counters, country, turn)
        for cls, count in totals.items():
            if count > pool.get(cls, 0):
                there = f"at most the {pool.get(cls, 0)} that there are in turn {turn}"
                found.append(Mistake(file, "forces", f"{count} {country} units of class {cls}", there))
    return found


def _leaders(file: str, index: int, stack: Stack, counters: Counters, turn: int) -> list[Mistake]:
    """Leaders and kings of the stack's country whose time has come."""
    key = f"forces[{index}]"
    found = []
    for leader in stack.leaders:
        counter = counters.leaders.get(leader) or counters.kings.get(leader)
        if counter is None:
            found.append(Mistake(file, f"{key}.leaders", repr(leader), "the id of a leader or king"))
        elif counter.country != stack.country:
            of = f"{leader} of {counter.country}"
            found.append(Mistake(file, f"{key}.leaders", of, f"a leader of {stack.country}"))
        elif counter.turn > turn:
            of = f"{leader} of turn {counter.turn}"
            found.append(Mistake(file, f"{key}.leaders", of, f"a leader of turn {turn} or earlier"))
    found += [
        Mistake(file, f"{key}.promoted", repr(leader), "an ordinary leader of the same stack")
        for leader in stack.promoted
        if leader not in stack.leaders or leader in counters.kings
    ]
    return found


def _twice(file: str, forces: tuple[Stack, ...]) -> list[Mistake]:
    """Nobody is in two places."""
    places: dict[LeaderId, list[str]] = {}
    for stack in forces:
        for leader in stack.leaders:
            places.setdefault(leader, []).append(stack.place)
    return [
        Mistake(file, "forces", f"{leader} in {' and '.join(where)}", f"{leader} in one place")
        for leader, where in places.items()
        if len(where) > 1
    ]


def _rival_kings(file: str, forces: tuple[Stack, ...], counters: Counters) -> list[Mistake]:
    """A country has one king at a time (10.3)."""
    kings: dict[CountryId, list[LeaderId]] = {}
    for stack in forces:
        named = [leader for leader in dict.fromkeys(stack.leaders) if leader in counters.kings]
        kings.setdefault(stack.country, []).extend(named)
    return [
        Mistake(file, "forces", " and ".join(crowned), f"one king of {country}")
        for country, crowned in kings.items()
        if len(crowned) > 1
    ]
