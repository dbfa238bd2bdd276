"""Pictures: a full board drawn and encoded, a crop, the first picture after a start, and the caches, for each game.

Assyrian Wars shows 250 pieces; its figures bear no game's name. Those of Hannibal, with 26 forces, a battle and a
voyage, begin with `render.hannibal`; those of Empires, with five realms and a hand of cards, with `render.empires`;
those of Era of Tribes, with five peoples and a player's board, with `render.tribes`.
"""

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from PIL import Image

from bench.figures import ONE_CORE, Figure, Reference, median_ms
from render.assyrian_wars import orders as aw_orders
from render.assyrian_wars.board import board as aw_board
from render.assyrian_wars.cards import hand as aw_hand
from render.assyrian_wars.crops import THEATRE as AW_THEATRE
from render.assyrian_wars.crops import Focus as AwFocus
from render.empires import orders as empires_orders
from render.empires.board import board as empires_board
from render.empires.cards import hand as empires_hand
from render.empires.crops import THEATRE as EMPIRES_THEATRE
from render.empires.crops import Focus as EmpiresFocus
from render.era_of_tribes import orders as tribes_orders
from render.era_of_tribes.board import board as tribes_board
from render.era_of_tribes.crops import THEATRE as TRIBES_THEATRE
from render.era_of_tribes.crops import Focus as TribesFocus
from render.era_of_tribes.realm import realm as tribes_realm
from render.hannibal import orders as hannibal_orders
from render.hannibal.board import board as hannibal_board
from render.hannibal.crops import THEATRE as HANNIBAL_THEATRE
from render.hannibal.crops import Focus as HannibalFocus
from render.paper.encode import encode, jpeg
from render.paper.picture import PLAIN, Style
from render.paper.theme import THEMES
from render.studio import Order, Studio
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.ids import CardId
from tests.assyrian_wars.pictures import positions as aw_positions
from tests.empires.pictures import positions as empires_positions
from tests.era_of_tribes.pictures import positions as tribes_positions
from tests.hannibal.pictures import positions as hannibal_positions

ROUNDS = 15
HAND = 7  # cards
JPEG = "render.jpeg"
FIRST = """
import time
begun = time.process_time()
from render.{game}.board import board
from render.{game}.crops import Focus
from render.paper.encode import encode
loaded = time.process_time() - begun
from tests.{game}.pictures.positions import CHANGES, view
seen = view()
begun = time.process_time()
encode(board(seen, changes=CHANGES, focus=Focus("whole")).image)
print((loaded + time.process_time() - begun) * 1000)
"""


class Board(NamedTuple):
    """A game's board with something on it, as a whole, in part, and one place at a time."""

    game: str
    figures: str  # what its figures begin with
    whole: Callable[[], Image.Image]
    crop: Callable[[], Image.Image]
    order: Callable[[Style, str], Order]  # of the board around a place, or of all of it
    places: tuple[str, ...]
    hand: Callable[[], tuple[Image.Image, ...]] | None = None  # the pages of a hand of cards, or of a player's board


def boards() -> list[Board]:
    """The boards of all games."""
    aw, hannibal, empires = aw_positions.view(), hannibal_positions.view(), empires_positions.view()
    tribes = tribes_positions.view()
    hands = dealt(tuple(edition_named("house").cards.by_id))

    def aw_image(focus: AwFocus) -> Image.Image:
        return aw_board(aw, PLAIN, aw_positions.CHANGES, focus).image

    def aw_order(style: Style, place: str) -> Order:
        focus = AwFocus("area", place) if place else AwFocus("whole")
        return aw_orders.board(aw, style, aw_positions.CHANGES, focus)

    def hannibal_image(focus: HannibalFocus) -> Image.Image:
        return hannibal_board(hannibal, PLAIN, hannibal_positions.CHANGES, focus).image

    def hannibal_order(style: Style, place: str) -> Order:
        focus = HannibalFocus("space", place) if place else HannibalFocus("whole")
        return hannibal_orders.board(hannibal, style, hannibal_positions.CHANGES, focus)

    def empires_image(focus: EmpiresFocus) -> Image.Image:
        return empires_board(empires, PLAIN, empires_positions.CHANGES, focus).image

    def empires_order(style: Style, place: str) -> Order:
        focus = EmpiresFocus("area", place) if place else EmpiresFocus("whole")
        return empires_orders.board(empires, style, empires_positions.CHANGES, focus)

    def tribes_image(focus: TribesFocus) -> Image.Image:
        return tribes_board(tribes, PLAIN, tribes_positions.CHANGES, focus).image

    def tribes_order(style: Style, place: str) -> Order:
        focus = TribesFocus("place", place) if place else TribesFocus("whole")
        return tribes_orders.board(tribes, style, tribes_positions.CHANGES, focus)

    return [
        Board(
            "assyrian_wars",
            "render",
            lambda: aw_image(AwFocus("whole")),
            lambda: aw_image(AW_THEATRE),
            aw_order,
            ("nineveh", "babylon", "susa", "ecbatana", "tyre", "memphis"),
            lambda: tuple(page.image for page in aw_hand(next(hands), PLAIN)),
        ),
        Board(
            "hannibal",
            "render.hannibal",
            lambda: hannibal_image(HannibalFocus("whole")),
            lambda: hannibal_image(HANNIBAL_THEATRE),
            hannibal_order,
            ("rome", "carthage", "saguntum", "syracuse", "massilia", "cirta"),
        ),
        Board(
            "empires",
            "render.empires",
            lambda: empires_image(EmpiresFocus("whole")),
            lambda: empires_image(EMPIRES_THEATRE),
            empires_order,
            ("italia", "africa", "achaia", "syria", "celtica", "aegyptus"),
            lambda: (empires_hand(empires.realms[0].hand, PLAIN, empires.realms[0].seat)[0].image,),
        ),
        Board(
            "era_of_tribes",
            "render.tribes",
            lambda: tribes_image(TribesFocus("whole")),
            lambda: tribes_image(TRIBES_THEATRE),
            tribes_order,
            ("latium", "zeugitana", "hellas", "delta", "agder", "belgica"),
            lambda: (tribes_realm(tribes, "red").image,),
        ),
    ]


def dealt(deck: tuple[CardId, ...]) -> Iterator[list[CardId]]:
    """Another hand each time, as people hold them: first the whole deck once, then hand by hand at random."""
    chance = Random(7)
    for start in range(0, len(deck), HAND):
        aw_hand(deck[start : start + HAND], PLAIN)
    while True:
        yield chance.sample(deck, HAND)


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    found = boards()
    whole = found[0].whole()
    plain_jpeg = median_ms(lambda: jpeg(whole, 85), ROUNDS, ONE_CORE)
    rows = [Figure(JPEG, plain_jpeg, "ms")]
    for board in found:
        rows += measured(board, plain_jpeg)
    return rows


def measured(board: Board, plain_jpeg: float) -> list[Figure]:
    """One game's board: times against a plain JPEG of the large board, sizes, and the memory of the caches."""
    whole, crop = board.whole(), board.crop()
    works: dict[str, Callable[[], Any]] = {
        "board": lambda: encode(board.whole()),
        "draw": board.whole,
        "crop": lambda: encode(board.crop()),
    }
    if board.hand is not None:
        hand = board.hand
        works["hand"] = lambda: [encode(page) for page in hand()]
    times = {name: median_ms(work, ROUNDS, ONE_CORE) for name, work in works.items()}
    return [
        *(Figure(f"{board.figures}.{name}", ms, "ms", ms / plain_jpeg, JPEG) for name, ms in times.items()),
        Figure(f"{board.figures}.board_kb", len(encode(whole).data) / 1000, "kB"),
        Figure(f"{board.figures}.crop_kb", len(encode(crop).data) / 1000, "kB"),
        Figure(f"{board.figures}.first", first_picture_ms(board.game), "ms"),
        Figure(f"{board.figures}.cache_mb", asyncio.run(kept_bytes(board)) / 1e6, "MB"),
    ]


async def kept_bytes(board: Board) -> int:
    """All caches after a busy hour: every style and language, the whole board and a place of its own for each."""
    studio, places = Studio(), iter(board.places)
    for theme in THEMES:
        for language in ("en", "de"):
            for place in ("", next(places)):
                await studio.draw(board.order(Style(theme, language), place))
    kept = studio.kept_bytes
    await studio.close()
    return kept


def first_picture_ms(game: str) -> float:
    """From a fresh start to the first encoded board."""
    code = FIRST.format(game=game)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)
