"""A match as a file: who may have what, and files that are not what they seem."""

import pytest
from simcord.actors import MemberActor
from simcord.env import Env
from simcord.results import InteractionResult

from bot.spine.matches import Live, words_of
from bot.spine.pipeline import Source
from db.records import Change
from db.transfer import read_header
from tests.bot import deeds
from tests.bot.house import House


@pytest.fixture
def env(own_env: Env) -> Env:
    return own_env


async def two_rivers(house: House) -> Live:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    source = Source(words_of(live, "en"))
    for _ in range(3):
        question = (await house.app.matches.position(live)).pending[0]
        assert question.default is not None
        await house.inside(deeds.submit(house.app, live, question.seat, question.default, source, question.id))
    return live


async def exported(house: House, person: MemberActor) -> tuple[str, str, bytes]:
    """What somebody gets: the words, the file's name, its content."""
    result = await person.slash(house.channel, "match export")
    assert result.response is not None
    assert result.response.ephemeral
    [file] = result.response.attachments
    return result.response.content, file.filename, await file.read()


async def test_while_it_runs_only_the_host_gets_the_secrets(house: House) -> None:
    live = await two_rivers(house)
    match = await house.app.matches.position(live)
    for person in (house.anna, house.ben, house.cleo, house.keeper):
        said, name, data = await exported(house, person)
        assert name == "hills-1.txt"
        assert "public log" in said
        log = data.decode()
        assert "the impulse begins" in log
        assert "you draw" not in log
    said, name, data = await exported(house, house.host)
    assert name == "hills-1.stele"
    assert "keep it to yourself" in said
    assert read_header(data).carries_secrets
    assert match.commitment not in said


async def test_once_it_is_over_everybody_gets_everything(house: House) -> None:
    live = await two_rivers(house)
    await house.inside(house.app.store.commit(Change(match=live.id, status="finished")))
    said, name, data = await exported(house, house.cleo)
    assert name == "hills-1.stele"
    assert "everything may be read" in said
    assert not read_header(data).carries_secrets


async def test_who_abandons_a_match_alone_does_not_open_its_secrets(house: House) -> None:
    """That takes the consent of all who played; until then the file for the host still says that it is secret."""
    await two_rivers(house)
    await abandon(house)
    said, name, _ = await exported(house, house.keeper)
    assert name == "hills-1.txt"
    assert "not all who played have agreed" in said
    assert "secret" not in await audited(house)
    assert read_header((await exported(house, house.host))[2]).carries_secrets
    asked = next(post for post in house.posts() if "stay closed until" in post.content)
    assert "Anna and Ben" in asked.content
    cannot = await house.cleo.click(asked, label="Open the secrets")
    assert cannot.response is not None
    assert "seat" in cannot.response.content
    await house.anna.click(asked, label="Open the secrets")
    assert (await exported(house, house.anna))[1] == "hills-1.txt"
    await house.ben.click(asked, label="Open the secrets")
    assert next(post for post in house.posts() if "All who played have agreed" in post.content)
    assert (await exported(house, house.cleo))[1] == "hills-1.stele"
    assert "The secret of the dice" in await audited(house)


async def test_who_plays_alone_opens_everything_by_abandoning(house: House) -> None:
    await house.match(house.keeper, None, None, game="practice")
    await abandon(house)
    assert (await exported(house, house.keeper))[1] == "hills-1.stele"


async def audited(house: House) -> str:
    result = await house.cleo.slash(house.channel, "dice audit")
    assert result.response is not None
    return result.response.content.replace("my secret", "").replace("The secret is published when", "")


async def abandon(house: House) -> None:
    asked = await house.keeper.slash(house.channel, "match abandon")
    assert asked.response is not None
    await house.keeper.click(asked.response.message, label="Abandon the match")


async def bring(house: House, person: MemberActor, name: str, data: bytes) -> InteractionResult:
    channel = house.guild.create_text_channel("elsewhere")
    return await person.slash(channel, "match import", file=(name, data))


async def test_a_file_becomes_a_match_again(house: House) -> None:
    live = await two_rivers(house)
    before = await house.app.matches.position(live)
    _, name, data = await exported(house, house.host)
    result = await bring(house, house.keeper, name, data)
    assert result.response is not None
    assert "Hills is match #2" in result.response.content
    again = await house.app.matches.get(2)
    position = await house.app.matches.position(again)
    assert position.revision == before.revision + 1, "everything, and the beginning of a new epoch"
    assert position.view(None) == before.view(None)
    assert position.commitment != before.commitment
    assert again.seats_of(house.anna.id) == (), "who sits there is decided here"
    assert again.info.creator == house.keeper.id


async def test_only_managers_import(house: House) -> None:
    await two_rivers(house)
    _, name, data = await exported(house, house.host)
    result = await bring(house, house.anna, name, data)
    assert result.response is not None
    assert "Only those who manage this server" in result.response.content
    assert len(await house.app.store.matches.of_server(house.guild.id)) == 1


@pytest.mark.parametrize("spoil", ["empty", "text", "cut", "changed"])
async def test_files_that_are_not_whole_change_nothing(house: House, spoil: str) -> None:
    await two_rivers(house)
    _, name, data = await exported(house, house.host)
    spoilt = {"empty": b"", "text": b"hello", "cut": data[:-40], "changed": data[:-1] + bytes([data[-1] ^ 1])}[spoil]
    result = await bring(house, house.keeper, name, spoilt)
    assert result.response is not None
    assert "nothing was changed" in result.response.content
    assert len(await house.app.store.matches.of_server(house.guild.id)) == 1


async def test_a_match_of_an_unknown_game_is_refused(house: House) -> None:
    await two_rivers(house)
    _, name, data = await exported(house, house.host)
    result = await bring(house, house.keeper, name, data.replace(b'"assyrian-wars"', b'"hannibal-wars"', 1))
    assert result.response is not None
    assert "a game that I do not know" in result.response.content
