"""A busy position in the middle of the war, the same every time: armies, garrisons, sieges, a conquest, cards."""

from types import SimpleNamespace
from typing import cast

from render.hannibal.changes import Caption, Changes, Clash, Move, Taken
from rules.core.ids import Seat
from rules.core.table import Table
from rules.hannibal.board.ids import Side, seat_of
from rules.hannibal.board.state import Board
from rules.hannibal.notation import Position
from rules.hannibal.view import HannibalView, view_of

WAR = """
turn 3; phase strategy; active C; macedon; naval-victory
cannae: punic, C 9+1e hannibal mago
arpi: punic
brundisium: punic
heraclea: punic
beneventum: R 8 varro paulus
rome: in 3, R 5 fabius(proconsul)
capua: punic, in 2, R 4 marcellus(proconsul), siege 1
neapolis: in 1
tarentum: punic, in 2 gisgo
ariminum: R 2
boii: punic, subjugated
taurini: punic
mutina: punic
insubrians: punic, C 1
syracuse: punic, in 2
agrigentum: R 6 longus(proconsul)
lilybaeum: R 2
messana: in 1
carthage: in 3, C 4+1e hanno, train
utica: in 1
saguntum: punic, R 7 p-scipio(proconsul), siege 2, in 2
new-carthage: C 6+1e hasdrubal
gades: in 1
tarraco: roman, R 1
emporiae: roman
dertosa: roman
carales: R 2
massilia: in 2
allobroges: punic
averni: neutral, siege 1
hand R: 37 35 1 2 64; hand C: 3 4 12 13 63 62
discard: 5 6 7 8 9; removed: 25; counsel: 57
displaced: nero
"""

CHANGES = Changes(
    moves=(Move("carthage", ("arpi", "cannae")), Move("rome", ("rome", "capua", "beneventum")),
           Move("carthage", ("carthage", "syracuse"), sea=True)),
    clashes=(Clash("cannae", "carthage"),),
    taken=(Taken("arpi", "carthage"), Taken("brundisium", "carthage")),
    caption=Caption("carthage", "Hannibal marches to Cannae", "Force March", "Varro loses eight units."),
)  # fmt: skip


def view(text: str = WAR, side: Side | None = "rome") -> HannibalView:
    """A position as a side, or a spectator, sees it."""
    seat: Seat | None = None if side is None else seat_of(side)
    return view_of(cast(Table[Board], SimpleNamespace(board=Position.parse(text).board)), seat)
