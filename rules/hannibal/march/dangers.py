"""What awaits a party on its way, for quotes: losses on passes, voyages, and who may intercept (ch.9, 11, 12)."""

from rules.core.messages import Message, message
from rules.hannibal.board.forces import enemy_outside
from rules.hannibal.board.ids import GeneralId, Side, SpaceId
from rules.hannibal.board.names import general_names, space_name, space_names
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.leave import Licence
from rules.hannibal.march.naval import modifier, needs_roll
from rules.hannibal.march.odds import any_of, expected_tolls, percent, voyages
from rules.hannibal.march.steps import Step, pass_modifier
from rules.hannibal.reaction.chances import Entry, best_attempts, interception_chance


class Leg:
    """One step of a plan with the units that take it."""

    def __init__(self, start: SpaceId, step: Step, units: Units) -> None:
        self.start, self.step, self.units = start, step, units


def danger_lines(board: Board, side: Side, general: GeneralId, legs: list[Leg], allowed: Licence) -> list[Message]:
    """The lines of a quote: every pass, voyage, possible interception and enemy on the way, with exact chances."""
    found = list[Message]()
    for leg in legs:
        if leg.step.is_pass and leg.units.total:
            found.append(_pass_line(leg, allowed))
        if leg.step.kind == "sea" and needs_roll(board, side, leg.start, leg.step.to, leg.units.total, allowed):
            found.append(_voyage_line(board, leg, general))
        if leg.units.total and leg.step.to != leg.start:
            found += _enemy_lines(board, Entry(side, leg.step.to, general, leg.units, leg.start))
    return found


def _pass_line(leg: Leg, allowed: Licence) -> Message:
    tolls = expected_tolls(leg.units.total, pass_modifier(leg.step, allowed))
    return message(
        "quote-pass",
        start=space_name(leg.start),
        space=space_name(leg.step.to),
        chances=tuple(message("loss-chance", lost=lost, percent=percent(part)) for lost, part in tolls.items()),
    )


def _voyage_line(board: Board, leg: Leg, general: GeneralId) -> Message:
    added = modifier(board, leg.start, leg.step.to, leg.units.total, general)
    odds = voyages(added)
    return message(
        "quote-voyage",
        start=space_name(leg.start),
        space=space_name(leg.step.to),
        modifier=added,
        safe=percent(odds["safe"]),
        back=percent(odds["return"]),
        sunk=percent(odds["sunk"]),
    )


def _enemy_lines(board: Board, entry: Entry) -> list[Message]:
    attempts = best_attempts(board, entry)
    found = list[Message]()
    if attempts:
        chance = any_of(interception_chance(board, entry, attempt.general) for attempt in attempts)
        generals = general_names(attempt.general for attempt in attempts)
        line = message("quote-intercepted", space=space_name(entry.space), generals=generals, percent=percent(chance))
        found.append(line)
    if enemy_outside(board, entry.side, entry.space):
        found.append(message("quote-meets-enemy", space=space_name(entry.space)))
    return found


def route_line(spaces: list[SpaceId], points: int, most: int) -> Message:
    """The line of a quote that names the way and its price."""
    return message("quote-route", spaces=space_names(spaces), points=points, most=most)
