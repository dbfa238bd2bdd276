"""The wire itself: the unmodified bot logs in, registers its commands, and plays."""

from bot.app import Stele
from tests.wire.people import Town, parts, rings


async def test_a_match_from_the_lobby_to_the_first_turn(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    await anna.slash("match new", game="practice", scenario="skirmish", players=2, place="channel")
    await town.quiet()
    lobby = town.lobby()
    assert "Join" in [part.get("label") for part in parts(lobby)]
    await anna.click(lobby, "Join")
    await ben.click(lobby, "Join")
    await anna.click(lobby, "Start")
    assert "begins" in town.text()
    assert set(rings(town.wire)) == {anna.id, ben.id}
