"""HC-81 to HC-85, HC-93, HC-105, HC-106 and ch.20: sieges and subjugation."""

import pytest

from rules.hannibal.board.control import round_markers
from rules.hannibal.board.forces import besieger
from rules.hannibal.board.ids import CARTHAGE, ROME, SpaceId
from rules.hannibal.notation import Position, general_named
from rules.hannibal.siege.attempt import claim_tribe
from rules.hannibal.siege.limits import cannot_besiege, least_units, taking_part
from tests.hannibal.cases.battle_field import lapse_all, lay, rounds
from tests.hannibal.cases.siege_scene import besieging
from tests.hannibal.cases.winter_scene import wintering

CALM = {"battle-casualties": [1], "retreat-losses": [1]}
MINOR_CAMPAIGN, TRAITOR, TREACHERY, FORCE_MARCH = 37, 18, 54, 61


def refusal(text: str, general: str) -> str:
    """Why this general can attempt nothing; "" if he can."""
    wrong = cannot_besiege(Position.parse(text).board, general_named(general))
    return "" if wrong is None else wrong.message.id


@pytest.mark.parametrize(
    ("text", "space", "die", "after"),
    [
        ("tarentum: C 5 hannibal", "tarentum", 3, "C 5 hannibal"),
        ("tarentum: C 5 hannibal, train hannibal", "tarentum", 3, "C 4 hannibal, siege 1, train hannibal"),
        ("rome: C 5 hannibal", "rome", 6, "C 5 hannibal, siege 1"),
    ],
)
def test_hc_81_carthage_besieges_with_and_without_the_siege_train(text: str, space: str, die: int, after: str) -> None:
    """HC-81: die 3 less 1 is nothing; with the train a point and a loss; before Rome die 6 less 2 is a point."""
    game = besieging(text, "hannibal", dice={"siege": [die]})
    assert game.at(space) == after


@pytest.mark.parametrize(("number", "event", "points"), [(MINOR_CAMPAIGN, True, 2), (35, False, 1), (37, False, 1)])
def test_hc_82_marcellus_besieges_better_in_a_campaign(number: int, event: bool, points: int) -> None:
    """HC-82: +1 -1 before Syracuse with a Campaign event, else -1; die 6."""
    text = "syracuse: punic, R 5 marcellus"
    game = besieging(text, "marcellus", number=number, event=event, dice={"siege": [6]})
    assert game.board.spaces[SpaceId("syracuse")].points == points


def test_hc_82_marcellus_brings_nothing_more_against_a_tribe() -> None:
    """ch.2: his +1 is for sieges, not for subjugation."""
    game = besieging("boii: R 5 marcellus", "marcellus", number=MINOR_CAMPAIGN, event=True, dice={"subjugation": [2]})
    assert game.at("boii") == "R 5 marcellus"


def test_hc_83_the_fall_of_carthage_wins_at_once() -> None:
    """HC-83: 2 points, die 6 less 1 brings the third: the city is turned, and Rome has won."""
    game = besieging("carthage: R 8 nero, in 2 hanno, siege 2", "nero", dice={"siege": [6]})
    assert game.owner("carthage") == ROME
    assert game.winner == ("rome",)
    assert game.told[-2:] == ["capital-fallen", "war-won"]
    assert game.asked == []


def test_hc_84_a_tribe_is_subjugated_without_modifiers() -> None:
    """HC-84: die 3 brings a point and costs a unit; with the third the tribe becomes a round marker."""
    game = besieging("allobroges: C 4 hannibal", "hannibal", dice={"subjugation": [3]})
    assert game.at("allobroges") == "C 3 hannibal, siege 1"
    assert "subjugation-rolled" in game.told
    last = besieging("allobroges: C 4 hannibal, siege 2", "hannibal", dice={"subjugation": [4]})
    assert last.at("allobroges") == "punic, subjugated, C 4 hannibal"
    assert "allobroges" in round_markers(last.board, CARTHAGE)
    assert "tribe-subjugated" in last.told


def test_ch_20_points_on_a_tribe_are_those_of_the_side_that_gathered_them() -> None:
    """ch.20: Rome has left 2 points on Averni; Carthage begins anew."""
    board = Position.parse("averni: C 4 hannibal, siege 2").board
    board.subjugators = {SpaceId("averni"): ROME}
    claim_tribe(board, CARTHAGE, SpaceId("averni"))
    assert board.spaces[SpaceId("averni")].points == 0
    board.spaces[SpaceId("averni")].points = 1
    claim_tribe(board, CARTHAGE, SpaceId("averni"))
    assert board.spaces[SpaceId("averni")].points == 1


def test_ch_20_points_on_a_tribe_go_with_the_side_that_gathered_them() -> None:
    """ch.20: Rome has 2 points on Averni and is beaten there; the Carthaginians who stay keep nothing up."""
    text = "bare; averni: R 4 nero, C 8 mago, siege 2; tolosa: roman"
    game = rounds(text, "averni", entry="gergovia", cards={"C": "P1"}, dice=CALM, subjugators={"averni": ROME})
    lay(game)
    lapse_all(game)
    assert game.at("averni") == "C 8 mago"
    assert game.board.subjugators == {}


def test_ch_20_the_besieger_of_a_tribe_is_who_rolled() -> None:
    """ch.20: of a city everybody before it who is not its owner keeps the points up, of a tribe only who gathered."""
    board = Position.parse("averni: C 4 hannibal, siege 2; tarentum: C 1, siege 1").board
    averni = SpaceId("averni")
    assert (besieger(board, averni), besieger(board, SpaceId("tarentum"))) == (CARTHAGE, CARTHAGE)
    board.subjugators = {averni: ROME}
    assert besieger(board, averni) is None


def test_ch_20_who_rolls_is_remembered_until_the_tribe_is_gone() -> None:
    game = besieging("averni: C 4 hannibal", "hannibal", dice={"subjugation": [4]})
    assert game.board.subjugators == {"averni": CARTHAGE}
    done = besieging("averni: C 4 hannibal, siege 2", "hannibal", dice={"subjugation": [4]})
    assert done.board.subjugators == {}
    city = besieging("tarentum: C 5 hannibal", "hannibal", dice={"siege": [6]})
    assert city.board.subjugators == {}


def test_hc_85_a_besieger_who_becomes_too_small_keeps_the_siege_up_but_cannot_go_on() -> None:
    """HC-85: 3 units roll a 3: a point, and 2 units are left; the point stays, another attempt is not allowed."""
    game = besieging("tarentum: C 3 hannibal, train hannibal", "hannibal", dice={"siege": [3]})
    assert game.at("tarentum") == "C 2 hannibal, siege 1, train hannibal"
    assert refusal("tarentum: C 2 hannibal, siege 1", "hannibal") == "too-few-to-besiege"


def test_hc_85_points_vanish_with_the_last_besieger() -> None:
    """HC-85, ch.20: in winter the last unit before Tarentum is lost, and the points with it."""
    game = wintering("tarentum: C 1 hannibal, siege 2", dice={"winter": [6]})
    assert game.at("tarentum") == "C hannibal"


@pytest.mark.parametrize(
    ("text", "general", "reason"),
    [
        ("capua: C 2 hannibal", "hannibal", "too-few-to-besiege"),
        ("capua: C 3 hannibal", "hannibal", ""),
        ("capua: R 1, C 3 hannibal", "hannibal", "enemy-before-the-walls"),
        ("narbo: C 3 hannibal", "hannibal", "nothing-to-besiege"),
        ("boii: C 3 hannibal", "hannibal", "nothing-to-besiege"),
        ("boii: R 3 nero", "nero", ""),
        ("capua: punic, in 2 hannibal", "hannibal", "nothing-to-besiege"),
        ("displaced: mago", "mago", "general-not-on-map"),
        ("allobroges: punic, subjugated, R 3 nero", "nero", "nothing-to-besiege"),
    ],
)
def test_ch_20_who_may_besiege(text: str, general: str, reason: str) -> None:
    assert refusal(f"saguntum: C 1; {text}" if "saguntum" not in text else text, general) == reason


def test_hc_93_a_truce_forbids_sieges_but_not_neutral_tribes() -> None:
    """HC-93: Rome besieges: refused; a neutral tribe: accepted; a Carthaginian tribe: refused."""
    assert refusal("truce; saguntum: R 5 nero", "nero") == "truce-forbids-siege"
    assert refusal("truce; averni: R 5 nero", "nero") == ""
    assert refusal("truce; boii: R 5 nero", "nero") == "truce-forbids-siege"


def test_ch_20_an_impossible_attempt_rolls_nothing() -> None:
    game = besieging("tarentum: C 2 hannibal", "hannibal")
    assert "siege-impossible" in game.told
    assert game.message("siege-impossible").params["reason"].id == "too-few-to-besiege"
    assert game.at("tarentum") == "C 2 hannibal"


def test_ch_20_the_fall_of_a_city_kills_and_displaces() -> None:
    """ch.19, 20: units inside die, generals inside are displaced, the besieger stays outside, no points are left."""
    game = besieging("saguntum: R 6 nero, in 2 hasdrubal, siege 2", "nero", dice={"siege": [4]})
    assert game.at("saguntum") == "roman, R 6 c-nero"
    assert game.general("hasdrubal").status == "displaced"
    assert game.message("city-fallen").params["units"].params["count"] == 2
    assert game.asked == [("carthage", "play")]


def test_ch_19_hannibal_in_a_fallen_city_costs_five_markers() -> None:
    game = besieging("saguntum: R 6 nero, in 2 hannibal, siege 2", "nero", dice={"siege": [4]})
    assert game.general("hannibal").status == "out"
    assert game.asked == [("carthage", "remove-markers")]
    before = len(round_markers(game.board, CARTHAGE))
    game.lapse()
    assert len(round_markers(game.board, CARTHAGE)) == before - 5


def test_hc_105_a_traitor_opens_tarentum() -> None:
    """HC-105: without a Truce the city falls without a roll; in a Truce nothing happens; for OPS the dice decide."""
    game = besieging("tarentum: C 4 mago, in 2 nero", "mago", number=TRAITOR, event=True, dice={"siege": [1]})
    assert game.at("tarentum") == "punic, C 4 mago"
    assert game.general("c-nero").status == "pool"
    assert "siege-rolled" not in game.told
    truce = besieging("truce; tarentum: C 4 mago", "mago", number=TRAITOR, event=True)
    assert truce.at("tarentum") == "C 4 mago"
    assert truce.message("siege-impossible").params["reason"].id == "truce-forbids-siege"
    for_ops = besieging("tarentum: C 4 mago", "mago", number=TRAITOR, dice={"siege": [4]})
    assert for_ops.at("tarentum") == "C 3 mago, siege 1"


def test_h_47_a_traitor_is_in_tarentum_alone_and_only_there() -> None:
    game = besieging("capua: C 4 mago", "mago", number=TRAITOR, event=True, dice={"siege": [5]})
    assert game.at("capua") == "C 4 mago, siege 1"


def test_h_47_treachery_rolls_twice_for_cities_alone() -> None:
    """Card 54, H-47: both results apply; a tribe is rolled for once."""
    game = besieging("capua: C 5 mago", "mago", number=TREACHERY, event=True, dice={"siege": [4, 5]})
    assert game.at("capua") == "C 4 mago, siege 2"
    tribe = besieging("averni: C 5 mago", "mago", number=TREACHERY, event=True, dice={"subjugation": [4, 6]})
    assert tribe.at("averni") == "C 5 mago, siege 1"


@pytest.mark.parametrize(
    ("event", "after"), [(True, "roman, R 5 scipio-africanus"), (False, "R 5 scipio-africanus, siege 1")]
)
def test_ch_2_africanus_rolls_two_dice_with_a_force_march(event: bool, after: str) -> None:
    """ch.2: 4 and 6 are three points; with OPS only the first counts."""
    text = "saguntum: R 5 africanus"
    game = besieging(text, "africanus", number=FORCE_MARCH, event=event, dice={"siege": [4, 6]})
    assert game.at("saguntum") == after


def test_hc_106_a_subordinate_besieges_with_three_units() -> None:
    """HC-106, H-48: Hasdrubal takes part with exactly 3 of 10; die 5 less 1 is a point; no second attempt there."""
    text = "massilia: C 10 hannibal hasdrubal"
    board = Position.parse(text).board
    assert taking_part(board, general_named("hasdrubal")) == 3
    assert taking_part(board, general_named("hannibal")) == 10
    game = besieging(text, "hasdrubal", number=MINOR_CAMPAIGN, event=True, dice={"siege": [5, 6]}, again=("hannibal",))
    assert game.at("massilia") == "C 10 hannibal hasdrubal, siege 1"
    refused = game.message("siege-impossible").params["reason"]
    assert refused.id == "besieged-with-this-card"


def test_h_48_a_subordinate_consul_needs_five_units() -> None:
    """ch.20, H-48: a consul under another takes part with 5; a commanding consul needs only 3."""
    two = Position.parse("saguntum: R 6 marcellus nero").board
    assert (least_units(two, general_named("nero")), taking_part(two, general_named("nero"))) == (5, 5)
    assert refusal("saguntum: R 4 marcellus nero", "nero") == "too-few-to-besiege"
    assert refusal("saguntum: R 4 marcellus nero", "marcellus") == ""
    assert refusal("saguntum: R 3 marcellus nero(proconsul)", "nero") == ""


def test_ch_20_one_attempt_in_each_space_with_a_card() -> None:
    game = besieging("capua: C 5 mago", "mago", before=("capua",))
    assert "siege-impossible" in game.told
    elsewhere = besieging("capua: C 5 mago", "mago", before=("neapolis",), dice={"siege": [5]})
    assert elsewhere.at("capua") == "C 5 mago, siege 1"


def test_h_42_the_besieger_chooses_between_regulars_and_elephants() -> None:
    """H-42, H-75: asked only if there are both; without an answer a regular unit goes."""
    text = "tarentum: C 3+2e hannibal, train hannibal"
    game = besieging(text, "hannibal", dice={"siege": [3]})
    assert game.asked == [("carthage", "unit-losses")]
    assert game.options("C") == ["elephants-0", "elephants-1"]
    game.lapse()
    assert game.at("tarentum") == "C 2+2e hannibal, siege 1, train hannibal"
    other = besieging(text, "hannibal", dice={"siege": [3]})
    other.answer("C", "elephants-1")
    assert other.at("tarentum") == "C 3+1e hannibal, siege 1, train hannibal"


def test_h_42_a_city_falls_after_the_loss_is_taken() -> None:
    """ch.20, H-42: the third point comes with a loss; the owner is asked first, then the city falls."""
    game = besieging("tarentum: C 3+2e hannibal, siege 2, train hannibal", "hannibal", dice={"siege": [3]})
    assert game.at("tarentum") == "C 3+2e hannibal, siege 2, train hannibal"
    game.answer("C", "elephants-1")
    assert game.at("tarentum") == "punic, C 3+1e hannibal, train hannibal"


def test_h_17_a_siege_loss_costs_no_markers() -> None:
    game = besieging("tarentum: C 5 hannibal", "hannibal", dice={"siege": [1]})
    assert game.at("tarentum") == "C 4 hannibal"
    assert game.asked == [("rome", "play")]
