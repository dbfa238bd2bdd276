"""The diplomatic track beyond the numbered cases: what is suggested, kept levels, what leaves the map (6.9)."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import conquest_of
from rules.assyrian_wars.politics.activation import PlaceReturning
from rules.assyrian_wars.politics.diplomacy import space_of
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.core.messages import Message
from tests.assyrian_wars.cases.diplomacy import after_breaker, court, payers, space
from tests.assyrian_wars.cases.table import CaseTable, table

ASSYRIA, SYRIA = CountryId("AS"), CountryId("SY")
HANDS = "hand AS: 25 26; hand BA: 27 28; hand EG: 29 30\n"


def suggested(game: CaseTable, power: str, param: str, typed: str = "", **given: str) -> list[str]:
    found = game.match.candidates(game.seat(power), Influence.tag(), param, given, typed)
    return [candidate.value for candidate in found]


# Suggestions.


@pytest.mark.unsound("conquests-are-sound")
def test_only_countries_that_can_be_moved_are_suggested() -> None:
    text = "SY: track AS, level 4; PH: active, track AS, level 13; war BA UR; conquest AS JU: until 3"
    game = table(f"{HANDS}{text}", impulse="BA", ap=2)
    assert suggested(game, "BA", "country") == ["IS", "SY", "PY", "PE"]


def test_only_spaces_within_reach_are_suggested() -> None:
    """R-108, R-110: two AP lower Syria on Assyria's track; the own one is out of reach, so these levels are named."""
    game = table(f"{HANDS}SY: track AS, level 4", impulse="BA", ap=2)
    assert suggested(game, "BA", "track", country="SY") == ["AS"]
    assert suggested(game, "BA", "level", country="SY", track="AS") == ["2", "3"]
    assert suggested(game, "BA", "level", country="SY", track="BA") == []
    assert suggested(game, "BA", "level", country="SY") == ["2", "3"]
    assert suggested(game, "BA", "level", country="PY") == ["1", "2"]
    assert suggested(game, "BA", "level", country="nowhere") == []


def test_a_suggestion_says_what_it_means() -> None:
    game = table(f"{HANDS}JU: track EG, level 5", impulse="EG", ap=2)
    (first, *_) = game.match.candidates(game.seat("EG"), Influence.tag(), "level", {"country": "JU"}, "7")
    assert isinstance(first.label, Message)
    assert (first.label.params["level"], first.label.params["halves"]) == (7, 2)


# A new ally.


def test_a_war_within_the_new_side_is_over() -> None:
    """6.9: Elam was at war with Urartu, which is now an ally of its camp."""
    text = "UR: active, controller EG, track BA, level 12; tribute UR BA status; war EL UR; war EG UR; tushpa: UR LI1"
    game = table(f"{HANDS}{text}", impulse="BA", ap=2)
    game.play("BA", court("UR", 13))
    assert [(war.by, war.on) for war in game.board.wars] == [("EG", "UR")]
    assert (game.country("UR").controller, game.seat("UR")) == (None, game.seat("BA"))


# A conquered minor (7.1.D, R-199).


@pytest.mark.unsound("conquests-are-sound")
def test_the_conqueror_keeps_a_level_in_its_box() -> None:
    """R-199: a space is kept for it; tribute is paid once, and others are refused."""
    text = "SY: eco 3; conquest AS SY: until 3; tribute SY AS conquest"
    game = table(f"{HANDS}{text}", impulse="AS", ap=8)
    game.play("AS", court("SY", 4))
    kept = conquest_of(game.board, ASSYRIA, SYRIA)
    assert kept is not None
    assert (kept.level, space(game, "SY"), space_of(game.board, SYRIA)) == (4, (None, 0), ("AS", 4))
    other = table(f"{HANDS}{text}", impulse="BA", ap=8)
    assert other.refused("BA", court("SY", 2)).rule == "7.1.D"


@pytest.mark.unsound("conquests-are-sound")
def test_at_thirteen_the_conquest_is_an_alliance() -> None:
    """R-199: conquest status ends, 1 VP, and it goes on paying as an ally."""
    text = "SY: eco 3; conquest AS SY: until 3, level 12; tribute SY AS conquest; tribute SY AS status"
    game = table(f"{HANDS}{text}", impulse="AS", ap=8)
    game.play("AS", court("SY", 13))
    assert (conquest_of(game.board, ASSYRIA, SYRIA), space(game, "SY")) == (None, ("AS", 13))
    assert (game.country("AS").vp, payers(game), game.country("SY").active) == (1, ["SY"], True)


def test_no_war_on_what_is_annexed() -> None:
    """7.6: a country that stays in the box for good is not attacked by its holder; others may do so."""
    text = "conquest AS IS: until 0; tribute IS AS conquest; IS: annexed"
    assert table(f"{HANDS}{text}", impulse="AS", ap=10).refused("AS", DeclareWar(CountryId("IS"))).rule == "7.1"
    assert table(f"{HANDS}{text}", impulse="EG", ap=10).quote("EG", DeclareWar(CountryId("IS"))).risky


# What leaves the map with an ally.


def test_sieges_and_groups_end_with_the_alliance() -> None:
    text = """UR: active, track BA, level 13, deployed; tribute UR BA status; group 5 BA: BA-nabu UR-rusa
ashur: BA nabu LI1!under=BA-nabu, UR rusa LI3!under=UR-rusa, AS (LI1), siege UR UR-rusa
"""
    game = after_breaker(HANDS + text, "UR", None, 0, impulse="AS")
    assert (game.board.groups, game.at("ashur")) == ([], "BA nabu LI1!under=BA-nabu AS (LI1)")
    assert game.board.areas[AreaId("ashur")].sieges == []


def test_what_a_ship_of_the_ally_carried_goes_to_the_regroup_box() -> None:
    text = "PH: active, track AS, level 13, deployed; tribute PH AS status; sidonia: PH SH1, AS LI1!aboard=PH-SH-1"
    game = after_breaker(HANDS + text, "PH", None, 0)
    assert [piece.id for piece in game.board.regroup] == ["AS-LI-1"]
    assert [piece.id for piece in game.country("PH").home] == ["PH-SH-1"]


def test_a_foreign_war_goes_on_without_the_ally() -> None:
    """R-119: pieces on a foreign war card stay there."""
    text = "UR: active, track BA, level 13, deployed; tribute UR BA status; tushpa: UR LI2"
    game = after_breaker(
        f"hand AS: 25; {text}; foreign-war 29 UR nomads: size 1, forces UR LI1", "UR", None, 0, impulse="AS"
    )
    assert [piece.id for piece in game.country("UR").home] == ["UR-LI-2"]
    assert [piece.id for piece in game.board.foreign_wars[0].forces] == ["UR-LI-1"]


def test_the_home_card_comes_back_with_the_minor() -> None:
    """R-28: inactive minors hold no cards, and a home card that was played waits for the end of the turn."""
    text = "PH: eco 3, track EG, level 12, deployed; tribute PH EG status"
    game = table(f"{HANDS}{text}; played PH: 18", impulse="EG", ap=6)
    game.play("EG", court("PH", 13))
    assert "18" not in game.country("PH").hand


def test_nothing_to_place_is_refused() -> None:
    game = table(HANDS, impulse="EG", ap=6)
    refusal = game.match.submit(game.seat("EG"), PlaceReturning((), "tyre")).refusal
    assert refusal is not None
