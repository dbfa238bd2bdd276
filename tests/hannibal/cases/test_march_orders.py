"""Orders to move: what they say, how autocomplete builds them, sorties, cities, ranks and the Siege Train (ch.8, 9)."""

from collections.abc import Mapping

import pytest

from rules.core.actions import build
from rules.hannibal.board.ids import CARTHAGE, GeneralId, SpaceId
from rules.hannibal.board.state import Units
from rules.hannibal.march.naval import modifier
from rules.hannibal.march.orders import March
from rules.hannibal.march.party import Batch, split
from rules.hannibal.march.writing import read_units, write_units
from rules.hannibal.notation import Position
from tests.hannibal.cases.march_orders import go_on, march
from tests.hannibal.cases.table import CaseTable, card, table

HOME = "saguntum: C 1; rome: R 1; agrigentum: R 1; "


def offered(game: CaseTable, side: str, param: str, given: Mapping[str, str], typed: str = "") -> list[str]:
    """What autocomplete offers for a parameter of March."""
    found = game.match.candidates(game.seat(side), "march", param, given, typed)
    return [candidate.value for candidate in found]


def test_autocomplete_builds_a_march_one_parameter_after_the_other() -> None:
    game = table("hand C: 5 9", play="C")
    given = {"card": card(5)}
    assert offered(game, "C", "card", {}) == [card(5), card(9)]
    assert offered(game, "C", "event", given) == ["true", "false"]
    assert offered(game, "C", "general", given) == ["hannibal", "hasdrubal", "mago", "h-gisgo"]
    given["general"] = "hannibal"
    assert offered(game, "C", "path", given) == ["dertosa", "dianium", "laminium", "segobriga"]
    assert offered(game, "C", "path", given, "dertosa i") == ["dertosa ilerda"]
    given["path"] = "dertosa ilerda"
    assert offered(game, "C", "units", given)[:2] == ["8+2e", "7+2e"]
    assert offered(game, "C", "along", given) == ["none", "mago", "h-gisgo"]
    given["units"] = "4+1e"
    assert "ilerda:1+1e" in offered(game, "C", "drop", given, "ilerda")
    assert offered(game, "C", "if_intercepted", given) == ["fight", "back-up", "ask"]
    built = build(March, {**given, "drop": "ilerda:2", "along": "mago"})
    assert isinstance(built, March)
    game.play("C", built)
    assert game.at("ilerda") == "C 4+1e hannibal mago"
    assert game.at("saguntum") == "C 4+1e h-gisgo"


def test_autocomplete_offers_ships_and_walls() -> None:
    game = table("hand R: 9 5", play="R")
    given = {"card": card(9), "general": "t-longus", "units": "5"}
    assert "sea:messana" in offered(game, "R", "path", given, "sea:m")
    assert offered(game, "R", "path", {**given, "card": card(5)}, "sea:") == []
    assert offered(game, "R", "inside", {**given, "path": "sea:messana"}) == ["all", "2", "1", "0"]


def test_autocomplete_offers_only_what_can_be_done() -> None:
    """ch.20, H-52, H-87: sieges where something can be besieged, units of a place once, markers for Hanno to spare."""
    game = table("hand C: 5 9", play="C")
    given = {"card": card(9), "general": "hanno"}
    assert offered(game, "C", "spare", {**given, "path": "utica"}) == ["carthage", "utica"]
    given["general"] = "hannibal"
    assert offered(game, "C", "spare", {**given, "path": "dertosa"}) == []
    assert offered(game, "C", "siege", given) == ["false"]
    assert offered(game, "C", "siege", {**given, "path": "dertosa ilerda"}) == ["false"]
    assert offered(game, "C", "drop", {**given, "path": "dertosa"}, "saguntum") == ["saguntum:2e:in", "saguntum:1e:in"]
    left = offered(game, "C", "drop", {**given, "path": "dertosa ilerda"}, "dertosa:2 ")
    assert "dertosa:2 dertosa:1e" not in left
    assert "dertosa:2 dertosa:mago" in left
    assert "dertosa:2 ilerda:1e" in left
    assert offered(table("hand R: 9", play="R"), "R", "siege", {"card": card(9), "general": "t-longus"}) == ["false"]
    siege = table("tarentum: C 4 hannibal, in 1, siege 2; hand C: 9", play="C")
    assert offered(siege, "C", "siege", {"card": card(9), "general": "hannibal"}) == ["true", "false"]
    assert offered(siege, "C", "siege", {"card": card(9), "general": "hannibal", "path": "cannae"}) == ["false"]


@pytest.mark.parametrize("text", ["5", "8+2e", "2e", "0"])
def test_units_are_written_as_they_are_read(text: str) -> None:
    units = read_units(text)
    assert units is not None
    assert write_units(units) == text
    assert read_units(f"{text}x") is None


@pytest.mark.parametrize(
    ("more", "id"),
    [
        ({"units": "many"}, "cannot-read-units"),
        ({"units": "99"}, "not-so-many-units"),
        ({"along": "hanno"}, "general-not-among-them"),
        ({"pick_up": "tarraco:1"}, "parcel-not-on-path"),
        ({"drop": "dertosa:x"}, "cannot-read-parcel"),
        ({"drop": "atlantis:1"}, "unknown-space"),
        ({"drop": "dertosa:1:up"}, "cannot-read-parcel"),
        ({"drop": "dertosa:hanno"}, "general-not-among-them"),
        ({"inside": "2"}, "no-own-city"),
        ({"siege": True}, "nothing-to-besiege"),
        ({"spare": "narbo"}, "space-not-on-path"),
    ],
)
def test_ch_9_orders_that_cannot_be_carried_out_are_refused(more: dict[str, object], id: str) -> None:
    game = table("hand C: 6", play="C")
    assert game.refused("C", march(6, "hannibal", "dertosa", **more)).message.id == id


@pytest.mark.parametrize(
    ("path", "id"),
    [("narbo", "no-link"), ("atlantis", "unknown-space"), ("sea:utica", "no-ships"), ("stay", "only-charms-stay")],
)
def test_ch_9_steps_need_a_link_or_a_ship(path: str, id: str) -> None:
    game = table("hand C: 6", play="C")
    assert game.refused("C", march(6, "hannibal", path)).message.id == id


def test_ch_9_a_garrison_is_left_inside_on_the_way_and_taken_up_again() -> None:
    game = table(HOME + "dianium: C 6 hannibal; new-carthage: ; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "new-carthage acci", drop="new-carthage:2:in"))
    assert (game.at("new-carthage"), game.at("acci")) == ("in 2", "C 4 hannibal")
    game.play("C", march(1, "hannibal", "new-carthage dianium", pick_up="new-carthage:1:in"))
    assert (game.at("new-carthage"), game.at("dianium")) == ("in 1", "C 5 hannibal")


def test_h_50_a_move_may_be_into_or_out_of_a_city() -> None:
    game = table("new-carthage: C 2 hasdrubal; hand C: 5 9", play="C")
    game.play("C", march(5, "hasdrubal", inside="all"))
    assert game.at("new-carthage") == "in 2 hasdrubal"
    game.play("C", march(9, "hasdrubal"))
    assert game.at("new-carthage") == "C 2 hasdrubal"


def test_ch_20_leaving_a_besieged_city_is_a_sortie() -> None:
    """ch.9.10: with enemies before the walls leaving means battle there, and there is no path."""
    game = table("new-carthage: R 3, in 2 hasdrubal, siege 1; hand C: 5 9", play="C")
    assert game.refused("C", march(5, "hasdrubal", "acci")).message.id == "sortie-comes-first"
    game.play("C", march(5, "hasdrubal"))
    assert "sortie" in game.told
    assert "battle-begins" in game.told


def test_ch_8_who_ends_with_an_equal_commands_under_a_superior_he_does_not() -> None:
    game = table(HOME + "dertosa: C 5 hasdrubal; tarraco: C 2 mago; emporiae: C 1 hannibal; hand C: 5 9", play="C")
    game.play("C", march(5, "mago", "dertosa"))
    assert game.at("dertosa") == "C 7 hasdrubal mago!"
    game.play("C", march(9, "mago", "tarraco emporiae", units="2"))
    assert game.at("emporiae") == "C 3 hannibal mago"


@pytest.mark.parametrize(
    ("start", "path", "where"),
    [("narbo", "emporiae", "emporiae"), ("druentia", "taurini", "druentia")],
    ids=["by land", "not over the Alps"],
)
def test_ch_17_the_siege_train_follows_its_general_but_not_over_the_alps(start: str, path: str, where: str) -> None:
    game = table(HOME + f"{start}: C 5 hannibal, train hannibal; hand C: 6 1", play="C", dice={"pass-attrition": [1]})
    game.play("C", march(6, "hannibal", path))
    train = game.board.siege_train
    assert train is not None
    assert train.at == where


def test_ch_20_a_siege_ends_when_the_besiegers_leave() -> None:
    game = table(HOME + "tarentum: C 4 hannibal, in 1, siege 2; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "cannae"))
    assert game.at("tarentum") == "in 1"


def test_h_53_a_new_rest_of_the_path_keeps_to_the_points() -> None:
    game = table(HOME + "ariminum: C 6 hannibal; firmum-picenum: R 1; hand C: 6 1", play="C")
    game.play("C", march(6, "hannibal", "firmum-picenum sena"))
    far = go_on("sena terventum capua neapolis")
    assert game.refused("C", far).message.id == "too-few-points"
    assert game.refused("C", go_on(siege=True)).message.id == "nothing-to-besiege"
    game.play("C", go_on("falerii", drop="firmum-picenum:1"))
    assert (game.at("firmum-picenum"), game.at("falerii")) == ("C 1", "C 5 hannibal")


@pytest.mark.parametrize(
    ("text", "general", "units", "added"),
    [
        ("", "hasdrubal", 5, -3),
        ("", "hasdrubal", 0, -4),
        ("", "mago", 5, -4),
        ("macedon", "hasdrubal", 5, -4),
        ("naval-victory", "hasdrubal", 5, -4),
        ("syracuse: punic", "hasdrubal", 5, -4),
        ("macedon; naval-victory; syracuse: punic", "mago", 1, -8),
        ("hadrumetum: roman", "hasdrubal", 5, -2),
    ],
)
def test_ch_2_the_modifiers_of_naval_combat_add_up(text: str, general: str, units: int, added: int) -> None:
    board = Position.parse(text).board
    assert modifier(board, SpaceId("carthage"), SpaceId("hadrumetum"), units, GeneralId(general)) == added


def test_the_quote_names_the_way_and_its_dangers() -> None:
    text = HOME + "pisae: C 6 hannibal; falerii: R 5 flaminius; tarquini: R 5 varro; cosa: R 2; hand C: 6"
    game = table(text, play="C")
    lines = {line.id: line.params for line in game.quote("C", march(6, "hannibal", "faesulae cosa")).lines}
    assert lines["quote-route"]["points"] == 2
    assert lines["quote-intercepted"]["percent"] == 67
    assert "quote-meets-enemy" in lines
    game = table(HOME + "boii: C 6 hannibal; hand C: 6", play="C")
    lines = {line.id: line.params for line in game.quote("C", march(6, "hannibal", "pisae")).lines}
    assert "quote-pass" in lines


def test_h_55_the_freshest_units_are_taken_and_the_most_tired_dropped() -> None:
    batches = [Batch(3, Units(2)), Batch(0, Units(2, 1))]
    left, taken = split(batches, Units(3), tired_first=False)
    assert [(one.spent, one.units.regular) for one in taken] == [(0, 2), (3, 1)]
    assert [(one.spent, one.units.total) for one in left] == [(0, 1), (3, 1)]
    _, dropped = split(batches, Units(1), tired_first=True)
    assert dropped[0].spent == 3


def test_ch_7_an_event_of_the_other_side_is_no_move() -> None:
    game = table("hand R: 28 9", play="R")
    assert game.refused("R", march(28, "longus", "enna", event=True)).message.id == "event-of-the-other-side"
    assert game.refused("R", march(9, "longus", "enna", event=True)).message.id == "event-is-no-move"


def test_ch_9_a_stopped_army_does_not_go_inside_elsewhere() -> None:
    """H-53: `inside` is meant for the end of the path; backed up to another city he stays outside."""
    text = "saguntum: C 6 hannibal; dianium: ; new-carthage: C 1; laminium: R 5 nero; rome: R 1; hand C: 6 1"
    game = table(text, play="C", dice={"interception": [1]})
    game.play("C", march(6, "hannibal", "segobriga saguntum", inside="all", if_intercepted="back-up"))
    game.answer("R", "intercept-best")
    assert game.board.spaces[SpaceId("saguntum")].outside(CARTHAGE).total == 6
