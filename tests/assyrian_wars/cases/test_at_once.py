"""What the rules want at once: also in somebody else's impulse, before the first action of one, and in the Interphase.

`docs/cases.md` has the list of all such rules, with the code and the case of each.
"""

from collections.abc import Callable

import pytest

from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import at_war, eco_level
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.politics.agreements import ProposePeace
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.siege.besieging import Besiege
from tests.assyrian_wars.cases.conquests import at_interphase, is_conquered, province
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import during, evade, retreat
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.playing import through, until
from tests.assyrian_wars.cases.politics import politics
from tests.assyrian_wars.cases.sieges import besiege, siege_table
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_7_1_d_at_once import begin

Move = Callable[[str, str, str, int], CaseTable]


def abroad(text: str, minor: str, track: str, level: int) -> CaseTable:
    """A marker moves in Egypt's impulse."""
    return during(text, marker(minor, track, level), "EG")


def between(text: str, minor: str, track: str, level: int) -> CaseTable:
    """A marker moves in the Interphase."""
    return part(text, marker(minor, track, level))


def marker(minor: str, track: str, level: int) -> RaiseMarker:
    return RaiseMarker(minor=CountryId(minor), track=CountryId(track), level=level, rule="6.11.c")


def pays(game: CaseTable, payer: str) -> list[str]:
    return [str(line.to) for line in game.board.tributes if line.payer == payer]


EVERYWHERE = pytest.mark.parametrize("move", [abroad, between])


@EVERYWHERE
def test_aw_5_2_201_tribute_follows_the_marker(move: Move) -> None:
    """AW-5.2-201: Syria leans to Babylonia, or no more: both incomes are right before the next question."""
    game = move("BA: eco 6; SY: eco 3, track BA, level 5", "SY", "BA", 8)
    levels = [eco_level(game.board, CountryId(country)) for country in ("BA", "SY")]
    assert (pays(game, "SY"), levels) == (["BA"], [7, 2])
    game = move("BA: eco 6; SY: eco 3, track BA, level 8; tribute SY BA status", "SY", "BA", 5)
    levels = [eco_level(game.board, CountryId(country)) for country in ("BA", "SY")]
    assert (pays(game, "SY"), levels) == ([], [6, 3])


@EVERYWHERE
def test_aw_5_2_3_202_no_war_with_payers(move: Move) -> None:
    """AW-5.2.3-202: Urartu becomes Assyria's ally by somebody's card: its war with the Mede, who pays, is over."""
    text = "war UR ME; UR: active, controller BA, track AS, level 12; tribute UR AS status; tribute ME AS voluntary"
    game = move(f"{text}; hand AS: 25 26; tushpa: UR 2HI", "UR", "AS", 13)
    assert not at_war(game.board, CountryId("UR"), CountryId("ME"))


@EVERYWHERE
def test_aw_6_9_206_an_ally_is_activated(move: Move) -> None:
    """AW-6.9-206: Syria becomes Babylonia's ally: it is active, and its forces stand on the map."""
    game = move("SY: track BA, level 12; tribute SY BA status", "SY", "BA", 13)
    state = game.country("SY")
    assert (state.active, state.home, game.where("SY-yau-bidi")) == (True, [], "hamath")
    assert game.told.index("alliance-begins") < game.told.index("minor-activated")


@EVERYWHERE
def test_aw_6_9_207_a_former_ally_is_deactivated(move: Move) -> None:
    """AW-6.9-207: Urartu is an ally no more: inactive, off the map and out of its ally's army, and nobody is asked."""
    text = "UR: active, track BA, level 13; tribute UR BA status; tushpa: UR LI1; kish: UR LI2, BA nabu LI1"
    game = move(text, "UR", "BA", 10)
    assert not game.country("UR").active
    assert sorted(piece.id for piece in game.country("UR").home) == ["UR-LI-1", "UR-LI-2"]
    assert game.asked[0][1] in ("impulse", "relocate-army")


@EVERYWHERE
def test_aw_8_1_202_closed_land_is_left(move: Move) -> None:
    """AW-8.1-202: with the alliance the right to stand in Urartu ends: Babylonia's army is gone from it."""
    text = "UR: active, track BA, level 13; tribute UR BA status; tushpa: BA nabu LI1"
    game = through(move(text, "UR", "BA", 5), "go-home")
    assert game.at("tushpa") == ""
    assert game.where("BA-nabu") == "regroup"


def evading() -> CaseTable:
    game = evade("guzana: BA nabu 2LI, AS turtan 2LI", "guzana", dice={"evasion": [6, 6], "attrition": [1, 1]})
    game.answer("BA", "evade:singara")
    return game


def retreating() -> CaseTable:
    game = retreat("guzana: BA nabu 2LI, AS turtan 2LI", "guzana", "BA", dice={"attrition": [1, 1]})
    game.answer("BA", "singara")
    return game


@pytest.mark.parametrize(("case", "way"), [("AW-6.12-203-a", evading), ("AW-6.12-203-b", retreating)])
def test_aw_6_12_203_who_gives_way_takes_what_is_empty(case: str, way: Callable[[], CaseTable]) -> None:
    """AW-6.12-203: Babylonians evade (a) or retreat (b) to empty Singara: it is theirs before anybody acts."""
    game = way()
    assert (game.where("BA-nabu"), game.control("singara")) == ("singara", "BA"), case


def test_aw_6_8_1_203_walls_that_crumble_in_anothers_impulse() -> None:
    """AW-6.8.1-203: hunger stands at 3 against walls of 2; Egypt's card damages them, and the city opens its gates."""
    text = "der: AS turtan 3LI, BA (LI1), siege AS AS-turtan hunger 3 level 2; hand EG: 108 40"
    game = table(text, impulse="EG", ap=9)
    game.play("EG", PlayEvent(CardId("108"), "walls", ("der",)))
    through(game)
    assert (game.control("der"), game.where("BA-LI-1")) == ("AS", "")


def supplied() -> CaseTable:
    text = "stock: pillage 2; uruk: pillage 1; kish: AS turtan 2LI; BA: saved 1; hand AS: 25 26; AS: eco 9"
    game = begin(text)
    game.answer("AS", "pillage")
    return game


def breached() -> CaseTable:
    game = siege_table(
        "stock: damage 2; uruk: damage 1; BA: saved 4; der: BA (4LI), AS turtan 3LI",
        dice={"besiegers": every(6, after=[1, 1]), "defenders": every(6)},
    )
    return until(besiege(game, "AS-turtan", "standard"), "restock-marker")


def sabotaged() -> CaseTable:
    game = table("stock: damage 2; uruk: damage 1; BA: saved 4; hand EG: 108 40", impulse="EG", ap=9)
    game.play("EG", PlayEvent(CardId("108"), "walls", ("der",)))
    return until(game, "restock-marker")


@pytest.mark.parametrize(
    ("case", "way"),
    [("AW-10.4.a-201-a", supplied), ("AW-10.4.a-201-b", breached), ("AW-10.4.a-201-c", sabotaged)],
)
def test_aw_10_4_a_201_the_last_marker(case: str, way: Callable[[], CaseTable]) -> None:
    """AW-10.4.a-201: laid before the first action (a), in a siege (b) or by a card (c): who has one repairs first."""
    game = way()
    assert game.asked[0] == (game.seat("BA"), "restock-marker"), case
    assert "markers-run-out" in game.told


def test_aw_10_1_203_nomads_starve_a_rich_city() -> None:
    """AW-10.1-203: the gates of Kish open to hungry Scythians: its ECO+ is theirs before anything else is asked."""
    text = (
        "SC: active, entered, track EG, level 14; war EG BA; regroup: SC LC2;"
        " kish: SC ishpakai HB1- LC1, eco-plus 1, siege SC SC-ishpakai hunger 3 level 2"
    )
    game = table(text, impulse="SC", ap=3)
    game.play("EG", Besiege("SC-ishpakai", "hunger"))
    assert (game.control("kish"), game.question("EG").kind) == ("SC", "windfall")


def test_aw_8_1_203_peace_in_the_interphase() -> None:
    """AW-8.1-203: peace made in 7.4 sends Assyria's army out of Elam before the next proposal."""
    game = politics("madaktu: AS turtan 2LI")
    game.play("AS", ProposePeace(CountryId("EL")))
    game.answer("EL", "agree")
    assert (game.at("madaktu"), game.where("AS-turtan")) == ("", "regroup")


def test_aw_5_2_3_203_war_in_the_interphase() -> None:
    """AW-5.2.3-203: Assyria declares war on a payer in 7.4: the payment has ended before anybody is asked again."""
    game = politics("AS: saved 4, eco 9; SY: eco 3; tribute SY AS check")
    assert pays(game, "SY") == ["AS"]
    game.play("AS", DeclareWar(CountryId("SY")))
    assert (pays(game, "SY"), at_war(game.board, CountryId("AS"), CountryId("SY"))) == ([], True)


def test_aw_7_1_d_213_conquered_in_the_interphase() -> None:
    """AW-7.1.D-213: box, tribute, land and forces are settled before the next country is asked."""
    text = "clock: turn 2; AS: eco 9; SY: active, eco 3, track BA, level 5; war AS SY; hamath: AS LI1, control AS;"
    game = at_interphase(f"{text} arvad: SY LI1, control SY", {"conquest-check": [1]})
    game.answer("AS", "conquer:SY")
    game.answer("AS", "hamath")
    syria = game.country("SY")
    assert (syria.track, syria.active, game.at("arvad"), game.control("arvad")) == (None, False, "", "PH")
    assert (pays(game, "SY"), province(game, "hamath"), is_conquered(game, "SY")) == (["AS"], "AS", True)
