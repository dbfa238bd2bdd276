"""The statements of the hot path, worded once and handed straight to the driver.

SQLAlchemy words every statement anew for each call and wraps every answer, which takes longer than the database does.
A statement that is `hot` is worded once for each engine; its values and rows go through the columns' own types as ever.
Whoever listens to the engine's statements (`before_cursor_execute`, `begin`, `commit` …) hears these too.
"""

from collections import namedtuple
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

StatementT = TypeVar("StatementT")
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]]
_hot: set[Any] = set()


def hot(statement: StatementT) -> StatementT:
    """Marks a statement that stays as it is and is sent often; only its values change."""
    _hot.add(statement)
    return statement


def is_hot(statement: Any) -> bool:
    return statement in _hot


class Worded:
    """A statement as a driver takes it, with the order of its values and the names of its columns."""

    def __init__(self, statement: Any, dialect: Any, keys: tuple[str, ...] | None) -> None:
        how = {} if statement.is_select else {"for_executemany": True}  # so that nothing is returned unasked
        compiled = statement.compile(
            dialect=dialect, column_keys=keys, compile_kwargs={"render_postcompile": True}, **how
        )
        self.text: str = compiled.string
        self.own = {name: value for name, value in compiled.params.items() if not compiled.binds[name].required}
        processors = compiled._bind_processors
        self._order = [(name, processors.get(name)) for name in compiled.positiontup or ()]
        columns = compiled._result_columns
        self.tells = bool(columns)
        make: Any = namedtuple  # the names are known only now
        self._row = make("Row", [column.keyname for column in columns], rename=True)
        self._reading = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        known = {**self.own, **given} if self.own else given
        return tuple(process(known[name]) if process else known[name] for name, process in self._order)

    def rows(self, found: Sequence[Any]) -> list[Any]:
        read = self._reading
        if not any(read):
            return [self._row(*row) for row in found]
        return [self._row(*(one(v) if one else v for one, v in zip(read, row, strict=True))) for row in found]


@cache
def _worded(statement: Any, dialect: Any, keys: tuple[str, ...] | None) -> Worded:
    return Worded(statement, dialect, keys)


def worded(statement: Any, dialect: Any, given: Values | None) -> tuple[Worded, Any, bool]:
    """The statement's words, its values in order, and whether they are many rows."""
    first = given if isinstance(given, Mapping) or not given else given[0]
    keys = tuple(first) if statement.is_insert and isinstance(first, Mapping) else None
    found = (_worded if is_hot(statement) else Worded)(statement, dialect, keys)
    if isinstance(given, Mapping) or given is None:
        return found, found.values(given or {}), False
    if len(given) == 1:
        return found, found.values(given[0]), False
    return found, [found.values(row) for row in given], True


class Outcomes:
    """What a statement has found or changed."""

    def __init__(self, rows: list[Any], rowcount: int) -> None:
        self._rows = rows
        self.rowcount = rowcount

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)

    def all(self) -> list[Any]:
        return self._rows

    def one_or_none(self) -> Any:
        assert len(self._rows) < 2, "one row at most"
        return self._rows[0] if self._rows else None

    def one(self) -> Any:
        [row] = self._rows
        return row

    def scalar(self) -> Any:
        return self._rows[0][0] if self._rows else None


def tell(engine: Engine, moment: str, *given: Any) -> None:
    """Whoever listens to the engine hears of it."""
    for listener in getattr(engine.dispatch, moment):
        listener(*given)


class AtOnce:
    """A connection to SQLite like the asynchronous one, whose answers are there at once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._driver: Any = connection.connection.driver_connection
        self.dialect = connection.dialect

    async def execute(self, statement: Any, given: Values | None = None) -> Any:
        if not is_hot(statement):
            return self._connection.execute(statement) if given is None else self._connection.execute(statement, given)
        known, values, many = worded(statement, self.dialect, given)
        engine = self._connection.engine
        about = (self._connection, None, known.text, values, None, many)
        tell(engine, "before_cursor_execute", *about)
        send = self._driver.executemany if many else self._driver.execute
        cursor = send(known.text, values)
        found = Outcomes(known.rows(cursor.fetchall()) if known.tells else [], cursor.rowcount)
        tell(engine, "after_cursor_execute", *about)
        return found

    async def scalar(self, statement: Any, given: Values | None = None) -> Any:
        return (await self.execute(statement, given)).scalar()


class Straight:
    """A connection to PostgreSQL like SQLAlchemy's that talks to the driver itself, inside a transaction."""

    def __init__(self, driver: Any, engine: Engine) -> None:
        self._driver = driver
        self._engine = engine
        self.dialect = engine.dialect

    async def execute(self, statement: Any, given: Values | None = None) -> Any:
        known, values, many = worded(statement, self.dialect, given)
        about = (None, None, known.text, values, None, many)
        tell(self._engine, "before_cursor_execute", *about)
        if known.tells:
            rows = known.rows(await self._driver.fetch(known.text, *values))
            found = Outcomes(rows, len(rows))
        elif many:
            await self._driver.executemany(known.text, values)
            found = Outcomes([], -1)
        else:
            found = Outcomes([], _changed(await self._driver.execute(known.text, *values)))
        tell(self._engine, "after_cursor_execute", *about)
        return found

    async def scalar(self, statement: Any, given: Values | None = None) -> Any:
        return (await self.execute(statement, given)).scalar()


def _changed(status: str) -> int:
    """How many rows, as PostgreSQL says it: `UPDATE 1`, `INSERT 0 1`."""
    last = status.rsplit(" ", 1)[-1]
    return int(last) if last.isdigit() else -1
