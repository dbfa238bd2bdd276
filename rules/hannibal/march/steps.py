"""Single steps: links, prices, straits, ships, and where nobody may go (ch.9, 11, H-29, H-43)."""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from rules.core.messages import Refusal, refuse
from rules.hannibal.board.decks import card_data
from rules.hannibal.board.forces import enemy_units, is_besieged, is_city, may_stand
from rules.hannibal.board.ids import AFRICA, CARTHAGE, ROME, GeneralId, Side, SpaceId
from rules.hannibal.board.names import general_name, space_name
from rules.hannibal.board.state import Board, Units
from rules.hannibal.events.truce import refuses_entry
from rules.hannibal.march.leave import Licence
from rules.hannibal.pack.edition import edition
from rules.hannibal.pack.effects import CounselEffect

SEA = "sea:"
STAY = "stay"
WINDOW_FROM = 2
"""H-24: the step that brings the points above this opens the window for Bad Weather."""


LOW_PASS = -2
"""ch.2: what the attrition of a pass outside the Alps has less."""


class Step(Struct, frozen=True):
    """One step of a path: along a link, by sea, or a point spent staying (card 28)."""

    to: SpaceId
    kind: str  # a kind of link, "sea" or "stay"
    cost: int

    @property
    def is_pass(self) -> bool:
        """Whether it crosses mountains: attrition follows."""
        return self.kind in ("pass", "alps")


@cache
def marches_from(at: SpaceId) -> Mapping[str, Step]:
    """ch.9: every step along a link from a space, by its word."""
    limits, links = edition().tables.limits, edition().map.links
    costs = {"normal": 1, "pass": limits.pass_cost, "alps": limits.pass_cost, "strait": limits.strait}
    found: dict[str, Step] = {}
    for to in links.neighbours(at):
        kind = links.kind(at, to)
        assert kind is not None
        found[to] = Step(to, kind, costs[kind])
    return found


@cache
def voyages_from(at: SpaceId) -> Mapping[str, Step]:
    """ch.11: every step by sea from a space, by its word: none unless it is a port."""
    ports = edition().map.ports
    return {SEA + to: Step(to, "sea", edition().tables.limits.sea) for to in ports if at in ports and to != at}


def read_step(board: Board, at: SpaceId, word: str) -> Step | Refusal:
    """ch.9, 11: what this word of a path means where the party is: a space, `sea:` and a port, or `stay`."""
    found = marches_from(at).get(word) or voyages_from(at).get(word)
    if found is not None:
        return found
    if word == STAY:
        return Step(at, STAY, 1)
    to = SpaceId(word.removeprefix(SEA))
    if to not in board.spaces:
        return refuse("ch.9", "unknown-space", found=word)
    if word.startswith(SEA):
        return refuse("ch.11", "ships-need-two-ports", start=space_name(at), space=space_name(to))
    return refuse("ch.9", "no-link", start=space_name(at), space=space_name(to))


def refuse_step(
    board: Board, side: Side, at: SpaceId, step: Step, units: Units, generals: tuple[GeneralId, ...], allowed: Licence
) -> Refusal | None:
    """Why such a party cannot take this step; points are the caller's matter."""
    wrong = refuse_entering(board, side, at, step, units, generals, allowed)
    if wrong is None and step.kind == "sea":
        return refuse_sailing(board, side, at, step.to, units, allowed)
    return wrong


def refuse_entering(
    board: Board, side: Side, at: SpaceId, step: Step, units: Units, generals: tuple[GeneralId, ...], allowed: Licence
) -> Refusal | None:
    """ch.2, 9, H-8, H-29, H-43: why such a party cannot go there, whatever carries it."""
    to = step.to
    if step.kind == STAY:
        return None if allowed.charms else refuse("H-86", "only-charms-stay")
    if board.truce and (wrong := refuses_entry(board, side, to)):
        return wrong
    for general in generals:
        if not may_stand(general, to):
            return refuse("ch.2", "general-stays-at-home", general=general_name(general), space=space_name(to))
    if step.kind == "strait" and is_city(at) and is_city(to) and board.spaces[at].owner != side:
        return refuse("H-8", "strait-not-controlled", space=space_name(at))
    alone = not units.total and not board.spaces[to].outside(side).total
    if alone and enemy_units(board, side, to):
        return refuse("H-43", "lone-general-meets-units", space=space_name(to))
    return None


def refuse_sailing(
    board: Board, side: Side, at: SpaceId, to: SpaceId, units: Units, allowed: Licence
) -> Refusal | None:
    """ch.11, H-89: why these units cannot sail with this card."""
    if not allowed.sea_units:
        return refuse("ch.11", "no-ships")
    if units.total > allowed.sea_units:
        return refuse("ch.11", "too-many-on-board", found=units.total, most=allowed.sea_units)
    if side == ROME and board.naval_victory and not allowed.campaign:
        return refuse("ch.11", "enemy-rules-the-sea")
    if board.counsels and units.total and any(_counselled(board, side)):
        home, away = edition().map.region(at) == AFRICA, edition().map.region(to) == AFRICA
        if (side == CARTHAGE and home and not away) or (side == ROME and away and not home):
            return refuse("H-89", "counsel-forbids", space=space_name(to))
    if is_besieged(board, at) and board.spaces[at].owner == side and not board.spaces[at].outside(side).total:
        return refuse("ch.11", "city-besieged", space=space_name(at))
    return None


def _counselled(board: Board, side: Side) -> list[bool]:
    effects = [card_data(card).effect for card in board.counsels]
    return [True for effect in effects if isinstance(effect, CounselEffect) and effect.side == side]


def pass_modifier(step: Step, allowed: Licence) -> int:
    """ch.2, card 5: -2 on a pass outside the Alps, and what the Native Guide takes off."""
    return (LOW_PASS if step.kind == "pass" else 0) + allowed.pass_modifier
