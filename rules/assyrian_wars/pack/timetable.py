"""timetable.toml: what each Interphase brings besides the rules (7.6, 10.1, 10.3)."""

from collections.abc import Iterable, Mapping
from typing import Annotated

from msgspec import Meta

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.pack.map import GameMap
from rules.core.packs import Mistake, Record

FILE = "timetable.toml"
LAST = 4  # no event follows the Interphase after turn 5, the game is over (3.7)


class NomadEntry(Record, frozen=True, kw_only=True):
    """A tribe appears with all of its pieces, and comes back here when it was wiped out (10.1, R-275)."""

    tribe: CountryId
    area: AreaId
    only_against: CountryId | None = None  # it may act against this country alone until a power allies it (10.1.2)


class InterphaseRow(Record, frozen=True, kw_only=True):
    """The events of the Interphase after one turn."""

    after: Annotated[int, Meta(ge=1, le=LAST)]
    candidates: tuple[LeaderId, ...] = ()  # kings who may be crowned by a succession roll (10.3)
    crowned: tuple[LeaderId, ...] = ()  # kings who take the throne without one
    succession: dict[CountryId, int] = {}  # what the Interphase adds to a power's succession roll (10.3)
    reserves: tuple[CountryId, ...] = ()  # whose counters of the coming turn enter the force pool
    nomads: tuple[NomadEntry, ...] = ()
    freed: tuple[CountryId, ...] = ()  # tribes that may act against everybody from now on
    annexed: tuple[CountryId, ...] = ()  # minors that stay conquered for good if they are conquered now
    tribute_dice: Annotated[int, Meta(ge=0, le=3)] = 0  # more dice for every tribute check of the coming turn


class TimetableFile(Record, frozen=True, kw_only=True):
    """The whole of timetable.toml."""

    interphases: tuple[InterphaseRow, ...]


class Timetable:
    """The events ready for play. Nothing here ever changes."""

    def __init__(self, file: TimetableFile) -> None:
        self.interphases: Mapping[int, InterphaseRow] = {row.after: row for row in file.interphases}
        self.entries: Mapping[CountryId, NomadEntry] = {
            entry.tribe: entry for row in file.interphases for entry in row.nomads
        }

    def after(self, turn: int) -> InterphaseRow:
        """The events of the Interphase after a turn; none is listed after the last."""
        return self.interphases.get(turn) or InterphaseRow(after=min(turn, LAST))

    def tribute_dice(self, turn: int) -> int:
        """The dice that the timetable adds to each tribute check of a turn (5.2.1, R-34)."""
        row = self.interphases.get(turn - 1)
        return row.tribute_dice if row is not None else 0

    def arrival(self, tribe: CountryId) -> int | None:
        """The turn after which a tribe appears."""
        rows = self.interphases.items()
        return next((turn for turn, row in rows if any(entry.tribe == tribe for entry in row.nomads)), None)

    def is_freed(self, tribe: CountryId, turn: int) -> bool:
        """Whether a tribe's restriction to one victim is over in a turn (10.1.2)."""
        return any(tribe in row.freed for after, row in self.interphases.items() if after < turn)

    def is_annexed(self, minor: CountryId, turn: int) -> bool:
        """Whether an Interphase before a turn leaves a minor conquered for good, if it was conquered then."""
        return any(minor in row.annexed for after, row in self.interphases.items() if after < turn)


def check(file: TimetableFile, game_map: GameMap, counters: Counters) -> list[Mistake]:
    """Every mistake of the timetable."""
    found = _numbers(file)
    for row in file.interphases:
        found += _kings(row, game_map, counters)
        found += _reserves(row, game_map, counters)
        found += _nomads(row, game_map)
    return found + _tribes(file, game_map)


def _numbers(file: TimetableFile) -> list[Mistake]:
    """Each Interphase stands in the file once."""
    numbers = [row.after for row in file.interphases]
    if numbers == list(range(1, LAST + 1)):
        return []
    shown = ", ".join(map(str, numbers)) or "none"
    return [Mistake(FILE, "interphases", f"after: {shown}", f"one each after turns 1 to {LAST}, in that order")]


def _kings(row: InterphaseRow, game_map: GameMap, counters: Counters) -> list[Mistake]:
    """The kings of the coming turn, each once, and nobody else."""
    key, turn = f"interphases[{row.after}]", row.after + 1
    listed = [*row.candidates, *row.crowned]
    found = [
        Mistake(FILE, f"{key}.candidates", f"unknown king {king!r}", "a king of counters.toml")
        for king in listed
        if king not in counters.kings
    ]
    due = {
        king for king, counter in counters.kings.items() if counter.turn == turn and counter.country in game_map.powers
    }
    found += [
        Mistake(FILE, f"{key}.candidates", f"{king} without a place", f"every king whose turn is {turn}, once")
        for king in sorted(due.difference(listed))
    ]
    found += [
        Mistake(FILE, f"{key}.candidates", f"{king} too early, too late or twice", f"kings whose turn is {turn}, once")
        for king in dict.fromkeys(listed)
        if king in counters.kings and (king not in due or listed.count(king) > 1)
    ]
    found += [
        Mistake(FILE, f"{key}.succession.{country}", "no power", "the id of a power")
        for country in row.succession
        if country not in game_map.powers
    ]
    return found


def _reserves(row: InterphaseRow, game_map: GameMap, counters: Counters) -> list[Mistake]:
    """The countries that have counters of the coming turn, and only those; tribes come as nomads."""
    turn = row.after + 1
    units = {unit.country for unit in counters.units.values() if unit.turn == turn}
    leaders = {leader.country for leader in counters.leaders.values() if leader.turn == turn}
    due = units.union(leaders).difference(game_map.nomads)
    if set(row.reserves) == due:
        return []
    key, wanted = f"interphases[{row.after}].reserves", _shown(due)
    return [Mistake(FILE, key, _shown(row.reserves), f"the countries with counters of turn {turn}: {wanted}")]


def _nomads(row: InterphaseRow, game_map: GameMap) -> list[Mistake]:
    """Tribes that exist, in areas that exist."""
    key = f"interphases[{row.after}]"
    found = []
    for entry in row.nomads:
        where = f"{key}.nomads[{entry.tribe}]"
        if entry.tribe not in game_map.nomads:
            found.append(Mistake(FILE, f"{where}.tribe", repr(entry.tribe), "the id of a nomad tribe"))
        if entry.area not in game_map.areas:
            found.append(Mistake(FILE, f"{where}.area", repr(entry.area), "the id of an area"))
        if entry.only_against is not None and entry.only_against not in game_map.countries:
            found.append(Mistake(FILE, f"{where}.only_against", repr(entry.only_against), "the id of a country"))
    found += [
        Mistake(FILE, f"{key}.annexed", repr(minor), "the id of a minor country")
        for minor in row.annexed
        if minor not in game_map.minors
    ]
    return found


def _tribes(file: TimetableFile, game_map: GameMap) -> list[Mistake]:
    """Each tribe appears once, and is freed after that if it was bound."""
    entries = [(row.after, entry) for row in file.interphases for entry in row.nomads]
    found = []
    for tribe in game_map.nomads:
        turns = [after for after, entry in entries if entry.tribe == tribe]
        if len(turns) != 1:
            found.append(Mistake(FILE, "interphases", f"{len(turns)} entries of {tribe}", "one entry of each tribe"))
    bound = {entry.tribe: after for after, entry in entries if entry.only_against is not None}
    for row in file.interphases:
        found += [
            Mistake(FILE, f"interphases[{row.after}].freed", repr(tribe), "a tribe bound in an earlier Interphase")
            for tribe in row.freed
            if bound.get(tribe, LAST) >= row.after
        ]
    return found


def _shown(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "none"
