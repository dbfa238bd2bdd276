"""Standing orders: how they are kept, and how they are told.

Public: `keep_orders` (puts new ones among those that are there), `keep_and_tell`, `order_in_words`, `is_answered`.
"""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.acting.choices import action_name, given_in_words
from bot.spine.talk import Talk
from bot.spine.words import Words
from rules.core.actions import Action
from rules.core.entries import Outcome, together
from rules.core.ids import OptionValue, Seat
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.orders import ASK, HELD, REACTION, StandingOrder, is_reaction
from rules.core.questions import Choose


def keep_orders(match: Match[Any], seat: str, new: Sequence[StandingOrder]) -> Outcome:
    """Puts orders on the table: the first that fits answers, so those with a condition stand before those without."""
    for order in new:
        refusal = match.game.refuse_order(match.table, Seat(seat), order, ())
        if refusal is not None:
            return Outcome(refusal=refusal)
    outcomes: list[Outcome] = []
    for kind in dict.fromkeys(order.kind for order in new):
        fresh = [order for order in new if order.kind == kind]
        kept = [one for one in match.orders(seat) if one.order.kind == kind]
        wanted = arranged([one.order for one in kept], fresh)
        staying = 0
        while staying < min(len(kept), len(wanted)) and kept[staying].order == wanted[staying]:
            staying += 1
        outcomes += [match.cancel_order(seat, one.id) for one in kept[staying:]]
        outcomes += [match.order(seat, order) for order in wanted[staying:]]
    return together(outcomes)


def arranged(old: Sequence[StandingOrder], new: Sequence[StandingOrder]) -> list[StandingOrder]:
    """Old and new orders of one kind in the order in which they are tried; the same condition replaces the old.

    Those that hold once are a queue: none replaces another, and they come before those that hold always.
    """
    queue = [order for order in (*old, *new) if order.once]
    lasting = [order for order in new if not order.once]
    conditions = [order.condition for order in lasting]
    every = [*lasting, *(order for order in old if not order.once and order.condition not in conditions)]
    return queue + [order for order in every if order.condition] + [order for order in every if not order.condition]


async def keep_and_tell(
    talk: Talk, orders: Sequence[StandingOrder], seat: str | None = None, view: discord.ui.View | None = None
) -> None:
    """Saves new orders and says what they are; older ones of the same kind keep their place behind or before them."""
    holder = seat or talk.seat()
    played = await talk.play(lambda turn: keep_orders(turn.match, holder, orders))
    if not played.done:
        await talk.say(played.reply.text, view=view)
        return
    lines = [order_in_words(order, talk.words) for order in orders]
    if any(order.answer == ASK for order in orders):
        lines.append(talk.words("pace-react-noticed"))
    outcome = None if played.turn is None else played.turn.outcome
    told = [played.reply.text] if outcome is not None and is_answered(outcome) else []
    await talk.say("\n".join([talk.words("pace-orders-kept"), *(f"• {line}" for line in lines), *told]), view=view)


def is_answered(outcome: Outcome) -> bool:
    """Whether an order has answered something at once."""
    return any(entry.kind == "auto" for entry in outcome.entries)


# ---- in words ------------------------------------------------------------------------------------------------------


def order_in_words(order: StandingOrder, words: Words) -> str:
    """“Intercept? Yes, try it – if: the chance is at least 50 %”."""
    if order.condition is not None and order.condition.id == HELD:
        return words("pace-order-held", question=words(f"ask-{order.kind}"))
    title = words(f"ask-{order.kind}")
    said = {"question": title if order.once else _led(title), "answer": _answer(order, words)}
    if order.condition is None:
        return words("pace-order-once" if order.once else "pace-order", **said)
    condition = condition_in_words(order, words)
    return words("pace-order-once-if" if order.once else "pace-order-if", **said, condition=condition)


def _led(title: str) -> str:
    """The title of a question as it stands before an answer: one that asks nothing gets a colon."""
    return title if title.endswith(("?", "!", ".", ":")) else f"{title}:"


def condition_in_words(order: StandingOrder, words: Words) -> str:
    """When an order holds."""
    if order.condition is None:
        return ""
    if is_reaction(order):
        about = {key: _about(key, value, words) for key, value in order.condition.params.items()}
        return words(f"condition-{REACTION.id}", **about)
    params: dict[str, Any] = {
        key: Name(key, value) if isinstance(value, str) else value for key, value in order.condition.params.items()
    }
    return words(f"condition-{order.condition.id}", **params)


def _about(key: str, value: OptionValue, words: Words) -> Any:
    """What an order for a card is about, in words; nothing said is anything."""
    if not value:
        return words("pace-react-any")
    if key == "trigger":
        return words(f"trigger-{value}")
    if key == "percent":
        return value
    return Name("card", str(value)) if key == "card" else words.known(str(value), words.kinds) or str(value)


def _answer(order: StandingOrder, words: Words) -> str:
    """An option, an action, or an action with what is given to it."""
    if order.answer == ASK:
        return words("pace-react-ask")
    if is_reaction(order):
        return words("pace-react-play")
    match order.answer:
        case Choose():
            return words(f"order-{order.kind}-{order.answer.option}")
        case Action():
            tag, given = order.answer.tag(), texts_of(order.answer)
            if not given and words.has(f"order-{order.kind}-{tag}"):
                return words(f"order-{order.kind}-{tag}")
            details = given_in_words(words, type(order.answer), given)
            return f"{action_name(words, tag)} · {details}" if details else action_name(words, tag)
    raise TypeError(f"no standing answer: {type(order.answer).__name__}")


def texts_of(action: Action) -> dict[str, str]:
    """The parameters of an action as somebody would type them; what is left at its default is left out."""
    found: dict[str, str] = {}
    defaults = {field.name: field.default for field in msgspec.structs.fields(action)}
    for param in action.params():
        value = getattr(action, param.name)
        if not param.required and value == defaults[param.name]:
            continue
        words = value if isinstance(value, tuple | list) else (value,)
        found[param.name] = " ".join(str(word).lower() if isinstance(word, bool) else str(word) for word in words)
    return found
