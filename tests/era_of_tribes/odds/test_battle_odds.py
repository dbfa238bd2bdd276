"""ch.6.4: the odds of battles are exact: two dice and five markers, checked against every roll there is."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from rules.core.ids import Seat
from rules.era_of_tribes.battle.odds import battle_odds, deal_markers, hit_chances, outcomes, percent
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.desk.chances import attack_chances, board_of, raid_chances, sea_chances
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Engage, Raid, Sail
from rules.era_of_tribes.pack.edition import edition
from tests.era_of_tribes.cases.table import CaseTable, table

MARKERS = [frozenset(("sword", *more)) for more in ((), ("fist",), ("fist", "mask"), ("fist", "mask", "catapult"))]
TEXT = "red: greeks, armies 1; macedonia: red; etruria: red 2; blue: gauls, armies 2; belgica: blue; cisalpina: blue 2"
TEXT += "; green: iberians; edetania: green; yellow: slavs; podolia: yellow; tyrrhenian-sea: blue 2 red 1"


@pytest.mark.parametrize("held", MARKERS, ids=len)
def test_hits_of_a_round_are_those_of_all_36_rolls(held: frozenset[str]) -> None:
    dice, found = edition().box.dice, Counter[int]()
    for red, green in product(dice.red, dice.green):
        found[(red in held) + (green in held)] += 1
    assert hit_chances(held) == tuple(Fraction(found[hits], 36) for hits in range(3))


@pytest.mark.parametrize("held", MARKERS, ids=len)
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 3), (5, 4)])
def test_the_chain_is_that_of_all_rolls(attackers: int, defenders: int, held: frozenset[str]) -> None:
    """The weights of all positions, round after round, until they are as good as spent."""
    dice, ends = edition().box.dice, Counter[tuple[bool, bool]]()
    states = {(attackers, defenders): Fraction(1)}
    while states:
        following = Counter[tuple[int, int]]()
        for (mine, theirs), weight in states.items():
            for red, green in product(dice.red, dice.green):
                hits = (red in held) + (green in held)
                after = max(mine - (2 - hits), 0), max(theirs - hits, 0)
                if all(after):
                    following[after] += weight / 36
                else:
                    ends[after[0] > 0, after[1] > 0] += weight / 36
        states = dict(following)
    odds = outcomes(attackers, defenders, held)
    assert (odds.wins, odds.loses, odds.draw) == (ends[True, False], ends[False, True], ends[False, False])
    assert odds.wins + odds.loses + odds.draw == 1


def test_markers_decide() -> None:
    strong = battle_odds(3, 2, deal_markers((3, 2), (1, 0), (1, 0), "defender"))
    weak = battle_odds(3, 2, deal_markers((3, 3), (0, 1), (0, 1), "defender"))
    assert strong.wins > Fraction(9, 10) > Fraction(1, 2) > weak.wins


def test_only_what_is_certain_is_100_per_cent() -> None:
    assert [percent(Fraction(part)) for part in (0, 1)] == [0, 100]
    assert [percent(Fraction(1, 1000)), percent(Fraction(999, 1000))] == [1, 99]


def test_a_quote_and_the_odds_of_a_view_say_the_same() -> None:
    game = table(TEXT, grow="red")
    quote = game.quote("red", March(AreaId("etruria"), (AreaId("cisalpina"),), 2))
    title, *lines = attack_chances(game.view("red"), game.board.seating[0], AreaId("cisalpina"), 2)
    assert title.id == "odds-of-attack"
    assert [line.params for line in quote.lines[1:]] == [line.params for line in lines]
    assert [line.params["against"] for line in lines] == [0, 2]


def test_the_odds_after_the_defender_has_put_up() -> None:
    game = table(TEXT, grow="red")
    game.play("red", March(AreaId("etruria"), (AreaId("cisalpina"),), 2), Confirm())
    before = game.match.hash
    question = game.match.pending[0]
    quote = game.match.quote("blue", question.default)
    assert quote.lines[0].params["added"] == 2
    assert game.match.hash == before
    assert game.realm("blue").armies == 2


def test_odds_at_sea_and_of_raids() -> None:
    game = table(TEXT, grow="red")
    view, red = game.view("red"), game.board.seating[0]
    title, line = sea_chances(view, red, AreaId("tyrrhenian-sea"))
    assert (title.params["count"], line.params["wins"]) == (1, percent(sea_wins(game.board)))
    assert raid_chances(view, AreaId("cisalpina"))[1].params == {"percent": 83, "lost": 17}
    assert board_of(view).realms[red].armies == 1


def sea_wins(board: object) -> Fraction:
    """One fleet against two, with a draw of everything else: mask and catapult are the attacker's."""
    return outcomes(1, 2, frozenset(("sword", "mask", "catapult"))).wins if board else Fraction(0)


GAMES = 120
FLEETS = "cut full; order red blue green yellow purple; red: norsemen, navigation 1, mechanics 1; agder: red"
FLEETS += "; north-sea-north: red 3; skagerrak: blue 2 red 2; blue: gauls; caledonia: blue 1; green: iberians"
FLEETS += "; edetania: green; yellow: slavs; podolia: yellow; purple: romans; latium: purple"
PROMISES = {
    "attack": (TEXT.replace("armies 1", "armies 0").replace("armies 2", "armies 0"),
               March(AreaId("etruria"), (AreaId("cisalpina"),), 2), "cisalpina"),
    "landing": (FLEETS, Sail(AreaId("north-sea-north"), (AreaId("caledonia"),), 3), "caledonia"),
    "sea": (FLEETS, Engage(AreaId("skagerrak"), Seat("blue")), "skagerrak"),
    "raid": (FLEETS, Raid(AreaId("north-sea-north"), AreaId("caledonia")), "caledonia"),
}  # fmt: skip


@pytest.mark.parametrize("kind", PROMISES)
def test_what_a_quote_promises_comes_true(kind: str) -> None:
    """Quotes of attacks, landings, sea battles and raids against the same battle played many times."""
    text, answer, area = PROMISES[kind]
    chance, won = Random(kind), 0
    promised = next(line.params for line in table(text, grow="red").quote("red", answer).lines if "quote" in line.id
                    and {"wins", "percent"} & set(line.params))  # fmt: skip
    for _ in range(GAMES):
        dice = {die: [chance.randint(1, 6) for _ in range(40)] for die in ("red", "green", "raid")}
        game = table(text, grow="red", dice=dice)
        game.play("red", answer)
        if kind == "raid":
            won += game.messages("raided") != []
            continue
        game.play("red", Confirm(armies="none", goods=False))
        ended = [game.messages(id) for id in ("battle-over", "sea-battle-won", "sea-battle-drawn")]
        assert sum(map(len, ended)) == 1
        won += area_won(game, area)
    chances = promised.get("wins", promised.get("percent"))
    assert isinstance(chances, int)
    assert abs(won / GAMES - chances / 100) < 0.13


def area_won(game: CaseTable, area: str) -> bool:
    """Whether red holds the place that was fought for."""
    if area in game.board.seas:
        return list(game.board.seas[AreaId(area)].fleets) == ["red"]
    return game.board.lands[AreaId(area)].owner == "red"


def test_what_an_attack_costs_in_morale_is_part_of_its_odds() -> None:
    """ch.6.1, T-22, T-66: unused growth, a betrayed ally, protection: all of it before the markers are dealt."""
    march = March(AreaId("etruria"), (AreaId("cisalpina"),), 2)
    for more in ("", "; allies red blue", "; blue: gauls, protected", "; red: greeks, mo 5, food 9"):
        text = (TEXT + more).replace("armies 1", "armies 0").replace("armies 2", "armies 0")
        game = table(text, grow="red")
        promised = game.quote("red", march).lines[1].params
        game.play("red", march, Confirm(armies="none", goods=False))
        dealt = game.messages("markers-dealt")[0].params
        held = frozenset(str(one.id) for one in dealt["markers"])
        assert promised["wins"] == percent(outcomes(dealt["attackers"], dealt["defenders"], held).wins), more
