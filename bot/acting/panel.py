"""The private panel: what a person can decide now, with a button or menu for everything.

Public: `playing` (the match of a talk, if it goes on), `open_to` (what a person is asked), `show` (the panel),
`play_and_show` (carries a deed out and shows what is next), `answering` (a question's options), `due_moments`,
`title_of`, `besides`, `plannable`, `plan_button`.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct

from bot.acting.buttons import StampedButton, StampedMenu, button, choice, menu, view_of
from bot.acting.choices import action_name, answer_name, legal_actions, option_names
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.calls import mine
from bot.spine.errors import tell
from bot.spine.matches import Live
from bot.spine.pipeline import Deed, Played, Reply, told
from bot.spine.talk import Talk
from bot.spine.words import Words
from rules.core.actions import Action
from rules.core.foresight import Foresight
from rules.core.game import Game
from rules.core.match import Match
from rules.core.messages import Name, Refusal
from rules.core.questions import Choose, Question

if TYPE_CHECKING:
    from bot.app import Stele

MOST_BUTTONS = 5  # more options than this come as a menu
MOST_MENUS = 3
MOST_LISTED = 1200  # characters of the list of actions; a panel stays one message
DEADLINE = "deadline"  # the kind of the timers that decide for whoever does not

Items = list[StampedButton | StampedMenu]


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
    if not found.mine:
        text, items = _waiting(live, match, found, talk.words)
    else:
        asked = next((one for one in found.mine if one.id == question), found.mine[0])
        text, items = _asked(live, match, asked, found, talk.words)
    more = await besides(talk.app, live, match, talk.person, talk.words)
    text = "\n".join(line for line in (text, *more.lines) if line)
    whole = f"{note}\n\n{text}" if note and text else note or text
    await talk.say(whole, view=view_of([*items, *more.buttons]))


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
    waiting = tuple(dict.fromkeys(Name("seat", question.seat) for question in match.pending))
    lines = [words("act-sealed", question=title_of(words, one)) for one in found.sealed]
    lines.append(words("act-nothing-to-decide", waiting=waiting) if waiting else words("act-nobody-decides"))
    planning = plan_button(live, match, found.seats, words)
    return "\n".join(lines), [*_retracting(live, found.sealed, words), *planning]


def _asked(live: Live, match: Match[Any], question: Question, found: Open, words: Words) -> tuple[str, Items]:
    """One question with everything that can be answered to it."""
    deadline = due_moments(live).get(question.id)
    whose = f" · {words.name(Name('chair', question.seat))}" if len(found.seats) > 1 else ""
    lines = [f"**{title_of(words, question)}**{whose}"]
    if question.reason is not None:
        lines.append(words.say(question.reason))
    if words.has(f"ask-{question.kind}.about"):
        lines.append(words(f"ask-{question.kind}.about"))
    lines.append(f"-# {words('act-rule', rule=question.rule)}")
    if question.default is not None and deadline is not None:
        when = discord.utils.format_dt(deadline, "R")
        lines.append(words("act-deadline", when=when, default=answer_name(words, question, question.default)))
    items: Items = []
    if question.actions:
        acting, about = _acting(live, match, question, words)
        items += acting
        lines += about
    items += answering(live, question, words)
    items += [
        button("decide", live.id, other.id, _other_title(words, other))
        for other in found.mine
        if other.id != question.id
    ][: limits.BUTTONS_A_ROW]
    planning = plan_button(live, match, [question.seat], words)
    return "\n".join(lines), [*items, *_retracting(live, found.sealed, words), *planning]


def _other_title(words: Words, other: Question) -> str:
    return words("act-other-question", title=title_of(words, other), seat=Name("chair", other.seat))


def _acting(live: Live, match: Match[Any], question: Question, words: Words) -> tuple[Items, list[str]]:
    """The kinds of action that are legal now, in a menu and as a list."""
    legal = legal_actions(match, question)
    if not legal:
        return [], [words("act-no-action")]
    found = [action.tag() for action in legal]
    lines = [words("act-can-do"), *(_line(match, question, action, words) for action in legal)]
    if sum(map(len, lines)) > MOST_LISTED:  # the menu describes them too
        lines = [words("act-can-do"), words.list([action_name(words, tag) for tag in found])]
    menus: Items = []
    for number, tags in enumerate(limits.rows(found, limits.SELECT_OPTIONS)):
        offered = [choice(tag, action_name(words, tag), _about(words, tag)) for tag in tags]
        menus.append(menu("act", live.id, question.id, offered, words("act-pick-action"), rest=str(number)))
    return menus[:MOST_MENUS], lines


def _line(match: Match[Any], question: Question, action: type[Action], words: Words) -> str:
    """One kind of action with its price: exact if there is nothing to choose, else as its description tells it."""
    line = f"• **{action_name(words, action.tag())}**: {_about(words, action.tag())}"
    if action.params():
        return line
    quote = match.quote(question.seat, action(), question.id)
    return line if isinstance(quote, Refusal) else " ".join([line, *(words.say(one) for one in quote.lines)])


def _about(words: Words, tag: str) -> str:
    return words(f"action-{tag}.about")


def answering(live: Live, question: Question, words: Words) -> Items:
    """The options: a few as buttons, many as menus, several to pick as a menu that takes several."""
    names = option_names(words, question)
    if not names:
        return []
    if question.many:
        return _picking(live, question, names, words)
    if len(names) <= MOST_BUTTONS:
        return [
            button("choose", live.id, question.id, name, rest=str(place), style=_style(question, place))
            for place, name in enumerate(names)
        ]
    return _menus("choose", live, question, names, words("act-pick-one"))


def _picking(live: Live, question: Question, names: Sequence[str], words: Words) -> Items:
    """Several of the options; with nothing to pick at all there is a button for that."""
    label = words("act-pick-many", least=question.at_least, most=question.at_most)
    if len(names) > limits.SELECT_OPTIONS:
        items = _menus("collect", live, question, names, label, at_least=0, at_most=limits.SELECT_OPTIONS)
        done = words("act-hand-in", least=question.at_least, most=question.at_most)
        return [*items, button("hand-in", live.id, question.id, done, style=discord.ButtonStyle.primary)]
    at_least = max(1, question.at_least)
    items = _menus("choose-many", live, question, names, label, at_least=at_least, at_most=question.at_most)
    if question.at_least == 0:
        items.append(button("choose-none", live.id, question.id, words("act-pick-none")))
    return items


def _menus(
    verb: str,
    live: Live,
    question: Question,
    names: Sequence[str],
    placeholder: str,
    at_least: int = 1,
    at_most: int = 1,
) -> Items:
    offered = [choice(str(place), name) for place, name in enumerate(names)]
    pages = list(limits.rows(offered, limits.SELECT_OPTIONS))[:MOST_MENUS]
    return [
        menu(verb, live.id, question.id, page, placeholder, rest=str(number), at_least=at_least, at_most=at_most)
        for number, page in enumerate(pages)
    ]


def _style(question: Question, place: int) -> discord.ButtonStyle:
    """What a lapsed deadline would answer stands back behind the other choices."""
    by_default = question.default == Choose(question.options[place].id)
    return discord.ButtonStyle.secondary if by_default else discord.ButtonStyle.primary


def _retracting(live: Live, sealed: Sequence[Question], words: Words) -> Items:
    return [
        button("retract", live.id, question.id, words("act-retract", title=title_of(words, question)))
        for question in sealed[: limits.BUTTONS_A_ROW]
    ]
