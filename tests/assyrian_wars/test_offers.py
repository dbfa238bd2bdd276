"""What players are offered and promised before they commit: every suggestion leads somewhere, every price is kept."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.choices import Seeker, legal_actions
from rules.assyrian_wars.state import Board, Impulse
from rules.core.actions import Action
from rules.core.match import Match
from rules.core.messages import Message, Quote
from rules.core.questions import Question
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.test_crowded_wars import crowded
from tests.generic.harness import Playout

NODES = 350
EVERY = 15  # one node of so many is looked at closely
# What may keep a march, a voyage or a purchase from going on, and an event from being paid.
INTERRUPTED = ("march-halted", "voyage-halted", "sale-declined", "event-cancelled")
# What else may be paid for on the way: cards of a battle or response, markers, those who join, the rest of a step.
BESIDES = ("battle-card", "event-announced", "markers-run-out", "battle-begins", "sent-abroad", "loan-taken")


def games(seed: int) -> Iterator[Playout]:
    """An ordinary game and one in the thick of a war."""
    yield Playout(HARNESS, HARNESS.setups[seed % len(HARNESS.setups)], seed, probe=False)
    playout = crowded(seed)
    playout.probe = False
    yield playout


# Dead ends.


@pytest.mark.parametrize("seed", [3, 8, 15])
def test_whatever_is_offered_leads_to_a_legal_order(seed: int) -> None:
    """Whoever picks one of the values for the first parameter of an action can complete it."""
    chance, looked = Random(seed), 0
    for playout in games(seed):
        for _ in range(NODES):
            if playout.match.finished:
                break
            if not chance.randrange(EVERY):
                for question in playout.match.pending:
                    looked += look(playout.match, question)
            playout.move()
    assert looked > 100


def look(match: Match[Any], question: Question) -> int:
    """Every first value can be completed, and the panel shows just the actions that have any; says how many."""
    shown, looked = legal_actions(match, question), 0
    for tag in question.actions:
        action = match.game.kit.actions[tag]
        first = next((param for param in action.params() if param.required), None)
        if first is None:
            continue
        values = [one.value for one in match.candidates(question.seat, tag, first.name)]
        where = f"at revision {match.revision}"
        assert (action in shown) == bool(values), f"{tag} {where}"
        for value in values if not first.many else ():  # of a list one pick may not be enough
            found = Seeker(match, question, action).complete({first.name: value})
            assert found is not None, f"{tag} {value} leads nowhere {where}"
        looked += len(values)
    return looked


# Prices.


@pytest.mark.parametrize("seed", [1, 5, 9])
def test_an_action_costs_what_its_quote_says(seed: int) -> None:
    """3.1, 6.0: what leaves the purse is what was quoted, unless the action is broken off."""
    kept = 0
    for playout in games(seed):
        kept += sum(price_is_kept(playout) for _ in range(NODES) if not playout.match.finished)
    assert kept > 100


def price_is_kept(playout: Playout) -> bool:
    """One decision; an action of an impulse is followed until its country is asked again."""
    match, chance = playout.match, playout.chance
    question = chance.choice(match.pending)
    answer = HARNESS.policy(match, question, chance)
    before = purse_of(match.table.board)
    quote = match.quote(question.seat, answer, question.id)
    told = submit(match, question, answer)
    if question.kind != "impulse" or not isinstance(answer, Action) or before is None:
        return False
    while not match.finished and match.pending[0].kind != "impulse":
        following = chance.choice(match.pending)
        told += submit(match, following, HARNESS.policy(match, following, chance))
    after = purse_of(match.table.board)
    assert isinstance(quote, Quote)
    if after is None or after[0] is not before[0] or set(told) & {*INTERRUPTED, *BESIDES}:
        return False
    assert after[1] - before[1] == quoted(quote), f"{answer} at revision {match.revision}: {quote.lines}, {told}"
    return True


def submit(match: Match[Any], question: Question, answer: Any) -> list[str]:
    """Gives a legal answer; says what was told."""
    outcome = match.submit(question.seat, answer, question.id)
    assert outcome.refusal is None, outcome.refusal
    return [event.message.id for event in outcome.events]


def purse_of(board: Board) -> tuple[Impulse, int] | None:
    """The running impulse and all that was spent in it, in halves."""
    impulse = board.impulse
    return None if impulse is None else (impulse, impulse.spent + impulse.event_spent)


def quoted(quote: Quote) -> int:
    """The price in the lines of a quote."""
    return sum(price_in(line) for line in quote.lines)


def price_in(line: Message) -> int:
    price = {"quote-ap": "cost", "quote-event-price": "halves"}.get(line.id)
    return 0 if price is None else int(str(line.params[price]))
