"""Events that put one thing to another: units into areas, ships into zones, regulars in the place of mercenaries.

Their targets are named in pairs: first what, then where.
"""

from collections.abc import Callable, Iterable, Sequence

from rules.assyrian_wars.events import aims
from rules.assyrian_wars.events.handlers import Play
from rules.core.messages import Name, Refusal, refuse

Pairs = tuple[tuple[str, str], ...]
Offer = Callable[[Pairs], Sequence[Name]]  # what can be named after these pairs
Match = Callable[[Pairs, str], Sequence[Name]]  # where it can go


def pairs_of(play: Play) -> Pairs:
    """What was named so far, in whole pairs."""
    return tuple(zip(play.targets[::2], play.targets[1::2], strict=False))


def next_names(play: Play, most: int, things: Offer, places: Match) -> Sequence[Name]:
    """What may be named next: another thing, or the place for the one just named; nothing after a mistake."""
    done = pairs_of(play)
    if _first_mistake(play, things, places) is not None:
        return []
    if len(play.targets) % 2:
        return places(done, play.targets[-1])
    return things(done) if len(done) < most else []


def refuse_pairs(play: Play, most: int, things: Offer, places: Match, rule: str, id: str) -> Refusal | None:
    """Why these pairs are wrong: too many, something that cannot be so, half a pair, or none."""
    wrong = aims.refuse_more(play, 2 * most)
    if wrong is not None:
        return wrong
    mistake = _first_mistake(play, things, places)
    if mistake is not None:
        found, able = mistake
        return refuse(rule, id, card=Name("card", play.card), found=found, able=tuple(able[: aims.MOST_NAMED]))
    named = pairs_of(play)
    if named and not len(play.targets) % 2:
        return None
    missing = places(named, play.targets[-1]) if play.targets else things(())
    if not missing:
        return refuse(rule, id, card=Name("card", play.card), found="", able=())
    return aims.too_few(play, 2 * len(named) + 2, tuple(missing[: aims.MOST_NAMED]))


def _first_mistake(play: Play, things: Offer, places: Match) -> tuple[str, Sequence[Name]] | None:
    """The first thing or place named that cannot be named there, and what could be; each rests on those before it."""
    done = pairs_of(play)
    for number, target in enumerate(play.targets):
        before = done[: number // 2]
        able = places(before, play.targets[number - 1]) if number % 2 else things(before)
        if target not in [name.id for name in able]:
            return target, able
    return None


def firsts(pairs: Pairs) -> tuple[str, ...]:
    """The things of the pairs."""
    return tuple(thing for thing, _ in pairs)


def without(names: Iterable[Name], pairs: Pairs) -> list[Name]:
    """Those that were not named yet."""
    taken = firsts(pairs)
    return [name for name in names if name.id not in taken]
