"""7.3.1 and 7.3.3.e: ECO points, city points, pillage, and minors at rest."""

from fractions import Fraction

import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.interphase.economy import Economy
from rules.assyrian_wars.interphase.income import income_of
from tests.assyrian_wars.cases.conquests import at_interphase, done, held, province
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.table import CaseTable


def counted(text: str) -> CaseTable:
    """A position after the ECO levels are set."""
    return part(text, Economy())


def active(*minors: str) -> str:
    """These minors were active all the turn, so that they get no bonus."""
    return "; ".join(f"{minor}: active, was-active, seat P1" for minor in minors)


ALL_MINORS = active("PH", "JU", "IS", "SY", "UR", "PY", "PE")


@pytest.mark.parametrize(
    ("country", "exact", "level"),
    [
        ("AS", Fraction(9), 9),
        ("BA", Fraction(13, 3), 4),
        ("EL", Fraction(13, 3), 4),
        ("ME", Fraction(5), 5),
        ("EG", Fraction(5), 5),
        ("PH", Fraction(11, 3), 3),
        ("SY", Fraction(3), 3),
        ("UR", Fraction(7, 3), 2),
        ("PY", Fraction(5, 3), 1),
        ("IS", Fraction(4, 3), 1),
        ("JU", Fraction(4, 3), 1),
        ("PE", None, 2),
    ],
)
def test_aw_7_3_1_101_base_incomes(country: str, exact: Fraction | None, level: int) -> None:
    """AW-7.3.1-101: everything printed for a country in its hand, fractions dropped."""
    game = counted(ALL_MINORS)
    income = income_of(game.board, CountryId(country))
    assert income.level == game.country(country).eco == level
    assert exact is None or income.exact == exact


def test_aw_7_3_1_102_fractions_join_with_trade() -> None:
    """AW-7.3.1-102: (10 + 4) / 3 + 1 = 5 2/3."""
    game = counted("BA: trade 3; SY: track BA, level 4")
    assert income_of(game.board, CountryId("BA")).exact == Fraction(17, 3)
    assert game.country("BA").eco == 5


def test_aw_7_3_1_103_province_and_loss() -> None:
    """AW-7.3.1-103: 14 city points and 5 of trade make 10 1/3; Syria's 5 cities 2 2/3."""
    lost = "anat: BA LI, control BA; guzana: EL LI, control EL; hamath: AS LI, control AS, province AS"
    trade = "AS: trade 3; PH: track AS, level 4; PE: track AS, level 5"
    game = counted(f"{lost}; {trade}; {active('SY')}")
    assert income_of(game.board, CountryId("AS")).exact == Fraction(31, 3)
    assert game.country("AS").eco == 10
    assert game.country("SY").eco == 2


@pytest.mark.parametrize(
    ("der", "more", "level"),
    [
        pytest.param(1, "", 3, id="AW-7.3.1-104-a"),
        pytest.param(0, "", 4, id="AW-7.3.1-104-b"),
        pytest.param(2, "ur: pillage 2; uruk: pillage 2; nippur: pillage 2", 2, id="AW-7.3.1-104-fourteen"),
    ],
)
def test_aw_7_3_1_104_pillage_in_sevens(der: int, more: str, level: int) -> None:
    """Seven points of its home areas cost a level; Zamua, which it holds, is not counted (R-208)."""
    pillage = f"sippar: pillage 2; kish: pillage 2; babylon: pillage 2; der: pillage {der}"
    game = counted(f"{pillage}; {more}; zamua: BA LI, control BA, pillage 2")
    assert income_of(game.board, CountryId("BA")).pillage == 6 + der + (6 if more else 0)
    assert game.country("BA").eco == level


@pytest.mark.parametrize(
    ("country", "lost", "level"),
    [
        pytest.param("JU", "lachish beersheba", 1, id="AW-7.3.1-105-judah"),
        pytest.param("IS", "samaria", 1, id="AW-7.3.1-105-israel"),
        pytest.param("IS", "samaria hazor", 0, id="AW-7.3.1-105-one-point"),
    ],
)
def test_aw_7_3_1_105_a_minors_last_two_points(country: str, lost: str, level: int) -> None:
    """Two city points are a level, one is none (R-207)."""
    taken = "; ".join(f"{area}: AS LI, control AS" for area in lost.split())
    game = counted(f"war AS {country}; {active(country)}; {taken}")
    assert game.country(country).eco == level


def test_aw_7_3_1_106_eco_markers() -> None:
    """AW-7.3.1-106: 3 1/3 + 1 - 1 + 2."""
    game = counted("kish: eco-minus 1; ur: eco-plus 2")
    assert income_of(game.board, CountryId("BA")).exact == Fraction(16, 3)
    assert game.country("BA").eco == 5


def test_aw_7_3_1_107_minor_cities_repair_themselves() -> None:
    """AW-7.3.1-107: everything goes for nothing, and nobody gets income of it."""
    game = counted("petra: damage 2, pillage 1")
    assert (game.board.areas["petra"].damage, game.board.areas["petra"].pillage) == (0, 0)
    assert game.message("repaired-in-peace").params["areas"]
    assert all(
        "petra" not in [holding.area for holding in income_of(game.board, country).holdings]
        for country in game.board.countries
    )


def test_aw_7_3_1_108_revolting_city() -> None:
    """AW-7.3.1-108: Nippur is nobody's, 9 city points are left."""
    game = counted("nippur: control none, revolt")
    assert income_of(game.board, CountryId("BA")).points == 9


def test_r_158_a_contested_city_gives_half_its_eco_to_its_owner() -> None:
    """R-158: no city points, half of the printed number and the markers; a level of 4 2/3 + 1/2."""
    game = counted("babylon: BA (LI), AS turtan 2LI, eco-plus 2")
    income = income_of(game.board, CountryId("BA"))
    assert (income.points, income.eco) == (8, Fraction(3, 2))


def test_associated_areas_earn_for_who_took_them() -> None:
    """6.12.a: an associated area counts for its conqueror, a home city does not."""
    game = counted("zamua: BA LI, control BA; arbela: BA LI, control BA")
    assert income_of(game.board, CountryId("BA")).points == 11
    assert income_of(game.board, CountryId("AS")).points == 13


# 7.3.3.e


def test_aw_7_3_3_e_101_inactive_bonus() -> None:
    """AW-7.3.3.e-101: Syria 4, Phoenicia 6, Persia 2; Phrygia repairs and gets no bonus; nothing accumulates."""
    game = counted("gordion: damage 1")
    levels = {country: game.country(country).eco for country in ("SY", "PH", "PE", "PY")}
    assert levels == {"SY": 4, "PH": 6, "PE": 2, "PY": 1}
    assert game.board.areas["gordion"].damage == 0
    again = counted("SY: eco 4")
    assert again.country("SY").eco == 4


def test_aw_7_3_3_e_102_activity_for_part_of_the_turn() -> None:
    """AW-7.3.3.e-102: no bonus for who was active once in the turn."""
    assert counted("SY: was-active").country("SY").eco == 3


def test_7_1_d_a_province_whose_allied_garrison_left_in_7_1_earns_nothing() -> None:
    """7.1.D, 7.3.1: Babylonia falls in 7.1, its unit leaves Elam's province: that is Syria's again before income."""
    text = "EL: eco 4; clock: turn 2, last PE; arpad: BA HI1, control EL, province EL; "
    text += "options: not sudden-end, lead never; "
    cities = held("AS", "babylon", "sippar", "kish", "borsippa", "uruk")
    game = at_interphase(text + cities, {"conquest-check": [1]})
    game.answer("AS", "conquer:BA")
    done(game)
    assert (game.at("arpad"), game.control("arpad"), province(game, "arpad")) == ("", "SY", None)
    assert game.told.index("province-lost") < game.told.index("eco-level-set")
    assert "arpad" not in [one.area for one in income_of(game.board, CountryId("EL")).holdings]
