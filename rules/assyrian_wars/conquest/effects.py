"""What a conquest does to wars, relations, influence and land of the conquered (7.1.D, R-190 to R-193, R-202)."""

from collections.abc import Sequence

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import ASSYRIA, AreaId, CountryId
from rules.assyrian_wars.board.relations import allied, patron, powers_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.conquest.box import end_service, release
from rules.assyrian_wars.control.holding import rightful_owner, set_control
from rules.assyrian_wars.politics.activation import deactivate
from rules.assyrian_wars.politics.camps import leave_camp
from rules.assyrian_wars.politics.diplomacy import set_marker
from rules.assyrian_wars.politics.upheaval import enmities, upheave
from rules.assyrian_wars.tribute.tribute import OF_THE_TURN, stop_tribute
from rules.core.messages import Name
from rules.core.run import Run

LEAST_LOSS = 3  # a roll of 2 counts as 3 (7.1.D)


# Wars.


def pacify_minor(run: Run[Board], by: CountryId, of: CountryId) -> None:
    """All wars and relations of a minor end, and it falls inactive; a refuser is punished (7.1.D, 7.4.4, R-193)."""
    board, state = run.board, run.board.countries[of]
    before = enmities(board)
    board.wars = [war for war in board.wars if of not in (war.by, war.on)]
    for line in [line for line in board.tributes if line.payer == of and line.reason != "conquest"]:
        stop_tribute(run, of, line.to, line.reason, "7.1.D")
    if state.refusal and allied(board, by, ASSYRIA):
        state.refusal = ""
        run.tell("refuser-punished", "7.4.4", country=Name("country", of))
    if state.track is not None:
        set_marker(run, of, None, 0, "7.1.D")
    if state.active:
        deactivate(run, of, "7.1.D")
    upheave(run, by, before)


def pacify_power(run: Run[Board], victors: Sequence[CountryId], of: CountryId, *, surrender: bool) -> None:
    """A power leaves its camp; it and its minors are at peace with the conquerors' sides (7.1.D, R-190).

    It is at peace with every minor without an ally as well (7.4.3).
    """
    board = run.board
    before = enmities(board)
    losers = [country for country in board.countries if patron(board, country) == of]
    winners = [country for country in board.countries if any(allied(board, country, victor) for victor in victors)]
    board.wars = [
        war
        for war in board.wars
        if not ((war.by in losers and war.on in winners) or (war.by in winners and war.on in losers))
    ]
    for war in [war for war in board.wars if of in (war.by, war.on)]:
        other = war.on if war.by == of else war.by
        state = board.countries.get(other)
        if state is not None and state.kind == "minor" and patron(board, other) is None:
            board.wars.remove(war)
            run.tell("peace-made", "7.4.3", country=Name("country", of), other=Name("country", other))
    end_service(run, of, "7.1.D")
    if of == ASSYRIA:
        end_empire(run)
    leave_camp(run, of, "surrender" if surrender else "conquest", "7.1.D")
    upheave(run, victors[0], before)


def end_empire(run: Run[Board]) -> None:
    """Assyria has fallen: its camp dissolves, and nobody is asked for tribute by a check any more (7.1, R-202)."""
    board = run.board
    for power in powers_of(board, board.countries[ASSYRIA].camp):
        if power != ASSYRIA and board.countries[ASSYRIA].camp is not Camp.NEUTRAL:
            leave_camp(run, power, "dissolved", "7.1")
    for line in [line for line in board.tributes if line.to == ASSYRIA and line.reason in OF_THE_TURN]:
        stop_tribute(run, line.payer, ASSYRIA, line.reason, "7.1")
    for state in board.countries.values():
        state.refusal = ""
        state.turn.tribute_declined = False
    board.schemes.clear()
    if not board.checks_ended:
        board.checks_ended = True
        run.tell("tribute-checks-over", "7.1")


# Influence.


def drop_influence(run: Run[Board], of: CountryId) -> None:
    """Each marker on a conquered power's track falls by 2D6, at least by 3, so that every alliance ends (R-192).

    So do the levels that it has won with whom it conquered itself (R-199).
    """
    board = run.board
    levels = {code: state.level for code, state in board.countries.items() if state.track == of and state.level}
    levels |= {entry.of: entry.level for entry in board.conquests if entry.by == of and entry.level}
    for country in [code for code in board.countries if code in levels]:
        dice = run.roll("influence-loss", 2)
        level = max(0, levels[country] - max(LEAST_LOSS, sum(dice)))
        run.tell("influence-lost", "7.1.D", country=Name("country", country), dice=dice, level=level)
        set_marker(run, country, of, level, "7.1.D")
    for city in [city for city, power in board.pacts.items() if power == of]:
        del board.pacts[city]
        run.tell("pact-over", "7.1.D", area=Name("area", city), country=Name("country", of))
        stop_tribute(run, CountryId(city), of, "pact", "7.1.D")


# Land.


def return_land(run: Run[Board], of: CountryId) -> tuple[AreaId, ...]:
    """What the conquered holds abroad reverts, and the areas that its forces have to leave first (7.1.D, R-191)."""
    board, areas = run.board, edition_of(run.board).map.areas
    cities = [entry.of for entry in board.conquests if entry.by == of]  # also those that an ally holds for it
    abroad = [
        area
        for area, state in board.areas.items()
        if (state.control == of and areas[area].country != of) or CountryId(area) in cities
    ]
    occupied = [area for area in abroad if any(piece.owner == of for piece in board.areas[area].pieces)]
    for area in abroad:
        if area not in occupied:
            give_back(run, of, area)
    return tuple(occupied)


def give_back(run: Run[Board], of: CountryId, area: AreaId) -> None:
    """One area abroad is its owner's again; a minor city is free and pays no longer (7.1.D)."""
    set_control(run, area, rightful_owner(run.board, area))
    release(run, of, CountryId(area), "7.1.D")
