"""/diplomacy, /forces, /card and /discards: what they say, in both languages, and that they tell nothing hidden."""

from typing import Any

import pytest

import rules
from bot.games.assyrian_wars import overview
from bot.games.registry import presentations
from bot.spine import limits
from bot.spine.words import LANGUAGES, Words
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.state import LastingEffect
from rules.assyrian_wars.view import View
from rules.core.match import Match
from rules.core.messages import Name
from tests.bot.acting import said
from tests.bot.house import House
from tests.bot.wording import words_of

WARS = presentations(rules.games())["assyrian-wars"]


def begun(*, fog: bool = False) -> Match[Any]:
    return Match.start(WARS.game, "two-rivers", {"fog-of-war": fog}, seats=["P1", "P2", "P3"], secret=b"7" * 32)


def seen(match: Match[Any], seat: str | None) -> View:
    found = match.view(seat)
    assert isinstance(found, View)
    return found


def words(match: Match[Any], language: str = "en") -> Words:
    return words_of(match, language)


def test_camps_and_wars_are_told_with_the_players_behind_the_countries() -> None:
    match = begun()
    lines = overview.diplomacy(seen(match, None), words(match))
    assert any(line.startswith("**Assyrian camp:** Assyria (") for line in lines)
    assert any(line.startswith("**Rebel camp:** Babylonia (") and "Elam (" in line for line in lines)
    assert "⚔️ Assyria is at war with Babylonia and Elam." in lines


def test_ones_own_forces_come_first_with_their_strength() -> None:
    match = begun()
    lines = overview.forces(seen(match, "P2"), words(match))
    assert lines[0].startswith("**Babylonia (")
    assert any(line.startswith("• Babylon: Marduk-apla-iddina with ") and "strength" in line for line in lines)


def test_in_the_fog_only_the_tops_of_others_stacks_are_told() -> None:
    """9.5: a unit below the top goes, and nobody but its owner reads of it."""
    match = begun(fog=True)
    stack = match.table.board.areas["babylon"].pieces
    before = {seat: overview.forces(seen(match, seat), words(match)) for seat in ("P1", "P2", None)}
    tops = {piece.id for piece in seen(match, "P1").area_stacks["babylon"]}
    below = [piece for piece in stack if piece.id not in tops]
    assert below
    stack.remove(below[-1])
    after = {seat: overview.forces(seen(match, seat), words(match)) for seat in ("P1", "P2", None)}
    assert before["P1"] == after["P1"]
    assert before[None] == after[None]
    assert before["P2"] != after["P2"]


@pytest.mark.parametrize("seat", [None, "P1"])
def test_hands_and_the_draw_pile_may_be_exchanged_and_nothing_changes(seat: str | None) -> None:
    match = begun()
    board = match.table.board

    def told() -> list[str]:
        view = seen(match, seat)
        return [
            *overview.diplomacy(view, words(match)),
            *overview.forces(view, words(match)),
            *overview.discards(view, words(match)),
        ]

    before = told()
    elam, babylonia = board.countries["EL"], board.countries["BA"]
    elam.hand[-1], babylonia.hand[-1], board.deck[0] = board.deck[0], elam.hand[-1], babylonia.hand[-1]
    assert told() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pile_and_what_is_in_force(language: str) -> None:
    match = begun()
    board = match.table.board
    printed = [CardId(number) for number in ("9", "30", "20")]
    board.discard.extend(printed[:2])
    board.effects.append(LastingEffect(card=printed[2], country=CountryId("EL"), until="turn", kind="x", face_up=True))
    lines = overview.discards(seen(match, None), words(match, language))
    names = [words(match, language).name(Name("card", card)) for card in printed]
    assert names[2] in lines[0]
    assert lines[1].index(names[1]) < lines[1].index(names[0]), "the top card first"
    assert not any("look-" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_looked_up_and_fits_into_a_message(language: str) -> None:
    match = begun()
    view, worded = seen(match, None), words(match, language)
    picks = overview.printed_cards({"pack": view.pack}, worded)
    assert len(picks) > 90
    for pick in picks:
        text = overview.card_text(pick.value, view, worded)
        assert pick.label in text
        assert " AP" in text
        assert len(text) <= limits.CONTENT


async def test_the_four_commands_answer_in_private(house: House) -> None:
    await house.match(house.anna, house.ben, house.cleo, game="assyrian-wars", scenario="two-rivers")
    told = {}
    for name, options in (("diplomacy", {}), ("forces", {}), ("discards", {}), ("card", {"name": "Royal Road"})):
        result = await house.anna.slash(house.channel, name, **options)
        assert result.response is not None
        assert result.response.ephemeral
        told[name] = said(result)
    assert "Assyria (Anna)" in told["diplomacy"]
    assert told["forces"].splitlines()[1] == "**Assyria (Anna)**"
    assert "up to four areas" in told["card"]
    wrong = await house.anna.slash(house.channel, "card", name="The Ace of Spades")
    assert "I know no card" in said(wrong)


async def test_a_game_without_them_answers_too(house: House) -> None:
    await house.match(house.anna, house.ben)
    for name in ("diplomacy", "forces", "discards"):
        assert "Something went wrong" not in said(await house.anna.slash(house.channel, name))


def test_an_area_says_who_holds_it_and_who_stands_there() -> None:
    match = begun()
    lines = overview.stands(seen(match, "P2"), AreaId("babylon"), words(match))
    assert lines[0] == "Babylon is held by Babylonia."
    assert lines[1].startswith("**Babylonia (")
    assert lines[2].startswith("• Babylon: Marduk-apla-iddina with ")


def test_when_it_is_over_the_fog_lifts() -> None:
    """9.5: nothing is left to hide, and the poster shows who stood where."""
    match = begun(fog=True)
    assert seen(match, None).area_stacks
    match.table.board.clock.phase = "over"
    assert not seen(match, None).area_stacks
