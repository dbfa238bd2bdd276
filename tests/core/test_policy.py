"""Computer players: legal answers built from what a seat may know."""

from random import Random

import pytest

from rules.core.messages import Quote
from rules.core.policy import NoAnswerFound, Policy
from rules.core.questions import Choose, ChooseMany
from tests.core.toy import START, Fish, Gamble, Pay, Player, Show


@pytest.mark.parametrize("scenario", [name for name in START if name not in ("faulty", "votes", "calls")])
@pytest.mark.parametrize("seed", range(5))
def test_a_policy_plays_to_the_end(scenario: str, seed: int) -> None:
    player, policy = Player(scenario), Policy(Random(seed))
    if scenario == "threats":
        policy = Policy(Random(seed), {"block": 0.1, "shout": 0.1})
    for _ in range(500):
        if player.match.finished:
            break
        question = player.match.pending[0]
        answer = policy.answer(player.match, question)
        assert isinstance(player.match.quote(question.seat, answer, question.id), Quote)
        player.does(question.seat, answer)
    assert player.match.finished


def answers(scenario: str, weights: dict[str, float], rounds: int = 60) -> set[str]:
    """The kinds of answers that a weighted policy gives to the first question."""
    player, policy = Player(scenario), Policy(Random(1), weights)
    question = player.match.pending[0]
    given = [policy.answer(player.match, question) for _ in range(rounds)]
    return {answer.option if isinstance(answer, Choose) else type(answer).__name__ for answer in given}


def test_every_way_is_found() -> None:
    assert answers("turns", {}) == {"rest", "Pay", "Gamble", "Fish"}


def test_weights_rule_ways_in_and_out() -> None:
    assert answers("turns", {"rest": 0, "gamble": 0, "fish": 0, "show": 0}) == {"Pay"}
    assert answers("turns", {"pay": 0, "gamble": 0, "fish": 0, "show": 0}) == {"rest"}
    assert answers("bids", {"0": 0, "1": 0}) == {"2"}
    assert answers("bids", {"0": 0, "1": 0, "2": 0}) == {"0", "1", "2"}


def test_it_is_the_same_again_with_the_same_seed() -> None:
    player = Player("turns")
    question = player.match.pending[0]
    one, two = (
        [policy.answer(player.match, question) for _ in range(20)] for policy in (Policy(Random(7)), Policy(Random(7)))
    )
    assert one == two


def test_weights_say_how_often_an_optional_parameter_is_given() -> None:
    def usual(given: float) -> int:
        only_pay = {"rest": 0, "gamble": 0, "fish": 0, "show": 0, "pay.amount": given}
        player, policy = Player("turns"), Policy(Random(3), only_pay)
        return [policy.answer(player.match, player.match.pending[0]).amount for _ in range(60)].count(1)

    assert usual(0.0) == 60
    assert usual(0.0) > usual(0.5) > usual(1.0)


def test_optional_parameters_are_sometimes_left_out() -> None:
    player, policy = Player("turns"), Policy(Random(3), {"rest": 0, "gamble": 0, "fish": 0, "show": 0})
    amounts = {policy.answer(player.match, player.match.pending[0]).amount for _ in range(60)}
    assert amounts == {1, 2, 3}


def test_lists_of_different_lengths_are_tried() -> None:
    player = Player("turns")
    player.board.hands["A"] = ["card-1", "card-2", "card-3"]
    policy = Policy(Random(3), {"rest": 0, "gamble": 0, "fish": 0, "pay": 0})
    shown = {policy.answer(player.match, player.match.pending[0]) for _ in range(80)}
    assert {len(show.cards) for show in shown if isinstance(show, Show)} == {1, 2, 3}


def test_several_options_keep_to_the_limits() -> None:
    player, policy = Player("discard"), Policy(Random(3))
    given = {policy.answer(player.match, player.match.pending[0]) for _ in range(60)}
    assert given == {
        ChooseMany(("a",)),
        ChooseMany(("a", "b")),
        ChooseMany(("b", "a")),
        ChooseMany(("a", "c")),
        ChooseMany(("c", "a")),
    }


def test_the_default_helps_out_and_without_one_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player("turns")
    question = player.match.pending[0]
    from msgspec.structs import replace

    only_show = replace(question, options=())
    assert Policy(Random(1), {"pay": 0, "gamble": 0, "fish": 0}).answer(player.match, only_show) == Choose("rest")
    with pytest.raises(NoAnswerFound, match=r"no legal answer to 'turn' \(2\) of A"):
        Policy(Random(1), {"pay": 0, "gamble": 0, "fish": 0}).answer(player.match, replace(only_show, default=None))


def test_the_actions_it_builds_are_the_games_own() -> None:
    player, policy = Player("turns"), Policy(Random(2))
    kinds = {type(policy.answer(player.match, player.match.pending[0])) for _ in range(60)}
    assert kinds == {Choose, Pay, Gamble, Fish}
