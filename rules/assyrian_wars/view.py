"""What one seat, or a spectator, may see: built field by field, so that what is not named here stays hidden.

Hidden are other countries' hands, the draw pile, sealed secret diplomacy, offers between others, and with fog of war
the stacks of other camps below their top piece (9.5, R-269). The view shares the board's own records, which is cheap:
read it at once, or keep a `snapshot`.
"""

from collections.abc import Collection, Sequence

import msgspec

from rules.assyrian_wars.forces import armies, by_worth, factor, of_country, owners, units
from rules.assyrian_wars.ids import AreaId, BoxId, CardId, CountryId, HalfAP, PieceId, ScenarioId, ZoneId
from rules.assyrian_wars.pack.counters import Counters
from rules.assyrian_wars.pieces import AreaState, ArmyGroup, ForeignWar, Piece
from rules.assyrian_wars.relations import countries_of, eco_level, seat_of, side
from rules.assyrian_wars.state import (
    Board,
    Camp,
    Clock,
    Conquest,
    CountryState,
    Effect,
    Fall,
    Impulse,
    MarkerStock,
    Options,
    Proposal,
    Scheme,
    Score,
    Tribute,
    TurnRecord,
    War,
)
from rules.core.ids import Seat

STACK = 10  # a stack is an army or up to ten units (9.5)


class CountryView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A country as everybody sees it; `hand` only for the seat that acts for it."""

    kind: str
    acting: Seat | None  # the seat that decides for it now
    seat: Seat | None
    controller: CountryId | None
    active: bool
    eliminated: bool
    resurrected: bool
    acts_as_power: bool
    entered: bool
    prey: CountryId | None
    annexed: bool
    camp: Camp
    camp_at_start: Camp
    track: CountryId | None
    level: int
    refusal: str
    falls: list[Fall]
    king_roll: int
    eco: int  # without tribute
    eco_level: int  # with tribute
    eco_base: int
    saved: HalfAP
    loan: HalfAP
    trade: int
    trade_lost: int
    cards: int  # cards in hand, home cards among them
    hand: list[CardId] | None = None
    fresh: list[CardId] | None = None
    played_home: list[CardId]
    extra_plans: int
    pool: list[PieceId]
    reserve: list[PieceId]
    home: list[Piece]
    ledger: list[Score]
    vp: int
    turn: TurnRecord


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
    effects: list[Effect]
    proposals: list[Proposal]


def view_of(board: Board, counters: Counters, seat: Seat | None) -> View:
    """The whitelist for one seat."""
    own = [] if seat is None else countries_of(board, seat)
    fog = _Fog(board, counters, own) if board.options.fog_of_war else None
    areas, area_stacks = (board.areas, {}) if fog is None else fog.areas()
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
        countries={code: _country(board, code, state, code in own) for code, state in board.countries.items()},
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
        proposals=[offer for offer in board.proposals if offer.by in own or any(c in own for c in offer.to)],
    )


def snapshot(view: View) -> View:
    """The same view with nothing shared, to be kept while the match goes on."""
    return _decoder.decode(_encoder.encode(view))


def _country(board: Board, code: CountryId, state: CountryState, is_own: bool) -> CountryView:
    """A country's open record, and its cards if they are one's own (4.1, 7.3.2)."""
    return CountryView(
        kind=state.kind,
        acting=seat_of(board, code),
        seat=state.seat,
        controller=state.controller,
        active=state.active,
        eliminated=state.eliminated,
        resurrected=state.resurrected,
        acts_as_power=state.acts_as_power,
        entered=state.entered,
        prey=state.prey,
        annexed=state.annexed,
        camp=state.camp,
        camp_at_start=state.camp_at_start,
        track=state.track,
        level=state.level,
        refusal=state.refusal,
        falls=state.falls,
        king_roll=state.king_roll,
        eco=state.eco,
        eco_level=eco_level(board, code),
        eco_base=state.eco_base,
        saved=state.saved,
        loan=state.loan,
        trade=state.trade,
        trade_lost=state.trade_lost,
        cards=len(state.hand),
        hand=state.hand if is_own else None,
        fresh=state.fresh if is_own else None,
        played_home=state.played_home,
        extra_plans=state.extra_plans,
        pool=state.pool,
        reserve=state.reserve,
        home=state.home,
        ledger=state.ledger,
        vp=state.vp,
        turn=state.turn,
    )


def _plans(board: Board, own: Collection[CountryId]) -> dict[CountryId, list[str]]:
    """Secret diplomacy: one's own markers, and everybody's once they are made visible (7.5)."""
    if board.plans_open:
        return board.plans
    return {country: plan for country, plan in board.plans.items() if country in own}


class _Fog:
    """Hides what lies below the top piece of other camps' stacks (9.5, R-98, R-269)."""

    def __init__(self, board: Board, counters: Counters, own: Sequence[CountryId]) -> None:
        self.board = board
        self.counters = counters
        friends = {side(board, country) for country in own}
        self.clear = {country for country in board.countries if side(board, country) in friends}

    def areas(self) -> tuple[dict[AreaId, AreaState], dict[AreaId, list[Piece]]]:
        """Every area with the pieces that can be seen, and the tops of the other stacks."""
        seen: dict[AreaId, AreaState] = {}
        stacks: dict[AreaId, list[Piece]] = {}
        for key, state in self.board.areas.items():
            hidden = [piece for piece in state.pieces if piece.owner not in self.clear]
            if not hidden:
                seen[key] = state
                continue
            seen[key] = _area_with(state, [piece for piece in state.pieces if piece.owner in self.clear])
            stacks[key] = [top for stack in _apart(hidden) for top in self._tops(stack)]
        return seen, stacks

    def zones(self) -> tuple[dict[ZoneId, list[Piece]], dict[ZoneId, list[Piece]]]:
        """Every sea zone likewise; what a fleet carries is not seen."""
        seen: dict[ZoneId, list[Piece]] = {}
        stacks: dict[ZoneId, list[Piece]] = {}
        for key, pieces in self.board.zones.items():
            hidden = [piece for piece in pieces if piece.owner not in self.clear]
            if not hidden:
                seen[key] = pieces
                continue
            seen[key] = [piece for piece in pieces if piece.owner in self.clear]
            fleets = [[piece for piece in of_country(hidden, owner) if piece.is_ship] for owner in owners(hidden)]
            stacks[key] = [top for fleet in fleets for top in self._piles(fleet)]
        return seen, stacks

    def impulse(self) -> Impulse | None:
        """The impulse without the list of pieces that were maintained, unless they are friends."""
        running = self.board.impulse
        if running is None or running.country in self.clear or not running.maintained:
            return running
        return msgspec.structs.replace(running, maintained=[])

    def _tops(self, pieces: list[Piece]) -> list[Piece]:
        """One country's stacks in an area: each army, each bare leader, and up to ten single units a pile."""
        led = armies(self.board, self.counters, pieces, pieces[0].owner)
        taken = {unit.id for army in led for unit in army.units}
        loose = [unit for unit in units(pieces) if unit.id not in taken]
        return by_worth(self.counters, self.board.options, pieces) + self._piles(loose)

    def _piles(self, pieces: list[Piece]) -> list[Piece]:
        """Piles of up to ten, the strongest piece on top of each."""
        ranked = sorted(pieces, key=lambda piece: (-factor(self.counters, piece), piece.id))
        count = -(-len(ranked) // STACK)
        return ranked[:count]


def _apart(pieces: list[Piece]) -> list[list[Piece]]:
    """One list a country, and one for those of it inside the city."""
    found: dict[tuple[CountryId, bool], list[Piece]] = {}
    for piece in pieces:
        found.setdefault((piece.owner, piece.inside), []).append(piece)
    return list(found.values())


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
