"""A battle from arrival to verdict: who fights, and what comes of it; the rounds are in combat.py (6.7, P-2)."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from rules.assyrian_wars.battle.aftermath import MOVERS, OTHERS, Aftermath
from rules.assyrian_wars.battle.cards import BattleCards, Laid
from rules.assyrian_wars.battle.combat import Combat, Fought
from rules.assyrian_wars.battle.going_back import GoBack, ways_back
from rules.assyrian_wars.battle.lining_up import Lined, LineUp
from rules.assyrian_wars.battle.sides import (
    Side,
    decider,
    draw_up,
    fighters,
    mobility,
    names_of,
    opponents,
    sharer,
)
from rules.assyrian_wars.board.forces import enemies_among, in_field, owners
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.encounter.joining import JoinForces
from rules.assyrian_wars.events.battle_effects import (
    CardsAtWork,
    Worked,
    boons_of,
    redrawn,
    send_turncoats_away,
)
from rules.assyrian_wars.march.mobility import enemies_outside
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

Winner = Literal["movers", "others", ""]
SIDES: tuple[Winner, Winner] = ("movers", "others")
FIGHT_ON, GO_BACK = "fight-on", "go-back"


class Result(msgspec.Struct, frozen=True):
    """What a `Battle` ends with."""

    winner: Winner = ""  # nobody: a tied interception battle, or a successful ambush
    overrun: bool = False  # the winner's pieces are not finished (6.7.7)


class Battle(Procedure):
    """One force against its enemies in the field of an area: dice, losses, routs, verdict, retreat (6.7, P-2).

    Call it when interception and evasion are over: `movers` have entered `area` (pieces that are gone by then do not
    matter), everybody at war with them who is outside the city fights them, side by side, and Battle itself fixes who
    attacks and defends, asks, scores, promotes, marks who is finished, calls `Retreat` for the beaten side and
    `Occupation` at the end. It ends with a `Result`.

    A sortie is `Battle(area=..., movers=<the garrison, still inside>, sortie=True)`: one round, no routs, and equal
    hits are the garrison's victory (6.8, P-7); the beaten garrison is inside again, beaten besiegers retreat.
    """

    steps = (
        "meet",
        "line_up",
        "draw_up",
        "play_cards",
        "join_forces",
        "draw_up_again",
        "fight",
        "conclude",
        "note",
        "ask_rest",
        "hear_rest",
        "close",
        "report",
    )

    area: AreaId
    movers: tuple[PieceId, ...]  # the force that entered, or the garrison that sorties
    ways: dict[PieceId, AreaId] = {}  # where each piece that entered the area came from: movers and interceptors
    interceptors: tuple[PieceId, ...] = ()  # who came in by a successful interception (`Intercepted.ways`)
    failed: tuple[CountryId, ...] = ()  # `Stand.failed`
    ambush: dict[CountryId, str] = {}  # `Stand.ambush`
    landed: bool = False  # the movers came from ships (6.16.e)
    boats: dict[PieceId, UnitId] = {}  # from which ones: the beaten may go back aboard
    sortie: bool = False

    others: tuple[PieceId, ...] = ()  # who fights the movers
    relief: tuple[PieceId, ...] = ()  # the garrison that joined them
    sides: tuple[Side, ...] = ()
    laid: tuple[Laid, ...] = ()  # battle cards in force
    turned: dict[PieceId, CountryId] = {}  # turncoats, and whose they were (10.4.e)
    deciders: tuple[CountryId, ...] = ()  # of each side: who shares out victory points (8.3)
    winner: int | None = None
    fled: bool = False  # the defenders got away by ambush
    overrun: bool = False
    fresh: tuple[PieceId, ...] = ()  # the movers who were not finished before their first battle here (6.6.5)

    # ---- who fights -----------------------------------------------------------------------------------------

    def meet(self, run: Run[Board]) -> None:
        """6.7: the force meets the enemies outside the city; one side after another, interceptors first."""
        board = run.board
        if self.sortie:
            for piece in board.areas[self.area].pieces:
                piece.inside = piece.inside and piece.id not in self.movers
        movers = self._present(board, self.movers)
        self.fresh = self.fresh or tuple(piece.id for piece in movers if not piece.used)
        found = opponents(board, self.area, movers, self.interceptors, sortie=self.sortie)
        self.others = tuple(piece.id for piece in found)
        at_peace = [one.id for one in movers if not enemies_among(board, one.owner, found)]
        self.movers = tuple(id for id in self.movers if id not in at_peace)  # 10.4.f: of an intercepted group
        if found:
            run.call(LineUp(area=self.area, movers=self.movers, others=self.others, sortie=self.sortie))
        else:
            run.end(Result())

    def line_up(self, run: Run[Board]) -> None:
        """6.6.5: of many armies some wait, and a garrison may have come out."""
        if isinstance(run.result, Lined):
            self.others, self.relief = run.result.others, run.result.relief or self.relief
        if not (self._present(run.board, self.movers) and self._present(run.board, self.others)):
            run.end(Result())  # a ruling has taken a side away

    def draw_up(self, run: Run[Board]) -> None:
        """6.7, P-2 step 1: the sides are fixed; then battle cards are played (6.7.1)."""
        board = run.board
        self.sides = self._array(board)
        self._find_deciders(board)
        run.tell(
            "battle-begins",
            "6.7",
            area=Name("area", self.area),
            countries=names_of(self.sides[MOVERS]),
            others=names_of(self.sides[OTHERS]),
            interception=bool(self.interceptors),
        )
        run.call(
            BattleCards(
                area=self.area,
                kind="sortie" if self.sortie else "field",
                countries=self.sides[MOVERS].countries + self.sides[OTHERS].countries,
                sides=(self.sides[MOVERS].pieces, self.sides[OTHERS].pieces),
                defender=self._defender(board),
                crossed=self.sides[MOVERS].approach.crossed,
            )
        )

    def play_cards(self, run: Run[Board]) -> None:
        """6.11.d: what the cards in force do before the dice."""
        self.laid = run.result if isinstance(run.result, tuple) else ()
        if self.laid:
            first, second = (host.pieces for host in self.sides)
            countries = self.sides[MOVERS].countries
            run.call(CardsAtWork(area=self.area, sides=(first, second), first=countries, waiting=self.laid))

    def join_forces(self, run: Run[Board]) -> None:
        """6.11.d: who has changed sides or came to help; the armies that attack together may form a group (6.6.3)."""
        worked = run.result if isinstance(run.result, Worked) else Worked()
        self.turned, self.ways = worked.turned, {**self.ways, **worked.joined}
        self.movers = (*(id for id in self.movers if id not in self.turned), *worked.joined)
        self.relief = tuple(id for id in self.relief if id not in self.turned)
        self.others = tuple(id for id in self.others if id not in self.turned)
        for id in self.turned:
            if id in self.sides[MOVERS].pieces:
                self.others = (*self.others, id)
            else:
                self.movers = (*self.movers, id)
        if worked.joined:
            run.call(JoinForces(area=self.area, arrived=tuple(worked.joined)))

    def draw_up_again(self, run: Run[Board]) -> None:
        """6.11.d: the sides with what cards have made of them; points go by what stood there before (R-80)."""
        if not self.laid:
            return
        board = run.board
        boons = boons_of(board, self.laid, self.sides[MOVERS].countries)
        self.sides = redrawn(self.sides, self._array(board), boons)
        self._find_deciders(board)

    def _array(self, board: Board) -> tuple[Side, Side]:
        """Both sides as they stand there now."""
        return draw_up(
            board,
            self.area,
            self._present(board, self.movers),
            self._present(board, self.others),
            inside=self._present(board, self.relief),
            ways={} if self.interceptors or self.sortie else self.ways,
            landed=self.landed,
            sortie=self.sortie,
            failed=self.failed,
        )

    def _find_deciders(self, board: Board) -> None:
        """8.3: who shares out points, of a side that has not left the field."""
        first = self._present(board, (*self.movers, *self.relief))
        second = self._present(board, self.others)
        if first and second:
            mine = sharer(board, self.area, self._present(board, self.movers)) if self.sortie else decider(board, first)
            self.deciders = (mine, decider(board, second))

    def fight(self, run: Run[Board]) -> None:
        """6.7.2: the rounds; who defends wins a tie, after an interception nobody, in a sortie the garrison (6.7.6)."""
        left = [bool(self._present(run.board, host.pieces)) for host in self.sides]
        if not all(left):
            return  # a card has taken the last piece of a side
        defender = self._defender(run.board)
        tie = MOVERS if self.sortie else None if self.interceptors else defender
        run.call(
            Combat(
                area=self.area,
                sides=(self.sides[MOVERS], self.sides[OTHERS]),
                defender=defender,
                tie=tie,
                sortie=self.sortie,
                lurking=self._lurking(self.sides[OTHERS].countries),
            )
        )

    def conclude(self, run: Run[Board]) -> None:
        """6.7.6 to 6.7.8: what the victor gains and where the beaten go."""
        left = [bool(self._present(run.board, host.pieces)) for host in self.sides]
        survivor = MOVERS if left[MOVERS] else OTHERS if left[OTHERS] else None
        fought = run.result if isinstance(run.result, Fought) else Fought(survivor)
        send_turncoats_away(run, self.turned)
        self.winner, self.fled = fought.winner, fought.ambushed
        run.call(
            Aftermath(
                area=self.area,
                sides=(self.sides[MOVERS], self.sides[OTHERS]),
                deciders=self.deciders,
                winner=fought.winner,
                fled=fought.ambushed,
                ways=self.ways,
                boats=self.boats,
                sortie=self.sortie,
                fresh=self.fresh,
            )
        )

    # ---- and the rest ---------------------------------------------------------------------------------------

    def note(self, run: Run[Board]) -> None:
        """6.7.7: was it an overrun?"""
        self.overrun = run.result is True

    def ask_rest(self, run: Run[Board]) -> None:
        """6.6.5: armies that have not fought yet: the victor attacks them next, or goes back where he came from."""
        board = run.board
        movers = self._rest_to_fight(board)
        if not movers:
            return
        seat = seat_of(board, self.deciders[MOVERS])
        back = ways_back(board, movers, self.ways) is not None
        if seat is not None:
            run.ask(
                seat,
                "fight-the-rest",
                "6.6.5",
                options=[Option(id, message(f"option-{id}")) for id in ((FIGHT_ON, GO_BACK) if back else (FIGHT_ON,))],
                default=Choose(GO_BACK if back else FIGHT_ON),
                reason=message("rest-to-fight", area=Name("area", self.area)),
                forced=True,
            )

    def hear_rest(self, run: Run[Board]) -> None:
        """6.6.5: the next battle, or the way back; a garrison that had joined goes back inside."""
        board = run.board
        movers = self._rest_to_fight(board)
        if not movers:
            return
        back = ways_back(board, movers, self.ways)
        if back is None or (run.answers and run.choice == FIGHT_ON):
            again = Battle(area=self.area, movers=self.movers, ways=self.ways, failed=self.failed, landed=self.landed)
            again.boats, again.ambush = self.boats, self._lurking(self._waiting(board, movers))
            again.interceptors = tuple(id for id in self.interceptors if id not in self.others)
            again.relief, again.fresh = self.relief, self.fresh
            run.call(again)
            return
        for piece in self._present(board, self.relief):
            piece.inside = True
        run.call(GoBack(area=self.area, ways=back))

    def close(self, run: Run[Board]) -> None:
        """6.12: control of the area; the battle is over."""
        if isinstance(run.result, Result):
            run.end(run.result)  # of the next battle
            return
        run.call(Occupation(area=self.area))

    def report(self, run: Run[Board]) -> None:
        """6.7.6: for whoever led the force into battle."""
        run.end(Result("" if self.winner is None else SIDES[self.winner], self.overrun))

    # ---- looking --------------------------------------------------------------------------------------------

    def _present(self, board: Board, ids: Sequence[PieceId]) -> list[Piece]:
        """Those of these pieces that are in the field."""
        there = {piece.id: piece for piece in in_field(board.areas[self.area])}
        return [there[id] for id in ids if id in there]

    def _defender(self, board: Board) -> int:
        """Who was there; after an interception the side of higher mobility, else who was intercepted (9.7, R-58)."""
        if not self.interceptors:
            return OTHERS
        first, second = (mobility(fighters(board, host, self._present(board, host.pieces))) for host in self.sides)
        return OTHERS if board.options.special_units and second > first else MOVERS

    def _rest_to_fight(self, board: Board) -> list[Piece]:
        """The movers, if they have won or were ambushed and enemies who have not fought stand in the field."""
        unbeaten = (self.winner == MOVERS or self.fled) and not self.sortie
        movers = self._present(board, self.movers) if unbeaten else []
        return movers if movers and enemies_outside(board, owners(movers), self.area) else []

    def _waiting(self, board: Board, movers: Sequence[Piece]) -> list[CountryId]:
        """Whose enemies in the field have not met the movers yet."""
        met = self.sides[OTHERS].countries
        return [one for one in owners(enemies_outside(board, owners(movers), self.area)) if one not in met]

    def _lurking(self, countries: Iterable[CountryId]) -> dict[CountryId, str]:
        """Those of these countries that lie in ambush (9.7, R-85)."""
        return {country: self.ambush[country] for country in countries if country in self.ambush}
