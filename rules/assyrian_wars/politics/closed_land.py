"""Forced relocation: who stands in land no longer open to him goes to the nearest friendly area (8.1, R-249)."""

from collections.abc import Callable, Iterable, Sequence

from rules.assyrian_wars.battle.losses import lay_open, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import is_friendly_area
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.relations import allied, at_war, open_to, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import nomad_areas
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.holding import lapse_provinces
from rules.assyrian_wars.encounter.refuges import shift
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.march.mobility import can_cross
from rules.assyrian_wars.setup.blank import printed_owner
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

Expulsion = tuple[CountryId, CountryId]  # whose pieces, and whose land they must leave


class Homeward(Procedure):
    """Everybody who stands where he may not be goes home: after peace, conquest, lost march status, new war (8.1).

    `expelled` names those who must leave a land though they are at war with it now: both sides of a war that has just
    broken out leave each other's land (7.4.2, R-228), and a conqueror leaves what he conquered (R-196).
    """

    steps = ("look", "ask", "go", "settle")

    expelled: tuple[Expulsion, ...] = ()
    country: CountryId = CountryId("")  # whose pieces go now
    area: AreaId = AreaId("")
    left: tuple[AreaId, ...] = ()  # the areas that were left or entered

    def look(self, run: Run[Board]) -> None:
        """8.1: the next country that has pieces where it may not be, in track order."""
        found = first_trespass(run.board, self.expelled)
        if found is None:
            run.goto("settle")
        else:
            self.country, self.area = found

    def ask(self, run: Run[Board]) -> None:
        """8.1: if more than one friendly area is nearest, the owner chooses."""
        ask_refuge(run, self.country, self.area, self._refuges(run.board), "8.1")

    def go(self, run: Run[Board]) -> None:
        """8.1: all of them go there; without a friendly way to the Regroup Box, in either case without attrition."""
        target = go_to_refuge(run, self.country, self.area, self._refuges(run.board), "8.1")
        self.left = (*self.left, self.area, *(() if target is None else (target,)))
        run.goto("look")

    def settle(self, run: Run[Board]) -> None:
        """6.6.4, 6.12: groups that were parted are none any more, sieges are lifted, garrisons come out."""
        tidy_groups(run)
        for area in dict.fromkeys(self.left):
            run.call(Occupation(area=area))

    def _refuges(self, board: Board) -> list[AreaId]:
        return refuges(board, self.country, land_pieces(board, self.country, self.area), self.area, self.expelled)


# The way there.


def ask_refuge(run: Run[Board], country: CountryId, area: AreaId, choices: Sequence[AreaId], rule: str) -> None:
    """If more than one area is nearest the owner chooses; without one, or without a player, nobody is asked (8.1)."""
    seat = seat_of(run.board, country)
    if seat is not None and choices:
        run.ask(
            seat,
            "go-home",
            rule,
            options=[Option(choice, message("option-area", area=Name("area", choice))) for choice in choices],
            default=Choose(choices[0]),
            reason=message("must-go-home", country=Name("country", country), area=Name("area", area)),
            forced=True,
        )


def go_to_refuge(
    run: Run[Board], country: CountryId, area: AreaId, choices: Sequence[AreaId], rule: str
) -> AreaId | None:
    """Its land pieces go to the area that was chosen, or to the Regroup Box; without attrition (8.1, R-249)."""
    board, who, where = run.board, Name("country", country), Name("area", area)
    pieces = land_pieces(board, country, area)
    if choices:
        target = AreaId(run.choice) if run.answers else choices[0]
        shift(board, pieces, area, target)
        run.tell("went-home", rule, country=who, area=where, target=Name("area", target))
        lapse_provinces(run)
        return target
    for piece in pieces:
        regroup(board, piece)
    lay_open(run)
    run.tell("went-to-regroup", rule, country=who, area=where)
    lapse_provinces(run)
    return None


def land_pieces(board: Board, country: CountryId, area: AreaId) -> list[Piece]:
    """A country's units and leaders in an area."""
    return [piece for piece in board.areas[area].pieces if piece.owner == country and piece.is_land]


# Who must go.


def first_trespass(board: Board, expelled: Sequence[Expulsion] = ()) -> tuple[CountryId, AreaId] | None:
    """The first country, in track order, with land pieces where it may not be, and where that is."""
    present = {
        (piece.owner, key): state.control
        for key, state in board.areas.items()
        if state.pieces and state.control != NOBODY
        for piece in state.pieces
        if piece.owner != state.control and piece.is_land  # nobody leaves his own land
    }
    pairs = {(country, holder) for (country, _), holder in present.items()}
    strangers = {(country, holder) for country, holder in pairs if not allied(board, country, holder)}
    found = [
        (country, key)
        for (country, key), holder in present.items()
        if (country, holder) in strangers and _is_shut_out(board, country, key, expelled)
    ]
    if not found:
        return None
    order = list(board.countries)
    return min(found, key=lambda pair: order.index(pair[0]), default=None)


def must_leave(board: Board, country: CountryId, area: AreaId, expelled: Iterable[Expulsion] = ()) -> bool:
    """Land of a country at peace below march status, a city of no ally, or land that it is expelled from (8.1)."""
    holder = board.areas[area].control
    if holder == NOBODY or allied(board, country, holder):
        return False
    return _is_shut_out(board, country, area, expelled)


def _is_shut_out(board: Board, country: CountryId, area: AreaId, expelled: Iterable[Expulsion]) -> bool:
    """The same for what somebody has who is not allied to the country."""
    state = board.areas[area]
    if is_homeless(board, country):
        return False
    if not open_to(board, country, state.control):
        if is_guest(board, country, area):
            return False
        owner = printed_owner(area, edition_of(board).map.areas[area])
        return not at_war(board, country, owner)  # an enemy's land that a third country has taken is no closed land
    if any(piece.owner == country and piece.inside for piece in state.pieces):
        return True  # only own and allied cities may be entered
    return any(who == country and belongs_to(board, area, land) for who, land in expelled)


def is_guest(board: Board, country: CountryId, area: AreaId) -> bool:
    """All that a country has there are nomad mercenaries whose card lets them appear there (6.11.j)."""
    guests = [piece.nation for piece in land_pieces(board, country, area)]
    return bool(guests) and all(area in nomad_areas(board.pack, nation) for nation in guests)


def is_homeless(board: Board, country: CountryId) -> bool:
    """A tribe that is played for an eliminated power is at peace like a power, but has no land to go to (7.1)."""
    state = board.countries[country]
    return state.kind == "nomad" and state.acts_as_power


def belongs_to(board: Board, area: AreaId, country: CountryId) -> bool:
    """A home or associated area of the country, or its province; not what it has merely taken (R-228)."""
    state = board.areas[area]
    if state.province is not None:
        return state.province == country
    return printed_owner(area, edition_of(board).map.areas[area]) == country


# Where to.


def refuges(
    board: Board, country: CountryId, pieces: Sequence[Piece], area: AreaId, expelled: Sequence[Expulsion] = ()
) -> list[AreaId]:
    """The nearest friendly areas outside the land that is left, by the fewest connections; none: no such way (R-249).

    The land that is left may be crossed; beyond it the way leads through friendly areas only. Where a country may not
    stay either is no refuge.
    """
    holder = board.areas[area].control

    def is_refuge(other: AreaId) -> bool:
        return board.areas[other].control != holder and not must_leave(board, country, other, expelled)

    return nearest(board, country, pieces, area, holder, is_refuge)


def nearest(
    board: Board,
    country: CountryId,
    pieces: Sequence[Piece],
    start: AreaId,
    left: CountryId,
    is_goal: Callable[[AreaId], bool],
) -> list[AreaId]:
    """The goals that the fewest connections lead to, over friendly areas and what `left` holds (R-249)."""
    terrain = edition_of(board).map.terrain
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
        found = [other for other in beyond if is_goal(other)]
        if found:
            return sorted(found)
        ring = beyond
    return []
