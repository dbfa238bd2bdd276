"""Acting in Assyrian Wars: commands and forms with the real map, in both languages."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.spine import limits
from bot.spine.matches import words_of
from rules.core.messages import Name, message
from tests.bot.acting import ACTING, SECRET, answer, labels, lines, pick, press, revision, said
from tests.bot.house import House, known_dice

WITHOUT = "The leader goes without his units"


@pytest.fixture(scope="module")
def parts() -> Sequence[str]:
    return ACTING


@pytest.fixture(autouse=True)
def known_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    known_dice(monkeypatch, SECRET)


async def names(house: House, who: Any, command: str, option: str, typed: str = "", /, **given: Any) -> list[str]:
    return [one["name"] for one in await who.autocomplete(house.channel, command, option, typed, **given)]


async def test_suggestions_follow_the_other_options_and_the_readers_language(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    near = await names(house, house.anna, "aw move", "path", "", force="AS-sargon")
    assert near[0] == "Arbela (1 AP)"
    assert len(near) == limits.CHOICES
    assert await names(house, house.anna, "aw move", "path", "kalhu", force="AS-sargon") == ["Kalhu (1 AP)"]
    assert await names(house, house.anna, "aw move", "path", "", force="nobody") == []
    await house.anna.slash(house.channel, "me language", language="de")
    assert await names(house, house.anna, "aw move", "path", "Kalch", force="Sargon II.") == ["Kalchu (1 AP)"]
    further = await names(house, house.anna, "aw move", "path", "Arbela, ", force="AS-sargon")
    assert further[:2] == ["Arbela", "Arbela → Arrapcha (2 AP)"]


async def test_a_place_beyond_the_first_25_is_found_by_its_name(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    shown = await names(house, house.anna, "aw move", "path", "", force="AS-sargon")
    more = await names(house, house.anna, "aw move", "path", "Sus", force="AS-sargon")
    assert more
    assert not set(more) & set(shown)


async def test_a_german_player_builds_and_moves_by_german_names(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    await house.anna.slash(house.channel, "me language", language="de")
    shown = await house.anna.slash(house.channel, "aw build", units="Schwere Infanterie 4 (Assyrien)", area="Ninive")
    assert said(shown).startswith("**Einheiten bauen** · Schwere Infanterie #4 (Assyrien) · Ninive")
    assert "Kostet 8 AP" in said(shown)
    assert "Schwere Infanterie #4" in said(await press(house.anna, shown, "Bestätigen"))
    moved = await house.anna.slash(house.channel, "aw move", force="Sargon II.", path="Kalchu")
    assert "Ninive → Kalchu" in said(moved)


async def test_options_of_other_types(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    alone = await house.anna.slash(house.channel, "aw move", force="AS-sargon", path="kalhu", alone=True)
    assert "The leader goes without his units" in said(alone)
    assert "On the march: Sargon II." in said(alone)
    levels = await house.anna.slash(house.channel, "aw repair city", area="nineveh", levels=2)
    assert "(Rule 6.4)" in said(levels)


async def test_a_move_by_menus_with_pages_and_a_further_option(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    [post] = house.posts()
    panel = await house.anna.click(post, label="Decide")
    assert "**March and fight**: Move" in said(panel)
    form = await pick(house.anna, panel, "Move")
    ways = await pick(house.anna, form, "Sargon II")
    assert "Page 1 of 2" in said(ways)
    first_page = lines(answer(ways))
    assert len(first_page) == limits.SELECT_OPTIONS
    more = await press(house.anna, ways, "More choices")
    assert "Page 2 of 2" in said(more)
    assert lines(answer(more))
    assert not set(lines(answer(more))) & set(first_page)
    again = await press(house.anna, more, "Earlier choices")
    first = await pick(house.anna, again, "Kalhu (1 AP)")
    assert "Costs 1 AP" in said(first), "a march may end after every area"
    assert "Confirm" in labels(answer(first))
    whole = await pick(house.anna, first, "Ashur (2 AP)")
    assert "Costs 2 AP" in said(whole)
    assert labels(answer(whole)) == ["Confirm", "More choices", "Who goes along", WITHOUT, "Leave on the way", "Back"]
    alone = await press(house.anna, whole, WITHOUT)
    assert "On the march: Sargon II." in said(alone)
    again = await press(house.anna, alone, f"✓ {WITHOUT}")
    assert "On the march: Sargon II," in said(again), "what was said besides can be unsaid"
    back = await press(house.anna, again, "Back")
    assert "On the march: Sargon II." in said(back), "and the way back leads page by page"
    assert await revision(house, live) == 1
    done = await press(house.anna, alone, "Confirm")
    assert "Sargon II" in said(done)
    assert await revision(house, live) > 1


async def test_units_are_left_on_the_way_by_a_menu_and_by_typing(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    way = await house.anna.slash(house.channel, "aw move", force="Sargon II", path="Kalhu, Ashur, Singara")
    assert "Confirm" in labels(answer(way))
    form = await pick(house.anna, await house.anna.click(house.posts()[0], label="Decide"), "Move")
    ways = await pick(house.anna, form, "Sargon II")
    for place in ("Kalhu (1 AP)", "Ashur (2 AP)"):
        ways = await pick(house.anna, ways, place)
    menu = await press(house.anna, ways, "Leave on the way")
    found = lines(answer(menu))
    assert all(one.endswith(" in Kalhu") for one in found), "nobody is left where the march ends"
    kept = await pick(house.anna, menu, *found[:2])
    assert "Left in Kalhu:" in said(kept), said(kept)
    done = await press(house.anna, kept, "Confirm")
    assert "leaves in Kalhu" in said(done), said(done)
    await house.anna.slash(house.channel, "me language", language="de")
    typed = await house.anna.slash(
        house.channel, "aw move", force="Sargon II.", path="Kalchu, Ninive", taking="Schwere Infanterie #1"
    )
    assert "Aufgenommen in Kalchu" in said(typed), said(typed)
    left = await house.anna.slash(
        house.channel, "aw move", force="Sargon II.", path="Kalchu, Ninive", leaving="Bogenschützen #1 in Kalchu"
    )
    assert "Zurückgelassen in Kalchu: Bogenschützen #1" in said(left), said(left)


async def test_nobody_else_sees_what_an_impulse_offers(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    [post] = house.posts()
    assert post.content.startswith(f"<@{house.anna.id}> decides: **Your impulse**")
    assert "lowest card" not in post.content
    assert said(await house.ben.click(post, label="Decide")).startswith("You have nothing to decide")


async def test_ending_with_the_lowest_card_is_confirmed_first(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    shown = await house.anna.slash(house.channel, "aw end")
    assert "lowest card" in said(shown)
    assert await revision(house, live) == 1
    await press(house.anna, shown, "Confirm")
    [post] = house.posts()
    assert post.content.startswith(f"<@{house.ben.id}> decides: **Your impulse**")


async def test_a_build_is_undone_for_free_in_german(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    await house.anna.slash(house.channel, "me language", language="de")
    shown = await house.anna.slash(house.channel, "aw build", units="AS-HI-4", area="nineveh")
    await press(house.anna, shown, "Bestätigen")
    back = await house.anna.slash(house.channel, "undo")
    assert "Niemand muss gefragt werden." in said(back)
    assert "Schwere Infanterie #4" in said(back)
    done = await press(house.anna, back, "Zurücknehmen")
    assert said(done).startswith("Die Partie steht wieder bei Schritt 1.")
    match = await house.app.matches.position(live)
    assert "AS-HI-4" in match.table.board.countries["AS"].pool


async def test_a_raider_is_sent_by_command(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    assert "Raid Box 1" in await names(house, house.anna, "aw raid send", "box", "")
    [unit, *_] = await house.anna.autocomplete(house.channel, "aw raid send", "unit", "")
    shown = await house.anna.slash(house.channel, "aw raid send", unit=unit["value"], box="Raid Box 2")
    assert "Costs 1 AP" in said(shown)
    assert "waits for caravans in Raid Box 2" in said(await press(house.anna, shown, "Confirm"))
    again = await house.anna.slash(house.channel, "aw raid strike")
    assert "cannot raid yet" in said(again)


async def test_a_fleet_trades_by_command_in_german(house: House) -> None:
    await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    ended = await house.anna.slash(house.channel, "aw end")
    await press(house.anna, ended, "Confirm")
    await house.ben.slash(house.channel, "me language", language="de")
    zones = await names(house, house.ben, "aw-sea trade", "from", "")
    assert zones == ["Meerland"]
    shown = await house.ben.slash(house.channel, "aw-sea trade", **{"from": zones[0]}, box="Magan-Handel")
    assert "Kostet 1 AP" in said(shown)
    assert "Magan-Handel" in said(await press(house.ben, shown, "Bestätigen"))


@pytest.mark.parametrize(
    ("language", "whole", "mixed"),
    [
        ("en", "Heavy infantry #1 and Light infantry #2 (Assyria)", "Heavy infantry #1 (Assyria) and Light"),
        ("de", "Schwere Infanterie #1 und Leichte Infanterie #2 (Assyrien)", "Schwere Infanterie #1 (Assyrien) und"),
    ],
)
async def test_units_of_one_country_name_it_once_or_not_at_all(
    house: House, language: str, whole: str, mixed: str
) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers")
    words = words_of(live, language)
    own = (Name("unit", "AS-HI-1"), Name("unit", "AS-LI-2"))
    assert words.list(own) == whole
    assert words.list((own[0], Name("unit", "BA-LI-1"))).startswith(mixed)
    built = words.say(message("units-built", country=Name("country", "AS"), units=own, area=Name("area", "nineveh")))
    country = words.name(Name("country", "AS"))
    assert built.count(country) == 1
