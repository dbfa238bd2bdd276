"""A round as a story, what a picture points out of it, its battles, and the end in numbers."""

from collections.abc import Sequence

from bot.games.empires.changes import changes_of
from bot.games.empires.fights import fights_of, report
from bot.games.empires.poster import chronicle
from bot.games.empires.story import retold
from rules.core.ids import Seat
from rules.core.messages import Event, seat_name
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from rules.empires.trade.placing import PlaceTrade
from tests.empires.cases.table import CaseTable, table
from tests.empires.presentation.test_choices import LANDS, worded

STRONGEST = ("strongest",)


def siege() -> tuple[CaseTable, Sequence[Event]]:
    """Red storms Asia, and Blue holds the walls."""
    game = table(LANDS.format(""), act="red", dice={"movement": [5]})
    game.play("red", Assault(AreaId("asia"), STRONGEST, STRONGEST))
    before = game.events
    game.play("blue", Defend())
    return game, (*before, *game.events)


def test_blows_are_small_and_may_be_left_out() -> None:
    _, events = siege()
    told = retold(events, worded()).splitlines()
    blows = [line for line in told if line.startswith("-# ")]
    assert 2 <= len(blows) <= 3
    assert blows[0].startswith("-# 1. ")
    short = retold(events, worded(), blows=False)
    assert "-# " not in short
    assert "⚔️ Siege of Asia" in short


def test_incomes_and_trade_are_one_line_each() -> None:
    game = table(LANDS.format(""), begin="collect")
    [line] = [line for line in retold(game.events, worded()).splitlines() if line.startswith("Income")]
    assert line == "Income: Red 9; Blue 7; Green 5."
    game = table(LANDS.format(""), act="red")
    game.play("red", PlaceTrade((AreaId("italia"), AreaId("sicilia"), AreaId("w"))))
    assert retold(game.events, worded()).splitlines()[0] == "Red trades in Italia, Sicilia and Western Sea."


def test_a_battle_is_reported_card_by_card() -> None:
    _, events = siege()
    [fight] = fights_of(events)
    seen = report(fight, 2, worded())
    assert (seen.area, seen.combat, seen.attacker, seen.defender) == ("asia", "siege", "red", "blue")
    assert (seen.attackers, seen.defenders) == (3, 3)
    assert seen.comparisons[0].attacker == "spear"
    assert [one.left for one in seen.comparisons][-1] + [one.right for one in seen.comparisons][-1] <= 3
    assert seen.winner in ("red", "blue")
    assert "**" not in seen.result
    assert fights_of(events[:2]) == []


def test_the_board_shows_the_attack_and_the_battle() -> None:
    _, events = siege()
    seen = changes_of(events, worded())
    assert [(one.side, one.path, one.sea) for one in seen.moves] == [("red", ("africa", "asia"), True)]
    assert [one.place for one in seen.clashes] == ["asia"]
    assert seen.clashes[0].winner in ("red", "blue")
    assert seen.caption.result


def test_what_falls_away_and_what_is_taken() -> None:
    game = table(LANDS.format(""), begin="revolt", dice={"revolt-table": [6], "revolt-column": [1]})
    fallen = [one.id for event in game.events for one in event.message.params.values() if hasattr(one, "id")]
    seen = changes_of(game.events, worded())
    for taken in seen.taken:
        assert taken.side == ""
        assert taken.place in fallen


def test_the_end_in_numbers() -> None:
    _, events = siege()
    told = [event.message for event in events]
    found = chronicle(told, ())
    assert (found.battles, found.sieges, found.sea_battles) == (1, 1, 0)
    assert seat_name(Seat("red")).id == "red"
