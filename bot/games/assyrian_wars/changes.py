"""What an impulse of Assyrian Wars changed, for pictures: moves, clashes, control, and reports of its battles.

Everything is read from public events and from the public view after them.
"""

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from typing import Any, Literal

import msgspec

from bot.spine.words import Words
from render.assyrian_wars.battle import BattleReport, Combatant, Fate, Party, Round, Throw
from render.assyrian_wars.changes import Caption, Changes, Clash, Move, Taken
from render.assyrian_wars.piles import RANK
from rules.assyrian_wars.board.ids import AreaId, BoxId, CardId, PieceId, ZoneId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.view import View
from rules.core.messages import Event, Message, Name

BATTLE, SIEGE, NAVAL = "battle-begins", "siege-rolled", "naval-battle-begins"
ABROAD = "battle-abroad"
# A round of siege combat is over when the city falls or holds, and at the latest when somebody does something else.
DECIDED = frozenset(("city-taken", "assault-repelled"))
MOVES_ON = frozenset(("marched", "attrition-rolled", "siege-begins", "card-played", "impulse-ends"))
# Events that leave a mark where they happen, besides moves, battles and new holders.
MARKS = frozenset(
    (
        *("units-built", "units-hired", "bought-back", "placed", "leader-placed", "leader-relocated", "king-crowned"),
        *("ship-built", "ship-bought-back", "pieces-returned", "boarded", "landed", "went-to-regroup"),
        *("pillaged", "pillaged-by-debt", "pillage-cleared", "pillage-removed", "city-repaired", "city-damaged"),
        *("eco-marker-placed", "deported", "unit-disbanded", "siege-begins", "hunger-step", "city-starved"),
        *("revolt-placed", "revolt-ended", "revolt-over", "province-taken", "province-lost", "minor-city-conquered"),
        *("tribe-enters", "tribe-returns", "tribe-reinforced", "tribe-beaten", "pact-made", "pact-over"),
        *("fleet-left-box", "fleet-turned-back"),
    )
)


def _id(value: Any) -> str:
    """The id behind a parameter; "" for anything else."""
    return value.id if isinstance(value, Name) else ""


def _ids(value: Any) -> tuple[str, ...]:
    return tuple(each.id for each in value if isinstance(each, Name)) if isinstance(value, list | tuple) else ()


def country_of(events: Iterable[Event]) -> str:
    """Whose impulse it was."""
    begun = (_id(event.message.params.get("country")) for event in events if event.message.id == "impulse-begins")
    return next(begun, "")


def changes_of(events: Sequence[Event], view: View, words: Words) -> Changes:
    """Everything that the picture of an impulse points out, with its caption."""
    known = {*view.areas, *view.zones}
    moves = [move for move in _moves(events) if known.issuperset(move.path)]
    clashes = [clash for clash in _clashes(events) if clash.place in known]
    taken = {
        _id(event.message.params["area"]): _id(event.message.params["country"])
        for event in events
        if event.message.id == "control-changes"
    }
    held = tuple(Taken(place, country) for place, country in taken.items() if place in known)
    shown = {*taken, *(clash.place for clash in clashes), *(move.path[-1] for move in moves)}
    touched = tuple(place for place in _touched(events) if place in known and place not in shown)
    return Changes(tuple(moves), tuple(clashes), held, _caption(events, words), touched)


def _touched(events: Iterable[Event]) -> list[str]:
    """Where something was built, placed, mended or spoilt, each place once."""
    marks = [event.message.params for event in events if event.message.id in MARKS]
    found = [_id(params.get(key)) for params in marks for key in ("area", "zone", "place", "target")]
    return list(dict.fromkeys(place for place in found if place))


def _moves(events: Iterable[Event]) -> list[Move]:
    """Marches that follow each other are one arrow; evasions, retreats and interceptions have their own."""
    found: list[tuple[str, str, list[str]]] = []  # country, force, path
    coming: dict[str, str] = {}  # an intercepting force, and where it comes from
    for event in events:
        params = event.message.params
        step: tuple[str, str, list[str]] | None = None
        match event.message.id:
            case "marched":
                step = _id(params["country"]), _id(params["force"]), [_id(params.get("start")), _id(params["area"])]
            case "fleet-sailed":
                step = _id(params["country"]), "fleet", [_id(params.get("start")), _id(params["zone"])]
            case "fleet-retreats":
                step = _id(params["country"]), "", [_id(params["zone"]), _id(params["target"])]
            case "went-home":
                step = _id(params["country"]), "", [_id(params["area"]), _id(params.get("target"))]
            case "army-relocated":
                step = _id(params["country"]), _id(params["leader"]), list(_ids(params["areas"]))
            case "forced-march":
                step = _id(params["leader"])[:2], _id(params["leader"]), list(_ids(params["areas"]))
            case "interception-declared":
                coming[_id(params["force"])] = _id(params.get("start"))
            case "interception-rolled" if params.get("success"):
                step = _id(params["country"]), "", [coming.get(_id(params["force"]), ""), _id(params["area"])]
            case "retreats" if not params.get("city"):
                step = _id(params["country"]), "", [_id(params["area"]), _id(params.get("target"))]
            case "evaded" if not params.get("city"):
                first = next(iter(_ids(params["countries"])), "")
                step = first, "", [_id(params["area"]), _id(params.get("target"))]
        if step is None or len(step[2]) < 2 or not all(step[2]):
            continue
        last = found[-1] if found else None
        if last and step[1] and last[:2] == step[:2] and last[2][-1] == step[2][0]:
            last[2].extend(step[2][1:])
        else:
            found.append(step)
    return [Move(country, tuple(path)) for country, _, path in found]


def _clashes(events: Iterable[Event]) -> list[Clash]:
    """Where there was fighting, and who won."""
    won: dict[str, str] = {}
    for event in events:
        place = _id(event.message.params.get("area"))
        match event.message.id:
            case "battle-begins" | "siege-rolled" | "sortie" | "assault-repelled":
                won.setdefault(place, "")
            case "naval-battle-won":
                zone = _id(event.message.params.get("zone"))
                won[zone] = next(iter(_ids(event.message.params["countries"])), "")
            case "battle-won":
                won[place] = next(iter(_ids(event.message.params["countries"])), "")
    return [Clash(place, winner) for place, winner in won.items() if place]


def _caption(events: Sequence[Event], words: Words) -> Caption:
    """Who, with which card, and how it ended; when is on the board."""
    country = country_of(events)
    cards = [event.message.params["card"] for event in events if event.message.id == "card-played"]
    points = [event for event in events if event.message.id in ("city-taken", "battle-won", "battle-undecided")]
    return Caption(
        country=country,
        title=words.name(Name("country", country)) if country else "",
        card=words.list(cards) if cards else "",
        result=words.say(points[-1].message).lstrip("⚔️🏰 ") if points else "",
    )


# ---- battle reports ---------------------------------------------------------------------------------------------


Thrown = tuple[str, int, tuple[Throw, ...], int]  # phase, side, dice, hits


class Fight(msgspec.Struct):
    """A battle as its events tell it."""

    place: str
    kind: Literal["field", "sortie", "siege", "naval"]
    sides: tuple[tuple[str, ...], tuple[str, ...]]
    fates: dict[str, tuple[str, Fate]] = {}  # piece: whose, and what became of it
    ways_out: dict[str, str] = {}  # country: where it went
    cards: list[tuple[str, str]] = []
    thrown: list[Thrown] = []  # of the round that goes on
    rounds: list[Round] = []
    fielded: dict[int, Counter[str]] = {}  # by side: the classes of the units that rolled dice, or fell before
    winner: Literal["attacker", "defender", ""] = ""
    result: Message | None = None
    last: int = 0  # the place of the last event that tells of it
    left: bool = False  # a siege in which nothing more can happen in this round


def fights_of(events: Sequence[Event]) -> list[Fight]:
    """Every battle on land or sea, sortie and round of siege combat among these events that has come to its end."""
    return [fight for fight in _all_fights(events) if fight.result is not None]


def fight_at(places: Container[str], events: Sequence[Event]) -> Fight | None:
    """The last battle among these events if it was at one of these places, with the dice of a round that goes on."""
    found = _all_fights(events)
    if not found or found[-1].place not in places:
        return None
    fight = found[-1]
    closed = max((each.number for each in fight.rounds), default=0)
    fight.rounds += _rounds(fight.thrown, closed + 1, (0, 0))
    return fight


def _all_fights(events: Sequence[Event]) -> list[Fight]:
    found: list[Fight] = []
    sortie = False
    for place, event in enumerate(events):
        id, params = event.message.id, event.message.params
        if id in (BATTLE, NAVAL):
            sides = _ids(params["countries"]), _ids(params["others"])
            kind: Literal["field", "sortie", "naval"] = "naval" if id == NAVAL else "sortie" if sortie else "field"
            found.append(Fight(_id(params["zone" if id == NAVAL else "area"]), kind, sides))
            sortie = False
        elif id == SIEGE:
            found.append(_siege(event.message))
        elif id == "sortie":
            sortie = True
        elif id == ABROAD:
            found.append(Fight("", "field", ((), ())))  # off the map: it never has a result here
        elif found and found[-1].kind == "siege" and id in MOVES_ON:
            found[-1].left = True
        elif found and _goes_on(found[-1], id):
            _note(found[-1], event)
            found[-1].last = place
            found[-1].left = found[-1].kind == "siege" and id in DECIDED
    return found


def _goes_on(fight: Fight, id: str) -> bool:
    """May an event still tell of the battle? Who has marched on after a siege is looked for before he went."""
    if fight.kind == "siege":
        return not fight.left
    return fight.result is None or id in ("retreats", "fleet-retreats")


def _siege(rolled: Message) -> Fight:
    """A round of siege combat; a city of nobody's goes by its area."""
    params = rolled.params
    place = _id(params["area"])
    fight = Fight(place, "siege", (_ids(params["countries"]), _ids(params["others"]) or (place,)))
    mine, theirs = (tuple(_throw(line) for line in _lines(params[side])) for side in ("lines", "other_lines"))
    fight.rounds.append(Round("siege", 1, mine, theirs, (_number(params["scored"]), _number(params["received"]))))
    twice = 2 if params["method"] == "assault" else 1  # the dice of the city
    fight.fielded = {0: _classes(params["lines"]), 1: _classes(params["other_lines"], twice)}
    fight.result = rolled
    return fight


def _note(fight: Fight, event: Event) -> None:
    """What one event says about the battle."""
    params = event.message.params
    match event.message.id:
        case "battle-card":
            fight.cards.append((_id(params["country"]), _id(params["card"])))
        case "dice-rolled":
            side = 0 if set(_ids(params["countries"])) & set(fight.sides[0]) else 1
            throws = tuple(_throw(line) for line in _lines(params["lines"]))
            fight.thrown.append((str(params["phase"]), side, throws, _number(params["hits"])))
            if params["phase"] == "melee" and side not in fight.fielded:
                gone = [
                    piece
                    for piece, (whose, fate) in fight.fates.items()
                    if whose in fight.sides[side] and fate == "destroyed"
                ]
                fight.fielded[side] = _classes(params["lines"]) + Counter(_class(piece) for piece in gone)
        case "round-fought":
            _close_round(fight, params)
        case "losses-taken":
            whose = _id(params["country"])
            _fate(fight, whose, _ids(params["reduced"]), "reduced")
            _fate(fight, whose, _ids(params["eliminated"]), "destroyed")
        case "routed":
            _fate(fight, _id(params["country"]), _ids(params["pieces"]), "routed")
        case "retreats":
            fight.ways_out[_id(params["country"])] = fight.place if params.get("city") else _id(params.get("target"))
        case "fleet-retreats":
            fight.ways_out[_id(params["country"])] = _id(params["target"])
        case "walls-hit" | "city-taken" | "assault-repelled" if fight.kind == "siege":
            if _id(params.get("area")) == fight.place:
                fight.result = event.message
                outcomes: dict[str, Literal["attacker", "defender"]]
                outcomes = {"city-taken": "attacker", "assault-repelled": "defender"}
                fight.winner = outcomes.get(event.message.id, fight.winner)
                for piece in _ids(params.get("routed")):
                    _fate(fight, piece[:2] if piece[:2] in fight.sides[1] else fight.sides[1][0], (piece,), "routed")
        case "battle-won" | "naval-battle-won":
            fight.result = event.message
            winners = set(_ids(params["countries"]))
            fight.winner = "attacker" if winners & set(fight.sides[0]) else "defender"
        case "battle-undecided":
            fight.result = event.message


def _fate(fight: Fight, whose: str, pieces: Iterable[str], fate: Fate) -> None:
    for piece in pieces:
        fight.fates[piece] = whose, fate


def _lines(value: Any) -> list[Message]:
    return [line for line in value if isinstance(line, Message)] if isinstance(value, list | tuple) else []


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _throw(line: Message) -> Throw:
    """The dice of one kind of unit."""
    dice = line.params["dice"]
    results = tuple(_number(each) for each in dice) if isinstance(dice, list | tuple) else ()
    factor = _number(line.params["factor"])
    plain = sum(result <= factor for result in results)
    return Throw(factor, results, kills=_number(line.params["hits"]) > plain)


def _class(piece: str) -> str:
    """The class in the id of a unit or ship."""
    return piece[3:].partition("-")[0]


def _classes(lines: Any, times: int = 1) -> Counter[str]:
    """How many units of each class have rolled: their dice lie open in the fog too (9.5, R-269)."""
    rolled: Counter[str] = Counter()
    for line in _lines(lines):
        dice = line.params["dice"]
        rolled[str(line.params["what"])] += len(dice) // times if isinstance(dice, list | tuple) else 0
    return Counter({kind: number for kind, number in rolled.items() if kind in RANK})


def _close_round(fight: Fight, params: Any) -> None:
    """Bow fire and melee since the last round."""
    routs = _number(params["routs"]), _number(params["other_routs"])
    fight.rounds += _rounds(fight.thrown, _number(params["round"]), routs)
    fight.thrown.clear()


def _rounds(rolled: Sequence[Thrown], number: int, routs: tuple[int, int]) -> list[Round]:
    """The dice of one round, bow fire and melee apart."""
    found: list[Round] = []
    for phase, kind in (("bow-fire", "bow"), ("melee", "melee")):
        thrown = [each for each in rolled if each[0] == phase]
        if not any(throws for _, _, throws, _ in thrown):
            continue
        mine = [each for each in thrown if each[1] == 0]
        theirs = [each for each in thrown if each[1] == 1]
        found.append(
            Round(
                "bow" if kind == "bow" else "melee",
                number,
                tuple(throw for each in mine for throw in each[2]),
                tuple(throw for each in theirs for throw in each[2]),
                (sum(each[3] for each in mine), sum(each[3] for each in theirs)),
                routs if kind == "melee" else (0, 0),
            )
        )
    return found


def report(fight: Fight, view: View, words: Words, *, over: bool = True) -> BattleReport:
    """The picture's input; `view` is the public one after the battle, or while it goes on that of whoever looks."""
    told = None if fight.result is None or fight.result.id == SIEGE else fight.result  # its dice are in the picture
    return BattleReport(
        place=fight.place,
        kind=fight.kind,
        attacker=_party(fight, 0, view),
        defender=_party(fight, 1, view),
        rounds=tuple(fight.rounds),
        winner=fight.winner,
        date=words("story-turn", turn=view.clock.turn),
        result=words.say(told).lstrip("⚔️🏰 ") if told is not None else "",
        goes_on=fight.result is None or (fight.kind == "siege" and fight.result.id == SIEGE and not over),
    )


def _party(fight: Fight, side: int, view: View) -> Party:
    """The pieces that fell, ran or still stand; in the fog those that nobody saw are only counted (9.5)."""
    countries = fight.sides[side]
    pieces = {
        piece: Combatant(PieceId(piece), reduced=False, fate=fate)
        for piece, (whose, fate) in fight.fates.items()
        if whose in countries
    }
    for country in countries:
        for piece in _seen(view, AreaId(fight.ways_out.get(country, fight.place))):
            fought = piece.used or country not in fight.ways_out
            if piece.owner == country and fought and _took_part(fight, side, piece):
                known = pieces.get(piece.id)
                fate: Fate = known.fate if known is not None else "stands"
                before = piece.reduced and fate != "reduced"
                pieces[piece.id] = Combatant(piece.id, reduced=before, crowned=piece.crowned, fate=fate)
    cards = tuple(CardId(card) for country, card in fight.cards if country in countries)
    unseen = fight.fielded.get(side, Counter()) - Counter(_class(piece) for piece in pieces)
    before_dice = fight.result is None and side not in fight.fielded
    veiled = before_dice and any(piece.owner in countries for piece in _stacks(view, fight.place))
    return Party(countries, tuple(pieces.values()), cards, unseen.total(), veiled)


def _stacks(view: View, place: str) -> list[Piece]:
    """The tops of the stacks there that stand in the fog (9.5)."""
    return view.area_stacks.get(AreaId(place), []) or view.zone_stacks.get(ZoneId(place), [])


def _seen(view: View, place: AreaId) -> list[Piece]:
    """The pieces of an area or sea zone that everybody sees, and in the fog the tops of the stacks (9.5)."""
    state = view.areas.get(place)
    if state is None:
        return [*view.zones.get(ZoneId(place), ()), *view.boxes.get(BoxId(place), ()), *_stacks(view, place)]
    return [*state.pieces, *_stacks(view, place)]


def _took_part(fight: Fight, side: int, piece: Piece) -> bool:
    """Ships fight at sea, a garrison in a siege; in the field it has stayed behind its walls, unless it went there."""
    if fight.kind == "naval":
        return piece.is_ship
    if fight.kind == "siege":
        return piece.is_land and piece.inside == bool(side)
    return piece.is_land and not (piece.inside and fight.ways_out.get(piece.owner) != fight.place)
