"""Battles in few words: an attack that nobody intercepts or evades, and what its dice and losses were."""

from collections.abc import Sequence

from rules.assyrian_wars.battle.hits import Casualties, Host
from rules.assyrian_wars.battle.shares import Kind
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.dice import Script
from rules.core.messages import Message
from tests.assyrian_wars.cases.orders import go
from tests.assyrian_wars.cases.playing import fight
from tests.assyrian_wars.cases.table import CaseTable, table

IN_IMPULSE = (  # what is running while a country acts
    GameTurns(step="end_turn"),
    ActionPhase(step="move_on"),
    TakeImpulse(country=CountryId("AS"), step="act"),
)


def attack(text: str, force: str, *areas: str, by: str = "AS", ap: float = 9, dice: Script | None = None) -> CaseTable:
    """The force enters the last area and the battle begins; stops at the first question about it."""
    game = table(text, impulse=by, ap=ap, dice=dice or {})
    game.play(by, go(force, *areas))
    return fight(game)


def suffer(
    text: str, area: str, amount: int, *, kind: Kind = "hits", decider: str = "BA", only: Sequence[str] = ()
) -> CaseTable:
    """The pieces in an area (or only those of some countries) take so many hits or routs."""
    board = table(text, impulse="AS").board
    there = [piece for piece in board.areas[AreaId(area)].pieces if not only or piece.owner in only]
    host = Host(tuple(piece.id for piece in there), amount, CountryId(decider))
    rule = "6.7.4" if kind == "hits" else "6.7.4.a"
    losses = Casualties(area=AreaId(area), hosts=(host,), kind=kind, rule=rule)
    return table(text, impulse="AS", stack=[*IN_IMPULSE, losses])


Rolled = list[tuple[str, int, int]]  # class or kind of dice, factor, how many


def dice_of(game: CaseTable, country: str, phase: str = "melee") -> Rolled:
    """What a side rolled last."""
    return all_dice(game, country, phase)[-1]


def all_dice(game: CaseTable, country: str, phase: str = "melee") -> list[Rolled]:
    """What a side rolled in each round told."""
    found: list[Rolled] = []
    for roll in _rolls(game, country, phase):
        lines = [_message(line).params for line in _tuple(roll.params["lines"])]
        found.append([(str(p["what"]), int(str(p["factor"])), len(_tuple(p["dice"]))) for p in lines])
    return found


def number(rolled: Rolled) -> int:
    """How many dice that were."""
    return sum(line[2] for line in rolled)


def hits(game: CaseTable, country: str, phase: str = "melee") -> list[int]:
    """The hits that a side scored in each roll of a phase."""
    return [int(str(roll.params["hits"])) for roll in _rolls(game, country, phase)]


def rounds(game: CaseTable) -> list[tuple[object, object]]:
    """The hits of each round told: of who came, and of who was there."""
    found = [event.message.params for event in game.events if event.message.id == "round-fought"]
    return [(params["hits"], params["other_hits"]) for params in found]


def routs(game: CaseTable) -> list[tuple[object, object]]:
    """The routs of each round told, after the winner's leaders rallied some."""
    found = [event.message.params for event in game.events if event.message.id == "round-fought"]
    return [(params["routs"], params["other_routs"]) for params in found]


def winner(game: CaseTable) -> list[str]:
    """The countries of the side that won."""
    return [_name(country) for country in _tuple(game.message("battle-won").params["countries"])]


def box(game: CaseTable) -> list[str]:
    """The pieces in the Regroup Box."""
    return sorted(piece.id for piece in game.board.regroup)


def vp(game: CaseTable, country: str) -> int:
    """A country's victory points."""
    return game.country(country).vp


def piece(game: CaseTable, id: str) -> object:
    """Whether a piece is reduced; None: it is not in play."""
    found = game.board.find(PieceId(id))
    return None if found is None else found[1].reduced


def _rolls(game: CaseTable, country: str, phase: str) -> list[Message]:
    found = [event.message for event in game.events if event.message.id == "dice-rolled"]
    return [
        one
        for one in found
        if one.params["phase"] == phase and country in [_name(name) for name in _tuple(one.params["countries"])]
    ]


def _tuple(value: object) -> tuple[object, ...]:
    assert isinstance(value, tuple)
    return value


def _message(value: object) -> Message:
    assert isinstance(value, Message)
    return value


def _name(value: object) -> str:
    return str(getattr(value, "id", ""))
