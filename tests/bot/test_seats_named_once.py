"""A seat is named once: by whoever holds it and what it plays, never by the same word twice."""

import re
from random import Random
from typing import Any

import pytest
from simcord.actors import MemberActor

from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from bot.spine.words import LANGUAGES
from db.records import Change, SeatInfo
from rules.core.messages import Name
from tests.bot.deeds import submit
from tests.bot.house import House
from tests.bot.reading import text_in

GAMES = {
    "assyrian-wars": "two-rivers",
    "empires": "empires",
    "era-of-tribes": "three1",
    "hannibal": "second-punic-war",
    "practice": "skirmish",
}
LOOKS = ("status", "score", "forces", "hand", "diplomacy", "discards", "waiting", "log", "recap", "match show", "map")
ANSWERS = (0, 4, 40)  # at the start, while it is set up, in the middle of things


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_no_look_at_a_match_names_a_seat_twice(house: House, game: str, language: str) -> None:
    await house.anna.slash(house.channel, "me language", language=language)
    await house.keeper.slash(house.channel, "server language", language=language)
    people = (house.anna, house.ben, None)
    live = await house.match(*people, game=game, scenario=GAMES[game])
    given = 0
    for many in ANSWERS:
        await go_on(house, live, many - given)
        given = many
        await see(house, await house.app.matches.get(live.id), language)
    await house.inside(house.app.store.commit(Change(match=live.id, seats=(SeatInfo(seat=live.seats[1].seat),))))
    await see(house, await house.app.matches.get(live.id), language)


async def go_on(house: House, live: Live, many: int) -> None:
    """So many answers are given."""
    policy = live.shown.policy(Random(3))
    for _ in range(many):
        match = await house.app.matches.position(live)
        if match.pending:
            question = match.pending[0]
            answer = policy.answer(match, question)
            await house.inside(submit(house.app, live, question.seat, answer, Source(live.shown.words("en"))))


async def see(house: House, live: Live, language: str) -> None:
    """Everything that can be looked at, and every post."""
    words = words_of(live, language)
    chairs = {words.name(Name(kind, seat.seat)) for seat in live.seats for kind in ("chair", "seat")}
    some = "|".join(map(re.escape, sorted(chairs)))
    twice = re.compile(rf"\b(?P<name>{some})\b[*\s]*([(·,][*\s]*|\([^()]*)\b(?P=name)\b")
    for read in [*await looked(house.anna, house), *[read_all(post) for post in house.posts()]]:
        assert not twice.search(read), read


async def looked(person: MemberActor, house: House) -> list[str]:
    """What a person is shown, and what is offered while he types."""
    found = []
    for command in LOOKS:
        result = await person.slash(house.channel, command)
        shown = result.followups[-1] if result.followups else result.response
        found.append(read_all(shown))
    return found


def read_all(message: Any) -> str:
    """The words of a message, with those of its card."""
    cards = [
        (one.title, one.description, *(f"{field.name}\n{field.value}" for field in one.fields))
        for one in message.embeds
    ]
    return "\n".join([text_in(message), *(part for card in cards for part in card if part)])


@pytest.mark.parametrize(
    ("game", "colours"), [("hannibal", {"Karthago"}), ("empires", {"Blau", "Grün"}), ("era-of-tribes", {"Blau"})]
)
async def test_computers_go_by_the_name_of_their_seat_in_the_readers_language(
    house: House, game: str, colours: set[str]
) -> None:
    live = await house.match(house.anna, None, None, game=game, scenario=GAMES[game])
    words, english = words_of(live, "de"), words_of(live, "en")
    for seat in live.seats[1:]:
        for kind in ("seat", "chair", "asked"):
            said = words.name(Name(kind, seat.seat))
            assert said != english.name(Name(kind, seat.seat)), said
            assert said.removesuffix(" (Computer)") == words.name(Name("chair", seat.seat))
    assert colours <= {words.name(Name("seat", seat.seat)) for seat in live.seats}
