"""A pack that has changed or is gone is told once in the channel, after the match was loaded."""

import pytest

from rules.core.messages import Message, message
from tests.bot.house import House

CHANGED = message("pack-changed", pack="house", was="0123", now="4567")


def told(house: House, text: str) -> list[str]:
    return [post.content for post in house.posts() if text in post.content]


async def test_a_changed_pack_is_told_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    now: list[Message] = []
    monkeypatch.setattr("rules.assyrian_wars.game.pack_notices", lambda board: tuple(now))
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    assert told(house, "pack") == []
    now.append(CHANGED)
    await house.restart()
    await house.anna.slash(house.channel, "hand")
    assert len(told(house, "another version of the pack")) == 1
    await house.ben.slash(house.channel, "status")
    await house.restart()
    await house.anna.slash(house.channel, "hand")
    assert len(told(house, "another version of the pack")) == 1, "not again after every start"
    posts = len(house.posts())
    now.clear()
    await house.restart()
    await house.anna.slash(house.channel, "hand")
    assert len(house.posts()) == posts


async def test_a_missing_pack_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    monkeypatch.setattr("rules.assyrian_wars.game.pack_notices", lambda board: (message("pack-missing", pack="old"),))
    await house.restart()
    await house.inside(house.app.matches.position(await house.app.matches.get(live.id)))
    assert told(house, "The pack “old” of this match is not installed here")
