"""Nobody else gets in: other machines, other pages in the same browser, other users of this machine."""

import asyncio
import json
import socket
import stat
from contextlib import suppress
from pathlib import Path

import aiohttp
import pytest

from bot import __main__ as program
from bot.local import page
from bot.local.server import key_in
from tests.local.table import Refused, Window, running, settings_in

EVIL = "http://evil.example"


async def status(http: aiohttp.ClientSession, address: str, path: str = "/", **headers: str) -> int:
    async with http.get(f"{address}{path}", headers=headers) as answer:
        return answer.status


async def test_only_this_machine_with_the_key_gets_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = settings_in(tmp_path)
    async with running(settings, capsys) as address, aiohttp.ClientSession() as http:
        base, _, key = address.partition("/#")
        port = settings.port
        # The page holds no secret; it is refused to foreign names, origins and sites.
        async with http.get(base) as answer:
            text = await answer.text()
            assert answer.status == 200
            assert key not in text
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
            assert "unsafe" not in answer.headers["Content-Security-Policy"]
        assert await status(http, base, Host=f"evil.example:{port}") == 403
        assert await status(http, base, Host=f"127.0.0.1.evil.example:{port}") == 403
        assert await status(http, base, Host="127.0.0.1:1") == 403
        assert await status(http, base, Origin=EVIL) == 403
        assert await status(http, base, Origin="null") == 403
        assert await status(http, base, "/web/main.js", **{"Sec-Fetch-Site": "cross-site"}) == 403
        assert await status(http, base, **{"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}) == 200
        # Nothing else is served, and nothing can be sent but on the socket.
        for path in (
            "/../local.key",
            "/web/../server.py",
            "/web/..%2fserver.py",
            "/web/%2e%2e/page.py",
            "/data",
            "/web/",
        ):
            assert await status(http, base, path) in (403, 404), path
        async with http.post(base, data=b"x" * 5_000_000) as answer:
            assert answer.status == 405
        # Files and boards have addresses that only the table can make.
        for path in ("/files/1/" + "0" * 40 + "/map.webp", "/boards/1/2/" + "0" * 40, "/covers/a/b/" + "0" * 40):
            assert await status(http, base, path) == 403, path
        # The socket wants the right origin and the right key.
        for origin in (EVIL, "http://localhost.evil.example", None):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await http.ws_connect(f"{base}/socket", origin=origin)
        for wrong in ("", "0" * len(key), key[:-1], key + "x"):
            window = await Window(http, address).enter(wrong)
            assert window.socket.close_code == page.WRONG_KEY
            assert not window.hello
        window = await Window(http, address).enter()
        # Whatever a window sends, the table stays.
        for nonsense in ("", "[]", "{", '"x"', json.dumps({"do": "open"}), json.dumps({"do": ["x"], "id": {}}), "null"):
            await window.socket.send_str(nonsense)
        for body in ({"match": "1 OR 1"}, {"match": 10**30}, {"match": "٣"}, {"match": -1}, {"match": None}):
            with pytest.raises(Refused):
                await window.ask("open", **body)
        for what in ("press", "pick", "submit", "commands", "command", "seat", "say", "nothing", "__init__"):
            with pytest.raises(Refused):
                await window.ask(what, post="1", button="x", values=[], form="", name="", seat="", text="x", options={})
        with pytest.raises(Refused):
            await window.ask("new", game="chess", scenario="x", way="alone")
        big = await Window(http, address).enter()
        with suppress(ConnectionError):  # the table may hang up before it has read all of it
            await big.socket.send_str("x" * (page.LARGEST + 1))
        await big.until(lambda: big.socket.closed)
        assert (await window.ask("home"))["games"]
        said = capsys.readouterr()
        assert key not in said.out + said.err
    # The files are nobody else's.
    for name in ("local.key", "local.sqlite3", "local.posts.sqlite3"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600, name


async def test_other_machines_cannot_connect(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page listens on the machine's own loop only."""
    settings = settings_in(tmp_path)
    others = {info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)} - {"127.0.0.1"}
    async with running(settings, capsys):
        with socket.socket() as beside:  # whoever listens everywhere takes this address, too
            beside.bind(("127.0.0.2", settings.port))
        for other in others:
            with pytest.raises(OSError):
                await asyncio.open_connection(other, settings.port)


def test_the_key_is_made_once_and_made_anew_when_it_is_broken(tmp_path: Path) -> None:
    file = tmp_path / "data" / "local.key"
    first = key_in(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.chmod(0o644)
    assert key_in(file) == first
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("short\n")
    second = key_in(file)
    assert second not in (first, "short")
    assert len(second) >= 32


def test_a_taken_port_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setenv("STELE_PORT", str(port))
        assert program.main() == 1
    said = capsys.readouterr().err
    assert f"port {port}" in said
    assert "STELE_PORT" in said
