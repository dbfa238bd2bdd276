"""What `/odds` tells comes from a view, and agrees with the quotes."""

from rules.core.ids import Seat
from rules.empires.attack.attack import Assault
from rules.empires.board.ids import AreaId
from rules.empires.desk.chances import attack_chances, board_of, other_chances
from rules.empires.game import GAME
from tests.empires.cases.table import table

RED = Seat("red")
TEXT = (
    "red: set a, goods 3, cards diplomat-1 trader-1; blue: set d; baetica: red; w: red; asia: blue; syria: blue, fort"
)


def test_the_board_of_a_view_is_the_board() -> None:
    game = table(f"{TEXT}; display: sword-1; discard: spear-1", act="red")
    for seat in ("red", "blue", None):
        assert GAME.kit.encode(board_of(game.view(seat))) == GAME.kit.encode(game.board)


def test_a_neutral_province_by_all_routes() -> None:
    game = table(TEXT, act="red")
    lines = attack_chances(game.view("red"), RED, AreaId("mauretania"))
    assert [(line.id, line.params.get("route"), line.params.get("percent")) for line in lines] == [
        ("odds-of-attack", None, None),
        ("quote-movement", "strait", 83),
        ("quote-movement", "sea", 67),
        ("quote-neutral", None, 67),
    ]


def test_a_battle_as_it_is_quoted() -> None:
    game = table(TEXT, act="red")
    syria, strongest = AreaId("syria"), ("strongest",)
    quote = game.quote("red", Assault(syria, strongest, strongest))
    lines = attack_chances(game.view("red"), RED, syria)
    assert [line for line in lines if line.id == "quote-battle"] == [
        line for line in quote.lines if line.id == "quote-battle"
    ]
    wrong = attack_chances(game.view("red"), RED, syria, ("sword",))
    assert "wrong-stack-size" in [line.id for line in wrong]


def test_what_else_is_rolled_for() -> None:
    game = table(TEXT, act="red")
    found = [
        (line.id, line.params.get("goods"), line.params.get("percent")) for line in other_chances(game.view(None), RED)
    ]
    assert found == [
        ("odds-of-others", None, None),
        ("odds-court", 2, 83),
        ("odds-subvert", 0, 17),
        ("odds-subvert", 1, 33),
        ("odds-subvert", 2, 50),
        ("odds-subvert", 3, 67),
        ("odds-displace", None, 50),
    ]
