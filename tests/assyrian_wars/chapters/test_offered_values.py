"""The values that an action suggests: none where it cannot be completed, and prices with all that falls due."""

import pytest

from bot.acting.choices import legal_actions, needed_option
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.events.foreign_war.battle import FightAbroad
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.siege.besieging import Besiege
from rules.core.messages import Name, Quote
from tests.assyrian_wars.cards.events import event
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.chapters.test_movement_candidates import is_legal, offered

ON = "options: special-units; "


def shown(game: CaseTable, country: str) -> list[str]:
    """The actions on the panel of a country's player."""
    seat = game.seat(country)
    (question,) = [one for one in game.match.pending if one.seat == seat]
    return [action.tag() for action in legal_actions(game.match, question)]


def asked_next(game: CaseTable, country: str, tag: str, **given: str) -> str | None:
    """The optional parameter that a form asks for."""
    seat = game.seat(country)
    (question,) = [one for one in game.match.pending if one.seat == seat]
    found = needed_option(game.match, question, game.match.game.kit.actions[tag], given)
    return None if found is None else found.name


# ---- 6.6 movement


def test_6_6_half_an_ap_moves_nobody_but_cavalry() -> None:
    """6.6, 9.7: a step costs 1 AP; cavalry alone makes one for half of it."""
    text = "ashur: AS turtan 2LI; kish: AS LI4 HC1"
    left = "; impulse AS: spent 0.5, income 1"
    assert offered(table(text + left), "AS", "move", "force") == []
    game = table(ON + text + left)
    assert offered(game, "AS", "move", "force") == ["AS-HC-1"]
    assert offered(game, "AS", "move", "path", force="AS-HC-1")
    assert "move" in shown(game, "AS")


def test_6_6_who_cannot_pay_any_step_is_not_offered() -> None:
    """R-8: from the Mede mountains every step may cost 2 AP."""
    text = "clock: turn 4; war ME AS; bikni: ME LC1; ellipi: ME LC2"
    poor = offered(table(text, impulse="ME", ap=1), "ME", "move", "force")
    rich = offered(table(text, impulse="ME", ap=2), "ME", "move", "force")
    assert {"ME-LC-1", "ME-LC-2"} >= set(rich) > set(poor)


def test_6_6_2_a_leader_whose_army_is_finished_is_asked_to_go_alone() -> None:
    """6.6.2, 6.7.7: his way is offered, and that he leaves them is asked for."""
    game = table("ashur: AS turtan LI3!used", impulse="AS", ap=2)
    assert offered(game, "AS", "move", "force") == ["AS-turtan"]
    assert "kalhu" in offered(game, "AS", "move", "path", force="AS-turtan")
    assert asked_next(game, "AS", "move", force="AS-turtan", path="kalhu") == "alone"
    assert is_legal(game, "AS", "move", force="AS-turtan", path="kalhu", alone="true")


def test_6_6_9_whom_a_force_shut_in_may_intercept_it() -> None:
    """6.6.9, R-51: as the last besiegers leave, the garrison is outside; its chance is in the preview."""
    text = "sippar: control BA, BA (nabu 2LI), AS turtan 2LI{}"
    for more, warned in (("", True), (", AS LI4", False)):
        game = table(text.format(more), impulse="AS", ap=3)
        order = go("AS-turtan", "ashur", units="AS-LI-1 AS-LI-2")
        lines = [line.params for line in game.quote("AS", order).lines if line.id == "quote-interception"]
        assert [line["start"] for line in lines] == [Name("area", "sippar")] * warned
        game.play("AS", order)
        assert ((game.seat("BA"), "intercept") in game.asked) is warned


@pytest.mark.parametrize(("mercenary", "far"), [("", True), (" MC-LI-01", False)])
def test_6_6_8_strangers_are_led_round_the_far_east(mercenary: str, far: bool) -> None:
    """1.3, R-9: an army with mercenaries is offered no forced march by way of the Far East."""
    text = "impulse ME: income 9, lapsing 3, cards 25; discard: 25; clock: turn 4;"
    game = table(f"{text} patusharri: control ME, ME daiukku LC1{mercenary}; far-east: control ME; bikni: control ME")
    ways = offered(game, "ME", "forced-march", "path", leader="ME-daiukku")
    assert ("far-east" in ways) is far
    assert "bikni" in ways
    for path in ways:
        assert is_legal(game, "ME", "forced-march", leader="ME-daiukku", path=path), path


def test_6_11_h_any_unit_beside_the_leader_may_go_with_him() -> None:
    """6.6.2: a free march is offered the units of the area, not only those of his army."""
    game = table("kalhu: AS turtan rab-saris 2LI; hand AS: 69 40", impulse="AS", ap=5)
    game.play("AS", event("69"))
    for leader in offered(game, "AS", "march-free", "force"):
        assert offered(game, "AS", "march-free", "units", force=leader) == ["AS-LI-1", "AS-LI-2"]


# ---- 6.4 repairs


def test_6_4_only_levels_that_can_be_paid_are_offered() -> None:
    """6.4: 1 AP a level of walls."""
    game = table("nineveh: control AS, damage 3", impulse="AS", ap=2)
    assert offered(game, "AS", "repair-city", "levels", area="nineveh") == ["1", "2"]


# ---- 6.8 sieges


def test_6_8_who_cannot_pay_is_not_offered_a_siege() -> None:
    """R-87: a siege that goes on costs 1 AP; to begin with hunger costs nothing."""
    text = "sippar: control BA, AS turtan 2LI, siege AS AS-turtan level 2 rounds 1"
    assert offered(table(text, impulse="AS", ap=1), "AS", "besiege", "force") == ["AS-turtan"]
    broke = table(text, impulse="AS", ap=0)
    for force in offered(broke, "AS", "besiege", "force"):
        assert offered(broke, "AS", "besiege", "method", force=force) == ["hunger"]


def test_9_7_the_price_of_a_siege_holds_the_rest_of_a_step() -> None:
    """9.7, R-86: who came on half an AP pays the other half with the siege, and is told so before."""
    game = table(ON + "kish: BA nabu 2LC; babylon: control AS", impulse="BA", ap=5)
    game.play("BA", go("BA-nabu", "babylon"))
    quote = game.match.quote(game.seat("BA"), Besiege("BA-nabu", "standard"))
    assert isinstance(quote, Quote)
    assert quote.lines[0].params == {"cost": 1, "left": 8}
    game.play("BA", Besiege("BA-nabu", "standard"))
    assert game.ap("BA") == 4


# ---- 6.9 diplomacy


def test_6_9_levels_of_another_track_are_offered_with_it() -> None:
    """6.9, R-108: who cannot reach the own track can still lower a marker on another's."""
    game = table("PH: track ME, level 6", impulse="EG", ap=2)
    seat, phoenicia = game.seat("EG"), {"country": "PH"}
    assert "PH" in offered(game, "EG", "influence", "country")
    levels = game.match.candidates(seat, "influence", "level", phoenicia)
    assert [one.value for one in levels] == ["4", "5"]
    (question,) = game.match.pending
    further = needed_option(game.match, question, Influence, {**phoenicia, "level": "5"})
    assert further is not None
    assert further.name == "track"
    tracks = game.match.candidates(seat, "influence", "track", {**phoenicia, "level": "5"})
    assert [one.value for one in tracks] == ["ME"]
    game.play("EG", Influence(CountryId("PH"), 5, CountryId("ME")))


def test_7_4_2_who_would_ask_to_join_may_go_to_war_alone() -> None:
    """R-222: a neutral power that attacks Rebels; for others there is nothing to say."""
    neutral = table("", impulse="EG", ap=12)
    assert offered(neutral, "EG", "declare-war", "alone", target="BA") == ["true"]
    assert offered(neutral, "EG", "declare-war", "alone", target="PH") == []
    assert offered(neutral, "EG", "declare-war", "alone") == []


def test_6_9_a_passage_that_cannot_be_cancelled_any_more_is_not_offered() -> None:
    """R-115: only at the start of the impulse."""
    assert offered(table("passage EG ME", impulse="EG", ap=3), "EG", "cancel-passage", "partner") == ["ME"]
    game = table("passage EG ME; impulse EG: spent 1, income 3")
    assert offered(game, "EG", "cancel-passage", "partner") == []
    assert "cancel-passage" not in shown(game, "EG")


# ---- 6.11 events


def test_6_11_b_nobody_is_sent_to_a_battle_that_cannot_be_fought() -> None:
    """R-140: there must be units abroad, 1 AP, and no battle before in the impulse."""
    text = "foreign-war 29 EG lybia: size 3, duration 4, forces EG 3LI; memphis: EG taharqa LI4; hand EG: 40 41"
    assert offered(table(text, impulse="EG", ap=0), "EG", "fight-abroad", "leader") == []
    empty = table(text.replace(", forces EG 3LI", ""), impulse="EG", ap=3)
    assert offered(empty, "EG", "fight-abroad", "leader") == []
    game = table(text, impulse="EG", ap=3, dice={"melee": [6] * 24})
    (leader,) = offered(game, "EG", "fight-abroad", "leader")
    game.play("EG", FightAbroad(leader))
    assert offered(game, "EG", "fight-abroad", "leader") == []


# ---- 6.16 ships


def test_6_16_c_only_pieces_with_room_and_a_leader_are_offered_to_board() -> None:
    """6.6, 6.16.c: neither mercenaries without a leader nor a full unit for half a ship."""
    game = table("delta-east: EG SH1; tanis: EG MC-LI-01", impulse="EG", ap=2)
    assert offered(game, "EG", "embark", "area") == []
    game = table("delta-east: EG SH1-; tanis: EG LI1 LI2- LI3-", impulse="EG", ap=2)
    assert offered(game, "EG", "embark", "pieces", area="tanis") == ["EG-LI-2", "EG-LI-3"]
    assert offered(game, "EG", "embark", "pieces", "EG-LI-2 ", area="tanis") == []


def test_6_16_g_a_box_is_offered_to_who_can_enter_it() -> None:
    """6.16.b, 6.16.c: not to loaded ships, nor to those that have sailed."""
    phoenicia = "PH: active, track AS, level 13; arvad-coast: PH SH1"
    game = table(phoenicia + " SH2 LI1!aboard=PH-SH-1", impulse="PH", ap=2)
    assert offered(game, "PH", "enter-box", "zone") == ["arvad-coast"]
    assert offered(game, "PH", "enter-box", "ships", zone="arvad-coast") == ["PH-SH-2"]
    (box, *_) = offered(game, "PH", "enter-box", "box", zone="arvad-coast")
    assert asked_next(game, "PH", "enter-box", zone="arvad-coast", box=box) == "ships"
    game = table(phoenicia + " LI1!aboard=PH-SH-1", impulse="PH", ap=2)
    assert offered(game, "PH", "enter-box", "zone") == []


# ---- the panel


def test_6_11_an_event_that_needs_more_than_its_card_is_on_the_panel() -> None:
    """3.2, 6.11: a form asks for use and targets in turn, and for the 3 AP of a second card."""
    game = table("hand EL: 28 30; BA: trade 3", impulse="EL", ap=6)
    assert "28" in offered(game, "EL", "play-event", "card")
    assert "play-event" in shown(game, "EL")
    assert asked_next(game, "EL", "play-event", card="28") == "use"
