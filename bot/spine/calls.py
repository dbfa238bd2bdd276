"""Who must know: everything in a match that waits for somebody, and whom a message about it notifies.

Public: `Call`, `calls` (all that is open), `mine`, `ring` (whom to notify now), `wants_ping`, `voters`, `Wish`.
A question, a wish to go back and a vote on a seat are calls alike: the same function names them in the channel,
notifies those concerned as they want it, and feeds `/waiting`, `/help`, the panel and the table. What a message has
told is kept with its slot, so nobody is forgotten when the bot dies or another command comes between.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct, msgpack

from bot.spine.matches import Live
from bot.spine.quiet_hours import after_quiet, is_away
from bot.spine.words import Words
from db.records import PersonSettings, SeatInfo
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele

VOTE_KIND = "hand-over"  # the proposals that the table votes on
MOST_ORDERS = 20  # that answer one after another
BACK = ("undo", "override")  # entries after which people are asked again


class Wish(Struct, frozen=True):
    """What a vote is about: who shall take the seat (None: a computer), and which seat proposed it."""

    person: int | None
    by: str
    policy: str | None = None  # how strong the computer shall be


class Call(Struct, frozen=True):
    """Something that waits for a seat."""

    kind: Literal["question", "undo", "vote"]
    number: int  # of the question, the request, the proposal
    seat: str  # who has to answer
    about: str = ""  # who wishes to go back; whose seat is voted on
    question: Question | None = None
    since: datetime | None = None

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.number}:{self.seat}"

    @property
    def waits_by_itself(self) -> bool:
        """Whether nobody needs to come for it: it stays open for its time, whoever holds what."""
        return self.question is not None and self.question.held

    def title(self, words: Words) -> str:
        """What it is, in a few words."""
        if self.question is not None:
            return words(f"ask-{self.question.kind}")
        return words(f"call-{self.kind}", about=Name("seat", self.about))


class Told(Struct, frozen=True):
    """What a slot's message has told: the calls it names, and the people whom it has notified."""

    keys: frozenset[str] = frozenset()
    people: frozenset[int] = frozenset()


class Ring(Struct, frozen=True):
    """Whom a message notifies, whether it has to be a new one for that, and what it will have told then."""

    people: tuple[int, ...]
    anew: bool
    note: bytes


async def calls(app: "Stele", live: Live, match: Match[Any]) -> list[Call]:
    """All that waits for people in a match that runs: questions, a wish to go back, votes."""
    found = [Call("question", one.id, one.seat, question=one) for one in match.questions(None)]
    request = match.request
    if request is not None:
        seats = (seat for seat in match.seats if seat != request.by and seat not in request.consents)
        found += [Call("undo", request.id, seat, request.by) for seat in seats]
    for proposal in await app.store.matches.proposals(live.id) if live.voting else ():
        if proposal.kind == VOTE_KIND:
            voted = {msgpack.decode(proposal.body, type=Wish).by, *proposal.votes}
            electorate = [seat for seat in voters(live, proposal.seat or "") if seat not in voted]
            about, at = proposal.seat or "", proposal.opened_at
            found += [Call("vote", proposal.id, seat, about, since=at) for seat in electorate]
    return [call for call in found if live.person_of(call.seat) is not None]


async def mine(app: "Stele", live: Live, match: Match[Any], person: int, *, questions: bool = True) -> list[Call]:
    """What waits for one person."""
    held = live.seats_of(person)
    return [call for call in await calls(app, live, match) if call.seat in held and (questions or not call.question)]


async def ring(app: "Stele", live: Live, open_: Sequence[Call], note: bytes | None) -> Ring:
    """Whom to notify of these calls: each who is called anew, but for what he has brought about himself."""
    told = msgpack.decode(note, type=Told) if note else Told()
    fresh = [call for call in open_ if call.key not in told.keys]
    waiting = {call.seat for call in open_ if call.key in told.keys and not call.waits_by_itself}
    called = [call for call in fresh if call.seat not in waiting and not call.waits_by_itself]
    acting = await _acting(app, live, called)
    now = app.store.clock()
    people: list[int] = []
    for call in called:
        person = live.person_of(call.seat)
        if person is not None and acting.get(call.key) != person:
            people += [person] if wants_ping(await app.people.settings(person), now) else []
    anew = any(acting.get(call.key) != live.person_of(call.seat) for call in called)
    rung = tuple(dict.fromkeys(people))
    kept = frozenset(rung) if anew else told.people
    return Ring(rung, anew, msgpack.encode(Told(frozenset(call.key for call in open_), kept)))


def is_told(call: Call, note: bytes) -> bool:
    """Whether a message with this note has told of a call."""
    return call.key in msgpack.decode(note, type=Told).keys


def seats_told(note: bytes) -> set[str]:
    """The seats whose calls a message with this note has told."""
    return {key.rpartition(":")[2] for key in msgpack.decode(note, type=Told).keys}


def called(live: Live, seat: str, words: Words, note: bytes) -> str:
    """Somebody in a message's text: by a mention if the message notifies him, else by name."""
    person = live.person_of(seat)
    told = msgpack.decode(note, type=Told)
    return f"<@{person}>" if person in told.people else words.name(Name("seat", seat))


async def _acting(app: "Stele", live: Live, called: Sequence[Call]) -> dict[str, int | None]:
    """By the keys of calls: who has brought the question up, by his answer, by taking one back, or by going back.

    What standing orders have answered at the same moment is no step of anybody else: whoever answered before it is
    still there. Of a question that was held for a while an order's answer comes later, when he may have gone.
    """
    asked = {call.key: call.question.since for call in called if call.question is not None and call.question.since}
    if not asked:
        return {}
    last = live.head.revision if live.head is not None else 0
    first = max(min(asked.values()) - 1 - MOST_ORDERS, 0)
    log = await app.store.matches.log(live.id, first, max(last, *asked.values()))
    by: dict[int, str] = {}
    for before, entry in zip([None, *log], log, strict=False):
        at_once = before is not None and before.at == entry.at and entry.kind == "auto"
        answerer = by.get(entry.revision - 1) if at_once else entry.seat if entry.kind == "answer" else None
        by |= {entry.revision: answerer} if answerer is not None else {}
    found = {key: live.person_of(by[since]) for key, since in asked.items() if since in by}
    for earlier, entry in zip([None, *log], log, strict=False):
        if entry.kind in BACK:  # asked again; after consents by whoever gave the last one
            seat = earlier.seat if earlier is not None and earlier.kind == "consent" else entry.seat
            found |= {key: live.person_of(seat or "") for key, since in asked.items() if since < entry.revision}
        elif entry.kind == "retract" and entry.revision == last:
            found |= {call.key: live.person_of(call.seat) for call in called if call.seat == entry.seat}
    return found


def wants_ping(settings: PersonSettings, now: datetime) -> bool:
    """Whether somebody may be notified now: by choice, not while away, not in quiet hours."""
    if settings.pings not in ("all", "my-turn") or is_away(settings, now):
        return False
    return after_quiet(settings, now) == now


def voters(live: Live, seat: str) -> list[str]:
    """Who votes on a seat: all other seats that people hold, except those of the person concerned."""
    concerned = live.person_of(seat)
    others: Iterable[SeatInfo] = (place for place in live.seats if place.person is not None and place.seat != seat)
    return [place.seat for place in others if place.person != concerned]
