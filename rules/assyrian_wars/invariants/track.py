"""What always holds of the diplomatic track, of tribute and of minors that are asleep, with its rule (5.2, 6.9)."""

from rules.assyrian_wars.board.ids import ASSYRIA, AreaId
from rules.assyrian_wars.board.relations import HIGHEST, PRO, is_power
from rules.assyrian_wars.board.state import Board
from rules.core.game import Invariant
from rules.core.messages import Message, Name, message


def markers_on_tracks(board: Board) -> list[Message]:
    """6.9, R-108: a marker is on a power's track, or at 0 in the Neutrals box; powers have none."""
    found = []
    for code, state in board.countries.items():
        on_track = state.track is not None and is_power(board, state.track) and 1 <= state.level <= HIGHEST
        neutral = state.track is None and state.level == 0
        if not (on_track or neutral) or (state.is_power and on_track):
            found.append(message("marker-astray", country=Name("country", code), level=state.level))
    return found


def tribute_is_sound(board: Board) -> list[Message]:
    """5.2, 5.2.2: countries and minor cities pay powers, once for each reason; nomads pay nobody."""
    found = []
    for line in board.tributes:
        payer = board.countries.get(line.payer)
        known = payer is not None or AreaId(line.payer) in board.areas
        wild = payer is not None and payer.kind == "nomad" and not payer.is_power
        twice = board.tributes.count(line) > 1
        if not known or wild or twice or line.payer == line.to or line.to not in board.countries:
            found.append(message("tribute-unsound", payer=line.payer, to=line.to, reason=line.reason))
    return found


def status_pays(board: Board) -> list[Message]:
    """6.9, 5.2.2: pro or better pays that power; status below it pays nobody, Assyria's by a check (R-37)."""
    found = []
    for code, state in board.countries.items():
        if state.kind != "minor" or state.is_power:
            continue
        paid = {line.to for line in board.tributes if line.payer == code and line.reason == "status"}
        due = {state.track} if state.track is not None and state.level >= PRO else set()
        due |= {entry.by for entry in board.conquests if entry.of == code and entry.level >= PRO}
        marks = ("black",) if board.clock.phase == "action" else ("black", "white")  # it turns white in 7.4
        held_back = state.refusal in marks and due == {ASSYRIA}  # by a scheme, until the next 5.2
        if paid != due and not (held_back and not paid):
            found.append(message("status-not-paid", country=Name("country", code), level=state.level))
    return found


def sleepers_are_off_the_map(board: Board) -> list[Message]:
    """6.9, 6.17: between impulses an inactive minor has no forces on the map and no cards."""
    if board.impulse is not None:
        return []
    asleep = {code for code, state in board.countries.items() if state.kind == "minor" and not state.active}
    acting = {code for code in asleep if board.countries[code].hand}
    for place, pieces in board.places():
        if place.kind in ("area", "zone", "box"):
            acting.update(piece.owner for piece in pieces if piece.owner in asleep)
    return [message("sleeper-acts", country=Name("country", code)) for code in board.countries if code in acting]


TRACK = (
    Invariant("markers-on-tracks", "6.9", markers_on_tracks),
    Invariant("tribute-is-sound", "5.2", tribute_is_sound),
    Invariant("status-pays", "6.9", status_pays),
    Invariant("sleepers-are-off-the-map", "6.17", sleepers_are_off_the_map),
)
