"""A battle while it is being fought, as a picture: below the question that is asked in it, and with the running story.

It is made of what everybody was told since the chapter began, and of the view of whoever looks.
"""

from typing import TYPE_CHECKING

from bot.posts import chapters as tales
from bot.spine.matches import Live
from bot.spine.words import Words
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.games.presentation import Drawing


async def drawn(app: "Stele", live: Live, asked: Question | None, words: Words) -> "Drawing | None":
    """The battle in which a question is asked, as its seat sees it; without one, as everybody does."""
    match, shown = await app.matches.position(live), live.shown
    open_ = match.pending if asked is None else (asked,)
    within = [question for question in open_ if question.kind in shown.fights]
    if not within:
        return None
    begun = await tales.begun_in(app, live, match.revision)
    entries = await tales.read(app, live.game, live.id, begun - 1, match.revision)
    told = tales.chapter([entry.public() for entry in tales.standing(entries)], begun, shown.marks)
    return shown.fight(within, told.events, match.view(None if asked is None else asked.seat), words)
