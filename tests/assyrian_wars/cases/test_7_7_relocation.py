"""7.7: army relocation in the Interphase."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.interphase.army_relocation import RelocateArmy, Relocations
from tests.assyrian_wars.cases.interphase import part


def relocate(leader: str, *areas: str, units: str = "") -> RelocateArmy:
    named = tuple(PieceId(unit) for unit in units.split())
    return RelocateArmy(LeaderId(PieceId(leader)), tuple(AreaId(area) for area in areas), named)


NINEVEH = "nineveh: AS turtan+; kalhu: AS 3LI; sippar: BA nabu 2LI"


@pytest.mark.parametrize(
    ("ashur", "areas", "rule"),
    [
        pytest.param("empty", "kalhu", "", id="AW-7.7-101-kalhu"),
        pytest.param("empty", "kalhu ashur", "7.7", id="AW-7.7-101-a"),
        pytest.param("AS LI4", "kalhu ashur", "", id="AW-7.7-101-b"),
        pytest.param("AS LI4", "kalhu ashur anat", "7.7", id="AW-7.7-101-anat"),
    ],
)
def test_aw_7_7_101_relocation_in_the_interphase(ashur: str, areas: str, rule: str) -> None:
    """Nowhere where he could be intercepted; own units outside the city lift the bar (R-248, R-52)."""
    game = part(f"options: not fog-of-war; {NINEVEH}; ashur: {ashur}", Relocations())
    order = relocate("AS-turtan", *areas.split(), units="AS-LI-1 AS-LI-2")
    if rule:
        assert game.refused("AS", order).rule == rule
        return
    game.play("AS", order)
    last = areas.split()[-1]
    assert {"AS-turtan", "AS-LI-1", "AS-LI-2"} <= {piece.id for piece in game.board.areas[AreaId(last)].pieces}
    assert game.where("AS-LI-3") == "kalhu"


def test_aw_7_7_101_command_rating() -> None:
    """AW-7.7-101: units up to his command of 8 regulars, and none from elsewhere."""
    game = part("nineveh: AS turtan+ 6LI; kalhu: AS 3HI; harran: AS 2B", Relocations())
    six = " ".join(f"AS-LI-{number}" for number in range(1, 7))
    assert game.refused("AS", relocate("AS-turtan", "kalhu", units=f"{six} AS-HI-1 AS-HI-2 AS-HI-3")).rule == "6.6.2"
    assert game.refused("AS", relocate("AS-turtan", "kalhu", units="AS-B-1")).rule == "7.7"
    game.play("AS", relocate("AS-turtan", "kalhu", units=f"{six} AS-HI-1 AS-HI-2"))
    assert len(game.board.areas[AreaId("kalhu")].pieces) == 10


@pytest.mark.parametrize("other", ["AS-rab-saris", "PH-LI-1"])
def test_7_7_he_takes_units_of_his_own_country_along_and_nobody_else(other: str) -> None:
    """Neither another leader nor the allied unit in the same area."""
    game = part("nineveh: AS turtan rab-saris 2LI, PH LI; PH: active, track AS, level 13", Relocations())
    assert game.where(other) == "nineveh"
    assert game.refused("AS", relocate("AS-turtan", "kalhu", units=f"AS-LI-1 {other}")).rule == "7.7"


def test_aw_7_7_102_one_leader_per_country() -> None:
    """AW-7.7-102: Egypt may not relocate a second one, Phoenicia, allied to Egypt, one of its own."""
    game = part("memphis: EG raia shabaka; tyre: PH luli; PH: active, track EG, level 13", Relocations())
    game.play("EG", relocate("EG-raia", "tanis"))
    assert game.where("EG-raia") == "tanis"
    assert game.reason("PH").params["country"].id == "PH"
    assert game.refused("EG", relocate("EG-shabaka", "tanis")).rule == "7.7"
    game.play("PH", relocate("PH-luli", "sidon"))
    assert game.where("PH-luli") == "sidon"


def test_7_7_who_is_not_named_is_not_his_any_more() -> None:
    """7.7, 6.6.2: he goes to Kalhu for three others and comes back; then nobody has more than his command rating."""
    game = part("nineveh: AS rab-saris 5HI!under=AS-rab-saris; kalhu: AS 3LI", Relocations())
    game.play("AS", relocate("AS-rab-saris", "kalhu", "nineveh", units="AS-LI-1 AS-LI-2 AS-LI-3"))
    under = {piece.id for piece in game.board.areas[AreaId("nineveh")].pieces if piece.under == "AS-rab-saris"}
    assert under == {"AS-LI-1", "AS-LI-2", "AS-LI-3"}


def test_7_7_not_into_enemy_neutral_or_revolting_land() -> None:
    """7.7: friendly land only, and no revolting city."""
    game = part("nineveh: AS turtan; kalhu: control none, revolt; arbela: control BA", Relocations())
    assert game.refused("AS", relocate("AS-turtan", "kalhu")).rule == "7.7"
    assert game.refused("AS", relocate("AS-turtan", "arbela")).rule == "7.7"


def test_7_7_a_leader_shut_in_stays() -> None:
    """R-51: who is shut in a city cannot leave it; such a country is not asked."""
    game = part("kish: BA (nabu LI), AS turtan 2LI; babylon: BA marduk LI", Relocations())
    game.answer("AS", "stay")
    assert game.refused("BA", relocate("BA-nabu", "babylon")).rule == "7.7"
    game.answer("BA", "stay")


def test_7_7_candidates_lead_to_a_legal_order() -> None:
    """What the command offers is what the rule allows."""
    game = part("nineveh: AS turtan LI; kalhu: AS 2LI", Relocations())
    seat = game.seat("AS")
    leaders = game.match.candidates(seat, "relocate-army", "leader", {}, "")
    assert [one.value for one in leaders] == ["AS-turtan"]
    given = {"leader": "AS-turtan"}
    paths = [one.value for one in game.match.candidates(seat, "relocate-army", "path", given, "kal")]
    assert paths == ["kalhu"]
    units = game.match.candidates(seat, "relocate-army", "units", {**given, "path": "kalhu"}, "")
    assert {one.value for one in units} >= {"AS-LI-1", "AS-LI-2", "AS-LI-3"}
