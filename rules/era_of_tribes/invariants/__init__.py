"""Everything that always holds in Era of Tribes, each with its rule."""

from rules.era_of_tribes.invariants.pieces import PIECES
from rules.era_of_tribes.invariants.places import PLACES

INVARIANTS = (*PIECES, *PLACES)
