"""ch.10, 12, 13: what the passive side does when an army enters a space: city, interception, avoiding battle."""
