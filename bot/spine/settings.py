"""What the host has set: read from the environment and `.env`, checked once, every problem named at once."""

import re
from collections.abc import Mapping
from pathlib import Path

import msgspec
from dotenv import dotenv_values

from rules.core.minds.levels import CAPTAIN, LEVELS

LANGUAGES = ("en", "de")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
KNOWN = (
    "DISCORD_TOKEN",
    "STELE_OWNERS",
    "DATABASE_URL",
    "STELE_PACKS",
    "BACKUP_FOLDER",
    "STELE_LANGUAGE",
    "STELE_LOG",
    "STELE_PORT",
    "STELE_COMPUTERS",
)
DATABASE = re.compile(r"^(sqlite:///.+|postgres(ql)?://.+)$")
# A bot token is three base64 parts; the check only catches a pasted client id or secret, never the value itself.
TOKEN = re.compile(r"^[\w-]{18,}\.[\w-]{4,}\.[\w-]{20,}$")


class SettingsError(Exception):
    """Settings that cannot be used; `problems` holds one sentence for each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a host can choose."""

    token: str = ""
    owners: frozenset[int] = frozenset()
    database: str = "sqlite:///data/stele.sqlite3"
    packs: Path | None = None
    backups: Path = Path("backups")
    language: str = "en"
    log: str = "INFO"
    port: int = 8722
    computers: str = CAPTAIN.id

    def __repr__(self) -> str:
        """Settings are printed in logs, so neither the token nor the database's password is ever part of this."""
        return f"Settings(discord={'yes' if self.token else 'no'}, language={self.language!r}, port={self.port})"


def read_settings(environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """Reads `.env` and the environment (which wins); raises SettingsError with every problem at once."""
    values: dict[str, str] = {}
    problems: list[str] = []
    if file is not None and file.exists():
        try:
            values.update({key: value or "" for key, value in dotenv_values(file, interpolate=False).items()})
        except (OSError, UnicodeDecodeError) as error:
            problems.append(f"{file.name} cannot be read: {error}.")
        problems += [
            f"{file.name}: {key} is not a setting of Stele. Known are {', '.join(KNOWN)}."
            for key in values
            if key.startswith("STELE_") and key not in KNOWN
        ]
    values.update({key: environment[key] for key in KNOWN if key in environment})
    reader = _Reader({key: value.strip() for key, value in values.items()}, problems)
    settings = Settings(
        token=reader.token(),
        owners=reader.owners(),
        database=reader.database(),
        packs=reader.folder("STELE_PACKS"),
        backups=Path(reader.text("BACKUP_FOLDER", "backups")),
        language=reader.choice("STELE_LANGUAGE", "en", LANGUAGES),
        log=reader.choice("STELE_LOG", "INFO", LOG_LEVELS),
        port=reader.number("STELE_PORT", 8722, 1, 65535),
        computers=reader.choice("STELE_COMPUTERS", CAPTAIN.id, tuple(LEVELS)),
    )
    if problems:
        raise SettingsError(problems)
    return settings


class _Reader:
    """Reads one value after the other and collects what is wrong."""

    def __init__(self, values: Mapping[str, str], problems: list[str]) -> None:
        self.values = values
        self.problems = problems

    def text(self, key: str, default: str) -> str:
        return self.values.get(key, "") or default

    def number(self, key: str, default: int, low: int, high: int) -> int:
        text = self.text(key, str(default))
        if text.isascii() and text.isdigit() and low <= int(text) <= high:
            return int(text)
        self.problems.append(
            f"{key} is {text!r}. It must be a whole number from {low} to {high}, for example {default}."
        )
        return default

    def choice(self, key: str, default: str, known: tuple[str, ...]) -> str:
        text = self.text(key, default)
        for value in known:
            if text.lower() == value.lower():
                return value
        self.problems.append(f"{key} is {text!r}. It must be one of {', '.join(known)}.")
        return default

    def owners(self) -> frozenset[int]:
        parts = [part.strip() for part in self.text("STELE_OWNERS", "").split(",") if part.strip()]
        wrong = [part for part in parts if not (part.isascii() and part.isdigit())]
        if wrong:
            self.problems.append(
                f"STELE_OWNERS holds {', '.join(map(repr, wrong))}. Each owner is a Discord user id: digits only,"
                " separated by commas (in Discord: developer mode, right-click a person, Copy User ID)."
            )
        return frozenset(int(part) for part in parts if part not in wrong)

    def token(self) -> str:
        text = self.text("DISCORD_TOKEN", "")
        if text and not TOKEN.match(text):
            self.problems.append(
                "DISCORD_TOKEN does not look like a bot token (three parts joined by dots). Copy it from the developer"
                " portal: Application → Bot → Reset Token. Leave it empty for the local table."
            )
        return text

    def database(self) -> str:
        text = self.text("DATABASE_URL", Settings().database)
        if not DATABASE.match(text):
            self.problems.append(
                "DATABASE_URL must be sqlite:///path/to/file or postgresql://user:password@host/name."
                " Leave it empty for the SQLite file data/stele.sqlite3."
            )
        return text

    def folder(self, key: str) -> Path | None:
        text = self.text(key, "")
        if not text:
            return None
        if not Path(text).is_dir():
            self.problems.append(f"{key} is {text!r}, which is not a folder. Create it, or leave the setting empty.")
        return Path(text)
