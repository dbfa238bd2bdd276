"""The bot on a simulated server, as its own tests have it."""

from tests.bot.conftest import catalogue, env, house, parts

__all__ = ["catalogue", "env", "house", "parts"]
