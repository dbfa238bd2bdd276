"""A Tribute Phase, influence, markers that move, and ECO levels in few words."""

from collections.abc import Mapping, Sequence

from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.board.relations import eco_level
from rules.assyrian_wars.politics.diplomacy import RaiseMarker
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.tribute.phase import TributePhase
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.core.messages import message
from rules.core.questions import Choose
from tests.assyrian_wars.cases.table import CaseTable, table


def tribute_phase(text: str, *dice: int, turn: int = 2, pay: Sequence[str] = ()) -> CaseTable:
    """The Tribute Phase of a turn with these dice; of the powers and their allies only those in `pay` want to pay."""
    text = f"{text}\nclock: turn {turn}, phase initiation; hand AS: 25 26"
    game = table(text, stack=[GameTurns(step="act"), TributePhase()], dice={"tribute": list(dice)})
    decide(game, pay)
    return game


def decide(game: CaseTable, pay: Sequence[str] = ()) -> None:
    """Everybody decides about tribute and nobody plays a card; `game.events` has all that was told."""
    events = list(game.events)
    while game.match.pending and game.match.pending[0].kind in ("pay-tribute", "respond"):
        question = game.match.pending[0]
        country = str(getattr((question.reason or message("")).params.get("country"), "id", ""))
        answer = "pass" if question.kind == "respond" else "pay" if country in pay else "decline"
        events += game.keep(game.match.submit(question.seat, Choose(answer))).events
    game.events = tuple(events)


def court(country: str, level: int, track: str | None = None) -> Influence:
    """Brings a marker to a space, of the own track unless another is named."""
    return Influence(CountryId(country), level, None if track is None else CountryId(track))


def after_breaker(
    text: str,
    country: str,
    track: str | None,
    level: int,
    *,
    impulse: str = "EG",
    draws: Mapping[str, Sequence[str]] | None = None,
) -> CaseTable:
    """A position in an impulse in which something has just moved a marker, as an alliance breaker does."""
    to = None if track is None else CountryId(track)
    moved = RaiseMarker(minor=CountryId(country), track=to, level=level, rule="6.11.c")
    running = TakeImpulse(country=CountryId(impulse), step="act")
    stack = [GameTurns(step="end_turn"), ActionPhase(step="move_on"), running, moved]
    return table(text, impulse=impulse, ap=6, stack=stack, draws=draws)


def space(game: CaseTable, country: str) -> tuple[str | None, int]:
    """Where a marker stands."""
    state = game.country(country)
    return state.track, state.level


def eco(game: CaseTable, country: str) -> int:
    """A country's ECO level with tribute."""
    return eco_level(game.board, CountryId(country))


def payers(game: CaseTable, to: str = "AS") -> list[str]:
    """Those who pay a power, each once, in track order; cities behind."""
    paying = {line.payer for line in game.board.tributes if line.to == to}
    return [code for code in game.board.countries if code in paying] + sorted(paying.difference(game.board.countries))


def rolled(game: CaseTable) -> list[tuple[str, int]]:
    """The tribute checks that were told: who, and with how many dice."""
    found = []
    for event in game.events:
        dice = event.message.params.get("dice")
        if event.message.id == "tribute-rolled" and isinstance(dice, tuple):
            found.append((str(getattr(event.message.params["country"], "id", "")), len(dice)))
    return found
