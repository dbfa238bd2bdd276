"""ch.7, 9: the half-price tile, the end and the final scoring: TC-69 to TC-73, TC-98."""

import pytest

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import lands_of
from rules.era_of_tribes.board.ids import AreaId, TileId
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.progress.progress import HalfPrice, Progress
from rules.era_of_tribes.scoring.end import end_reason
from rules.era_of_tribes.scoring.final import tile_score
from tests.era_of_tribes.cases.table import PASS, CaseTable, table

RED = Seat("red")
REST = "blue: gauls; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
LANDS = (
    *("latium", "campania", "bruttium", "apulia", "etruria", "cisalpina", "venetia", "raetia", "noricum", "vindelicia"),
    *("rhenania", "dalmatia", "illyria", "dardania", "moesia", "dacia", "tisia", "epirus", "liguria", "sequania"),
    *("arvernia", "aureliani", "aquitania", "armorica", "narbonensis"),
)
UNBOUND = "bound 0 0 0 0 0 0 0 0"


def test_tc_69_the_half_price_tile() -> None:
    """TC-69: half the price and the missing side branch, no discount for cities; the first gets the influence."""
    cities = "latium: red, city; campania: red, city; bruttium: red, city"
    game = table(f"red: romans, navigation 1, taler 6, tiles half-price; {cities}; {REST}", act="red")
    game.play("red", HalfPrice("navigation"))
    realm = game.realm("red")
    assert (realm.taler, realm.ep, realm.advances["navigation"], realm.spent) == (0, 2, 2, ["half-price"])
    assert (realm.used, realm.done) == (1, [])
    game = table(f"red: romans, navigation 1, taler 5, tiles half-price; {cities}; {REST}", act="red")
    assert game.refused("red", HalfPrice("navigation")).message.id == "too-few-taler"


def test_tc_70_first_and_later() -> None:
    """TC-70: three influence points for the first, two for the others of the round, each once; then the scoring."""
    high = "farming 4, culture 4, trade 4, mechanics 2"
    text = f"red: romans, ep 20, taler 9; latium: red; blue: gauls, {high}, taler 30; belgica: blue"
    text += "; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
    game = table(text, act="red")
    game.play("red", Progress(("architecture",)))
    assert (game.realm("red").ep, game.board.ending) == (21 + 3, True)
    game.play("blue", Progress(("architecture",)))
    assert game.realm("blue").ep == 1 + 2
    for _ in range(3):
        game.play(game.asked[0][0], PASS)
    assert (game.realm("red").ep, game.board.phase) == (24, "actions")
    finish(game)
    assert game.match.finished


def test_tc_70_a_second_condition_brings_nothing() -> None:
    """TC-70: who has had his bonus holds 25 provinces later in the round: nothing more."""
    lands = "; ".join(f"{area}: red" for area in LANDS[:23])
    text = f"ending; red: romans, bonus, ep 24, mechanics 2, {UNBOUND}; {lands}; {LANDS[23]}: red 2; blue: egyptians"
    game = table(f"{text}; delta: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow", grow="red")
    game.play("red", to_last(), Confirm())
    assert len(lands_of(game.board, RED)) == 25
    assert game.messages("end-triggered") == []
    assert game.realm("red").ep == 24


def finish(game: CaseTable) -> None:
    """Everybody passes, holds and keeps what he has."""
    while not game.match.finished and game.board.round == 1:
        game.keep(game.match.lapse(game.match.pending[0].id))


@pytest.mark.parametrize(
    ("long", "ep", "reason"), [("", 18, None), ("", 19, "triumph"), ("long; ", 36, None), ("long; ", 37, "influence")]
)
def test_tc_71_triumph_meeting(long: str, ep: int, reason: str | None) -> None:
    """TC-71: the own influence reaches the triumph field: 24 − 5, or 42 − 5 in the long game (T-7)."""
    board = table(f"{long}red: romans, triumph 5, ep {ep}; latium: red; {REST}", act="red").board
    assert end_reason(board, RED) == reason


@pytest.mark.parametrize(("long", "ep"), [("", 18), ("long; ", 36)])
def test_tc_71_one_bonus_for_both(long: str, ep: int) -> None:
    """TC-71: one more influence point triggers the end; who fulfils two conditions at once has one bonus."""
    game = table(f"{long}red: romans, triumph 5, ep {ep}, taler 9; latium: red; {REST}", act="red")
    game.play("red", Progress(("architecture",)))
    assert [one.params["ep"] for one in game.messages("end-triggered")] == [3]
    assert (game.realm("red").ep, game.board.ending) == (ep + 1 + 3, True)


def test_tc_72_final_scoring() -> None:
    """TC-72: 22 − 3 + 3 + 2 + 1 + 3 + 2 − 3 = 27."""
    text = "open scholars rich; red: romans, ep 22, mo -3, taler 17, hunger 1, past 2, food 0, card nobility"
    text += ", farming 4, culture 4, trade 4, mechanics 1, tiles taler advances"
    text += (
        "; latium: red; campania: red; blue: gauls, taler 20, farming 4, culture 4, trade 4, mechanics 1; belgica: blue"
    )
    game = table(f"{text}; green: iberians; edetania: green; yellow: slavs; podolia: yellow", begin="clean_up")
    assert game.match.finished
    scored = next(one for one in game.messages("scored") if str(one.params["seat"].id) == "red").params
    assert (scored["personal"], scored["cards"], scored["morale"], scored["hunger"]) == (3, 2 + 1, -3, 3)
    assert scored["tiles"] == 3 + 2
    assert scored["ep"] == 22 + 3, "and the bonus for 21 influence points"
    assert game.board.scores[RED] == 27 + 3


def test_tc_72_without_a_bonus() -> None:
    """TC-72: the sum of the case itself, for a player who has had his bonus before."""
    text = "ending; open scholars rich; red: romans, bonus, ep 22, mo -3, taler 17, hunger 1, past 2, food 0"
    text += ", card nobility, farming 4, culture 4, trade 4, mechanics 1, tiles taler advances"
    text += "; latium: red; campania: red; blue: gauls, taler 20, farming 4, culture 4, trade 4, mechanics 1"
    game = table(f"{text}; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow",
                 begin="clean_up")  # fmt: skip
    assert game.board.scores[RED] == 27


def test_tc_68_a_red_tile_that_has_fought_scores_nothing() -> None:
    """TC-68: of two players with the same advances the one whose tile is used up has two points fewer."""
    high = "farming 4, culture 4, trade 4"
    scores = []
    for tiles in ("tiles advances", "spent advances"):
        text = f"ending; red: romans, bonus, {high}, {tiles}; latium: red; {REST}"
        scores.append(table(text, begin="clean_up").board.scores[RED])
    assert scores[0] - scores[1] == 2


def test_tc_73_red_tiles() -> None:
    """TC-73: leaders of all kinds (T-24), hexes, and most of one luxury."""
    lands = "; ".join(
        f"{area}: red" for area in ("latium", "campania", "cisalpina", "aureliani", "narbonensis", "liguria")
    )
    text = f"allies red blue; red: romans, epoch bronze, grey 2; {lands}; zeugitana: red; macedonia: red"
    text += "; podolia: red; delta: red"
    others = "; blue: egyptians; memphis: blue; green: iberians; edetania: green; yellow: slavs; polesia: yellow"
    board = table(text + others, act="red").board
    assert tile_score(board, RED, TileId("leaders")) == 3
    assert tile_score(board, RED, TileId("hexes")) == 5
    assert tile_score(board, RED, TileId("equal-luxury")) == 2


def test_tc_98_the_end_in_two_phases() -> None:
    """TC-98: the 25th province brings three points at once, that of another two in his auto-expansion (T-75)."""
    held = "; ".join(f"{area}: red" for area in LANDS[:23])
    text = f"red: romans, mechanics 2, {UNBOUND}; {held}; {LANDS[23]}: red 2; blue: egyptians"
    text += "; delta: blue; green: iberians; edetania: green"
    game = table(f"{text}; yellow: slavs; podolia: yellow", grow="red")
    game.play("red", to_last(), Confirm())
    assert len(lands_of(game.board, RED)) == 25
    assert (game.realm("red").ep, game.board.phase) == (1 + 3, "actions")
    game = table(f"{text}; yellow: slavs; podolia: yellow", expand="red")
    game.board.ending = True
    game.play("red", to_last(), Confirm())
    ended = game.messages("end-triggered")
    assert [one.params["ep"] for one in ended] == [2]


def to_last() -> March:
    """A vassal of Armorica settles Narbonensis, the 25th province."""
    return March(AreaId(LANDS[23]), (AreaId("aquitania"), AreaId(LANDS[24])))


def test_the_last_home_of_a_player() -> None:
    """ch.9, T-29: taking the last home province that a player still held ends the game; a sale does not."""
    text = "red: gauls; sequania: red 4; cisalpina: red; blue: romans; etruria: red 3; latium: blue; green: iberians"
    game = table(
        f"{text}; edetania: green; yellow: slavs; podolia: yellow", grow="red", dice={"red": [1], "green": [6]}
    )
    game.play("red", March(AreaId("etruria"), (AreaId("latium"),), 3), Confirm(armies="none"))
    if game.asked[0] == ("blue", "defend"):
        game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.realm("red").toppled
    assert end_reason(game.board, RED) == "homes"
