"""ch.1, 4: tracks and rounds: TC-06 to TC-12, TC-99."""

import pytest

from rules.core.ids import Seat
from rules.core.questions import Choose
from rules.era_of_tribes.board.holdings import leaders_left
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.state import Realm
from rules.era_of_tribes.board.tracks import change_morale, gain_food, pay_food
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.economy.economy import Trade
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.revolution.revolution import Revolution
from tests.era_of_tribes.cases.table import HOLD, PASS, faces, table

CITIES = {
    "romans": "latium: red, city; campania: red, city",
    "egyptians": "delta: red, city; memphis: red, city",
    "greeks": "thessaly: red, city; macedonia: red, city",
}
REST = "blue: gauls; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"


@pytest.mark.parametrize(("people", "change"), [("romans", -3), ("egyptians", -2), ("greeks", -4)])
def test_tc_06_morale_at_the_start_of_a_round(people: str, change: int) -> None:
    """TC-06: cities and hunger (T-2); one less for Egyptians, one more for Greeks."""
    game = table(f"red: {people}, epoch iron, food 0, hunger 1; {CITIES[people]}; {REST}", begin="begin_round")
    assert game.realm("red").morale == change


@pytest.mark.parametrize("people", ["romans", "greeks", "egyptians"])
def test_tc_06_without_cities_only_the_neolithic(people: str) -> None:
    """TC-06, T-31: −1 in the Neolithic, also for Greeks; without a city Egyptians save nothing either."""
    home = {"romans": "latium", "greeks": "macedonia", "egyptians": "delta"}[people]
    game = table(f"red: {people}; {home}: red; {REST}", begin="begin_round")
    assert game.realm("red").morale == -1


def test_tc_07_the_ends_of_the_morale_track() -> None:
    """TC-07: forced losses stop at −10, gains at +5."""
    low, high = Realm(morale=-9), Realm(morale=4)
    assert (change_morale(low, -3), low.morale) == (-1, -10)
    assert (change_morale(high, 3), high.morale) == (1, 5)


def test_tc_08_food_and_hunger() -> None:
    """TC-08: what is missing is hunger; what is gained settles it first, and it lies beside the board (T-5)."""
    realm = Realm(food=1)
    pay_food(realm, 2)
    assert (realm.food, realm.hunger, realm.past_hunger) == (0, 1, 0)
    gain_food(realm, 2)
    assert (realm.food, realm.hunger, realm.past_hunger) == (1, 0, 1)


RING = "order red blue green; track red blue green; red: gauls, ep 4; blue: romans, ep 4; green: britons, ep 6, ring"
RING += ", taler 30; belgica: red; latium: blue; cantium: green"


@pytest.mark.parametrize("place", [1, 2, 3])
def test_tc_09_the_ring(place: int) -> None:
    """TC-09: fewest influence points first, the later arrival before the earlier; the ring gives any place."""
    game = table(RING, begin="fix_order")
    assert game.board.order == ["blue", "red", "green"]
    assert game.asked == [("green", "place")]
    game.refused("green", Choose("4"))
    game.play("green", Choose(str(place)))
    assert game.board.order.index(Seat("green")) == place - 1


def test_tc_09_the_leader_comes_back_after_the_first_action() -> None:
    """TC-09: no bribe in the first action, the ring is still occupied (T-32)."""
    game = table(RING, begin="fix_order")
    game.play("green", Choose("1"))
    refusal = game.refused("green", Diplomacy(1, ("bribe",)))
    assert (refusal.rule, refusal.message.id) == ("ch.5.1", "ring-taken")
    assert leaders_left(game.board, Seat("green")) == 1
    game.play("green", Trade(1))
    assert not game.realm("green").ring
    assert leaders_left(game.board, Seat("green")) == 1, "one was used, and the one of the ring is back"


ACTIONS = f"red: romans, taler 9; latium: red; {REST}"


def test_tc_10_actions_once_and_with_leaders() -> None:
    """TC-10: each field once, never without a leader (T-4), and nothing after a pass."""
    game = table(f"red: gauls; aureliani: red; {REST.replace('gauls; belgica', 'greeks; macedonia')}", act="red")
    assert game.refused("red", Trade(0, ("wine",))).rule == "T-4"
    game.play("red", Trade(1))
    for seat in ("blue", "green", "yellow"):
        game.play(seat, PASS)
    refusal = game.refused("red", Trade(1))
    assert (refusal.rule, refusal.message.id) == ("ch.4.3", "field-used")
    game.play("red", PASS)
    assert game.refused("red", Trade(1)).message.id == "kernel-action-not-open"


def test_tc_10_without_a_leader_one_passes() -> None:
    """TC-10: no leader beside the board: the player passes by himself."""
    game = table(ACTIONS, act="red")
    game.play("red", Trade(2))
    for seat in ("blue", "green", "yellow"):
        game.play(seat, PASS)
    assert game.realm("red").passed
    assert game.board.phase == "auto-expansion"


def test_tc_11_auto_expansion() -> None:
    """TC-11: who traded and advanced expands by himself; who made a Revolution does not (T-6)."""
    text = f"red: romans, taler 9, farming 1, epoch neolithic; latium: red, city; {REST}"
    game = table(text, act="red")
    game.play("red", Trade(1))
    for seat in ("blue", "green", "yellow"):
        game.play(seat, PASS)
    game.play("red", Progress(("culture",)))
    assert ("red", "auto-expansion") in game.asked
    assert (game.campaign.auto, game.campaign.growth) == (True, game.realm("red").food + game.realm("red").morale)
    rich = "farming 2, trade 2, taler 9"
    game = table(f"red: romans, {rich}; latium: red, city; {REST}", act="red")
    game.play("red", Revolution())
    for seat in ("blue", "green", "yellow"):
        game.play(seat, PASS)
    while game.board.phase == "auto-expansion":
        assert game.asked[0][0] != "red"
        game.play(game.asked[0][0], HOLD)
    assert game.realm("red").legions == 0


def test_tc_11_an_auto_expansion_marches_and_fights() -> None:
    """TC-11, T-6: vassals move and attack in it as in a chosen one."""
    text = "red: romans; latium: red; etruria: red 3; blue: gauls; belgica: blue; cisalpina: blue"
    game = table(f"{text}; green: iberians; edetania: green; yellow: slavs; podolia: yellow", expand="red",
                 dice=faces("sword sword"))  # fmt: skip
    game.play("red", March(AreaId("latium"), (AreaId("campania"),)))
    game.play("red", March(AreaId("etruria"), (AreaId("cisalpina"),), 2), Confirm(armies="none"))
    assert "battle-over" in game.told
    assert (game.at("campania"), game.at("cisalpina")) == ("red 1", "red 1"), "one went home in the clean-up"


@pytest.mark.parametrize(("farming", "left"), [(1, 0), (2, 1)])
def test_tc_12_clean_up_around_a_city(farming: int, left: int) -> None:
    """TC-12: the city is kept first; with Farming 2 one vassal more. Fleets stay."""
    text = f"red: romans, farming {farming}; latium: red 2, city; tyrrhenian-sea: red 3; {REST}"
    game = table(text, begin="clean_up")
    assert game.at("latium") == f"red {left}, city"
    assert game.realm("red").free == 36 - 7 * 3 - 3 - left, "the others are free again"
    assert game.at("tyrrhenian-sea") == "red 3"


def test_tc_12_clean_up_of_vassals() -> None:
    """TC-12: three vassals, Farming 2: two stay (T-28)."""
    game = table(f"red: romans, farming 2; latium: red 3; {REST}", begin="clean_up")
    assert game.at("latium") == "red 2"
    assert game.realm("red").free == 36 - 24 - 2


def test_tc_99_a_limit_of_rounds() -> None:
    """TC-99: after the clean-up of the last round the final scoring, without a bonus (T-78)."""
    game = table(f"round 12; red: romans; latium: red; {REST}", begin="clean_up", options={"rounds": 12})
    assert game.match.finished
    assert not any(realm.bonus for realm in game.board.realms.values())
    game = table(f"round 11; red: romans; latium: red; {REST}", begin="clean_up", options={"rounds": 12})
    assert not game.match.finished
