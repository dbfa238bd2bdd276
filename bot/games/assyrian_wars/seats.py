"""What a seat is before a match begins: its countries, where they start, how strong they are and how they win."""

from collections.abc import Sequence

from bot.games.presentation import SeatAbout
from bot.spine.words import Words
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.pack.scenarios import Scenario
from rules.assyrian_wars.pack.stacks import Stack
from rules.core.messages import Name


def seat_about(printed: Scenario, countries: Sequence[CountryId], words: Words) -> SeatAbout:
    """1.1.B: the countries of a seat as the scenario sets them up (4.2)."""
    forces = [one for one in printed.forces if one.country in countries]
    cards = sum(printed.powers[one].hand for one in countries)
    hard = "several" if len(countries) > 1 else countries[0] if words.has(f"power-{countries[0]}") else "other"
    start = _start([one for one in forces if one.country == countries[0]])
    strength = {"units": _units(forces), "leaders": _leaders(forces), "cards": cards}
    line = words("seat-about.line", **strength, hard=hard, area=start, countries=len(countries))
    return SeatAbout(line, "\n".join(_country(printed, one, words) for one in countries))


def _country(printed: Scenario, country: CountryId, words: Words) -> str:
    """One country in a few sentences."""
    power, forces = printed.powers[country], [one for one in printed.forces if one.country == country]
    said = {"eco": power.eco, "cards": power.hand, "camp": power.camp, "area": _start(forces)}
    strength = {"units": _units(forces), "leaders": _leaders(forces)}
    text = words("seat-about", country=Name("country", country), **strength, **said)
    return f"{text} {words(f'power-{country}')}" if words.has(f"power-{country}") else text


def _start(forces: Sequence[Stack]) -> Name:
    """Where most of its units stand."""
    land = [one for one in forces if one.area is not None]
    most = max(land, key=lambda one: sum(one.counts.values()), default=None)
    return Name("area", "" if most is None else most.place)


def _units(forces: Sequence[Stack]) -> int:
    return sum(sum(one.counts.values()) for one in forces)


def _leaders(forces: Sequence[Stack]) -> int:
    return sum(len(one.leaders) + len(one.promoted) for one in forces)
