"""An event is played: announced, perhaps cancelled, paid, carried out, and its card put away (6.11, R-131 to R-135)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Annotated, ClassVar

from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.state import Board, CardPlay
from rules.assyrian_wars.events import costs, tabletop
from rules.assyrian_wars.events.handlers import Lines, PendingEvent, Play, use_of
from rules.assyrian_wars.events.holders import may_play
from rules.assyrian_wars.events.registry import handler_of
from rules.assyrian_wars.pack.cards import Trigger, Use, When
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.cards import HandCard, refuse_second
from rules.assyrian_wars.turn.phasing import ImpulseAction, phasing
from rules.assyrian_wars.turn.windows import open_window
from rules.core.actions import MOST_CANDIDATES, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.run import Run
from rules.core.table import Table

Able = Callable[[Table[Board], Play], bool]  # whether it can be played now, with some targets
Targets = Annotated[tuple[str, ...], Kind("target")]
UseName = Annotated[str, Kind("use")]


class PlayEvent(ImpulseAction, frozen=True):
    """Plays a card of the hand as an event in one's own impulse; it counts as a card of the impulse (3.1, 6.11)."""

    rule: ClassVar[str] = "6.11"

    card: HandCard
    use: UseName = ""
    targets: Targets = ()
    plus: bool = False

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        play = chosen_play(board, country, self.card, self.use, When.IMPULSE, self.targets)
        if isinstance(play, Refusal):
            return play
        wrong = refuse_second(board, self.card, self.plus)
        if wrong is not None:
            return wrong
        lines = weigh(table, play, purse.PLUS_PRICE if self.plus else 0)
        if isinstance(lines, Refusal):
            return lines
        if self.plus:
            lines = (*lines, message("quote-plus", halves=purse.PLUS_PRICE))
        return Quote(self.rule, lines, risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, impulse = run.board, purse.running(run.board)
        play = chosen_play(board, impulse.country, self.card, self.use, When.IMPULSE, self.targets)
        assert isinstance(play, Play)
        if self.plus:
            purse.pay(board, impulse.country, purse.PLUS_PRICE)
        impulse.cards.append(CardPlay(self.card, event=True, made_plus=self.plus))
        start(run, play)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        country = phasing(table.board)
        if param == "plus":
            return [Candidate("true")] if _needs_plus(table.board, CardId(given.get("card", ""))) else []
        return event_candidates(table, [country], When.IMPULSE, can_play, param, given, typed)


class ResolveEvent(PendingEvent):
    """An event from its announcement to the pile (6.11)."""

    steps = ("announce", "hear", "pay", "carry_out", "finish")

    def announce(self, run: Run[Board]) -> None:
        """6.11: everybody sees the card; before anything of it happens it may be cancelled (6.11.a, R-134)."""
        play = self.play
        if not run.sketches:  # the names are dear, and nobody hears them there
            country, card = Name("country", play.country), Name("card", play.card)
            run.tell("event-announced", "6.11", country=country, card=card, targets=target_names(run, play))
        if handler_of(use_of(run.board, play).effect).cancellable:
            open_window(run, Trigger.EVENT_PLAYED, play.country, card=play.card)

    def hear(self, run: Run[Board]) -> None:
        """6.11: a cancelled event costs nothing and its card is discarded; it counts as played (R-134)."""
        if not self.cancelled:
            return
        board, play = run.board, self.play
        if board.impulse is not None:
            cards = board.impulse.cards
            board.impulse.cards = [_cancelled(one) if one.card == play.card else one for one in cards]
        run.tell("event-cancelled", "6.11", country=Name("country", play.country), card=Name("card", play.card))
        run.goto("finish")

    def pay(self, run: Run[Board]) -> None:
        """6.11: the price, by a loan if need be (R-131, R-132)."""
        costs.pay(run, self.play.country, self.price)

    def carry_out(self, run: Run[Board]) -> None:
        """6.11: the instructions of the card are followed."""
        effect = use_of(run.board, self.play).effect
        handler_of(effect).apply(run, self.play, effect)

    def finish(self, run: Run[Board]) -> None:
        """4.1: a card that does not stay face up is discarded."""
        tabletop.clear(run, self.play.card)


def start(run: Run[Board], play: Play) -> None:
    """A checked event is announced; the rest follows."""
    board = run.board
    price = costs.price_of(decks.card_of(board, play.card), use_of(board, play))
    tabletop.announce(board, play)
    run.call(ResolveEvent(play=play, price=price))


# What may be played.


def chosen_play(
    board: Board,
    country: CountryId,
    card: CardId,
    name: str,
    when: When,
    targets: tuple[str, ...] = (),
    trigger: Trigger | None = None,
) -> Play | Refusal:
    """The play that is meant: the card is in the hand, has such a use now, and the country may play it (6.11, 10.1)."""
    if board.countries[country].kind == "nomad" and not board.countries[country].is_power:
        return refuse("10.1", "nomads-play-no-events", country=Name("country", country))
    if card not in board.countries[country].hand:
        return refuse("3.1", "card-not-in-hand", card=Name("card", card))
    uses = _uses(board, card, when, trigger)
    if not uses:
        return refuse("6.11", "event-not-now", card=Name("card", card))
    if name:
        uses = [use for use in uses if use.name == name]
    elif len(uses) > 1:
        uses = [use for use in uses if may_play(board, country, use)] or uses
    if len(uses) != 1:
        known = tuple(message(f"use-{use.name}") for use in decks.card_of(board, card).uses if use.when == when)
        return refuse("6.11", "event-which-use", card=Name("card", card), uses=known)
    wrong = refuse_player(board, country, card, uses[0])
    return wrong or Play(country, card, uses[0].name, targets)


def refuse_player(board: Board, country: CountryId, card: CardId, use: Use) -> Refusal | None:
    """Who may play this use (6.11, R-149, R-154)."""
    if may_play(board, country, use):
        return None
    if use.countries and country not in use.countries:
        allowed = tuple(Name("country", code) for code in use.countries)
        return refuse("6.11", "event-for-others", card=Name("card", card), countries=allowed)
    if use.by == "power":
        return refuse("6.11", "event-for-powers", card=Name("card", card))
    return refuse("6.11", "event-needs-a-power", card=Name("card", card), country=Name("country", country))


def weigh(table: Table[Board], play: Play, also: int = 0) -> Refusal | Lines:
    """The event's own condition, then its price, on top of what else is paid; the lines of the quote."""
    board, use = table.board, use_of(table.board, play)
    said = handler_of(use.effect).check(table, play, use.effect)
    if isinstance(said, Refusal):
        return said
    price = costs.price_of(decks.card_of(board, play.card), use)
    wrong = costs.refuse_price(board, play.country, price + also)
    further = handler_of(use.effect).further_price(table, play, use.effect)
    if further and wrong is None:
        wrong = purse.refuse_cost(board, play.country, price + also + further, "6.11")
    known = len(target_names(table, play))
    if known < len(play.targets):  # what nobody offered is refused, also where nothing can be named
        wrong = wrong or refuse("6.11", "too-many-targets", card=Name("card", play.card), most=known)
    return wrong or (*said, *costs.price_lines(board, play.country, price + also))


def possible(table: Table[Board], play: Play, also: int = 0) -> bool:
    """Whether the event can be paid, on top of what else is paid, and some targets pass its check (6.11)."""
    board, use = table.board, use_of(table.board, play)
    price = costs.price_of(decks.card_of(board, play.card), use) + also
    if costs.refuse_price(board, play.country, price) is not None:
        return False
    handler = handler_of(use.effect)
    found = handler.example(table, play, use.effect)
    further = 0 if found is None else handler.further_price(table, found, use.effect)
    if not further:
        return found is not None
    return purse.refuse_cost(board, play.country, price + further, "6.11") is None


def can_play(table: Table[Board], play: Play) -> bool:
    """Whether it can be a card of the impulse now, as it is or made a + card (3.2, R-17)."""
    if refuse_second(table.board, play.card, plus=False) is None:
        return possible(table, play)
    return refuse_second(table.board, play.card, plus=True) is None and possible(table, play, purse.PLUS_PRICE)


def refuse_last_card(board: Board, country: CountryId, cards: int = 1) -> Refusal | None:
    """Until its card is played the phasing country keeps one for it: no battle or response event takes it (R-16)."""
    impulse = board.impulse
    if impulse is None or impulse.country != country or impulse.cards or impulse.kind == "pass":
        return None
    if len(board.countries[country].hand) > cards:
        return None
    return refuse("3.1", "last-card-is-reserved", country=Name("country", country))


# Words and suggestions.


def event_candidates(
    table: Table[Board],
    countries: list[CountryId],
    when: When,
    able: Able,
    param: str,
    given: Mapping[str, str],
    typed: str,
    trigger: Trigger | None = None,
) -> list[Candidate]:
    """Cards of these hands that can be played now, their uses, and what can be named for them."""
    board = table.board
    if param == "card":
        fit = _uses_by_card(board.pack, when, trigger)
        cards = [(code, card) for code in countries for card in board.countries[code].hand if card in fit]
        found = [
            card
            for code, card in cards
            if card.startswith(typed) and any(able(table, one) for one in _plays(board, code, card, when, trigger))
        ]
        return [Candidate(card, Name("card", card)) for card in found][:MOST_CANDIDATES]
    card = CardId(given.get("card", ""))
    holder = next((code for code in countries if card in board.countries[code].hand), None)
    if holder is None:
        return []
    if param == "use":
        uses = _uses(board, card, when, trigger)
        able_uses = [use for use in uses if may_play(board, holder, use) and able(table, Play(holder, card, use.name))]
        several = able_uses if len(uses) > 1 else []
        return [Candidate(use.name, message(f"use-{use.name}")) for use in several if use.name.startswith(typed)]
    if param != "targets":
        return []
    words = typed.split()
    done, begun = (words, "") if typed.endswith(" ") or not words else (words[:-1], words[-1])
    play = chosen_play(board, holder, card, given.get("use", ""), when, tuple(done), trigger)
    if isinstance(play, Refusal) or not _were_offered(table, play):
        return []
    effect = use_of(board, play).effect
    names = [name for name in handler_of(effect).targets(table, play, effect) if name.id.startswith(begun)]
    return [
        Candidate(" ".join([*done, name.id]), name if not done else message("several", things=(*done, name)))
        for name in names[:MOST_CANDIDATES]
    ]


def _were_offered(table: Table[Board], play: Play) -> bool:
    """Whether everything named so far was on offer when it was named; what is typed may be anything."""
    effect = use_of(table.board, play).effect
    for number, target in enumerate(play.targets):
        so_far = Play(play.country, play.card, play.use, play.targets[:number])
        if all(name.id != target for name in handler_of(effect).targets(table, so_far, effect)):
            return False
    return True


@cache
def _uses_by_card(pack: str, when: When, trigger: Trigger | None) -> Mapping[CardId, Sequence[Use]]:
    """The cards of an edition that have a use on this occasion, with these uses."""
    found: dict[CardId, list[Use]] = {}
    for card in edition_named(pack).cards.by_id.values():
        for use in card.uses:
            if use.when == when and use.trigger == trigger:
                found.setdefault(card.id, []).append(use)
    return found


def _plays(board: Board, country: CountryId, card: CardId, when: When, trigger: Trigger | None) -> list[Play]:
    """The uses of a card that the country may play on this occasion, with nothing named yet."""
    uses = [use for use in _uses(board, card, when, trigger) if may_play(board, country, use)]
    return [Play(country, card, use.name) for use in uses]


def _uses(board: Board, card: CardId, when: When, trigger: Trigger | None) -> Sequence[Use]:
    """The ways to use a card on this occasion."""
    return _uses_by_card(board.pack, when, trigger).get(card, ())


def _needs_plus(board: Board, card: CardId) -> bool:
    return card in board.countries[phasing(board)].hand and refuse_second(board, card, plus=True) is None


def _cancelled(play: CardPlay) -> CardPlay:
    return CardPlay(play.card, play.event, play.made_plus, cancelled=True)


def target_names(table: Table[Board], play: Play) -> tuple[Name, ...]:
    """What the event is aimed at, by the names its handler offers them under."""
    effect = use_of(table.board, play).effect
    found: list[Name] = []
    for number, target in enumerate(play.targets):
        so_far = Play(play.country, play.card, play.use, play.targets[:number])
        offered = handler_of(effect).targets(table, so_far, effect)
        found += [name for name in offered if name.id == target]
    return tuple(found)
