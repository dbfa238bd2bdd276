"""The round of Three Hills, step by step, as in chapters 2 to 4 of its rules."""

from functools import cache
from typing import ClassVar

from rules.core.ids import Seat
from rules.core.messages import Message, Name, Refusal, message, refuse, seat_name
from rules.core.procedures import Procedure, Window
from rules.core.questions import Answer, Choose, ChooseMany, Option, Question
from rules.core.run import Run
from rules.core.table import Table
from tests.practice import pack
from tests.practice.board import HOME, Board

REST = "rest"
ACCEPT, DECLINE = "accept", "decline"


class Campaign(Procedure):
    """The whole game: rounds until it ends (4)."""

    steps = ("begin", "judge")

    def begin(self, run: Run[Board]) -> None:
        """2: a new round begins, and everybody is at home."""
        run.board.round += 1
        run.board.holders.clear()
        run.board.truce = False
        for host in run.board.hosts.values():
            host.at = HOME
        run.tell("round-begins", "2", round=run.board.round)
        run.call(Round())

    def judge(self, run: Run[Board]) -> None:
        """4.1, 4.3: the game ends with the goal or with the last round."""
        run.checkpoint()
        board = run.board
        reached = max(host.crowns for host in board.hosts.values()) >= int(run.options["goal"])
        if reached or board.round >= board.last_round:
            end(run, "4.1" if reached else "4.3")
        else:
            run.goto("begin")


class Round(Procedure):
    """One round (2.1 to 2.12)."""

    steps = ("supply", "march", "arrive", "name_first", "order_turns", "take_turns", "storm", "crown", "limit_hands")

    turns: int = 0
    first: int = 0

    def supply(self, run: Run[Board]) -> None:
        """2.1: each seat in play draws two cards."""
        for seat in run.board.in_play():
            deal(run, seat, 2)

    def march(self, run: Run[Board]) -> None:
        """2.2: all seats in play choose in secret."""
        for seat in run.board.in_play():
            run.ask(seat, "march", "2.2", options=march_options(), default=Choose(HOME), sealed=True)

    def arrive(self, run: Run[Board]) -> None:
        """2.3: the hosts stand where they were sent."""
        for seat, answer in run.answers.items():
            assert isinstance(answer, Choose)
            run.board.hosts[seat].at = answer.option
            run.tell("marched", "2.3", seat=seat_name(seat), hill=Name("hill", answer.option))

    def name_first(self, run: Run[Board]) -> None:
        """2.4: the poorest seat names a rival; with only one rival there is nothing to ask."""
        poorest = run.board.poorest()
        options = [Option(rival, message("seat", seat=seat_name(rival))) for rival in run.board.rivals(poorest)]
        run.ask(poorest, "first", "2.4", options=options, default=options[0].id, forced=True)

    def order_turns(self, run: Run[Board]) -> None:
        """2.4: the turns begin with the seat that was named."""
        self.first = run.seats.index(Seat(run.choice))
        run.tell("goes-first", "2.4", seat=seat_name(Seat(run.choice)))

    def take_turns(self, run: Run[Board]) -> None:
        """2.4: in seat order, whoever is still in play."""
        if self.turns == len(run.seats):
            return
        seat = run.seats[(self.first + self.turns) % len(run.seats)]
        self.turns += 1
        run.repeat()
        if not run.board.hosts[seat].out:
            run.call(Turn(seat=seat))

    def storm(self, run: Run[Board]) -> None:
        """2.8: on each hill in order, several hosts roll for it; 4.2 may end the game before the last hill."""
        for hill in pack.shipped().hills:
            hosts = run.board.standing_on(hill)
            if len(hosts) == 1:
                run.board.holders[hill] = hosts[0]
            elif hosts and not run.board.truce:
                fight(run, hill, hosts)
            if len(run.board.in_play()) <= 1:
                return

    def crown(self, run: Run[Board]) -> None:
        """2.9: the holders gain the crowns of their hills."""
        for hill, seat in run.board.holders.items():
            crowns = pack.shipped().hills[hill].crowns
            run.board.hosts[seat].crowns += crowns
            run.tell("crowned", "2.9", seat=seat_name(seat), hill=Name("hill", hill), crowns=crowns)

    def limit_hands(self, run: Run[Board]) -> None:
        """2.11: who holds too many cards discards, all at the same time; see `answered`."""
        for seat in run.board.in_play():
            hand = sorted(run.board.hosts[seat].hand)
            surplus = len(hand) - pack.shipped().hand_limit
            if surplus > 0:
                run.ask(
                    seat,
                    "discard",
                    "2.11",
                    options=[Option(card, message("card", card=Name("card", card))) for card in hand],
                    default=ChooseMany(tuple(hand[:surplus])),
                    private=True,
                    at_least=surplus,
                    at_most=len(hand),
                )

    def check(self, table: Table[Board], question: Question, answer: Answer) -> Refusal | None:
        """2.11: who discards more than he must discards cards of one kind."""
        if isinstance(answer, ChooseMany) and len(answer.options) > question.at_least:
            kinds = sorted({pack.trick(card) for card in answer.options})
            if len(kinds) > 1:
                return refuse("2.11", "one-kind-only", found=tuple(kinds), needed=question.at_least)
        return None

    def answered(self, run: Run[Board], question: Question, answer: Answer) -> None:
        """2.11: the chosen cards are discarded as soon as each seat has chosen."""
        if isinstance(answer, ChooseMany):
            discard(run, question.seat, answer.options)
            run.tell("discarded", "2.11", seat=seat_name(question.seat), count=len(answer.options))


class Turn(Procedure):
    """What one seat does in the round (2.4)."""

    steps = ("act", "heed")

    seat: Seat

    def act(self, run: Run[Board]) -> None:
        """2.4: raid, feast, scout, offer a truce or rest."""
        actions = ("raid", "feast", "truce") if run.board.open_hands else ("raid", "feast", "truce", "scout")
        run.ask(self.seat, "turn", "2.4", options=(Option(REST),), actions=actions, default=Choose(REST))

    def heed(self, run: Run[Board]) -> None:
        """2.12: a truce that all have accepted holds for the round."""
        if run.result:
            run.board.truce = True
            run.tell("truce-made", "2.12")


class Parley(Procedure):
    """A truce on offer (2.12)."""

    steps = ("ask_everybody", "agree")

    offered_by: Seat

    def ask_everybody(self, run: Run[Board]) -> None:
        """2.12: all other seats in play are asked at the same time."""
        reason = message("truce-offered", seat=seat_name(self.offered_by))
        for seat in run.board.rivals(self.offered_by):
            run.ask(seat, "truce", "2.12", options=(ACCEPT, DECLINE), default=DECLINE, reason=reason)

    def answered(self, run: Run[Board], question: Question, answer: Answer) -> None:
        """2.12: one who declines is enough, and the others need not answer."""
        if answer == Choose(DECLINE):
            run.tell("truce-declined", "2.12", seat=seat_name(question.seat))
            run.end(False)

    def agree(self, run: Run[Board]) -> None:
        """2.12: all have accepted."""
        run.end(True)


class Assault(Procedure):
    """A raid on its way (2.5)."""

    steps = ("await_shields", "strike")

    raider: Seat
    target: Seat

    def await_shields(self, run: Run[Board]) -> None:
        """3.1: the others may shield the target."""
        run.call(ShieldWindow(trigger="raid-coming", seats=run.board.after(self.raider), target=self.target))

    def strike(self, run: Run[Board]) -> None:
        """2.5: unless it was shielded, the target loses a warrior."""
        if run.result:
            run.tell("raid-stopped", "3.1", target=seat_name(self.target))
        else:
            lose_warriors(run, [self.target], "2.5")


class ShieldWindow(Window):
    """Who shields the target of the raid (3.1)?"""

    kind: ClassVar[str] = "shield"
    rule: ClassVar[str] = "3.1"
    opens: ClassVar[tuple[str, ...]] = ("shield",)
    steps = ("offer", "hear", "judge")

    target: Seat

    def reason(self, run: Run[Board]) -> Message:
        return message(self.trigger, target=seat_name(self.target))

    def reacted(self, run: Run[Board], seat: Seat, answer: Answer) -> None:
        """3.2: the shield may be cursed."""
        run.goto("judge")
        run.call(CurseWindow(trigger="shield-raised", seats=run.board.after(seat)))

    def judge(self, run: Run[Board]) -> None:
        """3.1, 3.2: a shield that is not cursed stops the raid, otherwise the asking goes on."""
        if run.result:
            run.goto("offer")
        else:
            run.end(True)


class CurseWindow(Window):
    """Who curses the shield (3.2)?"""

    kind: ClassVar[str] = "curse"
    rule: ClassVar[str] = "3.2"
    opens: ClassVar[tuple[str, ...]] = ("curse",)

    def reacted(self, run: Run[Board], seat: Seat, answer: Answer) -> None:
        """3.2: one curse is enough."""
        run.end(True)


@cache
def march_options() -> tuple[Option, ...]:
    """Where a host may be sent (2.2)."""
    return tuple(Option(place) for place in (*pack.shipped().hills, HOME))


def deal(run: Run[Board], seat: Seat, count: int) -> None:
    """2.1: draws cards for a seat; an empty deck is made anew from the discarded cards."""
    board = run.board
    while count > 0:
        if not board.deck:
            board.deck, board.discard = board.discard, []
        if not board.deck:
            return
        cards = run.draw("supply", board.deck, min(count, len(board.deck)), seats=(seat,))
        for card in cards:
            board.deck.remove(card)
        board.hosts[seat].hand.extend(cards)
        run.tell("cards-drawn", "2.1", seats=(seat,), cards=tuple(Name("card", card) for card in cards))
        count -= len(cards)


def fight(run: Run[Board], hill: str, hosts: list[Seat]) -> None:
    """2.8: every host rolls; the single highest holds the hill, all the lowest lose a warrior."""
    rolls = dict(zip(hosts, run.roll("storm", len(hosts)), strict=True))
    highest, lowest = max(rolls.values()), min(rolls.values())
    best = [seat for seat, roll in rolls.items() if roll == highest]
    if len(best) == 1:
        run.board.holders[hill] = best[0]
    run.tell("stormed", "2.8", hill=Name("hill", hill), rolls=tuple(rolls.values()))
    lose_warriors(run, [seat for seat, roll in rolls.items() if roll == lowest], "2.8")


def lose_warriors(run: Run[Board], seats: list[Seat], rule: str) -> None:
    """Takes one warrior of each; who has none left is out (2.10), and that may end the game (4.2)."""
    for seat in seats:
        run.board.hosts[seat].warriors -= 1
        run.tell("warrior-lost", rule, seat=seat_name(seat))
    for seat in seats:
        if run.board.hosts[seat].warriors == 0:
            fall(run, seat)
    if len(run.board.in_play()) <= 1:
        end(run, "4.2")


def fall(run: Run[Board], seat: Seat) -> None:
    """2.10: a seat without warriors is out."""
    host = run.board.hosts[seat]
    run.reveal(None, host.hand)
    discard(run, seat, tuple(host.hand))
    host.out, host.at = True, HOME
    run.board.holders = {hill: holder for hill, holder in run.board.holders.items() if holder != seat}
    run.tell("fell", "2.10", seat=seat_name(seat))


def discard(run: Run[Board], seat: Seat, cards: tuple[str, ...]) -> None:
    """Puts cards of a hand on the discard pile."""
    for card in cards:
        run.board.hosts[seat].hand.remove(card)
        run.board.discard.append(card)


def end(run: Run[Board], rule: str) -> None:
    """4.4: the game is over."""
    winners = run.board.leaders()
    run.tell("game-over", rule, winners=tuple(seat_name(seat) for seat in winners))
    run.finish(winners)
