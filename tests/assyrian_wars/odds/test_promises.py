"""What a quote or /odds promises, against the same order carried out again and again: over positions made at random.

`make odds` plays each of them 2,000 times, here 200 times: `REPEATS=2000` in the environment says how often.
"""

import os
from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from random import Random

import pytest

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.conquest.odds import prospects
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.politics.odds import influence_prospects, tribute_prospects
from rules.assyrian_wars.sea.raid_orders import RaidTrade
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.sortie import Sortie
from rules.assyrian_wars.tribute.phase import TributePhase
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.actions import Action
from rules.core.match import Match
from rules.core.messages import Message, Name
from rules.core.questions import Choose
from tests.assyrian_wars.cases.fleets import search
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.table import CaseTable, table

SIPPAR, SYRIA = AreaId("sippar"), CountryId("SY")
REPEATS = int(os.environ.get("REPEATS", "200"))
SIGMAS = 4.5  # one false alarm in 150,000 figures
STAND = {"evade": "stand", "intercept": "decline"}
UNITS = ("LI", "HI", "B", "LC", "MC-LI", "MC-HI", "LI-", "HI-")


def army(chance: Random, most: int) -> str:
    """Some units in notation."""
    found = Counter(chance.choice(UNITS) for _ in range(chance.randint(1, most)))
    return " ".join(f"{number}{kind}" for kind, number in found.items())


def battle(seed: int) -> tuple[CaseTable, Action, str]:
    """Assyria attacks from Ashur; sometimes over a river, with 9.7, without leaders on the other side."""
    chance = Random(seed)
    special = "special-units, " if seed % 2 else ""
    chief = chance.choice(("nabu ", "marduk ", ""))
    text = f"options: {special}not fog-of-war; ashur: AS turtan {army(chance, 6)}; sippar: BA {chief}{army(chance, 6)}"
    return table(text, impulse="AS", ap=9), go("AS-turtan", "sippar"), text


def siege(seed: int, method: str) -> tuple[CaseTable, Action, str]:
    """Assyria before Sippar, with a garrison inside and perhaps damage."""
    chance = Random(seed)
    inside = f", BA ({army(chance, 3)})" if chance.random() < 0.7 else ""
    text = f"options: not fog-of-war; sippar: AS turtan {army(chance, 6)}{inside}, damage {chance.randint(0, 1)}"
    return table(text, impulse="AS", ap=9), Besiege("AS-turtan", method), text


def figures(game: CaseTable, order: Action, id: str, by: str = "AS") -> Mapping[str, object]:
    """The line of the quote that makes promises."""
    quoted = game.quote(by, order)
    (line,) = [line for line in quoted.lines if line.id == id]
    return line.params


def played(
    game: CaseTable, order: Action, look: Callable[[Board, list[Message]], Mapping[str, float]], by: str = "AS"
) -> dict[str, list[float]]:
    """The order carried out again and again, everybody standing and answering by default; what came of each time."""
    found: dict[str, list[float]] = {}
    for number in range(REPEATS):
        match: Match[Board] = game.match.fork(f"again {number}".encode())
        told = [event.message for event in match.submit(game.seat(by), order).events]
        while match.pending and match.pending[0].kind != "impulse":
            question = match.pending[0]
            answer = Choose(STAND[question.kind]) if question.kind in STAND else question.default
            assert answer is not None
            told += [event.message for event in match.submit(question.seat, answer, question.id).events]
        for key, value in look(match.table.board, told).items():
            found.setdefault(key, []).append(value)
    return found


def agrees(promised: float, seen: list[float], slack: float, what: str) -> None:
    """The mean of what was seen is as promised, as far as chance and the rounding of the figure allow."""
    mean = sum(seen) / len(seen)
    slack += 0.5 if promised in (1, 99) else 0  # so much is said for whatever is neither sure nor impossible
    spread = sqrt(sum((one - mean) ** 2 for one in seen) / len(seen)) or sqrt(1 / len(seen))
    assert abs(mean - promised) <= slack + SIGMAS * spread / sqrt(len(seen)), (
        f"{what}: promised {promised}, seen {mean}"
    )


def units_of(board: Board, country: str, ships: bool = False) -> dict[str, bool]:
    """The units (or ships) of a country on the map or in the Regroup Box: whether each is reduced."""
    there = [one for _, there in board.places() for one in there if one.owner == country]
    return {one.id: one.reduced for one in there if (one.is_ship if ships else one.is_unit)}


@pytest.mark.parametrize("seed", range(1, 4))
def test_a_battle_comes_out_as_quoted(seed: int) -> None:
    """6.7: won, lost, overrun; hits scored, units lost and units reduced of both sides, each as what it is."""
    game, order, text = battle(seed)
    quoted = figures(game, order, "quote-battle")
    before = {side: units_of(game.board, side) for side in ("AS", "BA")}

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        won = [one.params["countries"] for one in told if one.id == "battle-won"]
        rounds = [one.params for one in told if one.id == "round-fought"]
        dealt, taken = (sum(int(str(one[key])) for one in rounds) for key in ("hits", "other_hits"))
        seen: dict[str, float] = {
            "win": 100 * ("AS" in str(won)),
            "lose": 100 * ("BA" in str(won)),
            "overrun": 100 * any(one.id == "overrun" and "AS" in str(one.params["countries"]) for one in told),
            "dealt_tenths": 10 * dealt,
            "hits_tenths": 10 * taken,
        }
        for side, lost, reduced in (
            ("AS", "lost_tenths", "reduced_tenths"),
            ("BA", "killed_tenths", "weakened_tenths"),
        ):
            now = units_of(board, side)
            field = {one.id for state in board.areas.values() for one in state.pieces}
            seen[lost] = 10 * (len(before[side]) - len(now))
            seen[reduced] = 10 * sum(
                now[unit] and not was for unit, was in before[side].items() if unit in now and unit in field
            )
        return seen

    for key, values in played(game, order, look).items():
        agrees(float(str(quoted[key])), values, 0.6, f"{text}: {key}")


@pytest.mark.parametrize("seed", range(1, 3))
@pytest.mark.parametrize(("method", "id"), [("assault", "quote-assault"), ("standard", "quote-standard-siege")])
def test_a_siege_comes_out_as_quoted(seed: int, method: str, id: str) -> None:
    """6.8: how often the city is taken, or its walls are damaged."""
    game, order, text = siege(seed, method)
    quoted = figures(game, order, id)
    before = game.board.areas[SIPPAR].damage

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        taken = board.areas[SIPPAR].control == "AS"
        seen = {"taken": 100.0 * taken}
        if method == "standard":
            seen["breach"] = 100.0 * (taken or board.areas[SIPPAR].damage > before)
        return seen

    for key, values in played(game, order, look).items():
        agrees(float(str(quoted[key])), values, 0.6, f"{text}: {key}")


@pytest.mark.parametrize("cities", [1, 2, 3])
def test_a_conquest_comes_out_as_told(cities: int) -> None:
    """7.1.A: the chance that /odds tells for a conquest check."""
    held = "; ".join(
        f"{area}: AS LI{n}, control AS" for n, area in enumerate(("hamath", "arpad", "qarqar")[:cities], 1)
    )
    game = table(f"war AS SY; SY: active; {held}", impulse="AS", ap=9)
    told = [line for line in prospects(game.board, CountryId("SY")) if "percent" in line.params]
    promised = float(str(told[0].params["percent"]))

    def look(board: Board, said: list[Message]) -> dict[str, float]:
        return {"conquered": 100.0 * any(entry.of == "SY" for entry in board.conquests)}

    values = played(game, AttemptConquest(CountryId("SY")), look)["conquered"]
    agrees(promised, values, 0.6, f"{cities} cities")


@pytest.mark.parametrize(("hunters", "quarry"), [("SH1..3", "SH1..2"), ("SH1..2", "SH1 SH2-"), ("SH1 SH2-", "SH1..3")])
def test_a_search_and_its_battle_come_out_as_quoted(hunters: str, quarry: str) -> None:
    """6.16.f: how often ships are found; if they are, how often the battle is won, and how many ships are sunk."""
    text = f"options: not fog-of-war; war EG PH; PH: active, seat P2; sidonia: EG {hunters}, PH {quarry}"
    game, order = table(text, impulse="EG", ap=9), search("sidonia")
    chance = figures(game, order, "quote-search", "EG")["chance"]
    quoted = figures(game, order, "quote-naval", "EG")
    before = {side: len(units_of(game.board, side, ships=True)) for side in ("EG", "PH")}

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        won = [str(one.params["countries"]) for one in told if one.id == "naval-battle-won"]
        if not won:
            return {"chance": 0.0}
        return {
            "chance": 100.0,
            "win": 100.0 * ("EG" in won[0]),
            "lose": 100.0 * ("PH" in won[0]),
            "lost_tenths": 10.0 * (before["EG"] - len(units_of(board, "EG", ships=True))),
            "killed_tenths": 10.0 * (before["PH"] - len(units_of(board, "PH", ships=True))),
        }

    for key, values in played(game, order, look, "EG").items():
        agrees(float(str({**quoted, "chance": chance}[key])), values, 0.6, f"{text}: {key}")


@pytest.mark.parametrize("seed", range(1, 3))
def test_a_sortie_comes_out_as_quoted(seed: int) -> None:
    """6.8: how often a sortie lifts the siege."""
    chance = Random(seed)
    text = f"options: not fog-of-war; kish: AS (turtan {army(chance, 5)}), BA nabu {army(chance, 4)}, control AS"
    game, order = table(f"{text}, siege BA BA-nabu level 2", impulse="AS", ap=9), Sortie(AreaId("kish"))
    promised = float(str(figures(game, order, "quote-sortie-lifts")["lifted"]))

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        return {"lifted": 100.0 * (not board.areas[AreaId("kish")].sieges)}

    agrees(promised, played(game, order, look)["lifted"], 0.6, text)


@pytest.mark.parametrize("unit", ["B1", "LC1", "LC1-"])
def test_a_raid_comes_out_as_quoted(unit: str) -> None:
    """6.15: how often a raider hits what it strikes at."""
    game, order = table(f"BA: trade 2; AS: trade 1; raid-1: EL {unit}", impulse="EL", ap=4), RaidTrade()
    promised = float(str(figures(game, order, "quote-raid", "EL")["chance"]))

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        hits = [100.0 * bool(one.params["success"]) for one in told if one.id == "raid-rolled"]
        return {"hit": hits[0]} if hits else {}

    agrees(promised, played(game, order, look, "EL")["hit"], 0.6, unit)


TRIBUTES = ("SY: eco 3", "SY: eco 3, refusal white", "damascus: damage 1; SY: eco 3", "SY: track BA, level 3")


@pytest.mark.parametrize("text", TRIBUTES)
def test_a_tribute_check_comes_out_as_told(text: str) -> None:
    """5.2.1: what /odds says beforehand and the story as the dice are called for is how often Syria pays."""
    stack = [GameTurns(step="act"), TributePhase()]
    game = table(f"{text}; AS: eco 9; clock: turn 2, phase initiation; hand AS: 25 26", stack=stack, orders=False)
    (line, *_) = tribute_prospects(game.board, SYRIA)
    paid, announced = list[float](), set[object]()
    for number in range(REPEATS):
        match: Match[Board] = game.match.fork(f"tribute {number}".encode())
        told = list[Message]()
        while match.pending and match.pending[0].kind in ("pay-tribute", "respond"):
            told += [event.message for event in match.lapse(match.pending[0].id).events]
        announced.update(
            one.params["percent"] for one in told if one.id == "tribute-due" and one.params["country"].id == SYRIA
        )
        paid.append(100 * any(one.payer == SYRIA and one.to == "AS" for one in match.table.board.tributes))
    assert announced == {line.params["percent"]}, (announced, line)
    agrees(float(str(line.params["percent"])), paid, 0.6, text)


@pytest.mark.parametrize("level", [4, 6, 9])
def test_an_alliance_breaker_comes_out_as_told(level: int) -> None:
    """6.9, 6.11.c: the chance of an alliance that /odds names for two dice."""
    game = table(f"PH: track BA, level {level}; hand BA: 43 40", impulse="BA", ap=8)
    _, line = influence_prospects(game.board, CountryId("PH"), [CountryId("BA")])

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        return {"allied": 100 * (patron(board, CountryId("PH")) == "BA")}

    order = PlayEvent(CardId("43"), "impulse")
    agrees(float(str(line.params["percent"])), played(game, order, look, "BA")["allied"], 0.6, f"level {level}")


# What is told, against what is.


def told_losses(told: list[Message], country: str) -> tuple[set[str], set[str]]:
    """The pieces that the story calls eliminated, and those that it calls reduced and does not bury later."""
    lines = [one.params for one in told if one.id == "losses-taken" and name_of(one.params["country"]) == country]
    dead, hurt = ({piece for line in lines for piece in names_of(line[key])} for key in ("eliminated", "reduced"))
    return dead, hurt - dead


def name_of(said: object) -> str:
    assert isinstance(said, Name)
    return said.id


def names_of(said: object) -> list[str]:
    assert isinstance(said, tuple)
    return [name_of(one) for one in said]


@pytest.mark.parametrize("way", ["battle", "assault", "standard"])
def test_the_story_tells_the_losses_that_the_board_has(way: str) -> None:
    """6.7.4, 6.8: whoever is told to be eliminated is gone, whoever is told to be reduced is, and nobody else."""
    game, order, text = battle(1) if way == "battle" else siege(2, way)
    before = {side: units_of(game.board, side) for side in ("AS", "BA")}

    def look(board: Board, told: list[Message]) -> dict[str, float]:
        for side, was in before.items():
            now = units_of(board, side)
            dead, hurt = told_losses(told, side)
            assert dead & set(was) == set(was) - set(now), (text, side, told)
            assert hurt == {unit for unit in now if now[unit] and not was[unit]}, (text, side, told)
        return {}

    played(game, order, look)


@pytest.mark.parametrize(("chief", "units"), [("marduk", "3HI"), ("nabu", "2LI"), ("sealand-chief", "LC")])
def test_an_interception_is_one_figure_everywhere(chief: str, units: str) -> None:
    """6.6.9: the quote, the offer and the story name one roll, which is made as often as they say."""
    text = f"options: not fog-of-war; ashur: AS turtan 3LI; kish: BA {chief} {units}"
    game, order = table(text, impulse="AS", ap=9), go("AS-turtan", "sippar")
    quoted = figures(game, order, "quote-interception")
    made = list[float]()
    for number in range(REPEATS):
        match: Match[Board] = game.match.fork(f"again {number}".encode())
        match.submit(game.seat("AS"), order)
        (question,) = match.pending
        offer = next(option.message for option in question.options if option.id == "intercept")
        assert offer is not None
        assert (offer.params["chance"], offer.params["natural"]) == (quoted["percent"], quoted["natural"])
        events = match.submit(question.seat, Choose("intercept"), question.id).events
        (rolled,) = [event.message.params for event in events if event.message.id == "interception-rolled"]
        assert int(str(rolled["need"])) - int(str(rolled["modifier"])) == quoted["natural"]
        dice = rolled["dice"]
        assert isinstance(dice, tuple)
        assert bool(rolled["success"]) == (sum(int(str(die)) for die in dice) >= int(str(quoted["natural"])))
        made.append(100.0 * bool(rolled["success"]))
    agrees(float(str(quoted["percent"])), made, 0.6, text)
