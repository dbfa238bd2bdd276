"""Pictures: a full board of 250 pieces drawn and encoded, a crop, the first picture after a start, and the caches."""

import asyncio
import subprocess
import sys

from bench.figures import ONE_CORE, Figure, Reference, median_ms
from render.assyrian_wars import orders
from render.assyrian_wars.board import board
from render.assyrian_wars.crops import THEATRE, Focus
from render.paper.encode import encode, jpeg
from render.paper.picture import PLAIN, Style
from render.paper.theme import THEMES
from render.studio import Studio
from tests.assyrian_wars.pictures.positions import CHANGES, view

ROUNDS = 15
WHOLE = Focus("whole")
AREAS = ("nineveh", "babylon", "susa", "ecbatana", "tyre", "memphis")
JPEG = "render.jpeg"
FIRST = """
import time
begun = time.process_time()
from render.assyrian_wars.board import board
from render.assyrian_wars.crops import Focus
from render.paper.encode import encode
loaded = time.process_time() - begun
from tests.assyrian_wars.pictures.positions import CHANGES, view
seen = view()
begun = time.process_time()
encode(board(seen, changes=CHANGES, focus=Focus("whole")).image)
print((loaded + time.process_time() - begun) * 1000)
"""


def figures(reference: Reference) -> list[Figure]:
    """All figures of the group."""
    seen = view()
    whole, crop = board(seen, PLAIN, CHANGES, WHOLE).image, board(seen, PLAIN, CHANGES, THEATRE).image
    plain_jpeg = median_ms(lambda: jpeg(whole, 85), ROUNDS, ONE_CORE)
    full = median_ms(lambda: encode(board(seen, PLAIN, CHANGES, WHOLE).image), ROUNDS, ONE_CORE)
    part = median_ms(lambda: encode(board(seen, PLAIN, CHANGES, THEATRE).image), ROUNDS, ONE_CORE)
    drawn = median_ms(lambda: board(seen, PLAIN, CHANGES, WHOLE), ROUNDS, ONE_CORE)
    return [
        Figure(JPEG, plain_jpeg, "ms"),
        Figure("render.board", full, "ms", full / plain_jpeg, JPEG),
        Figure("render.draw", drawn, "ms", drawn / plain_jpeg, JPEG),
        Figure("render.crop", part, "ms", part / plain_jpeg, JPEG),
        Figure("render.board_kb", len(encode(whole).data) / 1000, "kB"),
        Figure("render.crop_kb", len(encode(crop).data) / 1000, "kB"),
        Figure("render.first", first_picture_ms(), "ms"),
        Figure("render.cache_mb", asyncio.run(kept_bytes()) / 1e6, "MB"),
    ]


async def kept_bytes() -> int:
    """All caches after a busy hour: every style and language, the whole board and an area of its own for each."""
    studio, seen, areas = Studio(), view(), iter(AREAS)
    for theme in THEMES:
        for language in ("en", "de"):
            for focus in (WHOLE, Focus("area", next(areas))):
                await studio.draw(orders.board(seen, Style(theme, language), CHANGES, focus))
    kept = studio.kept_bytes
    await studio.close()
    return kept


def first_picture_ms() -> float:
    """From a fresh start to the first encoded board."""
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True)
    return float(done.stdout)
