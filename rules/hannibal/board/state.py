"""The board of Hannibal: spaces, generals, cards and the clock (ch.1, 2)."""

from typing import Literal

from msgspec import Struct, field

from rules.hannibal.board.ids import SIDES, BattleCardId, BattleType, CardId, GeneralId, Side, SpaceId

Phase = Literal["reinforcements", "deal", "strategy", "winter", "isolation", "victory"]
Rank = Literal["consul", "proconsul", "permanent"]
Status = Literal["map", "pool", "displaced", "aside", "out"]


class Units(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Combat units (CU): regular ones and elephants (ch.1)."""

    regular: int = 0
    elephants: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.regular + self.elephants

    def add(self, other: "Units") -> None:
        """These come to them."""
        self.regular += other.regular
        self.elephants += other.elephants

    def take(self, other: "Units") -> None:
        """These go from them."""
        self.regular -= other.regular
        self.elephants -= other.elephants

    def holds(self, other: "Units") -> bool:
        """Whether these are among them."""
        return 0 <= other.regular <= self.regular and 0 <= other.elephants <= self.elephants

    def copy(self) -> "Units":
        """The same once more."""
        return Units(self.regular, self.elephants)


class SpaceState(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What is in one space; units inside the walls are always those of the city's owner."""

    owner: Side | None = None
    subjugated: bool = False  # its tribe is gone, and it is an ordinary space (ch.20)
    rome: Units = field(default_factory=Units)
    carthage: Units = field(default_factory=Units)
    inside: Units = field(default_factory=Units)
    points: int = 0  # siege points of a city, subjugation points of a tribe

    def outside(self, side: Side) -> Units:
        """The units of a side before the walls."""
        return self.rome if side == "rome" else self.carthage

    def within(self, side: Side) -> Units:
        """The units of a side inside the walls; change them only for the city's owner."""
        return self.inside if self.owner == side else Units()


class GeneralState(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Where a general is: in a space of the map, in the Roman pool, displaced, aside, or out of the game."""

    status: Status = "map"
    at: SpaceId | None = None
    inside: bool = False
    rank: Rank | None = None  # of Romans on the map
    chosen: bool = False  # his owner named him commander among equals (ch.8)


class SiegeTrain(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The Carthaginian Siege Train: the space, and the general whom it follows (ch.17, H-91)."""

    at: SpaceId
    general: GeneralId | None = None


class Tired(Struct, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """Units in a space that have spent movement points with the card that is being played (H-55)."""

    space: SpaceId
    spent: int
    regular: int = 0
    elephants: int = 0
    inside: bool = False


class Play(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The strategy card that is being played, until all that follows from it is done (ch.7)."""

    side: Side
    card: CardId
    event: bool = False  # it is played as its event, or as a move with its event (cards 5, 18, 28, 50, 54, 61-63)
    besieged: list[SpaceId] = []  # where a siege or subjugation was attempted with it: once in each space (ch.20)
    tired: list[Tired] = []  # units that moved with it, and how far (H-55)
    weary: dict[GeneralId, int] = {}  # generals who moved with it, and how far
    activated: list[GeneralId] = []  # whom a Campaign has activated (ch.9)
    sailed: bool = False  # an army of the Campaign has used the sea (ch.9)
    baffled: dict[GeneralId, list[GeneralId]] = {}  # by mover: who failed to intercept, cannot avoid (ch.12)


class BattleCards(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The battle cards while a battle is fought (ch.14): hands are secret, played ones lie open."""

    deck: list[BattleCardId]
    hands: dict[Side, list[BattleCardId]]
    played: list[BattleCardId] = []
    shown: list[BattleCardId] = []  # cards of hands that a spy has laid open
    space: SpaceId | None = None  # where the battle is
    attacker: Side | None = None  # who attacks now
    original: Side | None = None  # who began it
    rounds: int = 0  # fought so far
    commanders: dict[Side, GeneralId] = {}
    last: dict[Side, BattleType] = {}  # what each side played last, as what it counted (H-5)


class Board(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table; decks have no order, a card is chosen when it is drawn."""

    spaces: dict[SpaceId, SpaceState]
    generals: dict[GeneralId, GeneralState]
    hands: dict[Side, list[CardId]]
    deck: list[CardId]
    discard: list[CardId] = []
    removed: list[CardId] = []
    turn: int = 1
    phase: Phase = "deal"
    active: Side | None = None
    play: Play | None = None
    opening: bool = False  # Rome has declared to open with a Campaign card, and has not played it yet (ch.6)
    truce: bool = False
    shuffle: bool = False  # the Truce was laid down in this turn (H-30)
    macedon: bool = False
    naval_victory: bool = False
    counsels: dict[CardId, bool] = {}  # cards 57, 58 in force; true: a reshuffle came since (H-31)
    siege_train: SiegeTrain | None = None
    subjugators: dict[SpaceId, Side] = {}  # who rolled last against a tribe: its points are his (ch.20)
    battle: BattleCards | None = None

    def with_status(self, status: Status) -> list[GeneralId]:
        """The generals who are there: on the map, in the pool, displaced, aside or out."""
        return [general for general, state in self.generals.items() if state.status == status]

    def cards_everywhere(self) -> list[CardId]:
        """All strategy cards, wherever they are; each should be there once."""
        hands = [card for side in SIDES for card in self.hands.get(side, [])]
        return [*self.deck, *self.discard, *self.removed, *hands]
