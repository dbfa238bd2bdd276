"""HC-89, HC-90, HC-124 and ch.22: political isolation."""

import pytest

from rules.hannibal.board.ids import CARTHAGE, ROME
from rules.hannibal.isolation.isolation import isolated
from rules.hannibal.notation import Position
from tests.hannibal.cases.winter_scene import isolating

ARACELI = "araceli: roman; numantia: punic; iberus: punic"


def test_hc_89_a_marker_that_is_cut_off_is_removed() -> None:
    """HC-89: Numantia and Iberus are Carthaginian, Aquitani is neutral."""
    game = isolating(ARACELI)
    assert game.owner("araceli") is None
    assert "markers-isolated" in game.told


@pytest.mark.parametrize(
    ("text", "stays"),
    [
        (ARACELI, False),
        (f"{ARACELI.replace('araceli: roman', 'araceli: roman, R 1')}", True),
        ("araceli: roman; iberus: punic; azaila: R 1", True),
        ("araceli: roman; iberus: punic; bilbilis: punic; azaila: R 1", False),
        ("araceli: roman; iberus: punic; numantia: C 1; azaila: R 1", False),
        ("araceli: roman; iberus: punic; numantia: roman, C 1; azaila: R 1", True),
        ("araceli: roman; numantia: punic; iberus: punic; aquitani: R 1", True),
    ],
)
def test_hc_89_paths_over_empty_spaces(text: str, stays: bool) -> None:
    """HC-89, ch.22: a unit in the space or at the end of a path over empty or own spaces keeps the marker."""
    assert ("araceli" not in isolated(Position.parse(text).board, ROME)) == stays


def test_hc_90_passes_join_nothing() -> None:
    """HC-90: Taurini has only Carthaginian tribes and passes around it."""
    game = isolating("taurini: roman")
    assert game.owner("taurini") is None
    kept = isolating("taurini: roman, R 1")
    assert kept.owner("taurini") == ROME


NARBO = "narbo: roman; emporiae: punic; tolosa: punic"


def test_hc_124_an_own_unit_on_an_enemy_marker_ends_a_path() -> None:
    """HC-124: Nemausus is Carthaginian with a Roman unit in it: Narbo stays; without the unit it goes."""
    assert isolating(f"{NARBO}; nemausus: punic, R 1").owner("narbo") == ROME
    assert isolating(f"{NARBO}; nemausus: punic").owner("narbo") is None


@pytest.mark.parametrize(
    ("text", "gone"),
    [
        ("", []),  # at set-up nobody is cut off
        ("narbo: roman; tolosa: punic", []),  # over empty Nemausus to Massilia, a Roman city
        ("narbo: roman; tolosa: punic; massilia: C 5, siege 1", []),  # even if it is besieged
        ("narbo: roman; tolosa: punic; massilia: punic; emporiae: roman", []),  # Emporiae is a Roman port
        ("tarraco: roman; emporiae: punic; dertosa: punic; ilerda: punic", []),  # it is a port itself
    ],
)
def test_ch_22_cities_and_ports_hold_markers(text: str, gone: list[str]) -> None:
    assert isolated(Position.parse(text).board, ROME) == gone


def test_ch_22_a_tribe_holds_carthaginian_markers() -> None:
    board = Position.parse("verona: punic; taurini: punic").board
    assert isolated(board, CARTHAGE) == []


def test_h_3_rome_first_then_carthage_on_the_changed_map() -> None:
    """ch.22, H-3: Tolosa (Carthaginian) is held only by a path over Narbo, which falls first; turn 1 counts."""
    text = "turn 1; narbo: roman; tolosa: punic; nemausus: punic; massilia: punic; emporiae: punic"
    assert isolated(Position.parse(text).board, CARTHAGE) == ["tolosa"]
    game = isolating(text)
    assert game.owner("narbo") is None
    assert game.owner("tolosa") == CARTHAGE


def test_h_3_all_isolated_markers_of_a_side_are_found_at_once() -> None:
    """ch.22: two markers that hold only each other go together."""
    game = isolating("araceli: roman; numantia: roman; iberus: punic; bilbilis: punic")
    assert (game.owner("araceli"), game.owner("numantia")) == (None, None)
    assert game.told.count("markers-isolated") == 1


def test_ch_22_cities_and_tribes_are_never_removed() -> None:
    game = isolating("boii: R 5 nero")
    assert game.owner("boii") == CARTHAGE
