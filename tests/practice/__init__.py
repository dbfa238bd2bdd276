"""Three Hills: a small, complete game that exercises the whole kernel (see RULES.md)."""
