"""5.2: tribute, from the decision or the check to the end of the payments."""
