"""Rulings that no numbered case names: one test each, and a look that every ruling has one."""

import re
from pathlib import Path

import msgspec
import pytest

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.questions import Choose
from rules.era_of_tribes.battle.battle import Defend, Support
from rules.era_of_tribes.battle.forces import helpers
from rules.era_of_tribes.board.holdings import leaders_of, luxury_total
from rules.era_of_tribes.board.ids import AreaId
from rules.era_of_tribes.board.tracks import change_ep
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.expansion.building import BuildFleet
from rules.era_of_tribes.expansion.cities import Found
from rules.era_of_tribes.expansion.confirming import Confirm
from rules.era_of_tribes.expansion.growth import Place
from rules.era_of_tribes.expansion.marching import March
from rules.era_of_tribes.expansion.sailing import Sail
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.pack.edition import edition
from rules.era_of_tribes.progress.progress import Progress
from rules.era_of_tribes.revolution.influence import values
from rules.era_of_tribes.revolution.revolution import Revolution
from tests.era_of_tribes.cases.table import HOLD, PASS, CaseTable, faces, table

ROOT = Path(__file__).parents[3]
RED, BLUE, GREEN = Seat("red"), Seat("blue"), Seat("green")
REST = "blue: gauls; belgica: blue; green: iberians; edetania: green; yellow: slavs; podolia: yellow"
OTHERS = "green: iberians; edetania: green; yellow: slavs; podolia: yellow"


def march(origin: str, *path: str, count: int = 1) -> March:
    return March(AreaId(origin), tuple(AreaId(area) for area in path), count)


def sail(origin: str, *path: str, count: int = 1, fight: bool = False) -> Sail:
    return Sail(AreaId(origin), tuple(AreaId(area) for area in path), count, fight)


def test_every_ruling_is_named_by_a_test() -> None:
    stated = {int(n) for n in re.findall(r"^### T-(\d+) ", (ROOT / "docs/rulings/era_of_tribes.md").read_text(), re.M)}
    tests = "\n".join(path.read_text() for path in (ROOT / "tests/era_of_tribes").rglob("test_*.py"))
    assert stated == {*range(1, 86)}
    assert sorted(stated - {int(n) for n in re.findall(r"\b(?:T-|test_t_)(\d+)(?!\d)", tests)}) == []


@pytest.mark.parametrize("change", [1, -1])
def test_t_1_whoever_arrives_goes_behind(change: int) -> None:
    """T-1: from either side; of two on one field the one behind is first in the order."""
    game = table(f"order red blue green yellow; track red blue green yellow; red: romans, ep {4 - change}; {REST}",
                 act="red")  # fmt: skip
    change_ep(game.board, BLUE, 3)
    change_ep(game.board, RED, change)
    board = game.board
    assert board.realms[RED].ep == board.realms[BLUE].ep == 4
    assert board.track.index(RED) > board.track.index(BLUE)


def test_t_21_antiquity_in_the_normal_game() -> None:
    """T-21: influence, stronger barbarians and the end; neither food nor morale of the epoch."""
    lands = "latium: red, city; campania: red, city; bruttium: red, city; apulia: red, city; etruria: red, city"
    more = "venetia: red 0, city; aureliani: red; narbonensis: red; liguria: red"
    realm = "red: romans, epoch iron, food 1, mo 0, farming 4, culture 4, trade 4, mechanics 4, architecture 4"
    game = table(f"{realm}; {lands}; {more}; {REST}", act="red")
    epoch = next(place for place, one in enumerate(edition().box.epochs) if one.effects.ends == "normal")
    assert game.realm("red").epoch == epoch - 1
    before = game.realm("red").morale, game.board.level
    game.play("red", Revolution())
    assert (game.realm("red").morale, game.board.level - 1) == before
    assert game.food("red") == (0, 0, 0), "only what the Iron Age gave while it lasted has gone"
    assert game.board.ending


ALLIED = (
    "allies red green; allies blue green; red: greeks, armies 1; macedonia: red; etruria: red; blue: gauls, armies 1"
)
ALLIED += ", taler 9; belgica: blue; cisalpina: blue 2; green: iberians, armies 5, mechanics 1; edetania: green"
ALLIED += "; yellow: slavs; podolia: yellow"


def test_t_23_nobody_helps_both_sides() -> None:
    """T-23: an ally of both who has lent to one is not asked by the other; and lends no more than he was asked for."""
    game = table(ALLIED, grow="red")
    game.play("red", march("etruria", "cisalpina"), Confirm())
    game.play("blue", Defend(allies=("green:2",)))
    assert game.asked == [("green", "support")]
    game.play("green", Support(5))
    assert game.messages("support-given")[0].params["count"] == 2
    assert game.realm("green").armies == 3
    assert helpers(game.board, game.conflict, "attacker") == []


def test_t_25_wine_is_always_luxury_for_conditions_and_scoring() -> None:
    """T-25: wine set to military still counts for epochs and influence cards."""
    text = "red: gauls, military 1; aureliani: red; blue: romans; latium: blue; " + OTHERS
    board = table(text, act="red").board
    card = next(id for id, one in edition().box.cards.items() if one.most == "luxury-goods")
    assert luxury_total(board, RED) == values(board, card)[RED] == 1


def test_t_27_a_fleet_settles_an_empty_province() -> None:
    """T-27, T-55: the fleet becomes a vassal there, and its move is over; it may have carried somebody before."""
    text = "red: carthaginians, navigation 1; zeugitana: red 3; sicilian-strait: red 1; blue: egyptians; delta: blue; "
    game = table(text + OTHERS, grow="red")
    game.play("red", march("zeugitana", "sicilian-strait", "sicilia"), sail("sicilian-strait", "sicilia"))
    assert (game.at("sicilia"), game.at("sicilian-strait")) == ("red 2", "")
    assert game.campaign.mp[AreaId("sicilia")] == [0, 0]
    assert game.refused("red", march("sicilia", "bruttium")).message.id == "no-way"


def test_t_33_nobody_plays_alone() -> None:
    """T-33: every map is for two players at least."""
    fewest = {min(cut.players) for cut in edition().map.cuts.values()}
    assert min(fewest) == 2
    with pytest.raises(ValueError, match="kernel-seat-count"):
        Match.start(GAME, "two3", {}, [RED], b"alone")


def test_t_35_allies_have_their_own_leaders() -> None:
    """T-35: leaders are exchanged one for one, so nobody's number changes."""
    text = "red: romans; etruria: red; latium: red; blue: gauls; belgica: blue; cisalpina: blue; " + OTHERS
    game = table(text, act="red")
    before = [leaders_of(game.board, seat) for seat in (RED, BLUE)]
    game.play("red", Diplomacy(1, (), ("ally:blue",)))
    game.play("blue", Choose("accept"))
    assert game.board.alliances == [("blue", "red")]
    assert [leaders_of(game.board, seat) for seat in (RED, BLUE)] == before


def test_t_36_an_empty_target_is_settled() -> None:
    """T-36: a draw of an earlier battle has emptied it; those who attack next settle it without dice."""
    text = "red: greeks, mo 0; macedonia: red; etruria: red 2; blue: gauls; belgica: blue; cisalpina: blue; " + OTHERS
    game = table(text, grow="red", dice=faces("sword shield"))
    game.play("red", march("etruria", "cisalpina"))
    game.board.lands[AreaId("cisalpina")].vassals = 0
    game.board.lands[AreaId("cisalpina")].owner = None
    game.realm("blue").free += 1
    game.play("red", Confirm(armies="none"))
    assert "battle-begins" not in game.told
    assert game.at("cisalpina") == "red 1"


def test_t_37_a_battlefield_stays_when_its_province_is_lost() -> None:
    """T-37: whoever holds it, the marker lies there."""
    text = "red: greeks; macedonia: red; etruria: red 3; blue: gauls; belgica: blue; cisalpina: blue, battlefield 2; "
    game = table(text + OTHERS, grow="red", dice=faces(*["sword sword"] * 3))
    game.play("red", march("etruria", "cisalpina", count=3), Confirm(armies="none"))
    assert game.at("cisalpina") == "red 3, battlefield 2"


def test_t_40_norsemen_mourn_fleets_of_a_landing() -> None:
    """T-40: two morale for a fleet that falls in a landing, which falls before the vassals do."""
    text = "cut full; order red blue green yellow purple; red: norsemen, navigation 1, mo -5, food 9; agder: red"
    text += f"; north-sea-north: red 2; blue: gauls; caledonia: blue 2; {OTHERS}; purple: romans; latium: purple"
    game = table(text, grow="red", dice=faces("shield shield"))
    game.play("red", sail("north-sea-north", "caledonia", count=2), Confirm(armies="none"))
    assert [one.params["morale"] for one in game.messages("fleets-mourned")] == [2, 2]


def test_t_41_of_two_at_once_the_active_player_is_first() -> None:
    """T-41: an alliance lifts both to the end; the one whose action it was gets three, the other two."""
    text = "order blue red green yellow; red: romans, ep 20; etruria: red; latium: red; blue: gauls, ep 20"
    game = table(f"{text}; belgica: blue; cisalpina: blue; {OTHERS}", act="red")
    game.play("red", Diplomacy(1, (), ("ally:blue",)))
    game.play("blue", Choose("accept"))
    ended = [(str(one.params["seat"].id), one.params["ep"]) for one in game.messages("end-triggered")]
    assert ended == [("red", 3), ("blue", 2)]


def test_t_43_at_sea_only_fleets_fight() -> None:
    """T-43: armies, goods and tiles stay at home, nobody is asked; all fleets of both sides are in it."""
    text = "red: romans, navigation 1, armies 3, tiles taler-5; latium: red; blue: gauls, navigation 1, armies 3"
    text += "; belgica: blue; tyrrhenian-sea: blue 2 red 3; "
    game = table(text + OTHERS, grow="red", dice=faces(*["sword sword"] * 4))
    game.play("red", sail_into_battle(), Confirm(armies="all"))
    begun = game.messages("sea-battle-begins")[0].params
    assert (begun["attackers"], begun["defenders"]) == (3, 2)
    assert (game.realm("red").armies, game.realm("blue").armies, game.realm("red").tiles) == (3, 3, ["taler-5"])


def sail_into_battle() -> Sail:
    """One of three fleets sails out and back, and demands battle."""
    return sail("tyrrhenian-sea", "ligurian-sea", "tyrrhenian-sea", fight=True)


def test_t_49_influence_won_in_the_actions_leaves_the_order() -> None:
    """T-49: the pioneer passes all others on the track, and still moves last this round."""
    game = table(f"order red blue green yellow; red: romans, taler 30, ep 4; latium: red; {REST}", act="red")
    game.play("red", Progress(("farming", "farming")))
    assert game.realm("red").ep == 4 + 2
    assert game.board.order == ["red", "blue", "green", "yellow"]


def test_t_50_one_auto_expansion_after_the_other() -> None:
    """T-50: in the order of the round; the next one begins when the one before is over."""
    game = table(f"order blue red green yellow; red: romans; latium: red; {REST}", act="blue")
    for seat in ("blue", "red", "green", "yellow"):
        game.play(seat, PASS)
    for seat in ("blue", "red", "green", "yellow"):
        assert game.asked == [(seat, "auto-expansion")]
        game.play(seat, HOLD)
    assert game.board.round == 2


def test_t_51_a_later_part_closes_those_before_it() -> None:
    """T-51: whoever builds has done growing, whoever moves has done building, whoever founds has done moving."""
    text = "red: romans, navigation 1, architecture 1, food 9, taler 9; latium: red 4; etruria: red; " + REST
    fleet, place = BuildFleet(AreaId("latium"), AreaId("tyrrhenian-sea")), Place((AreaId("latium"),))
    game = table(text, grow="red")
    game.play("red", place, fleet)
    assert game.refused("red", place).rule == "T-51"
    game.play("red", march("etruria", "venetia"))
    assert game.refused("red", fleet).rule == "T-51"
    game.play("red", Found(AreaId("latium")))
    assert game.refused("red", march("latium", "campania")).rule == "T-51"
    assert game.legal("red", Confirm())


def test_t_60_legions_defend_too() -> None:
    """T-60: legions of the Regular Army are put up in defence, and fall in the order that was said."""
    text = "red: greeks; macedonia: red; cisalpina: red 2; blue: romans, legions 2; latium: blue; etruria: blue; "
    game = table(text + OTHERS, grow="red", dice=faces("sword shield", "shield shield"))
    game.play("red", march("cisalpina", "etruria", count=2), Confirm(armies="none"))
    assert game.asked == [("blue", "defend")]
    game.play("blue", Defend(losses=("legions-first",)))
    assert game.messages("put-up")[0].params["units"] == 3
    assert (game.at("etruria"), game.realm("blue").legions) == ("blue 1, battlefield 1", 1)


def test_t_45_in_revolution_a_player_is_still_asked_as_ally() -> None:
    """T-45: whoever made a Revolution lends armies in this round."""
    game = table(ALLIED.replace("allies red green; ", "").replace("armies 5", "armies 5, revolted, passed"), grow="red")
    game.play("red", march("etruria", "cisalpina"), Confirm(armies="none"))
    game.play("blue", Defend(allies=("green:2",)))
    assert game.asked == [("green", "support")]


def test_t_45_in_revolution_a_player_still_holds_his_sea() -> None:
    """T-45: and he may demand battle where he holds a sea area."""
    text = "red: romans, navigation 1; latium: red; tyrrhenian-sea: red 1; blue: greeks, navigation 1, revolted, passed"
    game = table(f"{text}; macedonia: blue; ligurian-sea: blue 2; {OTHERS}", grow="red")
    game.keep(game.match.cancel_order("blue", game.match.orders("blue")[0].id))
    game.play("red", sail("tyrrhenian-sea", "ligurian-sea"))
    assert game.asked == [("blue", "sea-battle")]


def test_t_65_printed_militia_leaves_after_the_battle() -> None:
    """T-65, ch.6.4: the militia of a mountain is gone when it is over; only grey ones return to the army."""
    text = "red: greeks; macedonia: red; venetia: red; blue: gauls, militia 1; belgica: blue; raetia: blue 2; " + OTHERS
    game = table(text, grow="red", dice=faces("shield shield"))
    game.play("red", march("venetia", "raetia"), Confirm(armies="none"))
    defended(game)
    assert game.at("raetia") == "blue 2, battlefield 1"
    assert game.realm("blue").militia == 1


def defended(game: CaseTable) -> None:
    """The defender puts up what he has."""
    if game.asked and game.asked[0][1] == "defend":
        game.play(game.asked[0][0], Defend())


def test_t_70_leader_by_leader() -> None:
    """T-70: a forced step with the treaty of this very leader; the order is treaty, diplomatic step, bonus step."""
    text = (
        "red: iberians, taler 20, treaties 2; edetania: red; blue: gauls, taler 0; aureliani: blue; narbonensis: blue"
    )
    game = table(f"{text}; green: romans; latium: green; yellow: slavs; podolia: yellow", act="red")
    game.play("red", Diplomacy(2, ("protection",), ("buy:narbonensis:force",)))
    assert [id for id in game.told if id in ("treaty-taken", "protection-bought", "province-sold")] == [
        "treaty-taken", "protection-bought", "province-sold", "treaty-taken",
    ]  # fmt: skip
    assert game.realm("red").treaties == 2 + 2 - 3


def test_t_76_the_bonus_fulfils_nothing() -> None:
    """T-76: nobody is rewarded for influence that was itself a reward, nor twice."""
    text = f"red: romans, ep 20, taler 9; latium: red; {REST}"
    game = table(text, act="red")
    game.play("red", Progress(("architecture",)))
    assert len(game.messages("end-triggered")) == 1
    for _ in range(3):
        game.play(game.asked[0][0], PASS)
    game.play("red", PASS)
    assert game.messages("end-triggered") == []
    assert game.realm("red").ep == 20 + 1 + 3


def test_t_77_without_a_card_none_is_opened() -> None:
    """T-77: the last cards are scored, and the deck stays empty."""
    cards = [*edition().box.cards]
    text = f"open {cards[0]}; out {' '.join(cards[1:])}; red: romans, farming 2, trade 2, taler 9; latium: red, city"
    game = table(f"{text}; {REST}", act="red")
    assert game.board.deck == []
    game.play("red", Revolution())
    assert "card-scored" in game.told
    assert "card-opened" not in game.told
    assert game.board.open == []


def test_ch_7_only_its_new_owner_learns_what_a_tile_is() -> None:
    """ch.7, ch.11: what is told of a taken tile, and who is asked what, is the same for others whatever it is."""

    def heard(tile: str, seat: Seat | None) -> list[object]:
        text = (
            f"red: greeks; macedonia: red; etruria: red 3; cisalpina: barbarians {tile}; blue: gauls; belgica: blue; "
        )
        game = table(text + OTHERS, grow="red", dice=faces(*["sword sword"] * 3))
        game.play("red", march("etruria", "cisalpina", count=3), Confirm())
        assert game.asked == [("red", "new-tile")]
        seen = [event.message for event in game.events if event.visible_to(seat)]
        return [seen, game.view(seat), [(one.seat, one.kind, one.reason) for one in game.match.pending]]

    for watcher in (BLUE, None):
        assert heard("taler-5", watcher) == heard("half-price", watcher)
    assert heard("taler-5", RED) != heard("half-price", RED)


def test_ch_11_mercenaries_lie_face_down_until_the_battle_is_over() -> None:
    """ch.6.4, ch.11: others see how many tiles fight, and not which: neither in the view nor in the log."""
    text = "red: greeks, armies 1; macedonia: red; etruria: red 3; blue: gauls, tiles taler-5 half-price; belgica: blue"
    text += f"; cisalpina: blue 4; {OTHERS}"

    def seen(tile: str, seat: Seat | None) -> list[object]:
        game = table(text, grow="red")
        game.play("red", march("etruria", "cisalpina", count=3), Confirm(armies="ask"))
        outcome = game.play("blue", Defend(mercenaries=(tile,)))
        assert game.asked == [("red", "attack")]
        view = msgspec.structs.replace(game.view(seat), realms=())
        told = [event.message for event in outcome.events if event.visible_to(seat)]
        return [view, told, [entry.for_seat(seat).answer for entry in outcome.entries]]

    for watcher in (RED, GREEN, None):
        assert seen("taler-5", watcher) == seen("half-price", watcher)
    assert seen("taler-5", BLUE) != seen("half-price", BLUE)
