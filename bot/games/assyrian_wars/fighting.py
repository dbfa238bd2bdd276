"""Which battle of Assyrian Wars a question is asked in.

Public: `ASKED` (the kinds of question), `fight_of`.
"""

from collections.abc import Iterable, Sequence

from bot.games.assyrian_wars.changes import Fight, fight_at
from rules.assyrian_wars.battle.cards import WINDOWS
from rules.core.messages import Event, Name
from rules.core.questions import Question

ASKED = frozenset(
    (
        *(*WINDOWS, "battle-card-choice", "chariots", "break-off", "fight-the-rest"),
        *("share-hits", "take-hits", "share-routs", "take-routs", "garrison-hits", "retreat", "naval-retreat"),
    )
)


def fight_of(asked: Iterable[Question], events: Sequence[Event]) -> Fight | None:
    """The last battle that was told, if it is where these questions are asked (6.7, 6.8, 6.16.f)."""
    return fight_at({place for question in asked for place in _places(question)}, events)


def _places(question: Question) -> list[str]:
    """Where it is asked; the cards of a siege are laid before there are dice to show (6.7.1)."""
    params = {} if question.reason is None else question.reason.params
    named = [params.get("area"), params.get("zone")]
    before_dice = question.kind in WINDOWS and params.get("kind") == "siege"
    return [] if before_dice else [place.id for place in named if isinstance(place, Name)]
