"""HC-62 to HC-65, HC-73, HC-116, HC-118 and H-80: casualties, the retreat die, and what a defeat costs."""

import pytest

from rules.core.messages import Message, Name
from rules.hannibal.battle.aftermath import ALL, retreat_losses, retreat_modifier
from rules.hannibal.battle.odds import battle_odds
from rules.hannibal.board.control import round_markers
from rules.hannibal.board.ids import CARTHAGE, ROME, Side, SpaceId
from rules.hannibal.setup.arrangement import arrange
from rules.hannibal.victory.removal import RemoveMarkers
from tests.hannibal.cases.battle_field import lapse_all, lay, over, plan, rounds
from tests.hannibal.cases.table import CaseTable

LOOSE = plan(counter="never", ask="never")


def matched(text: str, count: int, die: int, retreat: int = 1) -> CaseTable:
    """So many rounds are matched in Cannae, then Carthage, which attacked, has no card left."""
    cards = f"F{min(count, 5)} L{max(0, count - 5)}"
    dice = {"battle-casualties": [die], "retreat-losses": [retreat]}
    game = rounds(text, "cannae", entry="heraclea", cards={"C": cards, "R": cards}, dice=dice)
    lay(game, R=LOOSE)
    return game


def lost(game: CaseTable, side: Side) -> list[tuple[object, object]]:
    """The losses of a side that were told: units, and the elephants among them."""
    found: list[tuple[object, object]] = []
    for event in game.events:
        units = event.message.params.get("units")
        if event.message.id == "units-lost" and event.message.params["side"] == Name("side", side):
            assert isinstance(units, Message)
            found.append((units.params["count"], units.params["elephants"]))
    return found


@pytest.mark.parametrize(("count", "die", "units"), [(4, 5, 1), (2, 4, 0)])
def test_hc_62_both_sides_lose_the_same(count: int, die: int, units: int) -> None:
    """HC-62: 4 rounds, die 5: one unit each; 2 rounds, die 4: none."""
    game = matched("bare; cannae: R 6 nero, C 6 mago", count, die)
    told = game.message("battle-casualties").params
    assert (told["rounds"], told["units"]) == (count, units)
    assert lost(game, ROME) == ([(1, 0)] if units else [])
    assert lost(game, CARTHAGE)[:units] == ([(1, 0)] if units else [])


def test_hc_62_seven_rounds_cost_three_and_an_elephant() -> None:
    game = matched("bare; cannae: R 6 nero, C 5+1e mago", 7, 6)
    assert lost(game, ROME) == [(3, 0)]
    assert lost(game, CARTHAGE)[0] == (3, 1)


@pytest.mark.parametrize(
    ("romans", "card", "die", "left"),
    [("5", "P1", 4, 3), ("4", "D1", 5, 0), ("8", "F1", 6, 3)],
)
def test_hc_63_the_retreat_die(romans: str, card: str, die: int, left: int) -> None:
    """HC-63, H-5: Probe −2, Double Envelopment +2, by the loser's units at the start."""
    dice = {"battle-casualties": [1], "retreat-losses": [die]}
    text = f"bare; arpi: roman; cannae: R {romans}, C 8 mago"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": card}, dice=dice)
    lay(game)
    assert game.message("retreat-die").params["units"] == int(romans) - left


def test_h_5_the_table() -> None:
    assert [retreat_modifier(kind) for kind in ("probe", "double-envelopment", "flank-left", None)] == [-2, 2, 0, 0]
    assert [retreat_losses(die, 4) for die in range(-1, 9)] == [0, 0, 1, 1, 2, 2, 2, 3, ALL, ALL]
    assert [retreat_losses(die, 5) for die in range(-1, 9)] == [1, 1, 2, 2, 3, 3, 4, 5, ALL, ALL]


def test_hc_64_a_reserve_that_matched_a_double_envelopment() -> None:
    """HC-64: Carthage runs out of cards after Rome's Reserve stood for a Double Envelopment: die 3 → 5, four lost."""
    dice = {"battle-casualties": [1], "retreat-losses": [3]}
    text = "bare; cannae: R 6 nero, C 9 mago"
    game = rounds(text, "cannae", entry="heraclea", cards={"R": "V1"}, hands={"C": [6]}, dice=dice)
    lay(game, C=plan(maharbal="last", ask="never"), R=LOOSE)
    assert "battle-cards-run-out" in game.told
    told = game.message("retreat-die").params
    assert (told["modifier"], told["units"]) == (2, 4)


def test_hc_65_the_retreat_die_takes_an_elephant_first() -> None:
    """HC-65, H-11: of casualties without e a regular may go; of the retreat die the first must be an elephant."""
    dice = {"battle-casualties": [4], "retreat-losses": [3]}
    text = "bare; heraclea: punic; cannae: R 8 nero, C 5+2e mago"
    game = rounds(text, "cannae", by="R", entry="arpi", cards={"R": "F3", "C": "F2"}, dice=dice)
    lay(game, C=LOOSE)
    assert game.asked == [("carthage", "unit-losses")]
    assert game.options("C") == ["elephants-0", "elephants-1"]
    game.answer("C", "elephants-0")
    assert game.message("retreat-die").params["units"] == 3
    assert game.options("C") == ["elephants-1", "elephants-2"]
    game.answer("C", "elephants-1")
    assert lost(game, CARTHAGE) == [(3, 1)]


def test_hc_116_asked_only_with_a_choice() -> None:
    """HC-116, H-75: 1 without e: asked, default regular; 2e: one elephant forced, asked for the other; Rome never."""
    text = "bare; cannae: R 8 nero, C 6+2e mago"
    plain = matched(text, 4, 5)
    assert plain.asked == [("carthage", "unit-losses")]
    assert plain.options("C") == ["elephants-0", "elephants-1"]
    plain.lapse()
    assert lost(plain, CARTHAGE)[0] == (1, 0)
    hard = matched(text, 4, 6)
    assert hard.asked == [("carthage", "unit-losses")]
    assert hard.options("C") == ["elephants-1", "elephants-2"]
    hard.answer("C", "elephants-2")
    assert (lost(hard, CARTHAGE)[0], lost(hard, ROME)) == ((2, 2), [(2, 0)])


# ---- political consequences -------------------------------------------------------------------------------------


def with_markers(side: Side, count: int, also: tuple[str, ...] = ()) -> str:
    """Notation in which a side has so many round markers left, these among them."""
    board = arrange()
    others = [space for space in round_markers(board, side) if space not in also]
    return "; ".join(f"{space}: empty" for space in others[count - len(also) :])


def test_hc_73_half_of_the_units_lost() -> None:
    """HC-73: 3 in casualties and 2 by the die: two markers; 1 in all: none."""
    dice = {"battle-casualties": [6], "retreat-losses": [1]}
    text = "bare; cannae: R 10 nero, C 10 mago"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "F4 L3", "R": "F4 L2"}, dice=dice)
    lay(game, R=LOOSE)
    lapse_to(game, "remove-markers")
    told = game.message("political-consequences").params
    assert (told["units"], told["count"]) == (5, 2)
    game.play("R", RemoveMarkers((SpaceId("cosa"), SpaceId("pisae"))))
    assert game.owner("cosa") is None
    dice = {"battle-casualties": [1], "retreat-losses": [2]}
    small = rounds("bare; cannae: R 4 nero, C 4 mago", "cannae", entry="heraclea", cards={"C": "F1"}, dice=dice)
    lay(small)
    lapse_all(small)
    assert over(small)
    assert len(round_markers(small.board, ROME)) == 26


def lapse_to(game: CaseTable, kind: str) -> None:
    """Questions lapse until this one is asked."""
    while game.asked[0][1] != kind:
        game.lapse()


def test_hc_73_too_few_markers_mean_peace() -> None:
    """HC-73: Rome must remove 3 and has 2: Carthage wins at once."""
    dice = {"battle-casualties": [1], "retreat-losses": [5]}
    few = with_markers(ROME, 2, also=("cannae", "arpi"))
    game = rounds(f"bare; {few}; cannae: R 6, C 8 mago", "cannae", entry="heraclea", cards={"C": "D1"}, dice=dice)
    lay(game)
    lapse_all(game)
    assert game.winner == (CARTHAGE,)


@pytest.mark.parametrize(("markers", "winner"), [(8, ()), (7, (ROME,))])
def test_hc_118_hannibal_falls(markers: int, winner: tuple[str, ...]) -> None:
    """HC-118, H-39, H-79: 2 by casualties and 4 by the die: Hannibal is out; three markers, then five."""
    few = with_markers(CARTHAGE, markers)
    game = matched(f"bare; {few}; cannae: R 8 nero, C 6 hannibal", 4, 6, retreat=5)
    assert game.general("hannibal").status == "out"
    assert game.asked == [(CARTHAGE, "remove-markers")]
    assert game.message("political-consequences").params["count"] == 3
    assert len(round_markers(game.board, CARTHAGE)) == markers
    game.lapse()
    assert game.winner == winner
    if not winner:
        assert round_markers(game.board, CARTHAGE) == []
        assert over(game)


def test_h_18_h_80_a_winner_without_units() -> None:
    """H-18, H-80: both lose their last unit: the winner's general stays, the loser pays and goes."""
    dice = {"battle-casualties": [6], "retreat-losses": [1]}
    text = "bare; heraclea: punic; cannae: R 2 nero, C 2 mago"
    game = rounds(text, "cannae", entry="heraclea", cards={"C": "F4", "R": "F4"}, dice=dice)
    lay(game, R=LOOSE)
    assert game.at("cannae") == "R c-nero"
    assert game.at("heraclea") == "punic, C mago"
    assert "retreat-die" not in game.told
    assert game.message("political-consequences").params["count"] == 1


def test_h_80_siege_points_of_a_winner_without_units_vanish() -> None:
    """H-80: the besiegers win the cards and lose their last unit: Mago stays, the points go, so the city is open."""
    dice = {"battle-casualties": [6], "retreat-losses": [1]}
    text = "bare; tarentum: R 5 marcellus, C 2 mago, in 1, siege 2"
    game = rounds(text, "tarentum", by="R", entry="cannae", cards={"C": "F4", "R": "F4"}, dice=dice)
    lay(game, C=LOOSE)
    lapse_all(game)
    assert game.at("tarentum") == "C mago, in 2 marcellus"
    assert len(round_markers(game.board, ROME)) == 26 - 4 // 2


# ---- odds -------------------------------------------------------------------------------------------------------


def test_odds_agree_with_the_simulation_of_the_specification() -> None:
    """C1: 14 against 12 cards last about 7.5 rounds, 16 against 15 about 9.3; more cards win more often."""
    assert abs(battle_odds(14, 12, 2, 2).mean_rounds - 7.5) < 0.5
    assert abs(battle_odds(16, 15, 2, 2).mean_rounds - 9.3) < 0.5
    assert battle_odds(16, 8, 3, 1).attacker_wins > battle_odds(10, 8, 3, 1).attacker_wins > 0.3
    assert battle_odds(0, 5).attacker_wins == 0
    assert abs(sum(battle_odds(10, 10, 2, 2).rounds.values()) - 1) < 1e-9
