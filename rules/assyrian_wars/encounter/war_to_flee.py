"""War in order to flee: land of a country at peace is opened by a declaration, if that can be paid (8.1, R-62)."""

from collections.abc import Collection, Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.interphase.revolts import closed_by_revolt
from rules.assyrian_wars.march.mobility import can_cross, may_enter
from rules.assyrian_wars.politics.warfare import Declaration, cause_of, refuse_war, war_price
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, message
from rules.core.questions import Option
from rules.core.run import Run

WAR_TO = "war:"  # before the area in an option


def closed_neighbours(
    board: Board, country: CountryId, pieces: Sequence[Piece], area: AreaId, barred: Collection[AreaId] = ()
) -> list[AreaId]:
    """The neighbours that a declaration of war would open to those who flee.

    The phasing country pays with what it has, another one with its savings only (R-62).
    """
    found = []
    for other, way in edition_of(board).map.terrain[area].items():
        if other in board.areas and other not in barred and can_cross(way, pieces):
            holder = closer(board, country, other)
            if may_enter(board, country, other) or refuse_war(board, country, holder) is not None:
                continue
            if purse.can_pay(board, country, war_price(board, country, holder)):
                found.append(other)
    return found


def closer(board: Board, country: CountryId, area: AreaId) -> CountryId:
    """Who keeps an area closed to a country: its holder, or the printed owner of a revolting one (R-244)."""
    return closed_by_revolt(board, country, area) or board.areas[area].control


def war_option(board: Board, country: CountryId, area: AreaId) -> Option:
    """To declare war on the holder of an area in order to flee there, with its price."""
    holder = closer(board, country, area)
    price = war_price(board, country, holder)
    text = message("option-war-to-flee", area=Name("area", area), target=holder_name(holder), halves=price)
    return Option(WAR_TO + area, text)


def declare_to_flee(run: Run[Board], country: CountryId, choice: str) -> None:
    """8.1: the war comes first, with all that follows; whether the area can then be entered is seen later (R-62)."""
    holder = closer(run.board, country, AreaId(choice.removeprefix(WAR_TO)))
    price, cause = war_price(run.board, country, holder), cause_of(run.board, country, holder)
    run.call(Declaration(by=country, on=holder, cause=cause, price=price, firm=True))
