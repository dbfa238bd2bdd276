"""7, 10.3: the Interphase between two turns, but for conquests (7.1) and politics (7.4)."""
