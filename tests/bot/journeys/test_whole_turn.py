"""A whole turn of The Two Rivers with three people, through commands and buttons only."""

import time
from collections.abc import Sequence

import pytest

from bot.words import Catalogue
from tests.bot.acting import answer, said
from tests.bot.conftest import EVERYTHING, HOUSE_WORDS
from tests.bot.house import House
from tests.bot.journeys.travellers import SEATS, Travellers, rehearse

SECRET = b"the two rivers"
WANTED = ("battle-begins", "siege-begins", "interception-rolled", "preempted")


@pytest.fixture
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture
def catalogue() -> Catalogue:
    return HOUSE_WORDS


@pytest.fixture(autouse=True)
def known_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.pipeline.secrets.token_bytes", lambda _: SECRET)


async def test_a_turn(house: House) -> None:
    new = await house.anna.slash(
        house.channel, "match new", game="assyrian-wars", scenario="two-rivers", players=3, gm=house.keeper, place="channel"
    )
    print(answer(new).content)
    [lobby] = [post for post in house.posts() if post.components]
    for person in (house.anna, house.ben, house.cleo):
        print(said(await person.click(lobby, label="Join")))
    print(said(await house.anna.click(lobby, label="Start")))
    await house.ben.slash(house.channel, "me language", language="de")
    t=time.time()
    steps = rehearse(house.app.games["assyrian-wars"], "two-rivers", SECRET, WANTED)
    print(len(steps), time.time()-t)
    people = dict(zip(SEATS, (house.anna, house.ben, house.cleo), strict=True))
    travellers = Travellers(house, 1, people)
    for number, step in enumerate(steps):
        t=time.time()
        text = await travellers.take(step)
        print(number, step, round(time.time()-t,2), text[:150].replace("\n"," | "), flush=True)
    print(travellers.ways)
