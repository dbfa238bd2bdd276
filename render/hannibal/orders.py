"""What can be ordered of the studio: every picture of the game, packed where it is handed in, for the match goes on."""

from collections.abc import Iterable, Sequence

import msgspec

from render.hannibal import battle as battles
from render.hannibal import battlecards, cards
from render.hannibal import board as boards
from render.hannibal import key as keys
from render.hannibal import politics as balances
from render.hannibal import poster as posters
from render.hannibal import replay as films
from render.hannibal.alt import alt_text
from render.hannibal.board import NOTHING
from render.hannibal.changes import Changes
from render.hannibal.crops import THEATRE, Focus
from render.paper.alt import shortened
from render.paper.cardface import pages
from render.paper.encode import UPLOAD
from render.paper.film import Suffix
from render.paper.picture import PLAIN, Style
from render.studio import Order, Ready, Unknown, readied
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


def battle(report: battles.FieldReport, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A battle report."""
    _check("space", report.space, edition().map.spaces)
    return Order(_battle, style, (msgspec.msgpack.encode(report), limit))


def key(style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """What every sign of the board means."""
    return Order(_key, style, (limit,))


def politics(
    view: HannibalView, course: Sequence[balances.Standings] = (), style: Style = PLAIN, limit: int = UPLOAD
) -> Order:
    """The provinces and points of both sides, and how the points went."""
    return Order(_politics, style, (msgspec.msgpack.encode(view), msgspec.msgpack.encode(list(course)), limit))


def poster(view: HannibalView, finale: posters.Finale, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """The poster at the end."""
    return Order(_poster, style, (msgspec.msgpack.encode(view), msgspec.msgpack.encode(finale), limit))


def replay(shots: Sequence[films.Shot], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Order:
    """An animated replay."""
    packed = tuple((msgspec.msgpack.encode(shot.view), shot.changes) for shot in shots)
    return Order(_replay, style, (packed, limit, suffix))


def _check(kind: str, id: str, known: Iterable[str]) -> None:
    """Refuse to draw what the game has not."""
    if id not in known:
        raise Unknown(kind, id, known)


# In the worker.


def _view(packed: bytes) -> HannibalView:
    return msgspec.msgpack.decode(packed, type=HannibalView)


def _board(style: Style, packed: bytes, changes: Changes, focus: Focus, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (readied(boards.board(view, style, changes, focus), alt_text(view, style.language, changes), limit),)


def _card(style: Style, which: CardId, limit: int) -> tuple[Ready, ...]:
    return (readied(cards.card(which, style), shortened(cards.told([which], style.language)), limit),)


def _hand(style: Style, held: tuple[CardId, ...], limit: int) -> tuple[Ready, ...]:
    alts = [shortened(cards.told(page, style.language)) for page in pages(held)]
    return tuple(readied(page, alt, limit) for page, alt in zip(cards.hand(held, style), alts, strict=True))


def _battle_hand(style: Style, held: tuple[BattleCardId, ...], side: Side, limit: int) -> tuple[Ready, ...]:
    picture = battlecards.battle_hand(held, side, style)
    return (readied(picture, shortened(battlecards.told(held, side, style.language)), limit),)


def _battle(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    report = msgspec.msgpack.decode(packed, type=battles.FieldReport)
    return (readied(battles.battle(report, style), shortened(battles.told(report, style.language)), limit),)


def _key(style: Style, limit: int) -> tuple[Ready, ...]:
    return (readied(keys.key(style), shortened(keys.told(style.language)), limit),)


def _politics(style: Style, packed: bytes, tallies: bytes, limit: int) -> tuple[Ready, ...]:
    view, course = _view(packed), msgspec.msgpack.decode(tallies, type=list[balances.Standings])
    picture = balances.politics(view, course, style)
    return (readied(picture, shortened(balances.told(view, course, style.language)), limit),)


def _poster(style: Style, packed: bytes, end: bytes, limit: int) -> tuple[Ready, ...]:
    view, finale = _view(packed), msgspec.msgpack.decode(end, type=posters.Finale)
    return (readied(posters.poster(view, finale, style), shortened(posters.told(view, finale, style.language)), limit),)


def _replay(style: Style, packed: tuple[tuple[bytes, Changes], ...], limit: int, suffix: Suffix) -> tuple[Ready, ...]:
    shots = [films.Shot(_view(view), changes) for view, changes in packed]
    film = films.replay(shots, style, limit, suffix)
    return (Ready(film.data, film.suffix, film.size, shortened(films.told(shots, style.language))),)
