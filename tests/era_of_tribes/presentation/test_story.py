"""A round as a story, what a picture points out of it, its battles, how things stand, and the end in numbers."""

from collections.abc import Sequence

import pytest

from bot.games.era_of_tribes.changes import changes_of
from bot.games.era_of_tribes.fights import fights_of, report
from bot.games.era_of_tribes.odds import Chances
from bot.games.era_of_tribes.poster import chronicle
from bot.games.era_of_tribes.story import retold
from bot.spine.errors import Told
from rules.core.ids import Seat
from rules.core.messages import Event
from rules.era_of_tribes.battle.battle import CommitAttack, Defend, Support
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Engage
from tests.era_of_tribes.cases.table import CaseTable, faces, table
from tests.era_of_tribes.presentation.worded import SHOWN, worded

ODDS = Chances()
WAR = (
    "allies red green; red: romans, taler 9, legions 5, card merchants, tiles taler-3 leaders; latium: red; "
    "etruria: red 4; tyrrhenian-sea: red 2 blue 1; blue: gauls, armies 1; belgica: blue; cisalpina: blue 1, city; "
    "green: iberians, armies 2, mechanics 1; edetania: green; yellow: slavs; podolia: yellow; open nobility"
)


def storm() -> tuple[CaseTable, Sequence[Event]]:
    """Red storms Cisalpina with two armies of Green; Blue puts up an army."""
    game = table(WAR, grow="red", dice=faces("sword sword", "sword sword", "sword sword"))
    events: list[Event] = []
    for seat, answer in (
        ("red", March(AreaId("etruria"), (AreaId("cisalpina"),), 3)),
        ("red", Confirm()),
        ("blue", Defend()),
        ("red", CommitAttack(allies=("green:2",), legions="none")),
        ("green", Support(2)),
    ):
        game.play(seat, answer)
        events += game.events
    return game, events


def test_throws_are_small_and_may_be_left_out() -> None:
    _, events = storm()
    told = retold(events, worded())
    assert "-# 🎲 Cisalpina, 1. sword and sword" in told
    assert "🎲" not in retold(events, worded(), throws=False)
    assert "⚔ **Battle for Cisalpina**: Red with 3 units against Blue with 3." in told
    assert "Green lends 2 armies for 2 Taler." in told


def test_what_belongs_together_is_one_line() -> None:
    game = table(WAR, begin="begin_round")
    [line] = [line for line in retold(game.events, worded()).splitlines() if line.startswith("Morale")]
    assert line.count(";") == 3
    assert "story-" not in line


def test_a_battle_is_reported_with_everything_that_stood_there() -> None:
    _, events = storm()
    [fight] = fights_of(events)
    seen = report(fight, 4, {"red": "romans", "blue": "gauls"}, worded())
    assert (seen.area, seen.sea, seen.landing) == ("cisalpina", False, False)
    assert seen.attacker.units == {"vassals": 3, "allies": 2}
    assert seen.defender.units == {"vassals": 1, "city": 1, "militia": 1, "armies": 1}
    assert [(throw.left, throw.right) for throw in seen.throws] == [(5, 2), (5, 0)]
    assert (seen.attacker.left, seen.defender.left) == (5, 0)
    assert "**" not in seen.result
    assert seen.markers["sword"] == "attacker"
    assert fights_of(events[:3]) == []


def test_a_sea_battle_is_reported() -> None:
    game = table(WAR, grow="red", dice=faces("sword sword"))
    game.play("red", Engage(AreaId("tyrrhenian-sea"), Seat("blue")), Confirm())
    [fight] = fights_of(game.events)
    seen = report(fight, 4, {}, worded("de"))
    assert (seen.sea, seen.attacker.units, seen.defender.units) == (True, {"fleets": 2}, {"fleets": 1})
    assert seen.defender.left == 0
    assert changes_of(game.events, worded()).clashes[0].winner == "red"


def test_the_board_shows_the_attack_and_the_battle() -> None:
    _, events = storm()
    seen = changes_of(events, worded())
    assert [(one.side, one.path, one.sea) for one in seen.moves] == [("red", ("etruria", "cisalpina"), False)]
    assert [(one.place, one.winner) for one in seen.clashes] == [("cisalpina", "red")]
    assert [one.side for one in seen.taken] == ["red"]
    assert seen.caption.result


def test_the_end_in_numbers() -> None:
    _, events = storm()
    found = chronicle([event.message for event in events], ())
    assert (found.battles, found.landings, found.rounds) == (1, 0, 0)


# ---- how things stand -------------------------------------------------------------------------------------------


def test_where_points_come_from_and_what_is_for_own_eyes_only() -> None:
    game = table(WAR, act="red")
    mine, others = SHOWN.account([game.view("red")], worded()), SHOWN.account([game.view(None)], worded())
    # two provinces each for Red and Blue: a shared first place of the Nobility
    assert any(line.startswith("-# Nobility – most provinces: Red 2 (+2); Blue 2 (+2)") for line in others)
    [own] = [line for line in mine if line.startswith("🃏")]
    assert own == "🃏 For your eyes, Red: your card Merchants ±0, tiles ±0 (Leaders)"
    assert not [line for line in others if "Merchants" in line or "Leaders" in line]


def test_a_hand_holds_card_and_tiles_and_each_says_what_it_does() -> None:
    game = table(WAR, act="red")
    [held] = SHOWN.hands(game.view("red"), "red")
    assert sorted(held.cards) == ["leaders", "merchants", "taler-3"]
    lines = [SHOWN.card(card, game.view("red"), worded("de")) for card in held.cards]
    assert "• **Kaufleute** – die meisten Luxusgüter; zählt am Ende nur für dich" in lines
    assert "• **3 Taler** – bringt 3 Taler" in lines
    assert SHOWN.hands(game.view("blue"), "red")[0].cards == ()


def test_the_moment_names_round_and_seat() -> None:
    moment = SHOWN.moment(table(WAR + "; round 4", act="red").view(None))
    assert moment is not None
    assert worded().say(moment) == "Round 4: Red acts."


@pytest.mark.parametrize(
    ("kind", "where", "lines"),
    [
        ("attack", "cisalpina", ["odds-of-attack", "odds-of-battle", "odds-of-battle"] * 4),
        ("landing", "cisalpina", ["odds-of-attack", "odds-of-battle", "odds-of-battle"] * 4),
        ("sea", "tyrrhenian-sea", ["odds-of-sea-battle", "quote-sea-battle"] * 3),
        ("raid", "cisalpina", ["odds-of-raid", "quote-raid"]),
    ],
)
def test_odds_are_offered_by_name_and_reckoned(kind: str, where: str, lines: list[str]) -> None:
    view = table(WAR, act="red").view(None)
    assert kind in [pick.value for pick in ODDS.kinds(worded())]
    assert where in [pick.value for pick in ODDS.places(view, kind, worded())]
    assert [line.id for line in ODDS.reckon(view, kind, "red", where, [Seat("red")])()] == lines


@pytest.mark.parametrize(
    ("kind", "who", "where"),
    [
        ("attack", "nobody", "cisalpina"),
        ("attack", "red", None),
        ("attack", "red", "atlantis"),
        ("attack", "red", "latium"),
        ("attack", "red", "umbria"),
        ("raid", "red", "corsica"),
        ("sea", "red", "ionian-sea"),
    ],
)
def test_wrong_odds_are_told(kind: str, who: str, where: str | None) -> None:
    with pytest.raises(Told):
        ODDS.reckon(table(WAR, act="red").view(None), kind, who, where, [])


def test_every_part_of_the_map_has_a_name_and_every_scenario_two() -> None:
    view = table(WAR, act="red").view(None)
    for language in ("en", "de"):
        parts = SHOWN.parts(view, worded(language))
        assert len({pick.label for pick in parts}) == len(parts)
        for scenario in SHOWN.game.scenarios():
            assert scenario not in SHOWN.scenario_name(scenario, worded(language))
            assert len(SHOWN.intro(scenario, language)) > 250
