"""What a march knows and can do at every step (ch.8, 9, 11): its party, its orders, voyages, tolls, and its end."""

from typing import Literal

from msgspec import field
from msgspec.structs import replace

from rules.core.messages import Refusal, message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.board.control import is_round, set_marker
from rules.hannibal.board.forces import enemy_outside, enemy_units, is_besieged, is_city, size_at, units_at
from rules.hannibal.board.ids import ITALIA, ROME, GeneralId, Side, SpaceId, seat_of
from rules.hannibal.board.losses import remove
from rules.hannibal.board.names import general_name, side_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.displaced.displacement import displace
from rules.hannibal.march.attrition import MarchAttrition
from rules.hannibal.march.besieging import refuse_siege
from rules.hannibal.march.itinerary import Orders, refuse_next
from rules.hannibal.march.leave import Licence
from rules.hannibal.march.moving import carry
from rules.hannibal.march.naval import NAVAL, Voyage, modifier, needs_roll, outcome
from rules.hannibal.march.party import FINISHED, Batch, Party, leave_standing, split, standing, together
from rules.hannibal.march.steps import Step, read_step
from rules.hannibal.march.writing import NONE
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.reaction import Reacted
from rules.hannibal.siege.limits import event_in_force, is_target
from rules.hannibal.siege.odds import quoted

BESIEGE, STOP = "besiege", "stop"
IfIntercepted = Literal["fight", "back-up", "ask"]
IfAvoided = Literal["pursue", "stop", "ask"]


class Expedition(Procedure):
    """The fields of a march, and what its steps have in common (ch.9)."""

    side: Side
    general: GeneralId
    allowed: Licence
    at: SpaceId
    units: str = ""
    along: tuple[str, ...] = ()
    orders: Orders = Orders()
    path: tuple[str, ...] = ()  # still to go
    siege: bool = False
    spare: tuple[SpaceId, ...] = ()
    if_intercepted: IfIntercepted = "ask"
    if_avoided: IfAvoided = "ask"
    party: Party = field(default_factory=lambda: Party(GeneralId("")))
    came_from: SpaceId | None = None
    last: Step | None = None
    spent: int = 0
    warned: bool = False  # the window for Bad Weather has been open (H-24)
    attrition: bool = False  # a roll for the moving units is on its way
    raids: int = 0  # cards with hostile tribes that are still to be rolled for (H-23)
    met: Reacted = Reacted()
    backing: bool = False
    stopped: bool = False  # before the end of the path
    fought: bool = False
    besieging: int = 0  # units that take part in a siege attempt (H-48)
    finished: bool = False  # backed up, or failed in pursuit: no more moves with this card (ch.9)
    walled: bool = False  # still inside a city with enemies before its walls, to sail from there (ch.11)
    strength: int = 0  # units of his side on the map before a battle or siege
    onward: bool = False  # overrun or pursuit: a new rest of the path may be given (H-53)

    # ---- helpers --------------------------------------------------------------------------------------------------

    def _is_there(self, board: Board) -> bool:
        """He is where the march is; a ruling may have taken him or his units away."""
        here, held = units_at(board, self.side, self.at, inside=self.walled), self.party.units
        if (self.walled or not board.generals[self.general].inside) and not here.holds(held):
            lost = Units(max(held.regular - here.regular, 0), max(held.elephants - here.elephants, 0))
            self.party.give_up(lost)
        return board.generals[self.general].at == self.at

    def _next(self, board: Board) -> Step | Refusal:
        """The next step, or why it cannot be taken any more."""
        step = read_step(board, self.at, self.path[0])
        if isinstance(step, Refusal):
            return step
        return refuse_next(board, self.side, self.at, self.party, self.allowed, step) or step

    def _spaces(self, board: Board) -> tuple[SpaceId, ...]:
        words = [word.rpartition(":")[2] for word in self.path]
        return tuple(SpaceId(word) for word in words if word in board.spaces)

    def _halt(self, run: Run[Board], wrong: Refusal | None) -> None:
        """H-53: the rest of the path lapses."""
        if wrong is not None:
            run.tell("march-halted", wrong.rule, general=general_name(self.general), reason=wrong.message)
        self._stop_here()
        run.goto("arrive")

    def _stop_here(self) -> None:
        """H-53: the rest of the path lapses; what was ordered for its end is not done here."""
        self.stopped = self.stopped or bool(self.path)
        self.path = ()

    def _attrition(self, label: str, rule: str, added: int, column: int | None = None) -> MarchAttrition:
        return MarchAttrition(
            side=self.side,
            space=self.at,
            units=self.party.units,
            label=label,
            rule=rule,
            modifier=added,
            column=column,
            inside=self.walled,
        )

    def _bear(self, lost: object) -> None:
        """The party is smaller by what attrition took."""
        if isinstance(lost, Units):
            self.party.give_up(lost)

    def _is_stranded(self, run: Run[Board]) -> bool:
        """H-51: a general who lost his last unit among enemy units steps back, and his move ends."""
        board = run.board
        own = units_at(board, self.side, self.at).total
        if own or not enemy_units(board, self.side, self.at):
            return False
        assert self.came_from is not None
        carry(run, self.side, self.party, self.at, self.came_from, train=True)
        self.attrition = False
        self.at, self.came_from, self.backing = self.came_from, None, True
        run.tell("stepped-back", "H-51", general=general_name(self.general), space=space_name(self.at))
        self._halt(run, None)
        return True

    def _voyage(self, run: Run[Board], start: SpaceId, to: SpaceId) -> Voyage:
        """ch.11: how the voyage ends; Rome, the Truce and the pirates need no roll."""
        board, units = run.board, self.party.units.total
        if not needs_roll(board, self.side, start, to, units, self.allowed):
            return "safe"
        leader = self.general if self.general in self._aboard(board) else None
        die, added = run.roll(NAVAL)[0], modifier(board, start, to, units, leader)
        found = outcome(die + added)
        run.tell(
            f"voyage-{found}",
            "ch.11",
            general=general_name(self.general),
            start=space_name(start),
            space=space_name(to),
            die=die,
            modifier=added,
        )
        return found

    def _leaves_city(self) -> bool:
        return bool(self.path) or self.orders.inside in ("", NONE)

    def _go_to_battle(self, board: Board) -> None:
        self.fought, self.strength = True, strength_of(board, self.side)

    def _return_to_port(self, run: Run[Board], points: int) -> None:
        """ch.11, H-44: the move ends where they embarked; they have been at sea, so the points are spent (H-55)."""
        self.party.walk(points)
        self._halt(run, None)

    def _weigh_siege(self, run: Run[Board]) -> None:
        """ch.9.11, 12, 13, H-24, H-53: one that was ordered follows; who was stopped on the way is asked."""
        wrong = refuse_siege(run.board, self.general)
        self.siege = self.siege and not self.stopped and not self.backing
        if wrong is None and (self.stopped or self.backing):
            run.ask(
                seat_of(self.side),
                "siege-here",
                "ch.20",
                options=[Option(word, message(f"option-{word}")) for word in (BESIEGE, STOP)],
                default=STOP,
                reason=quoted(run.board, self.general, self.at, event_in_force(run.board)),
            )
            return
        if wrong is not None and self.siege and is_target(run.board, self.side, self.at):
            run.tell("siege-impossible", wrong.rule, general=general_name(self.general), reason=wrong.message)
        if wrong is not None or not self.siege:
            run.goto("conclude")

    def _sink(self, run: Run[Board]) -> None:
        """ch.11, 19: units are eliminated, generals on board displaced; nothing else is lost for it (H-17)."""
        units = self.party.units
        remove(run.board, self.side, self.at, units, inside=self.walled)
        run.tell("fleet-sunk", "ch.11", side=side_name(self.side), units=units_said(units))
        for general in self._aboard(run.board):
            displace(run, general, "ch.19")
        self.party = Party(self.general)
        self.path = ()
        run.goto("arrive")

    def _aboard(self, board: Board) -> tuple[GeneralId, ...]:
        """The generals on board: not those who have landed inside their city (ch.12)."""
        return tuple(one for one in self.party.generals if self.walled or not board.generals[one].inside)

    def _own_open_city(self, board: Board) -> bool:
        own = is_city(self.at) and board.spaces[self.at].owner == self.side
        return own and not is_besieged(board, self.at)

    def _may_land_inside(self, board: Board) -> bool:
        return self.last is not None and self.last.kind == "sea" and self._own_open_city(board)

    def _strike_out(self, space: SpaceId) -> None:
        """H-52: what the orders said about this space is done."""
        if not self.orders.pick_up and not self.orders.drop:
            return
        head = f"{space}:"
        rest = tuple(word for word in self.orders.pick_up if not word.startswith(head))
        left = tuple(word for word in self.orders.drop if not word.startswith(head))
        self.orders = replace(self.orders, pick_up=rest, drop=left)

    @property
    def points_left(self) -> int:
        """What is left of his movement points."""
        return self.allowed.mp - self.party.most_spent

    def _may_pursue(self) -> bool:
        return self.points_left > 0 and not (self.if_avoided == "pursue" and not self.path)

    def _generals_outside(self, board: Board) -> None:
        """H-57: units that stay outside fight under their generals."""
        for general in self.party.generals:
            board.generals[general].inside = False

    def _remove_marker(self, run: Run[Board], rule: str) -> None:
        """H-86, H-87: a Roman round marker without Roman units falls, if it is not to be spared."""
        board, space = run.board, self.at
        mine = rule == "H-87" or edition().map.region(space) == ITALIA
        if not mine or board.spaces[space].owner != ROME or not is_round(board, space) or space in self.spare:
            return
        if not enemy_outside(board, self.side, space):
            set_marker(board, space, None)
            run.tell("marker-removed", rule, general=general_name(self.general), space=space_name(space))

    def _finish_where_he_is(self, board: Board, count: int) -> None:
        """ch.9, H-48: what is left of so many units is finished where he is now, the tired ones first, and he too."""
        at, play = board.generals[self.general].at, board.play
        if at is None or play is None:
            return
        inside = board.generals[self.general].inside
        there = standing(board, self.side, at, inside=inside)
        free = [batch for batch in there if batch.spent < FINISHED]
        left = max(count - (self.strength - strength_of(board, self.side)), 0)
        kept, gone = split(free, some_of(together(free), left), tired_first=True)
        done = [Batch(FINISHED, batch.units) for batch in there if batch.spent >= FINISHED]
        play.tired = [one for one in play.tired if (one.space, one.inside) != (at, inside)]
        leave_standing(board, at, [*kept, *done, *(Batch(FINISHED, batch.units) for batch in gone)], inside=inside)
        for general in self.party.generals:
            play.weary[general] = FINISHED


def strength_of(board: Board, side: Side) -> int:
    """All units of a side on the map."""
    return sum(size_at(board, side, space) for space in board.spaces)


def some_of(units: Units, count: int) -> Units:
    """So many of these units, regular ones first."""
    regular = min(units.regular, count)
    return Units(regular, min(units.elephants, count - regular))
