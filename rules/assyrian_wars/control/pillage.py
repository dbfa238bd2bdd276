"""Pillage: where troops may plunder, and the action that does it (6.14, R-49, R-129, R-130)."""

from typing import Annotated, ClassVar

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, in_field, units
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import NOBODY
from rules.assyrian_wars.board.relations import at_war, in_grace
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.marker_stock import note_marker
from rules.assyrian_wars.events.hooks import after_pillage
from rules.assyrian_wars.setup.blank import printed_owner
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

MOST_PILLAGE = 2


class Pillage(ImpulseAction, frozen=True):
    """Plunders an area of an enemy, once an impulse and without AP, also just to harm him (6.14)."""

    rule: ClassVar[str] = "6.14"

    area: Annotated[AreaId, Kind("area")]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        refusal = purse.refuse_closed(board) or refuse_pillage(board, phasing(board), self.area)
        if refusal is not None:
            return refusal
        level = board.areas[self.area].pillage + 1
        return Quote(self.rule, (message("quote-pillage", area=Name("area", self.area), level=level),), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        plunder(run, phasing(run.board), self.area)

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if purse.refuse_closed(board) is not None:
            return []
        printed = edition_of(board).map.areas
        foreign = [area for area in fresh_areas(board, country) if printed[area].country != country]
        areas = [area for area in foreign if area.startswith(typed)]
        able = [area for area in areas if refuse_pillage(board, country, area) is None]
        return [Candidate(area, Name("area", area)) for area in able[:MOST_CANDIDATES]]


def fresh_areas(board: Board, country: CountryId) -> list[AreaId]:
    """The areas where units of a country are that are not finished."""
    found: list[AreaId] = []
    for area, state in board.areas.items():
        for piece in state.pieces:
            if piece.owner == country and not piece.used and piece.is_unit:
                found.append(area)
                break
    return found


def refuse_pillage(board: Board, country: CountryId, area: AreaId) -> Refusal | None:
    """Why a country cannot pillage an area now; None: it can."""
    state = board.areas.get(area)
    if state is None:
        return refuse("6.14", "no-such-area", found=str(area))
    name = Name("area", area)
    field = in_field(state)
    own = [unit for unit in units(field) if unit.owner == country]
    if not own:
        return refuse("6.14", "pillage-needs-unit", area=name)
    owner = printed_owner(area, edition_of(board).map.areas[area])
    if owner == NOBODY:
        return refuse("6.14", "pillage-nobodys-land", area=name)
    if in_grace(board, country, owner):
        return refuse("7.1", "in-grace", country=Name("country", country), holder=holder_name(owner))
    if not at_war(board, country, owner):
        return refuse("6.14", "pillage-at-peace", area=name, owner=holder_name(owner))
    if all(unit.used for unit in own):
        return refuse("6.14", "pillage-finished", area=name)
    if enemies_among(board, country, field):
        return refuse("6.14", "pillage-enemy-there", area=name)
    if state.pillage >= MOST_PILLAGE:
        return refuse("6.14", "pillage-full", area=name, most=MOST_PILLAGE)
    if area in purse.running(board).pillaged:
        return refuse("6.14", "pillage-once", area=name)
    return None


def plunder(run: Run[Board], country: CountryId, area: AreaId) -> None:
    """A pillage marker, or the other side of the one that lies there (6.14)."""
    state = run.board.areas[area]
    state.pillage += 1
    purse.running(run.board).pillaged.append(area)
    run.tell("pillaged", "6.14", country=Name("country", country), area=Name("area", area), level=state.pillage)
    if state.pillage == 1:
        note_marker(run, "pillage")
    after_pillage(run, country, area)
