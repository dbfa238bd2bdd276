"""scenario.toml: markers, rounds, prices and the numbers to roll (ch.3 to 5)."""

from rules.core.ids import Seat
from rules.core.packs import Record
from rules.empires.pack.map import Key


class CourtTerms(Record, frozen=True, kw_only=True):
    """ch.5.4: what courting costs and needs."""

    cost: int
    roll: int


class AnnexTerms(Record, frozen=True, kw_only=True):
    """ch.5.4: what annexing costs."""

    cost: int


class SubvertTerms(Record, frozen=True, kw_only=True):
    """ch.5.4: how much may be paid for a subversion, and what it needs."""

    most: int
    roll: int


class ScenarioFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    id: Key
    en: str
    de: str
    seats: tuple[Seat, ...]
    seats_min: int
    seats_max: int
    markers: dict[str, int]
    most_in_a_half: int
    action_rounds: tuple[int, ...]
    scoring_turns: tuple[int, ...]
    income: int
    neutral_province: int
    barrier: int
    sea_movement: int
    sealane: int
    own_sea: int
    fort: int
    fort_engineer: int
    trade_markers: int
    displace: int
    court: CourtTerms
    annex: AnnexTerms
    subvert: SubvertTerms
    rout_spoils: int

    @property
    def last_turn(self) -> int:
        """The turn after which the game ends (ch.8)."""
        return len(self.action_rounds)

    def first_markers(self, players: int) -> int:
        """ch.3: how many markers each player places at the beginning."""
        return self.markers[str(players)]
