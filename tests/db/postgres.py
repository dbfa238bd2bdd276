"""A real PostgreSQL server for tests and benchmarks: started in a folder of its own, as an unprivileged user."""

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tests.patience import HANG

INSTALLED = Path("/usr/lib/postgresql")
DIE_WITH_PARENT = 1  # prctl's PR_SET_PDEATHSIG


def binaries() -> Path | None:
    """The folder with initdb and postgres: the newest installed one, or the one on PATH."""
    found = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def unprivileged() -> pwd.struct_passwd | None:
    """Whom to run as: initdb refuses root; anybody else runs it as oneself."""
    if os.geteuid() != 0:
        return None
    names = [name for name in ("postgres", "nobody") if name in {each.pw_name for each in pwd.getpwall()}]
    return pwd.getpwnam(names[0])


class PostgresServer:
    """Start, stop, kill and restart a server; `url(database)` is its address through a socket in its own folder."""

    def __init__(self, folder: Path, *, durable: bool = False) -> None:
        found = binaries()
        if found is None:
            raise FileNotFoundError("PostgreSQL is not installed: neither initdb on PATH nor " + str(INSTALLED))
        self._binaries = found
        self._user = unprivileged()
        self.folder = folder
        self._durable = durable
        self._process: subprocess.Popen[bytes] | None = None

    @classmethod
    def create(cls, *, durable: bool = False) -> "PostgresServer":
        """A new server that already answers; `durable` keeps fsync on (only a power cut or a benchmark can tell)."""
        server = cls(Path(tempfile.mkdtemp(prefix="stele-pg-")), durable=durable)
        if server._user is not None:
            os.chown(server.folder, server._user.pw_uid, server._user.pw_gid)
        command = ["initdb", "-D", str(server.data), "-U", "stele", "-A", "trust", "-E", "UTF8", "--no-locale", "-N"]
        done = subprocess.run(**server._call(command), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"initdb failed: {done.stderr}")
        server.start()
        return server

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str) -> str:
        return f"postgresql://stele@/{database}?host={self.folder}"

    def start(self) -> None:
        sync = "on" if self._durable else "off"
        settings = [f"unix_socket_directories={self.folder}", "listen_addresses=", f"fsync={sync}"]
        settings += [f"full_page_writes={sync}", "shared_buffers=16MB", "max_connections=60", "logging_collector=off"]
        command = ["postgres", "-D", str(self.data), *(word for each in settings for word in ("-c", each))]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(**self._call(command), stdout=log, stderr=log, preexec_fn=_die_with_us)
        until = time.monotonic() + HANG
        while not self._answers():
            if time.monotonic() > until or self._process.poll() is not None:
                raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'server.log').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self) -> None:
        """Fast shutdown: connections are cut, everything is written."""
        self._end(signal.SIGINT)

    def crash(self) -> None:
        """Immediate shutdown, nothing is written: the server recovers from its log at the next start."""
        self._end(signal.SIGQUIT)

    def remove(self) -> None:
        if self._process is not None:
            self.crash()
        shutil.rmtree(self.folder, ignore_errors=True)

    def execute(self, statements: str, database: str = "postgres") -> str:
        """Carry out statements as the owner, outside any transaction; gives what the last one found, as text."""
        command = ["psql", "-h", str(self.folder), "-U", "stele", "-d", database, "-qXAt", "-v", "ON_ERROR_STOP=1"]
        done = subprocess.run(**self._call(command), input=statements, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise RuntimeError(f"{statements}: {done.stderr}")
        return done.stdout.strip()

    def cut_connections(self) -> None:
        """End every connection of the store, as a restart of the server would."""
        self.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'stele'")

    def _answers(self) -> bool:
        command = ["pg_isready", "-q", "-h", str(self.folder), "-U", "stele"]
        return subprocess.run(**self._call(command), check=False).returncode == 0

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=HANG)
            self._process = None

    def _call(self, command: list[str]) -> dict[str, object]:
        """Arguments for subprocess: the program of this installation, as the unprivileged user, in our folder."""
        call: dict[str, object] = {"args": [str(self._binaries / command[0]), *command[1:]], "cwd": self.folder}
        if self._user is not None:
            call |= {"user": self._user.pw_uid, "group": self._user.pw_gid, "extra_groups": []}
        return call


def _die_with_us() -> None:
    """The server goes down with the tests, even when those are killed."""
    ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGQUIT)
