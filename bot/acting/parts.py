"""The part of the bot with which people act: commands, previews, decisions, forms, going back.

The modules import each other's types, and discord.py loads an extension a second time under its own name; so they are
one part.
"""

from typing import TYPE_CHECKING

from bot.acting import ahead, cards, commands, decisions, previews
from bot.acting import forms as flows
from bot.cogs import undo

if TYPE_CHECKING:
    from bot.app import Stele


async def setup(app: "Stele") -> None:
    for module in (commands, previews, decisions, flows, ahead, cards, undo):
        await module.setup(app)
