"""The start of a match: what was dealt and laid out, the first map, and the first call.

Whoever is asked first is called in this message; only when somebody else is asked there is one of its own
(`bot.acting.decisions`). While it is the call it is edited like one.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.acting.buttons import StampedButton, StampedMenu, button, view_of
from bot.acting.decisions import OPENING, decide_button, message_text
from bot.acting.panel import due_moments
from bot.games.lesson import is_led
from bot.games.presentation import WHOLE
from bot.posts import chapters as tales
from bot.posts.lesson import opening_lines
from bot.posts.lobby import seed_list
from bot.posts.story import view_at
from bot.posts.table import DECIDE, HAND, MAP
from bot.spine.aftermath import Turn
from bot.spine.calls import calls, is_told, ring
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.words import Words
from db.records import Parcel
from rules.core.dice import seeds_digest
from rules.core.match import Match
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = OPENING
FIRST = 1  # the revision in which a match begins


class Opening:
    """Opens every match with a post."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """A match has just begun."""
        if turn.outcome is not None and turn.head is None:
            turn.post(KIND, slot=KIND)  # a slot, so that an audit finds the message again

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The whole board, what the rules did first, the promise of the dice, and who begins."""
        live, words = await self.app.addressed(parcel)
        lines = await tales.read_for(self.app, live.game, live.id, None, 0, FIRST)
        events = [event for line in lines for event in line.entry.events]
        start = next((line.entry.start for line in lines if line.entry.start is not None), None)
        match = await self.app.matches.position(live)
        asked = tuple(dict.fromkeys(Name("seat", question.seat) for question in match.pending))
        view = await view_at(self.app, live, FIRST, None)
        called = None if is_led(live) else await self._call(live, match, words, parcel)
        text = [words("opening-begins", name=live.info.name), live.shown.retell(events, words, view, over=False)]
        if is_led(live):
            text += opening_lines(live, words)
        else:
            text.append(live.shown.winning(words.language))
            text.append(words("opening-dealt"))
            text.append(words("opening-first", seats=() if called is not None else asked))
            text.append(called.text if called is not None else "")
        if start is not None and is_led(live):
            text.append(f"-# {words('lesson-opening-dice', commitment=start.commitment)}")
        elif start is not None:
            text.append(f"-# {words('opening-dice', commitment=start.commitment)}")
            digest = seeds_digest(start.commitment, start.seeds)
            seeds = words("opening-seeds", seeds=seed_list(start.seeds), digest=digest) if start.seeds else ""
            text.append(seeds and f"-# {seeds}")
        drawing = live.shown.board(view, words, WHOLE) if view is not None else None
        decide = button(DECIDE, live.id, 0, words("table-what-can-i-do"))
        buttons: list[StampedButton | StampedMenu] = [
            decide if called is None else called.button,
            button(HAND, live.id, 0, words("table-my-hand")),
            button(MAP, live.id, 0, words("table-full-map")),
        ]
        shown = "\n".join(line for line in text if line)
        ping, note = (called.people, called.note) if called is not None else ((), parcel.note)
        return Letter(shown, drawings=[drawing], view=view_of(buttons), ping=ping, note=note)

    async def _call(self, live: Live, match: Match[Any], words: Words, parcel: Parcel) -> "FirstCall | None":
        """Who is asked; whoever is asked later has a message of its own, and is not named here."""
        open_ = [call for call in await calls(self.app, live, match) if call.question is not None]
        rung = await ring(self.app, live, open_, parcel.note)
        note = rung.note
        if parcel.message is not None and rung.anew:
            note = parcel.note or note
            open_ = [call for call in open_ if is_told(call, note)]
        waiting = [call.question for call in open_ if call.question is not None]
        if live.info.status != "running" or not waiting:
            return None
        text = message_text(live, match, waiting, words, due_moments(live), note)
        people = rung.people if parcel.message is None else ()
        return FirstCall(text, decide_button(live, waiting[0], words, number=0), people, note)


class FirstCall(NamedTuple):
    """Who is asked as a match begins: the words, the button, whom it notifies, and what it has told."""

    text: str
    button: StampedButton
    people: tuple[int, ...]
    note: bytes


async def setup(app: "Stele") -> None:
    opening = Opening(app)
    app.aftermath.register(opening.after)
    app.delivery.register(KIND, opening.compose)
