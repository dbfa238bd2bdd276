"""Economic cards (6.11.i): 7, 10, 13, 20, 23, 77 to 80, 82."""

import pytest

from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.pieces import AreaState
from rules.assyrian_wars.events.playing import PlayEvent
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event
from tests.assyrian_wars.cards.test_siege import besieging
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

COUNTER = f"; hand EL: {MEASURES} 41; EL: saved 1"


def at(game: CaseTable, area: str) -> AreaState:
    return game.board.areas[AreaId(area)]


# ---- 7: Deportation ----------------------------------------------------------------------------------------------


@cards(7)
def test_aw_6_8_4_5_deportation(card: str) -> None:
    """AW-6.8.4-5: ECO-1 on Sippar, ECO+1 on Kalhu."""
    game = table(f"sippar: control AS; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "sippar", "kalhu"))
    assert (at(game, "sippar").eco_minus, at(game, "kalhu").eco_plus) == (1, 1)
    assert game.ap("AS") == 2
    assert card in game.country("AS").played_home


@cards(7)
def test_aw_6_8_4_5_refusals(card: str) -> None:
    """AW-6.8.4-5: not where an ECO-1 lies, not to an associated area, not from a city that Assyria does not hold."""
    game = table(f"sippar: control AS, eco-minus 1; babylon: control AS; hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card, "sippar", "kalhu")).message.id == "no-city-to-deport"
    assert game.refused("AS", event(card, "kish", "kalhu")).message.id == "no-city-to-deport"
    assert game.refused("AS", event(card, "nineveh", "kalhu")).message.id == "no-city-to-deport"
    assert game.refused("AS", event(card, "babylon", "zamua")).message.id == "no-city-for-deported"
    full = table(f"babylon: control AS; kalhu: eco-plus 2; hand AS: {card} 40", impulse="AS", ap=5)
    assert full.refused("AS", event(card, "babylon", "kalhu")).message.id == "no-city-for-deported"


@cards(7)
def test_a_marker_that_is_there_moves(card: str) -> None:
    game = table(f"sippar: control AS, eco-plus 1; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "sippar", "kalhu"))
    assert (at(game, "sippar").eco_plus, at(game, "sippar").eco_minus, at(game, "kalhu").eco_plus) == (0, 0, 1)


@cards(7)
def test_a_deportation_cancelled(card: str) -> None:
    game = table(f"sippar: control AS; hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card, "sippar", "kalhu"))
    assert at(game, "sippar").eco_minus == 0


# ---- 10: Gathering the Tribes (economy) --------------------------------------------------------------------------


@cards(10)
def test_markers_in_the_far_east(card: str) -> None:
    """Any number may lie there."""
    game = table(f"far-east: eco-plus 4; hand ME: {card} 40", impulse="ME", ap=5)
    game.play("ME", event(card, use="economy"))
    assert at(game, "far-east").eco_plus == 5


@cards(10)
def test_no_markers_after_a_resurrection(card: str) -> None:
    game = table(f"ME: resurrected; hand ME: {card} 40", impulse="ME", ap=5)
    assert game.refused("ME", event(card, use="economy")).message.id == "no-far-east"
    assert game.refused("ME", event(card, use="resurrection")).message.id == "not-eliminated"


@cards(10)
def test_the_tribes_do_not_gather(card: str) -> None:
    game = table(f"hand ME: {card} 40{COUNTER}", impulse="ME", ap=5)
    cancelled(game, "EL", "ME", event(card, use="economy"))
    assert at(game, "far-east").eco_plus == 0


# ---- 13: Gift of the Nile ----------------------------------------------------------------------------------------


@cards(13)
def test_all_pillage_goes_from_egypt(card: str) -> None:
    """But not where an enemy land unit stands, or another controls."""
    text = "memphis: pillage 2; sais: pillage 1; tanis: control AS, pillage 1; thebes: pillage 1, AS LI; war AS EG"
    game = table(f"{text}; hand EG: {card} 40", impulse="EG", ap=5)
    game.play("EG", event(card))
    assert [at(game, area).pillage for area in ("memphis", "sais", "tanis", "thebes")] == [0, 0, 1, 1]
    assert game.ap("EG") == 4


@cards(13)
def test_the_nile_needs_pillage(card: str) -> None:
    game = table(f"sippar: pillage 1; hand EG: {card} 40", impulse="EG", ap=5)
    assert game.refused("EG", event(card)).message.id == "no-pillage-at-home"


@cards(13)
def test_no_gift(card: str) -> None:
    game = table(f"memphis: pillage 2; hand EG: {card} 40{COUNTER}", impulse="EG", ap=5)
    cancelled(game, "EL", "EG", event(card))
    assert at(game, "memphis").pillage == 2


# ---- 20: Samaria's Walls -----------------------------------------------------------------------------------------

ISRAEL = "IS: active, seat P2, eco 3"


@cards(20)
def test_walls_are_repaired_even_under_siege(card: str) -> None:
    text = f"{ISRAEL}; war AS IS; samaria: damage 2, IS (LI), AS turtan 2LI, siege AS AS-turtan level 3"
    game = table(f"{text}; hand IS: {card} 40", impulse="IS", ap=3)
    game.play("IS", event(card, "samaria"))
    assert at(game, "samaria").damage == 0
    assert at(game, "samaria").sieges
    assert game.ap("IS") == 2
    worse = table(f"{text.replace('damage 2', 'damage 3')}; hand IS: {card} 40", impulse="IS", ap=3)
    worse.play("IS", event(card, "samaria"))
    assert at(worse, "samaria").damage == 1


@cards(20)
def test_there_must_be_damage_in_a_home_city(card: str) -> None:
    game = table(f"{ISRAEL}; jerusalem: control IS, damage 1; hand IS: {card} 40", impulse="IS", ap=3)
    assert game.refused("IS", event(card, "samaria")).message.id == "no-damage-to-repair"
    assert game.refused("IS", event(card, "jerusalem")).message.id == "no-damage-to-repair"


@cards(20)
def test_the_walls_stay_broken(card: str) -> None:
    game = table(f"{ISRAEL}; samaria: damage 1; hand IS: {card} 40{COUNTER}", impulse="IS", ap=3)
    cancelled(game, "EL", "IS", event(card, "samaria"))
    assert at(game, "samaria").damage == 1


# ---- 23: Midas' Gold ---------------------------------------------------------------------------------------------

PHRYGIA = "PY: active, seat P2, track BA, level 13"


@cards(23)
def test_gold_is_saved_like_income(card: str) -> None:
    """3 AP and 1 of income: 4 are saved at the end; what exceeds the limit is lost."""
    game = table(f"{PHRYGIA}; hand PY: {card} 40", impulse="PY", ap=1)
    game.play("PY", event(card, use="yours"))
    assert game.ap("PY") == 4
    game.end("PY")
    assert game.saved("PY") == 4


@cards(23)
def test_gold_for_the_allied_power(card: str) -> None:
    """Within its limit of 4."""
    game = table(f"{PHRYGIA}; BA: saved 2; hand PY: {card} 40", impulse="PY", ap=1)
    game.play("PY", event(card, use="ally"))
    assert (game.saved("BA"), game.ap("PY")) == (4, 1)
    poor = table(f"{PHRYGIA}; hand PY: {card} 40", impulse="PY", ap=1)
    poor.play("PY", event(card, use="ally"))
    assert poor.saved("BA") == 3


@cards(23)
def test_without_an_ally_no_gold_for_it(card: str) -> None:
    game = table(f"PY: active, seat P2; hand PY: {card} 40", impulse="PY", ap=1)
    assert game.refused("PY", event(card, use="ally")).message.id == "no-allied-power"
    assert game.refused("PY", event(card)).message.id == "event-which-use"


@cards(23)
def test_no_gold(card: str) -> None:
    game = table(f"{PHRYGIA}; hand PY: {card} 40{COUNTER}", impulse="PY", ap=1)
    cancelled(game, "EL", "PY", event(card, use="yours"))
    assert game.ap("PY") == 1


# ---- 77: Caravan Season, 78: Bandits on the Road -----------------------------------------------------------------


@cards(77)
def test_trade_markers_come_back(card: str) -> None:
    game = table(f"AS: trade 1, trade-lost 3; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card))
    assert (game.country("AS").trade, game.country("AS").trade_lost) == (3, 1)


@cards(77)
def test_caravans_are_aimed_at_nothing(card: str) -> None:
    game = table(f"AS: trade 1, trade-lost 3; hand AS: {card} 40", impulse="AS", ap=5)
    refusal = game.refused("AS", event(card, "kalhu"))
    assert (refusal.rule, refusal.message.id) == ("6.11", "too-many-targets")


@cards(77)
def test_caravans_are_for_powers_that_lost_markers(card: str) -> None:
    game = table(f"AS: trade 1; hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card)).message.id == "no-trade-markers-lost"
    minor = table(f"PH: active, seat P2, trade-lost 1; hand PH: {card} 40", impulse="PH", ap=5)
    assert minor.refused("PH", event(card)).message.id == "event-for-powers"


@cards(77)
def test_no_caravans(card: str) -> None:
    game = table(f"AS: trade 1, trade-lost 3; hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card))
    assert game.country("AS").trade == 1


# ---- 79: Irrigation Works ----------------------------------------------------------------------------------------


@cards(79)
def test_a_marker_on_a_home_city_and_the_card_face_up(card: str) -> None:
    game = table(f"kalhu: eco-plus 1; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "kalhu"))
    assert at(game, "kalhu").eco_plus == 2
    assert [effect.card for effect in game.board.effects if effect.face_up] == [card]
    game.end("AS")
    assert [effect.card for effect in game.board.effects] == [card]


@cards(79)
def test_irrigation_needs_an_own_city_with_room(card: str) -> None:
    game = table(f"kalhu: eco-plus 2; nineveh: control BA; hand AS: {card} 40", impulse="AS", ap=5)
    for city in ("kalhu", "nineveh", "babylon", ""):
        assert game.refused("AS", event(card, *([city] if city else []))).message.id == "no-city-for-marker"


@cards(79)
def test_with_the_city_marker_and_card_are_lost(card: str) -> None:
    """The marker is never deported: it is gone before anybody can."""
    text = "sippar: AS turtan 3HI, damage 1, eco-plus 1, siege AS AS-turtan level 2; "
    script = {"besiegers": every(1), "defenders": every(6), "promotion": every(1)}
    game = besieging(f"{text}effect {card} BA condition: kind eco-marker, target sippar, face-up", dice=script)
    through(game)
    assert game.control("sippar") == "AS"
    assert at(game, "sippar").eco_plus == 0
    assert game.board.effects == []
    assert card in game.board.discard
    assert "deported" not in game.told


@cards(79)
def test_no_irrigation(card: str) -> None:
    game = table(f"hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card, "kalhu"))
    assert at(game, "kalhu").eco_plus == 0
    assert game.board.effects == []


# ---- 80: Good Harvest, 82: Temple Treasure -----------------------------------------------------------------------


@cards(80)
def test_four_ap_and_two_levels_of_pillage(card: str) -> None:
    game = table(f"kalhu: pillage 2; ashur: pillage 1; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "kalhu", "ashur"))
    assert (at(game, "kalhu").pillage, at(game, "ashur").pillage) == (1, 0)
    assert game.ap("AS") == 5 - 1 + 4
    game.end("AS")
    assert game.saved("AS") == 4  # of the income only


@cards(80)
def test_a_harvest_without_pillage_brings_ap_all_the_same(card: str) -> None:
    game = table(f"kalhu: pillage 1; sippar: pillage 1; hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card, "kalhu", "kalhu")).message.id == "no-pillage-there"
    assert game.refused("AS", event(card, "sippar")).message.id == "no-pillage-there"
    game.play("AS", event(card))
    assert game.ap("AS") == 8


@cards(80)
@pytest.mark.parametrize(("stack", "level"), [("BA nabu", 0), ("BA nabu LI", 1), ("BA LI1", None)])
def test_in_the_fog_a_leader_may_be_alone_in_the_field(card: str, stack: str, level: int | None) -> None:
    """6.11.i, 9.5: what is offered does not tell it; it comes out when the card is played, which is no free look."""
    game = table(f"kalhu: pillage 1, {stack}; hand AS: {card} 40", impulse="AS", ap=5)
    aim = {"card": card, "use": "", "targets": ""}
    offered = [one.value for one in game.match.candidates(game.seat("AS"), PlayEvent.tag(), "targets", aim)]
    assert ("kalhu" in offered) == (level is not None)
    if level is None:
        assert game.refused("AS", event(card, "kalhu")).message.id == "no-pillage-there"
        return
    entry = game.play("AS", event(card, "kalhu")).entries[-1]
    assert (at(game, "kalhu").pillage, entry.revealed) == (level, True)
    assert ("pillage-stays" in game.told) == (level == 1)


@cards(80, 82)
def test_no_ap(card: str) -> None:
    game = table(f"hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    aim = ("nineveh",) if card == "82" else ()
    cancelled(game, "EL", "AS", event(card, *aim))
    assert game.ap("AS") == 5
    assert at(game, "nineveh").pillage == 0


@cards(82)
def test_a_temple_is_plundered(card: str) -> None:
    """It counts as pillage by the country, whoever the city belongs to."""
    game = table(f"babylon: control AS; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "babylon"))
    assert game.ap("AS") == 10
    assert at(game, "babylon").pillage == 1
    assert game.board.impulse is not None
    assert game.board.impulse.pillaged == ["babylon"]


@cards(82)
def test_only_a_capital_under_control(card: str) -> None:
    game = table(f"nineveh: pillage 2; hand AS: {card} 40", impulse="AS", ap=5)
    for city in ("nineveh", "kalhu", "babylon"):
        assert game.refused("AS", event(card, city)).message.id == "no-capital-to-pillage"


# ---- 78: Bandits on the Road -------------------------------------------------------------------------------------

TRADE = "AS: trade 2; BA: trade 1; EG: trade 1"


@cards(78)
def test_two_powers_lose_a_marker_each(card: str) -> None:
    game = table(f"{TRADE}; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "BA", "EG"))
    assert [game.country(code).trade for code in ("AS", "BA", "EG")] == [2, 0, 0]
    assert [game.country(code).trade_lost for code in ("AS", "BA", "EG")] == [0, 1, 1]


@cards(78)
def test_if_only_one_power_trades_it_alone_loses(card: str) -> None:
    game = table(f"BA: trade 2; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "BA"))
    assert game.country("BA").trade == 1


@cards(78)
def test_bandits_need_trade(card: str) -> None:
    game = table(f"hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card, "BA")).message.id == "no-markers-to-lose"
    two = table(f"{TRADE}; hand AS: {card} 40", impulse="AS", ap=5)
    assert two.refused("AS", event(card, "BA")).message.id == "no-markers-to-lose"


@cards(78)
def test_no_bandits(card: str) -> None:
    game = table(f"{TRADE}; hand AS: {card} 40{COUNTER}", impulse="AS", ap=5)
    cancelled(game, "EL", "AS", event(card, "BA", "EG"))
    assert game.country("BA").trade == 1
