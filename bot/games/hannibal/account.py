"""How both sides stand: who holds which provinces and what that is worth, forces, sieges, and what is in force."""

from collections.abc import Iterable

from bot.spine.words import Words
from rules.core.messages import Name, message
from rules.hannibal.board.ids import SIDES, ProvinceId, Side
from rules.hannibal.pack.edition import edition
from rules.hannibal.view import ForceView, HannibalView


def holder(view: HannibalView, province: ProvinceId) -> Side | None:
    """ch.1: who controls a province, as far as everybody sees it."""
    atlas = edition().map
    owners = [view.markers[space].owner for space in atlas.spaces_of[province]]
    return next((side for side in SIDES if owners.count(side) >= atlas.provinces[province].control), None)


def provinces(view: HannibalView, words: Words) -> list[str]:
    """ch.23: the provinces of each side, those that count and those that do not, and those of nobody."""
    printed = edition().map.provinces
    lines = list[str]()
    for seen in view.sides:
        lines.append(words("look-score-of", side=Name("side", seen.side), points=seen.points))
        held = [province for province in printed if holder(view, province) == seen.side]
        counted = [province for province in held if printed[province].scoring]
        bare = [province for province in held if not printed[province].scoring]
        if counted:
            lines.append(words("look-score-provinces", provinces=_named(counted)))
        if bare:
            lines.append(words("look-score-unscored", provinces=_named(bare)))
    lost = [province for province in printed if holder(view, province) is None]
    return [*lines, words("look-score-open", provinces=_named(lost))] if lost else lines


def _named(found: Iterable[ProvinceId]) -> tuple[Name, ...]:
    return tuple(Name("province", province) for province in found)


def status(view: HannibalView, words: Words) -> list[str]:
    """Each side with its generals, then sieges, then what is in force."""
    lines = list[str]()
    for seen in view.sides:
        forces = [force for force in view.forces if force.side == seen.side]
        elephants = sum(force.elephants for force in forces)
        units = sum(force.regular for force in forces) + elephants
        side = Name("side", seen.side)
        lines.append(words("look-side", side=side, cards=seen.cards, units=units, elephants=elephants))
        lines += [_led(force, words) for force in forces if force.commander is not None]
    return [*lines, *_sieges(view, words), *in_force(view, words)]


def _led(force: ForceView, words: Words) -> str:
    """An army by its commander, with the generals under him."""
    others = (general for general in force.generals if general != force.commander)
    names = tuple(Name("general", general) for general in (force.commander, *others) if general is not None)
    count = force.regular + force.elephants
    space = Name("space", force.space)
    if not count:
        return words("look-general-alone", general=names, space=space)
    return words(
        "look-general", general=names, space=space, units=message("units", count=count, elephants=force.elephants)
    )


def _sieges(view: HannibalView, words: Words) -> list[str]:
    printed = edition().map.spaces
    found = [(space, marker.points) for space, marker in view.markers.items() if marker.points]
    return [
        words(
            "look-siege" if printed[space].kind == "city" else "look-tribe", space=Name("space", space), points=points
        )
        for space, points in found
    ]


def piles(view: HannibalView, words: Words) -> list[str]:
    """What is in force, the discard pile with its top card first, and the cards that are out of the game."""
    lines = in_force(view, words)
    pile = tuple(Name("card", card) for card in reversed(view.discard))
    lines.append(words("look-pile", cards=pile) if pile else words("look-pile-empty"))
    gone = tuple(Name("card", card) for card in view.removed)
    return [*lines, *([words("look-removed", cards=gone)] if gone else [])]


def in_force(view: HannibalView, words: Words) -> list[str]:
    lines = list[str]()
    if view.truce:
        lines.append(words("look-truce"))
    if view.macedon:
        lines.append(words("look-macedon"))
    if view.naval_victory:
        lines.append(words("look-naval-victory"))
    return lines + [words("look-counsel", card=Name("card", card)) for card in view.counsels]
