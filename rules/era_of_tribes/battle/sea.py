"""ch.6.5: sea battles: only the fleets of both sides fight, and nobody puts up anything (T-43)."""

from rules.core.ids import Seat
from rules.core.messages import seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.era_of_tribes.battle.fighting import roll_symbols
from rules.era_of_tribes.battle.forces import mechanics_of, morale_of
from rules.era_of_tribes.battle.odds import deal_markers
from rules.era_of_tribes.board.holdings import abilities
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name, symbol_name
from rules.era_of_tribes.board.pieces import take_fleets
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.board.tracks import change_morale, step_back, step_forward

RULE = "ch.6.5"


class SeaBattle(Procedure):
    """A battle of all fleets of two players in one sea area (ch.6.5)."""

    steps = ("fight",)

    area: AreaId
    attacker: Seat
    defender: Seat

    def fight(self, run: Run[Board]) -> None:
        """ch.6.5, T-43: markers, ties to the attacker; rounds until one side is gone."""
        board = run.board
        fleets = board.seas[self.area].fleets
        left = [fleets.get(self.attacker, 0), fleets.get(self.defender, 0)]
        if not all(left):
            return
        pair = self.attacker, self.defender
        skill = [mechanics_of(board, one) + board.realms[one].advances.get("navigation", 0) for one in pair]
        morale = morale_of(board, self.attacker), morale_of(board, self.defender)
        markers = deal_markers((left[0], left[1]), morale, (skill[0], skill[1]), "attacker")
        one, other, area = seat_name(self.attacker), seat_name(self.defender), area_name(self.area)
        mine = tuple(symbol_name(symbol) for symbol, side in markers.items() if side == "attacker")
        run.tell(
            "sea-battle-begins",
            RULE,
            attacker=one,
            defender=other,
            area=area,
            attackers=left[0],
            defenders=left[1],
            markers=mine,
        )
        while all(left):
            symbols = roll_symbols(run)
            hits = [markers[symbol] for symbol in symbols]
            self._lose(run, 0, min(hits.count("defender"), left[0]), left)
            self._lose(run, 1, min(hits.count("attacker"), left[1]), left)
            red, green = symbol_name(symbols[0]), symbol_name(symbols[1])
            run.tell("sea-round", RULE, area=area, red=red, green=green, attacker=left[0], defender=left[1])
        self._end(run, left)

    def _lose(self, run: Run[Board], side: int, count: int, left: list[int]) -> None:
        """ch.6.5, T-40: fleets become free vassals; Norsemen gain morale for each."""
        board, seat = run.board, (self.attacker, self.defender)[side]
        if count:
            take_fleets(board, seat, self.area, count)
            board.realms[seat].free += count
            change_morale(board.realms[seat], count * abilities(board, seat).morale_per_lost_fleet)
            left[side] -= count

    def _end(self, run: Run[Board], left: list[int]) -> None:
        """ch.6.5: the winner holds the area; triumph steps as after any battle."""
        area = area_name(self.area)
        if not any(left):
            run.tell("sea-battle-drawn", RULE, area=area)
            return
        winner, loser = (self.attacker, self.defender) if left[0] else (self.defender, self.attacker)
        sea = run.board.seas[self.area]
        sea.fleets = {winner: sea.fleets[winner], **sea.fleets}
        run.tell("sea-battle-won", RULE, seat=seat_name(winner), loser=seat_name(loser), area=area, left=max(left))
        step_forward(run, winner)
        step_back(run, loser)
