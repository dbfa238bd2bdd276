"""Before something is spent or cannot be undone: what it costs and risks, with Confirm and Cancel.

Public: `offer` (the one way in which an answer of a person is given), `at_hand` (the price and a Confirm for pages
that show more than that), `refused_now`, `current_question`, `show_ahead`.
A confirmed answer is looked at again inside the match's lock: if the question is settled, the person gets the current
choices; if the price or the risks have changed, the new preview.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from msgspec import Struct, msgpack

from bot.acting.ahead import offer_order
from bot.acting.buttons import Stamp, StampedButton, StampedMenu, button, view_of
from bot.acting.choices import answer_name
from bot.acting.lines import Outlook
from bot.acting.panel import play_and_show, playing, rule_button, show
from bot.spine.aftermath import Turn
from bot.spine.errors import Refused, tell
from bot.spine.pipeline import Reply
from bot.spine.talk import Talk
from bot.spine.words import Words
from rules.core.entries import Outcome
from rules.core.foresight import is_foreseen
from rules.core.match import Match
from rules.core.messages import Quote, Refusal
from rules.core.procedures import PASS
from rules.core.questions import Answer, Choose, Question

if TYPE_CHECKING:
    from bot.app import Stele

SETTLED = frozenset({"kernel-stale-question", "kernel-not-asked", "kernel-already-answered", "kernel-match-over"})


class Draft(Struct, frozen=True):
    """An answer that waits for its Confirm, with the quote that was shown."""

    seat: str
    question: int
    answer: Answer
    title: str
    quote: Quote


class AtHand(Struct, frozen=True):
    """An answer that could be given as it stands, its quote, and the button that gives it."""

    answer: Answer
    quote: Quote
    confirm: StampedButton


class Changed(Exception):
    """The price or the risks are no longer what was shown."""


async def offer(
    talk: Talk,
    question: Question,
    answer: Answer,
    *,
    details: str = "",
    always: bool = False,
    extra: Sequence[StampedButton | StampedMenu | None] = (),
    note: str = "",
    leave: StampedButton | None = None,
    sure: bool = False,
) -> None:
    """Gives an answer: at once if it is harmless, after a preview with Confirm and Cancel if it is not.

    `details` names the parameters, `always` previews harmless answers too, `extra` are further buttons, `leave` is
    the way back, in the place of Cancel, and `sure` says that what was pressed has said it all.
    """
    live, words = talk.live, talk.words
    assert live is not None
    if is_foreseen(question.id):
        await offer_order(talk, question, answer, details, [one for one in (leave, *extra) if one is not None])
        return
    match = await talk.app.matches.position(live)
    quote = match.quote(question.seat, answer, question.id)
    if isinstance(quote, Refusal):
        if quote.message.id in SETTLED:
            await show(talk, words.refusal(quote))
            return
        raise Refused(quote)
    title = f"**{answer_name(words, question, answer)}**" + (f" · {details}" if details else "")
    draft = Draft(question.seat, question.id, answer, title, quote)
    if sure or (not quote.risky and not always and not ends_turn(question, answer)):
        await _carry_out(talk, draft)
        return
    await _ask(talk, draft, extra, note, leave)


def refused_now(match: Match[Any], question: Question, answer: Answer) -> Refusal | None:
    """Why an answer cannot be given; not that its question is settled, which `offer` says, nor of a foreseen one."""
    if is_foreseen(question.id):
        return None
    refusal = match.refusal(question.seat, answer, question.id)
    return None if refusal is None or refusal.message.id in SETTLED else refusal


async def at_hand(talk: Talk, question: Question, answer: Answer, details: str) -> AtHand | None:
    """What an answer would cost, and the button that gives it; None while it is not legal."""
    assert talk.live is not None
    if is_foreseen(question.id):
        return None
    match = await talk.app.matches.position(talk.live)
    quote = match.quote(question.seat, answer, question.id)
    if isinstance(quote, Refusal):
        return None
    title = f"**{answer_name(talk.words, question, answer)}** · {details}"
    number = talk.app.stamps.keep(Draft(question.seat, question.id, answer, title, quote), talk.interaction.id)
    green = discord.ButtonStyle.success
    confirm = button("confirm", talk.live.id, number, talk.words("act-confirm"), style=green)
    return AtHand(answer, quote, confirm)


def ends_turn(question: Question, answer: Answer) -> bool:
    """Whether this leaves a turn in which more could be done.

    Who passes in a window is not asked twice, nor who takes one of several ways that were laid before him.
    """
    alone = len(question.options) == 1
    return bool(question.actions) and alone and answer == question.default and answer != Choose(PASS)


async def _ask(
    talk: Talk,
    draft: Draft,
    extra: Sequence[StampedButton | StampedMenu | None] = (),
    note: str = "",
    leave: StampedButton | None = None,
) -> None:
    """Shows the preview."""
    assert talk.live is not None
    words = talk.words
    number = talk.app.stamps.keep(draft, talk.interaction.id)
    green = discord.ButtonStyle.success
    buttons = [
        button("confirm", talk.live.id, number, words("act-confirm"), style=green),
        leave or button("cancel", talk.live.id, number, words("bot-cancel-button")),
        *extra,
        *rule_button(talk.live, draft.quote.rule, words),
    ]
    text = preview_text(words, draft, is_tapped=bool(rule_button(talk.live, draft.quote.rule, words)))
    await talk.say(f"{note}\n\n{text}" if note else text, view=view_of(buttons))
    await show_ahead(talk, draft.question, draft.answer, draft.quote)


async def show_ahead(talk: Talk, number: int, answer: Answer, quote: Quote) -> None:
    """A small map below a preview, where there is a way to show."""
    assert talk.live is not None
    match = await talk.app.matches.position(talk.live)
    question = current_question(match, talk.live.seats_of(talk.person), number)
    if question is not None:
        look = Outlook(talk.live.shown, match, question, talk.words)
        await talk.picture(talk.live.shown.ahead(look, answer, quote.lines))


def preview_text(words: Words, draft: Draft, *, is_tapped: bool) -> str:
    """The answer, its price and its risks, and the rule unless it stands on a button."""
    lines = [draft.title, *(words.say(line) for line in draft.quote.lines)]
    return "\n".join([*lines, *([] if is_tapped else [f"-# {words('act-rule', rule=draft.quote.rule)}"])])


async def _carry_out(talk: Talk, draft: Draft, once: int | None = None) -> None:
    """Gives the answer if its quote is still the one that was shown; a preview is carried out once."""

    def deed(turn: Turn) -> Outcome:
        now = turn.match.quote(draft.seat, draft.answer, draft.question)
        if isinstance(now, Quote) and now != draft.quote:
            raise Changed
        return turn.match.submit(draft.seat, draft.answer, draft.question)

    done = talk.words("act-done", answer=draft.title)
    await play_and_show(talk, deed, seat=draft.seat, done=done, what_next=talk.how == "edit", once=once)


def current_question(match: Match[Any], seats: Sequence[str], number: int) -> Question | None:
    """The open question of this number, if it is one of these seats'."""
    return next((one for one in match.pending if one.id == number and one.seat in seats), None)


async def confirm(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """The person agrees to what the preview says."""
    live = await playing(talk, stamp.match)
    draft = talk.app.stamps.recall(stamp.number, Draft)
    first = await talk.app.store.answered(stamp.number) if draft is None else None
    if first is not None:  # a second tap hears what the first has heard
        reply = msgpack.decode(first.reply, type=Reply)
        await show(talk, reply.text)
        return
    if draft is None:
        await show(talk, talk.words("act-form-gone"))
        return
    if draft.seat not in live.seats_of(talk.person):
        raise tell("bot-not-seated", name=live.info.name)
    try:
        await _carry_out(talk, draft, once=stamp.number)
    except Changed:
        match = await talk.app.matches.position(live)
        question = current_question(match, [draft.seat], draft.question)
        assert question is not None  # there was a quote, so it is open
        quote = match.quote(draft.seat, draft.answer, draft.question)
        if isinstance(quote, Refusal):
            await show(talk, talk.words.refusal(quote))
            return
        again = Draft(draft.seat, draft.question, draft.answer, draft.title, quote)
        await _ask(talk, again, note=talk.words("act-changed"))
        return
    talk.app.stamps.drop(stamp.number)


async def cancel(talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
    """Nothing is done, and the choices are shown again."""
    talk.app.stamps.drop(stamp.number)
    await playing(talk, stamp.match)
    await show(talk, talk.words("act-cancelled"))


async def setup(app: "Stele") -> None:
    app.stamps.register("confirm", confirm)
    app.stamps.register("cancel", cancel)
