"""The rules of Empires as a whole: what they say, and what they cite."""
