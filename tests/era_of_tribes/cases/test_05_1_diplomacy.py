"""ch.5.1: diplomacy: TC-18 to TC-23, TC-94 to TC-97."""

import pytest

from rules.core.questions import Choose
from rules.era_of_tribes.board.holdings import leaders_left
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.economy.economy import Trade
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.expand import Expand
from rules.era_of_tribes.expansion.marching import March
from tests.era_of_tribes.cases.table import PASS, table

ACCEPT, DECLINE = Choose("accept"), Choose("decline")
REST = "blue: gauls; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def test_tc_18_grey_leaders() -> None:
    """TC-18: three Taler and three vassals, usable at once."""
    game = table(f"red: romans, taler 3; latium: red; {REST}", act="red")
    before = game.realm("red").free
    game.play("red", Diplomacy(1, ("grey-leader",)))
    realm = game.realm("red")
    assert (realm.taler, realm.free, realm.removed, realm.grey) == (0, before - 3, 3, 1)
    assert game.board.grey == 7 - 1
    assert leaders_left(game.board, game.board.seating[0]) == 2
    for seat in ("blue", "green", "yellow"):
        game.play(seat, PASS)
    game.play("red", Trade(2))


@pytest.mark.parametrize(
    ("realm", "id"),
    [("romans, taler 3, free 2", "too-few-free-vassals"), ("romans, taler 2", "too-few-taler")],
)
def test_tc_18_refused(realm: str, id: str) -> None:
    """TC-18: too few vassals or Taler."""
    game = table(f"red: {realm}; latium: red; {REST}", act="red")
    refusal = game.refused("red", Diplomacy(1, ("grey-leader",)))
    assert (refusal.rule, refusal.message.id) == ("ch.5.1", id)


def test_tc_18_slavs_and_an_empty_supply() -> None:
    """TC-18: Slavs need two and two; without a grey leader in the supply nobody gets one."""
    text = "red: slavs, taler 2, free 2; podolia: red; blue: gauls; belgica: blue; green: iberians; edetania: green"
    game = table(f"{text}; yellow: romans; latium: yellow", act="red")
    assert game.legal("red", Diplomacy(1, ("grey-leader",)))
    game.board.grey = 0
    refusal = game.refused("red", Diplomacy(1, ("grey-leader",)))
    assert (refusal.rule, refusal.message.id) == ("ch.5.1", "no-grey-leader-left")


@pytest.mark.parametrize(("taler", "ring", "id"), [(5, "", "too-few-taler"), (6, ", ring", "ring-taken"), (6, "", "")])
def test_tc_19_bribes(taler: int, ring: str, id: str) -> None:
    """TC-19: a fifth of the own influence, rounded up (T-12), to each who has less; the leader goes on the ring."""
    text = f"red: romans, ep 11, taler {taler}; latium: red; blue: gauls, ep 3, taler 0{ring}; belgica: blue"
    text += "; green: iberians, ep 4, taler 0; edetania: green; yellow: slavs, ep 11; podolia: yellow"
    game = table(text, act="red")
    if id:
        refusal = game.refused("red", Diplomacy(1, ("bribe",)))
        assert (refusal.rule, refusal.message.id) == ("ch.5.1", id)
        return
    game.play("red", Diplomacy(1, ("bribe",)))
    realm = game.realm("red")
    assert (realm.ep, realm.taler, realm.ring, realm.used) == (12, 0, True, 0)
    assert (game.realm("blue").taler, game.realm("green").taler, game.realm("yellow").taler) == (3, 3, 5)


def test_tc_20_leaders_of_diplomacy() -> None:
    """TC-20: three leaders at most; each step once (T-11); two leaders bring two treaties and two steps."""
    game = table(f"red: romans, taler 9, grey 2, epoch bronze; latium: red; {REST}", act="red")
    assert leaders_left(game.board, game.board.seating[0]) >= 4, "enough, but not all of them may negotiate"
    refusal = game.refused("red", Diplomacy(4))
    assert (refusal.rule, refusal.message.id) == ("ch.5.1", "too-many-leaders")
    assert game.refused("red", Diplomacy(2, ("grey-leader", "grey-leader"))).rule == "T-11"
    game.play("red", Diplomacy(2, ("grey-leader", "protection")))
    realm = game.realm("red")
    assert (realm.treaties, realm.grey, realm.protected) == (2, 3, True)


SALE = (
    "red: iberians, taler 20{treaties}; edetania: red; blue: gauls, taler 0; aureliani: blue; narbonensis: blue{city}"
)
SALE += "; green: romans; latium: green; yellow: slavs; podolia: yellow"


def sale(treaties: int = 0, city: str = "", more: str = "") -> str:
    text = SALE.format(treaties=f", treaties {treaties}{more}", city=city)
    return text + "; baetica: red"


def test_tc_21_a_sale_by_consent() -> None:
    """TC-21: ten Taler to the seller; the home of the Gauls is not for sale."""
    game = table(sale(), act="red")
    game.play("red", Diplomacy(1, (), ("buy:narbonensis",)))
    assert game.asked == [("blue", "offer")]
    game.play("blue", ACCEPT)
    assert (game.realm("red").taler, game.realm("blue").taler, game.at("narbonensis")) == (10, 10, "red 1")
    game = table(sale() + "; arvernia: red", act="red")
    refusal = game.refused("red", Diplomacy(1, (), ("buy:aureliani",)))
    assert (refusal.rule, refusal.message.id) == ("ch.5.1", "home-not-for-sale")


def test_tc_21_a_forced_sale() -> None:
    """TC-21: six Taler and three treaties, which must be in hand (T-34)."""
    game = table(sale(treaties=2), act="red")
    game.play("red", Diplomacy(1, (), ("buy:narbonensis:force",)))
    assert (game.realm("red").taler, game.realm("blue").taler, game.realm("red").treaties) == (14, 6, 0)
    game = table(sale(treaties=1), act="red")
    assert game.refused("red", Diplomacy(1, (), ("buy:narbonensis:force",))).rule == "T-34"


NEAR = "red: romans{red}; etruria: red; latium: red; blue: gauls; narbonensis: blue; belgica: blue; liguria: blue"
NEAR += "; green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def test_tc_22_alliances() -> None:
    """TC-22: influence and morale for both, taken back when it ends."""
    game = table(NEAR.format(red=""), act="red")
    game.play("red", Diplomacy(1, (), ("ally:blue",)))
    game.play("blue", ACCEPT)
    assert game.board.alliances == [("blue", "red")]
    for seat in ("red", "blue"):
        assert (game.realm(seat).ep, game.realm(seat).morale) == (2, 2)
    game = table("allies red blue; " + NEAR.format(red=", ep 3"), act="red")
    game.play("red", Diplomacy(1, (), ("part:blue",)))
    game.play("blue", ACCEPT)
    assert game.board.alliances == []
    assert (game.realm("red").ep, game.realm("red").morale) == (2, -2)
    assert (game.realm("blue").ep, game.realm("blue").morale) == (0, -2)


def test_tc_22_an_attack_ends_it() -> None:
    """TC-22: both −1 influence, the attacker −5 and the defender −2 morale."""
    game = table("allies red blue; " + NEAR.format(red=", ep 3, food 0, mo 0"), grow="red")
    game.play("red", March(AreaId("etruria"), (AreaId("liguria"),)))
    assert game.board.alliances == [("blue", "red")]
    game.play("red", Confirm(armies="none"))
    assert game.board.alliances == []
    assert game.messages("alliance-broken")
    assert (game.realm("red").ep, game.realm("blue").ep) == (2, 0)
    lost = 5 + game.at("liguria").startswith("red")
    assert (game.realm("red").morale, game.realm("blue").morale) == (-lost, -2)


def test_tc_23_protection() -> None:
    """TC-23: each attacker loses five morale once in the round (T-22)."""
    text = "red: romans; etruria: red 2; latium: red; blue: gauls, protected; narbonensis: blue; liguria: blue"
    text += "; cisalpina: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow; raetia: yellow"
    game = table(text, grow="red", leaders=2)
    game.play("red", March(AreaId("etruria"), (AreaId("liguria"),)), March(AreaId("etruria"), (AreaId("cisalpina"),)))
    game.play("red", Confirm(armies="none"))
    felt = [(one.params["seat"].id, one.params["morale"]) for one in game.messages("protection-felt")]
    assert felt == [("red", 5)], "once for both provinces"
    assert game.realm("blue").warned == ["red"]
    game = table(text.replace("protected", "protected, warned red"), grow="yellow", leaders=2)
    game.play("yellow", March(AreaId("raetia"), (AreaId("cisalpina"),)), Confirm(armies="none"))
    felt = [(one.params["seat"].id, one.params["morale"]) for one in game.messages("protection-felt")]
    assert felt == [("yellow", 5)], "each attacker for himself"
    game = table(text, begin="clean_up")
    assert not game.realm("blue").protected
    while game.asked[0] != ("yellow", "action"):
        assert game.board.round == 2
        game.keep(game.match.lapse(game.match.pending[0].id))
    game.play("yellow", Expand(1), March(AreaId("raetia"), (AreaId("cisalpina"),)), Confirm(armies="none"))
    assert "battle-begins" in game.told
    assert not game.messages("protection-felt"), "in the next round it is over"


def test_tc_94_offers() -> None:
    """TC-94: a declined offer makes room for another, but nobody is asked twice (T-71)."""
    text = "red: romans, taler 20; etruria: red; latium: red; blue: gauls; belgica: blue; cisalpina: blue"
    text += "; green: iberians; edetania: green; liguria: green; yellow: slavs; podolia: yellow"
    game = table(text, act="red")
    assert game.refused("red", Diplomacy(1, (), ("ally:blue", "buy:cisalpina"))).rule == "T-71"
    game.play("red", Diplomacy(1, (), ("ally:blue", "buy:liguria")))
    game.play("blue", DECLINE)
    assert game.asked == [("green", "offer")]
    game.play("green", ACCEPT)
    assert game.at("liguria") == "red 1"
    assert game.board.alliances == []


@pytest.mark.parametrize("city", [False, True])
def test_tc_95_a_sale_with_a_city(city: bool) -> None:
    """TC-95: fifteen Taler; the city goes home with its food; a vassal or a city of the buyer (T-72)."""
    game = table(sale(city=", city", more=", architecture 1, food 3"), act="red")
    food = game.realm("blue").food
    game.play("red", Diplomacy(1, (), ("buy:narbonensis:city" if city else "buy:narbonensis",)))
    game.play("blue", ACCEPT)
    assert (game.realm("red").taler, game.realm("blue").taler, game.realm("blue").food) == (5, 15, food + 2)
    assert game.realm("blue").unbuilt[-1] == 0
    assert game.at("narbonensis") == ("red 0, city" if city else "red 1")
    assert game.realm("red").food == (1 if city else 3)
    for seat in ("red", "blue"):
        assert (game.realm(seat).ep, game.realm(seat).morale) == (1, 0)


def test_tc_96_several_allies() -> None:
    """TC-96: one alliance per pair, several partners (T-73)."""
    text = "allies red blue; red: romans; etruria: red; latium: red; blue: gauls; belgica: blue; cisalpina: blue"
    text += "; green: iberians; edetania: green; liguria: green; yellow: slavs; podolia: yellow"
    game = table(text, act="red")
    assert game.refused("red", Diplomacy(1, (), ("ally:blue",))).rule == "T-73"
    game.play("red", Diplomacy(1, (), ("ally:green",)))
    game.play("green", ACCEPT)
    assert game.board.alliances == [("blue", "red"), ("green", "red")]
    assert (game.realm("red").ep, game.realm("red").morale) == (2, 2)


def test_tc_97_a_bribe_is_compared_before() -> None:
    """TC-97: EP 5, 5 and 3: one Taler to the one with 3 (T-74)."""
    text = "order red blue green; cut three1; red: romans, ep 5; latium: red; blue: gauls, ep 5, taler 0; belgica: blue"
    game = table(f"{text}; green: iberians, ep 3, taler 0; edetania: green", act="red")
    game.play("red", Diplomacy(1, ("bribe",)))
    assert (game.realm("red").taler, game.realm("red").ep) == (4, 6)
    assert (game.realm("blue").taler, game.realm("green").taler) == (0, 1)


def test_an_offer_lapses_as_declined() -> None:
    game = table(NEAR.format(red=""), act="red")
    game.play("red", Diplomacy(1, (), ("ally:blue",)))
    game.keep(game.match.lapse(game.match.pending[0].id))
    assert game.board.alliances == []
