"""A battle to end a foreign war: against the other side of the card, or off the map against a copy of the own pieces.

6.11.b, R-140, R-141, R-143.
"""

from collections.abc import Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.cards import BattleCards, Laid
from rules.assyrian_wars.battle.combat import Combat, Fought
from rules.assyrian_wars.battle.promotion import promote
from rules.assyrian_wars.battle.shadows import copies
from rules.assyrian_wars.battle.sides import Boons, Side
from rules.assyrian_wars.board.forces import leaders, units
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import ForeignWar, Piece, is_leader
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.events.battle_effects import CardsAtWork, Worked, boons_of, send_turncoats_away
from rules.assyrian_wars.events.foreign_war.beginning import war_of
from rules.assyrian_wars.events.foreign_war.clock import EndForeignWar, war_on
from rules.assyrian_wars.events.foreign_war.mustering import eligible, missing, send_abroad
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.politics.punishment import punish
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import Given, ImpulseAction, phasing
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import score
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.run import Run
from rules.core.table import Table

PRICE = purse.AP  # 6.11.b
OWN, ENEMY = 0, 1
POINTS = 1


class FightAbroad(ImpulseAction, frozen=True):
    """Fights a battle to end one's foreign war, for 1 AP; a leader is sent along if none is there (6.11.b)."""

    rule: ClassVar[str] = "6.11.b"

    leader: Annotated[LeaderId | None, Kind("leader")] = None
    second: bool = False  # of the Mede's two halves the other one attacks

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        board, country = table.board, phasing(table.board)
        war = war_of(board, country)
        if war is None:
            return refuse(self.rule, "not-abroad", country=Name("country", country))
        half = half_of(war, country, second=self.second)
        if half is None or not units(half):
            return refuse(self.rule, "nobody-fights-abroad", card=Name("card", war.card))
        if purse.running(board).fought_abroad:
            return refuse(self.rule, "one-battle-abroad", card=Name("card", war.card))
        wrong = refuse_leader(board, country, half, self.leader)
        wrong = wrong or purse.refuse_cost(board, country, PRICE, self.rule)
        foes = half if enemy_of(board, war, second=half is war.others) is None else other_half(war, half)
        chance = message(
            "quote-battle-abroad", units=len(units(half)), enemies=len(units(foes)), rounds=war.duration or 0
        )
        return wrong or Quote(self.rule, (purse.price(board, country, PRICE), chance), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        board, country = run.board, phasing(run.board)
        war = war_of(board, country)
        assert war is not None
        purse.pay(board, country, PRICE)
        purse.running(board).fought_abroad = True
        second = self.second or war.first != country
        run.call(BattleAbroad(card=war.card, country=country, second=second, leader=self.leader))

    @classmethod
    def choices(cls, board: Board, country: CountryId, param: str, given: Given, typed: str) -> list[Candidate]:
        war = war_of(board, country)
        if war is None or purse.running(board).fought_abroad or not purse.can_pay(board, country, PRICE):
            return []
        if param == "second":
            return [Candidate("true")] if war.first == war.second and units(war.others) else []
        half = half_of(war, country, second=given.get("second") == "true")
        if half is None or not units(half) or leaders(half):
            return []
        return picking.one([piece.id for piece in leaders(eligible(board, country))], typed, "leader")


def half_of(war: ForeignWar, country: CountryId, *, second: bool) -> list[Piece] | None:
    """A country's pieces on the card; only the Mede has two halves to choose from."""
    if war.first == country and not second:
        return war.forces
    if war.second == country and (second or war.first != country):
        return war.others
    return None


def other_half(war: ForeignWar, half: list[Piece]) -> list[Piece]:
    """The pieces on the other side of the card."""
    return war.forces if half is war.others else war.others


def enemy_of(board: Board, war: ForeignWar, *, second: bool) -> CountryId | None:
    """Whom a side fights: the country on the other side of the card; None: a people off the map (6.11.b)."""
    enemy = war.first if second else CountryId(war.second)
    return enemy if enemy in board.countries else None


def refuse_leader(board: Board, country: CountryId, half: Sequence[Piece], leader: LeaderId | None) -> Refusal | None:
    """A leader on the card leads; otherwise one is sent, from the map and not out of a besieged city (R-137, R-140)."""
    there = leaders(half)
    if there:
        found = Name("leader", there[0].id)
        return refuse("6.11.b", "leader-is-abroad", leader=found) if leader not in (None, there[0].id) else None
    able = [piece.id for piece in leaders(eligible(board, country))]
    if leader in able:
        return None
    return refuse("6.11.b", "leader-needed-abroad", able=tuple(Name("leader", one) for one in able[:10]))


class BattleAbroad(Procedure):
    """A field battle by the usual procedure, without terrain, command limit or retreat; the enemy defends (R-140).

    He is the other country of the card, or the Mede's other half (R-143); off the map a copy of who attacks him.
    """

    steps = ("arrive", "cards", "work", "fight", "conclude", "punish", "finish")

    card: CardId
    country: CountryId
    second: bool
    leader: LeaderId | None = None
    owed: int = 0  # pieces that the side still had to send before the battle
    their_owed: int = 0  # and the enemy
    shadows: tuple[Piece, ...] = ()  # the copy before the dice
    laid: tuple[Laid, ...] = ()  # battle cards in force
    turned: dict[PieceId, CountryId] = {}  # turncoats, and whose they were (10.4.e)
    sides: tuple[Side, ...] = ()
    winner: int = ENEMY

    def arrive(self, run: Run[Board]) -> None:
        """6.11.b: a leader goes to the card if there is none; the enemy is what stands there now (R-140)."""
        board, war = run.board, self._war(run.board)
        self.owed, self.their_owed = missing(war, second=self.second), missing(war, second=not self.second)
        own = war.others if self.second else war.forces
        place = board.find(self.leader) if self.leader is not None else None
        if self.leader is not None and not leaders(own):
            send_abroad(run, self.leader, own)
            if place is not None and place[0].kind == "area":
                run.call(Occupation(area=AreaId(place[0].id)))
        if enemy_of(board, war, second=self.second) is None:
            self.shadows = tuple(copies(own, CountryId(war.second)))
        name = Name("country", self.country)
        run.tell("battle-abroad", "6.11.b", country=name, card=Name("card", self.card), pieces=len(own))

    def cards(self, run: Run[Board]) -> None:
        """6.7.1: the countries that fight may play battle cards as in every field battle."""
        board, place = run.board, self._war(run.board).place
        countries = tuple(dict.fromkeys(one for one in self._countries(board) if one in board.countries))
        run.call(BattleCards(area=place, kind="field", countries=countries, sides=self._hosts(board)))

    def work(self, run: Run[Board]) -> None:
        """6.11.d: what the cards in force do before the dice."""
        self.laid = run.result if isinstance(run.result, tuple) else ()
        if self.laid:
            run.call(
                CardsAtWork(
                    area=self._war(run.board).place,
                    sides=self._hosts(run.board),
                    first=(self.country,),
                    waiting=self.laid,
                    shadows=self.shadows,
                )
            )

    def fight(self, run: Run[Board]) -> None:
        """6.7.2: the rounds, without terrain; a tie after the last is a defeat (R-140)."""
        board = run.board
        if isinstance(run.result, Worked):
            self.turned, self.shadows = run.result.turned, run.result.shadows
        boons = boons_of(board, self.laid, (self.country,))
        first, second = (self._side(board, number, boons[number]) for number in (OWN, ENEMY))
        self.sides = (first, second)
        if first.pieces and second.pieces:  # a card may have taken the last piece of a side
            place = self._war(board).place
            shadows = list(self.shadows)
            run.call(Combat(area=place, sides=(first, second), defender=ENEMY, tie=ENEMY, shadows=shadows))

    def conclude(self, run: Run[Board]) -> None:
        """6.7.6, 9.2: who has won; pieces that are gone need not be replaced (R-140)."""
        left = [bool(side.pieces) for side in self.sides]
        fought = run.result if isinstance(run.result, Fought) else Fought(OWN if left[OWN] else ENEMY)
        self.winner = ENEMY if fought.winner is None else fought.winner
        send_turncoats_away(run, self.turned)
        war = self._war(run.board)
        mine, theirs = missing(war, second=self.second), missing(war, second=not self.second)
        gone = (mine - self.owed, theirs - self.their_owed)
        war.forgiven += gone[ENEMY if self.second else OWN]
        war.others_forgiven += gone[OWN if self.second else ENEMY]
        if self._countries(run.board)[self.winner] in run.board.countries:
            promote(run, self.sides[self.winner].leaders)

    def punish(self, run: Run[Board]) -> None:
        """7.4.4: a tribute refuser that Assyria's camp has beaten is checked at once (R-230)."""
        countries = self._countries(run.board)
        punish(run, (countries[self.winner],), (countries[1 - self.winner],))

    def finish(self, run: Run[Board]) -> None:
        """6.11.b: a victory ends the war for 1 VP, a defeat doubles what is left of it (R-140, R-141)."""
        board, war = run.board, self._war(run.board)
        if self.winner != OWN:
            if war.duration is not None:
                war.duration *= 2
            name, card = Name("country", self.country), Name("card", self.card)
            run.tell("battle-abroad-lost", "6.11.b", country=name, card=card, rounds=war.duration or 0)
            return
        enemy = self._countries(board)[ENEMY]
        losers = (enemy,) if enemy in board.countries and enemy != self.country else ()
        score(run, self.country, POINTS, "vp-foreign-war", self.card)
        run.call(EndForeignWar(card=self.card))
        if patron(board, self.country) is not None:
            winners = (self.country,)
            open_window(run, Trigger.VP_BATTLE, self.country, card=self.card, winners=winners, losers=losers)

    # ---- the two sides ----------------------------------------------------------------------------------------

    def _war(self, board: Board) -> ForeignWar:
        return war_on(board, self.card)

    def _countries(self, board: Board) -> tuple[CountryId, CountryId]:
        """Who fights, and against whom: a country, or a people off the map."""
        war = self._war(board)
        return self.country, war.first if self.second else CountryId(war.second)

    def _hosts(self, board: Board) -> tuple[tuple[PieceId, ...], tuple[PieceId, ...]]:
        """The pieces of both sides, as they lie on the card."""
        war = self._war(board)
        first, second = (tuple(piece.id for piece in half) for half in (war.forces, war.others))
        return (second, first) if self.second else (first, second)

    def _side(self, board: Board, number: int, boons: Boons) -> Side:
        """One side as cards have left it: turncoats stand on the other (10.4.e)."""
        hosts = self._hosts(board)
        ids = [id for id in hosts[number] if id not in self.turned]
        ids += [id for id in hosts[1 - number] if id in self.turned]
        if number == ENEMY and self._countries(board)[ENEMY] not in board.countries:
            ids = [piece.id for piece in self.shadows]
        return Side(
            pieces=tuple(ids),
            countries=(self._countries(board)[number],),
            units=sum(not is_leader(id) for id in ids),
            leaders=tuple(id for id in ids if is_leader(id)),
            boons=boons,
        )
