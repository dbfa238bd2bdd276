"""Small promises to people: languages, names, seats at once, data deleted, commands to press."""

import asyncio
from pathlib import Path

from bot.app import Stele
from bot.spine.people import harmless
from tests.bot.conftest import make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Town, until
from tests.wire.server import Wire


async def test_deleting_ones_data_survives_a_restart(wire: Wire, town: Town, tmp_path: Path) -> None:
    anna = town.join("Anna")
    async with logged_in(make_app(tmp_path), wire) as app:
        town.app = app
        await anna.slash("me pings", pings="none")
        asked = await anna.slash("privacy delete")
    async with logged_in(make_app(tmp_path), wire) as app:
        town.app = app
        ben = town.join("Ben")
        stranger = await ben.click(asked.messages[0], "Delete everything")
        assert "may not" in stranger.text
        await anna.click(asked.messages[0], "Delete everything")
        assert (await app.store.people.known_about(anna.id)).settings is None
        town.app = None


async def test_of_six_who_join_three_seats_at_once_three_sit_and_three_hear_that_none_is_left(
    app: Stele, town: Town
) -> None:
    people = [town.join(name) for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")]
    await people[0].slash("match new", game="practice", scenario="skirmish", players=3, place="channel")
    await town.quiet()
    lobby = town.lobby()
    answers = [person.press(lobby, "Join") for person in people]
    await asyncio.gather(*(answer.done() for answer in answers))
    await town.quiet()
    [info] = await app.store.matches.of_server(town.guild.id)
    live = await app.matches.get(info.id)
    assert all(place.person is not None for place in live.seats)
    late = [answer.text for answer, person in zip(answers, people, strict=True) if not live.seats_of(person.id)]
    assert len(late) == 3
    assert len(set(late)) == 1, "all three hear the same"
    assert late[0] == "Every seat of Skirmish is taken."


async def test_a_german_client_gets_german_private_answers(app: Stele, town: Town) -> None:
    gerda, anna = town.join("Gerda", locale="de"), town.join("Anna")
    assert "Partien" in (await gerda.slash("help")).text
    assert "Matches" in (await anna.slash("help")).text
    await gerda.slash("me language", language="en")
    assert "Matches" in (await gerda.slash("help")).text


async def test_help_has_commands_to_press(app: Stele, town: Town) -> None:
    anna, gerda = town.join("Anna"), town.join("Gerda", locale="de")
    numbers = {name: command["id"] for (name, _), command in town.backend.commands[None].items()}
    for text in ((await anna.slash("help")).text, (await gerda.slash("help")).text):
        assert f"</map:{numbers['map']}>" in text
        assert f"</match new:{numbers['match']}>" in text
        assert "`/" not in text


async def test_names_cannot_turn_the_line_round(app: Stele, town: Town) -> None:
    assert harmless("Anna\u202egnol\u2066x\u200f") == "Annagnolx"
    assert harmless("👩\u200d👧") == "👩\u200d👧"
    rascal = town.join("Ra\u202escal")
    await rascal.slash("match new", game="practice", scenario="skirmish", name="a\u202eb", place="channel")
    await until(lambda: town.messages(), "the lobby")
    await town.quiet()
    await rascal.click(town.lobby(), "Join")
    assert "\u202e" not in town.text()
