"""ch.14: a land battle from the change of command to its consequences."""

from msgspec import field

from rules.core.messages import message
from rules.core.procedures import Procedure
from rules.core.questions import Option
from rules.core.run import Run
from rules.hannibal.battle.aftermath import Aftermath
from rules.hannibal.battle.blows import the_cards
from rules.hannibal.battle.dealing import Muster, muster
from rules.hannibal.battle.odds import charge_odds
from rules.hannibal.battle.ratings import rating
from rules.hannibal.battle.rounds import Fought, Rounds
from rules.hannibal.board.decks import battle_type, fresh_battle_cards
from rules.hannibal.board.forces import commander, generals_at, is_besieged, units_at
from rules.hannibal.board.ids import (
    CARTHAGE,
    ROME,
    SIDES,
    BattleCardId,
    BattleType,
    GeneralId,
    ProvinceId,
    Side,
    SpaceId,
    enemy_of,
    seat_of,
)
from rules.hannibal.board.names import battle_type_name, general_name, side_name, space_name
from rules.hannibal.board.state import Board
from rules.hannibal.events.windows import BattleStart, ChargeDeclared, lost_allies, was_frightened, watchers
from rules.hannibal.march.odds import percent

YES, NO = "yes", "no"
HOLD = "hold"
CHANGED_FROM = 4
"""ch.18: from this die on the other consul commands."""
FIRST_TURN_WITH_CHANGE = 2
UNLED = 1
"""ch.17: against loose units a charge works from 2 on."""


class Battle(Procedure):
    """One battle in one space between all units outside the walls (ch.14, H-33).

    `attacker` is the original attacker, `entry` the last space he was in before (H-32). In a sortie the caller has put
    outside what sorties, or all that is inside comes out. The result is the winner's side; after a withdrawal it is the
    side that stays.
    """

    steps = (
        "begin",
        "ask_relief",
        "hear_relief",
        "ask_command",
        "roll_command",
        "play_events",
        "hear_events",
        "ask_charge",
        "declare_charge",
        "hear_fright",
        "deal",
        "show",
        "fight",
        "hear_outcome",
        "close",
    )

    space: SpaceId
    attacker: Side
    entry: SpaceId | None = None
    intercepted: bool = False
    landed: bool = False
    sortie: bool = False
    avoid_failed: bool = False  # the original defender tried to avoid this battle in vain: one card fewer (ch.13)
    relief: bool = False  # the attacker's units inside the besieged city may join him (ch.20)

    sizes: dict[Side, int] = field(default_factory=dict)  # units at the start
    came_out: int = 0  # units of the attacker that came out of the city (ch.20)
    garrison: tuple[GeneralId, ...] = ()  # the generals who came out with them
    denied: dict[Side, tuple[ProvinceId, ...]] = {}  # provinces whose allies stay away (cards 31, 32)
    watchers: tuple[Side, ...] = ()  # who has a spy in the other's camp (card 20)
    charging: int = 0  # elephants
    fewer: dict[Side, int] = {}  # battle cards fewer, by elephants (ch.17)
    winner: Side | None = None

    # ---- who fights -----------------------------------------------------------------------------------------

    def begin(self, run: Run[Board]) -> None:
        """ch.14, H-33: everybody outside fights; a sortie comes out."""
        board = run.board
        if self.sortie and not units_at(board, self.attacker, self.space).total:
            self._come_out(board)
        elif self.sortie:
            self.came_out = units_at(board, self.attacker, self.space).total
            self.garrison = self._generals(board, self.attacker)
        for side in (self.attacker, enemy_of(self.attacker)):
            if not units_at(board, side, self.space).total:  # a ruling has taken a side away
                run.end(enemy_of(side))
                return
        cards = fresh_battle_cards()
        cards.space, cards.attacker, cards.original = self.space, self.attacker, self.attacker
        board.battle = cards
        run.tell("battle-begins", "ch.14", space=space_name(self.space), side=side_name(self.attacker))

    def _come_out(self, board: Board) -> None:
        """ch.20: all that is inside comes out."""
        state = board.spaces[self.space]
        units = state.within(self.attacker).copy()
        state.within(self.attacker).take(units)
        state.outside(self.attacker).add(units)
        self.came_out = units.total
        self.garrison = generals_at(board, self.attacker, self.space, inside=True)
        for general in self.garrison:
            board.generals[general].inside = False

    def ask_relief(self, run: Run[Board]) -> None:
        """ch.20: units inside a besieged city may join an army that attacks the besiegers."""
        inside = run.board.spaces[self.space].within(self.attacker).total
        if self.relief and inside and is_besieged(run.board, self.space):
            reason = message("relief-possible", space=space_name(self.space))
            run.ask(seat_of(self.attacker), "relief", "ch.20", options=(YES, NO), default=YES, reason=reason)

    def hear_relief(self, run: Run[Board]) -> None:
        """ch.20: they come out; the highest general commands (H-69)."""
        board, cards = run.board, the_cards(run.board)
        if run.answers and run.choice == YES:
            self._come_out(board)
            run.tell("garrison-joins", "ch.20", space=space_name(self.space), count=self.came_out)
        for side in SIDES:
            self.sizes[side] = units_at(board, side, self.space).total
            leader = commander(board, self._generals(board, side))
            if leader is not None:
                cards.commanders[side] = leader

    def _generals(self, board: Board, side: Side) -> tuple[GeneralId, ...]:
        return generals_at(board, side, self.space, inside=False)

    # ---- change of command (ch.18) --------------------------------------------------------------------------

    def ask_command(self, run: Run[Board]) -> None:
        """ch.18, H-6: Carthage may roll against both consuls if they attack."""
        if self.attacker == ROME and self._other_consul(run.board) is not None:
            run.ask(seat_of(CARTHAGE), "change-of-command", "H-6", options=(YES, NO), default=YES)

    def roll_command(self, run: Run[Board]) -> None:
        """ch.18, H-6: if they are attacked it must; from 4 on the other consul commands."""
        other = self._other_consul(run.board)
        if other is None or (run.answers and run.choice == NO):
            return
        die = run.roll("change-of-command")[0]
        cards = the_cards(run.board)
        if die >= CHANGED_FROM:
            cards.commanders[ROME] = other
        leader = general_name(cards.commanders[ROME])
        run.tell("change-of-command", "ch.18", die=die, changed=die >= CHANGED_FROM, general=leader)

    def _other_consul(self, board: Board) -> GeneralId | None:
        """ch.18, H-6: the consul who does not command, if both are in the army; never in the first turn."""
        consuls = [one for one in self._generals(board, ROME) if board.generals[one].rank == "consul"]
        if board.turn < FIRST_TURN_WITH_CHANGE or len(consuls) < 2:
            return None
        return next((one for one in consuls if one != the_cards(board).commanders.get(ROME)), None)

    # ---- events and elephants (ch.14.2, 17) -----------------------------------------------------------------

    def play_events(self, run: Run[Board]) -> None:
        """ch.14, H-73: cards 20, 31 and 32: the attacker's, then the defender's."""
        led = tuple(side for side in SIDES if side in the_cards(run.board).commanders)
        run.call(BattleStart(side=self.attacker, space=self.space, led=led))

    def hear_events(self, run: Run[Board]) -> None:
        """ch.14: whose allies stay away, and who has a spy."""
        played = run.result or ()
        self.watchers = watchers(played)
        for side in SIDES:
            self.denied[side] = tuple(sorted(lost_allies(played, side, self.space)))

    def ask_charge(self, run: Run[Board]) -> None:
        """ch.17: Carthage may charge with some or all elephants; without an answer with all."""
        elephants = units_at(run.board, CARTHAGE, self.space).elephants
        if elephants:
            charges = [f"charge-{count}" for count in range(elephants, 0, -1)]
            options = [Option(one, message("option-charge", count=int(one[-1]))) for one in charges]
            odds = charge_odds(self._charge_limit(run.board))
            reason = message("charge-chances", percent=percent(odds.works), backfires=percent(odds.backfires))
            run.ask(
                seat_of(CARTHAGE),
                "elephant-charge",
                "ch.17",
                options=(*options, HOLD),
                default=charges[0],
                reason=reason,
            )

    def _charge_limit(self, board: Board) -> int:
        """ch.17: a charge works above the rating of the Roman commander."""
        return rating(the_cards(board), ROME) or UNLED

    def declare_charge(self, run: Run[Board]) -> None:
        """ch.17: the charge is declared, and Rome may answer with card 42."""
        if not run.answers or run.choice == HOLD:
            run.goto("deal")
            return
        self.charging = int(run.choice.removeprefix("charge-"))
        run.tell("charge-declared", "ch.17", count=self.charging)
        run.call(ChargeDeclared(side=ROME, space=self.space))

    def hear_fright(self, run: Run[Board]) -> None:
        """ch.17: above the Roman commander's rating the charge works; on a 1 Carthage loses a card in any case."""
        fewer = was_frightened(run.result or ())
        if fewer:
            self.fewer[CARTHAGE] = fewer
            run.tell("charge-frightened", "ch.17", count=fewer)
            return
        die = run.roll("charge")[0]
        limit = self._charge_limit(run.board)
        if die > limit:
            self.fewer[ROME] = self.charging
        if die == 1:
            self.fewer[CARTHAGE] = 1
        run.tell("charge-rolled", "ch.17", die=die, limit=limit, count=self.charging if die > limit else 0)

    # ---- dealing --------------------------------------------------------------------------------------------

    def deal(self, run: Run[Board]) -> None:
        """ch.14: both get their battle cards, and see only their own."""
        cards = the_cards(run.board)
        for side in (self.attacker, enemy_of(self.attacker)):
            due = self.muster(run.board, side)
            fewer = min(self.fewer.get(side, 0), due.cards)
            count = due.cards - fewer
            drawn = run.draw("battle-cards", cards.deck, count, seats=(seat_of(side),)) if count else ()
            cards.hands[side] = [BattleCardId(card) for card in drawn]
            cards.deck = [card for card in cards.deck if card not in drawn]
            run.tell(
                "battle-cards-dealt",
                "ch.14",
                side=side_name(side),
                count=count,
                rating=due.rating,
                units=due.units,
                interception=due.interception,
                avoidance=due.avoidance,
                allies=due.allies,
                latium=due.latium,
                tribe=due.tribe,
                fewer=fewer,
            )
            types = sorted(battle_type(BattleCardId(card)) for card in drawn)
            run.tell("battle-hand", "ch.14", seats=(seat_of(side),), cards=tuple(map(battle_type_name, types)))

    def muster(self, board: Board, side: Side) -> Muster:
        """ch.14: where the cards of a side come from."""
        return muster(
            board,
            side,
            self.space,
            self.sizes[side],
            the_cards(board).commanders.get(side),
            intercepted=self.intercepted and side != self.attacker,
            avoid_failed=self.avoid_failed and side != self.attacker,
            denied=self.denied.get(side, ()),
        )

    def show(self, run: Run[Board]) -> None:
        """ch.24, H-74: a spy lays open half of the enemy's cards, after the elephants."""
        cards = the_cards(run.board)
        for side in self.watchers:
            hand = cards.hands[enemy_of(side)]
            if len(hand) > 1:
                seen = [BattleCardId(card) for card in run.draw("spy", hand, len(hand) // 2, seats=None)]
                cards.shown = [*cards.shown, *seen]
                types: list[BattleType] = sorted(battle_type(card) for card in seen)
                run.reveal(None, seen)
                seen_side = side_name(enemy_of(side))
                run.tell("battle-cards-shown", "H-74", side=seen_side, cards=tuple(map(battle_type_name, types)))

    # ---- rounds and what follows ----------------------------------------------------------------------------

    def fight(self, run: Run[Board]) -> None:
        """ch.14: the rounds."""
        run.call(Rounds(space=self.space, entry=self.entry, came_out=self.came_out))

    def hear_outcome(self, run: Run[Board]) -> None:
        """ch.14, H-79: who has won, or who has withdrawn, and all that follows."""
        fought = run.result if isinstance(run.result, Fought) else Fought(winner=self.attacker)
        cards = the_cards(run.board)
        if fought.winner is not None:
            self.winner = fought.winner
            run.tell("battle-won", "ch.14", side=side_name(fought.winner), space=space_name(self.space))
        else:
            assert fought.withdrew is not None
            self.winner = enemy_of(fought.withdrew)
        run.call(
            Aftermath(
                space=self.space,
                attacker=self.attacker,
                rounds=cards.rounds,
                sizes=self.sizes,
                winner=fought.winner,
                withdrew=fought.withdrew,
                last=None if fought.winner is None else cards.last.get(fought.winner),
                entry=self.entry,
                landed=self.landed,
                sortie=self.sortie,
                came_out=self.came_out,
                garrison=self.garrison,
            )
        )

    def close(self, run: Run[Board]) -> None:
        """ch.14: the battle cards go together again, and the march learns who holds the field."""
        run.board.battle = None
        run.end(self.winner)
