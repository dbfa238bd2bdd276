"""The odds of a battle are exact: as many as all stacks and all dice, one by one, and as battles that are fought."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from rules.core.ids import Seat
from rules.empires.attack.attack import Assault
from rules.empires.battle.battle import Defend
from rules.empires.battle.blows import Fighter, fighter_at, stronger
from rules.empires.battle.odds import PARTS, blow_odds, odds_against
from rules.empires.battle.stacks import BattleRole, fits, full_number, is_ordered
from rules.empires.battle.tug import Tug
from rules.empires.board.holdings import hand_of
from rules.empires.board.ids import AreaId, CardId, Combat, UnitId
from rules.empires.board.state import Board
from rules.empires.desk.dealing import lawful_stack
from tests.empires.cases.table import table

RED, BLUE = Seat("red"), Seat("blue")
LANDS = "italia: red; narbonensis: red; cisalpina: blue{}; asia: blue; w: blue; dacia: green"
FACES = range(1, 7)


def lawful_stacks(board: Board, seat: Seat, combat: Combat) -> list[tuple[CardId, ...]]:
    """Every lawful stack of a hand, tried one by one."""
    hand = hand_of(board, seat)
    found = permutations(hand, full_number(hand, combat))
    return [
        stack
        for stack in found
        if all(fits(card, stack[:place], combat) for place, card in enumerate(stack))
        and is_ordered(board, seat, stack, combat)
    ]


def one_by_one(own: Sequence[CardId], others: list[tuple[CardId, ...]], combat: Combat, role: BattleRole) -> Fraction:
    """How likely the attacker wins, over all stacks, with every comparison's dice thrown in all ways."""
    total = Fraction(0)
    for other in others:
        attack, defence = (own, other) if role == "attacker" else (other, own)
        spread = {Tug(): Fraction(1)}
        for place in range(max(len(attack), len(defence))):
            mine, theirs = fighter_at(attack, place, "attacker"), fighter_at(defence, place, "defender")
            following = dict[Tug, Fraction]()
            for tug, weight in spread.items():
                for winner, parts in thrown(mine, theirs, combat).items():
                    after = tug if tug.rout else tug.pulled(winner)
                    following[after] = following.get(after, Fraction(0)) + weight * Fraction(parts, PARTS)
            spread = following
        total += sum((weight for tug, weight in spread.items() if tug.attacker_wins), Fraction(0))
    return total / len(others)


def thrown(mine: Fighter | None, theirs: Fighter | None, combat: Combat) -> Counter[int]:
    """The winners of a comparison in all 36 throws, worked out as the battle does."""
    if mine is None or theirs is None:
        return Counter({(mine is not None) - (theirs is not None): PARTS})
    found = Counter[int]()
    for first, second in product(FACES, FACES):
        wild = [die <= one.face.stampede_on for die, one in ((first, mine), (second, theirs))]
        kills = [one.face.shoots(combat) and die >= one.face.kills_on for die, one in ((first, mine), (second, theirs))]
        if any(wild):
            found[wild[1] - wild[0]] += 1
        else:
            found[kills[0] - kills[1] if any(kills) else stronger(mine, theirs, combat)] += 1
    return found


@pytest.mark.parametrize(
    ("attacker", "defender", "odds"),
    [
        ("sword", "heavy-cavalry", {0: 36}),
        ("archers", "heavy-cavalry", {1: 18, -1: 18}),
        ("light-horse", "archers", {1: 9 + 9, 0: 9, -1: 9}),
        ("elephants", "elephants", {0: 25 + 1, 1: 5, -1: 5}),
        ("elephants", "foot", {-1: 6 + 10, 1: 20}),
    ],
)
def test_ch_5_2_single_comparisons(attacker: str, defender: str, odds: dict[int, int]) -> None:
    pair = Fighter(UnitId(attacker), "attacker"), Fighter(UnitId(defender), "defender")
    assert dict(blow_odds(*pair, "open")) == odds


@pytest.mark.parametrize("role", ["attacker", "defender"])
@pytest.mark.parametrize(
    ("hand", "fort", "combat"),
    [
        ("set d", "", "open"),
        ("set a, cards elephants-1", "", "open"),
        ("cards sword-1 foot-1 warband-1 leader-1 elephants-1", "", "open"),
        ("set e, cards siege-tower-1", ", fort", "siege"),
        ("set f, cards galley-1 galley-2 artillery-1 sword-2", "", "sea"),
        ("cards galley-1", "", "open"),
    ],
)
def test_the_odds_are_those_of_all_stacks(hand: str, fort: str, combat: Combat, role: BattleRole) -> None:
    game = table(f"red: set c; blue: {hand}; {LANDS.format(fort)}", act="red")
    own = lawful_stack(game.board, RED, combat, Random(3).randrange)
    odds = odds_against(game.board, combat, own, role, BLUE)
    assert odds.wins == one_by_one(own, lawful_stacks(game.board, BLUE, combat), combat, role)
    assert 0 <= odds.routs <= odds.wins <= 1 - odds.routed


def test_battles_that_are_fought_come_near_the_odds() -> None:
    """300 battles against stacks of which each lawful one is as likely: a difference of 12 % is far out of chance."""
    own = tuple(CardId(f"a-{card}-1") for card in ("heavy-cavalry", "foot", "sword", "spear", "warband"))
    game = table(f"red: set a; blue: set f; {LANDS.format('')}", act="red")
    stacks, chance, wins, battles = lawful_stacks(game.board, BLUE, "open"), Random(1), 0, 300
    for number in range(battles):
        fought = game.match.fork(b"battle %d" % number)
        assert fought.submit("red", Assault(AreaId("cisalpina"), own)).refusal is None
        outcome = fought.submit("blue", Defend("", chance.choice(stacks)))
        wins += any(event.message.id == "area-conquered" for event in outcome.events)
    odds = odds_against(game.board, "open", own, "attacker", BLUE)
    assert abs(wins / battles - float(odds.wins)) < 0.12


def test_the_quote_tells_the_odds_of_both_battles() -> None:
    game = table(f"red: set a; blue: set d; {LANDS.format(', fort')}", act="red")
    lines = game.quote("red", Assault(AreaId("cisalpina"), ("strongest",), ("strongest",))).lines
    assert [(line.id, line.params.get("combat")) for line in lines] == [
        ("quote-battle", "open"),
        ("quote-battle", "siege"),
    ]
    game.play("red", Assault(AreaId("cisalpina"), ("strongest",), ("strongest",)))
    told = game.quote("blue", Defend())
    assert [line.id for line in told.lines] == ["quote-stack", "quote-battle"]
