"""An impulse retold: the headline says what mattered and what it meant, the books are small, nothing is said twice."""

from typing import Any

import pytest
from msgspec.structs import replace

import rules
from bot.games.assyrian_wars.effects import LEAST, ROOM, gist_of, shortened
from bot.games.assyrian_wars.story import BOOKS, LED_UP, TAKES, UNTOLD, retold
from bot.games.registry import presentations
from bot.spine.words import Words
from rules.assyrian_wars.board.ids import AreaId, CardId
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.view import View
from rules.core.match import Match
from rules.core.messages import Event, Message, Name, Param, message
from tests.bot.catalogues import known as told_words

WARS = presentations(rules.games())["assyrian-wars"]
ASSYRIA, BABYLONIA = Name("country", "AS"), Name("country", "BA")
SARGON = Name("leader", "AS-sargon")


def worded(language: str = "en") -> Words:
    options = WARS.defaults("two-rivers")

    def name(thing: Name, language: str) -> str | None:
        if thing.kind in ("seat", "player"):
            return {"P1": "Anna", "P2": "Ben"}.get(thing.id)
        found = WARS.game.named(options, thing.kind, thing.id)
        return None if found is None or isinstance(found, Message) else str(getattr(found, language))

    return Words(language, name, WARS.catalogue, kinds=WARS.kinds, owners=WARS.owners)


@pytest.fixture(scope="module")
def view() -> View:
    match = Match.start(WARS.game, "two-rivers", {}, seats=["P1", "P2", "P3"], secret=b"1" * 32)
    found = match.view(None)
    assert isinstance(found, View)
    return found


def area(id: str) -> Name:
    return Name("area", id)


def told(*said: Message, view: View | None = None, language: str = "en", over: bool = True) -> list[str]:
    events = [Event(one, "6.6") for one in said]
    return WARS.retell(events, worded(language), view, over=over).splitlines()


def begins(country: Name = ASSYRIA, kind: str = "scheduled") -> Message:
    return message("impulse-begins", country=country, kind=kind)


def ends(country: Name = ASSYRIA, saved: int = 0, lost: int = 0) -> Message:
    return message("impulse-ends", country=country, saved=saved, lost=lost)


def step(start: str, to: str, force: Name = SARGON) -> Message:
    return message("marched", country=ASSYRIA, force=force, start=area(start), area=area(to), halves=2)


def battle(place: str, *within: Message) -> list[Message]:
    begun = message("battle-begins", area=area(place), countries=(ASSYRIA,), others=(BABYLONIA,), interception=False)
    return [begun, *within, message("battle-won", area=area(place), countries=(ASSYRIA,))]


def losses(country: Name, reduced: int, eliminated: int) -> Message:
    pieces: tuple[Param, ...] = tuple(Name("unit", f"{country.id}-LI-{number}") for number in range(9))
    hit: Any = {"reduced": pieces[:reduced], "eliminated": pieces[:eliminated]}
    return message("losses-taken", country=country, area=area("sippar"), **hit)


def emptied(view: View, place: str) -> View:
    key = AreaId(place)
    areas = {**view.areas, key: replace(view.areas[key], pieces=[])}
    return replace(view, areas=areas, area_stacks={**view.area_stacks, key: []})


def test_what_is_left_out_or_folded_is_something_that_can_be_told() -> None:
    known = {*BOOKS, *LED_UP, *TAKES, *UNTOLD}
    assert sorted(known - told_words("en", "assyrian-wars").keys()) == []


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "**Assyria (Anna): Sargon II storms Sippar.**"),
        ("de", "**Assyrien (Anna): Sargon II. erstürmt Sippar.**"),
    ],
)
def test_the_headline_says_what_mattered_with_the_player_behind_the_country(
    view: View, language: str, head: str
) -> None:
    siege = message("siege-begins", country=ASSYRIA, leader=SARGON, area=area("sippar"), method="assault")
    taken = message("city-taken", area=area("sippar"), routed=())
    held = message("control-changes", area=area("sippar"), country=ASSYRIA)
    lines = told(begins(), step("ashur", "sippar"), siege, taken, held, ends(), view=view, language=language)
    assert lines[0] == head
    assert sum("Sippar" in line for line in lines[1:]) == 3, "march, storm, fall: the new holder goes without saying"


def test_a_capital_that_nobody_guards_any_more_lies_open(view: View) -> None:
    said = [begins(), step("ashur", "sippar"), *battle("sippar"), ends()]
    guarded, empty = told(*said, view=view), told(*said, view=emptied(view, "babylon"))
    assert "lies open" not in guarded[0]
    assert empty[0] == "**Assyria (Anna): Sargon II wins at Sippar; Babylon lies open.**"


def test_a_battle_is_one_line_with_its_price_and_the_way_out() -> None:
    hits = message("round-fought", round=1, countries=(ASSYRIA,), others=(BABYLONIA,), hits=1, other_hits=1)
    fought = battle("sippar", losses(ASSYRIA, 2, 0), losses(BABYLONIA, 1, 3), hits)
    away = message("retreats", country=BABYLONIA, area=area("sippar"), target=area("babylon"), city=False)
    lines = told(begins(), *fought, away, ends())
    [line] = [line for line in lines if "⚔️" in line]
    assert line == (
        "⚔️ Sippar, Assyria against Babylonia: **Assyria wins.** "
        "Assyria 2 weakened; Babylonia 3 lost, 1 weakened, back to Babylon."
    )
    assert len(lines) == 3


def test_a_battle_that_goes_on_is_told_as_it_goes() -> None:
    begun, *_ = battle("sippar")
    lines = told(begins(), begun, losses(BABYLONIA, 0, 1), over=False)
    assert lines[-2] == "⚔️ Battle in Sippar: Assyria against Babylonia."
    assert "eliminated" in lines[-1]
    assert not any("wins" in line for line in lines)


def test_the_books_are_one_small_line_at_the_end() -> None:
    income = message("income-collected", country=ASSYRIA, halves=18)
    card = message("card-played", country=ASSYRIA, card=Name("card", "9"), ap=6)
    offer = message("passage-offered", country=ASSYRIA, other=BABYLONIA)
    lines = told(
        begins(), income, card, step("ashur", "sippar"), message("proposal-declined", proposal=offer), ends(saved=3)
    )
    assert lines[1] == "Sargon II marches Ashur → Sippar."
    assert lines[2].startswith("-# 9 AP of income · ")
    assert lines[2].endswith(" · declined: Assyria offers free passage to Babylonia · marches 1 AP · 1½ AP saved")
    assert len(lines) == 3


def test_an_impulse_that_has_only_begun_is_no_post_yet() -> None:
    income = message("income-collected", country=ASSYRIA, halves=18)
    assert told(begins(), income, over=False) == []
    assert told(begins(), income, ends())[0] == "**Assyria: all is quiet.**"


def test_a_pass_between_two_impulses_is_a_line_and_its_books_have_its_name() -> None:
    lines = told(begins(), step("ashur", "sippar"), ends(), begins(BABYLONIA, "pass"), ends(BABYLONIA, 4))
    assert "Babylonia: a pass, without a card." in lines
    assert lines[-1].endswith("Babylonia: 2 AP saved")


def test_an_impulse_that_began_before_the_position_is_its_owners_and_not_the_next_ones() -> None:
    lines = told(step("ashur", "sippar"), ends(saved=8), begins(BABYLONIA, "pass"), ends(BABYLONIA, 4))
    assert lines[0] == "**Assyria: Sargon II marches to Sippar.**"
    assert lines[1] == "Sargon II marches Ashur → Sippar."
    assert lines[-1].endswith("marches 1 AP · 4 AP saved · Babylonia: 2 AP saved")


@pytest.mark.parametrize(("language", "text"), [("en", "up to 4 areas"), ("de", "bis zu 4 Gebiete")])
def test_a_card_whose_effect_nothing_else_tells_says_it(view: View, language: str, text: str) -> None:
    played = message("event-announced", country=ASSYRIA, card=Name("card", "9"), targets=())
    assert any(text in line for line in told(begins(), played, ends(), view=view, language=language))
    gained = message("ap-gained", country=ASSYRIA, halves=8)
    assert not any(text in line for line in told(begins(), played, gained, ends(), view=view, language=language))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_says_in_a_line_what_its_event_does(language: str) -> None:
    words = worded(language)
    for card in house().cards.by_id.values():
        gist = gist_of(card, words)
        assert bool(gist) != card.is_army_group, card.en
        assert len(gist) + len(words("line-card", ap=card.ap, cost=card.cost, plus=card.plus)) <= 97, gist
    other = replace(house().cards.by_id[CardId("9")], text_en="Another pack's card.")
    assert gist_of(other, words) == ""


def test_what_an_event_is_aimed_at_is_said_once() -> None:
    war = message("event-announced", country=ASSYRIA, card=Name("card", "33"), targets=(BABYLONIA,))
    sent = message("foreign-war-begins", country=BABYLONIA, card=Name("card", "33"), size=5, dice=(5,))
    assert "🃏 Assyria plays Desert War as an event." in told(begins(), war, sent, ends())
    assert "🃏 Assyria plays Desert War as an event: Babylonia." in told(begins(), war, ends())


def test_who_changes_sides_or_wins_abroad_is_in_the_headline() -> None:
    left = message("camp-left", country=ASSYRIA, camp=message("camp-assyrian"))
    won = message("victory-points", country=ASSYRIA, points=1, reason=message("vp-foreign-war"))
    lines = told(begins(), _abroad(), won, left, step("ashur", "sippar"), ends())
    assert lines[0] == (
        "**Assyria: a foreign war won (Nubian War); leaves the Assyrian camp; Sargon II marches to Sippar.**"
    )


def test_tribute_that_ends_by_decision_is_told_once() -> None:
    over = message("tribute-ends", payer=ASSYRIA, to=BABYLONIA, levels=2)
    lines = told(begins(), over, message("tribute-declined", country=ASSYRIA), ends())
    assert sum("ribute" in line for line in lines) == 1


def test_every_card_can_be_told_in_a_few_sentences() -> None:
    for card in house().cards.by_id.values():
        for text in (card.text_en, card.text_de):
            short = shortened(text)
            assert text.startswith(short.removesuffix("."))
            assert len(short) >= LEAST or short == text
            assert len(short) <= 2 * ROOM, short


def test_nothing_is_said_of_what_the_machine_did_by_itself() -> None:
    forced = message("kernel-forced", seat=Name("seat", "P2"), kind="retreat", question="", options=())
    assert not any("only" in line for line in told(begins(), step("ashur", "sippar"), forced, ends()))


def test_dice_of_a_battle_abroad_are_small() -> None:
    text = retold([Event(one, "") for one in (begins(), _abroad(), _dice(), ends())], worded(), dice=False)
    [line] = [line for line in text.splitlines() if "🎲" in line]
    assert line.startswith("-# ")


def _abroad() -> Message:
    return message("battle-abroad", country=ASSYRIA, card=Name("card", "30"), pieces=2)


def _dice() -> Message:
    line = message("dice-line", what="HI", factor=4, dice=(3, 4))
    return message("dice-rolled", countries=(ASSYRIA,), phase="melee", hits=2, lines=(line,))
