"""After a battle: victory points, promotion, retreat, overrun, who is finished (6.7.6 to 6.7.8, 8.3, P-2 step 9)."""

from rules.assyrian_wars.battle.promotion import promote
from rules.assyrian_wars.battle.retreat import Retreat
from rules.assyrian_wars.battle.sides import Side
from rules.assyrian_wars.battle.verdict import battle_points, remember_defeat
from rules.assyrian_wars.board.forces import in_field
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.evaders import ids
from rules.assyrian_wars.march.army_groups import Renewal
from rules.assyrian_wars.march.mobility import enemies_outside
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics.punishment import punish
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import ShareVictory, score_nomads
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.run import Run

MOVERS, OTHERS = 0, 1  # the two sides of a battle


class Aftermath(Procedure):
    """What a field battle or sortie comes to; ends with whether it was an overrun (6.7.7)."""

    steps = ("verdict", "score", "retreat", "finish", "score_nomads", "punish", "report")

    area: AreaId
    sides: tuple[Side, Side]
    deciders: tuple[CountryId, ...]  # of each side: who shares out victory points (8.3)
    winner: int | None  # the side
    fled: bool = False  # the defenders got away by ambush
    ways: dict[PieceId, AreaId] = {}  # where pieces came from: nobody retreats to where a victor came from
    boats: dict[PieceId, UnitId] = {}  # the ships that pieces landed from (6.16.e)
    sortie: bool = False
    fresh: tuple[PieceId, ...] = ()  # who was not finished before the battle, or before the first of several (6.6.5)
    overrun: bool = False

    def verdict(self, run: Run[Board]) -> None:
        """6.7.6: who has won; for now all who took part are finished (6.7.7)."""
        board = run.board
        found = [board.find(id) for host in self.sides for id in host.pieces]
        present = [place[1] for place in found if place is not None and place[0].kind == "area"]
        self.fresh = tuple(piece.id for piece in present if not piece.used or piece.id in self.fresh)
        for piece in present:
            piece.finish()
        winners = () if self.winner is None else self.sides[self.winner].countries
        run.tell(
            "battle-won" if winners else "battle-undecided",
            "6.7.6",
            area=Name("area", self.area),
            countries=tuple(Name("country", country) for country in winners),
        )
        if self.winner is None:
            return
        beaten = self.sides[1 - self.winner]
        points = battle_points(beaten.units)
        remember_defeat(board, beaten.countries, points)
        if points:
            run.call(
                ShareVictory(
                    countries=winners,
                    points=points,
                    decider=self.deciders[self.winner],
                    reason="battle-won-points",
                    about=self.area,
                )
            )

    def score(self, run: Run[Board]) -> None:
        """6.11.c: a battle worth victory points may be answered; 9.2: the winner's leaders may be promoted."""
        if self.winner is None:
            return
        board, winners = run.board, self.sides[self.winner]
        promote(run, [id for id in winners.pieces if board.find(id) is not None])
        if battle_points(self.sides[1 - self.winner].units):
            self._answer(run, self.winner)

    def _answer(self, run: Run[Board], winner: int) -> None:
        """6.11.c: a battle for which a power scored anything may be answered (R-145)."""
        winners, beaten = self.sides[winner].countries, self.sides[1 - winner].countries
        if any(patron(run.board, one) for one in winners):
            open_window(run, Trigger.VP_BATTLE, winners[0], self.area, winners=winners, losers=beaten)

    def retreat(self, run: Run[Board]) -> None:
        """6.7.8: the beaten side leaves; of a tied interception battle both do, the interceptor first (6.7.6)."""
        board = run.board
        if self.fled:
            return
        if self.winner is None:
            for number in (OTHERS, MOVERS):
                run.call(Retreat(pieces=ids(self._present(board, number)), area=self.area, boats=self.boats))
            return
        beaten = 1 - self.winner
        if self.sortie and beaten == MOVERS:
            for piece in self._present(board, MOVERS):
                piece.inside = True  # the garrison goes back inside (6.8)
            return
        leaving = ids(self._present(board, beaten))
        run.call(Retreat(pieces=leaving, area=self.area, barred=self._starts(board, self.winner), boats=self.boats))

    def finish(self, run: Run[Board]) -> None:
        """6.7.7: an overrun if nobody of the beaten is left on the map and no other enemy stands there (R-77)."""
        board = run.board
        if self.winner is not None:
            winners, beaten = self.sides[self.winner], self.sides[1 - self.winner]
            shut_in = [piece for piece in board.areas[self.area].pieces if piece.id in beaten.pieces]
            away = run.result if isinstance(run.result, tuple) else shut_in
            self.overrun = not away and not enemies_outside(board, winners.countries, self.area)
            if self.overrun and self._present(board, self.winner):
                for piece in self._present(board, self.winner):
                    piece.used = piece.id not in self.fresh
                countries = tuple(Name("country", country) for country in winners.countries)
                run.tell("overrun", "6.7.7", area=Name("area", self.area), countries=countries)
        run.call(Renewal(area=self.area))

    def score_nomads(self, run: Run[Board]) -> None:
        """8.3: who takes the last piece of a nomad people off the map scores for it (R-279)."""
        for number, host in enumerate(self.sides):
            scored = score_nomads(run, host.pieces, self.sides[1 - number].countries, self.deciders[1 - number])
            if scored and self.winner == 1 - number and not battle_points(host.units):
                self._answer(run, self.winner)  # a small battle, but worth points all the same

    def punish(self, run: Run[Board]) -> None:
        """7.4.4: a tribute refuser that Assyria's camp has beaten is checked at once (R-230)."""
        if self.winner is not None:
            punish(run, self.sides[self.winner].countries, self.sides[1 - self.winner].countries)

    def report(self, run: Run[Board]) -> None:
        """6.7.7: an overrun lets the victors go on."""
        run.end(self.overrun)

    def _starts(self, board: Board, winner: int) -> tuple[AreaId, ...]:
        """The areas from which victors entered, for this battle or before it in this impulse (6.7.8, R-78)."""
        if self.sortie:
            return ()  # P-7
        came = [self.ways[id] for id in self.sides[winner].pieces if id in self.ways]
        came += [piece.whence for piece in self._present(board, winner) if piece.whence is not None]
        return tuple(dict.fromkeys(came))

    def _present(self, board: Board, number: int) -> list[Piece]:
        """The pieces of a side that are still in the field."""
        return [piece for piece in in_field(board.areas[self.area]) if piece.id in self.sides[number].pieces]
