"""Positions in which a force has just entered an area: who may intercept, evade, or must retreat."""

from collections.abc import Collection, Mapping, Sequence

from rules.assyrian_wars.battle.retreat import Retreat
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.encounter.evasion import Evasion
from rules.assyrian_wars.encounter.interception import Arrival, Interception
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.match import Match
from rules.core.messages import Event
from rules.core.procedures import Procedure
from tests.assyrian_wars.cases.dice import CaseDice
from tests.assyrian_wars.cases.soundness import MEETING
from tests.assyrian_wars.cases.table import GAME, PREAMBLE, CaseTable, table

Dice = Mapping[str, Sequence[int]]
BATTLE = ("take-hits", "take-routs")


def during(
    text: str, procedure: Procedure, by: str = "AS", dice: Dice | None = None, unsound: Collection[str] = ()
) -> CaseTable:
    """The position in this country's impulse, with a procedure at work."""
    impulse = TakeImpulse(country=CountryId(by), step="act")
    stack = [GameTurns(step="end_turn"), ActionPhase(step="move_on"), impulse, procedure]
    return table(text, impulse=by, ap=20, dice=dice or {}, stack=stack, unsound=unsound)


def pieces(text: str, country: str, area: str) -> tuple[PieceId, ...]:
    """The pieces of a country in an area of a position."""
    board = Position.parse(text if text.startswith("blank") else PREAMBLE + text, house()).board
    return tuple(piece.id for piece in board.areas[AreaId(area)].pieces if piece.owner == country)


def intercept(
    text: str,
    area: str,
    *,
    by: str = "AS",
    movers: str = "",
    dice: Dice | None = None,
    arrival: Arrival = "march",
    barred: str = "",
) -> CaseTable:
    """`by` has just entered an area with these pieces (not said: all it has there), and may be intercepted."""
    entered = tuple(PieceId(piece) for piece in movers.split()) or pieces(text, by, area)
    never = tuple(PieceId(piece) for piece in barred.split())
    begun = Interception(pieces=entered, area=AreaId(area), arrival=arrival, barred=never)
    return during(text, begun, by, dice, MEETING)


def evade(text: str, area: str, *, by: str = "AS", interceptors: str = "", dice: Dice | None = None) -> CaseTable:
    """`by` has just entered an area, nobody can intercept any more, and its enemies there may evade."""
    came = tuple(PieceId(piece) for piece in interceptors.split())
    begun = Evasion(attackers=pieces(text, by, area), area=AreaId(area), interceptors=came)
    return during(text, begun, by, dice, MEETING)


def retreat(
    text: str, area: str, beaten: str, *, winner_from: str = "", by: str = "AS", dice: Dice | None = None
) -> CaseTable:
    """The countries named have been beaten in an area by forces that came from other areas."""
    losers = tuple(piece for country in beaten.split() for piece in pieces(text, country, area))
    barred = tuple(AreaId(start) for start in winner_from.split())
    return during(text, Retreat(pieces=losers, area=AreaId(area), barred=barred), by, dice, MEETING)


def two(*totals: int) -> list[int]:
    """Two dice for each of these totals."""
    return [die for total in totals for die in (min(6, total - 1), total - min(6, total - 1))]


def may_intercept(game: CaseTable, country: str) -> bool:
    """Whether a country is asked for an interception, and has anything else to say than no (9.5)."""
    asked = any(seat == game.seat(country) and kind.startswith("intercept") for seat, kind in game.asked)
    return asked and bool({"intercept", "group"}.intersection(game.options(country)))


def shown(game: CaseTable, country: str, option: str, what: str) -> object:
    """What an option of a country's question says about this."""
    found = next(one for one in game.question(country).options if one.id == option)
    assert found.message is not None
    return found.message.params[what]


def rolled(game: CaseTable, kind: str) -> list[bool]:
    """Whether the interceptions or evasions that the last answer rolled for succeeded, in order."""
    told = [event.message for event in game.events if event.message.id == f"{kind}-rolled"]
    return [bool(roll.params["success"]) for roll in told]


def modifiers(game: CaseTable, kind: str) -> list[object]:
    """With what those rolls were modified."""
    return [event.message.params["modifier"] for event in game.events if event.message.id == f"{kind}-rolled"]


def lapse(game: CaseTable, *kinds: str) -> list[Event]:
    """Everything that was told while questions of these kinds (none named: all of the battle) were left to lapse."""
    told = list(game.events)
    while waiting := [one for one in game.match.pending if one.kind in (kinds or BATTLE)]:
        told += game.keep(game.match.lapse(question=waiting[0].id)).events
    return told


def answers(game: CaseTable, *given: tuple[str, str | tuple[str, ...]]) -> None:
    """Several answers, each of a country, one after the other."""
    for country, choice in given:
        game.answer(country, choice)


def again(game: CaseTable, dice: Dice) -> CaseTable:
    """The same position once more, with other dice."""
    loaded = Match.load(GAME, game.match.dump())
    loaded._keeper.engine.dice = CaseDice(dice)
    return CaseTable(loaded)
