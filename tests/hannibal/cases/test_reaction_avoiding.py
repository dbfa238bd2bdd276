"""HC-37 to HC-42: avoiding battle and pursuit (ch.13)."""

import pytest

from rules.hannibal.march.campaign import Campaign
from rules.hannibal.reaction.react import React
from tests.hannibal.cases.battle_field import dealt_to
from tests.hannibal.cases.march_orders import activate, go_on, march
from tests.hannibal.cases.table import CaseTable, card, table

HOME = "saguntum: C 1; rome: R 1; agrigentum: R 1; "


def battles(game: CaseTable) -> list[bool]:
    """Of the battle that is being fought: whether the defender failed to avoid it."""
    return [one.avoid_failed for one in game.match.table.stack if type(one).__name__ == "Battle"]


def avoid(general: str, to: str = "") -> React:
    return React(avoid=general, to=to)


@pytest.mark.parametrize(
    ("to", "accepted"),
    [("pisae", False), ("cosa", False), ("mutina", False), ("falerii", True), ("tarquini", True)],
    ids=lambda one: f"HC-37-{one}",
)
def test_hc_37_where_fabius_may_go(to: str, accepted: bool) -> None:
    """HC-37: not where the enemy came from, not to his marker, not over a pass; die 5 is enough for Fabius."""
    text = HOME + "pisae: C 6 hannibal; faesulae: R 7 fabius; cosa: punic; tarquini: empty; hand C: 6 1"
    game = table(text, play="C", dice={"avoid-battle": [5]})
    game.play("C", march(6, "hannibal", "faesulae"))
    order = avoid("fabius-maximus", to)
    if accepted:
        game.play("R", order)
        assert game.at(to).endswith("R 7 fabius-maximus")
    else:
        assert game.refused("R", order).message.id == "no-refuge"


def test_hc_38_a_failed_attempt_costs_a_card() -> None:
    """HC-38: Fabius fails on 6: 3+7 cards and 2 for allies, less 1."""
    game = table(HOME + "pisae: C 6 hannibal; faesulae: R 7 fabius; hand C: 6 1", play="C", dice={"avoid-battle": [6]})
    game.play("C", march(6, "hannibal", "faesulae"))
    game.answer("R", "avoid")
    assert battles(game) == [True]
    assert dealt_to(game) == {"R": 3 + 7 + 2 - 1, "C": 4 + 6}


def test_hc_39_ten_units_go_and_the_rest_fights() -> None:
    """HC-39: of Hannibal's 13 units 10 go, 3 stay and fight; 11 are refused."""
    text = "saguntum: C 1; narbo: C 13 hannibal; emporiae: R 5 nero; tolosa: punic; rome: R 1; hand R: 6 1"
    game = table(text, play="R", dice={"avoid-battle": [4]})
    game.play("R", march(6, "nero", "narbo"))
    assert game.refused("C", avoid("hannibal:11", "tolosa")).message.id == "wrong-number-of-units"
    game.play("C", avoid("hannibal:10", "tolosa"))
    assert game.at("tolosa") == "punic, C 10 hannibal"
    assert game.at("narbo") == "R 5 c-nero, C 3"
    assert dealt_to(game) == {"R": 2 + 5, "C": 3}  # H-70: no card fewer


def test_hc_40_loose_units_cannot_avoid() -> None:
    """HC-40: 4 loose units: it is not offered, and nobody is asked."""
    text = "saguntum: C 1; narbo: C 4; emporiae: R 5 nero; rome: R 1; hand R: 6 1"
    game = table(text, play="R")
    game.play("R", march(6, "nero", "narbo"))
    assert battles(game) == [False]


@pytest.mark.parametrize(
    ("name", "die", "success"),
    [("flaminius", 4, True), ("p-scipio", 3, False)],
    ids=["HC-41-flaminius", "HC-41-scipio"],
)
def test_hc_41_pursuit(name: str, die: int, success: bool) -> None:
    """HC-41: Gisgo avoids on 3; Flaminius pursues on 4 in any direction, P. Scipio stops on 3."""
    text = f"saguntum: C 1; narbo: C 2 gisgo; tarraco: R 5 {name}; rome: R 1; hand R: 9 1"
    game = table(text, play="R", dice={"avoid-battle": [3], "pursuit": [die]})
    game.play("R", march(9, name, "emporiae narbo"))
    game.answer("C", "none")  # he could intercept in Emporiae
    game.answer("C", "avoid")
    assert game.asked == [("rome", "pursuit")]
    game.answer("R", "pursue")
    if success:
        assert game.asked == [("rome", "onward")]
        game.play("R", go_on("tolosa"))
        assert game.at("tolosa").startswith("R 5")
    else:
        assert game.asked == [("rome", "play")]
        assert game.at("narbo").startswith("R 5")


def test_hc_41_a_siege_is_still_allowed() -> None:
    """HC-41: after a failed pursuit P. Scipio besieges where he is."""
    text = "new-carthage: C 5 gisgo; dianium: R 5 p-scipio; rome: R 1; saguntum: C 1; hand R: 9 1"
    game = table(text, play="R", dice={"avoid-battle": [3], "pursuit": [3], "siege": [4]})
    game.play("R", march(9, "p-scipio", "new-carthage", siege=True))
    game.play("C", avoid("h-gisgo", "acci"))
    game.answer("R", "pursue")
    assert "siege-rolled" in game.told
    assert game.at("new-carthage") == "R 5 p-scipio, siege 1"


@pytest.mark.parametrize(("foe", "finished"), [("narbo: C 2 gisgo; ", True), ("", False)])
def test_hc_41_who_failed_to_pursue_is_finished(foe: str, finished: bool) -> None:
    """HC-41: in a Campaign nobody of his army goes on with that card; had nobody avoided him, Nero would (H-48)."""
    text = f"saguntum: C 1; {foe}tarraco: R 9 p-scipio nero(proconsul); rome: R 1; hand R: 33 1"
    game = table(text, play="R", dice={"avoid-battle": [3], "pursuit": [3]} if finished else None)
    game.play("R", Campaign(card(33)))
    game.play("R", activate("p-scipio", "emporiae narbo", along="c-nero"))
    if finished:
        game.answer("C", "none")  # he could intercept in Emporiae
        game.answer("C", "avoid")
        game.answer("R", "pursue")
    assert game.asked == [("rome", "campaign")]
    order = activate("nero", "tolosa", units="4")
    if finished:
        assert game.refused("R", order).message.id == "general-finished"
    else:
        game.play("R", order)
        assert game.at("tolosa").endswith("R 4 c-nero(proconsul)")


def test_hc_42_without_a_refuge_nobody_avoids() -> None:
    """HC-42: every space next to it is the enemy's, a neutral tribe, or where he came from."""
    text = "saguntum: C 1; tolosa: C 4 hannibal; narbo: R 5 nero; ilerda: roman; rome: R 1; hand R: 6 1"
    game = table(text, play="R")
    game.play("R", march(6, "nero", "tolosa"))
    assert battles(game) == [False]


def test_ch_19_who_avoids_battle_drives_off_a_general_who_is_alone() -> None:
    """ch.9.6, 19: an army that goes to Falerii displaces Mago who is alone there; Fabius alone may not go to him."""
    text = HOME + "pisae: C 6 hannibal; faesulae: R {}; falerii: C mago; hand C: 6 1"
    game = table(text.format("7 fabius"), play="C", dice={"avoid-battle": [1]})
    game.play("C", march(6, "hannibal", "faesulae"))
    game.play("R", avoid("fabius-maximus", "falerii"))
    assert game.general("mago").status == "displaced"
    assert game.at("falerii") == "R 7 fabius-maximus"
    alone = table(text.format("fabius"), play="C")
    alone.play("C", march(6, "hannibal", "faesulae"))
    assert alone.refused("R", avoid("fabius-maximus", "falerii")).message.id == "no-refuge"
    assert alone.quote("R", avoid("fabius-maximus", "cosa"))


def test_ch_19_hannibal_alone_in_the_way_costs_five_markers() -> None:
    """ch.19: he is displaced by an army that avoids battle like by any other."""
    text = HOME + "pisae: C 6 hasdrubal; faesulae: R 7 fabius; falerii: C hannibal; hand C: 35 1"
    game = table(text, play="C", dice={"avoid-battle": [1]})
    game.play("C", march(35, "hasdrubal", "faesulae"))
    game.play("R", avoid("fabius-maximus", "falerii"))
    assert game.general("hannibal").status == "out"
    assert game.asked == [("carthage", "remove-markers")]
    game.lapse()
    assert ("carthage", "play") in game.asked or ("carthage", "pursuit") in game.asked
