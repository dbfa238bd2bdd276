"""Every lesson of every game is played through in both languages, by one's own deeds and by having all done."""

import re
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.spine.words import LANGUAGES
from rules.core.match import Match
from rules.core.messages import Name
from tests.bot.conftest import EVERYTHING, SHOWN
from tests.bot.house import House
from tests.bot.lessons import Learner, blank_pictures
from tests.bot.reading import text_in

TAUGHT = [game for game, shown in SHOWN.items() if shown.lesson is not None]


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    blank_pictures(monkeypatch)


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_played_through_by_ones_own_deeds(house: House, game: str) -> None:
    learner = Learner(house, game)
    await learner.begin()
    said = await learner.play_through("Next")
    words = SHOWN[game].words("en")
    assert len(said) == len(learner.lesson.steps)
    for step, text in zip(learner.lesson.steps, said, strict=True):
        assert words(f"learn-{step.id}") in text
        assert words(f"learn-{step.id}.title") in text
    assert "🎓" in learner.post()
    match = await learner.travellers.position()
    left = match.table._head.rehearsed
    assert (left.rolls, left.draws) == ({}, {}), "the script is longer than what is rolled"


@pytest.mark.parametrize("game", TAUGHT)
async def test_a_lesson_is_done_for_somebody_in_german(house: House, game: str) -> None:
    await house.anna.slash(house.channel, "me language", language="de")
    people, server = house.app.people, house.guild.id
    await people.save_server(server, replace(await people.server(server), language="de"))
    learner = Learner(house, game)
    await learner.begin()
    words = SHOWN[game].words("de")
    for place, step in enumerate(learner.lesson.steps):
        assert (await learner.learning()).place == place
        assert f"Schritt {place + 1} von {len(learner.lesson.steps)}" in learner.post()
        assert words(f"learn-{step.id}") in learner.post()
        await learner.press("Weiter" if step.answer is None else "Mach du das")
    assert "Das war die Lehrpartie" in learner.post()
    spoken = "\n".join(text_in(message) for message in house.posts())
    foreign = {SHOWN[game].words("en").name(Name("chair", seat)) for seat in learner.lesson.seats}
    own = {words.name(Name("chair", seat)) for seat in learner.lesson.seats}
    assert [name for name in foreign - own if re.search(rf"\b{name}\b", spoken)] == []


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_begins_at_a_sound_position_with_nothing_hidden_from_the_learner(game: str) -> None:
    shown, lesson = SHOWN[game], SHOWN[game].lesson
    assert lesson is not None
    match = Match.start(
        shown.game,
        lesson.scenario,
        lesson.options,
        lesson.seats,
        b"a lesson",
        position=lesson.position,
        rehearsed=lesson.rehearsed,
    )
    broken = [one.name for one in shown.game.invariants if one.check(match.table.board)]
    assert broken == []
    assert 4 <= len(lesson.steps) <= 16
    ids = [step.id for step in lesson.steps]
    assert len(set(ids)) == len(ids)
    for language in LANGUAGES:
        words = shown.words(language)
        assert all(words.has(f"learn-{id}") and words.has(f"learn-{id}.title") for id in ids)
