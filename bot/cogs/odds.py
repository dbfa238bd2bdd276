"""/odds: exact chances before somebody commits to something, as far as whoever asks can see.

What can be asked for is the game's: its presentation offers it by name and reckons it from the asker's view.
"""

import asyncio
from collections.abc import Iterable, Sequence

import msgspec
from discord.ext import commands
from msgspec import Struct

from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, did_you_mean, meant, suggests
from bot.app import Stele
from bot.games.presentation import Odds
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command
from rules.core.ids import Seat


class OddsDesk(commands.Cog):
    """The desk where chances are worked out."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("odds")
    @conversation()
    async def odds(self, talk: Talk, kind: str, thing: str, place: str | None = None, match: int | None = None) -> None:
        """The chances of a kind for this force, fleet or country, there where it goes."""
        live = await talk.match(match)
        desk = desk_of(live)
        words, held = talk.words, live.seats_of(talk.person)
        view = (await self.app.matches.position(live)).view(held[0] if held else None)
        kinds = desk.kinds(words)
        wanted = meant(kinds, kind)
        if wanted is None:
            did_you_mean(kinds, kind)
            raise tell("odds-no-such-kind", found=limits.clip(kind, 60), known=tuple(pick.label for pick in kinds))
        named = _named(desk.things(view, wanted, words), thing)
        where = place and _named(desk.places(view, wanted, words), place)
        # The view shares its records with the match, which may go on meanwhile: the reckoning gets one of its own.
        own = msgspec.msgpack.decode(msgspec.msgpack.encode(view), type=type(view))
        work = desk.reckon(own, wanted, named, where, tuple(map(Seat, held)))
        lines = await asyncio.to_thread(work)
        await talk.say("\n".join(words.say(line) for line in lines))

    @suggests(odds, "kind")
    async def kinds(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return desk_of(live).kinds(words)

    @suggests(odds, "thing")
    async def things(self, half: HalfTyped) -> Iterable[Pick]:
        desk, view, kind, words = await self._asked(half)
        return desk.things(view, kind, words)

    @suggests(odds, "place")
    async def places(self, half: HalfTyped) -> Iterable[Pick]:
        desk, view, kind, words = await self._asked(half)
        return desk.places(view, kind, words)

    async def _asked(self, half: HalfTyped) -> tuple[Odds, Struct, str, Words]:
        """The desk, what whoever types may see, and the kind of chances that was chosen."""
        live, match, words = await half.table()
        desk = desk_of(live)
        held = live.seats_of(half.person)
        kind = meant(desk.kinds(words), half.given("kind")) or ""
        return desk, match.view(held[0] if held else None), kind, words


def _named(picks: Sequence[Pick], text: str) -> str:
    """What was meant by a name, or what was typed, of which the game says why it is nothing here."""
    found = meant(picks, text)
    if found is None:
        did_you_mean(picks, text)
    return found or text


def desk_of(live: Live) -> Odds:
    """What a game can work out; one that cannot says so."""
    if live.shown.odds is None:
        raise tell("odds-no-odds")
    return live.shown.odds


async def setup(app: Stele) -> None:
    await app.add_cog(OddsDesk(app))
