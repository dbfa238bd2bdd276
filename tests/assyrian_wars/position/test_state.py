"""The board: compact, in one place, and what is computed from it: forces, relations, seats."""

import msgspec
import pytest

from rules.assyrian_wars.board import forces, relations
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, ScenarioId, ZoneId
from rules.assyrian_wars.board.pieces import NOBODY, Piece, Place
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.setup.blank import blank_board, hired_pieces, pieces_of
from tests.assyrian_wars.position.positions import scrambled, started

EDITION = house()
COUNTERS = EDITION.counters
SCENARIOS = sorted(EDITION.scenarios)
CAMPS = "blank campaign; camp assyrian: AS; camp rebel: BA EL; "


def board_of(text: str) -> Board:
    return Position.parse(text, EDITION).board


def area(board: Board, key: str) -> list[Piece]:
    return board.areas[AreaId(key)].pieces


def c(code: str) -> CountryId:
    return CountryId(code)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_board_survives_saving(scenario: str) -> None:
    for board in (started(EDITION, scenario), scrambled(EDITION, scenario, 3).board):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(board), type=Board) == board
        assert msgspec.json.decode(msgspec.json.encode(board), type=Board) == board


def test_an_unknown_field_is_not_swallowed() -> None:
    saved = msgspec.to_builtins(started(EDITION, "two-rivers"))
    saved["weather"] = "fair"
    with pytest.raises(msgspec.ValidationError, match="weather"):
        msgspec.convert(saved, Board)


def test_a_campaign_is_small() -> None:
    assert len(msgspec.msgpack.encode(scrambled(EDITION, "campaign", 5).board)) < 20_000


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_piece_is_in_one_place(scenario: str) -> None:
    board = blank_board(EDITION, ScenarioId(scenario))
    expected = sorted([*(p for code in board.countries for p in pieces_of(EDITION, code)), *hired_pieces(EDITION)])
    for one in (board, started(EDITION, scenario), scrambled(EDITION, scenario, 7).board):
        found = [piece.id for _, pieces in one.places() for piece in pieces]
        found += [*one.game_pool, *one.removed]
        found += [key for state in one.countries.values() for key in (*state.pool, *state.reserve)]
        assert sorted(found) == expected


def test_a_blank_board_is_empty() -> None:
    board = blank_board(EDITION, ScenarioId("campaign"))
    assert not any(pieces for _, pieces in board.places())
    assert board.areas[AreaId("nineveh")].control == "AS"
    assert board.areas[AreaId("adana")].control == "adana"
    assert board.areas[AreaId("gambulu")].control == NOBODY
    assert "AS-turtan" in board.countries[c("AS")].pool
    assert "AS-sargon" in board.countries[c("AS")].reserve
    assert "AS-HI-7" in board.countries[c("AS")].reserve  # of turn 2
    assert tuple(board.countries) == EDITION.map.track


def test_find_and_take() -> None:
    board = board_of("blank campaign; kish: BA LI1; raid-2: ME LC1; regroup: AS HI1-")
    assert board.find(PieceId("ME-LC-1")) == (Place("box", "raid-2"), Piece(PieceId("ME-LC-1"), c("ME")))
    assert board.find(PieceId("AS-HI-2")) is None
    taken = board.take(PieceId("BA-LI-1"))
    assert taken.id == "BA-LI-1"
    assert area(board, "kish") == []
    board.pieces_at(Place("zone", "sidonia")).append(taken)
    assert board.zones[ZoneId("sidonia")] == [taken]
    with pytest.raises(KeyError):
        board.take(PieceId("BA-LI-2"))


def test_pieces_know_what_they_are() -> None:
    board = board_of("blank campaign; kish: BA nabu B1 MC-LI-03; sidonia: PH SH1")
    leader, bow, hired = area(board, "kish")
    (ship,) = board.zones[ZoneId("sidonia")]
    assert [piece.is_leader for piece in (leader, bow, hired, ship)] == [True, False, False, False]
    assert [piece.is_unit for piece in (leader, bow, hired, ship)] == [False, True, True, False]
    assert [piece.is_regular for piece in (leader, bow, hired, ship)] == [False, True, False, False]
    assert [piece.is_land for piece in (leader, bow, hired, ship)] == [True, True, True, False]
    assert [piece.unit_class for piece in (leader, bow, hired, ship)] == ["", "B", "LI", "SH"]
    assert (hired.nation, hired.owner) == ("MC", "BA")


# Forces.


def test_factors_and_ratings() -> None:
    board = board_of("blank campaign; nineveh: AS sargon turtan rab-saris+ nagir-ekalli^ HI LI-")
    sargon, turtan, rab_saris, crowned, heavy, light = area(board, "nineveh")
    assert [forces.factor(COUNTERS, piece) for piece in (heavy, light, turtan)] == [4, 1, 0]
    assert forces.strength(COUNTERS, area(board, "nineveh")) == 5
    values = [forces.rating(COUNTERS, board.options, leader) for leader in (sargon, turtan, rab_saris, crowned)]
    assert [(value.action, value.command) for value in values] == [(4, 9), (1, 6), (2, 6), (1, 6)]  # AW-2.1-2
    plain = msgspec.structs.replace(board.options, reduced_leaders=False)
    assert forces.rating(COUNTERS, plain, turtan).action == 2  # 2.1.2
    assert [forces.is_king(COUNTERS, leader) for leader in (sargon, turtan, crowned)] == [True, False, True]


def test_an_army_takes_its_limit_of_each_sort() -> None:
    board = board_of("blank campaign; kish: BA sealand-chief 6LI 5MC-LI")  # 0/4
    (army,) = forces.armies(board, COUNTERS, area(board, "kish"), c("BA"))
    assert sum(unit.is_hired for unit in army.units) == 4
    assert len(army.units) == 8
    found = forces.forces(board, COUNTERS, area(board, "kish"))
    assert [len(force.pieces) for force in found] == [9, 1, 1, 1]  # the surplus are single forces


def test_each_leader_gets_a_unit_if_possible() -> None:
    board = board_of("blank campaign; kish: BA nabu mushezib sealand-chief 2LI")  # AW-6.6.2-7
    led = forces.armies(board, COUNTERS, area(board, "kish"), c("BA"))
    assert [len(army.units) for army in led] == [1, 1]
    bare = [force for force in forces.forces(board, COUNTERS, area(board, "kish")) if len(force.pieces) == 1]
    assert [force.leader is not None for force in bare] == [True]


def test_the_owner_may_choose_the_army() -> None:
    board = board_of("blank campaign; kish: BA nabu mushezib LI1!under=BA-mushezib LI2!under=BA-mushezib LI3")
    led = {army.leader.id: len(army.units) for army in forces.armies(board, COUNTERS, area(board, "kish"), c("BA"))}
    assert led == {"BA-nabu": 1, "BA-mushezib": 2}


def test_an_army_group_is_one_force() -> None:
    text = CAMPS + "group 4 BA: BA-marduk EL-imbappa; kish: BA marduk 2LI, EL imbappa 2LI, BA nabu LI"
    board = board_of(text)
    found = forces.forces(board, COUNTERS, area(board, "kish"))
    group = found[0]
    assert group.group is board.groups[0]
    assert group.leader is not None
    assert group.leader.id == "BA-marduk"
    assert {piece.owner for piece in group.pieces} == {"BA", "EL"}
    assert len(found) == 2
    assert sum(len(force.pieces) for force in found) == len(area(board, "kish"))


def test_friendly_enemy_and_contested_areas() -> None:
    text = CAMPS + "sippar: AS turtan LI; kish: BA LI, AS rab-saris; gambulu: EL LI; singara: BA LI, control BA"
    board = board_of(text)

    def seen(country: str, key: str) -> tuple[bool, bool]:
        return (
            forces.is_friendly_area(board, c(country), AreaId(key)),
            forces.is_enemy_area(board, c(country), AreaId(key)),
        )

    assert seen("AS", "sippar") == (False, True)  # the besieger stands on enemy ground
    assert seen("BA", "sippar") == (False, False)
    assert seen("BA", "kish") == (True, False)  # a lone enemy leader is no force
    assert seen("BA", "gambulu") == (True, False)
    assert seen("AS", "gambulu") == (False, False)
    assert seen("AS", "qedar") == (False, False)  # empty no-man's-land
    assert seen("BA", "singara") == (True, False)
    assert seen("AS", "singara") == (False, True)
    contested = [key for key, printed in EDITION.map.areas.items() if forces.is_contested(board, printed, key)]
    assert contested == ["sippar"]


def test_blockade_and_control_of_a_zone() -> None:
    text = "blank campaign; war EG PH; sidonia: PH 2SH, EG 2SH; delta-east: EG 2SH"
    board = board_of(text)
    assert not forces.is_blockaded(board, c("EG"), ZoneId("sidonia"))
    assert forces.controls_zone(board, ZoneId("sidonia")) == NOBODY
    assert forces.controls_zone(board, ZoneId("delta-east")) == "EG"
    assert forces.controls_zone(board, ZoneId("delta-west")) == NOBODY
    board = board_of("blank campaign; war EG PH; sidonia: PH 2SH, EG 3SH")
    assert forces.is_blockaded(board, c("EG"), ZoneId("sidonia"))


# Relations.


@pytest.mark.parametrize(
    ("text", "a", "b", "expected"),
    [
        (CAMPS, "AS", "BA", True),
        (CAMPS, "BA", "EL", False),
        (CAMPS, "AS", "EG", False),
        (CAMPS + "UR: track BA, level 13", "UR", "AS", True),
        (CAMPS + "UR: track BA, level 12", "UR", "AS", False),
        (CAMPS + "UR: track BA, level 13; tribute UR AS voluntary", "UR", "AS", False),
        (CAMPS + "war EG ME; JU: track EG, level 14", "JU", "ME", True),
        (CAMPS + "war JU ME; JU: track EG, level 14", "EG", "ME", False),
        (CAMPS + "war ME SY; tribute SY AS check; camp assyrian: ME", "ME", "SY", True),
        (CAMPS + "war ME PE; PE: track AS, level 13; camp assyrian: ME", "ME", "PE", False),
        (CAMPS, "SC", "BA", True),
        (CAMPS, "SC", "CI", True),
        (CAMPS + "SC: track EG, level 13", "SC", "BA", False),
        (CAMPS + "SC: track AS, level 13", "SC", "BA", True),
        (CAMPS + "SC: acts-as-power", "SC", "BA", False),
        (CAMPS + "pact adana AS", "adana", "BA", True),
        (CAMPS, "adana", "BA", False),
        (CAMPS + "war EG adana", "EG", "adana", True),
        (CAMPS + "malatia: control EL", "malatia", "AS", True),
        (CAMPS + "camp neutral: EL; conquest AS EL: until 2; war PE PH; PH: track AS, level 13; "
         "PE: track EL, level 13", "PH", "PE", False),
    ],
)  # fmt: skip
def test_at_war(text: str, a: str, b: str, expected: bool) -> None:
    board = board_of(text)
    assert relations.at_war(board, c(a), c(b)) is expected
    assert relations.at_war(board, c(b), c(a)) is expected


@pytest.mark.parametrize(
    ("text", "country", "owner", "expected"),
    [
        (CAMPS, "BA", "EL", True),
        (CAMPS + "SY: track BA, level 10", "BA", "SY", True),
        (CAMPS + "SY: track BA, level 10", "SY", "BA", True),
        (CAMPS + "SY: track BA, level 9", "BA", "SY", False),
        (CAMPS + "SY: track BA, level 10", "EL", "SY", False),  # AW-6.9-120
        (CAMPS + "SY: track BA, level 10; UR: track BA, level 13", "UR", "SY", True),
        (CAMPS + "passage EG ME", "EG", "ME", True),
        (CAMPS + "passage EG ME; JU: track EG, level 13", "ME", "JU", True),
        (CAMPS + "tribute ME AS voluntary", "AS", "ME", True),  # AW-5.2-25
        (CAMPS + "tribute ME AS voluntary", "ME", "AS", False),
        (CAMPS + "conquest AS SY: until 2", "AS", "SY", True),
        (CAMPS + "conquest AS SY: until 2", "SY", "AS", False),
        (CAMPS, "AS", "BA", False),
        (CAMPS, "AS", "", False),
    ],
)
def test_friendly_ground(text: str, country: str, owner: str, expected: bool) -> None:
    assert relations.friendly(board_of(text), c(country), c(owner)) is expected


def test_sides_and_allies() -> None:
    board = board_of(CAMPS + "UR: track BA, level 13; JU: track EG, level 15; SY: track BA, level 12; pact petra EG")
    assert relations.allies(board, c("EL")) == ["BA", "EL", "UR"]
    assert relations.allies(board, c("JU")) == ["EG", "JU"]
    assert relations.allies(board, c("SY")) == ["SY"]
    assert relations.allied(board, c("petra"), c("JU"))
    assert relations.camp_of(board, c("UR")) == "rebel"
    assert relations.powers_of(board, relations.camp_of(board, c("EG"))) == ["ME", "EG"]
    assert relations.enemies(board, c("UR")) == ["AS", "CI", "SC"]


def test_own_wars_and_wars_of_an_alliance() -> None:
    board = board_of(CAMPS + "UR: track BA, level 13; war ME PE")
    assert not relations.listed_war(board, c("AS"), c("UR"))
    assert relations.listed_war(board, c("PE"), c("ME"))


def test_tribute_and_eco() -> None:
    text = "blank campaign; AS: eco 9; BA: eco 4; SY: eco 3; ME: eco 5; pact adana AS; tribute adana AS pact; "
    board = board_of(text + "tribute SY AS check; tribute SY AS status; tribute SY BA status; tribute ME AS voluntary")
    assert [relations.eco_level(board, c(code)) for code in ("AS", "BA", "SY", "ME")] == [13, 5, 1, 3]
    board.countries[c("SY")].turn.bankrupt = True
    assert [relations.eco_level(board, c(code)) for code in ("AS", "BA", "SY")] == [12, 4, 3]  # 7.3.3.f
    assert not relations.pays(board, c("SY"), c("AS"))


def test_who_acts_for_whom() -> None:
    text = CAMPS + "seat P1: AS; seat P2: BA EL; UR: track BA, level 13; IS: controller EL; JU: eco 1; seat P2: SC"
    board = board_of(text)
    acting = {code: relations.seat_of(board, c(code)) for code in ("AS", "BA", "UR", "IS", "JU", "SC")}
    assert acting == {"AS": "P1", "BA": "P2", "UR": "P2", "IS": "P2", "JU": None, "SC": "P2"}
    assert relations.countries_of(board, relations.seat_of(board, c("AS")) or "") == ["AS"]


def test_assyria_controls_a_conquered_power() -> None:
    text = CAMPS + "camp neutral: EL; seat P1: AS; seat P2: EL; conquest AS EL: until 2, controlled; EL: controller AS"
    board = board_of(text)
    assert relations.seat_of(board, c("EL")) == "P1"
    assert relations.allied(board, c("AS"), c("EL"))


def test_statuses() -> None:
    assert [relations.status(level) for level in (0, 3, 4, 6, 7, 9, 10, 12, 13, 15)] == [
        "neutral", "neutral", "trade", "trade", "pro", "pro", "march", "march", "alliance", "alliance",
    ]  # fmt: skip
