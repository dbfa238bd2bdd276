"""The host's commands: `python -m db backup`, `restore FILE`, `export MATCH FILE`, `import FILE SERVER CHANNEL`."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from dotenv import dotenv_values

import rules
from db.engine import database_url
from db.errors import BadFile, StoreError
from db.files import write_private
from db.restore import describe, restore
from db.store import Store
from db.transfer import read_header

ENV_FILE = Path(".env")
UNVERIFIED = (
    "Not all steps of this match can be played again under the present rules, or its dice are not what was promised. "
    "Nothing was changed. If you trust where the file comes from, add --unverified."
)
OURS = ("DATABASE_URL", "BACKUP_FOLDER")


def main(arguments: list[str] | None = None) -> int:
    """Carry out one command; what goes wrong is one sentence."""
    read_env_file()
    given = _parser().parse_args(arguments)
    try:
        print(asyncio.run(_carry_out(given)))
    except (StoreError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def read_env_file(path: Path = ENV_FILE) -> None:
    """Take the database's address from .env, as the bot does; what the environment says already is stronger."""
    for name, value in dotenv_values(path, interpolate=False).items() if path.is_file() else ():
        if name in OURS and value and value.strip():
            os.environ.setdefault(name, value.strip())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m db", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("backup", help="make a verified backup now")
    commands.add_parser("restore", help="put a backup in the database's place").add_argument("file", type=Path)
    export = commands.add_parser("export", help="write a match to one file")
    export.add_argument("match", type=int)
    export.add_argument("file", type=Path)
    importing = commands.add_parser("import", help="read a match from such a file as a new match")
    importing.add_argument("file", type=Path)
    importing.add_argument("server", type=int)
    importing.add_argument("channel", type=int)
    importing.add_argument("--unverified", action="store_true", help="also if its steps cannot all be played again")
    return parser


async def _carry_out(given: argparse.Namespace) -> str:
    if given.command == "restore":
        return describe(await restore(given.file, database_url()))
    store = await Store.open(visit=given.command != "import")
    try:
        if given.command == "backup":
            return f"Backup made and verified: {await store.backups.make()}"
        if given.command == "export":
            data = await store.transfer.export(given.match)
            write_private(given.file, data)
            return f"Written to {given.file}. {read_header(data).note}"
        data = given.file.read_bytes()
        found = await store.transfer.examine(data, rules.games())
        if not found.verified and not given.unverified:
            raise BadFile(UNVERIFIED)
        name = " ".join(read_header(data).name.split())[:40] or found.game
        match = await store.transfer.bring(found, server=given.server, channel=given.channel, name=name)
        return f"Imported as match {match}. {read_header(data).note}"
    finally:
        await store.close()


if __name__ == "__main__":
    sys.exit(main())
