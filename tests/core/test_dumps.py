"""Dumps: any moment, any process, any later version of the rules; anything else is a clear error."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rules.core import dumps
from rules.core.dumps import HASH_SIZE, MAGIC, pack, stamp
from rules.core.errors import DumpError, NewerDump
from rules.core.game import Game
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Choose
from tests.core.toy import TOY, Fish, Gamble, Player, ToyBoard, ToyGame

CORPUS = sorted((Path(__file__).parent / "dumps").glob("*.dump"))


def packed(raw: dict[str, Any]) -> bytes:
    """A dump with these values and a right hash."""
    body = msgspec.msgpack.encode(raw)
    return dumps.pack(body, digest(body))


def unpacked(blob: bytes) -> dict[str, Any]:
    """The plain values of a dump."""
    raw: dict[str, Any] = msgspec.msgpack.decode(blob[len(MAGIC) + dumps.HASH_SIZE :])
    return raw


# ---- newer rules ---------------------------------------------------------------------------------------------


class Board2(ToyBoard):
    """Has a field more, with a default."""

    bonus: int = 7


class Toy2(ToyGame):
    """Version 2: a new field needs no upgrade."""

    version = 2
    board_type = Board2


def double_coins(raw: dict[str, Any]) -> dict[str, Any]:
    """From version 2 to 3: coins are counted in halves."""
    coins = {seat: 2 * count for seat, count in raw["board"]["coins"].items()}
    return raw | {"board": raw["board"] | {"coins": coins}}


def rename_votes(raw: dict[str, Any]) -> dict[str, Any]:
    """From version 3 to 4: a turn is counted from one."""
    stack = [
        frame | {"turn": frame.get("turn", 0) + 1} if frame["type"] == "Turns" else frame for frame in raw["stack"]
    ]
    return raw | {"stack": stack}


class Toy4(Toy2):
    """Version 4: two registered upgrades, one after the other."""

    version = 4
    upgrades = {2: double_coins, 3: rename_votes}


def test_a_new_field_with_a_default_needs_no_upgrade() -> None:
    match = Match.load(Toy2(), Player("turns").match.dump())
    assert match.table.board.bonus == 7
    assert match.upgraded
    assert (match.rules_version, match.written_by) == (2, 1)
    assert not Match.load(Toy2(), match.dump()).upgraded


def test_upgrades_follow_each_other() -> None:
    player = Player("turns")
    player.does("A", Gamble())
    old = dict(player.board.coins)
    match = Match.load(Toy4(), player.match.dump())
    assert match.table.board.coins == {seat: 2 * coins for seat, coins in old.items()}
    assert [procedure.turn for procedure in match.table.stack] == [2]
    assert match.submit("B", Choose("rest"), question=match.pending[0].id).entries[0].version == 4


def test_an_upgrade_that_fails_is_a_clear_error() -> None:
    class FailingUpgrade(ToyGame):
        version = 2
        upgrades = {1: lambda raw: raw["no such key"]}

    with pytest.raises(DumpError, match=r"upgrade of 'toy' from version 1 to 2 failed: KeyError"):
        Match.load(FailingUpgrade(), Player("turns").match.dump())


def test_what_cannot_be_upgraded_is_a_clear_error() -> None:
    class Required(ToyBoard, kw_only=True):
        title: str

    class TitledToy(ToyGame):
        version = 2
        board_type = Required

    with pytest.raises(DumpError, match=r"version 1 of 'toy' does not fit version 2.*title"):
        Match.load(TitledToy(), Player("turns").match.dump())


# ---- what is not a dump of this game ----------------------------------------------------------------------


def test_a_newer_dump_is_refused() -> None:
    blob = Match.load(Toy4(), Player("turns").match.dump()).dump()
    with pytest.raises(NewerDump, match=r"written by version 4 of 'toy'.*these rules are version 1"):
        Match.load(TOY, blob)
    newer_format = packed(unpacked(Player("turns").match.dump()) | {"format": 99})
    with pytest.raises(NewerDump, match="format 99"):
        Match.load(TOY, newer_format)


def test_a_dump_of_another_game_is_refused() -> None:
    class Other(ToyGame):
        id = "other"

    with pytest.raises(DumpError, match="a dump of 'toy', not of 'other'"):
        Match.load(Other(), Player("turns").match.dump())


@pytest.mark.parametrize("blob", [b"", b"STELE", b"nonsense", b"\x80", None, "text", MAGIC, b"PK\x03\x04" * 20])
def test_foreign_bytes_are_refused(blob: Any) -> None:
    with pytest.raises(DumpError):
        Match.load(TOY, blob)


def test_every_truncation_and_every_damaged_byte_is_noticed() -> None:
    blob = Player("turns").match.dump()
    for length in range(len(blob)):
        with pytest.raises(DumpError):
            Match.load(TOY, blob[:length])
    for place in range(len(blob)):
        damaged = blob[:place] + bytes([blob[place] ^ 1]) + blob[place + 1 :]
        with pytest.raises(DumpError):
            Match.load(TOY, damaged)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"board": {"coins": "many"}}, "coins"),
        ({"stack": [{"type": "Chess"}]}, "Chess"),
        ({"surprise": 1}, "surprise"),
        ({"questions": [{"id": 1, "seat": "A", "kind": "x", "rule": "1", "default": {"type": "fly"}}]}, "fly"),
    ],
)
def test_values_that_do_not_fit_are_named(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(DumpError, match=complaint):
        Match.load(TOY, packed(unpacked(Player("turns").match.dump()) | change))


def test_a_dump_that_does_not_say_what_it_is_is_refused() -> None:
    with pytest.raises(DumpError, match="does not say what it is"):
        Match.load(TOY, packed({"hello": "world"}))


# ---- what a dump says and holds ----------------------------------------------------------------------------


def test_a_dump_can_be_asked_what_it_is() -> None:
    player = Player("turns")
    player.does("A", Gamble())
    mark = stamp(player.match.dump())
    assert (mark.game, mark.version, mark.revision, mark.format) == ("toy", 1, 2, 1)


def test_a_match_goes_on_identically_in_another_process(tmp_path: Path) -> None:
    player = Player("turns")
    player.does("A", Gamble())
    file = tmp_path / "match.dump"
    file.write_bytes(player.match.dump())
    program = (
        "import sys; from tests.core.toy import *; from pathlib import Path\n"
        "match = Match.load(TOY, Path(sys.argv[1]).read_bytes())\n"
        "for answer in (Fish(), Gamble(), Gamble(), Fish()): match.submit(match.pending[0].seat, answer)\n"
        "print(match.hash)"
    )
    root = Path(__file__).parent.parent.parent
    hashes = {
        subprocess.run(
            [sys.executable, "-c", program, str(file)],
            cwd=root,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    for answer in (Fish(), Gamble(), Gamble(), Fish()):
        player.does(player.match.pending[0].seat, answer)
    assert hashes == {player.match.hash + "\n"}


# ---- old dumps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.stem)
@pytest.mark.parametrize("game", [TOY, Toy2(), Toy4()], ids=["as-it-was", "newer", "much-newer"])
def test_old_dumps_can_still_be_played(file: Path, game: Game[Any]) -> None:
    match, policy = Match.load(game, file.read_bytes()), Policy(Random(1), {"block": 0.1, "shout": 0.1, "stop": 0})
    assert match.pending
    for _ in range(4):
        if match.finished or match.pending[0].kind == "last":
            break
        question = match.pending[0]
        outcome = match.submit(question.seat, policy.answer(match, question), question.id)
        assert outcome.refusal is None
        assert Match.load(game, match.dump()).hash == match.hash
    assert match.revision > stamp(file.read_bytes()).revision


def test_there_are_old_dumps() -> None:
    assert {file.stem.split("-")[1] for file in CORPUS} == {"turns", "bids", "calls", "threats", "discard", "forced"}


def with_head(match: Match[Any], change: Callable[[dict[str, Any]], object]) -> bytes:
    """A dump of the match with its head changed by hand, and a hash that fits."""
    raw: dict[str, Any] = msgspec.msgpack.decode(match.dump()[len(MAGIC) + HASH_SIZE :])
    change(raw)
    body = msgspec.msgpack.encode(raw)
    return pack(body, digest(body))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda raw: raw["stack"][-1].update(step="gone"), "Turns has no step 'gone', and no upgrade says"),
        (lambda raw: raw["stack"][-1].update(asked="gone"), "Turns has no step 'gone', and no upgrade says"),
        (lambda raw: raw["questions"][0].update(actions=["gone"]), "no action 'gone' any more, and no upgrade says"),
        (lambda raw: raw.update(stack=[]), "procedure 0 is not among the 0 that run"),
    ],
)
def test_what_the_rules_no_longer_have_is_told_when_a_dump_is_loaded(
    change: Callable[[dict[str, Any]], object], said: str
) -> None:
    with pytest.raises(DumpError, match=said):
        Match.load(TOY, with_head(Player("turns").match, change))
