"""HC-38, HC-50 to HC-57, HC-79, HC-115 and ch.20: how many battle cards are dealt, elephants, command, relief."""

import pytest

from rules.core.questions import Choose
from rules.hannibal.battle.dealing import ally_provinces
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.events.windows import Counter
from tests.hannibal.cases.battle_field import battle, dealt, due, lay, over, plan, retreat, rounds
from tests.hannibal.cases.table import CaseTable, card

ALL_ITALIA = (
    *("mutina", "cosa", "faesulae", "falerii", "ariminum", "sena", "terventum", "capua", "neapolis"),
    *("arpi", "beneventum", "brundisium", "croton", "heraclea"),
)
PUNIC_ITALIA = "; ".join(f"{space}: punic" for space in ALL_ITALIA)


def test_hc_50_rating_units_and_allies() -> None:
    """HC-50: 4+10+2 cards against 1+12+2; Rome has three provinces, but only two of Italia count."""
    empty = "; ".join(f"{space}: empty" for space in ("arpi", "beneventum"))
    punic = "; ".join(f"{space}: punic" for space in ("mutina", "croton", "heraclea"))
    game = battle(f"bare; {empty}; {punic}; cannae: empty, R 12 varro, C 10 hannibal", "cannae", entry="heraclea")
    assert (due(game, "C"), due(game, "R")) == (16, 15)
    assert (dealt(game, "C"), dealt(game, "R")) == (16, 15)


@pytest.mark.parametrize(("choice", "die", "cards"), [("hold", 6, 20), ("charge-1", 1, 19)])
def test_hc_51_never_more_than_twenty(choice: str, die: int, cards: int) -> None:
    """HC-51: 4+12+6 are 22, so 20; a charge that rolls 1 takes one off afterwards."""
    text = f"bare; {PUNIC_ITALIA}; cannae: R 5 varro, C 11+1e hannibal"
    game = battle(text, "cannae", entry="heraclea", dice={"charge": [die]})
    game.answer("C", choice)
    assert due(game, "C") == cards


def test_hc_52_loose_units_in_rome() -> None:
    """HC-52: 5+2 cards and no allies."""
    game = battle("bare; rome: R 5, C 8 hannibal", "rome", entry="capua")
    assert due(game, "R") == 7
    assert game.message("battle-cards-dealt").params["allies"] == 0


def test_hc_53_numidians_count_twice() -> None:
    """HC-53: all four African provinces give 6 cards, and 2 with card 32."""
    text = "bare; zama: C 4 hanno, R 5 africanus"
    assert due(battle(text, "zama", entry="thevestis"), "C") == 2 + 4 + 6
    game = battle(text, "zama", entry="thevestis", hands={"R": [32]})
    assert game.asked == [("rome", "battle-start")]
    game.play("R", Counter(card(32)))
    if game.asked == [("rome", "battle-start")]:
        game.answer("R", "pass")
    assert due(game, "C") == 2 + 4 + 2


def test_hc_54_sicily_counts_for_itself() -> None:
    """HC-54: each side gets one for its province of the island, and Italia sends nobody."""
    game = battle("bare; syracuse: punic; enna: R 5 marcellus, C 4 mago", "enna", entry="syracuse")
    assert (due(game, "R"), due(game, "C")) == (3 + 5 + 1, 2 + 4 + 1)


def test_ch_14_islands_and_gaul_count_for_themselves_only() -> None:
    assert ally_provinces(SpaceId("baleares")) == ("balearic-islands",)
    assert ally_provinces(SpaceId("aleria")) == ("corsica-sardinia",)
    assert ally_provinces(SpaceId("narbo")) == ("province-massilia",)
    assert ally_provinces(SpaceId("rhone")) == ("gallia-transalpinia",)
    assert "latium" not in ally_provinces(SpaceId("rome"))


def test_hc_55_a_friendly_tribe_helps_loose_units() -> None:
    """HC-55: 3+1 cards."""
    game = battle("bare; boii: C 3, R 5 nero", "boii", by="R", entry="mutina")
    assert due(game, "C") == 4


@pytest.mark.parametrize(
    ("romans", "die", "rome", "carthage"),
    [("6 nero", 3, 6, 8), ("6 nero", 2, 8, 8), ("6 nero", 1, 8, 7), ("6", 2, 4, 8), ("6", 1, 6, 7)],
)
def test_hc_56_elephants_charge(romans: str, die: int, rome: int, carthage: int) -> None:
    """HC-56: above the rating (loose units: from 2 on) Rome gets a card fewer for each; on a 1 Carthage one fewer."""
    game = battle(f"bare; narbo: C 4+2e mago, R {romans}", "narbo", entry="emporiae", dice={"charge": [die]})
    assert game.asked == [("carthage", "elephant-charge")]
    assert game.options("C") == ["charge-2", "charge-1", "hold"]
    assert game.question("C").default is not None
    game.lapse()
    assert (due(game, "R"), due(game, "C")) == (rome, carthage)


def test_ch_17_some_elephants_charge_or_none() -> None:
    text = "bare; narbo: C 4+2e mago, R 6 nero"
    game = battle(text, "narbo", entry="emporiae", dice={"charge": [6]})
    game.answer("C", "charge-1")
    assert due(game, "R") == 7
    calm = battle(text, "narbo", entry="emporiae")
    calm.answer("C", "hold")
    assert due(calm, "R") == 8
    assert "charge-rolled" not in calm.told


def test_hc_57_elephants_take_fright() -> None:
    """HC-57: card 42: no roll, Carthage gets two fewer, Rome loses none."""
    game = battle("bare; narbo: C 4+2e mago, R 6 nero", "narbo", entry="emporiae", hands={"R": [42]})
    game.answer("C", "charge-2")
    assert game.asked == [("rome", "charge")]
    game.play("R", Counter(card(42)))
    assert "charge-rolled" not in game.told
    assert (due(game, "R"), due(game, "C")) == (8, 6)


def test_hc_115_no_card_at_all() -> None:
    """HC-115: without a battle card Gisgo loses before the first round, without casualties, and is displaced."""
    text = "bare; cannae: C 1e gisgo, R 2"
    game = battle(text, "cannae", entry="heraclea", hands={"R": [42]}, dice={"retreat-losses": [3]})
    game.answer("C", "charge-1")
    game.play("R", Counter(card(42)))
    assert due(game, "C") == 0
    lay(game)
    assert "battle-casualties" not in game.told
    assert game.message("retreat-die").params["modifier"] == 0
    assert game.at("cannae") == "R 2"
    assert game.general("h-gisgo").status == "displaced"
    assert game.message("political-consequences").params["count"] == 0
    assert over(game)


def test_hc_38_a_side_that_failed_to_avoid_gets_one_fewer() -> None:
    """HC-38: 3+7 and 2 for allies, less 1; an interception gives 1 more, never two (HC-28, HC-31)."""
    text = "bare; cannae: R 7 fabius, C 8 hannibal"
    assert due(battle(text, "cannae", entry="heraclea", avoid_failed=True), "R") == 3 + 7 + 2 - 1
    assert due(battle(text, "cannae", entry="heraclea", intercepted=True), "R") == 3 + 7 + 2 + 1
    assert due(battle(text, "cannae", entry="heraclea", intercepted=True), "C") == 4 + 8


TWO_CONSULS = "cannae: R 10 varro paulus, C 8 hannibal"


@pytest.mark.parametrize(("die", "leader", "rating"), [(4, "varro", 1), (3, "paulus", 2)])
def test_hc_79_carthage_must_roll_when_both_consuls_are_attacked(die: int, leader: str, rating: int) -> None:
    """HC-79: in turn 3 from 4 on the other consul commands, and his rating counts."""
    game = battle(f"bare; turn 3; {TWO_CONSULS}", "cannae", entry="heraclea", dice={"change-of-command": [die]})
    assert game.asked[0][1] == "battle-plan"
    assert leader in game.board.battle.commanders["rome"] if game.board.battle else False
    assert due(game, "R") == rating + 10 + 2


def test_hc_79_no_roll_in_the_first_turn() -> None:
    game = battle(f"bare; {TWO_CONSULS}", "cannae", entry="heraclea")
    assert "change-of-command" not in game.told


def test_hc_79_carthage_may_decline_when_they_attack() -> None:
    """HC-79: when they attack Carthage is asked; without an answer it rolls."""
    text = f"bare; turn 3; {TWO_CONSULS}"
    game = battle(text, "cannae", by="R", entry="arpi", dice={"change-of-command": [6]})
    assert game.asked == [("carthage", "change-of-command")]
    game.answer("C", "no")
    assert "change-of-command" not in game.told
    assert due(game, "R") == 2 + 10 + 2
    rolled = battle(text, "cannae", by="R", entry="arpi", dice={"change-of-command": [6]})
    rolled.lapse()
    assert due(rolled, "R") == 1 + 10 + 2


# ---- sortie and relief (ch.20, H-32) ----------------------------------------------------------------------------

RELIEF = "bare; tarentum: R 5 marcellus(proconsul), C 6 mago, in 2 fabius, siege 1"


def test_ch_20_the_garrison_may_join_a_relief() -> None:
    """ch.20: those inside may join, the higher general commands, and only as many as came out may go back in."""
    game = battle(RELIEF, "tarentum", by="R", entry="cannae", relief=True)
    assert game.asked == [("rome", "relief")]
    game.answer("R", "yes")
    assert game.at("tarentum").startswith("R 7")
    assert game.board.battle is not None
    assert game.board.battle.commanders["rome"] == "fabius-maximus"
    alone = battle(RELIEF, "tarentum", by="R", entry="cannae", relief=True)
    alone.answer("R", "no")
    assert "in 2 fabius" in alone.at("tarentum")
    assert alone.board.battle is not None
    assert alone.board.battle.commanders["rome"] == "marcellus"


def test_ch_20_only_who_came_out_goes_back_into_a_besieged_city() -> None:
    """ch.15, 20: of the relief army neither units nor generals find shelter there."""
    text = "bare; tarentum: R 7 marcellus fabius, C 6 mago, siege 1"
    dice = {"retreat-losses": [1]}
    out = {"came_out": 1, "garrison": (GeneralId("fabius-maximus"),)}
    game = rounds(text, "tarentum", by="R", entry="cannae", cards={"C": "F1"}, dice=dice, **out)
    assert game.asked == [("rome", "retreat")]
    assert game.refused("R", retreat("cannae", inside=2)).message.id == "no-room-inside"
    both = retreat("cannae", inside=1, generals=("fabius-maximus", "marcellus"))
    assert game.refused("R", both).message.id == "general-did-not-sortie"
    assert game.refused("R", both).rule == "ch.20"
    offered = game.match.candidates(game.seat("R"), "retreat", "generals", {}, "")
    assert [one.value for one in offered] == ["fabius-maximus"]
    game.play("R", retreat("cannae", inside=1, generals=("fabius-maximus",)))
    assert "in 1 fabius-maximus" in game.at("tarentum")
    assert game.at("cannae") == "R 4 marcellus"
    assert game.board.spaces[SpaceId("tarentum")].points == 1


def withdrawing_relief(answer: str) -> CaseTable:
    """Marcellus has come to the relief with 5, Fabius with 2 has come out to him; they withdraw at once."""
    dice = {"withdrawal": [1], "prevention": [6]}
    game = battle(RELIEF, "tarentum", by="R", entry="cannae", relief=True, dice=dice)
    game.answer("R", "yes")
    lay(game, R=plan(withdraw=30, ask="never"))
    assert game.asked == [("rome", "withdraw-to")]
    assert game.options("R") == ["apart", "cannae"]
    assert game.question("R").default == Choose("apart")
    game.answer("R", answer)
    return game


def test_ch_16_a_relief_withdraws_and_the_garrison_goes_back_in() -> None:
    """ch.16: units of a sortie may go back into their city, the others to where they came from; or all go there."""
    game = withdrawing_relief("apart")
    assert game.at("tarentum") == "C 6 mago, in 2 fabius-maximus, siege 1"
    assert game.at("cannae") == "R 5 marcellus(proconsul)"
    away = withdrawing_relief("cannae")
    assert away.at("tarentum") == "C 6 mago, siege 1"
    assert away.at("cannae") == "R 7 fabius-maximus marcellus(proconsul)"


def test_ch_16_a_sortie_withdraws_into_its_city() -> None:
    game = battle(SORTIE, "new-carthage", sortie=True, dice={"withdrawal": [1], "prevention": [6]})
    lay(game, C=plan(withdraw=30, ask="never"))
    assert game.at("new-carthage") == "R 5 c-nero, in 2 hasdrubal, siege 2"


SORTIE = "bare; new-carthage: R 5 nero, in 2 hasdrubal, siege 2"
OUTSIDE = "bare; new-carthage: R 5 nero, C 2 hasdrubal, siege 2"


def test_hc_87_a_sortie_is_a_battle_that_carthage_begins() -> None:
    """HC-87: all that is inside comes out and attacks the besiegers."""
    game = battle(SORTIE, "new-carthage", sortie=True)
    assert (due(game, "C"), due(game, "R")) == (3 + 2 + 3, 2 + 5)
    assert game.at("new-carthage") == "R 5 c-nero, C 2 hasdrubal, siege 2"


def test_h_32_a_beaten_sortie_goes_back_in() -> None:
    """H-32: as long as the city can take it there is no other way, and nobody is asked."""
    dice = {"retreat-losses": [1]}
    out = {"came_out": 2, "garrison": (GeneralId("hasdrubal"),)}
    game = rounds(OUTSIDE, "new-carthage", cards={"R": "F1"}, sortie=True, dice=dice, **out)
    lay(game)
    assert "retreated-inside" in game.told
    assert game.asked == [("rome", "play")]
    assert game.at("new-carthage") == "R 5 c-nero, in 1 hasdrubal, siege 2"


def test_h_80_a_sortie_that_wins_ends_the_siege() -> None:
    """ch.20: the besiegers have no way out of Hispania, and their points vanish."""
    dice = {"battle-casualties": [1], "retreat-losses": [1]}
    game = rounds(OUTSIDE, "new-carthage", cards={"C": "F1"}, sortie=True, came_out=2, dice=dice)
    lay(game)
    assert game.at("new-carthage") == "C 2 hasdrubal"
    assert game.message("political-consequences").params["count"] == 2
    assert game.general("c-nero").status == "pool"
