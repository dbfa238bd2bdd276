"""Revolts: a city that nobody controls until the next force comes (7.5.2.d, R-244, R-245)."""

from rules.assyrian_wars.battle.losses import lay_open, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import in_field, owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.names import holder_name, names
from rules.assyrian_wars.board.pieces import NOBODY
from rules.assyrian_wars.board.relations import allied, at_war, open_to
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.war_hooks import lose_eco_marker
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.setup.blank import printed_owner
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import score_nomads
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class Revolt(Procedure):
    """A revolt marker is placed on a city; a card may remove it before anything happens there (7.5.2.d, 6.11.e)."""

    steps = ("announce", "break_out")

    area: AreaId
    rule: str = "7.5.2.d"
    cancelled: bool = False
    by: CountryId = NOBODY  # whose secret action it is

    def announce(self, run: Run[Board]) -> None:
        """7.5.2.d: the marker lies there."""
        holder = run.board.areas[self.area].control
        run.tell("revolt-announced", self.rule, area=Name("area", self.area), country=holder_name(holder))
        open_window(run, Trigger.REVOLT_PLACED, holder, self.area)

    def break_out(self, run: Run[Board]) -> None:
        """7.5.2.d: whoever stands there goes to the Regroup Box, and nobody controls city and area any more."""
        if self.cancelled:
            run.tell("revolt-cancelled", "6.11.e", area=Name("area", self.area))
            return
        board, state = run.board, run.board.areas[self.area]
        holder = state.control
        driven_out = list(state.pieces)
        for piece in driven_out:
            regroup(board, piece)
        if driven_out:
            lay_open(run)
        state.sieges.clear()
        tidy_groups(run)
        state.revolt, state.control, state.province = True, NOBODY, None
        lose_eco_marker(run, self.area)
        run.tell(
            "revolt-placed",
            self.rule,
            area=Name("area", self.area),
            country=holder_name(holder),
            pieces=names(piece.id for piece in driven_out),
        )
        if self.by != NOBODY:
            gone = [piece.id for piece in driven_out]
            score_nomads(run, gone, (self.by,), self.by)  # 8.3: forced into the Regroup Box


def place_revolt(run: Run[Board], area: AreaId, by: CountryId) -> None:
    """A revolt in the city of an area, by a power's secret action."""
    run.call(Revolt(area=area, by=by))


def lift_revolt(run: Run[Board]) -> None:
    """A card removes the marker that was just placed (6.11.e)."""
    revolt = run.find(Revolt)
    if revolt is not None:
        revolt.cancelled = True


def end_revolt(run: Run[Board], area: AreaId) -> bool:
    """The first force that comes, or that wins the battle there, controls city and area; whether one did (7.5.2.d)."""
    board, state = run.board, run.board.areas[area]
    there = owners(units(in_field(state)))
    if not there or any(not allied(board, there[0], other) for other in there):
        return False
    state.revolt, state.control = False, there[0]
    run.tell("revolt-ended", "7.5.2.d", area=Name("area", area), country=Name("country", there[0]))
    return True


def remove_revolts(run: Run[Board]) -> None:
    """As the next Secret Diplomacy Phase starts a revolt is over: the printed owner has his city back (7.5.2.d)."""
    board = run.board
    for area, state in board.areas.items():
        if state.revolt:
            owner = printed_owner(area, edition_of(board).map.areas[area])
            state.revolt, state.control = False, owner
            run.tell("revolt-over", "7.5.2.d", area=Name("area", area), country=holder_name(owner))


def closed_by_revolt(board: Board, country: CountryId, area: AreaId) -> CountryId | None:
    """The printed owner of a revolting city whom a country would first have to declare war on; None: it may enter."""
    state = board.areas[area]
    if not state.revolt:
        return None
    owner = printed_owner(area, edition_of(board).map.areas[area])
    takes_sides = allied(board, country, owner) or at_war(board, country, owner)  # not who is only welcome there
    return None if takes_sides and open_to(board, country, owner) else owner
