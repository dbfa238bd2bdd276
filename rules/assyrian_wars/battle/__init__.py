"""6.7, 7.2, 9.2, 9.7: battles, from lining up to the retreat and the promotion of leaders."""
