"""Texts stay within Discord's limits without losing a word."""

import pytest

from bot.limits import clip, rows, split


@pytest.mark.parametrize("limit", [10, 20, 57])
def test_split_keeps_every_word_and_the_limit(limit: int) -> None:
    text = "Sargon marches.\n\nNineveh holds firm, as it must; Ashur too.\n" * 9 + "x" * 70
    parts = split(text, limit)
    assert all(0 < len(part) <= limit for part in parts)
    assert "".join("".join(parts).split()) == "".join(text.split())


def test_a_short_text_is_left_alone() -> None:
    assert split("short") == ["short"]
    assert split("") == []
    assert clip("short", 5) == "short"


def test_clip_ends_at_a_word() -> None:
    assert clip("the army of Sargon marches", 20) == "the army of Sargon…"
    assert len(clip("x" * 50, 20)) == 20


def test_rows() -> None:
    assert [list(row) for row in rows(list(range(7)), 3)] == [[0, 1, 2], [3, 4, 5], [6]]
