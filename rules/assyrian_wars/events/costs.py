"""What an event costs, and who pays it from what: income, savings, the other card, a loan (6.11, R-131 to R-133)."""

from rules.assyrian_wars.board.ids import CountryId, HalfAP
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.pack.cards import Card, Use
from rules.assyrian_wars.turn import purse
from rules.core.messages import Message, Name, Refusal, message, refuse
from rules.core.run import Run


def price_of(card: Card, use: Use) -> HalfAP:
    """In half AP; a response of an alliance breaker costs half (6.11.c, R-148)."""
    return HalfAP(card.cost if use.price == "half" else card.cost * purse.AP)


def shortfall(board: Board, country: CountryId, price: int) -> HalfAP:
    """What is missing for a price after income, savings and the other card: the loan it takes (R-131, R-132)."""
    impulse = board.impulse
    if impulse is None or impulse.country != country:
        return HalfAP(max(0, purse.round_up(price) - board.countries[country].saved))
    due = purse.round_up(impulse.spent + impulse.event_spent + price)
    return HalfAP(max(0, due - purse.funds(board)))


def refuse_price(board: Board, country: CountryId, price: int, rule: str = "6.11", growing: int = 0) -> Refusal | None:
    """One loan at a time, a minor's at most its ECO level; a closed impulse pays nothing (R-132, R-153).

    `growing` is a loan just taken for the same thing: what is missing is added to it.
    """
    if board.impulse is not None and board.impulse.country == country and board.impulse.closed and price:
        return refuse("6.11.g", "impulse-is-closed")
    loan = shortfall(board, country, price)
    if not loan:
        return None
    state, name = board.countries[country], Name("country", country)
    if state.loan > growing:
        return refuse(rule, "loan-still-open", country=name, halves=state.loan, missing=loan)
    most = HalfAP(max(0, eco_level(board, country)) * purse.AP)
    if not state.is_power and state.loan + loan > most:
        return refuse(rule, "loan-too-high", country=name, missing=state.loan + loan, most=most)
    return None


def price_lines(board: Board, country: CountryId, price: int) -> tuple[Message, ...]:
    """The lines of a quote: the price, and the loan that it takes."""
    loan = shortfall(board, country, price)
    lines = [message("quote-event-price", halves=price)]
    if loan:
        lines.append(message("quote-loan", country=Name("country", country), halves=loan))
    return tuple(lines)


def pay(run: Run[Board], country: CountryId, price: int, rule: str = "6.11") -> None:
    """Income and savings first, then AP that would lapse, then a loan; outside the own impulse savings, then a loan."""
    board = run.board
    state, loan = board.countries[country], shortfall(board, country, price)
    if loan:
        state.loan = HalfAP(state.loan + loan)
        run.tell("loan-taken", rule, country=Name("country", country), halves=loan)
    if board.impulse is not None and board.impulse.country == country:
        purse.gain(board, loan)
        purse.pay_first(board, price)
    else:
        state.saved = HalfAP(state.saved + loan - purse.round_up(price))
