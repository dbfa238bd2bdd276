"""Orders for cards: when a card of the hand is to be played in somebody else's impulse (6.7.1, 6.11.e).

A seat says it beforehand, by what everybody can see when the time comes: what has happened, where, to or by whom, and
with what chance. What the moment alone tells (whom the card is aimed at) is chosen then as the first that is legal.
"""

from itertools import islice

from rules.assyrian_wars.battle.battle import Battle
from rules.assyrian_wars.battle.cards import WINDOWS, BattleCards
from rules.assyrian_wars.battle.odds import forecast_attack
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.ids import AreaId, CardId
from rules.assyrian_wars.board.relations import countries_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.laying import Counter, LayCards, the_battle
from rules.assyrian_wars.events.playable import playable_now
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.pack.cards import When
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.ids import Seat
from rules.core.messages import Refusal, refuse
from rules.core.orders import ASK, Answering, Condition, StandingOrder
from rules.core.questions import Answer
from rules.core.table import Table

RESPOND = "respond"
TRIES = 8  # targets that are tried for a card

Laying = LayCards | Counter


def reactions_of(board: Board, seat: Seat) -> tuple[Answering, ...]:
    """The cards of a seat's hands that answer something, and what."""
    found: dict[Answering, None] = {}
    for country in countries_of(board, seat):
        for card in board.countries[country].hand:
            for use in decks.card_of(board, card).uses:
                if use.when == When.RESPONSE and use.trigger is not None:
                    found[Answering(card, RESPOND, Respond(card), use.trigger)] = None
                elif use.when == When.BATTLE:
                    found[Answering(card, use.when, LayCards((card,)), chance=True)] = None
                elif use.when in WINDOWS:
                    found[Answering(card, use.when, Counter((card,), ()))] = None
    return tuple(found)


def refuse_reaction(board: Board, seat: Seat, order: StandingOrder) -> Refusal | None:
    """An order is for a card of the own hand, and says nothing that this card does not ask for."""
    condition = order.condition
    assert condition is not None
    card, trigger, percent = (condition.params[name] for name in ("card", "trigger", "percent"))
    if order.answer == ASK and not card:
        return None
    known = [one for one in reactions_of(board, seat) if one.card == card and one.kind == order.kind]
    fitting = [one for one in known if order.answer in (ASK, one.answer) and trigger in ("", one.trigger)]
    if not fitting:
        return refuse("6.11.e", "no-card-that-answers", card=str(card))
    if type(percent) is not int or not 0 <= percent <= 100 or (percent and not any(one.chance for one in fitting)):
        return refuse("6.11.e", "order-without-chance", found=str(percent))
    return None


def reaction_holds(table: Table[Board], seat: Seat, condition: Condition) -> bool:
    """Whether the window that is open is what the order is about; to be asked, there must be a card to play."""
    asking, wanted = table.stack[-1], condition.params
    if not isinstance(asking, CardWindow | BattleCards):
        return False
    trigger = asking.answers_to if isinstance(asking, CardWindow) else ""
    if wanted["trigger"] not in ("", trigger) or wanted["place"] not in ("", asking.area):
        return False
    if wanted["enemy"] not in ("", *_parties(table.board, asking)):
        return False
    if wanted["percent"] and not _is_in_danger(table, asking, seat, wanted["percent"]):
        return False
    cards = playable_now(table, seat)
    return wanted["card"] in cards if wanted["card"] else bool(cards)


def _parties(board: Board, asking: CardWindow | BattleCards) -> tuple[str, ...]:
    """Whom it is about: to whom it happened, who fought, whose impulse it is."""
    if isinstance(asking, BattleCards):
        return asking.countries
    phasing = () if board.impulse is None else (board.impulse.country,)
    return (asking.country, *asking.winners, *asking.losers, *phasing)


def _is_in_danger(table: Table[Board], asking: CardWindow | BattleCards, seat: Seat, percent: object) -> bool:
    """The chance to win the battle without the card is at most this, as far as the seat may know it (9.5)."""
    board, battle = table.board, table.find(Battle)
    if not isinstance(asking, BattleCards) or battle is None or board.options.fog_of_war or type(percent) is not int:
        return False
    own = countries_of(board, seat)
    movers, others = (board.find_all(side) for side in asking.sides)
    if not movers or not others:
        return False
    found = forecast_attack(board, AreaId(asking.area), movers, others)
    attacks = any(piece.owner in own for piece in movers)
    return (found.win if attacks else found.lose) * 100 <= percent


def carried_out(table: Table[Board], seat: Seat, orders: tuple[StandingOrder, ...]) -> Answer:
    """What the first order answers; battle cards of several orders are laid together as far as they can be."""
    answer = orders[0].answer
    if isinstance(answer, Respond):
        return _aimed(table, seat, answer)
    if not isinstance(answer, Laying) or table.find(BattleCards) is None:
        return answer
    laid = _against(table, seat, answer) if isinstance(answer, Counter) else answer
    for order in orders[1:]:
        more = order.answer
        if type(more) is not type(answer) or not isinstance(more, Laying):
            continue
        both: Laying = LayCards((*laid.cards, *more.cards))
        if isinstance(laid, Counter):
            both = _against(table, seat, Counter((*laid.cards, *more.cards), laid.against))
        if not isinstance(both.check(table, seat), Refusal):
            laid = both
    return laid


def _against(table: Table[Board], seat: Seat, answer: Counter) -> Counter:
    """Each card cancels the first one that it can."""
    given, against = " ".join(answer.cards), list(answer.against)
    while len(against) < len(answer.cards):
        typed = "".join(f"{card} " for card in against)
        found = [one.value for one in Counter.candidates(table, seat, "against", {"cards": given}, typed)]
        enemy = [value for value in found if not _is_own(table, seat, CardId(value.split()[-1]))]
        if not enemy:
            break
        against.append(CardId(enemy[0].split()[-1]))
    return Counter(answer.cards, tuple(against))


def _is_own(table: Table[Board], seat: Seat, card: CardId) -> bool:
    """Whether the seat's own side has laid this card."""
    battle, board = the_battle(table), table.board
    sides = {battle.side_of(board, code) for code in countries_of(board, seat) if code in battle.countries}
    return any(laid.card == card and battle.side_of(board, laid.country) in sides for laid in battle.laid)


def _aimed(table: Table[Board], seat: Seat, answer: Respond) -> Respond:
    """The card with the first use and the first targets that are legal."""
    uses = [answer.use, *(one.value for one in Respond.candidates(table, seat, "use", {"card": answer.card}, ""))]
    for use in dict.fromkeys(uses):
        whole = Respond(answer.card, use, answer.targets)
        if not isinstance(whole.check(table, seat), Refusal):
            return whole
        given = {"card": answer.card, "use": use}
        for one in islice(Respond.candidates(table, seat, "targets", given, ""), TRIES):
            whole = Respond(answer.card, use, tuple(one.value.split()))
            if not isinstance(whole.check(table, seat), Refusal):
                return whole
    return answer
