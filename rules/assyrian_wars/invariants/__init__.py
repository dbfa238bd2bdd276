"""Everything that always holds in Assyrian Wars, each with its rule."""

from rules.assyrian_wars.invariants.board import BOARD
from rules.assyrian_wars.invariants.conquest import CONQUESTS
from rules.assyrian_wars.invariants.politics import POLITICAL
from rules.assyrian_wars.invariants.sea import SEA
from rules.assyrian_wars.invariants.track import TRACK
from rules.assyrian_wars.invariants.tribes import TRIBES

INVARIANTS = (*BOARD, *TRACK, *CONQUESTS, *SEA, *TRIBES, *POLITICAL)
