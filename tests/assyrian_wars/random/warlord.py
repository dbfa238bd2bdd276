"""A purposeful player: he gathers an army, marches on the nearest enemy city that it can beat, and takes it."""

from collections.abc import Iterator

from rules.assyrian_wars.board.decks import card_of
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import counter, defence, strength, units
from rules.assyrian_wars.board.ids import JUDAH, AreaId, CardId, CountryId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import at_war, is_power
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.building import Build, regulars
from rules.assyrian_wars.build.leaders import BuyLeader
from rules.assyrian_wars.build.mercenaries import Hire, hired_in_pool
from rules.assyrian_wars.build.placing import building_sites, leader_sites
from rules.assyrian_wars.conquest.checks import SQUARES, highest_success, invaded
from rules.assyrian_wars.conquest.conquest import AttemptConquest, refuse_attempt
from rules.assyrian_wars.conquest.two_powers import candidates
from rules.assyrian_wars.events.playing import PlayEvent
from rules.assyrian_wars.march.army_groups import leading
from rules.assyrian_wars.march.mobility import FREE_AREAS, Finder
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.pack.card_effects import ControlPower
from rules.assyrian_wars.pack.cards import Use
from rules.assyrian_wars.politics.phase import PoliticalPhase, speaker
from rules.assyrian_wars.politics.war_orders import DeclareWar
from rules.assyrian_wars.siege.besieging import Besiege, Method, force_candidates
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.cards import PlayCard, can_be_played
from rules.assyrian_wars.turn.phasing import phasing
from rules.core.actions import Action
from rules.core.questions import Answer, Choose
from rules.core.table import Table

GOOD_CHANCE = 3  # on the die, for a try at a conquest
FARTHEST = 40  # halves of AP to a city that is worth a march
CAPITAL = 12  # as much dearer may it be
BEGUN = 2  # for every city that its country has lost already
SIEGE = purse.AP  # kept for the first round before the walls
RECRUITS = 3  # units of one order
LEAST = 2  # units of an army that marches
ARMIES = 2  # that he wants


def plans(table: Table[Board], kind: str, method: Method) -> Iterator[Answer]:
    """What he would like to do now if he is asked such a question, the best first; not all of it is legal."""
    board = table.board
    if kind == "politics":
        country = speaker(board, table.find(PoliticalPhase))
        if not any(at_war(board, country, other) for other in board.countries if is_power(board, other)):
            yield from wars(board, country, method)
    elif kind == "place-leader":
        yield from map(Choose, sorted(leader_sites(board, phasing(board)), key=lambda area: -crowd(board, area)))
    elif kind == "impulse":
        yield from orders(board, phasing(board), method)


def orders(board: Board, country: CountryId, method: Method) -> Iterator[Action]:
    """In an impulse of a country; `method` is how he besieges, if he can."""
    yield from conquests(board, country)
    yield from services(board, country)
    yield from sieges(board, country, method)
    if not purse.running(board).cards:
        yield from cards(board, country)
    yield from levies(board, country)
    yield from marches(board, country, method)
    yield from wars(board, country, method)


def conquests(board: Board, country: CountryId) -> Iterator[Action]:
    """Tries at countries that are as good as his (6.13); those that can soon be destroyed he rather starves (7.1)."""
    late = board.clock.turn >= board.clock.last_turn - 1
    for victim, state in board.countries.items():
        likely = refuse_attempt(board, country, victim) is None and highest_success(board, victim) >= GOOD_CHANCE
        if likely and not (board.options.elimination and state.is_power and (late or state.falls)):
            yield AttemptConquest(victim)


def services(board: Board, country: CountryId) -> Iterator[Action]:
    """The service of a power that he has conquered (8.4)."""
    for card in board.countries[country].hand:
        for use in service_uses(board, card):
            assert isinstance(use.effect, ControlPower)
            for power in candidates(board, country, never=use.effect.never):
                yield PlayEvent(card, use.name, (power,))


def service_uses(board: Board, card: CardId) -> list[Use]:
    """The ways to play a card that take a power into service."""
    return [use for use in card_of(board, card).uses if isinstance(use.effect, ControlPower)]


def sieges(board: Board, country: CountryId, method: Method) -> Iterator[Action]:
    """Every army that stands before a city storms or starves it (6.8, 6.8.1)."""
    for force in force_candidates(board, country, ""):
        yield from (Besiege(force.value, method), Besiege(force.value, "standard"))


def cards(board: Board, country: CountryId) -> Iterator[Action]:
    """The card with the most AP (3.1); one that may win him a servant is kept for that."""
    hand = [card for card in board.countries[country].hand if can_be_played(board, card)]
    for card in sorted(hand, key=lambda card: (bool(service_uses(board, card)), -card_of(board, card).ap)):
        yield PlayCard(card)


def wars(board: Board, country: CountryId, method: Method) -> Iterator[Action]:
    """One more war against a power, rather one that fell before (7.4.2); who starves cities wants Jerusalem first."""
    if method == "hunger" and not at_war(board, country, JUDAH):
        yield DeclareWar(JUDAH)
    powers = [other for other in board.countries if is_power(board, other) and not at_war(board, country, other)]
    yield from map(DeclareWar, sorted(powers, key=lambda power: not board.countries[power].falls))


def levies(board: Board, country: CountryId) -> Iterator[Action]:
    """A second leader, mercenaries for the largest army, and regulars where leaders are at home (6.1 to 6.3)."""
    hosts = sorted(armies(board, country), key=lambda host: -len(host[2]))
    if len(hosts) < ARMIES:
        yield BuyLeader()
    for area, _, _ in hosts[:1]:
        for number in (RECRUITS, 1):
            yield Hire(tuple(hired_in_pool(board, country)[:number]), area)
    homes = [area for area in building_sites(board, country) if any(host[0] == area for host in hosts)]
    for area in homes[:1]:
        best = sorted(regulars(board, country), key=lambda unit: -edition_of(board).counters.units[unit].full)
        for number in (RECRUITS, 1):
            yield Build(tuple(best[:number]), area)


def marches(board: Board, country: CountryId, method: Method) -> Iterator[Action]:
    """Armies that are free march on, the largest first; somebody stays where that keeps a city (6.6, 6.12)."""
    for area, leader, troops in sorted(armies(board, country), key=lambda host: -len(host[2])):
        if leader.used or at_war(board, country, board.areas[area].control):
            continue
        going = list(troops)
        others = [unit for unit in units(board.areas[area].pieces) if unit.owner == country and unit not in troops]
        if not others and is_foreign(board, country, area):
            going.remove(min(going, key=lambda unit: counter(edition_of(board).counters, unit).full))
        if len(going) >= LEAST:
            path = way(board, country, area, [leader, *going], JUDAH if method == "hunger" else None)
            if path:
                yield Move(leader.id, path, tuple(unit.id for unit in going))


def armies(board: Board, country: CountryId) -> list[tuple[AreaId, Piece, tuple[Piece, ...]]]:
    """The country's leaders in the field, each with his area and his units."""
    found = []
    for area, state in board.areas.items():
        chiefs = {piece.id: piece for piece in state.pieces if piece.is_leader and piece.owner == country}
        if chiefs:
            led = leading(board, area)
            found += [(area, chief, led[id]) for id, chief in chiefs.items() if id in led]
    return found


def crowd(board: Board, area: AreaId) -> int:
    """How many units stand there."""
    return len(units(board.areas[area].pieces))


def is_foreign(board: Board, country: CountryId, area: AreaId) -> bool:
    """A square that is not of the country's own land: it is lost when nobody stays (6.12)."""
    return is_square(board, area) and area not in edition_of(board).map.home_areas[country]


def is_square(board: Board, area: AreaId) -> bool:
    return edition_of(board).map.areas[area].kind in SQUARES


def way(
    board: Board, country: CountryId, start: AreaId, force: list[Piece], prey: CountryId | None
) -> tuple[AreaId, ...]:
    """As far as the AP and the legs go towards the best city that this force can beat, rather one of his prey."""
    edition = edition_of(board)
    capitals = edition.map.capitals.values()
    reach = Finder(board, edition, force, quick=False).reach(start, FARTHEST)
    own = strength(edition.counters, units(force))
    worth: dict[AreaId, int] = {}
    for area, found in reach.items():
        held = resistance(board, country, area)
        if is_square(board, area) and at_war(board, country, board.areas[area].control) and held <= own:
            worth[area] = found.cost + 2 * held - CAPITAL * (area in capitals) - BEGUN * lost_by(board, area)
            worth[area] -= FARTHEST * (board.areas[area].control == prey)
    if not worth:
        return ()
    goal = min(worth, key=lambda area: worth[area])
    path: list[AreaId] = []
    while goal != start:
        path.append(goal)
        goal = reach[goal].before
    legs = FREE_AREAS - max(piece.steps for piece in force)
    purse_left = purse.left(board, country) - SIEGE
    path = [area for area in reversed(path) if reach[area].cost <= purse_left]
    return tuple(path[: max(0, legs)])


def lost_by(board: Board, area: AreaId) -> int:
    """How many cities its holder has lost already."""
    holder = board.areas[area].control
    return len(invaded(board, holder)) if holder in board.countries else 0


def resistance(board: Board, country: CountryId, area: AreaId) -> int:
    """What a force would have to beat there: units, and the walls."""
    edition, state = edition_of(board), board.areas[area]
    foes = [unit for unit in units(state.pieces) if at_war(board, country, unit.owner)]
    return strength(edition.counters, foes) + defence(edition.map.areas[area], state)
