"""Hannibal played at random: wars that begin crowded, and players who look for the enemy."""
