"""From the hand: each card with all that it can do now, and when it shall answer."""

from typing import Any

import pytest

from tests.bot.acting import Replayed, answer, items, labels, lines, pick, press, said
from tests.bot.house import House

CHOICES = {
    "en": ("For AP", "As an event", "Answer when …", "Back to the hand", "Confirm"),
    "de": ("Für AP", "Als Ereignis", "Antworten, wenn …", "Zurück zur Hand", "Bestätigen"),
}


async def opened(house: House, language: str = "en") -> Any:
    await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    await house.anna.slash(house.channel, "me language", language=language)
    return await house.anna.slash(house.channel, "hand")


async def held(house: House) -> list[str]:
    live = await house.newest()
    match = await house.app.matches.position(live)
    return [card for hand in live.shown.hands(match.view("P1"), "P1") for card in hand.cards]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_card_of_the_hand_says_what_it_is_and_can_be_played_from_there(house: House, language: str) -> None:
    ap, event, when, back, confirm = CHOICES[language]
    hand = await opened(house, language)
    cards = await held(house)
    offered = [line for item in items(answer(hand)) if item["type"] == 3 for line in item["options"]]
    assert len(offered) == len(cards)
    assert all("AP" in line["description"] for line in offered)
    seen = set[str]()
    for line in offered:
        page = await pick(house.anna, hand, line["label"])
        assert line["label"] in said(page)
        assert labels(answer(page))[0] == ap
        assert labels(answer(page))[-1] == back
        seen |= set(labels(answer(page)))
        hand = await press(house.anna, page, back)
    assert {ap, event, when, back} == seen
    page = await pick(house.anna, hand, offered[0]["label"])
    shown = await press(house.anna, page, ap)
    assert offered[0]["label"] in said(shown)
    await press(house.anna, shown, confirm)
    assert len(await held(house)) == len(cards) - 1


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_card_that_can_answer_is_told_when(house: House, language: str) -> None:
    when = CHOICES[language][2]
    hand = await opened(house, language)
    for label in lines(answer(hand)):
        page = await pick(house.anna, hand, label)
        if when in labels(answer(page)):
            break
        hand = await press(house.anna, page, CHOICES[language][3])
    asking = await press(house.anna, page, when)
    first = lines(answer(asking))[0]
    kept = await pick(house.anna, asking, first)
    live = await house.newest()
    orders = [one.order.condition for one in (await house.app.matches.position(live)).orders("P1")]
    assert any(one is not None and one.params.get("card") for one in orders)
    assert label in said(kept)


async def test_an_old_button_looks_into_nobody_elses_hand(house: House) -> None:
    hand = await opened(house)
    menu = next(item for item in items(answer(hand)) if item["type"] == 3)
    theirs = await house.ben.slash(house.channel, "hand")
    other = next(item for item in items(answer(theirs)) if item["type"] == 3)
    page = Replayed(house.ben, answer(theirs))
    looked = await page.click(other["custom_id"], menu["options"][0]["value"])
    assert "no longer in your hand" in said(looked)
    assert menu["options"][0]["label"] not in said(looked)
