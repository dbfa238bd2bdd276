"""ch.14, 16, C2: the rounds of a battle, played by sealed plans; who is asked in between is said by his plan."""

from collections.abc import Iterable

from msgspec import Struct

from rules.core.messages import message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.battle.blows import (
    DECLINE,
    DESERT,
    HOLD,
    RUN_OUT,
    WITHDRAW,
    Blow,
    attacking,
    attacks,
    maharbal_in_hand,
    matches,
    the_cards,
)
from rules.hannibal.battle.desertion import desert, desertions
from rules.hannibal.battle.plans import (
    Juncture,
    LayPlan,
    asks_attack,
    asks_match,
    counters,
    planned_attack,
    planned_desertion,
    planned_match,
)
from rules.hannibal.battle.ratings import counterattack_limit, has_hannibal, prevention_limit, rating
from rules.hannibal.battle.withdrawal import refuges
from rules.hannibal.board.decks import battle_type
from rules.hannibal.board.ids import SIDES, BattleType, Side, SpaceId, enemy_of, seat_of
from rules.hannibal.board.names import battle_type_name, card_name, side_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.events.counters import could_answer, lay_counter
from rules.hannibal.pack.cards import Moment

ROLL = "roll"
YES, NO = "yes", "no"


class Fought(Struct, frozen=True):
    """How the rounds ended: somebody won, or somebody withdrew."""

    winner: Side | None = None
    withdrew: Side | None = None


class Rounds(Procedure):
    """Both lay their plans, then round follows round until it is decided; ends with `Fought` (ch.14)."""

    steps = (
        "ask_plans",
        "hear_plans",
        "start_round",
        "desertion",
        "open_attack",
        "ask_attack",
        "attack",
        "ask_match",
        "match",
        "ask_counter",
        "counterattack",
        "ask_prevent",
        "prevent",
        "ask_take_over",
        "take_over",
    )

    space: SpaceId
    entry: SpaceId | None = None
    came_out: int = 0  # units of the original attacker that came out of the city (ch.20)
    plans: dict[Side, LayPlan] = {}
    changed: bool = False  # Hannibal has changed a Probe (H-72)
    kind: BattleType | None = None  # what the attack of this round counts as
    keeps: bool = False  # that was card 6: even matched it does not hand over the attack
    waiting: tuple[Side, ...] = ()  # who may still play card 59 in this round

    # ---- plans ----------------------------------------------------------------------------------------------

    def ask_plans(self, run: Run[Board]) -> None:
        """C2: both are asked at once and sealed; not if the attacker cannot fight a single round (H-71)."""
        cards = the_cards(run.board)
        attacker = attacking(cards)
        if not cards.hands[attacker] and not (attacker == "carthage" and run.board.hands[attacker]):
            return
        for side in SIDES:
            run.ask(
                seat_of(side),
                "battle-plan",
                "ch.14",
                actions=(LayPlan,),
                default=LayPlan(),
                reason=message("battle-plans", space=space_name(self.space)),
                sealed=True,
                private=True,
            )

    def hear_plans(self, run: Run[Board]) -> None:
        """C2: the plans are kept here and shown to nobody."""
        for side in SIDES:
            answer = run.answers.get(seat_of(side))
            self.plans[side] = answer if isinstance(answer, LayPlan) else LayPlan()

    # ---- the attack -----------------------------------------------------------------------------------------

    def start_round(self, run: Run[Board]) -> None:
        """ch.14, H-45: before the attacker plays either side may play card 59, the attacker first."""
        attacker = attacking(the_cards(run.board))
        self.waiting = (attacker, enemy_of(attacker))

    def desertion(self, run: Run[Board]) -> None:
        """C4, H-45: card 59 by his plan, then by the other's: a question would tell that he holds it."""
        if not self.waiting:
            return
        side, self.waiting = self.waiting[0], self.waiting[1:]
        choice = self._heard(run, side) or self._planned_desertion(run.board, side)
        run.repeat()
        if choice != HOLD:
            desert(run, side, choice)

    def open_attack(self, run: Run[Board]) -> None:
        """ch.14, H-71: an attacker without cards has lost; C4: who could have card 6 is asked, with or without it."""
        board = run.board
        side = attacking(the_cards(board))
        may_ride = could_answer(board, side, "battle-attack") and asks_attack(self.plans[side], 0)
        if not self._attacks(board) and not may_ride:
            self._run_out(run)

    def ask_attack(self, run: Run[Board]) -> None:
        """C2, C4: the attacker decides himself if his plan says so, also if he has but one way: that is his secret."""
        board = run.board
        cards = the_cards(board)
        side = attacking(cards)
        options = [*self._attacks(board), *self._other_ways(board)]
        if asks_attack(self.plans[side], len(cards.hands[side])):
            run.ask(
                seat_of(side),
                "battle-attack",
                "ch.14",
                options=[option_named(option) for option in options],
                actions=(LayPlan,),
                default=self._planned_attack(board),
                reason=message("battle-round", space=space_name(self.space), round=self._round(board)),
                private=True,
            )

    def attack(self, run: Run[Board]) -> None:
        """ch.14: the attacker plays a card, or tries to withdraw instead (ch.16), or has run out."""
        board = run.board
        side = attacking(the_cards(board))
        choice = self._heard(run, side) or self._planned_attack(board)
        run.reveal()
        if choice == RUN_OUT:
            self._run_out(run)
        elif choice in desertions(board, side):
            desert(run, side, choice)
            run.goto("open_attack")
        elif choice == WITHDRAW:
            self._try_to_withdraw(run, side)
        else:
            blow = self._attacks(board)[choice]
            self.kind, self.keeps = blow.kind, blow.card is None
            self._play(run, side, blow, "battle-card-attacks")

    def _try_to_withdraw(self, run: Run[Board], side: Side) -> None:
        """ch.16: up to the commander's rating he gets away, unless he is prevented."""
        die, limit = run.roll("withdrawal")[0], rating(the_cards(run.board), side)
        run.tell("withdrawal-tried", "ch.16", side=side_name(side), die=die, limit=limit, success=die <= limit)
        run.goto("ask_prevent" if die <= limit else "ask_take_over")

    def _run_out(self, run: Run[Board]) -> None:
        """ch.14, H-71: without a card the attacker loses; that is no round."""
        side = attacking(the_cards(run.board))
        run.reveal()
        run.tell("battle-cards-run-out", "ch.14", side=side_name(side))
        run.end(Fought(winner=enemy_of(side)))

    # ---- the match ------------------------------------------------------------------------------------------

    def ask_match(self, run: Run[Board]) -> None:
        """C2: the defender decides himself if his plan says so and he has a choice; C4: or could have by card 6."""
        board = run.board
        cards = the_cards(board)
        side = enemy_of(attacking(cards))
        now = self._matches(board)
        may_ride = self._kind == "double-envelopment" and could_answer(board, side, "battle-match")
        if (now.ways or may_ride) and asks_match(self.plans[side], now):
            run.ask(
                seat_of(side),
                "battle-match",
                "ch.14",
                options=[option_named(option) for option in (*now.ways, DECLINE)],
                actions=(LayPlan,),
                default=planned_match(self.plans[side], self._kind, now),
                reason=message("battle-attacked-with", kind=battle_type_name(self._kind), round=now.round),
                private=True,
            )

    def match(self, run: Run[Board]) -> None:
        """ch.14: not matched, the attacker wins and the round counts; a matched Double Envelopment changes roles."""
        cards = the_cards(run.board)
        attacker = attacking(cards)
        side, now = enemy_of(attacker), self._matches(run.board)
        choice = self._heard(run, side) or planned_match(self.plans[side], self._kind, now)
        run.reveal()
        cards.rounds += 1
        if choice == DECLINE:
            run.tell("attack-not-matched", "ch.14", side=side_name(side), round=cards.rounds)
            run.end(Fought(winner=attacker))
            return
        self._play(run, side, now.ways[choice], "battle-card-matches")
        if self.kind == "double-envelopment" and not self.keeps:
            self._change_roles(run, "attack-handed-over", "H-12")

    def ask_counter(self, run: Run[Board]) -> None:
        """ch.14: a defender with a general may roll for a counterattack; C2: who wants to be asked each time is."""
        side = self._defender(run.board)
        if self._limit(run.board, side) and self.plans[side].ask == "each":
            wanted = ROLL if self._counters(run.board, side) else HOLD
            self._ask(run, side, "counterattack", (ROLL, HOLD), wanted, "ch.14")

    def counterattack(self, run: Run[Board]) -> None:
        """ch.14: up to his limit the defender becomes attacker."""
        board = run.board
        side = self._defender(board)
        limit = self._limit(board, side)
        choice = self._heard(run, side) or (ROLL if self._counters(board, side) else HOLD)
        run.goto("start_round")
        if limit and choice == ROLL:
            die = run.roll("counterattack")[0]
            run.tell("counterattack", "ch.14", side=side_name(side), die=die, limit=limit, success=die <= limit)
            if die <= limit:
                self._change_roles(run, "attack-taken", "ch.14")

    # ---- withdrawal -----------------------------------------------------------------------------------------

    def ask_prevent(self, run: Run[Board]) -> None:
        """ch.16: a defender with a general may roll to prevent the withdrawal."""
        side = self._defender(run.board)
        if prevention_limit(the_cards(run.board), side) and self.plans[side].ask == "each":
            wanted = ROLL if self.plans[side].prevent else HOLD
            self._ask(run, side, "prevent-withdrawal", (ROLL, HOLD), wanted, "ch.16")

    def prevent(self, run: Run[Board]) -> None:
        """ch.16: up to his limit he prevents it, otherwise the battle is over."""
        cards = the_cards(run.board)
        side = self._defender(run.board)
        limit = prevention_limit(cards, side)
        choice = self._heard(run, side) or (ROLL if self.plans[side].prevent else HOLD)
        if limit and choice == ROLL:
            die = run.roll("prevention")[0]
            run.tell("withdrawal-prevention", "ch.16", side=side_name(side), die=die, limit=limit, success=die <= limit)
            if die <= limit:
                return
        run.end(Fought(withdrew=attacking(cards)))

    def ask_take_over(self, run: Run[Board]) -> None:
        """ch.16: after a withdrawal that failed the defender may take over the attack."""
        side = self._defender(run.board)
        if self.plans[side].ask == "each":
            self._ask(run, side, "take-over", (YES, NO), YES if self.plans[side].take_over else NO, "ch.16")

    def take_over(self, run: Run[Board]) -> None:
        """ch.16: he does, or the attacker goes on; no round was fought."""
        side = self._defender(run.board)
        choice = self._heard(run, side) or (YES if self.plans[side].take_over else NO)
        run.goto("start_round")
        if choice == YES:
            self._change_roles(run, "attack-taken", "ch.16")

    # ---- helpers --------------------------------------------------------------------------------------------

    def _heard(self, run: Run[Board], side: Side) -> str:
        """C2: what was answered in mid-battle; a new plan is kept and decides, and so does silence."""
        if not run.answers:
            return ""
        if isinstance(run.answer, LayPlan):
            self.plans[side] = run.answer
            return ""
        return run.choice

    def _ask(self, run: Run[Board], side: Side, kind: str, options: Iterable[str], default: str, rule: str) -> None:
        run.ask(
            seat_of(side),
            kind,
            rule,
            options=tuple(options),
            actions=(LayPlan,),
            default=default,
            private=True,
        )

    def _attacks(self, board: Board) -> dict[str, Blow]:
        cards = the_cards(board)
        side = attacking(cards)
        hannibal = has_hannibal(cards, side) and not self.changed
        return attacks(cards, side, hannibal=hannibal, maharbal=_has_maharbal(board, side, "battle-attack"))

    def _other_ways(self, board: Board) -> list[str]:
        """ch.16, H-13, H-45: what the attacker may do instead of playing a card, or before."""
        cards = the_cards(board)
        side, found = attacking(cards), list[str]()
        if self._may_withdraw(board):
            found.append(WITHDRAW)
        found += desertions(board, side)
        if not cards.hands[side]:
            found.append(RUN_OUT)
        return found

    def _planned_desertion(self, board: Board, side: Side) -> str:
        theirs = len(the_cards(board).hands[enemy_of(side)])
        return planned_desertion(self.plans[side], theirs, desertions(board, side))

    def _round(self, board: Board) -> int:
        return the_cards(board).rounds + 1

    def _may_withdraw(self, board: Board) -> bool:
        """ch.16, H-13: with a general, a battle card, and somewhere to go."""
        cards = the_cards(board)
        side = attacking(cards)
        if not rating(cards, side) or not cards.hands[side]:
            return False
        return bool(refuges(board, side, self.space, self.entry, self.came_out))

    def _planned_attack(self, board: Board) -> str:
        cards = the_cards(board)
        side = attacking(cards)
        plan, ways = self.plans[side], self._attacks(board)
        if len(cards.hands[side]) < plan.withdraw and self._may_withdraw(board):
            return WITHDRAW
        return planned_attack(plan, cards, Juncture(side, cards.rounds + 1, ways))

    def _matches(self, board: Board) -> Juncture:
        cards = the_cards(board)
        side = enemy_of(attacking(cards))
        hannibal = has_hannibal(cards, side) and not self.changed
        maharbal = _has_maharbal(board, side, "battle-match")
        ways = matches(cards, side, self._kind, hannibal=hannibal, maharbal=maharbal)
        return Juncture(side, cards.rounds + 1, ways)

    @property
    def _kind(self) -> BattleType:
        assert self.kind is not None
        return self.kind

    def _defender(self, board: Board) -> Side:
        return enemy_of(attacking(the_cards(board)))

    def _limit(self, board: Board, side: Side) -> int:
        return counterattack_limit(the_cards(board), side)

    def _counters(self, board: Board, side: Side) -> bool:
        cards = the_cards(board)
        return counters(self.plans[side], len(cards.hands[side]), len(cards.hands[enemy_of(side)]))

    def _change_roles(self, run: Run[Board], told: str, rule: str) -> None:
        cards = the_cards(run.board)
        cards.attacker = enemy_of(attacking(cards))
        run.tell(told, rule, side=side_name(cards.attacker))
        run.goto("start_round")

    def _play(self, run: Run[Board], side: Side, blow: Blow, told: str) -> None:
        """A card is laid open; H-5 needs to know what it counted as."""
        board = run.board
        cards = the_cards(board)
        cards.last[side] = blow.kind
        self.changed = self.changed or blow.changed
        kind = battle_type_name(blow.kind)
        if blow.card is None:
            card = maharbal_in_hand(board, side, "battle-attack")
            assert card is not None
            lay_counter(run, side, card, "H-46")
            run.tell("battle-event-counts-as", "H-46", side=side_name(side), card=card_name(card), kind=kind)
            return
        cards.hands[side].remove(blow.card)
        cards.played.append(blow.card)
        printed = battle_type(blow.card)
        run.tell(
            told,
            "ch.14",
            side=side_name(side),
            kind=kind,
            card=battle_type_name(printed),
            stands_in=printed != blow.kind,
            round=cards.rounds + (told == "battle-card-attacks"),
        )


def option_named(option: str) -> Option:
    """An option of a question in mid-battle: a type by its name, a stand-in by what it stands for."""
    for stand_in in ("reserve-as-", "probe-as-"):
        if option.startswith(stand_in):
            kind: BattleType = next(one for one in TYPES if one == option.removeprefix(stand_in))
            return Option(option, message(f"option-{stand_in.removesuffix('-as-')}-as", kind=battle_type_name(kind)))
    if option.startswith(f"{DESERT}-"):
        wanted: BattleType = next(one for one in TYPES if one == option.removeprefix(f"{DESERT}-"))
        return Option(option, message("option-desert-for", kind=battle_type_name(wanted)))
    known = next((one for one in TYPES if one == option), None)
    if known is None or known == "reserve":
        return Option(option)
    return Option(option, message("option-battle-type", kind=battle_type_name(known)))


TYPES: tuple[BattleType, ...] = (
    "frontal-assault",
    "flank-left",
    "flank-right",
    "probe",
    "double-envelopment",
    "reserve",
)


def _has_maharbal(board: Board, side: Side, moment: Moment) -> bool:
    return maharbal_in_hand(board, side, moment) is not None
