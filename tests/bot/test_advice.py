"""/advice: what a captain would do in somebody's place, for that person alone."""

from random import Random
from typing import Any

import msgspec
import pytest

import rules
from bot.spine.ponder import Pondered
from bot.spine.words import LANGUAGES
from rules.core.match import Match
from rules.core.minds.levels import CAPTAIN
from rules.core.minds.thinking import think
from rules.core.policy import Policy
from rules.core.questions import Choose
from tests.bot.acting import said
from tests.bot.conftest import SHOWN
from tests.bot.house import House


async def test_who_plays_alone_against_computers_is_told_what_a_captain_would_do(house: House) -> None:
    live = await house.match(house.anna, None)
    match = await house.app.matches.position(live)
    wise = think(match, match.pending[0].id, CAPTAIN).answer
    assert isinstance(wise, Choose)
    told = await house.anna.slash(house.channel, "advice")
    assert "A captain would choose" in said(told)
    assert live.shown.words("en")(f"option-{wise.option}") in said(told) or wise.option in said(told).lower()
    assert (await house.app.matches.position(live)).hash == match.hash, "asking changes nothing"


async def test_people_who_play_against_each_other_have_to_agree_to_it(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    assert "agreed in its lobby" in said(await house.anna.slash(house.channel, "advice"))
    change = lambda kept: msgspec.structs.replace(kept, advice=True)  # noqa: E731
    await house.inside(house.app.store.matches.amend(live.id, change))
    assert "A captain would choose" in said(await house.anna.slash(house.channel, "advice"))


async def test_guests_and_those_who_are_not_asked_get_none(house: House) -> None:
    await house.match(house.anna, None)
    assert "would choose" not in said(await house.cleo.slash(house.channel, "advice"))


class Slow:
    """Counts how often somebody has to think."""

    def __init__(self, found: bytes | None) -> None:
        self.found, self.asked = found, 0

    async def think(self, game: Any, state: bytes, question: int, level: str) -> Pondered | None:
        self.asked += 1
        return None if self.found is None else Pondered(self.found)

    async def close(self) -> None:
        pass


async def test_a_thought_is_thought_once_and_one_that_failed_is_tried_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.match(house.anna, None)
    slow = Slow(None)
    monkeypatch.setattr(house.app, "thinkers", slow)
    assert "not come to a decision" in said(await house.anna.slash(house.channel, "advice"))
    slow.found = msgspec.msgpack.encode(Choose("oak"))
    for _ in range(3):
        assert "would choose" in said(await house.anna.slash(house.channel, "advice"))
    assert slow.asked == 2


@pytest.mark.parametrize("game", sorted(rules.MODULES))
def test_what_speaks_for_an_answer_has_words_in_both_languages(game: str) -> None:
    """Reasons of a few thoughts of every game; what a brain names, people can read."""
    shown = SHOWN[game]
    known = shown.game
    scenario = next(iter(known.scenarios().values()))
    seats = scenario.seats[: scenario.seats_max] or tuple(f"P{place + 1}" for place in range(scenario.seats_max))
    match, chance, found = Match.start(known, scenario.id, {}, seats, b"advice"), Random(1), set[str]()
    policy = Policy(chance, known.habits)
    for step in range(60):
        asked = match.pending[0]
        if step % 12 == 0:
            found |= {name for name, _ in think(match, asked.id, CAPTAIN).reasons}
        match.submit(asked.seat, policy.answer(match, asked), asked.id)
    assert found
    for language in LANGUAGES:
        words = shown.words(language)
        assert [name for name in sorted(found) if not words.has(f"advice-for-{name}")] == []
