"""The reference loop: random games of chess with python-chess, generating and pushing legal moves."""

import random

import chess

from bench.figures import ONE_CORE, Reference, per_second

ROUNDS, PLIES = 20, 800


def measure() -> Reference:
    """Time the loop on this machine, now."""
    return Reference(per_second(_random_games, rounds=ROUNDS, clock=ONE_CORE))


def _random_games() -> int:
    chance = random.Random(2026)
    board = chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves or board.is_insufficient_material():
            board = chess.Board()
            continue
        board.push(chance.choice(moves))
    return PLIES
