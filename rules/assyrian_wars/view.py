"""What one seat, or a spectator, may see: built field by field, so that what is not named here stays hidden.

Hidden are other countries' hands, the draw pile, sealed secret diplomacy, offers between others, and with fog of war
the stacks of other camps below their top piece (9.5, R-269). The view shares the board's own records, which is cheap:
read it at once, or keep a `snapshot`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from operator import attrgetter

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import armies, by_worth, rating, units
from rules.assyrian_wars.board.ids import AreaId, BoxId, CardId, CountryId, HalfAP, PieceId, ScenarioId, ZoneId
from rules.assyrian_wars.board.pieces import AreaState, ArmyGroup, ForeignWar, Piece
from rules.assyrian_wars.board.relations import countries_of, seat_of, side, tribute_balances
from rules.assyrian_wars.board.state import (
    Board,
    Camp,
    Clock,
    Conquest,
    Fall,
    Impulse,
    LastingEffect,
    MarkerStock,
    Options,
    Scheme,
    Score,
    Tribute,
    TurnRecord,
    War,
)
from rules.assyrian_wars.events.command import command_bonus
from rules.assyrian_wars.pack.counters import Counters
from rules.core.ids import Seat

OVER = "over"  # the phase after the last: then the fog has lifted (9.5)
STACK = 10  # a stack is an army or up to ten units (9.5)


class CountryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A country as everybody sees it; `hand` only for the seat that acts for it."""

    # Computed.
    acting: Seat | None  # the seat that decides for it now
    eco_level: int  # with tribute
    vp: int
    cards: int  # cards in hand, home cards among them
    hand: list[CardId] | None
    fresh: list[CardId] | None
    # As in `CountryState`: what is listed here is open to all, and nothing else is.
    kind: str
    seat: Seat | None
    controller: CountryId | None
    controller_camp: Camp | None
    regent_acted: bool
    active: bool
    eliminated: bool
    resurrected: bool
    acts_as_power: bool
    stands_for: CountryId | None
    heir: CountryId | None
    entered: bool
    prey: CountryId | None
    annexed: bool
    camp: Camp
    camp_at_start: Camp
    fallen_from: Camp | None
    track: CountryId | None
    level: int
    refusal: str
    falls: list[Fall]
    king_roll: int
    eco: int  # without tribute
    eco_base: int
    eco_cities: int
    eco_rich: int
    eco_trade: int
    eco_pillage: int
    eco_bonus: int
    saved: HalfAP
    loan: HalfAP
    trade: int
    trade_lost: int
    played_home: list[CardId]
    extra_plans: int
    pool: list[PieceId]
    reserve: list[PieceId]
    home: list[Piece]
    deployed: bool
    ledger: list[Score]
    turn: TurnRecord


_COMPUTED = ("acting", "eco_level", "vp", "cards", "hand", "fresh")
_OPEN = attrgetter(*(name for name in CountryView.__struct_fields__ if name not in _COMPUTED))


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game as a seat sees it (None: as a spectator does)."""

    seat: Seat | None
    own: list[CountryId]  # the countries it acts for now
    pack: str
    scenario: ScenarioId
    options: Options
    stock: MarkerStock
    clock: Clock
    impulse: Impulse | None
    areas: dict[AreaId, AreaState]
    zones: dict[ZoneId, list[Piece]]
    area_stacks: dict[AreaId, list[Piece]] = {}  # the top piece of each stack whose rest is in the fog
    zone_stacks: dict[ZoneId, list[Piece]] = {}
    boxes: dict[BoxId, list[Piece]]
    regroup: list[Piece]
    foreign_wars: list[ForeignWar]
    groups: list[ArmyGroup]
    game_pool: list[PieceId]
    removed: list[PieceId]
    countries: dict[CountryId, CountryView]
    wars: list[War]
    conquests: list[Conquest]
    pacts: dict[AreaId, CountryId]
    passages: list[tuple[CountryId, CountryId]]
    tributes: list[Tribute]
    checks_ended: bool
    schemes: list[Scheme]
    plans: dict[CountryId, list[str]]
    plans_open: bool
    deck: int  # cards left in the draw pile
    discard: list[CardId]
    effects: list[LastingEffect]


Stacks = dict[tuple[CountryId, bool], list[Piece]]  # by whose they are, and whether inside the city, in order


class Common:
    """What the views of one position share, whoever looks: made once for all of them, and told to nobody by itself."""

    __slots__ = ("acting", "bare", "countries", "crowded", "sides", "tops")

    def __init__(self, board: Board) -> None:
        self.acting = {country: seat_of(board, country) for country in board.countries}
        self.sides = {country: side(board, country) for country in board.countries}
        self.countries = _countries(board, self.acting)
        self.crowded = [key for key, state in board.areas.items() if state.pieces]
        self.tops: dict[AreaId, Stacks] = {}  # of the stacks in areas that somebody has looked at in the fog
        self.bare: dict[AreaId, AreaState] = {}  # areas without their pieces


def view_of(board: Board, counters: Counters, seat: Seat | None, common: Common | None = None) -> View:
    """The whitelist for one seat."""
    common = common or Common(board)
    own = [] if seat is None else [country for country, seat_for in common.acting.items() if seat_for == seat]
    clouded = board.options.fog_of_war and board.clock.phase != OVER
    fog = _Fog(board, counters, own, common) if clouded else None
    areas, area_stacks = (board.areas, {}) if fog is None else fog.map()
    zones, zone_stacks = (board.zones, {}) if fog is None else fog.zones()
    return View(
        seat=seat,
        own=own,
        pack=board.pack,
        scenario=board.scenario,
        options=board.options,
        stock=board.stock,
        clock=board.clock,
        impulse=board.impulse if fog is None else fog.impulse(),
        areas=areas,
        zones=zones,
        area_stacks=area_stacks,
        zone_stacks=zone_stacks,
        boxes=board.boxes,
        regroup=board.regroup,
        foreign_wars=board.foreign_wars,
        groups=board.groups,
        game_pool=board.game_pool,
        removed=board.removed,
        countries=_with_hands(board, common.countries, own),
        wars=board.wars,
        conquests=board.conquests,
        pacts=board.pacts,
        passages=board.passages,
        tributes=board.tributes,
        checks_ended=board.checks_ended,
        schemes=board.schemes,
        plans=_plans(board, own),
        plans_open=board.plans_open,
        deck=len(board.deck),
        discard=board.discard,
        effects=board.effects,
    )


def snapshot(view: View) -> View:
    """The same view with nothing shared, to be kept while the match goes on."""
    return _decoder.decode(_encoder.encode(view))


def _countries(board: Board, acting: Mapping[CountryId, Seat | None]) -> dict[CountryId, CountryView]:
    """Every country's open record (4.1, 7.3.2)."""
    tribute = tribute_balances(board)
    found: dict[CountryId, CountryView] = {}
    for code, state in board.countries.items():
        level = state.eco + tribute.get(code, 0)
        found[code] = CountryView(acting[code], level, state.vp, len(state.hand), None, None, *_OPEN(state))
    return found


def _with_hands(
    board: Board, countries: Mapping[CountryId, CountryView], own: Collection[CountryId]
) -> dict[CountryId, CountryView]:
    """The open records, with the cards of those that are one's own (4.1, 7.3.2)."""
    found = dict(countries)
    for code in own:
        state = board.countries[code]
        fresh = [card for card in state.fresh if card in state.hand]  # the others lie elsewhere now
        found[code] = msgspec.structs.replace(found[code], hand=state.hand, fresh=fresh)
    return found


def _plans(board: Board, own: Collection[CountryId]) -> dict[CountryId, list[str]]:
    """Secret diplomacy: one's own markers, and everybody's once they are made visible (7.5)."""
    if board.plans_open:
        return board.plans
    return {country: plan for country, plan in board.plans.items() if country in own}


def stack_tops(board: Board, counters: Counters, pieces: list[Piece]) -> list[Piece]:
    """What everybody sees of one country's pieces in an area: the top of each of its stacks (9.5)."""
    return _Fog(board, counters, ())._tops(pieces)


def areas_in_sight(
    board: Board, counters: Counters, seat: Seat | None, keys: Iterable[AreaId]
) -> tuple[dict[AreaId, AreaState], dict[AreaId, list[Piece]]]:
    """What a seat sees of some areas in the fog: each with the pieces that can be seen, and the tops of the others."""
    own = [] if seat is None else countries_of(board, seat)
    return _Fog(board, counters, own).areas(keys)


def map_in_sight(
    board: Board, counters: Counters, seat: Seat | None
) -> tuple[dict[AreaId, AreaState], dict[AreaId, list[Piece]]]:
    """What a seat's view shows of all areas, without the rest of it."""
    if not board.options.fog_of_war or board.clock.phase == OVER:
        return board.areas, {}
    return _Fog(board, counters, [] if seat is None else countries_of(board, seat)).map()


def is_unseen(board: Board, seat: Seat, piece: PieceId) -> bool:
    """Whether the fog hides from this seat where a piece is (9.5, R-98)."""
    if piece[2:3] != "-" or not board.options.fog_of_war:
        return False
    found = board.find(piece)
    if found is None or found[0].kind not in ("area", "zone"):
        return False
    owner = found[1].owner
    if seat_of(board, owner) == seat:
        return False
    own, key = countries_of(board, seat), side(board, owner)
    if key in [side(board, code) for code in own]:
        return False
    fog = _Fog(board, edition_of(board).counters, own)
    if found[0].kind == "area":
        tops = fog.areas((AreaId(found[0].id),))[1].get(AreaId(found[0].id), [])
    else:
        tops = fog.zones()[1].get(ZoneId(found[0].id), [])
    return all(top.id != piece for top in tops)


class _Fog:
    """Hides what lies below the top piece of other camps' stacks (9.5, R-98, R-269)."""

    def __init__(
        self, board: Board, counters: Counters, own: Sequence[CountryId], common: Common | None = None
    ) -> None:
        self.board = board
        self.counters = counters
        self.common = common
        sides = {code: side(board, code) for code in board.countries} if common is None else common.sides
        friends = {sides[country] for country in own}
        self.clear = {country for country, one in sides.items() if one in friends}

    def map(self) -> tuple[dict[AreaId, AreaState], dict[AreaId, list[Piece]]]:
        """All areas with the pieces that can be seen, and the tops of the other stacks."""
        return self._veil(dict(self.board.areas), self.board.areas if self.common is None else self.common.crowded)

    def areas(self, keys: Iterable[AreaId]) -> tuple[dict[AreaId, AreaState], dict[AreaId, list[Piece]]]:
        """These areas likewise."""
        seen = {key: self.board.areas[key] for key in keys}
        return self._veil(seen, tuple(seen))

    def _veil(
        self, seen: dict[AreaId, AreaState], keys: Iterable[AreaId]
    ) -> tuple[dict[AreaId, AreaState], dict[AreaId, list[Piece]]]:
        """Takes away what cannot be seen."""
        clear, tops = self.clear, dict[AreaId, list[Piece]]()
        for key in keys:
            state = seen[key]
            pieces = state.pieces
            if len(pieces) == 1:
                if pieces[0].owner not in clear:
                    seen[key], tops[key] = self._bare(key, state), pieces
            elif pieces:
                stacks = self._stacks(key, pieces)
                hidden = [whose for whose in stacks if whose[0] not in clear]
                if hidden:
                    tops[key] = [top for whose in hidden for top in stacks[whose]]
                    if len(hidden) == len(stacks):
                        seen[key] = self._bare(key, state)
                    else:
                        seen[key] = _area_with(state, [piece for piece in pieces if piece.owner in clear])
        return seen, tops

    def _bare(self, key: AreaId, state: AreaState) -> AreaState:
        """The area without pieces."""
        if self.common is None:
            return _area_with(state, [])
        found = self.common.bare.get(key)
        if found is None:
            found = self.common.bare[key] = _area_with(state, [])
        return found

    def _stacks(self, key: AreaId, pieces: list[Piece]) -> Stacks:
        """The tops of every country's stacks in an area, in the field and inside the city apart.

        They come in the order of countries: that of the pieces would tell what is below.
        """
        found = None if self.common is None else self.common.tops.get(key)
        if found is None:
            found = {whose: self._tops(stack) for whose, stack in self._sort(pieces).items()}
            if self.common is not None:
                self.common.tops[key] = found
        return found

    def zones(self) -> tuple[dict[ZoneId, list[Piece]], dict[ZoneId, list[Piece]]]:
        """Every sea zone likewise; what a fleet carries is not seen."""
        seen = dict(self.board.zones)
        tops: dict[ZoneId, list[Piece]] = {}
        for key, pieces in self.board.zones.items():
            stacks = [stack for whose, stack in self._sort(pieces).items() if whose[0] not in self.clear]
            if stacks:
                seen[key] = [piece for piece in pieces if piece.owner in self.clear]
                fleets = [[piece for piece in stack if piece.is_ship] for stack in stacks]
                tops[key] = [top for fleet in fleets for top in self._piles(fleet)]
        return seen, tops

    def _sort(self, pieces: list[Piece]) -> Stacks:
        """Pieces in one place, one list a country and one for those of it inside the city."""
        stacks: Stacks = {}
        for piece in pieces:
            whose = piece.owner, piece.inside
            if whose in stacks:
                stacks[whose].append(piece)
            else:
                stacks[whose] = [piece]
        return stacks if len(stacks) == 1 else {whose: stacks[whose] for whose in sorted(stacks)}

    def impulse(self) -> Impulse | None:
        """The impulse without the list of pieces that were maintained, unless they are friends."""
        running = self.board.impulse
        if running is None or running.country in self.clear or not (running.maintained or running.staying):
            return running
        return msgspec.structs.replace(running, maintained=[], staying=[])

    def _tops(self, pieces: list[Piece]) -> list[Piece]:
        """One country's stacks in an area: each army, each bare leader, and up to ten single units a pile."""
        if len(pieces) == 1:
            return pieces
        chiefs = [piece for piece in pieces if piece.is_leader]
        if not chiefs:
            return self._piles(pieces)
        if len(chiefs) > 1:
            chiefs = by_worth(self.counters, self.board.options, chiefs)
        command = sum([rating(self.counters, self.board.options, chief).command for chief in chiefs])
        command += sum([command_bonus(self.board, chief.id) for chief in chiefs])
        if len(pieces) - len(chiefs) <= command:
            return chiefs  # they lead everybody
        led = armies(self.board, self.counters, pieces, pieces[0].owner)
        taken = {unit.id for army in led for unit in army.units}
        return chiefs + self._piles([unit for unit in units(pieces) if unit.id not in taken])

    def _piles(self, pieces: list[Piece]) -> list[Piece]:
        """Piles of up to ten, the strongest piece on top of each."""
        if len(pieces) <= 1:
            return pieces
        return sorted(pieces, key=self._rank)[: -(-len(pieces) // STACK)]

    def _rank(self, piece: Piece) -> tuple[int, str]:
        """The strongest first, then by id."""
        unit = self.counters.units[piece.id]
        return -(unit.reduced if piece.reduced else unit.full), piece.id


def _area_with(state: AreaState, pieces: list[Piece]) -> AreaState:
    """The same area with other pieces in it."""
    return AreaState(
        control=state.control,
        pieces=pieces,
        pillage=state.pillage,
        damage=state.damage,
        eco_plus=state.eco_plus,
        eco_minus=state.eco_minus,
        revolt=state.revolt,
        province=state.province,
        sieges=state.sieges,
    )


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(View)
