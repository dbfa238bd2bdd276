"""Statements about where pieces are: areas, zones, boxes, pools, home cards, army groups, foreign wars.

kish: BA nabu-bel-shumate 3LI (2LI), AS turtan 2HI, damage 1, siege AS AS-turtan hunger 3 level 2
sidonia: PH 2SH            raid-1: ME LC             regroup: AS CH1-, BA MC-LI            home PH: HI1 HI2-
"""

from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import ArmyGroup, ForeignWar, Siege
from rules.assyrian_wars.position.desk import EMPTY, ReadingDesk, alone, ends, lists_pieces
from rules.assyrian_wars.position.fields import fields_of, knows, read_item
from rules.assyrian_wars.position.pieces import read_group
from rules.assyrian_wars.position.text import Statement, Word

POOLS = ("pool", "reserve", "game-pool", "removed")


def note_pieces(desk: ReadingDesk, statement: Statement) -> None:
    """Before anything is placed: empty the places that are filled anew, and remember the counters that are named."""
    key = statement.key.text
    place = desk.place(statement)
    if place is not None:
        groups = [item for item in statement.items or [] if _fills(statement, item)]
        if groups:
            desk.pieces.send_back(place)
        for item in groups:
            if item[0].text != EMPTY:
                desk.pieces.name(desk.group(statement, item))
    elif key in POOLS:
        owner = desk.country(statement) if key in ("pool", "reserve") else None
        desk.pieces.name(desk.listed(statement.words("pieces, or none"), owner))
    elif key == "foreign-war":
        for item in statement.items or []:
            if item[0].text in ("forces", "others"):
                desk.pieces.name(read_group(item[1:], desk.counters, desk))


def _fills(statement: Statement, item: list[Word]) -> bool:
    """On a home card everything is a piece; elsewhere pieces follow a country's code."""
    return statement.key.text == "home" or lists_pieces(item)


def read_area(desk: ReadingDesk, statement: Statement) -> None:
    """Pieces, control, markers and sieges of an area."""
    alone(statement)
    area = desk.board.areas[AreaId(statement.key.text)]
    facts = [item for item in statement.items or [] if not lists_pieces(item)]
    if any(item[0].text == "siege" for item in facts):
        area.sieges = []
    for item in facts:
        if item[0].text == "siege":
            area.sieges.append(_siege(desk, item))
        elif item[0].text == "no-siege":
            ends(item, 1)
            area.sieges = []
        else:
            read_item(area, item, desk, others=("a country's code with its pieces", EMPTY, "siege", "no-siege"))
    _fill(desk, statement)


def _siege(desk: ReadingDesk, item: list[Word]) -> Siege:
    """The besieging country, its leader, and then the names and values of fields."""
    if len(item) < 2:
        item[0].wrong("siege, a country, its leader, and what is known of the siege")
    siege = Siege(CountryId(desk.check("CountryId", item[1])))
    rest = item[2:]
    if rest and not knows(Siege, rest):
        siege.leader = LeaderId(PieceId(desk.check("LeaderId", rest.pop(0))))
    while rest:
        field = fields_of(Siege).get(rest[0].text)
        size = 1 if field is not None and field.kind == "flag" else 2
        read_item(siege, rest[:size], desk)
        rest = rest[size:]
    return siege


def read_place(desk: ReadingDesk, statement: Statement) -> None:
    """A sea zone, a box or the Regroup Box: nothing but pieces."""
    alone(statement)
    for item in statement.items or []:
        if not lists_pieces(item):
            item[0].wrong("the code of a country with its pieces, or empty")
    _fill(desk, statement)


def read_home(desk: ReadingDesk, statement: Statement) -> None:
    """The pieces on the home card of a deactivated minor (6.9)."""
    statement.arguments(1, "a country")
    statement.words("pieces, or empty")
    _fill(desk, statement)


def _fill(desk: ReadingDesk, statement: Statement) -> None:
    """Put the pieces that a statement lists into its place."""
    place = desk.place(statement)
    for item in statement.items or []:
        if place is None or not _fills(statement, item):
            continue
        if item[0].text == EMPTY:
            ends(item, 1)
            continue
        for word in desk.group(statement, item):
            place += desk.pieces.take(word)


def read_pool(desk: ReadingDesk, statement: Statement) -> None:
    """The force pool of a country, all of it (4.2)."""
    statement.arguments(1, "a country")
    country = desk.country(statement)
    desk.pieces.list_pool(country, desk.listed(statement.words("pieces, or none"), country))


def read_reserve(desk: ReadingDesk, statement: Statement) -> None:
    """The pieces of a country that are not available yet."""
    statement.arguments(1, "a country")
    country = desk.country(statement)
    words = desk.listed(statement.words("pieces, or none"), country)
    desk.pieces.list_first(desk.board.countries[country].reserve, words)


def read_game_pool(desk: ReadingDesk, statement: Statement) -> None:
    """Mercenaries, Aramaeans and Arabs that nobody has."""
    alone(statement)
    desk.pieces.list_first(desk.board.game_pool, desk.listed(statement.words("pieces, or none")))


def read_removed(desk: ReadingDesk, statement: Statement) -> None:
    """Pieces that are out of the game."""
    alone(statement)
    desk.board.removed += desk.pieces.take_ids(desk.listed(statement.words("pieces, or none")))


def read_group_card(desk: ReadingDesk, statement: Statement) -> None:
    """`group 1 AS: AS-sargon AS-turtan`: an army group card, its owner, and the leaders, the commander first."""
    card, _ = statement.arguments(2, "an army group card and the power it belongs to")
    leaders = [LeaderId(PieceId(desk.check("LeaderId", word))) for word in statement.words("leaders")]
    desk.board.groups.append(ArmyGroup(CardId(desk.check("CardId", card)), desk.country(statement, 2), leaders))


def read_foreign_war(desk: ReadingDesk, statement: Statement) -> None:
    """`foreign-war 29 EG lybia: size 4, duration 3, forces EG 3LI`."""
    card, _, second = statement.arguments(3, "a card and the two sides")
    war = ForeignWar(CardId(desk.check("CardId", card)), desk.country(statement, 2), second.text, 0)
    desk.cards.place([(war.card, card)])
    for item in statement.items or []:
        if item[0].text in ("forces", "others"):
            place = war.forces if item[0].text == "forces" else war.others
            for word in read_group(item[1:], desk.counters, desk):
                place += desk.pieces.take(word)
        else:
            read_item(war, item, desk, others=("forces", "others"))
    if not war.size:
        statement.end.wrong("size and the number of pieces that each side owes")
    desk.board.foreign_wars.append(war)
