"""/map: the board, or a part of it, as far as whoever asks may know."""

from collections.abc import Iterable

from discord.ext import commands

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, did_you_mean, meant, suggests
from bot.app import Stele
from bot.posts.table import show_board
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live, words_of
from bot.spine.talk import Talk, conversation
from bot.spine.words import LANGUAGES, command


class Map(commands.Cog):
    """Shows the board, always privately."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("map")
    @conversation()
    async def map(self, talk: Talk, part: str | None = None, match: int | None = None) -> None:
        """The board, or a part of it."""
        live = await talk.match(match)
        await show_board(talk, live, await self._part(live, part, talk.words.language) if part else "")

    async def _part(self, live: Live, named: str, own: str) -> str:
        """What somebody wants to see, by its value or by its name in any language; a slip is told in his own first."""
        view = (await self.app.matches.position(live)).view(None)
        known = {each: live.shown.parts(view, words_of(live, each)) for each in (own, *LANGUAGES)}
        if not known[own]:
            return ""
        for parts in known.values():
            if (found := meant(parts, named)) is not None:
                return found
        for parts in known.values():
            did_you_mean(parts, named)
        raise tell("look-no-such-part", found=limits.clip(named, 60))

    @suggests(map, "part")
    async def parts(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        return live.shown.parts(match.view(None), words)


async def setup(app: Stele) -> None:
    await app.add_cog(Map(app))
