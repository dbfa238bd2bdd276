"""`make play` says in plain sentences what is missing, and never shows a token."""

import asyncio
import os
import signal
from pathlib import Path

import discord
import pytest

from bot import __main__ as program
from bot.app import Stele
from bot.spine.settings import Settings
from db.errors import NetworkFileSystem
from tests.bot.conftest import make_app
from tests.patience import HANG

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.abcdefghijklmnopqrstuvwxyz0123"


def failing(error: Exception) -> "type[Stele]":
    """A bot whose start fails in this way."""

    class Failing(Stele):
        async def start(self, token: str, *, reconnect: bool = True) -> None:
            raise error

    return Failing


def test_wrong_settings_are_all_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("STELE_PORT", "many")
    monkeypatch.setenv("DATABASE_URL", "mysql://x")
    assert program.main() == 2
    said = capsys.readouterr().err
    assert "STELE_PORT" in said
    assert "DATABASE_URL" in said


@pytest.mark.parametrize(
    ("error", "advice"),
    [
        (discord.LoginFailure("Improper token"), "Reset Token"),
        (discord.GatewayNotFound(), "Check the network"),
        (OSError("no route"), "Check the network"),
    ],
)
async def test_a_failed_login_says_what_to_do(
    error: Exception, advice: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    app = failing(error)(Settings(database=f"sqlite:///{tmp_path / 'a.sqlite3'}"), shard_count=1)
    assert await program.on_discord(app, TOKEN) == 1
    said = capsys.readouterr().err
    assert advice in said
    assert TOKEN not in said


def test_an_unsafe_database_is_refused_with_its_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)

    async def refuse(settings: Settings) -> int:
        raise NetworkFileSystem("The database file lies on a network file system.")

    monkeypatch.setattr(program, "play", refuse)
    monkeypatch.setattr(program.logs, "set_up", lambda settings: None)
    assert program.main() == 1
    assert "network file system" in capsys.readouterr().err


async def test_a_signal_stops_in_order(tmp_path: Path) -> None:
    gone = asyncio.Event()

    class Running(Stele):
        async def start(self, token: str, *, reconnect: bool = True) -> None:
            await self.setup_hook()
            asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
            await gone.wait()

        async def close(self) -> None:
            await super().close()
            gone.set()

    app = make_app(tmp_path)
    running = Running(app.settings, shard_count=1, parts=())
    await app.studio.close()

    async def no_announcement() -> None:
        return

    running.offered.announce = no_announcement
    assert await asyncio.wait_for(program.on_discord(running, TOKEN), HANG) == 0
    assert running.stopping
