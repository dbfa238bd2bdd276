"""Every failure is told in words, in both languages; what is unexpected gets a number that the log knows."""

import discord
import pytest
from discord import app_commands

from bot.spine.errors import Refused, expected, in_words, reference, tell
from bot.spine.words import Words
from db import errors as store
from rules.core.errors import BadInput, NewerDump, StepFailed
from rules.core.messages import refuse


class Answer:
    """As much of an HTTP response as discord.py's errors look at."""

    status = 500
    reason = "broken"


FAULTS = [
    store.Full("x"),
    store.Busy("x"),
    store.Unreachable("x"),
    store.Corrupt("x"),
    store.Unknown("x"),
    store.Broken("x"),
    NewerDump("x"),
    StepFailed("x"),
    discord.HTTPException(Answer(), "x"),
    discord.Forbidden(Answer(), "x"),
    discord.RateLimited(5.0),
    RuntimeError("x"),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("error", FAULTS, ids=lambda error: type(error).__name__)
def test_a_fault_has_words_and_a_number_in_the_log(
    error: Exception, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    text = in_words(error, Words(language))
    [record] = caplog.records
    assert record.getMessage() == "failed"
    assert record.reference in text
    assert " " in text


def test_known_faults_are_told_apart() -> None:
    told = [expected(error) for error in FAULTS]
    assert told[-1] is None
    assert None not in told[:-1]
    assert len(set(told)) >= 9


def test_what_the_person_did_is_told_without_a_number(caplog: pytest.LogCaptureFixture) -> None:
    words = Words("en")
    refusal = refuse("6.6", "kernel-match-over")
    assert in_words(Refused(refusal), words).endswith("(Rule 6.6)")
    assert in_words(BadInput(refuse("kernel", "kernel-match-over")), words) == words("kernel-match-over")
    assert in_words(tell("bot-no-match-here"), words) == words("bot-no-match-here")
    assert in_words(app_commands.CheckFailure(), words) == words("bot-not-allowed")
    assert caplog.records == []


def test_references_are_easy_to_read_out() -> None:
    numbers = {reference() for _ in range(200)}
    assert len(numbers) == 200
    assert all(len(number) == 6 and not set(number) & set("01IO") for number in numbers)
