"""Logs: one JSON object a line, with what was meant and never a secret."""

import json
import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bot.spine.settings import Settings

HIDDEN = "•••"
# What Python itself puts on a record; everything else was said on purpose.
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


def set_up(settings: Settings, stream: TextIO = sys.stderr) -> None:
    """Sends everything that is logged to the stream, at the level that the host has chosen."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines(secrets_of(settings)))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log)
    # discord.py's own log is of use only to those who look for a fault in it.
    # At the local table a client without intents and voice is part of the simulation, and no warning.
    least = logging.WARNING if settings.token else logging.ERROR
    logging.getLogger("discord").setLevel(max(least, root.level))
    logging.getLogger("discord.client").setLevel(max(logging.INFO if settings.token else least, root.level))


class JsonLines(logging.Formatter):
    """A record as one line of JSON; secrets are blotted out wherever they stand."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self.secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "from": record.name,
            "said": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return self.blotted(json.dumps(line, ensure_ascii=False, default=str))

    def blotted(self, text: str) -> str:
        """The text without any secret."""
        for secret in self.secrets:
            text = text.replace(secret, HIDDEN)
        return text


def secrets_of(settings: Settings) -> tuple[str, ...]:
    """What must never be read in a log: the token and the database's password."""
    try:
        password = make_url(settings.database).password
    except ArgumentError:
        password = settings.database
    return (settings.token, str(password) if password else "")
