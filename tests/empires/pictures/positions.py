"""A busy position in the third turn of a game of five, the same every time."""

from types import SimpleNamespace
from typing import cast

from render.empires.changes import Caption, Changes, Clash, Move, Taken
from rules.core.ids import Seat
from rules.core.table import Table
from rules.empires.board.state import Board
from rules.empires.notation import Position
from rules.empires.view import EmpiresView, view_of

WAR = """order red blue green yellow purple; turn 3; round 4; start green; active blue
red: set a, goods 5, points 31, lost 2, captured blue 2 green 1, cards elephants-1 sword-2 galley-1 leader-1 archers-2
blue: set d, goods 2, points 44, cards spear-1 diplomat-1 heavy-cavalry-1 siege-tower-1
green: set b, goods 9, points 38, lost 1, captured red 1, cards trader-1 trader-2 warband-1
yellow: set e, goods 0, points -3, lost 6, cards engineer-1
purple: set f, goods 4, points 27, cards light-horse-1 artillery-1 foot-1
italia: red 3, fort, trade red 2 green 1
sicilia: red 1, trade blue 1
narbonensis: red 2, trade red 1
cisalpina: red 1
w: red 2, trade red 2 blue 1 green 1
africa: blue 2, fort, trade blue 3 red 1
numidia: blue 1
tripolitania: blue 1, trade blue 1
c: blue 1, trade blue 2
celtica: green 1
belgica: green 2, fort, trade green 1
britannia: green 1, trade green 2
germania: green 1
tarraconensis: green 1, trade red 1 green 1
baetica: green 1, fort
aegyptus: yellow 2, fort, trade purple 2 yellow 1
judaea: yellow 1
cyrenaica: yellow 1
phoenicia: purple 2, trade purple 3
syria: purple 1, fort, trade purple 1 yellow 1
cyprus: purple 1, trade purple 1
e: purple 1, trade purple 1 yellow 1
asia: purple 1
achaia: trade red 1 blue 1
display: sword-1 spear-2 elephants-2 engineer-2 galley-2 siege-tower-2
discard: galley-3 foot-2 foot-3"""

CHANGES = Changes(
    moves=(Move("blue", ("africa", "sicilia"), sea=True), Move("red", ("cisalpina", "illyria"))),
    clashes=(Clash("sicilia", "blue"),),
    taken=(Taken("sicilia", "blue"),),
    caption=Caption("blue", "Blue attacks Sicilia", "Sea movement 4+: 5", "Blue routs Red and may act again."),
)


def view(text: str = WAR, seat: str | None = None) -> EmpiresView:
    """The position as a seat, or a spectator, sees it."""
    table = SimpleNamespace(board=Position.parse(text).board)
    return view_of(cast(Table[Board], table), None if seat is None else Seat(seat))
