"""An Interphase fits into one message, and what is alike stands in one line."""

import pytest
from msgspec.structs import replace

import rules
from bot.games.assyrian_wars import interphase as interlude
from bot.games.registry import presentations
from bot.posts import chapters as tales
from bot.spine import limits
from rules.assyrian_wars.view import View
from rules.core.entries import Entry, EntryKind
from rules.core.match import Match
from rules.core.messages import Event, Message, Name, message
from tests.assyrian_wars.presentation.test_story import worded
from tests.bot.catalogues import known as told_words

WARS = presentations(rules.games())["assyrian-wars"]

COUNTRIES = ("AS", "ME", "EG", "BA", "EL", "PH", "JU")


def told(*said: Message) -> list[Event]:
    return [Event(each, "7.0") for each in said]


def level(code: str, before: int, now: int) -> Message:
    return message(
        "eco-level-set",
        country=Name("country", code),
        level=now,
        before=before,
        total=now,
        cities=1,
        eco="1",
        trade="1",
        pillage=0,
        bonus=0,
    )


def begins() -> Message:
    return message("interphase-begins", turn=1)


def test_levels_hands_and_promotions_stand_together() -> None:
    hands = [message("hand-dealt", country=Name("country", code), cards=4) for code in COUNTRIES]
    levels = [level(code, 3, 4 if code == "AS" else 3) for code in COUNTRIES]
    text = interlude.retold(told(begins(), *levels, *hands), WARS.words("en"))
    lines = text.splitlines()
    assert len(lines) == 3
    assert "As 3 → 4" in lines[1]
    assert "Me" not in lines[1], "what has not changed is not told"
    assert lines[2].count(" 4") == len(COUNTRIES)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_long_interphase_is_one_message_and_points_to_the_log(language: str) -> None:
    joined = [message("minor-activated", country=Name("country", code)) for code in COUNTRIES * 20]
    text = interlude.retold(told(begins(), *joined), WARS.words(language))
    assert len(text) <= limits.CONTENT
    assert {"en": "`/log`", "de": "`/verlauf`"}[language] in text.splitlines()[-1]
    assert text.splitlines()[0] == WARS.words(language).say(begins())


def test_wars_refusals_and_points_stand_together_and_one_alone_keeps_its_sentence() -> None:
    egypt, judah = Name("country", "EG"), Name("country", "JU")
    wars = [message("war-declared", country=egypt, target=Name("country", code), halves=0) for code in ("JU", "BA")]
    points = [message("victory-points", country=egypt, points=points, reason=message("vp-trade")) for points in (2, -2)]
    one = message("tribute-refused", country=judah)
    lines = interlude.retold(told(begins(), *wars, one, *points), WARS.words("en")).splitlines()[1:]
    assert lines[0] == "⚔️ Wars declared: Eg on Ju; Eg on Ba."
    assert lines[1] == WARS.words("en").say(one)
    assert lines[2] == "Victory points: Eg +2 (most trade); Eg −2 (most trade)."


@pytest.mark.parametrize(
    ("language", "head"),
    [
        ("en", "**Turn 1 is over: Sennacherib is king of Assyria; Elam at war with Assyria.**"),
        ("de", "**Spielzug 1 ist vorbei: Sanherib ist König (Assyrien); Elam im Krieg mit Assyrien.**"),
    ],
)
def test_the_front_page_says_what_mattered_before_the_bookkeeping(language: str, head: str) -> None:
    assyria, heir = Name("country", "AS"), Name("leader", "AS-sennacherib")
    said = (
        message("turn-ends", turn=1),
        begins(),
        message("war-declared", country=Name("country", "EL"), target=assyria, halves=0),
        message("throne-claimed", country=assyria, leader=heir, rivalry=False),
        message("king-crowned", country=assyria, leader=heir, area=Name("area", "ashur")),
    )
    lines = interlude.retold(told(*said), worded(language)).splitlines()
    assert lines[0] == head
    assert len(lines) == 3, "what happens every time is not told, nor the claim of whoever is crowned"


def test_of_two_turns_the_leader_is_named_with_the_player() -> None:
    match = Match.start(WARS.game, "two-rivers", {}, seats=["P1", "P2", "P3"], secret=b"1" * 32)
    found = match.view(None)
    assert isinstance(found, View)
    ahead = {code: replace(one, vp=4 if code == "BA" else 1) for code, one in found.countries.items()}
    view = replace(found, countries=ahead)
    text = WARS.retell(told(begins()), worded(), view, over=True)
    assert text == "**Turn 1 is over: Babylonia (Ben) leads with 4 VP.**"


def test_what_is_left_out_or_kept_is_something_that_can_be_told() -> None:
    known = {*interlude.LEAST, *interlude.LASTING, *interlude.ALIKE, *interlude.NOTHING_CAME}
    assert sorted(known - told_words("en", "assyrian-wars").keys()) == []


def test_results_outlast_what_led_up_to_them() -> None:
    """When not all fits, declined offers and checks go first; who refuses and who begins is told."""
    offers = [message("proposal-declined", proposal=message("vp-trade")) for _ in range(60)]
    checks = [message("tribute-due", country=Name("country", code), dice=3, percent=58) for code in COUNTRIES * 5]
    last = [message("tribute-refused", country=Name("country", "JU")), message("turn-begins", turn=2)]
    text = interlude.retold(told(begins(), *offers, *checks, *last), WARS.words("en"))
    assert all(WARS.words("en").say(line) in text for line in last)


def entry(revision: int, *said: Message, checkpoint: bool = False) -> Entry:
    kind: EntryKind = "answer" if revision > 1 else "start"
    return Entry(revision=revision, kind=kind, version=1, events=tuple(told(*said)), checkpoint=checkpoint)


def test_the_interphase_is_a_chapter_of_its_own() -> None:
    assyria = Name("country", "AS")
    ends = message("impulse-ends", country=assyria, kind="scheduled", saved=0, lost=0)
    entries = [
        entry(1),
        entry(2, ends, message("turn-ends", turn=1), begins(), checkpoint=True),
        entry(3, message("turn-begins", turn=2)),
        entry(
            4,
            message("action-phase-begins", turn=2, country=assyria),
            message("impulse-begins", country=assyria, kind="scheduled"),
        ),
    ]
    found = tales.chapters(entries, WARS.marks)
    ids = [[event.message.id for event in chapter.events] for chapter in found]
    assert ids[0] == ["impulse-ends"]
    assert ids[1] == ["turn-ends", "interphase-begins", "turn-begins", "action-phase-begins"]
    assert found[1].over
