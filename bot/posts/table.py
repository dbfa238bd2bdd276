"""The table: one pinned message a match, kept current; in the lobby it shows who comes, later how the match stands."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING

import discord
from msgspec import Struct

from bot.acting.buttons import Stamp, StampedButton, StampedMenu, button, view_of
from bot.acting.panel import due_moments
from bot.games.presentation import WHOLE, ScoreLine
from bot.posts import lobby as lobby_card
from bot.spine import limits
from bot.spine.aftermath import Turn
from bot.spine.calls import Call, calls
from bot.spine.delivery import PICTURES_LANE, WORDS_LANE
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.talk import Talk
from bot.spine.words import Words
from db.records import MatchInfo, Parcel
from rules.core.messages import Name
from rules.core.questions import Question

if TYPE_CHECKING:
    from bot.app import Stele

KIND = SLOT = "table"
MAP, DECIDE, HAND, MISSED = "map", "decide", "hand", "missed"  # verbs of the table's buttons
COLOURS = {"running": 0xB8860B, "paused": 0x808080, "finished": 0x2E8B57, "abandoned": 0x606060}


class Table:
    """Shows every match anew after each change."""

    def __init__(self, app: "Stele") -> None:
        self.app = app

    async def after(self, turn: Turn) -> None:
        """Whatever has changed, the table shows it: at once after a chapter, else when things calm down."""
        moved = turn.outcome is not None and turn.head is not None and turn.status is None and not turn.seats
        calm = turn.later if moved and not turn.checkpoint and not turn.match.finished else None
        # A lobby has no picture, and stands below the promise of its dice.
        turn.post(KIND, slot=SLOT, after=calm, lane=PICTURES_LANE if turn.begun else WORDS_LANE)

    async def compose(self, parcel: Parcel) -> Letter | None:
        """The message as it should look now."""
        live, words = await self.app.addressed(parcel)
        if live.info.status == "lobby":
            return await lobby_card.letter(self.app, live, words)
        if live.head is None:
            return Letter(lobby_card.abandoned(live, words), pin=True)
        now = await now_of(self.app, live)
        view = (await self.app.matches.position(live)).view(None)
        embed = card_of(live, view, now, words)
        board = live.shown.board(view, words)
        return Letter(embeds=[embed], drawings=[board], cover=True, view=buttons_of(live, words), pin=True)

    async def show_map(self, talk: Talk, stamp: Stamp, values: tuple[str, ...]) -> None:
        """The whole map, privately, as the person may see it."""
        live = await talk.match(stamp.match)
        await show_board(talk, live, WHOLE)


async def view_for(talk: Talk, live: Live) -> Struct:
    """The position as whoever asks may see it: from his first seat, or as a spectator."""
    seats = live.seats_of(talk.person)
    return (await talk.app.matches.position(live)).view(seats[0] if seats else None)


async def show_board(talk: Talk, live: Live, part: str = "") -> None:
    """A picture of the board for one person: the words at once, the picture when it is drawn."""
    view = await view_for(talk, live)
    drawing = live.shown.board(view, talk.words, part)
    if drawing is None:
        raise tell("look-no-board")
    moment = live.shown.moment(view)
    lines = [f"**{title_of(live.info, talk.words)}**", *([talk.words.say(moment)] if moment is not None else [])]
    lines += live.shown.stands(view, talk.words, part)
    await talk.say("\n".join(lines))
    await talk.picture(drawing, missing="look-no-picture")


# ---- what it says -----------------------------------------------------------------------------------------------


class Now(Struct, frozen=True):
    """What is open at this moment: the questions as everybody sees them, since when and until when, and the rest."""

    pending: tuple[Question, ...]
    besides: tuple[Call, ...]  # wishes to go back, and votes
    winners: tuple[str, ...]
    asked: Mapping[int, datetime]  # by question
    due: Mapping[int | None, datetime]  # by question, where a clock runs


async def now_of(app: "Stele", live: Live) -> Now:
    """What is open in a match; a question of which the log does not tell is as old as the last change."""
    match = await app.matches.position(live)
    pending, winners = match.questions(None), match.winners
    last = live.info.changed_at if live.head is None else live.head.changed_at
    revisions = [question.since for question in pending if 0 < question.since < match.revision]
    lines = await app.store.matches.log(live.id, min(revisions) - 1, max(revisions)) if revisions else []
    when = {line.revision: line.at for line in lines}
    asked = {question.id: when.get(question.since, last) for question in pending}
    besides = tuple(call for call in await calls(app, live, match) if call.question is None)
    return Now(pending, besides, winners, asked, due_moments(live))


def card_of(live: Live, view: Struct, now: Now, words: Words) -> discord.Embed:
    """Title, moment, whose decision, scores and seats, from what everybody may see."""
    info = live.info
    embed = discord.Embed(title=title_of(info, words), colour=COLOURS.get(info.status))
    moment = live.shown.moment(view)
    lines = [words.say(moment)] if moment is not None else []
    embed.description = limits.clip("\n".join([*lines, *state_lines(live, now, words)]), limits.EMBED_DESCRIPTION)
    if scores := score_lines(live, view, words):
        embed.add_field(name=words("table-scores"), value=scores, inline=True)
    if seats := limits.clip(unscored_seats(live, view, words), limits.EMBED_FIELD_VALUE):
        embed.add_field(name=words("table-seats"), value=seats, inline=True)
    embed.set_footer(text=words("table-footer", match=info.id))
    return embed


def title_of(info: MatchInfo, words: Words) -> str:
    return limits.clip(words("table-title", name=info.name, status=info.status), limits.EMBED_TITLE)


def state_lines(live: Live, now: Now, words: Words) -> list[str]:
    """Whose decision it is, of what kind, since when and until when; or how the match ended."""
    if live.info.status == "finished":
        return [winners_line(now.winners, words)]
    if live.info.status in ("paused", "abandoned"):
        return [words(f"table-{live.info.status}")]
    lines = [decision_line(question, now, words) for question in now.pending] or [words("table-nobody")]
    return [*lines, *call_lines(now.besides, words)]


def winners_line(winners: Sequence[str], words: Words) -> str:
    """Who has won, each with what he played."""
    return words("table-winners", winners=tuple(_winner(seat, words) for seat in winners))


def _winner(seat: str, words: Words) -> str:
    plays, name = words.name(Name("chair", seat)), words.name(Name("seat", seat))
    return name if plays == name else words("ending-winner", seat=Name("chair", seat), player=Name("player", seat))


def call_lines(besides: Sequence[Call], words: Words) -> list[str]:
    """Wishes to go back and votes, with those who have not answered yet."""
    together: dict[tuple[str, int], list[Call]] = {}
    for call in besides:
        together.setdefault((call.kind, call.number), []).append(call)
    return [
        words("table-call", title=found[0].title(words), seats=[Name("seat", call.seat) for call in found])
        for found in together.values()
    ]


def decision_line(question: Question, now: Now, words: Words) -> str:
    """One open decision."""
    due = now.due.get(question.id)
    since = discord.utils.format_dt(now.asked[question.id], "R")
    kind = words(f"ask-{question.kind}")
    seat = Name("asked", question.seat)
    if due is None:
        return words("table-decides", seat=seat, kind=kind, since=since)
    return words("table-decides-until", seat=seat, kind=kind, since=since, due=discord.utils.format_dt(due, "R"))


def score_lines(live: Live, view: Struct, words: Words, whole: bool = False) -> str:
    """The points, the best first; `whole`: with what else is to be said of each."""
    lines = live.shown.standings(view)
    about = [words.say(line.about) if whole and line.about is not None else "" for line in lines]
    return "\n".join(
        " · ".join(filter(None, (score_line(line, words), more))) for line, more in zip(lines, about, strict=True)
    )


def score_line(line: ScoreLine, words: Words) -> str:
    """One line of the points, with the player behind the country where a country has one."""
    if line.seat is None or line.name.kind == "seat":
        return words("table-score", name=line.name, points=line.points)
    return words("table-score-of", name=line.name, player=Name("player", line.seat), points=line.points)


def seat_lines(live: Live, words: Words) -> str:
    """Who sits where and plays what."""
    return "\n".join(lobby_card.seat_line(live, place, words) for place in range(len(live.seats)))


def unscored_seats(live: Live, view: Struct, words: Words) -> str:
    """Who sits where, but for those whom the lines of the points name with what they play; open seats always."""
    named = {line.seat for line in live.shown.standings(view) if line.name.kind != "seat"}
    open_ = lobby_card.open_seats(live)
    places = [place for place, seat in enumerate(live.seats) if seat.seat in open_ or seat.seat not in named]
    return "\n".join(lobby_card.seat_line(live, place, words) for place in places)


def buttons_of(live: Live, words: Words) -> discord.ui.View | None:
    """What can I do?, My hand, What did I miss?, Full map; a seat that is free can be taken."""
    primary = discord.ButtonStyle.primary
    items: list[StampedButton | StampedMenu] = []
    if live.info.status == "running":
        items.append(button(DECIDE, live.id, 0, words("table-what-can-i-do"), style=primary))
    if live.info.status in ("running", "paused"):
        items.append(button(HAND, live.id, 0, words("table-my-hand")))
        items.append(button(MISSED, live.id, 0, words("table-what-did-i-miss")))
    items.append(button(MAP, live.id, 0, words("table-full-map")))
    if live.info.status == "running" and lobby_card.open_seats(live):
        items.append(button(lobby_card.JOIN, live.id, 0, words("lobby-join")))
    return view_of(items)


async def setup(app: "Stele") -> None:
    table = Table(app)
    app.aftermath.register(table.after)
    app.delivery.register(KIND, table.compose)
    app.stamps.register(MAP, table.show_map)
