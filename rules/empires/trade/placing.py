"""ch.5.7: trade markers go out of the warehouse, and displace others where no room is left."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import Struct

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, clipped, message, refuse, seat_name
from rules.core.picking import picked
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.board.choices import one_more, worth
from rules.empires.board.holdings import linked_to, persons
from rules.empires.board.ids import AreaId
from rules.empires.board.names import area_name
from rules.empires.board.odds import likely
from rules.empires.board.refusals import unknown_area
from rules.empires.board.state import Board
from rules.empires.pack.edition import edition


class Consignment(Struct, frozen=True):
    """One marker of the action: where it goes, and whose marker it is to displace."""

    area: AreaId
    rival: Seat | None = None


class PlaceTrade(Action, frozen=True):
    """Places trade markers; `judaea:blue` tries to displace a blue marker from a full area (ch.5.7)."""

    rule: ClassVar[str] = "ch.5.7"

    areas: Annotated[tuple[str, ...], Kind("consignment", many=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        goods, most = board.realms[seat].goods, allowance(board, seat)
        if not goods:
            return refuse("E-41", "warehouse-empty")
        if not 1 <= len(self.areas) <= most:
            return refuse(self.rule, "bad-number-of-trade-markers", found=len(self.areas), most=most)
        if len(self.areas) > goods:
            return refuse(self.rule, "warehouse-too-small", needed=len(self.areas), found=goods)
        room = dict[AreaId, int]()
        lines = [message("quote-trade", count=len(self.areas), left=goods - len(self.areas))]
        for text in self.areas:
            wanted = read(board, text)
            wrong = wanted if isinstance(wanted, Refusal) else self._wrong(board, seat, wanted, room)
            if wrong is not None:
                return wrong
            assert isinstance(wanted, Consignment)
            if wanted.rival is None:
                room[wanted.area] -= 1
            else:
                chance = likely(edition().scenario.displace, persons(board, seat, "trade"))
                lines.append(message("quote-displaces", area=area_name(wanted.area), percent=chance))
        return Quote(self.rule, tuple(lines), risky=len(lines) > 1)

    def _wrong(self, board: Board, seat: Seat, wanted: Consignment, room: dict[AreaId, int]) -> Refusal | None:
        """E-2, E-7, E-40: out of reach, no room, or nothing to displace."""
        area, state = wanted.area, board.areas[wanted.area]
        if state.owner != seat and not linked_to(board, seat, area):
            return refuse("E-2", "not-linked", area=area_name(area))
        left = room.setdefault(area, edition().map.slots(area) - state.goods)
        if wanted.rival is None:
            return None if left > 0 else refuse(self.rule, "area-full", area=area_name(area))
        if left > 0:
            return refuse("E-40", "area-not-full", area=area_name(area))
        if wanted.rival == seat or not state.trade.get(wanted.rival):
            return refuse("E-40", "no-such-trade-marker", area=area_name(area), seat=seat_name(wanted.rival))
        return None

    def apply(self, run: Run[Board], seat: Seat) -> None:
        for text in self.areas:
            wanted = read(run.board, text)
            assert isinstance(wanted, Consignment)
            if wanted.rival is None:
                ship(run, seat, wanted.area)
            elif run.board.areas[wanted.area].trade.get(wanted.rival):
                displace(run, seat, wanted.area, wanted.rival)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Areas with room, and markers that can be displaced, one after the other, the most valuable first."""
        chosen, _ = picked(typed)
        board = table.board
        if len(chosen) >= min(allowance(board, seat), board.realms[seat].goods):
            return []
        chance = likely(edition().scenario.displace, persons(board, seat, "trade"))
        left = [word for word in consignments(board, seat) if ":" in word or has_room(board, word, chosen)]
        left.sort(key=lambda word: -worth(AreaId(word.partition(":")[0])))
        return one_more(
            typed, left, lambda word: trade_choice(board, word, chance), lambda word: Name("consignment", word)
        )


def allowance(board: Board, seat: Seat) -> int:
    """ch.5.7: two markers, and one more for each trader."""
    return edition().scenario.trade_markers + persons(board, seat, "trade")


def read(board: Board, text: str) -> Consignment | Refusal:
    """What one word of the order means."""
    name, colon, rival = text.partition(":")
    if wrong := unknown_area(name, "ch.5.7"):
        return wrong
    if colon and rival not in board.realms:
        return refuse("ch.5.7", "unknown-colour", found=clipped(rival))
    return Consignment(AreaId(name), Seat(rival) if colon else None)


def consignments(board: Board, seat: Seat) -> list[str]:
    """Every word that may be given: areas in reach with room, and foreign markers in full ones."""
    words = list[str]()
    for area, state in board.areas.items():
        if state.owner == seat or linked_to(board, seat, area):
            if state.goods < edition().map.slots(area):
                words.append(area)
            else:
                words.extend(f"{area}:{rival}" for rival, count in state.trade.items() if rival != seat and count)
    return words


def has_room(board: Board, word: str, chosen: Sequence[str]) -> bool:
    """E-40: whether one more marker fits beside those that are chosen already."""
    area = AreaId(word)
    return board.areas[area].goods + chosen.count(word) < edition().map.slots(area)


def trade_choice(board: Board, word: str, chance: int) -> Message:
    """One marker of the order in a menu: the room that is left, or whom it may displace and how likely."""
    name, colon, rival = word.partition(":")
    area = AreaId(name)
    if colon:
        return message(
            "choice-displace", area=area_name(area), worth=worth(area), rival=seat_name(Seat(rival)), percent=chance
        )
    taken, slots = board.areas[area].goods, edition().map.slots(area)
    return message("choice-trade", area=area_name(area), worth=worth(area), taken=taken, slots=slots)


def ship(run: Run[Board], seat: Seat, area: AreaId) -> None:
    """ch.5.7: a marker goes from the warehouse into an area."""
    state = run.board.areas[area]
    run.board.realms[seat].goods -= 1
    state.trade[seat] = state.trade.get(seat, 0) + 1
    run.tell("trade-placed", "ch.5.7", seat=seat_name(seat), area=area_name(area), count=state.trade[seat])


def displace(run: Run[Board], seat: Seat, area: AreaId, rival: Seat) -> None:
    """ch.5.7: 5 or more displaces, with one more for each trader; otherwise the own marker stays in the warehouse."""
    die = run.roll("displacement")[0]
    total = die + persons(run.board, seat, "trade")
    name, place, other = seat_name(seat), area_name(area), seat_name(rival)
    if total < edition().scenario.displace:
        run.tell("displacement-failed", "ch.5.7", seat=name, area=place, rival=other, die=die)
        return
    trade = run.board.areas[area].trade
    trade[rival] -= 1
    if not trade[rival]:
        del trade[rival]
    run.tell("trade-displaced", "ch.5.7", seat=name, area=place, rival=other, die=die)
    ship(run, seat, area)
