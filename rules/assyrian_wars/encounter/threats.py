"""Who could intercept a march and with what chance, as far as its player can see (6.6.9, 9.5, R-98)."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among
from rules.assyrian_wars.board.ids import MEDE, AreaId, CountryId, LeaderId
from rules.assyrian_wars.board.names import piece_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.interceptors import (
    NEED,
    Interceptor,
    beside,
    interception_modifier,
    menaces,
    open_modifier,
    sight,
)
from rules.assyrian_wars.events.war_hooks import cannot_be_intercepted
from rules.assyrian_wars.march.mede import is_limited
from rules.assyrian_wars.march.mobility import can_cross
from rules.assyrian_wars.view import areas_in_sight
from rules.core.messages import Message, Name, message

Tops = Mapping[AreaId, Sequence[Piece]]


def quote_interceptors(board: Board, movers: Sequence[Piece], area: AreaId, tops: Tops | None = None) -> list[Message]:
    """A line for each force that could try to intercept in this area; in the fog only what can be seen counts.

    `tops` are the stacks of which a board that is made from a view has only the top piece; of a whole board the quote
    goes by what the player of the movers sees.
    """
    if cannot_be_intercepted(board, movers):
        return []
    if not board.options.fog_of_war:
        return [
            _line(board, force, movers, area, interception_modifier(board, force, movers, area))
            for force in menaces(board, movers, area)
        ]
    if tops is None:
        board, tops = _in_sight(board, movers, area)
    stacks = _Stacks(board, movers, area, tops)
    lines = [_line(board, force, movers, area, open_modifier(board, force, movers, area)) for force in stacks.shown()]
    return [*lines, message("odds-hidden")] if stacks.doubtful else lines


def _in_sight(board: Board, movers: Sequence[Piece], area: AreaId) -> tuple[Board, Tops]:
    """The board with no more in and around an area than the player of the movers sees there (9.5)."""
    edition = edition_of(board)
    around = [key for key in (area, *edition.map.terrain[area]) if key in board.areas]
    seen, tops = areas_in_sight(board, edition.counters, seat_of(board, movers[0].owner), around)
    for key, stacks in tops.items():
        seen[key] = replace(seen[key], pieces=[*seen[key].pieces, *stacks])
    return replace(board, areas=board.areas | seen), tops


def _line(board: Board, force: Interceptor, movers: Sequence[Piece], area: AreaId, modifier: int) -> Message:
    """The force, where it stands, and its chance; cavalry that is hidden is not in it."""
    who = Name("country", force.country) if force.leader is None else piece_name(force.leader)
    return message(
        "quote-interception-unsure" if sight(board) == "fog" else "quote-interception",
        force=who,
        start=Name("area", force.start),
        area=Name("area", area),
        percent=odds.percent(odds.chance(modifier, NEED)),
        natural=odds.natural(modifier, NEED),
    )


class _Stacks:
    """The stacks next to an area that look as if they could intercept there (9.5, R-269).

    It is doubtful who comes where the fog may hide more: below a top that has done its part, in a Mede stack whose top
    cannot come, or with a leader in the area whose army would keep an enemy of his away (R-54).
    """

    def __init__(self, board: Board, movers: Sequence[Piece], area: AreaId, tops: Tops) -> None:
        self.board, self.movers, self.area, self.tops = board, movers, area, tops
        self.near, self.able = beside(board, movers, area)
        self.doubtful = False

    def shown(self) -> list[Interceptor]:
        """One for each leader or army group, and one for the single units of a country in one area."""
        found = {
            (force.start, force.country, force.leader or ""): force
            for force in menaces(self.board, self.movers, self.area)
            if not self._is_veiled(force.country, force.start)
        }
        for start in self.near:
            for force in self._in_the_fog(start):
                found.setdefault((force.start, force.country, force.leader or ""), force)
        barring = [top for top in self.tops.get(self.area, ()) if top.is_leader and not top.inside]
        if any(enemies_among(self.board, force.country, barring) for force in found.values()):
            self.doubtful = True
        return [found[key] for key in sorted(found)]

    def _in_the_fog(self, start: AreaId) -> list[Interceptor]:
        """What the tops in one area are; an army group goes by its commander."""
        tops = [top for top in self.tops.get(start, ()) if top.owner in self.able and not top.inside]
        coming = [force for top in tops if (force := self._as_force(top, start)) is not None]
        chiefs = {force.leader for force in coming}
        led = {leader for group in self.board.groups if group.commander in chiefs for leader in group.leaders[1:]}
        return [force for force in coming if force.leader not in led]

    def _as_force(self, top: Piece, start: AreaId) -> Interceptor | None:
        """A stack goes by its top; None if that piece itself could not come."""
        force = Interceptor(top.owner, start, (top.id,), LeaderId(top.id) if top.is_leader else None)
        way = edition_of(self.board).map.terrain[self.area][start]
        if not top.used and can_cross(way, [top]):
            self.doubtful = self.doubtful or is_limited(self.board, [top])  # 10.2: how many are abroad is hidden
            return force
        self.doubtful = self.doubtful or way != "mede-only" or top.owner == MEDE
        return None

    def _is_veiled(self, country: CountryId, start: AreaId) -> bool:
        return any(top.owner == country for top in self.tops.get(start, ()))
