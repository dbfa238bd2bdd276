"""Countries and people by name: nothing that a channel reads calls anybody P1, through whole turns of computers."""

import random
import re

import pytest
from msgspec import msgpack

from bot.acting.decisions import message_text
from bot.posts import chapters as tales
from bot.posts.table import card_of, now_of, seat_lines
from bot.spine.calls import Told
from bot.spine.matches import words_of
from rules.core.entries import Entry
from rules.core.match import Match
from rules.core.policy import Policy
from tests.bot.house import House

SEAT = re.compile(r"\bP[1-9]\b")
ANSWERS = 260


@pytest.mark.parametrize("language", ["en", "de"])
async def test_nobody_is_called_by_the_id_of_a_seat(house: House, language: str) -> None:
    """A person, a computer and another person; the same words word what computers play without the bot."""
    live = await house.match(house.anna, None, house.cleo, game="assyrian-wars", scenario="two-rivers")
    words, shown = words_of(live, language), live.shown
    match = Match.start(live.game, "two-rivers", {}, seats=["P1", "P2", "P3"], secret=language.encode())
    policy = Policy(random.Random(5), live.game.habits)
    entries: list[Entry] = [*match.entries]
    note, read = msgpack.encode(Told()), 0
    for _ in range(ANSWERS):
        question = match.pending[0]
        outcome = match.submit(question.seat, policy.answer(match, question), question.id)
        entries += outcome.entries
        texts = [words.say(event.message) for event in outcome.events]
        texts += [message_text(live, match, match.pending, words, {}, note)] if match.pending else []
        read += len(texts)
        for text in texts:
            assert not SEAT.search(text), text
    view = match.view(None)
    told = tales.chapters([entry.public() for entry in tales.standing(entries)], shown.marks)
    texts = [shown.retell(chapter.events, words, view, over=True) for chapter in told]
    texts += [seat_lines(live, words), *shown.status(view, words), *shown.account([view], words)]
    texts.append(str(card_of(live, view, await now_of(house.app, live), words).to_dict()))
    for text in texts:
        assert not SEAT.search(text), text
    assert read > ANSWERS
    assert len(told) > 8


async def test_a_computer_goes_by_its_country_and_a_seat_that_changes_hands_too(house: House) -> None:
    live = await house.match(house.anna, None, house.cleo, game="assyrian-wars", scenario="two-rivers")
    words = words_of(live, "en")
    assert seat_lines(live, words).splitlines() == ["Assyria: **Anna**", "Babylonia: computer player", "Elam: **Cleo**"]
    await house.cleo.slash(house.channel, "seat give", person=house.ben)
    told = "\n".join(post.content for post in house.posts())
    assert f"{house.ben.mention} plays Elam from now on, in place of Cleo." in told
    assert not SEAT.search(told)
