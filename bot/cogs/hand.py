"""/hand and the button *My hand*: one's own cards, as picture and text, for nobody else's eyes."""

from collections.abc import Sequence
from typing import Any

from discord.ext import commands

from bot.acting.buttons import Stamp, view_of
from bot.acting.cards import card_menu, cards_of
from bot.acting.standing import order_in_words
from bot.app import Stele
from bot.posts.table import HAND
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.orders import is_reaction


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
        """One message: the cards in words, owner by owner; their pictures come into it when they are drawn."""
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
        lines += self._reactions(live, match, list(views), words)
        drawings = shown.all_cards(every, next(iter(views.values())), words)
        held = cards_of(live, match, talk.person)
        picking = card_menu(live, match, held, words) if live.info.status == "running" else []
        await talk.say("\n".join(lines), view=view_of(picking))
        await talk.picture(*drawings, large=True)

    def _reactions(self, live: Live, match: Match[Any], seats: Sequence[str], words: Words) -> list[str]:
        """Under every hand: that cards can answer, with which orders; what it holds is for its player alone."""
        if not live.game.triggers:
            return []
        held = [one for seat in seats for one in match.reactions(seat)]
        cards = tuple(Name("card", card) for card in dict.fromkeys(one.card for one in held))
        kept = [one.order for seat in seats for one in match.orders(seat) if is_reaction(one.order)]
        orders = [f"• {order_in_words(order, words)}" for order in kept]
        return [words("hand-react"), *([words("hand-reacts", cards=cards)] if cards else []), *orders]


async def setup(app: Stele) -> None:
    hand = Hand(app)
    app.stamps.register(HAND, hand.pressed)
    await app.add_cog(hand)
