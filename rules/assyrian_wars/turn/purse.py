"""The purse: the one place where AP come in, are paid and are saved, in halves (3.1, 6.0, 6.18, R-18, R-19)."""

from rules.assyrian_wars.board.ids import CountryId, HalfAP
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.board.state import MOST_SAVED, Board, Impulse
from rules.core.messages import Message, Refusal, message, refuse

AP = HalfAP(2)  # one action point
CARD_PRICE = HalfAP(10)  # a card for an empty hand (6.18)
PLUS_PRICE = HalfAP(6)  # to make any card a + card (6.18)
LOANS = "6.11"  # AP are lent for events only, by this rule


def running(board: Board) -> Impulse:
    """The impulse that is being conducted."""
    if board.impulse is None:
        raise LookupError("no impulse is running")
    return board.impulse


def round_up(cost: int) -> HalfAP:
    """To whole AP (6.0)."""
    return HalfAP(cost + cost % 2)


def income_due(board: Board, country: CountryId) -> HalfAP:
    """What a scheduled impulse brings in: the ECO level in AP (6.18)."""
    return HalfAP(max(0, eco_level(board, country)) * AP)


def funds(board: Board) -> HalfAP:
    """Everything that the phasing country has for its impulse, spent or not: income, savings, AP of cards (R-18)."""
    impulse = running(board)
    return HalfAP(impulse.income + impulse.lapsing + board.countries[impulse.country].saved)


def left(board: Board, country: CountryId) -> HalfAP:
    """What a country can still spend: in its own impulse its purse, in another's its savings (R-19, R-104)."""
    impulse = board.impulse
    if impulse is None or impulse.country != country:
        return board.countries[country].saved
    return HalfAP(0) if impulse.closed else HalfAP(funds(board) - impulse.spent - impulse.event_spent)


def can_pay(board: Board, country: CountryId, cost: int) -> bool:
    """Whether the costs so far and this one, rounded up together, are covered (6.0, R-19)."""
    impulse = board.impulse
    if impulse is None or impulse.country != country:
        return round_up(cost) <= board.countries[country].saved
    if impulse.closed:
        return cost == 0
    return round_up(impulse.spent + impulse.event_spent + cost) <= funds(board)


def refuse_closed(board: Board) -> Refusal | None:
    """After a card that cancels all actions of the impulse those without a price are closed too (6.11.g)."""
    closed = board.impulse is not None and board.impulse.closed
    return refuse("6.11.g", "impulse-is-closed") if closed else None


def refuse_cost(board: Board, country: CountryId, cost: int, rule: str) -> Refusal | None:
    """The refusal of something too dear, with its price and what is left."""
    if can_pay(board, country, cost):
        return None
    if board.impulse is not None and board.impulse.country == country and board.impulse.closed:
        return refuse("6.11.g", "impulse-is-closed")
    return refuse(rule, "too-few-ap", cost=cost, left=left(board, country), loans=LOANS)


def price(board: Board, country: CountryId, cost: int) -> Message:
    """The line of a quote: what it costs, and what is left afterwards, in halves."""
    return message("quote-ap", cost=cost, left=left(board, country) - cost)


def pay(board: Board, country: CountryId, cost: int) -> None:
    """Pay for anything but an event: kept in halves in the own impulse, rounded up outside it (R-19)."""
    impulse = board.impulse
    if impulse is not None and impulse.country == country:
        impulse.spent = HalfAP(impulse.spent + cost)
    else:
        state = board.countries[country]
        state.saved = HalfAP(state.saved - round_up(cost))


def pay_first(board: Board, cost: int) -> None:
    """A charge on income and savings before AP that would lapse: event prices and loans (R-20, R-131)."""
    impulse = running(board)
    impulse.event_spent = HalfAP(impulse.event_spent + cost)


def lasting(board: Board) -> HalfAP:
    """Income and savings that are still there: AP of cards repay no loan (R-132)."""
    impulse = running(board)
    return HalfAP(impulse.income + board.countries[impulse.country].saved - impulse.event_spent)


def gain(board: Board, amount: int) -> None:
    """AP of a card, an effect or a sold army group card: what is not used lapses with the impulse (R-18)."""
    impulse = running(board)
    impulse.lapsing = HalfAP(impulse.lapsing + amount)


def collect(board: Board) -> HalfAP:
    """The income of a scheduled impulse (6.18)."""
    impulse = running(board)
    impulse.income = income_due(board, impulse.country)
    return impulse.income


def kept(board: Board) -> HalfAP:
    """What the phasing country may keep as its impulse ends, before the limit of four (R-18).

    Event prices come out of income and savings first, all other costs out of AP that would lapse.
    """
    impulse = running(board)
    lasting = funds(board) - impulse.lapsing
    for_events = min(impulse.event_spent, lasting)
    lapsing = impulse.lapsing - (impulse.event_spent - for_events)
    other = round_up(impulse.spent + impulse.event_spent) - impulse.event_spent
    return HalfAP(lasting - for_events - max(0, other - lapsing))


def to_save(board: Board) -> HalfAP:
    """What the phasing country will have saved as its impulse ends: at most 4 AP, without a half (3.1, 6.18).

    Who does not take part any more keeps nothing (R-18).
    """
    rest = kept(board) if board.countries[running(board).country].active else 0
    return HalfAP(min(MOST_SAVED, rest - rest % 2))


def to_lose(board: Board) -> HalfAP:
    """What the phasing country will lose as its impulse ends: AP of cards, what is over four, a half (3.1, R-18)."""
    impulse = running(board)
    unspent = funds(board) - round_up(impulse.spent + impulse.event_spent)
    return HalfAP(max(0, unspent - to_save(board)))


def forfeit(board: Board, country: CountryId) -> None:
    """Who does not take part any more loses its savings; in its own impulse as that ends, for they are being spent."""
    if board.impulse is None or board.impulse.country != country:
        board.countries[country].saved = HalfAP(0)


def settle(board: Board) -> HalfAP:
    """Savings as the impulse ends; gives what is lost (3.1, 6.18)."""
    impulse = running(board)
    lost = to_lose(board)
    board.countries[impulse.country].saved = to_save(board)
    return lost
