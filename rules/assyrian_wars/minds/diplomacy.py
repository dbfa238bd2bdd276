"""What a computer player offers others: at most one thing a turn, in the politics of the Interphase.

It keeps no book of what it has offered. The price goes by the turn instead, so that nobody hears the same offer from it
again before all prices have had their turn.
"""

from collections.abc import Iterator
from random import Random

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import is_power, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.politics.agreements import ProposePeace, home_cards, peace_partners
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.core.messages import Name
from rules.core.questions import Answer, Question
from rules.core.table import Imagined

AGREES, PAYS = 0.5, 0.1  # how often others are thought to agree to something, and to pay for it,
TAKES = 0.95  # and to take what is given: tribute, a power for their camp, or a country
GIFTS = ("tribute-offered", "wants-to-join", "surrender-offer")
PRICES = ("nothing", "theirs", "card", "own")  # what is paid for a peace, turn by turn


def offers(table: Imagined[Board]) -> Iterator[Answer]:
    """7.4.3: peace with a power or an ally of one, at this turn's price, while nothing was offered yet."""
    phase, board = table.find(PoliticalPhase), table.board
    if phase is None or phase.offers or phase.stage or board.countries[phase.country].turn.entry_tried:
        return  # who has just changed sides or declared a war does not ask for peace
    price = PRICES[board.clock.turn % len(PRICES)]
    for partner in peace_partners(board, phase.country):
        if is_power(board, partner):
            yield from _peace(board, phase.country, partner, price)


def agrees(board: Board, question: Question, chance: Random) -> bool:
    """Whether somebody is thought to agree to what is proposed: hardly ever if he pays, nearly always to a gift."""
    reason = question.reason
    if reason is not None and reason.id in GIFTS:
        return chance.random() < TAKES
    payer = reason.params.get("payer") if reason is not None else None
    pays = isinstance(payer, Name) and seat_of(board, CountryId(payer.id)) == question.seat
    return chance.random() < (PAYS if pays else AGREES)


def _peace(board: Board, own: CountryId, partner: CountryId, price: str) -> Iterator[Answer]:
    if price == "card":
        yield from [ProposePeace(partner, card=card) for card in home_cards(board, own)[:1]]
    elif price == "nothing":
        yield ProposePeace(partner)
    else:
        yield ProposePeace(partner, payer=own if price == "own" else partner)
