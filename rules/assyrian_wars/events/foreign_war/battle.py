"""A battle to end a foreign war: against the other side of the card, or off the map against a copy of the own pieces.

6.11.b, R-140, R-141, R-143.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars.battle.cards import BattleCards
from rules.assyrian_wars.battle.combat import BOW, BREAK, FIGHT_ON, HEAVY, ROUNDS
from rules.assyrian_wars.battle.hits import Casualties, Host
from rules.assyrian_wars.battle.shares import Kind as LossKind
from rules.assyrian_wars.battle.sides import (
    NO_BOONS,
    Boons,
    Chariots,
    Fighter,
    Side,
    absorbed,
    bow_dice,
    fighters,
    melee_dice,
)
from rules.assyrian_wars.battle.verdict import Pair, judge, routs_of
from rules.assyrian_wars.board.forces import leaders, pieces_in, units
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.board.pieces import NOBODY, ForeignWar, Piece
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.events.battle_effects import boons_of
from rules.assyrian_wars.events.foreign_war.beginning import war_of
from rules.assyrian_wars.events.foreign_war.clock import EndForeignWar, war_on
from rules.assyrian_wars.events.foreign_war.mustering import eligible, missing, send_abroad
from rules.assyrian_wars.events.foreign_war.shadows import copies, rally, roll_side, struck
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.turn import purse
from rules.assyrian_wars.turn.phasing import ImpulseAction, acting_seat, phasing
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import score
from rules.core import picking
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
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
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        board, country = table.board, phasing(table.board)
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
    """Up to two rounds of a field battle without terrain, command limit or retreat; the enemy defends (R-140).

    He is the other country of the card, or the Mede's other half (R-143); off the map a copy of who attacks him.
    """

    steps = (
        "arrive",
        "cards",
        "strengthen",
        "ask_chariots",
        "hear_chariots",
        "fire",
        "melee",
        "ask_break",
        "hear_break",
        "judge",
        "next_round",
        "finish",
    )

    card: CardId
    country: CountryId
    second: bool
    leader: LeaderId | None = None
    owed: int = 0  # pieces that the side still had to send before the battle
    their_owed: int = 0  # and the enemy
    shadows: list[Piece] = []  # the copy
    boons: tuple[Boons, Boons] = (NO_BOONS, NO_BOONS)  # of battle cards, for the own side and for the enemy
    spared: int = 0  # hits that a card has made undone
    their_spared: int = 0
    chariots: Chariots = ""
    their_chariots: Chariots = ""
    asking: int = OWN  # the side that is asked next
    round: int = 1
    dealt: Pair = (0, 0)
    winner: int | None = None
    over: bool = False

    def arrive(self, run: Run[Board]) -> None:
        """6.11.b: a leader goes to the card if there is none; the enemy is what stands there now (R-140)."""
        board, war = run.board, self._war(run.board)
        self.owed, self.their_owed = missing(war, second=self.second), missing(war, second=not self.second)
        place = board.find(self.leader) if self.leader is not None else None
        if self.leader is not None and not leaders(self._there(board, OWN)):
            send_abroad(run, self.leader, self._there(board, OWN))
            if place is not None and place[0].kind == "area":
                run.call(Occupation(area=AreaId(place[0].id)))
        own = self._there(board, OWN)
        self.shadows = copies(own) if enemy_of(board, war, second=self.second) is None else []
        name = Name("country", self.country)
        run.tell("battle-abroad", "6.11.b", country=name, card=Name("card", self.card), pieces=len(own))

    def cards(self, run: Run[Board]) -> None:
        """6.7.1: the countries that fight may play battle cards as in every field battle."""
        board = run.board
        sides = (self._ids(board, OWN), () if self.shadows else self._ids(board, ENEMY))
        countries = tuple(dict.fromkeys(one for one in self._countries(board) if one != NOBODY))
        run.call(BattleCards(area=self._place(board, OWN), kind="field", countries=countries, sides=sides))

    def strengthen(self, run: Run[Board]) -> None:
        """6.11.d: what the cards in force do for the two sides."""
        laid = run.result if isinstance(run.result, tuple) else ()
        self.boons = boons_of(run.board, laid, (self.country,))

    def ask_chariots(self, run: Run[Board]) -> None:
        """9.7: each side says in secret whether its chariots fight as heavy troops or as bows (R-84)."""
        for seat in self._charioteers(run.board):
            run.ask(
                seat,
                "chariots",
                "9.7",
                options=(Option(HEAVY, message("option-chariots-heavy")), Option(BOW, message("option-chariots-bow"))),
                default=Choose(HEAVY),
                reason=message("chariots-in-battle", area=Name("card", self.card)),
                sealed=True,
            )

    def hear_chariots(self, run: Run[Board]) -> None:
        """9.7: valid for the whole battle; a copy does the same. Who plays both sides is asked for the other next."""
        for seat, number in self._charioteers(run.board).items():
            chosen: Chariots = BOW if run.answers[seat] == Choose(BOW) else HEAVY
            if number == OWN:
                self.chariots = chosen
            else:
                self.their_chariots = chosen
        if self._charioteers(run.board):
            run.goto("ask_chariots")
        elif self.shadows:
            self.their_chariots = self.chariots

    def _charioteers(self, board: Board) -> dict[Seat, int]:
        """The seats that have to choose, each for one side."""
        found: dict[Seat, int] = {}
        for number, chosen in enumerate((self.chariots, self.their_chariots)):
            there = [] if number == ENEMY and self.shadows else self._there(board, number)
            if board.options.special_units and not chosen and any(piece.unit_class == "CH" for piece in there):
                found.setdefault(acting_seat(board, self._countries(board)[number]), number)
        return found

    def fire(self, run: Run[Board]) -> None:
        """9.7: bow fire before the melee, whose hits are taken at once."""
        board = run.board
        if not board.options.special_units:
            return
        mine, theirs = self._host(board, OWN), self._host(board, ENEMY)
        scored = [
            roll_side(run, "bow-fire", bow_dice(host, self._side(board, number)), enemy=number == ENEMY)
            for number, host in enumerate((mine, theirs))
        ]
        kept_off = absorbed(theirs, self.their_chariots), absorbed(mine, self.chariots)
        self._suffer(run, (max(0, scored[0] - kept_off[0]), max(0, scored[1] - kept_off[1])))

    def melee(self, run: Run[Board]) -> None:
        """6.7.2: both sides roll before any losses."""
        board = run.board
        special, first = board.options.special_units, self.round == 1
        scored = []
        for number in (OWN, ENEMY):
            host, side = self._host(board, number), self._side(board, number)
            dice = melee_dice(host, side, special=special, first=first)
            scored.append(roll_side(run, "melee", dice, enemy=number == ENEMY))
        self._suffer(run, (scored[0], scored[1]))

    def ask_break(self, run: Run[Board]) -> None:
        """6.11.d: who played a card for it may leave the battle, as its loser."""
        board = run.board
        if self.boons[self.asking].break_round == self.round and self._there(board, self.asking):
            run.ask(
                acting_seat(board, self._countries(board)[self.asking]),
                "break-off",
                "6.11.d",
                options=(
                    Option(FIGHT_ON, message("option-stay-in-battle")),
                    Option(BREAK, message("option-break-off")),
                ),
                default=Choose(FIGHT_ON),
                reason=message(
                    "may-break-off", area=Name("card", self.card), hits=self.dealt[OWN], other_hits=self.dealt[ENEMY]
                ),
            )

    def hear_break(self, run: Run[Board]) -> None:
        """6.11.d: it has lost, without routs."""
        asked, self.asking = self.asking, ENEMY if self.asking == OWN else OWN
        if run.answers and run.choice == BREAK:
            name = Name("country", self._countries(run.board)[asked])
            run.tell("battle-broken-off", "6.11.d", countries=(name,))
            self.winner = 1 - asked
            run.goto("finish")
        elif asked == OWN:
            run.goto("ask_break")

    def judge(self, run: Run[Board]) -> None:
        """6.7.6, 6.7.4.a: is there a winner, and how many rout; routed pieces go to the Regroup Box (R-140)."""
        board = run.board
        hosts = (self._host(board, OWN), self._host(board, ENEMY))
        left = (len(hosts[0]), len(hosts[1]))
        routs = (
            routs_of(self.dealt[ENEMY], each=self.boons[OWN].panic),
            routs_of(self.dealt[OWN], each=self.boons[ENEMY].panic),
        )
        rallied = (rally(hosts[0]), rally(hosts[1]))
        found = judge(self.dealt, left, routs, rallied, last=self.round == ROUNDS, tie=ENEMY)
        self.winner, self.over = found.winner, found.over
        run.tell("round-abroad", "6.7.6", round=self.round, hits=self.dealt[OWN], other_hits=self.dealt[ENEMY])
        for number in (ENEMY, OWN):
            if number == ENEMY and self.shadows:
                self.shadows = self.shadows[: len(self.shadows) - found.routs[ENEMY]]
            else:
                self._lose(run, number, found.routs[number], "routs", "6.7.4.a")

    def next_round(self, run: Run[Board]) -> None:
        """6.7.6: without a winner a second round; a tie after that is a defeat (R-140)."""
        if not self.over:
            self.round, self.dealt = self.round + 1, (0, 0)
            run.goto("melee")

    def finish(self, run: Run[Board]) -> None:
        """6.11.b: a victory ends the war for 1 VP, a defeat doubles what is left of it (R-140, R-141)."""
        board, war = run.board, self._war(run.board)
        mine, theirs = missing(war, second=self.second) - self.owed, missing(war, second=not self.second)
        gone = (mine, theirs - self.their_owed)
        war.forgiven += gone[ENEMY if self.second else OWN]
        war.others_forgiven += gone[OWN if self.second else ENEMY]
        if self.winner != OWN:
            if war.duration is not None:
                war.duration *= 2
            name, card = Name("country", self.country), Name("card", self.card)
            run.tell("battle-abroad-lost", "6.11.b", country=name, card=card, rounds=war.duration or 0)
            return
        losers = tuple(one for one in self._countries(board)[ENEMY:] if one not in (NOBODY, self.country))
        score(run, self.country, POINTS, "vp-foreign-war", self.card)
        run.call(EndForeignWar(card=self.card))
        if patron(board, self.country) is not None:
            winners = (self.country,)
            open_window(run, Trigger.VP_BATTLE, self.country, card=self.card, winners=winners, losers=losers)

    # ---- the two sides ----------------------------------------------------------------------------------------

    def _war(self, board: Board) -> ForeignWar:
        return war_on(board, self.card)

    def _countries(self, board: Board) -> tuple[CountryId, CountryId]:
        """Who fights, and against whom; nobody off the map."""
        return self.country, enemy_of(board, self._war(board), second=self.second) or NOBODY

    def _place(self, board: Board, number: int) -> str:
        war = self._war(board)
        return war.other_place if self.second == (number == OWN) else war.place

    def _there(self, board: Board, number: int) -> list[Piece]:
        return self.shadows if number == ENEMY and self.shadows else pieces_in(board, self._place(board, number))

    def _ids(self, board: Board, number: int) -> tuple[PieceId, ...]:
        return tuple(piece.id for piece in self._there(board, number))

    def _side(self, board: Board, number: int) -> Side:
        pieces = self._there(board, number)
        return Side(
            pieces=tuple(piece.id for piece in pieces),
            countries=(self._countries(board)[number],),
            units=len(units(pieces)),
            leaders=tuple(piece.id for piece in leaders(pieces)),
            chariots=self.chariots if number == OWN else self.their_chariots,
            boons=self.boons[number],
        )

    def _host(self, board: Board, number: int) -> list[Fighter]:
        return fighters(board, self._side(board, number), self._there(board, number))

    def _suffer(self, run: Run[Board], scored: Pair) -> None:
        """Both take their hits at the same time, less those that a card makes undone; a copy in the usual order."""
        mine = self._spare(run, OWN, scored[ENEMY], self.spared)
        theirs = self._spare(run, ENEMY, scored[OWN], self.their_spared)
        self.spared, self.their_spared = self.spared + mine, self.their_spared + theirs
        scored = (scored[OWN] - theirs, scored[ENEMY] - mine)
        self.dealt = (self.dealt[0] + scored[0], self.dealt[1] + scored[1])
        if self.shadows:
            self.shadows = struck(run.board, self.shadows, scored[OWN])
        else:
            self._lose(run, ENEMY, scored[OWN], "hits")
        self._lose(run, OWN, scored[ENEMY], "hits")

    def _spare(self, run: Run[Board], number: int, hits: int, spared: int) -> int:
        """The first hits against a side behind its shields were never scored (6.11.d)."""
        undone = max(0, min(hits, self.boons[number].shield - spared))
        if undone:
            name = Name("country", self._countries(run.board)[number])
            run.tell("hits-ignored", "6.11.d", countries=(name,), hits=undone)
        return undone

    def _lose(self, run: Run[Board], number: int, amount: int, kind: LossKind, rule: str = "6.7.4") -> None:
        """The owner of a side takes hits or routs."""
        ids = self._ids(run.board, number)
        if amount and ids:
            host = Host(ids, amount, self._countries(run.board)[number])
            run.call(Casualties(area=self._place(run.board, number), hosts=(host,), kind=kind, rule=rule))
