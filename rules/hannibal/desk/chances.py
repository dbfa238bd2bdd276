"""What `/odds` works out: from what a view shows of the table, in the same figures as the quotes of the rules.

Armies, markers and generals lie open (ch.25); no card is looked at, so whatever a hidden card could change is left out.
"""

from typing import Literal, get_args

from rules.core.messages import Message, message
from rules.hannibal.battle.battle import UNLED
from rules.hannibal.battle.dealing import muster
from rules.hannibal.battle.odds import BATTLES, battle_odds, casualties, charge_odds
from rules.hannibal.battle.ratings import counterattack_limit
from rules.hannibal.board.decks import fresh_battle_cards
from rules.hannibal.board.forces import Force, commander_of, force_at, printed
from rules.hannibal.board.ids import CARTHAGE, ROME, GeneralId, SpaceId, enemy_of
from rules.hannibal.board.names import general_name, space_name, units_said
from rules.hannibal.board.state import Board, GeneralState, SiegeTrain, SpaceState, Units
from rules.hannibal.march.naval import modifier
from rules.hannibal.march.odds import PURSUES, any_of, at_most, expected_tolls, limit_of, percent, voyages
from rules.hannibal.march.steps import LOW_PASS
from rules.hannibal.march.writing import best_of
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.chances import (
    CITY,
    Entry,
    avoiding_chance,
    best_attempts,
    evaders,
    interception_chance,
    refuges,
)
from rules.hannibal.siege.odds import quoted
from rules.hannibal.view import HannibalView
from rules.hannibal.winter.attrition import wintering

Kind = Literal["battle", "interception", "avoiding", "pursuit", "pass", "winter", "voyage", "siege", "elephants"]
KINDS: tuple[Kind, ...] = get_args(Kind)
STANDING: tuple[Kind, ...] = ("pursuit",)
"""What does not depend on a place."""


def chances(view: HannibalView, kind: Kind, general: GeneralId, space: SpaceId) -> list[Message]:
    """What may happen to this general, who is on the map, there; the first line is the title."""
    board, asked = (
        board_of(view),
        {
            "battle": _battle,
            "interception": _interception,
            "avoiding": _avoiding,
            "pursuit": _pursuit,
            "pass": _pass,
            "winter": _winter,
            "voyage": _voyage,
            "siege": _siege,
            "elephants": _elephants,
        },
    )
    title = message("odds-of", kind=kind, general=general_name(general), space=space_name(space))
    return [title, *asked[kind](board, general, space)]


def board_of(view: HannibalView) -> Board:
    """The table as a view shows it, without cards."""
    spaces = {id: SpaceState(one.owner, one.subjugated, points=one.points) for id, one in view.markers.items()}
    for force in view.forces:
        state = spaces[force.space]
        there = state.inside if force.inside else state.outside(force.side)
        there.add(Units(force.regular, force.elephants))
    generals = {id: GeneralState(one.status, one.at, one.inside, one.rank) for id, one in view.generals.items()}
    for force in view.forces:
        if force.commander is not None:
            generals[force.commander].chosen = True
    train = None if view.siege_train is None else SiegeTrain(view.siege_train.at, view.siege_train.general)
    return Board(
        spaces=spaces,
        generals=generals,
        hands={one.side: [] for one in view.sides},
        deck=[],
        turn=view.turn,
        truce=view.truce,
        macedon=view.macedon,
        naval_victory=view.naval_victory,
        siege_train=train,
    )


# ---- on the march (ch.9, 11, 12, 13) ----------------------------------------------------------------------------


def _interception(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.12: the best attempt from each space around, and that at least one of them succeeds."""
    entry = entry_of(board, general, space)
    attempts = best_attempts(board, entry) if entry.units.total else []
    lines = [
        message(
            "attempt",
            general=general_name(one.general),
            start=space_name(one.space),
            units=units_said(one.units),
            percent=percent(interception_chance(board, entry, one.general)),
        )
        for one in attempts
    ]
    if not lines:
        return [message("odds-nobody-intercepts")]
    together = any_of(interception_chance(board, entry, one.general) for one in attempts)
    whole = [message("odds-any-interception", percent=percent(together))] if len(lines) > 1 else []
    return [*lines, *whole]


def _avoiding(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.13: each general there who could go, where to, and that he is pursued."""
    entry = entry_of(board, general, space)
    if not force_at(board, entry.passive, space).size:
        return [message("odds-nobody-there")]
    able = evaders(board, entry)
    if not able:
        return [message("odds-nobody-avoids")]
    lines = [
        message(
            "odds-avoiding",
            general=general_name(one),
            percent=percent(avoiding_chance(one)),
            refuges=tuple(_refuge(space, to) for to in refuges(board, entry, one)),
        )
        for one in able
    ]
    return [*lines, *_pursuit(board, general, space)]


def _refuge(space: SpaceId, to: str) -> Message:
    if to == CITY:
        return message("refuge-city", space=space_name(space))
    return message("space", space=space_name(SpaceId(to)))


def _pursuit(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.13: that he may go on after the enemy has avoided him."""
    chance = percent(at_most(limit_of(general, PURSUES)))
    return [message("odds-pursuit", general=general_name(general), percent=chance)]


def _pass(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.2, 9.4: what a pass to the next space takes from the units with him."""
    force = force_of(board, general)
    kind = edition().map.links.kind(force.space, space)
    if kind not in ("pass", "alps"):
        return [message("odds-no-pass", start=space_name(force.space), space=space_name(space))]
    return [_tolls(_led(force), LOW_PASS if kind == "pass" else 0)]


def _winter(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.21: what the winter takes from the force where he is, or from his units if they went there."""
    force = force_of(board, general)
    if space == force.space:
        units = Units() if force.inside else force.units
    else:
        units = _led(force)
        board.spaces[space].outside(force.side).add(units)
        units = board.spaces[space].outside(force.side)
    if (force.side, space) not in wintering(board) or not units.total:
        return [message("odds-no-winter")]
    return [_tolls(units, 0)]


def _tolls(units: Units, added: int) -> Message:
    parts = expected_tolls(units.total, added).items()
    lost = tuple(message("loss-chance", lost=count, percent=percent(part)) for count, part in parts)
    return message("odds-attrition", units=units_said(units), chances=lost)


def _voyage(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.11: the naval table for his force; Rome needs no roll."""
    force, atlas = force_of(board, general), edition().map
    if not atlas.is_port(force.space) or not atlas.is_port(space) or force.space == space:
        return [message("ships-need-two-ports", start=space_name(force.space), space=space_name(space))]
    if force.side == ROME or board.truce:
        return [message("odds-no-roll")]
    added = modifier(board, force.space, space, _led(force).total, general)
    odds = voyages(added)
    return [
        message(
            "quote-voyage",
            start=space_name(force.space),
            space=space_name(space),
            modifier=added,
            safe=percent(odds["safe"]),
            back=percent(odds["return"]),
            sunk=percent(odds["sunk"]),
        )
    ]


# ---- battles and sieges (ch.14, 17, 20) -------------------------------------------------------------------------


def _battle(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.14: his force as it stands against the enemies outside there, both by the usual plan (C2)."""
    own, foe = force_of(board, general), force_at(board, enemy_of(printed(general).side), space)
    if not foe.size:
        return [message("odds-nobody-there")]
    leader, cards = commander_of(board, foe), fresh_battle_cards()
    cards.original, cards.commanders = own.side, {own.side: general}
    if leader is not None:
        cards.commanders[foe.side] = leader
    mine = muster(board, own.side, space, _led(own).total, general).cards
    theirs = muster(board, foe.side, space, foe.size, leader).cards
    found = battle_odds(mine, theirs, counterattack_limit(cards, own.side), counterattack_limit(cards, foe.side))
    lost = casualties(found.rounds).items()
    return [
        message(
            "odds-battle",
            own=mine,
            theirs=theirs,
            percent=round(100 * found.attacker_wins),
            rounds=round(10 * found.mean_rounds),
            battles=BATTLES,
        ),
        message(
            "odds-casualties",
            chances=tuple(message("loss-chance", lost=count, percent=round(100 * part)) for count, part in lost),
        ),
    ]


def _elephants(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.17: the charge of the elephants that fight there, against the Roman commander's rating."""
    own = force_of(board, general)
    forces = {own.side: own, enemy_of(own.side): force_at(board, enemy_of(own.side), space)}
    elephants = forces[CARTHAGE].units.elephants
    if not elephants:
        return [message("odds-no-elephants")]
    if not forces[enemy_of(own.side)].size:
        return [message("odds-nobody-there")]
    leader = general if own.side == ROME else commander_of(board, forces[ROME])
    limit = UNLED if leader is None else printed(leader).battle
    odds = charge_odds(limit)
    return [
        message(
            "odds-charge",
            count=elephants,
            limit=limit,
            percent=percent(odds.works),
            backfires=percent(odds.backfires),
        )
    ]


def _siege(board: Board, general: GeneralId, space: SpaceId) -> list[Message]:
    """ch.20: one attempt of his there."""
    return [quoted(board, general, space)]


# ---- whose chances ----------------------------------------------------------------------------------------------


def force_of(board: Board, general: GeneralId) -> Force:
    """The force in which he stands."""
    state = board.generals[general]
    assert state.at is not None
    return force_at(board, printed(general).side, state.at, inside=state.inside)


def entry_of(board: Board, general: GeneralId, space: SpaceId) -> Entry:
    """He comes into that space from where he is, with as many units as he may lead."""
    force = force_of(board, general)
    return Entry(force.side, space, general, _led(force), force.space)


def _led(force: Force) -> Units:
    """ch.8: at most ten units, elephants among them."""
    return best_of(force.units, edition().tables.limits.army)
