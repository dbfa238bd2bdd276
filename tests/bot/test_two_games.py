"""Two games with equal message ids, actions and rulings in one bot: each speaks with its own words everywhere."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.env import Env

from bot.app import Stele
from bot.spine.flood import Flood
from bot.spine.settings import Settings
from bot.spine.words import LANGUAGES
from tests.bot.acting import said
from tests.bot.conftest import EVERYTHING
from tests.bot.house import House
from tests.bot.test_command_limits import characters, german_name, payloads
from tests.patience import HANG
from tests.practice.bot.presentation import Shown
from tests.practice.game import ThreeHills


class North(ThreeHills):
    id = "north"


class South(ThreeHills):
    id = "south"


def shown_with_words(game: ThreeHills, folder: Path) -> Shown:
    """Three Hills under another name, with every word of its own marked by that name."""
    locales = folder / game.id
    shutil.copytree(Shown.locales, locales)
    for language in LANGUAGES:
        path = locales / language / "game.ftl"
        marked = path.read_text("utf-8").replace("cmd-gm-rulings = gm-practice", f"cmd-gm-rulings = gm-{game.id}")
        path.write_text(marked.replace("game-practice", f"game-{game.id}"), "utf-8")
        path = locales / language / "acting.ftl"
        lines = [
            f"cmd-{game.id} = {game.id}",
            f"    .about = {game.id}",
            f"option-home = {game.id} hall {language}",
            path.read_text("utf-8").replace("option-home =", "option-old-home ="),
        ]
        path.write_text("\n".join(lines), "utf-8")

    class Marked(Shown):
        pass

    Marked.locales = locales
    return Marked(game)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A server whose bot has both games, and no other."""
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'two.sqlite3'}",
        backups=tmp_path / "backups",
        language="en",
        computers="recruit",
    )
    shown = {game.id: shown_with_words(game, tmp_path) for game in (North(), South())}
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


async def test_both_start_and_each_match_speaks_with_its_own_words(house: House) -> None:
    for game in ("north", "south"):
        channel = house.guild.create_text_channel(game)
        await house.match(house.anna, house.ben, game=game, channel=channel.id)
        panel = await house.anna.slash(channel, f"{game} do")
        assert panel.response is not None
        labels = [item["label"] for row in panel.response.components for item in row["components"] if "label" in item]
        assert f"{game} hall en" in labels
        other = "south" if game == "north" else "north"
        assert f"/{game}" in said(await house.anna.slash(channel, f"{other} do"))


async def test_commands_of_both_are_there_with_their_own_texts_in_both_languages(house: House) -> None:
    commands = {command["name"]: command for command in await payloads(house.app)}
    for game in ("north", "south"):
        own = commands[game]
        assert own["description"] == game
        assert {option["name"] for option in own["options"]} >= {"raid", "feast", "answer", "end", "do"}
        assert all(german_name(option) for option in own["options"])
        assert {option["name"] for option in commands[f"gm-{game}"]["options"]} >= {"set-warriors"}
    assert not {"set-warriors"} & {option["name"] for option in commands["gm"]["options"]}


async def test_the_game_masters_command_does_not_grow_with_the_games(house: House) -> None:
    """Rulings of a game are a command of their own: a hundred of them would leave /gm as it is."""
    commands = {command["name"]: command for command in await payloads(house.app)}
    names = {option["name"] for option in commands["gm"]["options"]}
    rulings = {"answer", "skip", "end", "dice", "reroll", "rewind", "seat", "set-up"}
    assert names == rulings | {"look", "export", "record", "hand-over"}
    assert characters(commands["gm"]) < 5000


async def test_rules_are_those_of_the_match_or_of_the_game_that_is_named(house: House) -> None:
    asked = said(await house.cleo.slash(house.channel, "rules", what="2.8"))
    assert "which rules you mean" in asked
    named = said(await house.cleo.slash(house.channel, "rules", what="2.8", game="north"))
    assert named.startswith("**2.8")
    await house.match(house.anna, house.ben, game="south")
    assert said(await house.cleo.slash(house.channel, "rules", what="2.8")).startswith("**2.8")
    unknown = said(await house.cleo.slash(house.channel, "rules", what="2.8", game="chess"))
    assert "chess" in unknown
