"""What a picture points out: the marches, battles, sieges and markers of the events of a card."""

from collections.abc import Iterable

from bot.spine.words import Words
from render.hannibal.changes import Caption, Changes, Clash, Move, Taken
from rules.core.messages import Event, Message, Name
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.pack.edition import edition

CLASHES = frozenset({"battle-begins", "siege-rolled", "subjugation-rolled", "traitor-opens-gates"})
TAKEN = frozenset({"markers-placed", "city-fallen", "tribe-subjugated", "city-changed-sides"})
FREED = frozenset({"markers-removed", "marker-removed", "markers-isolated"})
TOUCHED = frozenset({"units-placed", "units-lost", "overrun", "general-placed", "stepped-aside", "backed-up"})
PLAYED = "card-played-"


def changes_of(events: Iterable[Event], words: Words) -> Changes:
    """Everything that these events changed on the board."""
    said = [event.message for event in events]
    moves = list[Move]()
    for one in said:
        if one.id == "marched":
            _walk(moves, one)
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


def _walk(moves: list[Move], step: Message) -> None:
    """A step makes the last way longer, or begins a new one."""
    start, to, general = _id(step, "start"), _id(step, "space"), _id(step, "general")

    sea = to not in edition().map.links.neighbours(SpaceId(start))
    side = edition().generals[GeneralId(general)].side
    last = moves[-1] if moves else None
    if last is not None and last.side == side and last.sea == sea and last.path[-1] == start:
        moves[-1] = Move(side, (*last.path, to), sea)
    else:
        moves.append(Move(side, (start, to), sea))


def _caption(said: list[Message], words: Words) -> Caption:
    played = next((one for one in said if one.id.startswith(PLAYED)), None)
    if played is None:
        return Caption()
    card, side = played.params.get("card"), played.params.get("side")
    named = words.name(card) if isinstance(card, Name) else ""
    return Caption(_id(played, "side"), words.name(side) if isinstance(side, Name) else "", named)


def _id(said: Message, param: str) -> str:
    found = said.params.get(param)
    return found.id if isinstance(found, Name) else ""


def _spaces(said: Message) -> list[str]:
    found = said.params.get("spaces")
    if isinstance(found, tuple | list):
        return [one.id for one in found if isinstance(one, Name)]
    return [space] if (space := _id(said, "space")) else []
