"""ch.6.4: a battle on land: the defender puts up, then the attacker; markers are dealt; dice decide (T-42, T-60)."""

from collections.abc import Mapping
from copy import copy, deepcopy
from typing import Annotated, ClassVar, Literal

import msgspec

from rules.core.actions import Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Quote, Refusal, message, refuse, seat_name
from rules.core.procedures import PASS, Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.core.table import Table
from rules.era_of_tribes.battle.aftermath import conclude_battle
from rules.era_of_tribes.battle.choices import muster_candidates
from rules.era_of_tribes.battle.fighting import fight_round
from rules.era_of_tribes.battle.forces import (
    army_price,
    can_commit,
    helpers,
    keep_out,
    line_up,
    markers_for,
    militia_at,
)
from rules.era_of_tribes.battle.muster import ALL, commit, hire, requests, wrong_muster
from rules.era_of_tribes.battle.odds import battle_odds, percent
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.names import area_name, symbol_name
from rules.era_of_tribes.board.state import Assault, BattleSide, Board, Conflict, Muster

RULE = "ch.6.4"
FEW = 2  # T-62: units at which additions are offered
Words = tuple[str, ...]
NumberParam = Annotated[str, Kind("number")]
TilesParam = Annotated[Words, Kind("tile", many=True)]
AlliesParam = Annotated[Words, Kind("request", many=True)]
LossesParam = Annotated[Words, Kind("loss", many=True)]


class Battle(Procedure):
    """A battle for a province (ch.6.4)."""

    steps = (
        "meet",
        "ask_defence",
        "hear_defence",
        "ask_attack",
        "hear_attack",
        "deal",
        "fight",
        "ask_addition",
        "hear_addition",
        "finish",
    )

    area: AreaId
    seat: Seat
    assault: Assault
    muster: Muster | None = None  # the attack order that was given with the movement (T-82)
    adding: BattleSide | None = None

    def meet(self, run: Run[Board]) -> None:
        """ch.5.3, 6.4: both sides as they stand; the pieces of the province are in the battle now."""
        board = run.board
        board.conflict = line_up(board, self.seat, self.area, self.assault)
        land, conflict = board.lands[self.area], board.conflict
        land.vassals, land.city = 0, False
        defender = conflict.defender.seat
        run.tell(
            "battle-begins",
            RULE,
            area=area_name(self.area),
            attacker=seat_name(self.seat),
            defender="barbarians" if defender is None else seat_name(defender),
            attackers=conflict.attacker.units,
            defenders=conflict.defender.units,
            landing=conflict.landing,
            city=conflict.defender.city,
            militia=conflict.defender.militia,
        )

    def ask_defence(self, run: Run[Board]) -> None:
        """T-42, T-45, T-60: first the defender; without an answer all armies and goods."""
        conflict = conflict_of(run.board)
        seat = conflict.defender.seat
        if seat is not None and can_commit(run.board, conflict, "defender"):
            reason = _attacked(conflict)
            run.ask(seat, "defend", RULE, actions=(Defend,), default=Defend(), reason=reason, private=True)

    def hear_defence(self, run: Run[Board]) -> None:
        """T-42, T-61: what is put up is public; allies are asked."""
        conflict = conflict_of(run.board)
        answer = next(iter(run.answers.values()), None)
        if isinstance(answer, Defend):
            if answer.keep and run.board.realms[answer_seat(run)].revolted:
                keep_out(conflict, answer.keep)
                land_militia = militia_at(run.board, self.area, conflict.landing, conflict.defender.city)
                conflict.defender.militia = land_militia
            put_up(run, "defender", answer.muster())

    def ask_attack(self, run: Run[Board]) -> None:
        """T-42, T-82: then the attacker, unless he has given an order that can be carried out."""
        board, conflict = run.board, conflict_of(run.board)
        if self.muster is not None and wrong_muster(board, self.seat, self.muster) is None:
            return
        if can_commit(board, conflict, "attacker"):
            reason = _attacked(conflict)
            run.ask(
                self.seat, "attack", RULE, actions=(CommitAttack,), default=CommitAttack(), reason=reason, private=True
            )

    def hear_attack(self, run: Run[Board]) -> None:
        """T-82: the attack order, or the answer."""
        answer = next(iter(run.answers.values()), None)
        muster = answer.muster() if isinstance(answer, CommitAttack) else self.muster
        if muster is not None:
            conflict_of(run.board).city = muster.city
            if wrong_muster(run.board, self.seat, muster) is None:
                put_up(run, "attacker", muster)

    def deal(self, run: Run[Board]) -> None:
        """ch.6.4: the markers are dealt once."""
        conflict = conflict_of(run.board)
        conflict.markers = markers_for(run.board, conflict)
        conflict.total = conflict.attacker.units + conflict.defender.units
        mine = tuple(symbol_name(symbol) for symbol, side in conflict.markers.items() if side == "attacker")
        run.tell(
            "markers-dealt",
            RULE,
            area=area_name(self.area),
            markers=mine,
            attackers=conflict.attacker.units,
            defenders=conflict.defender.units,
        )

    def fight(self, run: Run[Board]) -> None:
        """T-20, T-62, T-63: rounds until a side has no unit left; a side with few units may add some, once."""
        board, conflict = run.board, conflict_of(run.board)
        while conflict.attacker.units and conflict.defender.units:
            if conflict.rounds and (side := _may_add(board, conflict)) is not None:
                self.adding = side
                return
            fight_round(run, conflict)
        self.adding = None
        run.goto("finish")

    def ask_addition(self, run: Run[Board]) -> None:
        """T-62: mercenaries and allied armies; without an answer none."""
        conflict = conflict_of(run.board)
        assert self.adding is not None
        seat = conflict.side(self.adding).seat
        assert seat is not None
        reason = message("few-left", area=area_name(self.area), count=conflict.side(self.adding).units)
        run.ask(
            seat, "addition", "T-62", options=(Option(PASS),), actions=(Add,), default=PASS, reason=reason, private=True
        )

    def hear_addition(self, run: Run[Board]) -> None:
        """T-62: nobody is asked twice."""
        conflict = conflict_of(run.board)
        assert self.adding is not None
        force = conflict.side(self.adding)
        force.asked = True
        run.goto("fight")
        answer = next(iter(run.answers.values()), None)
        if isinstance(answer, Add) and force.seat is not None:
            muster = Muster(mercenaries=answer.mercenaries, allies=answer.allies)
            hired = hire(run.board.realms[force.seat], force, answer.mercenaries)
            conflict.total += hired
            run.tell("reinforced", "T-62", seat=seat_name(force.seat), count=hired)
            call_allies(run, self.adding, muster)

    def finish(self, run: Run[Board]) -> None:
        """ch.6.4: the end of the battle."""
        conclude_battle(run, conflict_of(run.board))


class CallAllies(Procedure):
    """T-61: allies are asked once per battle and side for a number of armies."""

    steps = ("ask_ally", "hear_ally")

    side: BattleSide
    calls: list[tuple[Seat, int]]

    def ask_ally(self, run: Run[Board]) -> None:
        """ch.6.4, 12: without an answer no."""
        conflict = run.board.conflict
        if not self.calls or conflict is None:
            run.end()
            return
        ally, number = self.calls[0]
        seat = conflict.side(self.side).seat
        assert seat is not None
        price = army_price(run.board, ally)
        reason = message(
            "support-asked", seat=seat_name(seat), area=area_name(conflict.area), count=number, taler=price
        )
        run.ask(ally, "support", "T-61", actions=(Support,), default=Support(0), reason=reason)

    def hear_ally(self, run: Run[Board]) -> None:
        """T-61: the price is paid when they agree; too few Taler: that many fewer."""
        board, conflict = run.board, conflict_of(run.board)
        ally, number = self.calls.pop(0)
        run.goto("ask_ally")
        answer = run.answers.get(ally)
        force = conflict.side(self.side)
        if not isinstance(answer, Support) or force.seat is None:
            return
        buyer, price = board.realms[force.seat], army_price(board, ally)
        payable = buyer.taler // price if price else number
        lent = min(answer.armies, number, board.realms[ally].armies, payable)
        if lent <= 0:
            run.tell("support-refused", "T-61", seat=seat_name(ally))
            return
        buyer.taler -= lent * price
        board.realms[ally].taler += lent * price
        board.realms[ally].armies -= lent
        force.allied[ally] = force.allied.get(ally, 0) + lent
        force.helpers.append(ally)
        if conflict.rounds:
            conflict.total += lent
        run.tell("support-given", "T-61", seat=seat_name(ally), count=lent, taler=lent * price)


class Defend(Action, frozen=True):
    """Puts up what defends a province (T-60, T-81).

    `armies` is all, none, enough or a number; `mercenaries` are tiles or a number; `allies` are requests as `blue:2`;
    `losses` are kinds of units in the order in which they fall. In a revolution `keep` is what stays out.
    """

    rule: ClassVar[str] = "T-60"

    armies: NumberParam = ALL
    goods: bool = True
    mercenaries: TilesParam = ()
    allies: AlliesParam = ()
    losses: LossesParam = ()
    legions: NumberParam = ALL
    keep: Annotated[Literal["", "vassal", "city"], Kind("keep")] = ""

    def muster(self) -> Muster:
        """As an order."""
        return Muster(self.armies, self.legions, self.goods, self.mercenaries, self.allies, self.losses)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = wrong_muster(table.board, seat, self.muster())
        return wrong or Quote(self.rule)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds if the attacker adds nothing more; an order that is left ahead has none yet."""
        conflict = table.board.conflict
        fought = conflict is not None and conflict.defender.seat == seat
        return (_odds(table.board, "defender", self.muster()),) if fought else ()

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Numbers, own tiles, allies with armies, kinds of losses."""
        return muster_candidates(table.board, seat, param, typed)


class CommitAttack(Action, frozen=True, tag="attack"):
    """Puts up what attacks a province, after the defender has (T-60, T-82); `city` is auto, yes or no."""

    rule: ClassVar[str] = "T-60"

    armies: NumberParam = ALL
    goods: bool = True
    mercenaries: TilesParam = ()
    allies: AlliesParam = ()
    losses: LossesParam = ()
    legions: NumberParam = ALL
    city: Annotated[str, Kind("wish")] = "auto"

    def muster(self) -> Muster:
        """As an order."""
        return Muster(self.armies, self.legions, self.goods, self.mercenaries, self.allies, self.losses, self.city)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        wrong = wrong_muster(table.board, seat, self.muster())
        return wrong or Quote(self.rule, risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The exact odds of the battle."""
        return (_odds(table.board, "attacker", self.muster()),)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Numbers, own tiles, allies with armies, kinds of losses."""
        return muster_candidates(table.board, seat, param, typed)


class Add(Action, frozen=True):
    """Adds mercenaries and allied armies between two rounds of a battle (T-62)."""

    rule: ClassVar[str] = "T-62"

    mercenaries: TilesParam = ()
    allies: AlliesParam = ()

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if not self.mercenaries and not self.allies:
            return refuse(self.rule, "nothing-added")
        wrong = wrong_muster(table.board, seat, Muster(mercenaries=self.mercenaries, allies=self.allies))
        return wrong or Quote(self.rule)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """Own tiles, allies with armies."""
        return muster_candidates(table.board, seat, param, typed)


class Support(Action, frozen=True):
    """Lends an ally up to so many armies for their price; 0 lends none (T-61, T-84)."""

    rule: ClassVar[str] = "T-61"

    armies: int

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        if self.armies < 0:
            return refuse(self.rule, "bad-number", found=self.armies)
        return Quote(self.rule)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        """None, or as many as are asked for and there; as an order as many as there are."""
        calling, most = table.find(CallAllies), table.board.realms[seat].armies
        if calling is not None and calling.calls and calling.calls[0][0] == seat:
            most = min(most, calling.calls[0][1])
        return [Candidate(str(number)) for number in range(most + 1)]


def conflict_of(board: Board) -> Conflict:
    """The battle that is being fought."""
    assert board.conflict is not None
    return board.conflict


def answer_seat(run: Run[Board]) -> Seat:
    """Who has answered."""
    return next(iter(run.answers))


def _attacked(conflict: Conflict) -> Message:
    """What the question is about."""
    attacker, defender = conflict.attacker, conflict.defender
    assert attacker.seat is not None
    return message(
        "battle-at",
        area=area_name(conflict.area),
        seat=seat_name(attacker.seat),
        attackers=attacker.units,
        defenders=defender.units,
    )


def put_up(run: Run[Board], side: BattleSide, muster: Muster) -> None:
    """T-42, T-60: units join a side, in public; then its allies are asked."""
    conflict = conflict_of(run.board)
    force, other = conflict.side(side), conflict.side("defender" if side == "attacker" else "attacker")
    assert force.seat is not None
    against = other.vassals if side == "defender" else other.units
    commit(run.board, force, muster, against)
    run.tell(
        "put-up",
        "T-42",
        seat=seat_name(force.seat),
        side=side,
        armies=force.armies + force.grey,
        legions=force.legions,
        goods=len(force.goods),
        mercenaries=len(force.hired),
        units=force.units,
        vassals=force.vassals,
        city=force.city,
        militia=force.militia,
    )
    call_allies(run, side, muster)


def call_allies(run: Run[Board], side: BattleSide, muster: Muster) -> None:
    """T-61: the allies that were named are asked, if they can help."""
    calls = requests(run.board, conflict_of(run.board), side, muster)
    if calls:
        run.call(CallAllies(side=side, calls=calls))


def _may_add(board: Board, conflict: Conflict) -> BattleSide | None:
    """T-62: a side with few units that has unused tiles or an ally with armies, and was not asked yet."""
    sides: tuple[BattleSide, BattleSide] = ("defender", "attacker")
    for side in sides:
        force = conflict.side(side)
        if force.seat is None or force.asked or force.units > FEW:
            continue
        if board.realms[force.seat].tiles or helpers(board, conflict, side):
            return side
    return None


def _odds(board: Board, side: BattleSide, muster: Muster) -> Message:
    """The odds if this is put up and nothing else; worked out on copies."""
    trial = msgspec.convert(msgspec.to_builtins(conflict_of(board)), Conflict)
    force, other = trial.side(side), trial.side("defender" if side == "attacker" else "attacker")
    assert force.seat is not None
    world = copy(board)
    world.realms = {**board.realms, force.seat: deepcopy(board.realms[force.seat])}
    before = force.units
    commit(world, force, muster, other.vassals if side == "defender" else other.units)
    odds = battle_odds(trial.attacker.units, trial.defender.units, markers_for(board, trial))
    return message(
        "quote-battle",
        area=area_name(trial.area),
        wins=percent(odds.wins),
        loses=percent(odds.loses),
        draw=percent(odds.draw),
        added=force.units - before,
        against=0,
    )
