"""Texts stay within Discord's limits without losing a word."""

import discord
import pytest

from bot.spine.limits import EMBED_FIELD_VALUE, EMBED_TITLE, EMBED_TOTAL, EMBEDS, clip, fit, rows, split


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


def test_embeds_are_made_to_fit() -> None:
    big = discord.Embed(title="t" * 300, description="d " * 3000)
    for number in range(30):
        big.add_field(name=f"n{number}" * 100, value="v" * 2000)
    small = discord.Embed(title="a", description="b")
    fitting = fit([big, small] + [discord.Embed(description="x " * 1500)] * 12)
    assert len(fitting) <= EMBEDS
    assert sum(len(embed) for embed in fitting) <= EMBED_TOTAL
    assert len(fitting[0].title or "") <= EMBED_TITLE
    assert all(len(field.value or "") <= EMBED_FIELD_VALUE for embed in fitting for field in embed.fields)
    assert big.title == "t" * 300, "the given embed is left alone"
