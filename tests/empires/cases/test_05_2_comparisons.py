"""EC-18 to EC-25, EC-27, EC-29, EC-47 to EC-49: card against card, and the battle markers."""

import pytest

from rules.empires.battle.blows import Fighter, strength
from rules.empires.battle.stacks import BattleRole
from rules.empires.board.ids import Combat, UnitId
from tests.empires.cases.battlefield import fight, markers, winners

SHOT, WILD = "shot", "elephants"


@pytest.mark.parametrize(
    ("attack", "defence", "dice", "won"),
    [
        ("sword", "heavy-cavalry", {}, "0"),
        ("spear", "heavy-cavalry", {}, "A"),
        ("spear", "light-horse", {SHOT: [3]}, "A"),
    ],
)
def test_ec_18_strengths(attack: str, defence: str, dice: dict[str, list[int]], won: str) -> None:
    """EC-18: 4 against 4; 5 against 3; 5 against 2 after a missed shot."""
    assert winners(fight(attack, defence, dice=dice)) == won


@pytest.mark.parametrize(
    ("unit", "other", "combat", "role", "points"),
    [
        ("sword", "heavy-cavalry", "open", "attacker", 4),
        ("heavy-cavalry", "sword", "open", "defender", 4),
        ("spear", "heavy-cavalry", "open", "attacker", 5),
        ("heavy-cavalry", "spear", "open", "attacker", 3),
        ("spear", "light-horse", "open", "defender", 5),
        ("spear", "elephants", "open", "defender", 5),
        ("elephants", "foot", "open", "attacker", 3),
        ("elephants", "archers", "open", "attacker", 5),
        ("sword", "spear", "siege", "attacker", 5),
        ("sword", "spear", "open", "attacker", 4),
        ("siege-tower", "sword", "siege", "attacker", 5),
        ("siege-tower", "sword", "siege", "defender", 1),
        ("siege-tower", "sword", "open", "attacker", 1),
        ("galley", "galley", "sea", "attacker", 4),
    ],
)
def test_ec_18_modified_strengths(unit: str, other: str, combat: Combat, role: BattleRole, points: int) -> None:
    """EC-18: the printed strength, and what the card opposite changes (E-31)."""
    against: BattleRole = "defender" if role == "attacker" else "attacker"
    assert strength(Fighter(UnitId(unit), role), Fighter(UnitId(other), against), combat) == points


@pytest.mark.parametrize(("die", "won"), [(4, "A"), (3, "D")])
def test_ec_19_archers(die: int, won: str) -> None:
    """EC-19: archers kill with 4, or lose to the cavalry."""
    assert winners(fight("archers", "heavy-cavalry", dice={SHOT: [die]})) == won


@pytest.mark.parametrize(("dice", "won"), [([4, 5], "0"), ([2, 3], "A")])
def test_ec_20_both_shoot(dice: list[int], won: str) -> None:
    """EC-20: two kills cancel out; without a kill 2 beats 1."""
    assert winners(fight("light-horse", "archers", dice={SHOT: dice})) == won


@pytest.mark.parametrize(
    ("defence", "dice", "won"),
    [
        ("foot", {WILD: [1]}, "D"),
        ("foot", {WILD: [4], SHOT: [5]}, "D"),
        ("foot", {WILD: [4], SHOT: [4]}, "A"),
        ("elephants", {WILD: [1, 1]}, "0"),
    ],
)
def test_ec_21_elephants(defence: str, dice: dict[str, list[int]], won: str) -> None:
    """EC-21: a 1 is a stampede; foot kill with 5; otherwise 3 against 1; two stampedes cancel out."""
    assert winners(fight("elephants", defence, dice=dice)) == won


@pytest.mark.parametrize(
    ("attack", "won"), [("light-horse warband sword spear spear", "0"), ("light-horse sword warband spear spear", "D")]
)
def test_ec_22_the_first_slow_warband(attack: str, won: str) -> None:
    """EC-22: as the first slow card it has 4, otherwise 3, here against a sword."""
    game = fight(attack, "foot sword sword sword spear", dice={SHOT: [1, 1]})
    assert winners(game)[attack.split().index("warband")] == won


def test_ec_23_the_markers_come_back() -> None:
    """EC-23: A, D, A, A, A: 1:0, 1:1, 2:1, 2:0, 3:0, a rout with the last comparison."""
    game = fight(
        "heavy-cavalry foot elephants elephants elephants",
        "foot heavy-cavalry archers light-horse archers",
        dice={SHOT: [1, 1, 1, 1, 1], WILD: [2, 2, 2]},
    )
    assert winners(game) == "ADAAA"
    assert markers(game) == [(1, 0), (1, 1), (2, 1), (2, 0), (3, 0)]
    assert game.messages("battle-won")[0].params["rout"] is True
    assert game.at("cisalpina") == "red 1"


def test_ec_24_a_rout_ends_the_battle() -> None:
    """EC-24: A, A, A: two cards are never compared; the defender loses three of five, the attacker none."""
    game = fight(
        "elephants elephants elephants sword sword",
        "archers light-horse archers spear spear",
        dice={SHOT: [1, 1, 1], WILD: [2, 2, 2]},
        draws={"defender-losses": ["archers-1", "spear-1", "spear-2"]},
    )
    assert winners(game) == "AAA"
    assert [one.params["count"] for one in game.messages("cards-lost")] == [3]
    assert game.realm("blue").cards == ["light-horse-1", "archers-2"]
    assert len(game.realm("red").cards) == 5
    assert sorted(game.board.discard) == ["archers-1", "spear-1", "spear-2"]


def test_ec_25_equal_markers_are_the_defenders() -> None:
    """EC-25: A, D, 0, 0, 0: one card each; five times nothing: no losses."""
    game = fight(
        "heavy-cavalry foot sword sword spear",
        "foot heavy-cavalry sword sword spear",
        dice={SHOT: [1, 1]},
        draws={"attacker-losses": ["foot-1"], "defender-losses": ["foot-2"]},
    )
    assert winners(game) == "AD000"
    assert game.at("cisalpina") == "blue 1"
    assert ("foot-1" in game.realm("red").cards, "foot-2" in game.realm("blue").cards) == (False, False)
    even = fight("sword sword sword spear spear", "sword sword sword spear spear")
    assert (winners(even), even.messages("cards-lost"), even.at("cisalpina")) == ("00000", [], "blue 1")


@pytest.mark.parametrize(
    ("attack", "defence", "combat", "won"),
    [
        ("sword", "spear", "siege", "A"),
        ("siege-tower", "sword", "siege", "A"),
        ("sword", "siege-tower", "siege", "A"),
        ("siege-tower", "sword", "open", "D"),
        ("siege-tower", "siege-tower", "siege", "A"),
    ],
)
def test_ec_27_sieges(attack: str, defence: str, combat: str, won: str) -> None:
    """EC-27: sword beats spear; a tower has 5 for the attacker of a siege, otherwise 1."""
    assert winners(fight(attack, defence, combat)) == won


@pytest.mark.parametrize(("die", "won"), [(4, "A"), (3, "D")])
def test_ec_29_artillery_kills_at_sea(die: int, won: str) -> None:
    """EC-29: with 4 it kills whatever it faces."""
    assert winners(fight("artillery", "galley", "sea", dice={SHOT: [die]})) == won


def test_e_18_artillery_does_not_shoot_in_the_open() -> None:
    assert winners(fight("artillery", "warband")) == "D"
    assert winners(fight("artillery", "warband", "siege", dice={SHOT: [4]})) == "A"


@pytest.mark.parametrize(
    ("dice", "won"), [({WILD: [1]}, "D"), ({WILD: [2], SHOT: [4]}, "D"), ({WILD: [2], SHOT: [3]}, "A")]
)
def test_ec_47_elephants_roll_before_archers(dice: dict[str, list[int]], won: str) -> None:
    """EC-47: after a stampede the archers do not roll; a kill wins; otherwise 5 beats 1."""
    assert winners(fight("elephants", "archers", dice=dice)) == won


@pytest.mark.parametrize(("dice", "won"), [([3, 1], "A"), ([4, 5], "0")])
def test_ec_48_elephants_against_elephants(dice: list[int], won: str) -> None:
    """EC-48: one stampede loses; without one it is 5 against 5."""
    assert winners(fight("elephants", "elephants", dice={WILD: dice})) == won


def test_ec_49_a_short_stack_runs_out() -> None:
    """EC-49: two cards against five: the last three comparisons are the defender's, a rout in the fifth."""
    game = fight("sword sword", "spear spear sword sword sword")
    assert winners(game) == "00DDD"
    assert markers(game)[-1] == (0, 3)
    assert game.messages("battle-won")[0].params["rout"] is True
    assert game.realm("red").goods == 5 - 2
    assert game.realm("blue").captured == {"red": 2}
