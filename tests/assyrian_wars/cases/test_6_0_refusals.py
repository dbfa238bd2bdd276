"""A refusal cites the rule that forbids, not a neighbour: one order for each, refused for one reason only."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.build.regrouping import BuyBack, Combine
from rules.assyrian_wars.build.treasury import SellGroupCard
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.march.group_orders import FormGroup
from rules.assyrian_wars.march.relocation import RelocateLeader
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.actions import Action
from tests.assyrian_wars.cases.fleets import board, land, sail, search, send
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import table


def units(*ids: str) -> tuple[UnitId, ...]:
    return tuple(UnitId(PieceId(id)) for id in ids)


def leaders(*ids: str) -> tuple[LeaderId, ...]:
    return tuple(LeaderId(PieceId(id)) for id in ids)


def country(code: str) -> CountryId:
    return CountryId(code)


BABYLON, KISH, NINEVEH = AreaId("babylon"), AreaId("kish"), AreaId("nineveh")
TURTAN = LeaderId(PieceId("AS-turtan"))

# Case, position, who acts, with how many AP, the order, the rule that forbids it.
REFUSALS: list[tuple[str, str, str, float, Action, str]] = [
    ("AW-6.1-201", "", "AS", 20, Build(units("AS-LI-1"), AreaId("singara")), "6.1"),
    ("AW-6.1-202", "nineveh: BA nabu 2LI", "AS", 20, Build(units("AS-LI-1"), NINEVEH), "6.1"),
    ("AW-6.1-203", "", "AS", 5, Build(units("AS-LI-1"), NINEVEH), "6.1"),
    ("AW-6.1-204", "", "AS", 20, Build(units("BA-LI-1"), NINEVEH), "6.1"),
    ("AW-6.2-201", "pool AS: MC-LI", "AS", 9, Hire(units("MC-LI-01"), BABYLON), "6.2"),
    ("AW-6.2-202", "pool AS: MC-LI", "AS", 0.5, Hire(units("MC-LI-01"), NINEVEH), "6.2"),
    ("AW-6.3-201", "impulse AS: leader-bought", "AS", 9, BuyLeader(), "6.3"),
    ("AW-6.3-202", "", "AS", 1, BuyLeader(), "6.3"),
    ("AW-6.4-201", "sippar: AS turtan LI1-", "AS", 9, Rebuild(units("AS-LI-1")), "6.4"),
    ("AW-6.4-202", "nineveh: AS LI1", "AS", 9, Rebuild(units("AS-LI-1")), "6.4"),
    ("AW-6.5-201", "", "AS", 9, BuyBack((PieceId("AS-LI-1"),), NINEVEH), "6.5"),
    ("AW-6.6-201", "nineveh: AS LI1", "AS", 1, go("AS-LI-1", "babylon"), "6.6"),
    ("AW-6.6-202", "nineveh: AS turtan LI1", "AS", 0, go("AS-turtan", "kalhu"), "6.6"),
    ("AW-6.6-203", "nineveh: AS MC-LI", "AS", 9, go("MC-LI-01", "kalhu"), "6.6"),
    (
        "AW-6.6.3-201",
        "nineveh: AS turtan LI1 rab-shaqe",
        "AS",
        9,
        FormGroup(leaders("AS-turtan", "AS-rab-shaqe")),
        "6.6.3",
    ),
    ("AW-6.6.6-201", "", "AS", 9, SellGroupCard(), "6.6.6"),
    ("AW-6.6.7-201", "nineveh: AS turtan LI1", "AS", 9, RelocateLeader(TURTAN, AreaId("kalhu")), "6.6.7"),
    ("AW-6.6.7-202", "nineveh: AS turtan", "AS", 9, RelocateLeader(TURTAN, BABYLON), "6.6.7"),
    ("AW-6.7.7-203", "nineveh: AS turtan!used LI1!used", "AS", 9, go("AS-turtan", "kalhu"), "6.7.7"),
    ("AW-6.8-201", "kish: AS 2LI, BA (LI)", "AS", 9, Besiege("AS-LI-1", "standard"), "6.8"),
    ("AW-6.8-202", "kish: AS turtan 2LI, BA (LI)", "AS", 0, Besiege("AS-turtan", "assault"), "6.8"),
    ("AW-6.8.1-201", "tyre: AS turtan 2LI; war AS PH; PH: active", "AS", 9, Besiege("AS-turtan", "hunger"), "6.8.1"),
    ("AW-6.9-201", "war AS SY; SY: active", "AS", 9, Influence(country("SY"), 2), "6.9"),
    (
        "AW-6.9-202",
        "JU: track EG, level 14; tribute JU EG status; JU: active",
        "AS",
        9,
        Influence(country("JU"), 9, country("EG")),
        "6.9",
    ),
    ("AW-6.9-203", "", "AS", 20, Influence(country("SY"), 8), "6.9"),
    (
        "AW-6.13-201",
        "war AS SY; SY: active, conquest-checked; hamath: AS LI, control AS",
        "AS",
        9,
        AttemptConquest(country("SY")),
        "6.13",
    ),
    ("AW-7.1-202", "war AS SY; SY: active", "AS", 9, AttemptConquest(country("SY")), "7.1"),
    ("AW-6.14-201", "kish: AS turtan LI, BA (LI), pillage 2", "AS", 9, Pillage(KISH), "6.14"),
    ("AW-6.14-202", "", "AS", 9, Pillage(KISH), "6.14"),
    ("AW-6.15-201", "nineveh: AS MC-LI", "AS", 9, send("MC-LI-01"), "6.15"),
    ("AW-6.16.b-201", "", "PH", 9, sail("arvad-coast", "sidonia"), "6.16.b"),
    ("AW-6.16.c-201", "byblos: EG LI1, control EG; war EG PH", "EG", 9, board("byblos", "EG-LI-1"), "6.16.c"),
    ("AW-6.16.f-201", "arvad-coast: EG SH1", "EG", 9, search("arvad-coast"), "6.16.f"),
    ("AW-7.4.2-201", "", "AS", 9, DeclareWar(country("EG")), "7.4.2"),
    ("AW-7.4.1-206", "", "BA", 10, DeclareWar(country("EL")), "7.4.1"),
    ("AW-7.4.2-202", "war AS SY; SY: active", "AS", 10, DeclareWar(country("SY")), "7.4.2"),
    ("AW-8.1-201", "guzana: AS turtan LI", "AS", 9, go("AS-turtan", "til-barsip", "arpad"), "8.1"),
    (
        "AW-9.3-201",
        "nineveh: AS LI1- LI2",
        "AS",
        9,
        Combine(UnitId(PieceId("AS-LI-1")), UnitId(PieceId("AS-LI-2"))),
        "9.3",
    ),
    (
        "AW-1.3-201",
        "bikni: AS turtan LI, control AS; war AS ME",
        "AS",
        9,
        go("AS-turtan", "far-east"),
        "1.3",
    ),
    ("AW-6.16.d-201", "", "EG", 9, land("byblos"), "6.16.d"),
]


@pytest.mark.parametrize(
    ("text", "by", "ap", "order", "rule"), [pytest.param(*rest, id=case) for case, *rest in REFUSALS]
)
def test_the_rule_that_forbids(text: str, by: str, ap: float, order: Action, rule: str) -> None:
    """Refused, with this rule, and nothing has changed."""
    seats = "" if by != "PH" else "PH: active, track EG, level 14; tribute PH EG status; "
    refusal = table(seats + text, impulse=by, ap=ap).refused(by, order)
    assert refusal.rule == rule, refusal
