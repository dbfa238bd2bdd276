"""The board of Empires: areas, realms, cards and the clock (ch.1)."""

from typing import Literal

from msgspec import Struct

from rules.core.ids import Seat
from rules.empires.board.ids import AreaId, CardId, Half, SetId

Phase = Literal["set-up", "actions"]


class AreaState(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is in one area: control markers of one owner, perhaps a fort, and trade markers by colour."""

    owner: Seat | None = None
    markers: int = 0
    fort: bool = False
    trade: dict[Seat, int] = {}

    @property
    def goods(self) -> int:
        """All trade markers there."""
        return sum(self.trade.values())


class Realm(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What one seat has: its empire set, its general cards, its warehouse and its points."""

    half: Half | None = None
    empire: SetId | None = None
    cards: list[CardId] = []
    goods: int = 0  # own trade markers in the warehouse
    captured: dict[Seat, int] = {}  # trade markers of other colours
    points: int = 0
    lost: int = 0  # how many of its areas have changed hands so far
    wishes: list[AreaId] = []  # set-up markers filed ahead; nobody else sees them


class Engagement(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An attack that waits for its defender; the stacks are the attacker's secret (E-27)."""

    target: AreaId
    attacker: Seat
    defender: Seat
    stack: list[CardId] = []  # for an open battle, or at sea
    siege: list[CardId] = []


class Board(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table; the deck has no order, a card is chosen when it is drawn."""

    order: list[Seat]
    areas: dict[AreaId, AreaState]
    realms: dict[Seat, Realm]
    deck: list[CardId]
    display: list[CardId] = []
    discard: list[CardId] = []
    phase: Phase = "set-up"
    turn: int = 1
    round: int = 0
    start: int = 0  # whose place in the order has the start player marker
    active: Seat | None = None
    engagement: Engagement | None = None

    def cards_everywhere(self) -> list[CardId]:
        """All general cards, wherever they are; each should be there once."""
        return [*self.deck, *self.display, *self.discard, *(card for one in self.realms.values() for card in one.cards)]
