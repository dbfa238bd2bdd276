"""/orders: standing orders, which answer for a seat so that nobody has to wait for a “no, thanks”."""

from collections.abc import Iterable, Sequence
from typing import Any

from discord.ext import commands
from msgspec.structs import replace

from bot.acting.cards import reacting
from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, did_you_mean, meant, suggests, things
from bot.acting.panel import playing
from bot.acting.standing import keep_and_tell, order_in_words
from bot.app import Stele
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.errors import tell
from bot.spine.rights import going
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group
from rules.core.actions import build
from rules.core.entries import Outcome, together
from rules.core.game import Game
from rules.core.ids import OptionValue
from rules.core.match import Match
from rules.core.messages import Name, Refusal
from rules.core.orders import Answering, Condition, OrderSpec, StandingOrder
from rules.core.questions import Answer, Choose

EVERY = "all"
PERCENT, MOST_PERCENT, MOST_COUNT = "percent", 100, 99
USUAL = (10, 25, 33, 50, 60, 75, 90)


class Orders(commands.Cog):
    """The standing orders of one's own seat; nobody else sees them."""

    orders = group("orders", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("orders-list", orders)
    @conversation()
    async def list(self, talk: Talk, match: int | None = None) -> None:
        """All orders of the seat, in the order in which they are tried."""
        live = await going(talk, match)
        seat = talk.seat()
        position = await self.app.matches.position(live)
        kept = position.orders(seat)
        if not kept:
            await talk.say(talk.words("pace-no-orders"))
            return
        lines = [f"{one.id}. {order_in_words(one.order, talk.words)}" for one in kept]
        await talk.say("\n".join([talk.words("pace-orders", name=live.info.name), *lines]))

    @command("orders-add", orders)
    @conversation()
    async def add(
        self,
        talk: Talk,
        question: str,
        answer: str,
        condition: str | None = None,
        value: str | None = None,
        match: int | None = None,
    ) -> None:
        """One order: to this question answer so, if the condition holds."""
        live = await playing(talk, match)
        talk.seat()
        position = await self.app.matches.position(live)
        spec = _spec(live.game, question, talk.words)
        chosen = meant(_answers(spec, talk.words), answer)
        if chosen is None:
            known = tuple(pick.label for pick in _answers(spec, talk.words))
            raise tell("pace-order-no-answer", found=limits.clip(answer, 60), known=known)
        order = StandingOrder(spec.kind, _answer(live.game, chosen), _condition(position, spec, condition, value, talk))
        await keep_and_tell(talk, [order])

    @command("orders-preset", orders)
    @conversation()
    async def preset(self, talk: Talk, preset: str, value: str | None = None, match: int | None = None) -> None:
        """Several orders that are often wanted together."""
        live = await playing(talk, match)
        talk.seat()
        position = await self.app.matches.position(live)
        chosen = meant(_presets(live.game, talk.words), preset)
        found = next((one for one in live.game.presets if one.id == chosen), None)
        if found is None:
            known = tuple(pick.label for pick in _presets(live.game, talk.words))
            raise tell("pace-order-no-preset", found=limits.clip(preset, 60), known=known)
        filled = {found.param: _value(position, found.param, value, talk.words)} if found.param else {}
        orders = [
            replace(order, condition=order.condition and Condition(order.condition.id, filled)) if filled else order
            for order in found.orders
        ]
        await keep_and_tell(talk, orders)

    @command("orders-react", orders)
    @conversation()
    async def react(
        self,
        talk: Talk,
        card: str,
        when: str | None = None,
        where: str | None = None,
        enemy: str | None = None,
        chance: int | None = None,
        ask: bool = False,
        match: int | None = None,
    ) -> None:
        """A card of the hand is played by itself when its time comes, or its player is asked then."""
        live = await playing(talk, match)
        seat = talk.seat()
        position = await self.app.matches.position(live)
        held = position.reactions(seat)
        chosen = meant(_cards(held, talk.words), card)
        if chosen is None:
            known = tuple(pick.label for pick in _cards(held, talk.words))
            raise tell("pace-react-no-card", found=limits.clip(card, 60), known=known)
        trigger = _named(_triggers(held, chosen, talk.words), when, "trigger", talk.words)
        place, party = live.game.theatre
        about: dict[str, OptionValue] = {
            "place": _named(things(position, place, {}, talk.words), where, "place", talk.words),
            "enemy": _named(things(position, party, {}, talk.words), enemy, "enemy", talk.words),
            "percent": chance or 0,
        }
        fitting = [one for one in held if one.card == chosen and trigger in ("", one.trigger)]
        fitting = [one for one in fitting if one.chance] or fitting if chance else fitting
        await keep_and_tell(talk, reacting(fitting, chosen, trigger, asked=ask, **about))

    @command("orders-remove", orders)
    @conversation()
    async def remove(self, talk: Talk, order: str, match: int | None = None) -> None:
        """One order ends, or all of them."""
        live = await going(talk, match)
        seat = talk.seat()
        numbers = [one.id for one in (await self.app.matches.position(live)).orders(seat)]
        if order != EVERY:
            if not order.isdecimal():
                raise tell("pace-order-no-number", found=limits.clip(order, 40))
            numbers = [int(order)]
        if not numbers:
            raise tell("pace-no-orders")

        def deed(turn: Turn) -> Outcome:
            return together([turn.match.cancel_order(seat, number) for number in numbers])

        played = await talk.play(deed)
        await talk.say(talk.words("pace-orders-ended", count=len(numbers)) if played.done else played.reply.text)

    # ---- suggestions ---------------------------------------------------------------------------------------

    @suggests(add, "question")
    async def questions(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return _questions(live.game, words)

    @suggests(add, "answer")
    async def answers(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return _answers(_spec(live.game, half.given("question"), words), words)

    @suggests(add, "condition")
    async def conditions(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return _conditions(_spec(live.game, half.given("question"), words), words)

    @suggests(add, "value")
    async def values(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        spec = _spec(live.game, half.given("question"), words)
        chosen = meant(_conditions(spec, words), half.given("condition"))
        params = next((one.params for one in live.game.conditions if one.id == chosen), ())
        return _values(match, params[0], words) if params else []

    @suggests(preset, "preset")
    async def presets(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return _presets(live.game, words)

    @suggests(preset, "value")
    async def preset_values(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        chosen = meant(_presets(live.game, words), half.given("preset"))
        param = next((one.param for one in live.game.presets if one.id == chosen), "")
        return _values(match, param, words) if param else []

    @suggests(react, "card")
    async def reacting_cards(self, half: HalfTyped) -> Iterable[Pick]:
        held, words = await self._held(half)
        return _cards(held, words)

    @suggests(react, "when")
    async def reacting_when(self, half: HalfTyped) -> Iterable[Pick]:
        held, words = await self._held(half)
        chosen = meant(_cards(held, words), str(half.given("card") or ""))
        return _triggers(held, chosen, words)

    @suggests(react, "where")
    async def reacting_where(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        return things(match, live.game.theatre[0], {}, words)

    @suggests(react, "enemy")
    async def reacting_enemy(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        return things(match, live.game.theatre[1], {}, words)

    async def _held(self, half: HalfTyped) -> tuple[tuple[Answering, ...], Words]:
        live, match, words = await half.table()
        return tuple(one for seat in live.seats_of(half.person) for one in match.reactions(seat)), words

    @suggests(remove, "order")
    async def kept(self, half: HalfTyped) -> Iterable[Pick]:
        live, match, words = await half.table()
        seats = live.seats_of(half.person)
        mine = [one for seat in seats for one in match.orders(seat)]
        picks = [Pick(str(one.id), f"{one.id}. {order_in_words(one.order, words)}") for one in mine]
        return [*picks, *([Pick(EVERY, words("pace-all-orders"))] if mine else [])]


# ---- in words ------------------------------------------------------------------------------------------------------


def _cards(held: Iterable[Answering], words: Words) -> list[Pick]:
    cards = dict.fromkeys(one.card for one in held)
    return [Pick(card, words.name(Name("card", card))) for card in cards]


def _triggers(held: Iterable[Answering], card: str | None, words: Words) -> list[Pick]:
    found = dict.fromkeys(one.trigger for one in held if one.trigger and card in (None, one.card))
    return [Pick(trigger, words(f"trigger-{trigger}")) for trigger in found]


def _named(picks: Sequence[Pick], text: str | None, param: str, words: Words) -> str:
    """What was meant by a name; nothing given is anything."""
    if text is None:
        return ""
    found = meant(picks, text)
    if found is None:
        did_you_mean(picks, text)
        raise tell("pace-order-no-value", found=limits.clip(text, 60), what=words(f"condition-value-{param}"))
    return found


def _questions(game: Game[Any], words: Words) -> list[Pick]:
    return [Pick(spec.kind, words(f"ask-{spec.kind}")) for spec in game.orders]


def _answers(spec: OrderSpec, words: Words) -> list[Pick]:
    return [Pick(answer, words(f"order-{spec.kind}-{answer}")) for answer in spec.answers]


def _conditions(spec: OrderSpec, words: Words) -> list[Pick]:
    return [Pick(id, words(f"order-when-{id}")) for id in spec.conditions]


def _presets(game: Game[Any], words: Words) -> list[Pick]:
    return [Pick(preset.id, words(f"preset-{preset.id}")) for preset in game.presets]


def _values(match: Match[Any], param: str, words: Words) -> list[Pick]:
    """The names that a condition may be about; usual numbers where it is about a number."""
    named = things(match, param, {}, words)
    usual = USUAL if param == PERCENT else range(1, 10)
    return named or [Pick(str(number), str(number)) for number in usual]


# ---- from texts ----------------------------------------------------------------------------------------------------


def _spec(game: Game[Any], text: object, words: Words) -> OrderSpec:
    chosen = meant(_questions(game, words), str(text or ""))
    found = next((spec for spec in game.orders if spec.kind == chosen), None)
    if found is None:
        did_you_mean(_questions(game, words), str(text or ""))
        known = tuple(pick.label for pick in _questions(game, words))
        raise tell("pace-order-no-question", found=limits.clip(str(text), 60), known=known)
    return found


def _answer(game: Game[Any], chosen: str) -> Answer:
    """An option, or an action that needs no parameters."""
    action = game.kit.actions.get(chosen)
    built = Choose(chosen) if action is None else build(action, {})
    if isinstance(built, Refusal):
        raise TypeError(f"{game.id}: the standing answer {chosen!r} needs parameters")
    return built


def _condition(match: Match[Any], spec: OrderSpec, text: str | None, value: str | None, talk: Talk) -> Condition | None:
    if text is None:
        if value is not None:
            raise tell("pace-order-value-alone", found=limits.clip(value, 60))
        return None
    chosen = meant(_conditions(spec, talk.words), text)
    if chosen is None:
        did_you_mean(_conditions(spec, talk.words), text)
        known = tuple(pick.label for pick in _conditions(spec, talk.words))
        raise tell("pace-order-no-condition", found=limits.clip(text, 60), known=known)
    params = next(one.params for one in match.game.conditions if one.id == chosen)
    return Condition(chosen, {param: _value(match, param, value, talk.words) for param in params})


def _value(match: Match[Any], param: str, text: str | None, words: Words) -> str | int:
    """What a condition compares with: a thing by its name, or a number."""
    named = things(match, param, {}, words)
    if text is None:
        raise tell("pace-order-needs-value", what=words(f"condition-value-{param}"))
    if named:
        found = meant(named, text)
        if found is None:
            did_you_mean(named, text)
            raise tell("pace-order-no-value", found=limits.clip(text, 60), what=words(f"condition-value-{param}"))
        return found
    most = MOST_PERCENT if param == PERCENT else MOST_COUNT
    digits = text.strip().removesuffix("%").strip()
    if not (digits.isascii() and digits.isdecimal()) or not 1 <= int(digits) <= most:
        raise tell("pace-order-no-count", found=limits.clip(text, 60), most=most)
    return int(digits)


async def setup(app: Stele) -> None:
    await app.add_cog(Orders(app))
