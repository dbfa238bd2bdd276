"""The conquered leave what they held abroad: their forces there go to the nearest home area (7.1.D, R-249)."""

from collections.abc import Sequence

from rules.assyrian_wars.army_groups import tidy_groups
from rules.assyrian_wars.conquest_effects import give_back
from rules.assyrian_wars.control import Occupation, rightful_owner
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.forces import is_friendly_area
from rules.assyrian_wars.havens import shift
from rules.assyrian_wars.ids import AreaId, CountryId
from rules.assyrian_wars.losses import regroup
from rules.assyrian_wars.mobility import can_cross
from rules.assyrian_wars.pieces import Piece
from rules.assyrian_wars.placing import leader_sites
from rules.assyrian_wars.relations import seat_of
from rules.assyrian_wars.state import Board
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run


class LeaveAbroad(Procedure):
    """Area by area the forces of a conquered country go home; who finds no way is in the Regroup Box (7.1.D)."""

    steps = ("ask", "go")

    country: CountryId
    areas: tuple[AreaId, ...]  # still to be left

    def ask(self, run: Run[Board]) -> None:
        """R-249: nearest is by the fewest connections; if several are, the owner chooses."""
        board = run.board
        seat, choices = seat_of(board, self.country), self._ways_home(board)
        if seat is None or not choices:
            return
        run.ask(
            seat,
            "go-home",
            "7.1.D",
            options=[Option(area, message("option-area", area=Name("area", area))) for area in choices],
            default=Choose(choices[0]),
            reason=message("must-go-home", country=Name("country", self.country), area=Name("area", self.areas[0])),
            forced=True,
        )

    def go(self, run: Run[Board]) -> None:
        """7.1.D: they go there at once, without attrition, or to the Regroup Box."""
        board, choices = run.board, self._ways_home(run.board)
        area, self.areas = self.areas[0], self.areas[1:]
        who, where = Name("country", self.country), Name("area", area)
        pieces = self._pieces(board, area)
        if choices:
            target = AreaId(run.choice) if run.answers else choices[0]
            shift(board, pieces, area, target)
            run.tell("went-home", "7.1.D", country=who, area=where, target=Name("area", target))
        else:
            for piece in pieces:
                regroup(board, piece)
            run.tell("went-to-regroup", "7.1.D", country=who, area=where)
        give_back(run, self.country, area)
        tidy_groups(run)
        run.call(Occupation(area=area))
        if self.areas:
            run.goto("ask")

    def _pieces(self, board: Board, area: AreaId) -> list[Piece]:
        return [piece for piece in board.areas[area].pieces if piece.owner == self.country and piece.is_land]

    def _ways_home(self, board: Board) -> list[AreaId]:
        return nearest_homes(board, self.country, self._pieces(board, self.areas[0]), self.areas[0])


def nearest_homes(board: Board, country: CountryId, pieces: Sequence[Piece], start: AreaId) -> list[AreaId]:
    """The nearest own home areas, through the land that is left and friendly land; none: there is no way (R-249)."""
    terrain, homes = edition_of(board).map.terrain, leader_sites(board, country)
    left = rightful_owner(board, start)
    seen, ring = {start}, [start]
    while ring:
        beyond: list[AreaId] = []
        for near in ring:
            for other, way in terrain[near].items():
                if other in seen or other not in board.areas or not can_cross(way, pieces):
                    continue
                seen.add(other)
                if is_friendly_area(board, country, other) or board.areas[other].control == left:
                    beyond.append(other)
        found = [area for area in beyond if area in homes]
        if found:
            return sorted(found)
        ring = beyond
    return []
