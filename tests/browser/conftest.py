"""Whoever has no Playwright for this machine hears so, and goes without these tests; see `looking.py`."""

import importlib.util
import os

MISSING = importlib.util.find_spec("playwright") is None and not os.environ.get("REQUIRE_CHROMIUM")
collect_ignore_glob = ["test_*.py"] if MISSING else []
if not MISSING:
    from tests.browser.looking import browser, eyes, table

    __all__ = ("browser", "eyes", "table")


def pytest_report_header() -> str:
    return "no playwright for this machine: the page is not looked at" if MISSING else ""
