"""How the empires stand: lands, warehouses and cards; where points come from; what could revolt next."""

from collections.abc import Iterable
from fractions import Fraction

from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message, seat_name
from rules.empires.board.holdings import is_last_province
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name, card_names
from rules.empires.board.odds import SIDES, percent
from rules.empires.board.state import Board
from rules.empires.desk.chances import board_of
from rules.empires.pack.edition import edition
from rules.empires.scoring.scoring import leads, tally
from rules.empires.turn.turns import income
from rules.empires.view import EmpiresView, RealmView


def chair(seat: Seat) -> Name:
    """The colour of a seat; its own name is that of whoever plays it."""
    return Name("chair", seat)


def status(view: EmpiresView, words: Words) -> list[str]:
    """Each empire with its warehouse and cards, then the display, and what could revolt."""
    board = board_of(view)
    lines = [line for realm in view.realms for line in _realm(board, view, realm, words)]
    if view.phase == "set-up":
        return lines
    lines.append(words("look-starts", seat=seat_name(view.start)))
    lines.append(words("look-display", cards=card_names(view.display)))
    if view.turn < edition().scenario.last_turn:
        lines.append(_forecast(board, words))
    return lines


def piles(view: EmpiresView, words: Words) -> list[str]:
    """What can be recruited, and what has been discarded."""
    lines = [words("look-display", cards=card_names(view.display))]
    pile = card_names(tuple(reversed(view.discard)))
    return [*lines, words("look-pile", cards=pile) if view.discard else words("look-pile-empty")]


def _realm(board: Board, view: EmpiresView, realm: RealmView, words: Words) -> list[str]:
    held = [area for area, state in view.areas.items() if state.owner == realm.seat]
    land = [area for area in held if area in edition().map.provinces]
    lines = [
        words(
            "look-realm",
            chair=chair(realm.seat),
            seat=Name("player", realm.seat),
            provinces=len(land),
            seas=len(held) - len(land),
            forts=sum(view.areas[area].fort for area in held),
            goods=realm.goods,
            captured=sum(realm.captured.values()),
            income=income(board, realm.seat),
        )
    ]
    if held:
        lines.append(words("look-areas", areas=tuple(area_name(area) for area in held)))
    if realm.hand:
        lines.append(words("look-cards", cards=card_names(realm.hand)))
    return lines


def exposed(board: Board) -> list[AreaId]:
    """ch.4.1: the provinces of somebody that would lose a marker if their column came up."""
    return [
        area
        for area in edition().map.alphabet
        if area in edition().map.provinces
        and (state := board.areas[area]).owner is not None
        and not state.fort
        and not (state.markers == 1 and is_last_province(board, area))
    ]


def _forecast(board: Board, words: Words) -> str:
    """ch.4.1: what the next revolt could take."""
    found, tables = exposed(board), edition().map.revolt
    if not found:
        return words("look-no-revolts")
    chance = percent(Fraction(len(tables.north_die), SIDES) / len(tables.north))
    return words("look-revolts", areas=tuple(area_name(area) for area in found), percent=chance)


def points(view: EmpiresView, words: Words) -> list[str]:
    """ch.8: the points so far, and what the next scoring would bring as things stand."""
    board, lines = board_of(view), list[str]()
    for realm in sorted(view.realms, key=lambda one: -one.points):
        seat, found = realm.seat, tally(board, realm.seat)
        lines.append(words("look-score-of", chair=chair(seat), seat=Name("player", seat), points=realm.points))
        lines.append(
            words(
                "look-score-next",
                points=found.total,
                control=found.control,
                trade=found.trade,
                captured=found.captured,
                upkeep=found.upkeep,
            )
        )
        held = [area for area, state in board.areas.items() if state.owner == seat]
        trades = [area for area, state in board.areas.items() if leads(state, seat)]
        if held:
            lines.append(words("look-score-areas", areas=_worth(held, 1)))
        if trades:
            lines.append(words("look-score-trade", areas=_worth(trades, 2)))
    return lines


def _worth(areas: Iterable[AreaId], divisor: int) -> tuple[Message, ...]:
    """Areas with what they bring."""
    worth = edition().map.vp
    return tuple(message("look-area-worth", area=area_name(area), worth=worth(area) // divisor) for area in areas)
