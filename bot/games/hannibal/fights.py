"""Battles as their events tell them, for their reports: cards in the order in which they fell, dice, losses."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from bot.spine.words import Words
from render.hannibal.battle import PARTS, Army, Fall, FieldReport, Incident, Turn
from rules.core.messages import Event, Message, Name
from rules.hannibal.board.ids import BattleType, CardId, GeneralId, Side, SpaceId, enemy_of
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import HannibalView

BEGINS, DEALT, WON = "battle-begins", "battle-cards-dealt", "battle-won"
CARDS = frozenset({"battle-card-attacks", "battle-card-matches", "battle-event-counts-as"})
ENDS = frozenset({"political-consequences", "withdrew", "withdrew-inside"})
INCIDENTS: dict[str, Turn] = {
    "counterattack": "counterattack",
    "withdrawal-tried": "withdrawal",
    "withdrawal-prevention": "prevention",
    "attack-handed-over": "handed-over",
    "attack-taken": "taken",
    "battle-cards-run-out": "run-out",
    "battle-card-taken": "stolen",
}
SIGNS = "⚔️🏰🎲🃏 "


class Fight(msgspec.Struct):
    """A battle as its events tell it."""

    space: str
    attacker: Side
    dealt: dict[Side, dict[str, int]] = {}
    rounds: list[Fall | Incident] = []
    lost: dict[Side, int] = {}
    displaced: list[GeneralId] = []
    casualties: tuple[int, int] | None = None
    retreat: tuple[int, int, int] | None = None
    markers: int = 0
    winner: Side | None = None
    withdrew: Side | None = None
    start: Event | None = None  # after it both sides hold their cards, and nobody has fallen
    result: Message | None = None
    over: bool = False


def fights_of(events: Sequence[Event]) -> list[Fight]:
    """Every battle among these events that has been decided."""
    found: list[Fight] = []
    for event in events:
        said = event.message
        if said.id == BEGINS:
            found.append(Fight(_id(said, "space"), _side(said)))
        elif found and not found[-1].over:
            _note(found[-1], event)
    return [fight for fight in found if fight.result is not None]


def _note(fight: Fight, event: Event) -> None:
    """What one event says about the battle."""
    said = event.message
    if said.id in CARDS:
        fight.rounds.append(_fall(said))
    elif said.id in INCIDENTS:
        fight.rounds.append(_incident(INCIDENTS[said.id], said))
    match said.id:
        case "battle-cards-dealt":
            fight.start = event
            fight.dealt[_side(said)] = {part: _number(said, part) for part in ("count", *PARTS)}
        case "units-lost":
            units = said.params.get("units")
            fight.lost[_side(said)] = fight.lost.get(_side(said), 0) + (
                _number(units, "count") if isinstance(units, Message) else 0
            )
        case "general-displaced":
            fight.displaced.append(GeneralId(_id(said, "general")))
        case "battle-casualties":
            fight.casualties = _number(said, "die"), _number(said, "units")
        case "retreat-die":
            fight.retreat = _number(said, "die"), _number(said, "modifier"), _number(said, "units")
        case "battle-won":
            fight.winner, fight.result = _side(said), said
        case "political-consequences":
            fight.markers = _number(said, "count")
        case "withdrew" | "withdrew-inside":
            fight.withdrew, fight.result = _side(said), said
    fight.over = said.id in ENDS


def _fall(said: Message) -> Fall:
    """A card that was laid; an event that counts as one has a name, and no type."""
    card = said.params.get("card")
    if isinstance(card, Name) and card.kind == "card":
        return Fall(_side(said), _type(said, "kind"), event=CardId(card.id))
    return Fall(_side(said), _type(said, "kind"), _type(said, "card"))


def _incident(what: Turn, said: Message) -> Incident:
    kind = _type(said, "kind") if "kind" in said.params else None
    success = bool(said.params.get("success"))
    return Incident(what, _side(said), _number(said, "die"), _number(said, "limit"), success, kind)


def report(fight: Fight, before: HannibalView | None, turn: int, words: Words) -> FieldReport:
    """The picture's input; `before` is what everybody saw when the cards had been dealt, if it is known."""
    assert fight.result is not None
    return FieldReport(
        space=fight.space,
        turn=turn,
        attacker=_army(fight, fight.attacker, before),
        defender=_army(fight, enemy_of(fight.attacker), before),
        rounds=tuple(fight.rounds),
        winner=fight.winner,
        withdrew=fight.withdrew,
        casualties=fight.casualties,
        retreat=fight.retreat,
        markers=fight.markers,
        result=plain(words.say(fight.result)),
    )


def plain(told: str) -> str:
    """A sentence without the signs and stress that only a chat can show."""
    return told.replace("**", "").lstrip(SIGNS)


def _army(fight: Fight, side: Side, before: HannibalView | None) -> Army:
    """One side as it stood when the battle began, and what it lost."""
    dealt = fight.dealt.get(side, {})
    generals, ranks, units, elephants = _stood(fight, side, before)
    return Army(
        side,
        generals,
        ranks,
        units,
        elephants,
        dealt.get("count", 0),
        {part: value for part, value in dealt.items() if part != "count" and value},
        fight.lost.get(side, 0),
        tuple(id for id in fight.displaced if edition().generals[id].side == side),
    )


def _stood(
    fight: Fight, side: Side, before: HannibalView | None
) -> tuple[tuple[GeneralId, ...], dict[GeneralId, str], int | None, int]:
    """Generals with the commander first, their ranks, units and elephants."""
    if before is None or before.battle is None or before.battle.space != fight.space:
        return (), {}, None, 0
    there = [one for one in before.forces if one.side == side and one.space == SpaceId(fight.space) and not one.inside]
    chief = before.battle.commanders.get(side)
    generals = sorted((id for one in there for id in one.generals), key=lambda id: id != chief)
    ranks = {id: rank for id in generals if (rank := before.generals[id].rank) is not None}
    elephants = sum(one.elephants for one in there)
    return tuple(generals), {**ranks}, sum(one.regular for one in there) + elephants, elephants


def _id(said: Message, param: str) -> str:
    found = said.params.get(param)
    return found.id if isinstance(found, Name) else ""


def _side(said: Message) -> Side:
    return "rome" if _id(said, "side") == "rome" else "carthage"


def _type(said: Message, param: str) -> BattleType:
    types: tuple[BattleType, ...] = get_args(BattleType)
    return next(kind for kind in types if kind == _id(said, param))


def _number(said: Message, param: str) -> int:
    found: Any = said.params.get(param)
    return found if isinstance(found, int) else 0
