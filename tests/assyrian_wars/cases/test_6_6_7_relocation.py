"""Sections 6.6.7 and 6.6.8: a leader is relocated, an army makes a forced march."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.march.relocation import ForcedMarch, RelocateLeader
from tests.assyrian_wars.cases.fleets import land
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.table import table


def relocate(leader: str, area: str) -> RelocateLeader:
    return RelocateLeader(LeaderId(PieceId(leader)), AreaId(area))


def march(leader: str, *areas: str, units: str = "") -> ForcedMarch:
    named = tuple(PieceId(unit) for unit in units.split())
    return ForcedMarch(LeaderId(PieceId(leader)), tuple(AreaId(area) for area in areas), named)


def test_aw_6_6_7_1_eight_areas() -> None:
    """AW-6.6.7-1: eight areas are legal, nine are not."""
    game = table("zamua: AS turtan", impulse="AS", ap=4)
    game.play("AS", relocate("AS-turtan", "tarsus"))
    assert game.ap("AS") == 3
    assert game.where("AS-turtan") == "tarsus"
    assert game.refused("AS", go("AS-turtan", "adana")).message.id == "finished"
    game = table("tribute ME AS voluntary; bit-hamban: AS turtan", impulse="AS", ap=4)
    refusal = game.refused("AS", relocate("AS-turtan", "tarsus"))
    assert (refusal.rule, refusal.message.params["away"]) == ("6.6.7", 9)


def test_aw_6_6_7_2_not_alone() -> None:
    """AW-6.6.7-2: an own mercenary keeps him, an ally's unit does not."""
    game = table("zamua: AS turtan MC-LI", impulse="AS", ap=4)
    assert game.refused("AS", relocate("AS-turtan", "kalhu")).message.id == "leader-with-troops"
    game = table("UR: active, track AS, level 13; zamua: AS turtan, UR LI", impulse="AS", ap=4)
    game.play("AS", relocate("AS-turtan", "kalhu"))
    assert game.where("AS-turtan") == "kalhu"


@pytest.mark.parametrize("area", ["kummuhu", "samaria"])
def test_aw_6_6_7_3_target(area: str) -> None:
    """AW-6.6.7-3: neither empty no-man's-land nor the ground of a besieged enemy city."""
    game = table(
        "IS: active, controller EG; war AS IS; nineveh: AS turtan; samaria: AS rab-shaqe 2LI, IS (LI)",
        impulse="AS",
        ap=4,
    )
    assert game.refused("AS", relocate("AS-turtan", area)).message.id == "not-friendly"
    game.play("AS", relocate("AS-turtan", "kalhu"))
    assert game.where("AS-turtan") == "kalhu"


def test_6_12_no_leader_is_sent_to_an_enemy_leader() -> None:
    """6.12: enemies are never together in the field of an area, not even leaders."""
    game = table("nineveh: AS turtan; ashur: BA nabu", impulse="AS", ap=4)
    assert game.refused("AS", relocate("AS-turtan", "ashur")).message.id == "not-friendly"


def test_1_3_nobody_but_a_mede_is_sent_to_the_far_east() -> None:
    """1.3, R-9: an allied leader does not get there by relocation either; an island is merely too far away."""
    text = "camp assyrian: AS ME; patusharri: AS turtan, ME eparna; pact cyprus AS"
    game = table(text, impulse="AS", ap=4)
    assert game.refused("AS", relocate("AS-turtan", "far-east")).rule == "1.3"
    assert game.refused("AS", relocate("AS-turtan", "cyprus")).message.id == "too-far"
    offered = game.match.candidates(game.seat("AS"), "relocate-leader", "area", {"leader": "AS-turtan"}, "far")
    assert offered == []
    game = table(text, impulse="ME", ap=4)
    game.play("ME", relocate("ME-eparna", "far-east"))
    assert game.where("ME-eparna") == "far-east"


def test_aw_6_6_7_4_once_per_impulse_then_finished() -> None:
    """AW-6.6.7-4: a second relocation and a move of the first leader are refused."""
    game = table("zamua: AS turtan; ashur: AS rab-saris; harran: AS 4LI", impulse="AS", ap=4)
    game.play("AS", relocate("AS-turtan", "harran"))
    assert game.refused("AS", relocate("AS-rab-saris", "harran")).message.id == "one-relocation"
    assert game.refused("AS", go("AS-turtan", "guzana")).message.id == "finished"


def test_aw_6_6_8_1_across_the_empire() -> None:
    """AW-6.6.8-1: seven areas for 10 AP, collecting on the way, without attrition."""
    game = table(
        "impulse AS: income 9, lapsing 3, cards 25; discard: 25;"
        "tushhan: AS turtan LI1..3; kalhu: AS LI4..5; ashur: AS MC-LI-01"
    )
    way = ("guzana", "singara", "nineveh", "kalhu", "ashur", "arrapha", "zamua")
    units = "AS-LI-1 AS-LI-2 AS-LI-3 AS-LI-4 AS-LI-5 MC-LI-01"
    game.play("AS", march("AS-turtan", *way, units=units))
    assert game.ap("AS") == 2
    assert len(there(game, "zamua")) == 7
    assert rolls(game) == []
    assert game.refused("AS", go("AS-turtan", "arrapha")).message.id == "finished"


def test_aw_6_6_8_2_card_needed() -> None:
    """AW-6.6.8-2: income alone is not enough; a card must have been played for AP."""
    game = table("impulse AS: income 12, cards 31e; discard: 31; kalhu: AS turtan LI")
    refusal = game.refused("AS", march("AS-turtan", "ashur"))
    assert (refusal.rule, refusal.message.id) == ("6.6.8", "card-needed")


def test_r_48_the_cards_ap_must_not_be_spent_already() -> None:
    """R-48, R-18: other costs use up a card's AP first; with 2 of 3 gone one is left for the march."""
    text = "discard: 25; kalhu: AS turtan LI; impulse AS: income 12, lapsing 3, cards 25, spent"
    assert table(f"{text} 3").refused("AS", march("AS-turtan", "ashur")).message.id == "card-needed"
    game = table(f"{text} 2")
    game.play("AS", march("AS-turtan", "ashur"))
    assert game.ap("AS") == 3


def test_aw_6_6_8_3_nine_is_not_ten() -> None:
    """AW-6.6.8-3: 9 AP are too few."""
    game = table("BA: saved 2; impulse BA: income 4, lapsing 3, cards 25; discard: 25; babylon: BA nabu LI")
    refusal = game.refused("BA", march("BA-nabu", "kish"))
    assert (refusal.rule, refusal.message.id) == ("6.6.8", "too-few-ap")


def test_aw_6_6_8_4_only_friendly_ground() -> None:
    """AW-6.6.8-4: empty no-man's-land breaks the way; the land of tribute payers does not."""
    text = "impulse AS: income 9, lapsing 3, cards 25; discard: 25; pact adana AS; tribute SY AS check;"
    game = table(text + "harran: AS turtan LI; nineveh: AS rab-shaqe LI")
    refusal = game.refused("AS", march("AS-turtan", "kummuhu", "adana", "tarsus"))
    assert (refusal.rule, refusal.message.id) == ("6.6.8", "not-friendly")
    way = ("singara", "dur-katlimmu", "til-barsip", "arpad", "qarqar", "hamath", "damascus")
    game.play("AS", march("AS-rab-shaqe", *way))
    assert game.where("AS-rab-shaqe") == "damascus"


def test_aw_6_6_8_5_where_it_could_be_intercepted() -> None:
    """AW-6.6.8-5: a Babylonian army next to Ashur bars it, unless an Assyrian unit stands there."""
    text = "options: not fog-of-war; impulse AS: income 9, lapsing 3, cards 25; discard: 25; "
    text += "kalhu: AS turtan LI1; sippar: BA nabu 3LI;"
    game = table(text)
    refusal = game.refused("AS", march("AS-turtan", "ashur", "arrapha"))
    assert (refusal.rule, refusal.message.id) == ("6.6.8", "could-be-intercepted")
    game = table(text + "ashur: AS LI2")
    game.play("AS", march("AS-turtan", "ashur", "arrapha"))
    assert there(game, "ashur") == ["AS-LI-2"]


def test_aw_6_6_8_6_no_groups() -> None:
    """AW-6.6.8-6: a group makes no forced march, and an order of a march cannot leave units on the way."""
    game = table(
        "impulse AS: income 9, lapsing 3, cards 25; discard: 25; group 1 AS: AS-turtan AS-rab-shaqe;"
        "tushhan: AS turtan rab-shaqe 4LI"
    )
    assert game.refused("AS", march("AS-turtan", "guzana")).message.id == "no-group-marches"
    assert {"leader", "path", "units"} == {param.name for param in ForcedMarch.params()}


def test_6_16_d_no_forced_march_after_a_landing() -> None:
    """6.16.d: who has come ashore moves by land no more in this impulse, nor is he collected on another's way."""
    text = "impulse EG: income 24, lapsing 3, cards 25; discard: 25;"
    text += "delta-east: EG SH1 SH2 pakruru!aboard=EG-SH-1 HI1!aboard=EG-SH-1; bubastis: EG raia LI1; tanis: EG LI2"
    game = table(text)
    game.play("EG", land("tanis"))
    refusal = game.refused("EG", march("EG-pakruru", "memphis"))
    assert (refusal.rule, refusal.message.id) == ("6.16.d", "no-march-and-sail")
    refusal = game.refused("EG", march("EG-raia", "tanis", "bubastis", "memphis", units="EG-LI-1 EG-HI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.16.d", "no-march-and-sail")
    game.play("EG", march("EG-raia", "tanis", "bubastis", "memphis", units="EG-LI-1 EG-LI-2"))
    assert there(game, "memphis") == ["EG-LI-1", "EG-LI-2", "EG-raia"]


def test_6_6_7_and_6_6_8_wrong_orders_are_refused() -> None:
    """6.6.7, 6.6.8: unknown names, finished and shut-in leaders, wrong ways, wrong units."""
    game = table(
        "impulse AS: income 20, lapsing 3, cards 25; discard: 25; zamua: AS turtan!used; kalhu: AS rab-saris;"
        "ashur: AS (rab-shaqe), BA nabu LI; arbela: AS nagir-ekalli 2LI, EL LI1; tadmor: AS sin-shum-lishir LI5"
    )
    assert game.refused("AS", relocate("AS-nobody", "nineveh")).message.id == "no-such-force"
    assert game.refused("AS", relocate("AS-turtan", "nineveh")).message.id == "finished"
    assert game.refused("AS", relocate("AS-rab-shaqe", "nineveh")).message.id == "shut-in-city"
    assert game.refused("AS", relocate("AS-rab-saris", "atlantis")).message.id == "no-such-area"
    assert game.refused("AS", relocate("AS-rab-saris", "kalhu")).message.id == "no-path"
    assert game.refused("AS", march("AS-turtan", "arrapha")).message.id == "finished"
    assert game.refused("AS", march("AS-nagir-ekalli", "nineveh")).message.id == "not-friendly"
    calm = table(
        "impulse AS: income 20, lapsing 3, cards 25; discard: 25;"
        "kalhu: AS rab-saris 2LI, AS MC-LI-01!used; nineveh: AS rab-shaqe"
    )
    assert calm.refused("AS", march("AS-rab-shaqe", "kalhu")).message.id == "army-needed"
    assert calm.refused("AS", march("AS-rab-saris")).message.id == "no-path"
    assert calm.refused("AS", march("AS-rab-saris", "atlantis")).message.id == "no-such-area"
    assert calm.refused("AS", march("AS-rab-saris", "nineveh", units="AS-HI-1")).message.id == "not-on-the-way"
    assert calm.refused("AS", march("AS-rab-saris", "nineveh", units="MC-LI-01")).message.id == "cannot-go-along"
    assert calm.refused("AS", march("AS-rab-saris", "tarsus")).message.id == "no-way"


def test_1_3_a_forced_march_crosses_red_connections_with_medes_only() -> None:
    """1.3, 6.6.8: mercenaries do not reach the Far East on a forced march either."""
    game = table("impulse ME: income 20, lapsing 3, cards 25; discard: 25; patusharri: ME eparna LC MC-LI-01")
    assert game.refused("ME", march("ME-eparna", "far-east")).rule == "1.3"
    game.play("ME", march("ME-eparna", "far-east", units="ME-LC-1"))
    assert there(game, "far-east") == ["ME-LC-1", "ME-eparna"]


def test_6_6_8_a_leader_without_an_army_makes_no_forced_march() -> None:
    """6.6.8, R-48: it is an army that marches; who collects units on the way has to lead some from the start."""
    text = "impulse AS: income 9, lapsing 3, cards 25; discard: 25; ashur: AS LI1; kalhu: AS turtan"
    game = table(text)
    refusal = game.refused("AS", march("AS-turtan", "ashur", "arrapha", units="AS-LI-1"))
    assert (refusal.rule, refusal.message.id) == ("6.6.8", "army-needed")
    game = table(f"{text} LI2")
    game.play("AS", march("AS-turtan", "ashur", "arrapha", units="AS-LI-1 AS-LI-2"))
    assert there(game, "arrapha") == ["AS-LI-1", "AS-LI-2", "AS-turtan"]


def test_6_6_8_mercenaries_join_a_mede_march_behind_the_far_east() -> None:
    """6.6.8, R-9: only who is with the army when it crosses a Mede-only connection has to be a Mede."""
    text = "impulse ME: income 9, lapsing 3, cards 25; discard: 25; patusharri: ME MC-LI-01; far-east: ME eparna LI1"
    game = table(text)
    game.play("ME", march("ME-eparna", "patusharri", units="ME-LI-1 MC-LI-01"))
    assert there(game, "patusharri") == ["MC-LI-01", "ME-LI-1", "ME-eparna"]
    game = table(text.replace("far-east: ME eparna", "bikni: ME eparna"))
    way = ("far-east", "patusharri")
    game.play("ME", march("ME-eparna", *way, units="ME-LI-1 MC-LI-01"))
    game = table("impulse ME: income 9, lapsing 3, cards 25; discard: 25; bikni: ME eparna LI1 MC-LI-01")
    assert game.refused("ME", march("ME-eparna", *way, units="ME-LI-1 MC-LI-01")).rule == "1.3"


def test_6_6_8_finished_units_stay_when_the_army_marches() -> None:
    """6.6.8, 6.7.7: who is not named and finished stays; who is named and finished cannot go along."""
    text = "impulse AS: income 9, lapsing 3, cards 25; discard: 25; kalhu: AS turtan LI1 LI2!used"
    game = table(text)
    assert game.refused("AS", march("AS-turtan", "ashur", units="AS-LI-1 AS-LI-2")).message.id == "cannot-go-along"
    game.play("AS", march("AS-turtan", "ashur"))
    assert (there(game, "ashur"), there(game, "kalhu")) == (["AS-LI-1", "AS-turtan"], ["AS-LI-2"])
