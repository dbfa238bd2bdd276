"""How a match begins: the scenario set up by the rules, or a position in its place, and the entry that says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules.core.answers import RULE
from rules.core.dice import LONGEST_SEED, Dice, Rehearsed, Seed, Stream, commitment, is_seed
from rules.core.entries import Entry, Start
from rules.core.errors import BadInput
from rules.core.game import Game, arranged_by, check_start
from rules.core.ids import OptionValue, Seat
from rules.core.keeper import Keeper
from rules.core.lots import Thrown
from rules.core.messages import Refusal, clipped, refuse
from rules.core.state import FORMAT, Head


class Beginning(Struct, frozen=True):
    """What is to be played: a scenario with its options and seats, or a position with dice that were rehearsed."""

    scenario: str
    options: Mapping[str, OptionValue]
    seats: tuple[Seat, ...]
    position: str = ""
    rehearsed: Rehearsed | None = None


def begin(
    game: Game[Any],
    wanted: Beginning,
    secret: bytes,
    dice: Dice | None,
    seeds: tuple[Seed, ...],
    lots: tuple[Thrown, ...],
) -> tuple[Keeper, Entry]:
    """The keeper of a match that has just begun, and its first entry."""
    check_secret(secret)
    check_seeds(seeds, wanted.seats)
    chosen = check_start(game.scenario(wanted.scenario), wanted.options, wanted.seats)
    script, position = wanted.rehearsed or Rehearsed(), wanted.position
    head: Head[Any, Any] = Head(
        format=FORMAT,
        game=game.id,
        version=game.version,
        revision=0,
        scenario=wanted.scenario,
        options=chosen,
        seats=wanted.seats,
        board=None,
        stack=[],
        secret=secret,
        seeds=seeds,
        rehearsed=Rehearsed() if position else script,
    )
    for chair in wanted.seats:
        head.give_orders(chair, game.defaults)
    keeper = Keeper(game.kit, head, dice or Stream())
    start = Start(game.id, wanted.scenario, chosen, wanted.seats, commitment(secret), seeds, lots, position, script)
    with keeper.working():
        head.board = game.setup(wanted.scenario, chosen, wanted.seats, keeper.engine)
        if position:
            _arrange(game, keeper, position)
            head.rehearsed = script
        keeper.engine.advance()
        keeper.engine.checkpoint()
        return keeper, keeper.close("start", start=start)


def _arrange(game: Game[Any], keeper: Keeper, position: str) -> None:
    """Puts a position in the place of the set-up, of which nothing is told."""
    arranged = arranged_by(game, keeper.engine, position)
    if isinstance(arranged, Refusal):
        raise BadInput(arranged)
    keeper.head.board, keeper.head.stack[:] = arranged.board, arranged.running
    keeper.engine.events.clear()
    keeper.engine.revealed.clear()


def check_secret(secret: bytes) -> None:
    """Dice need a secret."""
    if not isinstance(secret, bytes) or not secret:
        raise BadInput(refuse(RULE, "kernel-no-secret"))


def check_seeds(seeds: tuple[Seed, ...], seats: tuple[Seat, ...]) -> None:
    """Every seed is a text, given by a seat that there is."""
    for seed in seeds:
        if seed.seat not in seats:
            raise BadInput(refuse(RULE, "kernel-unknown-seat", found=clipped(seed.seat), known=seats))
        if not is_seed(seed.text):
            raise BadInput(refuse(RULE, "kernel-bad-seed", found=clipped(seed.text), longest=LONGEST_SEED))
