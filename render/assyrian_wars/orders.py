"""What can be ordered of the studio: every picture of the game, packed where it is handed in, for the match goes on."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from render.assyrian_wars import battle as battles
from render.assyrian_wars import board as boards
from render.assyrian_wars import cards
from render.assyrian_wars import charts as lines
from render.assyrian_wars import diplomacy as politics
from render.assyrian_wars import key as signs
from render.assyrian_wars import poster as posters
from render.assyrian_wars import replay as films
from render.assyrian_wars.alt import alt_text
from render.assyrian_wars.board import NOTHING
from render.assyrian_wars.changes import Changes
from render.assyrian_wars.crops import THEATRE, Focus
from render.paper.alt import shortened
from render.paper.cardface import pages
from render.paper.encode import UPLOAD
from render.paper.film import Suffix
from render.paper.picture import PLAIN, Style
from render.studio import Order, Ready, Unknown, readied
from rules.assyrian_wars.board.ids import CardId
from rules.assyrian_wars.view import View


def board(
    view: View, style: Style = PLAIN, changes: Changes = NOTHING, focus: Focus = THEATRE, limit: int = UPLOAD
) -> Order:
    """The board as a seat sees it."""
    _check(focus, view)
    return Order(_board, style, (_packed(on_the_board(view)), changes, focus, limit))


def card(which: CardId, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """One card, large."""
    return Order(_card, style, (which, limit))


def hand(held: Sequence[CardId], style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A hand, on as many pictures as it takes."""
    return Order(_hand, style, (tuple(held), limit))


def battle(report: battles.BattleReport, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """A battle report."""
    return Order(_battle, style, (_packed(report), limit))


def key(style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """What every counter, marker and sign means."""
    return Order(_key, style, (limit,))


def diplomacy(view: View, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """The diplomacy chart."""
    return Order(_diplomacy, style, (_packed(on_the_board(view)), limit))


def charts(course: Sequence[lines.Standing], style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """Victory points and economy over the impulses."""
    return Order(_charts, style, (_packed(list(course)), limit))


def poster(view: View, ending: posters.Ending, style: Style = PLAIN, limit: int = UPLOAD) -> Order:
    """The poster at the end."""
    return Order(_poster, style, (_packed(view), _packed(ending), limit))


def replay(
    moments: Sequence[films.Moment], style: Style = PLAIN, limit: int = UPLOAD, suffix: Suffix = "webp"
) -> Order:
    """An animated replay."""
    packed = tuple((_packed(moment.view), moment.changes) for moment in moments)
    return Order(_replay, style, (packed, limit, suffix))


def _check(focus: Focus, view: View) -> None:
    """Refuse to look at what is not in the match."""
    known: dict[str, list[str]] = {"area": [*view.areas], "country": [*view.countries]}
    if focus.kind in known and focus.id not in known[focus.kind]:
        raise Unknown(focus.kind, focus.id, known[focus.kind])


def on_the_board(view: View) -> View:
    """A view without what no board shows: who looks, hands and plans. So those who see the same share one picture."""
    countries = {code: replace(one, hand=None, fresh=None) for code, one in view.countries.items()}
    return replace(view, seat=None, own=[], countries=countries, schemes=[], plans={})


def _packed(thing: object) -> bytes:
    """A view, or what else is drawn, as it is at this moment."""
    return msgspec.msgpack.encode(thing)


# In the worker.


def _view(packed: bytes) -> View:
    return msgspec.msgpack.decode(packed, type=View)


def _board(style: Style, packed: bytes, changes: Changes, focus: Focus, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    alt = alt_text(view, style.language, changes, focus)
    return (readied(boards.board(view, style, changes, focus), alt, limit),)


def _card(style: Style, which: CardId, limit: int) -> tuple[Ready, ...]:
    return (readied(cards.card(which, style), shortened(cards.told([which], style.language, style.pack)), limit),)


def _hand(style: Style, held: tuple[CardId, ...], limit: int) -> tuple[Ready, ...]:
    alts = [shortened(cards.told(page, style.language, style.pack)) for page in pages(held)]
    return tuple(readied(page, alt, limit) for page, alt in zip(cards.hand(held, style), alts, strict=True))


def _battle(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    report = msgspec.msgpack.decode(packed, type=battles.BattleReport)
    return (readied(battles.battle(report, style), shortened(battles.told(report, style.language, style.pack)), limit),)


def _key(style: Style, limit: int) -> tuple[Ready, ...]:
    return (readied(signs.key(style), shortened(signs.told(style.language)), limit),)


def _diplomacy(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    view = _view(packed)
    return (readied(politics.diplomacy(view, style), shortened(politics.told(view, style.language)), limit),)


def _charts(style: Style, packed: bytes, limit: int) -> tuple[Ready, ...]:
    course = msgspec.msgpack.decode(packed, type=list[lines.Standing])
    return (readied(lines.charts(course, style), shortened(lines.told(course, style.language, style.pack)), limit),)


def _poster(style: Style, packed: bytes, end: bytes, limit: int) -> tuple[Ready, ...]:
    view, ending = _view(packed), msgspec.msgpack.decode(end, type=posters.Ending)
    return (readied(posters.poster(view, ending, style), shortened(posters.told(view, ending, style.language)), limit),)


def _replay(style: Style, packed: tuple[tuple[bytes, Changes], ...], limit: int, suffix: Suffix) -> tuple[Ready, ...]:
    moments = [films.Moment(_view(view), changes) for view, changes in packed]
    film = films.replay(moments, style, limit, suffix)
    return (Ready(film.data, film.suffix, film.size, shortened(films.told(moments, style.language))),)
