"""tables.toml: attrition, siege, retreat, naval combat, and the limits (ch.2)."""

from rules.core.packs import Record


class AttritionTable(Record, frozen=True, kw_only=True):
    """Losses by modified die and number of units; from `elephant_from` on one of them is an elephant."""

    columns: tuple[int, ...]
    losses: tuple[tuple[int, ...], ...]
    elephant_from: int


class SiegeTable(Record, frozen=True, kw_only=True):
    """Points gained and units lost by modified die."""

    points: tuple[int, ...]
    losses: tuple[int, ...]
    needed: int
    least_units: int
    carthaginian_besieger: int


class RetreatTable(Record, frozen=True, kw_only=True):
    """Units lost by modified die, for small and large losers; -1 is all of them."""

    small: tuple[int, ...]
    large: tuple[int, ...]
    probe: int
    double_envelopment: int


class NavalTable(Record, frozen=True, kw_only=True, rename={"back": "return"}):
    """The naval combat results and their modifiers."""

    safe: int
    back: int
    roman_port: int
    single: int
    syracuse: int
    macedon: int
    victory: int
    mago: int


class Limits(Record, frozen=True, kw_only=True, rename={"pass_cost": "pass"}):
    """The figures of the rules."""

    elephants: int
    army: int
    battle_cards: int
    mp: int
    force_march: int
    pass_cost: int
    strait: int
    sea: int
    sea_units: int
    sea_units_campaign: int
    overrun: int
    consul: int


class TablesFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    attrition: AttritionTable
    siege: SiegeTable
    retreat: RetreatTable
    naval: NavalTable
    limits: Limits
