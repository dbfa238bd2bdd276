"""Forces at peace share an area; when they become enemies there, and nobody must leave, they fight at once (10.4.f)."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.board.forces import in_field, owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.relations import allied, at_war
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.encounter.flight import Stand
from rules.assyrian_wars.march.mobility import enemies_outside
from rules.assyrian_wars.turn.phasing import rest
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run


class NewEnemies(Procedure, tag="Clash"):
    """New enemies in the same area: the country that caused the war attacks, without terrain or AP (R-229)."""

    steps = ("begin", "evade", "fight", "settle")

    area: AreaId
    by: CountryId  # who declared the war, or whose alliance caused it
    foes: tuple[tuple[CountryId, CountryId], ...]  # the new enemies
    attacker: CountryId = CountryId("")

    def begin(self, run: Run[Board]) -> None:
        """10.4.f: while units of two new enemies are in the field, one of them attacks."""
        found = attacker_in(run.board, self.area, self.by, self.foes)
        if found is None:
            run.goto("settle")
            return
        self.attacker = found
        run.tell("enemies-clash", "10.4.f", country=Name("country", found), area=Name("area", self.area))

    def evade(self, run: Run[Board]) -> None:
        """6.6.10: the attacked may evade (R-229)."""
        run.call(Evasion(attackers=self._attackers(run.board), area=self.area))

    def fight(self, run: Run[Board]) -> None:
        """6.7: the battle; nobody crossed anything, so terrain has no effect."""
        board = run.board
        stand = run.result if isinstance(run.result, Stand) else Stand()
        movers = self._attackers(board)
        if movers and enemies_outside(board, [self.attacker], self.area):
            run.call(Battle(area=self.area, movers=movers, failed=stand.failed, ambush=stand.ambush))
        run.goto("begin")

    def settle(self, run: Run[Board]) -> None:
        """6.12: sieges, garrisons and control after it; outside an impulse nobody is finished (R-77, R-248)."""
        if run.board.impulse is None:
            rest(run.board)
        run.call(Occupation(area=self.area))

    def _attackers(self, board: Board) -> tuple[PieceId, ...]:
        """All field pieces of the attacking country."""
        field = in_field(board.areas[self.area])
        return tuple(piece.id for piece in field if piece.is_land and piece.owner == self.attacker)


def attacker_in(
    board: Board, area: AreaId, by: CountryId, foes: Sequence[tuple[CountryId, CountryId]]
) -> CountryId | None:
    """Who attacks in this area: the country that caused the war, else an ally of it, else the first of the enemies."""
    there = owners(units(in_field(board.areas[area])))
    pairs = [(a, b) for a, b in foes if a in there and b in there and at_war(board, a, b)]
    hostile = {one for pair in pairs for one in pair}
    order = list(board.countries)
    return min(hostile, key=lambda one: (one != by, not allied(board, one, by), order.index(one)), default=None)
