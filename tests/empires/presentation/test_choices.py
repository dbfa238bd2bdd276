"""What is offered says what it is, costs and risks: targets, areas, cards, stacks, payments."""

from fractions import Fraction

import pytest

from bot.acting.choices import given_in_words, label_of
from bot.acting.standing import order_in_words, texts_of
from bot.games.empires.presentation import Shown
from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Message, Name
from rules.empires.attack.attack import Assault
from rules.empires.attack.routes import easiest, in_reach, routes
from rules.empires.battle.battle import Defend
from rules.empires.board.ids import AreaId
from rules.empires.board.odds import at_least
from rules.empires.game import GAME
from rules.empires.trade.placing import PlaceTrade
from rules.empires.view import EmpiresView
from tests.empires.cases.table import CaseTable, table

SHOWN = Shown(GAME)
LANDS = (
    "red: set a, goods 5, cards diplomat-1 trader-1 elephants-1; blue: set d, goods 2; green: set b; "
    "italia: red; sicilia: red 2, fort; w: red; asia: blue 2, fort; syria: blue; celtica: green; "
    "judaea: trade blue 2; africa: red; display: sword-1 leader-1 galley-1; {}"
)


def worded(language: str = "en") -> Words:
    """Words with the names of the pack."""

    def naming(name: Name, wanted: str) -> str | None:
        found = GAME.named({}, name.kind, name.id)
        if isinstance(found, Message):
            return words.say(found)
        return None if found is None else str(getattr(found, wanted))

    words = Words(language, naming, SHOWN.catalogue, kinds=SHOWN.kinds)
    return words


def offered(game: CaseTable, tag: str, param: str, language: str = "en", **given: str) -> list[str]:
    """What stands in red's menu of one parameter."""
    kind = next(one for one in GAME.kit.actions[tag].params() if one.name == param)
    found = game.match.candidates("red", tag, param, given, "")
    return [label_of(worded(language), kind, one) for one in found]


@pytest.fixture
def game() -> CaseTable:
    return table(LANDS.format(""), act="red")


@pytest.mark.parametrize(
    ("tag", "param", "line"),
    [
        ("attack", "target", "Asia · 5 VP, Blue, 2 markers, fort · by sea, arrives 50%"),
        ("attack", "target", "Cisalpina · 4 VP, neutral · by land, 67%"),
        ("attack", "target", "Middle Sea · 8 VP, neutral · by sea, 67%"),
        ("court", "area", "Cisalpina · 4 VP · costs 2 trade markers, 83%"),
        ("annex", "area", "Cisalpina · 4 VP · costs 1 trade marker"),
        ("subvert", "area", "Syria · 5 VP, Blue, 1 marker: it would be yours"),
        ("subvert", "pay", "2 trade markers: 50%"),
        ("recruit", "card", "Sword – slow, strength 4, in a siege 5 against spear · −1 VP a scoring"),
        ("recruit", "card", "Galley – at sea only, strength 4"),
        ("dismiss", "card", "Trader – 1 more income, trade marker and displacement · −2 VP a scoring"),
        ("fortify", "province", "Italia · 6 VP · costs 4 trade markers"),
        ("reinforce", "area", "Sicilia · 4 VP, 2 markers, fort"),
        ("place-trade", "areas", "Italia · 6 VP, 0 of 4 slots taken"),
    ],
)
def test_a_line_says_what_it_costs_and_risks(game: CaseTable, tag: str, param: str, line: str) -> None:
    assert line in offered(game, tag, param)


def test_displacing_says_whom_and_how_likely() -> None:
    full = table(LANDS.format("aegyptus: red"), act="red")
    assert "Judaea · 3 VP, full: displace Blue, 50%" in offered(full, "place-trade", "areas")
    assert "Judaea · 3 SP, voll: Blue verdrängen, 50 %" in offered(full, "place-trade", "areas", "de")


def test_a_rule_for_a_stack_says_what_it_lines_up(game: CaseTable) -> None:
    found = offered(game, "attack", "stack", target="syria")
    assert found[0] == "The strongest: Elephants, Heavy cavalry, Spear, Sword and Sword"
    assert "Foot skirmishers first, then the strongest" in found
    siege = offered(game, "attack", "siege", target="asia")
    assert siege[0] == "The strongest: Spear, Sword and Sword"


def test_the_easiest_route_is_the_default_one(game: CaseTable) -> None:
    """E-37: the short way to find it gives the kind and the number of the long one, wherever areas lie."""
    board = game.board
    for seat in (Seat("red"), Seat("blue"), Seat("green")):
        ways = easiest(board, seat)
        assert list(ways) == list(in_reach(board, seat))
        for area, way in ways.items():
            best = routes(board, seat, area)[0]
            assert (way.kind, way.needs) == (best.kind, best.needs), area


def test_the_chance_of_a_neutral_province_is_that_of_both_rolls(game: CaseTable) -> None:
    way = easiest(game.board, Seat("red"))[AreaId("baetica")]
    message = Assault.choice(game.board, AreaId("baetica"), way)
    both = at_least(way.needs) * at_least(3)
    assert message.params["percent"] == round(both * 100)
    assert both == Fraction(4, 9)


@pytest.mark.parametrize(
    ("action", "line"),
    [
        (
            Assault(AreaId("asia"), ("elephants", "strongest"), ("empire-only",), "italia:sea"),
            "Asia · Which cards fight: Elephants and the strongest · Which cards fight if it is a siege: "
            "empire cards only · From where and how: from Italia by sea",
        ),
        (PlaceTrade(("italia", "judaea:blue")), "Italia and Judaea, displacing Blue"),
        (
            Defend("open", ("spear", "strongest")),
            "Siege or open battle: open battle · Which cards fight: Spear and the strongest",
        ),
    ],
)
def test_orders_are_read_back_in_words(action: Assault | PlaceTrade | Defend, line: str) -> None:
    assert given_in_words(worded(), type(action), texts_of(action)) == line


def test_filed_actions_and_defences_are_told_with_their_conditions(game: CaseTable) -> None:
    view = game.match.view("red")
    assert isinstance(view, EmpiresView)
    attack = GAME.orders_for(view, Seat("red"), "action", Assault(AreaId("asia"), ("strongest",), ("strongest",)))
    assert [order.once for order in attack] == [True] * 3
    assert order_in_words(attack[1], worded()) == (
        "Your action, once: Attack · Asia · Which cards fight: the strongest · "
        "Which cards fight if it is a siege: the strongest"
        " – if Asia has the same owner, markers and fort as now"
    )
    defences = GAME.orders_for(view, Seat("red"), "defend", Defend())
    assert not any(order.once for order in defences)
    told = [order_in_words(order, worded("de")) for order in defences]
    assert "Du wirst angegriffen: Mit den stärksten Karten; Belagerung, wenn dort ein Fort steht." in told[0]
    assert any("Sicilia wird angegriffen" in line for line in told)
