"""The local table: matches against computers or with several people, kept over restarts with every post."""

import asyncio
import io
import logging
from pathlib import Path

import aiohttp
import pytest
from PIL import Image
from sqlalchemy import text

from bot.local import server as local
from bot.local.chronicle import PostBook
from bot.local.tables import is_choice
from bot.local.world import World
from bot.spine import outages
from bot.spine.settings import Settings
from rules.core.ids import Seat
from rules.core.questions import Option, Question
from tests.local.table import MENU, Refused, Window, running, settings_in


async def played(window: Window) -> None:
    """A short impulse: one card, and the end."""
    await window.press("What can I do?")
    await window.pick("Play a card")
    await window.pick()
    await window.press("Confirm")
    await window.press("End the impulse")
    await window.press("Confirm")


async def test_an_impulse_against_computers_and_everything_is_there_after_a_restart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path)
    async with running(settings, capsys) as address, aiohttp.ClientSession() as http:
        window = await Window(http, address).enter()
        home = await window.ask("home")
        assert home["games"][0]["id"] == "assyrian-wars"
        assert home["games"][0]["scenarios"][0]["id"] == "two-rivers"
        assert [side["plays"] for side in home["games"][0]["scenarios"][0]["seats"]] == ["Assyria", "Babylonia", "Elam"]
        assert home["going"] == []
        match = await window.begin()
        assert [(seat["plays"], seat["computer"]) for seat in window.table["seats"]] == [
            ("Assyria", False),
            ("Babylonia", True),
            ("Elam", True),
        ]
        assert [seat["who"] for seat in window.table["seats"]] == ["Anna", "Babylonia (computer)", "Elam (computer)"]
        assert [one["name"] for one in window.table["people"]] == ["Anna"]
        await window.until(lambda: "Your first impulse" in window.texts())
        asked = window.table["seats"][0]
        assert (asked["asked"], asked["choice"]) == ("Your impulse", None), (
            "a turn is no choice that lies open by itself"
        )
        await played(window)
        await window.until(lambda: "You have played an impulse" in window.texts())
        # The computers answer by themselves.
        await window.until(lambda: "Babylonia: the impulse begins." in window.texts())
        before = {id: (post["text"], post["at"]) for id, post in window.posts.items() if not post["private"]}
        pictures = [file for post in window.posts.values() for file in post["files"]]
        revision = window.table["revision"]
    async with running(settings, capsys) as again, aiohttp.ClientSession() as http:
        assert again == address, "the address stays, with its key"
        window = await Window(http, again).enter()
        [kept] = (await window.ask("home"))["going"]
        assert (kept["match"], kept["status"]) == (match, "running")
        await window.open(match)
        await window.until(lambda: window.table["seats"][0]["asked"] is not None)
        [kept] = (await window.ask("home"))["going"]
        assert kept["asked"] == window.table["seats"][0]["asked"], (
            "what waits for somebody here stands on the first view"
        )
        await window.open(match)
        after = {id: post["at"] for id, post in window.posts.items() if not post["private"]}
        # Posts that were on their way may have been added or changed, and a question that was answered meanwhile is
        # asked anew in another; none else is lost, none comes twice.
        assert len(before.keys() - after.keys()) <= 1
        assert all(after[id] == at for id, (_, at) in before.items() if id in after)
        assert len([post for post in window.posts.values() if post["pinned"]]) == 1
        assert window.table["revision"] >= revision
        assert pictures
        await window.press("What can I do?")
        assert window.me, "buttons from before the restart work"
        old = next(id for id, (text, _) in before.items() if "Your first impulse" in text)
        assert "You have played an impulse" in window.posts[old]["text"]


async def test_several_people_have_tabs_and_see_only_their_own_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(settings_in(tmp_path), capsys) as address, aiohttp.ClientSession() as http:
        anna, ben = await Window(http, address).enter(), await Window(http, address).enter()
        match = await anna.begin("several")
        people = {one["name"]: one["id"] for one in anna.table["people"]}
        assert list(people) == ["Anna", "Ben", "Cleo", "Greta"]
        await ben.open(match, people["Ben"])
        await asyncio.gather(anna.press("My hand"), ben.press("My hand"))
        await anna.until(lambda: "Assyria" in anna.me[-1]["text"])
        await ben.until(lambda: "Babylonia" in ben.me[-1]["text"])
        # There is more than one of some cards.
        his = set(ben.me[-1]["text"].splitlines())
        cards = [line for line in anna.me[-1]["text"].splitlines() if line.startswith("•") and line not in his]
        assert cards
        assert not any(card in ben.texts() for card in cards)
        assert anna.me[-1]["id"] not in ben.posts
        # What Anna does, Ben sees; her menus are not his to press.
        assert [seat["name"] for seat in ben.table["seats"] if seat["asked"]] == ["Anna"]
        await anna.press("What can I do?")
        post, menu = anna.parts(MENU)[-1]
        with pytest.raises(Refused, match="changed meanwhile"):
            await ben.ask("pick", post=post["id"], menu=menu["custom_id"], values=[menu["options"][0]["value"]])
        await played(anna)
        await ben.until(lambda: any(seat["asked"] and seat["name"] == "Ben" for seat in ben.table["seats"]))
        # A word of Anna's is everybody's, and stays what it is: text.
        await anna.ask("say", text="<b onclick=x>**Hi**</b>")
        await ben.until(lambda: "<b onclick=x>**Hi**</b>" in ben.texts())
        # One seat passes to a computer and back again.
        await anna.ask("seat", seat=anna.table["seats"][2]["id"], computer=True)
        await ben.until(lambda: ben.table["seats"][2]["computer"])
        assert "Cleo" not in [one["name"] for one in ben.table["people"]]
        await anna.ask("seat", seat=anna.table["seats"][2]["id"], computer=False)
        await ben.until(lambda: ben.table["seats"][2]["name"] == "Cleo")


async def test_commands_suggestions_forms_files_and_the_lobby(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = settings_in(tmp_path, language="de")
    async with running(settings, capsys) as address, aiohttp.ClientSession() as http:
        window = await Window(http, address).enter()
        assert window.hello["words"]["page-play"] == "Spielen"
        window.hello = await window.ask("language", language="en")
        assert window.hello["words"]["page-play"] == "Play"
        made = await window.ask("new", game="hannibal", scenario="second-punic-war", way="lobby")
        await window.open(made["match"])
        await window.until(lambda: any(post["pinned"] for post in window.posts.values()))
        assert window.table["status"] == "lobby"
        await window.press("Join")
        await window.press("Start")
        await window.press("Computers play them")
        await window.until(lambda: window.table["status"] == "running")
        commands = {one["name"]: one for one in await window.ask("commands")}
        assert {"status", "odds", "hannibal march", "match export"} & commands.keys() >= {
            "status",
            "odds",
            "match export",
        }
        assert any(option["suggests"] for option in commands["odds"]["options"])
        found = await window.ask("suggest", name="odds", option="kind", typed="", options={})
        assert found
        await window.ask("command", name="status", options={})
        assert window.me
        assert window.me[-1]["text"] or window.me[-1]["embeds"]
        with pytest.raises(Refused, match="did not understand"):
            await window.ask("command", name="no such command", options={})
        # The board of whoever looks, large.
        board = f"{window.base}{window.table['board']}?r=1&style=dark"
        async with http.get(board) as answer:
            assert answer.status == 200
            (tmp_path / "board.webp").write_bytes(await answer.read())
        with Image.open(tmp_path / "board.webp") as picture:
            assert picture.width >= 3000
        offered = [one for game in (await window.ask("home"))["games"] for one in game["scenarios"]]
        async with http.get(window.base + next(one["cover"] for one in offered if one["drawn"])) as answer:
            assert answer.content_type == "image/webp"


def test_the_local_table_never_touches_the_database_of_a_bot_on_discord() -> None:
    assert local.local_settings(Settings()).database == local.DATABASE
    chosen = Settings(database="sqlite:///elsewhere.sqlite3")
    assert local.local_settings(chosen) is chosen
    assert local.beside(Settings(database="postgresql://a:b@c/d")) == Path("data/local.sqlite3")


async def test_whoever_is_saving_when_the_table_closes_comes_to_the_end(tmp_path: Path) -> None:
    world = World(local.local_settings(settings_in(tmp_path)), PostBook(tmp_path / "posts.sqlite3"))
    await world.start()
    database, begun, saved = world.app.store.database, asyncio.Event(), asyncio.Event()

    async def save() -> None:
        async with database.write() as connection:
            await connection.execute(text("DELETE FROM timers"))
            begun.set()
            await asyncio.sleep(0.2)
        saved.set()

    async def job() -> None:
        background.append(asyncio.create_task(database.carry_through(save())))

    background: list[asyncio.Task[None]] = []
    await world.as_the_bot(job)
    await begun.wait()
    await world.close()
    assert saved.is_set()


def test_that_nobody_played_for_a_day_is_no_news_in_the_terminal() -> None:
    told, root = logging.getLogger(outages.__name__), logging.getLogger()
    before = {each: each.level for each in (told, root)}
    told.setLevel(logging.NOTSET)
    assert told.isEnabledFor(logging.WARNING)
    try:
        local.quiet(Settings())
        assert not told.isEnabledFor(logging.WARNING)
        assert logging.getLogger("bot.spine.delivery").isEnabledFor(logging.WARNING)
    finally:
        for each, level in before.items():
            each.setLevel(level)


@pytest.mark.parametrize(
    ("options", "actions", "lies_open"),
    [("", "move", False), ("end", "move", False), ("pay pillage", "play-card", True), ("keep", "", True)],
)
def test_what_ends_a_turn_is_no_choice_that_lies_open(options: str, actions: str, lies_open: bool) -> None:
    offered = tuple(Option(one) for one in options.split())
    asked = Question(1, Seat("P1"), "any", "1", options=offered, actions=tuple(actions.split()))
    assert is_choice(asked) is lies_open


async def test_pictures_of_posts_go_with_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A map in daylight on a page at night would be all that one sees."""
    async with running(settings_in(tmp_path), capsys) as address, aiohttp.ClientSession() as http:
        window = await Window(http, address).enter()
        await window.begin()
        seen = []
        for dark in (True, False):
            await window.ask("style", dark=dark)
            before = pictures(window)
            await window.press("Full map")
            await window.until(lambda before=before: pictures(window) - before)
            [url] = pictures(window) - before
            async with http.get(f"{window.base}{url}") as answer:
                seen.append(Image.open(io.BytesIO(await answer.read())).convert("L").resize((1, 1)).getpixel((0, 0)))
        assert seen[0] + 60 < seen[1]


def pictures(window: Window) -> set[str]:
    """The pictures that only this person sees."""
    return {file["url"] for post in window.me for file in post["files"] if file["type"].startswith("image/")}
