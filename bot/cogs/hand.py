"""/hand and the button *My hand*: one's own cards, as picture and text, for nobody else's eyes."""

from discord.ext import commands

from bot.acting.buttons import Stamp
from bot.app import Stele
from bot.games import presentation as sights
from bot.posts.table import HAND
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import command
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.game import AssyrianWars
from rules.assyrian_wars.pack.cards import Card
from rules.core.messages import Name


class Hand(commands.Cog):
    """Shows hands, always privately."""

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("hand")
    @conversation()
    async def hand(self, talk: Talk, match: int | None = None) -> None:
        """The cards of all countries that one plays."""
        await self.show(talk, await talk.match(match))

    async def pressed(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """*My hand* on the table."""
        await self.show(talk, await talk.match(stamp.match))

    async def show(self, talk: Talk, live: Live) -> None:
        """One message: the cards in words, country by country, with their pictures."""
        talk.seat()  # a guest is told that there is nothing to see
        match = await self.app.matches.position(live)
        held: dict[str, tuple[str, ...]] = {}
        for seat in live.seats_of(talk.person):
            own = sights.own_hands(match.view(seat), seat)
            held.update(own)
        if not held:
            raise tell("hand-none")
        words = talk.words
        lines: list[str] = []
        for owner, cards in held.items():
            kind = "country" if isinstance(live.game, AssyrianWars) else "seat"
            lines.append(words("hand-of", owner=Name(kind, owner), cards=len(cards)))
            lines += [self._card(live, card, talk) for card in cards]
        every = [card for cards in held.values() for card in cards]
        drawn = isinstance(live.game, AssyrianWars) and every
        pictures = await sights.hand_pictures(self.app, live, every, words) if drawn else []
        await talk.say("\n".join(lines), files=[picture.file() for picture in pictures])

    def _card(self, live: Live, card: str, talk: Talk) -> str:
        """One card in a line."""
        words = talk.words
        if not isinstance(live.game, AssyrianWars):
            return words("hand-card", card=Name("card", card))
        printed: Card = edition_named(str(live.options["pack"])).cards.by_id[CardId(card)]
        return words("hand-card-ap", card=Name("card", card), ap=printed.ap, home=printed.is_home)


async def setup(app: Stele) -> None:
    hand = Hand(app)
    app.stamps.register(HAND, hand.pressed)
    await app.add_cog(hand)
