"""ch.5, 5.2, 5.3, 8: trade, taxes, bread, progress, revolution, influence: TC-13 to TC-17, TC-24 to TC-37, TC-77."""

import pytest

from rules.core.ids import Seat
from rules.era_of_tribes.board.holdings import leaders_left
from rules.era_of_tribes.board.ids import AreaId, CardId
from rules.era_of_tribes.economy.economy import Bread, Taxes, Trade
from rules.era_of_tribes.expansion.cities import Found
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.prices import price
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.revolution.influence import scored
from rules.era_of_tribes.revolution.revolution import Revolution, enter_epoch
from tests.era_of_tribes.cases.table import HOLD, PASS, CaseTable, faces, table

REST = "blue: gauls; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
GOODS = "aureliani: red; narbonensis: red; liguria: red"  # three wine
POST = "baetica: green, city, post red"
OTHERS = "green: iberians; edetania: green; yellow: slavs; podolia: yellow; blue: egyptians; delta: blue"


@pytest.mark.parametrize(
    ("people", "more", "taler"),
    [("romans", "", 9), ("germanics", "", 11), ("romans", "epoch antiquity", 11)],
)
def test_tc_13_trade(people: str, more: str, taler: int) -> None:
    """TC-13: leaders, goods, trade value and trade markers; Germanics two for a leader; +2 in Antiquity (long)."""
    realm = f"red: {people}, trade 2, taler 0, {more or 'epoch bronze'}"
    game = table(f"{'long;' if more else ''} {realm}; {GOODS}; {POST}; {OTHERS}", act="red")
    game.play("red", Trade(2, ("wine", "wine", "wine")))
    assert game.realm("red").taler == taler


def to_next_action(game: CaseTable, *others: str) -> None:
    for seat in others:
        game.play(seat, PASS)


def to_next_round(game: CaseTable, seat: str) -> None:
    """Everybody passes, holds and keeps what he has until this seat acts in the next round."""
    now = game.board.round
    while game.board.round == now or game.asked[0] != (seat, "action"):
        assert game.board.round <= now + 1
        game.keep(game.match.lapse(game.match.pending[0].id))


def test_tc_14_a_luxury_good_once() -> None:
    """TC-14: gold that was traded cannot be given away in the same round; in the next it can."""
    text = "cut full; order red blue green yellow purple; red: norsemen, food 3; agder: red; blue: gauls; belgica: blue"
    text += "; green: iberians; edetania: green; yellow: slavs; podolia: yellow; purple: romans; latium: purple"
    game = table(text, act="red")
    game.play("red", Trade(1, ("gold",)))
    to_next_action(game, "blue", "green", "yellow", "purple")
    refusal = game.refused("red", Bread(1, ("gold",)))
    assert (refusal.rule, refusal.message.id) == ("ch.5", "good-not-usable")
    to_next_round(game, "red")
    morale = game.realm("red").morale
    game.play("red", Bread(1, ("gold",)))
    assert game.realm("red").morale == morale + 2


CITIES = "latium: red, city; campania: red, city; bruttium: red, city; etruria: red, city"


@pytest.mark.parametrize(
    ("people", "morale", "after"),
    [
        ("romans", 0, -10),
        ("romans", -1, None),
        ("egyptians", 0, -9),
        ("greeks", 0, None),
        ("greeks", 1, -10),
    ],
)
def test_tc_15_taxes(people: str, morale: int, after: int | None) -> None:
    """TC-15: the tax value for each leader; a voluntary loss of morale must be payable (T-3, T-31)."""
    rest = OTHERS.replace("egyptians; delta", "gauls; belgica")
    game = table(f"red: {people}, mo {morale}, taler 0, epoch bronze; {CITIES}; {rest}", act="red")
    if after is None:
        assert game.refused("red", Taxes(2)).rule == "T-3"
    else:
        game.play("red", Taxes(2))
        assert (game.realm("red").taler, game.realm("red").morale) == (8, after)


def test_tc_16_taxes_without_cities() -> None:
    """TC-16: one Taler, four morale."""
    game = table(f"red: romans, taler 0; latium: red; {REST}", act="red")
    game.play("red", Taxes(1))
    assert (game.realm("red").taler, game.realm("red").morale) == (1, -4)


@pytest.mark.parametrize(
    ("people", "culture", "morale", "after"),
    [("romans", 3, -1, 5), ("romans", 3, -10, -3), ("britons", 3, -10, -1), ("romans", 2, -10, -5)],
)
def test_tc_17_bread_and_circuses(people: str, culture: int, morale: int, after: int) -> None:
    """TC-17: leaders, goods and Culture; Britons two for a leader; never above +5."""
    game = table(f"red: {people}, culture {culture}, mo {morale}; {GOODS}; {OTHERS}", act="red")
    game.play("red", Bread(2, ("wine", "wine")))
    assert game.realm("red").morale == after


# ---- progress -----------------------------------------------------------------------------------------------------


def test_tc_24_pioneers_and_levels() -> None:
    """TC-24: the pioneer pays 4 and gets influence, later ones pay 3; two levels need two leaders."""
    game = table(f"red: romans, taler 20, culture 1; latium: red; {REST}", act="red")
    game.play("red", Progress(("farming", "farming")))
    assert (game.realm("red").ep, game.realm("red").advances["farming"]) == (3, 2)
    assert game.realm("red").taler == 20 - 4 - 8
    game.play("blue", Progress(("farming",)))
    assert (game.realm("blue").taler, game.realm("blue").ep) == (2, 1)
    refusal = game.refused("green", Progress(("farming",) * 3))
    assert (refusal.rule, refusal.message.id) == ("ch.5.2", "too-few-leaders")
    game.play("green", Progress(("farming",)))
    assert (game.realm("green").taler, game.realm("green").ep) == (2, 1)
    game = table(f"red: romans, taler 20, used 1; latium: red; {REST}", act="red")
    refusal = game.refused("red", Progress(("farming", "farming")))
    assert (refusal.rule, refusal.message.id) == ("ch.5.2", "too-few-leaders"), "two levels are two steps"


def test_5_2_a_field_has_four_levels() -> None:
    """ch.5.2: the fourth level is reached, and nothing is beyond it."""
    game = table(f"red: romans, taler 99, farming 3; latium: red; {REST}", act="red")
    assert game.refused("red", Progress(("farming", "farming"))).message.id == "field-complete"
    game.play("red", Progress(("farming",)))
    assert game.realm("red").advances["farming"] == 4


def cost(text: str, field: str, level: int) -> int:
    board = table(f"{text}; {REST}", act="red").board
    return price(board, Seat("red"), field, level)


THREE = "latium: red, city; campania: red, city; bruttium: red, city"
FIVE = f"{THREE}; apulia: red, city; etruria: red, city"
FOLLOWED = "blue: gauls"


def follower(text: str, field: str, level: int) -> int:
    board = table(f"{text}; {REST}", act="red").board
    board.realms[Seat("blue")].advances[field] = level
    return price(board, Seat("red"), field, level)


def test_tc_25_side_branches_of_level_2() -> None:
    """TC-25: Culture 2 needs Navigation 1 (T-9); each city saves a Taler."""
    assert cost("red: romans, culture 1, navigation 1; latium: red", "culture", 2) == 8
    assert cost("red: romans, culture 1; latium: red", "culture", 2) == 10
    assert cost(f"red: romans, culture 1; {THREE}", "culture", 2) == 7


def test_tc_26_side_branches_of_level_3() -> None:
    """TC-26: Trade 3 needs Navigation 2."""
    assert follower("red: romans, trade 2, navigation 2; latium: red", "trade", 3) == 12
    assert follower("red: romans, trade 2, navigation 1; latium: red", "trade", 3) == 17


def test_tc_27_side_branches_of_level_4() -> None:
    """TC-27: Mechanics 4 needs both neighbours; a people other than the Romans pays the pioneer's price."""
    base = "red: carthaginians, mechanics 3"
    assert cost(f"{base}, trade 2, architecture 2; {FIVE}", "mechanics", 4) == 47
    assert cost(f"{base}, trade 3, architecture 2; {FIVE}", "mechanics", 4) == 37


def test_tc_28_the_least_price() -> None:
    """TC-28: never less than one Taler."""
    assert follower(f"red: romans; {THREE}; apulia: red, city", "farming", 1) == 1
    assert follower("red: greeks; macedonia: red", "farming", 1) == 1


def test_tc_29_half_price_for_a_people() -> None:
    """TC-29: Egyptians in Architecture, pioneer or not, with the pioneer's influence; Romans pay the normal price."""
    text = "red: egyptians, architecture 2, mechanics 2, taler 6; delta: red, city; memphis: red, city"
    assert cost(text, "architecture", 3) == follower(text, "architecture", 3) == 6
    game = table(f"{text}; {REST}", act="red")
    game.play("red", Progress(("architecture",)))
    assert (game.realm("red").taler, game.realm("red").ep) == (0, 2)
    romans = "red: romans, architecture 2, mechanics 2; latium: red, city; campania: red, city"
    assert cost(romans, "architecture", 3) == 14


@pytest.mark.parametrize(("unbuilt", "fleets", "morale"), [(1, 3, -1), (0, 2, 0)])
def test_tc_30_fleets_of_the_carthaginians(unbuilt: int, fleets: int, morale: int) -> None:
    """TC-30: three fleets, one of them from an unbuilt city if they want."""
    game = table(f"red: carthaginians, free 2; zeugitana: red; tripolitania: red; {REST}", act="red")
    game.play("red", Progress(("navigation",), unbuilt=unbuilt))
    assert sum(sea.fleets.get(Seat("red"), 0) for sea in game.board.seas.values()) == fleets
    assert game.realm("red").morale == morale


def test_tc_31_armies_of_the_germanics() -> None:
    """TC-31: three bound vassals of the last city, no morale; when it is built it frees none (T-13)."""
    game = table(f"red: germanics, architecture 1; suebia: red 3; {REST}", act="red")
    game.play("red", Progress(("mechanics",)))
    realm = game.realm("red")
    assert (realm.armies, realm.morale, realm.unbuilt[0]) == (3, 0, 0)
    game = table(f"red: germanics, architecture 4, bound 0; suebia: red 3; {sevenfold()}; {REST}", grow="red")
    before = game.realm("red").free
    game.play("red", Found(AreaId("suebia")))
    assert game.realm("red").free == before + 3, "only the three vassals that stood there"


def sevenfold() -> str:
    return "; ".join(
        f"{area}: red 0, city" for area in ("saxonia", "rhenania", "raetia", "frisia", "jutland", "noricum", "zealand")
    )


def test_tc_32_values_replace_each_other() -> None:
    """TC-32: Culture 3 gives 3, not 4; Trade 3 gives 6, not 9."""
    game = table(f"red: romans, culture 3, trade 3, mo -5, taler 0; latium: red; {REST}", act="red")
    game.play("red", Bread(1))
    assert game.realm("red").morale == -5 + 1 + 3
    to_next_action(game, "blue", "green", "yellow")
    game.play("red", Trade(1))
    assert game.realm("red").taler == 1 + 6


# ---- revolution and influence ---------------------------------------------------------------------------------------


def test_tc_33_conditions_of_epochs() -> None:
    """TC-33: two of three for Bronze, all three for the High Middle Ages."""
    assert table(f"red: romans, farming 2, trade 2; {GOODS}; {OTHERS}", act="red").legal("red", Revolution())
    game = table(f"red: romans, farming 2, trade 1; {GOODS}; {OTHERS}", act="red")
    refusal = game.refused("red", Revolution())
    assert (refusal.rule, refusal.message.id) == ("ch.5.3", "epoch-not-ripe")
    eight = "; ".join(
        f"{area}: red 0, city" for area in ("latium", "campania", "bruttium", "apulia", "etruria", "venetia")
    )
    eight += "; aureliani: red 0, city; narbonensis: red 0, city"
    eight += "; liguria: red; contestania: red; gallaecia: red; zeugitana: red"
    realm = "red: romans, epoch middle-ages, farming 4, culture 4, trade 4, mechanics 4"
    game = table(f"long; {realm}, architecture 3; {eight}; {OTHERS}", act="red")
    assert game.refused("red", Revolution()).message.id == "epoch-not-ripe"
    assert table(f"long; {realm}, architecture 4; {eight}; {OTHERS}", act="red").legal("red", Revolution())


def test_tc_34_the_first_in_an_epoch() -> None:
    """TC-34: +2 influence, stronger barbarians, a card scored and another opened; the second only +1."""
    ripe = "farming 2, trade 2, taler 9"
    text = f"open rich townsmen; red: romans, {ripe}; latium: red, city; blue: gauls, {ripe}; belgica: blue, city"
    text += "; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
    game = table(text, act="red")
    game.play("red", Revolution())
    assert "card-scored" in game.told
    assert game.board.level == 2
    assert game.realm("red").ep == 1 + 2 + 2, "shared first of the card"
    assert len(game.board.open) == 2
    assert leaders_left(game.board, Seat("red")) == 2, "three, one of them in use"
    before = game.realm("blue").ep
    game.play("blue", Revolution())
    assert (game.realm("blue").ep, game.board.level) == (before + 1, 2)
    assert "card-scored" not in game.told
    assert len(game.board.open) == 2
    morale = game.realm("red").morale
    to_next_round(game, "red")
    assert leaders_left(game.board, Seat("red")) == 3
    assert game.realm("red").morale - morale == -1 + grown(game), "the city, and nothing for the Neolithic"


def grown(game: CaseTable) -> int:
    """Morale that red has gained by unused growth: none, for he made a revolution."""
    return sum(int(str(one.params["morale"])) for one in game.messages("growth-unused"))


def test_tc_34_of_the_open_cards_he_chooses_one() -> None:
    """TC-34: the card that he names is scored, the other stays open."""
    text = f"open rich townsmen; red: romans, farming 2, trade 2, taler 9; latium: red, city; {REST}"
    for card, other in (("rich", "townsmen"), ("townsmen", "rich")):
        game = table(text, act="red")
        game.play("red", Revolution(CardId(card)))
        assert [str(one.params["card"].id) for one in game.messages("card-scored")] == [card]
        assert other in game.board.open
        assert card not in game.board.open
        assert game.realm("red").ep == 1 + 2 + 3


def test_tc_35_out_for_the_round() -> None:
    """TC-35: the unused leader lapses; no auto-expansion and no legion."""
    game = table(f"red: romans, farming 2, trade 2; latium: red, city; {REST}", act="red")
    game.play("red", Revolution())
    assert leaders_left(game.board, Seat("red")) >= 1
    to_next_action(game, "blue", "green", "yellow")
    assert "red" not in [seat for seat, _ in game.asked]
    while game.board.phase == "auto-expansion":
        assert game.asked[0][0] != "red"
        game.play(game.asked[0][0], HOLD)
    assert game.realm("red").legions == 0


def test_tc_36_epochs_of_the_long_game() -> None:
    """TC-36: what an epoch gives while it lasts is taken back."""
    game = table(f"long; red: romans, epoch bronze, food 0, mo -10; latium: red; {REST}", act="red")
    realm = game.realm("red")

    def enter() -> tuple[int, int, int]:
        enter_epoch(_Run(game), Seat("red"), 1)
        return realm.morale, realm.food, realm.hunger

    assert enter() == (-7, 1, 0)
    realm.food = 0
    assert enter() == (-2, 0, 1)
    game.play("red", Trade(1))
    assert realm.taler == 5 + 1 + 2
    assert enter() == (4, 0, 1)
    assert not edition().box.epochs[realm.epoch].effects.trade_while
    realm.done.remove("trade")
    to_next_action(game, "blue", "green", "yellow")
    before = realm.taler
    game.play("red", Trade(1))
    assert realm.taler == before + 1, "what Antiquity gave is gone"


class _Run:
    """As much of a run as entering an epoch needs."""

    def __init__(self, game: CaseTable) -> None:
        self.board = game.board

    def tell(self, *_: object, **__: object) -> None:
        """Nobody listens."""


@pytest.mark.parametrize(
    ("values", "points"),
    [((5, 5, 3), (2, 2, 0)), ((5, 3, 3), (3, 1, 1)), ((4, 0, 0), (3, 0, 0)), ((0, 0, 0), (0, 0, 0))],
)
def test_tc_37_scoring_a_card(values: tuple[int, ...], points: tuple[int, ...]) -> None:
    """TC-37: sole first, shared first, second; nothing for 0."""
    seats = [Seat(seat) for seat in ("red", "blue", "green")]
    found = scored(dict(zip(seats, values, strict=True)))
    assert tuple(found.get(seat, 0) for seat in seats) == points


def test_tc_77_wine_that_has_fought() -> None:
    """TC-77: used as a unit it is spent in both roles for this round; in the next, set to luxury, it trades."""
    text = "red: gauls, military 1, epoch bronze; aureliani: red; sequania: red 3; blue: romans; latium: blue"
    text += "; cisalpina: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
    game = table(text, act="red", dice=faces("sword sword"))
    game.play("red", Expand(1), March(AreaId("sequania"), (AreaId("cisalpina"),), 2), Confirm(armies="all"))
    assert [one.params["goods"] for one in game.messages("put-up") if one.params["seat"].id == "red"] == [1]
    assert game.realm("red").goods_used == {"wine": 1}
    to_next_action(game, "blue", "green", "yellow")
    refusal = game.refused("red", Trade(1, ("wine",)))
    assert (refusal.rule, refusal.message.id) == ("ch.5", "good-not-usable")
    to_next_round(game, "red")
    assert game.realm("red").military == 0, "luxury, unless he says otherwise"
    taler = game.realm("red").taler
    game.play("red", Trade(1, ("wine",)))
    assert game.realm("red").taler == taler + 2


def test_tc_77_wine_as_a_military_good() -> None:
    """TC-77: wine set to military is no luxury this round; next round, set to luxury, it is (T-46)."""
    text = "red: gauls, military 1; aureliani: red; blue: romans; latium: blue; green: iberians; edetania: green"
    text += "; yellow: slavs; podolia: yellow"
    game = table(text, act="red")
    assert game.refused("red", Trade(1, ("wine",))).message.id == "good-not-usable"
    game = table(text, begin="clean_up")
    assert game.realm("red").military == 0
    while game.asked[0][0] != "red":
        game.play(game.asked[0][0], PASS)
    game.play("red", Trade(1, ("wine",)))
