"""A busy position in the middle of a campaign, the same every time: 250 pieces, sieges, markers, ships, a conquest."""

from itertools import cycle

from render.assyrian_wars.changes import Caption, Changes, Clash, Move, Taken
from rules.assyrian_wars.board.ids import AreaId, BoxId, CardId, CountryId, LeaderId, PieceId, ScenarioId, ZoneId
from rules.assyrian_wars.board.pieces import ArmyGroup, ForeignWar, Piece, Siege
from rules.assyrian_wars.board.state import Board, Camp, Score, Tribute
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.setup.blank import blank_board
from rules.assyrian_wars.view import View, view_of

PIECES = 250
ROUTED = ("AS", "AS", "AS", "BA", "EL", "UR", "EG", "EG", "EL", "EL", "ME")  # and away in wars off the map
SHIPS = {
    "PH": ("sidonia", "arvad-coast", "ionian", "ionian", "cyprus-waters", "libyan"),
    "EG": ("delta-east", "delta-west", "philistia", "libyan"),
    "BA": ("sealand-waters", "magan"),
    "EL": ("elam-coast",),
    "AS": ("cilicia", "cilicia"),
}
POWERS = (
    ("AS", 21, 9, Camp.ASSYRIAN),
    ("ME", 6, 5, Camp.NEUTRAL),
    ("EG", 9, 5, Camp.REBEL),
    ("BA", 4, 4, Camp.REBEL),
    ("EL", 7, 4, Camp.REBEL),
)
TAKEN = {
    "AS": ("megiddo", "hazor", "damascus", "kish", "sippar", "musasir", "bit-imbi"),
    "EL": ("der",),
    "EG": ("lachish",),
    "ME": ("mannea", "zamua", "gutium"),
    "PY": ("tabal",),
}


def mid_campaign(fog: bool = False) -> Board:
    """Everybody's pools marched out, with two turns of war behind; no scenario's set-up is part of it."""
    board = blank_board(house(), ScenarioId("campaign"))
    board.options = type(board.options)(fog_of_war=fog)
    for country, areas in TAKEN.items():
        for area in areas:
            board.areas[AreaId(area)].control = CountryId(country)
    _march(board)
    _sail(board)
    _markers(board)
    _standing(board)
    return board


def count(board: Board) -> int:
    """All pieces on the map and in boxes."""
    return sum(len(pieces) for place, pieces in board.places() if place.kind in ("area", "zone", "box"))


def _march(board: Board) -> None:
    """Land units and leaders out of the pools, a few to each area of their country, until there are enough."""
    edition = house()
    countries = [code for code in board.countries if code not in ("CI", "SC")]
    for code in countries:
        state = board.countries[code]
        areas = [a for a, s in board.areas.items() if s.control == code] or [*edition.map.home_areas[code]]
        spots = cycle(areas)
        for number, piece in enumerate([p for p in state.pool + state.reserve if p[3:5] != "SH" and p[:2] == code]):
            if count(board) >= PIECES - 17:
                break
            area = next(spots) if number % 3 else areas[0]
            board.areas[area].pieces.append(Piece(PieceId(piece), code, reduced=number % 4 == 3))
    spots = cycle([AreaId("harran"), AreaId("babylon"), AreaId("memphis"), AreaId("susa"), AreaId("tushhan")])
    while count(board) < PIECES - 16:
        area = next(spots)
        board.areas[area].pieces.append(Piece(board.game_pool.pop(), board.areas[area].control))


def _sail(board: Board) -> None:
    """Ships in zones and trade boxes, a raider, and riders."""
    for code, places in SHIPS.items():
        for number, place in enumerate(places, 1):
            ship = Piece(PieceId(f"{code}-SH-{number}"), CountryId(code))
            row = board.zones if place in board.zones else board.boxes
            row[ZoneId(place) if row is board.zones else BoxId(place)].append(ship)
    board.boxes[BoxId("raid-2")].append(Piece(PieceId("AR-LC-01"), CountryId("BA")))


def _markers(board: Board) -> None:
    """Sieges, one by hunger, and every kind of marker."""
    jerusalem = board.areas[AreaId("jerusalem")]
    for piece in jerusalem.pieces:
        piece.inside = True
    samaria = board.areas[AreaId("samaria")]
    for piece in samaria.pieces:
        piece.inside = True
    samaria.sieges = [Siege(CountryId("AS"), None, level=3, hunger=1)]
    for city, camp in ((jerusalem, "ashur"), (samaria, "harran")):
        besiegers = board.areas[AreaId(camp)].pieces
        city.pieces += [besiegers.pop() for _ in range(min(4, len(besiegers) - 1))]
    jerusalem.sieges = [Siege(CountryId("AS"), None, level=4, hunger=3)]
    jerusalem.damage = 1
    for area, pillage in (("lachish", 1), ("kish", 2), ("bit-imbi", 1)):
        board.areas[AreaId(area)].pillage = pillage
    board.areas[AreaId("sippar")].damage = 1
    board.areas[AreaId("hamath")].revolt = True
    board.areas[AreaId("hamath")].control = CountryId("")
    board.areas[AreaId("kalhu")].eco_plus = 1
    board.areas[AreaId("samaria")].eco_minus = 1
    board.groups = [ArmyGroup(CardId("army-group-as-1"), CountryId("AS"), [LeaderId(PieceId("AS-sargon"))])]


def _standing(board: Board) -> None:
    """Turn three, scores, markets and politics."""
    board.clock.turn, board.clock.round, board.clock.phase = 3, 2, "action"
    for code, points, eco, camp in POWERS:
        country = board.countries[CountryId(code)]
        country.active, country.camp, country.eco = True, camp, eco
        country.ledger = [Score(2, points, "8.3", "score-city")]
        country.hand = board.deck[points : points + 3 + points % 4]
        country.saved, country.trade = type(country.saved)(points % 9), points % 5
    for code, level, power in (("PH", 11, "AS"), ("JU", 6, "EG"), ("SY", 13, "AS"), ("PY", 2, "EG"), ("UR", 8, "ME")):
        board.countries[CountryId(code)].level = level
        board.countries[CountryId(code)].track = CountryId(power)
    board.countries[CountryId("IS")].active = True
    board.countries[CountryId("IS")].refusal = "black"
    board.countries[CountryId("UR")].refusal = "white"
    board.countries[CountryId("CI")].entered = True
    _off_the_map(board)
    board.tributes = [Tribute(CountryId(code), CountryId("AS"), "check") for code in ("SY", "ME", "JU", "PE")]


def _off_the_map(board: Board) -> None:
    """Routed pieces in the Regroup Box, and two wars off the map: one runs, one still gathers its forces."""
    mercenaries = [Piece(board.game_pool.pop(), CountryId(code)) for code in ROUTED]
    board.regroup, away = mercenaries[:6], mercenaries[6:]
    board.foreign_wars = [
        ForeignWar(CardId("29"), CountryId("EG"), "lybia", size=2, forces=away[:2], duration=3),
        ForeignWar(CardId("34"), CountryId("EL"), "ME", size=3, forces=away[2:4], others=away[4:]),
    ]


def view(fog: bool = False) -> View:
    """The position as a spectator sees it."""
    return view_of(mid_campaign(fog), house().counters, None)


CHANGES = Changes(
    moves=(Move("AS", ("ashur", "sippar", "babylon")), Move("EL", ("susa", "gambulu", "nippur"))),
    clashes=(Clash("babylon", "AS"),),
    taken=(Taken("kish", "AS"),),
    caption=Caption(
        date="689 BC",
        country="AS",
        title="Sennacherib marches on Babylon",
        card="Siege Engines",
        result="Victory before Babylon: 7 hits to 4; Kish falls.",
    ),
)
