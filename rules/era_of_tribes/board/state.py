"""The board of Era of Tribes: provinces, seas, realms, tracks, and what is going on (ch.1)."""

from typing import Literal

from msgspec import Struct

from rules.core.ids import Seat
from rules.era_of_tribes.board.ids import AreaId, CardId, CutId, FieldId, GoodId, PeopleId, Symbol, TileId

Phase = Literal["set-up", "actions", "auto-expansion", "clean-up", "over"]
Part = Literal["growth", "building", "movement", "cities", "battles"]
"""T-51: the parts of an expansion, in order."""

BattleSide = Literal["attacker", "defender"]


class LandState(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is in a land province: pieces of one owner, another's trading post on his city, or barbarians."""

    owner: Seat | None = None
    vassals: int = 0
    city: bool = False
    post: Seat | None = None
    tile: TileId | None = None  # a barbarian tile, face down
    battlefield: int = 0


class SeaState(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The fleets in a sea area, in the order of their arrival: the first player holds it (T-14)."""

    fleets: dict[Seat, int] = {}

    @property
    def holder(self) -> Seat | None:
        """T-14: whose fleets have been there longest."""
        return next(iter(self.fleets), None)


class Realm(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What one player has beside the map."""

    people: PeopleId | None = None
    ep: int = 1
    morale: int = 0
    food: int = 0
    hunger: int = 0
    past_hunger: int = 0
    fed: int = 0  # how much of the food comes from provinces and fish that are held
    taler: int = 0
    treaties: int = 0
    free: int = 0
    unbuilt: list[int] = []  # bound vassals under the cities that are not built; the last one is built next
    removed: int = 0  # vassals that have left the game
    advances: dict[FieldId, int] = {}
    epoch: int = 0
    triumph: int = 0
    colonies: int = 0  # as counted last
    grey: int = 0
    armies: int = 0
    legions: int = 0
    militia: int = 0  # grey ones, in the Regular Army
    military: int = 0  # how many wine or ivory are military goods this round
    tiles: list[TileId] = []  # unused, hidden
    spent: list[TileId] = []  # used, open
    dealt: list[CardId] = []
    card: CardId | None = None
    ring: bool = False
    homing: bool = False  # the leader on the ring comes back after the next action
    used: int = 0  # leaders on action fields
    goods_used: dict[GoodId, int] = {}  # this round
    done: list[str] = []  # action fields and diplomatic steps of this round
    passed: bool = False
    revolted: bool = False  # in revolution until the end of the round
    protected: bool = False
    warned: list[Seat] = []  # who has paid for the protection of this realm
    settled: int = 0  # colonies of this round that cost nothing
    toppled: bool = False  # took the last home province of a player
    bonus: bool = False  # got the bonus for the end of the game


class Assault(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Pieces that have moved into a foreign province: over land, carried over sea, and landed fleets."""

    land: int = 0
    sea: int = 0
    fleets: int = 0

    @property
    def pieces(self) -> int:
        """All of them."""
        return self.land + self.sea + self.fleets


class SeaFight(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A sea battle that somebody has demanded (ch.6.5)."""

    area: AreaId
    attacker: Seat
    defender: Seat


class Muster(Struct, omit_defaults=True, forbid_unknown_fields=True, frozen=True):
    """T-60, T-81, T-82: what a side puts up, as it was ordered."""

    armies: str = "all"
    legions: str = "all"
    goods: bool = True
    mercenaries: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    losses: tuple[str, ...] = ()
    city: str = "auto"


class Campaign(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The expansion that is going on (ch.6)."""

    seat: Seat
    auto: bool = False
    part: Part = "growth"
    growth: int = 0  # points left
    room: dict[AreaId, int] = {}  # where new vassals may still be placed
    fresh: dict[AreaId, int] = {}  # new vassals that may be built with
    mp: dict[AreaId, list[int]] = {}  # movement points of each piece
    raiders: dict[AreaId, list[int]] = {}  # the same of fleets that have raided
    raided: list[Seat] = []
    horses: int = 0
    bought: bool = False  # a fleet
    attacks: dict[AreaId, Assault] = {}
    fights: list[SeaFight] = []
    orders: dict[AreaId, Muster] = {}
    order: list[AreaId] = []  # in which the attacks are resolved


class Force(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One side of a battle on land: the units that still stand, and how it wants to lose them."""

    seat: Seat | None = None  # nobody: barbarians
    vassals: int = 0  # field pieces
    fleets: int = 0  # how many of them have landed from the sea
    city: bool = False
    tile: bool = False  # the barbarians themselves
    armies: int = 0
    legions: int = 0
    grey: int = 0  # grey militia
    militia: int = 0
    goods: list[GoodId] = []
    hired: list[TileId] = []  # mercenaries that still stand, face down
    fallen: list[TileId] = []
    allied: dict[Seat, int] = {}
    helpers: list[Seat] = []  # allies who have lent armies
    losses: tuple[str, ...] = ()
    asked: bool = False  # for additions (T-62)

    @property
    def units(self) -> int:
        """How many units still stand."""
        own = self.vassals + self.city + self.tile + self.armies + self.legions + self.grey + self.militia
        return own + len(self.goods) + len(self.hired) + sum(self.allied.values())


class Conflict(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The battle that is being fought for a province (ch.6.4)."""

    area: AreaId
    attacker: Force
    defender: Force
    landing: bool = False
    kept_vassal: int = 0  # out of the battle in a revolution
    kept_city: bool = False
    city: str = "auto"
    had_city: bool = False
    markers: dict[Symbol, BattleSide] = {}
    rounds: int = 0
    total: int = 0  # units that took part

    def side(self, which: BattleSide) -> Force:
        """One of the two."""
        return self.attacker if which == "attacker" else self.defender


class Board(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything on the table; decks have no order, a card or tile is chosen when it is drawn."""

    cut: CutId
    seating: list[Seat]  # the drawn order P1 ... Pn
    order: list[Seat]  # of this round
    track: list[Seat]  # by arrival on the influence track: of two on one field the later one is behind
    lands: dict[AreaId, LandState]
    seas: dict[AreaId, SeaState]
    realms: dict[Seat, Realm]
    deck: list[CardId]  # influence cards
    open: list[CardId] = []
    box: list[TileId] = []  # tiles that are not on the map
    gone: list[TileId] = []  # tiles that have left the game
    long: bool = False
    limit: int = 0  # rounds, 0: none (T-78)
    round: int = 0
    phase: Phase = "set-up"
    level: int = 1  # of the barbarians
    grey: int = 0  # grey leaders in the supply
    alliances: list[tuple[Seat, Seat]] = []
    parted: list[tuple[Seat, Seat]] = []  # alliances that ended this round
    ending: bool = False
    active: Seat | None = None
    campaign: Campaign | None = None
    conflict: Conflict | None = None
    scores: dict[Seat, int] = {}
