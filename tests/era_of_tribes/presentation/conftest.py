"""The bot on a simulated server, as its own tests have it."""

from tests.bot.conftest import env, house, parts

__all__ = ["env", "house", "parts"]
