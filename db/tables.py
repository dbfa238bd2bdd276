"""The tables, in one place: what each row is, and which columns make it unique.

Moments are stored as whole milliseconds since 1970 (UTC), so that both engines order and compare them alike; states
and entries are stored compressed (see `db.packing`). Everything that belongs to a match goes with it.
"""

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.types import TypeDecorator
from sqlmodel import Field, SQLModel

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Moment(TypeDecorator[datetime]):
    """An aware datetime, kept as milliseconds since 1970."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> int | None:
        return None if value is None else round((value - EPOCH).total_seconds() * 1000)

    def process_result_value(self, value: int | None, dialect: Any) -> datetime | None:
        return None if value is None else datetime.fromtimestamp(value / 1000, tz=UTC)


Serial = BigInteger().with_variant(Integer, "sqlite")
ONCE_ONLY: dict[str, Any] = {"sqlite_autoincrement": True}  # ids are never given out again

names = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Row(SQLModel):
    metadata: ClassVar[MetaData] = names


def _serial() -> Any:
    return Field(default=None, sa_column=Column(Serial, primary_key=True, autoincrement=True))


def _of_match(*, primary: bool = False, optional: bool = False) -> Any:
    """The match that owns the row, which takes the row with it."""
    owner = ForeignKey("matches.id", ondelete="CASCADE")
    return Field(default=None, sa_column=Column(BigInteger, owner, primary_key=primary, nullable=optional))


def _column(type_: Any, *, primary: bool = False, optional: bool = False, default: Any = None) -> Any:
    return Field(default=default, sa_column=Column(type_, primary_key=primary, nullable=optional, autoincrement=False))


class Servers(Row, table=True):
    """A Discord server and its settings."""

    id: int = _column(BigInteger, primary=True)
    settings: str = _column(Text)
    joined_at: datetime = _column(Moment)


class People(Row, table=True):
    """A person and how that person wants to be spoken to."""

    id: int = _column(BigInteger, primary=True)
    settings: str = _column(Text)
    first_seen: datetime = _column(Moment)


class Matches(Row, table=True):
    """A match from lobby to end; its position is in `heads`, its story in `entries`."""

    __table_args__ = (Index(None, "server_id", "status"), ONCE_ONLY)

    id: int | None = _serial()
    server_id: int = _column(BigInteger)
    channel_id: int = _column(BigInteger)
    name: str = _column(Text)
    game: str = _column(Text)
    scenario: str = _column(Text)
    options: str = _column(Text)
    settings: str = _column(Text)
    status: str = _column(Text)
    gm: int | None = _column(BigInteger, optional=True)
    creator: int | None = _column(BigInteger, optional=True)
    created_at: datetime = _column(Moment)
    changed_at: datetime = _column(Moment)


class Seats(Row, table=True):
    """Who holds a seat: seats own everything, people only hold seats."""

    __table_args__ = (Index(None, "person"),)

    match_id: int = _of_match(primary=True)
    seat: str = _column(Text, primary=True)
    place: int = _column(Integer)
    person: int | None = _column(BigInteger, optional=True)
    policy: str | None = _column(Text, optional=True)
    since: datetime = _column(Moment)


class Heads(Row, table=True):
    """The position of a match now; the revision is what compare-and-swap compares."""

    match_id: int = _of_match(primary=True)
    revision: int = _column(BigInteger)
    version: int = _column(Integer)
    state: bytes = _column(LargeBinary)
    checkpoint: int = _column(BigInteger)
    changed_at: datetime = _column(Moment)


class Entries(Row, table=True):
    """The log, which is the truth: append-only, one row a revision."""

    match_id: int = _of_match(primary=True)
    revision: int = _column(BigInteger, primary=True)
    kind: str = _column(Text)
    seat: str | None = _column(Text, optional=True)
    version: int = _column(Integer)
    body: bytes = _column(LargeBinary)
    at: datetime = _column(Moment)


class Checkpoints(Row, table=True):
    """Whole positions from which any later revision is replayed."""

    match_id: int = _of_match(primary=True)
    revision: int = _column(BigInteger, primary=True)
    version: int = _column(Integer, primary=True)
    state: bytes = _column(LargeBinary)


class Orders(Row, table=True):
    """An index of the standing orders that the log has set."""

    match_id: int = _of_match(primary=True)
    seat: str = _column(Text, primary=True)
    key: str = _column(Text, primary=True)
    body: bytes = _column(LargeBinary)
    since: datetime = _column(Moment)


class Timers(Row, table=True):
    """A deadline, reminder or the end of quiet hours; a claim is a lease until a moment."""

    __table_args__ = (UniqueConstraint("match_id", "key"), Index(None, "due_at"), ONCE_ONLY)

    id: int | None = _serial()
    match_id: int | None = _of_match(optional=True)
    key: str = _column(Text)
    kind: str = _column(Text)
    seat: str | None = _column(Text, optional=True)
    question: int | None = _column(BigInteger, optional=True)
    body: bytes = _column(LargeBinary)
    due_at: datetime = _column(Moment)
    claimed_by: str | None = _column(Text, optional=True)
    claimed_until: datetime | None = _column(Moment, optional=True)


class Proposals(Row, table=True):
    """Something that the table votes on: an undo, a substitution, the end of a match."""

    __table_args__ = (Index(None, "match_id", "status"), ONCE_ONLY)

    id: int | None = _serial()
    match_id: int = _of_match()
    kind: str = _column(Text)
    seat: str | None = _column(Text, optional=True)
    revision: int = _column(BigInteger)
    body: bytes = _column(LargeBinary)
    status: str = _column(Text)
    opened_at: datetime = _column(Moment)


class Votes(Row, table=True):
    """How a seat answered a proposal."""

    proposal_id: int = Field(
        sa_column=Column(BigInteger, ForeignKey("proposals.id", ondelete="CASCADE"), primary_key=True)
    )
    seat: str = _column(Text, primary=True)
    yes: int = _column(Integer)
    at: datetime = _column(Moment)


class Outbox(Row, table=True):
    """What a channel is still to be told; a row leaves when Discord has it."""

    __table_args__ = (Index(None, "channel_id", "id"), ONCE_ONLY)

    id: int | None = _serial()
    match_id: int | None = _of_match(optional=True)
    channel_id: int = _column(BigInteger)
    revision: int | None = _column(BigInteger, optional=True)
    kind: str = _column(Text)
    slot: str | None = _column(Text, optional=True)
    body: bytes = _column(LargeBinary)
    created_at: datetime = _column(Moment)
    next_at: datetime = _column(Moment)
    attempts: int = _column(Integer, default=0)
    problem: str | None = _column(Text, optional=True)
    leased_by: str | None = _column(Text, optional=True)
    leased_until: datetime | None = _column(Moment, optional=True)
    given_up: int = _column(Integer, default=0)
    lane: int = Field(default=0, sa_column=Column(Integer, nullable=False, server_default="0"))


class Slots(Row, table=True):
    """Which message now shows a thing that is edited, such as a match's pinned table.

    A long text has `others` before it; `note` is what the composer has to know of what was told.
    """

    match_id: int = _of_match(primary=True)
    slot: str = _column(Text, primary=True)
    channel_id: int = _column(BigInteger)
    message_id: int = _column(BigInteger)
    others: bytes | None = _column(LargeBinary, optional=True)
    note: bytes | None = _column(LargeBinary, optional=True)


class MarkRows(Row, table=True):
    """What the bot itself remembers: when it last lived, which commands Discord knows."""

    __tablename__ = "marks"

    key: str = _column(Text, primary=True)
    value: bytes = _column(LargeBinary)
    at: datetime = _column(Moment)


class Audit(Row, table=True):
    """What a game master did, when and why; append-only."""

    __table_args__ = (Index(None, "match_id"), ONCE_ONLY)

    id: int | None = _serial()
    match_id: int = _of_match()
    revision: int = _column(BigInteger)
    actor: int | None = _column(BigInteger, optional=True)
    action: str = _column(Text)
    reason: str = _column(Text)
    body: bytes = _column(LargeBinary)
    at: datetime = _column(Moment)


class Interactions(Row, table=True):
    """The first answer to a Discord interaction, given again when Discord delivers it again."""

    __table_args__ = (Index(None, "person"),)

    id: int = _column(BigInteger, primary=True)
    match_id: int | None = _of_match(optional=True)
    person: int | None = _column(BigInteger, optional=True)
    revision: int | None = _column(BigInteger, optional=True)
    reply: bytes = _column(LargeBinary)
    at: datetime = _column(Moment)


def table(name: str) -> Table:
    """The Core table of a name, for the plain statements of the hot path."""
    return names.tables[name]


ALL = tuple(names.sorted_tables)
servers, people, matches, seats = table("servers"), table("people"), table("matches"), table("seats")
heads, entries, checkpoints = table("heads"), table("entries"), table("checkpoints")
orders, timers, proposals, votes = table("orders"), table("timers"), table("proposals"), table("votes")
outbox, slots, audit, interactions = table("outbox"), table("slots"), table("audit"), table("interactions")
marks = table("marks")
