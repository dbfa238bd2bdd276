"""Section 10.1: nomads, and who controls them."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId, UnitId
from rules.assyrian_wars.board.relations import at_war, seat_of
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.build.mercenaries import Hire
from rules.assyrian_wars.build.rebuilding import Rebuild
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.interphase.timetable import TimetablePhase
from rules.assyrian_wars.invariants.tribes import revolts_are_nobodys, tribes_are_led
from rules.assyrian_wars.nomads.control import NomadControl, contenders, next_in_turn
from rules.assyrian_wars.nomads.impulse import KeepTribe
from rules.assyrian_wars.nomads.nomads import RestoreTribe
from rules.assyrian_wars.nomads.tribes import lives_off
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.dice import Script
from rules.core.messages import Name
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.dice import at_most, every
from tests.assyrian_wars.cases.fleets import board
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_6_6_3_army_groups import form
from tests.assyrian_wars.cases.test_7_5_secret_diplomacy import during

WILD = "UR: active, controller BA; CI: active, entered, controller AS"
CARDS = house().cards.by_id


def card(ap: int) -> str:
    """A card of the draw pile with so many AP."""
    return next(id for id in house().cards.draw_deck if CARDS[id].ap == ap)


def begins(text: str, ap: int, tribe: str = "CI", dice: Script | None = None) -> CaseTable:
    """A tribe's impulse from its beginning: it is controlled by Assyria's camp and draws a card with so many AP."""
    script = {"nomad-control": at_most([6, 1])} if dice is None else dice
    stack: list[Procedure] = [
        GameTurns(step="end_turn"),
        ActionPhase(step="move_on"),
        TakeImpulse(country=CountryId(tribe)),
    ]
    return table(
        f"{text}\nclock: turn 2, phase action, round 1, marker {tribe}",
        stack=stack,
        dice=script,
        draws={"cards": [card(ap)]},
    )


def pillage(game: CaseTable, area: str) -> int:
    return game.board.areas[AreaId(area)].pillage


# ---- the impulse --------------------------------------------------------------------------------------------------


def test_aw_10_1_101_pillage_on_start_and_entry() -> None:
    """AW-10.1-101: Altintepe is flipped and must be left; no-man's-land is spared; Argishtihinili suffers on entry."""
    game = begins(f"{WILD}; altintepe: CI teushpa 4LC 4HB, pillage 1", 4)
    assert pillage(game, "altintepe") == 2
    assert game.options("AS") == ["leave"]
    game.play("AS", go("CI-teushpa", "daiaeni", "argishtihinili"))
    assert (pillage(game, "daiaeni"), pillage(game, "argishtihinili")) == (0, 1)
    assert (game.ap("CI"), game.options("AS")) == (2, ["end"])


def test_10_1_who_is_driven_on_in_the_fog_is_seen() -> None:
    """10.1, 9.5, R-269: nobody has named the unit that goes next; it is seen as it marches, which is on record."""
    for fog, shown in (("fog-of-war", [("CI-LC-1",)]), ("not fog-of-war", [])):
        game = begins(f"options: {fog}; {WILD}; altintepe: CI 2LC, pillage 2", 4)
        outcome = game.answer("AS", "leave")
        assert (game.where("CI-LC-1"), game.where("CI-LC-2")) != ("altintepe", "altintepe")
        assert [one.things for entry in outcome.entries for one in entry.shown] == shown


SIEGE = "altintepe: control UR; tushpa: CI teushpa 8LC, pillage 2, siege CI CI-teushpa level 4 rounds 1"


def besiege() -> Besiege:
    return Besiege("CI-teushpa", "standard")


def test_aw_10_1_102_must_leave_a_siege() -> None:
    """AW-10.1-102: everything is pillaged, so the siege cannot go on, unless an ally pays 1 AP."""
    text = SIEGE.replace("8LC", "4LC 4HB")
    game = begins(f"{WILD}; {text}", 3)
    refusal = game.refused("AS", besiege())
    assert (refusal.rule, refusal.message.id) == ("10.1", "nomads-must-leave")
    assert game.refused("AS", KeepTribe(PieceId("CI-teushpa"))).rule == "10.1"
    game = begins(f"CI: active, entered, track BA, level 14; war BA UR; {text}", 3)
    assert game.refused("BA", besiege()).rule == "10.1"
    game.play("BA", KeepTribe(PieceId("CI-teushpa")))
    assert (game.ap("CI"), game.options("BA")) == (2, ["end"])
    game.play("BA", besiege())


def test_10_1_the_ally_may_pay_from_its_savings() -> None:
    """10.1, R-271: without AP of the tribe's card the power's savings pay."""
    text = "CI: active, entered, track BA, level 14; war BA UR; BA: saved 2; tushpa: CI teushpa 4LC 4HB, pillage 2"
    game = table(text, impulse="CI", ap=0)
    game.play("BA", KeepTribe(PieceId("CI-teushpa")))
    assert game.saved("BA") == 1


def test_aw_10_1_103_nowhere_to_go() -> None:
    """AW-10.1-103: the last AP brings them to wasted land: they stay, and each unit checks attrition."""
    game = table(f"{WILD}; tushpa: CI teushpa 2LC, control CI; uishe: pillage 2", impulse="CI", ap=1)
    game.play("AS", go("CI-teushpa", "uishe"))
    assert (pillage(game, "uishe"), game.options("AS")) == (2, ["end"])
    game.end("AS")
    assert rolls(game) == [2]


def test_10_1_who_does_not_decide_is_driven_on() -> None:
    """10.1, R-271: a lapsed deadline lets them go on to better land, not home."""
    game = begins(f"{WILD}; altintepe: CI teushpa 4LC 4HB, pillage 1", 2)
    game.keep(game.match.lapse(game.question("AS").id))
    assert there(game, "altintepe") == []
    assert game.where("CI-teushpa") != "altintepe"


def test_aw_10_1_104_march_status() -> None:
    """AW-10.1-104: at 10 on the Mede's track they pillage neither the Mede nor its allies, but are at war with it."""
    text = "SC: active, entered, track ME, level 10, controller AS; saparda: SC ishpakai 3LC"
    game = begins(text, 3, "SC")
    assert (pillage(game, "saparda"), game.options("AS")) == (0, ["end"])
    assert at_war(game.board, CountryId("SC"), CountryId("ME"))
    below = begins(text.replace("level 10", "level 9"), 3, "SC")
    assert pillage(below, "saparda") == 1


def test_aw_10_1_105_cards_for_ap_only() -> None:
    """AW-10.1-105: the card drawn is 3 AP for this impulse; no event, and nothing is saved."""
    hands = "hand AS: 100 101; hand BA: 102 103"
    game = begins(f"SC: active, entered, track EG, level 13; memphis: SC ishpakai 3LC; {hands}", 3, "SC")
    assert (game.country("SC").hand, game.ap("SC")) == ([], 3)
    assert game.refused("EG", PlayEvent(CardId(card(3)))).rule == "10.1"
    game.end("EG")
    assert game.saved("SC") == 0


def test_aw_10_1_106_eco_captured() -> None:
    """AW-10.1-106: 7 AP at once in Kish: one heavy bow unit rebuilt, and up to three pieces of the Regroup Box."""
    text = (
        "SC: active, entered, controller EG; regroup: SC LC2 LC3;"
        " kish: SC ishpakai HB1- HB2- LC1, eco-plus 1, damage 1, siege SC SC-ishpakai level 2 rounds 1"
    )
    dice: Script = {"besiegers": every(1), "defenders": every(6)}
    game = table(text, impulse="SC", ap=3, dice=dice)
    game.play("EG", Besiege("SC-ishpakai", "standard"))
    assert game.question("EG").kind == "windfall"
    game.answer("EG", "SC-HB-1")
    assert "SC-HB-2" not in game.options("EG")
    game.answer("EG", "SC-LC-2")
    game.answer("EG", "SC-LC-3")
    assert (game.control("kish"), game.board.areas[AreaId("kish")].eco_plus) == ("SC", 0)
    assert not game.board.regroup
    lost = [event.message.params["lost"] for event in game.events if event.message.id == "windfall-over"]
    assert lost == [purse.AP]  # 7 - 4 - 2: what nobody in the Regroup Box needs is lost


def test_10_1_1_ap_that_are_left_rebuild_units() -> None:
    """10.1.1, R-277: what is not spent rebuilds reduced units, the dearest first."""
    game = table(f"{WILD}; daiaeni: CI teushpa LC1- HB1- LC2", impulse="CI", ap=3)
    game.end("AS")
    there_now = {piece.id: piece.reduced for piece in game.board.areas[AreaId("daiaeni")].pieces}
    assert sorted(there_now[id] for id in (PieceId("CI-LC-1"), PieceId("CI-HB-1"))) == [False, True]
    assert "units-rebuilt" in game.told


def test_10_1_nomads_rebuild_anywhere() -> None:
    """10.1: they have no home to draw from, and need none."""
    game = table(f"{WILD}; tushpa: CI teushpa LC1-, control CI", impulse="CI", ap=3)
    game.play("AS", Rebuild((UnitId(PieceId("CI-LC-1")),)))
    assert game.ap("CI") == 1


# ---- coming back --------------------------------------------------------------------------------------------------


def test_aw_10_1_107_interphase_restoration() -> None:
    """AW-10.1-107: the Cimmerians are complete where they are, the Scythians at their entry area."""
    text = (
        "clock: turn 4, phase interphase; CI: active, entered, controller AS; SC: entered;"
        " erebuni: CI LC1- LC2- LC3; regroup: CI LC4 HB1"
    )
    game = during(text, RestoreTribe(tribe=CountryId("CI")), RestoreTribe(tribe=CountryId("SC")))
    tribe = [piece for piece in game.board.areas[AreaId("erebuni")].pieces if piece.owner == "CI"]
    assert (len(tribe), sum(piece.reduced for piece in tribe if piece.is_unit)) == (9, 0)
    assert len(game.board.areas[AreaId("zirkitia")].pieces) == 12
    assert game.country("SC").active
    assert seat_of(game.board, CountryId("SC")) is not None


def test_10_1_the_controller_shares_out_what_returns() -> None:
    """10.1.1, R-275: with the tribe in two places its controller says who returns where."""
    text = f"{WILD}; erebuni: CI LC1 LC2; daiaeni: CI HB1"
    game = during(text, RestoreTribe(tribe=CountryId("CI")))
    assert game.reason("AS").params["area"] == Name("area", "erebuni")
    game.answer("AS", ("CI-teushpa", "CI-LC-3"))
    assert there(game, "erebuni") == ["CI-LC-1", "CI-LC-2", "CI-LC-3", "CI-teushpa"]
    assert len(there(game, "daiaeni")) == 5


def test_10_1_the_timetable_brings_a_tribe() -> None:
    """7.6, 10.1: after turn 1 the Cimmerians appear with everything they have, bound to Urartu, and are controlled."""
    game = during("clock: turn 1, phase interphase", TimetablePhase(), dice={"nomad-control": [2, 5]})
    state = game.country("CI")
    assert (state.active, state.entered, state.prey, state.controller) == (True, True, "UR", "BA")
    assert len(there(game, "daiaeni")) == 9


@pytest.mark.parametrize(("fog", "first"), [("", "altintepe"), ("not ", "daiaeni")])
def test_10_1_where_a_tribe_is_asked_first_does_not_tell_its_strength(fog: str, first: str) -> None:
    """10.1, 9.5: the strongest place comes first, but in the fog the places come as they are on the map."""
    text = f"options: {fog}fog-of-war; CI: entered, active, controller AS; altintepe: CI LC1; daiaeni: CI LC2 LC3"
    game = during(f"{text}; clock: phase interphase", RestoreTribe(tribe=CountryId("CI")))
    assert game.reason("CI").params["area"] == Name("area", first)


def test_10_1_a_tribe_that_enters_a_revolting_city_takes_it() -> None:
    """7.5.2.d, 10.1: its entry area is held, the nearest free one revolts; the first force that comes controls it."""
    held = "daiaeni: UR LI1; shubria: UR LI2; argishtihinili: control none, revolt"
    text = f"clock: turn 1, phase interphase; camp assyrian: AS ME; {held}"
    game = during(text, TimetablePhase(), dice={"nomad-control": [6, 3]})
    state = game.board.areas[AreaId("argishtihinili")]
    assert game.where("CI-teushpa") == "argishtihinili"
    assert revolts_are_nobodys(game.board) == [], "also while its controller is being named"
    through(game, "name-controller")
    assert (state.revolt, state.control) == (False, "CI")


NEXT_DOOR = "clock: turn 1; UR: active, seat P2; altintepe: UR rusa 3LI"


def test_aw_6_6_9_19_a_tribe_that_enters_may_be_intercepted() -> None:
    """AW-6.6.9-19, R-54: what the timetable places arrives; its interceptor fights it and is not finished by that."""
    game = part(NEXT_DOOR, TimetablePhase(), {"interception": [6, 6], "melee": every(6)})
    assert game.question("UR").kind == "intercept"
    game.answer("UR", "intercept")
    assert "battle-begins" in game.told
    through(game, "take-hits", "take-routs", "retreat")
    assert not any(piece.used for _, pieces in game.board.places() for piece in pieces)
    game = part(NEXT_DOOR, TimetablePhase())
    game.answer("UR", "decline")
    assert {piece.owner for piece in game.board.areas[AreaId("daiaeni")].pieces} == {"CI"}


def test_aw_6_6_9_19_a_tribe_that_returns_may_be_intercepted_reinforcements_not() -> None:
    """R-54, R-275: all of it at its entry area arrives; what joins its own units does not, they are there (R-52)."""
    tribe = (
        "UR: active, seat P2; CI: entered, active, prey UR, seat P1; altintepe: UR rusa 3LI; clock: phase interphase"
    )
    game = during(tribe, RestoreTribe(tribe=CountryId("CI")))
    assert "tribe-returns" in game.told
    assert game.question("UR").kind == "intercept"
    game = during(f"{tribe}; daiaeni: CI LC1", RestoreTribe(tribe=CountryId("CI")))
    assert len(game.board.areas[AreaId("daiaeni")].pieces) > 1
    assert "intercept" not in [kind for _, kind in game.asked]


def test_10_1_enemies_at_the_entry_area() -> None:
    """7.6: where an enemy stands they appear next to it."""
    game = during("clock: turn 1, phase interphase; daiaeni: UR rusa 2LI", TimetablePhase())
    assert there(game, "daiaeni") == ["UR-LI-1", "UR-LI-2", "UR-rusa"]
    assert game.where("CI-teushpa") in house().map.neighbours[AreaId("daiaeni")]


def test_aw_10_1_108_no_mercenaries_no_army_group_of_their_own() -> None:
    """AW-10.1-108: allied Scythians form no group and hire nobody, but join Egypt's group."""
    text = (
        "SC: active, entered, track EG, level 13; EG: active;"
        " memphis: SC ishpakai LC1!under=SC-ishpakai madyes LC2!under=SC-madyes, EG raia 2LI"
    )
    game = table(text, impulse="SC", ap=4)
    assert game.refused("EG", form("SC-ishpakai", "SC-madyes")).rule == "10.1"
    hire = Hire((UnitId(PieceId("MC-LI-01")),), AreaId("memphis"))
    assert game.refused("EG", hire).rule == "10.1"
    game = table(text, impulse="EG", ap=4)
    game.play("EG", form("EG-raia", "SC-ishpakai"))
    assert [group.leaders for group in game.board.groups] == [["EG-raia", "SC-ishpakai"]]


# ---- control ------------------------------------------------------------------------------------------------------


def control(text: str, dice: list[int]) -> CaseTable:
    return during(f"CI: active, entered; {text}", NomadControl(tribe=CountryId("CI")), dice={"nomad-control": dice})


def test_aw_10_1_1_101_control_roll() -> None:
    """AW-10.1.1-101: ties roll again; the Rebels take turns; Assyria names somebody of its camp."""
    game = control("camp assyrian: AS ME", [4, 4, 2, 5])
    assert game.country("CI").controller == "BA"
    again = control("camp assyrian: AS ME; rota rebel BA", [3, 6])
    assert again.country("CI").controller == "EL"
    ours = control("camp assyrian: AS ME", [6, 3])
    assert sorted(ours.options("AS")) == ["AS", "ME"]
    ours.answer("AS", "ME")
    assert (ours.country("CI").controller, ours.seat("CI")) == ("ME", ours.seat("ME"))


def test_aw_10_1_1_102_defeated_camp() -> None:
    """AW-10.1.1-102: the neutral powers stand in for a defeated camp, in turns."""
    text = "blank campaign\ncamp assyrian: AS BA EL\nCI: active, entered\n"
    game = during(text, NomadControl(tribe=CountryId("CI")), dice={"nomad-control": [1, 6]})
    assert contenders(game.board) == [Camp.ASSYRIAN, Camp.NEUTRAL]
    assert game.country("CI").controller == "ME"
    assert next_in_turn(game.board, Camp.NEUTRAL) == "EG"


def test_10_1_1_without_neutrals_the_other_camp_controls() -> None:
    """R-276: nobody rolls if only one side is left."""
    text = "blank campaign\ncamp assyrian: AS ME EG BA EL\nCI: active, entered\n"
    game = during(text, NomadControl(tribe=CountryId("CI")))
    game.answer("AS", "AS")
    assert ("nomad-control-rolled" in game.told, game.country("CI").controller) == (False, "AS")


def test_aw_10_1_1_103_no_suicide() -> None:
    """AW-10.1.1-103: neither a part of the army nor a single unit against several; the whole army may attack."""
    text = f"{WILD}; daiaeni: CI teushpa 4LC 4HB; argishtihinili: UR 3LI 2HI B"
    game = table(text, impulse="CI", ap=4)
    refusal = game.refused("AS", go("CI-LC-1", "argishtihinili"))
    assert refusal.rule == "10.1.1"
    assert game.refused("AS", go("CI-teushpa", "argishtihinili", units="CI-LC-1 CI-LC-2")).rule == "10.1.1"
    game.play("AS", go("CI-teushpa", "argishtihinili"))
    clear = f"{WILD}; options: not fog-of-war; daiaeni: CI LC; argishtihinili: UR"
    single = table(f"{clear} 2LI", impulse="CI", ap=4)
    assert single.refused("AS", go("CI-LC-1", "argishtihinili")).message.id == "nomads-not-thrown-away"
    table(f"{clear} LI", impulse="CI", ap=4).play("AS", go("CI-LC-1", "argishtihinili"))


@pytest.mark.unsound("borders-are-kept")
@pytest.mark.parametrize("stack", ["LI", "2LI", "rusa", "rusa 3LI"])
def test_10_1_1_in_the_fog_a_refusal_counts_no_stack(stack: str) -> None:
    """R-277, 9.5: one unit is not sent against what its player cannot count; against his own he can."""
    single = table(f"{WILD}; daiaeni: CI LC; argishtihinili: UR {stack}", impulse="CI", ap=4)
    assert single.refused("AS", go("CI-LC-1", "argishtihinili")).message.id == "nomads-not-sent-blindly"
    own = table(f"{WILD}; daiaeni: CI LC; argishtihinili: AS 2LI", impulse="CI", ap=4)
    assert own.refused("AS", go("CI-LC-1", "argishtihinili")).message.id == "nomads-not-thrown-away"
    table(f"{WILD}; daiaeni: CI LC; argishtihinili: AS LI", impulse="CI", ap=4).play(
        "AS", go("CI-LC-1", "argishtihinili")
    )


# ---- allies -------------------------------------------------------------------------------------------------------


BOUND = "CI: active, entered, controller AS, prey UR"


@pytest.mark.unsound("borders-are-kept")
def test_10_1_2_a_bound_tribe_has_one_enemy() -> None:
    """7.6, 10.1.2: it goes only where its prey or nobody is, and attacks nobody else."""
    text = f"{BOUND}; daiaeni: CI teushpa 4LC 4HB; altintepe: control ME; argishtihinili: ME daiukku 2LI"
    game = table(text, impulse="CI", ap=4)
    for area in ("altintepe", "argishtihinili"):
        refusal = game.refused("AS", go("CI-teushpa", area))
        assert (refusal.rule, refusal.message.id) == ("10.1.2", "tribe-has-a-prey")


def test_aw_10_1_2_101_allied_and_back() -> None:
    """AW-10.1.2-101: the restriction ends with an alliance for good; after it they stay active and are rolled for."""
    tribe = "daiaeni: CI teushpa 4LC 4HB"
    game = table(f"{BOUND}, track BA, level 12; {tribe}", impulse="BA", ap=6)
    game.play("BA", Influence(CountryId("CI"), 13))
    through(game)
    state = game.country("CI")
    assert (state.level, state.prey, state.controller, game.seat("CI")) == (13, None, None, game.seat("BA"))
    breaker = RaiseMarker(minor=CountryId("CI"), track=CountryId("BA"), level=8, rule="6.11.c")
    dice: Script = {"nomad-control": [1, 2]}
    game = through(during(f"CI: active, entered, track BA, level 13; {tribe}", breaker, dice=dice))
    state = game.country("CI")
    assert (state.active, state.level, state.prey, state.controller) == (True, 8, None, "BA")


def test_10_1_2_who_had_the_tribe_decides_until_another_is_named() -> None:
    """10.1.1, 10.1.2: the alliance ends in the tribe's own impulse; while Assyria names somebody, Babylonia has it."""
    text = "camp assyrian: AS ME; CI: active, entered, track BA, level 13; daiaeni: CI teushpa 4LC 4HB"
    breaker = RaiseMarker(minor=CountryId("CI"), track=CountryId("BA"), level=8, rule="6.11.c")
    impulse = [
        GameTurns(step="end_turn"),
        ActionPhase(step="move_on"),
        TakeImpulse(country=CountryId("CI"), step="act"),
    ]
    game = table(text, impulse="CI", ap=4, dice={"nomad-control": [6, 1]}, stack=[*impulse, breaker])
    assert game.question("AS").kind == "name-controller"
    assert (game.country("CI").controller, tribes_are_led(game.board)) == ("BA", [])
    game.answer("AS", "ME")
    assert game.country("CI").controller == "ME"


# ---- defeat -------------------------------------------------------------------------------------------------------


def test_aw_7_1_112_nomads_are_not_conquered() -> None:
    """AW-7.1-112: their last unit destroyed, the alliance is over, and they rest for the turn; Assyria scores 2."""
    text = (
        "CI: active, entered, track BA, level 14; UR: active, track AS, level 13;"
        " tushpa: UR rusa 3LI 2HI B; argishtihinili: CI LC1-"
    )
    game = table(text, impulse="UR", ap=6, dice={"melee": every(1)})
    game.play("AS", go("UR-rusa", "argishtihinili"))
    through(game)
    state = game.country("CI")
    assert (state.active, state.track, state.level) == (False, None, 0)
    assert vp(game, "AS") == 2
    assert "tribe-beaten" in game.told


def test_7_1_a_tribe_that_wastes_away_is_beaten() -> None:
    """7.1: also by attrition, without points for anybody, and its impulse is over."""
    text = f"{WILD}; tushpa: CI LC1-, control CI; uishe: pillage 2"
    game = table(text, impulse="CI", ap=1, dice={"attrition": [6]})
    game.play("AS", go("CI-LC-1", "uishe"))
    game.end("AS")
    assert "tribe-beaten" in game.told
    assert not game.country("CI").active


def test_7_1_a_tribe_at_sea_is_not_beaten() -> None:
    """7.1, 6.16.c: aboard Egypt's ships the allied Cimmerians are neither eliminated nor in the Regroup Box."""
    text = "CI: active, entered, track EG, level 13; delta-east: EG SH1..3; tanis: CI teushpa LC1 LC2"
    game = table(text, impulse="CI", ap=4)
    game.play("EG", board("tanis", "CI-teushpa CI-LC-1 CI-LC-2"))
    assert (game.where("CI-LC-1"), game.country("CI").level, game.country("CI").active) == ("delta-east", 13, True)
    at_sea = "CI: active, entered, track EG, level 13; delta-east: EG SH1 CI LC1!aboard=EG-SH-1"
    raised = table(at_sea, impulse="EG", ap=4)
    raised.play("EG", Influence(CountryId("CI"), 14))
    restored = during(at_sea, RestoreTribe(tribe=CountryId("CI")))
    assert (restored.country("CI").level, restored.where("CI-LC-1")) == (13, "delta-east")
    assert sum(piece.owner == "CI" for area in restored.board.areas.values() for piece in area.pieces) == 8


def test_10_1_land_that_nomads_live_off() -> None:
    """10.1, R-272, R-274: enemy land, not no-man's-land, not what an ally holds, nor Egypt's in peace."""
    game = table(
        "CI: active, entered, track BA, level 13; ashur: control BA; sippar: CI LC; daiaeni: CI LC", impulse="BA"
    )
    tribe = CountryId("CI")
    areas = ("nineveh", "ashur", "sippar", "daiaeni", "memphis")
    assert not at_war(game.board, tribe, CountryId("EG"))
    found = {area: lives_off(game.board, tribe, AreaId(area)) for area in areas}
    assert found == dict.fromkeys(areas, False) | {"nineveh": True}
