"""A card retold: marches and rounds in one line each, no loss told twice, and nothing of what came to nothing."""

import pytest

from bot.games.hannibal.presentation import Shown
from bot.spine.words import Words
from rules.core.messages import Event, Message, Name, message
from rules.hannibal.game import GAME

SHOWN = Shown(GAME)


def naming(name: Name, language: str) -> str | None:
    found = GAME.named({}, name.kind, name.id)
    return None if found is None or isinstance(found, Message) else str(getattr(found, language))


def retold(*said: Message, language: str = "en") -> list[str]:
    words = Words(language, naming, SHOWN.catalogue, kinds=SHOWN.kinds)
    return SHOWN.retell([Event(one, "ch.9") for one in said], words, over=True).splitlines()


def units(count: int, elephants: int = 0) -> Message:
    return message("units", count=count, elephants=elephants)


def step(start: str, space: str, left: int, count: int = 5) -> Message:
    general, here, there = Name("general", "hannibal"), Name("space", start), Name("space", space)
    return message("marched", general=general, units=units(count), start=here, space=there, points=1, left=left)


def test_a_march_is_one_line() -> None:
    told = retold(step("saguntum", "dertosa", 3), step("dertosa", "tarraco", 2), step("tarraco", "emporiae", 1))
    assert told == ["Hannibal with 5 CUs moves Saguntum → Dertosa → Tarraco → Emporiae: 3 MP, 1 left."]


def test_a_party_that_has_changed_begins_a_new_line() -> None:
    assert len(retold(step("saguntum", "dertosa", 3), step("dertosa", "tarraco", 2, count=4))) == 2


ROME, CARTHAGE = Name("side", "rome"), Name("side", "carthage")
LEFT, RESERVE = Name("battle-type", "flank-left"), Name("battle-type", "reserve")


def blow(id: str, side: Name, card: Name = LEFT, number: int = 1) -> Message:
    return message(id, round=number, side=side, kind=LEFT, card=card, stands_in=card != LEFT)


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        (blow("battle-card-matches", ROME), "Round 1: Carthage attacks with Flank Left. Rome matches."),
        (
            blow("battle-card-matches", ROME, RESERVE),
            "Round 1: Carthage attacks with Flank Left. Rome matches with Reserve.",
        ),
        (
            message("attack-not-matched", round=1, side=ROME),
            "Round 1: Carthage attacks with Flank Left. Rome does not match.",
        ),
    ],
)
def test_a_round_is_one_line(answer: Message, line: str) -> None:
    assert retold(blow("battle-card-attacks", CARTHAGE), answer) == [line]


def test_rounds_are_not_mixed_up() -> None:
    assert len(retold(blow("battle-card-attacks", CARTHAGE), blow("battle-card-matches", ROME, number=2))) == 2


def winter(lost: int) -> Message:
    return message("winter-rolled", side=ROME, space=Name("space", "utica"), units=5, die=6, lost=lost)


@pytest.mark.parametrize(("lost", "gone", "lines"), [(1, units(1), 1), (2, units(1), 2), (1, units(1, 1), 2)])
def test_a_loss_is_told_once_unless_it_says_more(lost: int, gone: Message, lines: int) -> None:
    loss = message("units-lost", side=ROME, space=Name("space", "utica"), units=gone)
    assert len(retold(winter(lost), loss)) == lines


@pytest.mark.parametrize("language", ["en", "de"])
def test_signs_and_dice_stand_apart(language: str) -> None:
    """A blank at the edge of a Fluent variant is lost unless it is written out."""
    general, start, space = Name("general", "mago"), Name("space", "saguntum"), Name("space", "carthage")
    rolled: dict[str, Name | int] = {"general": general, "start": start, "space": space, "die": 3, "side": CARTHAGE}
    for id in ("voyage-safe", "voyage-return", "voyage-sunk"):
        [line] = retold(message(id, **rolled, modifier=-2), language=language)
        assert ": 3 −2 – " in line
        [line] = retold(message(id, **rolled, modifier=0), language=language)
        assert ": 3 – " in line
    for id in ("intercepted", "interception-failed"):
        [line] = retold(message(id, **rolled, modifier=1, limit=2), language=language)
        assert ": 3 +1, " in line
    [line] = retold(blow("battle-card-attacks", CARTHAGE, RESERVE), language=language)
    assert " (" in line


def test_what_came_to_nothing_is_left_out() -> None:
    assert retold(message("nobody-winters-abroad"), message("no-marker-isolated", side=ROME)) == []


def test_before_the_first_card_nobody_is_told_that_one_is_played() -> None:
    opening = [Event(message("plays-first", side=CARTHAGE), "H-2")]
    card = message("card-played-for-move", side=CARTHAGE, card=Name("card", "traitor"), ops=2)
    assert SHOWN.goes_on(opening).id == "story-no-card-yet"
    assert SHOWN.goes_on([*opening, Event(card, "ch.7")]).id == "story-goes-on"
