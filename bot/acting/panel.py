"""The private panel: what a person can decide now, with a button or menu for everything.

Public: `playing` (the match of a talk, if it goes on), `open_to` (what a person is asked), `show` (the panel),
`play_and_show` (carries a deed out and shows what is next), `answering` (a question's options), `due_moments`,
`title_of`, `besides`, `plannable`, `plan_button`, `rule_button`, `grouped`.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct

from bot.acting.buttons import StampedButton, StampedMenu, button, choice, menu, view_of
from bot.acting.choices import Seeker, action_name, answer_name, legal_actions, option_names, some_values
from bot.acting.lines import Outlook, fitted
from bot.games.lesson import is_led
from bot.posts import fighting
from bot.posts.lesson import step_buttons, step_text
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.calls import mine
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.pipeline import Deed, Played, Reply, told
from bot.spine.talk import Talk
from bot.spine.words import Words
from rules.core.foresight import Foresight
from rules.core.game import Game
from rules.core.match import Match
from rules.core.messages import Name
from rules.core.questions import Choose, Question

if TYPE_CHECKING:
    from bot.app import Stele
    from bot.games.presentation import Group, Suggestion

MOST_BUTTONS = 5  # more options than this come as a menu
MOST_MENUS = 3
MOST_SUGGESTIONS = 3
DEADLINE = "deadline"  # the kind of the timers that decide for whoever does not

Items = list[StampedButton | StampedMenu | None]


class Open(Struct, frozen=True):
    """What the seats of one person have to decide, and what they have answered under seal."""

    mine: tuple[Question, ...]
    sealed: tuple[Question, ...]
    seats: tuple[str, ...]


async def playing(talk: Talk, id: int | None = None, game: Game[Any] | None = None) -> Live:
    """The match of this talk, which must go on: not in the lobby, paused, over or abandoned."""
    live = await talk.match(id, game)
    status = live.info.status
    if status == "lobby":
        raise tell("bot-not-begun", name=live.info.name)
    if status == "paused":
        raise tell("act-paused", name=live.info.name)
    if status in ("finished", "abandoned"):
        raise tell("act-over", name=live.info.name, status=status)
    return live


def open_to(live: Live, match: Match[Any], person: int) -> Open:
    """The open and the sealed questions of a person's seats."""
    held = live.seats_of(person)
    return Open(
        tuple(question for question in match.pending if question.seat in held),
        tuple(question for question in match.sealed if question.seat in held),
        held,
    )


async def show(talk: Talk, note: str = "", question: int | None = None) -> None:
    """Shows a person's choices: those of the question named if it is open, else of the first one."""
    live = talk.live or await playing(talk)
    talk.seat()  # a guest is told so
    match = await talk.app.matches.position(live)
    found = open_to(live, match, talk.person)
    asked = next((one for one in found.mine if one.id == question), next(iter(found.mine), None))
    if asked is None:
        text, items = _waiting(live, match, found, talk.words)
    else:
        text, items = _asked(live, match, asked, found, talk.words)
    more = await besides(talk.app, live, match, talk.person, talk.words)
    text = "\n".join(line for line in (text, *more.lines) if line)
    live = await talk.match(live.id) if live.info.settings.lesson is not None else live
    led = step_text(live, match, talk.words, in_panel=True)
    whole = "\n\n".join(part for part in (note, led, text) if part)
    taught = step_buttons(live, match, talk.words, in_panel=True)
    await talk.say(whole, view=view_of([*items, *more.buttons, *taught]))
    if asked is not None:
        look = Outlook(live.shown, match, asked, talk.words)
        cards = live.shown.laid_open(look)
        fight = await fighting.drawn(talk.app, live, asked, talk.words)
        await talk.picture(*live.shown.all_cards(cards, look.view, talk.words), fight)


async def play_and_show(
    talk: Talk,
    deed: Deed,
    *,
    seat: str | None = None,
    done: str = "",
    what_next: bool = True,
    once: int | None = None,
) -> Played:
    """Carries a deed out; the answer comes with whatever the person can decide next.

    `seat` is the seat that acts, `done` is said when nothing happened that could be told, `once` see `Talk.play`.
    """

    def compose(turn: Turn) -> Reply:
        reply = told(turn, talk.source)
        return Reply(done) if done and reply.text == talk.words("bot-done") else reply

    played = await talk.play(deed, compose, seat=seat, once=once)
    text = played.reply.text
    live = talk.live
    assert live is not None
    if not played.done or what_next:
        await show(talk, text)
        return played
    match = await talk.app.matches.position(live)
    asked = open_to(live, match, talk.person).mine
    more = [button("decide", live.id, asked[0].id, talk.words("act-what-can-i-do"))] if asked else []
    await talk.say(text, view=view_of(more))
    return played


def plannable(match: Match[Any], seat: str) -> tuple[Question, ...]:
    """What this seat may leave orders for: questions that are not open to it now."""
    now = {question.kind for question in match.pending if question.seat == seat}
    return tuple(one for one in Foresight(match).foreseen(seat) if one.kind not in now)


def plan_button(live: Live, match: Match[Any], seats: Sequence[str], words: Words) -> Items:
    """The way to planning ahead, where there is something to plan."""
    able = any(plannable(match, seat) for seat in seats)
    return [button("plan", live.id, 0, words("act-plan-ahead"))] if able else []


class Besides(Struct, frozen=True):
    """What waits for a person besides questions, in words and with its buttons."""

    lines: tuple[str, ...]
    buttons: tuple[StampedButton, ...]


async def besides(app: "Stele", live: Live, match: Match[Any], person: int, words: Words) -> Besides:
    """Wishes to go back and votes that wait for a person."""
    lines: list[str] = []
    buttons: list[StampedButton] = []
    found = {(call.kind, call.number): call for call in await mine(app, live, match, person, questions=False)}
    for (kind, number), call in found.items():
        lines.append(f"⏳ **{call.title(words)}**")
        if kind == "undo":
            style = discord.ButtonStyle.success
            buttons.append(button("undo-agree", live.id, number, words("act-undo-agree"), style=style))
            buttons.append(button("undo-decline", live.id, number, words("act-undo-decline")))
        else:
            buttons.append(button("seat-vote", live.id, number, words("chairs-yes"), rest="yes"))
            buttons.append(button("seat-vote", live.id, number, words("chairs-no"), rest="no"))
    return Besides(tuple(lines), tuple(buttons))


def due_moments(live: Live) -> dict[int | None, datetime]:
    """When the default answers a question, by its number, where a clock runs for it."""
    return {timer.question: timer.due_at for timer in live.timers if timer.kind == DEADLINE}


def title_of(words: Words, question: Question) -> str:
    """What a question is about, in a few words."""
    return words(f"ask-{question.kind}")


# ---- what the panel says -------------------------------------------------------------------------------------


def _waiting(live: Live, match: Match[Any], found: Open, words: Words) -> tuple[str, Items]:
    """Nothing to decide: who is waited for, and the sealed answers that can be taken back."""
    waiting = tuple(dict.fromkeys(Name("asked", question.seat) for question in match.pending))
    lines = [_sealed(match, one, words) for one in found.sealed]
    lines.append(words("act-nothing-to-decide", waiting=waiting) if waiting else words("act-nobody-decides"))
    planning = plan_button(live, match, found.seats, words)
    return "\n".join(lines), [*_retracting(live, match, found.sealed, words), *planning]


def _sealed(match: Match[Any], question: Question, words: Words) -> str:
    """What became of a question that waits for the others: whoever was answered for by his own order is told so."""
    key = "act-sealed-by-order" if match.is_ordered(question) else "act-sealed"
    return words(key, question=title_of(words, question))


def _asked(live: Live, match: Match[Any], question: Question, found: Open, words: Words) -> tuple[str, Items]:
    """One question with everything that can be answered to it."""
    deadline = due_moments(live).get(question.id)
    whose = f" · {words.name(Name('chair', question.seat))}" if len(found.seats) > 1 else ""
    lines = [f"**{title_of(words, question)}**{whose}"]
    if question.reason is not None:
        lines.append(words.say(question.reason))
    if words.has(f"ask-{question.kind}.about"):
        lines.append(words(f"ask-{question.kind}.about"))
    look = Outlook(live.shown, match, question, words)
    lines += [live.shown.card(card, look.view, words) for card in live.shown.laid_open(look)]
    lines += [f"> {text}" for text in look.printed()]
    lines += _consequences(look)
    if not rule_button(live, question.rule, words):
        lines.append(f"-# {words('act-rule', rule=question.rule)}")
    if question.default is not None and deadline is not None:
        when = discord.utils.format_dt(deadline, "R")
        lines.append(words("act-deadline", when=when, default=answer_name(words, question, question.default)))
    items: Items
    answers = answering(live, look)
    open_ = [other for other in found.mine if other.id != question.id][: limits.BUTTONS_A_ROW]
    others: Items = [button("decide", live.id, other.id, _other_title(words, other)) for other in open_]
    others += [*_retracting(live, match, found.sealed, words), *plan_button(live, match, [question.seat], words)]
    if question.actions:
        acting, about = _acting(live, look)
        # What ends a turn stands last, away from what is pressed most.
        items = [*acting, None, *others, undo_button(live, words), *rule_button(live, question.rule, words), *answers]
        lines += about
    else:
        items = [*answers, *others, *rule_button(live, question.rule, words)]
    return "\n".join(lines), items


def _consequences(look: Outlook) -> list[str]:
    """What each of a few options means: a button has no room for it."""
    if look.question.many or len(look.question.options) > MOST_BUTTONS:
        return []
    return [f"- **{pick.label}**: {pick.about}" for pick in look.options() if pick.about]


def _other_title(words: Words, other: Question) -> str:
    return words("act-other-question", title=title_of(words, other), seat=Name("chair", other.seat))


def _acting(live: Live, look: Outlook) -> tuple[Items, list[str]]:
    """The kinds of action that are legal now, grouped by what people do, the likely ones as buttons before them."""
    match, question, words = look.match, look.question, look.words
    legal = [action.tag() for action in legal_actions(match, question)]
    if not legal:
        return [], [words("act-no-action")]
    items = [] if is_led(live) else _suggested(live, look, legal)  # a lesson says itself what comes next
    found = grouped(look, legal)
    lines = [f"{_sign(group)}**{group_name(group, words)}**: {_named(tags, words)}" for group, tags in found]
    lines = lines if len(found) > 1 else []
    if len(legal) == 1:
        return [*items, button("act", live.id, question.id, action_name(words, legal[0]), rest=legal[0])], lines
    offered = [
        choice(tag, action_name(words, tag), _about(look, tag), emoji=group.emoji if group is not None else "")
        for group, tags in found
        for tag in tags
    ]
    for number, page in enumerate(limits.rows(offered, limits.SELECT_OPTIONS)):
        items.append(menu("act", live.id, question.id, page, words("act-pick-action"), rest=str(number)))
    return items[: MOST_MENUS + MOST_SUGGESTIONS], lines


def grouped(look: Outlook, tags: Sequence[str]) -> list[tuple["Group | None", list[str]]]:
    """Actions by what people do, in the game's order; those that stand in no group come last."""
    groups = look.shown.groups
    inside = {tag for group in groups for tag in group.actions}
    found: list[tuple[Group | None, list[str]]] = [
        (group, [tag for tag in group.actions if tag in tags]) for group in groups
    ]
    found.append((None, [tag for tag in tags if tag not in inside]))
    return [(group, some) for group, some in found if some]


def group_name(group: "Group | None", words: Words) -> str:
    return words("act-group-other" if group is None else f"group-{group.id}")


def _sign(group: "Group | None") -> str:
    return "" if group is None else f"{group.emoji} "


def _named(tags: Sequence[str], words: Words) -> str:
    return ", ".join(action_name(words, tag) for tag in tags)


def _suggested(live: Live, look: Outlook, legal: Sequence[str]) -> Items:
    """What the seat may well want now, as the game sees it: buttons, then a menu where something is to be picked."""
    buttons: Items = []
    menus: Items = []
    for one in look.shown.suggestions(look):
        if len(buttons) + len(menus) == MOST_SUGGESTIONS:
            break
        if one.action not in legal or not _leads_on(look, one):
            continue
        (menus if one.ask else buttons).extend(_suggestion(live, look, one))
    return [*buttons, *menus]


def _suggestion(live: Live, look: Outlook, one: "Suggestion") -> Items:
    """The button or the menu of a suggestion; none if Discord could not send it back whole."""
    given = "&".join(f"{name}={value}" for name, value in one.given.items())
    rest, label = f"{one.action}{'!' if one.sure else '?'}{given}", look.words.say(one.label)
    made: StampedButton | StampedMenu
    lines = _values(look, one) if one.ask else []
    if len(lines) > 1:
        made = menu("suggested", live.id, look.question.id, lines, label, rest=f"{rest}&{one.ask}=")
    else:
        made = button("suggested", live.id, look.question.id, label, rest=rest, style=discord.ButtonStyle.primary)
    return [made] if len(str(made.item.custom_id)) <= limits.CUSTOM_ID else []


def _values(look: Outlook, one: "Suggestion") -> list[discord.SelectOption]:
    """What can be picked for the parameter that a suggestion leaves open, the likeliest first."""
    action = look.match.game.kit.actions[one.action]
    param = next(each for each in action.params() if each.name == one.ask)
    found = some_values(look.match, look.question.seat, action, param, one.given, look.words)
    picks = look.picks(action, param, found[: limits.SELECT_OPTIONS], one.given)
    fit = [pick for pick in picks if len(pick.value) <= limits.CHOICE_VALUE]
    return [choice(pick.value, pick.label, pick.about, emoji=pick.emoji) for pick in fit]


def _leads_on(look: Outlook, one: "Suggestion") -> bool:
    """Whether what is suggested can be carried out, with whatever is still to be picked: no button is a dead end."""
    action = look.match.game.kit.actions[one.action]
    return Seeker(look.match, look.question, action).complete(dict(one.given)) is not None


def _about(look: Outlook, tag: str) -> str:
    """A kind of action with its price: exact if there is nothing to choose, else as its description tells it."""
    action, words = look.match.game.kit.actions[tag], look.words
    parts = [] if action.params() else look.price(action, {})
    return fitted((words(f"action-{tag}.about"), *parts), limits.SELECT_DESCRIPTION)


def rule_button(live: Live, rule: str, words: Words) -> list[StampedButton]:
    """A rule's number to be tapped, where the rulebook knows it."""
    book = live.shown.rulebook
    if book is None or book.summary(rule) is None:
        return []
    return [button("rule", live.id, 0, words("act-rule", rule=rule), rest=rule)]


def undo_button(live: Live, words: Words) -> StampedButton:
    """The way to take something back."""
    return button("undo-look", live.id, 0, words("act-undo-look"))


def answering(live: Live, look: Outlook) -> Items:
    """The options: a few as buttons, many as menus, several to pick as a menu that takes several."""
    question, words = look.question, look.words
    if not question.options:
        return []
    if question.many:
        return _picking(live, look)
    if len(question.options) <= MOST_BUTTONS:
        names = option_names(words, question)
        return [
            button("choose", live.id, question.id, name, rest=str(place), style=_style(question, place))
            for place, name in enumerate(names)
        ]
    return _menus("choose", live, look, words("act-pick-one"))


def _picking(live: Live, look: Outlook) -> Items:
    """Several of the options; with nothing to pick at all there is a button for that."""
    question, words = look.question, look.words
    least, most, count = question.at_least, question.at_most, len(question.options)
    label = words("act-pick-exactly", count=most) if least == most else words("act-pick-many", least=least, most=most)
    items: Items
    if count == 1:
        [name] = option_names(words, question)
        items = [button("choose-many", live.id, question.id, name, rest="0", style=discord.ButtonStyle.primary)]
    elif count > limits.SELECT_OPTIONS:
        items = _menus("collect", live, look, label, at_least=0, at_most=limits.SELECT_OPTIONS)
        done = words("act-hand-in", least=question.at_least, most=question.at_most)
        return [*items, button("hand-in", live.id, question.id, done, style=discord.ButtonStyle.primary)]
    else:
        at_least = max(1, question.at_least)
        items = _menus("choose-many", live, look, label, at_least=at_least, at_most=question.at_most)
    if question.at_least == 0:
        items.append(button("choose-none", live.id, question.id, words("act-pick-none")))
    return items


def _menus(verb: str, live: Live, look: Outlook, placeholder: str, at_least: int = 1, at_most: int = 1) -> Items:
    offered = [choice(pick.value, pick.label, pick.about, emoji=pick.emoji) for pick in look.options()]
    pages = list(limits.rows(offered, limits.SELECT_OPTIONS))[:MOST_MENUS]
    return [
        menu(verb, live.id, look.question.id, page, placeholder, rest=str(number), at_least=at_least, at_most=at_most)
        for number, page in enumerate(pages)
    ]


def _style(question: Question, place: int) -> discord.ButtonStyle:
    """What a lapsed deadline would answer stands back behind the other choices."""
    by_default = question.default == Choose(question.options[place].id)
    return discord.ButtonStyle.secondary if by_default else discord.ButtonStyle.primary


def _retracting(live: Live, match: Match[Any], sealed: Sequence[Question], words: Words) -> Items:
    """What can be taken back: not what an order has answered, which would answer it again at once."""
    return [
        button("retract", live.id, question.id, words("act-retract", title=title_of(words, question)))
        for question in [one for one in sealed if not match.is_ordered(one)][: limits.BUTTONS_A_ROW]
    ]
