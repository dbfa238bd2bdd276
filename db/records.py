"""What goes into the store and what comes out of it: typed, frozen, without a trace of SQL."""

from datetime import datetime, time
from typing import Any, Literal

from msgspec import Struct

from db.errors import Unknown
from rules.core.entries import Entry, History
from rules.core.game import Game
from rules.core.lots import Thrown

Status = Literal["lobby", "running", "paused", "finished", "abandoned"]
ProposalStatus = Literal["open", "accepted", "declined", "withdrawn"]
OVER: frozenset[Status] = frozenset({"finished", "abandoned"})


Pictures = Literal["light", "dark", "safe"]  # the styles of pictures; safe: for eyes that cannot tell the colours


class ServerSettings(Struct, frozen=True, kw_only=True):
    """A server's choices; a new one needs a default here and no migration."""

    language: str | None = None
    deadline_hours: int | None = None
    reminder_hours: int = 12
    gm_role: int | None = None
    channel: int | None = None
    threads: bool = True
    pictures: Pictures = "light"


class PersonSettings(Struct, frozen=True, kw_only=True):
    """How one person wants to be spoken to; quiet hours are local times in `timezone`."""

    language: str | None = None
    timezone: str = "UTC"
    quiet_from: time | None = None
    quiet_until: time | None = None
    pings: Literal["all", "my-turn", "digest", "none"] = "my-turn"
    away_until: datetime | None = None
    pictures: Pictures | None = None  # None: as the server has them
    away_defaults: bool = True  # while away, what no standing order answers gets its default at once


class Lot(Struct, frozen=True):
    """A seat of a lobby whose holder is still to choose where he sits, and what was rolled for it."""

    seat: str
    dice: tuple[int, ...]


class GivenSeed(Struct, frozen=True):
    """What somebody in a lobby has given to the dice; `drawn`: it was drawn for him."""

    person: int
    text: str
    drawn: bool = False


class Promise(Struct, frozen=True):
    """The dice of a lobby: the secret whose fingerprint is published, the seeds in their order, the lots so far.

    It leaves the settings when the match begins; nothing of it but fingerprint, seeds and lots is ever shown.
    """

    secret: bytes
    seeds: tuple[GivenSeed, ...] = ()
    lots: tuple[Thrown, ...] = ()

    def given(self, seed: GivenSeed) -> "Promise":
        """With this seed as the last one given."""
        return Promise(self.secret, (*self.without(seed.person).seeds, seed), self.lots)

    def without(self, person: int) -> "Promise":
        """Without the seed of somebody who has left."""
        return Promise(self.secret, tuple(one for one in self.seeds if one.person != person), self.lots)

    def __repr__(self) -> str:
        return f"Promise({len(self.seeds)} seeds, {len(self.lots)} lots)"  # no log and no error shows the secret


class Learning(Struct, frozen=True):
    """A lesson that a match is: whose, at which step, and by the log when each step so far began.

    `astray`: the learner has done something else than the step is about.
    """

    person: int
    seat: str
    place: int = 0
    begins: tuple[int, ...] = (1,)
    astray: bool = False


class MatchSettings(Struct, frozen=True, kw_only=True):
    """The pace and privacy of one match."""

    deadline_hours: int | None = None
    reminder_hours: int = 12
    gm_may_look: bool = False
    players_rule: bool = False  # whether somebody who holds a seat may be game master: the table agreed in its lobby
    advice: bool = False  # whether people who play against each other may ask a captain: agreed in the lobby as well
    opened: bool = False  # abandoned, and all who played have agreed that its secrets may be read
    thread: bool = False
    lots: tuple[Lot, ...] = ()  # in a lobby: who chooses a seat, in this order
    promise: Promise | None = None  # in a lobby: its dice
    verified: bool = True  # False: imported, and not all of it could be played again under the rules
    stale: bool = False  # restored or imported: before the next command its dice begin a new epoch
    lesson: Learning | None = None  # a lesson leads through it, for one person alone


def open_to_all(status: str, settings: MatchSettings) -> bool:
    """Whether everybody may read everything: played to the end, or abandoned with the consent of all who played."""
    return status == "finished" or (status == "abandoned" and settings.opened)


class NewMatch(Struct, frozen=True, kw_only=True):
    server: int
    channel: int
    name: str
    game: str
    scenario: str
    options: dict[str, str | int | bool] = {}
    settings: MatchSettings = MatchSettings()
    gm: int | None = None
    creator: int | None = None


class MatchInfo(Struct, frozen=True, kw_only=True):
    """A match without its position."""

    id: int
    server: int
    channel: int
    name: str
    game: str
    scenario: str
    options: dict[str, str | int | bool]
    settings: MatchSettings
    status: Status
    gm: int | None
    creator: int | None
    created_at: datetime
    changed_at: datetime


class SeatInfo(Struct, frozen=True, kw_only=True):
    """A seat and who holds it: a person, a computer player (`policy`), or nobody."""

    seat: str
    person: int | None = None
    policy: str | None = None
    since: datetime | None = None


class Held(Struct, frozen=True):
    """A seat that a person holds, over all matches."""

    match: int
    seat: str
    status: Status


class Head(Struct, frozen=True, kw_only=True):
    """The position of a match as loaded; `revision` is what a commit must still find."""

    match: int
    revision: int
    version: int
    state: bytes
    checkpoint: int
    changed_at: datetime


class Sitting(Struct, frozen=True, kw_only=True):
    """A match at one moment: who sits where, the position (None: it has not begun), its timers, what was answered.

    `voting` says whether the table votes on something; `answered` is the first answer to the interaction that asks.
    """

    info: MatchInfo
    seats: tuple[SeatInfo, ...]
    head: Head | None
    timers: tuple["Timer", ...]
    voting: bool
    answered: "Receipt | None" = None

    @property
    def position(self) -> Head:
        """The position; raises `Unknown` while there is none."""
        if self.head is None:
            raise Unknown(f"Match {self.info.id} has not begun.")
        return self.head


class LogEntry(Struct, frozen=True, kw_only=True):
    """An entry of the log with the moment it was saved; `body` is the kernel's entry, encoded."""

    revision: int
    kind: str
    seat: str | None
    version: int
    body: bytes
    at: datetime


class Past(Struct, frozen=True, kw_only=True):
    """What is needed to stand at an earlier revision: a whole position and the entries after it."""

    revision: int
    version: int
    checkpoint: bytes
    entries: tuple[LogEntry, ...]

    def history(self, game: Game[Any]) -> History:
        """The same as the kernel wants it for a replay or an undo."""
        return History(self.checkpoint, tuple(game.kit.decode_entry(entry.body) for entry in self.entries))


class Advance(Struct, frozen=True, kw_only=True):
    """The part of a change that moves a match on: from a head as loaded (None: the match begins) to the next."""

    base: Head | None
    state: bytes
    entries: tuple[Entry, ...]
    checkpoint: bool = False


class Interaction(Struct, frozen=True):
    """The Discord interaction that asks for a change, and the answer to give each time it is delivered."""

    id: int
    person: int
    reply: bytes = b""


class Post(Struct, frozen=True, kw_only=True):
    """Something to tell a channel; a later post of the same slot replaces one that has not gone out.

    `after` is when it may go out: what replaces a post that waits does not wait longer than that one. Each lane of a
    channel has an order of its own, so that nobody waits for a picture.
    """

    channel: int
    kind: str
    body: bytes
    slot: str | None = None
    after: datetime | None = None
    lane: int = 0


class NewTimer(Struct, frozen=True, kw_only=True):
    """Something that happens at a moment; setting a key again moves the timer."""

    key: str
    kind: str
    due_at: datetime
    seat: str | None = None
    question: int | None = None
    body: bytes = b""


class Timer(Struct, frozen=True, kw_only=True):
    """A timer as claimed: only the worker named here may fire it."""

    id: int
    match: int | None
    key: str
    kind: str
    seat: str | None
    question: int | None
    body: bytes
    due_at: datetime
    claimed_by: str | None = None


class NewOrder(Struct, frozen=True):
    """A standing order as the log has set it."""

    seat: str
    key: str
    body: bytes


class NewProposal(Struct, frozen=True, kw_only=True):
    kind: str
    seat: str | None = None
    body: bytes = b""


class Proposal(Struct, frozen=True, kw_only=True):
    """Something the table votes on, with the votes so far."""

    id: int
    match: int
    kind: str
    seat: str | None
    revision: int
    body: bytes
    status: ProposalStatus
    opened_at: datetime
    votes: dict[str, bool]


class Vote(Struct, frozen=True):
    proposal: int
    seat: str
    yes: bool


class Verdict(Struct, frozen=True):
    """How a proposal ended."""

    proposal: int
    status: ProposalStatus


class Office(Struct, frozen=True):
    """Who is a match's game master from now on (None: nobody), and its settings with that."""

    person: int | None
    settings: MatchSettings


class GmAction(Struct, frozen=True, kw_only=True):
    """What a game master did and why."""

    actor: int
    action: str
    reason: str
    body: bytes = b""


class AuditLine(Struct, frozen=True, kw_only=True):
    """A game master's action as recorded; `actor` is empty once that person's data are deleted."""

    revision: int
    actor: int | None
    action: str
    reason: str
    body: bytes
    at: datetime


class Change(Struct, frozen=True, kw_only=True):
    """Everything one command changes: saved together or not at all."""

    match: int | None
    advance: Advance | None = None
    interaction: Interaction | None = None
    fired: Timer | None = None
    status: Status | None = None
    office: Office | None = None
    settings: MatchSettings | None = None
    seats: tuple[SeatInfo, ...] = ()
    posts: tuple[Post, ...] = ()
    timers: tuple[NewTimer, ...] = ()
    cancelled_timers: tuple[str, ...] = ()
    orders: tuple[NewOrder, ...] = ()
    cancelled_orders: tuple[tuple[str, str], ...] = ()
    proposals: tuple[NewProposal, ...] = ()
    votes: tuple[Vote, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    audit: tuple[GmAction, ...] = ()


class Receipt(Struct, frozen=True, kw_only=True):
    """A change that is saved; `repeated` says that it already was, and `reply` is then the first answer.

    `head` is the new position, if the change has moved the match on.
    """

    revision: int | None
    reply: bytes
    repeated: bool = False
    head: Head | None = None


class Parcel(Struct, frozen=True, kw_only=True):
    """A post on its way: `nonce` is the same at every attempt, `message` is what its slot shows now."""

    id: int
    match: int | None
    channel: int
    revision: int | None
    kind: str
    slot: str | None
    body: bytes
    attempts: int
    leased_by: str
    created_at: datetime
    message: int | None = None
    others: tuple[int, ...] = ()  # the messages before that one, if the slot's text is long
    note: bytes | None = None  # what the slot's composer has kept of what was told
    lane: int = 0

    @property
    def shown(self) -> tuple[int, ...]:
        """All messages that show the slot, in order."""
        return () if self.message is None else (*self.others, self.message)

    @property
    def nonce(self) -> str:
        """At most 25 characters, which Discord remembers for some minutes."""
        return f"stele-{self.id}"


class Whereabouts(Struct, frozen=True):
    """The message that shows a slot of a match, and what it has told."""

    channel: int
    message: int
    note: bytes | None = None


class Mark(Struct, frozen=True, kw_only=True):
    """Something that the bot itself remembers."""

    value: bytes
    at: datetime


class OutboxHealth(Struct, frozen=True, kw_only=True):
    """How the outbox is doing, for the owner's health page."""

    waiting: int
    retried: int
    given_up: int
    oldest: datetime | None
