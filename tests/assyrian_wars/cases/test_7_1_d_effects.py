"""Sections 7.1.D and 10.4.c: what follows from a conquest."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import at_war
from rules.assyrian_wars.conquest.conquest import AttemptConquest, Conquer
from rules.assyrian_wars.events.pacts import MinorCityPactHandler
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.initiation import InitiateTurn
from tests.assyrian_wars.cases.conquests import attempt, done, eco, fall, held, is_conquered, province, ruled, until
from tests.assyrian_wars.cases.diplomacy import after_breaker
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.orders import go, there
from tests.assyrian_wars.cases.table import CaseTable, table


def conquer(text: str, of: str, by: str = "AS", dice: dict[str, list[int]] | None = None) -> CaseTable:
    """A country is conquered in its conqueror's impulse; stops at the first question about it."""
    return during(text, Conquer(by=CountryId(by), of=CountryId(of)), by, dice)


def test_aw_7_1_d_101_conquered_minor_all_effects() -> None:
    """AW-7.1.D-101: points, land, forces, cards, tribute, the Conquest box, a province, the grace period."""
    text = (
        "war AS SY; AS: eco 9; BA: eco 6; SY: active, eco 3, track BA, level 8; tribute SY BA status; hand SY: 30 31;"
        "arvad: SY LI1..2, control SY; raid-1: SY HI1; hamath: AS LI1..2, control AS; arpad: AS LI3..5, control AS"
    )
    game = attempt(text, "SY", die=2)
    assert game.options("AS") == ["none", "hamath", "arpad"]
    game.answer("AS", "hamath")
    done(game)
    assert game.country("AS").vp == 1
    assert game.control("arvad") == "PH"
    syria = game.country("SY")
    assert (syria.active, syria.hand, sorted(piece.id for piece in syria.home)) == (False, [], ["SY-LI-1", "SY-LI-2"])
    assert game.where("SY-HI-1") == "regroup"
    assert {"30", "31"} <= set(game.board.discard)
    assert (syria.track, syria.level, is_conquered(game, "SY"), until(game, "SY")) == (None, 0, True, 2)
    assert (eco(game, "BA"), eco(game, "SY"), eco(game, "AS")) == (6, 2, 10)
    assert (game.control("hamath"), province(game, "hamath"), there(game, "hamath")) == (
        "AS",
        "AS",
        ["AS-LI-1", "AS-LI-2"],
    )
    assert (game.control("arpad"), there(game, "til-barsip")) == ("SY", ["AS-LI-3", "AS-LI-4", "AS-LI-5"])
    assert not game.board.wars


def test_aw_7_1_d_102_capitals_and_rich_cities() -> None:
    """AW-7.1.D-102: neither Memphis nor Thebes can be a province; Sais can."""
    game = conquer("war AS EG; " + held("AS", "memphis", "thebes", "sais"), "EG")
    assert game.options("AS") == ["none", "sais"]
    assert game.refused("AS", "memphis").rule == "7.1.D"
    assert game.refused("AS", "thebes").rule == "7.1.D"
    game.answer("AS", "sais")
    assert province(game, "sais") == "AS"


def test_aw_7_1_d_103_province_only_where_troops_stand() -> None:
    """AW-7.1.D-103: without a unit in Arpad it is refused; Qarqar is legal."""
    game = conquer("war AS SY; arpad: control AS; " + held("AS", "damascus", "qarqar"), "SY")
    assert game.refused("AS", "arpad").rule == "7.1.D"
    game.answer("AS", "qarqar")
    assert province(game, "qarqar") == "AS"


def test_aw_7_1_d_104_province_lost() -> None:
    """AW-7.1.D-104: when its garrison has left, a province is Syria's again; a unit sent back changes nothing."""
    text = "conquest AS SY: until 2; tribute SY AS conquest; hamath: AS LI1, control AS, province AS"
    game = table(text, impulse="AS", ap=6)
    game.play("AS", go("AS-LI-1", "qarqar"))
    assert "province-lost" in game.told
    assert (game.control("hamath"), province(game, "hamath")) == ("SY", None)
    game.play("AS", go("AS-LI-1", "hamath"))
    assert (game.control("hamath"), province(game, "hamath")) == ("SY", None)


@pytest.mark.unsound("provinces-are-held")
def test_7_1_d_a_province_taken_by_an_enemy_is_his() -> None:
    """7.1.D: who drives the garrison out holds the area; it is nobody's province any more."""
    text = "war EG AS; war EG SY; hamath: EG raia 3LI, control AS, province AS"
    game = table(text, impulse="EG", ap=6)
    game.play("EG", go("EG-LI-1", "qarqar"))
    assert (game.control("hamath"), province(game, "hamath")) == ("EG", None)


def test_aw_7_1_d_105_conquered_power() -> None:
    """AW-7.1.D-105: influence falls by 2D6, at least 3; alliances and pacts end; neutral, it keeps its forces."""
    text = (
        "BA: eco 6; AS: eco 9; UR: active, track BA, level 15; SY: track BA, level 8; PE: active, track BA, level 13;"
        "war ME PE; pact dilmun BA; tribute dilmun BA pact; babylon: BA nabu 2LI; hand BA: 25 30; tushpa: UR 2LI;"
        "tribute UR BA status; tribute SY BA status; tribute PE BA status"
    )
    game = done(conquer(text, "BA", dice={"influence-loss": [4, 5, 1, 1, 3, 4]}))
    assert (game.country("AS").vp, eco(game, "AS")) == (3, 11)
    levels = {code: (game.country(code).track, game.country(code).level) for code in ("UR", "SY", "PE")}
    assert levels == {"UR": ("BA", 12), "SY": (None, 0), "PE": ("BA", 6)}
    assert game.board.pacts == {}
    assert eco(game, "BA") == 6 - 2 + 1  # Urartu, still at march, pays on
    assert (game.country("BA").camp, at_war(game.board, CountryId("AS"), CountryId("BA"))) == ("neutral", False)
    assert (there(game, "babylon"), len(game.country("BA").hand)) == (["BA-LI-1", "BA-LI-2", "BA-nabu"], 2)
    assert (game.country("UR").active, game.country("PE").active) == (False, True)


def test_aw_7_1_d_105_persia_without_a_war_of_its_own() -> None:
    """AW-7.1.D-105: without the war with the Mede Persia is inactive too."""
    game = done(conquer("PE: active, track BA, level 13", "BA", dice={"influence-loss": [3, 4]}))
    assert (game.country("PE").level, game.country("PE").active) == (6, False)


@pytest.mark.parametrize("comes", [False, True])
def test_aw_7_1_d_106_empty_conquered_minor_city(comes: bool) -> None:
    """AW-7.1.D-106: it stays the Mede's until an enemy of the Mede enters; then it is neutral at once (R-197)."""
    text = (
        "war UR ME; UR: active, track AS, level 13; ME: eco 5; conquest ME malatia; tribute malatia ME conquest;"
        "malatia: control ME; hand UR: 25 30; kummuhu: UR argishti 2LI"
    )
    game = table(text, impulse="UR", ap=6)
    if comes:
        game.play("UR", go("UR-argishti", "malatia"))
    assert game.control("malatia") == ("malatia" if comes else "ME")
    assert eco(game, "ME") == (5 if comes else 6)
    assert len(game.board.conquests) == (0 if comes else 1)
    if comes:
        game.play("UR", DeclareWar(CountryId("malatia")))
        assert game.ap("UR") == 5  # 1 for the march, nothing for the war
        game.play("UR", Besiege("UR-argishti", "hunger"))


@pytest.mark.parametrize(
    ("text", "holder"),
    [
        ("malatia: control CI; daiaeni: CI 2LC", "malatia"),
        ("malatia: CI LC, control CI", "CI"),
        ("CI: track ME, level 13; malatia: control CI; daiaeni: CI 2LC; conquest ME malatia", "CI"),
        ("CI: track ME, level 13; malatia: control CI; daiaeni: CI 2LC", "malatia"),
    ],
    ids=["left by wild nomads", "still held by them", "left by a power's nomads", "taken before their alliance"],
)
def test_6_11_c2_a_minor_city_that_wild_nomads_leave_is_neutral(text: str, holder: str) -> None:
    """6.11.c2, R-187: a minor city is neutral, a power's conquest or a power's ally; wild nomads conquer nothing.

    Left by them it is neutral as the impulse ends, so that a pact with it is open (6.12, 7.5.2.e).
    """
    game = table(f"CI: active, entered; hand AS: 30 31; hand BA: 26; {text}", impulse="AS", ap=5)
    game.end("AS")
    assert game.control("malatia") == holder
    able = [name.id for name in MinorCityPactHandler().able(game.board)]
    assert ("malatia" in able) == (holder == "malatia")


def test_aw_7_1_d_107_outsiders_may_not_influence() -> None:
    """AW-7.1.D-107: Babylonia is refused while the grace runs; Assyria's points are kept for it."""
    text = "conquest AS SY: until 2; tribute SY AS conquest"
    game = table(text, impulse="BA", ap=6)
    assert game.refused("BA", Influence(CountryId("SY"), 2)).rule == "7.1.D"
    game = table(text, impulse="AS", ap=6)
    game.play("AS", Influence(CountryId("SY"), 4))
    assert (game.board.conquests[0].level, game.country("SY").track) == (4, None)


def test_aw_10_4_c_101_conquered_twice() -> None:
    """AW-10.4.c-101: all but the province are held: conquered again, and both conquerors are paid."""
    text = (
        "war EG SY; SY: active, eco 3; EG: eco 5; AS: eco 9; clock: turn 2; conquest AS SY: until 2;"
        "tribute SY AS conquest; hamath: AS LI1, control AS, province AS; damascus: EG LI1, control EG;"
        "arpad: EG LI2, control EG; qarqar: EG LI3, control EG; carchemish: EG taharqa 2HI, damage 3"
    )
    game = fall(text, "EG-taharqa", by="EG")
    assert [score.points for score in game.country("EG").ledger if score.reason == "vp-conquest"] == [1]
    assert game.options("EG") == ["none", "arpad", "carchemish", "qarqar"]
    game.answer("EG", "qarqar")
    done(game)
    assert [(entry.by, entry.until) for entry in game.board.conquests] == [("AS", 2), ("EG", 3)]
    assert (eco(game, "SY"), eco(game, "AS"), eco(game, "EG")) == (1, 10, 6)
    assert (province(game, "hamath"), province(game, "qarqar"), game.control("damascus")) == ("AS", "EG", "SY")


def test_r_192_influence_with_the_conquered_is_lost_too() -> None:
    """R-192, R-199: of Babylonia's level 8 with Judah, in its Conquest box, 2D6 are lost; the conquest pays on (R-191).

    What another conqueror has won with Judah is his (R-286).
    """
    text = "conquest BA JU: until 2, level 8; tribute JU BA conquest; tribute JU BA status; JU: eco 3; BA: eco 6; "
    text += "conquest EG JU: until 2, level 5; tribute JU EG conquest"
    for dice, level in (([1, 1], 5), ([6, 3], 0)):
        game = done(conquer(text, "BA", dice={"influence-loss": dice}))
        assert [(entry.by, entry.of, entry.level) for entry in game.board.conquests[:2]] == [
            ("BA", "JU", level),
            ("EG", "JU", 5),
        ]
        assert [(line.to, line.reason) for line in game.board.tributes if line.payer == "JU"] == [
            ("BA", "conquest"),
            ("EG", "conquest"),
        ]


def test_r_286_one_conqueror_wears_down_what_another_has_won() -> None:
    """R-286: Egypt brings Assyria's level with Syria to 0 and keeps its own."""
    text = "clock: turn 2; conquest AS SY: until 2, level 4; conquest EG SY: until 3, level 3; "
    game = table(text + "tribute SY AS conquest; tribute SY EG conquest", impulse="EG", ap=6)
    game.play("EG", Influence(CountryId("SY"), 0, CountryId("AS")))
    assert [(entry.by, entry.level) for entry in game.board.conquests] == [("AS", 0), ("EG", 3)]


def test_r_191_its_own_conquests_keep_paying() -> None:
    """R-191: countries in its Conquest box stay there and keep paying until their own grace period ends."""
    text = "BA: eco 6; AS: eco 9; EL: eco 5; conquest BA SY: until 2; tribute SY BA conquest; SY: eco 3"
    game = done(conquer(text, "BA"))
    assert [(entry.by, entry.of) for entry in game.board.conquests] == [("BA", "SY"), ("AS", "BA")]
    assert eco(game, "BA") == 6 + 1 - 2


def test_7_1_d_forces_abroad_go_to_the_nearest_home_area() -> None:
    """7.1.D: what Babylonia holds of Elam's neighbour reverts, and its army there goes home; others stay at war."""
    text = "camp neutral: EL; war BA EL; bit-imbi: BA nabu 2LI, control BA; susa: BA mushezib 1LI"
    game = done(conquer(text, "BA"))
    assert (game.control("bit-imbi"), there(game, "bit-imbi")) == ("EL", [])
    assert there(game, "der") == ["BA-LI-1", "BA-LI-2", "BA-nabu"]
    assert len(there(game, "susa")) == 2


def test_7_4_4_conquest_punishes_a_refuser() -> None:
    """7.4.4: conquered by Assyria's side, a refuser is punished; conquered by others it is not."""
    game = done(conquer("war AS IS; IS: refusal black; samaria: AS LI1, control AS", "IS"))
    assert game.country("IS").refusal == ""
    game = done(conquer("war EG IS; IS: refusal black; samaria: EG LI1, control EG", "IS", by="EG"))
    assert game.country("IS").refusal == "black"


def test_r_193_other_enemies_of_a_conquered_minor_are_at_peace() -> None:
    """R-193: Egypt's war with Syria is over too, its units go home, and its gains revert."""
    text = "war AS SY; war EG SY; SY: active; hamath: AS LI1, control AS; damascus: EG LI1, control EG"
    game = done(conquer(text, "SY"))
    assert game.board.wars == []
    assert (game.control("damascus"), there(game, "damascus")) == ("SY", [])


def test_aw_7_1_125_assyria_falls_to_allies() -> None:
    """AW-7.1-125: points shared, a province and tribute for each; no more checks; a camp falls, and 9.1 is rolled."""
    text = (
        "camp rebel: BA EL ME; AS: eco 12; BA: eco 6; ME: eco 5; SY: eco 3; tribute SY AS check; UR: refusal black;"
        "nineveh: BA LI1, control BA; ashur: BA LI2, control BA; arbela: BA LI3, control BA;"
        "arrapha: ME LC1, control ME; nasibina: ME LC2, control ME; guzana: ME LC3, control ME"
    )
    game = table(text, impulse="BA", ap=5, dice={"conquest-check": [1], "sudden-end": [1, 1]})
    game.play("BA", AttemptConquest(CountryId("AS")))
    game.answer("BA", "ashur")
    game.answer("ME", "guzana")
    done(game)
    assert (game.country("BA").vp, game.country("ME").vp) == (8, 8)
    assert (province(game, "ashur"), province(game, "guzana")) == ("BA", "ME")
    assert [(line.payer, line.to) for line in game.board.tributes] == [("AS", "BA"), ("AS", "ME")]
    assert eco(game, "AS") == 8
    assert (game.country("UR").refusal, game.board.checks_ended) == ("", True)
    assert "sudden-end-rolled" in game.told
    assert game.control("nineveh") == "AS"


def test_r_202_the_assyrian_camp_dissolves() -> None:
    """R-202: its other powers are neutral; that is no defeat of the camp (R-266)."""
    game = done(conquer("camp assyrian: AS EG; " + ruled("BA", "nineveh"), "AS", by="BA"))
    assert (game.country("EG").camp, game.country("AS").camp) == ("neutral", "neutral")
    assert "sudden-end-rolled" not in game.told
    assert game.country("BA").vp == 12


@pytest.mark.parametrize("again", [False, True])
def test_7_1_the_end_of_all_checks_is_told_once(again: bool) -> None:
    """7.1, 10.4.c: if Assyria falls a second time, the checks were over already."""
    fallen = "game: checks-ended; " if again else ""
    game = done(conquer(fallen + "options: not sudden-end; " + ruled("BA", "nineveh"), "AS", by="BA"))
    assert game.board.checks_ended
    assert ("tribute-checks-over" in game.told) is not again


def test_r_202_who_falls_below_pro_with_fallen_assyria_pays_no_more() -> None:
    """7.1, R-202: the marker drops with Assyria's fall, and no check holds the minor to the end of the turn (R-37)."""
    text = "SY: track AS, level 8, eco 3; tribute SY AS status; " + ruled("BA", "nineveh")
    game = done(conquer(text, "AS", by="BA", dice={"influence-loss": [1, 2], "sudden-end": [1, 1]}))
    assert (game.country("SY").track, game.country("SY").level) == ("AS", 5)
    assert [(line.payer, line.to) for line in game.board.tributes] == [("AS", "BA")]


def test_7_1_d_area_held_by_the_conqueror_becomes_the_countrys_again() -> None:
    """R-196: cities that were taken are Syria's again and their captors leave; the province stays."""
    game = conquer("war AS SY; damascus: AS turtan 3LI, control AS; qarqar: AS 1HI, control AS", "SY")
    game.answer("AS", "qarqar")
    done(game)
    assert (game.control("damascus"), there(game, "damascus")) == ("SY", [])
    assert game.board.areas[AreaId("qarqar")].province == "AS"


def test_aw_10_4_c_101_both_conquerors_may_influence() -> None:
    """AW-10.4.c-101: while the graces overlap both may influence Syria, each on a level of his own (R-286)."""
    text = "clock: turn 2; conquest AS SY: until 2, level 4; conquest EG SY: until 3; " + "; ".join(
        f"tribute SY {power} conquest" for power in ("AS", "EG")
    )
    game = table(text, impulse="EG", ap=6)
    game.play("EG", Influence(CountryId("SY"), 3))
    assert [entry.level for entry in game.board.conquests] == [4, 3]
    assert game.ap("EG") == 3
    game = table(text, impulse="AS", ap=6)
    game.play("AS", Influence(CountryId("SY"), 6))
    assert [entry.level for entry in game.board.conquests] == [6, 0]


def test_r_192_minor_cities_of_a_conquered_power_are_neutral() -> None:
    """R-192: Malatia, held by itself, and Cyprus, held by its ally, pay Assyria no longer; garrisons go home."""
    text = (
        "PH: active, track AS, level 13; tribute PH AS status; AS: eco 9; conquest AS malatia; conquest AS cyprus;"
        "tribute malatia AS conquest; tribute cyprus AS conquest;"
        "malatia: AS LI1, control AS; cyprus: PH LI1, control PH"
    )
    game = done(conquer(text, "AS", by="BA", dice={"influence-loss": [1, 1]}))
    assert (game.control("malatia"), game.control("cyprus")) == ("malatia", "cyprus")
    assert (there(game, "malatia"), there(game, "cyprus")) == ([], [])
    assert [line.payer for line in game.board.tributes] == ["PH", "AS"]


HELD_FOR_ASSYRIA = (
    "PH: active, track AS, level 13, eco 3; tribute PH AS status; AS: eco 9; hand EG: 25 26; hand AS: 30 31;"
    "conquest AS cyprus; tribute cyprus AS conquest; cyprus: PH LI1, control PH; "
)


def test_r_187_a_city_taken_by_an_ally_stays_with_its_power() -> None:
    """R-187, 7.4.2: when Phoenicia leaves Assyria, Cyprus is Assyria's to hold, and a war on it is one on Assyria."""
    game = after_breaker(HELD_FOR_ASSYRIA, "PH", None, 0)
    assert (game.control("cyprus"), there(game, "cyprus")) == ("AS", [])
    assert eco(game, "AS") == 9 + 1 + 1  # Phoenicia, too, pays on to the end of the turn
    assert game.refused("EG", DeclareWar(CountryId("cyprus"))).message.id == "war-on-holder-first"
    game = done(conquer(HELD_FOR_ASSYRIA + "war EG PH; tyre: EG LI1, control EG", "PH", by="EG"))
    assert (game.control("cyprus"), [(entry.by, entry.of) for entry in game.board.conquests]) == (
        "AS",
        [("AS", "cyprus"), ("EG", "PH")],
    )


@pytest.mark.unsound("provinces-are-held")
@pytest.mark.parametrize(("garrison", "holder"), [("AS LI1, ", "AS"), ("EG MC-LI, ", "SY"), ("", "SY")])
def test_7_1_d_a_province_without_garrison_does_not_see_the_next_turn(garrison: str, holder: str) -> None:
    """7.1.D: relocated, rioted away or disbanded in 5.1: the province is the original owner's before anybody acts."""
    power = "EG" if "EG" in garrison else "AS"
    text = f"clock: turn 2; hamath: {garrison}control {power}, province {power}"
    game = part(text, InitiateTurn(), phase="initiation")
    assert (game.control("hamath"), province(game, "hamath")) == (holder, "AS" if holder == "AS" else None)


def test_7_4_3_the_war_of_a_conquered_power_with_an_unallied_minor_ends() -> None:
    """7.4.3: Syria's war ends with Babylonia's fall and Syria sleeps; Urartu, Egypt's ally, fights on (R-190)."""
    text = "war BA SY; war BA EG; war UR BA; SY: active; UR: active, track EG, level 13; camp assyrian: AS; "
    game = done(conquer(text + held("AS", "kish", "sippar"), "BA"))
    assert sorted((war.by, war.on) for war in game.board.wars) == [("BA", "EG"), ("UR", "BA")]
    assert (game.country("SY").active, game.country("UR").active) == (False, True)
