"""ch.5.2, 5.3, E-28: the defender answers one question, and everything is resolved."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table
from rules.empires.battle.aftermath import conclude_battle, lose_cards
from rules.empires.battle.blows import Fighter, fighter_at, stronger
from rules.empires.battle.extra import ExtraAction
from rules.empires.battle.odds import quoted
from rules.empires.battle.stacks import RULES, STRONGEST, combat_at, line_up, stack_candidates, unknown_units
from rules.empires.battle.tug import Tug
from rules.empires.board.ids import CardId, Combat
from rules.empires.board.names import area_name, card_names, unit_name
from rules.empires.board.state import Board, Engagement

Way = Literal["", "siege", "open"]


class Battle(Procedure):
    """A battle for a foreign area (ch.5.2); its attack is on the board."""

    steps = ("ask_defence", "line_up", "compare", "count_up", "bury", "conclude")

    combat: Combat = "open"
    attack: tuple[CardId, ...] = ()
    defence: tuple[CardId, ...] = ()
    place: int = 0
    tug: Tug = Tug()

    def ask_defence(self, run: Run[Board]) -> None:
        """E-28: siege or open battle, and the stack; without an answer a siege at a fort, and the strongest."""
        fight = engagement(run.board)
        reason = message("attacked", area=area_name(fight.target), seat=seat_name(fight.attacker))
        run.ask(fight.defender, "defend", "E-28", actions=(Defend,), default=Defend(), reason=reason, private=True)

    def line_up(self, run: Run[Board]) -> None:
        """ch.5.2.1, 5.2.2: both stacks are committed; from here on they come to light."""
        board, answer = run.board, run.answer
        fight = engagement(board)
        assert isinstance(answer, Defend)
        self.combat = answer.combat(board)
        defence = line_up(board, fight.defender, self.combat, answer.stack, "defender")
        assert not isinstance(defence, Refusal)
        self.attack, self.defence = tuple(fight.siege if self.combat == "siege" else fight.stack), tuple(defence)
        run.reveal()
        run.tell(
            "battle-begins",
            "ch.5.2",
            area=area_name(fight.target),
            combat=self.combat,
            attacker=seat_name(fight.attacker),
            defender=seat_name(fight.defender),
            attackers=len(self.attack),
            defenders=len(self.defence),
        )

    def compare(self, run: Run[Board]) -> None:
        """ch.5.2.3, 5.2.4, E-30, E-32: card against card until a rout, or until no card is left."""
        if self.tug.rout or self.place >= max(len(self.attack), len(self.defence)):
            return
        mine, theirs = fighter_at(self.attack, self.place, "attacker"), fighter_at(self.defence, self.place, "defender")
        dice = list[int]()
        winner = self._outcome(run, mine, theirs, dice)
        self.place += 1
        self.tug = self.tug.pulled(winner)
        run.tell(
            "comparison",
            "ch.5.2",
            number=self.place,
            attacker="none" if mine is None else unit_name(mine.unit),
            defender="none" if theirs is None else unit_name(theirs.unit),
            dice=tuple(dice),
            winner={1: "attacker", -1: "defender", 0: "nobody"}[winner],
            left=self.tug.attacker,
            right=self.tug.defender,
        )
        run.repeat()

    def _outcome(self, run: Run[Board], mine: Fighter | None, theirs: Fighter | None, dice: list[int]) -> int:
        """ch.5.2.3: a missing card, stampedes, kills, strength: 1 the attacker wins, -1 the defender, 0 nobody."""
        if mine is None or theirs is None:
            return (mine is not None) - (theirs is not None)
        flees = [self._flees(run, one, dice) for one in (mine, theirs)]
        if any(flees):
            return flees[1] - flees[0]
        kills = [self._kills(run, one, dice) for one in (mine, theirs)]
        return kills[0] - kills[1] if any(kills) else stronger(mine, theirs, self.combat)

    def _flees(self, run: Run[Board], one: Fighter, dice: list[int]) -> bool:
        """ch.5.2.3 b: elephants roll, and may stampede."""
        if not one.face.stampede_on:
            return False
        dice += run.roll("elephants")
        return dice[-1] <= one.face.stampede_on

    def _kills(self, run: Run[Board], one: Fighter, dice: list[int]) -> bool:
        """ch.5.2.3 c: a ranged card rolls, and may kill."""
        if not one.face.shoots(self.combat):
            return False
        dice += run.roll("shot")
        return dice[-1] >= one.face.kills_on

    def count_up(self, run: Run[Board]) -> None:
        """ch.5.2.5: more markers win, and the defender if they are equal."""
        fight, tug = engagement(run.board), self.tug
        winner = fight.attacker if tug.attacker_wins else fight.defender
        run.tell(
            "battle-won",
            "ch.5.2",
            seat=seat_name(winner),
            area=area_name(fight.target),
            rout=tug.rout,
            attacker=tug.attacker,
            defender=tug.defender,
        )

    def bury(self, run: Run[Board]) -> None:
        """ch.5.2.6, E-33: losses by lot, the attacker's first."""
        fight = engagement(run.board)
        lose_cards(run, fight.attacker, "attacker-losses", self.attack, self.tug.defender)
        lose_cards(run, fight.defender, "defender-losses", self.defence, self.tug.attacker)

    def conclude(self, run: Run[Board]) -> None:
        """ch.5.3, E-39: what the victory brings; a rout gives the attacker one more action, but not twice."""
        fight = engagement(run.board)
        run.board.engagement = None
        conclude_battle(run, fight, self.tug)
        if self.tug.attacker_wins and self.tug.rout and run.find(ExtraAction) is None:
            run.tell("extra-action", "E-39", seat=seat_name(fight.attacker))
            run.call(ExtraAction(seat=fight.attacker))


class Defend(Action, frozen=True):
    """Answers an attack: siege or open battle, and a stack (E-28, E-52)."""

    rule: ClassVar[str] = "E-28"

    way: Annotated[Way, Kind("way")] = ""
    stack: Annotated[tuple[str, ...], Kind("stack", many=True)] = (STRONGEST,)

    def combat(self, board: Board) -> Combat:
        """The battle that this answer leads to: a siege if there is a fort, unless it says otherwise."""
        target = engagement(board).target
        at_walls = board.areas[target].fort and self.way != "open"
        return "siege" if at_walls else combat_at(target)

    def wrong_as_order(self) -> Refusal | None:
        """E-52: a defence that is left as an order names units, and ends with a rule that fills it up."""
        if not self.stack or self.stack[-1] not in RULES:
            return refuse("E-52", "defence-order-needs-rule")
        return unknown_units(self.stack[:-1])

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board = table.board
        if not attacked(board, seat):
            return self.wrong_as_order() or Quote("E-52")
        target = engagement(board).target
        if self.way == "siege" and not board.areas[target].fort:
            return refuse(self.rule, "no-fort-there", area=area_name(target))
        stack = line_up(board, seat, self.combat(board), self.stack, "defender")
        if isinstance(stack, Refusal):
            return stack
        return Quote(self.rule, (message("quote-stack", combat=self.combat(board), cards=card_names(stack)),))

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds against every lawful stack of the attacker."""
        if not attacked(table.board, seat):
            return ()
        board, combat = table.board, self.combat(table.board)
        stack = line_up(board, seat, combat, self.stack, "defender")
        if isinstance(stack, Refusal):
            return ()
        return (quoted(board, combat, tuple(stack), "defender", engagement(board).attacker),)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Siege and open battle at a fort; stacks that fit."""
        board, way = table.board, given.get("way", "")
        now = attacked(board, seat)
        fort = board.areas[engagement(board).target].fort if now else True
        if param == "way":
            return [Candidate(way) for way in (("siege", "open") if fort else ("open",)) if way.startswith(typed)]
        if now:
            combat = cls("open" if way == "open" else "").combat(board)
            return stack_candidates(board, seat, combat, typed, "defender")
        return stack_candidates(board, seat, "siege" if way == "siege" else "open", typed, "defender")


def attacked(board: Board, seat: Seat) -> bool:
    """Whether this seat is under attack; otherwise it leaves an order (E-52)."""
    return board.engagement is not None and board.engagement.defender == seat


def engagement(board: Board) -> Engagement:
    """The attack that waits for its defender."""
    assert board.engagement is not None
    return board.engagement
