"""docs/adding-a-game.md is true of the practice game: every block of code is its own, and its steps lead to a match."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from bot.games.presentation import Presentation
from bot.spine.words import LANGUAGES
from rules.core.match import Match
from tests.practice.bot.presentation import Shown
from tests.practice.game import ThreeHills

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "adding-a-game.md"
BLOCKS = re.findall(r"^```(python|toml|text)\n(.*?)^```$", PAGE.read_text(), flags=re.MULTILINE | re.DOTALL)
SOURCES = {
    "python": [path.read_text() for path in sorted(HERE.rglob("*.py"))],
    "toml": [path.read_text() for path in sorted(HERE.rglob("*.toml"))],
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
    named = set(re.findall(r"`(tests/[a-z_/]+\.(?:py|md|toml|ftl))`", PAGE.read_text()))
    assert named
    assert [name for name in sorted(named) if not (PAGE.parent.parent / name).is_file()] == []


# ---- the list of steps ------------------------------------------------------------------------------------------

ROWS = re.findall(r"^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$", PAGE.read_text(), flags=re.MULTILINE)


def test_every_step_is_explained_and_taken_in_three_hills() -> None:
    steps = [int(number) for number, *_ in ROWS]
    assert steps == list(range(1, len(steps) + 1))
    assert [int(number) for number in re.findall(r"^## (\d+)\. ", PAGE.read_text(), flags=re.MULTILINE)] == steps
    for number, _, _, files in ROWS:
        named = re.findall(r"`(tests/practice/[^`]+)`", files)
        assert named, f"step {number} names no file of Three Hills"
        assert all((PAGE.parent.parent / name).is_file() for name in named), files


def test_the_page_names_every_method_of_a_presentation_and_no_other() -> None:
    table = PAGE.read_text().split("| what | attributes and methods |", 1)[1].split("\n\n", 1)[0]
    named = set(re.findall(r"`(\w+)`", table))
    own = {name for name in vars(Presentation) if not name.startswith("_")}
    made_of_others = {
        "player_numbers",
        "defaults",
        "scenario_name",
        "words",
        "prepare",
        "has_board",
        "has_chart",
        "has_film",
    }
    assert named == own - made_of_others


async def test_the_steps_lead_to_a_match_that_the_bot_can_show(tmp_path: Path) -> None:
    """With nothing but the rooms of Three Hills: a game, its presentation, its words, its picture, its rulebook."""
    shown = Shown(ThreeHills())
    match = Match.start(shown.game, "skirmish", {}, seats=["P1", "P2"], secret=b"steps")
    view = match.view(None)
    for language in LANGUAGES:
        words = shown.words(language)
        assert words(f"game-{shown.game.id}") != f"game-{shown.game.id}"
        assert all(words.has(f"action-{tag}") for tag in shown.game.kit.actions)
        drawing = shown.board(view, words)
        assert drawing is not None
        [ready] = drawing.order.job(drawing.order.style, *drawing.order.args)
        assert ready.data
        assert "P1" in ready.alt
    assert shown.rulebook.summary("2.8") is not None
    assert [line.points for line in shown.standings(view)] == [0, 0]
