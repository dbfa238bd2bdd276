"""How a case is played on and looked at, under one name each.

print(show(game))                     # the position, who is asked what, and what was told last
mark = game.mark()                    # … and later what was told since: game.since(mark)
fight(game)                           # nobody intercepts or evades: to the first question about the battle
through(game, "take-hits")            # such questions by default; none named: all, until the impulse goes on
until(game, "punish", evade="stand")  # everything by default (or as said) until this is asked
next_impulse(game, "BA")              # everybody lets everything pass until Babylonia acts
reply(game, "BA", "stand")            # an answer, and what was told before is kept
"""

from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.core.questions import Choose, Question
from tests.assyrian_wars.cases.table import CaseTable

QUIET = {"evade": "stand", "intercept": "decline", "respond": "pass"}  # what is answered where a case says nothing


def show(game: CaseTable) -> str:
    """The whole position in notation, who is asked what with which options, and what the last answer told."""
    asked = [
        f"{question.seat} is asked {question.kind} ({question.rule}): {', '.join(one.id for one in question.options)}"
        for question in game.match.pending
    ]
    told = [f"{event.message.id} {dict(event.message.params)}" for event in game.events]
    return "\n".join([str(Position(game.board, house())), *asked, "told:", *told])


def fight(game: CaseTable) -> CaseTable:
    """Nobody intercepts or evades; what was told on the way is kept."""
    while game.match.pending and game.match.pending[0].kind in QUIET:
        give(game, game.match.pending[0], QUIET[game.match.pending[0].kind])
    return game


def through(game: CaseTable, *kinds: str) -> CaseTable:
    """Questions of these kinds (none: of all kinds) are answered by default, until the impulse goes on."""
    while game.match.pending and game.match.pending[0].kind != "impulse":
        if kinds and game.match.pending[0].kind not in kinds:
            break
        give(game, game.match.pending[0])
    return game


def until(game: CaseTable, kind: str, **answers: str) -> CaseTable:
    """Everything is answered by default, or as said for its kind, until this is asked."""
    while game.match.pending[0].kind != kind:
        question = game.match.pending[0]
        assert question.kind != "impulse", f"{kind} was not asked, but {game.told}"
        give(game, question, answers.get(question.kind.replace("-", "_")))
    return game


def next_impulse(game: CaseTable, country: str) -> CaseTable:
    """Everybody lets everything pass until this country acts."""
    while game.board.impulse is None or game.board.impulse.country != country or game.asked[0][1] != "impulse":
        give(game, game.match.pending[0])
    return game


def give(game: CaseTable, question: Question, choice: str | None = None) -> None:
    """One answer, by default the default; what was told before is kept."""
    before = game.events
    answer = question.default if choice is None else Choose(choice)
    assert answer is not None, question
    game.keep(game.match.submit(question.seat, answer, question.id))
    game.events = before + game.events


def reply(game: CaseTable, country: str, choice: str | tuple[str, ...]) -> CaseTable:
    """The country's seat answers; what was told before is kept."""
    before = game.events
    game.answer(country, choice)
    game.events = before + game.events
    return game
