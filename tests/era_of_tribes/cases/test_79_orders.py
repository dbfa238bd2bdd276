"""T-79 to T-84: filed actions and standing orders: TC-100, TC-101."""

from rules.core.ids import Seat
from rules.core.orders import Condition, StandingOrder
from rules.core.questions import Choose
from rules.era_of_tribes.battle.battle import Support
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.desk.filing import MOST_FILED, filed
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.economy.economy import Bread, Taxes, Trade
from rules.era_of_tribes.expansion.confirming import AttackOrder, Confirm
from rules.era_of_tribes.expansion.sailing import Sail
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.revolution.revolution import Revolution
from tests.era_of_tribes.cases.table import HOLD, PASS, table
from tests.era_of_tribes.cases.test_06_4_battles import Defend, allied, march

REST = "blue: romans; latium: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def test_tc_100_filed_actions() -> None:
    """TC-100: the first is carried out without a question; what cannot be paid is asked."""
    game = table(f"red: gauls, taler 0; belgica: red; aureliani: red; {REST}", act="blue")
    game.order("red", filed(Trade(1, ("wine",))))
    game.order("red", filed(Progress(("farming",))))
    for seat in ("blue", "green", "yellow"):
        game.play(seat, PASS)
    assert game.realm("red").taler == 2
    assert game.asked == [("red", "action")]
    assert [kept.order.answer for kept in game.match.orders("red") if kept.order.once] == [Progress(("farming",))]


def test_t_79_at_most_four_and_only_what_depends_on_nobody() -> None:
    game = table(f"red: gauls; belgica: red; {REST}", act="blue")
    for answer in (Trade(1), Taxes(1), Bread(1), PASS):
        game.order("red", filed(answer))
    assert MOST_FILED == 4
    refusal = game.match.order("red", filed(Trade(1))).refusal
    assert refusal is not None
    assert refusal.message.id == "too-many-filed-actions"
    for answer in (Diplomacy(1), Revolution()):
        refusal = game.match.order("blue", filed(answer)).refusal
        assert refusal is not None
        assert (refusal.rule, refusal.message.id) == ("T-79", "cannot-be-filed")


def test_t_79_a_filed_action_holds_for_one_turn() -> None:
    """T-79: an order to trade in every turn is refused; a pass may be one."""
    game = table(f"red: gauls; belgica: red; {REST}", act="blue")
    refusal = game.match.order("red", StandingOrder("action", Trade(1))).refusal
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("T-79", "filed-actions-hold-once")
    game.order("red", StandingOrder("action", PASS))


def test_t_79_what_is_filed_is_nobody_elses_business() -> None:
    """T-79, ch.11: others see no difference between somebody who has filed something and somebody who has not."""
    game = table(f"red: gauls; belgica: red; {REST}", act="blue")
    before = [(game.view(seat), game.match.orders(seat)) for seat in ("blue", "green")]
    outcome = game.order("red", filed(Trade(1)))
    assert [(game.view(seat), game.match.orders(seat)) for seat in ("blue", "green")] == before
    assert not [event for event in outcome.events if event.visible_to(Seat("blue")) or event.visible_to(None)]


def test_tc_101_auto_expansion_by_order() -> None:
    """TC-101: growth 2: new vassals in Aureliani and Belgica, nothing else, and no question (T-80)."""
    text = f"red: gauls, food 2, epoch bronze; belgica: red; aureliani: red; sequania: red; {REST}"
    game = table(text, act="red")
    game.order("red", StandingOrder("auto-expansion", HOLD))
    for seat in ("red", "blue", "green", "yellow"):
        game.play(seat, PASS)
    placed = [one.params for one in game.messages("vassals-placed") if one.params["seat"].id == "red"]
    assert [[area.id for area in one["areas"]] for one in placed] == [["aureliani", "belgica"]]
    assert "red" not in [seat for seat, kind in game.asked if kind == "auto-expansion"]


SEA = "red: romans, navigation 1; latium: red; tyrrhenian-sea: red {}; blue: greeks, navigation 1; macedonia: blue"
SEA += "; ligurian-sea: blue 2; green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def test_t_83_every_seat_begins_with_never() -> None:
    game = table(SEA.format(1), grow="red")
    game.play("red", Sail(AreaId("tyrrhenian-sea"), (AreaId("ligurian-sea"),)))
    assert game.at("ligurian-sea") == "blue 2 red 1"
    assert game.asked == [("red", "expansion")]


def test_t_83_if_more() -> None:
    for fleets, fights in ((1, 1), (2, 0)):
        game = table(SEA.format(fleets), grow="red")
        mine = game.match.orders("blue")
        game.keep(game.match.cancel_order("blue", mine[0].id))
        game.order("blue", StandingOrder("sea-battle", Choose("demand"), Condition("if-more")))
        game.order("blue", StandingOrder("sea-battle", Choose("let")))
        game.play("red", Sail(AreaId("tyrrhenian-sea"), (AreaId("ligurian-sea"),), fleets))
        assert len(game.campaign.fights) == fights


def test_t_84_accepting_from_one_player() -> None:
    text = "red: romans; etruria: red; blue: gauls; cisalpina: blue; belgica: blue; green: iberians; liguria: green"
    game = table(f"{text}; edetania: green; yellow: slavs; podolia: yellow", act="red")
    game.order("blue", StandingOrder("offer", Choose("accept"), Condition("from", {"seat": "red"})))
    game.order("green", StandingOrder("offer", Choose("accept"), Condition("from", {"seat": "blue"})))
    game.play("red", Diplomacy(2, (), ("ally:green", "ally:blue")))
    assert game.asked == [("green", "offer")]
    game.play("green", Choose("decline"))
    assert game.board.alliances == [("blue", "red")]


def test_t_84_support_by_order() -> None:
    game = allied(9)
    game.order("green", StandingOrder("support", Support(1), Condition("from", {"seat": "blue"})))
    game.play("red", march("etruria", "cisalpina"), Confirm())
    game.play("blue", Defend(allies=("all",)))
    assert game.messages("support-given")[0].params["count"] == 1


def test_t_82_everybody_reads_attack_orders_so_tiles_are_counted() -> None:
    text = (
        "red: greeks, tiles taler-2 advances; macedonia: red; etruria: red; blue: gauls; belgica: blue; cisalpina: blue"
    )
    game = table(f"{text}; green: iberians; edetania: green; yellow: slavs; podolia: yellow", grow="red")
    game.play("red", march("etruria", "cisalpina"))
    target = AreaId("cisalpina")
    assert game.refused("red", AttackOrder(target, mercenaries=("advances",))).rule == "ch.11"
    assert game.refused("red", AttackOrder(AreaId("latium"))).message.id == "no-attack-there"
    game.play("red", AttackOrder(target, armies="none", mercenaries=("1",)), Confirm())
    assert game.messages("put-up")[0].params["mercenaries"] == 1
    assert game.realm("red").spent == ["taler-2"]
