"""The politics of the Interphase in few words, and how countries stand to each other."""

from rules.assyrian_wars.board import relations
from rules.assyrian_wars.board.ids import CountryId
from rules.assyrian_wars.politics.phase import DONE, PoliticalPhase
from rules.assyrian_wars.turn.turn import GameTurns
from rules.core.dice import Script
from tests.assyrian_wars.cases.table import CaseTable, table


def politics(text: str, *, dice: Script | None = None, draws: dict[str, list[str]] | None = None) -> CaseTable:
    """A match at the beginning of 7.4 after turn 2: Assyria is asked."""
    clock = "clock: phase interphase, turn 2"
    stack = [GameTurns(step="go_on"), PoliticalPhase()]
    return table(f"{text}\n{clock}" if text else clock, dice=dice, draws=draws, stack=stack)


def through_politics(game: CaseTable, power: str = "") -> None:
    """Every power before this one is done (without a name: every one)."""
    while game.match.table.find(PoliticalPhase) is not None:
        (question,) = game.match.pending
        running = game.match.table.find(PoliticalPhase)
        assert running is not None
        if question.kind == "politics" and running.country == power:
            return
        if question.kind == "end-wars":
            game.answer(running.country, ())
        else:
            assert question.kind == "politics", question.kind
            game.answer(running.country, DONE)


def at_war(game: CaseTable, one: str, *others: str) -> bool:
    """The first is at war with all the others."""
    return all(relations.at_war(game.board, CountryId(one), CountryId(other)) for other in others)


def points(game: CaseTable) -> dict[str, int]:
    """The victory points of all who have any."""
    return {code: state.vp for code, state in game.board.countries.items() if state.vp}
