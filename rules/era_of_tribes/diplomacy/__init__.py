"""ch.5.1: treaties, diplomatic steps, sales and alliances."""
