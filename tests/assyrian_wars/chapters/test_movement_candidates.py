"""Autocomplete of movement orders: short, legal, and only what the player may give."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, LeaderId, PieceId
from rules.assyrian_wars.march.relocation import ForcedMarch
from rules.core.actions import MOST_CANDIDATES, Action, build
from rules.core.messages import Quote
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.table import CaseTable, table

START = "start campaign; hand AS: 25 30; hand BA: 31 32"


def offered(game: CaseTable, country: str, tag: str, param: str, typed: str = "", **given: str) -> list[str]:
    """The values for one parameter, given others."""
    found = game.match.candidates(game.seat(country), tag, param, given, typed)
    assert len(found) <= MOST_CANDIDATES
    return [candidate.value for candidate in found]


def is_legal(game: CaseTable, country: str, tag: str, **given: str) -> bool:
    action = build(game.match.game.kit.actions[tag], given)
    assert isinstance(action, Action), action
    return isinstance(game.match.quote(game.seat(country), action), Quote)


@pytest.mark.parametrize(("country", "ap"), [("AS", 12), ("AS", 1), ("BA", 5), ("EL", 3), ("ME", 9), ("EG", 4)])
def test_every_way_that_is_offered_is_legal(country: str, ap: int) -> None:
    game = table(START, impulse=country, ap=ap)
    forces = offered(game, country, "move", "force")
    assert forces
    ways = 0
    for force in forces:
        for path in offered(game, country, "move", "path", force=force):
            assert is_legal(game, country, "move", force=force, path=path), (force, path)
            ways += 1
    assert ways > len(forces)


def test_a_way_is_continued_area_by_area() -> None:
    game = table("arbela: AS turtan 3LI", impulse="AS", ap=3)
    first = offered(game, "AS", "move", "path", force="AS-turtan")
    assert first[0] in ("kalhu", "nineveh", "arrapha", "zamua", "musasir", "hubushkia")
    assert [len(value.split()) for value in first if value.endswith(" guzana")] == [3]  # the whole way
    further = offered(game, "AS", "move", "path", "nineveh ", force="AS-turtan")
    assert "nineveh singara" in further
    assert offered(game, "AS", "move", "path", "nineveh sing", force="AS-turtan") == ["nineveh singara"]
    assert offered(game, "AS", "move", "path", "nineveh singara guzana ", force="AS-turtan") == []
    assert offered(game, "AS", "move", "path", "babylon ", force="AS-turtan") == []


def test_a_price_stands_beside_each_way() -> None:
    game = table("options: special-units; ashur: AS turtan 2LC; nineveh: AS LI", impulse="AS", ap=3)
    quick = game.match.candidates(game.seat("AS"), "move", "path", {"force": "AS-turtan"}, "anat")
    assert [candidate.label.params["halves"] for candidate in quick] == [1]
    slow = game.match.candidates(game.seat("AS"), "move", "path", {"force": "AS-turtan", "quick": "false"}, "anat")
    assert [candidate.label.params["halves"] for candidate in slow] == [2]


def test_units_are_picked_one_after_the_other() -> None:
    game = table("ashur: AS turtan 2LI, AS MC-LI-01", impulse="AS", ap=3)
    assert offered(game, "AS", "move", "units", force="AS-turtan") == ["AS-LI-1", "AS-LI-2", "MC-LI-01"]
    assert offered(game, "AS", "move", "units", "AS-LI-1 ", force="AS-turtan") == [
        "AS-LI-1 AS-LI-2",
        "AS-LI-1 MC-LI-01",
    ]
    assert offered(game, "AS", "move", "units", force="AS-LI-1") == ["AS-LI-2"]
    assert offered(game, "AS", "move", "units", force="BA-nabu") == []


def test_nothing_is_offered_without_ap() -> None:
    game = table("ashur: AS turtan 2LI", impulse="AS", ap=0)
    assert offered(game, "AS", "move", "force") == []


def test_groups_are_offered_as_forces_and_for_orders() -> None:
    text = "group 5 BA: BA-nabu EL-tannanu; kish: BA nabu mushezib 3LI, EL tannanu 2LI"
    text += "; babylon: BA sealand-chief marduk 3B"
    game = table(text, impulse="BA", ap=3)
    assert offered(game, "BA", "move", "force")[0] == "5"
    assert offered(game, "BA", "join-group", "group") == ["5"]
    assert offered(game, "BA", "join-group", "leaders", group="5") == ["BA-mushezib"]
    assert offered(game, "BA", "leave-group", "leaders") == ["BA-nabu", "EL-tannanu"]
    assert offered(game, "BA", "command", "leader") == []
    assert offered(game, "BA", "form-group", "leaders") == []  # the one card is in use
    free = table(text.replace("group 5 BA: BA-nabu EL-tannanu; ", ""), impulse="BA", ap=3)
    teams = offered(free, "BA", "form-group", "leaders")
    assert "BA-nabu BA-mushezib EL-tannanu" in teams
    assert "BA-sealand-chief BA-marduk" in teams
    for team in teams:
        assert is_legal(free, "BA", "form-group", leaders=team)


BESIDE_NABU = (
    "impulse AS: income 9, lapsing 3, cards 25; discard: 25;"
    "zamua: AS rab-saris; kalhu: AS turtan 2LI; sippar: BA nabu 2LI"
)


def test_relocations_and_forced_marches_that_are_offered_are_legal() -> None:
    game = table(BESIDE_NABU)
    assert offered(game, "AS", "relocate-leader", "leader") == ["AS-rab-saris"]
    areas = offered(game, "AS", "relocate-leader", "area", leader="AS-rab-saris")
    assert "tarsus" in offered(game, "AS", "relocate-leader", "area", "tar", leader="AS-rab-saris")
    for area in areas:
        assert is_legal(game, "AS", "relocate-leader", leader="AS-rab-saris", area=area)
    clear = table(f"options: not fog-of-war; {BESIDE_NABU}")
    for seen, may_pass in ((game, True), (clear, False)):
        ways = offered(seen, "AS", "forced-march", "path", leader="AS-turtan")
        assert "nineveh" in ways
        assert ("ashur" in ways) is may_pass  # Nabu could intercept there; in the fog the march would stop (9.5)
        for path in ways:
            assert is_legal(seen, "AS", "forced-march", leader="AS-turtan", path=path), path


def test_armies_can_be_arranged_where_leaders_share_units() -> None:
    game = table("ashur: AS turtan rab-saris 2LI; nineveh: AS rab-shaqe LI3", impulse="AS", ap=3)
    assert offered(game, "AS", "assign", "leader") == ["AS-turtan", "AS-rab-saris"]
    assert offered(game, "AS", "assign", "units", leader="AS-turtan") == ["AS-LI-1", "AS-LI-2"]
    assert offered(game, "AS", "assign", "units", leader="x") == []
    assert is_legal(game, "AS", "assign", leader="AS-turtan", units="AS-LI-1")
    assert not is_legal(game, "AS", "assign", leader="AS-turtan", units="")


def test_only_what_can_be_pillaged_is_offered() -> None:
    game = table("ashur: AS turtan 2LI; sippar: AS LI3; kish: AS LI4, pillage 2; gambulu: AS LI5", impulse="AS", ap=3)
    assert offered(game, "AS", "pillage", "area") == ["sippar"]
    assert not is_legal(game, "AS", "pillage", area="atlantis")


def test_forced_marches_collect_what_stands_on_the_way() -> None:
    text = (
        "impulse AS: income 9, lapsing 3, cards 25; discard: 25; kalhu: AS turtan LI1; nineveh: AS LI2; arbela: AS LI3"
    )
    game = table(text)
    assert offered(game, "AS", "forced-march", "leader") == ["AS-turtan"]
    way = {"leader": "AS-turtan", "path": "nineveh"}
    assert offered(game, "AS", "forced-march", "units", **way) == ["AS-LI-1", "AS-LI-2"]
    poor = table(text.replace("income 9", "income 3"))
    assert offered(poor, "AS", "forced-march", "leader") == []


def test_finished_units_do_not_keep_a_fresh_leader() -> None:
    """6.6.2, 6.7.7: who is not named stays if he is finished; the rest of the army is offered every way."""
    game = table("ashur: AS turtan LI1..2 LI3!used", impulse="AS", ap=2)
    assert offered(game, "AS", "move", "units", force="AS-turtan") == ["AS-LI-1", "AS-LI-2"]
    assert "kalhu" in offered(game, "AS", "move", "path", force="AS-turtan")
    game.play("AS", go("AS-turtan", "kalhu"))
    assert (there(game, "ashur"), len(there(game, "kalhu"))) == (["AS-LI-3"], 3)
    game = table("ashur: AS turtan LI3!used", impulse="AS", ap=2)
    assert game.refused("AS", go("AS-turtan", "kalhu")).message.id == "finished"


def test_only_armies_on_friendly_ground_are_offered_a_forced_march() -> None:
    """6.6.8: neither a bare leader nor a besieger; R-9: nor is a stranger led by way of the Far East."""
    text = "impulse AS: income 9, lapsing 3, cards 25; discard: 25; tribute ME AS voluntary; kalhu: AS turtan;"
    text += "sippar: AS rab-shaqe LI1, BA (LI); patusharri: AS rab-saris LI2"
    game = table(text)
    assert offered(game, "AS", "forced-march", "leader") == ["AS-rab-saris"]
    assert "far-east" not in offered(game, "AS", "forced-march", "path", leader="AS-rab-saris")
    assert is_legal(game, "AS", "forced-march", leader="AS-rab-saris", path="bikni")
    refusal = game.refused("AS", ForcedMarch(LeaderId(PieceId("AS-rab-saris")), (AreaId("far-east"),)))
    assert (refusal.rule, refusal.message.id) == ("1.3", "only-medes-there")


def test_a_group_that_nobody_can_join_is_not_offered() -> None:
    """6.6.3: there must be a leader in its area who could."""
    text = "group 1 AS: AS-turtan AS-rab-shaqe; ashur: AS turtan rab-shaqe 2LI{}"
    assert offered(table(text.format(""), impulse="AS", ap=4), "AS", "join-group", "group") == []
    assert offered(table(text.format(" rab-saris LI"), impulse="AS", ap=4), "AS", "join-group", "group") == ["1"]
