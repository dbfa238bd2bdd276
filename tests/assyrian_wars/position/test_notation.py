"""Positions as text: they read back to the same position, and mistakes are pointed at."""

import random
import re
from pathlib import Path

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, ZoneId
from rules.assyrian_wars.board.pieces import Piece, Siege
from rules.assyrian_wars.board.state import Camp
from rules.assyrian_wars.notation import NotationError, Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.setup.arrangement import arrange
from tests.assyrian_wars.position.positions import scrambled, started

EDITION = house()
SCENARIOS = sorted(EDITION.scenarios)
PAGE = Path(__file__).parents[3] / "docs" / "notation.md"
EXAMPLES = re.findall(r"^```aw\n(.*?)^```", PAGE.read_text(), flags=re.DOTALL | re.MULTILINE)
NINEVEH, KISH = AreaId("nineveh"), AreaId("kish")


def parse(text: str) -> Position:
    return Position.parse(text, EDITION)


def ids(pieces: list[Piece]) -> list[str]:
    return [str(piece.id) for piece in pieces]


def reads_back(position: Position) -> None:
    text = str(position)
    again = parse(text)
    assert again.dice == position.dice
    for field in position.board.__struct_fields__:
        assert getattr(again.board, field) == getattr(position.board, field), field
    assert again == position
    assert str(again) == text


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_start_reads_back(scenario: str) -> None:
    reads_back(Position(arrange(EDITION, EDITION.scenarios[scenario]), EDITION))
    reads_back(Position(started(EDITION, scenario), EDITION))


@pytest.mark.parametrize("seed", range(40))
def test_any_position_reads_back(seed: int) -> None:
    reads_back(scrambled(EDITION, SCENARIOS[seed % len(SCENARIOS)], seed))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_start_is_the_scenario_laid_out(scenario: str) -> None:
    assert parse(f"start {scenario}").board == arrange(EDITION, EDITION.scenarios[scenario])


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 8


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_of_the_page_reads_back(number: int) -> None:
    reads_back(parse(EXAMPLES[number]))


def test_a_campaign_start_is_short() -> None:
    assert len(str(Position(started(EDITION, "campaign"), EDITION))) < 4000


def test_pieces_with_side_strength_and_state() -> None:
    board = parse("blank campaign; nineveh: AS sargon turtan+ rab-saris^ 2LI B- MC-LI-03 (HI4!used!steps=2)").board
    sargon, turtan, rab_saris, first, second, bow, hired, inside = board.areas[NINEVEH].pieces
    assert sargon == Piece(sargon.id, CountryId("AS"))
    assert (turtan.id, turtan.reduced, rab_saris.reduced, rab_saris.crowned) == ("AS-turtan", False, True, True)
    assert ids([first, second]) == ["AS-LI-1", "AS-LI-2"]
    assert (bow.id, bow.reduced) == ("AS-B-1", True)
    assert (hired.id, hired.owner) == ("MC-LI-03", "AS")
    assert (inside.id, inside.inside, inside.used, inside.steps) == ("AS-HI-4", True, True, 2)


def test_a_placed_piece_leaves_its_pool() -> None:
    board = parse("blank campaign; nineveh: AS sargon HI1 MC-LI-01; regroup: AS HI2-").board
    assyria = board.countries[CountryId("AS")]
    assert not {"AS-HI-1", "AS-HI-2", "AS-sargon"} & {*assyria.pool, *assyria.reserve}
    assert "MC-LI-01" not in board.game_pool


def test_named_counters_are_not_given_away() -> None:
    board = parse("blank campaign; kish: BA 2LI; nippur: BA LI1").board
    assert ids(board.areas[KISH].pieces) == ["BA-LI-2", "BA-LI-3"]


def test_listing_pieces_empties_the_place_first() -> None:
    before = arrange(EDITION, EDITION.scenarios["two-rivers"])
    board = parse("start two-rivers; nineveh: AS 2LC").board
    assert ids(before.areas[NINEVEH].pieces) != ["AS-LC-2", "AS-LC-3"]
    assert ids(board.areas[NINEVEH].pieces) == ["AS-LC-2", "AS-LC-3"]
    everything = [*ids([p for _, pieces in board.places() for p in pieces]), *board.game_pool, *board.removed]
    for state in board.countries.values():
        everything += [*state.pool, *state.reserve]
    assert len(everything) == len(set(everything))
    assert "AS-sargon" in board.countries[CountryId("AS")].reserve


def test_what_is_not_named_stays() -> None:
    start = arrange(EDITION, EDITION.scenarios["campaign"])
    board = parse("start campaign; kish: damage 1").board
    start.areas[KISH].damage = 1
    assert board == start


def test_rows_of_a_country_that_is_named_twice() -> None:
    """Its rows stay unless rows of the same kind are named again: then those alone count."""
    for rows, turns, points in (
        ("AS: fall 2; AS: vp 3", [2], [3]),
        ("AS: fall 2; AS: fall 4, fall 5", [4, 5], []),
        ("AS: score 1 3 8.3 reason about, score 2 4 8.3 reason about; AS: fall 2", [2], [3, 4]),
        ("AS: score 1 3 8.3 reason about; AS: score 2 4 8.3 reason about", [], [4]),
    ):
        state = parse(f"blank campaign; {rows}").board.countries[CountryId("AS")]
        assert ([fall.turn for fall in state.falls], [score.points for score in state.ledger]) == (turns, points)


def test_clear() -> None:
    board = parse("start campaign; clear pieces wars tributes pacts").board
    assert not any(pieces for _, pieces in board.places())
    assert (board.wars, board.tributes, board.pacts) == ([], [], {})
    assert all(not area.sieges for area in board.areas.values())


def test_sieges() -> None:
    board = parse("blank campaign; kish: BA (LI), AS turtan HI, siege AS AS-turtan hunger 0 level 2 acted").board
    assert board.areas[KISH].sieges == [Siege("AS", "AS-turtan", level=2, hunger=0, acted=True)]


def test_camps_seats_and_half_points() -> None:
    board = parse("blank campaign; camp rebel: BA EL; seat P2: BA; BA: saved 1.5, loan 0.5; EL: vp -2").board.countries
    assert [code for code, state in board.items() if state.camp is Camp.REBEL] == ["BA", "EL"]
    assert (board[CountryId("BA")].seat, board[CountryId("BA")].saved) == ("P2", 3)
    assert board[CountryId("EL")].vp == -2


def test_ships_carry_and_sit_in_boxes() -> None:
    board = parse("blank campaign; sidonia: PH SH1 HI!aboard=PH-SH-1; libyan: PH SH2!origin=sidonia").board
    ship, load = board.zones[ZoneId("sidonia")]
    assert load.aboard == ship.id
    assert board.boxes["libyan"][0].origin == "sidonia"


def test_cards_are_in_one_place() -> None:
    board = parse("blank campaign; hand BA: 25..27; hand EL: 28; discard: 30 29").board
    assert board.countries[CountryId("BA")].hand == ["25", "26", "27"]
    assert board.discard == ["30", "29"]
    assert not {"25", "26", "27", "28", "29", "30"} & set(board.deck)
    assert len(board.deck) == len(EDITION.cards.draw_deck) - 6


def test_a_listed_draw_pile_leaves_the_rest_to_the_discard_pile() -> None:
    board = parse("blank campaign; deck: 25; hand BA: 26").board
    assert board.deck == ["25"]
    assert len(board.discard) == len(EDITION.cards.draw_deck) - 2
    assert CardId("26") not in board.discard


def test_dice_to_come() -> None:
    assert parse("blank campaign; dice: melee 1 2 3, interception 6 2").dice == {
        "melee": (1, 2, 3),
        "interception": (6, 2),
    }


@pytest.mark.parametrize(
    ("text", "line", "column", "found", "expected"),
    [
        ("", 1, 1, "nothing", "blank or start"),
        ("campaign", 1, 1, "campaign", "blank or start"),
        ("blank", 1, 6, "end of the statement", "a scenario: "),
        ("blank atlantis", 1, 7, "atlantis", "a scenario: ashurbanipal, campaign"),
        ("blank campaign\nkysh: BA LI", 2, 1, "kysh", "an area, sea zone, box or country in play"),
        ("blank campaign\nkish: BA HX1", 2, 10, "HX1", "a piece: 3LI, HI1"),
        ("blank campaign\nkish: LI", 2, 7, "LI", "a country's code with its pieces"),
        ("blank campaign\nkish: XX LI", 2, 7, "XX", "a country of this scenario (AS, ME"),
        ("blank campaign\nkish: BA turtan", 2, 10, "turtan", "a leader of BA: "),
        ("blank campaign\nkish: BA LI7", 2, 10, "LI7", "one of the 6 LI of BA"),
        ("blank campaign\nkish: BA 9LI", 2, 10, "9LI", "at most the 6 LI of BA that are not placed yet"),
        ("blank campaign\nkish: BA LI1\nur: BA LI1", 3, 8, "LI1", "not placed yet (BA-LI-1 is in line 2, column 10)"),
        ("blank campaign\nkish: BA (LI", 2, 10, "(", "a closing parenthesis"),
        ("blank campaign\nkish: BA LI)", 2, 12, ")", "a piece"),
        ("blank campaign\nkish: BA LI!asleep", 2, 13, "asleep", "one of the marks under, aboard"),
        ("blank campaign\nkish: BA LI!steps=many", 2, 19, "many", "steps and a number"),
        ("blank campaign\nkish: pillage", 2, 7, "pillage", "pillage and a number"),
        ("blank campaign\nkish: pillage much", 2, 15, "much", "pillage and a number"),
        ("blank campaign\nkish: height 3", 2, 7, "height", "a country's code with its pieces, empty, siege"),
        ("blank campaign\nkish: control QQ", 2, 15, "QQ", "a country of this scenario"),
        ("blank campaign\nkish: damage 1, ", 2, 15, "end of the statement", "something behind the comma"),
        ("blank campaign\nkish: siege", 2, 7, "siege", "siege, a country, its leader"),
        ("blank campaign\nsidonia: damage 2", 2, 10, "damage", "the code of a country with its pieces"),
        ("blank campaign\nAS: camp blue", 2, 10, "blue", "camp and one of assyrian, rebel, neutral"),
        ("blank campaign\nAS: hand 25", 2, 5, "hand", "a statement of its own"),
        ("blank campaign\nAS: saved 1.3", 2, 11, "1.3", "AP such as 2 or 1.5"),
        ("blank campaign\nAS: active yes", 2, 12, "yes", "a flag stands by itself"),
        ("blank campaign\nAS: not eco", 2, 9, "eco", "one of vp, score, fall"),
        ("blank campaign\nwar ME", 2, 7, "end of the statement", "on and one word"),
        ("blank campaign\nwar ME PE scenario 1 2", 2, 22, "2", "the end of the statement"),
        ("blank campaign\ntribute SY AS love", 2, 15, "love", "reason and one of check, voluntary"),
        ("blank campaign\nhand AS: 25 999", 2, 13, "999", "the number of a card"),
        ("blank campaign\nhand AS: 25\nhand BA: 25", 3, 10, "25", "not placed yet (25 is in line 2, column 10)"),
        ("blank campaign\nhand AS: 1..999", 2, 13, "999", "the number of a card"),
        ("blank campaign\nhand AS: 25..999999999999", 2, 14, "999999999999", "the number of a card"),
        ("blank campaign\nhand AS: 1", 2, 10, "1", "an army group's lies beside the board"),
        ("blank campaign\ndiscard: 25 1", 2, 13, "1", "an army group's lies beside the board"),
        ("blank campaign\nclear everything", 2, 7, "everything", "one of pieces, wars"),
        ("blank campaign\npact kish AS", 2, 6, "kish", "a minor city in play"),
        ("blank two-rivers\nEG: eco 3", 2, 1, "EG", "an area, sea zone, box or country in play"),
        ("blank campaign\nforeign-war 29 EG lybia: duration 2", 2, 36, "end of the statement", "size and the number"),
        ("blank campaign\ndice: melee x", 2, 13, "x", "a die"),
        ("blank campaign\ndice: battle 6", 2, 7, "battle", "what dice are rolled for: alliance, attrition"),
        ("blank campaign\noptions: chess", 2, 10, "chess", "one of sudden-end"),
        ("blank campaign: x", 1, 18, "end of the statement", "without a colon"),
    ],
)
def test_mistakes_are_pointed_at(text: str, line: int, column: int, found: str, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    error = caught.value
    assert (error.line, error.column, error.found) == (line, column, found)
    assert expected in error.expected
    assert str(error) == f"line {line}, column {column}: found {found!r}, expected {error.expected}"


def test_mangled_texts_are_read_or_refused_with_a_place() -> None:
    rng = random.Random(11)
    words = sorted({word for text in EXAMPLES for word in re.findall(r"[^\s:,;()]+", text)})
    words += [":", ",", ";", "(", ")", "none", "not", "empty", "-1", "..", "HI4..1", "999", "!"]
    refused: list[NotationError] = []
    for _ in range(300):
        tokens = re.findall(r"\s+|[:,;()]|[^\s:,;()]+", rng.choice(EXAMPLES))
        for _ in range(rng.randint(1, 3)):
            tokens[rng.randrange(len(tokens))] = rng.choice(["", f" {rng.choice(words)} "])
        try:
            position = parse("".join(tokens))
        except NotationError as error:
            refused.append(error)
        else:
            assert parse(str(position)) == position
    assert 20 < len(refused) < 280
    assert all(error.line >= 1 and error.column >= 1 and error.expected for error in refused)
