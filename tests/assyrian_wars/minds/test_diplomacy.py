"""What computer players offer others (7.4.3): one thing a turn, and not the same again in the next."""

from collections import Counter
from functools import cache
from random import Random

from msgspec.structs import replace

from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.minds.brain import AssyrianBrain
from rules.assyrian_wars.minds.diplomacy import PRICES, agrees, offers
from rules.assyrian_wars.politics.agreements import ProposePeace
from rules.assyrian_wars.politics.phase import PoliticalPhase
from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.messages import Name, message
from rules.core.minds.thinking import think
from rules.core.minds.worlds import ImaginedMatch, imagine
from rules.core.policy import Policy
from rules.core.questions import Question
from tests.assyrian_wars.harness import HARNESS
from tests.generic.thoughts import HASTY


def politics() -> Match[Board]:
    """The first politics of an Interphase after a turn of recruits in The Two Rivers."""
    return Match.load(HARNESS.game, _politics())


@cache
def _politics() -> bytes:
    """Played by recruits until whoever is asked has something to offer: in about every second match."""
    for number in range(20):
        dump = _played(number)
        if list(offers(world_of(Match.load(HARNESS.game, dump)).table)):
            return dump
    raise AssertionError("nobody has anything to offer in twenty matches")


def _played(number: int) -> bytes:
    match = Match.start(HARNESS.game, "two-rivers", {"lead": "never"}, ("P1", "P2", "P3"), b"offers %d" % number)
    policy = Policy(Random(number), {**match.game.habits, "join-camp": 0, "propose-peace": 0, "declare-war": 0})
    while match.pending[0].kind != "politics":
        asked = match.pending[0]
        match.submit(asked.seat, policy.answer(match, asked), asked.id)
    return match.dump()


def world_of(match: Match[Board]) -> ImaginedMatch[Board]:
    return imagine(match, match.pending[0].seat, b"world")


def test_nothing_is_offered_after_an_offer() -> None:
    world = world_of(politics())
    assert list(offers(world.table))
    phase = world.table.find(PoliticalPhase)
    assert phase is not None
    phase.offers.append("peace BA")
    assert not list(offers(world.table))


def test_the_price_changes_from_turn_to_turn() -> None:
    world, told = world_of(politics()), list[str]()
    for turn in range(1, 1 + len(PRICES)):
        world.table.board.clock.turn = turn
        told += {str(offer) for offer in offers(world.table)}
    assert told
    assert len(told) == len(set(told))


def test_nothing_is_offered_in_an_impulse() -> None:
    match = Match.start(HARNESS.game, "two-rivers", {}, ("P1", "P2", "P3"), b"offers")
    assert not list(offers(world_of(match).table))


def test_who_has_declared_a_war_does_not_ask_for_peace() -> None:
    world = world_of(politics())
    phase = world.table.find(PoliticalPhase)
    assert phase is not None
    phase.stage = 1
    assert not list(offers(world.table))


def test_others_are_thought_to_pay_hardly_ever() -> None:
    board, chance = politics().table.board, Random(1)
    asked = Question(1, Seat("P2"), "consent", "7.4.3")

    def share(payer: str) -> float:
        terms = message("peace-for-tribute", payer=Name("country", payer))
        return sum([agrees(board, replace(asked, reason=terms), chance) for _ in range(400)]) / 400

    assert share("BA") < 0.2 < 0.4 < share("AS") < 0.6


def test_gifts_are_thought_to_be_taken() -> None:
    """Elam offered tribute and left its camp for the point that a refusal gives, and Assyria did not refuse."""
    board, chance = politics().table.board, Random(1)
    for gift in ("tribute-offered", "wants-to-join", "surrender-offer"):
        asked = Question(1, Seat("P1"), "consent", "5.2", reason=message(gift))
        assert sum([agrees(board, asked, chance) for _ in range(200)]) > 170


def test_even_who_longs_for_peace_makes_one_offer_a_turn() -> None:
    match, made, eager = politics(), Counter[str](), AssyrianBrain()
    eager.reluctance = {"propose-peace": -50.0}
    while match.pending[0].kind in ("politics", "consent"):
        asked = match.pending[0]
        answer = think(match, asked.id, HASTY, brain=eager).answer
        made[asked.seat] += isinstance(answer, ProposePeace)
        assert match.submit(asked.seat, answer, asked.id).refusal is None
    assert made.total()
    assert max(made.values()) == 1
