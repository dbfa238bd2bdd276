"""Replays: within the limit whatever it is, equal moments are one frame, the map does not jump."""

import io

import pytest
from PIL import Image

from render.assyrian_wars.replay import Moment, frames, replay, stage, told
from render.paper import film as films
from render.paper.encode import TooLarge
from render.paper.film import MOST, Film, NothingToReplay, merged, thinned
from render.paper.picture import Style
from tests.assyrian_wars.pictures.scenes import moments
from tests.render.judging import faults


@pytest.fixture(scope="module")
def war() -> list[Moment]:
    return moments(5)


def opened(film: Film) -> Image.Image:
    return Image.open(io.BytesIO(film.data))


@pytest.mark.parametrize("suffix", ["webp", "gif"])
def test_a_film_moves_and_fits(war: list[Moment], suffix: films.Suffix) -> None:
    film = replay(war, suffix=suffix)
    assert len(film.data) < 8_000_000
    image = opened(film)
    assert image.format == suffix.upper()
    assert image.n_frames == film.frames == 5
    assert image.size == film.size == (840, frames(war)[0].image.height)


@pytest.mark.parametrize("limit", [120_000, 30_000])
def test_a_small_limit_is_kept(war: list[Moment], limit: int) -> None:
    film = replay(war, limit=limit)
    assert len(film.data) <= limit
    assert film.size[0] >= films.SMALLEST


def test_a_tiny_limit_is_refused_with_its_numbers(war: list[Moment]) -> None:
    with pytest.raises(TooLarge, match="the limit is 900"):
        replay(war[:2], limit=900)


def test_equal_moments_are_one_frame(war: list[Moment]) -> None:
    assert [times for _, times in merged([war[0], war[0], war[0], war[1]])] == [3, 1]


def test_a_long_match_is_thinned_out_but_ends_as_it_ended(war: list[Moment]) -> None:
    many = [(war[n % 4], 1) for n in range(200)] + [(war[4], 1)]
    few = thinned(many, MOST)
    assert len(few) == MOST
    assert few[-1][0] is war[4]


def test_battles_are_kept_when_a_match_is_thinned_out(war: list[Moment]) -> None:
    quiet, fought = war[0], war[1]
    assert fought.changes.clashes
    assert [moment for moment, _ in thinned([(quiet, 1), (fought, 1)] * 4, 4)] == [fought] * 4


def test_every_frame_shows_the_same_part_of_the_map(war: list[Moment]) -> None:
    sizes = {frame.image.size for frame in frames(war)}
    assert len(sizes) == 1
    where = stage(war, "en")
    assert not where.whole
    assert not {place for moment in war for place in moment.changes.places()} & where.hidden


def test_captions_keep_clear_of_each_other(war: list[Moment]) -> None:
    for language in ("en", "de"):
        for frame in frames(war, Style("dark", language)):
            assert faults(frame) == []


def test_the_last_frame_stays_longest(war: list[Moment]) -> None:
    lasting = [frame.milliseconds for frame in frames(war)]
    assert lasting[-1] == max(lasting) == films.REST


def test_nothing_cannot_be_replayed() -> None:
    with pytest.raises(NothingToReplay, match="at least one moment"):
        replay([])


def test_a_replay_in_words(war: list[Moment]) -> None:
    lines = told(war)
    assert lines[0] == "Replay: 5 impulses."
    assert lines[2] == "719 BC: Elam comes down from the hills: Hits 4 to 2."
