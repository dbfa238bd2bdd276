"""A refusal cites the rule that forbids, not a neighbour: one order for each, refused for one reason only."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId, UnitId
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.build.building import Build
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.mercenaries import BuyMercenaries, Hire
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.build.regrouping import BuyBack, Combine
from rules.assyrian_wars.build.treasury import DisbandForEco, SellGroupCard
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.conquest.surrender import OfferSurrender
from rules.assyrian_wars.control.pillage import Pillage
from rules.assyrian_wars.events.foreign_war.battle import FightAbroad
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.march.army_orders import Assign
from rules.assyrian_wars.march.group_orders import Command, FormGroup
from rules.assyrian_wars.march.relocation import ForcedMarch, RelocateLeader
from rules.assyrian_wars.politics.agreements import ProposePassage, ProposePeace
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.punishment import AnnounceConquest
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.sea.raid_orders import RaidTrade, WithdrawRaiders
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.sortie import Sortie
from rules.assyrian_wars.turn.cards import PlayCard
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
    ("AW-3.1-201", "", "AS", 9, PlayCard(CardId("25")), "3.1"),
    ("AW-3.2-201", "hand AS: 25 26; impulse AS: cards 27; discard: 27", "AS", 9, PlayCard(CardId("25")), "3.2"),
    ("AW-6.11-201", "hand AS: 15 26", "AS", 9, PlayEvent(CardId("15")), "6.11"),
    (
        "AW-6.6.8-201",
        "nineveh: AS turtan LI1; kalhu: AS 2LI",
        "AS",
        9,
        ForcedMarch(TURTAN, (AreaId("kalhu"),)),
        "6.6.8",
    ),
    ("AW-6.8-203", "kish: AS turtan 2LI", "AS", 9, Sortie(KISH), "6.8"),
    ("AW-6.8-204", "nineveh: AS turtan 2LI", "AS", 9, Besiege("AS-turtan", "standard"), "6.8"),
    ("AW-6.6-204", "babylon: BA nabu LI", "AS", 9, go("BA-nabu", "kish"), "6.6"),
    ("AW-7.4.1-207", "", "AS", 9, JoinCamp(Camp.REBEL), "7.4.1"),
    ("AW-7.4.1-208", "", "BA", 9, JoinCamp(Camp.REBEL), "7.4.1"),
    ("AW-7.1.B-201", "", "AS", 9, OfferSurrender(), "7.1.B"),
    ("AW-7.1.B-202", "", "BA", 9, OfferSurrender(), "7.1.B"),
    ("AW-7.4.4-201", "", "AS", 9, AnnounceConquest(country("SY")), "7.4.4"),
    ("AW-6.14-203", "nineveh: AS LI1", "AS", 9, Pillage(NINEVEH), "6.14"),
    ("AW-6.15-202", "", "AS", 9, RaidTrade(), "6.15"),
    ("AW-6.15-203", "", "AS", 9, WithdrawRaiders(units("AS-LI-1")), "6.15"),
    ("AW-6.6.2-201", "nineveh: AS turtan; kalhu: AS LI1", "AS", 9, Assign(TURTAN, units("AS-LI-1")), "6.6.2"),
    (
        "AW-6.6.3-202",
        "nineveh: AS turtan LI1; kalhu: AS rab-shaqe LI2",
        "AS",
        9,
        FormGroup(leaders("AS-turtan", "AS-rab-shaqe")),
        "6.6.3",
    ),
    ("AW-6.6.4-201", "nineveh: AS turtan 2LI", "AS", 9, Command(TURTAN), "6.6.4"),
    ("AW-6.11.b-201", "", "AS", 9, FightAbroad(), "6.11.b"),
    ("AW-9.4-201", "nineveh: AS LI1", "AS", 9, DisbandForEco(UnitId(PieceId("AS-LI-1")), NINEVEH), "9.4"),
    ("AW-9.6-201", "", "AS", 9, BuyMercenaries(country("BA"), units("MC-LI-01"), NINEVEH), "9.6"),
    ("AW-6.9-204", "", "AS", 9, Influence(country("BA"), 2), "6.9"),
    ("AW-7.1.D-212", "conquest EG JU: until 2; tribute JU EG conquest", "AS", 9, Influence(country("JU"), 2), "7.1.D"),
    ("AW-7.4.2-203", "", "AS", 10, DeclareWar(country("AS")), "7.4.2"),
    ("AW-6.16.b-202", "arvad-coast: EG SH1", "EG", 9, sail("arvad-coast", "sealand"), "6.16.b"),
    ("AW-6.16.f-202", "", "EG", 9, search("arvad-coast"), "6.16.f"),
    ("AW-6.9-205", "", "AS", 9, ProposePassage(country("BA")), "6.9"),
    ("AW-7.4.3-201", "", "EG", 9, ProposePeace(country("AS")), "7.4.3"),
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
