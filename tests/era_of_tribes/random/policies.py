"""How random players of Era of Tribes answer: by the habits of the game, with an eye on morale, and fond of company."""

from collections.abc import Iterator
from random import Random
from typing import Any

from rules.core.ids import Seat
from rules.core.match import Match
from rules.core.policy import Policy
from rules.core.questions import Answer, Choose, Question
from rules.era_of_tribes.battle.battle import Add, CommitAttack, Defend, Support
from rules.era_of_tribes.board.holdings import (
    allied,
    chart,
    lands_of,
    leaders_left,
    neighbours,
    seas_with,
    usable_luxury,
)
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.diplomacy.diplomacy import Diplomacy
from rules.era_of_tribes.diplomacy.wishes import FORCED_TREATIES
from rules.era_of_tribes.economy.economy import Bread
from rules.era_of_tribes.expansion.building import BuildFleet, OpenPost, Train, fresh_places
from rules.era_of_tribes.expansion.marching import March, is_attack, points_at
from rules.era_of_tribes.expansion.routes import marches
from rules.era_of_tribes.expansion.sailing import Engage, Sail
from rules.era_of_tribes.game import GAME
from rules.era_of_tribes.progress.progress import Progress

CARE = 0.7  # how often somebody in low spirits gives bread and circuses
BOLD = 0.5  # how often somebody does what brings players together


def some_answer(match: Match[Any], question: Question, chance: Random) -> Answer:
    """A legal answer; whoever is in low spirits mostly does something about it, and often holds."""
    board: Board = match.table.board
    realm = board.realms[question.seat]
    if question.kind == "action" and realm.morale < 0 and "bread" not in realm.done and chance.random() < CARE:
        goods = tuple(usable_luxury(board, question.seat).elements())
        leaders = min(leaders_left(board, question.seat), 2)
        return Bread(leaders, goods)
    if chance.random() < BOLD:
        for wish in wishes(board, question, chance):
            if match.refusal(question.seat, wish, question.id) is None:
                return wish
    if question.kind == "auto-expansion" and chance.random() < CARE:
        return Choose("hold")
    return Policy(chance, GAME.habits).answer(match, question)


def wishes(board: Board, question: Question, chance: Random) -> Iterator[Answer]:
    """What brings players together: attacks, sea battles, offers and their acceptance, help and reinforcements."""
    seat = question.seat
    if question.kind in ("expansion", "auto-expansion"):
        ways = [_sea_battles(board, seat), _voyages(board, seat, chance), _attacks(board, seat, chance), _builds(board)]
        chance.shuffle(ways)
        yield from (wish for way in ways for wish in way)
    elif question.kind == "action":
        if chance.random() < BOLD:
            yield from (Progress((field,)) for field in chance.sample(["navigation", "mechanics", "trade"], 3))
        if chance.random() < BOLD:
            yield from _purchases(board, seat, chance)
        near = neighbours(board, seat)
        chance.shuffle(near)
        yield from (Diplomacy(1, (), (f"ally:{other}",)) for other in near if not allied(board, seat, other))
    elif question.kind == "offer":
        yield Choose("accept")
    elif question.kind == "support":
        yield Support(board.realms[seat].armies)
    elif question.kind == "sea-battle":
        yield Choose("demand")
    elif question.kind == "defend":
        yield Defend(armies="none", allies=("all",))
        yield Defend(armies="none")
    elif question.kind == "attack":
        yield CommitAttack(allies=("all",))
    elif question.kind == "addition":
        yield Add(tuple(board.realms[seat].tiles), ("all",))


def _purchases(board: Board, seat: Seat, chance: Random) -> Iterator[Answer]:
    """Provinces of neighbours, by force where there are treaties enough."""
    there = [area for other in neighbours(board, seat) for area in lands_of(board, other)]
    chance.shuffle(there)
    forced = ":force" if board.realms[seat].treaties >= FORCED_TREATIES - 1 else ""
    yield from (Diplomacy(1, (), (f"buy:{area}{forced}",)) for area in there[:4])


def _sea_battles(board: Board, seat: Seat) -> Iterator[Answer]:
    """Battle wherever fleets share a sea area."""
    yield from (Engage(sea, other) for sea in seas_with(board, seat) for other in board.seas[sea].fleets)


def _voyages(board: Board, seat: Seat, chance: Random) -> Iterator[Answer]:
    """Fleets sail to, or past, others."""
    mine = seas_with(board, seat)
    foreign = [sea for sea, state in board.seas.items() if state.fleets and seat not in state.fleets]
    chance.shuffle(foreign)
    yield from (Sail(sea, (other,), fight=chance.random() < BOLD) for sea in mine for other in foreign[:3])


def _builds(board: Board) -> Iterator[Answer]:
    """Trading posts, fleets and armies out of new vassals."""
    cities = [area for area, land in board.lands.items() if land.city and land.post is None]
    for area in fresh_places(board):
        yield from (OpenPost(area, city) for city in cities)
        yield from (BuildFleet(area, sea) for sea in chart(board).coasts[area])
        yield Train(area)


def _attacks(board: Board, seat: Seat, chance: Random) -> Iterator[Answer]:
    """Marches with all that can go, against whoever is in reach."""
    origins = [area for area, land in board.lands.items() if land.owner == seat and land.vassals > 1]
    for origin in chance.sample(origins, min(3, len(origins))):
        points = points_at(board, seat, origin)
        targets = [
            area for area in marches(board, seat, origin, max(points, default=0)) if is_attack(board, seat, area)
        ]
        yield from (March(origin, (target,), len(points)) for target in targets[:1])
