"""Cross-checks of cards.toml: what the types alone cannot see. Every mistake is put on the list."""

import typing
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId, WaterId
from rules.assyrian_wars.pack.card_effects import Effect, ForeignWarEffect
from rules.assyrian_wars.pack.cards import FILE, Card, CardsFile, CardType, Trigger, Use, When
from rules.assyrian_wars.pack.map import GameMap
from rules.core.packs import Mistake

Report = Callable[[str, object, str], None]  # key, found, expected

MOST_WORDS = 60
HAND_AP = range(2, 7)  # what a card of a hand may be worth
COSTS = range(6)  # what an event may cost
OFF_MAP = ("lybia", "nubia", "nomads")  # sides of foreign wars that are not in the game (6.11.b)
OTHER_OBJECTIVES = ("minor-cities", "trade")  # besides the countries (7.5.2)
BATTLE_WINDOWS = (When.BATTLE, When.BATTLE_COUNTER, When.BATTLE_MEASURES)


def check_cards(file: CardsFile, game_map: GameMap) -> list[Mistake]:
    """Every mistake of cards.toml that can be seen beside the map."""
    mistakes: list[Mistake] = []

    def report(key: str, found: object, expected: str) -> None:
        mistakes.append(Mistake(FILE, key, str(found), expected))

    _check_numbers(file, report)
    _check_counts(file, report)
    _check_owners(file.cards, game_map, report)
    for card in file.cards:
        key = f"cards[{card.id}]"
        _check_words(card, key, report)
        _check_values(card, key, report)
        _check_objectives(card, key, game_map, report)
        _check_permanence(card, key, report)
        _check_use_names(card, key, report)
        for use in card.uses:
            _check_use(card, use, f"{key}.uses[{use.name}]", game_map, report)
        if not any(players(use, card, game_map) for use in card.uses):
            report(key, "an event that nobody can play", "at least one country for one of its uses")
    return mistakes


def players(use: Use, card: Card, game_map: GameMap) -> tuple[CountryId, ...]:
    """The countries that may play an event in this way: nomads never do (10.1), a home card's owner alone holds it."""
    ranks = game_map.powers if use.by == "power" else (*game_map.powers, *game_map.minors)
    holders = ranks if card.owner is None else tuple(code for code in ranks if code == card.owner)
    return tuple(code for code in holders if not use.countries or code in use.countries)


def _check_numbers(file: CardsFile, report: Report) -> None:
    """Each number from 1 on once; the id is the number."""
    total = file.counts.army_group + file.counts.home + file.counts.draw
    found = Counter(card.number for card in file.cards)
    for number in range(1, total + 1):
        if found[number] != 1:
            report("cards", f"number {number} {found[number]} times", f"each number from 1 to {total} once")
    for number in sorted(found):
        if number > total:
            report("cards", f"number {number}", f"no number above {total}, the sum of [counts]")
    for card in file.cards:
        if card.id != str(card.number):
            report(f"cards[{card.id}].id", card.id, f'"{card.number}", its number as text')


def _check_counts(file: CardsFile, report: Report) -> None:
    """As many cards of each sort and type as the file itself says."""
    draw = [card for card in file.cards if card.owner is None]
    sorts = {
        "army_group": (file.counts.army_group, sum(card.is_army_group for card in file.cards)),
        "home": (file.counts.home, sum(card.is_home for card in file.cards)),
        "draw": (file.counts.draw, len(draw)),
    }
    for sort, (wanted, found) in sorts.items():
        if wanted != found:
            report(f"counts.{sort}", f"{found} cards", str(wanted))
    types = Counter(card_type for card in draw for card_type in card.types[:1])
    for card_type in CardType:
        wanted = file.counts.types.get(card_type, 0)
        if wanted != types[card_type]:
            report(f"counts.types.{card_type}", f"{types[card_type]} cards of the draw deck", str(wanted))


def _check_owners(cards: Sequence[Card], game_map: GameMap, report: Report) -> None:
    """Home cards for every power and minor (2.3), army group cards for powers (6.6.6), tables for 7.5."""
    home = Counter(card.owner for card in cards if card.is_home)
    groups = Counter(card.owner for card in cards if card.is_army_group)
    tables = Counter(card.owner for card in cards if card.objectives)
    for code in (*game_map.powers, *game_map.minors):
        if not home[code]:
            report("cards", f"no home card of {code}", "at least one for every power and minor (2.3)")
    for code in game_map.powers:
        if not groups[code]:
            report("cards", f"no army group card of {code}", "at least one for every power (6.6.3)")
        wanted = 2 if code == ASSYRIA else 1
        if tables[code] != wanted:
            report("cards", f"{tables[code]} home cards of {code} with objectives", f"{wanted} (7.5)")
    for card in cards:
        allowed = game_map.powers if card.is_army_group else (*game_map.powers, *game_map.minors)
        if card.owner not in (None, *allowed) or (card.is_army_group and card.owner is None):
            report(f"cards[{card.id}].owner", card.owner or "nothing", f"one of: {', '.join(allowed)}")


def _check_words(card: Card, key: str, report: Report) -> None:
    """Short texts, and a German that is not the English again."""
    for language, text in (("en", card.text_en), ("de", card.text_de)):
        words = len(text.split())
        if words > MOST_WORDS:
            report(f"{key}.text_{language}", f"{words} words", f"at most {MOST_WORDS}")
        if not text.strip():
            report(f"{key}.text_{language}", "no words", "what the event does")
    if card.text_de == card.text_en:
        report(f"{key}.text_de", "the English text", "the German text")


def _check_values(card: Card, key: str, report: Report) -> None:
    """AP and cost within what the game can bear; army group cards have neither."""
    if card.is_army_group:
        if card.ap or card.cost or card.plus:
            report(f"{key}.ap", f"{card.ap} AP, cost {card.cost}", "neither: an army group card is not played (2.3)")
        return
    if card.ap not in HAND_AP:
        report(f"{key}.ap", card.ap, f"{HAND_AP.start} to {HAND_AP.stop - 1}")
    if card.cost not in COSTS:
        report(f"{key}.cost", card.cost, f"{COSTS.start} to {COSTS.stop - 1}")
    if not card.types:
        report(f"{key}.types", "none", "at least one type")
    if len(set(card.types)) != len(card.types):
        report(f"{key}.types", ", ".join(card.types), "each type once")
    if CardType.ARMY_GROUP in card.types:
        report(f"{key}.types", "army-group", "army-group alone, or not at all")


def _check_objectives(card: Card, key: str, game_map: GameMap, report: Report) -> None:
    """Objectives are countries, the minor cities and trade, on powers' home cards (7.5, 7.5.2)."""
    if card.objectives and not (card.is_home and card.owner in game_map.powers):
        report(f"{key}.objectives", f"on a card of {card.owner}", "none but on a power's home card (7.5)")
    known = (*game_map.track, *OTHER_OBJECTIVES)
    for objective, count in Counter(card.objectives).items():
        if objective not in known:
            report(f"{key}.objectives", objective, f"one of: {', '.join(known)}")
        elif count > 1:
            report(f"{key}.objectives", f"{objective} {count} times", "each objective once")


def _check_permanence(card: Card, key: str, report: Report) -> None:
    """A permanent card stays on the table in at least one of its uses (6.11.l)."""
    if card.is_permanent and not any(use.lasts in ("turn", "condition") for use in card.uses):
        report(f"{key}.uses", "nothing that lasts", "a use that lasts for the turn or a condition (6.11.l)")


def _check_use_names(card: Card, key: str, report: Report) -> None:
    for name, count in Counter(use.name for use in card.uses).items():
        if count > 1:
            report(f"{key}.uses", f"{name} {count} times", "a name of its own for each use")


def _check_use(card: Card, use: Use, key: str, game_map: GameMap, report: Report) -> None:
    """The occasion, what belongs to it, and ids that exist."""
    if use.type not in card.types:
        report(f"{key}.type", use.type, f"one of the card's types: {', '.join(card.types)}")
    if (use.when == When.RESPONSE) != (use.trigger is not None):
        report(f"{key}.trigger", use.trigger or "nothing", "a trigger for a response, and for a response only")
    if use.party and use.when != When.RESPONSE:
        report(f"{key}.party", ", ".join(use.party), "nothing: only a response asks to whom it happened")
    if (use.when in BATTLE_WINDOWS) != bool(use.battles):
        report(f"{key}.battles", ", ".join(use.battles) or "nothing", "kinds of battle for a battle card, else nothing")
    if use.side != "any" and use.when not in BATTLE_WINDOWS:
        report(f"{key}.side", use.side, "any: only a battle card takes a side")
    if (use.lasts == "condition") != bool(use.ends_when):
        report(f"{key}.ends_when", ", ".join(use.ends_when) or "nothing", 'endings if it lasts for a "condition"')
    if use.price == "half" and use.trigger != Trigger.VP_BATTLE:
        report(f"{key}.price", "half", "full, but for a response to a VP battle (6.11.c)")
    for code in use.countries:
        if code not in (*game_map.powers, *game_map.minors):
            report(f"{key}.countries", code, "the id of a power or minor")
    _check_ids(use.effect, f"{key}.effect", game_map, report)


def _check_ids(effect: Effect, key: str, game_map: GameMap, report: Report) -> None:
    """Every country, area and water that an effect names is on the map."""
    for field, kind, value in named(effect):
        if kind is CountryId and value not in game_map.countries:
            report(f"{key}.{field}", value, "the id of a country")
        elif kind is AreaId and value not in game_map.areas:
            report(f"{key}.{field}", value, "the id of an area")
        elif kind is WaterId and value not in game_map.waters:
            report(f"{key}.{field}", value, "the id of a water")
    if isinstance(effect, ForeignWarEffect):
        if effect.second not in (*game_map.track, *OFF_MAP):
            report(f"{key}.second", effect.second, f"a country, or one of: {', '.join(OFF_MAP)}")
        if effect.stand_in is not None and effect.stand_in not in OFF_MAP:
            report(f"{key}.stand_in", effect.stand_in, f"one of: {', '.join(OFF_MAP)}")


def named(effect: Effect) -> Iterator[tuple[str, Any, str]]:
    """The ids in an effect: field, kind of id, id."""
    hints = _hints(type(effect))
    for field in msgspec.structs.fields(effect):
        for kind, value in _ids(hints[field.name], getattr(effect, field.name)):
            yield field.name, kind, value


@cache
def _hints(kind: type[Effect]) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _ids(hint: Any, value: Any) -> Iterator[tuple[Any, str]]:
    """The ids in one value, by what its type says; lists and optional values are opened."""
    if value is None:
        return
    if hint in (CountryId, AreaId, WaterId):
        yield hint, value
        return
    parts = [part for part in typing.get_args(hint) if part is not Ellipsis and part is not type(None)]
    if isinstance(value, tuple):
        for item in value:
            yield from _ids(parts[0], item)
    elif len(parts) == 1:
        yield from _ids(parts[0], value)
