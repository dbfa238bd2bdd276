"""Whoever reads up on a match learns nothing that he may not know: two worlds that are one to him give the same texts.

Beside `test_pages`, which taps: here are the commands that only look, for every seat and for a spectator.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from bot.games.presentation import WHOLE, Odds, Presentation
from bot.posts.table import score_lines
from bot.spine.errors import Told
from bot.spine.words import Words
from rules.assyrian_wars import view as assyrian_view
from rules.core.match import Match
from rules.hannibal import view as hannibal_view
from rules.hannibal.view import seat_of
from tests.generic.harness import Playout
from tests.generic.positions import live_bytes
from tests.generic.probes import Eyes, eyes, with_hidden_swapped, with_veiled_swapped
from tests.generic.registry import harnesses
from tests.generic.taps import Tapper
from tests.generic.test_taps import shown_for

NODES, EVERY, SWAPS = 121, 30, 3
OFTEN = {"empires": 2}  # little is hidden there, and seldom
LEAST = 100  # texts
CARDS, ASKED = 8, 2  # that are looked up, and things whose chances are asked for, of each kind
SEED = 3  # Assyrian Wars in the fog
GAMES = sorted(game for game in harnesses() if game != "practice")
Text = tuple[str, Any]


def texts(shown: Presentation, match: Match[Any], reader: Eyes, live: Any, words: Words) -> Iterator[Text]:
    """What the commands that only look tell a reader; a picture with its alternative text follows from its order."""
    view = match.view(reader)
    yield "/score", (score_lines(live, view, words), shown.account([view], words))
    yield "/status", (shown.moment(view), shown.status(view, words))
    yield "/forces", shown.forces(view, words)
    yield "/diplomacy", (shown.diplomacy(view, words), shown.diplomacy_sheet(view, words))
    yield "/hand", [shown.hands(view, seat) for seat in match.seats]
    yield "/discards", shown.discards(view, words)
    yield "the chart of /score", shown.chart([view], words)
    yield "the replay of /recap", shown.film([(view, ())], words)
    parts = shown.parts(view, words)
    yield "the parts of /map", parts
    for part in ("", WHOLE, *(pick.value for pick in parts[:: max(1, len(parts) // ASKED)])):
        yield f"/map {part}", (shown.board(view, words, part), shown.stands(view, words, part))
    cards = shown.printed_cards(live.options, words)
    for pick in cards[:: max(1, len(cards) // CARDS)]:
        yield f"/card {pick.value}", (shown.card_text(pick.value, view, words), shown.hand([pick.value], view, words))
    if shown.odds is not None:
        yield from chances(shown.odds, view, reader, words)


def chances(desk: Odds, view: Struct, reader: Eyes, words: Words) -> Iterator[Text]:
    """What /odds suggests, and tells of some of it."""
    seats = () if reader is None else (reader,)
    for kind in desk.kinds(words):
        things, places = desk.things(view, kind.value, words), desk.places(view, kind.value, words)
        yield f"what /odds {kind.value} suggests", (things, places)
        for thing in things[:: max(1, len(things) // ASKED)][:ASKED]:
            for place in (None, *(pick.value for pick in places[:: max(1, len(places) // ASKED)][:ASKED])):
                yield (
                    f"/odds {kind.value} {thing.value} {place}",
                    reckoned(desk, view, kind.value, thing.value, place, seats),
                )


def reckoned(desk: Odds, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Any]) -> Any:
    try:
        return desk.reckon(view, kind, thing, place, seats)()
    except Told as told:
        return str(told.args)


def compared(game: str) -> int:
    """The texts in some positions of a random game, for everybody at the table and a spectator."""
    harness, chance, count = harnesses()[game], Random(SEED), 0
    shown, playout = shown_for(harness.game), Playout(harness, harness.setup_for(SEED), SEED, probe=False)
    harness.opening(playout)
    for node in range(NODES):
        match = playout.match
        if match.finished:
            break
        for reader in eyes(match) if node % OFTEN.get(game, EVERY) == 0 and match.pending else ():
            other = match
            for _ in range(SWAPS):
                other = with_hidden_swapped(other, reader, chance)
            other = with_veiled_swapped(other, reader, chance)
            if live_bytes(other) != live_bytes(match):
                count += same(shown, match, other, reader)
        playout.move()
    return count


def same(shown: Presentation, match: Match[Any], other: Match[Any], reader: Eyes) -> int:
    tapper, count = Tapper(shown, match, match.pending[0]), 0
    pairs = (texts(shown, world, reader, tapper.live, tapper.words) for world in (match, other))
    for (what, mine), (again, theirs) in zip(*pairs, strict=True):
        assert (what, mine) == (again, theirs), f"hidden things leak to {reader} through {what}:\n{mine}\n{theirs}"
        count += 1
    return count


@pytest.mark.parametrize("game", GAMES)
def test_what_is_looked_up_is_the_same_whatever_is_hidden(game: str) -> None:
    assert compared(game) >= LEAST


def test_forces_that_are_told_from_below_the_fog_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assyrian_view._Fog, "_tops", lambda fog, pieces: pieces)
    with pytest.raises(AssertionError, match=r"hidden things leak to .* through /forces"):
        compared("assyrian-wars")


def test_a_hand_that_lies_open_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hannibal_view._side
    monkeypatch.setattr(
        hannibal_view, "_side", lambda board, side, points, seat: honest(board, side, points, seat_of(side))
    )
    with pytest.raises(AssertionError, match=r"hidden things leak to .* through /hand"):
        compared("hannibal")
