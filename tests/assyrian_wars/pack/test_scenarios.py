"""Each kind of thing that can be wrong in a scenario, the timetable or an activation, and the message it gets."""

import tomllib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rules.assyrian_wars.board.ids import ScenarioId
from rules.assyrian_wars.board.state import Options
from rules.assyrian_wars.pack import activation, position_checks, scenario_checks, timetable
from rules.assyrian_wars.pack.activation import ActivationFile
from rules.assyrian_wars.pack.cards import Cards, CardsFile
from rules.assyrian_wars.pack.load import HOUSE, house
from rules.assyrian_wars.pack.scenarios import SWITCHES, Scenario
from rules.assyrian_wars.pack.timetable import Timetable, TimetableFile

Raw = dict[str, Any]
Spoil = Callable[[Raw], object]


def raw_file(file: str) -> Raw:
    return tomllib.loads((HOUSE / file).read_text(encoding="utf-8"))


def stack(raw: Raw, country: str, place: str) -> Raw:
    """The stack of a country in an area or zone."""
    found: Raw = next(row for row in raw["forces"] if row["country"] == country and place in row.values())
    return found


def file_mistakes(name: str, spoil: Spoil) -> list[str]:
    """What is said about a scenario file of the house pack after it was spoilt."""
    raw = raw_file(f"scenarios/{name}.toml")
    spoil(raw)
    edition = house()
    scenario = msgspec.convert(raw, Scenario)
    return [str(mistake) for mistake in scenario_checks.check({name: scenario}, edition.map, edition.counters)]


def position_mistakes(name: str, spoil: Spoil) -> list[str]:
    """What is said about a scenario of the house pack, laid out after it was spoilt."""
    assert file_mistakes(name, spoil) == []
    raw = raw_file(f"scenarios/{name}.toml")
    spoil(raw)
    scenario = msgspec.convert(raw, Scenario)
    edition = msgspec.structs.replace(house(), scenarios={ScenarioId(name): scenario})
    return [str(mistake) for mistake in position_checks.check(edition)]


@pytest.mark.parametrize("name", sorted(house().scenarios))
def test_the_scenarios_of_the_house_are_sound(name: str) -> None:
    assert file_mistakes(name, lambda raw: None) == []
    assert position_mistakes(name, lambda raw: None) == []


FILE_MISTAKES: dict[str, tuple[str, Spoil, str]] = {
    "an id unlike the file's name": (
        "campaign",
        lambda raw: raw.update(id="war"),
        "id: found 'war', expected 'campaign', like the file's name",
    ),
    "an unknown length": (
        "two-rivers",
        lambda raw: raw.update(length="long"),
        "length: found 'long', expected one of: short, full",
    ),
    "an end before the beginning": (
        "ashurbanipal",
        lambda raw: raw["lengths"].update(full=3),
        "lengths.full: found 3, expected turn 4 or later, when the scenario begins",
    ),
    "a rule left open": (
        "campaign",
        lambda raw: raw["rules"].pop("fog-of-war"),
        "rules.fog-of-war: found nothing, expected true or false",
    ),
    "a number of players without a row": (
        "campaign",
        lambda raw: raw["seats"].pop(2),
        "seats: found players 2, 3, 5, expected one row each for 2, 3, 4, 5 players",
    ),
    "a power without a player": (
        "campaign",
        lambda raw: raw["seats"][3]["powers"].pop("EL"),
        "seats[5 players]: found AS, ME, EG, BA, expected a player for each of AS, ME, EG, BA, EL",
    ),
    "a player without a power": (
        "two-rivers",
        lambda raw: raw["seats"][1]["powers"].update(EL=2),
        "seats[3 players]: found players 1, 2, expected each of the players 1 to 3",
    ),
    "a power that is none": (
        "campaign",
        lambda raw: raw["powers"].update(PH=raw["powers"]["EG"]),
        "powers.PH: found 'PH', expected one of: AS, ME, EG, BA, EL",
    ),
    "a minor that is none": (
        "campaign",
        lambda raw: raw["minors"].update(XX={"eco": 1}),
        "minors.XX: found 'XX', expected one of: PH, JU, IS, SY, UR, PY, PE",
    ),
    "a tribe that is none": (
        "campaign",
        lambda raw: raw["tribes"].update(AR={}),
        "tribes.AR: found 'AR', expected one of: CI, SC",
    ),
    "no Assyria": (
        "two-rivers",
        lambda raw: raw["powers"].pop("AS"),
        "powers: found BA, EL, expected AS among them, which begins the game (3.7)",
    ),
    "a theatre of strangers": (
        "two-rivers",
        lambda raw: raw["theatre"]["countries"].append("ME"),
        "theatre.countries: found 'ME', expected a country of the scenario",
    ),
    "an unknown place in the theatre": (
        "two-rivers",
        lambda raw: raw["theatre"]["also"].append("atlantis"),
        "theatre.also: found 'atlantis', expected a place of the map",
    ),
    "an unknown zone in the theatre": (
        "two-rivers",
        lambda raw: raw["theatre"]["zones"].append("gutium"),
        "theatre.zones: found 'gutium', expected a place of the map",
    ),
    "a capital out of play": (
        "two-rivers",
        lambda raw: raw["theatre"]["without"].append("susa"),
        "theatre: found susa out of play, expected the capital of EL in play",
    ),
    "an area of nobody who plays": (
        "two-rivers",
        lambda raw: raw["theatre"]["also"].append("ecbatana"),
        "theatre: found ecbatana in play, expected no area of ME, which is not part of the scenario",
    ),
    "Assyria in the wrong camp": (
        "campaign",
        lambda raw: raw["powers"]["AS"].update(camp="rebel"),
        "powers.AS.camp: found rebel, expected assyrian, its own camp",
    ),
    "a rebel who pays": (
        "campaign",
        lambda raw: raw["powers"]["BA"].update(pays_tribute=True),
        "powers.BA.pays_tribute: found true, expected false for Assyria and for rebels (5.2)",
    ),
    "too many cards for a power": (
        "campaign",
        lambda raw: raw["powers"]["EG"].update(hand=7),
        "powers.EG.hand: found 7, expected 2 to 6 cards (7.3.2)",
    ),
    "too few cards for Assyria": (
        "campaign",
        lambda raw: raw["powers"]["AS"].update(hand=3),
        "powers.AS.hand: found 3, expected 4 to 10 cards (7.3.2)",
    ),
    "more trade markers than there are": (
        "campaign",
        lambda raw: raw["powers"]["EL"].update(trade=3),
        "powers.EL.trade: found 3, expected at most the 2 markers that there are",
    ),
    "an active minor without cards": (
        "campaign",
        lambda raw: raw["minors"]["IS"].pop("hand"),
        "minors.IS.hand: found 0, expected 1 to 3 cards for a minor that is allied or at war (7.3.2)",
    ),
    "an idle minor with cards": (
        "campaign",
        lambda raw: raw["minors"]["PH"].update(hand=2),
        "minors.PH.hand: found 2, expected none for a minor that is neither allied nor at war (4.1)",
    ),
    "influence of a stranger": (
        "rise-and-fall",
        lambda raw: raw["minors"]["PE"]["influence"].update(power="EG"),
        "minors.PE.influence.power: found 'EG', expected a power of the scenario",
    ),
    "a tribe on a stranger's track": (
        "rise-and-fall",
        lambda raw: raw["tribes"]["SC"].update(influence={"power": "UR", "level": 3}),
        "tribes.SC.influence.power: found 'UR', expected a power of the scenario",
    ),
    "conquered and courted": (
        "ashurbanipal",
        lambda raw: raw["minors"]["SY"].update(influence={"power": "EG", "level": 5}),
        "minors.SY.conquered_by: found AS, expected no war and no place on a track beside it (7.1.D)",
    ),
    "conquered by a minor": (
        "ashurbanipal",
        lambda raw: raw["minors"]["SY"].update(conquered_by="IS"),
        "minors.SY.conquered_by: found 'IS', expected a power of the scenario",
    ),
    "a refuser who is pro-Assyrian": (
        "campaign",
        lambda raw: raw["minors"]["UR"].update(influence={"power": "AS", "level": 7}),
        "minors.UR.tribute: found refused, expected something else: it pays as pro-Assyrian or conquered (5.2)",
    ),
    "Persia refusing": (
        "campaign",
        lambda raw: raw["minors"].update(PE={"eco": 2, "tribute": "refused"}),
        "minors.PE.tribute: found refused, expected something else: Persia's checks succeed (5.2.1)",
    ),
    "a payer at war with Assyria": (
        "campaign",
        lambda raw: (raw["minors"]["IS"].update(tribute="paid"), raw["wars"][0].pop("cause")),
        "minors.IS.tribute: found paid in a war with AS, expected peace with whom it pays (5.2.3)",
    ),
    "a war with a stranger": (
        "two-rivers",
        lambda raw: raw.update(wars=[{"by": "BA", "on": "ME"}]),
        "wars[0]: found 'ME', expected a country of the scenario",
    ),
    "a war twice": (
        "campaign",
        lambda raw: raw["wars"].append({"by": "IS", "on": "AS"}),
        "wars[2]: found IS against AS, expected two countries, each pair once",
    ),
    "punishment of nobody who refused": (
        "rise-and-fall",
        lambda raw: raw["wars"][0].update(cause="punishment"),
        "wars[0].cause: found ME punishes PE, expected Assyria against a minor that refused (7.4.4)",
    ),
    "a pact with a home city": (
        "campaign",
        lambda raw: raw["pacts"].update(sidon="AS"),
        "pacts.sidon: found 'sidon', expected a minor city in play",
    ),
    "a pact of a minor": (
        "campaign",
        lambda raw: raw["pacts"].update(cyprus="PH"),
        "pacts.cyprus: found 'PH', expected a power of the scenario",
    ),
    "control out of play": (
        "two-rivers",
        lambda raw: raw.update(control={"damascus": "AS"}),
        "control.damascus: found 'damascus', expected an area in play",
    ),
    "a province of a stranger": (
        "two-rivers",
        lambda raw: raw.update(provinces={"kish": "EG"}),
        "provinces.kish: found 'EG', expected a country of the scenario",
    ),
    "a capital as a province": (
        "ashurbanipal",
        lambda raw: raw["provinces"].update(damascus="AS"),
        "provinces.damascus: found damascus, expected neither a capital nor a city with a blue ECO number (7.1.D)",
    ),
    "a city with a blue number as a province": (
        "ashurbanipal",
        lambda raw: raw["provinces"].update(harran="AS"),
        "provinces.harran: found harran, expected neither a capital nor a city with a blue ECO number (7.1.D)",
    ),
    "a marker out of play": (
        "two-rivers",
        lambda raw: raw.update(markers={"pillage": {"gordion": 1}}),
        "markers.pillage.gordion: found 'gordion', expected an area in play",
    ),
    "walls damaged away": (
        "ashurbanipal",
        lambda raw: raw["markers"]["damage"].update(gordion=3),
        "markers.damage.gordion: found 3, expected less than its defence 3",
    ),
    "a siege where no city is": (
        "campaign",
        lambda raw: raw["sieges"][0].update(area="gutium"),
        "sieges[gutium]: found 'gutium', expected an area in play with a city",
    ),
    "more units than the pool holds": (
        "campaign",
        lambda raw: stack(raw, "AS", "samaria")["units"].update(LI=3),
        "forces: found 7 AS units of class LI, expected at most the 6 that there are in turn 1",
    ),
    "units of a later turn": (
        "campaign",
        lambda raw: stack(raw, "EG", "memphis")["units"].update(HI=4),
        "forces: found 5 EG units of class HI, expected at most the 3 that there are in turn 1",
    ),
    "an unknown leader": (
        "two-rivers",
        lambda raw: stack(raw, "EL", "madaktu").update(leaders=["EL-cyrus"]),
        "forces[12].leaders: found 'EL-cyrus', expected the id of a leader or king",
    ),
    "somebody else's leader": (
        "two-rivers",
        lambda raw: stack(raw, "EL", "madaktu").update(leaders=["BA-nabu"]),
        "forces[12].leaders: found BA-nabu of BA, expected a leader of EL",
    ),
    "a king of a later turn": (
        "two-rivers",
        lambda raw: stack(raw, "EL", "madaktu").update(leaders=["EL-urtaku"]),
        "forces[12].leaders: found EL-urtaku of turn 3, expected a leader of turn 1 or earlier",
    ),
    "two kings": (
        "ashurbanipal",
        lambda raw: stack(raw, "EL", "bit-imbi").update(leaders=["EL-urtaku"]),
        "forces: found EL-teumman and EL-urtaku, expected one king of EL",
    ),
    "a leader in two places": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(leaders=["AS-turtan"]),
        "forces: found AS-turtan in ashur and harran, expected AS-turtan in one place",
    ),
    "a promoted king": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "nineveh").update(promoted=["AS-sargon"]),
        "forces[0].promoted: found 'AS-sargon', expected an ordinary leader of the same stack",
    ),
    "a stack nowhere": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").pop("area"),
        "forces[3]: found no place, expected an area or a zone",
    ),
    "a stack in two places": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(zone="elam-coast"),
        "forces[3]: found an area and a zone, expected an area or a zone",
    ),
    "an unknown area": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(area="haran"),
        "forces[3].area: found 'haran', expected the id of an area",
    ),
    "an unknown zone": (
        "two-rivers",
        lambda raw: stack(raw, "BA", "sealand-waters").update(zone="tethys"),
        "forces[9].zone: found 'tethys', expected the id of a sea zone",
    ),
    "ships on land": (
        "two-rivers",
        lambda raw: stack(raw, "BA", "ur")["units"].update(SH=1),
        "forces[7].units: found ships in ur, expected ships in a sea zone",
    ),
    "infantry at sea": (
        "two-rivers",
        lambda raw: stack(raw, "BA", "sealand-waters")["units"].update(HI=1),
        "forces[9].units: found land pieces in sealand-waters, expected land pieces in an area",
    ),
    "an empty stack": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").pop("units"),
        "forces[3]: found no pieces, expected units or leaders",
    ),
    "a stack out of play": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(area="til-barsip"),
        "forces[3].area: found 'til-barsip', expected an area in play",
    ),
    "a fleet out of play": (
        "two-rivers",
        lambda raw: stack(raw, "BA", "sealand-waters").update(zone="cilicia"),
        "forces[9].zone: found 'cilicia', expected a sea zone in play",
    ),
    "forces of a stranger": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(country="EG"),
        "forces[3].country: found 'EG', expected a country of the scenario",
    ),
    "forces of a minor at peace": (
        "campaign",
        lambda raw: raw["forces"].append({"country": "JU", "area": "jerusalem", "units": {"LI": 1}}),
        "forces[28]: found forces of JU, expected none of a minor that is neither allied nor at war (4.1)",
    ),
}


@pytest.mark.parametrize("what", FILE_MISTAKES)
def test_a_scenario_file_with(what: str) -> None:
    name, spoil, expected = FILE_MISTAKES[what]
    assert f"scenarios/{name}.toml: {expected}" in file_mistakes(name, spoil)


POSITION_MISTAKES: dict[str, tuple[str, Spoil, str]] = {
    "a belligerent without forces": (
        "rise-and-fall",
        lambda raw: raw.update(forces=[row for row in raw["forces"] if row["country"] != "PE"]),
        "forces: found nothing of PE, expected forces of PE, which is allied or at war (4.1)",
    ),
    "enemies side by side": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(area="sippar"),
        "forces: found AS and BA outside the city of sippar, expected enemies apart (6.12)",
    ),
    "enemies inside one city": (
        "campaign",
        lambda raw: stack(raw, "AS", "harran").update(area="samaria", inside=True),
        "forces: found AS and IS inside the city of samaria, expected enemies apart (6.12)",
    ),
    "troops in a country at peace": (
        "campaign",
        lambda raw: stack(raw, "EG", "gaza").update(area="lachish"),
        "forces: found EG in lachish of JU, expected a war, or a reason to be there (8.1)",
    ),
    "a stranger in the Far East": (
        "campaign",
        lambda raw: stack(raw, "EL", "madaktu").update(area="far-east"),
        "forces: found EL in far-east, expected pieces of ME only (1.3)",
    ),
    "a captured area without a garrison": (
        "two-rivers",
        lambda raw: raw.update(control={"kish": "AS"}),
        "control: found kish held by AS without a land unit, expected a garrison (6.12)",
    ),
    "an open area that the enemy stands in": (
        "rise-and-fall",
        lambda raw: stack(raw, "ME", "silhazi").update(area="carmania"),
        "control: found carmania of PE with ME alone in it, expected ME in control (6.12)",
    ),
    "inside walls that are not there": (
        "two-rivers",
        lambda raw: stack(raw, "AS", "harran").update(area="singara", inside=True),
        "forces: found AS inside singara, expected an area with a city",
    ),
    "inside a stranger's city": (
        "campaign",
        lambda raw: stack(raw, "AS", "harran").update(area="hazor", inside=True),
        "forces: found AS inside the city of IS in hazor, expected an own or allied city (R-116)",
    ),
    "besieged by nobody": (
        "two-rivers",
        lambda raw: stack(raw, "BA", "sippar").update(inside=True),
        "forces: found BA shut inside sippar, expected an enemy outside, or `inside` left out (R-51)",
    ),
    "a siege without a besieger": (
        "campaign",
        lambda raw: stack(raw, "AS", "samaria").update(area="harran"),
        "sieges[samaria]: found no army of AS under AS-rab-saris, expected a leader with units before the city (R-88)",
    ),
    "a siege in peace": (
        "campaign",
        lambda raw: (
            stack(raw, "AS", "samaria").update(area="jerusalem"),
            raw["sieges"][0].update(area="jerusalem"),
        ),
        "sieges[jerusalem]: found AS at peace with JU, expected a war with the city's holder (R-88)",
    ),
    "a city that has starved already": (
        "campaign",
        lambda raw: raw["sieges"][0].update(hunger=6),
        "sieges[samaria]: found hunger 6, expected less than 6, when the city falls (6.8.1)",
    ),
    "hunger in an open port": (
        "ashurbanipal",
        lambda raw: (
            stack(raw, "AS", "gaza").update(area="pelusium"),
            raw.pop("control"),
            stack(raw, "EG", "pelusium").update(inside=True),
            raw.update(sieges=[{"area": "pelusium", "country": "AS", "leader": "AS-turtan", "hunger": 0}]),
        ),
        "sieges[pelusium]: found 0 ships against 2, expected more ships than the enemy's: the port is open (R-92)",
    ),
    "Mede tribes abroad": (
        "campaign",
        lambda raw: stack(raw, "ME", "harhar").update(area="mannea"),
        "forces: found 1 Mede regulars abroad, expected at most 0 before turn 4 (10.2)",
    ),
    "a tribe that comes from nowhere": (
        "rise-and-fall",
        lambda raw: raw["theatre"]["also"].remove("zirkitia"),
        "tribes.SC: found zirkitia out of play, expected the entry area of the timetable in play",
    ),
    "a tribe without prey": (
        "campaign",
        lambda raw: (
            raw.update(theatre={"countries": ["AS", "ME", "EG", "BA", "EL", "IS"], "also": ["daiaeni", "adana"]}),
            raw.update(minors={"IS": raw["minors"]["IS"]}, tribes={"CI": {}}),
            raw.update(forces=[row for row in raw["forces"] if "zone" not in row and row["country"] != "PE"]),
            raw.update(wars=[row for row in raw["wars"] if row["on"] != "PE"]),
        ),
        "tribes.CI: found no UR, expected UR, its only prey at first",
    ),
    "a tribe that should have come": (
        "ashurbanipal",
        lambda raw: raw.update(forces=[row for row in raw["forces"] if row["country"] != "CI"]),
        "tribes.CI: found no forces, expected all of the tribe on the map: it came after turn 1",
    ),
    "enemy fleets in one zone": (
        "ashurbanipal",
        lambda raw: raw["forces"].append({"country": "AS", "zone": "delta-west", "units": {"SH": 1}}),
        "forces: found ships of AS and EG in delta-west, expected enemy fleets apart",
    ),
}


@pytest.mark.parametrize("what", POSITION_MISTAKES)
def test_a_scenario_laid_out_with(what: str) -> None:
    name, spoil, expected = POSITION_MISTAKES[what]
    assert f"scenarios/{name}.toml: {expected}" in position_mistakes(name, spoil)


def test_a_draw_pile_that_is_too_small() -> None:
    edition = house()
    raw = raw_file("cards.toml")
    cards = Cards(msgspec.convert(raw | {"cards": raw["cards"][:44]}, CardsFile))
    assert len(cards.draw_deck) == 20
    campaign = {ScenarioId("campaign"): edition.scenarios[ScenarioId("campaign")]}
    small = msgspec.structs.replace(edition, scenarios=campaign, cards=cards)
    assert [str(mistake) for mistake in position_checks.check(small)] == [
        "scenarios/campaign.toml: powers: found 26 cards to deal, expected at most the 20 of the draw pile of house"
    ]


def test_all_mistakes_of_a_scenario_are_told_at_once() -> None:
    def spoil(raw: Raw) -> None:
        raw["powers"]["EG"]["hand"] = 9
        stack(raw, "AS", "harran")["area"] = "haran"
        raw["seats"].pop(0)

    assert len(file_mistakes("campaign", spoil)) == 3


def timetable_mistakes(spoil: Spoil) -> list[str]:
    raw = raw_file("timetable.toml")
    spoil(raw)
    edition = house()
    return [str(found) for found in timetable.check(msgspec.convert(raw, TimetableFile), edition.map, edition.counters)]


TIMETABLE_MISTAKES: dict[str, tuple[Spoil, str]] = {
    "an Interphase missing": (
        lambda raw: raw["interphases"].pop(1),
        "interphases: found after: 1, 3, 4, expected one each after turns 1 to 4, in that order",
    ),
    "an unknown king": (
        lambda raw: raw["interphases"][0]["candidates"].append("AS-ninus"),
        "interphases[1].candidates: found unknown king 'AS-ninus', expected a king of counters.toml",
    ),
    "a king without a place": (
        lambda raw: raw["interphases"][2].pop("crowned"),
        "interphases[3].candidates: found ME-khshathrita without a place, expected every king whose turn is 4, once",
    ),
    "a king at the wrong time": (
        lambda raw: raw["interphases"][0]["candidates"].append("ME-cyaxares"),
        "interphases[1].candidates: found ME-cyaxares too early, too late or twice,"
        " expected kings whose turn is 2, once",
    ),
    "a succession of nobody": (
        lambda raw: raw["interphases"][0]["succession"].update(UR=1),
        "interphases[1].succession.UR: found no power, expected the id of a power",
    ),
    "reserves forgotten": (
        lambda raw: raw["interphases"][2].update(reserves=["ME"]),
        "interphases[3].reserves: found ME, expected the countries with counters of turn 4: EG, ME",
    ),
    "an unknown tribe": (
        lambda raw: raw["interphases"][2]["nomads"][0].update(tribe="HU"),
        "interphases[3].nomads[HU].tribe: found 'HU', expected the id of a nomad tribe",
    ),
    "a tribe nowhere": (
        lambda raw: raw["interphases"][2]["nomads"][0].update(area="pontus"),
        "interphases[3].nomads[SC].area: found 'pontus', expected the id of an area",
    ),
    "an unknown prey": (
        lambda raw: raw["interphases"][0]["nomads"][0].update(only_against="XX"),
        "interphases[1].nomads[CI].only_against: found 'XX', expected the id of a country",
    ),
    "a power annexed": (
        lambda raw: raw["interphases"][1].update(annexed=["EG"]),
        "interphases[2].annexed: found 'EG', expected the id of a minor country",
    ),
    "a tribe that never comes": (
        lambda raw: raw["interphases"][2].pop("nomads"),
        "interphases: found 0 entries of SC, expected one entry of each tribe",
    ),
    "a free tribe freed": (
        lambda raw: raw["interphases"][3].update(freed=["SC"]),
        "interphases[4].freed: found 'SC', expected a tribe bound in an earlier Interphase",
    ),
}


@pytest.mark.parametrize("what", TIMETABLE_MISTAKES)
def test_a_timetable_with(what: str) -> None:
    spoil, expected = TIMETABLE_MISTAKES[what]
    assert timetable_mistakes(lambda raw: None) == []
    assert f"timetable.toml: {expected}" in timetable_mistakes(spoil)


def activation_mistakes(spoil: Spoil) -> list[str]:
    raw = raw_file("activation.toml")
    spoil(raw)
    edition = house()
    file = msgspec.convert(raw, ActivationFile)
    return [str(found) for found in activation.check(file, edition.map, edition.counters)]


ACTIVATION_MISTAKES: dict[str, tuple[Spoil, str]] = {
    "limits that exclude each other": (
        lambda raw: raw["hand"].update(least=4),
        "hand: found least 4, expected at most the 3 of `most`",
    ),
    "a minor forgotten": (
        lambda raw: raw.update(forces=[row for row in raw["forces"] if row["country"] != "PE"]),
        "forces: found nothing for PE, expected forces of every minor country",
    ),
    "a power": (
        lambda raw: raw["forces"][0].update(country="EG"),
        "forces[0].country: found 'EG', expected the id of a minor country",
    ),
    "an unknown area": (
        lambda raw: raw["forces"][0].update(area="carthage"),
        "forces[0].area: found 'carthage', expected the id of an area",
    ),
    "somebody else's city": (
        lambda raw: raw["forces"][0].update(area="hamath"),
        "forces[0].area: found 'hamath', expected a city or square home area of PH",
    ),
    "somebody else's sea": (
        lambda raw: raw["forces"][3].update(zone="delta-east"),
        "forces[3].zone: found 'delta-east', expected a sea zone with a home port of PH",
    ),
    "somebody inside": (
        lambda raw: raw["forces"][0].update(inside=True),
        "forces[0].inside: found true, expected nothing: an activated minor stands outside its walls",
    ),
    "more units than the pool holds": (
        lambda raw: raw["forces"][0]["units"].update(HI=2),
        "forces: found 3 PH units of class HI, expected at most the 2 that there are in turn 1",
    ),
}


@pytest.mark.parametrize("what", ACTIVATION_MISTAKES)
def test_an_activation_with(what: str) -> None:
    spoil, expected = ACTIVATION_MISTAKES[what]
    assert activation_mistakes(lambda raw: None) == []
    assert f"activation.toml: {expected}" in activation_mistakes(spoil)


def test_every_switch_is_an_option_of_the_board_and_the_other_way_round() -> None:
    assert {field.encode_name for field in msgspec.structs.fields(Options)} == {*SWITCHES, "lead"}


@pytest.mark.parametrize(
    ("eco", "cards"),
    [
        pytest.param(1, 1, id="AW-6.9-114"),
        pytest.param(2, 1, id="AW-6.17-101"),
        (4, 3),
        (7, 3),
        (-1, 1),
    ],
)
def test_hand_of_an_activated_minor(eco: int, cards: int) -> None:
    assert house().activation.hand.cards(eco) == cards


def test_the_timetable_frees_the_cimmerians_after_turn_2_and_adds_a_die_in_turn_5() -> None:
    table: Timetable = house().timetable
    assert [table.is_freed("CI", turn) for turn in (2, 3)] == [False, True]
    assert [table.tribute_dice(turn) for turn in range(1, 6)] == [0, 0, 0, 0, 1]
    assert [table.after(turn).succession["AS"] for turn in range(1, 5)] == [0, 2, 1, 5]
    assert table.after(5).candidates == ()
    assert [table.arrival(tribe) for tribe in ("CI", "SC")] == [1, 3]
    assert [table.is_annexed("IS", turn) for turn in (2, 3)] == [False, True]
