"""Who draws: processes of their own where the host has cores to spare, else one thread.

A process shares the interpreter with nobody, so the loop answers while it draws. One that dies takes no picture with
it: what it was drawing is drawn by the thread, and others are started. A process whose parent is gone ends itself.
"""

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any

NICENESS = 5  # whoever answers people comes first

log = logging.getLogger(__name__)


class Workers:
    """Draws as many things at once as there are processes; without any, one in a thread."""

    def __init__(self, processes: int = 0) -> None:
        self.at_once = max(processes, 1)
        self._processes = processes
        self._thread = ThreadPoolExecutor(1, "studio")
        self._pool: Executor | None = None

    @classmethod
    def on_spare_cores(cls) -> "Workers":
        """One core is the bot's; the others draw. Where there is but one, a thread does."""
        return cls((os.cpu_count() or 1) - 1)

    def submit(self, job: Callable[..., Any], *args: Any) -> "Future[Any]":
        """A job that somebody works on from now on."""
        if not self._processes:
            return self._thread.submit(job, *args)
        result: Future[Any] = Future()
        try:
            self._at_work().submit(job, *args).add_done_callback(lambda done: self._ended(done, result, job, *args))
        except BrokenProcessPool as error:
            self._once_more(error, result, job, *args)
        return result

    def start(self) -> None:
        """Has the processes started, so that the first picture does not wait for them."""
        if self._processes:
            self._at_work().submit(os.getpid)

    def close(self) -> None:
        """Give up what waits, and let what is being drawn end."""
        for executor in (self._pool, self._thread):
            if executor is not None:
                executor.shutdown(wait=True, cancel_futures=True)

    def _at_work(self) -> Executor:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")  # no copy of a process that holds sockets and threads
            self._pool = ProcessPoolExecutor(self._processes, fresh, initializer=_begin)
        return self._pool

    def _ended(self, done: "Future[Any]", result: "Future[Any]", job: Callable[..., Any], *args: Any) -> None:
        if done.cancelled():
            result.cancel()
            result.set_running_or_notify_cancel()
        elif isinstance(error := done.exception(), BrokenProcessPool):
            self._once_more(error, result, job, *args)
        else:
            _hand_on(done, result)

    def _once_more(self, error: Exception, result: "Future[Any]", job: Callable[..., Any], *args: Any) -> None:
        log.warning("a drawing process died (%s): its picture is drawn again, and others are started", error)
        self._pool = None
        self._thread.submit(job, *args).add_done_callback(lambda done: _hand_on(done, result))


def _hand_on(done: "Future[Any]", result: "Future[Any]") -> None:
    error = done.exception()
    if error is not None:
        result.set_exception(error)
    else:
        result.set_result(done.result())


def _begin() -> None:
    """In a new process: it gives way to others, leaves Ctrl-C to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
