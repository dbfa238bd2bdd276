"""Nobody is rung by what he has just done himself."""

import random

import pytest

from bot.spine.matches import words_of
from bot.spine.pipeline import Source
from rules.core.policy import Policy
from tests.bot import deeds
from tests.bot.house import House, known_dice
from tests.bot.travellers import SECRET

ANSWERS = 40  # in the first of them standing orders answer between two questions of one person


async def test_standing_orders_in_between_do_not_ring_whoever_is_still_there(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    known_dice(monkeypatch, SECRET)
    live = await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    policy, source = Policy(random.Random(3), live.game.habits), Source(words_of(live, "en"))
    known, in_between = {post.id for post in house.posts()}, 0
    for _ in range(ANSWERS):
        match = await house.app.matches.position(live)
        question, before = match.pending[0], match.revision
        answer = policy.answer(match, question)
        await house.inside(deeds.submit(house.app, live, question.seat, answer, source, question.id))
        in_between += (await house.app.matches.position(live)).revision > before + 1
        rung = {person.id for post in house.posts() if post.id not in known for person in post.mentions}
        known = {post.id for post in house.posts()}
        assert live.person_of(question.seat) not in rung
    assert in_between, "an order answered"
