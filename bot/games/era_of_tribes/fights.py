"""Battles as their events tell them, for their reports: what stood on each side, markers, dice, who was left."""

from collections.abc import Iterable, Mapping
from typing import get_args

from msgspec import Struct

from bot.spine.words import Words
from render.era_of_tribes.battle import Fighters, FightReport, Throw
from rules.core.messages import Event, Message, Name
from rules.era_of_tribes.board.ids import Symbol
from rules.era_of_tribes.board.state import BattleSide

SIGNS = "⚔️🏰🎲🃏 "
BEGINS = ("battle-begins", "sea-battle-begins")
ROUNDS = ("battle-round", "sea-round")
ENDS = ("battle-over", "sea-battle-won", "sea-battle-drawn")
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
PUT_UP = ("vassals", "city", "militia", "armies", "legions", "goods", "mercenaries")
Units = dict[str, int]


class Fight(Struct):
    """A battle as its events tell it; `sides` are the units of the attacker and of the defender by their kind."""

    begins: Message
    sides: tuple[Units, Units]
    markers: dict[Symbol, BattleSide] = {}
    throws: list[Throw] = []
    over: Message | None = None
    acting: int = 0  # the side that has put up or added something last

    @property
    def sea(self) -> bool:
        """Whether fleets fight."""
        return self.begins.id == "sea-battle-begins"


def fights_of(events: Iterable[Event]) -> list[Fight]:
    """Every battle among these events that has been decided."""
    found: list[Fight] = []
    for event in events:
        said = event.message
        if said.id in BEGINS:
            found.append(_begun(said))
        elif found and found[-1].over is None:
            _go_on(found[-1], said)
    return [fight for fight in found if fight.over is not None]


def _begun(said: Message) -> Fight:
    """ch.6.4, 6.5: what stands there at first; fleets at sea have their markers at once."""
    attackers, defenders = number_of(said, "attackers"), number_of(said, "defenders")
    if said.id == "sea-battle-begins":
        fight = Fight(said, ({"fleets": attackers}, {"fleets": defenders}))
        fight.markers = _markers(said)
        return fight
    militia, city = number_of(said, "militia"), number_of(said, "city")
    wild = said.params.get("defender") == "barbarians"
    held = {"barbarians": int(wild), "vassals": defenders - militia - city - wild, "city": city, "militia": militia}
    return Fight(said, ({"vassals": attackers}, held))


def _go_on(fight: Fight, said: Message) -> None:
    """What comes to a battle, or becomes of it; allies help the side that has put up last, or is reinforced."""
    if said.id == "put-up":
        fight.acting = 0 if said.params["side"] == "attacker" else 1
        fight.sides[fight.acting].update({kind: number_of(said, kind) for kind in PUT_UP})
    elif said.id == "reinforced":
        fight.acting = 0 if said.params["seat"] == fight.begins.params["attacker"] else 1
        _add(fight, "mercenaries", said)
    elif said.id == "support-given":
        _add(fight, "allies", said)
    elif said.id == "markers-dealt":
        fight.markers = _markers(said)
    elif said.id in ROUNDS:
        red, green = _symbol(said, "red"), _symbol(said, "green")
        fight.throws.append(Throw(red, green, number_of(said, "attacker"), number_of(said, "defender")))
    elif said.id in ENDS:
        fight.over = said


def _add(fight: Fight, kind: str, said: Message) -> None:
    units = fight.sides[fight.acting]
    units[kind] = units.get(kind, 0) + number_of(said, "count")


def _markers(said: Message) -> dict[Symbol, BattleSide]:
    """Which side holds which marker: those that are named are the attacker's."""
    named = said.params.get("markers", ())
    mine = {one.id for one in named if isinstance(one, Name)} if isinstance(named, tuple | list) else set()
    return {symbol: "attacker" if symbol in mine else "defender" for symbol in SYMBOLS}


def _symbol(said: Message, param: str) -> Symbol:
    """The face that a die has shown."""
    return next(symbol for symbol in SYMBOLS if symbol == id_of(said, param))


def report(fight: Fight, round: int, peoples: Mapping[str, str], words: Words) -> FightReport:
    """The picture's input; `peoples` are those of the seats."""
    begins, over = fight.begins, fight.over
    assert over is not None
    left = fight.throws[-1] if fight.throws else None
    ends = (left.left, left.right) if left is not None else (number_of(over, "left"), number_of(over, "right"))
    seats = id_of(begins, "attacker"), id_of(begins, "defender")
    attacker, defender = (
        Fighters(seat, peoples.get(seat, ""), {kind: count for kind, count in units.items() if count}, end)
        for seat, units, end in zip(seats, fight.sides, ends, strict=True)
    )
    return FightReport(
        area=id_of(begins, "area"),
        round=round,
        attacker=attacker,
        defender=defender,
        markers=fight.markers,
        throws=tuple(fight.throws),
        landing=begins.params.get("landing") is True,
        sea=fight.sea,
        result=plain(words.say(over)),
    )


def plain(told: str) -> str:
    """A sentence without the signs and stress that only a chat can show."""
    return told.replace("**", "").lstrip(SIGNS)


def id_of(said: Message, param: str) -> str:
    """The id of what a parameter names; empty: it names nothing."""
    found = said.params.get(param)
    return found.id if isinstance(found, Name) else ""


def number_of(said: Message, param: str) -> int:
    """The number that a parameter gives; yes is 1."""
    found = said.params.get(param)
    return int(found) if isinstance(found, int) else 0
