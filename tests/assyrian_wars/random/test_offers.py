"""What players are offered and promised before they commit: every suggestion leads somewhere, every price is kept."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from bot.acting.choices import Seeker, legal_actions
from rules.assyrian_wars.board.state import Board, Impulse
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.encounter.interceptors import NEED
from rules.assyrian_wars.march.movement import Move
from rules.core.actions import Action
from rules.core.match import Match
from rules.core.messages import Message, Quote
from rules.core.questions import Question
from tests.assyrian_wars.harness import HARNESS
from tests.assyrian_wars.random.crowded import crowded
from tests.generic.harness import Playout

NODES = 350
EVERY = 15  # one node of so many is looked at closely
# What may keep a march, a voyage or a purchase from going on, and an event from being paid.
INTERRUPTED = ("march-halted", "voyage-halted", "sale-declined", "event-cancelled")
# What else may be paid for on the way: cards of a battle or response, markers, those who join, the rest of a step.
BESIDES = ("battle-card", "event-announced", "markers-run-out", "battle-begins", "sent-abroad", "loan-taken")

# After this a march is not what it was.
SPOILERS = ("attrition-losses", "battle-begins", "event-announced", "evaded", "march-halted", "minor-activated")


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
        values = well_formed(match, question, action, first.name)
        where = f"at revision {match.revision}"
        assert (action in shown) == bool(values), f"{tag} {where}"
        for value in values if not first.many else ():  # of a list one pick may not be enough
            found = Seeker(match, question, action).complete({first.name: value})
            assert found is not None, f"{tag} {value} leads nowhere {where}"
        looked += len(values)
    return looked


def well_formed(match: Match[Any], question: Question, action: type[Action], first: str) -> list[str]:
    """The values offered for the first parameter; those for each parameter, whatever is given, are of its type."""
    found = {
        param: [one.value for one in match.candidates(question.seat, action.tag(), param.name)]
        for param in action.params()
    }
    for param, values in found.items():
        for value in values:
            given = re.findall(r"[^\s,]+", value) if param.many else value
            msgspec.convert(given, param.type, strict=False)
    return next(values for param, values in found.items() if param.name == first)


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


# Previews.


@pytest.mark.parametrize("seed", [15, 24, 33])
def test_a_march_rolls_what_its_preview_told(seed: int) -> None:
    """6.6.1, 6.6.9: as many attrition dice, and the chance of the first who intercepts, without fog of war."""
    playout, told = crowded(seed), Counter[str]()
    while not playout.match.finished and sum(told.values()) < 40:
        told.update(march_is_told(playout))
    assert sum(told.values()) >= 5


def march_is_told(playout: Playout) -> list[str]:
    """One decision; of a march what was promised and came."""
    match, chance = playout.match, playout.chance
    question = chance.choice(match.pending)
    answer = HARNESS.policy(match, question, chance)
    quote = match.quote(question.seat, answer, question.id)
    grouped = [leader for group in match.table.board.groups for leader in group.leaders]  # they may come apart
    events = follow(match, question, answer, chance)
    if not isinstance(answer, Move):
        return []
    assert isinstance(quote, Quote)
    found: list[str] = []
    spoilt = next((place for place, event in enumerate(events) if event.id in SPOILERS), len(events))
    before = events[:spoilt]
    rolled = next((event for event in before if event.id == "interception-rolled"), None)
    if rolled is not None and getattr(rolled.params["force"], "id", "") not in grouped:
        chances = [line.params["natural"] for line in quote.lines if is_threat(line, rolled)]
        assert odds.natural(int(str(rolled.params["modifier"])), NEED) in chances, f"{answer}: {rolled}"
        found.append("interception")
    if before == events and quote.lines[0].id == "quote-ap":
        dice = sum(dice_in(event) for event in events if event.id == "attrition-rolled")
        promised = sum(int(str(line.params["dice"])) for line in quote.lines if line.id == "quote-attrition")
        assert dice == promised, f"{answer}: {quote.lines}"
        found += ["attrition"] if dice else []
    return found


def follow(match: Match[Any], question: Question, answer: Any, chance: Random) -> list[Message]:
    """Gives an answer; all that is told until a country is asked for its next action."""
    outcome = match.submit(question.seat, answer, question.id)
    assert outcome.refusal is None, outcome.refusal
    events = [event.message for event in outcome.events]
    while isinstance(answer, Move) and not match.finished and match.pending[0].kind != "impulse":
        following = chance.choice(match.pending)
        outcome = match.submit(following.seat, HARNESS.policy(match, following, chance), following.id)
        events += [event.message for event in outcome.events]
    return events


def dice_in(rolled: Message) -> int:
    """How many dice an event tells of."""
    dice = rolled.params["dice"]
    assert isinstance(dice, tuple)
    return len(dice)


def is_threat(line: Message, rolled: Message) -> bool:
    """Whether a line of the quote speaks of the force that rolled."""
    if line.id != "quote-interception" or line.params["area"] != rolled.params["area"]:
        return False
    return line.params["force"] in (rolled.params["force"], rolled.params["country"])
