"""Section 7.5: secret diplomacy."""

from collections.abc import Mapping

import pytest

from rules.assyrian_wars.board.forces import defence
from rules.assyrian_wars.board.ids import AreaId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.relations import allied, eco_level, pays
from rules.assyrian_wars.board.state import Scheme
from rules.assyrian_wars.interphase.objectives import IMPULSE, KING, Choice, choices
from rules.assyrian_wars.interphase.secret_acts import carry_out
from rules.assyrian_wars.interphase.secret_diplomacy import NONE, SecretAction, SecretDiplomacy
from rules.assyrian_wars.interphase.succession import Succession, succession_modifier
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.tribute.phase import TributePhase, is_checked
from rules.assyrian_wars.tribute.tribute import dice_of
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.dice import Script
from rules.core.messages import Name
from rules.core.procedures import Procedure
from rules.core.questions import ChooseMany
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.conquests import at_work
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

RANDOM = house().cards.draw_deck  # cards of the draw pile


def during(text: str, *above: Procedure, dice: Script | None = None, impulse: str = "AS") -> CaseTable:
    """These procedures one after another, and then an impulse that asks."""
    under = [
        GameTurns(step="end_turn"),
        ActionPhase(step="move_on"),
        TakeImpulse(country=CountryId(impulse), step="act"),
    ]
    return table(text, impulse=impulse, stack=[*under, *reversed(above)], dice=dice)


def action(power: str, objective: str, text: str, dice: Script | None = None) -> CaseTable:
    """A marker that stands alone on its objective."""
    return during(text, SecretAction(power=CountryId(power), objective=objective), dice=dice)


def placing(game: CaseTable) -> dict[str, list[str]]:
    """The powers that place a marker now, each with its objectives."""
    found = {}
    for question in game.match.pending:
        assert question.kind == "secret-objective"
        assert question.reason is not None
        country = question.reason.params["country"]
        assert isinstance(country, Name)
        found[country.id] = [option.id for option in question.options]
    return found


def place(game: CaseTable, plans: Mapping[str, str]) -> None:
    """Every power places its markers; who is not named places none."""
    left = {power: plan.split() for power, plan in plans.items()}
    while game.asked[0][1] == "secret-objective":
        for power in placing(game):
            game.answer(power, left[power].pop(0) if left.get(power) else NONE)


def choice_ids(game: CaseTable, power: str, objective: str) -> list[str]:
    return [choice.id for choice in choices(game.board, CountryId(power), objective)]


# ---- placing and revealing ----------------------------------------------------------------------------------------


def test_aw_7_5_1_101_cancellation() -> None:
    """AW-7.5.1-101: markers on one objective cancel, also Assyria's own two; trade does not."""
    game = during("AS: trade 2; BA: trade 1", SecretDiplomacy())
    place(game, {"AS": "UR UR", "EG": "JU", "BA": "JU", "EL": "trade", "ME": "trade"})
    cancelled = [event.message.params for event in game.events if event.message.id == "secret-markers-cancelled"]
    assert [(one["objective"], one["markers"]) for one in cancelled] == [
        (Name("country", "UR"), 2),
        (Name("country", "JU"), 2),
    ]
    assert game.question("ME").kind == "secret-action"
    game.answer("ME", "expel:AS")
    assert game.question("EL").kind == "secret-action"
    game.answer("EL", "expel:BA")
    assert (game.country("AS").trade, game.country("BA").trade) == (1, 0)
    assert (game.asked[0][1], game.board.plans) == ("impulse", {})


def test_aw_7_5_1_102_order_of_execution() -> None:
    """AW-7.5.1-102: in track order from the country that begins the next turn."""
    text = "clock: last IS; SY: active, track BA, level 13; AS: trade 1"
    game = during(text, SecretDiplomacy(), dice={"secret-move": [3, 5]})
    place(game, {"BA": "PY", "AS": "PH", "EL": "trade"})
    assert game.question("AS").kind == "secret-action"
    game.answer("AS", "move")
    assert (game.country("PH").track, game.country("PH").level) == ("AS", 3)
    game.answer("BA", "move")
    assert (game.country("PY").track, game.country("PY").level) == ("BA", 5)
    assert game.question("EL").kind == "secret-action"


def test_aw_7_5_101_one_marker_two_for_assyria() -> None:
    """AW-7.5-101: one marker each, two for Assyria, and one more for excess cards."""
    game = during("AS: extra-plans 1", SecretDiplomacy())
    asked: dict[str, int] = {}
    assert game.refused("EG", ChooseMany(("JU", "PY"))).rule == "7.5"
    while game.asked[0][1] == "secret-objective":
        for power in placing(game):
            asked[power] = asked.get(power, 0) + 1
            game.answer(power, NONE)
    assert asked == {"AS": 3, "ME": 1, "EG": 1, "BA": 1, "EL": 1}
    assert game.country("AS").extra_plans == 0


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
def test_aw_7_5_2_101_impossible_objectives() -> None:
    """AW-7.5.2-101: a tribe that the timetable has not brought yet, or an eliminated power, cannot be chosen."""
    game = during("CI: entered; EL: eliminated", SecretDiplomacy())
    offered = placing(game)
    assert "CI" in offered["EG"]
    assert "SC" not in offered["EG"]
    assert "EL" not in offered
    assert game.refused("EG", "SC").rule == "7.5"
    assert game.refused("EG", "EL").rule == "7.5"


def test_7_5_markers_lie_face_down_until_all_are_placed() -> None:
    """7.5: nobody sees what others have chosen, and who has not answered has placed nothing."""
    game = during("", SecretDiplomacy())
    game.answer("EG", "JU")
    game.answer("BA", "trade")
    for power in ("AS", "BA"):
        for entry_question in game.match.questions(game.seat(power)):
            assert entry_question.seat == game.seat(power) or not entry_question.options
    assert game.match.view(game.seat("AS")).plans == {}
    open_question = game.question("AS")
    game.keep(game.match.lapse(open_question.id))
    assert game.board.plans_open is False


def test_7_5_a_seat_with_several_powers_places_for_each() -> None:
    """7.5, 1.1.B: who plays two powers is asked for one after the other, and nothing is shown in between."""
    game = during("ME: seat P2; EG: seat P3; BA: seat P2; EL: seat P3; AS: seat P1", SecretDiplomacy())
    assert list(placing(game)) == ["AS", "ME", "EG"]
    for power in ("AS", "ME", "EG"):
        game.answer(power, "trade")
    assert list(placing(game)) == ["AS", "BA", "EL"]
    assert "secret-markers-shown" not in game.told


def test_7_5_voluntary() -> None:
    """7.5, R-237: without the rule nobody is asked, but revolts are over."""
    game = during("options: not secret-diplomacy, not special-units; uruk: control none, revolt", SecretDiplomacy())
    assert (game.asked[0][1], game.control("uruk")) == ("impulse", "BA")


# ---- trade --------------------------------------------------------------------------------------------------------


def test_aw_7_5_2_a_101_trade() -> None:
    """AW-7.5.2.a-101: a marker is kicked out, or a free raider raids at once."""
    text = "AS: trade 3; BA: trade 3; EL: trade 1, trade-lost 1; susa: EL B1"
    game = action("EL", "trade", text)
    game.answer("EL", "expel:BA")
    assert (game.country("BA").trade, game.country("BA").trade_lost) == (2, 1)
    game = action("EL", "trade", text, dice={"raid-target": [1], "raid": [2], "raid-return": [4]})
    saved = game.saved("EL")
    game.answer("EL", "raid")
    assert game.options("EL") == ["EL-B-1"]
    game.answer("EL", "EL-B-1")
    assert (game.country("AS").trade, game.country("EL").trade, game.saved("EL")) == (2, 2, saved)
    assert game.where("EL-B-1").startswith("raid-")


# ---- oneself and allies -------------------------------------------------------------------------------------------


def test_aw_7_5_2_b_101_extra_card() -> None:
    """AW-7.5.2.b-101: a card below the maximum of the hand; else only the impulse."""
    text = f"hand EG: {' '.join(RANDOM[:5])}; hand ME: {' '.join(RANDOM[5:11])}"
    game = action("EG", "EG", text)
    game.answer("EG", "card")
    assert len(game.country("EG").hand) == 6
    game = action("ME", "ME", text)
    assert game.refused("ME", "card").rule == "7.5.2"
    game.answer("ME", "impulse")
    assert game.board.clock.special == ["ME"]


def test_aw_7_5_2_b_102_special_impulse() -> None:
    """AW-7.5.2.b-102: before the first scheduled impulse, in track order, with a card and without income."""
    text = (
        f"clock: turn 3, start BA, marker BA, last EL, special ME EL; EL: eco 5; ME: eco 5, mercenaries-drawn;"
        f" hand EL: {RANDOM[0]} {RANDOM[1]}; hand ME: {RANDOM[2]} {RANDOM[3]}; hand BA: {RANDOM[4]}"
    )
    game = table(text, stack=[GameTurns(step="end_turn"), ActionPhase()])
    for power in ("EL", "ME"):
        assert game.asked == [(game.seat(power), "impulse")]
        assert game.board.impulse is not None
        assert (game.board.impulse.kind, game.board.impulse.income) == ("special", 0)
        game.end(power)
        assert len(game.country(power).hand) == 1
    assert game.asked == [(game.seat("BA"), "impulse")]
    assert game.board.clock.last == "EL"  # as the turn before left it


def test_7_5_2_b_a_special_impulse_won_by_card_in_another_is_for_the_next_turn() -> None:
    """7.5.2.b, 6.11.m: before the first impulse of the next turn, also if the card was played in a special one."""
    text = f"clock: turn 3, start BA, marker BA, last AS, special EL; hand EL: {RANDOM[0]} {RANDOM[1]}"
    game = table(f"{text}; hand BA: {RANDOM[4]}", stack=[GameTurns(step="end_turn"), ActionPhase()])
    carry_out(at_work(game), CountryId("EL"), "EL", Choice(IMPULSE), by_card=True)
    game.end("EL")
    assert game.asked == [(game.seat("BA"), "impulse")]
    assert game.board.clock.special == ["EL"]


def test_7_5_2_b_special_impulse_needs_a_card() -> None:
    """7.5.2.b, R-241: without a card in hand the special impulse lapses."""
    text = f"clock: turn 3, start BA, marker BA, last AS, special EL; hand BA: {RANDOM[4]}; hand AS: {RANDOM[5]}"
    game = table(text, stack=[GameTurns(step="end_turn"), ActionPhase()])
    assert game.asked == [(game.seat("BA"), "impulse")]
    assert "special-impulse-lapses" in game.told


# ---- minors and nomads without an ally ----------------------------------------------------------------------------


def test_aw_7_5_2_c_101_moving_a_marker() -> None:
    """AW-7.5.2.c-101: a six brings Syria from 4 on Assyria's track to 2 on Babylonia's."""
    game = action("BA", "SY", "SY: track AS, level 4", dice={"secret-move": [6]})
    game.answer("BA", "move")
    assert (game.country("SY").track, game.country("SY").level) == ("BA", 2)


@pytest.mark.parametrize(
    ("marker", "die", "space"),
    [
        ("track AS, level 4", 3, ("AS", 1)),
        ("track AS, level 4", 4, (None, 0)),
        ("track BA, level 4", 5, ("BA", 9)),
        ("level 0", 2, ("BA", 2)),
    ],
)
def test_7_5_2_c_down_and_up(marker: str, die: int, space: tuple[str | None, int]) -> None:
    """7.5.2.c, R-242: down another's track and with the rest up the own one."""
    game = action("BA", "SY", f"SY: {marker}", dice={"secret-move": [die]})
    game.answer("BA", "move")
    assert (game.country("SY").track, game.country("SY").level) == space


@pytest.mark.parametrize(
    ("power", "levels", "space"),
    [
        ("AS", [7, 8], (None, 0)),  # Assyria's own level rises by three
        ("EG", [4, 11], (None, 0)),
        ("BA", [4, 5], (None, 0)),  # another power's points bring the younger conqueror's level down
    ],
)
def test_7_5_2_c_each_conqueror_has_a_level_of_his_own(power: str, levels: list[int], space: tuple[None, int]) -> None:
    """7.5.2.c, R-242, R-286: the die moves the conqueror's own level and leaves the other conqueror's alone."""
    text = "clock: turn 2; conquest AS SY: until 2, level 4; conquest EG SY: until 3, level 8; tribute SY EG status"
    paid = "tribute SY AS conquest; tribute SY EG conquest"
    game = action(power, "SY", f"{text}; {paid}", dice={"secret-move": [3]})
    game.answer(power, "move")
    assert [entry.level for entry in game.board.conquests] == levels
    assert (game.country("SY").track, game.country("SY").level) == space
    assert pays(game.board, CountryId("SY"), CountryId("EG"))


def test_7_5_2_c_a_level_that_a_grace_has_left_moves_alone() -> None:
    """7.5.2.c, R-286: Assyria raises what its grace period has left it; what Egypt's box keeps stays."""
    text = "clock: turn 3; SY: track AS, level 4; conquest EG SY: until 3, level 8; tribute SY EG status"
    game = action("AS", "SY", f"{text}; tribute SY EG conquest", dice={"secret-move": [3]})
    game.answer("AS", "move")
    assert (game.country("SY").track, game.country("SY").level) == ("AS", 7)
    assert [entry.level for entry in game.board.conquests] == [8]


def test_7_5_2_c_who_cannot_be_moved() -> None:
    """7.5.2.c, R-242, R-113: not one's own enemy, and no tribe that is off the map; nomads at war may be."""
    game = action("BA", "trade", "war BA SY; CI: entered, active, controller EG; daiaeni: CI teushpa; AS: trade 1")
    assert "move" not in choice_ids(game, "BA", "SY")
    assert "move" in choice_ids(game, "BA", "PY")
    assert "move" not in choice_ids(game, "BA", "CI")
    game = action("BA", "trade", "CI: entered, active, controller EG; daiaeni: CI teushpa LC; AS: trade 1")
    assert "move" in choice_ids(game, "BA", "CI")


def tribute_dice(game: CaseTable, minor: str, dice: list[int]) -> Script:
    """The dice of a Tribute Phase in which all minors pay, but one rolls these."""
    checked = [country for country in game.board.countries if is_checked(game.board, country) and country != minor]
    before = [country for country in checked if list(game.board.countries).index(country) < 8]
    return {"tribute": every(1, after=[*[1] * sum(dice_of(game.board, one) for one in before), *dice])}


@pytest.mark.parametrize(("dice", "pays_egypt"), [([6, 2, 1], True), ([5, 2, 1], False)])
def test_aw_7_5_2_c_102_stolen_tribute(dice: list[int], pays_egypt: bool) -> None:
    """AW-7.5.2.c-102: Syria is marked and pays Assyria nothing; dice that refuse send 1 ECO to Egypt."""
    text = "clock: turn 2"
    game = action("EG", "SY", text)
    game.answer("EG", "refuse")
    assert game.board.schemes == [Scheme(CountryId("EG"), CountryId("SY"))]
    before = eco_level(game.board, CountryId("EG"))
    game = during("clock: turn 2; scheme EG SY", TributePhase(), dice=tribute_dice(game, "SY", dice))
    through(game)
    assert (game.country("SY").refusal, pays(game.board, CountryId("SY"), CountryId("AS"))) == ("black", False)
    assert pays(game.board, CountryId("SY"), CountryId("EG")) is pays_egypt
    assert eco_level(game.board, CountryId("EG")) == before + int(pays_egypt)


def test_aw_7_5_2_c_103_secured_tribute() -> None:
    """AW-7.5.2.c-103: without a roll Syria pays Assyria, and Babylonia as before; the white marker is gone."""
    game = action("AS", "SY", "clock: turn 2; SY: track BA, level 8, refusal white; tribute SY BA status")
    game.answer("AS", "secure")
    assert game.board.schemes == [Scheme(CountryId("AS"), CountryId("SY"), secured=True)]
    text = "clock: turn 2; SY: track BA, level 8, refusal white; tribute SY BA status; scheme AS SY secured"
    game = through(during(text, TributePhase()))
    assert all(pays(game.board, CountryId("SY"), CountryId(power)) for power in ("AS", "BA"))
    assert game.country("SY").refusal == ""


# ---- revolts ------------------------------------------------------------------------------------------------------


def test_aw_7_5_2_d_101_revolt_placement() -> None:
    """AW-7.5.2.d-101: an empty city, also next to an army; neither an occupied one nor the capital."""
    game = action("EG", "BA", "ashur: AS turtan 2LI; kish: BA LI")
    assert "revolt:sippar" in game.options("EG")
    for city in ("kish", "babylon"):
        assert game.refused("EG", f"revolt:{city}").rule == "7.5.2"
    game.answer("EG", "revolt:sippar")
    assert (game.control("sippar"), game.board.areas[AreaId("sippar")].revolt) == ("", True)


REVOLT = "sippar: control none, revolt; ashur: AS turtan 3LI"


def test_aw_7_5_2_d_102_taking_a_revolting_city() -> None:
    """AW-7.5.2.d-102: the interceptor who wins has the city; else who comes first, without siege and points."""
    dice: Script = {"interception": [6, 6], "melee": every(1, after=[*[6] * 6])}
    game = table(f"{REVOLT}; babylon: BA nabu 4LI", impulse="AS", ap=6, dice=dice)
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "intercept")
    through(game)
    area = game.board.areas[AreaId("sippar")]
    assert (area.control, area.revolt) == ("BA", False)
    game = table(REVOLT, impulse="AS", ap=6)
    before = vp(game, "AS")
    game.play("AS", go("AS-turtan", "sippar"))
    area = game.board.areas[AreaId("sippar")]
    assert (area.control, area.revolt, area.sieges, vp(game, "AS")) == ("AS", False, [], before)


def test_aw_8_3_106_revolt() -> None:
    """AW-8.3-106: who enters a revolting city of level 2 scores nothing."""
    game = table("kish: control none, revolt; sippar: AS turtan 3LI, control AS", impulse="AS", ap=6)
    game.play("AS", go("AS-turtan", "kish"))
    assert (game.control("kish"), vp(game, "AS")) == ("AS", 0)


def test_7_5_2_d_a_leader_alone_takes_no_revolting_city() -> None:
    """7.5.2.d, R-106: only a force with units becomes the new controller."""
    game = table("kish: control none, revolt; sippar: AS turtan 3LI, control AS", impulse="AS", ap=6)
    game.play("AS", go("AS-turtan", "kish", alone=True))
    assert (game.control("kish"), game.board.areas[AreaId("kish")].revolt) == ("", True)


def test_7_5_2_d_a_revolt_opens_no_frontier() -> None:
    """R-244: a country at peace with the printed owner must declare war before it comes."""
    game = table("hamath: control none, revolt; qarqar: EG raia 2LI, control EG", impulse="EG", ap=6)
    refusal = game.refused("EG", go("EG-raia", "hamath"))
    assert (refusal.rule, refusal.message.id) == ("8.1", "revolt-at-peace")


@pytest.mark.parametrize(
    "text", ["tribute SY AS check", "SY: track AS, level 10; tribute SY AS status", "conquest AS SY: until 2"]
)
def test_7_5_2_d_who_is_only_welcome_takes_no_revolting_city(text: str) -> None:
    """R-244: Assyria may be in Syria, but it is at peace with it: no city of it without a declaration of war."""
    game = table(f"{text}; SY: eco 3; hamath: control none, revolt; qarqar: AS turtan 2LI", impulse="AS", ap=20)
    assert game.refused("AS", go("AS-turtan", "hamath")).message.id in ("revolt-at-peace", "in-grace")
    assert game.quote("AS", go("AS-turtan", "arpad")).risky


def test_7_5_2_d_no_way_leads_through_a_revolt() -> None:
    """R-244: the cheapest way goes round a revolting city that is closed."""
    game = table(
        "tribute SY AS check; SY: eco 3; hamath: control none, revolt; damascus: AS turtan 2LI", impulse="AS", ap=20
    )
    (route,) = [line for line in game.quote("AS", go("AS-turtan", "qarqar")).lines if line.id == "quote-route"]
    areas = route.params["areas"]
    assert isinstance(areas, tuple)
    assert Name("area", "hamath") not in areas


@pytest.mark.parametrize(("troops", "allowed"), [("AS LI", True), ("AS turtan LI", False)])
def test_aw_7_5_2_d_103_revolt_against_an_occupier(troops: str, allowed: bool) -> None:
    """AW-7.5.2.d-103: fewer pieces than walls go to the Regroup Box; otherwise refused."""
    game = action("BA", "AS", f"nippur: {troops}, control AS")
    assert defence(house().map.areas[AreaId("nippur")], game.board.areas[AreaId("nippur")]) == 2
    if not allowed:
        assert game.refused("BA", "rising:nippur").rule == "7.5.2"
        return
    game.answer("BA", "rising:nippur")
    area = game.board.areas[AreaId("nippur")]
    assert (area.revolt, area.control, area.pieces) == (True, "", [])
    assert [piece.id for piece in game.board.regroup] == ["AS-LI-1"]


def test_7_5_2_d_only_the_printed_owner_rises() -> None:
    """7.5.2.d, R-245: others cannot play it, and not against an ally."""
    game = action("EL", "AS", "nippur: AS LI, control AS")
    assert not [choice for choice in game.options("EL") if choice.startswith("rising")]
    game = action("BA", "EL", "nippur: EL LI, control EL")
    assert not [choice for choice in game.options("BA") if choice.startswith("rising")]


def test_aw_7_5_2_d_104_revolt_marker_expires() -> None:
    """AW-7.5.2.d-104: at the start of the next 7.5 the printed owner has the city again."""
    game = during("sippar: control none, revolt", SecretDiplomacy())
    area = game.board.areas[AreaId("sippar")]
    assert (area.revolt, area.control) == (False, "BA")
    assert "revolt-over" in game.told


@pytest.mark.parametrize(("schemed", "crowned"), [(True, False), (False, True)])
def test_aw_7_5_2_d_105_spoiling_a_succession(schemed: bool, crowned: bool) -> None:
    """AW-7.5.2.d-105: 3 + 2 + 1 = 6 fails, without the marker 5 succeeds."""
    claim = Succession(country=CountryId("AS"), new=LeaderId(PieceId("AS-esarhaddon")))
    spoil = SecretAction(power=CountryId("EL"), objective="AS")
    above = (spoil, claim) if schemed else (claim,)
    game = during("clock: turn 2; nineveh: AS 2LI", *above, dice={"succession": [3]})
    if schemed:
        game.answer("EL", "king")
        assert game.country("AS").king_roll == 1
    told = [event.message.id for event in through(game).events]
    assert (game.where("AS-esarhaddon") != "") is crowned
    assert ("riots" in told) is not crowned
    assert game.country("AS").king_roll == 0


def test_7_5_2_d_an_unused_king_roll_lapses() -> None:
    """R-246: at the next 7.5."""
    assert during("AS: king-roll 1", SecretDiplomacy()).country("AS").king_roll == 0


def test_6_11_m_a_card_against_the_king_counts_in_the_next_succession() -> None:
    """6.11.m, R-246: played in the turn it waits for the roll of 7.6, though 7.5 comes before it."""
    game = table("clock: turn 2", impulse="EL", ap=9)
    carry_out(at_work(game), CountryId("EL"), "AS", Choice(KING), by_card=True)
    game = during(f"clock: turn 2; AS: throne-plot {game.country('AS').turn.throne_plot}", SecretDiplomacy())
    assert succession_modifier(game.board, CountryId("AS"), ()) == 2 + 1


@pytest.mark.unsound("camps-have-powers-only", "eliminated-have-nothing")
def test_7_1_a_substitute_places_the_marker_of_its_power() -> None:
    """7.1, 7.5: the table is on a home card, and these are the heir's; what was eliminated is no objective."""
    game = during(
        "EL: eliminated, heir SC; SC: active, entered, acts-as-power, stands-for EL, seat P5", SecretDiplomacy()
    )
    found = placing(game)
    assert ("SC" in found, "EL" in found) == (True, False)
    assert ("SC" in found["SC"], "EL" in found["SC"]) == (True, False)


# ---- minor cities and agreements ----------------------------------------------------------------------------------


def test_aw_7_5_2_e_101_secret_pact() -> None:
    """AW-7.5.2.e-101: a neutral minor city, free, for 1 ECO; not one in another pact."""
    game = action("ME", "minor-cities", "pact adana AS")
    before = eco_level(game.board, CountryId("ME"))
    assert game.refused("ME", "pact:adana").rule == "7.5.2"
    game.answer("ME", "pact:malatia")
    assert game.board.pacts[AreaId("malatia")] == "ME"
    assert eco_level(game.board, CountryId("ME")) == before + 1


def test_aw_7_5_2_f_101_immune_to_agreements() -> None:
    """AW-7.5.2.f-101: an ally's city may revolt, and the alliance goes on."""
    game = action("EL", "BA", "")
    game.answer("EL", "revolt:uruk")
    assert game.board.areas[AreaId("uruk")].revolt
    assert allied(game.board, CountryId("EL"), CountryId("BA"))


def test_7_5_2_nothing_need_be_done() -> None:
    """7.5.1: the power may let its marker go by."""
    game = action("EL", "BA", "")
    game.answer("EL", "nothing")
    assert "secret-action-none" in game.told
