"""What always holds of conquests, provinces and eliminated countries (7.1)."""

from collections import Counter

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import is_power
from rules.assyrian_wars.board.state import Board, Tribute
from rules.assyrian_wars.control.holding import is_garrisoned
from rules.core.game import Invariant
from rules.core.messages import Message, Name, message


def conquests_are_sound(board: Board) -> list[Message]:
    """7.1.D, R-198: once a pair, by a power, with tribute, and no grace longer than to the end of the next turn."""
    pairs = Counter((entry.by, entry.of) for entry in board.conquests)
    return [
        message("conquest-unsound", by=Name("country", entry.by), country=holder_name(entry.of))
        for entry in board.conquests
        if pairs[entry.by, entry.of] > 1
        or not is_power(board, entry.by)
        or entry.until > board.clock.turn + 1
        or Tribute(entry.of, entry.by, "conquest") not in board.tributes
    ]


def provinces_are_held(board: Board) -> list[Message]:
    """7.1.D, R-194: a province is its holder's and garrisoned at every moment, and no capital."""
    areas = edition_of(board).map.areas
    return [
        message("province-unsound", area=Name("area", key))
        for key, state in board.areas.items()
        if state.province is not None
        and (
            state.control != state.province
            or areas[key].is_capital
            or areas[key].bars_province
            or not is_garrisoned(board, state)
        )
    ]


def eliminated_have_nothing(board: Board) -> list[Message]:
    """7.1: an eliminated country has no pieces, no land, no random cards and no part in anything."""
    gone = [country for country, state in board.countries.items() if state.eliminated]
    if not gone:
        return []
    present = {piece.owner for _, pieces in board.places() for piece in pieces}
    present.update(state.control for state in board.areas.values())
    present.update(country for country in gone if board.countries[country].active or board.countries[country].hand)
    return [
        message("eliminated-still-there", country=Name("country", country)) for country in gone if country in present
    ]


CONQUESTS = (
    Invariant("conquests-are-sound", "7.1.D", conquests_are_sound),
    Invariant("provinces-are-held", "7.1.D", provinces_are_held),
    Invariant("eliminated-have-nothing", "7.1", eliminated_have_nothing),
)
