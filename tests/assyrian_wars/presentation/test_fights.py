"""Sieges and naval battles have their pictures, made from public events as those of field battles are."""

import pytest

import rules
from bot.games.assyrian_wars.changes import changes_of, fights_of, report
from bot.games.assyrian_wars.story import retold
from bot.games.registry import presentations
from bot.spine.matches import words_of
from render.assyrian_wars import orders
from render.assyrian_wars.battle import BattleReport, told
from rules.assyrian_wars.events.foreign_war.battle import FightAbroad
from rules.assyrian_wars.view import View
from rules.core.messages import Event, Name, message
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import search
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import besiege, siege_table
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.bot.house import House

NABU = Name("leader", "BA-nabu")
WARS = presentations(rules.games())["assyrian-wars"]


async def reported(house: House, game: CaseTable, language: str = "en") -> BattleReport:
    """The only fight among the events, which can be drawn and stands on the map."""
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="campaign")
    words = words_of(live, language)
    events = [event for event in game.events if event.seats is None]
    view = game.match.view(None)
    assert isinstance(view, View)
    [fight] = fights_of(events)
    made = report(fight, view, words)
    assert made.place in {clash.place for clash in changes_of(events, view, words).clashes}
    [ready] = await house.app.studio.draw(orders.battle(made))
    assert ready.data
    assert ready.alt
    return made


async def test_an_assault_shows_its_dice_and_who_held_the_walls(house: House) -> None:
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [4, 4]})
    made = await reported(house, through(besiege(game, "BA-nabu", "assault", by="BA")))
    assert (made.place, made.kind, made.winner) == ("guzana", "siege", "attacker")
    [round] = made.rounds
    assert [die for throw in round.attacker for die in throw.dice] == [1, 6]
    assert [die for throw in round.defender for die in throw.dice] == [4, 4]
    assert round.hits == (1, 0)
    assert "Guzana" in made.result


async def test_an_assault_that_fails(house: House) -> None:
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [6, 6], "defenders": [4, 4]})
    made = await reported(house, through(besiege(game, "BA-nabu", "assault", by="BA")), "de")
    assert made.winner == "defender"
    assert made.attacker.pieces
    assert "wehrt den Sturm ab" in made.result


@pytest.mark.parametrize(("fog", "unseen"), [("", (2, 1)), ("options: not fog-of-war; ", (0, 0))])
async def test_a_siege_report_counts_the_army_in_the_fog(house: House, fog: str, unseen: tuple[int, int]) -> None:
    """9.5, R-269: the dice lie open, so the lost unit and the top of a stack are not shown as the whole army."""
    dice = {"besiegers": every(6, after=[1, 1]), "defenders": every(6, after=[1, 1])}
    game = siege_table(f"{fog}kish: AS turtan 4LI, BA (nabu 3LI)", dice=dice)
    made = await reported(house, through(besiege(game, "AS-turtan", "assault")))
    assert (made.attacker.unseen, made.defender.unseen) == unseen
    text = next(line for line in told(made) if "Assyria, " in line)
    assert "4 units" in text
    assert ("2 more in the fog" in text) == bool(unseen[0])


async def test_a_naval_battle_shows_both_fleets(house: House) -> None:
    text = "war AS EG; PH: active, track EG, level 13; sidonia: EG SH1, PH SH1..2, AS SH1"
    game = table(text, impulse="EG", ap=4, dice={"search": [3, 4]})
    game.play("EG", search("sidonia", allies=True))
    made = await reported(house, through(game))
    assert (made.place, made.kind) == ("sidonia", "naval")
    assert made.rounds
    assert {"EG", "PH"} == set(made.attacker.countries)
    assert made.defender.countries == ("AS",)
    assert made.winner


def abroad() -> CaseTable:
    """Egypt fights in Libya."""
    text = "foreign-war 29 EG lybia: size 4, duration 4, forces EG 3LI taharqa; hand EG: 40 41"
    game = table(text, impulse="EG", ap=1, dice={"melee": [6] * 24})
    game.play("EG", FightAbroad())
    return through(game)


def test_a_battle_abroad_is_no_round_of_a_siege() -> None:
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [4, 4]})
    siege = through(besiege(game, "BA-nabu", "assault", by="BA"))
    [fight] = fights_of([*siege.events, *abroad().events])
    assert fight.place == "guzana"
    assert len(fight.rounds) == 1


@pytest.mark.parametrize(("language", "people"), [("en", "Libya"), ("de", "Libyen")])
def test_a_battle_abroad_is_told_with_its_dice(language: str, people: str) -> None:
    """No picture shows them."""
    lines = retold(abroad().events, WARS.words(language), dice=False).splitlines()
    assert sum("🎲" in line and people in line for line in lines) == 2


def test_who_marches_on_after_a_siege_is_still_in_its_report() -> None:
    """What happens after the city has fallen is no part of the siege, nor are losses of another fight."""
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [4, 4]})
    events = through(besiege(game, "BA-nabu", "assault", by="BA")).events
    fallen = next(n for n, event in enumerate(events) if event.message.id == "city-taken")
    later = [
        Event(message("marched", country=Name("country", "BA"), area=Name("area", "harran")), ""),
        Event(message("losses-taken", country=Name("country", "BA"), reduced=(), eliminated=(NABU,)), ""),
    ]
    [fight] = fights_of([*events, *later])
    assert fight.last == fallen
    assert NABU.id not in fight.fates


def test_a_garrison_that_regroups_has_run() -> None:
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [4, 4]})
    through(besiege(game, "BA-nabu", "assault", by="BA"))
    rolled = next(event for event in game.events if event.message.id == "siege-rolled")
    taken = message("city-taken", area=Name("area", "guzana"), routed=(Name("unit", "AS-LI-1"),))
    [fight] = fights_of([rolled, Event(taken, "")])
    assert fight.fates == {"AS-LI-1": ("AS", "routed")}


def test_the_dice_of_a_siege_are_not_listed_above_their_picture() -> None:
    game = siege_table("guzana: BA nabu LI", by="BA", dice={"besiegers": [1, 6], "defenders": [4, 4]})
    events = through(besiege(game, "BA-nabu", "assault", by="BA")).events
    [fight] = fights_of([event for event in events if event.message.id == "siege-rolled"])
    view = game.match.view(None)
    assert isinstance(view, View)
    assert report(fight, view, WARS.words("en"), over=False).result == ""
