"""Move cards (6.11.h): 9, 11, 12, 69 to 76 and 85; 15 and 76 make an attempt certain (6.11.e)."""

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.events.marches import MarchFree
from rules.assyrian_wars.march.mobility import Finder
from rules.assyrian_wars.pack.load import house
from rules.core.dice import Script
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event, respond
from tests.assyrian_wars.cases.battles import all_dice
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.orders import go, rolls, there
from tests.assyrian_wars.cases.playing import fight, through
from tests.assyrian_wars.cases.table import CaseTable, table

MISS: Script = {"melee": every(6), "promotion": every(1)}
OWNER = {"9": "AS", "12": "EG", "69": "AS"}
USE = {"12": "move"}
HOME = {"AS": ("kalhu: AS turtan 2LI", "AS-turtan"), "EG": ("memphis: EG taharqa 2LI", "EG-taharqa")}


def free(force: str, *path: str, units: str = "") -> MarchFree:
    """An order for the free march."""
    return MarchFree(force, tuple(AreaId(area) for area in path), tuple(PieceId(unit) for unit in units.split()))


def way(game: CaseTable, force: str, length: int) -> list[str]:
    """A way of so many areas over which this force may go, without meeting anybody."""
    board = game.board
    found = board.find(PieceId(force))
    assert found is not None
    finder = Finder(board, edition_of(board), [found[1]], quick=False)
    start = AreaId(found[0].id)
    ways = [[to] for to in finder.terrain[start] if finder.refuse(start, to) is None]
    while len(ways[0]) < length:
        ways = [
            [*path, to]
            for path in ways
            for to in finder.terrain[AreaId(path[-1])]
            if to != start and to not in path and finder.refuse(AreaId(path[-1]), to) is None
        ]
    return [str(area) for area in ways[0]]


# ---- 9: Royal Road, 12: The Pharaoh Takes Action, 69: Forced Relocation ------------------------------------------


def marching(card: str, more: str = "", ap: float = 5) -> tuple[CaseTable, str, str]:
    country = OWNER[card]
    text, force = HOME[country]
    game = table(f"{text}; hand {country}: {card} 40{more}", impulse=country, ap=ap, dice=MISS)
    return game, country, force


@cards(9, 12, 69)
def test_an_army_marches_without_ap(card: str) -> None:
    """Only the event is paid; 69 counts nothing towards the four areas."""
    game, country, force = marching(card)
    game.play(country, event(card, use=USE.get(card, "")))
    path = way(game, force, 2)
    paid = game.ap(country)
    game.play(country, free(force, *path))
    assert paid == 5 - 2
    assert game.ap(country) == paid
    assert game.where(force) == path[-1]
    steps = {piece.steps for piece in game.board.areas[AreaId(path[-1])].pieces if piece.is_unit}
    assert steps == {0 if card == "69" else 2}
    assert game.question(country).kind == "free-march"
    game.answer(country, "stop")
    assert game.question(country).kind == "impulse"


@cards(9, 12, 69)
def test_not_farther_and_not_another_army(card: str) -> None:
    game, country, force = marching(card)
    game.play(country, event(card, use=USE.get(card, "")))
    most = 6 if card == "69" else 4
    start = way(game, force, 1)[0]
    home = HOME[country][0].partition(":")[0]
    too_far = [start if number % 2 == 0 else home for number in range(most + 1)]
    assert game.refused(country, free(force, *too_far)).message.id == "free-march-too-far"
    game.play(country, free(force, *too_far[:most]))
    assert game.question(country).kind == "impulse"


@cards(9, 12, 69)
def test_a_free_march_needs_an_army_outside_groups(card: str) -> None:
    """A leader alone or a single unit is no army."""
    country = OWNER[card]
    text = {"AS": "kalhu: AS turtan; ashur: AS 2LI", "EG": "memphis: EG taharqa; sais: EG 2LI"}[country]
    game = table(f"{text}; hand {country}: {card} 40", impulse=country, ap=5)
    assert game.refused(country, event(card, use=USE.get(card, ""))).message.id == "no-army-to-march"
    troops, number = (
        ("kalhu: AS turtan LI1 rab-shaqe LI2", 1) if country == "AS" else ("sais: EG raia LI1 pakruru LI2", 4)
    )
    chiefs = "AS-turtan AS-rab-shaqe" if country == "AS" else "EG-raia EG-pakruru"
    group = f"{troops}; group {number} {country}: {chiefs}; hand {country}: {card} 40"
    game = table(group, impulse=country, ap=5)
    assert game.refused(country, event(card, use=USE.get(card, ""))).message.id == "no-army-to-march"


@cards(9, 12, 69)
def test_a_free_march_cancelled(card: str) -> None:
    game, country, _ = marching(card, f"; hand BA: {MEASURES} 41; BA: saved 1")
    cancelled(game, "BA", country, event(card, use=USE.get(card, "")))
    assert game.question(country).kind == "impulse"


@cards(9)
def test_a_battle_ends_the_free_march(card: str) -> None:
    game = table(f"ashur: AS turtan 2LI; sippar: BA nabu 3LI; hand AS: {card} 40", impulse="AS", ap=5, dice=MISS)
    game.play("AS", event(card))
    game.play("AS", free("AS-turtan", "sippar"))
    fight(game)
    while game.match.pending[0].kind not in ("impulse", "free-march"):
        question = game.match.pending[0]
        assert question.default is not None
        game.keep(game.match.submit(question.seat, question.default, question.id))
    assert game.question("AS").kind == "impulse"


@cards(69)
def test_no_attrition_on_the_way(card: str) -> None:
    """Neither for the desert nor for many areas; the same way for AP costs checks."""
    start, desert = _desert_pair()
    text = f"{start}: control AS, AS turtan 2HI; {desert}: control AS; hand AS: %s 40"
    way_there = [desert if number % 2 == 0 else start for number in range(6)]
    game = table(text % card, impulse="AS", ap=5, dice=MISS)
    game.play("AS", event(card))
    game.play("AS", free("AS-turtan", *way_there))
    assert rolls(game) == []
    assert game.where("AS-turtan") == start
    plain = table(text % "41", impulse="AS", ap=9, dice={**MISS, "attrition": every(1)})
    plain.play("AS", go("AS-turtan", *way_there))
    assert len(rolls(plain)) == 6 + 2  # the desert each time, and the fifth and sixth area


# ---- 11: Steppe Riders, 73: Camel Train --------------------------------------------------------------------------


@cards(11)
def test_riders_do_not_tire(card: str) -> None:
    """Five areas at cavalry speed without a check; with infantry among them they check again."""
    text = f"options: special-units; ecbatana: ME daiukku 3LC; hand ME: {card} 40; camp rebel: ME"
    game = table(text, impulse="ME", ap=9, dice=MISS)
    game.play("ME", event(card, "ME-daiukku"))
    path = way(game, "ME-daiukku", 1)
    back = ["ecbatana" if number % 2 else path[0] for number in range(5)]
    assert game.ap("ME") == 8
    game.play("ME", go("ME-daiukku", *back))
    assert rolls(game) == []
    plain = table(text, impulse="ME", ap=9, dice=MISS)
    plain.play("ME", go("ME-daiukku", *back))
    assert rolls(plain) == [3]
    start, desert = _desert_pair()
    joined = f"{start}: control ME, ME daiukku 2HB; {desert}: control ME, ME LI; clock: turn 4; hand ME: {card} 40"
    game = table(joined, impulse="ME", ap=9, dice=MISS)
    game.play("ME", event(card, "ME-daiukku"))
    game.play("ME", go("ME-daiukku", desert))
    assert rolls(game) == []
    game.play("ME", go("ME-daiukku", start))
    assert rolls(game) == [3]


@cards(11)
def test_riders_fear_no_country(card: str) -> None:
    """Neither the Sealand nor Mede connections, where hired riders would check too; the plague strikes them all."""
    for kind, usual in (("sealand", [4]), ("mede", [2])):
        ways = house().map.terrain
        start, to = next((str(a), str(b)) for a, near in ways.items() for b, way in near.items() if way == kind)
        text = f"{start}: control ME, ME daiukku 2HB MC-LC-01 MC-HC-01; {to}: control ME; clock: turn 4"
        game = table(f"{text}; hand ME: {card} 40", impulse="ME", ap=9, dice={**MISS, "attrition": every(1)})
        game.play("ME", event(card, "ME-daiukku"))
        game.play("ME", go("ME-daiukku", to))
        assert rolls(game) == []
        plain = table(f"{text}; hand ME: 40 41", impulse="ME", ap=9, dice={**MISS, "attrition": every(1)})
        plain.play("ME", go("ME-daiukku", to))
        assert rolls(plain) == usual
    ill = table(f"{text}; hand ME: {card} 25", impulse="ME", ap=9, dice={**MISS, "attrition": every(1)})
    ill.play("ME", event(card, "ME-daiukku"))
    ill.play("ME", event("25", start))
    assert rolls(ill) == [4, 4]


@cards(11)
def test_only_for_cavalry(card: str) -> None:
    game = table(f"ecbatana: ME daiukku 3LC LI; hand ME: {card} 40", impulse="ME", ap=9)
    assert game.refused("ME", event(card, "ME-daiukku")).message.id == "no-such-army"
    assert game.refused("ME", event(card)).rule == "6.11.h"


@cards(11, 70, 71, 72, 73, 74)
def test_marching_cards_cancelled(card: str) -> None:
    country, target = ("ME", "ME-daiukku") if card == "11" else ("AS", "AS-turtan")
    text = f"ecbatana: ME daiukku 3LC; kalhu: AS turtan 2LI; hand {country}: {card} 40; hand BA: {MEASURES} 41"
    game = table(f"{text}; BA: saved 1", impulse=country, ap=5)
    aim = () if card in ("71", "73") else (target,)
    cancelled(game, "BA", country, event(card, *aim))
    assert game.board.effects == []


@cards(73)
def test_no_checks_in_the_desert_for_anybody_of_the_country(card: str) -> None:
    start, desert = _desert_pair()
    base = f"{start}: control AS, AS turtan 2HI; {desert}: control AS; hand AS: %s 40"
    plain = table(base % "41", impulse="AS", ap=5, dice=MISS)
    plain.play("AS", go("AS-turtan", desert))
    assert rolls(plain) == [2]
    game = table(base % card, impulse="AS", ap=5, dice=MISS)
    game.play("AS", event(card))
    game.play("AS", go("AS-turtan", desert))
    assert rolls(game) == []


@cards(73)
def test_a_camel_train_needs_units(card: str) -> None:
    game = table(f"kalhu: AS turtan; hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card)).message.id == "no-units-on-map"


def _desert_pair() -> tuple[str, str]:
    terrain = house().map.terrain
    return next((str(a), str(b)) for a, ways in terrain.items() for b, kind in ways.items() if kind == "desert")


# ---- 70: Night March ---------------------------------------------------------------------------------------------


@cards(70)
def test_nobody_intercepts_a_night_march(card: str) -> None:
    text = f"kalhu: AS turtan 2LI; sippar: BA nabu 3LI; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=5)
    game.play("AS", event(card, "AS-turtan"))
    game.play("AS", go("AS-turtan", "ashur"))
    assert game.asked == [(game.seat("AS"), "impulse")]
    plain = table(text, impulse="AS", ap=5)
    plain.play("AS", go("AS-turtan", "ashur"))
    assert plain.question("BA").kind == "intercept"


@cards(70)
def test_a_night_march_is_for_an_army(card: str) -> None:
    game = table(f"kalhu: AS turtan; ashur: AS LI; sippar: BA nabu LI; hand AS: {card} 40", impulse="AS", ap=5)
    for aim in ((), ("AS-turtan",), ("AS-LI-1",), ("BA-nabu",)):
        assert game.refused("AS", event(card, *aim)).message.id == "no-such-army"


@cards(70)
def test_the_night_is_over_with_the_impulse(card: str) -> None:
    game = table(f"kalhu: AS turtan 2LI; hand AS: {card} 40", impulse="AS", ap=5)
    game.play("AS", event(card, "AS-turtan"))
    game.end("AS")
    assert game.board.effects == []
    assert card in game.board.discard


# ---- 71: River Fleet, 72: Mountain Guides ------------------------------------------------------------------------

CROSSINGS = {"71": ("kish", "sippar"), "72": ("madaktu", "bit-imbi")}


@cards(71, 72)
def test_the_connection_counts_as_standard(card: str) -> None:
    """No battle dice of terrain for the defender."""
    start, area = CROSSINGS[card]
    text = f"{start}: AS turtan 3LI; {area}: {'BA nabu 2LI' if card == '71' else 'EL tannanu 2LI'}; hand AS: %s 40"
    foe = "BA" if card == "71" else "EL"
    plain = table(text % "41", impulse="AS", ap=9, dice=MISS)
    plain.play("AS", go("AS-turtan", area))
    assert "terrain" in [line[0] for line in all_dice(fight(plain), foe)[0]]
    game = table(text % card, impulse="AS", ap=9, dice=MISS)
    game.play("AS", event(card, *(() if card == "71" else ("AS-turtan",))))
    game.play("AS", go("AS-turtan", area))
    assert "terrain" not in [line[0] for line in all_dice(fight(game), foe)[0]]


@cards(71, 72)
def test_chariots_keep_their_factor(card: str) -> None:
    """9.7: the connection does not lower it."""
    start, area = CROSSINGS[card]
    foe = "BA nabu 2LI" if card == "71" else "EL tannanu 2LI"
    text = f"options: special-units; {start}: AS turtan CH; {area}: {foe}; hand AS: %s 40"
    script: Script = {"melee": every(6), "bow-fire": every(6), "promotion": every(1)}
    for hand, factor in (("41", 4), (card, 5)):
        game = table(text % hand, impulse="AS", ap=9, dice=script)
        if hand == card:
            game.play("AS", event(card, *(() if card == "71" else ("AS-turtan",))))
        game.play("AS", go("AS-turtan", area))
        fight(game)
        before = game.events
        game.answer("AS", "heavy")
        game.events = before + game.events
        assert ("CH", factor, 1) in all_dice(game, "AS")[0]


@cards(71)
def test_a_river_fleet_needs_land_units(card: str) -> None:
    game = table(f"kalhu: AS turtan; hand AS: {card} 40", impulse="AS", ap=5)
    assert game.refused("AS", event(card)).rule == "6.11.h"


@cards(72)
def test_guides_lead_one_army(card: str) -> None:
    """Another army still attacks over a mountain; and an army must be named."""
    text = f"madaktu: AS turtan 3LI, AS sargon 2HI; bit-imbi: EL tannanu 2LI; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9, dice=MISS)
    assert game.refused("AS", event(card)).message.id == "no-such-army"
    game.play("AS", event(card, "AS-sargon"))
    game.play("AS", go("AS-turtan", "bit-imbi"))
    assert "terrain" in [line[0] for line in all_dice(fight(game), "EL")[0]]


# ---- 74: Great Host ----------------------------------------------------------------------------------------------


@cards(74)
def test_a_leader_commands_three_more(card: str) -> None:
    text = f"kalhu: AS turtan 6LI 5B; ashur: empty; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9)
    units = " ".join(piece.id for piece in game.board.areas[AreaId("kalhu")].pieces if piece.is_unit)
    limit = game.refused("AS", go("AS-turtan", "ashur", units=units)).message.params["command"]
    assert isinstance(limit, int)
    game.play("AS", event(card, "AS-turtan"))
    some = " ".join(units.split()[: limit + 3])
    game.play("AS", go("AS-turtan", "ashur", units=some))
    assert len(there(game, "ashur")) == min(limit + 3, 11) + 1


@cards(74)
def test_afterwards_the_surplus_is_single_units(card: str) -> None:
    text = f"kalhu: AS turtan 6LI 5B; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9)
    game.play("AS", event(card, "AS-turtan"))
    units = [piece.id for piece in game.board.areas[AreaId("kalhu")].pieces if piece.is_unit]
    plain = table(text, impulse="AS", ap=9)
    limit = plain.refused("AS", go("AS-turtan", "ashur", units=" ".join(units))).message.params["command"]
    assert isinstance(limit, int)
    game.play("AS", go("AS-turtan", "ashur", units=" ".join(units[: limit + 3])))
    game.end("AS")
    under = [piece for piece in game.board.areas[AreaId("ashur")].pieces if piece.under == "AS-turtan"]
    assert len(under) == limit


@cards(74)
def test_a_host_needs_an_own_leader_on_the_map(card: str) -> None:
    game = table(f"kalhu: AS LI; sippar: BA nabu LI; hand AS: {card} 40", impulse="AS", ap=5)
    for aim in ((), ("BA-nabu",), ("AS-turtan",)):
        assert game.refused("AS", event(card, *aim)).message.id == "no-leader"


# ---- 75: False Trail ---------------------------------------------------------------------------------------------

TRAIL = "kalhu: AS turtan 2LI; sippar: BA nabu LI; BA: saved 2"


@cards(75)
def test_an_army_is_led_astray(card: str) -> None:
    """It is back where it came from, its AP are gone, and the area is closed to it in this impulse."""
    game = table(f"{TRAIL}; hand BA: {card} 41; hand AS: 40 42", impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", "ashur"))
    assert game.question("BA").kind == "respond"
    game.play("BA", respond(card))
    assert game.where("AS-turtan") == "kalhu"
    assert (game.ap("AS"), game.saved("BA")) == (4, 1)
    assert game.refused("AS", go("AS-turtan", "ashur")).message.id == "was-turned-back"
    assert game.asked == [(game.seat("AS"), "impulse")]


@cards(75)
def test_who_besieged_a_city_is_back_before_it(card: str) -> None:
    """R-51: the garrison that came out for a moment is shut in again."""
    text = (
        f"sippar: AS turtan 2LI, BA (nabu LI), control BA, siege AS; kish: BA LI2; hand BA: {card} 41; hand AS: 40 42"
    )
    game = table(text, impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", "kish"))
    game.play("BA", respond(card))
    assert game.where("AS-turtan") == "sippar"
    assert [piece.id for piece in game.board.areas[AreaId("sippar")].pieces if piece.inside] == ["BA-nabu", "BA-LI-1"]


@cards(75)
def test_no_trail_for_single_units_or_from_afar(card: str) -> None:
    """Only an army or army group, and only where an own land unit is in or next to the area."""
    single = table(f"kalhu: AS 2LI; sippar: BA nabu LI; hand BA: {card} 41; BA: saved 2", impulse="AS", ap=5)
    single.play("AS", go("AS-LI-1", "ashur"))
    assert ("P4", "respond") not in single.asked
    far = table(f"kalhu: AS turtan 2LI; ur: BA nabu LI; hand BA: {card} 41; BA: saved 2", impulse="AS", ap=5)
    far.play("AS", go("AS-turtan", "ashur"))
    assert far.asked == [(far.seat("AS"), "impulse")]
    own = table(f"{TRAIL}; hand AS: {card} 40", impulse="AS", ap=5)
    assert own.refused("AS", event(card)).message.id == "event-not-now"


@cards(75)
def test_a_false_trail_cancelled(card: str) -> None:
    game = table(f"{TRAIL}; hand BA: {card} 41; hand AS: 40 {MEASURES} 42", impulse="AS", ap=5)
    game.play("AS", go("AS-turtan", "ashur"))
    game.play("BA", respond(card))
    game.play("AS", respond(MEASURES))
    assert game.where("AS-turtan") == "ashur"
    assert game.saved("BA") == 2
    assert game.question("BA").kind == "intercept"


# ---- 76: Swift Riders, 15: Sealand Marshes -----------------------------------------------------------------------


@cards(76)
def test_aw_6_6_9_23_a_declared_interception_succeeds(card: str) -> None:
    """AW-6.6.9-23: without dice; without a declaration the card comes too late."""
    text = f"sippar: AS turtan 3LI; babylon: BA marduk 2LI; hand BA: {card} 41; BA: saved 2"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "interception": every(1)})
    game.play("AS", go("AS-turtan", "kish"))
    assert game.question("BA").kind == "intercept"
    game.refused("BA", respond(card))
    game.answer("BA", "intercept")
    game.play("BA", respond(card))
    assert "interception-certain" in game.told
    assert "interception-rolled" not in game.told
    assert "BA-marduk" in there(game, "kish")
    assert game.saved("BA") == 1
    late = table(text, impulse="AS", ap=5, dice=MISS)
    late.play("AS", go("AS-turtan", "kish"))
    late.answer("BA", "decline")
    assert ("P4", "respond") not in late.asked
    assert late.match.submit(late.seat("BA"), respond(card)).refusal is not None


@cards(76)
def test_a_declared_evasion_succeeds(card: str) -> None:
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 41; BA: saved 2"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "evasion": every(1)})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "evade:babylon")
    game.play("BA", respond(card))
    assert "evasion-certain" in game.told
    assert game.where("BA-nabu") == "babylon"


@cards(76)
def test_swift_riders_cancelled(card: str) -> None:
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 41; BA: saved 2; hand AS: {MEASURES} 40 42"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "evasion": [1, 1]})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "evade:babylon")
    game.play("BA", respond(card))
    game.play("AS", respond(MEASURES))
    assert "evasion-rolled" in game.told
    assert game.where("BA-nabu") == "sippar"


@cards(15)
def test_babylonians_evade_at_home(card: str) -> None:
    """Before the dice, without a roll."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 41; BA: saved 2"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "evasion": every(1)})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "evade:babylon")
    game.play("BA", respond(card))
    assert game.where("BA-nabu") == "babylon"
    assert card in game.country("BA").played_home
    assert game.saved("BA") == 1


@cards(15)
def test_the_marshes_cancelled(card: str) -> None:
    """The dice are rolled after all, and the card costs nothing (R-134)."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 41; BA: saved 2; hand AS: {MEASURES} 42"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "evasion": [1, 1]})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "evade:babylon")
    game.play("BA", respond(card))
    game.play("AS", respond(MEASURES))
    assert "evasion-rolled" in game.told
    assert game.where("BA-nabu") == "sippar"
    assert game.saved("BA") == 2


@cards(15)
def test_not_abroad(card: str) -> None:
    text = f"kalhu: AS turtan 3LI; ashur: BA nabu 2LI; hand BA: {card} 76; BA: saved 2"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "evasion": every(1)})
    game.play("AS", go("AS-turtan", "ashur"))
    game.answer("BA", "evade:sippar")
    assert game.refused("BA", respond(card)).message.id == "no-attempt-declared"


@cards(15, 76)
def test_one_certain_success_for_one_attempt(card: str) -> None:
    """6.11.e: the attempt is certain already, so the other card is not spent on it and helps no later one either."""
    other = "76" if card == "15" else "15"
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 2LI, BA marduk 1LI; hand BA: {card} {other} 41; BA: saved 4"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "evasion": every(1)})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "evade:babylon")
    while game.question("BA").kind != "respond":
        through(game, game.question("BA").kind)
    game.play("BA", respond(card, "BA-nabu"))
    assert game.refused("BA", respond(other, "BA-nabu")).message.id == "which-attempt"
    game.play("BA", respond(other, "BA-marduk"))
    assert (game.where("BA-nabu"), game.where("BA-marduk")) == ("babylon", "babylon")
    assert game.board.effects == []


@cards(15)
def test_haste_still_costs_attrition(card: str) -> None:
    """Attrition for a hasty evasion still applies."""
    text = f"ashur: AS turtan 3LI; sippar: BA nabu 2LI; hand BA: {card} 41; BA: saved 2"
    game = table(text, impulse="AS", ap=5, dice={**MISS, "attrition": [1, 1]})
    game.play("AS", go("AS-turtan", "sippar"))
    game.answer("BA", "hasty:babylon")
    game.play("BA", respond(card))
    assert rolls(game) == [2]
    assert game.where("BA-nabu") == "babylon"


@cards(9, 69)
def test_the_preview_tells_of_attrition_only_where_there_is_any(card: str) -> None:
    """6.6.1, 6.11.h: an army led through the desert by Forced Relocation checks nothing, and is told so."""
    text = f"kalhu: empty; borsippa: control AS, AS turtan 2LI; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=5, dice=MISS)
    game.play("AS", event(card))
    quote = game.quote("AS", free("AS-turtan", "qedar"))
    told = [line.params["cause"] for line in quote.lines if line.id == "quote-attrition"]
    assert told == ([] if card == "69" else ["desert"])
    game.play("AS", free("AS-turtan", "qedar"))
    assert bool(rolls(game)) is bool(told)
