"""Naval battles: two fleets in a sea zone or a sea trade box, their dice, victory and retreat (6.16.f, R-177)."""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.battle.combat import Combat, Fought
from rules.assyrian_wars.battle.losses import aboard, regroup
from rules.assyrian_wars.battle.sides import Side, decider, names_of
from rules.assyrian_wars.battle.verdict import naval_points
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import enemies_among, owners, pieces_in, ships
from rules.assyrian_wars.board.ids import CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import place_name
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import patron, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.events.battle_effects import boons_of
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.sea.odds import fleet_side
from rules.assyrian_wars.sea.ships import sail_to
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import ShareVictory, score_nomads
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

HUNTERS, QUARRY = 0, 1  # who found the enemy attacks him; who was found defends, and wins a tie (6.7.6)


class NavalBattle(Procedure):
    """One fleet against another that it has found; ends with the number of the side that won (6.16.f).

    It goes as a field battle without battle dice. In a sea zone the beaten ships retreat to the next one; in a trade
    box they stay for the caller, who knows how much room is left (6.16.g).
    """

    steps = ("draw_up", "strengthen", "fight", "conclude", "respond", "retreat", "score_nomads", "punish", "finish")

    place: str  # the sea zone or the sea trade box
    hunters: tuple[PieceId, ...]
    quarry: tuple[PieceId, ...]
    sides: tuple[Side, ...] = ()
    fresh: tuple[PieceId, ...] = ()  # who was not finished before the battle
    winner: int = QUARRY
    loads: tuple[tuple[PieceId, ...], ...] = ()  # what the ships of each side carried before the battle

    def draw_up(self, run: Run[Board]) -> None:
        """6.16.f: the two fleets; nobody else fights, and nobody evades. Then battle cards are played (6.7.1)."""
        board = run.board
        hosts = self._present(board, self.hunters), self._present(board, self.quarry)
        if not all(hosts):
            run.end(HUNTERS if hosts[HUNTERS] else QUARRY)
            return
        self.sides = tuple(fleet_side(host) for host in hosts)
        self.fresh = tuple(ship.id for host in hosts for ship in host if not ship.used)
        self.loads = tuple(tuple(load.id for ship in host for load in aboard(board, ship)) for host in hosts)
        run.tell(
            "naval-battle-begins",
            "6.16.f",
            zone=place_name(board, self.place),
            countries=names_of(self.sides[HUNTERS]),
            others=names_of(self.sides[QUARRY]),
            ships=len(hosts[HUNTERS]),
            other_ships=len(hosts[QUARRY]),
        )
        countries = tuple(dict.fromkeys(self.sides[HUNTERS].countries + self.sides[QUARRY].countries))
        fleets = self.sides[HUNTERS].pieces, self.sides[QUARRY].pieces
        run.call(BattleCards(area=self.place, kind="naval", countries=countries, sides=fleets, defender=QUARRY))

    def strengthen(self, run: Run[Board]) -> None:
        """6.11.d: what the cards in force do for the ships."""
        laid = run.result if isinstance(run.result, tuple) else ()
        boons = boons_of(run.board, laid, self.sides[HUNTERS].countries)
        self.sides = tuple(
            msgspec.structs.replace(side, boons=boon) for side, boon in zip(self.sides, boons, strict=True)
        )

    def fight(self, run: Run[Board]) -> None:
        """6.16.f: the rounds of a field battle, without leaders, terrain or other battle dice."""
        sides = self.sides[HUNTERS], self.sides[QUARRY]
        run.call(Combat(area=self.place, sides=sides, defender=QUARRY, tie=QUARRY))

    def conclude(self, run: Run[Board]) -> None:
        """8.3: a victory over three ships or more is worth a point; all who took part are finished (6.7.7)."""
        board = run.board
        fought = run.result if isinstance(run.result, Fought) else Fought()
        self.winner = QUARRY if fought.winner is None else fought.winner
        for ship in self._fleet(board, HUNTERS) + self._fleet(board, QUARRY):
            ship.finish()
        winners, beaten = self.sides[self.winner], self.sides[1 - self.winner]
        run.tell("naval-battle-won", "6.16.f", zone=place_name(board, self.place), countries=names_of(winners))
        points = naval_points(beaten.units)
        if points:
            run.call(
                ShareVictory(
                    countries=winners.countries,
                    points=points,
                    decider=self._decider(board),
                    reason="naval-battle-points",
                    about=self.place,
                )
            )

    def respond(self, run: Run[Board]) -> None:
        """6.11.c: a battle worth victory points may be answered."""
        if naval_points(self.sides[1 - self.winner].units):
            self._answer(run)

    def _answer(self, run: Run[Board]) -> None:
        """6.11.c: a battle for which a power scored anything may be answered (R-145)."""
        winners, losers = self.sides[self.winner].countries, self.sides[1 - self.winner].countries
        if any(patron(run.board, one) for one in winners):
            open_window(run, Trigger.VP_BATTLE, winners[0], self.place, winners=winners, losers=losers)

    def retreat(self, run: Run[Board]) -> None:
        """6.16.f: the winners remain, the beaten go to the next sea zone; in a trade box the room decides (6.16.g)."""
        board = run.board
        beaten = self._fleet(board, 1 - self.winner)
        if beaten and self.place in board.zones:
            run.call(NavalRetreat(zone=ZoneId(self.place), ships=tuple(ship.id for ship in beaten)))

    def score_nomads(self, run: Run[Board]) -> None:
        """8.3: the last of a nomad people drown, or go to the Regroup Box with a ship that routs or has no way out."""
        for number, load in enumerate(self.loads):
            victors = self.sides[1 - number]
            scored = score_nomads(run, load, victors.countries, victors.countries[0])
            if scored and self.winner == 1 - number and not naval_points(self.sides[number].units):
                self._answer(run)  # few ships, but worth points all the same

    def punish(self, run: Run[Board]) -> None:
        """7.4.4: a tribute refuser that Assyria's camp has beaten at sea is checked at once (R-230)."""
        from rules.assyrian_wars.politics.punishment import (
            punish,  # what ends a war settles areas, and ships are built there
        )

        punish(run, self.sides[self.winner].countries, self.sides[1 - self.winner].countries)

    def finish(self, run: Run[Board]) -> None:
        """6.7.7: with no beaten ship left afloat and no other enemy there the victors are not finished; they unite."""
        board = run.board
        winners, beaten = self._fleet(board, self.winner), self.sides[1 - self.winner]
        afloat = [found for id in beaten.pieces if (found := board.find(id)) and found[0].kind in ("zone", "box")]
        others = [foe for ship in winners for foe in enemies_among(board, ship.owner, ships(self._there(board)))]
        for ship in winners:
            ship.fleet = 0
            ship.used = bool(afloat or others) or ship.id not in self.fresh
        run.end(self.winner)

    def _there(self, board: Board) -> list[Piece]:
        return pieces_in(board, self.place)

    def _present(self, board: Board, ids: Sequence[PieceId]) -> list[Piece]:
        return [ship for ship in self._there(board) if ship.id in ids]

    def _fleet(self, board: Board, number: int) -> list[Piece]:
        """The ships of a side that are still here."""
        return self._present(board, self.sides[number].pieces)

    def _decider(self, board: Board) -> CountryId:
        left = self._fleet(board, self.winner)
        return decider(board, left) if left else self.sides[self.winner].countries[0]


class NavalRetreat(Procedure):
    """The beaten ships leave a zone, each country's together, to any zone next to it (6.16.f, R-177)."""

    steps = ("turn", "ask", "go")

    zone: ZoneId
    ships: tuple[PieceId, ...]
    country: CountryId = CountryId("")

    def turn(self, run: Run[Board]) -> None:
        """6.7.8: country by country, in track order; without a way out to the Regroup Box (R-79)."""
        board = run.board
        left = owners(self._beaten(board))
        if not left:
            run.end()
            return
        self.country = min(left, key=list(board.countries).index)
        if not retreats(board, self.zone):
            for ship in self._own(board):
                regroup(board, ship)
            run.tell("fleet-scattered", "6.16.f", country=Name("country", self.country), zone=Name("zone", self.zone))
            run.repeat()

    def ask(self, run: Run[Board]) -> None:
        """6.16.f: the owner picks the zone."""
        board = run.board
        seat, zones = seat_of(board, self.country), retreats(board, self.zone)
        if seat is not None and zones:
            run.ask(
                seat,
                "naval-retreat",
                "6.16.f",
                options=[Option(zone, message("option-zone", zone=Name("zone", zone))) for zone in zones],
                default=Choose(self._preferred(board)),
                reason=message(
                    "fleet-must-retreat", country=Name("country", self.country), zone=Name("zone", self.zone)
                ),
                forced=True,
            )

    def go(self, run: Run[Board]) -> None:
        """6.16.f: they go with what they carry."""
        board = run.board
        target = ZoneId(run.choice) if run.answers else self._preferred(board)
        sail_to(board, self._own(board), self.zone, target)
        run.tell(
            "fleet-retreats",
            "6.16.f",
            country=Name("country", self.country),
            zone=Name("zone", self.zone),
            target=Name("zone", target),
        )
        run.goto("turn")

    def _beaten(self, board: Board) -> list[Piece]:
        return [ship for ship in board.zones[self.zone] if ship.id in self.ships]

    def _own(self, board: Board) -> list[Piece]:
        return [ship for ship in self._beaten(board) if ship.owner == self.country]

    def _preferred(self, board: Board) -> ZoneId:
        """What a lapsed deadline answers: where there are fewest enemy ships."""

        def enemies(zone: ZoneId) -> int:
            return len(enemies_among(board, self.country, ships(board.zones[zone])))

        return min(retreats(board, self.zone), key=enemies)


def retreats(board: Board, zone: ZoneId) -> list[ZoneId]:
    """The zones in play next to this one; enemy ships there do not matter (R-177)."""
    return [other for other in edition_of(board).map.zones[zone].neighbours if other in board.zones]
