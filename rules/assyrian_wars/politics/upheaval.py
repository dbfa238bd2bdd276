"""When friends and enemies change: treaties lapse, armies go home or fight, minors fall asleep (7.4, 8.1, 10.4.f).

before = enmities(board)          # who is at war as yet
...                               # camps, wars, markers, conquests change
upheave(run, by, before)          # everything that follows, before the next step
"""

from collections.abc import Sequence

from rules.assyrian_wars.battle.losses import aboard, lay_open, regroup
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import in_field, owners, ships, units
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import allied, at_war, foes, pairs_at_war, patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import come_out, lift_sieges
from rules.assyrian_wars.control.holding import lapse_provinces, rightful_owner, set_control
from rules.assyrian_wars.march.army_groups import leave_group, tidy_groups
from rules.assyrian_wars.politics.activation import deactivate
from rules.assyrian_wars.politics.closed_land import Homeward
from rules.assyrian_wars.politics.regency import assign_controllers, is_beset
from rules.assyrian_wars.tribute.tribute import stop_tribute
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

Enmity = tuple[CountryId, CountryId]  # two countries at war, in track order


def enmities(board: Board) -> tuple[Enmity, ...]:
    """All pairs of countries that are at war now."""
    return pairs_at_war(board)


def upheave(run: Run[Board], by: CountryId, before: tuple[Enmity, ...]) -> None:
    """Lets everything follow from a change of relations that `by` has caused; `before`: who was at war until then."""
    run.call(Upheaval(by=by, before=before))


class Upheaval(Procedure):
    """What follows at once when countries have become enemies or are enemies no longer (7.4, 8.1, 10.4.f)."""

    steps = ("lapse", "restore", "go_home", "open_gates", "fight", "sleep")

    by: CountryId  # whose declaration or alliance caused it: attacks where new enemies stand together
    before: tuple[Enmity, ...]  # who was at war before
    fresh: tuple[Enmity, ...] = ()  # who is at war only now

    def lapse(self, run: Run[Board]) -> None:
        """5.2.3, 6.9: between new enemies tribute and free passage end, between new allies passage and war (R-115)."""
        board = run.board
        board.wars = [war for war in board.wars if not allied(board, war.by, war.on)]
        before = set(self.before)
        self.fresh = tuple([pair for pair in enmities(board) if pair not in before])
        for line in list(board.tributes):
            hostile = (line.payer, line.to) in self.fresh or (line.to, line.payer) in self.fresh
            if hostile and line.reason != "conquest":  # that lasts as long as the conquest (7.1.D)
                stop_tribute(run, line.payer, line.to, line.reason, "5.2.3")
        for one, other in list(board.passages):
            if at_war(board, one, other) or allied(board, one, other):
                board.passages.remove((one, other))
                run.tell("passage-ended", "6.9", country=Name("country", one), other=Name("country", other))
        part_groups(run)
        part_cargo(run)
        lapse_provinces(run)

    def restore(self, run: Run[Board]) -> None:
        """6.12, 8.1: what a former enemy still holds of a country's own land is its own again, provinces excepted.

        What was an eliminated country's is nobody's (7.1).
        """
        board, areas = run.board, edition_of(run.board).map.areas
        now = set(enmities(board))
        over = [pair for pair in self.before if pair not in now]
        if not over:
            return
        for key, state in board.areas.items():
            owner = areas[key].country
            pair = (state.control, owner)
            if owner is None or state.province is not None or (pair not in over and pair[::-1] not in over):
                continue
            hostile = [one for one in owners(units(in_field(state))) if at_war(board, one, owner)]
            set_control(run, key, hostile[0] if hostile else rightful_owner(board, key))

    def go_home(self, run: Run[Board]) -> None:
        """7.4.2, 8.1: who stands in closed land leaves it, and new enemies leave each other's land (R-228)."""
        pairs = (*self.fresh, *((b, a) for a, b in self.fresh))
        run.call(Homeward(expelled=pairs))

    def open_gates(self, run: Run[Board]) -> None:
        """6.8: sieges of wars that are over end, who was shut in comes out, leaders alone make room (R-51, R-67)."""
        for key, state in run.board.areas.items():
            if state.sieges:
                lift_sieges(run.board, key)
            if not state.pieces:
                continue
            shut_in = True in [piece.inside for piece in state.pieces]
            if shut_in or (self.fresh and have_met(owners(in_field(state)), self.fresh)):
                come_out(run, key)

    def fight(self, run: Run[Board]) -> None:
        """10.4.f: new enemies that stand together elsewhere fight at once (R-228, R-229)."""
        from rules.assyrian_wars.politics.coexistence import (
            NewEnemies,  # a battle may end a war, as a punishment: a circle
        )

        for area in clashes(run.board, self.fresh):
            run.call(NewEnemies(area=area, by=self.by, foes=self.fresh))

    def sleep(self, run: Run[Board]) -> None:
        """6.9, 7.4.3: a minor without ally and war is inactive (R-119); others without ally are controlled (7.4.5)."""
        board = run.board
        for country, state in board.countries.items():
            if state.kind == "minor" and not state.is_power and state.active and not is_involved(board, country):
                deactivate(run, country, "6.9")
        assign_controllers(run)


def is_involved(board: Board, minor: CountryId) -> bool:
    """Allied to a power, in a war of its own, or with nomads on nobody's side in its land (6.9, 6.17, 7.4.5)."""
    return bool(foes(board, minor)) or patron(board, minor) is not None or is_beset(board, minor)


def clashes(board: Board, fresh: tuple[Enmity, ...]) -> list[AreaId]:
    """The areas in whose field units of new enemies stand together."""
    if not fresh:
        return []
    present = {key: owners(units(in_field(state))) for key, state in board.areas.items() if state.pieces}
    return [key for key, there in present.items() if have_met(there, fresh)]


def have_met(there: Sequence[CountryId], fresh: tuple[Enmity, ...]) -> bool:
    """Both of two new enemies are there."""
    return len(there) > 1 and True in [a in there and b in there for a, b in fresh]


def part_cargo(run: Run[Board]) -> None:
    """6.16.c: a ship carries only its own country's and allies' pieces; others go to the Regroup Box (8.1, R-249)."""
    board = run.board
    if not [piece for there in board.zones.values() for piece in there if piece.aboard is not None]:
        return  # as mostly
    for zone, there in board.zones.items():
        strangers = [
            load for ship in ships(there) for load in aboard(board, ship) if not allied(board, load.owner, ship.owner)
        ]
        for load in strangers:
            regroup(board, load)
        if strangers:
            lay_open(run)
        for country in owners(strangers):
            run.tell("went-to-regroup", "6.16.c", country=Name("country", country), area=Name("zone", zone))


def part_groups(run: Run[Board]) -> None:
    """6.6.4: armies of countries that are allied no longer are in no army group together."""
    board = run.board
    for group in list(board.groups):
        for leader in list(group.leaders):
            found = board.find(leader)
            if found is not None and not allied(board, found[1].owner, group.country):
                leave_group(board, leader)
    tidy_groups(run)
