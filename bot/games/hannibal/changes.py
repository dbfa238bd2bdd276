"""What a picture points out: the marches, battles, sieges and markers of the events of a card."""

from collections.abc import Iterable
from itertools import pairwise

from bot.games.hannibal.fights import plain
from bot.games.small_maps import walked
from bot.spine.words import Words
from render.hannibal.changes import Caption, Changes, Clash, Move, Taken
from rules.core.messages import Event, Message, Name
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

CLASHES = frozenset({"battle-begins", "siege-rolled", "subjugation-rolled", "traitor-opens-gates"})
TAKEN = frozenset({"markers-placed", "city-fallen", "tribe-subjugated", "city-changed-sides"})
FREED = frozenset({"markers-removed", "marker-removed", "markers-isolated"})
TOUCHED = frozenset({"units-placed", "units-lost", "overrun", "general-placed", "stepped-aside", "backed-up"})
RESULTS = frozenset({"battle-won", "withdrew", "withdrew-inside", "city-fallen", "city-changed-sides", "fleet-sunk"})
LOST_AT_SEA = frozenset({"voyage-sunk", "voyage-return"})
PLAYED = "card-played-"


def changes_of(events: Iterable[Event], words: Words) -> Changes:
    """Everything that these events changed on the board."""
    said = [event.message for event in events]
    moves = list[Move]()
    for one in said:
        if one.id == "marched":
            _walk(moves, one)
        elif one.id in LOST_AT_SEA:
            moves.append(Move(_leader(one), (_id(one, "start"), _id(one, "space")), sea=True))
        elif one.id == "retreated":
            moves.append(Move(_id(one, "side"), (_id(one, "space"), *_all(one, "path"))))
        elif one.id == "withdrew":
            moves.append(Move(_id(one, "side"), (_id(one, "space"), _id(one, "to"))))
    winners = {_id(one, "space"): _id(one, "side") for one in said if one.id == "battle-won"}
    clashes = dict.fromkeys(_id(one, "space") for one in said if one.id in CLASHES)
    taken = [Taken(space, _id(one, "side")) for one in said if one.id in TAKEN for space in _spaces(one)]
    taken += [Taken(space) for one in said if one.id in FREED for space in _spaces(one)]
    touched = dict.fromkeys(space for one in said if one.id in TOUCHED for space in _spaces(one))
    return Changes(
        moves=tuple(moves),
        clashes=tuple(Clash(space, winners.get(space, "")) for space in clashes if space),
        taken=tuple({one.place: one for one in taken}.values()),
        touched=tuple(touched),
        caption=_caption(said, words),
    )


def way_of(lines: Iterable[Message], side: str, view: HannibalView, words: Words) -> Changes | None:
    """The way of a march that waits for its Confirm, who may bar it, and where enemies stand (ch.9, ch.12)."""
    said = list(lines)
    route = next((one for one in said if one.id == "quote-route"), None)
    spaces = () if route is None else _all(route, "spaces")
    if route is None or len(spaces) < 2:
        return None
    moves = list[Move]()
    for start, to in pairwise(spaces):
        _step(moves, side, start, to)
    threats = [one for one in said if one.id == "quote-intercepted"]
    standing = {general: force.space for force in view.forces for general in force.generals}
    for one in threats:
        coming = [(general, standing.get(GeneralId(general))) for general in _all(one, "generals")]
        moves += [Move(edition().generals[GeneralId(who)].side, (at, _id(one, "space"))) for who, at in coming if at]
    fights = [_id(one, "space") for one in said if one.id == "quote-meets-enemy"]
    result = " ".join(plain(words.say(one)) for one in threats)
    ends = {"start": Name("space", spaces[0]), "space": Name("space", spaces[-1])}  # the map shows the way between
    title = words("ahead-way", **ends, points=route.params["points"], most=route.params["most"])
    return walked(side, moves, fights, title, result)


def _walk(moves: list[Move], step: Message) -> None:
    """A step of a march that was made."""
    _step(moves, _leader(step), _id(step, "start"), _id(step, "space"))


def _step(moves: list[Move], side: str, start: str, to: str) -> None:
    """A step makes the last way longer, or begins a new one."""
    sea = to not in edition().map.links.neighbours(SpaceId(start))
    last = moves[-1] if moves else None
    if last is not None and last.side == side and last.sea == sea and last.path[-1] == start:
        moves[-1] = Move(side, (*last.path, to), sea)
    else:
        moves.append(Move(side, (start, to), sea))


def _caption(said: list[Message], words: Words) -> Caption:
    played = next((one for one in said if one.id.startswith(PLAYED)), None)
    last = next((one for one in reversed(said) if one.id in RESULTS), None)
    result = plain(words.say(last)) if last is not None else ""
    if played is None:
        return Caption(result=result)
    card, side = played.params.get("card"), played.params.get("side")
    named = words.name(card) if isinstance(card, Name) else ""
    return Caption(_id(played, "side"), words.name(side) if isinstance(side, Name) else "", named, result)


def _id(said: Message, param: str) -> str:
    found = said.params.get(param)
    return found.id if isinstance(found, Name) else ""


def _leader(said: Message) -> str:
    """The side of the general whom a message names."""
    return edition().generals[GeneralId(_id(said, "general"))].side


def _all(said: Message, param: str) -> tuple[str, ...]:
    found = said.params.get(param)
    return tuple(one.id for one in found if isinstance(one, Name)) if isinstance(found, tuple | list) else ()


def _spaces(said: Message) -> tuple[str, ...]:
    if "spaces" in said.params:
        return _all(said, "spaces")
    return (space,) if (space := _id(said, "space")) else ()
