"""War and peace of Assyrian Wars in Discord: commands with their quotes, consent by the other player."""

from collections.abc import Sequence

import pytest

from tests.bot.acting import ACTING, SECRET, call, press, said
from tests.bot.house import House, known_dice


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


async def test_a_war_is_quoted_confirmed_and_told(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    found = await house.anna.autocomplete(house.channel, "aw-politics war", "target", "dil")
    assert [one["name"] for one in found] == ["Dilmun"]
    shown = await house.anna.slash(house.channel, "aw-politics war", target="Dilmun")
    assert "It costs no AP." in said(shown)
    told = said(await press(house.anna, shown, "Confirm"))
    assert "Assyria declares war on Dilmun." in told


async def test_a_refused_war_says_why(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    await house.anna.slash(house.channel, "me language", language="de")
    shown = said(await house.anna.slash(house.channel, "aw-politics war", target="Elam"))
    assert "Assyrien und Elam sind schon im Krieg." in shown
    assert "7.4.2" in shown


async def test_peace_needs_the_other_player(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    shown = await house.anna.slash(house.channel, "aw-politics peace", partner="Elam")
    assert "Elam leaves its camp and is neutral." in said(shown)
    await press(house.anna, shown, "Confirm")
    match = await house.app.matches.position(live)
    assert [(question.seat, question.kind) for question in match.pending] == [("P2", "consent")]
    panel = await house.ben.click(call(house.posts()), label="Decide")
    assert "Assyria offers peace to Elam, without a price." in said(panel)
    told = said(await press(house.ben, panel, "Agree"))
    assert "Assyria and Elam are at peace." in told
