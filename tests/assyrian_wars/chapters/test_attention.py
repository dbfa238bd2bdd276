"""Orders for cards, and what others can tell from them: without one a seat passes at once, whatever it holds."""

import msgspec
import pytest
from msgspec.structs import replace

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.events.laying import LayCards
from rules.assyrian_wars.events.responding import Respond
from rules.assyrian_wars.march.movement import Move
from rules.core import dumps
from rules.core.errors import ReplayError
from rules.core.ids import OptionValue, Seat
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.orders import ASK, StandingOrder, reaction
from rules.core.questions import Choose
from rules.core.replay import retrace
from tests.assyrian_wars.cards.battlefield import attack, lay
from tests.assyrian_wars.cases.table import GAME, CaseTable, table

TROOPS = "kalhu: AS turtan 2LI; sippar: BA LI"
FALSE_TRAIL, NOTHING = "hand BA: 75 27", "hand BA: 26 27"
BABYLON = Seat("P4")


def marched(hands: str, *orders: StandingOrder, asked: bool = False, pauses: str = "none") -> CaseTable:
    """An army enters an area next to Babylonians, who may or may not have False Trail."""
    game = table(f"{TROOPS}; BA: saved 2; {hands}", impulse="AS", ap=4, asked=asked)
    game.match.table._head.options["pauses"] = pauses
    for order in orders:
        assert game.match.order(BABYLON, order).refusal is None
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    return game


def order(**about: OptionValue) -> StandingOrder:
    return reaction("respond", Respond("75"), "75", **about)


@pytest.mark.parametrize("hand", [FALSE_TRAIL, NOTHING])
def test_without_an_order_nobody_is_asked_whatever_he_holds(hand: str) -> None:
    game = marched(hand)
    assert game.question("BA").kind == "intercept"
    assert game.told.count("turned-back") == 0


def test_an_order_plays_the_card_when_its_time_comes() -> None:
    game = marched(FALSE_TRAIL, order(trigger="army-moved", place="ashur", enemy="AS"))
    assert "turned-back" in game.told
    assert "75" in game.board.discard
    assert all(kept.order.answer != Respond("75") for kept in game.match.orders(BABYLON)), "the order is used up"


@pytest.mark.parametrize(
    "about", [{"trigger": "retreat"}, {"place": "babylon"}, {"enemy": "EG"}], ids=["trigger", "place", "enemy"]
)
def test_an_order_waits_for_what_it_is_about(about: dict[str, OptionValue]) -> None:
    wanted = order(**about)
    game = table(f"{TROOPS}; BA: saved 2; {FALSE_TRAIL}", impulse="AS", ap=4, asked=False)
    kept = game.match.order(BABYLON, wanted)
    if about.get("trigger"):
        assert kept.refusal is not None, "False Trail answers a march only"
        return
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    assert game.question("BA").kind == "intercept"


def test_an_order_is_for_a_card_of_the_own_hand() -> None:
    """The refusal is the same for a card that somebody else holds and for one that nobody holds."""
    game = table(f"{TROOPS}; hand AS: 75 40; {NOTHING}", impulse="AS", ap=4, asked=False)
    refusals = [game.match.order(BABYLON, reaction("respond", Respond(card), card)).refusal for card in ("75", "88")]
    assert [one and one.message.id for one in refusals] == ["no-card-that-answers"] * 2


def test_who_wants_to_be_asked_is_asked_and_only_with_a_card() -> None:
    assert marched(FALSE_TRAIL, reaction("respond", ASK, "75")).question("BA").kind == "respond"
    assert marched(FALSE_TRAIL, asked=True).question("BA").kind == "respond"
    assert marched(NOTHING, asked=True).question("BA").kind == "intercept"


def test_a_card_that_cannot_be_paid_is_none() -> None:
    """R-132: with a loan open nothing more can be borrowed."""
    game = table(f"{TROOPS}; BA: loan 1; {FALSE_TRAIL}", impulse="AS", ap=4)
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    assert game.question("BA").kind == "intercept"


def test_the_log_of_the_others_is_the_same_with_and_without_a_card() -> None:
    logs = []
    for hand in (FALSE_TRAIL, NOTHING):
        game = table(f"{TROOPS}; BA: saved 2; {hand}", impulse="AS", ap=4, asked=False)
        outcome = game.match.submit(game.seat("AS"), Move("AS-turtan", (AreaId("ashur"),)))
        logs.append([[entry.for_seat(watcher) for entry in outcome.entries] for watcher in (Seat("P1"), None)])
    assert logs[0] == logs[1]


@pytest.mark.unsound("purses-in-bounds")
def test_battle_cards_of_several_orders_are_laid_together() -> None:
    text = "ashur: AS turtan 2B LI; sippar: BA nabu 2LI; hand AS: 83 88 40; AS: saved 9; hand BA: 41 42"
    begun = table(text, impulse="AS", ap=9, asked=False)
    seat = begun.seat("AS")
    held = {one.card: one.answer for one in begun.match.reactions(seat) if one.kind == "battle"}
    for card, answer in held.items():
        assert isinstance(answer, LayCards)
        assert begun.match.order(seat, reaction("battle", answer, card)).refusal is None
    begun.play("AS", Move("AS-turtan", (AreaId("sippar"),)))
    while begun.match.pending[0].kind in ("intercept", "evade"):
        begun.keep(begun.match.lapse(begun.match.pending[0].id))
    assert begun.told.count("battle-card") == len(held) > 0


def test_in_a_battle_who_wants_to_be_asked_is_asked_only_with_a_card() -> None:
    text = "ashur: AS turtan 2B LI; sippar: BA nabu 2LI; hand AS: 88 40; hand BA: 41 42"
    game = attack(text, "sippar")
    assert game.asked == [(game.seat("AS"), "battle")]
    game.play("AS", lay("88"))
    assert "battle" not in [kind for _, kind in game.asked]


def test_who_ends_the_orders_is_always_asked() -> None:
    game = table(f"{TROOPS}; {NOTHING}", impulse="AS", ap=4)
    for kept in game.match.orders("P4"):
        game.match.cancel_order("P4", kept.id)
    game.play("AS", Move("AS-turtan", (AreaId("ashur"),)))
    assert game.question("BA").kind == "respond"


# ---- equal pauses -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [FALSE_TRAIL, NOTHING])
def test_with_equal_pauses_a_window_stays_open_whoever_holds_what(hand: str) -> None:
    game = marched(hand, pauses="equal")
    question = game.question("BA")
    assert (question.kind, question.held) == ("respond", True)
    ended = game.match.lapse(question.id)
    assert [entry.for_seat(None).kind for entry in ended.entries[:1]] == ["answer"]
    assert game.question("BA").kind == "intercept"


def test_with_equal_pauses_an_answer_counts_when_the_time_is_over() -> None:
    game = marched(FALSE_TRAIL, pauses="equal")
    question = game.question("BA")
    given = game.match.submit(BABYLON, Respond("75"), question.id)
    assert [entry.kind for entry in given.entries] == ["order"]
    assert game.question("BA") == question, "the window stays open"
    again = game.match.submit(BABYLON, Choose("pass"), question.id)
    assert again.refusal is None
    assert game.match.submit(BABYLON, Respond("75"), question.id).refusal is None, "the last answer counts"
    ended = game.match.lapse(question.id)
    assert ended.entries[0].answer == Respond("75")
    assert "turned-back" in [event.message.id for event in ended.events]


def test_an_answer_that_waited_is_in_a_log_that_is_believed() -> None:
    """Who imports a match with equal pauses gets it; what only looks like such an answer is refused."""
    game = marched(FALSE_TRAIL, pauses="equal")
    first, question = game.match.dump(), game.question("BA")
    given = game.match.submit(BABYLON, Respond("75"), question.id).entries
    entries = [*given, *game.match.lapse(question.id).entries]
    keeper = Match.load(GAME, first).keeper
    assert [entry.kind for entry in retrace(keeper, entries, {})] == [entry.kind for entry in entries]
    assert keeper.body == game.match.keeper.body
    assert given[0].order is not None
    for wrong in (
        replace(given[0].order, order=replace(given[0].order.order, answer=Respond("76"))),
        replace(given[0].order, order=replace(given[0].order.order, kind="battle")),
        replace(given[0].order, seat=Seat("P1")),
    ):
        with pytest.raises(ReplayError):
            list(retrace(Match.load(GAME, first).keeper, [replace(given[0], order=wrong)], {}))


# ---- matches of older rules -------------------------------------------------------------------------------------


def test_a_match_of_version_3_passes_for_its_seats_from_now_on() -> None:
    game = table(f"{TROOPS}; {FALSE_TRAIL}", impulse="AS", ap=4, asked=False)
    old = msgspec.msgpack.decode(GAME.kit.encode(game.match.table._head))
    old["version"] = 3
    old["stack"].append({"type": "CardWindow", "step": "open", "alert": ["P1"], "answers_to": "army-moved"})
    for kept in old["orders"]:
        kept["order"]["condition"] = {"id": "nothing-to-play"}
    body = msgspec.msgpack.encode(old)
    loaded = Match.load(GAME, dumps.pack(body, digest(body)))
    assert loaded.upgraded
    assert [kept.order.condition for kept in loaded.orders(BABYLON)] == [None] * 4
    assert loaded.table.stack[-1].step == "offer"
