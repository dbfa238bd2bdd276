"""What can be ordered of the studio: every picture of the game, packed where it is handed in, for the match goes on."""

from collections.abc import Iterable, Sequence

import msgspec

from render.hannibal import battlecards, cards
from render.hannibal import board as boards
from render.hannibal.alt import alt_text
from render.hannibal.board import NOTHING
from render.hannibal.changes import Changes
from render.hannibal.crops import THEATRE, Focus
from render.paper.alt import shortened
from render.paper.encode import UPLOAD, encode
from render.paper.picture import PLAIN, Picture, Style
from render.studio import Order, Ready, Unknown
from rules.hannibal.board.ids import BattleCardId, CardId, Side
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView


def board(
    view: HannibalView, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE, limit: int = UPLOAD
) -> Order:
    """The board as a seat sees it."""
    if focus.kind in ("region", "space"):
        known: Iterable[str] = edition().map.regions if focus.kind == "region" else edition().map.spaces
        _check(focus.kind, focus.id, known)
    for place in changes.places():
        _check("space", place, edition().map.spaces)
    return Order(_board, style, (msgspec.msgpack.encode(view), changes, focus, limit))


def card(which: CardId, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """One card, large."""
    _check("card", which, edition().decks.cards)
    return Order(_card, style, (which, limit))


def hand(held: Sequence[CardId], style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A hand, on as many pictures as it takes."""
    for which in held:
        _check("card", which, edition().decks.cards)
    return Order(_hand, style, (tuple(held), limit))


def battle_hand(held: Sequence[BattleCardId], side: Side, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A side's battle cards."""
    for which in held:
        _check("battle card", which, edition().decks.battle_types)
    return Order(_battle_hand, style, (tuple(held), side, limit))


def _check(kind: str, id: str, known: Iterable[str]) -> None:
    """Refuse to draw what the game has not."""
    if id not in known:
        raise Unknown(kind, id, known)


# In the worker.


def _ready(picture: Picture, alt: str, limit: int) -> Ready:
    made = encode(picture.image, limit)
    return Ready(made.data, made.suffix, made.size, alt)


def _board(style: Style, packed: bytes, changes: Changes, focus: Focus, limit: int) -> tuple[Ready, ...]:
    view = msgspec.msgpack.decode(packed, type=HannibalView)
    return (_ready(boards.board(view, style, changes, focus), alt_text(view, style.language, changes), limit),)


def _card(style: Style, which: CardId, limit: int) -> tuple[Ready, ...]:
    return (_ready(cards.card(which, style), shortened(cards.told([which], style.language)), limit),)


def _hand(style: Style, held: tuple[CardId, ...], limit: int) -> tuple[Ready, ...]:
    alts = [shortened(cards.told(page, style.language)) for page in cards.pages(held)]
    return tuple(_ready(page, alt, limit) for page, alt in zip(cards.hand(held, style), alts, strict=True))


def _battle_hand(style: Style, held: tuple[BattleCardId, ...], side: Side, limit: int) -> tuple[Ready, ...]:
    picture = battlecards.battle_hand(held, side, style)
    return (_ready(picture, shortened(battlecards.told(held, side, style.language)), limit),)
