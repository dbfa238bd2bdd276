"""What somebody reads who is new here: a slip is understood, an option says what it brings, nothing is said twice."""

import pytest

from bot.acting.choices import given_in_words
from bot.spine.matches import words_of
from rules.assyrian_wars.siege.besieging import Besiege
from tests.bot.acting import answer, items, pick, press, said
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


@pytest.mark.parametrize(
    ("language", "taking", "leaving", "read"),
    [
        ("en", "Light infantry #1, Light infantry #2", "Heavy infantry #1 in Ashur, Heavy infantry #2 in Kalhu",
         ("Taken up in Ashur: Light infantry #1 and Light infantry #2", "Left in Ashur: Heavy infantry #1",
          "Left in Kalhu: Heavy infantry #2")),
        ("de", "Leichte Infanterie #1 und Leichte Infanterie #2", "Schwere Infanterie #1 in Assur",
         ("Aufgenommen in Assur: Leichte Infanterie #1 und Leichte Infanterie #2", "Schwere Infanterie #1")),
    ],
)  # fmt: skip
async def test_several_units_are_typed_by_name_as_they_are_shown(
    house: House, language: str, taking: str, leaving: str, read: tuple[str, ...]
) -> None:
    await begun(house, language)
    options = {"force": "Sargon II", "path": "Sippar", "taking": taking, "leaving": leaving}
    text = said(await house.anna.slash(house.channel, "aw move", **options))
    for part in read:
        assert part in text


async def test_who_stays_on_the_way_is_told_how_strong_he_is_and_not_where_he_stands_now(house: House) -> None:
    await begun(house, "en")
    shown = await house.anna.slash(house.channel, "aw do")
    for line in ("Move", "Sargon II", "Sippar (3 AP)"):
        shown = await pick(house.anna, shown, line)
    shown = await press(house.anna, shown, "Leave on the way")
    [menu] = [item for item in items(answer(shown)) if item["type"] == 3]
    line = next(one for one in menu["options"] if one["label"] == "Heavy infantry #1 in Kalhu")
    assert line["description"].startswith("strength 4")
    assert "Nineveh" not in line["description"]


@pytest.mark.parametrize(
    ("language", "read"),
    [
        ("en", ("Turtan · Assault", "Turtan · Hunger siege", "Turtan · Standard siege")),
        ("de", ("Turtan · Stürmen", "Turtan · Aushungern", "Turtan · Standardbelagerung")),
    ],
)
async def test_what_was_picked_for_a_siege_is_read_back_in_the_readers_language(
    house: House, language: str, read: tuple[str, ...]
) -> None:
    words = words_of(await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers"), language)
    ways = ({"force": "AS-turtan", "method": way} for way in ("assault", "hunger", "standard"))
    assert tuple(given_in_words(words, Besiege, way) for way in ways) == read


@pytest.mark.parametrize(
    ("language", "joins", "learns"), [("en", "*Join*", "New here?"), ("de", "*Mitspielen*", "Neu hier?")]
)
async def test_help_in_a_lobby_tells_a_newcomer_how_to_join_and_to_learn(
    house: House, language: str, joins: str, learns: str
) -> None:
    await house.ben.slash(house.channel, "me language", language=language)
    await house.anna.slash(house.channel, "match new", game="Hannibal", scenario="second-punic-war", place="channel")
    text = said(await house.ben.slash(house.channel, "help"))
    assert joins in text
    assert learns in text
