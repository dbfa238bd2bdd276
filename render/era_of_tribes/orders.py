"""What can be ordered of the studio: every picture of the game, packed where it is handed in, for the match goes on."""

from collections.abc import Iterable, Sequence

import msgspec

from render.era_of_tribes import battle as battles
from render.era_of_tribes import board as boards
from render.era_of_tribes import key as keys
from render.era_of_tribes import poster as posters
from render.era_of_tribes import realm as realms
from render.era_of_tribes import replay as films
from render.era_of_tribes import standings as tallies
from render.era_of_tribes.alt import alt_text
from render.era_of_tribes.board import NOTHING
from render.era_of_tribes.crops import THEATRE, Focus, regions
from render.paper.alt import shortened
from render.paper.changes import MapChanges
from render.paper.encode import UPLOAD
from render.paper.film import Suffix
from render.paper.picture import PLAIN, Style
from render.studio import Order, Ready, Unknown, readied
from rules.era_of_tribes.view import TribesView, places_of


def board(
    view: TribesView, style: Style = PLAIN, changes: MapChanges = NOTHING, focus: Focus = THEATRE, limit: int = UPLOAD
) -> Order:
    """The board as a seat sees it."""
    places = places_of(view)
    known: dict[str, Iterable[str]] = {"place": places, "realm": view.seating, "region": regions()}
    if focus.kind in known:
        _check(focus.kind, focus.id, known[focus.kind])
    for place in changes.places():
        _check("place", place, places)
    return Order(_board, style, (msgspec.msgpack.encode(view), changes, focus, limit))


def realm(view: TribesView, seat: str, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A player's board."""
    _check("seat", seat, view.seating)
    return Order(_realm, style, (msgspec.msgpack.encode(view), seat, limit))


def standings(
    view: TribesView, course: Sequence[tallies.InfluenceTally] = (), style: Style = PLAIN, limit: int = UPLOAD
) -> Order:
    """The round's order, the triumph track and the epochs, with the course if there is one."""
    return Order(_standings, style, (msgspec.msgpack.encode(view), msgspec.msgpack.encode(list(course)), limit))


def battle(report: battles.FightReport, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A battle report."""
    return Order(_battle, style, (msgspec.msgpack.encode(report), limit))


def key(style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """What every sign of the board means."""
    return Order(_key, style, (limit,))


def poster(view: TribesView, finale: posters.Finale, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """The poster at the end."""
    return Order(_poster, style, (msgspec.msgpack.encode(view), msgspec.msgpack.encode(finale), limit))


def replay(shots: Sequence[films.Shot], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp") -> Order:
    """An animated replay."""
    packed = tuple((msgspec.msgpack.encode(shot.view), shot.changes) for shot in shots)
    return Order(_replay, style, (packed, limit, suffix))


def _check(kind: str, id: str, known: Iterable[str]) -> None:
    """Refuse to draw what the match has not."""
    if id not in known:
        raise Unknown(kind, id, known)


# In the worker.


def _view(packed: bytes) -> TribesView:
    return msgspec.msgpack.decode(packed, type=TribesView)


def _board(style: Style, packed: bytes, changes: MapChanges, focus: Focus, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (readied(boards.board(view, style, changes, focus), alt_text(view, style.language, changes), limit),)


def _realm(style: Style, packed: bytes, seat: str, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (readied(realms.realm(view, seat, style), shortened(realms.told(view, seat, style.language)), limit),)


def _standings(style: Style, packed: bytes, course: bytes, limit: int) -> tuple[Ready, ...]:
    view, points = _view(packed), msgspec.msgpack.decode(course, type=list[tallies.InfluenceTally])
    said = shortened(tallies.told(view, points, style.language))
    return (readied(tallies.standings(view, points, style), said, limit),)


def _battle(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    report = msgspec.msgpack.decode(packed, type=battles.FightReport)
    return (readied(battles.battle(report, style), shortened(battles.told(report, style.language)), limit),)


def _key(style: Style, limit: int) -> tuple[Ready, ...]:
    return (readied(keys.key(style), shortened(keys.told(style.language)), limit),)


def _poster(style: Style, packed: bytes, end: bytes, limit: int) -> tuple[Ready, ...]:
    view, finale = _view(packed), msgspec.msgpack.decode(end, type=posters.Finale)
    return (readied(posters.poster(view, finale, style), shortened(posters.told(view, finale, style.language)), limit),)


def _replay(
    style: Style, packed: tuple[tuple[bytes, MapChanges], ...], limit: int, suffix: Suffix
) -> tuple[Ready, ...]:
    shots = [films.Shot(_view(view), changes) for view, changes in packed]
    film = films.replay(shots, style, limit, suffix)
    return (Ready(film.data, film.suffix, film.size, shortened(films.told(shots, style.language))),)
