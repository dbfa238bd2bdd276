"""ch.23: the victory check, the removal of markers, and peace."""
