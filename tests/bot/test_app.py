"""Starting, stopping, new rules, and the answers that come at the edge of what Discord allows."""

import asyncio
import gc
from collections.abc import Sequence
from pathlib import Path

import discord
import pytest
from simcord.env import Env

from bot.app import COLLECTOR, LONG_WALK, calm_the_collector
from bot.spine.pipeline import Source
from bot.spine.talk import MOST_MESSAGES
from db.records import Advance, Change, NewMatch, SeatInfo
from rules.core import dumps
from rules.core.entries import Entry
from rules.core.match import Match
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.conftest import SPINE, make_app
from tests.bot.house import House
from tests.practice.game import ThreeHills

OLD_DUMP = Path(__file__).parents[1] / "practice" / "dumps" / "version-2.dump"


@pytest.fixture
def env(own_env: Env) -> Env:
    return own_env


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return SPINE


async def test_a_stop_waits_for_the_command_that_runs(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    finished: list[str] = []

    async def command() -> None:
        with app.under_way():
            await asyncio.sleep(0.05)
            finished.append("command")

    async with app:
        running = asyncio.create_task(command())
        await asyncio.sleep(0)
        await app.close()
        finished.append("stop")
    await running
    assert finished == ["command", "stop"]


async def test_while_stopping_nothing_new_begins(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    house.app.stopping = True
    result = await house.anna.slash(house.channel, "try choose", option="home")
    assert result.response.content.startswith("I am about to restart.")
    assert (await house.app.store.matches.head(live.id)).revision == 1
    house.app.stopping = False


async def test_what_discord_does_not_wait_for_is_not_carried_out(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    house.env.inject_error("POST", "/interactions/*", status=404, code=10062, message="Unknown interaction")
    await house.anna.slash(house.channel, "try choose", option="home")
    assert (await house.app.store.matches.head(live.id)).revision == 1


async def test_a_match_of_older_rules_is_kept_under_the_new_ones_and_goes_on(house: House) -> None:
    app, blob = house.app, OLD_DUMP.read_bytes()
    mark = dumps.stamp(blob)
    match = Match.load(ThreeHills(), blob)
    seats = [SeatInfo(seat=seat, person=house.anna.id) for seat in match.seats]
    new = NewMatch(server=house.guild.id, channel=house.channel.id, name="Old", game="practice", scenario="skirmish")
    id = await app.store.matches.create(new, seats)
    entries = tuple(Entry(number, "answer", mark.version) for number in range(1, mark.revision + 1))
    begun = Advance(base=None, state=blob, entries=entries, checkpoint=True)
    await app.store.commit(Change(match=id, advance=begun, status="running"))
    assert (await app.store.matches.head(id)).version == mark.version < ThreeHills.version

    question = match.pending[0]
    assert question.default is not None
    live = await app.matches.get(id)
    source = Source(app.shown["practice"].words("en"))
    played = await house.inside(deeds.submit(app, live, question.seat, question.default, source))
    assert played.done
    head = await app.store.matches.head(id)
    assert (head.version, head.revision) == (ThreeHills.version, played.revision)
    past = await app.store.matches.past(id, mark.revision)
    assert past.version == ThreeHills.version, "there is a checkpoint under the new rules"


async def test_names_neither_ping_nor_format(house: House) -> None:
    rascal = house.join("@everyone **loud**")
    await house.match(rascal, house.ben)
    await rascal.slash(house.channel, "try choose", option="home")
    result = await house.ben.slash(house.channel, "try choose", option="home")
    assert "@everyone" not in result.response.content
    assert "**loud**" not in result.response.content
    assert r"\*\*loud\*\* marches" in result.response.content


async def test_long_answers_are_split_and_very_long_ones_attached(house: House) -> None:
    long = await house.anna.slash(house.channel, "try recite", lines=150)
    assert len(long.followups) == 1
    assert all(each.ephemeral for each in long.followups)
    endless = await house.anna.slash(house.channel, "try recite", lines=MOST_MESSAGES * 400)
    assert endless.followups == []
    assert [file.filename for file in endless.response.attachments] == ["stele.txt"]


async def test_commands_have_german_names(house: House) -> None:
    [command] = [each for each in house.app.tree.get_commands() if each.name == "privacy"]
    payload = await command.get_translated_payload(house.app.tree, house.app.tree.translator)
    assert payload["name_localizations"] == {discord.Locale.german.value: "datenschutz"}
    assert payload["description_localizations"] == {discord.Locale.german.value: "Was ich über dich speichere"}


async def test_an_answer_after_an_accepted_one_is_judged_on_the_saved_position(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), source))
    again = await house.inside(deeds.submit(house.app, live, "P1", Choose("home"), source))
    assert not again.done


async def test_a_public_message_never_turns_into_a_private_answer(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.restart()
    table = house.channel.pinned_messages()[0]
    result = await house.anna.click(table, label="Whisper")
    assert (result.response.content, result.ephemeral) == ("a secret", True)
    assert "a secret" not in [post.content for post in house.posts()]


async def test_another_servers_match_does_not_exist_here(house: House) -> None:
    live = await house.match(house.anna, house.ben)
    abroad = house.env.create_guild("Elsewhere")
    channel = abroad.create_text_channel("table")
    spy = abroad.add_member(house.anna.user)
    result = await spy.slash(channel, "try choose", option="home", match=live.id)
    assert result.response.content.startswith(f"There is no match #{live.id} in this server.")


async def test_a_number_without_a_match_is_refused(house: House) -> None:
    result = await house.anna.slash(house.channel, "try choose", option="home", match=999)
    assert result.response.content.startswith("There is no match #999")


async def test_two_matches_in_one_channel_must_be_told_apart_unless_one_is_mine(house: House) -> None:
    await house.match(house.anna, house.ben)
    await house.match(house.ben, house.cleo)
    mine = await house.anna.slash(house.channel, "try choose", option="home")
    assert mine.response.content == "Done."
    both = await house.ben.slash(house.channel, "try choose", option="home")
    assert both.response.content.startswith("Several matches are played here: Hills (#2) and Hills (#1).")


async def test_a_bot_that_has_started_is_warm(tmp_path: Path) -> None:
    """Nobody's first command waits for types to be checked, and what was read is not walked over again."""
    app, before = make_app(tmp_path), gc.get_threshold()
    calm_the_collector.cache_clear()
    games = [shown.game for shown in app.shown.values()]
    for game in games:
        vars(game).pop("kit", None)
    gc.set_threshold(700, 10, 10)
    app._warm_up()
    assert [game.id for game in games if "kit" not in vars(game)] == []
    assert gc.get_threshold() == COLLECTOR
    assert gc.get_freeze_count() > 0
    gc.set_threshold(*before)


async def test_the_collector_walks_over_everything_only_in_a_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, walks = make_app(tmp_path), list[int]()
    monkeypatch.setattr("bot.app.gc.get_count", lambda: (0, 0, LONG_WALK))
    monkeypatch.setattr("bot.app.gc.collect", lambda: walks.append(app.busy))
    monkeypatch.setattr("bot.app.PAUSE", 0)
    async with app:
        with app.under_way():
            with app.under_way():
                pass
            await asyncio.sleep(0.01)
            assert walks == []
        with app.under_way():  # the next one has come before the pause
            await asyncio.sleep(0.01)
            assert walks == []
        await asyncio.sleep(0.01)
        assert walks
        assert not any(walks)
