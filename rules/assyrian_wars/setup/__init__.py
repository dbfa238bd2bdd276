"""4: set-up, from the blank board to the first card dealt."""
