"""Acting without typing: pick a kind of action from the panel, then its parameters one after the other.

Public: `start` (begins a form for an action), `ask_next` (shows its next step). Everything else answers buttons.
Each page has a way back to the one before it; what is refused shows the page again, with the reason. A form lives in
memory; after a restart its buttons show the current choices instead.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import discord

from bot.acting.ahead import asked_or_foreseen
from bot.acting.buttons import Stamp, button, view_of
from bot.acting.choices import (
    Pick,
    action_name,
    given_in_words,
    labelled,
    list_in_words,
    needed_option,
    param_title,
    sufficing,
)
from bot.acting.lines import Outlook
from bot.acting.pages import Form, Items, Sheet, attribute, besides, next_param, page_text, value_menu, wanted
from bot.acting.panel import playing, show
from bot.acting.previews import AtHand, at_hand, current_question, offer, refused_now, show_ahead
from bot.acting.slips import slip, text_field
from bot.acting.typed import Field
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.talk import Talk
from rules.core.actions import Action, ActionParam, build
from rules.core.messages import Refusal
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele

PRIMARY = discord.ButtonStyle.primary
SUGGESTED, SURE = re.compile(r"([?!])"), "!"  # between an action and what a suggestion gives it


async def act(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A kind of action was picked from the panel, by its menu or its button."""
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    question = current_question(match, live.seats_of(talk.person), stamp.number)
    tag = values[0] if values else stamp.rest
    if question is None or tag not in question.actions:
        await show(talk, talk.words("act-settled"))
        return
    await start(talk, question, tag)


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


async def suggested(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A suggestion of the panel: the form begins with what it gives; it is made again, so it is never out of date.

    Of a menu the value that was picked is the last thing given.
    """
    live = await playing(talk, stamp.match)
    match = await talk.app.matches.position(live)
    question = current_question(match, live.seats_of(talk.person), stamp.number)
    tag, mark, texts = SUGGESTED.split(stamp.rest, 1) if SUGGESTED.search(stamp.rest) else (stamp.rest, "", "")
    if question is None or tag not in question.actions:
        await show(talk, talk.words("act-settled"))
        return
    given = dict(part.split("=", 1) for part in (texts + "".join(values)).split("&") if "=" in part)
    built = build(live.game.kit.actions[tag], given)
    if mark == SURE and isinstance(built, Action):
        await offer(talk, question, built, details=given_in_words(talk.words, type(built), given), sure=True)
        return
    await start(talk, question, tag, given)


async def start(talk: Talk, question: Question, tag: str, given: Mapping[str, str] | None = None) -> None:
    """Begins a form for an action, at its first parameter that is not given yet."""
    # A number of its own: an action that needs nothing is previewed at once, and the preview has the interaction's.
    number = talk.app.stamps.keep(Form(question.id, tag, dict(given or {})), talk.interaction.id * 10)
    await ask_next(talk, number)


async def ask_next(talk: Talk, number: int, note: str = "") -> None:
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
    sheet = Sheet(live, number, form, Outlook(live.shown, match, question, talk.words), action)
    while (param := next_param(action, form)) is not None:
        picks = sheet.picks(param, form.given, form.chosen)
        if param.many and form.chosen and not picks:
            form.complete(param)
            continue
        if len(picks) != 1 or form.chosen or form.asked is not None:
            await _ask_value(talk, sheet, param, picks, note=note)
            return
        form.given[param.name] = picks[0].value
    needed = needed_option(match, question, action, form.given)
    if needed is not None:
        form.asked = needed.name
        picks = sheet.picks(needed, form.given)
        others = [one for one in sufficing(match, question, action, form.given) if one.name != needed.name]
        await _ask_value(talk, sheet, needed, picks, others, note)
        return
    await _preview(talk, sheet, note)


# ---- a page ----------------------------------------------------------------------------------------------------


async def _ask_value(
    talk: Talk,
    sheet: Sheet,
    param: ActionParam,
    picks: list[Pick],
    others: Sequence[ActionParam] = (),
    note: str = "",
) -> None:
    """One parameter: a menu of values with pages; a list that could end here has its price and Confirm with it.

    `others` would do as well: an army besieges where it is, instead of going anywhere.
    """
    form, words = sheet.form, talk.words
    if not picks and not form.chosen:
        await _nothing_to_pick(talk, sheet, param)
        return
    pages = list(limits.rows(picks, limits.SELECT_OPTIONS))
    form.page = min(form.page, max(0, len(pages) - 1))
    shown = sheet.look.picks(sheet.action, param, pages[form.page], form.given) if pages else []
    form.offered = tuple(pick.value for pick in shown)
    ready = await _ready(talk, sheet, param)
    items: Items = [] if ready is None else [ready.confirm]
    items += value_menu(sheet, param, shown)
    items += [
        sheet.button("page", words(key), rest=f"{form.step}.{page}")
        for key, page in (("act-page-before", form.page - 1), ("act-page-after", form.page + 1))
        if 0 <= page < len(pages)
    ]
    if len(pages) > 1 and not form.chosen:
        items.append(sheet.button("type", words("act-type"), rest=str(form.step)))
    if form.chosen and ready is None:
        label = words("act-enough", chosen=list_in_words(words, param, form.chosen))
        items.append(button("enough", sheet.live.id, sheet.number, label, rest=str(form.step), style=PRIMARY))
    more = besides(sheet, {**form.given, param.name: form.chosen}) if ready is not None else []
    items += more or [wanted(sheet, other) for other in others[: limits.BUTTONS_A_ROW]]
    if form.asked in form.given:
        items.append(sheet.button("drop", words("act-drop"), rest=str(form.asked)))
    items.append(sheet.button("back", words("act-back")))
    await talk.say(
        page_text(sheet, param, ready.quote if ready is not None else None, note, len(pages)), view=view_of(items)
    )
    if ready is not None:
        await show_ahead(talk, sheet.question.id, ready.answer, ready.quote)
    elif len(picks) > 1 and param.kind in sheet.live.shown.places:
        await talk.picture(sheet.live.shown.reach(sheet.look, [pick.value.rpartition(" ")[2] for pick in picks]))


async def _ready(talk: Talk, sheet: Sheet, param: ActionParam) -> AtHand | None:
    """The price and the Confirm of an action whose list could end with the picks so far; None: it cannot."""
    form, action = sheet.form, sheet.action
    given = {**form.given, param.name: form.chosen}
    if not form.chosen or any(one.required and one.name not in given for one in action.params()):
        return None
    built = build(action, given)
    if isinstance(built, Refusal):
        return None
    return await at_hand(talk, sheet.question, built, given_in_words(talk.words, action, given))


async def _nothing_to_pick(talk: Talk, sheet: Sheet, param: ActionParam) -> None:
    """There is no value: the page before is shown with that, or the panel."""
    words = talk.words
    said = words(
        "act-no-value", action=action_name(words, sheet.form.tag), name=param_title(words, sheet.action, param)
    )
    await _step_back(talk, sheet.number, said)


async def _preview(talk: Talk, sheet: Sheet, note: str = "") -> None:
    """All is there: the price, Confirm, and what may be given besides; what is refused leads back, with the reason."""
    form = sheet.form
    built = build(sheet.action, form.given)
    refusal = (
        labelled(talk.words, sheet.action, built)
        if isinstance(built, Refusal)
        else refused_now(sheet.match, sheet.question, built)
    )
    if refusal is not None:
        await _step_back(talk, sheet.number, talk.words.refusal(refusal))
        return
    assert isinstance(built, Action)
    more = besides(sheet, form.given)
    back = sheet.button("back", talk.words("act-back"))
    details = given_in_words(talk.words, sheet.action, form.given)
    always = bool(more or form.past)
    await offer(talk, sheet.question, built, details=details, always=always, extra=more, note=note, leave=back)


# ---- the buttons of a form ----------------------------------------------------------------------------------


async def fill(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """Values were picked: several at once where their order does not matter; another list is asked for more."""
    form = await _form(talk, stamp)
    if form is None:
        return
    step, _, alone = stamp.rest.partition(".")
    places = [int(value) for value in values or (alone,)]
    if step == str(form.step) and all(place < len(form.offered) for place in places):
        param = _asked(talk, form)
        form.turn()
        picked = [form.offered[place] for place in places]
        if param.together:
            form.chosen = " ".join([*form.chosen.split(), *(value.rpartition(" ")[2] for value in picked)])
            form.complete(param)
        elif param.many:
            form.chosen = picked[0]
        else:
            form.given[param.name] = picked[0]
            form.asked = None
    await ask_next(talk, stamp.number)


async def type_value(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Among many values, one is named rather than looked for."""
    live = await playing(talk, stamp.match)
    form = talk.app.stamps.recall(stamp.number, Form)
    if form is None or stamp.rest != str(form.step):
        raise tell("act-form-gone")
    action, param = live.game.kit.actions[form.tag], _asked(talk, form)
    about = talk.words(f"action-{form.tag}.{attribute(param)}-about")
    field = text_field(param_title(talk.words, action, param), about=about)
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
            value = field.value(text)
            form.turn()
            form.given[param.name] = value
            form.asked, form.chosen = None, ""
    await ask_next(talk, stamp.number)


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
        form.turn()
        form.complete(_asked(talk, form))
    await ask_next(talk, stamp.number)


async def also(talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
    """A parameter that may be left out is wanted; with only one thing to say it is said, or unsaid, at once."""
    form = await _form(talk, stamp)
    if form is None:
        return
    live = talk.live
    assert live is not None
    action = live.game.kit.actions[form.tag]
    name = values[0] if values else stamp.rest
    param = next((one for one in action.params() if one.name == name and not one.required), None)
    if param is not None:
        form.turn()
        if form.chosen:
            form.complete(_asked(talk, form))
        form.asked = None
        match = await talk.app.matches.position(live)
        match, question = asked_or_foreseen(match, live.seats_of(talk.person), form.question)
        rest = {key: value for key, value in form.given.items() if key != name}
        found = [] if question is None else match.candidates(question.seat, form.tag, name, rest)
        only = _only(param, [one.value for one in found])
        if only is None:
            form.asked = name
        elif name in form.given:
            form.given = rest
        else:
            form.given[name] = only
    await ask_next(talk, stamp.number)


def _only(param: ActionParam, values: Sequence[str]) -> str | None:
    """The one thing that can be said: the only value, or of a yes and no the one that is not so anyway."""
    if set(values) <= {"true", "false"} and values:
        return "false" if param.type == bool | None else "true"
    return values[0] if len(values) == 1 else None


async def drop(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """What was given besides is left out after all."""
    form = await _form(talk, stamp)
    if form is None:
        return
    if stamp.rest in form.given and stamp.rest == form.asked:
        form.turn()
        del form.given[stamp.rest]
        form.asked, form.chosen = None, ""
    await ask_next(talk, stamp.number)


async def back(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The page before this one; from the first the way leads to all that can be done."""
    await playing(talk, stamp.match)
    await _step_back(talk, stamp.number)


async def _step_back(talk: Talk, number: int, note: str = "") -> None:
    form = talk.app.stamps.recall(number, Form)
    if form is not None and form.turn_back():
        await ask_next(talk, number, note)
        return
    talk.app.stamps.drop(number)
    await show(talk, note)


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
        ("suggested", suggested),
        ("plan-act", plan_act),
        ("fill", fill),
        ("page", page),
        ("enough", enough),
        ("also", also),
        ("drop", drop),
        ("back", back),
    ):
        app.stamps.register(verb, handler)
