"""What somebody reads who is new here: a slip is understood, an option says what it brings, nothing is said twice."""

import pytest

from tests.bot.acting import answer, said
from tests.bot.house import House

SLIPS = (
    ("en", "card", {"name": "Sythian Aliance"}, "Scythian Alliance"),
    ("de", "card", {"name": "Skytische Alianz"}, "Skythische Allianz"),
    ("en", "map", {"part": "Sipar"}, "Sippar"),
    ("de", "map", {"part": "Ninife"}, "Ninive"),
    ("de", "map", {"part": "Ninevh"}, "Nineveh"),  # a name of the other language
    ("en", "odds", {"kind": "batle", "who": "Sargon II"}, "battle"),
    ("en", "odds", {"kind": "battle", "who": "Sargn"}, "Sargon II"),
    ("de", "odds", {"kind": "battle", "who": "Sargon II.", "where": "Siparr"}, "Sippar"),
    ("en", "orders add", {"question": "Intercpt?", "answer": "yes"}, "Intercept?"),
)
ASKED = {"en": "Did you mean", "de": "Meintest du"}
STAYS = {
    "en": "**No, not this time**: The force stays where it is, and the enemy marches on",
    "de": "**Nein, diesmal nicht**: Die Truppe bleibt, wo sie ist, und der Feind zieht weiter",
}


async def begun(house: House, language: str) -> None:
    for person in (house.anna, house.ben):
        await person.slash(house.channel, "me language", language=language)
    await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")


@pytest.mark.parametrize(("language", "command", "options", "meant"), SLIPS)
async def test_a_slip_is_told_with_the_name_that_was_meant(
    house: House, language: str, command: str, options: dict[str, str], meant: str
) -> None:
    await begun(house, language)
    text = said(await house.anna.slash(house.channel, command, **options))
    assert ASKED[language] in text
    assert meant in text


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Babylonia (Ben): **0** · ECO 4, 0 AP saved, 6 cards"),
        ("de", "Babylonien (Ben): **0** · ECO 4, 0 AP gespart, 6 Karten"),
    ],
)
async def test_status_names_a_country_once(house: House, language: str, line: str) -> None:
    await begun(house, language)
    lines = said(await house.anna.slash(house.channel, "status")).splitlines()
    assert [one for one in lines if one.startswith("Babylon")] == [line]


@pytest.mark.parametrize("language", ["en", "de"])
async def test_an_option_says_what_it_brings_and_of_an_army_only_what_it_is(house: House, language: str) -> None:
    await begun(house, language)
    shown = await house.anna.slash(house.channel, "aw move", force="Sargon II", path="Sippar")
    await house.anna.click(answer(shown), label={"en": "Confirm", "de": "Bestätigen"}[language])
    text = said(await house.ben.slash(house.channel, "aw do"))
    assert STAYS[language] in text
    [line] = [one for one in text.splitlines() if one.startswith("- ") and "83" in one]
    assert line.count("Babylon") == 1, line  # where the army stands, and not what the places on its way are


@pytest.mark.parametrize("game", ["Assyrian Wars", "assyrian wars"])
async def test_a_match_is_opened_by_the_names_of_its_game_and_scenario(house: House, game: str) -> None:
    made = await house.anna.slash(house.channel, "match new", game=game, scenario="Die Zwei Flüsse", place="channel")
    assert "The Two Rivers" in said(made)


async def test_a_slip_in_the_name_of_a_game_or_scenario_is_understood_too(house: House) -> None:
    slip = await house.anna.slash(house.channel, "match new", game="Asyrian Wars", scenario="two-rivers")
    assert "Did you mean Assyrian Wars?" in said(slip)
    slip = await house.anna.slash(house.channel, "match new", game="Assyrian Wars", scenario="The Two Rivrs")
    assert "Did you mean The Two Rivers?" in said(slip)
    unknown = await house.anna.slash(house.channel, "match learn", game="Chess")
    assert "Assyrian Wars" in said(unknown)
    assert "assyrian-wars" not in said(unknown)
