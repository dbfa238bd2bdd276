"""The exact chances of sieges (ch.2, 20)."""

from fractions import Fraction

import pytest

from rules.hannibal.board.decks import card_data
from rules.hannibal.board.ids import SpaceId
from rules.hannibal.notation import Position, general_named
from rules.hannibal.siege.odds import odds, odds_of, quoted
from tests.hannibal.cases.march_orders import march
from tests.hannibal.cases.table import card, table


@pytest.mark.parametrize(
    ("points", "modifier", "dice", "taken", "lost"),
    [
        (0, 0, 1, Fraction(0), Fraction(1, 3)),
        (1, 0, 1, Fraction(1, 6), Fraction(1, 3)),
        (2, 0, 1, Fraction(2, 3), Fraction(1, 3)),
        (2, -1, 1, Fraction(1, 2), Fraction(1, 2)),
        (2, -2, 1, Fraction(1, 3), Fraction(2, 3)),
        (2, 1, 1, Fraction(5, 6), Fraction(1, 6)),
        (0, 0, 2, Fraction(7, 36), Fraction(2, 3)),
    ],
)
def test_ch_2_chances_of_one_attempt(points: int, modifier: int, dice: int, taken: Fraction, lost: Fraction) -> None:
    found = odds(points, modifier, dice)
    assert (found.taken, found.lost) == (taken, lost)
    assert sum(found.points.values()) == 1


def test_ch_2_the_mean_number_of_attempts() -> None:
    """ch.2: with one point missing 3/2 attempts without a modifier; each missing point more costs more."""
    assert odds(2, 0, 1).attempts == Fraction(3, 2)
    assert odds(2, 0, 1).attempts < odds(1, 0, 1).attempts < odds(0, 0, 1).attempts


def test_ch_20_a_quote_of_a_siege() -> None:
    board = Position.parse("tarentum: C 5 hannibal, siege 2; averni: C 3 mago").board
    assert odds_of(board, general_named("hannibal"), SpaceId("tarentum")).taken == Fraction(1, 2)
    siege = quoted(board, general_named("hannibal"), SpaceId("tarentum"))
    assert (siege.id, siege.params["taken"], siege.params["gain"]) == ("quote-siege", 50, 50)
    tribe = quoted(board, general_named("mago"), SpaceId("averni"))
    assert (tribe.id, tribe.params["taken"], tribe.params["gain"]) == ("quote-subjugation", 0, 67)


def test_ch_2_the_event_counts_in_a_quote() -> None:
    """Cards 18, 37, 54, 61: certain, +1, two dice, and two dice for Africanus."""
    board = Position.parse("tarentum: C 5 mago, siege 2; saguntum: R 5 marcellus africanus, siege 2").board
    tarentum, saguntum = SpaceId("tarentum"), SpaceId("saguntum")
    by_number = {number: card_data(card(number)).effect for number in (18, 37, 54, 61)}
    assert odds_of(board, general_named("mago"), tarentum, by_number[18]).taken == 1
    assert odds_of(board, general_named("mago"), tarentum, by_number[54]).taken == Fraction(3, 4)
    assert odds_of(board, general_named("marcellus"), saguntum, by_number[37]).taken == Fraction(5, 6)
    assert odds_of(board, general_named("africanus"), saguntum, by_number[61]).taken == Fraction(8, 9)


# ---- the quotes of marches that end with an attempt -------------------------------------------------------------

TARENTUM = "saguntum: C 1; tarentum: C 5 mago, siege 2; heraclea: C 6 hannibal; hand C: {}; hand R: 1"


def siege_line(number: int, general: str, path: str = "", *, event: bool = False) -> dict[str, object]:
    """The parameters of the line about the siege."""
    game = table(TARENTUM.format(f"{number} 2"), play="C")
    quote = game.quote("C", march(number, general, path, siege=True, event=event))
    (line,) = [line for line in quote.lines if line.id in ("quote-siege", "quote-subjugation")]
    return dict(line.params)


def test_ch_20_a_march_is_quoted_with_the_odds_of_its_siege() -> None:
    """ch.20: without the Siege Train a 4 brings the third point; two dice bring it in three of four cases."""
    plain = siege_line(35, "mago")
    assert (plain["gain"], plain["taken"]) == (50, 50)
    assert siege_line(54, "mago", event=True)["taken"] == 75
    assert siege_line(54, "mago")["taken"] == 50
    assert siege_line(18, "mago", event=True)["taken"] == 100
    assert siege_line(35, "hannibal", "tarentum")["taken"] == 50


def test_ch_20_a_march_without_an_attempt_is_quoted_without_odds() -> None:
    game = table(TARENTUM.format("35 2"), play="C")
    ids = [line.id for line in game.quote("C", march(35, "hannibal", "tarentum")).lines]
    assert "quote-siege" not in ids
