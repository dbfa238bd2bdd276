"""The end of a match: who has won, the poster, and the secret of the dice for everybody to check."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.acting.buttons import Stamp, button, view_of
from bot.games.presentation import Ended
from bot.posts import chapters as tales
from bot.posts import lobby as lobby_card
from bot.posts import promise
from bot.posts.table import MAP, score_lines, winners_line
from bot.spine.aftermath import Turn
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.seeds import new_promise
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.records import NewMatch, Parcel, SeatInfo
from rules.core.entries import Entry
from rules.core.messages import Name

if TYPE_CHECKING:
    from bot.app import Stele

KIND = "ending"
AGAIN = "again"  # the verb of its button


class Closing:
    """Closes every match with a post."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """The last command of a match has been carried out."""
        if turn.outcome is not None and turn.outcome.entries and turn.match.finished:
            turn.post(KIND, slot=KIND)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """Winners, scores, poster, and how to check the dice."""
        live, words = await self.app.addressed(parcel)
        entries = tales.standing(await tales.read(self.app, live.game, live.id))
        match = await self.app.matches.position(live)
        if not match.finished:
            return None
        view = match.view(None)
        lines = [winners_line(match.winners, words), score_lines(live, view, words)]
        lines.append(await self._farewell(live, entries, words))
        lines.append(f"-# {words('ending-dice', secret=' '.join(one.hex() for one in match.secrets))}")
        title = f"{lobby_card.scenario_name(live, words)} · {live.info.name}"
        names = {place.seat: words.name(Name("player", place.seat)) for place in live.seats}
        ended = Ended(view, tuple(match.winners), entries, names, title)
        again = button(AGAIN, live.id, 0, words("ending-again"), style=discord.ButtonStyle.primary)
        shown = view_of([again, button(MAP, live.id, 0, words("table-full-map"))])
        return Letter("\n".join(line for line in lines if line), drawings=[live.shown.poster(ended, words)], view=shown)

    async def _farewell(self, live: Live, entries: Sequence[Entry], words: Words) -> str:
        """How long they sat together, how much there is to tell, and who they were."""
        rows = await self.app.store.matches.log(live.id)
        days = (rows[-1].at.date() - rows[0].at.date()).days + 1 if rows else 1
        told = tales.chapters([entry.public() for entry in entries], live.shown.marks)
        people = tuple(dict.fromkeys(live.names.values()))
        return words("ending-farewell", days=days, chapters=len(told), people=people)

    async def again(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """The same game with the same people and settings: a lobby, in which everybody still may change his mind."""
        live = await talk.match(stamp.match)
        words, info = talk.words, live.info
        if talk.person not in (info.gm, info.creator) and not live.seats_of(talk.person):
            raise tell("ending-again-who", name=info.name)
        there = [one for one in await self.app.store.matches.in_channel(info.channel) if one.status == "lobby"]
        if any(one.game == info.game for one in there):
            raise tell("ending-again-there", name=next(one.name for one in there if one.game == info.game))
        fresh = replace(info.settings, promise=new_promise(), lots=(), opened=False, verified=True, stale=False)
        settings = replace(fresh, lesson=None)  # its position and dice are known: nobody plays a match with them
        new = NewMatch(
            server=info.server,
            channel=info.channel,
            name=info.name,
            game=info.game,
            scenario=info.scenario,
            options=info.options,
            settings=settings,
            gm=info.gm,
            creator=talk.person,
        )
        seats = [SeatInfo(seat=one.seat, person=one.person, policy=one.policy) for one in live.seats]
        made = await talk.match(await self.app.store.matches.create(new, seats))
        await promise.publish(self.app, made)
        await self.app.aftermath.refresh(made)
        await talk.say(words("ending-again-made", name=info.name, channel=f"<#{info.channel}>"))


async def setup(app: "Stele") -> None:
    closing = Closing(app)
    app.aftermath.register(closing.after)
    app.delivery.register(KIND, closing.compose)
    app.stamps.register(AGAIN, closing.again)
