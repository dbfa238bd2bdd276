"""The example in docs/adding-a-game.md is the real practice game: every block of code stands in its sources."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "adding-a-game.md"
BLOCKS = re.findall(r"^```(python|toml|text)\n(.*?)^```$", PAGE.read_text(), flags=re.MULTILINE | re.DOTALL)
SOURCES = {
    "python": [path.read_text() for path in sorted(HERE.glob("*.py"))],
    "toml": [path.read_text() for path in sorted((HERE / "pack").glob("*.toml"))],
    "text": [(HERE / "notation.py").read_text()],
}


def stands_in(block: str, source: str) -> bool:
    """Whether the lines of the block follow each other in the source, at whatever indentation."""
    wanted, lines = block.strip("\n").splitlines(), source.splitlines()
    windows = (lines[start : start + len(wanted)] for start in range(len(lines) - len(wanted) + 1))
    return any(dedent("\n".join(window)) == "\n".join(wanted) for window in windows)


@pytest.mark.parametrize(("language", "block"), BLOCKS, ids=[block.splitlines()[0][:40] for _, block in BLOCKS])
def test_the_excerpt_is_real(language: str, block: str) -> None:
    assert any(stands_in(block, source) for source in SOURCES[language]), f"not in the practice game:\n{block}"


def test_there_are_excerpts_and_a_wrong_one_would_be_found() -> None:
    assert len([language for language, _ in BLOCKS if language == "python"]) >= 8
    assert not any(stands_in("class Bishop(Action):\n    pass", source) for source in SOURCES["python"])


def test_every_file_that_the_page_names_is_there() -> None:
    named = set(re.findall(r"`(tests/[a-z_/]+\.(?:py|md|toml))`", PAGE.read_text()))
    assert named
    assert [name for name in sorted(named) if not (PAGE.parent.parent / name).is_file()] == []
