"""/hand and the button *My hand*: one's own cards, as picture and text, for nobody else's eyes."""

from discord.ext import commands

from bot.acting.buttons import Stamp
from bot.app import Stele
from bot.posts.table import HAND
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import command


class Hand(commands.Cog):
    """Shows hands, always privately."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("hand")
    @conversation()
    async def hand(self, talk: Talk, match: int | None = None) -> None:
        """The cards of everything that one plays."""
        await self.show(talk, await talk.match(match))

    async def pressed(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """*My hand* on the table."""
        await self.show(talk, await talk.match(stamp.match))

    async def show(self, talk: Talk, live: Live) -> None:
        """One message: the cards in words, owner by owner, with their pictures."""
        talk.seat()  # a guest is told that there is nothing to see
        match = await self.app.matches.position(live)
        words, shown = talk.words, live.shown
        views = {seat: match.view(seat) for seat in live.seats_of(talk.person)}
        lines: list[str] = []
        every: list[str] = []
        for seat, view in views.items():
            for hand in shown.hands(view, seat):
                lines.append(words("hand-of", owner=hand.owner, cards=len(hand.cards)))
                lines += [shown.card(card, view, words) for card in hand.cards]
                every += hand.cards
        if not lines:
            raise tell("hand-none")
        drawing = shown.hand(every, next(iter(views.values())), words) if every else None
        pictures = await self.app.pictures(drawing)
        await talk.say("\n".join(lines), files=[picture.file() for picture in pictures])


async def setup(app: Stele) -> None:
    hand = Hand(app)
    app.stamps.register(HAND, hand.pressed)
    await app.add_cog(hand)
