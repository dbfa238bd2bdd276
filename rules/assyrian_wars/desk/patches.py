"""What a game master may change beyond the rules: pieces, areas, countries, cards, AP and relations."""

from typing import Literal

import msgspec

from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, PieceId
from rules.assyrian_wars.board.names import holder_name, piece_name
from rules.assyrian_wars.board.pieces import NOBODY, Piece, Place, is_leader
from rules.assyrian_wars.board.relations import ALLIANCE, HIGHEST, seat_of
from rules.assyrian_wars.board.state import Board, Camp, CountryState, Score, Tribute, War
from rules.assyrian_wars.build.placing import fits
from rules.assyrian_wars.desk.rulings import PlaceKind, is_in_use, is_raiding, pieces_known, places_of
from rules.assyrian_wars.events import tabletop
from rules.assyrian_wars.interphase.secret_diplomacy import ForfeitMarkers
from rules.assyrian_wars.nomads.control import tamed
from rules.assyrian_wars.politics.diplomacy import pay_by_status
from rules.assyrian_wars.politics.regency import assign_controllers
from rules.core.messages import Name, Refusal, refuse
from rules.core.patches import Patch
from rules.core.run import Run
from rules.core.table import Table

MASTER = "gm"
MarkerKind = Literal["pillage", "damage", "eco-plus", "eco-minus"]
CardPlace = Literal["hand", "played", "deck", "discard"]
NumberKind = Literal["eco", "saved", "loan", "trade", "trade-lost", "income", "lapsing", "spent"]

PURSE = ("income", "lapsing", "spent")  # of the running impulse


class SetPiece(Patch, frozen=True):
    """Moves, places or removes a piece: it leaves wherever it is and goes there, on this side, in this service."""

    piece: PieceId
    to: PlaceKind
    place: str = ""  # the area, zone or box; for a home card or a pool the country
    owner: CountryId | None = None  # whom it serves; not said: as before
    reduced: bool = False
    inside: bool = False
    crowned: bool = False

    def check(self, table: Table[Board]) -> Refusal | None:
        board = table.board
        if self.piece not in pieces_known(board):
            return refuse(MASTER, "unknown-piece", found=self.piece)
        if self.owner is not None and self.owner not in board.countries:
            return unknown_country(board, self.owner)
        if self.place not in places_of(board, self.to):
            return refuse(MASTER, "unknown-place", found=self.place, kind=self.to)
        if self.crowned and not is_leader(self.piece):
            return refuse("2.1.2", "only-leaders-are-crowned", piece=piece_name(self.piece))
        if not fits(board, self.piece, Place(self.to, self.place)):
            return refuse("6.16", "piece-does-not-fit", piece=piece_name(self.piece), place=self._place())
        if is_raiding(table, self.piece):
            return refuse(MASTER, "in-use", found=piece_name(self.piece))
        return None

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        found = board.find(self.piece)
        old = found[1].owner if found is not None else self._nation(board)
        _lift(board, self.piece)
        owner = self.owner or old
        match self.to:
            case "pool":
                board.countries[CountryId(self.place)].pool.append(self.piece)
            case "reserve":
                board.countries[CountryId(self.place)].reserve.append(self.piece)
            case "removed":
                board.removed.append(self.piece)
            case "game-pool":
                board.game_pool.append(self.piece)
            case _:
                piece = Piece(self.piece, owner, self.reduced, self.inside, self.crowned)
                board.pieces_at(Place(self.to, self.place)).append(piece)
        name = piece_name(self.piece)
        run.tell("gm-piece", MASTER, piece=name, to=self.to, place=self._place(), owner=Name("country", owner))

    def _place(self) -> Name:
        return Name(self.to if self.to in ("area", "zone", "box") else "country", self.place)

    def _nation(self, board: Board) -> CountryId:
        nation = CountryId(self.piece[:2])
        return nation if nation in board.countries else next(iter(board.countries))


class SetControl(Patch, frozen=True):
    """Gives an area to a country, to a minor city itself, or to nobody; `province` makes it the country's province."""

    area: AreaId
    country: CountryId = NOBODY
    province: bool = False

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = unknown_area(table.board, self.area)
        if wrong is not None or self.country in (NOBODY, CountryId(self.area)):
            return wrong
        return unknown_country(table.board, self.country)

    def apply(self, run: Run[Board]) -> None:
        area = run.board.areas[self.area]
        area.control = self.country
        area.province = self.country if self.province else None
        run.tell("gm-control", MASTER, area=Name("area", self.area), country=holder_name(self.country))


class SetMarker(Patch, frozen=True):
    """Puts so many pillage, damage or ECO markers on an area."""

    area: AreaId
    marker: MarkerKind
    count: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_area(table.board, self.area) or below_zero(self.count)

    def apply(self, run: Run[Board]) -> None:
        setattr(run.board.areas[self.area], self.marker.replace("-", "_"), self.count)
        run.tell("gm-marker", MASTER, area=Name("area", self.area), marker=self.marker, count=self.count)


class LiftSieges(Patch, frozen=True):
    """Ends every siege of an area."""

    area: AreaId

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_area(table.board, self.area)

    def apply(self, run: Run[Board]) -> None:
        run.board.areas[self.area].sieges.clear()
        run.tell("gm-sieges-lifted", MASTER, area=Name("area", self.area))


class SetNumber(Patch, frozen=True):
    """Sets a country's ECO level, savings, loan, trade markers, or the AP of its running impulse (AP in halves)."""

    country: CountryId
    number: NumberKind
    value: int

    def check(self, table: Table[Board]) -> Refusal | None:
        impulse = table.board.impulse
        wrong = unknown_country(table.board, self.country)
        phasing = impulse is not None and impulse.country == self.country
        if wrong is None and self.number in PURSE and not phasing:
            return refuse(MASTER, "no-impulse-of", country=Name("country", self.country))
        return wrong or (below_zero(self.value) if self.number != "eco" else None)

    def apply(self, run: Run[Board]) -> None:
        record: msgspec.Struct | None = run.board.countries[self.country]
        if self.number in PURSE:
            record = run.board.impulse
        setattr(record, self.number.replace("-", "_"), self.value)
        run.tell("gm-number", MASTER, country=Name("country", self.country), number=self.number, value=self.value)


class AddPoints(Patch, frozen=True):
    """Gives or takes victory points."""

    country: CountryId
    points: int

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_country(table.board, self.country)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        board.countries[self.country].ledger.append(Score(board.clock.turn, self.points, MASTER, "vp-ruling"))
        run.tell("gm-points", MASTER, country=Name("country", self.country), points=self.points)


class SetTrack(Patch, frozen=True):
    """Puts the marker of a minor or tribe on a space of a power's diplomatic track; no power: the Neutrals box.

    Tribute by status follows, and who acts for it (7.4.5, 10.1.1); wars and activation are the game master's.
    """

    country: CountryId
    power: CountryId | None = None
    level: int = 0

    def check(self, table: Table[Board]) -> Refusal | None:
        wrong = unknown_country(table.board, self.country)
        if wrong is None and self.power is not None:
            wrong = unknown_country(table.board, self.power)
        if wrong is None and not 0 <= self.level <= HIGHEST:
            return refuse(MASTER, "level-out-of-bounds", found=self.level, most=HIGHEST)
        return wrong

    def apply(self, run: Run[Board]) -> None:
        state = run.board.countries[self.country]
        before = (state.track, state.level)
        state.track, state.level = self.power, self.level
        run.tell("gm-track", MASTER, country=Name("country", self.country), level=self.level)
        if state.kind == "minor":
            pay_by_status(run, self.country, before, (self.power, self.level))  # 6.9
        elif self.level >= ALLIANCE:
            tamed(run, self.country)
        elif before[1] >= ALLIANCE:
            state.controller = before[0]  # 10.1.1: to the next roll
        assign_controllers(run)


class SetCamp(Patch, frozen=True):
    """Puts a power into a camp, or out of both."""

    country: CountryId
    camp: Camp

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_country(table.board, self.country)

    def apply(self, run: Run[Board]) -> None:
        run.board.countries[self.country].camp = self.camp
        run.tell("gm-camp", MASTER, country=Name("country", self.country), camp=self.camp.value)
        assign_controllers(run)


class SetActive(Patch, frozen=True):
    """Makes a country active or inactive."""

    country: CountryId
    active: bool

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_country(table.board, self.country)

    def apply(self, run: Run[Board]) -> None:
        state = run.board.countries[self.country]
        state.active = self.active
        state.turn.was_active = state.turn.was_active or self.active
        run.tell("gm-active", MASTER, country=Name("country", self.country), active=self.active)
        assign_controllers(run)


class SetWar(Patch, frozen=True):
    """Begins a war of two countries' own, or ends it."""

    by: CountryId
    on: CountryId
    war: bool = True

    def check(self, table: Table[Board]) -> Refusal | None:
        board = table.board
        city = AreaId(self.on) in board.areas and AreaId(self.on) in edition_of(board).map.minor_cities
        return unknown_country(board, self.by) or (None if city else unknown_country(board, self.on))

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        board.wars = [war for war in board.wars if {war.by, war.on} != {self.by, self.on}]
        if self.war:
            board.wars.append(War(self.by, self.on, "declared", board.clock.turn))
        run.tell("gm-war", MASTER, by=Name("country", self.by), on=holder_name(self.on), war=self.war)
        assign_controllers(run)


class SetTribute(Patch, frozen=True):
    """Lets a country pay tribute to a power, or ends all its payments to it."""

    payer: CountryId
    to: CountryId
    pays: bool = True

    def check(self, table: Table[Board]) -> Refusal | None:
        return unknown_country(table.board, self.payer) or unknown_country(table.board, self.to)

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        board.tributes = [line for line in board.tributes if (line.payer, line.to) != (self.payer, self.to)]
        if self.pays:
            board.tributes.append(Tribute(self.payer, self.to, "voluntary"))
        run.tell("gm-tribute", MASTER, payer=Name("country", self.payer), to=Name("country", self.to), pays=self.pays)


class SetCard(Patch, frozen=True):
    """Takes a card from wherever it is and puts it into a hand or on a pile; only its new holder is told which.

    One that lies face up leaves with its effect (6.11.l); one that is being played or holds a foreign war stays.
    """

    card: CardId
    to: CardPlace
    country: CountryId | None = None

    def check(self, table: Table[Board]) -> Refusal | None:
        board = table.board
        known = edition_of(board).cards.by_id.get(self.card)
        if known is None or known.is_army_group:
            return refuse(MASTER, "unknown-card", found=self.card)
        played = [effect.card for effect in board.effects if effect.kind == tabletop.ANNOUNCED]
        if self.card in (*played, *(war.card for war in board.foreign_wars)):
            return refuse(MASTER, "card-on-the-table", card=Name("card", self.card))
        if is_in_use(table, self.card):
            return refuse(MASTER, "in-use", found=Name("card", self.card))
        if self.to in ("hand", "played"):
            return unknown_country(board, self.country or CountryId(""))
        return None

    def apply(self, run: Run[Board]) -> None:
        board = run.board
        for effect in [one for one in board.effects if one.card == self.card and one.face_up]:
            tabletop.remove(run, effect, MASTER)
        for state in board.countries.values():
            for held in (state.hand, state.fresh, state.played_home):
                if self.card in held:
                    held.remove(self.card)
        for pile in (board.deck, board.discard):
            if self.card in pile:
                pile.remove(self.card)
        holder = board.countries.get(self.country) if self.country is not None else None
        self._pile(board, holder).append(self.card)
        board.deck.sort()
        seat = seat_of(board, self.country) if self.country is not None else None
        run.reveal(() if seat is None else (seat,), (self.card,))
        run.tell("gm-card", MASTER, to=self.to)
        run.tell("gm-card-which", MASTER, seats=() if seat is None else (seat,), card=Name("card", self.card))

    def _pile(self, board: Board, holder: CountryState | None) -> list[CardId]:
        if holder is not None and self.to in ("hand", "played"):
            return holder.hand if self.to == "hand" else holder.played_home
        return board.deck if self.to == "deck" else board.discard


class SetClock(Patch, frozen=True):
    """Moves the markers of turn, round and impulse track."""

    turn: int
    round: int
    marker: CountryId

    def check(self, table: Table[Board]) -> Refusal | None:
        last = table.board.clock.last_turn
        if not 1 <= self.turn <= last or self.round < 1:
            return refuse(MASTER, "clock-out-of-bounds", turn=self.turn, last=last)
        return unknown_country(table.board, self.marker)

    def apply(self, run: Run[Board]) -> None:
        clock = run.board.clock
        clock.turn, clock.round, clock.marker = self.turn, self.round, self.marker
        run.tell("gm-clock", MASTER, turn=self.turn, round=self.round, country=Name("country", self.marker))


def unknown_country(board: Board, country: CountryId) -> Refusal | None:
    """The refusal of a country that is not part of the scenario."""
    if country in board.countries:
        return None
    return refuse(
        MASTER, "unknown-country", found=country, known=tuple(Name("country", code) for code in board.countries)
    )


def unknown_area(board: Board, area: AreaId) -> Refusal | None:
    """The refusal of an area that is not in play."""
    return None if area in board.areas else refuse(MASTER, "unknown-area", found=area)


def below_zero(value: int) -> Refusal | None:
    """The refusal of a negative number."""
    return None if value >= 0 else refuse(MASTER, "below-zero", found=value)


def _lift(board: Board, piece: PieceId) -> None:
    """Take a piece out of whatever list it is in."""
    if board.find(piece) is not None:
        board.take(piece)
    for pool in (board.game_pool, board.removed, *_pools(board)):
        if piece in pool:
            pool.remove(piece)


def _pools(board: Board) -> list[list[PieceId]]:
    return [pool for state in board.countries.values() for pool in (state.pool, state.reserve)]


PATCHES = (
    SetPiece,
    SetControl,
    SetMarker,
    LiftSieges,
    SetNumber,
    AddPoints,
    SetTrack,
    SetCamp,
    SetActive,
    SetWar,
    SetTribute,
    SetCard,
    SetClock,
    ForfeitMarkers,  # 7.5
)
