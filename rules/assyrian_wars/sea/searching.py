"""Search for enemy fleets, by the phasing country or where somebody comes into a zone (6.16.f, R-172, R-173)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Annotated, ClassVar

import msgspec

from rules.assyrian_wars.board.forces import owners, pieces_in, ships
from rules.assyrian_wars.board.ids import CountryId, PieceId, UnitId, ZoneId
from rules.assyrian_wars.board.names import place_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allied, at_war, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter import odds
from rules.assyrian_wars.sea.naval_battle import HUNTERS, NavalBattle
from rules.assyrian_wars.sea.odds import quote_naval_battles, quote_search
from rules.assyrian_wars.sea.ships import Muster, able_ships, enemy_fleets, pick_fleet, search_number, with_allies
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

SEARCH_PRICE = purse.AP
SEARCH, DECLINE = "search", "decline"


class Hunted(msgspec.Struct, frozen=True):
    """What a `Hunt` ends with."""

    found: tuple[CountryId, ...] = ()  # whose ships were found
    beaten: tuple[CountryId, ...] = ()  # whose ships lost the battle
    lost: bool = False  # the hunters were beaten


class Hunt(Procedure):
    """A fleet looks for the ships of certain countries, and fights those that it finds, one after another (6.16.f)."""

    steps = ("roll", "fight", "note")

    place: str  # the sea zone or the sea trade box
    hunters: tuple[PieceId, ...]
    quarry: dict[CountryId, tuple[PieceId, ...]]  # whom they look for
    found: tuple[CountryId, ...] = ()
    waiting: tuple[CountryId, ...] = ()  # found, and not fought yet
    beaten: tuple[CountryId, ...] = ()

    def roll(self, run: Run[Board]) -> None:
        """6.16.f: two dice for each country's fleet, against the lowest search number of the hunters (R-172)."""
        board = run.board
        hunters = self._ships(board, self.hunters)
        need = search_number(board, hunters)
        found = []
        for country in self.quarry:
            dice = run.roll("search", 2)
            success = sum(dice) >= need
            run.tell(
                "search-rolled",
                "6.16.f",
                country=Name("country", hunters[0].owner),
                other=Name("country", country),
                zone=place_name(board, self.place),
                dice=dice,
                need=need,
                success=success,
            )
            if success:
                found.append(country)
        self.found = self.waiting = tuple(found)

    def fight(self, run: Run[Board]) -> None:
        """6.16.f: a naval battle with each that was found; fleets of one side do not fight together."""
        if not self.waiting:
            run.end(Hunted(self.found, self.beaten))
            return
        run.call(NavalBattle(place=self.place, hunters=self.hunters, quarry=self.quarry[self.waiting[0]]))

    def note(self, run: Run[Board]) -> None:
        """6.16.f: after a defeat there is nobody left to go on."""
        if run.result != HUNTERS or not self._ships(run.board, self.hunters):
            run.end(Hunted(self.found, self.beaten, lost=run.result != HUNTERS))
            return
        self.beaten = (*self.beaten, self.waiting[0])
        self.waiting = self.waiting[1:]
        run.goto("fight")

    def _ships(self, board: Board, ids: Sequence[PieceId]) -> list[Piece]:
        return [ship for ship in pieces_in(board, self.place) if ship.id in ids]


class Search(ImpulseAction, frozen=True):
    """Looks for enemy fleets in a zone: 1 AP, one roll for each country's, once an impulse in each zone (6.16.f)."""

    rule: ClassVar[str] = "6.16.f"

    zone: Annotated[ZoneId, Kind("zone")]
    # Not said: all enemies there.
    countries: Annotated[tuple[CountryId, ...], Kind("country", many=True, together=True)] = ()
    ships: Annotated[tuple[UnitId, ...], Kind("unit", many=True, together=True)] = ()  # not said: the own ships
    allies: bool = False  # allied ships search and fight with them

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        if self.zone in purse.running(board).searched:
            return refuse(self.rule, "already-searched", zone=Name("zone", self.zone))
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies, rule=self.rule)
        if isinstance(fleet, Refusal):
            return fleet
        if self.zone not in board.zones:
            return refuse(self.rule, "search-in-zones", box=Name("box", self.zone))
        hostile = enemy_fleets(board, country, self.zone)
        if not hostile:
            return refuse(self.rule, "no-enemy-fleet", zone=Name("zone", self.zone))
        for other in self.countries or hostile:
            if other not in hostile or not all(at_war(board, owner, other) for owner in owners(fleet)):
                enemies = tuple(Name("country", one) for one in hostile)
                return refuse(self.rule, "not-enemy-fleet", found=str(other), enemies=enemies)
        wrong = purse.refuse_cost(board, country, SEARCH_PRICE, self.rule)
        if wrong is not None:
            return wrong
        need = search_number(board, fleet)
        lines = (purse.price(board, country, SEARCH_PRICE), quote_search(need))
        return Quote(self.rule, lines, risky=True)

    def preview(self, table: Table[Board], seat: Seat) -> tuple[Message, ...]:
        """The chance of each battle that may follow, as far as the fog lets it be known."""
        board, country = table.board, phasing(table.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        if isinstance(fleet, Refusal) or self.zone not in board.zones:
            return ()
        chosen = self.countries or enemy_fleets(board, country, self.zone)
        return quote_naval_battles(board, fleet, self.zone, chosen, seat)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        fleet = pick_fleet(board, country, self.zone, self.ships, allies=self.allies)
        assert not isinstance(fleet, Refusal)  # checked before
        purse.pay(board, country, SEARCH_PRICE)
        purse.running(board).searched.append(self.zone)
        chosen = self.countries or tuple(enemy_fleets(board, country, self.zone))
        ids = tuple(ship.id for ship in fleet)
        run.call(SearchZone(country=country, zone=self.zone, ships=ids, countries=tuple(chosen)))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        if not purse.can_pay(board, country, SEARCH_PRICE):
            return []
        if param == "allies":
            return with_allies(board, country, given.get("zone", ""))
        if param == "zone":
            return picking.one(searchable(board, country), typed, "zone")
        zone = ZoneId(given.get("zone", ""))
        if zone not in board.zones:
            return []
        if param == "countries":
            return picking.several(enemy_fleets(board, country, zone), typed, lambda code: Name("country", code))
        able = [ship.id for ship in able_ships(board, country, zone)]
        return picking.several(able, typed, lambda ship: Name("unit", ship))


class SearchZone(Procedure):
    """A search of the phasing country, with the allied ships whose owners agree (6.16.b, 6.16.f)."""

    steps = ("agree", "search")

    country: CountryId
    zone: ZoneId
    ships: tuple[PieceId, ...]
    countries: tuple[CountryId, ...]

    def agree(self, run: Run[Board]) -> None:
        """6.16.b: other players' ships only with their consent (R-174)."""
        reason = message("search-together", country=Name("country", self.country), zone=Name("zone", self.zone))
        run.call(Muster(country=self.country, ships=self.ships, reason=reason))

    def search(self, run: Run[Board]) -> None:
        """6.16.f: a roll for each enemy country's ships."""
        board = run.board
        fleet = run.result if isinstance(run.result, tuple) else self.ships
        for ship in board.find_all(fleet):
            ship.steps += 1  # 6.16.b: it has done something in this impulse
        run.call(Hunt(place=self.zone, hunters=fleet, quarry=fleets_of(board, self.zone, self.countries)))


class Watch(Procedure):
    """Ships have come into a zone: each enemy fleet there may search for them (6.16.f).

    Call it when they have sailed in, were built, bought back, or placed as reinforcements or by a card.
    """

    steps = ("look", "ask", "decide", "go_on")

    zone: ZoneId
    ships: tuple[PieceId, ...]  # who came
    waiting: tuple[tuple[CountryId, ...], ...] = ()  # the fleets still to be asked: countries of one seat and side

    def look(self, run: Run[Board]) -> None:
        """6.16.f: fleets at war with the newcomers, whose seats can be asked and have an AP saved (R-173)."""
        board = run.board
        self.waiting = tuple(party for party in watchers(board, self.zone, self._came(board)) if payer(board, party))
        if not self.waiting:
            run.end()

    def ask(self, run: Run[Board]) -> None:
        """6.16.f: in track order each says whether it searches."""
        board = run.board
        party = self.waiting[0]
        seat, pays = seat_of(board, party[0]), payer(board, party)
        quarry = self._quarry(board)
        if seat is None or pays is None or not quarry:
            return
        run.ask(
            seat,
            "search",
            "6.16.f",
            options=(
                Option(SEARCH, message("option-search", chance=odds.percent(self.chance(board)))),
                Option(DECLINE, message("option-search-no")),
            ),
            default=Choose(DECLINE),
            reason=message(
                "may-search",
                country=Name("country", pays),
                others=tuple(Name("country", one) for one in quarry),
                zone=Name("zone", self.zone),
                halves=SEARCH_PRICE,
            ),
        )

    def decide(self, run: Run[Board]) -> None:
        """6.16.f: a search costs 1 saved AP, found or not; then the battle (R-173)."""
        board = run.board
        party = self.waiting[0]
        pays = payer(board, party)
        if run.answers and run.choice == SEARCH and pays is not None:
            purse.pay(board, pays, SEARCH_PRICE)
            country, zone = Name("country", pays), Name("zone", self.zone)
            run.tell("search-declared", "6.16.f", country=country, zone=zone, halves=SEARCH_PRICE)
            hunters = tuple(ship.id for ship in self._hunters(board))
            run.call(Hunt(place=self.zone, hunters=hunters, quarry=self._quarry(board)))

    def go_on(self, run: Run[Board]) -> None:
        """6.16.f: the next fleet, while any of the newcomers is still there."""
        self.waiting = self.waiting[1:]
        board = run.board
        while self.waiting and not (self._quarry(board) and self._hunters(board) and payer(board, self.waiting[0])):
            self.waiting = self.waiting[1:]
        if self.waiting:
            run.goto("ask")

    def chance(self, board: Board) -> Fraction:
        """That one search finds what it looks for."""
        return odds.chance(0, search_number(board, self._hunters(board)))

    def _came(self, board: Board) -> list[Piece]:
        return [ship for ship in ships(board.zones[self.zone]) if ship.id in self.ships]

    def _hunters(self, board: Board) -> list[Piece]:
        party = self.waiting[0]
        return [ship for ship in ships(board.zones[self.zone]) if ship.owner in party and ship.id not in self.ships]

    def _quarry(self, board: Board) -> dict[CountryId, tuple[PieceId, ...]]:
        """The newcomers that are enemies of the fleet that is asked, by country (R-172)."""
        came = self._came(board)
        foes = [owner for owner in owners(came) if all(at_war(board, owner, one) for one in self.waiting[0])]
        return {foe: tuple(ship.id for ship in came if ship.owner == foe) for foe in foes}


# Looking.


def fleets_of(board: Board, place: str, countries: Sequence[CountryId]) -> dict[CountryId, tuple[PieceId, ...]]:
    """The ships of certain countries in a zone or box."""
    there = ships(pieces_in(board, place))
    return {code: tuple(ship.id for ship in there if ship.owner == code) for code in countries}


def watchers(board: Board, zone: ZoneId, came: Sequence[Piece]) -> list[tuple[CountryId, ...]]:
    """The enemy fleets of a zone that may search for newcomers, in track order: allied countries of one seat."""
    new = {ship.id for ship in came}
    there = owners([ship for ship in ships(board.zones[zone]) if ship.id not in new])
    hostile = [
        code
        for code in board.countries
        if code in there and any(at_war(board, code, owner) for owner in owners(came)) and seat_of(board, code)
    ]
    parties: list[tuple[CountryId, ...]] = []
    for code in hostile:
        for number, party in enumerate(parties):
            if seat_of(board, party[0]) == seat_of(board, code) and allied(board, party[0], code):
                parties[number] = (*party, code)
                break
        else:
            parties.append((code,))
    return parties


def payer(board: Board, party: Sequence[CountryId]) -> CountryId | None:
    """Who pays for a search out of turn: the country of the fleet with most AP saved, if it has one (R-173)."""
    richest = max(party, key=lambda code: board.countries[code].saved)
    return richest if purse.can_pay(board, richest, SEARCH_PRICE) else None


def searchable(board: Board, country: CountryId) -> list[ZoneId]:
    """The zones in which a country could search now."""
    done = purse.running(board).searched
    return [
        zone
        for zone in board.zones
        if zone not in done and able_ships(board, country, zone, allies=False) and enemy_fleets(board, country, zone)
    ]
