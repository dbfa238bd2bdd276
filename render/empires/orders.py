"""What can be ordered of the studio: every picture of the game, packed where it is handed in, for the match goes on."""

from collections.abc import Iterable, Sequence

import msgspec

from render.empires import battle as battles
from render.empires import board as boards
from render.empires import cards
from render.empires import forecast as forecasts
from render.empires import key as keys
from render.empires import poster as posters
from render.empires import replay as films
from render.empires import standings as tallies
from render.empires.alt import alt_text
from render.empires.board import NOTHING
from render.empires.changes import Changes
from render.empires.crops import THEATRE, Focus
from render.paper.alt import shortened
from render.paper.encode import UPLOAD
from render.paper.film import Suffix
from render.paper.picture import PLAIN, Style
from render.studio import Order, Ready, Unknown, readied
from rules.empires.board.ids import CardId
from rules.empires.pack.edition import edition
from rules.empires.view import EmpiresView


def board(
    view: EmpiresView, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE, limit: int = UPLOAD
) -> Order:
    """The board as a seat sees it."""
    atlas = edition().map
    known: dict[str, Iterable[str]] = {"sea": atlas.seas, "area": atlas.areas, "realm": view.order}
    if focus.kind in known:
        _check(focus.kind, focus.id, known[focus.kind])
    for place in changes.places():
        _check("area", place, atlas.areas)
    return Order(_board, style, (msgspec.msgpack.encode(view), changes, focus, limit))


def card(which: CardId, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """One card, large."""
    _check("card", which, edition().decks.face)
    return Order(_card, style, (which, limit))


def hand(held: Sequence[CardId], style: Style = PLAIN, seat: str = "", limit: int = UPLOAD) -> Order:
    """A seat's cards, or without a seat those that lie open, on as many pictures as it takes."""
    for which in held:
        _check("card", which, edition().decks.face)
    if seat:
        _check("seat", seat, edition().scenario.seats)
    return Order(_hand, style, (tuple(held), seat, limit))


def battle(report: battles.BattleReport, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A battle report."""
    _check("area", report.area, edition().map.areas)
    return Order(_battle, style, (msgspec.msgpack.encode(report), limit))


def forecast(view: EmpiresView, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """What the next revolt check threatens."""
    return Order(_forecast, style, (msgspec.msgpack.encode(view), limit))


def standings(
    view: EmpiresView, course: Sequence[tallies.PointsTally] = (), style: Style = PLAIN, limit: int = UPLOAD
) -> Order:
    """Points, warehouses and persons of all seats, and how the points went."""
    return Order(_standings, style, (msgspec.msgpack.encode(view), msgspec.msgpack.encode(list(course)), limit))


def key(style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """What every sign of the board means."""
    return Order(_key, style, (limit,))


def poster(view: EmpiresView, finale: posters.Finale, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
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


def _view(packed: bytes) -> EmpiresView:
    return msgspec.msgpack.decode(packed, type=EmpiresView)


def _board(style: Style, packed: bytes, changes: Changes, focus: Focus, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (readied(boards.board(view, style, changes, focus), alt_text(view, style.language, changes), limit),)


def _card(style: Style, which: CardId, limit: int) -> tuple[Ready, ...]:
    return (readied(cards.card(which, style), shortened(cards.told([which], style.language)), limit),)


def _hand(style: Style, held: tuple[CardId, ...], seat: str, limit: int) -> tuple[Ready, ...]:
    alts = [shortened(cards.told(page, style.language, seat)) for page in cards.pages(held)]
    return tuple(readied(page, alt, limit) for page, alt in zip(cards.hand(held, style, seat), alts, strict=True))


def _battle(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    report = msgspec.msgpack.decode(packed, type=battles.BattleReport)
    return (readied(battles.battle(report, style), shortened(battles.told(report, style.language)), limit),)


def _forecast(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (readied(forecasts.forecast(view, style), shortened(forecasts.told(view, style.language)), limit),)


def _standings(style: Style, packed: bytes, packed_course: bytes, limit: int) -> tuple[Ready, ...]:
    view, course = _view(packed), msgspec.msgpack.decode(packed_course, type=list[tallies.PointsTally])
    picture = tallies.standings(view, course, style)
    return (readied(picture, shortened(tallies.told(view, course, style.language)), limit),)


def _key(style: Style, limit: int) -> tuple[Ready, ...]:
    return (readied(keys.key(style), shortened(keys.told(style.language)), limit),)


def _poster(style: Style, packed: bytes, end: bytes, limit: int) -> tuple[Ready, ...]:
    view, finale = _view(packed), msgspec.msgpack.decode(end, type=posters.Finale)
    return (readied(posters.poster(view, finale, style), shortened(posters.told(view, finale, style.language)), limit),)


def _replay(style: Style, packed: tuple[tuple[bytes, Changes], ...], limit: int, suffix: Suffix) -> tuple[Ready, ...]:
    shots = [films.Shot(_view(view), changes) for view, changes in packed]
    film = films.replay(shots, style, limit, suffix)
    return (Ready(film.data, film.suffix, film.size, shortened(films.told(shots, style.language))),)
