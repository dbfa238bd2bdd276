"""`make play`: the bot on Discord if there is a token, otherwise at a local table in the browser."""

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import discord
from discord import app_commands

from bot.app import Stele
from bot.spine import logs
from bot.spine.settings import Settings, SettingsError, read_settings
from db.errors import StoreError
from render.studio import Studio
from render.workers import Workers

ENV_FILE = Path(".env")
PRIVILEGED = (
    "Discord refuses the connection because of intents. Stele needs none of the privileged ones: "
    "look whether this token belongs to the right application."
)
WRONG_TOKEN = (
    "Discord does not accept DISCORD_TOKEN. Make a new one in the developer portal "
    "(Application → Bot → Reset Token) and put it into .env."
)
UNREACHABLE = "Discord cannot be reached ({problem}). Check the network of this machine, then start again."
NOT_ACCEPTED = "Discord does not accept the commands of this version, which is a fault of Stele. It says:\n{problem}"
ANSWERED = "Discord answers {status}: {problem}. The network is in order; {advice}"
OUT_OF_ORDER = "Discord itself is out of order. See https://discordstatus.com, then start again."
TOO_OFTEN = "it was asked too often. Wait {seconds} seconds, then start again."
REFUSED = "look in the developer portal whether this application still exists and is allowed to run."
log = logging.getLogger(__name__)


def main() -> int:
    """Reads the settings, says what is wrong with them in plain sentences, and runs."""
    try:
        settings = read_settings(os.environ, ENV_FILE)
    except SettingsError as error:
        print("Stele cannot start:", *(f"  • {problem}" for problem in error.problems), sep="\n", file=sys.stderr)
        return 2
    if settings.packs is not None:
        os.environ["STELE_PACKS"] = str(settings.packs)  # the rules look for packs there
    logs.set_up(settings)
    if settings.token and not settings.owners:
        log.warning("STELE_OWNERS is empty: nobody can use /health or export a running match")
    try:
        return asyncio.run(play(settings))
    except KeyboardInterrupt:
        return 0
    except (StoreError, OSError) as error:
        print(f"Stele cannot start: {error}", file=sys.stderr)
        return 1


async def play(settings: Settings) -> int:
    """On Discord with a token, else at the local table."""
    if settings.token:
        return await on_discord(Stele(settings, studio=Studio(workers=Workers.on_spare_cores())), settings.token)
    from bot.local import server as local

    await local.run(settings)
    return 0


async def on_discord(app: Stele, token: str) -> int:
    """Runs until somebody stops it; then the commands that run are finished first."""
    problem: str | None = None
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()
    if (
        sys.platform != "win32"
    ):  # Windows has no such handlers; there Ctrl-C ends the run and the bot is closed all the same
        for name in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(name, lambda: closing.add(loop.create_task(app.close())))
    try:
        async with app:
            await app.start(token)
    except discord.LoginFailure:
        problem = WRONG_TOKEN
    except discord.PrivilegedIntentsRequired:
        problem = PRIVILEGED
    except (discord.HTTPException, discord.RateLimited, discord.GatewayNotFound, OSError) as error:
        problem = fault_in_words(error)
    if problem is not None:
        print(f"Stele cannot start: {problem}", file=sys.stderr)
        return 1
    return 0


def fault_in_words(error: Exception) -> str:
    """What is wrong, and what to do about it."""
    match error:
        case app_commands.CommandSyncFailure():
            return NOT_ACCEPTED.format(problem=error)
        case discord.RateLimited():
            advice = TOO_OFTEN.format(seconds=round(error.retry_after))
            return ANSWERED.format(status=429, problem="too many requests", advice=advice)
        case discord.HTTPException():
            advice = OUT_OF_ORDER if error.status >= 500 else REFUSED
            return ANSWERED.format(status=error.status, problem=error.text or error.response.reason, advice=advice)
    return UNREACHABLE.format(problem=str(error) or type(error).__name__)


if __name__ == "__main__":
    sys.exit(main())
