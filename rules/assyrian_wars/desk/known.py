"""The board as far as a view shows it, and the accounts that are made from it.

Whatever is answered from here cannot tell more than the view does: the board itself is never looked at.
"""

from collections.abc import Iterator
from itertools import combinations
from operator import attrgetter

from msgspec.structs import replace

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import allies_among, enemies_among, in_field, is_contested, leaders, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, ZoneId
from rules.assyrian_wars.board.pieces import AreaState, Piece
from rules.assyrian_wars.board.state import Board, CountryState
from rules.assyrian_wars.interphase.income import EcoAccount, eco_breakdown, income_of
from rules.assyrian_wars.victory.sudden_end import Lead, contenders, first_turn_of_lead, measure
from rules.assyrian_wars.victory.victory import VpAccount, vp_breakdown
from rules.assyrian_wars.view import CountryView, View

_CARDS = ("hand", "fresh")
_OPEN = tuple(
    name for name in CountryState.__struct_fields__ if name in CountryView.__struct_fields__ and name not in _CARDS
)
_open = attrgetter(*_OPEN)


def known_board(view: View) -> Board:
    """A board with everything that the view shows; what is hidden is absent.

    Others' hands and the draw pile are empty, and there are no sealed plans. In the fog an area or a sea zone holds
    the pieces that are seen and the tops of the other stacks. It shares the records of the view: read it at once.
    """
    return Board(
        pack=view.pack,
        scenario=view.scenario,
        options=view.options,
        stock=view.stock,
        clock=view.clock,
        impulse=view.impulse,
        areas=_areas(view),
        zones=_zones(view),
        boxes=view.boxes,
        regroup=view.regroup,
        foreign_wars=view.foreign_wars,
        groups=view.groups,
        game_pool=view.game_pool,
        removed=view.removed,
        countries={code: _country(shown) for code, shown in view.countries.items()},
        wars=view.wars,
        conquests=view.conquests,
        pacts=view.pacts,
        passages=view.passages,
        tributes=view.tributes,
        checks_ended=view.checks_ended,
        schemes=view.schemes,
        plans=view.plans,
        plans_open=view.plans_open,
        discard=view.discard,
        effects=view.effects,
    )


def vp_account(view: View, country: CountryId) -> VpAccount:
    """A country's victory points line by line; all of it is public (8.3)."""
    return vp_breakdown(known_board(view), country)


def leads_ahead(view: View) -> tuple[int | None, list[Lead]]:
    """The next turn at whose count a lead would end the game (None: at none), and what those in front would need."""
    board = known_board(view)
    first = first_turn_of_lead(board)
    if first is None or board.clock.phase == "over":
        return None, []
    found = [measure(board, power) for power in contenders(board)]
    return max(first, board.clock.turn), [lead for lead in found if lead is not None]


def eco_account(view: View, country: CountryId) -> EcoAccount:
    """How a country's ECO level comes about; its lines are public (7.3.3.e).

    The forecast means something for the view's own countries only: of others it knows too little. In the fog it may be
    a range, from `forecast` to `at_best`: a leader before a city may have an army with him, or nobody (6.12, 9.5).
    """
    board = known_board(view)
    levels = [income_of(board, country, contested).level for contested in _contests(board, view, country)]
    return replace(eco_breakdown(board, country), forecast=min(levels), at_best=max(levels))


def _contests(board: Board, view: View, country: CountryId) -> Iterator[tuple[AreaId, ...]]:
    """Which cities of a country may be contested by what lies below the leaders before them: each way it may be."""
    doubtful = [area for area in view.area_stacks if board.areas[area].control == country and _may_be(board, area)]
    for number in range(len(doubtful) + 1):
        yield from combinations(doubtful, number)


def _may_be(board: Board, area: AreaId) -> bool:
    """Only leaders of an enemy are seen before the city, and no unit of its own side is with them (6.12, R-157)."""
    state, printed = board.areas[area], edition_of(board).map.areas[area]
    field = in_field(state)
    return (
        printed.has_city
        and bool(enemies_among(board, state.control, leaders(field)))
        and not allies_among(board, state.control, units(field))
        and not is_contested(board, printed, area)
    )


def _areas(view: View) -> dict[AreaId, AreaState]:
    if not view.area_stacks:
        return view.areas
    found = dict(view.areas)
    for area, tops in view.area_stacks.items():
        state = found[area]
        found[area] = replace(state, pieces=[*state.pieces, *tops])
    return found


def _zones(view: View) -> dict[ZoneId, list[Piece]]:
    return view.zones | {zone: [*view.zones[zone], *tops] for zone, tops in view.zone_stacks.items()}


def _country(shown: CountryView) -> CountryState:
    known = dict(zip(_OPEN, _open(shown), strict=True))
    return CountryState(**known, hand=shown.hand or [], fresh=shown.fresh or [])
