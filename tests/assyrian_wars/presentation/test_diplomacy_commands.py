"""Influence by slash command: suggestions with names and prices, a quote first, and the refusal with its rule."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

from bot.spine.pipeline import Source
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId
from rules.assyrian_wars.board.relations import pays
from rules.assyrian_wars.board.state import Board
from tests.bot import deeds
from tests.bot.acting import ACTING, SECRET, said
from tests.bot.house import House, known_dice

JUDAH = CountryId("JU")
OPTIONS: dict[str, str | int | bool] = {"secret-diplomacy": False}


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


async def begun(house: House) -> Board:
    """A campaign of two, in Assyria's first impulse: tribute is rolled for and supply paid."""
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="campaign", options=OPTIONS)
    source = Source(live.shown.words("en"))
    while True:
        match = await house.app.matches.position(live)
        (question, *_) = match.pending
        if question.kind == "impulse":
            return cast(Board, match.table.board)
        assert question.default is not None
        await house.inside(deeds.submit(house.app, live, question.seat, question.default, source, question.id))


async def names(house: House, who: Any, option: str, **given: Any) -> list[str]:
    found = await who.autocomplete(house.channel, "aw-politics influence", option, "", **given)
    return [one["name"] for one in found]


async def test_influence_is_suggested_quoted_and_refused_in_words(house: House) -> None:
    board = await begun(house)
    assert "Judah" in await names(house, house.anna, "country")
    levels = await names(house, house.anna, "level", country="JU")
    assert levels[0] == "Judah to 1 on the track of Assyria: neutral (½ AP)"
    shown = await house.anna.slash(house.channel, "aw-politics influence", country="Judah", level=7)
    assert "3½ AP" in said(shown)
    assert "Judah to 7 on the track of Assyria: pro" in said(shown)
    promised = "Judah: 1 ECO level will go to Assyria." in said(shown)
    assert promised is not pays(board, JUDAH, ASSYRIA)  # unless the dice have it pay already
    refused = await house.anna.slash(house.channel, "aw-politics influence", country="BA", level=2)
    assert "Choose a minor country or a tribe." in said(refused)
    assert "6.9" in said(refused)


async def test_the_same_in_german(house: House) -> None:
    await begun(house)
    await house.anna.slash(house.channel, "me language", language="de")
    refused = await house.anna.slash(house.channel, "aw-politics influence", country="Juda", level=16)
    assert "Ein Feld 16 gibt es auf keinem Schieber" in said(refused)


async def test_conquest_and_surrender_are_refused_in_words(house: House) -> None:
    await begun(house)
    refused = await house.anna.slash(house.channel, "aw-politics conquer", country="Babylonia")
    assert "Nothing of Babylonia is in your hands." in said(refused)
    assert "7.1" in said(refused)
    refused = await house.anna.slash(house.channel, "aw-politics surrender")
    assert "Assyria never surrenders." in said(refused)
    assert "7.1.B" in said(refused)
