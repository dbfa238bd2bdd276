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
    text = "saguntum: C 1; new-carthage: ; massilia: C 10 hannibal hasdrubal; hand C: 37"
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
    game = campaign(text)
    game.answer("C", "done")
    assert game.asked == [("rome", "play")]
