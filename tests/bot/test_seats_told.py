"""What the seats of a lobby say of themselves before anybody has to choose one."""

import discord
import pytest
from simcord.actors import MemberActor

from bot.games.presentation import Presentation
from bot.spine import limits
from bot.spine.words import LANGUAGES
from tests.bot.conftest import SHOWN
from tests.bot.house import House
from tests.bot.wording import check

# What a stranger reads of a seat in each game: what he picks, and how it begins and wins.
TOLD = {
    "assyrian-wars": ("two-rivers", "en", "Assyria", ("Nineveh: 12 units", "It wins by")),
    "hannibal": ("second-punic-war", "de", "Karthago", ("schwieriger", "Es gewinnt mit")),
    "empires": ("empires", "de", "Blau", ("erste Provinz", "Du gewinnst mit")),
    "era-of-tribes": ("two1", "en", "Blue", ("one of 3 peoples", "**Romans**: Mechanics at half price")),
    "practice": ("skirmish", "de", "Platz 2", ("3 Krieger", "Gewinnt mit")),
}


async def lobby(house: House, person: MemberActor, game: str, scenario: str) -> discord.Message:
    """A lobby in the channel; its pinned message."""
    await person.slash(house.channel, "match new", game=game, scenario=scenario, place="channel")
    [pinned] = house.channel.pinned_messages()
    return pinned


@pytest.mark.parametrize("game", TOLD)
async def test_whoever_chooses_a_seat_reads_what_it_is(house: House, game: str) -> None:
    scenario, language, label, (short, long) = TOLD[game]
    for person in (house.anna, house.ben):
        await person.slash(house.channel, "me language", language=language)
    message = await lobby(house, house.anna, game, scenario)
    shown = await house.anna.click(message, custom_id=button(message, "seats"))
    assert shown.response is not None
    [menu] = [row.children[0] for row in shown.response.message.components]
    line = next(option for option in menu.options if option.label == label)
    assert short in (line.description or "")
    assert long in shown.response.content
    assert label in shown.response.content
    sat = await house.ben.click(message, custom_id=button(message, "join"))
    assert sat.response is not None
    assert sat.response.content.count("\n") >= 1, "who just joins reads it, too"


def button(message: discord.Message, verb: str) -> str:
    """The button of a verb, whatever stands on it."""
    ids = [str(item.custom_id) for row in message.components for item in row.children]
    return next(id for id in ids if f":{verb}:" in id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_every_seat_of_every_scenario_says_what_it_is(game: str, language: str) -> None:
    shown = SHOWN[game]
    for scenario in shown.game.scenarios():
        for players in shown.player_numbers(scenario, {}):
            for place in range(players):
                told_well(shown, scenario, place, players, language)


def told_well(shown: Presentation, scenario: str, place: int, players: int, language: str) -> None:
    options = shown.defaults(scenario)
    about = shown.seat_about(scenario, options, place, players, shown.words(language))
    check(about.line)
    check(about.text)
    assert len(about.line) <= limits.SELECT_DESCRIPTION, about.line
    assert len(about.text) <= limits.CONTENT
