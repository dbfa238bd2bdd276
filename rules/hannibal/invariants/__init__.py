"""Everything that always holds in Hannibal, each with its rule."""

from rules.hannibal.invariants.pieces import PIECES
from rules.hannibal.invariants.places import PLACES

INVARIANTS = (*PIECES, *PLACES)
