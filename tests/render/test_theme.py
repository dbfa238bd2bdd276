"""Themes: letters can be read on every ground."""

import pytest

from render.paper.theme import THEMES, Theme, ink_on, luminance, mix, rgb

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@themes
def test_letters_can_be_read_on_the_map_and_on_panels(theme: Theme) -> None:
    for ink, ground in ((theme.panel_ink, theme.panel), (theme.ink, theme.halo), (ink_on(theme.paper), theme.paper)):
        assert abs(luminance(ink) - luminance(ground)) > 0.6


@themes
def test_what_changed_stands_out_from_the_panel(theme: Theme) -> None:
    assert all(abs(luminance(colour) - luminance(theme.panel)) > 0.2 for colour in (theme.accent, theme.danger))


@pytest.mark.parametrize("grey", range(0, 256, 15))
def test_there_are_letters_for_every_brightness(grey: int) -> None:
    assert abs(luminance((grey, grey, grey)) - luminance(ink_on((grey, grey, grey)))) > 0.4


def test_colours_are_read_and_mixed() -> None:
    assert rgb("#ff8000") == (255, 128, 0)
    assert mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)
