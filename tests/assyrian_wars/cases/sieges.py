"""Sieges in few words: an order to besiege, and what came of it."""

from collections.abc import Mapping, Sequence

from rules.assyrian_wars.board.forces import garrison
from rules.assyrian_wars.board.ids import AreaId
from rules.assyrian_wars.board.pieces import Siege
from rules.assyrian_wars.siege.besieging import Besiege
from rules.assyrian_wars.siege.dice import besieger_dice, defender_dice
from rules.core.dice import Script
from tests.assyrian_wars.cases.dice import every
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table

NO_PROMOTION = {"promotion": every(1)}


def siege_table(text: str, by: str = "AS", ap: float = 5, dice: Mapping[str, Sequence[int]] | None = None) -> CaseTable:
    """The middle of an impulse with 5 AP; nobody is promoted unless the dice say so."""
    script: Script = {**NO_PROMOTION, **(dice or {})}
    return table(text, impulse=by, ap=ap, dice=script)


def besiege(game: CaseTable, force: str, method: str, by: str = "AS") -> CaseTable:
    """The order; stops at the first question about it."""
    game.play(by, Besiege(force, method))
    return game


def storm(game: CaseTable, force: str, method: str = "standard", by: str = "AS") -> CaseTable:
    """The order, with every choice by default."""
    return through(besiege(game, force, method, by))


def siege_at(game: CaseTable, area: str) -> Siege:
    """The one siege of a city."""
    (siege,) = game.board.areas[AreaId(area)].sieges
    return siege


def attack_factors(game: CaseTable, area: str, country: str = "AS") -> list[int]:
    """What each die of a country's besiegers needs."""
    pieces = [piece for piece in game.board.areas[AreaId(area)].pieces if piece.owner == country and not piece.inside]
    return [die.factor for die in besieger_dice(game.board, AreaId(area), pieces)]


def defence_factors(game: CaseTable, area: str) -> list[int]:
    """What each die of a city and its garrison needs."""
    state = game.board.areas[AreaId(area)]
    return [die.factor for die in defender_dice(game.board, AreaId(area), garrison(state))]


def damage(game: CaseTable, area: str) -> int:
    """The damage of a city's walls."""
    return game.board.areas[AreaId(area)].damage


def hits(game: CaseTable) -> tuple[int, int]:
    """Hits of the besiegers and of the defenders in the round just fought."""
    params = game.message("siege-rolled").params
    scored, received = params["scored"], params["received"]
    assert isinstance(scored, int)
    assert isinstance(received, int)
    return scored, received


def nomad_points(game: CaseTable, power: str) -> int:
    """The points that a power has for nomads."""
    return sum(line.points for line in game.country(power).ledger if line.reason == "nomads-defeated")
