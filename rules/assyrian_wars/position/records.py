"""Statements about everything that is no place: clock, impulse, cards, countries, politics, dice to come.

clock: turn 2, round 3, phase action        AS: eco 9, saved 2.5, vp 7          camp rebel: BA EL
impulse BA: income 4, cards 31e             SY: track BA, level 8               tribute SY AS check
hand AS: 25 30..32                          war ME PE scenario 1                dice: interception 6 2, melee 1 3 5
"""

from collections.abc import Callable, Mapping

import msgspec

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.state import (
    Camp,
    CardPlay,
    Conquest,
    CountryState,
    Fall,
    Impulse,
    LastingEffect,
    Scheme,
    Score,
    Tribute,
    TurnRecord,
    War,
)
from rules.assyrian_wars.desk.rolls import ROLLS
from rules.assyrian_wars.position.desk import ReadingDesk, alone, ends
from rules.assyrian_wars.position.fields import NONE, knows, number, read_item, read_keyed, read_row
from rules.assyrian_wars.position.text import Statement, Word
from rules.core.ids import Seat

BOARD_FIELDS = ("checks-ended", "plans-open", "digest")
LISTS_OF_OWN = ("hand", "fresh", "played-home", "pool", "reserve")  # country fields with statements of their own
CLEARABLE = (
    "wars",
    "conquests",
    "pacts",
    "passages",
    "tributes",
    "schemes",
    "plans",
    "rotas",
    "groups",
    "effects",
)
PLAY_MARKS = {"e": "event", "+": "made_plus", "x": "cancelled"}


def read_options(desk: ReadingDesk, statement: Statement) -> None:
    """The optional rules: `options: special-units, not fog-of-war`."""
    alone(statement)
    for item in statement.items or []:
        desk.board.options = read_item(desk.board.options, item, desk)


def read_clock(desk: ReadingDesk, statement: Statement) -> None:
    """Turn, phase, round and the markers of the impulse track."""
    alone(statement)
    for item in statement.items or []:
        read_item(desk.board.clock, item, desk)


def read_impulse(desk: ReadingDesk, statement: Statement) -> None:
    """The running impulse, or `impulse none`; cards are marked e for event, + if made a + card, x if cancelled."""
    word = statement.argument(1, "a country, or none")
    if word.text == NONE:
        desk.board.impulse = None
        return
    impulse = Impulse(desk.country(statement))
    for item in statement.items or []:
        if item[0].text == "cards":
            impulse.cards = [_card_play(desk, word) for word in item[1:]]
        else:
            read_item(impulse, item, desk, others=("cards",))
    desk.board.impulse = impulse


def _card_play(desk: ReadingDesk, word: Word) -> CardPlay:
    card = word.text.rstrip("".join(PLAY_MARKS))
    marks = {PLAY_MARKS[mark]: True for mark in word.text[len(card) :]}
    return CardPlay(CardId(desk.check("CardId", word.part(card, 0))), **marks)


def read_game(desk: ReadingDesk, statement: Statement) -> None:
    """What belongs to nobody: whether tribute checks are over, whether secret plans are open."""
    alone(statement)
    for item in statement.items or []:
        name = item[-1] if item[0].text == "not" else item[0]
        if name.text not in BOARD_FIELDS:
            name.wrong(f"one of {', '.join(BOARD_FIELDS)}")
        read_item(desk.board, item, desk)


def read_stock(desk: ReadingDesk, statement: Statement) -> None:
    """How many markers there are (10.4.a)."""
    alone(statement)
    for item in statement.items or []:
        desk.board.stock = read_item(desk.board.stock, item, desk)


def read_dice(desk: ReadingDesk, statement: Statement) -> None:
    """Dice to come, by what they are rolled for."""
    alone(statement)
    for item in statement.items or []:
        if len(item) < 2:
            item[0].wrong("what the dice are for, and the dice")
        if item[0].text not in ROLLS:
            item[0].wrong(f"what dice are rolled for: {', '.join(ROLLS)}")
        desk.dice[item[0].text] = tuple(number(word, "a die") for word in item[1:])


def read_clear(desk: ReadingDesk, statement: Statement) -> None:
    """Forget a list of the scenario's start: `clear wars tributes`; `clear pieces` empties the map."""
    for word in statement.head[1:] or [statement.end]:
        if word.text == "pieces":
            for _, pieces in desk.board.places():
                desk.pieces.send_back(pieces)
            for area in desk.board.areas.values():
                area.sieges = []
        elif word.text in CLEARABLE:
            getattr(desk.board, word.text).clear()
        else:
            word.wrong(f"one of pieces, {', '.join(CLEARABLE)}")


# Cards.


def read_hand(desk: ReadingDesk, statement: Statement) -> None:
    """All cards in a country's hand."""
    statement.arguments(1, "a country")
    _list_cards(desk, desk.board.countries[desk.country(statement)].hand, statement)


def read_played(desk: ReadingDesk, statement: Statement) -> None:
    """A country's own pile of home cards played."""
    statement.arguments(1, "a country")
    _list_cards(desk, desk.board.countries[desk.country(statement)].played_home, statement)


def read_fresh(desk: ReadingDesk, statement: Statement) -> None:
    """Those cards of a hand that were dealt in this Interphase."""
    statement.arguments(1, "a country")
    cards = desk.card_list(statement.words("cards, or none"))
    desk.board.countries[desk.country(statement)].fresh = [card for card, _ in cards]


def read_deck(desk: ReadingDesk, statement: Statement) -> None:
    """The draw pile; cards that are nowhere then lie in the discard pile."""
    alone(statement)
    _list_cards(desk, desk.board.deck, statement)
    desk.cards.deck_given = True


def read_discard(desk: ReadingDesk, statement: Statement) -> None:
    """The common discard pile, the oldest card first."""
    alone(statement)
    _list_cards(desk, desk.board.discard, statement)


def _list_cards(desk: ReadingDesk, held: list[CardId], statement: Statement) -> None:
    cards = desk.card_list(statement.words("cards, or none"))
    desk.cards.empty(held)
    held += desk.cards.place(cards)


def read_effect(desk: ReadingDesk, statement: Statement) -> None:
    """A lasting effect: card, country, how long; then what it does."""
    effect = read_keyed(LastingEffect, 3, statement, desk)
    if effect.face_up:
        desk.cards.place([(effect.card, statement.head[1])])
    desk.board.effects.append(effect)


# Countries.


def read_country(desk: ReadingDesk, statement: Statement) -> None:
    """The record of a country: any field of it or of its turn, `vp 7`, `score 1 3 8.3 reason about`, `fall 2`."""
    alone(statement)
    state = desk.board.countries[CountryId(statement.key.text)]
    if any(item[0].text == "score" for item in statement.items or []):
        state.ledger = []
    if any(item[0].text == "fall" for item in statement.items or []):
        state.falls = []
    for item in statement.items or []:
        _country_item(desk, state, item)


def _country_item(desk: ReadingDesk, state: CountryState, item: list[Word]) -> None:
    name = item[0]
    end = item[-1].part("end of the item", len(item[-1].text))
    if name.text == "vp":
        ends(item, 2)
        points = number(item[1] if len(item) > 1 else end, "a number of victory points")
        state.ledger = [Score(desk.board.clock.turn, points, "8.3", "position")]
    elif name.text == "score":
        state.ledger.append(read_row(Score, item[1:], desk, end))
    elif name.text == "fall":
        state.falls.append(read_row(Fall, item[1:], desk, end))
    elif name.text in LISTS_OF_OWN:
        name.wrong(f"a statement of its own: {name.text.removesuffix('-home')} and the country before the colon")
    elif knows(TurnRecord, item):
        read_item(state.turn, item, desk)
    else:
        read_item(state, item, desk, others=("vp", "score", "fall"))


def read_camp(desk: ReadingDesk, statement: Statement) -> None:
    """`camp rebel: BA EL`: the powers of a camp, now and as the turn began."""
    (word,) = statement.arguments(1, "a camp")
    camp = _camp(word)
    for power in statement.words("powers"):
        state = desk.board.countries[CountryId(_country(desk, power))]
        state.camp = state.camp_at_start = camp


def read_seat(desk: ReadingDesk, statement: Statement) -> None:
    """`seat P1: AS EL`: the countries that a seat plays of its own right."""
    (seat,) = statement.arguments(1, "a seat")
    for word in statement.words("countries"):
        desk.board.countries[CountryId(_country(desk, word))].seat = Seat(seat.text)


def _camp(word: Word) -> Camp:
    return Camp(word.text) if word.text in tuple(Camp) else word.wrong(f"a camp: {', '.join(Camp)}")


def _country(desk: ReadingDesk, word: Word) -> str:
    countries = desk.board.countries
    return word.text if word.text in countries else word.wrong(f"a country of this scenario: {', '.join(countries)}")


# Politics.


def read_pact(desk: ReadingDesk, statement: Statement) -> None:
    """`pact adana AS`: a minor city pact (6.11.c2)."""
    city, _ = statement.arguments(2, "a minor city and a power")
    if city.text not in desk.edition.map.minor_cities or city.text not in desk.board.areas:
        city.wrong("a minor city in play")
    desk.board.pacts[AreaId(city.text)] = desk.country(statement, 2)


def read_passage(desk: ReadingDesk, statement: Statement) -> None:
    """`passage EG ME`: free passage (6.9)."""
    statement.arguments(2, "two powers")
    desk.board.passages.append((desk.country(statement, 1), desk.country(statement, 2)))


def read_plans(desk: ReadingDesk, statement: Statement) -> None:
    """`plans AS: UR trade`: the objectives a power has chosen (7.5)."""
    statement.arguments(1, "a power")
    words = statement.words("objectives, or none")
    desk.board.plans[desk.country(statement)] = [word.text for word in words if word.text != NONE]


def read_rota(desk: ReadingDesk, statement: Statement) -> None:
    """`rota rebel BA`: the power of a camp that controlled nomads last (R-276)."""
    camp, _ = statement.arguments(2, "a camp and a power")
    desk.board.rotas[_camp(camp)] = desk.country(statement, 2)


def _row(name: str, record: type[msgspec.Struct]) -> Callable[[ReadingDesk, Statement], None]:
    def read(desk: ReadingDesk, statement: Statement) -> None:
        getattr(desk.board, name).append(read_row(record, statement.head[1:], desk, statement.end))

    return read


def _keyed(name: str, record: type[msgspec.Struct], head: int) -> Callable[[ReadingDesk, Statement], None]:
    def read(desk: ReadingDesk, statement: Statement) -> None:
        getattr(desk.board, name).append(read_keyed(record, head, statement, desk))

    return read


COMMANDS: Mapping[str, Callable[[ReadingDesk, Statement], None]] = {
    "options": read_options,
    "clock": read_clock,
    "impulse": read_impulse,
    "game": read_game,
    "stock": read_stock,
    "dice": read_dice,
    "clear": read_clear,
    "hand": read_hand,
    "fresh": read_fresh,
    "played": read_played,
    "deck": read_deck,
    "discard": read_discard,
    "camp": read_camp,
    "seat": read_seat,
    "war": _row("wars", War),
    "tribute": _row("tributes", Tribute),
    "scheme": _row("schemes", Scheme),
    "conquest": _keyed("conquests", Conquest, 2),
    "pact": read_pact,
    "passage": read_passage,
    "plans": read_plans,
    "rota": read_rota,
    "effect": read_effect,
}
