"""Response cards that interrupt (6.11.e): 21, 22, 103 to 106."""

import pytest

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.interphase.revolts import Revolt
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.dice import city_strength, hunger_needed
from rules.assyrian_wars.turn.windows import CardWindow
from rules.core.dice import Script
from rules.core.ids import Seat
from tests.assyrian_wars.cards.events import MEASURES, cards, event, respond
from tests.assyrian_wars.cards.test_move import free
from tests.assyrian_wars.cases.battles import IN_IMPULSE
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table

MISS: Script = {"besiegers": every(6), "defenders": every(6), "melee": every(6), "promotion": every(1)}


def besieged(text: str, method: str = "standard", ap: float = 6, dice: Script = MISS) -> CaseTable:
    """Assyria besieges."""
    game = table(text, impulse="AS", ap=ap, dice=dice)
    game.play("AS", Besiege("AS-turtan", method))
    return game


# ---- 21: Hezekiah's Tunnel, 106: Bribed Gatekeeper ---------------------------------------------------------------

HUNGER = "war AS JU; jerusalem: AS turtan 2LI, siege AS AS-turtan hunger 1 level 3; JU: active, saved 2, seat P2"


@cards(21)
def test_the_city_holds_out_longer(card: str) -> None:
    """Before the step the number needed rises by 2, until the siege is lifted."""
    city = AreaId("jerusalem")
    game = besieged(f"{HUNGER}; hand JU: {card}", "hunger")
    before = hunger_needed(game.board, city)
    assert game.question("JU").kind == "respond"
    game.play("JU", respond(card))
    assert hunger_needed(game.board, city) == before + 2
    assert game.board.areas[city].sieges[0].hunger == 2
    assert game.saved("JU") == 1
    assert [effect.card for effect in game.board.effects] == [card]
    game.board.areas[city].sieges.clear()
    game.end("AS")
    assert game.board.effects == []
    assert card in [*game.country("JU").played_home, *game.country("JU").hand]


@cards(21)
def test_the_tunnel_is_for_judean_cities_judah_holds(card: str) -> None:
    siege = "siege AS AS-turtan hunger 1 level 3; JU: active, saved 2, seat P2"
    text = f"war AS JU; samaria: control JU, AS turtan 2LI, {siege}"
    game = besieged(f"{text}; hand JU: {card}", "hunger")
    assert game.asked == [(game.seat("AS"), "impulse")]
    own = table(f"JU: active, seat P2; hand JU: {card} 40", impulse="JU", ap=3)
    assert own.refused("JU", event(card)).message.id == "event-not-now"


@cards(21)
def test_the_tunnel_cancelled(card: str) -> None:
    game = besieged(f"{HUNGER}; hand JU: {card}; hand AS: {MEASURES} 40", "hunger")
    before = hunger_needed(game.board, AreaId("jerusalem"))
    game.play("JU", respond(card))
    game.play("AS", respond(MEASURES))
    assert hunger_needed(game.board, AreaId("jerusalem")) == before
    assert game.saved("JU") == 2


GATES = "sippar: AS turtan 2LI, siege AS AS-turtan hunger %d level 2"


@cards(106)
def test_the_number_rises_by_two_more(card: str) -> None:
    game = besieged(f"{GATES % 0}; hand AS: {card} 40", "hunger")
    game.play("AS", respond(card))
    assert game.board.areas[AreaId("sippar")].sieges[0].hunger == 3
    assert game.ap("AS") == 6 - 1 - 3


@cards(106)
def test_the_city_surrenders_at_once(card: str) -> None:
    game = besieged(f"{GATES % 1}; hand AS: {card} 40", "hunger")
    game.play("AS", respond(card))
    through(game)
    assert game.control("sippar") == "AS"


@cards(106)
def test_only_in_the_own_hunger_siege(card: str) -> None:
    """Nobody else is asked; without a siege there is nothing to bribe."""
    game = besieged(f"{GATES % 0}; hand BA: {card} 41; BA: saved 4", "hunger")
    assert game.asked == [(game.seat("AS"), "impulse")]
    own = table(f"sippar: AS turtan 2LI; hand AS: {card} 40", impulse="AS", ap=5)
    assert own.refused("AS", event(card)).message.id == "event-not-now"


@cards(106)
def test_a_gatekeeper_refuses_the_bribe(card: str) -> None:
    game = besieged(f"{GATES % 0}; hand AS: {card} 40; hand BA: {MEASURES} 41; BA: saved 1", "hunger")
    game.play("AS", respond(card))
    game.play("BA", respond(MEASURES))
    assert game.board.areas[AreaId("sippar")].sieges[0].hunger == 1
    assert game.ap("AS") == 5


# ---- 22: Rusa's Fortresses ---------------------------------------------------------------------------------------

TUSHPA = "war AS UR; tushpa: AS turtan 3LI; UR: active, saved 2, seat P2"


@cards(22)
def test_stronger_walls_from_the_start_of_a_siege(card: str) -> None:
    city = AreaId("tushpa")
    game = besieged(f"{TUSHPA}; hand UR: {card}")
    before = city_strength(game.board, city)
    assert game.question("UR").kind == "respond"
    game.play("UR", respond(card))
    assert city_strength(game.board, city) == before + 1
    assert game.saved("UR") == 1
    dice = game.message("siege-rolled").params["defenders"]
    assert isinstance(dice, tuple)
    assert len(dice) == before + 1
    assert hunger_needed(game.board, city) == before + 1 + 3


@cards(22)
def test_only_when_a_siege_begins_against_an_own_home_city(card: str) -> None:
    """Not in a siege that goes on, not in another country's city, not as an event."""
    text = (
        f"war AS UR; tushpa: AS turtan 3LI, siege AS AS-turtan level 4; UR: active, saved 2, seat P2; hand UR: {card}"
    )
    assert besieged(text).asked == [("P1", "impulse")]
    other = f"war AS UR; samaria: control UR, AS turtan 3LI; UR: active, saved 2, seat P2; hand UR: {card}"
    assert besieged(other).asked == [("P1", "impulse")]


@cards(22)
def test_the_fortresses_last_for_the_siege_or_the_turn(card: str) -> None:
    game = besieged(f"{TUSHPA}; hand UR: {card}")
    game.play("UR", respond(card))
    game.board.areas[AreaId("tushpa")].sieges.clear()
    game.end("AS")
    assert game.board.effects == []
    assert card in [*game.country("UR").played_home, *game.country("UR").hand]


@cards(22)
def test_the_fortresses_cancelled(card: str) -> None:
    game = besieged(f"{TUSHPA}; hand UR: {card}; hand AS: {MEASURES} 40")
    game.play("UR", respond(card))
    game.play("AS", respond(MEASURES))
    assert game.board.effects == []
    assert game.saved("UR") == 2


# ---- 103: Rear Guard ---------------------------------------------------------------------------------------------

BEATEN = "anat: AS turtan 4HI; kish: AS sargon 2LI; sippar: BA nabu 2LI; BA: saved 2"
HITS: Script = {"melee": every(6, after=[1, 1]), "promotion": every(1), "interception": every(6)}


def beaten(hands: str) -> CaseTable:
    game = table(f"{BEATEN}; {hands}", impulse="AS", ap=6, dice=HITS)
    game.play("AS", go("AS-turtan", "sippar"))
    fight(game)
    return through(game, "take-hits", "take-routs")


@cards(103)
def test_nobody_intercepts_the_retreat(card: str) -> None:
    """Areas where it could be intercepted count as safe for the choice."""
    game = beaten(f"hand BA: {card} 41")
    assert game.question("BA").kind == "respond"
    game.play("BA", respond(card))
    assert "babylon" in game.options("BA")
    game.answer("BA", "babylon")
    assert game.where("BA-nabu") == "babylon"
    assert "intercept" not in [kind for _, kind in game.asked]
    assert game.saved("BA") == 1


@cards(103)
def test_a_rear_guard_is_for_the_own_retreat(card: str) -> None:
    game = beaten(f"hand EL: {card} 41; EL: saved 2")
    assert game.seat("EL") not in dict(game.asked)
    own = table(f"{BEATEN}; hand BA: {card} 41", impulse="BA", ap=5)
    assert own.refused("BA", event(card)).message.id == "event-not-now"


@cards(103)
def test_a_rear_guard_cancelled(card: str) -> None:
    game = beaten(f"hand BA: {card} 41; hand AS: {MEASURES} 40 42")
    game.play("BA", respond(card))
    game.play("AS", respond(MEASURES))
    assert game.saved("BA") == 2
    assert game.where("BA-nabu") == "sippar"  # into the city: everywhere else it could be intercepted (6.7.8)


# ---- 104: Relief Column ------------------------------------------------------------------------------------------

RELIEF = "babylon: AS turtan 2LI, BA (LI); nippur: BA nabu 3HI; BA: saved 2"
GROUPED = "; nippur: BA marduk 2LI!under=BA-marduk, EL humban 2LI!under=EL-humban; group 5 BA: BA-marduk EL-humban"


@cards(104)
def test_a_relief_marches_to_the_city(card: str) -> None:
    """It may drive the besiegers off, and then there is no round."""
    game = table(f"{RELIEF}; hand BA: {card} 41", impulse="AS", ap=6, dice={**MISS, "melee": every(1)})
    game.play("AS", Besiege("AS-turtan", "standard"))
    game.play("BA", respond(card))
    assert game.question("BA").kind == "free-march"
    game.play("BA", free("BA-nabu", "babylon"))
    before = game.events
    while game.match.pending[0].kind != "impulse":
        question = game.match.pending[0]
        assert question.default is not None
        before += game.keep(game.match.submit(question.seat, question.default, question.id)).events
    game.events = before
    assert "battle-won" in game.told
    assert game.board.areas[AreaId("babylon")].sieges == []
    assert "siege-rolled" not in game.told


@cards(104)
def test_who_beats_the_relief_is_finished(card: str) -> None:
    """6.7.7, R-77: without an overrun there is no round; the siege stands, and its first round is still to come."""
    game = table(
        f"der: AS turtan 4LI!steps=1, BA (2LI); bit-imbi: EL humban 5LI; hand EL: {card} 41; EL: saved 4",
        impulse="AS",
        ap=6,
        dice={**MISS, "melee": every(6, after=[1] * 5), "besiegers": every(1), "defenders": every(6)},
    )
    game.play("AS", Besiege("AS-turtan", "standard"))
    game.play("EL", respond(card))
    game.play("EL", free("EL-humban", "der"))
    through(game)
    assert "battle-won" in game.told
    assert "besiegers-finished" in game.told
    assert "siege-rolled" not in game.told
    assert game.control("der") == "BA"
    (siege,) = game.board.areas[AreaId("der")].sieges
    assert (siege.rounds, siege.acted) == (0, True)
    assert game.refused("AS", Besiege("AS-turtan", "standard")).message.id == "siege-acted"


@cards(104)
def test_who_overruns_the_relief_goes_on_with_the_siege(card: str) -> None:
    """6.7.7: nobody of the relief is left on the map: the round is fought."""
    game = table(
        f"der: AS turtan 6LI!steps=1; bit-imbi: EL humban LI-; hand EL: {card} 41; EL: saved 4",
        impulse="AS",
        ap=6,
        dice={**MISS, "melee": every(6, after=[1] * 8)},
    )
    game.play("AS", Besiege("AS-turtan", "standard"))
    game.play("EL", respond(card))
    game.play("EL", free("EL-humban", "der"))
    through(game)
    assert "overrun" in game.told
    assert "siege-rolled" in game.told


@pytest.mark.unsound("group-limits")
@cards(104)
def test_a_relief_needs_an_army(card: str) -> None:
    """Neither besieged nor in a group nor without units; whoever is asked all the same is refused the card."""
    for relief in ("", "; nippur: BA marduk", GROUPED):
        text = f"babylon: AS turtan 2LI, BA (nabu LI); hand BA: {card} 41; BA: saved 2{relief}"
        game = table(text, impulse="AS", ap=6, dice=MISS, orders=False)
        game.play("AS", Besiege("AS-turtan", "standard"))
        assert game.question("BA").kind == "respond"
        assert game.refused("BA", respond(card)).message.id == "no-army-to-march"


@cards(104)
def test_an_ally_sends_relief_too(card: str) -> None:
    game = table(
        f"babylon: AS turtan 2LI; susa: EL tannanu 3LI; hand EL: {card} 41; EL: saved 2", impulse="AS", ap=6, dice=MISS
    )
    game.play("AS", Besiege("AS-turtan", "standard"))
    assert game.question("EL").kind == "respond"
    game.play("EL", respond(card))
    assert game.refused("EL", free("EL-tannanu", "dur-untash", "susa", "dur-untash", "susa")).rule == "6.11.h"
    game.answer("EL", "stop")
    through(game)
    assert "siege-rolled" in game.told


@cards(104)
def test_a_relief_cancelled(card: str) -> None:
    game = table(f"{RELIEF}; hand BA: {card} 41; hand AS: {MEASURES} 40", impulse="AS", ap=6, dice=MISS)
    game.play("AS", Besiege("AS-turtan", "standard"))
    game.play("BA", respond(card))
    game.play("AS", respond(MEASURES))
    assert game.saved("BA") == 2
    assert "siege-rolled" in game.told


# ---- 105: Loyal Subjects -----------------------------------------------------------------------------------------


def revolting(hands: str, area: str = "sippar") -> CaseTable:
    return table(f"sippar: BA nabu LI; {hands}", impulse="AS", ap=5, stack=[*IN_IMPULSE, Revolt(area=AreaId(area))])


@cards(105)
def test_a_revolt_is_over_before_it_begins(card: str) -> None:
    """Nothing happens in the city; the allied Elamite may answer as well."""
    for country in ("BA", "EL"):
        game = revolting(f"hand {country}: {card} 41; {country}: saved 2")
        game.play(country, respond(card, use="revolt"))
        assert not game.board.areas[AreaId("sippar")].revolt
        assert game.where("BA-nabu") == "sippar"
        assert game.control("sippar") == "BA"


@cards(105)
def test_enemies_cannot_calm_a_revolt(card: str) -> None:
    game = revolting(f"hand EG: {card} 41; EG: saved 2")
    assert game.board.areas[AreaId("sippar")].revolt
    assert game.where("BA-nabu") == "regroup"
    own = table(f"hand AS: {card} 40", impulse="AS", ap=5)
    assert own.refused("AS", event(card)).message.id == "event-not-now"


@cards(105)
def test_two_is_added_to_a_conquest_check(card: str) -> None:
    """Before the die is rolled, against the country itself or an ally; a Counter Measures card undoes it."""
    for country in ("BA", "EL"):
        window = CardWindow(answers_to=Trigger.CONQUEST_CHECK, country=CountryId("BA"))
        window.seats = (Seat("P4"), Seat("P5"))
        text = f"hand {country}: {card} 41; {country}: saved 2; hand EG: {MEASURES} 40; EG: saved 1"
        game = table(text, impulse="AS", ap=5, stack=[*IN_IMPULSE, window])
        game.play(country, respond(card, use="conquest"))
        game.answer("EG", "pass")
        (effect,) = game.board.effects
        assert (effect.kind, effect.target) == ("conquest-modifier", "BA")
    game = table(text, impulse="AS", ap=5, stack=[*IN_IMPULSE, window])
    game.play("EL", respond(card, use="conquest"))
    game.play("EG", respond(MEASURES))
    assert game.board.effects == []
    assert game.saved("EL") == 2
