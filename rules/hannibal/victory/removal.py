"""ch.23: a side removes round markers of its choice, or sues for peace if it has too few."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse
from rules.core.picking import picked, several
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.control import holder, round_markers, set_marker
from rules.hannibal.board.ids import Side, SpaceId, seat_of
from rules.hannibal.board.names import province_name, side_name, space_name, space_names
from rules.hannibal.board.state import Board
from rules.hannibal.pack.edition import edition
from rules.hannibal.victory.peace import sue_for_peace

RULE = "ch.23"


class MarkerLosses(Procedure):
    """A side must remove so many round markers (ch.15, 19, 23); with too few of them it loses."""

    steps = ("judge", "choose")

    side: Side
    count: int

    def judge(self, run: Run[Board]) -> None:
        """ch.23: too few markers mean peace; with exactly as many, or none to remove, there is nothing to ask."""
        markers = round_markers(run.board, self.side)
        if self.count > len(markers):
            sue_for_peace(run, self.side)
            run.end()
        elif self.count == len(markers) or self.count <= 0:
            remove_markers(run, self.side, tuple(markers[: max(self.count, 0)]))
            run.end()

    def choose(self, run: Run[Board]) -> None:
        """ch.23, 26: the owner chooses; without an answer those go whose loss changes no control."""
        run.ask(
            seat_of(self.side),
            "remove-markers",
            RULE,
            actions=(RemoveMarkers,),
            default=RemoveMarkers(least_missed(run.board, self.side, self.count)),
            reason=message("markers-to-remove", side=side_name(self.side), count=self.count),
        )


class RemoveMarkers(Action, frozen=True):
    """Removes own round markers (ch.23)."""

    rule: ClassVar[str] = RULE

    spaces: Annotated[tuple[SpaceId, ...], Kind("space", many=True)]

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        losses = table.find(MarkerLosses)
        if losses is None:
            return refuse(self.rule, "nothing-to-remove")
        if len(set(self.spaces)) != losses.count or len(self.spaces) != losses.count:
            return refuse(self.rule, "wrong-number-of-markers", needed=losses.count, found=len(set(self.spaces)))
        own = round_markers(table.board, losses.side)
        for space in self.spaces:
            if space not in own:
                return refuse(self.rule, "no-round-marker-there", found=space)
        return Quote(self.rule, lost_control(table.board, losses.side, self.spaces))

    def apply(self, run: Run[Board], seat: Seat) -> None:
        losses = run.find(MarkerLosses)
        assert losses is not None
        remove_markers(run, losses.side, self.spaces)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        losses = table.find(MarkerLosses)
        if losses is None:
            return []
        whole, more = list[Candidate](), list[Candidate]()
        if not typed:
            usual = least_missed(table.board, losses.side, losses.count)
            whole = [Candidate(" ".join(usual), message("several", things=space_names(usual)))]
        chosen, own = picked(typed)[0], round_markers(table.board, losses.side)
        if len(chosen) < losses.count and not set(chosen) - set(own):
            more = several(own, typed, lambda id: space_name(SpaceId(id)))
        return [*whole, *more][:MOST_CANDIDATES]


def remove_markers(run: Run[Board], side: Side, spaces: tuple[SpaceId, ...]) -> None:
    """Takes round markers of a side from the map."""
    for space in spaces:
        set_marker(run.board, space, None)
    if spaces:
        run.tell("markers-removed", RULE, side=side_name(side), spaces=space_names(spaces))


def least_missed(board: Board, side: Side, count: int) -> tuple[SpaceId, ...]:
    """ch.26: markers whose loss changes no control first, then the others, in alphabetical order."""
    left, chosen = round_markers(board, side), list[SpaceId]()
    while left and len(chosen) < count:
        harmless = (space for space in left if not _costs_control(board, side, [*chosen, space], space))
        pick = next(harmless, left[0])
        left.remove(pick)
        chosen.append(pick)
    return tuple(chosen)


def _costs_control(board: Board, side: Side, gone: list[SpaceId], last: SpaceId) -> bool:
    """Whether the last of these losses is the one by which its province falls."""
    atlas = edition().map
    province = atlas.province(last)
    own = [space for space in atlas.spaces_of[province] if board.spaces[space].owner == side]
    left = len([space for space in own if space not in gone])
    return left + 1 == atlas.provinces[province].control


def lost_control(board: Board, side: Side, gone: tuple[SpaceId, ...]) -> tuple[Message, ...]:
    """The lines of a quote: which provinces the side will control no more."""
    atlas = edition().map
    found = []
    for province in dict.fromkeys(atlas.province(space) for space in gone):
        left = [one for one in atlas.spaces_of[province] if board.spaces[one].owner == side and one not in gone]
        if holder(board, province) == side and len(left) < atlas.provinces[province].control:
            found.append(message("quote-loses-province", province=province_name(province)))
    return tuple(found)


def consequences(run: Run[Board], side: Side, count: int) -> None:
    """Lets a side remove so many markers once this step is over; nothing happens for none."""
    if count > 0:
        run.call(MarkerLosses(side=side, count=count))
