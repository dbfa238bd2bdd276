"""Everything that always holds in Empires, each with its rule."""

from rules.empires.invariants.pieces import PIECES
from rules.empires.invariants.places import PLACES

INVARIANTS = (*PIECES, *PLACES)
