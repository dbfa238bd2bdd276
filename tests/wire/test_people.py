"""Small promises to people: languages, names, seats at once, data deleted, commands to press."""

import asyncio
from pathlib import Path

from simcord.backend import serializers

from bot.app import Stele
from bot.spine.people import harmless
from tests.bot.conftest import make_app
from tests.wire.conftest import logged_in
from tests.wire.people import Town, rings, until
from tests.wire.server import Wire
from tests.wire.tables import begun


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


async def test_a_ruling_is_tried_in_words_of_people(app: Stele, town: Town) -> None:
    anna, ben, gus = (town.join(name) for name in ("Anna", "Ben", "Gus"))
    seats = ("P1", "P2")
    await begun(app, town, anna, ben, game="assyrian-wars", scenario="two-rivers", seats=seats, gm=gus)
    asked = gus.half_type("gm-aw piece", "piece", "sargon")
    await asked.done()
    [leader, *_] = asked.record.autocomplete_choices or []
    shown = await gus.slash("gm-aw piece", piece=leader["value"], to="area", place="Babylon", reason="a bet")
    await town.quiet()
    assert " leaves " in shown.text, shown.text
    assert " comes to Babylon" in shown.text
    assert "No, No" not in shown.text


async def test_who_gets_a_seat_that_is_asked_is_rung(app: Stele, town: Town) -> None:
    anna, ben, cleo = (town.join(name) for name in ("Anna", "Ben", "Cleo"))
    await begun(app, town, anna, ben)
    before = len(town.wire.seen)
    given = town.backend.guilds[town.guild.id].members[cleo.id]
    data = anna._command("seat give", {"person": str(cleo.id)})
    data["options"][0]["options"][0]["type"] = 6
    users = {str(cleo.id): dict(serializers.user_payload(town.backend.get_user(cleo.id)))}
    members = {str(cleo.id): dict(serializers.member_payload(town.backend, town.guild, given))}
    data["resolved"] = {"users": users, "members": members}
    answer = await anna.send(2, data).done()
    await town.quiet()
    assert cleo.id in rings(town.wire, before), answer.text
