"""8.3: alliances, cities and camps score for what happens, in every way in which it happens (see `test_8_3_ways`)."""

from collections.abc import Callable

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.conquest.surrender import OfferSurrender
from rules.assyrian_wars.desk.patches import SetControl, SetTrack
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.interphase.secret_diplomacy import SecretAction
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.core.patches import Patch
from tests.assyrian_wars.cases.conquests import attempt, done, held, ruled
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.diplomacy import court
from tests.assyrian_wars.cases.encounters import during
from tests.assyrian_wars.cases.interphase import part
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import siege_table, storm
from tests.assyrian_wars.cases.table import CaseTable, table

COURTED = "SY: track BA, level 12; tribute SY BA status"


def earned(game: CaseTable, country: str, reason: str) -> int:
    return sum(line.points for line in game.country(country).ledger if line.reason == reason)


def ruling(game: CaseTable, patch: Patch) -> CaseTable:
    game.keep(game.match.override("gm", (patch,), "it was so"))
    return game


def allied_for_ap() -> CaseTable:
    game = table(COURTED, impulse="BA", ap=6)
    game.play("BA", court("SY", 13))
    return through(game)


def allied_by_a_card() -> CaseTable:
    return through(during(COURTED, RaiseMarker(minor=CountryId("SY"), track=CountryId("BA"), level=13, rule="6.11.c")))


def allied_in_secret() -> CaseTable:
    game = part(COURTED, SecretAction(power=CountryId("BA"), objective="SY"), {"secret-move": [3]})
    game.answer("BA", "move")
    return game


def allied_by_ruling() -> CaseTable:
    game = table(COURTED, impulse="AS", ap=6)
    return ruling(game, SetTrack(CountryId("SY"), CountryId("BA"), 13))


@pytest.mark.parametrize(
    ("case", "way", "points"),
    [
        ("AW-8.3-208-a", allied_for_ap, 1),
        ("AW-8.3-208-b", allied_by_a_card, 1),
        ("AW-8.3-208-c", allied_in_secret, 1),
        ("AW-8.3-208-d", allied_by_ruling, 0),
    ],
)
def test_aw_8_3_208_an_alliance(case: str, way: Callable[[], CaseTable], points: int) -> None:
    """AW-8.3-208: a minor that becomes an ally for AP, by a card or in secret is worth a point; by a ruling none."""
    game = way()
    assert (game.country("SY").level >= 13, earned(game, "BA", "vp-alliance")) == (True, points), case


def city_in_a_round() -> CaseTable:
    text = "kish: BA (LI1-), AS sargon 6HI, damage 1, siege AS AS-sargon level 2 rounds 1"
    return storm(siege_table(text, dice={"besiegers": every(1), "defenders": every(6)}), "AS-sargon")


def city_stormed() -> CaseTable:
    text = "kish: BA (LI1-), AS sargon 6HI"
    return storm(siege_table(text, dice={"besiegers": every(1), "defenders": every(6)}), "AS-sargon", "assault")


def city_starved() -> CaseTable:
    return storm(
        siege_table("kish: BA (LI1-), AS sargon 6HI, siege AS AS-sargon hunger 3 level 2"), "AS-sargon", "hunger"
    )


def city_crumbled() -> CaseTable:
    text = "kish: BA (LI1-), AS sargon 6HI, siege AS AS-sargon hunger 3 level 2; hand EG: 108 40"
    game = table(text, impulse="EG", ap=9)
    game.play("EG", PlayEvent(CardId("108"), "walls", ("kish",)))
    return through(game)


def city_by_ruling() -> CaseTable:
    return ruling(table("kish: AS sargon 6HI", impulse="AS", ap=9), SetControl(AreaId("kish"), CountryId("AS")))


@pytest.mark.parametrize(
    ("case", "way", "points"),
    [
        ("AW-8.3-209-a", city_in_a_round, 1),
        ("AW-8.3-209-b", city_stormed, 1),
        ("AW-8.3-209-c", city_starved, 1),
        ("AW-8.3-209-d", city_crumbled, 1),
        ("AW-8.3-209-e", city_by_ruling, 0),
    ],
)
def test_aw_8_3_209_a_city(case: str, way: Callable[[], CaseTable], points: int) -> None:
    """AW-8.3-209: Kish with one unit inside falls to a round, an assault, hunger, Egypt's card; or a ruling."""
    game = way()
    assert (game.control("kish"), earned(game, "AS", "vp-city-taken")) == ("AS", points), case
    assert earned(game, "EG", "vp-city-taken") == 0


ALONE = "camp neutral: BA; BA: fallen-from rebel; clock: turn 2; "


def camp_conquered() -> CaseTable:
    towns = held("AS", "susa", "madaktu", "bit-imbi", "hidalu") + "; " + ruled("AS", "nahitu", "liyan", "huhnur")
    return done(attempt(ALONE + "" + towns, "EL"))


def camp_surrendered() -> CaseTable:
    game = table(
        ALONE + "bit-imbi: AS LI1; " + ruled("AS", "madaktu", "bit-imbi", "huhnur"),
        impulse="EL",
        ap=4,
        dice={"sudden-end": [1, 1]},
    )
    game.play("EL", OfferSurrender())
    game.answer("AS", "accept")
    return done(game)


@pytest.mark.parametrize(("case", "way"), [("AW-8.3-210-a", camp_conquered), ("AW-8.3-210-b", camp_surrendered)])
def test_aw_8_3_210_a_camp(case: str, way: Callable[[], CaseTable]) -> None:
    """AW-8.3-210: with Elam the Rebel camp is beaten, by conquest (a) or surrender (b): 3 and 4 points."""
    game = way()
    assert (earned(game, "AS", "vp-conquest"), earned(game, "AS", "vp-camp-defeated")) == (3, 4), case
