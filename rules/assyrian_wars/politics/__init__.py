"""6.9, 6.17, 7.4, 8.1, 10.4.f: influence and alliances, camps, war and peace, and who must leave whose land."""
