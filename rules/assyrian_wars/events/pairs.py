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
    """What may be named next: another thing, or the place for the one just named."""
    done = pairs_of(play)
    if len(play.targets) % 2:
        return places(done, play.targets[-1])
    return things(done) if len(done) < most else []


def refuse_pairs(play: Play, most: int, things: Offer, places: Match, rule: str, id: str) -> Refusal | None:
    """Why these pairs are wrong: none, too many, half a pair, or something that cannot be so."""
    named = pairs_of(play)
    if len(play.targets) % 2 or not named:
        able = places(named, play.targets[-1]) if play.targets else things(())
        if not able:
            return refuse(rule, id, card=Name("card", play.card), found="", able=())
        return aims.too_few(play, 2 * len(named) + 2, tuple(able[: aims.MOST_NAMED]))
    wrong = aims.refuse_more(play, 2 * most)
    for number, (thing, place) in enumerate(named):
        wrong = wrong or _refuse(play, things(named[:number]), thing, rule, id)
        wrong = wrong or _refuse(play, places(named[:number], thing), place, rule, id)
    return wrong


def _refuse(play: Play, able: Sequence[Name], found: str, rule: str, id: str) -> Refusal | None:
    if found in [name.id for name in able]:
        return None
    return refuse(rule, id, card=Name("card", play.card), found=found, able=tuple(able[: aims.MOST_NAMED]))


def firsts(pairs: Pairs) -> tuple[str, ...]:
    """The things of the pairs."""
    return tuple(thing for thing, _ in pairs)


def without(names: Iterable[Name], pairs: Pairs) -> list[Name]:
    """Those that were not named yet."""
    taken = firsts(pairs)
    return [name for name in names if name.id not in taken]
