"""The board of a whole game: every fact that the rules remember between two decisions, each in one place only.

Areas, zones, boxes and cards hold their pieces; countries hold their hands, pools and scores; politics is lists of
wars, conquests, tributes and agreements. What can be computed (armies, alliances, ECO after tribute, contested areas,
preemption) is not stored: `forces.py` and `relations.py` compute it. AP are in halves, things are named by their ids.
"""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Literal

import msgspec

from rules.assyrian_wars.board.ids import AreaId, BoxId, CardId, CountryId, HalfAP, PieceId, ScenarioId, ZoneId
from rules.assyrian_wars.board.pieces import AreaState, ArmyGroup, ForeignWar, Piece, Place
from rules.core.ids import Seat

MOST_SAVED = HalfAP(8)  # 4 AP (3.1, 6.18)
REGROUP = Place("regroup")


class Camp(StrEnum):
    """The two camps, and the powers that are in neither (6.9)."""

    ASSYRIAN = "assyrian"
    REBEL = "rebel"
    NEUTRAL = "neutral"


Lead = Literal["never", "turn-3", "any"]  # not at all, from the third turn on, in any turn as printed


class Options(msgspec.Struct, frozen=True, omit_defaults=True, rename="kebab", forbid_unknown_fields=True):
    """The optional rules of a match, by the names of the pack's switches (9, 7.1, 7.5)."""

    sudden_end: bool = True  # 9.1: a defeated camp may end the game, by a roll
    lead: Lead = "turn-3"  # 9.1: when the lead of one power ends it
    reduced_leaders: bool = True  # 9.2
    combining: bool = True  # 9.3
    standing_army: bool = True  # 9.4
    fog_of_war: bool = True  # 9.5
    selling: bool = True  # 9.6
    special_units: bool = True  # 9.7
    secret_diplomacy: bool = True  # 7.5, R-237
    elimination: bool = False  # 7.1, R-203


class Score(msgspec.Struct, frozen=True, array_like=True):
    """One line of a power's victory point record (8.3)."""

    turn: int
    points: int
    rule: str
    reason: str  # a message id
    about: str = ""  # the area, country or card it was for


class Fall(msgspec.Struct, frozen=True, array_like=True):
    """A conquest or surrender that a country suffered (R-260; only a conquest opens elimination, R-203)."""

    turn: int  # the turn, or the one before the Interphase, in which it happened
    surrender: bool = False


class TurnRecord(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a country did or suffered in the running game turn; begun anew in 5.1."""

    impulses: int = 0  # impulses conducted so far, of any kind (6.6.6, 9.4: "first impulse")
    special: int = 0  # those of them that secret diplomacy gave: nobody acted twice by them
    was_active: bool = False  # at any moment of the turn (7.3.3.e)
    mercenaries_drawn: bool = False  # 4.2, 5.1, R-120
    conquest_checked: bool = False  # the one check against this country in an impulse was made (6.13)
    surrender_offered: bool = False
    great_defeat: bool = False  # lost a battle worth 3 VP (7.1.B)
    entry_tried: bool = False  # asked to join a camp of its own wish: once a turn (7.4.1)
    entry_refused: bool = False  # its entry into a camp was refused and scored: once a turn
    refused_by: Camp | None = None  # the camp that refused it: the other one still takes it in (7.4.1)
    conquest_announced: bool = False  # Assyria's punishment of this minor became a conquest
    throne_plot: int = 0  # added to its next succession roll by a card of secret diplomacy (6.11.m, R-246)
    tribute_declined: bool = False  # refuses Assyria by decision (5.2.3, R-36)
    left_by_tribute: bool = False  # left the rebel camp by paying: neutral until the next 7.4
    bankrupt: bool = False  # pays nobody until the next Interphase (7.3.3.f)
    mulligan: bool = False  # 7.3.2
    sold_mercenaries: bool = False  # 9.6
    bought_mercenaries: bool = False  # 9.6
    disbanded: bool = False  # a unit was turned into ECO (9.4)
    sold_cards: list[CardId] = []  # army group cards sold (6.6.6)


class CountryState(msgspec.Struct, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """A power, minor country or nomad tribe that is part of the scenario."""

    kind: Literal["power", "minor", "nomad"]  # as printed (1.1)

    # Who acts for it (1.1.B, 3.4, 7.4.5, 10.1.1).
    seat: Seat | None = None  # the seat that plays it of its own right: a power's, or of a substitute (7.1)
    controller: CountryId | None = None  # the power acting for it though not allied (7.4.5, 8.4, 10.1.1)
    controller_camp: Camp | None = None  # the camp whose turn it is, where control alternates
    regent_acted: bool = False  # who controls it had an impulse: the other camp is next (7.4.5)
    active: bool = False
    eliminated: bool = False
    resurrected: bool = False  # the Mede, by Gathering the Tribes (7.1)
    acts_as_power: bool = False  # a substitute for an eliminated power (7.1)
    stands_for: CountryId | None = None  # the eliminated power whose player has it instead, and whose points it scores
    heir: CountryId | None = None  # of an eliminated power: who has its home cards (7.1)
    entered: bool = False  # a nomad tribe that the timetable has brought into play
    prey: CountryId | None = None  # a tribe that may act against this country only (7.6, 10.1.2)
    annexed: bool = False  # a minor that the timetable leaves conquered for good (7.6)

    # Politics (6.9, 7.1, 7.4).
    camp: Camp = Camp.NEUTRAL  # of a power; minors follow the power they are allied to
    camp_at_start: Camp = Camp.NEUTRAL  # as the game turn began (7.4.1)
    fallen_from: Camp | None = None  # the camp it left by conquest, surrender or elimination
    track: CountryId | None = None  # the power on whose track the marker of a minor or tribe stands
    level: int = 0  # the space on that track, 0 to 15
    refusal: Literal["", "black", "white"] = ""  # tribute refused marker (5.2.1)
    falls: list[Fall] = []
    king_roll: int = 0  # added to the next succession roll by secret diplomacy

    # Economy (6.0, 6.18, 7.3).
    eco: int = 0  # the ECO level of the turn, without tribute
    eco_base: int = 0  # subtracted at the end of the game (8.3)
    eco_cities: int = 0  # what the last Interphase counted for `eco` (7.3): city points,
    eco_rich: int = 0  # ECO numbers and markers in halves,
    eco_trade: int = 0  # trade points in halves,
    eco_pillage: int = 0  # levels lost by pillage,
    eco_bonus: int = 0  # levels won by a turn at rest
    saved: HalfAP = HalfAP(0)
    loan: HalfAP = HalfAP(0)  # AP borrowed for an event (6.11)
    trade: int = 0  # trade markers in the Trade Box (6.15)
    trade_lost: int = 0  # trade markers removed from it

    # Cards (2.3, 7.3.2).
    hand: list[CardId] = []  # random cards and home cards
    fresh: list[CardId] = []  # those of the hand that were dealt in this Interphase
    played_home: list[CardId] = []  # its own pile of home cards played (4.1)
    extra_plans: int = 0  # secret diplomacy markers bought with excess cards (7.3.2)

    # Pieces off the map.
    pool: list[PieceId] = []  # force pool: units, ships, leaders, and the mercenaries it may hire (4.2)
    reserve: list[PieceId] = []  # not yet available: by card, turn or timetable
    home: list[Piece] = []  # on the home card of a deactivated minor (6.9)
    deployed: bool = False  # a minor whose set-up has been on the map: it is ignored from then on (6.9)

    ledger: list[Score] = []
    turn: TurnRecord = msgspec.field(default_factory=TurnRecord)

    @property
    def is_power(self) -> bool:
        """A power in play, or what its player got for it when it was eliminated (7.1)."""
        return (self.kind == "power" and not self.eliminated) or self.acts_as_power

    @property
    def is_tribe(self) -> bool:
        """A nomad tribe that is bound by the rules for nomads: a substitute is treated as a power (7.1, 10.1)."""
        return self.kind == "nomad" and not self.acts_as_power

    @property
    def vp(self) -> int:
        """Victory points so far; may be negative (8.3.1)."""
        return sum([line.points for line in self.ledger])


class War(msgspec.Struct, frozen=True, array_like=True):
    """A war of two countries' own; wars that follow from camps and alliances are not listed (`relations.at_war`)."""

    by: CountryId  # who declared it, or the first named in the scenario
    on: CountryId  # a country, or a minor city by its area's id
    cause: Literal["scenario", "declared", "punishment", "event"] = "declared"
    turn: int = 0


class Conquest(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A country in a power's Conquest box, with the grace period between the two (7.1.D, R-198, R-199)."""

    by: CountryId
    of: CountryId
    until: int = 0  # the grace period ends at the start of this Interphase; 0: it is over
    level: int = 0  # the space kept for it on the conqueror's track
    controlled: bool = False  # Assyria controls the power until then (8.4)


class Tribute(msgspec.Struct, frozen=True, array_like=True):
    """A reason for which a country or minor city pays a power; one payer pays one receiver once (R-123)."""

    payer: CountryId
    to: CountryId
    reason: Literal["check", "voluntary", "status", "conquest", "pact", "peace", "scheme"]
    until: int = 0  # the price of a peace: the last turn in which it is paid (7.4.3); 0: as long as the reason lasts


class Scheme(msgspec.Struct, frozen=True, array_like=True):
    """A tribute option of secret diplomacy that waits for 5.2 (R-243)."""

    by: CountryId
    target: CountryId
    secured: bool = False  # Assyria's option 3; otherwise option 2


class LastingEffect(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A card's effect that lasts, and the card itself if it lies face up meanwhile (4.1, 6.11.f, 6.11.l)."""

    card: CardId
    country: CountryId  # who played it
    until: Literal["event", "check", "battle", "impulse", "next-impulse", "turn", "condition"]
    kind: str = ""  # what it does, in the words of the card layer
    target: str = ""  # the piece, area or country it is laid on
    value: int = 0
    face_up: bool = False
    impulse: int = 0  # the number of the impulse it was played in


class CardPlay(msgspec.Struct, frozen=True, array_like=True):
    """A card played as one of the two of an impulse (3.1, 3.2)."""

    card: CardId
    event: bool = False
    made_plus: bool = False  # 3 AP were paid to make it a + card (6.18)
    cancelled: bool = False


class Impulse(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The running impulse: its purse, and what may be done only once in it."""

    country: CountryId
    kind: Literal["scheduled", "preemptive", "special", "pass"] = "scheduled"
    income: HalfAP = HalfAP(0)  # collected, and savings brought in stay in `CountryState.saved` (6.18)
    lapsing: HalfAP = HalfAP(0)  # from cards, effects and a sold army group card
    spent: HalfAP = HalfAP(0)  # all costs but event prices, unrounded
    event_spent: HalfAP = HalfAP(0)  # event prices: income first
    dues: HalfAP = HalfAP(0)  # spent before the country's own actions began: a card bought, supply, mercenaries
    repaid: HalfAP = HalfAP(0)  # the part of it that repaid a loan: no spending
    cards: list[CardPlay] = []
    upkeep_done: bool = False  # step 4 of R-21
    closed: bool = False  # no AP may be spent any more (6.11.g, R-153)
    influence: HalfAP = HalfAP(0)  # AP spent on diplomacy (6.9, R-110)
    offers: list[str] = []  # what it has offered others, each once (6.9, 7.4.3)
    influence_closed: bool = False
    tribute_offered: bool = False  # by a power at war with Assyria
    leader_bought: bool = False  # 6.3
    leader_relocated: bool = False  # 6.6.7
    raider_placed: list[CountryId] = []  # 6.15
    raiders_new: list[PieceId] = []  # placed in this impulse: may not raid yet (6.15)
    raided: bool = False  # 6.15, R-164
    pillaged: list[AreaId] = []  # 6.14
    claims: list[CountryId] = []  # countries that another power is to conquer, as their invaders decided (7.1.C)
    searched: list[ZoneId] = []  # 6.16.f
    fought_abroad: bool = False  # a battle of a foreign war (6.11.b, R-140)
    voyages: int = 0  # fleets that have put to sea so far: each arrival is a fleet of its own (6.16.f)
    maintained: list[PieceId] = []  # pieces whose supply is settled (6.10, R-49)
    staying: list[PieceId] = []  # nomads whom 1 AP lets stay on wasted land (10.1, R-271)


class Clock(msgspec.Struct, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """Where the game is: turn, phase, round and markers of the impulse track (3, 5, R-4, R-24)."""

    turn: int = 1
    last_turn: int = 5
    phase: Literal["setup", "initiation", "action", "interphase", "over"] = "setup"
    round: int = 0
    start: CountryId  # has the first impulse of the turn; its space is the round boundary
    marker: CountryId  # the impulse marker's space
    last: CountryId | None = None  # conducted the last card impulse, in the turn before too ("ended previous turn")
    preempted: bool = False  # a preemptive impulse was conducted since the last scheduled one
    special: list[CountryId] = []  # special impulses still due before the first scheduled one (7.5.2.b)
    impulses: int = 0  # impulses conducted in the game so far


class MarkerStock(msgspec.Struct, frozen=True, array_like=True):
    """How many markers of a kind the scenario has; None: never out of stock (10.4.a, R-285)."""

    pillage: int | None = None
    damage: int | None = None


class Board(msgspec.Struct, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game of Assyrian Wars, between any two decisions."""

    pack: str  # the edition's name
    digest: str = ""  # the edition's content hash as the match began
    scenario: ScenarioId
    options: Options = msgspec.field(default_factory=Options)
    stock: MarkerStock = msgspec.field(default_factory=MarkerStock)
    clock: Clock
    impulse: Impulse | None = None

    # Pieces in play: each is in exactly one of these lists, in a country's `home`, or on a foreign war card.
    areas: dict[AreaId, AreaState] = {}  # those in play; another area only earns income for its printed owner
    zones: dict[ZoneId, list[Piece]] = {}  # ships, and what they carry
    boxes: dict[BoxId, list[Piece]] = {}  # sea trade boxes and the five raid boxes
    regroup: list[Piece] = []
    foreign_wars: list[ForeignWar] = []
    groups: list[ArmyGroup] = []

    # Pieces out of play, by id only.
    game_pool: list[PieceId] = []  # mercenaries, Aramaeans and Arabs that nobody has
    removed: list[PieceId] = []  # out of the game for good: dead kings, pieces of eliminated countries

    countries: dict[CountryId, CountryState] = {}  # in the order of the impulse track
    wars: list[War] = []
    conquests: list[Conquest] = []  # oldest first: they are paid in this order (10.4.c)
    pacts: dict[AreaId, CountryId] = {}  # minor city pacts (6.11.c2)
    passages: list[tuple[CountryId, CountryId]] = []  # free passage (6.9)
    tributes: list[Tribute] = []
    checks_ended: bool = False  # Assyria was conquered: no tribute checks any more (7.1)
    schemes: list[Scheme] = []
    plans: dict[CountryId, list[str]] = {}  # secret diplomacy objectives chosen (7.5)
    plans_open: bool = False  # revealed, and being carried out
    rotas: dict[Camp, CountryId] = {}  # the power of a camp that controlled nomads last

    deck: list[CardId] = []  # the draw pile, sorted: a card is chosen when it is drawn
    discard: list[CardId] = []  # the oldest first
    effects: list[LastingEffect] = []

    def places(self) -> Iterator[tuple[Place, list[Piece]]]:
        """Every list of pieces in play with its place."""
        for area, state in self.areas.items():
            yield Place("area", area), state.pieces
        yield from self.off_the_land()

    def off_the_land(self) -> Iterator[tuple[Place, list[Piece]]]:
        """The same without the areas."""
        for zone, pieces in self.zones.items():
            yield Place("zone", zone), pieces
        for box, pieces in self.boxes.items():
            yield Place("box", box), pieces
        yield REGROUP, self.regroup
        for code, country in self.countries.items():
            yield Place("home", code), country.home
        for war in self.foreign_wars:
            yield Place("war", war.card), war.forces
            yield Place("war", war.card, second=True), war.others

    def pieces_at(self, place: Place) -> list[Piece]:
        """The list itself: to add a piece to it is to put it there."""
        match place.kind:
            case "area":
                return self.areas[AreaId(place.id)].pieces
            case "zone":
                return self.zones[ZoneId(place.id)]
            case "box":
                return self.boxes[BoxId(place.id)]
            case "home":
                return self.countries[CountryId(place.id)].home
            case "war":
                war = next(war for war in self.foreign_wars if war.card == place.id)
                return war.others if place.second else war.forces
            case _:
                return self.regroup

    def find(self, piece: PieceId) -> tuple[Place, Piece] | None:
        """Where a piece is and the piece itself, if it is in play."""
        for area, state in self.areas.items():  # almost always: so these go first
            for candidate in state.pieces:
                if candidate.id == piece:
                    return Place("area", area), candidate
        for place, pieces in self.off_the_land():
            for candidate in pieces:
                if candidate.id == piece:
                    return place, candidate
        return None

    def find_all(self, ids: Iterable[PieceId]) -> list[Piece]:
        """Those of these pieces that are in play; they mostly lie together, so each is looked for there first."""
        found: list[Piece] = []
        near: dict[PieceId, Piece] = {}
        for piece in ids:
            if piece not in near:
                there = self.find(piece)
                if there is None:
                    continue
                near = {other.id: other for other in self.pieces_at(there[0])}
            found.append(near[piece])
        return found

    def take(self, piece: PieceId) -> Piece:
        """Lift a piece that is in play from where it is."""
        found = self.find(piece)
        if found is None:
            raise KeyError(piece)
        place, taken = found
        self.pieces_at(place).remove(taken)
        return taken
