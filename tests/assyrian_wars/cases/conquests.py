"""Conquests in few words: who holds what, the die, and what came of it."""

from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import conquest_of, eco_level
from rules.assyrian_wars.conquest.conquest import AttemptConquest
from rules.assyrian_wars.conquest.phase import InterphaseConquests
from rules.assyrian_wars.interphase.interphase import Interphase
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.dice import Script
from rules.core.engine import Engine
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.encounters import lapse
from tests.assyrian_wars.cases.table import GAME, PREAMBLE, CaseTable, table

AFTERMATH = ("choose-province", "go-home")
SIEGE = ("garrison-hits", "deport", "respond", "battle-cards")


def held(country: str, *areas: str) -> str:
    """The notation of cities that a country holds, each with a unit of its own."""
    return "; ".join(f"{area}: {country} LI{number}, control {country}" for number, area in enumerate(areas, 1))


def ruled(country: str, *areas: str) -> str:
    """The notation of areas that a country controls without a unit of its own."""
    return "; ".join(f"{area}: control {country}" for area in areas)


def attempt(text: str, of: str, by: str = "AS", die: int | None = 1, ap: float = 5) -> CaseTable:
    """A power tries to conquer a country in its impulse, with this die; stops at the first question about it."""
    game = table(text, impulse=by, ap=ap, dice={} if die is None else {"conquest-check": [die]})
    game.play(by, AttemptConquest(CountryId(of)))
    return game


def fall(text: str, force: str, by: str = "AS") -> CaseTable:
    """A force takes the city before which it stands; stops at the first question about what follows."""
    game = table(text, impulse=by, ap=9, dice={"promotion": every(1), "besiegers": every(1), "defenders": every(6)})
    game.play(by, Besiege(force, "standard"))
    done(game, *SIEGE)
    return game


def done(game: CaseTable, *kinds: str) -> CaseTable:
    """What remains of a conquest, with every choice by default."""
    game.events = tuple(lapse(game, *(kinds or AFTERMATH)))
    return game


def refused(text: str, of: str, by: str = "AS") -> str:
    """The rule by which an attempt is refused."""
    return table(text, impulse=by, ap=5).refused(by, AttemptConquest(CountryId(of))).rule


def at_interphase(text: str, dice: Script | None = None) -> CaseTable:
    """The conquests of an Interphase, at their first question; what follows them is another matter."""
    whole = PREAMBLE + "clock: phase interphase\n" + text
    stack = [GameTurns(step="go_on"), Interphase(step="promote"), InterphaseConquests()]
    return table(whole, dice=dice or {}, stack=stack)


def at_work(game: CaseTable) -> Engine:
    """The rules at work on the match, for what needs no step of its own."""
    return Engine(game.match.table._head, GAME.kit, game.match._keeper.engine.dice)


def is_conquered(game: CaseTable, of: str, by: str = "AS") -> bool:
    """Whether a country is in a power's Conquest box when all is done."""
    done(game)
    return conquest_of(game.board, CountryId(by), CountryId(of)) is not None


def until(game: CaseTable, of: str, by: str = "AS") -> int:
    """The Interphase at whose start a grace period ends."""
    entry = conquest_of(game.board, CountryId(by), CountryId(of))
    assert entry is not None
    return entry.until


def eco(game: CaseTable, country: str) -> int:
    """The ECO level of a country, with tribute."""
    return eco_level(game.board, CountryId(country))


def province(game: CaseTable, area: str) -> str | None:
    """Whose province an area is."""
    return game.board.areas[AreaId(area)].province
