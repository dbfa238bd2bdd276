"""HC-85 to HC-87, HC-93, HC-105 and HC-106 as moves: sieges at the end of a march, and sorties."""

from rules.hannibal.board.ids import SpaceId
from rules.hannibal.march.campaign import Campaign
from rules.hannibal.march.orders import Activate, March
from rules.hannibal.notation import general_named
from tests.hannibal.cases.battle_field import attacker, dealt_to, lay, plan
from tests.hannibal.cases.table import CaseTable, card, table


def march(number: int, general: str, *path: str, units: str = "", siege: bool = False, event: bool = False) -> March:
    """This card moves this general."""
    who = general_named(general)
    return March(card=card(number), general=who, path=path, units=units, siege=siege, event=event)


def points(game: CaseTable, space: str) -> int:
    return game.board.spaces[SpaceId(space)].points


def test_hc_85_too_few_for_another_attempt_and_points_that_vanish() -> None:
    """HC-85: with 2 units left no attempt with the next card; when the last unit leaves, the points vanish."""
    text = "saguntum: C 1; tarentum: C 2 mago, siege 1; hand C: 35 36; hand R: 1"
    game = table(text, play="C")
    assert game.refused("C", march(35, "mago", siege=True)).message.id == "too-few-to-besiege"
    game.play("C", march(35, "mago", "heraclea"))
    assert points(game, "tarentum") == 0


def test_ch_20_a_move_ends_with_an_attempt() -> None:
    """ch.9.11, 20: Hannibal goes to Tarentum and besieges it."""
    game = table("saguntum: C 1; heraclea: C 6 hannibal; hand C: 35; hand R: 1", play="C", dice={"siege": [5]})
    game.play("C", march(35, "hannibal", "tarentum", siege=True))
    while game.asked and game.asked[0][1] == "react":
        game.lapse()
    assert game.at("tarentum") == "C 6 hannibal, siege 1"


def test_hc_93_no_siege_in_a_truce() -> None:
    """HC-93: Rome besieges: refused; a neutral tribe may be subjugated."""
    city = table("truce; saguntum: R 5 nero; hand R: 35; hand C: 1", play="R")
    assert city.refused("R", march(35, "nero", siege=True)).rule == "H-29"
    tribe = table("truce; averni: R 5 nero; hand R: 35; hand C: 1", play="R", dice={"subjugation": [4]})
    tribe.play("R", march(35, "nero", siege=True))
    assert tribe.at("averni") == "R 5 c-nero, siege 1"


def test_hc_105_the_traitor_of_card_18() -> None:
    """HC-105: in a Truce refused; without it the city falls without a roll."""
    text = "saguntum: C 1; tarentum: C 4 mago; hand C: 18; hand R: 1"
    truce = table(f"truce; {text}", play="C")
    assert truce.refused("C", march(18, "mago", siege=True, event=True)).rule == "H-29"
    game = table(text, play="C", dice={"siege": [1]})
    game.play("C", march(18, "mago", siege=True, event=True))
    assert game.at("tarentum") == "punic, C 4 mago"


def test_hc_106_a_subordinate_besieges_and_the_commander_leaves_with_the_rest() -> None:
    """HC-106: Hasdrubal besieges with 3 of 10; Hannibal may leave with 7, not with 8; no second attempt."""
    text = "saguntum: C 1; new-carthage: C 1; massilia: C 10 hannibal hasdrubal; hand C: 37; hand R: 1"
    game = table(text, play="C", dice={"siege": [5]})
    game.play("C", Campaign(card(37)))
    game.play("C", Activate(general=general_named("hasdrubal"), siege=True))
    assert points(game, "massilia") == 1
    hannibal = general_named("hannibal")
    again = game.refused("C", Activate(general=hannibal, siege=True))
    assert again.message.id == "besieged-with-this-card"
    assert game.refused("C", Activate(general=hannibal, path=("nemausus",), units="8")).message.id == "units-finished"
    game.play("C", Activate(general=hannibal, path=("nemausus",), units="7"))
    assert game.at("massilia") == "C 3 hasdrubal, siege 1"
    assert game.at("nemausus") == "C 7 hannibal"


def test_hc_86_no_siege_after_a_battle() -> None:
    """HC-86, HC-105: the army beats 3 Romans before Tarentum; neither a siege nor a traitor with the same card."""
    for number in (18, 28):
        text = f"saguntum: C 1; heraclea: C 10 hannibal; tarentum: R 3; hand C: {number}; hand R: 1"
        game = table(text, play="C", dice={"siege": [6]})
        game.play("C", march(number, "hannibal", "tarentum", siege=True, event=number == 18))
        told = list(game.told)
        while game.asked and game.asked[0] != ("rome", "play"):
            game.lapse()
            told += game.told
        assert game.general("hannibal").at == "tarentum"
        assert points(game, "tarentum") == 0
        assert game.owner("tarentum") == "rome"
        assert not {"siege-rolled", "city-fallen"} & set(told)


def test_hc_87_a_besieged_general_cannot_sail_but_may_sortie() -> None:
    """HC-87: sea move out of New Carthage refused; a sortie is a battle in which Carthage attacks."""
    text = "saguntum: C 1; new-carthage: R 5 nero, in 2 hasdrubal, siege 2; hand C: 9 2; hand R: 1"
    game = table(text, play="C")
    assert game.refused("C", march(9, "hasdrubal", "sea:carthage")).rule == "ch.20"
    game.play("C", march(9, "hasdrubal"))
    assert "sortie" in game.told
    assert dealt_to(game) == {"C": 3 + 2 + 3, "R": 2 + 5}
    assert attacker(game) == "C"


def test_ch_16_a_sortie_goes_back_with_its_general() -> None:
    """ch.16, 20: who marched out withdraws into the city again, units and general, and stays besieged."""
    text = "saguntum: C 1; new-carthage: R 5 nero, in 2 hasdrubal, siege 2; hand C: 9 2; hand R: 1"
    game = table(text, play="C", dice={"withdrawal": [1], "prevention": [6]})
    game.play("C", march(9, "hasdrubal"))
    dealt_to(game)
    lay(game, C=plan(withdraw=30, ask="never"))
    assert game.at("new-carthage") == "R 5 c-nero, in 2 hasdrubal, siege 2"
