"""Acting without typing: from *What can I do?* to the confirmed action, parameter by parameter."""

from collections.abc import Sequence

import pytest

from tests.bot.acting import (
    ACTING,
    SECRET,
    Replayed,
    answer,
    begun,
    items,
    labels,
    lines,
    pick,
    press,
    revision,
    said,
    set_status,
)
from tests.bot.house import House, known_dice


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


async def test_the_panel_lists_what_is_legal_and_nothing_else(house: House) -> None:
    await begun(house)
    [post] = house.posts()
    panel = await house.ben.click(post, label="What can I do?")
    assert lines(answer(panel)) == ["Raid", "Feast", "Offer a truce", "Scout"]
    assert labels(answer(panel)) == ["Rest"]
    described = [line["description"] for item in items(answer(panel)) for line in item.get("options", ())]
    assert "Play feasts and gain as many warriors" in described
    both = [item["label"] for item in items(answer(panel)) if item["type"] == 2]
    assert both == ["Take back …", "Rule 2.4", "Rest"], "what ends the turn is the last in reach"
    await house.ben.slash(house.channel, "practice truce")
    await house.anna.slash(house.channel, "practice answer", choice="accept")
    truce = await house.anna.slash(house.channel, "practice do")
    assert lines(answer(truce)) == ["Raid", "Scout"], "no second truce, and she holds no feast"


async def test_an_action_is_put_together_by_menus(house: House) -> None:
    live = await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Scout")
    assert said(form) == "**Scout**\nThe card to give up"
    assert lines(answer(form)) == ["Curse 4", "Feast 2", "Raid 2", "Feast 3"]
    preview = await pick(house.ben, form, "Curse 4")
    assert said(preview).startswith("**Scout** · Curse 4 · Anna"), "with one rival there is no choice"
    before = await revision(house, live)
    done = await press(house.ben, preview, "Confirm")
    assert "Ben scouts Anna." in said(done)
    assert "Anna holds" in said(done)
    assert await revision(house, live) > before


async def test_a_list_to_which_nothing_can_be_added_is_complete(house: House) -> None:
    await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Feast")
    assert lines(answer(form)) == ["Feast 2", "Feast 3", "Feast 2 and Feast 3"]
    preview = await pick(house.ben, form, "Feast 2 and Feast 3")
    assert said(preview).startswith("**Feast** · Feast 2 and Feast 3\n")
    done = await press(house.ben, preview, "Confirm")
    assert "Ben feasts: 2 more warriors." in said(done)


async def test_a_list_that_could_end_here_shows_its_price_and_confirm(house: House) -> None:
    live = await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Feast")
    more = await pick(house.ben, form, "Feast 2")
    assert said(more).startswith("**Feast**\nFeast 2\n")
    assert "You gain 1 warriors." in said(more)
    assert lines(answer(more)) == [], "one more value is no menu"
    assert labels(answer(more)) == ["Confirm", "Feast 3", "Back"]
    before = await revision(house, live)
    done = await press(house.ben, more, "Confirm")
    assert "Ben feasts: 1 more warriors." in said(done)
    assert await revision(house, live) > before


async def test_an_action_without_parameters_is_done_at_once(house: House) -> None:
    await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    done = await pick(house.ben, panel, "Offer a truce")
    assert said(done).startswith("✓ **Offer a truce**")


async def test_back_from_the_first_page_leads_to_all_that_can_be_done(house: House) -> None:
    await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Scout")
    again = await press(house.ben, form, "Back")
    assert said(again).startswith("**Your turn**")
    assert lines(answer(again)) == ["Raid", "Feast", "Offer a truce", "Scout"]


async def test_a_form_for_a_settled_question_shows_the_current_choices(house: House) -> None:
    live = await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    old = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Scout")
    await house.ben.slash(house.channel, "practice truce")
    before = await revision(house, live)
    late = await pick(house.ben, form, "Curse 4")
    assert said(late).startswith("That is settled by now.")
    later = await pick(house.ben, old, "Raid")
    assert said(later).startswith("That is settled by now.")
    assert await revision(house, live) == before


async def test_a_form_does_not_survive_a_restart_but_its_buttons_answer(house: House) -> None:
    await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Scout")
    await house.restart()
    late = await pick(house.ben, form, "Curse 4")
    assert said(late).startswith("That form is no longer open")
    assert lines(answer(late)) == ["Raid", "Feast", "Offer a truce", "Scout"]
    anew = await pick(house.ben, late, "Scout")
    assert "The card to give up" in said(anew)


async def test_a_panel_survives_a_restart(house: House) -> None:
    await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    await house.restart()
    form = await pick(house.ben, panel, "Scout")
    assert said(form) == "**Scout**\nThe card to give up"


async def test_a_doubled_pick_takes_one_step_only(house: House) -> None:
    await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Feast")
    shown = answer(form)
    menu = items(shown)[0]
    one = menu["options"][0]["value"]
    doubled = Replayed(house.ben, shown)
    await house.ben.select(shown, [one])
    again = await doubled.click(menu["custom_id"], one)
    assert "Feast 2\n" in said(again), "an older page only shows the form as it stands"


async def test_the_form_of_a_dead_match(house: House) -> None:
    live = await begun(house)
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Scout")
    await set_status(house, live, "finished")
    assert "is over" in said(await pick(house.ben, form, "Curse 4"))


async def test_somebody_without_a_turn_or_a_seat(house: House) -> None:
    await begun(house)
    assert said(await house.anna.slash(house.channel, "practice do")).startswith("You have nothing to decide")
    assert said(await house.cleo.slash(house.channel, "practice do")).startswith("You have no seat in Hills")


async def test_a_german_form(house: House) -> None:
    await begun(house)
    await house.ben.slash(house.channel, "me language", language="de")
    panel = await house.ben.slash(house.channel, "practice do")
    form = await pick(house.ben, panel, "Spähen")
    assert said(form) == "**Spähen**\nDie Karte, die du abgibst"
    assert labels(answer(form)) == ["Zurück"]
