"""Orders: every picture of the game comes ready from the studio, as the match was when it was ordered."""

import asyncio
import io
import time
from collections.abc import AsyncIterator
from random import Random

import pytest
from PIL import Image

from render.assyrian_wars import orders
from render.assyrian_wars.alt import alt_text
from render.assyrian_wars.base import LAYERS
from render.assyrian_wars.board import board
from render.assyrian_wars.cards import UnknownCard
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Focus
from render.paper.alt import LONGEST
from render.paper.cache import SPRITES
from render.paper.encode import TooLarge
from render.paper.picture import PLAIN, Style
from render.studio import Order, Studio, Unknown
from rules import games
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.view import View
from rules.core.match import Match
from rules.core.policy import Policy
from tests.assyrian_wars.pictures.positions import CHANGES, view
from tests.assyrian_wars.pictures.scenes import BATTLE, ENDING, course, moments

LONGEST_GAP = 0.05  # seconds that the loop's thread may compute without a break
WHOLE = Focus("whole")
HELD = [CardId(str(n)) for n in range(30, 35)]


@pytest.fixture
async def atelier() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    await made.close()


def everything(style: Style) -> list[Order]:
    """One order of each kind."""
    seen = view()
    return [
        orders.board(seen, style, CHANGES),
        orders.card(CardId("44"), style),
        orders.hand(HELD, style),
        orders.battle(BATTLE, style),
        orders.key(style),
        orders.diplomacy(seen, style),
        orders.charts(course(), style),
        orders.poster(seen, ENDING, style),
        orders.replay(moments(2), style),
    ]


async def test_every_picture_comes_ready_with_alt_text(atelier: Studio) -> None:
    made = [ready for order in everything(Style("light", "de")) for ready in await atelier.draw(order)]
    assert len(made) == 10  # five cards take two pictures
    for ready in made:
        assert Image.open(io.BytesIO(ready.data)).size == ready.size
        assert 40 < len(ready.alt) <= LONGEST


def test_the_same_from_the_same_view_is_the_same_order() -> None:
    one, two, dark = everything(PLAIN), everything(PLAIN), everything(Style("dark"))
    assert one == two
    assert len({*one, *two, *dark}) == 2 * len(one)
    assert orders.card(CardId("7")) != orders.card(CardId("7"), limit=1000)


async def longest_gap() -> float:
    """How long the loop was held up while a board, a hand, a poster and a film were drawn from nothing."""
    LAYERS.forget()
    SPRITES.clear()
    atelier, seen, war, gaps = Studio(), view(), moments(3), [0.0]

    async def watch() -> None:
        while True:
            worked = time.thread_time()
            await asyncio.sleep(0.001)
            gaps.append(time.thread_time() - worked)  # what the loop's own thread has computed meanwhile

    watcher = asyncio.create_task(watch())
    await atelier.draw(orders.board(seen, changes=CHANGES, focus=WHOLE))
    await atelier.draw(orders.hand([CardId(str(n)) for n in range(60, 64)]))
    await atelier.draw(orders.poster(seen, ENDING))
    await atelier.draw(orders.replay(war))
    watcher.cancel()
    await atelier.close()
    assert len(gaps) > 50
    return max(gaps)


async def test_the_loop_is_never_held_up() -> None:
    assert await longest_gap() < LONGEST_GAP


async def test_a_view_is_drawn_as_it_was_when_ordered(atelier: Studio) -> None:
    seen = view()
    before = orders.board(seen)
    seen.clock.turn = 5
    told = [(await atelier.draw(order))[0].alt for order in (before, orders.board(seen))]
    assert [text[:9] for text in told] == ["Turn 3/5,", "Turn 5/5,"]


async def test_a_card_that_does_not_exist_is_refused(atelier: Studio) -> None:
    with pytest.raises(UnknownCard, match="no card '999'"):
        await atelier.draw(orders.card(CardId("999")))


@pytest.mark.parametrize(
    ("focus", "told"),
    [
        (Focus("area", "atlantis"), "no area 'atlantis'"),
        (Focus("country", "XX"), "no country 'XX'; there are AS"),
    ],
)
def test_what_is_not_in_the_match_cannot_be_ordered(focus: Focus, told: str) -> None:
    with pytest.raises(Unknown, match=told):
        orders.board(view(), focus=focus)


async def test_pictures_shrink_rather_than_exceed_the_limit(atelier: Studio) -> None:
    seen = view()
    sizes = []
    for limit in (600_000, 120_000, 20_000):
        ready = (await atelier.draw(orders.board(seen, focus=WHOLE, limit=limit)))[0]
        assert len(ready.data) <= limit
        sizes.append(ready.size[0])
    assert sizes[0] == 1800
    assert sizes == sorted(sizes, reverse=True)
    with pytest.raises(TooLarge, match="the limit is 500"):
        await atelier.draw(orders.board(seen, focus=WHOLE, limit=500))


def test_who_sees_the_same_board_shares_its_picture() -> None:
    """Hands and plans are not on it: an order holds nothing of them, and the picture is the same as with them."""
    game = games()["assyrian-wars"]
    match = Match.start(game, "two-rivers", {}, ["P1", "P2", "P3"], b"x" * 32)
    policy = Policy(Random(7), game.habits)
    for _ in range(30):
        question = match.pending[0]
        match.submit(question.seat, policy.answer(match, question), question=question.id)
    views = [view for seat in (None, *match.seats) if isinstance(view := match.view(seat), View)]
    assert any(country.hand for country in views[1].countries.values())
    assert len({orders.board(view) for view in views}) == len({orders.diplomacy(view) for view in views}) == 1
    for part in (THEATRE, WHOLE):
        drawn = [board(view, focus=part).image.tobytes() for view in (views[1], orders.on_the_board(views[1]))]
        assert drawn[0] == drawn[1]
    texts = [alt_text(view, "en", Changes(), WHOLE) for view in (views[1], orders.on_the_board(views[1]))]
    assert texts[0] == texts[1]
