"""Disasters (6.11.a): Pestilence, Pestilence in Camp, Pirates, Pirates of the Bitter River, Locusts."""

from rules.assyrian_wars.board.ids import AreaId
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event, respond
from tests.assyrian_wars.cases.orders import reduced, rolls
from tests.assyrian_wars.cases.table import CaseTable, table

# ---- 25: Pestilence ----------------------------------------------------------------------------------------------


@cards(25)
def test_every_land_unit_checks_twice(card: str) -> None:
    """Friend and enemy, inside and outside: each country rolls for its own, then all once more."""
    game = table(
        f"sippar: BA (LI), AS turtan 2LI, siege AS AS-turtan level 2; hand BA: {card} 40",
        impulse="BA",
        ap=4,
        dice={"attrition": [1] * 6},
    )
    game.play("BA", event(card, "sippar"))
    assert rolls(game) == [1, 2, 1, 2]
    assert game.ap("BA") == 2
    assert card in game.board.discard


@cards(25)
def test_a_unit_can_die_of_two_checks(card: str) -> None:
    game = table(f"tyre: PH LI; hand BA: {card} 40", impulse="BA", ap=4, dice={"attrition": [6, 6]})
    game.play("BA", event(card, "tyre"))
    assert game.at("tyre") == ""


@cards(25)
def test_pestilence_needs_a_land_unit(card: str) -> None:
    """A leader alone is no unit (R-106), and an area must be named; in the fog nobody learns who is alone (9.5)."""
    fog = table(f"tyre: PH luli; hand BA: {card} 40", impulse="BA", ap=4)
    fog.play("BA", event(card, "tyre"))
    assert "nobody-struck" in fog.told
    game = table(f"options: not fog-of-war; tyre: PH luli; hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "tyre")).message.id == "no-area-to-strike"
    assert game.refused("BA", event(card)).rule == "6.11"
    assert game.refused("BA", event(card, "nowhere")).rule == "6.11"


@cards(25)
def test_aw_6_11_a_101_counter_measures_before_the_first_die(card: str) -> None:
    """AW-6.11.a-101: before any die the disaster has no effect and costs nothing; after it the moment has passed."""
    text = f"tyre: PH 2LI; hand BA: {card} 40; hand EG: {MEASURES} 41; EG: saved 2"
    game = cancelled(table(text, impulse="BA", ap=4), "EG", "BA", event(card, "tyre"))
    assert rolls(game) == []
    assert reduced(game, "tyre") == []
    assert game.saved("EG") == 1
    late = table(text, impulse="BA", ap=4, dice={"attrition": [6, 1, 1, 1]})
    late.play("BA", event(card, "tyre"))
    late.answer("EG", "pass")
    assert reduced(late, "tyre") != []
    assert late.match.submit(late.seat("EG"), respond(MEASURES)).refusal is not None


# ---- 26: Pestilence in Camp --------------------------------------------------------------------------------------


def camp(card: str, hunger: int) -> str:
    return f"sippar: BA (LI), AS turtan 2LI, siege AS AS-turtan hunger {hunger} level 2; hand BA: {card} 40"


@cards(26)
def test_besiegers_check_and_hunger_goes_back(card: str) -> None:
    for hunger, left in ((2, 1), (1, 0), (0, 0)):
        game = table(camp(card, hunger), impulse="BA", ap=4, dice={"attrition": [6, 1]})
        game.play("BA", event(card, "sippar"))
        assert rolls(game) == [2]  # only the two besiegers
        assert len(reduced(game, "sippar")) == 1
        assert game.board.areas[AreaId("sippar")].sieges[0].hunger == left


@cards(26)
def test_camp_fever_needs_a_siege(card: str) -> None:
    game = table(f"sippar: BA LI; kish: AS turtan LI; hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "sippar")).message.id == "no-besiegers-to-strike"
    assert game.refused("BA", event(card, "kish")).rule == "6.11"


@cards(26)
def test_camp_fever_cancelled_leaves_the_hunger(card: str) -> None:
    game = table(camp(card, 2) + f"; hand AS: {MEASURES} 41; AS: saved 1", impulse="BA", ap=4)
    cancelled(game, "AS", "BA", event(card, "sippar"))
    assert game.board.areas[AreaId("sippar")].sieges[0].hunger == 2
    assert reduced(game, "sippar") == []


@cards(26)
def test_a_siege_whose_besiegers_died_is_lifted(card: str) -> None:
    """6.8, 6.12: without a besieging unit the siege is over and the garrison comes out."""
    text = f"sippar: BA (LI), AS turtan LI-, siege AS AS-turtan hunger 1 level 2; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4, dice={"attrition": [6]})
    game.play("BA", event(card, "sippar"))
    assert game.board.areas[AreaId("sippar")].sieges == []


# ---- 27 and 28: Pirates ------------------------------------------------------------------------------------------


def fleet(game: CaseTable, box: str) -> list[tuple[str, bool]]:
    """The ships in a box, and whether they are reduced."""
    found = next(pieces for place, pieces in game.board.places() if place.id == box)
    return [(ship.id, ship.reduced) for ship in found]


@cards(27)
def test_every_ship_in_the_box_rolls(card: str) -> None:
    """On 5 and 6 a hit, whoever owns the ship; a reduced one sinks."""
    text = f"ionian: PH SH1 SH2- EG SH1; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4, dice={"pirates": [5, 6, 4]})
    game.play("BA", event(card, "ionian"))
    assert fleet(game, "ionian") == [("PH-SH-1", True), ("EG-SH-1", False)]
    assert "PH-SH-2" in game.country("PH").pool


@cards(27)
def test_pirates_need_ships_in_a_sea_trade_box(card: str) -> None:
    game = table(f"ionian: PH SH1; hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "libyan")).message.id == "no-ships-there"
    assert game.refused("BA", event(card)).rule == "6.11.a"
    assert game.refused("BA", event(card, "sidonia")).rule == "6.11.a"


@cards(27)
def test_pirates_cancelled_sink_nothing(card: str) -> None:
    game = table(f"ionian: PH SH1; hand BA: {card} 40; hand EG: {MEASURES} 41", impulse="BA", ap=4)
    cancelled(game, "EG", "BA", event(card, "ionian"))
    assert fleet(game, "ionian") == [("PH-SH-1", False)]
    assert game.country("EG").loan == 2  # without savings the canceller borrows


@cards(28)
def test_pirates_of_the_bitter_river_know_their_water(card: str) -> None:
    text = f"magan: EL SH1; ionian: PH SH1; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4, dice={"pirates": [5]})
    assert game.refused("BA", event(card, "ionian", use="ships")).message.id == "no-ships-there"
    game.play("BA", event(card, "magan", use="ships"))
    assert fleet(game, "magan") == [("EL-SH-1", True)]
    assert game.ap("BA") == 3


@cards(28)
def test_cargo_of_a_power_with_a_port(card: str) -> None:
    """A trade marker goes, from a power that has markers and controls a port."""
    text = f"sais: control EG; EG: trade 2; ME: trade 2; BA: trade 1; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=4)
    assert game.refused("BA", event(card, "ME", use="cargo")).message.id == "no-markers-to-lose"
    assert game.refused("BA", event(card, "EG", "BA", use="cargo")).message.id == "too-many-targets"
    game.play("BA", event(card, "EG", use="cargo"))
    assert (game.country("EG").trade, game.country("EG").trade_lost) == (1, 1)


@cards(28)
def test_one_of_the_two_must_be_chosen(card: str) -> None:
    game = table(f"magan: EL SH1; hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "magan")).message.id == "event-which-use"


@cards(28)
def test_cargo_cancelled(card: str) -> None:
    text = f"sais: control EG; EG: trade 2, saved 1; hand BA: {card} 40; hand EG: {MEASURES} 41"
    game = cancelled(table(text, impulse="BA", ap=4), "EG", "BA", event(card, "EG", use="cargo"))
    assert game.country("EG").trade == 2


# ---- 81: Locusts -------------------------------------------------------------------------------------------------


@cards(81)
def test_three_home_areas_of_one_country(card: str) -> None:
    game = table(f"memphis: pillage 1; hand BA: {card} 40", impulse="BA", ap=4)
    game.play("BA", event(card, "memphis", "sais", "tanis"))
    assert [game.board.areas[AreaId(area)].pillage for area in ("memphis", "sais", "tanis")] == [2, 1, 1]


@cards(81)
def test_locusts_keep_to_one_country_and_below_two(card: str) -> None:
    game = table(f"memphis: pillage 2; hand BA: {card} 40", impulse="BA", ap=4)
    assert game.refused("BA", event(card, "memphis", "sais", "tanis")).message.id == "no-land-to-pillage"
    assert game.refused("BA", event(card, "sais", "nineveh", "tanis")).message.id == "no-land-to-pillage"
    assert game.refused("BA", event(card, "sais", "sais", "tanis")).message.id == "no-land-to-pillage"
    assert game.refused("BA", event(card, "sais", "tanis")).message.id == "too-few-targets"
    assert game.refused("BA", event(card, "gaza", "sais", "tanis")).message.id == "no-land-to-pillage"  # associated


@cards(81)
def test_where_only_one_area_is_left_it_alone_is_struck(card: str) -> None:
    game = table(f"samaria: pillage 2; megiddo: pillage 2; hand BA: {card} 40", impulse="BA", ap=4)
    game.play("BA", event(card, "hazor"))
    assert game.board.areas[AreaId("hazor")].pillage == 1


@cards(81)
def test_locusts_cancelled(card: str) -> None:
    game = table(f"hand BA: {card} 40; hand EG: {MEASURES} 41", impulse="BA", ap=4)
    cancelled(game, "EG", "BA", event(card, "memphis", "sais", "tanis"))
    assert game.board.areas[AreaId("memphis")].pillage == 0
