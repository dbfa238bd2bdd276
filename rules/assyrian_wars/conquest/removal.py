"""An eliminated country leaves the game: pieces, markers, treaties, cards and land (7.1)."""

from rules.assyrian_wars.battle.losses import lay_open, regroup
from rules.assyrian_wars.board import decks
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, CountryId, HalfAP
from rules.assyrian_wars.board.pieces import NOBODY, is_hired
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.conquest.box import release
from rules.assyrian_wars.conquest.effects import end_empire, return_land
from rules.assyrian_wars.control.control import hand_over_cities
from rules.assyrian_wars.control.holding import set_control
from rules.assyrian_wars.events import tabletop
from rules.assyrian_wars.interphase.economy import enter_level
from rules.assyrian_wars.interphase.income import Income
from rules.assyrian_wars.march.army_groups import tidy_groups
from rules.assyrian_wars.politics.camps import leave_camp
from rules.assyrian_wars.politics.diplomacy import set_marker
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import stop_tribute
from rules.assyrian_wars.turn import purse
from rules.core.messages import Name
from rules.core.run import Run


def remove_country(run: Run[Board], of: CountryId) -> None:
    """Everything but its victory points and home cards leaves the game (7.1)."""
    board, state = run.board, run.board.countries[of]
    before = tuple(pair for pair in enmities(board) if of not in pair)
    if of == ASSYRIA:
        end_empire(run)
    leave_camp(run, of, "elimination", "7.1")
    hand_over_cities(run, of, patron(board, of) or of)
    remove_pieces(run, of)
    return_land(run, of)
    drop_treaties(run, of)
    discard_hand(run, of)
    clear_land(run, of)
    state.eliminated, state.active, state.refusal = True, False, ""
    close_books(run, of)
    state.controller = state.controller_camp = None
    if state.acts_as_power:  # a substitute is lost without another
        state.acts_as_power, state.stands_for, state.seat = False, None, None
    upheave(run, of, before)


def close_books(run: Run[Board], of: CountryId) -> None:
    """7.1: it earns and trades no more, and what it had saved or borrowed is gone."""
    state = run.board.countries[of]
    if state.eco:
        told = "eco-lowered" if state.eco > 0 else "eco-raised"
        run.tell(told, "7.1", country=Name("country", of), levels=abs(state.eco))
    enter_level(state, Income())
    state.trade = state.trade_lost = 0
    state.loan = HalfAP(0)
    purse.forfeit(run.board, of)


def remove_pieces(run: Run[Board], of: CountryId) -> None:
    """7.1: its forces are removed from the game; hired units go to the game pool."""
    board, state = run.board, run.board.countries[of]
    gone = [*state.pool, *state.reserve]
    state.pool, state.reserve = [], []
    for _, pieces in board.places():
        gone += [piece.id for piece in pieces if of in (piece.owner, piece.nation)]
        pieces[:] = [piece for piece in pieces if of not in (piece.owner, piece.nation)]
    for pieces in board.zones.values():
        adrift = [piece for piece in pieces if piece.aboard in gone]
        for piece in adrift:
            regroup(board, piece)
    lay_open(run)
    board.game_pool += [piece for piece in gone if is_hired(piece)]
    board.removed += [piece for piece in gone if not is_hired(piece)]
    for war in [war for war in board.foreign_wars if of in (war.first, war.second)]:
        board.regroup += [*war.forces, *war.others]
        board.foreign_wars.remove(war)
        decks.put_away(board, war.card)
    tidy_groups(run)


def drop_treaties(run: Run[Board], of: CountryId) -> None:
    """7.1: nothing binds it to anybody any more: markers on its track, wars, tribute, pacts, agreements, effects.

    Its player still decides for a tribe until control is rolled for again (10.1.1).
    """
    board = run.board
    for country, state in board.countries.items():
        if state.track == of or country == of:
            set_marker(run, country, None, 0, "7.1")
    for entry in [entry for entry in board.conquests if of in (entry.by, entry.of)]:
        release(run, entry.by, entry.of, "7.1")
    board.pacts = {city: power for city, power in board.pacts.items() if power != of}
    for line in [line for line in board.tributes if of in (line.payer, line.to)]:
        stop_tribute(run, line.payer, line.to, line.reason, "7.1")
    board.wars = [war for war in board.wars if of not in (war.by, war.on)]
    board.passages = [pair for pair in board.passages if of not in pair]
    board.schemes = [scheme for scheme in board.schemes if of not in (scheme.by, scheme.target)]
    board.rotas = {camp: power for camp, power in board.rotas.items() if power != of}
    board.plans.pop(of, None)
    board.clock.special = [country for country in board.clock.special if country != of]
    for effect in [effect for effect in board.effects if effect.country == of]:
        tabletop.remove(run, effect, "7.1")


def discard_hand(run: Run[Board], of: CountryId) -> None:
    """7.1: it holds nothing any more; its home cards wait on its own pile for its substitute, the others are discarded.

    A home card that it had for a peace is its owner's again (7.4.3).
    """
    board = run.board
    for card in list(board.countries[of].hand):
        decks.discard(board, of, card)
        run.reveal(None, (card,))
    board.countries[of].fresh = []


def clear_land(run: Run[Board], of: CountryId) -> None:
    """7.1: its land earns nothing for the rest of the game but as a province; all markers there are removed."""
    board, game_map = run.board, edition_of(run.board).map
    return_land(run, of)
    for area in (*game_map.home_areas[of], *game_map.associated_areas[of]):
        state = board.areas.get(area)
        if state is None or state.province is not None:
            continue
        state.pillage = state.damage = state.eco_plus = state.eco_minus = 0
        state.revolt = False
        state.sieges.clear()
        if area in game_map.home_areas[of] or state.control == of:
            set_control(run, area, NOBODY)
    run.tell("land-of-nobody", "7.1", country=Name("country", of))
