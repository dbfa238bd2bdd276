"""What the rules ask the card layer, and tell it: what modifies this roll, what is over now (6.11).

A rule opens its window (`windows.open_window`), then asks here. Questions that begin with `take_` use an effect up.
No rule looks into `board.effects` or knows a card.
"""

from collections.abc import Callable, Collection, Mapping

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CountryId
from rules.assyrian_wars.board.relations import camp_of, conquest_of, is_conquered, patron
from rules.assyrian_wars.board.state import Board, Camp, LastingEffect
from rules.assyrian_wars.events import tabletop
from rules.assyrian_wars.pack import battle_effects as battle
from rules.assyrian_wars.pack import card_effects as event
from rules.assyrian_wars.pack.cards import EffectEnd, Use
from rules.core.run import Run

# Economy and succession (7.3, 10.3).


def eco_bonus(board: Board, country: CountryId) -> int:
    """ECO levels that cards lying face up add to a country's own (6.11.f)."""
    return sum(
        printed.eco for _, printed in tabletop.lasting(board, event.StandingSupport) if printed.country == country
    )


def succession_modifier(board: Board, country: CountryId) -> int:
    """What cards lying face up add to a succession roll of this power (10.3)."""
    found = tabletop.lasting(board, event.StandingSupport)
    return sum(printed.succession for _, printed in found if printed.partner == country)


def take_automatic_succession(run: Run[Board], country: CountryId) -> bool:
    """A card makes the candidate king without a roll (10.3)."""
    return _take(run, event.AutomaticSuccession, country) is not None


# Tribute and conquest (5.2.1, 7.1.A, 7.4.4).


def take_tribute_success(run: Run[Board], minor: CountryId) -> bool:
    """A card lets this minor's tribute check succeed without dice (5.2.1, 7.4.4)."""
    return _take(run, event.TributeSuccess, minor) is not None


def take_tribute_again(run: Run[Board], minor: CountryId) -> bool:
    """A card has the dice of a refused tribute check rolled again, after TRIBUTE_REFUSED (5.2.1, 7.4.4)."""
    return _take(run, event.TributeAgain, minor) is not None


def refusal_prevails(run: Run[Board], minor: CountryId) -> None:
    """A later event makes the minor refuse: an earlier one that lets its check succeed is over (6.11)."""
    for effect, _ in tabletop.lasting(run.board, event.TributeSuccess):
        if effect.target == minor:
            tabletop.remove(run, effect)


def take_conquest_modifier(run: Run[Board], country: CountryId) -> int:
    """What cards add to the die of a conquest check against this country (7.1.A)."""
    total = 0
    for effect, printed in tabletop.lasting(run.board, battle.ConquestModifier):
        if effect.target == country:
            total += printed.change
            run.board.effects.remove(effect)
    return total


def _take(run: Run[Board], kind: type[event.Effect], target: str) -> LastingEffect | None:
    """The last effect of this kind on a target, which is used up by being asked for."""
    found = [effect for effect, _ in tabletop.lasting(run.board, kind) if effect.target == target]
    if not found:
        return None
    if found[-1].face_up:
        tabletop.remove(run, found[-1])
    else:
        run.board.effects.remove(found[-1])
    return found[-1]


# Battles (6.7.3).


def known_passes(board: Board, area: AreaId, crossed: Collection[str]) -> dict[CountryId, int]:
    """Countries that defend this land of theirs with more terrain dice while their card lies there (6.11.l)."""
    if not board.effects:
        return {}
    land = edition_of(board).map.areas[area].country
    laid = [printed for _, printed in tabletop.lasting(board, battle.TerrainDice)]
    return {one.country: one.dice for one in laid if one.terrain in crossed and one.country == land}


# What is over (4.1, 6.11.f, 6.11.l).


def after_action(run: Run[Board]) -> None:
    """Cards whose condition is no longer met leave the table; asked after every action and at every end."""
    board = run.board
    for effect in list(board.effects):
        use = tabletop.printed_use(board, effect)
        if use is not None and True in [_is_over(board, effect, use, ending) for ending in use.ends_when]:
            tabletop.remove(run, effect)


def after_pillage(run: Run[Board], country: CountryId, area: AreaId) -> None:
    """Followers whose city their country pillages are lost; who comes after the pillage stays (6.11, 6.11.f)."""
    for effect, printed in tabletop.lasting(run.board, event.StandingSupport):
        use = tabletop.printed_use(run.board, effect)
        ends = use is not None and EffectEnd.PILLAGED in use.ends_when
        if ends and (effect.country, printed.area) == (country, area):
            tabletop.remove(run, effect)


def impulse_over(run: Run[Board]) -> None:
    """What lasts for an impulse, a battle or a single roll ends with the impulse."""
    after_action(run)
    _end(run, "battle", "check", "impulse")


def turn_over(run: Run[Board]) -> None:
    """What lasts for a turn, or at the latest until it ends, is over (6.19)."""
    after_action(run)
    _end(run, "battle", "check", "impulse", "turn")
    for effect in list(run.board.effects):
        use = tabletop.printed_use(run.board, effect)
        if use is not None and EffectEnd.TURN_OVER in use.ends_when:
            tabletop.remove(run, effect)


def _end(run: Run[Board], *spans: str) -> None:
    for effect in [effect for effect in run.board.effects if effect.until in spans]:
        tabletop.remove(run, effect)


def _is_over(board: Board, effect: LastingEffect, use: Use, ending: EffectEnd) -> bool:
    test = OVER.get(ending)
    return test is not None and test(board, effect, use)


def _siege_lifted(board: Board, effect: LastingEffect, use: Use) -> bool:
    state = board.areas.get(AreaId(effect.target))
    return state is None or not state.sieges


def _allied(board: Board, effect: LastingEffect, use: Use) -> bool:
    return patron(board, CountryId(effect.target)) is not None


def _conquered(board: Board, effect: LastingEffect, use: Use) -> bool:
    return is_conquered(board, CountryId(effect.target))


def _city_lost(board: Board, effect: LastingEffect, use: Use) -> bool:
    return board.areas[AreaId(effect.target)].control != effect.country


def _support_lost(board: Board, effect: LastingEffect, use: Use) -> bool:
    return isinstance(use.effect, event.StandingSupport) and not has_support(board, use.effect)


def _grace_over(board: Board, effect: LastingEffect, use: Use) -> bool:
    entry = conquest_of(board, effect.country, CountryId(effect.target))
    return entry is None or not entry.until


OVER: Mapping[EffectEnd, Callable[[Board, LastingEffect, Use], bool]] = {
    EffectEnd.SIEGE_LIFTED: _siege_lifted,
    EffectEnd.ALLIED: _allied,
    EffectEnd.CONQUERED: _conquered,
    EffectEnd.CITY_LOST: _city_lost,
    EffectEnd.SUPPORT_LOST: _support_lost,
    EffectEnd.GRACE_OVER: _grace_over,
}


def has_support(board: Board, printed: event.StandingSupport) -> bool:
    """The country controls the area, or has the partner in its camp (6.11.f)."""
    state = board.areas.get(printed.area)
    if state is not None and state.control == printed.country:
        return True
    camp = camp_of(board, printed.country)
    return camp is not Camp.NEUTRAL and camp_of(board, printed.partner) is camp
