"""A game of which the bot knows nothing but its rules and words: everything works, in words alone."""

import random
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.env import Env

from bot.app import Stele
from bot.games.presentation import Presentation
from bot.games.registry import presentations
from bot.spine.flood import Flood
from bot.spine.settings import Settings
from rules.core.policy import Policy
from tests.bot.acting import said
from tests.bot.conftest import EVERYTHING
from tests.bot.house import House
from tests.bot.travellers import Step, Travellers, as_offered
from tests.patience import HANG
from tests.practice.bot.presentation import Shown
from tests.practice.game import ThreeHills


class Plain(Presentation):
    """Words, and one command of its own."""

    locales = Shown.locales
    extensions = ("tests.bot.probe",)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'plain.sqlite3'}",
        backups=tmp_path / "backups",
        language="en",
        computers="recruit",
    )
    shown = {"practice": Plain(ThreeHills())}
    app = Stele(settings, shown=shown, flood=Flood(burst=10_000), shard_count=1, parts=EVERYTHING)
    env = Env(app, settle_timeout=HANG)
    await env.start()
    try:
        yield House(env)
    finally:
        await env.shutdown()
        await app.studio.close()
        await app.store.close()
    env.raise_errors()
    assert app.aftermath.faults == 0


async def test_every_look_has_an_answer_in_words(house: House) -> None:
    await house.match(house.anna, house.ben)
    looks = {
        "map": "no picture of its board",
        "status": "⏳ **Anna**: ",
        "score": "Victory points",
        "hand": "hold no cards",
        "log": "Round 1",
        "help": "you have to decide",
        "match show": "Three Hills",
    }
    for look, expected in looks.items():
        assert expected in said(await house.anna.slash(house.channel, look)), look
    assert "no odds" in said(await house.anna.slash(house.channel, "odds", kind="battle", who="x"))
    assert "no rules here" in said(await house.anna.slash(house.channel, "rules", what="2.8"))


async def test_nothing_is_replayed_for_pictures_that_the_game_does_not_have(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def replayed(*_: object) -> None:
        raise AssertionError("an old view was made for nobody")

    await house.match(house.anna, house.ben)
    for part in ("score", "recap"):
        monkeypatch.setattr(sys.modules[f"bot.cogs.{part}"], "view_at", replayed)
    assert "Victory points" in said(await house.anna.slash(house.channel, "score"))
    for person in (house.anna, house.ben):
        await person.slash(house.channel, "practice answer", choice="home")
    assert "Anna marches to" in said(await house.anna.slash(house.channel, "recap", since="start"))


async def test_a_match_is_played_to_its_end_and_told(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    travellers = Travellers(house, live.id, {"P1": house.anna, "P2": house.ben}, "practice")
    policy = Policy(random.Random(8))
    for _ in range(300):
        position = await travellers.position()
        if position.finished:
            break
        question = position.pending[0]
        await travellers.take(Step(question.seat, as_offered(question, policy.answer(position, question))))
    assert (await travellers.position()).finished
    posts = house.posts()
    assert not any(post.attachments for post in posts)
    assert any("Round 2 begins" in post.content for post in posts)
    assert "Anna wins" in said(await house.anna.slash(house.channel, "recap", since="start"))


async def test_a_game_may_bring_commands_of_its_own(house: House) -> None:
    assert "tests.bot.probe" not in house.app.parts
    assert "try" in {command.name for command in house.app.tree.get_commands()}


def test_a_game_that_no_line_of_the_registry_names_is_shown_in_words() -> None:
    [shown] = presentations({"practice": ThreeHills()}).values()
    assert type(shown) is Presentation
