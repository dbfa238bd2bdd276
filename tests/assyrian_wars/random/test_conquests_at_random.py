"""Countries at the brink in random wars: whoever falls, what always holds still does, and every match can be saved."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.conquest.checks import is_overrun
from rules.assyrian_wars.conquest.conquest import Conquer
from rules.assyrian_wars.conquest.elimination import Eliminate
from rules.assyrian_wars.conquest.phase import InterphaseConquests
from rules.assyrian_wars.desk.habits import HABITS
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.invariants.conquest import CONQUESTS
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.upheaval import Upheaval
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.table import GAME, CaseTable, table

MATCHES = 80
MINORS = ("PH", "JU", "IS", "SY", "UR", "PY", "PE")


@pytest.mark.parametrize("seed", range(MATCHES))
def test_whoever_falls_nothing_breaks(seed: int) -> None:
    """All of 7.1 in an Interphase, with random answers and dice."""
    chance = Random(seed)
    stack = [GameTurns(step="go_on"), Interphase(step="promote"), InterphaseConquests()]
    game = table(position(chance), stack=stack)
    policy = Policy(chance)
    for _ in range(200):
        if not game.match.pending or not any(isinstance(one, InterphaseConquests) for one in game.match.table.stack):
            break
        assert_sound(game)
        question = chance.choice(game.match.pending)
        game.keep(game.match.submit(question.seat, policy.answer(game.match, question), question.id))
        assert Match.load(GAME, game.match.dump()).hash == game.match.hash
    assert_sound(game)
    if not game.match.finished:
        assert not any(is_overrun(game.board, CountryId(code)) for code in MINORS)


FATES: tuple[Procedure, ...] = (
    Eliminate(by=CountryId("AS"), of=CountryId("EL")),
    Eliminate(by=CountryId("BA"), of=CountryId("ME")),
    Eliminate(by=CountryId("BA"), of=CountryId("AS")),
    Conquer(by=CountryId("EL"), of=CountryId("BA")),
    Conquer(by=CountryId("AS"), of=CountryId("SY")),
    Conquer(by=CountryId("AS"), of=CountryId("EG"), how="surrender"),
)


@pytest.mark.parametrize("fate", range(len(FATES)))
def test_a_game_goes_on_after_a_fall(fate: int) -> None:
    """The campaign, after somebody was conquered or eliminated in the first impulse round."""
    chance = Random(fate)
    phase = [GameTurns(step="end_turn"), ActionPhase(step="reach")]
    hands = "hand AS: 25 30 31; hand BA: 26 32; hand EG: 33; hand EL: 34 35; hand ME: 36"
    text = f"start campaign; options: elimination, not sudden-end, lead never; clock: phase action, round 1; {hands}"
    game = table(text, stack=[*phase, msgspec.structs.replace(FATES[fate])])
    policy = Policy(chance, HABITS)
    for _ in range(150):
        question = chance.choice(game.match.pending)
        game.keep(game.match.submit(question.seat, policy.answer(game.match, question), question.id))
        if game.match.finished:
            break
        for invariant in CONQUESTS:
            assert invariant.check(game.board) == [], invariant.name


def assert_sound(game: CaseTable) -> None:
    """No invariant is broken, unless some are on their way home."""
    if any(isinstance(one, Upheaval) for one in game.match.table.stack):
        return
    for invariant in GAME.invariants:
        assert invariant.check(game.board) == [], invariant.name


def position(chance: Random) -> str:
    """Two camps that hold most of each other's cities, minors with wars and allies, a past with conquests."""
    south = chance.choice(["BA EL", "BA EL ME", "BA EG", "BA EL EG ME"])
    north = "AS" + "".join(f" {code}" for code in ("ME", "EG") if code not in south and chance.random() < 0.5)
    neutral = [code for code in ("BA", "EL", "ME", "EG") if code not in south and code not in north]
    counters = {code: troops(code) for code in house().map.countries}
    lines = [
        "blank campaign",
        f"options: {chance.choice(['', 'not '])}elimination, not special-units",
        f"clock: turn {chance.randint(1, 5)}, phase interphase, last {chance.choice(['AS', 'BA', 'PE'])}",
        f"camp assyrian: {north}",
        f"camp rebel: {south}",
    ]
    lines += [f"camp neutral: {' '.join(neutral)}"] if neutral else []
    victims = chance.sample(["AS", "BA", "EL", *MINORS], 4)
    for victim in victims:
        enemies = (south if victim in north else north).split()
        if victim in MINORS:
            enemies = chance.sample([*south.split(), *north.split()], 2)
            lines += [f"war {enemy} {victim}" for enemy in enemies]
        lines += past(victim, chance)
        lines += hold(victim, enemies, counters, chance)
    lines += friends([code for code in MINORS if code not in victims], counters, chance)
    return "\n".join(lines)


def friends(minors: list[str], counters: dict[str, Iterator[str]], chance: Random) -> list[str]:
    """Allies and payers of the powers, pact cities, an older conquest."""
    lines = []
    for minor in minors:
        power, level = chance.choice(["AS", "BA", "EL"]), chance.choice([0, 5, 8, 11, 13, 15])
        if level >= 13:
            capital = house().map.capitals.get(CountryId(minor), house().map.home_areas[CountryId(minor)][0])
            lines += [f"{minor}: active, track {power}, level {level}", f"{capital}: {minor} {next(counters[minor])}"]
        elif level:
            lines.append(f"{minor}: track {power}, level {level}")
        if level >= 7:
            lines.append(f"tribute {minor} {power} status")
        if not level and chance.random() < 0.5:
            lines += [f"conquest {power} {minor}: until {chance.randint(1, 2)}", f"tribute {minor} {power} conquest"]
    city, holder = chance.choice(["dilmun", "adana", "petra"]), chance.choice(["AS", "BA", "EL"])
    return [*lines, f"pact {city} {holder}", f"tribute {city} {holder} pact"]


def past(victim: str, chance: Random) -> list[str]:
    """An earlier conquest or surrender, influence, cards in hand."""
    words = ["active"] if victim not in MINORS or chance.random() < 0.7 else ["eco 2"]
    if chance.random() < 0.4:
        words.append(chance.choice(["fall 1", "fall 1 surrender"]))
    return [f"{victim}: {', '.join(words)}", f"{chance.choice(['UR', 'PY', 'SC'])}: level 0"]


def hold(victim: str, enemies: list[str], counters: dict[str, Iterator[str]], chance: Random) -> list[str]:
    """Most of a country's cities in the hands of its enemies, some of them with a garrison."""
    kept = chance.choice([0, 0, 1, 2, 3])
    lines = []
    cities = [area for area in house().map.home_areas[CountryId(victim)] if house().map.areas[area].kind != "round"]
    for area in chance.sample(cities, len(cities))[kept:]:
        enemy = chance.choice(enemies)
        unit = next(counters[enemy], "")
        if house().map.areas[area].kind != "box":
            lines.append(f"{area}: {f'{enemy} {unit}, ' if unit else ''}control {enemy}")
    return lines


def troops(country: str) -> Iterator[str]:
    """The land units of a country, one after the other."""
    units = house().counters.units_of.get(CountryId(country), ())
    return iter([f"{unit[3:].replace('-', '')}" for unit in units if "-SH-" not in unit])
