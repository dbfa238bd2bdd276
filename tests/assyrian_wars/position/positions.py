"""Seeded random positions: every place, marker, record and card list in use, so that nothing is forgotten."""

import random
from collections.abc import Sequence

from rules.assyrian_wars.board.ids import CardId, CountryId, HalfAP, LeaderId, ScenarioId, UnitId
from rules.assyrian_wars.board.pieces import ArmyGroup, ForeignWar, Piece, Siege
from rules.assyrian_wars.board.state import (
    Board,
    Camp,
    CardPlay,
    Conquest,
    Fall,
    Impulse,
    LastingEffect,
    Scheme,
    Score,
    Tribute,
    War,
)
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.edition import Edition
from rules.assyrian_wars.setup.setup import set_up
from rules.core.ids import Seat


def started(edition: Edition, scenario: str, seed: int = 1) -> Board:
    """A scenario set up for as many players as it takes, with seeded draws."""
    rng = random.Random(seed)

    def draw(label: str, pool: Sequence[str], n: int = 1, seats: Sequence[Seat] | None = ()) -> tuple[str, ...]:
        return tuple(rng.sample(list(pool), n))

    sheet = edition.scenarios[ScenarioId(scenario)]
    seats = [Seat(f"P{number}") for number in range(1, sheet.most_players + 1)]
    return set_up(edition, sheet, {}, seats, draw)


def scrambled(edition: Edition, scenario: str, seed: int) -> Position:
    """A position that no game would reach, with something of everything in it."""
    board = started(edition, scenario, seed)
    rng = random.Random(seed)
    _scatter(board, rng)
    _mark(board, rng)
    _politics(board, rng)
    _records(board, rng)
    _cards(board, rng)
    return Position(board, edition, {"melee": [rng.randint(1, 6) for _ in range(3)], "search": [4]})


def _scatter(board: Board, rng: random.Random) -> None:
    """Pieces from pools and places go anywhere, in any state."""
    for code, state in board.countries.items():
        for piece in rng.sample(state.pool + state.reserve, min(6, len(state.pool + state.reserve))):
            (state.pool if piece in state.pool else state.reserve).remove(piece)
            _put(board, Piece(piece, code), rng)
    for _ in range(20):
        pieces = rng.choice([pieces for _, pieces in board.places() if pieces])
        piece = pieces.pop(rng.randrange(len(pieces)))
        if rng.random() < 0.5:
            _put(board, piece, rng)
        elif piece.is_hired:
            board.game_pool.append(piece.id)
        else:
            home = board.countries[piece.nation]
            rng.choice([home.pool, home.reserve, board.removed]).append(piece.id)


def _put(board: Board, piece: Piece, rng: random.Random) -> None:
    if not piece.is_leader:
        piece.reduced = rng.random() < 0.3
    else:
        piece.reduced = piece.reduced and rng.random() < 0.5
        piece.crowned = rng.random() < 0.1
    piece.used = rng.random() < 0.1
    piece.steps = rng.choice([0, 0, 0, 1, 5])
    lists = [pieces for _, pieces in board.places()]
    if piece.is_ship:
        piece.origin = rng.choice([None, next(iter(board.zones))])
        piece.fleet = rng.choice([0, 0, 1, 2])
        lists = [*board.zones.values(), *board.boxes.values()]
    target = rng.choice(lists)
    piece.inside = piece.is_land and rng.random() < 0.3 and any(target is area.pieces for area in board.areas.values())
    leaders = [LeaderId(other.id) for other in target if other.is_leader]
    ships = [UnitId(other.id) for other in target if other.is_ship]
    piece.under = rng.choice(leaders) if leaders and piece.is_unit else None
    piece.aboard = rng.choice(ships) if ships and piece.is_land else None
    piece.quick, piece.sailed, piece.half = rng.random() < 0.1, rng.random() < 0.1, rng.random() < 0.1
    piece.astray = piece.whence = next(iter(board.areas)) if piece.half else None
    target.insert(rng.randint(0, len(target)), piece)


def _mark(board: Board, rng: random.Random) -> None:
    countries = list(board.countries)
    leader = next(piece.id for area in board.areas.values() for piece in area.pieces if piece.is_leader)
    for area in rng.sample(list(board.areas.values()), 12):
        area.control = rng.choice([*countries, CountryId("")])
        area.pillage, area.damage = rng.randint(0, 2), rng.randint(0, 3)
        area.eco_plus, area.eco_minus = rng.randint(0, 2), rng.randint(0, 1)
        area.revolt = rng.random() < 0.2
        area.province = rng.choice([None, countries[0]])
        if rng.random() < 0.5:
            siege = Siege(rng.choice(countries), rng.choice([None, LeaderId(leader)]), rng.randint(0, 4))
            siege.hunger, siege.rounds, siege.acted = rng.choice([None, 0, 3]), rng.randint(0, 2), rng.random() < 0.5
            area.sieges.append(siege)


def _politics(board: Board, rng: random.Random) -> None:
    a, b, c = rng.sample(list(board.countries), 3)
    cities = [CountryId(key) for key, area in board.areas.items() if area.control == key]
    board.wars += [War(a, b), War(a, c, "event", 2), *(War(b, city) for city in cities[:1])]
    board.conquests += [Conquest(a, b, 3, 4), Conquest(c, b, controlled=True)]
    board.tributes += [Tribute(b, a, "conquest"), Tribute(c, a, "scheme")]
    board.passages += [(a, c)]
    board.schemes += [Scheme(a, b), Scheme(a, c, secured=True)]
    board.plans = {a: ["trade", b], c: []}
    board.rotas = {Camp.REBEL: a, Camp.NEUTRAL: b}
    board.checks_ended, board.plans_open = rng.random() < 0.5, rng.random() < 0.5
    leaders = [LeaderId(piece.id) for area in board.areas.values() for piece in area.pieces if piece.is_leader]
    board.groups = [ArmyGroup(CardId("1"), a, leaders[:2])]


def _records(board: Board, rng: random.Random) -> None:
    codes = list(board.countries)
    clock = board.clock
    clock.turn, clock.round, clock.phase = rng.randint(1, 5), rng.randint(0, 7), "action"
    clock.last, clock.marker, clock.special, clock.impulses = rng.choice(codes), rng.choice(codes), codes[:2], 17
    board.impulse = Impulse(codes[0], "preemptive", HalfAP(9), HalfAP(3), spent=HalfAP(5), raided=True)
    board.impulse.cards = [CardPlay(CardId("30"), event=True), CardPlay(CardId("31"), made_plus=True, cancelled=True)]
    board.impulse.pillaged = list(board.areas)[:2]
    board.impulse.raider_placed = codes[:1]
    for state in board.countries.values():
        state.level, state.track = rng.randint(0, 15), rng.choice([None, codes[0]])
        state.saved, state.loan = HalfAP(rng.randint(0, 8)), HalfAP(rng.randint(0, 3))
        state.refusal = rng.choice(["", "black", "white"])
        state.active = rng.random() < 0.5
        state.controller, state.controller_camp = rng.choice([(None, None), (codes[0], Camp.ASSYRIAN)])
        state.falls = [Fall(2), Fall(3, surrender=True)][: rng.randint(0, 2)]
        state.ledger = [Score(1, 3, "8.3", "vp-battle", "kish"), Score(2, -1, "8.3.1", "vp-king")][: rng.randint(0, 2)]
        state.turn.impulses, state.turn.great_defeat = rng.randint(0, 3), rng.random() < 0.5
        state.turn.sold_cards = [CardId("2")] if rng.random() < 0.2 else []
        state.prey, state.annexed = rng.choice([None, codes[0]]), rng.random() < 0.2
        state.fallen_from = rng.choice([None, Camp.REBEL])


def _cards(board: Board, rng: random.Random) -> None:
    for state in board.countries.values():
        state.fresh = state.hand[:1]
        if state.hand and rng.random() < 0.5:
            state.played_home = [state.hand.pop(0)]
            state.fresh = []
    rng.shuffle(board.deck)
    board.discard, rest = board.deck[:9], board.deck[9:]
    effect = LastingEffect(
        rest.pop(), next(iter(board.countries)), "condition", "harvest", "kish", 2, face_up=True, impulse=4
    )
    board.effects = [effect, LastingEffect(board.discard[0], effect.country, "impulse")]
    board.foreign_wars = [ForeignWar(rest.pop(), effect.country, "nomads", 4, duration=3)]
    board.foreign_wars[0].forces = [board.regroup.pop()] if board.regroup else []
    board.deck = sorted(rest) if rng.random() < 0.5 else rest
