"""6.13, 7.1, 8.4: how a country is conquered, what it loses, and how it may rise or end."""
