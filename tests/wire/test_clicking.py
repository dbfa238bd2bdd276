"""The random clicker itself: it finds nothing in the bot, and each fault in a bot that was broken."""

import time
from typing import Any

import discord
import pytest

from bot.app import Stele
from bot.spine import limits
from bot.spine.letters import Letter
from bot.spine.talk import Talk
from tests.wire import clicking as trade
from tests.wire.clicking import Clicking, cut
from tests.wire.people import Town, until
from tests.wire.server import Seen, Wire
from tests.wire.tables import begun

FOREVER = 3600.0


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not come within seconds never comes here."""
    monkeypatch.setattr(trade, "PATIENT", 15.0)


async def found(app: Stele, wire: Wire, town: Town, seed: int) -> list[str]:
    """What people find who click through one match of the practice game that was laid for them."""
    clicking = Clicking(wire, seed, games=("practice",))
    clicking.sit_down = lambda app, town: clicking.laid(app, town, "practice")
    await clicking.evening(app, [town], time.monotonic() + FOREVER, most=1)
    return clicking.found


async def test_of_a_bot_that_is_in_order_nothing_is_found(app: Stele, wire: Wire, town: Town) -> None:
    assert await found(app, wire, town, seed=1) == []


async def test_a_ping_that_is_dropped_is_found(
    app: Stele, wire: Wire, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Letter, "mentions", lambda letter, text: discord.AllowedMentions.none())
    assert any("never rung for question" in one for one in await found(app, wire, town, seed=1))


async def test_a_text_that_is_cut_is_found(app: Stele, wire: Wire, town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "split", lambda text, limit=0: [limits.clip(text, 60)])
    assert any(one.startswith("cut in") for one in await found(app, wire, town, seed=1))


@pytest.mark.parametrize("part", ["answer", "acknowledgement"])
async def test_an_interaction_that_is_swallowed_is_found(
    app: Stele, wire: Wire, town: Town, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    monkeypatch.setattr(trade, "PATIENT", 4.0)

    async def nothing(*_: Any, **__: Any) -> None:
        """Nothing is said."""

    monkeypatch.setattr(Talk, "_send" if part == "answer" else "acknowledge", nothing)
    if part == "acknowledgement":
        monkeypatch.setattr(Talk, "say", nothing)
    assert any(one.startswith("no answer") for one in await found(app, wire, town, seed=1))


async def test_suggestions_that_never_come_are_found(
    app: Stele, wire: Wire, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trade, "PATIENT", 2.0)
    clicking = Clicking(wire, 1)
    anna, ben = town.join("Anna"), town.join("Ben")
    await begun(app, town, anna, ben)
    assert await clicking.suggested(anna, "match new", "game", town.channel, text="")
    assert clicking.found == []

    async def nothing(*_: Any, **__: Any) -> None:
        """Nothing is suggested."""

    monkeypatch.setattr(app.tree, "_call", nothing)
    await clicking.suggested(anna, "match new", "game", town.channel, text="")
    assert [one for one in clicking.found if one.startswith("no answer")]


async def test_an_error_that_nobody_expected_is_found(
    app: Stele, wire: Wire, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumble(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("stumbled")

    monkeypatch.setattr(app.pipeline, "play", stumble)
    assert any("ZeroDivisionError" in one for one in await found(app, wire, town, seed=1))


async def test_a_wish_to_go_back_and_a_vote_that_ring_nobody_are_found(
    app: Stele, wire: Wire, town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, cleo = (town.join(name) for name in ("Anna", "Ben", "Cleo"))
    live = await begun(app, town, anna, ben, cleo)
    monkeypatch.setattr(Letter, "mentions", lambda letter, text: discord.AllowedMentions.none())
    clicking = Clicking(wire, 1)
    table = trade.Table(town, live.id, town.channel, [anna, ben, cleo])
    await clicking.look(app, table)
    called = await clicking.call_a_vote(app, table, anna)
    assert called is not None, clicking.found
    await clicking.settled(app, table)
    assert [one for one in clicking.found if "never rung for a vote" in one]
    for person in (anna, ben, cleo):
        await person.slash("practice answer", choice="home")
    await town.quiet()
    shown = await anna.slash("undo")
    await anna.click(shown.messages[0], "Ask the others")
    await clicking.settled(app, table)
    await until(lambda: [one for one in clicking.found if "never rung for a wish to go back" in one], "it")


async def test_a_call_that_is_refused_at_first_and_comes_late_is_no_missing_one(
    app: Stele, wire: Wire, town: Town
) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    for person in (anna, ben):
        await person.slash("practice answer", choice="home")
    await town.quiet()
    clicking = Clicking(wire, 1)
    table = trade.Table(town, live.id, town.channel, [anna, ben])
    await clicking.look(app, table)
    refused = wire.fault("POST", "/channels/*/messages", status=503, delay=0.5)
    await ben.slash("practice truce")
    await until(lambda: refused.struck, "the call on its way")
    await clicking.settled(app, table)
    assert clicking.found == []
    assert clicking.did["question"] == 1


def test_what_is_cut_is_told_from_what_is_meant() -> None:
    def request(**body: Any) -> Seen:
        return Seen("POST", "/channels/1/messages", body, [], 0.0, 200)

    assert cut(request(content="War is declared upon El…")) == ["War is declared upon El…"]
    assert cut(request(embeds=[{"fields": [{"name": "Seats", "value": "Anna…\nBen"}]}]))
    assert cut(request(components=[{"type": 1, "components": [{"type": 2, "label": "March to Nin…"}]}]))
    assert cut(request(content="Wait … and see.", components=[{"label": "Type it …", "custom_id": "a…"}])) == []
