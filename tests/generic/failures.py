"""Keeps what is needed to play a failed game again: its seed, its log, its state."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from rules.core.entries import Entry
from rules.core.ids import OptionValue

if TYPE_CHECKING:
    from tests.generic.harness import Playout

FOLDER = Path("failures")


class Failure(msgspec.Struct):
    """A failed game: how it began, where it failed, and why."""

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int
    probe: bool
    node: int
    error: str
    start: bytes
    state: bytes
    log: list[bytes]
    readable_log: list[Any]


def write(playout: "Playout", error: str) -> Path:
    """Writes the failure into a file of its own and says where."""
    setup, kit = playout.setup, playout.harness.game.kit
    failure = Failure(
        game=playout.harness.game.id,
        scenario=setup.scenario,
        seats=setup.seats,
        options=dict(setup.options),
        seed=playout.seed,
        probe=playout.probe,
        node=playout.node,
        error=error,
        start=playout.checkpoints[min(playout.checkpoints)],
        state=playout.last_dump,
        log=[kit.encode(entry) for entry in playout.entries],
        readable_log=[readable(entry) for entry in playout.entries],
    )
    FOLDER.mkdir(exist_ok=True)
    path = FOLDER / f"{failure.game}-{setup.scenario}-{len(setup.seats)}-{playout.seed}.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(failure), indent=1))
    return path


def read(path: Path) -> Failure:
    """Reads a failure; a file that is none gives a clear error."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Failure)
    except FileNotFoundError:
        raise ValueError(f"there is no file {path}") from None
    except msgspec.DecodeError as error:
        raise ValueError(f"{path} is not the file of a failed game: {error}") from error


def command(path: Path) -> str:
    """The command that plays a failure again."""
    return f"python -m tests.fuzz --replay {path}"


def readable(entry: Entry) -> Any:
    """An entry as plain values, for people who read the file."""
    return msgspec.to_builtins(entry)
