"""Politics around the rules of war: what is suggested, standing orders, questions asked anew, relocation, regents."""

import pytest

from rules.assyrian_wars.board import relations
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.state import Camp, War
from rules.assyrian_wars.politics.agreements import ProposePassage, ProposePeace
from rules.assyrian_wars.politics.closed_land import belongs_to, must_leave, refuges
from rules.assyrian_wars.politics.phase import PoliticalPhase, minors_at_war
from rules.assyrian_wars.politics.regency import able_controllers
from rules.assyrian_wars.politics.upheaval import enmities, is_involved
from rules.assyrian_wars.politics.war_orders import DeclareWar, JoinCamp
from rules.assyrian_wars.politics.warfare import dragged_in, targets_of
from rules.core.actions import Action
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from tests.assyrian_wars.cases.battles import IN_IMPULSE
from tests.assyrian_wars.cases.politics import at_war, politics, through_politics
from tests.assyrian_wars.cases.table import CaseTable, table


def offered(game: CaseTable, country: str, tag: str, param: str, **given: str) -> list[str]:
    """The values that are suggested for a parameter."""
    return [one.value for one in game.match.candidates(game.seat(country), tag, param, given, "")]


# ---- who is at war ----------------------------------------------------------------------------------------------


def test_a_war_is_known_as_soon_as_the_list_has_it_and_forgotten_with_it() -> None:
    """7.4.2: rulings, undo and peace change the list of wars in place, and other matches have other lists."""
    board, other = table("war EG ME").match.table.board, table("war EG PE").match.table.board
    assert relations.at_war(board, CountryId("EG"), CountryId("ME"))
    assert not relations.at_war(other, CountryId("EG"), CountryId("ME"))
    war = board.wars.pop()
    assert not relations.at_war(board, CountryId("EG"), CountryId("ME"))
    board.wars.append(War(CountryId("PE"), CountryId("EG")))
    assert relations.at_war(board, CountryId("EG"), CountryId("PE"))
    board.wars[-1] = war
    assert relations.foes(board, CountryId("ME")) == {"EG"}
    assert relations.foes(board, CountryId("PE")) == set()


# ---- suggestions ------------------------------------------------------------------------------------------------


@pytest.mark.unsound("conquests-are-sound")
def test_only_wars_that_can_be_declared_are_suggested() -> None:
    """7.4.2: no ally, no enemy, nobody in grace, and nothing too dear."""
    text = "UR: active, track BA, level 13; conquest BA SY: until 3; pact adana AS"
    poor = table(text, impulse="BA", ap=5)
    found = offered(poor, "BA", "declare-war", "target")
    assert {"JU", "PE", "petra"} <= set(found)
    assert not {"UR", "SY", "EL", "AS", "EG", "BA", "adana"} & set(found)
    rich = table(text, impulse="BA", ap=10)
    assert {"EG", "ME"} <= set(offered(rich, "BA", "declare-war", "target"))
    assert offered(rich, "BA", "declare-war", "country") == ["BA"]


def test_suggestions_of_the_interphase() -> None:
    """7.4: camps that can be joined, enemies to make peace with, minors to speak for."""
    game = politics("JU: active, track EG, level 13; war EG ME")
    through_politics(game, "EG")
    assert offered(game, "EG", "join-camp", "camp") == ["assyrian", "rebel"]
    assert offered(game, "EG", "propose-peace", "partner") == ["ME"]
    assert offered(game, "EG", "propose-peace", "payer", partner="ME") == ["EG", "ME"]
    assert offered(game, "EG", "propose-passage", "partner") == ["AS", "BA", "EL"]
    assert offered(game, "EG", "declare-war", "country") == ["EG", "JU"]
    assert offered(game, "EG", "cancel-passage", "partner") == []


def test_suggestions_for_refusers_and_passages() -> None:
    """6.9, 7.4.4: what can be cancelled or announced."""
    game = table("passage AS EG; IS: active, controller BA, refusal black; war AS IS punishment", impulse="AS", ap=1)
    assert offered(game, "AS", "cancel-passage", "partner") == ["EG"]
    assert offered(game, "AS", "announce-conquest", "minor") == ["IS"]


# ---- standing orders --------------------------------------------------------------------------------------------


def test_consent_can_be_left_to_a_standing_order() -> None:
    """R-105: agree with one proposer, decline all others."""
    game = table("", impulse="EG", ap=1)
    seat = game.seat("ME")
    game.keep(
        game.match.order(seat, StandingOrder("consent", Choose("agree"), Condition("proposer-is", {"country": "EG"})))
    )
    game.keep(game.match.order(seat, StandingOrder("consent", Choose("decline"))))
    game.play("EG", ProposePassage(CountryId("ME")))
    assert game.board.passages == [("EG", "ME")]
    assert game.asked == [("P3", "impulse")]


def test_politics_can_be_left_to_a_standing_order() -> None:
    """7.4: who has nothing to do is not asked."""
    game = politics("")
    game.keep(game.match.order(game.seat("ME"), StandingOrder("politics", Choose("done"))))
    game.answer("AS", "done")
    assert game.asked == [("P3", "politics")]


# ---- asking anew ------------------------------------------------------------------------------------------------

SITUATIONS = {
    "politics": lambda: politics(""),
    "consent": lambda: _after(table("", impulse="EG", ap=12), "EG", DeclareWar(CountryId("BA"))),
    "objection": lambda: _after(table("war ME EL", impulse="ME", ap=10), "ME", DeclareWar(CountryId("AS"))),
    "avenge-ally": lambda: _after(
        table("JU: active, track EG, level 13", impulse="ME", ap=5), "ME", DeclareWar(CountryId("JU"))
    ),
}


def _after(game: CaseTable, country: str, action: Action) -> CaseTable:
    game.play(country, action)
    return game


@pytest.mark.parametrize("kind", list(SITUATIONS))
def test_questions_are_asked_anew_without_a_change(kind: str) -> None:
    """A step that asks does nothing else."""
    game = SITUATIONS[kind]()
    (question,) = game.match.pending
    before = game.match.game.kit.encode(game.board)
    game.keep(game.match.override("gm", (), "asked anew"))
    (again,) = game.match.pending
    assert (question.kind, again.options, again.reason) == (kind, question.options, question.reason)
    assert game.match.game.kit.encode(game.board) == before


# ---- relocation -------------------------------------------------------------------------------------------------


def test_ties_are_the_owners_choice() -> None:
    """8.1: several nearest friendly areas: the owner is asked, and the first is the default."""
    game = politics("susa: BA marduk 2LI; der: control BA")
    through_politics(game, "BA")
    game.play("BA", JoinCamp(Camp.ASSYRIAN))
    game.answer("AS", "agree")
    assert game.options("BA") == ["der", "sealand"]
    game.keep(game.match.lapse(game.question("BA").id))
    assert game.at("der") != ""


def test_the_land_that_is_left_may_be_crossed() -> None:
    """R-249: but it is no destination, and beyond it the way is friendly."""
    game = table("hamath: AS turtan LI", impulse="AS")
    board = game.board
    pieces = board.areas[AreaId("hamath")].pieces
    assert refuges(board, CountryId("AS"), pieces, AreaId("hamath")) == ["til-barsip"]
    board.areas[AreaId("til-barsip")].control = CountryId("BA")
    board.areas[AreaId("carchemish")].control = CountryId("AS")
    found = refuges(board, CountryId("AS"), pieces, AreaId("hamath"))
    assert found
    assert all(board.areas[area].control == "AS" for area in found)


def test_whose_land_an_area_is() -> None:
    """R-228: home and associated areas, and provinces instead of them."""
    board = table("hamath: control AS, province AS, AS LI; tarsus: AS LI2; arpad: control AS", impulse="AS").board
    assert not belongs_to(board, AreaId("arpad"), CountryId("AS"))
    assert belongs_to(board, AreaId("hamath"), CountryId("AS"))
    assert not belongs_to(board, AreaId("hamath"), CountryId("SY"))
    assert belongs_to(board, AreaId("tarsus"), CountryId("AS"))
    assert belongs_to(board, AreaId("damascus"), CountryId("SY"))


def test_an_enemys_land_in_third_hands_is_not_closed() -> None:
    """8.1: two enemies of Syria stand in Arpad, and one of them takes it: the other need not leave."""
    text = "war EG SY; war ME SY; arpad: EG LI, ME LC, control EG"
    board = table(text, impulse="EG").board
    assert not must_leave(board, CountryId("ME"), AreaId("arpad"))
    board.wars = [war for war in board.wars if war.by != "ME"]
    assert must_leave(board, CountryId("ME"), AreaId("arpad"))


# ---- who is drawn in, who plays ---------------------------------------------------------------------------------


def test_whom_a_declaration_drags_in() -> None:
    """7.4.2: the camp of a power that is attacked with its minors, and the camp that attacks."""
    board = table("camp assyrian: AS ME; PH: active, track ME, level 13", impulse="EG").board
    assert targets_of(board, CountryId("ME")) == ["ME", "AS"]
    assert targets_of(board, CountryId("PH")) == ["PH"]
    assert dragged_in(board, CountryId("EG"), CountryId("ME")) == ["AS", "PH"]
    assert dragged_in(board, CountryId("AS"), CountryId("EG")) == ["ME", "PH"]
    assert dragged_in(board, CountryId("EG"), CountryId("PH")) == []


def test_who_is_involved() -> None:
    """6.9: an ally, an own war or wild nomads keep a minor awake."""
    board = table("JU: track EG, level 13; war AS SY; CI: active, entered; tushpa: CI LC", impulse="AS").board
    assert [code for code in ("JU", "SY", "UR", "PY") if is_involved(board, CountryId(code))] == ["JU", "SY", "UR"]


def test_pairs_at_war() -> None:
    """7.4: every pair once, in track order."""
    board = table("war EG SY", impulse="AS").board
    pairs = [pair for pair in enmities(board) if not {"CI", "SC"} & set(pair)]
    assert pairs == [("AS", "BA"), ("AS", "EL"), ("EG", "SY")]


def test_nobody_qualifies() -> None:
    """R-234: without a fit power of the camp a neutral plays the minor, else any power of the camp."""
    board = table("war BA JU; war EL JU; war AS JU", impulse="AS").board
    assert able_controllers(board, CountryId("JU"), Camp.REBEL) == ["ME", "EG"]
    board = table("war BA JU; war EL JU; war ME JU; war EG JU", impulse="AS").board
    assert able_controllers(board, CountryId("JU"), Camp.REBEL) == ["BA", "EL"]


def test_minors_whose_wars_may_end() -> None:
    """R-236: those without an ally, also at war with an allied minor."""
    board = table(
        "war EG SY; war JU PY; JU: active, track EG, level 13; war EG UR; UR: track BA, level 13", impulse="AS"
    ).board
    assert minors_at_war(board, CountryId("EG")) == ["SY", "PY"]


def test_a_fallen_camp_opens_a_free_round() -> None:
    """7.4.1: camps and wars for nothing in the middle of a turn, also against a former camp, but no peace."""
    text = "camp neutral: BA EL; BA: camp-at-start rebel; war BA AS; clock: phase action, turn 2, round 2"
    game = table(text, impulse="AS", ap=1, stack=[*IN_IMPULSE, PoliticalPhase(occasion="fallen-camp")])
    assert "propose-peace" not in game.question("AS").actions
    through_politics(game, "ME")
    game.play("ME", DeclareWar(CountryId("UR")))
    assert at_war(game, "ME", "UR")
    through_politics(game)
    assert game.asked == [("P1", "impulse")]
    assert game.ap("AS") == 1


def test_peace_is_no_business_of_minors() -> None:
    """7.4.5, R-235: whoever plays a minor makes neither peace nor passages for it."""
    game = table("war BA JU; JU: active, controller AS; jerusalem: JU LI", impulse="JU", ap=3)
    assert game.refused("JU", ProposePeace(CountryId("BA"))).rule == "7.4.5"
    assert game.refused("JU", ProposePassage(CountryId("EG"))).message.id == "only-powers-agree"
