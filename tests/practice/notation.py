"""Positions of Three Hills as text, as FEN is for chess.

    round 2 of 6
    P1: 3 warriors, 1 crown, on oak, holds raid-1 shield-2
    P2: out, 2 crowns
    oak: P1
    discard: feast-1 curse-2

The deck holds all cards that are not named.
"""

import re

from msgspec import Struct

from rules.core.ids import Seat
from tests.practice import pack
from tests.practice.board import HOME, Board, Host

HOST = re.compile(
    r"(?:(?P<warriors>\d+) warriors?|(?P<out>out)), (?P<crowns>\d+) crowns?"
    r"(?:, on (?P<hill>[a-z]+))?(?:, holds (?P<hand>[a-z0-9 -]+))?"
)


class Position(Struct):
    """A board that can be written down and read again."""

    board: Board

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Reads a position; a line that cannot be read is quoted in the error."""
        first, *lines = [line.strip() for line in text.strip().splitlines()]
        rounds = re.fullmatch(r"round (\d+) of (\d+)", first)
        if not rounds:
            raise ValueError(f"expected 'round N of M', found {first!r}")
        board = Board(hosts={}, deck=[], round=int(rounds[1]), last_round=int(rounds[2]))
        for line in lines:
            name, _, rest = line.partition(": ")
            if name == "discard":
                board.discard = rest.split()
            elif name in pack.shipped().hills:
                board.holders[name] = Seat(rest)
            else:
                board.hosts[Seat(name)] = _host(line, rest)
        named = board.cards_everywhere()
        unknown = set(named) - set(pack.shipped().cards)
        if unknown:
            raise ValueError(f"no such cards: {', '.join(sorted(unknown))}")
        board.deck = [card for card in pack.shipped().cards if card not in named]
        return cls(board)

    def __str__(self) -> str:
        board = self.board
        lines = [f"round {board.round} of {board.last_round}"]
        lines += [f"{seat}: {_words(host)}" for seat, host in board.hosts.items()]
        lines += [f"{hill}: {seat}" for hill, seat in board.holders.items()]
        return "\n".join(lines + ([f"discard: {' '.join(board.discard)}"] if board.discard else []))


def _host(line: str, rest: str) -> Host:
    found = HOST.fullmatch(rest)
    if not found:
        raise ValueError(f"expected 'SEAT: N warriors, N crowns, on HILL, holds CARDS', found {line!r}")
    return Host(
        warriors=int(found["warriors"] or 0),
        crowns=int(found["crowns"]),
        hand=(found["hand"] or "").split(),
        at=found["hill"] or HOME,
        out=bool(found["out"]),
    )


def _words(host: Host) -> str:
    parts = ["out" if host.out else _count(host.warriors, "warrior"), _count(host.crowns, "crown")]
    if host.at != HOME:
        parts.append(f"on {host.at}")
    if host.hand:
        parts.append(f"holds {' '.join(host.hand)}")
    return ", ".join(parts)


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"
