"""What lies on the map: pieces, and the areas, sieges, army groups and foreign wars that hold them (2, 6.6, 6.8, 6.11).

A piece is in exactly one list of the `Board`; that list is the only record of where it is. Its printed values (class,
factors, ratings) are in the edition, looked up by its id.
"""

import msgspec

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId, UnitId, ZoneId

NOBODY = CountryId("")  # controls no-man's-land and revolting areas
SHIP_CLASS = "SH"
FOUGHT = "6.7.7"  # who has taken part in a battle is finished
HIRED = frozenset({"MC", "AR", "AB"})  # mercenaries, Aramaeans and Arabs serve whoever hired them


class Piece(msgspec.Struct, array_like=True, gc=False):
    """A unit, ship or leader in play, with the side it shows and what it did in the running impulse."""

    id: PieceId
    owner: CountryId  # the country it fights for; for a hired piece its employer
    reduced: bool = False  # a unit's reduced side, a leader's weak side (9.2)
    inside: bool = False  # shut inside the city of its area
    crowned: bool = False  # a leader with a king marker (6.3)
    under: LeaderId | None = None  # the army its owner put it in, where there are several; None: by itself
    aboard: UnitId | None = None  # the ship that carries it (6.16.c)
    origin: ZoneId | None = None  # a ship in a sea trade box: the zone it came from
    steps: int = 0  # areas entered in this impulse (6.6.1, 10.4.b); of a ship zones entered and searches (6.16.b)
    used: bool = False  # finished for this impulse (6.6.9, R-77)
    quick: bool = False  # moved at cavalry speed in this impulse
    sailed: bool = False  # boarded, landed, or carried somebody in this impulse (6.16.c, 6.16.d)
    half: bool = False  # has begun a step at cavalry speed whose other half is still to be used (9.7, R-86)
    fleet: int = 0  # a ship: the voyage of this impulse that brought it; 0: it was there before (6.16.f)
    astray: AreaId | None = None  # turned back from there by a card: it may not go there again in this impulse (6.11.e)
    whence: AreaId | None = None  # it marched from there, in this impulse, to where it stands now (6.7.8, R-78)
    ended: str = ""  # the rule by which it is finished, where it is not that of battles (6.7.7)

    @property
    def is_leader(self) -> bool:
        """A leader or king: the part of its id after the country is a name."""
        return self.id[3] >= "a"

    @property
    def is_ship(self) -> bool:
        return self.id[3:5] == SHIP_CLASS

    @property
    def is_unit(self) -> bool:
        """A land combat unit: what the rules call unit when they count (R-106)."""
        return self.id[3] < "a" and self.id[3:5] != SHIP_CLASS

    @property
    def is_land(self) -> bool:
        """A land combat unit or a leader."""
        return self.id[3:5] != SHIP_CLASS

    @property
    def is_hired(self) -> bool:
        """A mercenary, Aramaean or Arab: takes the mercenary half of hits and command ratings (6.6.2, R-30)."""
        return self.id[:2] in HIRED

    @property
    def is_regular(self) -> bool:
        """A land combat unit in the colour of its country."""
        return self.is_unit and self.id[:2] not in HIRED

    @property
    def nation(self) -> CountryId:
        """Whose counter it is: the country, or the pool MC, AR, AB."""
        return CountryId(self.id[:2])

    @property
    def unit_class(self) -> str:
        """HI, LI, B, LC, HB, HC, CH or SH; empty for a leader (2.1.1)."""
        return "" if self.is_leader else self.id[3:].partition("-")[0]

    def rested(self) -> None:
        """Forget what it did in the impulse that has ended."""
        self.steps = 0
        self.used = self.quick = self.sailed = self.half = False
        self.fleet = 0
        self.astray = self.whence = None
        self.ended = ""

    def finish(self, rule: str = FOUGHT) -> None:
        """It has done enough for this impulse, by the rule that says so."""
        if not self.used:
            self.used, self.ended = True, "" if rule == FOUGHT else rule

    @property
    def finished_by(self) -> str:
        """The rule by which it is finished (6.6.1, 6.6.7, 6.6.8, 6.6.9, 6.7.7, 6.8.1, 6.16.b, 6.16.g)."""
        return self.ended or FOUGHT


class Siege(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A siege that has begun and is not lifted; several forces besiege a city apart from each other (6.8, R-88)."""

    country: CountryId  # whose impulses carry it on
    leader: LeaderId | None = None  # who commands the besieging army or group; None after the last one died
    level: int = 0  # the city's defence as the siege began, for victory points
    hunger: int | None = None  # None: no hunger siege; 0: the 1 lies with the besiegers; n: n lies on the city (6.8.1)
    rounds: int = 0  # rounds of siege combat fought so far (6.7.7: taken in the first is an overrun)
    acted: bool = False  # had its siege action of this impulse


class AreaState(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is true of one area of the map now; what is printed there is in the edition."""

    control: CountryId = (
        NOBODY  # holds the city and the area; a free minor city is controlled by its own id (6.12, R-5)
    )
    pieces: list[Piece] = []
    pillage: int = 0  # 0, 1 or 2 (6.14)
    damage: int = 0  # city damage markers (6.8.3)
    eco_plus: int = 0  # ECO+1 markers (6.8.4)
    eco_minus: int = 0  # ECO-1 markers
    revolt: bool = False  # a revolt marker: nobody controls it (7.5.2.d)
    province: CountryId | None = None  # whose province it is (7.1.D)
    sieges: list[Siege] = []


class ArmyGroup(msgspec.Struct, forbid_unknown_fields=True):
    """Two or three armies on an army group card; it is where its leaders are (6.6.3, 6.6.4)."""

    card: CardId
    country: CountryId  # the power whose card it is
    leaders: list[LeaderId]  # the commander first

    @property
    def commander(self) -> LeaderId:
        return self.leaders[0]


class ForeignWar(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A war off the map: the pieces lie on the card until it is over (6.11.b)."""

    card: CardId
    first: CountryId  # named first on the card: its space on the track counts the duration down
    second: str  # a country, or a side that is not in the game: "lybia", "nubia", "nomads"
    size: int  # pieces that each side owes
    forces: list[Piece] = []  # of the first country
    others: list[Piece] = []  # of the second, if it is a country of the game; the Mede supplies both halves
    forgiven: int = 0  # missing pieces of the first country bought off with victory points
    others_forgiven: int = 0  # and of the second
    duration: int | None = None  # None until both sides are complete

    @property
    def place(self) -> str:
        """Where the pieces of both sides lie, as the id of a place: the card's."""
        return f"war-{self.card}"


class Place(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Where a list of pieces is: an area, zone, box, the Regroup Box, a home card or a foreign war card."""

    kind: str  # "area", "zone", "box", "regroup", "home", "war"
    id: str = ""  # the area, zone, box, country or card
    second: bool = False  # the other side's half of a foreign war card


# What an id tells, also of pieces that are not in play.


def is_hired(piece: PieceId) -> bool:
    """A mercenary, Aramaean or Arab by its id."""
    return piece[:2] in HIRED


def is_leader(piece: PieceId) -> bool:
    """A leader or king by its id."""
    return piece[3:4].islower()


def is_ship(piece: PieceId) -> bool:
    """A ship by its id."""
    return piece[3:5] == SHIP_CLASS
