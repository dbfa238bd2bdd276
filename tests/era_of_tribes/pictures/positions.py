"""A busy position in the middle of a game of five, the same every time."""

from types import SimpleNamespace
from typing import cast

from render.paper.changes import FoughtAt, Headline, MapChanges, Seized, ShownMove
from rules.core.ids import Seat
from rules.core.table import Table
from rules.era_of_tribes.board.state import Board
from rules.era_of_tribes.notation import Position
from rules.era_of_tribes.view import TribesView, view_of

WAR = """cut full; order red blue green yellow purple; round 6; level 3; allies red blue
red: romans, ep 14, mo 2, taler 7, farming 2, mechanics 2, culture 1, armies 2, legions 1, triumph 3, epoch bronze
blue: carthaginians, ep 11, mo -3, taler 12, navigation 3, trade 2, farming 1, epoch bronze, treaties 2
green: greeks, ep 17, mo 4, taler 1, culture 3, architecture 2, farming 1, mechanics 1, epoch iron
yellow: egyptians, ep 9, mo 0, taler 5, architecture 2, farming 3, hunger 1
purple: norsemen, ep 6, mo -1, taler 3, navigation 2, farming 1, militia 1
latium: red 2, city, post blue, battlefield 1
campania: red 1, city
etruria: red 2
apulia: red 1
sicilia: red 1, battlefield 2
tyrrhenian-sea: red 2 blue 1
zeugitana: blue 3, city
byzacena: blue 1
numidia: blue 2
sardinia: blue 1
sicilian-strait: blue 2
thessaly: green 2, city
hellas: green 1, city
macedonia: green 3
peloponnese: green 1
crete: green 1
aegean-north: green 2
aegean-south: green 1 yellow 1
delta: yellow 3, city
memphis: yellow 2, city
pelusium: yellow 1
marmarica: yellow 1
egyptian-sea: yellow 2
agder: purple 2, city
svealand: purple 2
gotaland: purple 1
skagerrak: purple 2
north-sea-north: purple 1
cyrenaica: barbarians taler-3
cilicia: barbarians taler-2"""

CHANGES = MapChanges(
    moves=(ShownMove("red", ("apulia", "illyria"), sea=True), ShownMove("green", ("macedonia", "dardania"))),
    clashes=(FoughtAt("illyria", "red"),),
    taken=(Seized("illyria", "red"),),
    caption=Headline("red", "The Romans land in Illyria", "Expansion", "The barbarians are driven out."),
)


def view(text: str = WAR, seat: str | None = None) -> TribesView:
    """The position as a seat, or a spectator, sees it."""
    table = SimpleNamespace(board=Position.parse(text).board)
    return view_of(cast(Table[Board], table), None if seat is None else Seat(seat))
