"""Planning ahead: actions with all their parameters, left as orders before the question comes.

Public: `asked_or_foreseen` (the match and the question of a form, be it open or not), `foreseen_for` (the question for
which an action may be left), `offer_order` (the ways in which an action may be left).
Which actions and with which conditions says the game: `OrderSpec.ahead`, `Game.orders_for`. Orders are private, and
hold until they are used up or taken back with `/orders remove`.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from discord.utils import escape_mentions
from msgspec import Struct

from bot.acting.buttons import Stamp, StampedButton, StampedMenu, button, choice, menu, view_of
from bot.acting.choices import action_name
from bot.acting.panel import plan_button, plannable, playing, show
from bot.acting.standing import condition_in_words, is_answered, keep_orders, order_in_words
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.errors import tell
from bot.spine.talk import Talk
from bot.spine.words import Words
from rules.core.actions import Action
from rules.core.entries import Outcome
from rules.core.foresight import Foresight, is_foreseen
from rules.core.match import Match
from rules.core.messages import Refusal
from rules.core.orders import KeptOrder, StandingOrder
from rules.core.questions import Answer, Question

if TYPE_CHECKING:
    from bot.app import Stele


class Ways(Struct, frozen=True):
    """An action that waits to be left as one of these orders."""

    seat: str
    orders: tuple[StandingOrder, ...]


# ---- the questions that are not asked yet ------------------------------------------------------------------------


def foreseen_for(match: Match[Any], seats: Sequence[str], tag: str) -> tuple[Foresight[Any], Question] | None:
    """The question for which one of these seats may leave this action; None: it cannot be left."""
    ahead = Foresight(match)
    found = (one for seat in seats for one in ahead.foreseen(seat) if tag in one.actions)
    question = next(found, None)
    return None if question is None else (ahead, question)


def asked_or_foreseen(match: Match[Any], seats: Sequence[str], number: int) -> tuple[Match[Any], Question | None]:
    """The question of this number, with the match as it is looked at for it; None: it is settled."""
    if not is_foreseen(number):
        return match, next((one for one in match.pending if one.id == number and one.seat in seats), None)
    ahead = Foresight(match)
    return ahead, next((one for seat in seats for one in ahead.foreseen(seat) if one.id == number), None)


# ---- the page ----------------------------------------------------------------------------------------------------


async def plan(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """What the seat has left so far, and what it may leave."""
    live = await playing(talk, stamp.match)
    seat = talk.seat()
    match = await talk.app.matches.position(live)
    asked = plannable(match, seat)
    if not asked:
        await show(talk)
        return
    kept = kept_in_words(match.orders(seat), talk.words)
    lines = [f"**{talk.words('act-plan-ahead')}**", talk.words("act-plan-about"), *kept]
    items: list[StampedButton | StampedMenu] = []
    for question in asked:
        offered = [
            choice(tag, action_name(talk.words, tag), talk.words(f"action-{tag}.about")) for tag in question.actions
        ]
        placeholder = talk.words("act-plan-for", question=talk.words(f"ask-{question.kind}"))
        page = offered[: limits.SELECT_OPTIONS]
        items.append(menu("plan-act", live.id, 0, page, placeholder, rest=str(-question.id)))
    items.append(button("unplanned", live.id, 0, talk.words("act-plan-leave")))
    await talk.say("\n".join(lines), view=view_of(items))


async def unplanned(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Back to what is asked now."""
    await playing(talk, stamp.match)
    await show(talk)


# ---- leaving an order --------------------------------------------------------------------------------------------


async def offer_order(
    talk: Talk, question: Question, answer: Answer, details: str, extra: Sequence[StampedButton | StampedMenu] = ()
) -> None:
    """Shows an action that is not asked for yet: what it would cost as things stand, and the ways to leave it."""
    live, words = talk.live, talk.words
    assert live is not None
    assert isinstance(answer, Action)
    match = await talk.app.matches.position(live)
    quote = Foresight(match).quote(question.seat, answer, question.id)
    orders = match.game.orders_for(match.view(question.seat), question.seat, question.kind, answer)
    if not orders:
        await show(talk)
        return
    lines = [f"**{action_name(words, answer.tag())}**" + (f" · {escape_mentions(details)}" if details else "")]
    if isinstance(quote, Refusal):
        lines.append(words("act-plan-refused", reason=words.refusal(quote)))
    else:
        lines += [words.say(line) for line in quote.lines]
    lines += [words("act-plan-then"), f"-# {words('act-rule', rule=question.rule)}"]
    number = talk.app.stamps.keep(Ways(question.seat, orders), talk.interaction.id)
    labels = [_when(order, words) for order in orders[: limits.SELECT_OPTIONS]]
    ways = menu(
        "plan-leave",
        live.id,
        number,
        [choice(str(place), label) for place, label in enumerate(labels)],
        words("act-plan-when"),
    )
    back = button("plan", live.id, 0, words("act-plan-back"))
    await talk.say("\n".join(lines), view=view_of([ways, back, *extra]))


def _when(order: StandingOrder, words: Words) -> str:
    """One way to leave an action, in a menu."""
    if order.condition is None:
        return words("act-plan-once" if order.once else "act-plan-always")
    return words("act-plan-if", condition=condition_in_words(order, words))


async def leave(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """The order is kept; it may answer at once what has been asked meanwhile."""
    live = await playing(talk, stamp.match)
    ways = talk.app.stamps.recall(stamp.number, Ways)
    if ways is None:
        await show(talk, talk.words("act-form-gone"))
        return
    if ways.seat not in live.seats_of(talk.person):
        raise tell("bot-not-seated", name=live.info.name)
    order = ways.orders[int(values[0])]

    def deed(turn: Turn) -> Outcome:
        return keep_order(turn.match, ways.seat, order)

    played = await talk.play(deed, seat=ways.seat)
    if not played.done:
        await show(talk, played.reply.text)
        return
    talk.app.stamps.drop(stamp.number)
    if played.turn is not None and played.turn.outcome is not None and is_answered(played.turn.outcome):
        await show(talk, played.reply.text)
        return
    match = await talk.app.matches.position(live)
    lines = [talk.words("act-plan-kept"), *kept_in_words(match.orders(ways.seat), talk.words)]
    again = plan_button(live, match, [ways.seat], talk.words)
    await talk.say("\n".join(lines), view=view_of(again))


def keep_order(match: Match[Any], seat: str, order: StandingOrder) -> Outcome:
    """Keeps an order: behind the others if it holds once, else in the place of the one with the same condition."""
    return match.order(seat, order) if order.once else keep_orders(match, seat, [order])


def kept_in_words(kept: Iterable[KeptOrder], words: Words) -> list[str]:
    """The orders of a seat, in the order in which they are tried."""
    return [f"{one.id}. {order_in_words(one.order, words)}" for one in kept]


async def setup(app: "Stele") -> None:
    for verb, handler in (("plan", plan), ("unplanned", unplanned), ("plan-leave", leave)):
        app.stamps.register(verb, handler)
