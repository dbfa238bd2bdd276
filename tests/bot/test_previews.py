"""Before something is spent: the price and the risks, Confirm and Cancel, and a second look behind the lock."""

from collections.abc import Sequence

import msgspec
import pytest

from bot.acting.previews import Draft
from rules.core.messages import message
from tests.bot.acting import ACTING, SECRET, answer, begun, labels, press, revision, said, seat, set_status
from tests.bot.house import House, known_dice


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


async def test_a_preview_names_price_risk_and_rule(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "practice raid", card="raid-2", target="P1")
    assert said(shown) == ("**Raid** · Raid 2 · Anna\nCosts the card Raid 2.\nAnna loses a warrior unless shielded.")
    assert labels(answer(shown)) == ["Confirm", "Cancel"]
    assert await revision(house, live) == before


async def test_cancel_does_nothing_and_shows_the_choices_again(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    gone = await press(house.ben, shown, "Cancel")
    assert said(gone).startswith("Nothing was done.\n\n**Your turn**")
    assert await revision(house, live) == before


async def test_a_confirmed_answer_that_is_settled_by_now_gets_the_current_choices(house: House) -> None:
    live = await begun(house)
    shown = await house.ben.slash(house.channel, "practice raid", card="raid-2", target="P1")
    await house.ben.slash(house.channel, "practice truce")
    before = await revision(house, live)
    late = await press(house.ben, shown, "Confirm")
    assert said(late).startswith("That question is already settled.")
    assert "The match waits for Anna." in said(late)
    assert await revision(house, live) == before


async def test_a_second_confirm_plays_nothing(house: House) -> None:
    live = await begun(house)
    one = await house.ben.slash(house.channel, "practice feast", cards="feast-2 feast-3")
    two = await house.ben.slash(house.channel, "practice feast", cards="feast-2 feast-3")
    await press(house.ben, one, "Confirm")
    before = await revision(house, live)
    again = await press(house.ben, two, "Confirm")
    assert "already settled" in said(again)
    assert await revision(house, live) == before


async def test_a_price_that_has_changed_is_shown_before_anything_is_spent(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    number = [key for key in house.app.stamps.forms if house.app.stamps.recall(key, Draft)][-1]
    draft = house.app.stamps.recall(number, Draft)
    assert draft is not None
    cheaper = msgspec.structs.replace(draft.quote, lines=(message("quote-gains-warriors", count=2),))
    house.app.stamps.keep(msgspec.structs.replace(draft, quote=cheaper), number)
    again = await press(house.ben, shown, "Confirm")
    assert said(again).startswith("Something has changed since you looked")
    assert "You gain 1 warriors." in said(again)
    assert await revision(house, live) == before
    done = await press(house.ben, again, "Confirm")
    assert "Ben feasts: 1 more warriors." in said(done)


async def test_after_a_restart_the_preview_is_gone_and_the_choices_are_there(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    await house.restart()
    late = await press(house.ben, shown, "Confirm")
    assert said(late).startswith("That form is no longer open; nothing was done.")
    assert "**Your turn**" in said(late)
    assert await revision(house, live) == before


async def test_a_preview_of_a_seat_that_was_given_away(house: House) -> None:
    live = await begun(house)
    before = await revision(house, live)
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    await seat(house, live, P2=house.cleo)
    late = await press(house.ben, shown, "Confirm")
    assert said(late).startswith("You have no seat in Hills")
    assert await revision(house, live) == before


async def test_a_preview_in_a_paused_match(house: House) -> None:
    live = await begun(house)
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    await set_status(house, live, "paused")
    assert "is paused" in said(await press(house.ben, shown, "Confirm"))


async def test_a_refusal_in_a_preview_keeps_the_buttons(house: House) -> None:
    await begun(house)
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    wrong = await house.ben.slash(house.channel, "practice feast", cards="feast-2 feast-2")
    assert said(wrong) == "A card is named twice. (Rule 2.6)"
    assert labels(answer(shown)) == ["Confirm", "Cancel"]


async def test_a_german_preview(house: House) -> None:
    await begun(house)
    await house.ben.slash(house.channel, "me language", language="de")
    shown = await house.ben.slash(house.channel, "practice feast", cards="feast-2")
    assert said(shown) == "**Fest** · Feast 2\nDu gewinnst 1 Krieger."
    assert labels(answer(shown)) == ["Bestätigen", "Abbrechen"]
