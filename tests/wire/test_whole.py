"""Nothing is cut: long texts own several messages, and whole campaigns are told to the last word in both languages."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import msgpack

from bot.acting.decisions import message_text
from bot.acting.panel import Open, _asked
from bot.app import Stele
from bot.cogs.log import log_line
from bot.posts import chapters as tales
from bot.posts.story import MOST_TEXT
from bot.posts.table import Now, card_of
from bot.spine import limits
from bot.spine.calls import Told
from bot.spine.letters import Letter
from bot.spine.matches import Live, words_of
from bot.spine.words import Words
from db.records import MatchInfo, MatchSettings, Parcel, Post, SeatInfo
from rules.core.match import Match
from tests.bot.conftest import SHOWN
from tests.generic.harness import Playout
from tests.generic.registry import harnesses
from tests.wire.people import Town, said
from tests.wire.tables import begun

LONGEST_NAME = "W" * 32  # as long as Discord lets people be called
LABELS = 150  # buttons and lines of menus are short; what they mean stands in the text beside them
SELDOM = 40  # decisions between two looks at all that is shown
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)


def letters(text: str) -> str:
    """A text without its blanks, which may be lost where it is divided."""
    return re.sub(r"\s", "", text)


async def test_a_text_that_grows_owns_several_messages_and_gives_them_back(app: Stele, town: Town) -> None:
    anna, ben = town.join("Anna"), town.join("Ben")
    live = await begun(app, town, anna, ben)
    text = ""

    async def compose(parcel: Parcel) -> Letter:
        return Letter(text)

    app.delivery.register("long", compose)
    for lines in (10, 120, 200, 130, 3):
        text = "\n".join(f"Line {number}: war is declared upon Elam." for number in range(lines))
        await app.store.outbox.add(Post(channel=town.channel, kind="long", slot="long", body=b""), match=live.id)
        app.kick()
        await town.quiet()
        shown = [said(message) for message in town.messages() if "war is declared" in said(message)]
        assert letters("".join(shown)) == letters(text), f"{lines} lines"
        assert all(len(part) <= limits.CONTENT for part in shown)


# ---- whole campaigns ------------------------------------------------------------------------------------------------


def table_of(game: str, playout: Playout) -> Live:
    """A table at which everybody has as long a name as possible."""
    live = Live(1, SHOWN[game])
    live.seats = tuple(SeatInfo(seat=seat, person=number) for number, seat in enumerate(playout.match.seats, 1))
    live.names = {place.seat: LONGEST_NAME for place in live.seats}
    live.info = MatchInfo(
        id=1,
        server=1,
        channel=1,
        name=LONGEST_NAME * 3,
        game=game,
        scenario=playout.setup.scenario,
        options=dict(playout.setup.options),
        settings=MatchSettings(),
        status="running",
        gm=None,
        creator=None,
        created_at=MOMENT,
        changed_at=MOMENT,
    )
    return live


def shown_now(live: Live, match: Match[Any], words: Words) -> Iterator[str]:
    """What stands in the channel and in the panels of those who are asked."""
    note = msgpack.encode(Told())
    yield message_text(live, match, match.questions(None), words, {}, note)
    asked = {question.id: MOMENT for question in match.pending}
    now = Now(match.questions(None), (), match.winners, asked, {})
    yield limits.plain(card_of(live, match.view(None), now, words))
    for question in match.pending:
        found = Open((question,), (), (question.seat,))
        yield _asked(live, match, question, found, words)[0]


def stories(live: Live, playout: Playout, words: Words) -> Iterator[str]:
    """Every chapter of a match as it is told in the end."""
    entries = [entry.public() for entry in tales.standing(playout.entries)]
    for chapter in tales.chapters(entries, live.shown.marks):
        if chapter.events:
            yield live.shown.retell(chapter.events, words, over=chapter.over)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every text that was made shorter than it is."""
    found: list[str] = []
    clip = limits.clip

    def watched(text: str, limit: int) -> str:
        if len(text) > limit > LABELS:
            found.append(text)
        return clip(text, limit)

    monkeypatch.setattr(limits, "clip", watched)
    return found


@pytest.mark.parametrize("game", sorted(SHOWN))
def test_whole_campaigns_are_told_to_the_last_word(game: str, cuts: list[str]) -> None:
    playout = Playout(harnesses()[game], harnesses()[game].setup_for(1, None), 1, probe=False)
    live = table_of(game, playout)
    spoken = [words_of(live, language) for language in ("en", "de")]
    told = 0
    while not playout.match.finished:
        if playout.node % SELDOM == 0:
            for words in spoken:
                for text in shown_now(live, playout.match, words):
                    assert len(limits.split(text)) == 1, text
        playout.move()
        playout.node += 1
    for words in spoken:
        for text in stories(live, playout, words):
            told += 1
            assert len(text) <= MOST_TEXT, "a chapter that would be shortened, though it would say so"
            parts = limits.split(text)
            assert letters("".join(parts)) == letters(text)
            assert all(len(part) <= limits.CONTENT for part in parts)
        for entry in playout.entries[:: SELDOM // 4]:
            line = tales.Line(entry.public(), MOMENT)
            assert letters(tales.told(line.entry.events, words)) in letters(log_line(line, words))
    assert told > 10
    assert cuts == []
