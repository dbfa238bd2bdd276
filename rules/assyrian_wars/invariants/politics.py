"""What is always true of politics as an impulse begins: borders, treaties, who plays the minors (6.9, 7.4, 8.1)."""

from rules.assyrian_wars.board.ids import ASSYRIA
from rules.assyrian_wars.board.names import holder_name
from rules.assyrian_wars.board.relations import allied, at_war, is_power, patron, powers_of
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.politics.closed_land import first_trespass
from rules.core.game import Invariant
from rules.core.messages import Message, Name, message


def is_settled(board: Board) -> bool:
    """An impulse has begun, its income is there and nothing is done yet: whatever politics brought has been settled."""
    impulse = board.impulse
    if impulse is None or not impulse.income:
        return False
    return not (impulse.spent or impulse.event_spent or impulse.cards or impulse.upkeep_done)


def borders_are_kept(board: Board) -> list[Message]:
    """8.1: nobody stands in the land of a country at peace that is closed to him."""
    found = first_trespass(board) if is_settled(board) else None
    if found is None:
        return []
    return [message("trespass", country=Name("country", found[0]), area=Name("area", found[1]))]


def treaties_hold(board: Board) -> list[Message]:
    """6.9, 7.4.1: free passage is of powers neither allied nor at war, and allies have no war."""
    if not is_settled(board):
        return []
    wrong = [pair for pair in board.passages if at_war(board, *pair) or allied(board, *pair)]
    wars = [(war.by, war.on) for war in board.wars if war.on in board.countries]  # a city changes hands by itself
    wrong += [pair for pair in wars if allied(board, *pair)]
    return [message("treaty-broken", country=holder_name(one), other=holder_name(other)) for one, other in wrong]


def minors_are_played(board: Board) -> list[Message]:
    """7.4.5: every active minor without an ally has a power that plays it, and no other minor has."""
    if not is_settled(board):
        return []
    return [
        message("controller-wrong", country=Name("country", code))
        for code, state in board.countries.items()
        if state.kind == "minor"
        and not state.is_power
        and (state.controller is not None) != (state.active and patron(board, code) is None)
    ]


def camps_have_powers_only(board: Board) -> list[Message]:
    """7.4.1: only powers are in a camp of their own right."""
    return [
        message("camp-wrong", country=Name("country", code))
        for code, state in board.countries.items()
        if state.camp is not Camp.NEUTRAL and not is_power(board, code)
    ]


def assyria_leads_its_camp(board: Board) -> list[Message]:
    """7.4.1, R-202: Assyria is no Rebel, and nobody is in its camp without it."""
    own = board.countries[ASSYRIA].camp
    if own is Camp.REBEL:
        return [message("assyria-is-no-rebel")]
    return [] if own is Camp.ASSYRIAN or not powers_of(board, Camp.ASSYRIAN) else [message("no-assyrian-camp")]


POLITICAL = (
    Invariant("borders-are-kept", "8.1", borders_are_kept),
    Invariant("treaties-hold", "6.9", treaties_hold),
    Invariant("minors-are-played", "7.4.5", minors_are_played),
    Invariant("camps-have-powers-only", "7.4.1", camps_have_powers_only),
    Invariant("assyria-leads-its-camp", "7.4.1", assyria_leads_its_camp),
)
