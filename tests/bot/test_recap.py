"""What happened since somebody was last here: for whoever holds a seat, in one message with one picture."""

import random
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import Struct
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.cogs.recap import last_here, newest, unseen
from bot.posts.chapters import read
from bot.spine.limits import CONTENT
from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from bot.spine.words import Words
from db.records import LogEntry
from rules.core.policy import Policy
from tests.bot import deeds
from tests.bot.house import House
from tests.bot.reading import text_in

GAMES = ("assyrian-wars", "hannibal", "empires", "era-of-tribes")


async def begun(house: House, game: str) -> Live:
    """The beginners' scenario of a game with Anna, Ben and as many others as it takes."""
    shown = house.app.shown[game]
    numbers = shown.player_numbers(shown.beginners, shown.defaults(shown.beginners))
    players = min(number for number in numbers if number > 1)
    people = [house.anna, house.ben, *(house.join(f"Guest {number}") for number in range(2, players))]
    return await house.match(*people, game=game, scenario=shown.beginners)


async def answer(house: House, live: Live, policy: Policy | None = None) -> str:
    """Whoever is asked first answers, as his policy would or by default; it is the seat of whoever did."""
    source = Source(words_of(live, "en"))
    match = await house.app.matches.position(live)
    question = match.pending[0]
    given = policy.answer(match, question) if policy is not None else question.default
    assert given is not None
    await house.inside(deeds.submit(house.app, live, question.seat, given, source, question.id))
    return question.seat


async def missed(house: House, live: Live) -> MemberActor:
    """The match goes on until Anna or Ben, who has acted, has missed something; which of them."""
    policy = Policy(random.Random(5), live.game.habits)
    people = {live.seats_of(person.id)[0]: person for person in (house.anna, house.ben)}
    acted: list[str] = []
    for number in range(120):
        acted.append(await answer(house, live, policy))
        before = next((seat for seat in acted[::-1] if seat != acted[-1]), "")
        if number < 10 or before not in people:
            continue
        rows = await house.app.store.matches.log(live.id)
        last = last_here(rows, [before])
        assert last is not None
        entries = [entry.public() for entry in await read(house.app, live.game, live.id)]
        told = unseen(entries, last.revision, live.shown.marks)
        words = words_of(live, "en")
        if any(live.shown.retell(one.events, words, over=True) for one in told):
            return people[before]
    raise AssertionError("nobody missed anything")


def answered(result: InteractionResult) -> tuple[str, list[str]]:
    """The words and the pictures of an answer that is one private message."""
    assert result.response is not None
    assert result.response.ephemeral
    assert not result.followups
    return text_in(result.response), [file.filename for file in result.response.attachments]


@pytest.mark.parametrize("game", GAMES)
async def test_who_comes_back_is_told_in_one_message_with_one_picture(house: House, game: str) -> None:
    live = await begun(house, game)
    gone = await missed(house, live)
    before = len(house.posts())
    told, pictures = answered(await gone.slash(house.channel, "recap"))
    assert told.startswith("**Hills: since you were last here** (<t:")
    assert pictures == ["map.jpg"]
    assert "\n\n" in told
    await gone.slash(house.channel, "me language", language="de")
    told, _ = answered(await gone.slash(house.channel, "recap"))
    assert told.startswith("**Hills: seit du zuletzt hier warst** (<t:")
    assert len(house.posts()) == before


async def test_what_one_did_oneself_is_not_told_again_and_later_things_are(house: House) -> None:
    live = await begun(house, "assyrian-wars")
    seats: list[str] = []
    while len(set(seats)) < 2 or seats[-1] == "P1":
        seats.append(await answer(house, live))
    told, _ = answered(await house.anna.slash(house.channel, "recap"))
    assert "(Ben)" in told
    assert "(Anna)" not in told
    told, _ = answered(await house.anna.slash(house.channel, "recap", since="start"))
    assert "(Anna)" in told


async def test_who_acted_last_has_missed_nothing(house: House) -> None:
    live = await begun(house, "practice")
    await answer(house, live)
    told = answered(await house.anna.slash(house.channel, "recap"))
    assert told == ("Nothing has happened since you were last here that you could be told.", [])


async def test_who_never_acted_is_told_everything(house: House) -> None:
    live = await begun(house, "assyrian-wars")
    assert await answer(house, live) == "P1"
    told, _ = answered(await house.ben.slash(house.channel, "recap"))
    assert told.startswith("**Hills: since you were last here** (since the beginning)")
    assert "(Anna)" in told


async def test_the_picture_is_the_one_of_his_own_seat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await begun(house, "assyrian-wars")
    gone = await missed(house, live)
    drawn: list[Struct] = []
    board = live.shown.board

    def noted(view: Struct, *given: Any, **more: Any) -> Any:
        drawn.append(view)
        return board(view, *given, **more)

    monkeypatch.setattr(live.shown, "board", noted)
    await gone.slash(house.channel, "recap")
    match = await house.app.matches.position(live)
    assert drawn == [match.view(live.seats_of(gone.id)[0])]
    assert drawn != [match.view(None)]


async def test_the_table_offers_it_and_a_guest_hears_the_last_chapters(house: House) -> None:
    live = await begun(house, "assyrian-wars")
    gone = await missed(house, live)
    [table] = house.channel.pinned_messages()
    asked = answered(await gone.slash(house.channel, "recap"))
    assert answered(await gone.click(table, label="What did I miss?")) == asked
    told, pictures = answered(await house.cleo.click(table, label="What did I miss?"))
    assert told.startswith("**Hills: the last ")
    assert pictures == ["replay.webp"]


@pytest.mark.parametrize("kind", ["auto", "lapse", "undo", "override", "start"])
def test_what_was_done_for_somebody_is_not_his_own(kind: str) -> None:
    rows = [row(1, "answer", "P1"), row(2, "answer", "P2"), row(3, kind, "P1")]
    last = last_here(rows, ("P1",))
    assert last is not None
    assert last.revision == 1
    assert last_here(rows[1:], ("P1",)) is None


def row(revision: int, kind: str, seat: str) -> LogEntry:
    return LogEntry(revision=revision, kind=kind, seat=seat, version=1, body=b"", at=datetime(2026, 1, 1, tzinfo=UTC))


def test_a_long_absence_is_one_message_that_ends_with_the_newest() -> None:
    tales = [f"Chapter {number}. {'Much happened. ' * 40}" for number in range(1, 8)]
    for language, command in (("en", "`/recap`"), ("de", "`/rückblick`")):
        text = newest("Head", tales, Words(language))
        assert len(text) <= CONTENT
        assert text.endswith(tales[-1])
        assert "Chapter 4" not in text
        assert command in text.splitlines()[1]
    assert newest("Head", tales[:1], Words("en")) == f"Head\n\n{tales[0]}"
    assert len(newest("Head", ["Very long. " * 400], Words("en"))) <= CONTENT
