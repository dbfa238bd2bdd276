"""Acting without typing: pick a kind of action from the panel, then its parameters one after the other.

Public: `start` (begins a form for an action), `ask_next` (shows its next step). Everything else answers buttons.
A form lives in memory; after a restart its buttons show the current choices instead.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from bot.acting.ahead import asked_or_foreseen
from bot.acting.buttons import Stamp, StampedButton, StampedMenu, button, choice, menu, view_of
from bot.acting.choices import Pick, action_name, every_value, given_in_words, list_in_words, needed_option, sufficing
from bot.acting.panel import playing, show
from bot.acting.previews import at_hand, current_question, offer
from bot.acting.slips import slip, text_field
from bot.acting.typed import Field
from bot.spine import limits
from bot.spine.errors import Refused, tell
from bot.spine.talk import Talk
from rules.core.actions import Action, ActionParam, build
from rules.core.messages import Refusal
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele


class Form(Struct):
    """An action that somebody is putting together; `step` tells a click on an older page from one on this."""

    question: int
    tag: str
    given: dict[str, str]
    asked: str | None = None  # an optional parameter that was asked for
    chosen: str = ""  # of a list, the picks so far
    page: int = 0
    step: int = 0
    offered: tuple[str, ...] = ()


async def act(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A kind of action was picked from the panel."""
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    question = current_question(match, live.seats_of(talk.person), stamp.number)
    if question is None or values[0] not in question.actions:
        await show(talk, talk.words("act-settled"))
        return
    await start(talk, question, values[0])


async def plan_act(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A kind of action was picked to be left as an order."""
    live = await playing(talk, stamp.match)
    talk.seat()
    match = await talk.app.matches.position(live)
    _, question = asked_or_foreseen(match, live.seats_of(talk.person), -int(stamp.rest))
    if question is None or values[0] not in question.actions:
        await show(talk, talk.words("act-settled"))
        return
    await start(talk, question, values[0])


async def start(talk: Talk, question: Question, tag: str) -> None:
    """Begins a form for an action, at its first parameter."""
    number = talk.app.stamps.keep(Form(question.id, tag, {}), talk.interaction.id)
    await ask_next(talk, number)


async def ask_next(talk: Talk, number: int) -> None:
    """Shows the next parameter to give, or the preview when all are there."""
    live = talk.live
    form = talk.app.stamps.recall(number, Form)
    assert live is not None
    match = await talk.app.matches.position(live)
    seats = live.seats_of(talk.person)
    match, question = (match, None) if form is None else asked_or_foreseen(match, seats, form.question)
    if form is None or question is None:
        await show(talk, talk.words("act-form-gone" if form is None else "act-settled"))
        return
    form.step += 1
    action = match.game.kit.actions[form.tag]
    while (param := next_param(action, form)) is not None:
        picks = every_value(match, question.seat, action, param, form.given, talk.words, form.chosen)
        if param.many and form.chosen and not picks:
            _complete(form, param)
            continue
        alone = len(picks) == 1 and not form.chosen and form.asked is None and not param.many
        if not alone:
            await _ask_value(talk, number, question, param, picks)
            return
        form.given[param.name] = picks[0].value
    needed = needed_option(match, question, action, form.given)
    if needed is not None:
        form.asked = needed.name
        picks = every_value(match, question.seat, action, needed, form.given, talk.words)
        others = [one for one in sufficing(match, question, action, form.given) if one.name != needed.name]
        await _ask_value(talk, number, question, needed, picks, others)
        return
    await _preview(talk, number, question, action)


def next_param(action: type[Action], form: Form) -> ActionParam | None:
    """What is asked next: an optional parameter that was wished for, else the first required one that is missing."""
    for param in action.params():
        if param.name == form.asked or (form.asked is None and param.required and param.name not in form.given):
            return param
    return None


async def _ask_value(
    talk: Talk,
    number: int,
    question: Question,
    param: ActionParam,
    picks: list[Pick],
    others: Sequence[ActionParam] = (),
) -> None:
    """One parameter: a menu of values with pages; a list that could end here has its price and Confirm with it.

    `others` would do as well: an army besieges where it is, instead of going anywhere.
    """
    assert talk.live is not None
    live, words = talk.live, talk.words
    form = talk.app.stamps.recall(number, Form)
    assert form is not None
    action = live.game.kit.actions[form.tag]
    if not picks and not form.chosen:
        talk.app.stamps.drop(number)
        await show(
            talk, words("act-no-value", action=action_name(words, form.tag), name=param_name(talk, action, param))
        )
        return
    pages = list(limits.rows(picks, limits.SELECT_OPTIONS))
    form.page = min(form.page, max(0, len(pages) - 1))
    shown = pages[form.page] if pages else ()
    form.offered = tuple(pick.value for pick in shown)
    items: list[StampedButton | StampedMenu] = []
    if shown:
        lines = [choice(str(place), pick.label) for place, pick in enumerate(shown)]
        placeholder = words(f"action-{form.tag}.{attribute(param)}-about")
        items.append(menu("fill", live.id, number, lines, placeholder, rest=str(form.step)))
    items += [
        button("page", live.id, number, words(key), rest=f"{form.step}.{page}")
        for key, page in (("act-page-before", form.page - 1), ("act-page-after", form.page + 1))
        if 0 <= page < len(pages)
    ]
    if len(pages) > 1 and not form.chosen:
        items.append(button("type", live.id, number, words("act-type"), rest=str(form.step)))
    ready = await _ready(talk, form, question, action, param)
    if ready is not None:
        items.append(ready[1])
    if form.chosen and (ready is None or further_params(action)):
        label = words("act-enough", chosen=list_in_words(words, param, form.chosen))
        style = discord.ButtonStyle.primary if ready is None else discord.ButtonStyle.secondary
        items.append(button("enough", live.id, number, label, rest=str(form.step), style=style))
    items += [_also(talk, number, action, other) for other in others[: limits.BUTTONS_A_ROW]]
    items.append(button("back", live.id, number, words("act-back")))
    text = [f"**{action_name(words, form.tag)}**", given_in_words(words, action, form.given)]
    if form.chosen:
        text.append(
            words("act-given", name=param_name(talk, action, param), value=list_in_words(words, param, form.chosen))
        )
    text += ready[0] if ready is not None else []
    text.append(words(f"action-{form.tag}.{attribute(param)}-about"))
    if len(pages) > 1:
        text.append(words("act-page", page=form.page + 1, pages=len(pages)))
    await talk.say("\n".join(filter(None, text)), view=view_of(items))


async def _ready(
    talk: Talk, form: Form, question: Question, action: type[Action], param: ActionParam
) -> tuple[list[str], StampedButton] | None:
    """The price and the Confirm of an action whose list could end with the picks so far; None: it cannot."""
    given = {**form.given, param.name: form.chosen}
    if not form.chosen or any(one.required and one.name not in given for one in action.params()):
        return None
    built = build(action, given)
    if isinstance(built, Refusal):
        return None
    return await at_hand(talk, question, built, given_in_words(talk.words, action, given))


def further_params(action: type[Action]) -> list[ActionParam]:
    """What may be given besides."""
    return [param for param in action.params() if not param.required]


async def _preview(talk: Talk, number: int, question: Question, action: type[Action]) -> None:
    """All is there: the price, Confirm, and buttons for what may be given besides."""
    assert talk.live is not None
    form = talk.app.stamps.recall(number, Form)
    assert form is not None
    built = build(action, form.given)
    if isinstance(built, Refusal):
        raise Refused(built)
    further = [_also(talk, number, action, param) for param in further_params(action)]
    details = given_in_words(talk.words, action, form.given)
    await offer(talk, question, built, details=details, always=bool(further), extra=further)


def _also(talk: Talk, number: int, action: type[Action], param: ActionParam) -> StampedButton:
    """A button for a parameter that may be left out."""
    assert talk.live is not None
    label = talk.words("act-also", name=param_name(talk, action, param))
    return button("also", talk.live.id, number, label, rest=param.name)


def param_name(talk: Talk, action: type[Action], param: ActionParam) -> str:
    return talk.words(f"action-{action.tag()}.{attribute(param)}")


def attribute(param: ActionParam) -> str:
    return param.name.replace("_", "-")


# ---- the buttons of a form ----------------------------------------------------------------------------------


async def fill(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A value was picked; a list is asked for more, as long as there is more."""
    form = await _form(talk, stamp)
    if form is None:
        return
    if stamp.rest == str(form.step) and int(values[0]) < len(form.offered):
        param = _asked(talk, form)
        form.page = 0
        if param.many:
            form.chosen = form.offered[int(values[0])]
        else:
            form.given[param.name] = form.offered[int(values[0])]
            form.asked = None
    await ask_next(talk, stamp.number)


async def type_value(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Among many values, one is named rather than looked for."""
    live = await playing(talk, stamp.match)
    form = talk.app.stamps.recall(stamp.number, Form)
    if form is None or stamp.rest != str(form.step):
        raise tell("act-form-gone")
    action, param = live.game.kit.actions[form.tag], _asked(talk, form)
    field = text_field(param_name(talk, action, param), about=talk.words(f"action-{form.tag}.{attribute(param)}-about"))
    title = action_name(talk.words, form.tag)
    await talk.ask(slip("typed", live.id, stamp.number, title, [field], rest=stamp.rest))


async def typed(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A value was typed: a name or a number; what cannot be given now is refused by its rule when all is there."""
    form = await _form(talk, stamp)
    if form is None:
        return
    if stamp.rest == str(form.step) and values and values[0].strip():
        assert talk.live is not None
        match = await talk.app.matches.position(talk.live)
        match, question = asked_or_foreseen(match, talk.live.seats_of(talk.person), form.question)
        param = _asked(talk, form)
        if question is not None:
            action = match.game.kit.actions[form.tag]
            text = values[0].strip()
            field = Field(match, question.seat, action, param, form.given, talk.words)
            form.given[param.name] = field.understood(text)
            form.asked, form.chosen, form.page = None, "", 0
    await ask_next(talk, stamp.number)


def _complete(form: Form, param: ActionParam) -> None:
    """The picks of a list become the parameter's value."""
    form.given[param.name] = form.chosen
    form.asked, form.chosen, form.page = None, "", 0


def _asked(talk: Talk, form: Form) -> ActionParam:
    """The parameter that the form asks for now."""
    assert talk.live is not None
    param = next_param(talk.live.game.kit.actions[form.tag], form)
    assert param is not None
    return param


async def page(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Another page of values."""
    form = await _form(talk, stamp)
    if form is None:
        return
    step, dot, wanted = stamp.rest.partition(".")
    if dot and step == str(form.step):
        form.page = int(wanted)
    await ask_next(talk, stamp.number)


async def enough(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """A list is complete."""
    form = await _form(talk, stamp)
    if form is None:
        return
    if stamp.rest == str(form.step) and form.chosen:
        _complete(form, _asked(talk, form))
    await ask_next(talk, stamp.number)


async def also(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """A parameter that may be left out is wanted."""
    form = await _form(talk, stamp)
    if form is None:
        return
    form.asked, form.chosen, form.page = stamp.rest, "", 0
    await ask_next(talk, stamp.number)


async def back(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The form is thrown away."""
    talk.app.stamps.drop(stamp.number)
    await playing(talk, stamp.match)
    await show(talk)


async def _form(talk: Talk, stamp: Stamp) -> Form | None:
    """The form of a click; without one the current choices are shown."""
    live = await playing(talk, stamp.match)
    form = talk.app.stamps.recall(stamp.number, Form)
    if form is None:
        await show(talk, talk.words("act-form-gone"))
        return None
    if not live.seats_of(talk.person):
        raise tell("bot-not-seated", name=live.info.name)
    return form


async def setup(app: "Stele") -> None:
    app.stamps.register("type", type_value, direct=True)
    for verb, handler in (
        ("typed", typed),
        ("act", act),
        ("plan-act", plan_act),
        ("fill", fill),
        ("page", page),
        ("enough", enough),
        ("also", also),
        ("back", back),
    ):
        app.stamps.register(verb, handler)
