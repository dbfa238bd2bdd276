"""Games that begin in the middle of a war: now and then a ruling sets up what random play seldom gets to by itself."""

from random import Random
from typing import TYPE_CHECKING

from rules.assyrian_wars.board.ids import AreaId, PieceId
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.march.movement import Move
from rules.assyrian_wars.notation import Position
from rules.assyrian_wars.pack.load import house
from rules.core.patches import SetPosition
from tests.assyrian_wars.random.crowds import crowd
from tests.generic.positions import twin

if TYPE_CHECKING:
    from tests.generic.harness import Playout

# Four armies behind a river, a starving Jerusalem, one army group that stands and leaders for another (6.6.5, 6.8.1).
SCENE = """
blank campaign
camp assyrian: AS; camp rebel: BA EL
war AS EG
impulse AS: income 9, cards 40
sippar: AS sargon 6HI 3CH, control AS
kish: BA nabu mushezib 2LI, EL tannanu imbappa 2LI
nineveh: AS rab-shaqe nagir-ekalli 2LI
kalhu: AS turtan sin-shum-lishir 2LI
group 1 AS: AS-rab-shaqe AS-nagir-ekalli
JU: active, track EG, level 13, saved 2; tribute JU EG status
jerusalem: JU (LI), AS rab-saris 2LI, siege AS AS-rab-saris hunger 2 level 4
discard: 40
hand AS: 25 26 41; hand BA: 87 27 42; hand EL: 28 43; hand EG: 29 44; hand JU: 21 45
"""


def begin(playout: "Playout") -> None:
    """Two Campaigns of five begin at the scene, and one other game of seven in a crowd."""
    if playout.setup.scenario == "campaign" and playout.seed % 5 in (0, 2):
        at_the_river(playout)
    elif playout.seed % 7 == 3:
        in_a_crowd(playout)


def at_the_river(playout: "Playout") -> None:
    """The scene, with Assyria's attack on the four armies as its first deed."""
    set_up(playout, staged(playout.match.table.board))
    (question,) = playout.match.pending
    attack = Move(PieceId("AS-sargon"), (AreaId("kish"),))
    playout.keep(playout.match.submit(question.seat, attack, question.id))


def in_a_crowd(playout: "Playout") -> None:
    """A game at its first impulse, the map full of enemies."""
    while playout.match.pending[0].kind != "impulse":
        playout.move()
    set_up(playout, twin(playout.match, lambda board: crowd(board, Random(playout.seed))).table.board)


def staged(board: Board) -> Board:
    """The scene, for the players and with the options of this match."""
    scene = Position.parse(SCENE, house()).board
    scene.options = board.options
    for code, state in board.countries.items():
        scene.countries[code].seat = state.seat
    scene.clock.last_turn = board.clock.last_turn
    return scene


def set_up(playout: "Playout", board: Board) -> None:
    """By ruling, so that it stands in the log and the whole game can be replayed and audited."""
    text = playout.match.game.write_position(board, False)
    playout.keep(playout.match.override("gm", (SetPosition(text),), "a war to begin with"))
