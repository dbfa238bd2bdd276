"""The private pages tell nobody what he may not know: the same taps show the same in two worlds that are one to him.

The kernel's probes compare what the rules offer; here whatever the bot makes of that is compared: suggestions, lines of
menus, prices, small maps.
"""

import asyncio
from random import Random
from typing import Any

import pytest

from bot.acting.choices import legal_actions
from bot.acting.lines import Outlook
from bot.games.presentation import Presentation
from rules.core.match import Match
from rules.core.questions import Question
from tests.generic.harness import Playout
from tests.generic.positions import live_bytes
from tests.generic.probes import with_hidden_swapped, with_veiled_swapped
from tests.generic.registry import harnesses
from tests.generic.taps import Tapper, alone, stamp_in
from tests.generic.test_taps import shown_for

NODES, EVERY, LONGEST, SWAPS = 180, 15, 6, 3
LEAST = 5  # pages: in Empires little is hidden, and seldom
TAPPED = ("fill", "enough", "also", "page")
GAMES = sorted(game for game in harnesses() if game != "practice")


def page(tapper: Tapper) -> list[Any]:
    """Everything on a page: words, lines of menus, buttons, the picture below."""
    shown: list[Any] = [tapper.text, tapper.ended, tapper.drawing]
    for menu in tapper.menus:
        lines = [(line.label, line.description, line.value, str(line.emoji)) for line in menu.options]
        shown.append((menu.placeholder, lines))
    return [*shown, *((button.label, str(button.emoji), stamp_in(button).verb) for button in tapper.buttons)]


def taps_on(tapper: Tapper) -> list[tuple[int, tuple[str, ...]]]:
    """The items of a page by their places, each with what may be picked there."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for at, item in enumerate(tapper.items):
        if item in tapper.menus:
            found += [(at, (str(line.value),)) for line in item.options]
        elif item in tapper.buttons and stamp_in(item).verb in TAPPED:
            found.append((at, ()))
    return found


def same(both: tuple[Tapper, Tapper]) -> int:
    mine, theirs = map(page, both)
    assert mine == theirs, f"hidden things leak to {both[0].question.seat}:\n{mine}\n{theirs}"
    return 1


async def walk_both(shown: Presentation, worlds: tuple[Match[Any], Match[Any]], asked: Question, chance: Random) -> int:
    """The panel, and one way through the form of every action; says how many pages were compared."""

    def sit() -> tuple[Tapper, Tapper]:
        return Tapper(shown, worlds[0], asked), Tapper(shown, worlds[1], asked)

    both = sit()
    for tapper in both:
        await tapper.open()
    count = same(both)
    for action in legal_actions(worlds[0], asked):
        both = sit()
        for tapper in both:
            await tapper.begin(action.tag())
        for _ in range(LONGEST):
            count += same(both)
            ways = taps_on(both[0])
            if both[0].ended or not ways:
                break
            at, values = ways[chance.randrange(len(ways))]
            for tapper in both:
                await tapper.tap(tapper.items[at], *values)
    return count


async def compared(game: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The pages of some positions of a random game."""
    harness, chance, count = harnesses()[game], Random(3), 0
    shown, playout = shown_for(harness.game), Playout(harness, harness.setup_for(3), 3, probe=False)
    harness.opening(playout)
    for node in range(NODES):
        match = playout.match
        if match.finished:
            break
        for asked in match.pending if node % EVERY == 0 else ():
            other = match
            for _ in range(SWAPS):
                other = with_hidden_swapped(other, asked.seat, chance)
            other = with_veiled_swapped(other, asked.seat, chance)
            if live_bytes(other) != live_bytes(match):
                with alone(monkeypatch):
                    count += await walk_both(shown, (match, other), asked, chance)
        playout.move()
    return count


@pytest.mark.parametrize("game", GAMES)
async def test_pages_show_the_same_whatever_is_hidden(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await compared(game, monkeypatch) >= LEAST


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_looks_at_the_board_is_found_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Outlook.printed
    monkeypatch.setattr(Outlook, "printed", lambda look: [*honest(look), str(look.match.table.board)])
    with pytest.raises(AssertionError, match="hidden things leak"):
        asyncio.run(compared(game, monkeypatch))
