"""HC-26, HC-27, HC-106, HC-109: Campaigns (ch.9, H-48, H-55)."""

import pytest

from rules.hannibal.march.campaign import Campaign
from tests.hannibal.cases.march_orders import activate
from tests.hannibal.cases.table import CaseTable, card, table


def campaign(text: str, side: str = "C", number: int = 37, **dice: list[int]) -> CaseTable:
    game = table(text, play=side, dice={label.replace("_", "-"): rolls for label, rolls in dice.items()})
    game.play(side, Campaign(card(number)))
    return game


@pytest.mark.parametrize(("path", "accepted"), [("narbo", True), ("narbo nemausus", False)], ids=["HC-26", "HC-26-2"])
def test_hc_26_units_have_four_points_in_all(path: str, accepted: bool) -> None:
    """HC-26: A carries a unit 3 spaces and drops it; B takes it 1 further, not 2."""
    text = "saguntum: C 3 hannibal; emporiae: C mago; new-carthage: C 1; hand C: 33"
    game = campaign(text, number=33)
    game.play("C", activate("hannibal", "dertosa tarraco emporiae tarraco", units="3", drop="emporiae:1"))
    assert game.at("emporiae") == "C 1 mago"
    order = activate("mago", path, units="1")
    if accepted:
        game.play("C", order)
        assert game.at("narbo") == "C 1 mago"
    else:
        assert game.refused("C", order).message.id == "too-few-points"


def test_hc_27_who_fought_is_finished() -> None:
    """HC-27: the units of A that fought cannot go on, A is not activated again; B besieges with others."""
    text = "saguntum: C 1; cannae: R 1; heraclea: C 4 hannibal mago hasdrubal; tarentum: C 3 gisgo; hand C: 33"
    game = campaign(text, number=33)
    game.play("C", activate("hannibal", "cannae", units="3", along="mago"))
    while game.asked != [("carthage", "campaign")]:
        assert game.asked, "the Campaign should go on"
        game.lapse()
    assert game.refused("C", activate("hannibal", "arpi")).message.id == "general-already-activated"
    assert game.general("hannibal").at == "cannae"
    assert game.refused("C", activate("mago", "arpi")).message.id == "general-finished"
    taken = activate("hasdrubal", "cannae arpi", units="1", pick_up="cannae:1")
    assert game.refused("C", taken).message.id == "too-few-points"
    game.play("C", activate("gisgo", siege=True))
    assert "siege-rolled" in game.told


def test_hc_106_a_subordinate_besieges_with_three() -> None:
    """HC-106: Hasdrubal besieges with 3 of 10, die 5: 1 point; Hannibal leaves with 7, not 8; no second attempt."""
    text = "saguntum: C 1; new-carthage: ; massilia: C 10 hannibal hasdrubal; hand C: 37 2"
    game = campaign(text, siege=[5])
    game.play("C", activate("hasdrubal", siege=True))
    assert game.board.play is not None
    assert game.refused("C", activate("hannibal", siege=True)).message.id == "besieged-with-this-card"
    assert game.refused("C", activate("hannibal", "nice", units="8")).message.id == "units-finished"
    game.play("C", activate("hannibal", "nice", units="7"))
    assert (game.at("massilia"), game.at("nice")) == ("C 3 hasdrubal, siege 1", "C 7 hannibal")


@pytest.mark.parametrize(
    ("name", "steps", "accepted"),
    [("nero", 4, True), ("nero", 5, False), ("varro", 2, True), ("varro", 3, False)],
    ids=lambda one: f"HC-109-{one}",
)
def test_hc_109_nero_carries_farther(name: str, steps: int, accepted: bool) -> None:
    """HC-109: units that moved 2 go 4 more with Nero, 2 more with Varro."""
    text = f"rome: R 3 marcellus(proconsul); firmum-picenum: R {name}(proconsul); agrigentum: ; hand R: 37"
    game = campaign(text, "R")
    game.play("R", activate("marcellus", "falerii firmum-picenum", drop="firmum-picenum:3"))
    path = " ".join(["sena", "terventum", "arpi", "cannae", "brundisium"][:steps])
    order = activate(name, path, units="3", along="none")
    if accepted:
        game.play("R", order)
        assert game.at(path.split()[-1]).startswith("R 3")
    else:
        assert game.refused("R", order).message.id == "too-few-points"


def test_ch_9_a_campaign_moves_so_many_different_generals() -> None:
    """ch.9: two generals with a Minor Campaign; the player may be done before."""
    text = "hand C: 37; hand R: 1"
    game = campaign(text)
    game.play("C", activate("hannibal", "dertosa"))
    assert game.refused("C", activate("hannibal", "tarraco")).message.id == "general-already-activated"
    game.play("C", activate("hasdrubal", "dianium"))
    assert game.asked == [("rome", "play")]


def test_h_50_a_campaign_that_moves_nobody_is_a_discard() -> None:
    """H-50: "done" as the first answer changes nothing: the card counts as discarded, which is told."""
    game = campaign("hand C: 37; hand R: 1")
    game.answer("C", "done")
    assert game.asked == [("rome", "play")]
    assert game.told == ["campaign-unused"]
    assert game.board.discard == [card(37)]
    used = campaign("hand C: 37; hand R: 1")
    used.play("C", activate("hannibal", "dertosa"))
    used.answer("C", "done")
    assert "campaign-unused" not in used.told


def test_h_2_the_campaign_of_an_opening_moves_at_least_one_general() -> None:
    """H-2, H-50: "done" comes only after a move; a lapsed deadline takes the consul into his city."""
    game = table("turn 2; opening; hand R: 37 35; hand C: 1", play="R")
    game.play("R", Campaign(card(37)))
    assert game.options("R") == []
    game.refused("R", "done")
    game.lapse()
    assert game.at("rome") == "R 3, in 5 p-scipio"
    assert game.options("R") == ["done"]
    game.answer("R", "done")
    assert game.asked == [("carthage", "play")]
    moved = table("turn 2; opening; agrigentum: R 8 longus; rome: R 1; hand R: 37; hand C: 1", play="R")
    moved.play("R", Campaign(card(37)))
    moved.lapse()
    assert moved.general("t-longus").at != "agrigentum"


def test_ch_9_units_that_are_finished_besiege_no_more() -> None:
    """ch.9: 6 units fought before Capua; another general needs 3 others to besiege it with the same card."""
    text = "saguntum: C 1; beneventum: C 6 hannibal; neapolis: C {} mago; capua: R 3; rome: R 1; hand C: 37"
    for others, besieges in (("2", False), ("3", True)):
        game = campaign(text.format(others), siege=[5])
        game.play("C", activate("hannibal", "capua"))
        while game.asked != [("carthage", "campaign")]:
            game.lapse()
        assert game.general("hannibal").at == "capua"
        order = activate("mago", "capua", siege=True)
        if besieges:
            game.play("C", order)
            game.answer("R", "none")
            assert "siege-rolled" in game.told
        else:
            refusal = game.refused("C", order)
            assert (refusal.message.id, refusal.message.params["found"]) == ("too-few-to-besiege", 2)


def test_h_48_of_a_subordinates_siege_only_the_survivors_are_finished() -> None:
    """H-48: Hasdrubal besieges with 3 of 10 and loses 1: Hannibal leaves with 7 of the 9."""
    text = "saguntum: C 1; new-carthage: ; massilia: C 10 hannibal hasdrubal; hand C: 37 2"
    game = campaign(text, siege=[2])
    game.play("C", activate("hasdrubal", siege=True))
    assert game.at("massilia") == "C 9 hannibal hasdrubal"
    assert game.refused("C", activate("hannibal", "nice", units="8")).message.id == "units-finished"
    game.play("C", activate("hannibal", "nice", units="7"))
    assert game.at("massilia") == "C 2 hasdrubal"


def test_h_55_who_went_along_four_points_may_still_besiege() -> None:
    """ch.9, H-55: he can take no step, but a siege costs no points."""
    text = "saguntum: C 1; heraclea: C 6 hannibal mago; new-carthage: ; hand C: 37 2; rome: R 1; agrigentum: R 1"
    game = campaign(text, siege=[5])
    game.play("C", activate("hannibal", "cannae heraclea cannae tarentum", along="mago", drop="tarentum:mago"))
    assert game.refused("C", activate("mago", "cannae", units="0")).message.id == "too-few-points"
    game.play("C", activate("mago", siege=True))
    assert game.at("tarentum") == "C 6 hannibal mago, siege 1"


def test_ch_9_who_backed_up_takes_no_part_in_the_siege_of_another() -> None:
    """ch.9, 12: Hannibal's 3 units are finished before Tarentum; Mago besieges it only with 3 others."""
    text = "saguntum: C 1; tarentum: C {} hannibal mago; cannae: R 5 varro; rome: R 1; agrigentum: R 1; hand C: 37 2"
    for all_units, besieges in ((5, False), (6, True)):
        game = campaign(text.format(all_units), interception=[1], siege=[5])
        order = activate("hannibal", "brundisium", units="3", along="none", if_intercepted="back-up")
        game.play("C", order)
        game.answer("R", "intercept-best")
        game.answer("C", "stop")
        assert game.at("tarentum") == f"C {all_units} hannibal mago"
        if besieges:
            game.play("C", activate("mago", siege=True))
            assert "siege-rolled" in game.told
        else:
            refusal = game.refused("C", activate("mago", siege=True))
            assert (refusal.message.id, refusal.message.params["found"]) == ("too-few-to-besiege", 2)
