"""The cards of a hand, one by one: what is printed on a card, what it can be played for now, when it shall answer.

Public: `card_menu` (below a hand), `cards_of` (what a person holds, by seat), `reacting` (orders for a card). The
buttons lead into the usual forms, so a card played from the hand is played like any other.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.acting.buttons import Stamp, StampedButton, StampedMenu, button, choice, menu, view_of
from bot.acting.choices import Seeker, action_name, thing
from bot.acting.lines import Outlook, fitted
from bot.acting.panel import playing
from bot.acting.standing import keep_and_tell
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.talk import Talk
from bot.spine.words import Words
from rules.core.actions import Action, ActionParam
from rules.core.ids import OptionValue
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.orders import ASK, Answering, StandingOrder, reaction

if TYPE_CHECKING:
    from bot.app import Stele

CARD, ANSWER, KEEP, HAND = "card", "card-answer", "card-keep", "hand"
CARD_KIND = "card"
PLAY, ASKED = "play", "ask"
Items = list[StampedButton | StampedMenu | None]


def cards_of(live: Live, match: Match[Any], person: int) -> dict[str, tuple[str, ...]]:
    """The cards that a person may play from, by seat, as each seat sees its own."""
    found: dict[str, tuple[str, ...]] = {}
    for seat in live.seats_of(person):
        hands = live.shown.hands(match.view(seat), seat)
        found[seat] = tuple(dict.fromkeys(card for hand in hands for card in hand.cards))
    return found


def card_menu(live: Live, match: Match[Any], held: dict[str, tuple[str, ...]], words: Words) -> Items:
    """Every card with what it is; the one that is picked is shown with all that it can do."""
    lines = [
        choice(f"{seat}:{card}", *_line(live, match.view(seat), card, words))
        for seat, cards in held.items()
        for card in cards
    ]
    if len(lines) == 1:
        return [button(CARD, live.id, 0, lines[0].label, rest=lines[0].value)]
    pages = limits.rows(lines, limits.SELECT_OPTIONS)
    return [menu(CARD, live.id, 0, page, words("hand-pick"), rest=str(number)) for number, page in enumerate(pages)]


def _line(live: Live, view: Any, card: str, words: Words) -> tuple[str, str]:
    line = live.shown.line(Name(CARD_KIND, card), view, words)
    return thing(words, CARD_KIND, card), "" if line is None else fitted(line.parts, limits.SELECT_DESCRIPTION)


# ---- one card ------------------------------------------------------------------------------------------------------


async def card(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A card was picked from the hand: its text and picture, with a button for all that it can do now."""
    live = await talk.match(stamp.match)
    match = await talk.app.matches.position(live)
    seat, _, id = (values[0] if values else stamp.rest).partition(":")
    _held(talk, live, match, seat, id)
    words, shown, view = talk.words, live.shown, match.view(seat)
    uses = _uses(live, match, seat, id, words)
    answers = [one for one in match.reactions(seat) if one.card == id]
    lines = [shown.card_text(id, view, words)]
    if not uses:
        waiting = tuple(dict.fromkeys(Name("seat", one.seat) for one in match.pending))
        lines.append(words("hand-not-now", waiting=waiting) if waiting else words("hand-not-at-all"))
    items: Items = [*uses]
    if answers:
        items.append(button(ANSWER, live.id, 0, words("hand-answer-when"), rest=f"{seat}:{id}"))
    items.append(button(HAND, live.id, 0, words("hand-back")))
    await talk.say("\n".join(lines), view=view_of(items))
    await talk.picture(shown.hand([id], view, words))


def _held(talk: Talk, live: Live, match: Match[Any], seat: str, card: str) -> None:
    """Nobody looks into a hand by an old button: the seat must be his, and the card still in its hand."""
    talk.seat()
    if card not in cards_of(live, match, talk.person).get(seat, ()):
        raise tell("hand-gone")


def _uses(live: Live, match: Match[Any], seat: str, card: str, words: Words) -> Items:
    """What the open questions of the seat let it do with a card."""
    found: Items = []
    for question in match.pending:
        if question.seat != seat:
            continue
        for tag in question.actions:
            action = match.game.kit.actions[tag]
            param = _card_param(action)
            if param is not None and Seeker(match, question, action).complete({param.name: card}) is not None:
                found.append(_use(live, Outlook(live.shown, match, question, words), action, param, card))
    return found


def _card_param(action: type[Action]) -> ActionParam | None:
    """The card without which an action cannot be done, if it is one."""
    needed = (one for one in action.params() if one.required and not one.many)
    return next((one for one in needed if one.kind == CARD_KIND), None)


def _use(live: Live, look: Outlook, action: type[Action], param: ActionParam, card: str) -> StampedButton:
    tag, words = action.tag(), look.words
    key = f"hand-for-{tag}"
    label = words(key, card=Name(CARD_KIND, card)) if words.has(key) else action_name(words, tag)
    rest = f"{tag}?{param.name}={card}"
    return button("suggested", live.id, look.question.id, label, rest=rest, style=discord.ButtonStyle.primary)


# ---- when it shall answer --------------------------------------------------------------------------------------------


async def answer_when(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """What a card can answer, and whether it is played by itself then or its player is asked."""
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    seat, _, id = stamp.rest.partition(":")
    _held(talk, live, match, seat, id)
    words = talk.words
    held = [one for one in match.reactions(seat) if one.card == id]
    lines = [
        choice(f"{way}:{trigger}", words(f"hand-{way}-when", trigger=_when(trigger, words)), words(f"hand-{way}.about"))
        for way in (PLAY, ASKED)
        for trigger in dict.fromkeys(one.trigger for one in held)
    ]
    if not lines:
        raise tell("hand-gone")
    text = [live.shown.card_text(id, match.view(seat), words), words("hand-answer-about")]
    back = button(CARD, live.id, 0, words("act-back"), rest=stamp.rest)
    picking = menu(KEEP, live.id, 0, lines[: limits.SELECT_OPTIONS], words("hand-answer-when"), rest=stamp.rest)
    await talk.say("\n".join(text), view=view_of([picking, back]))


def _when(trigger: str, words: Words) -> str:
    return words(f"trigger-{trigger}") if trigger else words("hand-any-time")


async def keep(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """The order is kept; those that were kept for the card at other times stay."""
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    seat, _, id = stamp.rest.partition(":")
    _held(talk, live, match, seat, id)
    way, _, trigger = values[0].partition(":")
    held = [one for one in match.reactions(seat) if one.card == id and one.trigger == trigger]
    again = button(CARD, live.id, 0, talk.words("act-back"), rest=stamp.rest)
    await keep_and_tell(talk, reacting(held, id, trigger, asked=way == ASKED), seat, view_of([again]))


def reacting(
    held: Iterable[Answering], card: str, trigger: str = "", *, asked: bool = False, **about: OptionValue
) -> Sequence[StandingOrder]:
    """An order a window in which the card can answer; it is played by itself, or its player is asked."""
    orders = {
        one.kind: reaction(one.kind, ASK if asked else one.answer, card, trigger=trigger, **about) for one in held
    }
    return tuple(orders.values())


async def setup(app: "Stele") -> None:
    for verb, handler in ((CARD, card), (ANSWER, answer_when), (KEEP, keep)):
        app.stamps.register(verb, handler)
