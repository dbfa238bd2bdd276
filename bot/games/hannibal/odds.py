"""/odds in Hannibal: a battle by the numbers of cards, a siege or subjugation, a voyage.

Everything is reckoned from what the asker's view shows: armies, markers and generals lie open, cards do not count.
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from bot.acting.choices import Pick
from bot.games.presentation import Odds
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.words import Words
from rules.core.ids import Seat
from rules.core.messages import Message, Name, message
from rules.hannibal.battle.dealing import muster
from rules.hannibal.battle.odds import battle_odds
from rules.hannibal.board.forces import commander_of, force_at
from rules.hannibal.board.ids import GeneralId, SpaceId, enemy_of
from rules.hannibal.board.state import Board, GeneralState, SiegeTrain, SpaceState, Units
from rules.hannibal.march.naval import modifier
from rules.hannibal.march.odds import percent, voyages
from rules.hannibal.pack.edition import edition
from rules.hannibal.siege.odds import quoted
from rules.hannibal.view import HannibalView

BATTLE, SIEGE, VOYAGE = "battle", "siege", "voyage"
KINDS = (BATTLE, SIEGE, VOYAGE)

Reckoning = Callable[[], Sequence[Message]]


class Chances(Odds):
    """What can be asked for, and how it is reckoned."""

    def kinds(self, words: Words) -> list[Pick]:
        return [Pick(kind, words(f"odds-kind-{kind}")) for kind in KINDS]

    def things(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        """Generals on the map, where they are."""
        assert isinstance(view, HannibalView)
        return [
            Pick(general, f"{words.name(Name('general', general))} · {words.name(Name('space', state.at))}")
            for general, state in view.generals.items()
            if state.at is not None
        ]

    def places(self, view: Struct, kind: str, words: Words) -> list[Pick]:
        assert isinstance(view, HannibalView)
        atlas = edition().map
        fit: dict[str, Callable[[SpaceId], bool]] = {
            BATTLE: lambda space: any(force.space == space for force in view.forces),
            SIEGE: lambda space: atlas.spaces[space].kind != "round",
            VOYAGE: atlas.is_port,
        }
        return [Pick(space, words.name(Name("space", space))) for space in atlas.alphabet if fit[kind](space)]

    def reckon(self, view: Struct, kind: str, thing: str, place: str | None, seats: Sequence[Seat]) -> Reckoning:
        assert isinstance(view, HannibalView)
        general = GeneralId(thing)
        if general not in view.generals or view.generals[general].at is None:
            raise tell("odds-no-such-general", found=limits.clip(thing, 60))
        start = view.generals[general].at
        if place is not None and place not in view.markers:
            raise tell("look-no-such-part", found=limits.clip(place, 60))
        if place is None and kind == VOYAGE:
            raise tell("odds-needs-space")
        space = SpaceId(place or start or "")
        return lambda: _lines(board_of(view), kind, general, space)


def _lines(board: Board, kind: str, general: GeneralId, space: SpaceId) -> list[Message]:
    title = message("odds-of", kind=kind, general=Name("general", general), space=Name("space", space))
    if kind == BATTLE:
        return [title, _battle(board, general, space)]
    return [title, quoted(board, general, space) if kind == SIEGE else _voyage(board, general, space)]


def _battle(board: Board, general: GeneralId, space: SpaceId) -> Message:
    """ch.14: his force as it stands against the enemies outside there, both by the usual plan."""
    state, side = board.generals[general], edition().generals[general].side
    assert state.at is not None
    own, foe = force_at(board, side, state.at, inside=state.inside), force_at(board, enemy_of(side), space)
    if not foe.size:
        return message("odds-nobody-there")
    leader = commander_of(board, foe)
    cards = muster(board, side, space, own.size, general).cards
    theirs = muster(board, foe.side, space, foe.size, leader).cards
    rating = 0 if leader is None else edition().generals[leader].battle
    found = battle_odds(cards, theirs, edition().generals[general].battle, rating)
    chance, rounds = round(100 * found.attacker_wins), round(10 * found.mean_rounds)
    return message("odds-battle", own=cards, theirs=theirs, percent=chance, rounds=rounds)


def _voyage(board: Board, general: GeneralId, space: SpaceId) -> Message:
    """ch.11: the naval table for his force; Rome needs no roll."""
    state, side = board.generals[general], edition().generals[general].side
    assert state.at is not None
    atlas = edition().map
    if not atlas.is_port(state.at) or not atlas.is_port(space) or state.at == space:
        return message("ships-need-two-ports", start=Name("space", state.at), space=Name("space", space))
    if side == "rome" or board.truce:
        return message("odds-no-roll")
    added = modifier(board, state.at, space, force_at(board, side, state.at, inside=state.inside).size, general)
    odds = voyages(added)
    return message(
        "quote-voyage",
        start=Name("space", state.at),
        space=Name("space", space),
        modifier=added,
        safe=percent(odds["safe"]),
        back=percent(odds["return"]),
        sunk=percent(odds["sunk"]),
    )


def board_of(view: HannibalView) -> Board:
    """The table as a view shows it, without cards."""
    spaces = {id: SpaceState(one.owner, one.subjugated, points=one.points) for id, one in view.markers.items()}
    for force in view.forces:
        state = spaces[force.space]
        there = state.inside if force.inside else state.outside(force.side)
        there.add(Units(force.regular, force.elephants))
    generals = {id: GeneralState(one.status, one.at, one.inside, one.rank) for id, one in view.generals.items()}
    for force in view.forces:
        if force.commander is not None:
            generals[force.commander].chosen = True
    train = None if view.siege_train is None else SiegeTrain(view.siege_train.at, view.siege_train.general)
    return Board(
        spaces=spaces,
        generals=generals,
        hands={one.side: [] for one in view.sides},
        deck=[],
        turn=view.turn,
        truce=view.truce,
        macedon=view.macedon,
        naval_victory=view.naval_victory,
        siege_train=train,
    )
