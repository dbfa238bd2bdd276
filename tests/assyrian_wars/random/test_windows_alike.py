"""Others notice the same of a window whether its seat holds a card or not (docs/playing.md)."""

from tests.assyrian_wars.random.windows import watched


def test_windows_are_alike_for_holders_and_others() -> None:
    found = watched(250).noticed
    assert sum(found[True].values()) > 5
    assert set(found[True]) == set(found[False]) == {("answer", True, False)}
