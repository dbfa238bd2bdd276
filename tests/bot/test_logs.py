"""Logs are lines of JSON and never show a secret."""

import io
import json
import logging

import pytest

from bot.spine import logs
from bot.spine.settings import Settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.AbCdEf.abcdefghijklmnopqrstuvwxyz0123"


@pytest.fixture
def lines() -> "pytest.Generator[io.StringIO]":
    root = logging.getLogger()
    before = (root.handlers, root.level)
    stream = io.StringIO()
    logs.set_up(Settings(token=TOKEN, database="postgresql://me:hush-hush@host/stele"), stream)
    yield stream
    root.handlers, root.level = before


def test_a_line_says_what_happened_with_its_facts(lines: io.StringIO) -> None:
    logging.getLogger("bot.test").info("saved %s", "it", extra={"match": 7})
    line = json.loads(lines.getvalue())
    assert (line["said"], line["match"], line["level"], line["from"]) == ("saved it", 7, "INFO", "bot.test")


def test_secrets_are_blotted_out_even_in_tracebacks(lines: io.StringIO) -> None:
    try:
        raise RuntimeError(f"cannot log in with {TOKEN}")
    except RuntimeError:
        logging.getLogger("bot.test").exception("hush-hush failed", extra={"token": TOKEN})
    text = lines.getvalue()
    assert TOKEN not in text
    assert "hush-hush" not in text
    assert "RuntimeError" in json.loads(text)["error"]
