"""Draw pile cards: cards drawn, chosen and swapped, and impulses skipped for a better one (6.11.g, R-153)."""

from collections.abc import Sequence

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import at_war, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events import aims, tabletop
from rules.assyrian_wars.events.handlers import Handler, Lines, Play
from rules.assyrian_wars.interphase.hands import card_names, random_cards
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, ChooseMany, Option
from rules.core.run import Run
from rules.core.table import Table


class SkipImpulseHandler(Handler[event.SkipImpulse]):
    """The impulse is over before anything is done in it; the next one has more AP (6.11.g, R-153)."""

    effect = event.SkipImpulse

    def check(self, table: Table[Board], play: Play, effect: event.SkipImpulse) -> Refusal | Lines:
        impulse = purse.running(table.board)
        if impulse.cards:
            return refuse("6.11.g", "skip-card-played", card=Name("card", play.card))
        if impulse.spent or impulse.event_spent > impulse.repaid:
            return refuse("6.11.g", "skip-ap-spent", card=Name("card", play.card))
        return aims.refuse_more(play, 0) or (
            message("quote-skip", halves=effect.next_ap * purse.AP, cards=effect.draw),
        )

    def apply(self, run: Run[Board], play: Play, effect: event.SkipImpulse) -> None:
        board = run.board
        purse.running(board).closed = True
        tabletop.lay(board, play, play.country, effect.next_ap)
        for _ in range(effect.draw):
            if decks.can_draw(board):
                decks.draw_card(run, play.country, "6.11.g")


class DrawCardsHandler(Handler[event.DrawCards]):
    """Cards are drawn, then some of choice discarded, home cards excepted (6.11.g)."""

    effect = event.DrawCards

    def check(self, table: Table[Board], play: Play, effect: event.DrawCards) -> Refusal | Lines:
        if not decks.can_draw(table.board):
            return refuse("6.11.g", "nothing-to-draw")
        return aims.refuse_more(play, 0) or (message("quote-draw", draw=effect.draw, discard=effect.discard),)

    def apply(self, run: Run[Board], play: Play, effect: event.DrawCards) -> None:
        for _ in range(effect.draw):
            if decks.can_draw(run.board):
                decks.draw_card(run, play.country, "6.11.g")
        run.call(GiveUp(country=play.country, number=effect.discard))


class GiveUp(Procedure):
    """A country gives up cards of its choice that are no home cards: to the pile, or to another country (6.11.g)."""

    steps = ("ask", "hear")

    country: CountryId
    number: int
    to: CountryId = CountryId("")  # nobody: the discard pile

    def ask(self, run: Run[Board]) -> None:
        """6.11.g: which."""
        board, seat = run.board, seat_of(run.board, self.country)
        held, number = self._held(board), min(self.number, len(self._held(board)))
        if seat is None or not number:
            return
        run.ask(
            seat,
            "give-card" if self.to else "discard-card",
            "6.11.g",
            options=[Option(card, message("option-card", card=Name("card", card))) for card in held],
            default=Choose(held[0]) if number == 1 else ChooseMany(tuple(held[:number])),
            reason=message("cards-to-give-up", country=Name("country", self.country), cards=number),
            private=True,
            at_least=number,
            at_most=number,
        )

    def hear(self, run: Run[Board]) -> None:
        """6.11.g: it lies on the pile, or goes to the other hand."""
        board = run.board
        chosen = run.choices if run.answers else self._held(board)[: self.number]
        for name in chosen:
            card = CardId(name)
            if self.to:
                decks.take_out(board, self.country, card)
                board.countries[self.to].hand.append(card)
                seats = tuple(seat for code in (self.country, self.to) if (seat := seat_of(board, code)) is not None)
                run.tell("card-given", "6.11.g", seats, country=Name("country", self.to), card=Name("card", card))
            else:
                decks.discard(board, self.country, card)
        if chosen and not self.to:
            cards = card_names(CardId(name) for name in chosen)
            run.tell("cards-discarded", "6.11.g", country=Name("country", self.country), cards=cards)

    def _held(self, board: Board) -> list[CardId]:
        cards = random_cards(board, self.country)
        return sorted(cards, key=lambda card: (decks.card_of(board, card).ap, card))


class SwapCardHandler(Handler[event.SwapCard]):
    """A random card of an enemy for one of choice, home cards excepted (6.11.g)."""

    effect = event.SwapCard

    def check(self, table: Table[Board], play: Play, effect: event.SwapCard) -> Refusal | Lines:
        wrong = aims.refuse_more(play, 1)
        rule = "2.3" if play.target in self._foes(table.board, play) else "6.11.g"  # a home card is never taken
        wrong = wrong or aims.refuse_aim(play, self._able(table.board, play), rule, "nobody-to-rob")
        return wrong or (message("quote-swap", country=Name("country", play.target)),)

    def targets(self, table: Table[Board], play: Play, effect: event.SwapCard) -> Sequence[Name]:
        return [] if play.targets else self._able(table.board, play)

    def _able(self, board: Board, play: Play) -> list[Name]:
        """How many random cards a hand holds is public: home cards lie open when they are played (R-15)."""
        return aims.country_names(code for code in self._foes(board, play) if random_cards(board, code))

    def _foes(self, board: Board, play: Play) -> list[CountryId]:
        return [code for code in board.countries if at_war(board, play.country, code)]

    def apply(self, run: Run[Board], play: Play, effect: event.SwapCard) -> None:
        board, victim = run.board, CountryId(play.target)
        seats = tuple(seat for code in (play.country, victim) if (seat := seat_of(board, code)) is not None)
        taken = run.draw(
            "captured", random_cards(board, victim), min(effect.take, len(random_cards(board, victim))), seats
        )
        run.reveal(seats, taken)
        for name in taken:
            card = CardId(name)
            decks.take_out(board, victim, card)
            board.countries[play.country].hand.append(card)
            run.tell("card-captured", "6.11.g", seats, country=Name("country", victim), card=Name("card", card))
        run.call(GiveUp(country=play.country, number=effect.give, to=victim))


class ChooseCardHandler(Handler[event.ChooseCard]):
    """Looks at cards of the draw pile and keeps some; the others go back (6.11.g)."""

    effect = event.ChooseCard

    def check(self, table: Table[Board], play: Play, effect: event.ChooseCard) -> Refusal | Lines:
        if not decks.can_draw(table.board):
            return refuse("6.11.g", "nothing-to-draw")
        return aims.refuse_more(play, 0) or (message("quote-look", look=effect.look, take=effect.take),)

    def apply(self, run: Run[Board], play: Play, effect: event.ChooseCard) -> None:
        board = run.board
        decks.reshuffle(run)
        seat = seat_of(board, play.country)
        seen = run.draw("oracle", board.deck, min(effect.look, len(board.deck)), () if seat is None else (seat,))
        run.reveal(() if seat is None else (seat,), seen)
        for card in seen:
            board.deck.remove(CardId(card))
            board.countries[play.country].hand.append(CardId(card))
        run.call(PickCards(country=play.country, looked=len(seen), number=effect.take))


class PickCards(Procedure, tag="Pick"):
    """A country takes some of the cards it looks at; the others go back unseen (6.11.g)."""

    steps = ("ask", "hear")

    country: CountryId
    looked: int  # so many cards at the end of its hand are only being looked at
    number: int

    def ask(self, run: Run[Board]) -> None:
        """6.11.g: which."""
        seat, seen = seat_of(run.board, self.country), self._seen(run.board)
        number = min(self.number, len(seen))
        if seat is None:
            return
        run.ask(
            seat,
            "take-card",
            "6.11.g",
            options=[Option(card, message("option-card", card=Name("card", card))) for card in seen],
            default=Choose(seen[0]) if number == 1 else ChooseMany(seen[:number]),
            reason=message("card-to-take", country=Name("country", self.country), cards=number),
            private=True,
            at_least=number,
            at_most=number,
        )

    def hear(self, run: Run[Board]) -> None:
        """6.11.g: they stay in the hand, the others go back."""
        board, seat, seen = run.board, seat_of(run.board, self.country), self._seen(run.board)
        chosen = run.choices if run.answers else seen[: self.number]
        seats = () if seat is None else (seat,)
        for card in seen:
            if card in chosen:
                run.tell("card-drawn", "6.11.g", seats, country=Name("country", self.country), card=Name("card", card))
            else:
                decks.take_out(board, self.country, card)
                board.deck.append(card)
        board.deck.sort()
        decks.reshuffle(run)

    def _seen(self, board: Board) -> tuple[CardId, ...]:
        hand = board.countries[self.country].hand
        return tuple(hand[len(hand) - self.looked :])


def take_prepared(run: Run[Board], country: CountryId) -> None:
    """As an impulse begins, AP that were prepared by skipping an earlier one are there (6.11.g)."""
    for effect, printed in tabletop.lasting(run.board, event.SkipImpulse):
        if effect.country == country:
            gain = printed.next_ap * purse.AP
            purse.gain(run.board, gain)
            run.tell("ap-gained", "6.11.g", country=Name("country", country), halves=gain)
            tabletop.remove(run, effect, "6.11.g")


HANDLERS = (SkipImpulseHandler(), DrawCardsHandler(), SwapCardHandler(), ChooseCardHandler())
