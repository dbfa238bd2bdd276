"""How the journeys begin: an invitation, three people, and a game master who sets up the middle of a game."""

import re

from rules.era_of_tribes.desk.filing import CONDITIONS
from rules.era_of_tribes.pack.edition import edition
from tests.bot.acting import answer, labels, said
from tests.bot.house import House
from tests.bot.travellers import stamped
from tests.bot.watching import Journey
from tests.era_of_tribes.presentation.journeys.rehearsal import POSITION, REASON, SCENARIO

GAME = "era-of-tribes"
# Ids that no word looks like: those of several parts, and the short forms of orders and bonus steps.
IDS = re.compile(
    "|".join(
        [rf"\b{one}\b" for one in (*edition().map.areas, *edition().box.tiles) if "-" in one and one != "grey-leader"]
        + [rf"\b{one.id}\b" for one in CONDITIONS if "-" in one.id]
        + [r"\b(if-more|military-goods)\b", r"\w:(red|blue|green|force)\b", r"\b[a-z]+:\d\b", r"\bch\.\d", r"\{ ?\$"]
    )
)


async def opened(house: House) -> int:
    """From the invitation to the first decision."""
    await house.ben.slash(house.channel, "me language", language="de")
    made = await house.anna.slash(
        house.channel, "match new", game=GAME, scenario=SCENARIO, players=3, gm=house.keeper, place="channel"
    )
    assert "Around the Mediterranean, for three" in said(made)
    [lobby] = [post for post in house.posts() if post.components]
    assert "You play Red" in said(await house.anna.click(lobby, label="Join"))
    assert "Du spielst Blau" in said(await house.ben.click(lobby, label="Join"))
    await house.cleo.click(lobby, label="Join")
    await house.anna.click(lobby, label="Start")
    [info] = await house.app.store.matches.of_server(house.guild.id)
    assert info.status == "running"
    return info.id


async def set_up(house: House) -> Journey:
    """The game master tries the position first, then sets it up; Blue wants quiet rounds."""
    journey = Journey(house, await opened(house), GAME, IDS)
    tried = await house.keeper.slash(house.channel, "gm set-up", reason=REASON, position=POSITION.replace("\n", "; "))
    button = stamped(answer(tried), "gm-do")
    assert button is not None, (said(tried), labels(answer(tried)))
    await house.keeper.click(answer(tried), custom_id=button)
    kept = said(await house.ben.slash(house.channel, "orders preset", preset="quiet"))
    assert kept
    return journey
