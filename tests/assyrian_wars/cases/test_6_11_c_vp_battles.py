"""6.11.c, R-145: every battle, of whatever kind and size, for which somebody scores may be answered, and no other."""

import pytest

from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.actions import Action
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.fleets import search
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import QUIET, give
from tests.assyrian_wars.cases.table import table

WON = {"melee": every(1), "besiegers": every(1), "defenders": every(6), "promotion": every(1), "search": every(6)}
HELD = {"besiegers": every(6), "defenders": every(6), "promotion": every(1)}
TRIBE = "CI: active, entered, controller BA; "
AFLOAT = "war EG PH; PH: active, seat P2; sidonia: EG SH1..4, PH "
CARRIED = "war AS EG; PH: active, track AS, level 13; CI: active, entered, track EG, level 14; sidonia: PH SH1..4, "
ASSAULT, STANDARD = Besiege("AS-sargon", "assault"), Besiege("AS-sargon", "standard")

# Case, position, who acts, the order, the dice, whether it may be answered.
BATTLES: list[tuple[str, str, str, Action, dict[str, tuple[int, ...]], bool]] = [
    (
        "AW-6.11.c-202",
        "singara: BA 4LI-, control BA; nineveh: AS sargon 6HI",
        "AS",
        go("AS-sargon", "singara"),
        WON,
        False,
    ),
    ("AW-6.11.c-203", AFLOAT + "SH1..3", "EG", search("sidonia"), WON, True),
    ("AW-6.11.c-204", AFLOAT + "SH1..2", "EG", search("sidonia"), WON, False),
    ("AW-6.11.c-205", CARRIED + "EG SH1-, CI LC1-!aboard=EG-SH-1", "PH", search("sidonia"), WON, True),
    ("AW-6.11.c-206", TRIBE + "kish: CI (LC1-), AS sargon 6HI, control CI, damage 1", "AS", ASSAULT, WON, True),
    ("AW-6.11.c-207", "kish: BA (LI1), AS sargon 6HI, damage 1", "AS", ASSAULT, WON, False),
    ("AW-6.11.c-208", "kish: BA (LI1), AS sargon 6HI", "AS", ASSAULT, HELD, True),
    ("AW-6.11.c-209", "kish: BA (5LI), AS sargon 6HI, damage 1", "AS", STANDARD, WON, False),
]


@pytest.mark.parametrize(
    ("text", "by", "order", "dice", "answered"), [pytest.param(*rest, id=case) for case, *rest in BATTLES]
)
def test_a_battle_is_answered_if_somebody_scored(
    text: str, by: str, order: Action, dice: dict[str, tuple[int, ...]], answered: bool
) -> None:
    """Whoever holds an alliance breaker is asked, or not."""
    hands = f"hand {by}: 47 40; {by}: saved 4; hand EL: 43 41; EL: saved 4; hand BA: 44 42; BA: saved 4"
    game = table(f"{text}; {hands}", impulse=by, ap=9, dice=dice)
    before = sum(state.vp for state in game.board.countries.values())
    game.play(by, order)
    reasons: list[str] = []
    while game.match.pending[0].kind != "impulse":
        question = game.match.pending[0]
        reasons.append(question.reason.id if question.reason is not None else "")
        give(game, question, QUIET.get(question.kind))
    assert ("window-vp-battle" in reasons) is answered, game.told
    if answered:
        assert sum(state.vp for state in game.board.countries.values()) > before
