"""What every test of this game is held to: scripted dice are rolled, and positions can be."""

from collections.abc import Iterator

import pytest

from tests.assyrian_wars.cases.dice import MADE
from tests.assyrian_wars.cases.refusals import REFUSED, astray
from tests.assyrian_wars.cases.soundness import excusing


@pytest.fixture(autouse=True)
def dice_are_rolled() -> Iterator[None]:
    """A scripted die that no rule has rolled is a mistake of the test: it thinks that something happens."""
    MADE.clear()
    yield
    left = [dice.unrolled() for dice in MADE]
    MADE.clear()
    assert not any(left), f"scripted, but never rolled: {[one for one in left if one]}"


@pytest.fixture(autouse=True)
def unsound_positions_are_named(request: pytest.FixtureRequest) -> Iterator[None]:
    """`@pytest.mark.unsound("borders-are-kept")`: this test begins at a position that breaks that."""
    marker = request.node.get_closest_marker("unsound")
    with excusing(marker.args if marker is not None else ()):
        yield


@pytest.fixture(autouse=True)
def refusals_cite_the_rule_that_forbids(request: pytest.FixtureRequest) -> Iterator[None]:
    """A test that plays a numbered case is refused by a rule which that case names, not by a neighbour."""
    REFUSED.clear()
    yield
    wrong = astray(REFUSED, f"{request.node.name} {request.node.function.__doc__}")
    REFUSED.clear()
    assert wrong == [], "a rule is cited that the case does not name"
