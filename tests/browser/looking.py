"""The program itself, as `make play` starts it, and a real Chromium that looks at it.

Where there is no Chromium, or no Playwright for this machine, these tests are skipped with a word; with
REQUIRE_CHROMIUM=1 that is a failure.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.local.table import free_port
from tests.patience import HANG
from tests.test_tree import ROOT

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Program:
    """`python -m bot` without a token, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = ""

    def start(self) -> "Program":
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("STELE_", "DISCORD_"))}
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-m", "bot"],
            cwd=self.folder,
            env={**kept, "STELE_PORT": str(self.port), "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = ""
        for line in self.process.stdout:
            said += line
            if "#" in line:
                self.address = line.strip()
            if "Ctrl-C" in line:
                return self
        ended = self.process.wait()
        raise AssertionError(f"the program ended ({ended}) before its page was there: {said}")

    def stop(self) -> str:
        """Ctrl-C; gives what it says then."""
        self.process.send_signal(signal.SIGINT)
        said, _ = self.process.communicate(timeout=HANG)
        assert self.process.returncode == 0, said
        return said


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("REQUIRE_CHROMIUM"):
            pytest.fail("REQUIRE_CHROMIUM is set, and there is no chromium on this machine")
        pytest.skip("no chromium on this machine: the page is not looked at")
    expect.set_options(timeout=HANG * 1000)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture(scope="package")
def table(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Program]:
    """A table for all tests of this folder; each begins a match of its own."""
    program = Program(tmp_path_factory.mktemp("table")).start()
    yield program
    if program.process.poll() is None:
        assert "closed" in program.stop()


class Onlooker:
    """Windows of one browser, with whatever they complained of."""

    def __init__(self, browser: Browser, table: Program) -> None:
        self.browser, self.table = browser, table
        self.complaints: list[str] = []

    def window(self, width: int = 1280, height: int = 800, **wishes: Any) -> Page:
        """A window of a browser that has been here before."""
        context = self.browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(HANG * 1000)
        return self.watch(context.new_page())

    def watch(self, page: Page) -> Page:
        def heard(said: ConsoleMessage) -> None:
            if said.type in ("error", "warning"):
                self.complaints.append(said.text)

        page.on("console", heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def home(self, **wishes: Any) -> Page:
        page = self.window(**wishes)
        page.goto(self.table.address)
        page.wait_for_selector(".card")
        return page


@pytest.fixture
def eyes(browser: Browser, table: Program) -> Iterator[Onlooker]:
    found = Onlooker(browser, table)
    yield found
    for context in browser.contexts:
        context.close()
    assert found.complaints == [], found.complaints  # a fixture's assertion is not explained by itself
