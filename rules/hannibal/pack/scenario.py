"""scenario.toml: turns, first forces and reinforcements (ch.3 to 5)."""

from rules.core.ids import Seat
from rules.core.packs import Record
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.pack.map import Key


class TurnLine(Record, frozen=True, kw_only=True):
    """One turn: its years and the cards that each side is dealt."""

    turn: int
    years: str
    cards: int


class FirstForce(Record, frozen=True, kw_only=True):
    """Who stands where when the game begins; `units` are the regular ones."""

    side: Side
    space: SpaceId
    units: int
    elephants: int = 0
    generals: tuple[GeneralId, ...] = ()


class Reinforcement(Record, frozen=True, kw_only=True):
    """What Rome gets, and when Africanus comes (ch.5)."""

    rome: int
    rome_least_in_italia: int
    africanus_turn: int
    africanus_units: int


class ScenarioFile(Record, frozen=True, kw_only=True):
    """The whole file."""

    id: Key
    en: str
    de: str
    seats: tuple[Seat, ...]
    turns: tuple[TurnLine, ...]
    forces: tuple[FirstForce, ...]
    reinforcements: Reinforcement

    @property
    def last_turn(self) -> int:
        """The turn after whose victory check the game ends (ch.4)."""
        return len(self.turns)

    def hand_size(self, turn: int) -> int:
        """The cards that each side is dealt in a turn (ch.2)."""
        return self.turns[turn - 1].cards
