"""T-60, T-81, T-82: what a side puts up: armies, legions, goods, mercenaries, allies; and how it takes losses."""

from collections import Counter
from collections.abc import Sequence

from rules.core.ids import Seat
from rules.core.messages import Name, Refusal, clipped, refuse, seat_name
from rules.era_of_tribes.battle.forces import helpers
from rules.era_of_tribes.board.holdings import spend_good, usable_military
from rules.era_of_tribes.board.ids import TileId
from rules.era_of_tribes.board.names import tile_name
from rules.era_of_tribes.board.state import BattleSide, Board, Conflict, Force, Muster, Realm
from rules.era_of_tribes.pack.edition import edition

RULE = "ch.6.4"
ALL, NONE, ENOUGH, OWN, ASK = "all", "none", "enough", "own", "ask"
FIRST_TO_FALL = ("militia", "mercenaries", "goods")
THEN = ("legions", "armies", "vassals", "city")
CITY_WISHES = ("auto", "yes", "no")
CHEAP_FIRST = ("taler", "morale", "militia", "influence", "leader", "advance", "score")


def wrong_muster(board: Board, seat: Seat, muster: Muster, ask: bool = False) -> Refusal | None:
    """The refusal of an order that cannot be carried out by what the seat has."""
    realm = board.realms[seat]
    wrong = _wrong_number(muster.armies, (ALL, NONE, ENOUGH, OWN, *((ASK,) if ask else ())))
    wrong = wrong or _wrong_number(muster.legions, (ALL, NONE)) or _wrong_losses(muster.losses)
    if wrong is None and muster.armies == OWN and realm.militia:
        wrong = refuse(RULE, "grey-militia-first", found=realm.militia)
    if wrong is None and muster.city not in CITY_WISHES:
        wrong = refuse(RULE, "unknown-word", found=clipped(muster.city), known=_names("wish", CITY_WISHES))
    return wrong or _wrong_tiles(realm, muster.mercenaries) or _wrong_allies(board, seat, muster.allies)


def _names(kind: str, words: Sequence[str]) -> tuple[Name, ...]:
    """Words that orders know, as players say them."""
    return tuple(Name(kind, word) for word in words)


def _wrong_number(word: str, known: tuple[str, ...]) -> Refusal | None:
    if word in known or (word.isascii() and word.isdigit() and len(word) < 3):
        return None
    return refuse("T-82", "unknown-number", found=clipped(word), known=_names("number", known))


def _wrong_losses(words: Sequence[str]) -> Refusal | None:
    """ch.6.4: militia, mercenaries and goods fall first."""
    seen_later = False
    for word in words:
        kind = word.removesuffix("-first")
        if kind not in (*FIRST_TO_FALL, *THEN):
            return refuse("T-60", "unknown-loss", found=clipped(word), known=_names("loss", (*FIRST_TO_FALL, *THEN)))
        if kind in FIRST_TO_FALL and seen_later:
            return refuse(RULE, "militia-falls-first", found=Name("loss", kind))
        seen_later = seen_later or kind in THEN
    return None


def _wrong_tiles(realm: Realm, words: Sequence[str]) -> Refusal | None:
    """ch.6.4: unused tiles, named or counted; nobody learns here which tiles there are."""
    wanted = Counter(words)
    number = sum(int(word) for word in words if word.isascii() and word.isdigit() and len(word) < 3)
    named = [TileId(word) for word in words if word in edition().box.tiles]
    if len(named) + sum(word.isascii() and word.isdigit() and len(word) < 3 for word in words) < len(words):
        stranger = next(word for word in words if word not in edition().box.tiles and not word.isdigit())
        return refuse(RULE, "no-such-tile", tile=clipped(stranger))
    for tile in named:
        if realm.tiles.count(tile) < wanted[tile]:
            return refuse(RULE, "no-such-tile", tile=tile_name(tile))
    if number + len(named) > len(realm.tiles):
        return refuse(RULE, "too-few-tiles", needed=number + len(named), found=len(realm.tiles))
    return None


def _wrong_allies(board: Board, seat: Seat, words: Sequence[str]) -> Refusal | None:
    """T-61, T-81: requests as `blue:3`, or `all` for every army of every ally."""
    for word in words:
        if word == ALL:
            continue
        other, _, number = word.partition(":")
        if (
            other not in board.realms
            or other == seat
            or not (number.isascii() and number.isdigit() and len(number) < 3)
        ):
            return refuse("T-61", "unknown-request", found=clipped(word))
        if (min(seat, other), max(seat, other)) not in board.alliances:
            return refuse("T-61", "no-allies", seat=seat_name(Seat(other)))
    return None


def loss_order(words: Sequence[str]) -> tuple[str, ...]:
    """T-60: all kinds of units in the order in which they fall."""
    wished = [word.removesuffix("-first") for word in words]
    first = [kind for kind in wished if kind in FIRST_TO_FALL] + [kind for kind in FIRST_TO_FALL if kind not in wished]
    later = [kind for kind in wished if kind in THEN] + [kind for kind in THEN if kind not in wished]
    return (*first, *later)


def commit(board: Board, force: Force, muster: Muster, against: int) -> None:
    """T-60: goods, mercenaries, legions and armies join; `enough` is more than so many of the other side, or none."""
    assert force.seat is not None
    realm = board.realms[force.seat]
    force.losses = loss_order(muster.losses)
    if muster.goods:
        for good in usable_military(board, force.seat):
            spend_good(realm, good)
            force.goods.append(good)
    hire(realm, force, muster.mercenaries)
    legions = _number(muster.legions, realm.legions)
    realm.legions -= legions
    force.legions += legions
    there = realm.militia + realm.armies
    if muster.armies == ENOUGH:
        needed = max(against + 1 - force.units, 0)
        number = needed if needed <= there else 0
    else:
        number = _number(muster.armies, there)
    grey = min(number, realm.militia)
    realm.militia -= grey
    realm.armies -= number - grey
    force.grey += grey
    force.armies += number - grey


def hire(realm: Realm, force: Force, words: Sequence[str]) -> int:
    """ch.6.4, 7: unused tiles become mercenaries; of those that are only counted, the ones that are worth least."""
    uses, chosen = edition().box.tiles, [TileId(word) for word in words if word in edition().box.tiles]
    for tile in chosen:
        realm.tiles.remove(tile)
    for _ in range(sum(int(word) for word in words if word not in uses)):
        tile = min(realm.tiles, key=lambda one: (CHEAP_FIRST.index(uses[one].use), uses[one].figure, one))
        realm.tiles.remove(tile)
        chosen.append(tile)
    force.hired.extend(chosen)
    return len(chosen)


def _number(word: str, there: int) -> int:
    """How many of those that are there."""
    if word in (ALL, OWN):
        return there
    return min(int(word), there) if word.isdigit() else 0


def requests(board: Board, conflict: Conflict, side: BattleSide, muster: Muster) -> list[tuple[Seat, int]]:
    """T-61: which allies are asked for how many armies."""
    able = helpers(board, conflict, side)
    if ALL in muster.allies:
        return [(seat, board.realms[seat].armies) for seat in able]
    found = [(Seat(word.partition(":")[0]), int(word.partition(":")[2])) for word in muster.allies]
    return [(seat, number) for seat, number in found if seat in able and number > 0]
