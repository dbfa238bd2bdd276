"""Sections 6.6 and 6.6.1: moving by land, and attrition."""

import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.turn.purse import AP
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, reduced, rolls, there
from tests.assyrian_wars.cases.table import CaseTable, table


def cost(game: CaseTable, country: str) -> float:
    """The AP spent so far."""
    assert game.board.impulse is not None
    assert game.board.impulse.country == country
    return game.board.impulse.spent / AP


def test_aw_6_6_1_without_a_leader() -> None:
    """AW-6.6-1: three units, two areas each, 6 AP."""
    game = table("ashur: AS 3LI", impulse="AS", ap=8)
    game.play("AS", go("AS-LI-1", "anat", "hindanu", units="AS-LI-2 AS-LI-3"))
    assert cost(game, "AS") == 6
    assert there(game, "hindanu") == ["AS-LI-1", "AS-LI-2", "AS-LI-3"]


def test_aw_6_6_2_with_a_leader() -> None:
    """AW-6.6-2: the same under a leader for 2 AP."""
    game = table("ashur: AS rab-saris 3LI", impulse="AS", ap=8)
    game.play("AS", go("AS-rab-saris", "anat", "hindanu"))
    assert cost(game, "AS") == 2
    assert there(game, "hindanu") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-rab-saris"]


def test_aw_6_6_3_a_leader_alone() -> None:
    """AW-6.6-3: a lone leader pays like an army (R-43)."""
    game = table("ashur: AS rab-saris", impulse="AS", ap=8)
    game.play("AS", go("AS-rab-saris", "singara", "guzana"))
    assert cost(game, "AS") == 2
    assert game.where("AS-rab-saris") == "guzana"


def test_aw_6_6_4_mercenaries_need_an_own_leader() -> None:
    """AW-6.6-4: a mercenary goes with a leader of its employer only."""
    alone = table("kish: BA MC-LI-01", impulse="BA", ap=8)
    assert alone.refused("BA", go("MC-LI-01", "babylon")).rule == "6.6"
    foreign = table("kish: BA MC-LI-01, EL tannanu", impulse="EL", ap=8)
    assert foreign.refused("EL", go("EL-tannanu", "babylon", units="MC-LI-01")).rule == "6.6.2"
    own = table("kish: BA MC-LI-01 nabu", impulse="BA", ap=8)
    own.play("BA", go("BA-nabu", "babylon"))
    assert cost(own, "BA") == 1
    assert there(own, "babylon") == ["BA-nabu", "MC-LI-01"]


def test_aw_6_6_5_loose_medes_on_mede_links() -> None:
    """AW-6.6-5: 2 AP for each of the two units, no check for Medes."""
    game = table("ecbatana: ME 2LC", impulse="ME", ap=8)
    game.play("ME", go("ME-LC-1", "kishesim", units="ME-LC-2"))
    assert cost(game, "ME") == 4
    assert rolls(game) == []


def test_aw_6_6_7_five_and_six_areas() -> None:
    """AW-6.6-7: attrition in the fifth and in the sixth area."""
    game = table("arbela: AS turtan 4LI", impulse="AS", ap=8, dice={"attrition": [1, 2, 3, 4, 1, 2, 3, 4]})
    game.play("AS", go("AS-turtan", "nineveh", "singara", "dur-katlimmu", "til-barsip", "harran", "guzana"))
    assert cost(game, "AS") == 6
    assert rolls(game) == [4, 4]


def test_aw_6_6_8_exactly_four() -> None:
    """AW-6.6-8: four areas are free of attrition."""
    game = table("arbela: AS turtan 4LI", impulse="AS", ap=8)
    game.play("AS", go("AS-turtan", "nineveh", "singara", "dur-katlimmu", "til-barsip"))
    assert cost(game, "AS") == 4
    assert rolls(game) == []


@pytest.mark.parametrize(
    ("country", "pieces", "path", "ap"),
    [
        ("AS", "ashur: AS turtan 3LC", ("AS-turtan", "anat", "hindanu"), 1),
        ("AS", "ashur: AS turtan 3LC LI", ("AS-turtan", "anat", "hindanu"), 2),
        ("ME", "ecbatana: ME eparna 3LC", ("ME-eparna", "kishesim"), 1),
    ],
)
def test_aw_6_6_9_cavalry_speed(country: str, pieces: str, path: tuple[str, ...], ap: float) -> None:
    """AW-6.6-9: an all-cavalry army pays half, one infantry unit spoils it."""
    game = table(f"options: special-units; {pieces}", impulse=country, ap=8)
    game.play(country, go(*path))
    assert cost(game, country) == ap


def test_r_86_the_pace_is_chosen_with_the_first_step() -> None:
    """R-86: who set out at the usual pace keeps it for the impulse."""
    game = table("options: special-units; ashur: AS turtan 3LC, AS rab-saris LI", impulse="AS", ap=8)
    assert game.refused("AS", go("AS-rab-saris", "anat", units="AS-LI-1", quick=True)).rule == "9.7"
    game.play("AS", go("AS-turtan", "anat", quick=False, units="AS-LC-1 AS-LC-2 AS-LC-3"))
    assert game.refused("AS", go("AS-turtan", "hindanu", quick=True)).rule == "9.7"
    game.play("AS", go("AS-turtan", "hindanu"))
    assert cost(game, "AS") == 2


def test_aw_6_6_10_country_at_peace() -> None:
    """AW-6.6-10: Syria at peace below march status is closed to Babylonia, open to Assyria, which it pays."""
    text = "SY: track BA, level 5; tribute SY AS check; tadmor: BA nabu LI; til-barsip: AS turtan LI"
    game = table(text, impulse="BA", ap=8)
    refusal = game.refused("BA", go("BA-nabu", "hamath"))
    assert (refusal.rule, refusal.message.id) == ("8.1", "at-peace")
    game.play("BA", DeclareWar(CountryId("SY")))
    assert game.ap("BA") == 8 - 5
    game.play("BA", go("BA-nabu", "hamath"))
    assert game.ap("BA") == 8 - 5 - 1
    game = table(text, impulse="AS", ap=8)
    game.play("AS", go("AS-turtan", "arpad"))
    assert there(game, "arpad") == ["AS-LI-1", "AS-turtan"]
    assert game.control("arpad") == "SY"


def test_8_1_a_route_avoids_what_is_closed() -> None:
    """6.6, 8.1: an order names areas; between areas that are not joined the cheapest open way is taken."""
    game = table("arbela: AS turtan 4LI", impulse="AS", ap=8)
    quote = game.quote("AS", go("AS-turtan", "guzana"))
    assert [line.id for line in quote.lines] == ["quote-ap", "quote-force", "quote-route"]
    game.play("AS", go("AS-turtan", "guzana"))
    assert cost(game, "AS") == 3
    assert game.refused("AS", go("AS-turtan", "hattusha")).message.id in ("no-way", "no-such-area")


def test_6_6_unaffordable_and_unknown_orders_are_refused() -> None:
    """6.6: too few AP, no such force, not the own force, not connected, nowhere to go."""
    game = table("ashur: AS turtan 4LI; kish: BA nabu LI", impulse="AS", ap=1)
    assert game.refused("AS", go("AS-turtan", "anat", "hindanu")).message.id == "too-few-ap"
    assert game.refused("AS", go("AS-nobody", "anat")).message.id == "no-such-force"
    assert game.refused("AS", go("BA-nabu", "sippar")).message.id == "not-yours"
    assert game.refused("AS", go("AS-turtan")).message.id == "no-path"
    assert game.refused("AS", go("AS-turtan", "anat", units="x")).message.id == "not-with-force"
    assert game.refused("AS", go("x", "anat")).message.id == "no-such-force"
    assert game.refused("AS", go("AS-turtan", "atlantis")).message.id == "no-such-area"


def test_6_7_a_leader_alone_does_not_attack() -> None:
    """R-70: a leader without units does not enter an area where enemies stand."""
    game = table("ashur: AS turtan; sippar: BA LI", impulse="AS", ap=4)
    assert game.refused("AS", go("AS-turtan", "sippar")).rule == "6.7"


def test_aw_6_6_1_1_leaders_never_check() -> None:
    """AW-6.6.1-1: a lone leader crosses the desert without a die."""
    game = table("anat: AS turtan", impulse="AS", ap=4)
    game.play("AS", go("AS-turtan", "qedar"))
    assert cost(game, "AS") == 1
    assert rolls(game) == []


def test_aw_6_6_1_2_owner_assigns_the_hits() -> None:
    """AW-6.6.1-2: two hits on one unit are legal; without an order two full-strength units are reduced."""
    text = "hindanu: AS turtan 3LI 2MC-LI-"
    dice = {"attrition": [6, 6, 2, 3, 1]}
    game = table(text, impulse="AS", ap=4, dice=dice)
    game.play("AS", go("AS-turtan", "tadmor"))
    refusal = game.refused("AS", ("AS-LI-1+", "AS-LI-2"))
    assert (refusal.rule, refusal.message.id) == ("6.6.1", "attrition-second-hit-alone")
    game.answer("AS", ("AS-LI-1", "AS-LI-1+"))
    assert "AS-LI-1" in game.country("AS").pool
    game = table(text, impulse="AS", ap=4, dice=dice)
    game.play("AS", go("AS-turtan", "tadmor"))
    game.match.lapse(game.question("AS").id)
    assert [unit for unit in reduced(game, "tadmor") if unit.startswith("AS")] == ["AS-LI-1", "AS-LI-2"]


def test_aw_6_6_1_3_picked_up_units_count_their_own_steps() -> None:
    """AW-6.6.1-3, AW-10.4.b-101: units collected on the way have moved less (10.4.b)."""
    game = table("til-barsip: AS turtan LI1 LI2; singara: AS LI3 LI4", impulse="AS", ap=8, dice={"attrition": [1, 2]})
    game.play("AS", go("AS-turtan", "harran", "guzana", "singara"))
    game.play("AS", go("AS-turtan", "nineveh", "kalhu"))
    assert cost(game, "AS") == 5
    assert rolls(game) == [2]
    assert there(game, "kalhu") == ["AS-LI-1", "AS-LI-2", "AS-LI-3", "AS-LI-4", "AS-turtan"]


def test_aw_6_6_1_4_two_causes_at_once() -> None:
    """AW-6.6.1-4: the desert and the fifth area are two checks (R-11)."""
    game = table(
        "war AS SY; harran: AS rab-shaqe 3LI", impulse="AS", ap=8, dice={"attrition": [1, 2, 3, 1, 2, 3, 1, 2, 3]}
    )
    game.play("AS", go("AS-rab-shaqe", "guzana", "dur-katlimmu", "hindanu", "tadmor", "damascus"))
    assert cost(game, "AS") == 5
    assert rolls(game) == [3, 3, 3]
    causes = [event.message.params["cause"] for event in game.events if event.message.id == "attrition-rolled"]
    assert causes == ["desert", "desert", "distance"]


def test_aw_6_6_1_6_second_hit() -> None:
    """AW-6.6.1-6: a regular goes to the force pool, a mercenary to the game pool."""
    game = table("hindanu: AS turtan LI1- MC-LI-01-", impulse="AS", ap=4, dice={"attrition": [6, 6]})
    game.play("AS", go("AS-turtan", "tadmor"))
    assert "AS-LI-1" in game.country("AS").pool
    assert "MC-LI-01" in game.board.game_pool
    assert game.where("AS-turtan") == "hindanu"  # his units are gone, he goes back
    assert game.refused("AS", go("AS-turtan", "anat")).message.id == "finished"


def test_aw_10_4_b_1_each_unit_counts_its_own_areas() -> None:
    """AW-10.4.b-1: the HI checks from its fifth area on, the LI collected in Ashur two areas later (R-99)."""
    game = table("nineveh: AS turtan HI1; ashur: AS LI1", impulse="AS", ap=9, dice={"attrition": every(1)})
    game.play("AS", go("AS-turtan", "kalhu", "ashur"))
    game.play("AS", go("AS-turtan", "anat", "hindanu"))
    assert rolls(game) == []
    for area, dice in (("dur-katlimmu", [1]), ("guzana", [1]), ("nasibina", [2])):
        game.play("AS", go("AS-turtan", area))
        assert rolls(game) == dice
    assert there(game, "nasibina") == ["AS-HI-1", "AS-LI-1", "AS-turtan"]


def test_aw_10_4_b_2_a_unit_dropped_after_four_areas() -> None:
    """AW-10.4.b-2: it never checks, whatever the army does afterwards."""
    game = table("arbela: AS turtan HI1 LI1", impulse="AS", ap=9, dice={"attrition": [6, 1]})
    game.play("AS", go("AS-turtan", "nineveh", "singara", "dur-katlimmu", "til-barsip"))
    game.play("AS", go("AS-turtan", "harran", "guzana", units="AS-HI-1"))
    assert rolls(game) == [1, 1]
    assert (there(game, "til-barsip"), reduced(game, "til-barsip")) == (["AS-LI-1"], [])
    assert reduced(game, "guzana") == ["AS-HI-1"]


@pytest.mark.unsound("borders-are-kept")
def test_6_6_routes_that_do_not_exist() -> None:
    """6.6, 8.1, 1.2: no way, a closed country, an area outside the scenario, the area where one stands."""
    game = table("ashur: AS turtan 2LI; cyprus: AS LI", impulse="AS", ap=9)
    assert game.refused("AS", go("AS-turtan", "damascus")).rule == "8.1"
    assert game.refused("AS", go("AS-turtan", "ashur")).message.id == "not-connected"
    assert game.refused("AS", go("AS-turtan", "qedar", "cyprus")).rule == "7.4.2"
    small = table("blank two-rivers; camp assyrian: AS; camp rebel: BA EL; ashur: AS turtan 2LI", impulse="AS", ap=9)
    assert small.refused("AS", go("AS-turtan", "thebes")).message.id == "area-not-in-play"


def test_6_6_2_who_goes_with_whom() -> None:
    """6.6.2: a unit leads nobody, and nobody takes another country's units along."""
    game = table("kish: BA nabu 2LI, EL LI", impulse="BA", ap=9)
    assert game.refused("BA", go("BA-LI-1", "babylon", units="BA-nabu")).message.id == "leader-goes-first"
    assert game.refused("BA", go("BA-LI-1", "babylon", units="EL-LI-1")).message.id == "not-yours"


def test_6_6_3_a_group_leaves_some_units_behind() -> None:
    """6.6.3: a group drops units as it goes; only a country with an army in it moves it."""
    text = "group 1 AS: AS-turtan AS-rab-shaqe; nineveh: AS turtan rab-shaqe 4LI"
    game = table(text, impulse="AS", ap=9)
    game.play("AS", go("1", "kalhu", units="AS-LI-1 AS-LI-2"))
    assert there(game, "nineveh") == ["AS-LI-3", "AS-LI-4"]
    ally = table("camp assyrian: AS ME; " + text, impulse="ME", ap=9)
    assert ally.refused("ME", go("1", "kalhu")).message.id == "no-army-in-group"
