"""Processes that draw: pictures come back as from the thread, a death loses none, and nobody outlives the bot."""

import asyncio
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import rules
from bot.games.registry import presentations
from render.paper.picture import PLAIN, Style
from render.studio import Order, Ready, Studio
from render.workers import Workers
from rules.core.match import Match
from tests.patience import HANG

ORPHAN = """
import sys
from render.workers import Workers
import os
if __name__ == "__main__":
    workers = Workers(1)
    print(workers.submit(os.getpid).result(), flush=True)
    os.kill(os.getpid(), 9)
"""


def who_draws(style: Style, mark: str) -> tuple[Ready, ...]:
    return (Ready(f"{mark} {os.getpid()}".encode(), "png", (1, 1), style.theme),)


def dies_once(style: Style, witness: str) -> tuple[Ready, ...]:
    """Its process dies; whoever draws it again lives."""
    if not Path(witness).exists():
        Path(witness).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return who_draws(style, "again")


def fails(style: Style) -> tuple[Ready, ...]:
    raise ValueError("no such colour")


async def test_a_process_draws_and_one_that_dies_loses_no_picture(tmp_path: Path) -> None:
    atelier = Studio(workers=Workers(1))
    [first] = await atelier.draw(Order(who_draws, PLAIN, ("one",)))
    assert int(first.data.split()[1]) != os.getpid()
    assert atelier.workers.submit(signal.getsignal, signal.SIGINT).result() is signal.SIG_IGN, "Ctrl-C is for the bot"
    asked = [
        asyncio.create_task(atelier.draw(Order(dies_once, PLAIN, (str(tmp_path / "died"),)))),
        asyncio.create_task(atelier.draw(Order(who_draws, PLAIN, ("waiting",)))),
    ]
    drawn = [(await each)[0].data.split() for each in asked]
    assert [each[0] for each in drawn] == [b"again", b"waiting"]
    assert int(drawn[0][1]) == os.getpid()  # by the thread
    [after] = await atelier.draw(Order(who_draws, PLAIN, ("after",)))
    assert int(after.data.split()[1]) not in (os.getpid(), int(first.data.split()[1]))  # by a new process
    with pytest.raises(ValueError, match="no such colour"):
        await atelier.draw(Order(fails, PLAIN))
    await atelier.close()
    assert not multiprocessing.active_children()


def test_a_process_does_not_outlive_a_bot_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(ORPHAN)
    told = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": "."},
        check=False,
    )
    worker = int(told.stdout)
    until = time.monotonic() + HANG
    while Path(f"/proc/{worker}").exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert not Path(f"/proc/{worker}").exists()


@pytest.mark.parametrize("game", sorted(rules.games()))
def test_every_board_can_be_ordered_from_another_process(game: str) -> None:
    """An order is packed on its way to a process, and is the same there."""
    shown = presentations(rules.games())[game]
    scenario = next(iter(shown.game.scenarios()))
    few = shown.player_numbers(scenario, {})[0]
    seats = (shown.game.scenario(scenario).seats or tuple(f"P{place}" for place in range(1, few + 1)))[:few]
    view = Match.start(shown.game, scenario, seats=seats, secret=b"far").view(None)
    words = shown.words("de")
    drawings = [
        shown.large_board(view, words),
        *(shown.board(view, words, part.value) for part in shown.parts(view, words)),
    ]
    orders = [each.order for each in drawings if each is not None]
    assert orders
    assert pickle.loads(pickle.dumps(orders)) == orders
