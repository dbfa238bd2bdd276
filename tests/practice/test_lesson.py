"""The lesson of Three Hills: the machinery of lessons, as a person meets it."""

import runpy
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bot.games.lesson import followed
from db.records import Learning
from db.transfer import read_header
from rules.core.dice import Rehearsed, audit
from rules.core.entries import History
from rules.core.match import Match, replay
from rules.core.patches import Rewind
from rules.core.questions import Choose
from tests.bot.acting import Replayed, answer, labels, said
from tests.bot.conftest import EVERYTHING, env, house, own_env
from tests.bot.house import House
from tests.bot.lessons import Learner
from tests.bot.travellers import stamped
from tests.practice.actions import Feast, Raid
from tests.practice.bot.lesson import LESSON
from tests.practice.game import ThreeHills

__all__ = ["env", "house", "own_env"]
CHECKER = Path(__file__).parents[2] / "docs" / "check_dice.py"


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return EVERYTHING


@pytest.fixture
async def learner(house: House) -> Learner:
    made = Learner(house, "practice")
    await made.begin()
    return made


# ---- played as it is meant ----------------------------------------------------------------------------------------


async def test_every_step_is_shown_when_it_is_needed(learner: Learner) -> None:
    told = await learner.play_through("Next")
    assert [text.splitlines()[0] for text in told] == [
        "📖 **Step 1 of 4: Hills and crowns**",
        "📖 **Step 2 of 4: March**",
        "📖 **Step 3 of 4: Raid**",
        "📖 **Step 4 of 4: The storm**",
    ]
    assert "**Decide** → **Elm Hill**" in told[1]
    assert "**What can I do?** → **Raid** → Raid 1 · Seat 2 → **Confirm**" in told[2]
    assert "🎓" in learner.post()
    assert labels(learner.message()) == ["Play on without the lesson", "Close the match"]


async def test_the_panel_says_the_step_too(learner: Learner) -> None:
    panel = await learner.press("Next")
    assert panel.startswith("📖 **Step 2 of 4: March**")
    assert "**Below** → **Elm Hill**" in panel
    after = await learner.do(Choose("elm"))
    assert "the other side is thinking" in after.lower()


async def test_nobody_is_notified_and_nobody_is_hurried(learner: Learner) -> None:
    await learner.press("Next")
    posts = learner.house.posts()
    assert not any("<@" in post.content for post in posts)
    await learner.house.env.advance_time(3 * 24 * 3600)
    assert len(learner.house.posts()) == len(posts)


async def test_it_is_taught_in_german(house: House) -> None:
    await house.anna.slash(house.channel, "me language", language="de")
    learner = Learner(house, "practice")
    await learner.begin()
    told = await learner.play_through("Weiter")
    assert told[1] == (
        "📖 **Schritt 2 von 4: Marsch**\n"
        "Der Ulmenhügel ist zwei Kronen wert. Dein Rivale will ihn auch.\n"
        "👉 **Entscheiden** → **Ulmenhügel**."
    )
    assert "Das war die Lehrpartie" in learner.post()


# ---- otherwise ----------------------------------------------------------------------------------------------------


async def test_all_of_it_can_be_done_for_the_learner(learner: Learner) -> None:
    await learner.press("Next")
    done = await learner.press("Do it for me")
    assert done.startswith("✅ Done for you. ")
    await learner.press("Do it for me")
    await learner.press("Next")
    assert "🎓" in learner.post()
    match = await learner.travellers.position()
    assert match.table.board.hosts["P1"].crowns == 2


async def test_who_strays_may_go_back(learner: Learner) -> None:
    await learner.press("Next")
    await learner.do(Choose("oak"))
    assert (await learner.learning()).astray
    assert "it was not what this step is about" in learner.post()
    assert "Go back" in labels(learner.message())
    await learner.press("Go back")
    kept = await learner.learning()
    assert (kept.place, kept.astray) == (1, False)
    assert "🙂" not in learner.post()
    await learner.do(Choose("elm"))
    assert (await learner.learning()).place == 2


async def test_who_strays_may_have_the_step_done(learner: Learner) -> None:
    await learner.press("Next")
    await learner.press("Do it for me")
    await learner.do(Feast(("feast-1",)))
    assert (await learner.learning()).astray
    await learner.press("Do it for me")
    assert (await learner.learning()).place == 3
    match = await learner.travellers.position()
    assert match.table.board.hosts["P2"].warriors == 1  # the raid, and the storm


async def test_it_goes_on_after_a_restart(house: House) -> None:
    learner = Learner(house, "practice")
    await learner.begin()
    await learner.press("Next")
    await learner.do(Choose("elm"))
    await house.restart()
    await learner.do(Raid("raid-1", "P2"))
    assert "Step 4 of 4" in learner.post()
    await learner.press("Next")
    assert "🎓" in learner.post()


async def test_it_can_be_left_for_an_ordinary_match(learner: Learner) -> None:
    await learner.press("Next")
    asked = await learner.person.click(learner.message(), label="Leave the lesson")
    kept = await learner.person.click(answer(asked), label="Play on without the lesson")
    assert "ordinary match" in said(kept)
    live = await learner.live()
    assert (live.info.settings.lesson, live.info.status) == (None, "running")
    await learner.house.env.settle()
    assert "was left here" in learner.post()
    panel = said(await learner.person.slash(learner.house.channel, "practice do"))
    assert "Where do you march?" in panel
    assert "Step" not in panel


async def test_it_can_be_closed(learner: Learner) -> None:
    asked = await learner.person.click(learner.message(), label="Leave the lesson")
    await learner.person.click(answer(asked), label="Close the match")
    assert (await learner.live()).info.status == "abandoned"
    await learner.house.env.settle()
    assert "The lesson is closed" in learner.post()


async def test_its_buttons_are_the_learners(learner: Learner) -> None:
    refused = await learner.house.ben.click(learner.message(), label="Next")
    assert "somebody else's" in said(refused)
    shown = learner.message()
    stale, number = Replayed(learner.person, shown), stamped(shown, "lesson-next")
    assert number is not None
    await learner.press("Next")
    assert "has gone on" in said(await stale.click(number))


# ---- where it begins ----------------------------------------------------------------------------------------------


async def test_one_lesson_at_a_time(learner: Learner) -> None:
    house = learner.house
    again = await house.anna.slash(house.channel, "match learn", game="practice")
    assert "is waiting for you" in said(again)
    assert (await house.newest()).id == learner.match
    await house.anna.click(answer(again), label="End it and begin the new one")
    assert (await learner.live()).info.status == "abandoned"
    assert (await house.newest()).id != learner.match


async def test_which_game_is_asked(house: House) -> None:
    asked = await house.ben.slash(house.channel, "match learn")
    assert "Three Hills" in labels(answer(asked))
    begun = await house.ben.click(answer(asked), label="Three Hills")
    assert "Lesson: Three Hills begins" in said(begun)
    live = await house.newest()
    assert live.info.channel != house.channel.id  # a thread of its own
    unknown = await house.ben.slash(house.channel, "match learn", game="chess")
    assert "no lesson for “chess”" in said(unknown)


# ---- the dice -----------------------------------------------------------------------------------------------------


async def test_the_audit_says_that_the_dice_are_scripted(learner: Learner) -> None:
    await learner.play_through("Next")
    house = learner.house
    audited = said(await house.anna.slash(house.channel, "dice audit"))
    assert "This is a lesson: its dice are scripted." in audited
    assert "6, 2" in audited or "6 and 2" in audited or "6 2" in audited
    assert "which is published when the match is over" in audited
    await learner.press("Close the match")
    opened = said(await house.anna.slash(house.channel, "dice audit", match=learner.match))
    assert "All rolls and draws that were not scripted" in opened
    assert "Every promise was kept" not in opened
    assert "⚠️" in opened


async def test_an_exported_lesson_is_checked_and_imported(learner: Learner, tmp_path: Path) -> None:
    await learner.play_through("Next")
    await learner.press("Close the match")
    data = await learner.house.app.store.transfer.export(learner.match)
    file = tmp_path / "lesson.stele"
    file.write_bytes(data)
    checker = runpy.run_path(str(CHECKER))
    told, faults = checker["check"](data)
    assert faults == []
    assert any(line.startswith("THIS IS A LESSON") for line in told)
    assert any("storm" in line and "[6, 2]" in line for line in told)
    found = await learner.house.app.store.transfer.examine(data, {"practice": ThreeHills()})
    assert found.verified
    assert read_header(data).game == "practice"


def lesson_match() -> Match:
    return Match.start(
        ThreeHills(),
        LESSON.scenario,
        seats=LESSON.seats,
        secret=b"secret",
        position=LESSON.position,
        rehearsed=LESSON.rehearsed,
    )


async def test_a_lesson_that_is_imported_is_none_and_has_no_script_any_more(learner: Learner) -> None:
    """Others may sit down at it: nobody of them may know dice that are to come."""
    house = learner.house
    data = await house.app.store.transfer.export(learner.match)
    channel = house.guild.create_text_channel("elsewhere")
    brought = await house.keeper.slash(channel, "match import", file=("lesson.stele", data))
    assert brought.response is not None
    [before, after] = [
        (await house.app.matches.position(await house.app.matches.get(id))).keeper.head.rehearsed
        for id in (learner.match, learner.match + 1)
    ]
    assert before != Rehearsed()
    assert after == Rehearsed()


def test_a_script_that_an_epoch_has_ended_comes_back_to_nobody() -> None:
    match = lesson_match()
    first, entries = match.dump(), list(match.entries)
    entries += match.begin_epoch(b"another", scripted=False).entries
    back = match.override("gm", Rewind(1), "again", history=History(first, tuple(entries[1:])))
    assert back.refusal is None
    assert match.keeper.head.rehearsed == Rehearsed()
    again = replay(match.game, first, [*entries[1:], *back.entries])
    assert again.dump() == match.dump()


def test_going_back_brings_the_script_back() -> None:
    match = lesson_match()
    entries = [*match.entries]
    first = match.dump()
    for _ in range(2):
        entries += match.submit("P1", Choose("elm")).entries
        entries += match.submit("P2", Choose("elm")).entries
        entries += match.submit("P2", Choose("rest")).entries
        rested = match.submit("P1", Choose("rest"))
        entries += rested.entries
        assert [roll.results for entry in rested.entries for roll in entry.rolls] == [(6, 2)]
        asked = match.undo(1, "P1", History(first, tuple(entries[1:])))
        entries += asked.entries
        assert asked.request is not None
        entries += match.consent("P2", asked.request).entries
    faults = audit([b"secret"], entries)
    assert {fault.kind for fault in faults} == {"rehearsed"}


def test_a_roll_that_only_claims_to_be_scripted_is_forged() -> None:
    match = lesson_match()
    entries = [*match.entries]
    for seat, given in (("P1", "elm"), ("P2", "elm"), ("P2", "rest"), ("P1", "rest")):
        entries += match.submit(seat, Choose(given)).entries
    place = next(number for number, entry in enumerate(entries) if entry.rolls)
    entry = entries[place]
    forged = msgspec.structs.replace(entry.rolls[0], results=(5, 1))
    entries[place] = msgspec.structs.replace(entry, rolls=(forged,))
    assert "result" in {fault.kind for fault in audit([b"secret"], entries)}


def test_looking_ahead_tells_nothing_of_the_script() -> None:
    match = lesson_match()
    fork = match.fork(b"another")
    assert fork.table._head.rehearsed == Rehearsed()
    assert match.table._head.rehearsed == LESSON.rehearsed


def test_steps_that_were_not_read_are_passed_over() -> None:
    match = lesson_match()
    kept = Learning(1, "P1")
    entries = match.submit("P1", Choose("elm")).entries
    after = followed(LESSON, kept, entries)
    assert (after.place, after.begins, after.astray) == (2, (1, 1, 2), False)
