"""/orders: standing orders by names, in the right order, seen by nobody else."""

import pytest

from bot.acting.standing import arranged
from rules.core.orders import ASK, Condition, StandingOrder, is_reaction
from rules.core.questions import Choose
from tests.bot.acting import answer, items, said
from tests.bot.house import House
from tests.bot.reading import text_in


async def test_an_order_answers_at_once_and_from_then_on(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    kept = await house.anna.slash(house.channel, "orders add", question="march", answer="home")
    assert "Where do you march? Stay at home." in kept.response.content
    assert kept.ephemeral
    match = await house.app.matches.position(live)
    assert [question.seat for question in match.pending] == ["P2"], "the order has answered for Anna"
    shown = await house.anna.slash(house.channel, "orders list")
    assert "1. Where do you march? Stay at home." in shown.response.content
    nothing = await house.ben.slash(house.channel, "orders list")
    assert "You have no standing orders here." in nothing.response.content


async def test_an_order_with_a_condition_waits_for_it(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(
        house.channel,
        "orders add",
        question="Where do you march?",
        answer="Stay at home.",
        condition="you have at least … warriors",
        value="99",
    )
    assert "if you have at least 99 warriors" in result.response.content
    match = await house.app.matches.position(live)
    assert {question.seat for question in match.pending} == {"P1", "P2"}, "nobody has 99 warriors"
    assert match.orders("P1")[0].order.condition == Condition("warriors-at-least", {"count": 99})


async def test_names_are_offered_while_typing(house: House) -> None:
    await house.match(house.anna, house.ben)
    questions = await house.anna.autocomplete(house.channel, "orders add", "question", "shi")
    assert questions[0]["name"] == "Shield the target?"
    answers = await house.anna.autocomplete(house.channel, "orders add", "answer", "", question="truce")
    assert {choice["value"] for choice in answers} == {"accept", "decline"}
    conditions = await house.anna.autocomplete(
        house.channel, "orders add", "condition", "", question="shield", answer="x"
    )
    assert {choice["value"] for choice in conditions} == {"target-is-another", "warriors-at-least"}
    values = await house.anna.autocomplete(
        house.channel, "orders add", "value", "", question="shield", answer="x", condition="warriors-at-least"
    )
    assert values[0]["value"] == "1"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"question": "weather", "answer": "rain"}, "“weather” is nothing that can be left to an order"),
        ({"question": "march", "answer": "attack"}, "“attack” is no answer to that. These are: Stay at home."),
        ({"question": "march", "answer": "home", "condition": "rain"}, "“rain” is no condition for that"),
        ({"question": "march", "answer": "home", "value": "3"}, "“3” needs a condition"),
        ({"question": "march", "answer": "home", "condition": "warriors-at-least"}, "needs a number"),
        (
            {"question": "march", "answer": "home", "condition": "warriors-at-least", "value": "many"},
            "“many” is not a number from 1 to 99",
        ),
    ],
)
async def test_wrong_values_are_told_and_change_nothing(house: House, given: dict[str, str], told: str) -> None:
    live = await house.match(house.anna, house.ben)
    result = await house.anna.slash(house.channel, "orders add", **given)
    assert told in result.response.content
    assert (await house.app.matches.position(live)).revision == 1


async def test_guests_and_dead_matches_have_no_orders(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    guest = await house.cleo.slash(house.channel, "orders add", question="march", answer="home")
    assert "You have no seat in Hills" in guest.response.content
    await house.over(live)
    over = await house.anna.slash(house.channel, "orders list", match=live.id)
    assert "Hills is over." in over.response.content
    late = await house.anna.slash(house.channel, "orders add", question="march", answer="home", match=live.id)
    assert "nothing more can be played in it" in late.response.content


async def test_orders_end_one_by_one_or_all(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "orders preset", preset="no-answers")
    assert len((await house.app.matches.position(live)).orders("P1")) == 2
    wrong = await house.anna.slash(house.channel, "orders remove", order="7")
    assert "You have no standing order 7. Yours are:" in wrong.response.content
    word = await house.anna.slash(house.channel, "orders remove", order="first")
    assert "“first” is not the number of an order" in word.response.content
    offered = await house.anna.autocomplete(house.channel, "orders remove", "order", "")
    assert offered[0]["name"] == "1. Shield the target? No, pass."
    one = await house.anna.slash(house.channel, "orders remove", order="1")
    assert one.response.content == "The order ends; you are asked again."
    await house.anna.slash(house.channel, "orders remove", order="all")
    assert (await house.app.matches.position(live)).orders("P1") == ()
    none = await house.anna.slash(house.channel, "orders remove", order="all")
    assert "You have no standing orders here" in none.response.content


async def test_presets_of_assyrian_wars_in_german(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    await house.anna.slash(house.channel, "me language", language="de")
    offered = await house.anna.autocomplete(house.channel, "orders preset", "preset", "abfangen")
    assert {choice["value"] for choice in offered} == {"intercept-from", "never-intercept"}
    result = await house.anna.slash(house.channel, "orders preset", preset="intercept-from", value="50 %")
    assert "Ja, versuchen. – Bedingung: die Chance ist mindestens 50" in result.response.content
    orders = [one.order for one in (await house.app.matches.position(live)).orders("P1")]
    kept = [order for order in orders if order.kind == "intercept"]  # besides those that every seat begins with
    assert kept == [
        StandingOrder("intercept", Choose("intercept"), Condition("chance-at-least", {"percent": 50})),
        StandingOrder("intercept", Choose("decline")),
    ]
    wrong = await house.anna.slash(house.channel, "orders preset", preset="intercept-from", value="150")
    assert "„150“ ist keine Zahl von 1 bis 100." in wrong.response.content
    there = {"question": "respond", "answer": "pass", "condition": "not-in-area"}
    nowhere = await house.anna.slash(house.channel, "orders add", **there, value="Rome")
    assert "„Rome“ kenne ich nicht" in nowhere.response.content
    somewhere = await house.anna.slash(house.channel, "orders add", **there, value="Babylon")
    assert "es geht nicht um Babylon" in somewhere.response.content


async def test_an_order_for_a_card_rides_on_the_hand(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    position = await house.app.matches.position(live)
    person, seat = next(
        (person, seat) for person, seat in ((house.anna, "P1"), (house.ben, "P2")) if position.reactions(seat)
    )
    for somebody in (house.anna, house.ben):  # everybody reads the same line, whatever he holds
        hand = await somebody.slash(house.channel, "hand")
        assert "Without an order none is played by itself" in text_in(hand.response)
    card = position.reactions(seat)[0].card
    offered = await person.autocomplete(house.channel, "orders react", "card", "")
    assert card in [choice["value"] for choice in offered]
    wrong = await person.slash(house.channel, "orders react", card="no such card")
    assert "is no card of yours" in wrong.response.content
    place = await person.slash(house.channel, "orders react", card=card, where="Babylon", enemy="Elam")
    assert "where: Babylon" in place.response.content
    asked = await person.slash(house.channel, "orders react", card=card, ask=True)
    assert "others can notice" in asked.response.content
    kept = [one.order for one in (await house.app.matches.position(live)).orders(seat) if is_reaction(one.order)]
    kinds = {one.kind for one in position.reactions(seat) if one.card == card}
    assert len(kept) == 2 * len(kinds)
    assert [order.answer == ASK for order in kept].count(True) == len(kinds)
    again = await person.slash(house.channel, "hand")
    assert "The card is played." in text_in(again.response)


def test_orders_with_a_condition_come_first_and_the_same_condition_replaces() -> None:
    always, never = StandingOrder("x", Choose("yes")), StandingOrder("x", Choose("no"))
    some = StandingOrder("x", Choose("no"), Condition("a", {"n": 1}))
    other = StandingOrder("x", Choose("yes"), Condition("a", {"n": 1}))
    assert arranged([always], [some]) == [some, always]
    assert arranged([some, always], [never]) == [some, never]
    assert arranged([some, always], [other]) == [other, always]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "was answered by your own order"), ("de", "hat dein eigener Auftrag beantwortet")]
)
async def test_who_was_answered_for_by_his_own_order_is_told_so(house: House, language: str, text: str) -> None:
    await house.anna.slash(house.channel, "me language", language=language)
    await house.match(house.anna, house.ben)
    await house.anna.slash(house.channel, "orders add", question="march", answer="home")
    shown = await house.anna.slash(house.channel, "practice do")
    assert text in said(shown)
    assert not any(":retract:" in item["custom_id"] for item in items(answer(shown)))
