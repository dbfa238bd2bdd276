"""The end of a match, as the channel and its people read it: the last Interphase, the winner, the score, play again."""

import pytest

from bot.spine.matches import words_of
from bot.spine.pipeline import Source
from tests.bot import deeds
from tests.bot.acting import said
from tests.bot.house import House
from tests.bot.reading import text_in

LONGEST = 200  # answers


async def played_out(house: House, language: str) -> None:
    """The short match, in which everybody does what happens by default, and so nobody wins alone."""
    await house.keeper.slash(house.channel, "server language", language=language)
    for person in (house.anna, house.ben, house.cleo):
        await person.slash(house.channel, "me language", language=language)
    options: dict[str, str | int | bool] = {"length": "short"}
    people = (house.anna, house.ben, house.cleo)
    live = await house.match(*people, game="assyrian-wars", scenario="two-rivers", options=options)
    source = Source(words_of(live, language))
    for _ in range(LONGEST):
        match = await house.app.matches.position(live)
        if match.finished:
            return
        question = match.pending[0]
        assert question.default is not None
        await house.inside(deeds.submit(house.app, live, question.seat, question.default, source, question.id))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("language", "points", "wins", "forecast", "again"),
    [
        ("en", "(never conquered)", "together", "came now", ("Play again", "*Start* begins")),
        ("de", "(nie erobert)", "gemeinsam", "jetzt, hätte", ("Noch einmal", "*Beginnen* startet")),
    ],
)
async def test_the_end(
    house: House, language: str, points: str, wins: str, forecast: str, again: tuple[str, str]
) -> None:
    await played_out(house, language)
    texts = [text_in(post) for post in house.posts()]
    [last] = [text for text in texts if points in text]
    [ending] = [text for text in texts if f" {wins}!" in text and "`" in text]
    assert texts.index(last) < texts.index(ending)
    assert f" {wins}!" not in last, "who wins is said once, by the post about the end"
    assert not any("-# The impulse goes on" in text or "geht weiter" in text for text in texts)
    [table] = house.channel.pinned_messages()
    winner = next(line for line in ending.splitlines() if line.endswith(f" {wins}!"))
    assert winner in (table.embeds[0].description or ""), "the table names the country and its player, too"
    score = said(await house.anna.slash(house.channel, "score"))
    assert points.strip("()") in score
    assert forecast not in score
    assert "/score" not in score
    assert "/punkte" not in score
    button, begins = again
    post = next(post for post in house.posts() if text_in(post) == ending)
    assert begins in said(await house.ben.click(post, label=button))
