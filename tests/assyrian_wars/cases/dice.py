"""The dice of a case: known labels only, and whoever scripts a die means that it is rolled."""

from collections.abc import Mapping, Sequence

from rules.assyrian_wars.desk.rolls import ROLLS
from rules.core.dice import Script, Scripted
from rules.core.errors import ScriptError


class Every(tuple[int, ...]):
    """Dice of a label of which as many as are rolled show the last number, after the others."""


def every(number: int, *, after: Sequence[int] = ()) -> Every:
    """As many dice as are rolled show this number, `after` some others: for what a case does not count."""
    return Every((*after, number))


class AtMost(tuple[int, ...]):
    """Dice of which some may be left over."""


def at_most(dice: Sequence[int]) -> AtMost:
    """Dice that are rolled only if it comes to that: for a case in several ways."""
    return AtMost(dice)


class CaseDice(Scripted):
    """A script by label, in which labels may go on without end; other dice come from the match's stream."""

    def __init__(self, rolls: Script, draws: Mapping[str, Sequence[str]] | None = None) -> None:
        check_labels(rolls)
        named = rolls if isinstance(rolls, Mapping) else {}
        self._endless = {label: given[-1] for label, given in named.items() if isinstance(given, Every)}
        self._spared = {*(draws or ()), *(label for label, given in named.items() if isinstance(given, AtMost))}
        finite = {label: given[:-1] if label in self._endless else given for label, given in named.items()}
        super().__init__(finite or rolls, draws, rest=True)
        MADE.append(self)

    def roll(self, secret: bytes, counter: int, label: str, n: int, sides: int) -> tuple[int, ...]:
        """The next n results; an endless label goes on with its last number."""
        if label not in self._endless:
            return super().roll(secret, counter, label, n, sides)
        first = min(n, self.unused().get(label, 0))
        return super().roll(secret, counter, label, first, sides) + (self._endless[label],) * (n - first)

    def unrolled(self) -> dict[str, int]:
        """How many dice of each label were scripted and never rolled."""
        return {label: left for label, left in self.unused().items() if label not in self._spared}


MADE: list[CaseDice] = []  # of the running test: `conftest.py` looks whether they were rolled


def check_labels(rolls: Script) -> None:
    """Dice that no rule rolls are a mistake of the case: there is one list of what dice are rolled for."""
    labels = list(rolls) if isinstance(rolls, Mapping) else [one[0] for one in rolls if isinstance(one, tuple)]
    wrong = [label for label in labels if label not in ROLLS]
    if wrong:
        raise ScriptError(f"no rule rolls dice for {', '.join(wrong)}; dice are rolled for {', '.join(ROLLS)}")
