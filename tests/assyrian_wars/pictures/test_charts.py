"""Lines of points and economy, each ending with its letters."""

import pytest

from render.assyrian_wars.charts import NoCourse, charts, paint_of, standing_of, told
from render.paper.picture import Style
from render.paper.theme import THEMES, luminance
from tests.assyrian_wars.pictures.positions import view
from tests.assyrian_wars.pictures.scenes import course
from tests.render.judging import faults, smallest_on_a_phone


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("impulses", [1, 2, 12, 48, 160])
def test_no_text_covers_another_or_leaves_the_picture(impulses: int, language: str) -> None:
    picture = charts(course(impulses), Style("light", language))
    assert faults(picture) == []
    assert smallest_on_a_phone(picture) >= 6


def test_every_line_ends_with_its_letters_and_number() -> None:
    picture = charts(course())
    ends = [text.text for text in picture.texts if text.group == "end"]
    last = course()[-1]
    assert sorted(map(int, ends)) == sorted([*last.vp.values(), *last.eco.values()])


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_no_line_vanishes_in_the_paper(theme) -> None:
    for code in ("AS", "ME", "EG", "BA", "EL", "CI", "SC"):
        assert abs(luminance(paint_of(theme, code)) - luminance(theme.panel)) > 0.2


def test_a_course_of_nothing_is_refused() -> None:
    with pytest.raises(NoCourse, match="at least one impulse"):
        charts([])


def test_a_standing_comes_from_a_view() -> None:
    standing = standing_of(view())
    assert standing.turn == 3
    assert standing.vp["AS"] == 21
    assert set(standing.vp) == {"AS", "ME", "EG", "BA", "EL"}


def test_the_charts_in_words() -> None:
    assert told(course())[1].startswith("Victory points: Assyria 0 → 21 (max. 21), Mede 0 → 16")
    assert told(course(), "de")[2].startswith("Wirtschaft: Assyrien 15 → 10")
