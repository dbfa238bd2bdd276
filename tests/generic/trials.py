"""A game master's trials with arbitrary ids: whatever is tried, the answer follows from what everybody may see.

The worlds of a trial are dealt anew from the public view. So a trial must say the same, word for word, in the real
match and in one where everything that a spectator cannot see has changed places; and it names no card that was neither
public nor typed.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rules.core.entries import Outcome, Preview
from rules.core.errors import MALFORMED
from rules.core.match import Match
from rules.core.patches import AdjustDie, AnswerFor, AnyPatch, EndProcedure, Patch, ReplaceSeat, SetPosition
from tests.generic import hostile, players
from tests.generic.positions import live_bytes
from tests.generic.probes import names_in, with_hidden_swapped, with_veiled_swapped
from tests.generic.registry import find
from tests.generic.secrecy import cards_in, every_id, some_words

TRIALS = 2  # rulings at a node; each is tried in eight worlds
EXCHANGED = 6  # how often hidden things change places for the other world
ODD_NUMBERS = (-1, 0, 1, 2, 3, 6, 99)


def check_trials(match: Match[Any], chance: Random) -> int:
    """Trials tell nothing hidden, change nothing, and none raises; says how many were compared."""
    other = match
    for _ in range(EXCHANGED):
        other = with_veiled_swapped(with_hidden_swapped(other, None, chance), None, chance)
    before, count = live_bytes(match), 0
    public = names_in(msgspec.to_builtins(match.view(None))) | find(match.game.id).known
    for patches, typed in chance.sample(list(rulings(match, chance)), TRIALS):
        force = chance.random() < 0.5
        mine = tried(match, patches, force)
        assert live_bytes(match) == before, f"the trial of {patches} changed the state"
        theirs = tried(other, patches, force)
        assert mine == theirs, f"hidden things leak to a game master who tries {patches}:\n{mine}\n{theirs}"
        said = (mine.preview or Preview()).events
        named = {card.id for event in said for card in cards_in(event.message)}
        assert not named - public - typed, f"the trial of {patches} names {sorted(named - public - typed)}: {said}"
        count += 1
    return count


def tried(match: Match[Any], patches: tuple[AnyPatch, ...], force: bool) -> Outcome:
    return match.override("gm", patches, "a trial", dry_run=True, force=force)


def rulings(match: Match[Any], chance: Random) -> Iterator[tuple[tuple[AnyPatch, ...], frozenset[str]]]:
    """What a game master may try, and the ids that he types for it; an answer for a seat he need not type."""
    for question in match.pending:
        if question.default is not None:
            yield (AnswerFor(question.seat, question.default),), frozenset()
    yield (EndProcedure(),), frozenset()
    for _ in range(TRIALS):
        patches = tuple(some_ruling(match, chance) for _ in range(1 + (chance.random() < 0.2)))
        yield patches, names_in([msgspec.to_builtins(patch) for patch in patches])


def some_ruling(match: Match[Any], chance: Random) -> AnyPatch:
    """A ruling of the game, or now and then of the kernel, with ids that name anything or nothing."""
    pool = every_id(match)
    if match.game.patches and chance.random() < 0.85:
        kind = players.one_of(match.game.patches, chance)
        for _ in range(8):
            made = filled_in(match, kind, pool, chance)
            if made is not None:
                return made
    return players.one_of(
        (
            AdjustDie(some_words(match, "roll", pool, 1, chance), (chance.choice(ODD_NUMBERS),)),
            ReplaceSeat(some_words(match, "seat", pool, 1, chance), hostile.NONSENSE),
            SetPosition(some_words(match, "", pool, 3, chance)),
        ),
        chance,
    )


def filled_in(match: Match[Any], kind: type[Patch], pool: tuple[str, ...], chance: Random) -> Patch | None:
    """A ruling of this kind, if what was written into it is well formed."""
    values: dict[str, Any] = {"type": kind.tag()}
    for param in kind.params():
        if not param.required and chance.random() < 0.5:
            continue
        if param.type is bool:
            values[param.name] = chance.random() < 0.5
        elif param.type is int:
            values[param.name] = chance.choice(ODD_NUMBERS)
        elif param.many:
            values[param.name] = some_words(match, param.kind, pool, chance.randrange(4), chance).split()
        else:
            values[param.name] = some_words(match, param.kind, pool, 1, chance)
    try:
        return msgspec.convert(values, kind, strict=False)
    except MALFORMED:
        return None
