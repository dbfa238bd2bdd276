"""/card: a card by its name, whoever holds it: what is printed on it, in words and as a picture."""

from collections.abc import Iterable

from discord.ext import commands

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, did_you_mean, meant, suggests
from bot.app import Stele
from bot.posts.table import view_for
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live, words_of
from bot.spine.talk import Talk, conversation
from bot.spine.words import LANGUAGES, command


class CardCommand(commands.Cog):
    """Looks a card up. Every card of the game can be named, so it tells nothing of where a card is."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("card")
    @conversation()
    async def card(self, talk: Talk, name: str, match: int | None = None) -> None:
        """One card with all its text."""
        live = await talk.match(match)
        view = await view_for(talk, live)
        card = self._named(live, name, talk.words.language)
        await talk.say(live.shown.card_text(card, view, talk.words))
        await talk.picture(live.shown.hand([card], view, talk.words))

    def _named(self, live: Live, name: str, own: str) -> str:
        """The card that somebody means, in any language; a slip is told in his own first."""
        known = {each: live.shown.printed_cards(live.options, words_of(live, each)) for each in (own, *LANGUAGES)}
        for picks in known.values():
            if (found := meant(picks, name)) is not None:
                return found
        for picks in known.values():
            did_you_mean(picks, name)
        raise tell("look-no-such-card", found=limits.clip(name, 60))

    @suggests(card, "name")
    async def cards(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return live.shown.printed_cards(live.options, words)


async def setup(app: Stele) -> None:
    await app.add_cog(CardCommand(app))
