"""A general on the march, step by step: weather, sea, passes, tribes, reactions, battle, and the end (ch.9 to 13)."""

from rules.core.messages import Refusal, message
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.hannibal.battle.battle import Battle
from rules.hannibal.board.forces import force_at, is_besieged, printed, room_inside, units_at
from rules.hannibal.board.ids import enemy_of, seat_of
from rules.hannibal.board.losses import remove
from rules.hannibal.board.names import general_name, side_name, space_name, units_said
from rules.hannibal.board.state import Board
from rules.hannibal.displaced.displacement import displace_lone
from rules.hannibal.events.windows import ArmyEnters, SeaLeg, ThirdPoint, is_tribal, storms, was_stopped
from rules.hannibal.march.attrition import PASS_ATTRITION, STORM, TRIBES
from rules.hannibal.march.expedition import BESIEGE, STOP, Expedition, strength_of
from rules.hannibal.march.itinerary import Walk, is_sortie, read_parcels, set_out
from rules.hannibal.march.moving import carry, come_out, go_inside, handle, settle_party, take_command
from rules.hannibal.march.odds import PURSUES, at_most, limit_of, percent
from rules.hannibal.march.party import FINISHED, take_up
from rules.hannibal.march.steps import STAY, WINDOW_FROM, pass_modifier
from rules.hannibal.march.writing import NONE
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.chances import Entry, may_react
from rules.hannibal.reaction.reaction import Reacted, Reaction
from rules.hannibal.siege.attempt import SiegeAttempt
from rules.hannibal.siege.limits import is_subordinate, taking_part

FIGHT, BACK_UP, INTO_CITY = "fight", "back-up", "into-city"
PURSUE, GO_ON = "pursue", "go-on"
ASK = "ask"
PURSUIT = "pursuit"
TRIBES_COLUMN = 5


class Marching(Expedition):
    """One activated general and his party go along their path until it ends or something stops them (ch.9, H-53)."""

    steps = (
        "set_out",
        "look_ahead",
        "hear_weather",
        "sail",
        "enter",
        "meet_tribes",
        "hear_tribes",
        "raid",
        "bear_raid",
        "await_reaction",
        "hear_reaction",
        "ask_back_up",
        "hear_back_up",
        "go_back",
        "come_back",
        "clash",
        "be_done_fighting",
        "ask_pursuit",
        "pursue",
        "ask_onward",
        "hear_onward",
        "settle",
        "arrive",
        "hear_siege",
        "conclude",
    )

    # ---- setting out ----------------------------------------------------------------------------------------------

    def set_out(self, run: Run[Board]) -> None:
        """ch.8, 9.1: he takes his party; who was inside comes out, and if enemies stand there that is a sortie."""
        board = run.board
        sortie, inside = is_sortie(board, self.side, self.general), board.generals[self.general].inside
        walk = set_out(board, self.side, self.general, self.units, self.along, self.allowed, self.orders.path)
        assert isinstance(walk, Walk)
        self.party, self.path = walk.party, self.orders.path
        self.party.batches = take_up(board, self.side, self.at, walk.party.units, inside=inside)
        if board.play is not None:
            board.play.activated.append(self.general)
        self.walled = sortie and bool(self.path)
        if inside and self._leaves_city() and not self.walled:
            come_out(board, self.side, self.party, self.at)
        if sortie and not board.generals[self.general].inside:
            self._go_to_battle(board)
            run.tell("sortie", "ch.20", general=general_name(self.general), space=space_name(self.at))
            run.call(Battle(space=self.at, attacker=self.side, sortie=True))
            run.goto("be_done_fighting")
            return
        if self.path:
            take_command(board, self.side, self.general)
        run.goto("settle")

    def look_ahead(self, run: Run[Board]) -> None:
        """ch.9.2, H-24: the next step is weighed; before the third point and before a sea leg the weather may turn."""
        board = run.board
        if not self.path or not self._is_there(board):
            run.goto("arrive")
            return
        step = self._next(board)
        if isinstance(step, Refusal):
            self._halt(run, step)
            return
        passive = enemy_of(self.side)
        if step.kind == "sea":
            self.warned = True
            run.tell("sea-leg-announced", "ch.11", general=general_name(self.general), space=space_name(step.to))
            aboard = self.party.units.total
            run.call(SeaLeg(side=passive, general=self.general, space=self.at, path=(step.to,), aboard=aboard))
        elif self.spent + step.cost > WINDOW_FROM and not self.warned:
            self.warned = True
            run.call(ThirdPoint(side=passive, general=self.general, space=self.at, path=self._spaces(board)))
        else:
            run.goto("enter")

    def hear_weather(self, run: Run[Board]) -> None:
        """H-24, ch.11: Bad Weather ends the move here; a storm strikes the units on board."""
        played = run.result or ()
        step = self._next(run.board)
        if isinstance(step, Refusal):
            self._halt(run, step)
        elif was_stopped(played):
            run.tell("march-stopped", "H-24", general=general_name(self.general), space=space_name(self.at))
            self._halt(run, None)
        elif step.kind != "sea":
            run.goto("enter")
        elif (storm := storms(played)) is not None:
            self.attrition = True
            run.call(self._attrition(STORM, "ch.11", storm))

    def sail(self, run: Run[Board]) -> None:
        """ch.11, H-44: who lost his last unit stays in port; then Carthage rolls on the naval table."""
        board, step, struck = run.board, self._next(run.board), self.attrition
        if struck:
            self._bear(run.result)
            self.attrition = False
        if isinstance(step, Refusal):
            self._halt(run, step)
            return
        if self.allowed.campaign and board.play is not None:
            board.play.sailed = True
        if struck and not self.party.units.total:
            self._return_to_port(run, step.cost)
            return
        voyage = self._voyage(run, self.at, step.to)
        if voyage == "return":
            run.tell("fleet-returned", "ch.11", general=general_name(self.general), space=space_name(self.at))
            self._return_to_port(run, step.cost)
        elif voyage == "sunk":
            self._sink(run)

    def enter(self, run: Run[Board]) -> None:
        """ch.9.2 to 9.5: the step is paid and taken; a pass costs attrition at once."""
        step = self._next(run.board)
        if isinstance(step, Refusal):
            self._halt(run, step)
            return
        self.path = self.path[1:]
        self.party.walk(step.cost)
        self.spent += step.cost
        self.last = step
        if step.kind == STAY:
            run.goto("settle")
            return
        if self.walled:
            come_out(run.board, self.side, self.party, self.at)
            self.walled = False
        self.came_from, self.at = self.at, step.to
        carry(run, self.side, self.party, self.came_from, self.at, train=step.kind not in ("alps", "sea"))
        run.tell(
            "marched",
            "ch.9",
            general=general_name(self.general),
            units=units_said(self.party.units),
            start=space_name(self.came_from),
            space=space_name(self.at),
            points=step.cost,
            left=self.allowed.mp - self.party.most_spent,
        )
        if step.is_pass and self.party.units.total:
            self.attrition = True
            run.call(self._attrition(PASS_ATTRITION, "ch.9", pass_modifier(step, self.allowed)))

    def meet_tribes(self, run: Run[Board]) -> None:
        """H-51, H-23: who lost his last unit is alone; an army may be attacked by hostile tribes."""
        if self.attrition:
            self._bear(run.result)
            self.attrition = False
            if self._is_stranded(run):
                return
        if not self.party.units.total:
            run.goto("settle")
        elif is_tribal(self.at):
            run.call(ArmyEnters(side=enemy_of(self.side), general=self.general, space=self.at))
        else:
            self.await_reaction(run)

    def hear_tribes(self, run: Run[Board]) -> None:
        """H-23: so many cards were played, each with a roll of its own."""
        self.raids = len(run.result or ())

    def raid(self, run: Run[Board]) -> None:
        """H-23: one roll in the column of five, in the space entered."""
        if self.raids:
            run.call(self._attrition(TRIBES, "H-23", 0, TRIBES_COLUMN))
        else:
            run.goto("await_reaction")

    def bear_raid(self, run: Run[Board]) -> None:
        """H-51: who lost his last unit is alone, and steps back from enemy units."""
        self._bear(run.result)
        self.raids -= 1
        if not self._is_stranded(run):
            run.goto("raid")

    # ---- the enemy reacts -----------------------------------------------------------------------------------------

    def await_reaction(self, run: Run[Board]) -> None:
        """ch.10, H-64: the passive side reacts to an army that enters, if public facts allow it anything."""
        if not self.party.units.total:
            run.goto("settle")
            return
        assert self.came_from is not None
        entry = Entry(self.side, self.at, self.general, self.party.units, self.came_from)
        run.goto("hear_reaction")
        if may_react(run.board, entry):
            run.call(Reaction(entry=entry))
        else:
            self.hear_reaction(run)

    def hear_reaction(self, run: Run[Board]) -> None:
        """ch.9.7, 12: lone generals who are still outside are displaced; who is intercepted fights or backs up."""
        self.met = run.result if isinstance(run.result, Reacted) else Reacted()
        displace_lone(run, self.side, self.at, "ch.19")
        if not self.met.intercepted or self.if_intercepted == FIGHT:
            run.goto("clash")
        elif self.if_intercepted == BACK_UP:
            run.goto("go_back")

    def ask_back_up(self, run: Run[Board]) -> None:
        """ch.12, 26: fight, or go back where he came from; from the sea into the own city as far as it fits."""
        words = [FIGHT, BACK_UP]
        if self._may_land_inside(run.board) and room_inside(run.board, self.at):
            words.append(INTO_CITY)
        run.ask(
            seat_of(self.side),
            "intercepted",
            "ch.12",
            options=[Option(word, message(f"option-{word}")) for word in words],
            default=FIGHT,
            reason=message("army-intercepted", general=general_name(self.general), space=space_name(self.at)),
        )

    def hear_back_up(self, run: Run[Board]) -> None:
        """ch.12: his choice."""
        if run.choice == FIGHT:
            run.goto("clash")
        elif run.choice == INTO_CITY:
            go_inside(run, self.side, self.party, self.at, "all")
            if not self.party.units.total:
                self.finished = True
                run.goto("conclude")

    def go_back(self, run: Run[Board]) -> None:
        """ch.12, H-14: all moving units return to the last space; a pass or the sea may cost them once more."""
        board = run.board
        if not self._is_there(board):
            run.goto("clash")
            return
        assert self.came_from is not None
        assert self.last is not None
        if self.last.kind == "sea":
            voyage = self._voyage(run, self.at, self.came_from)
            if voyage == "return":
                run.tell("cannot-back-up", "ch.12", general=general_name(self.general), space=space_name(self.at))
                self._generals_outside(board)
                run.goto("clash")
                return
            if voyage == "sunk":
                self._sink(run)
                return
        self.backing = self.finished = True
        self._stop_here()
        carry(run, self.side, self.party, self.at, self.came_from, train=self.last.kind not in ("alps", "sea"))
        self.at, self.came_from = self.came_from, None
        run.tell("backed-up", "H-14", general=general_name(self.general), space=space_name(self.at))
        if self.last.is_pass:
            run.call(self._attrition(PASS_ATTRITION, "ch.12", pass_modifier(self.last, self.allowed)))
        else:
            run.goto("arrive")

    def come_back(self, run: Run[Board]) -> None:
        """ch.12: the pass has taken its toll again; the move is over."""
        self._bear(run.result)
        run.goto("arrive")

    def clash(self, run: Run[Board]) -> None:
        """ch.9.8, 9.9, H-54, H-57: enemies outside are overrun or fought; who landed at his own city may go inside."""
        board = run.board
        self._is_there(board)
        foe = force_at(board, enemy_of(self.side), self.at)
        if not self.party.units.total:
            run.goto("arrive")
            return
        if not foe.size:
            if self.met.avoided and not self.met.intercepted:
                run.goto("ask_pursuit" if self._may_pursue() else "settle")
            else:
                run.goto("settle")
            return
        if self.orders.inside not in ("", NONE) and not self.path and self._may_land_inside(board):
            go_inside(run, self.side, self.party, self.at, self.orders.inside)
            if not self.party.units.total:
                run.goto("conclude")
                return
            self._generals_outside(board)
        if foe.size == 1 and not foe.generals and self.party.units.total >= edition().tables.limits.overrun:
            remove(board, foe.side, self.at, foe.units)
            run.tell("overrun", "H-54", side=side_name(foe.side), space=space_name(self.at))
            self.onward = True
            run.goto("settle")
            return
        self._go_to_battle(board)
        assert self.last is not None
        run.call(
            Battle(
                space=self.at,
                attacker=self.side,
                entry=self.came_from,
                intercepted=self.met.intercepted,
                landed=self.last.kind == "sea",
                avoid_failed=self.met.failed,
                relief=is_besieged(board, self.at) and units_at(board, self.side, self.at, inside=True).total > 0,
            )
        )

    def be_done_fighting(self, run: Run[Board]) -> None:
        """ch.9: a battle ends the move, and all units of the army are finished for this card."""
        self._finish_where_he_is(run.board, self.party.units.total)
        run.end()

    # ---- going on -------------------------------------------------------------------------------------------------

    def ask_pursuit(self, run: Run[Board]) -> None:
        """ch.13, 26: whether he goes after them, or on in any direction; he needs a roll for it."""
        if self.if_avoided != ASK:
            return
        run.ask(
            seat_of(self.side),
            "pursuit",
            "ch.13",
            options=[Option(word, message(f"option-{word}")) for word in (PURSUE, STOP)],
            default=STOP,
            reason=message(
                "enemy-avoided",
                general=general_name(self.general),
                space=space_name(self.at),
                percent=percent(at_most(limit_of(self.general, PURSUES))),
            ),
        )

    def pursue(self, run: Run[Board]) -> None:
        """ch.13: a roll of at most his BR (Flaminius 4) lets him go on; failure stops him here."""
        wish = self.if_avoided if self.if_avoided != ASK else run.choice
        if wish != PURSUE:
            self._stop_here()
            run.goto("settle")
            return
        die, limit = run.roll(PURSUIT)[0], limit_of(self.general, PURSUES)
        success = die <= limit
        id = "pursuit-succeeded" if success else "pursuit-failed"
        run.tell(id, "ch.13", general=general_name(self.general), die=die, limit=limit)
        if success:
            self.onward = True
        else:
            self._stop_here()
            self.finished = True
        run.goto("settle")

    def ask_onward(self, run: Run[Board]) -> None:
        """H-53: after an overrun or a pursuit he may give a new rest of his path, or go on as he said, or stop."""
        words = [*([GO_ON] if self.path else []), STOP]
        run.ask(
            seat_of(self.side),
            "onward",
            "H-53",
            options=[Option(word, message(f"option-{word}")) for word in words],
            actions=("go-on",),
            default=Choose(words[0]),
            reason=message(
                "may-go-on",
                general=general_name(self.general),
                space=space_name(self.at),
                left=self.points_left,
            ),
        )

    def hear_onward(self, run: Run[Board]) -> None:
        """H-53: the rest of the path as it was, a new one, or the end of the move."""
        self.onward = False
        if run.answer == Choose(STOP):
            self._stop_here()
        run.goto("settle")

    def settle(self, run: Run[Board]) -> None:
        """H-52, H-86: what the orders say about this space is done, and markers fall to Hannibal's charm."""
        board = run.board
        if not self._is_there(board):
            run.goto("arrive")
            return
        if self.allowed.charms and self.last is not None:
            self._remove_marker(run, "H-86")
        parcels = read_parcels(board, self.orders)
        assert not isinstance(parcels, Refusal)
        if not board.generals[self.general].inside:
            handle(run, self.side, self.party, self.at, parcels)
            self._strike_out(self.at)
        run.goto("ask_onward" if self.onward and self.points_left > 0 else "look_ahead")

    # ---- the end --------------------------------------------------------------------------------------------------

    def arrive(self, run: Run[Board]) -> None:
        """ch.9.10, 9.11, H-87: into the city, Hanno's removal, and one attempt at a siege."""
        board = run.board
        if not self._is_there(board):
            run.goto("conclude")
            return
        state = board.generals[self.general]
        ordered = self.orders.inside not in ("", NONE) and not self.backing and not self.stopped
        if ordered and not state.inside and self._own_open_city(board):
            go_inside(run, self.side, self.party, self.at, self.orders.inside)
        elif not state.inside and self.last is not None:
            take_command(board, self.side, self.general)
        if printed(self.general).ability == "removes-pc" and not is_subordinate(board, self.general):
            self._remove_marker(run, "H-87")
        self._weigh_siege(run)

    def hear_siege(self, run: Run[Board]) -> None:
        """ch.9.11: one attempt."""
        if self.siege or run.choice == BESIEGE:
            self.strength = strength_of(run.board, self.side)
            self.besieging = taking_part(run.board, self.general)
            run.call(SiegeAttempt(general=self.general))

    def conclude(self, run: Run[Board]) -> None:
        """H-48, H-55: everybody's points are noted; who besieged, backed up or failed in pursuit is finished."""
        board = run.board
        if self.finished:
            self.party.walk(FINISHED)
        if self._is_there(board) or self.finished:
            settle_party(board, self.party, self.at, inside=self.walled)
        if self.besieging:
            self._finish_where_he_is(board, self.besieging)
