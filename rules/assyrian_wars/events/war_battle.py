"""A battle to end a foreign war: the pieces on the card against a copy of themselves (6.11.b, R-140, R-141, R-143)."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from rules.assyrian_wars import picking, purse
from rules.assyrian_wars.attrition import SECOND, default_hits
from rules.assyrian_wars.battle_array import (
    NO_BOONS,
    Boons,
    Chariots,
    Die,
    Fighter,
    Side,
    absorbed,
    bow_dice,
    fighters,
    hits_of,
    melee_dice,
)
from rules.assyrian_wars.battle_cards import BattleCards
from rules.assyrian_wars.combat import BOW, BREAK, FIGHT_ON, HEAVY, ROUNDS
from rules.assyrian_wars.control import Occupation
from rules.assyrian_wars.editions import edition_of
from rules.assyrian_wars.events.battle_effects import boons_of
from rules.assyrian_wars.events.foreign import war_of
from rules.assyrian_wars.events.mustering import eligible, missing, send_abroad
from rules.assyrian_wars.events.war_clock import EndForeignWar, war_on
from rules.assyrian_wars.forces import leaders, pieces_in, units
from rules.assyrian_wars.hits import Casualties, Host
from rules.assyrian_wars.ids import AreaId, CardId, CountryId, LeaderId, PieceId
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.phasing import ImpulseAction, acting_seat, phasing
from rules.assyrian_wars.pieces import NOBODY, ForeignWar, Piece
from rules.assyrian_wars.relations import patron
from rules.assyrian_wars.scoring import score
from rules.assyrian_wars.state import Board
from rules.assyrian_wars.verdict import Pair, judge, routs_of
from rules.assyrian_wars.windows import open_window
from rules.core.actions import Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Name, Quote, Refusal, message, refuse
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run
from rules.core.table import Table

PRICE = purse.AP  # 6.11.b
OWN, COPY = 0, 1
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
        chance = message("quote-battle-abroad", units=len(units(half)), rounds=war.duration or 0)
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
        if war is None:
            return []
        if param == "second":
            return [Candidate("true")] if war.first == war.second else []
        half = half_of(war, country, second=given.get("second") == "true")
        if half is None or leaders(half):
            return []
        return picking.one([piece.id for piece in leaders(eligible(board, country))], typed, "leader")


def half_of(war: ForeignWar, country: CountryId, *, second: bool) -> list[Piece] | None:
    """A country's pieces on the card; only the Mede has two halves to choose from."""
    if war.first == country and not second:
        return war.forces
    if war.second == country and (second or war.first != country):
        return war.others
    return None


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
    """Up to two rounds of a field battle without terrain, command limit or retreat; the copy defends (R-140)."""

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
    shadows: list[Piece] = []  # the copy
    boons: tuple[Boons, Boons] = (NO_BOONS, NO_BOONS)  # of battle cards, for the own side and for the copy
    spared: int = 0  # hits that a card has made undone
    chariots: Chariots = ""
    round: int = 1
    dealt: Pair = (0, 0)
    winner: int | None = None
    over: bool = False

    def arrive(self, run: Run[Board]) -> None:
        """6.11.b: a leader goes to the card if there is none; the enemy is what stands there now (R-140)."""
        board = run.board
        self.owed = missing(self._war(board), second=self.second)
        place = board.find(self.leader) if self.leader is not None else None
        if self.leader is not None and not leaders(self._own(board)):
            send_abroad(run, self.leader, self._own(board))
            if place is not None and place[0].kind == "area":
                run.call(Occupation(area=AreaId(place[0].id)))
        self.shadows = [
            Piece(piece.id, NOBODY, reduced=piece.reduced, crowned=piece.crowned) for piece in self._own(board)
        ]
        name = Name("country", self.country)
        run.tell("battle-abroad", "6.11.b", country=name, card=Name("card", self.card), pieces=len(self.shadows))

    def cards(self, run: Run[Board]) -> None:
        """6.7.1: the country that fights may play battle cards as in every field battle."""
        sides = (self._ids(run.board), ())
        run.call(BattleCards(area=self._place(run.board), kind="field", countries=(self.country,), sides=sides))

    def strengthen(self, run: Run[Board]) -> None:
        """6.11.d: what the cards in force do for the two sides."""
        laid = run.result if isinstance(run.result, tuple) else ()
        self.boons = boons_of(run.board, laid, (self.country,))

    def ask_chariots(self, run: Run[Board]) -> None:
        """9.7: as heavy troops or as bows; the copy does the same."""
        if run.board.options.special_units and any(piece.unit_class == "CH" for piece in self._own(run.board)):
            run.ask(
                acting_seat(run.board, self.country),
                "chariots",
                "9.7",
                options=(Option(HEAVY, message("option-chariots-heavy")), Option(BOW, message("option-chariots-bow"))),
                default=Choose(HEAVY),
                reason=message("chariots-in-battle", area=Name("card", self.card)),
            )

    def hear_chariots(self, run: Run[Board]) -> None:
        """9.7: valid for the whole battle."""
        if run.answers:
            self.chariots = BOW if run.choice == BOW else HEAVY

    def fire(self, run: Run[Board]) -> None:
        """9.7: bow fire before the melee, whose hits are taken at once."""
        board = run.board
        if not board.options.special_units:
            return
        mine, theirs = self._host(board, OWN), self._host(board, COPY)
        scored = [
            roll_side(run, "bow-fire", number, bow_dice(host, self._side(board, number)))
            for number, host in enumerate((mine, theirs))
        ]
        hits = (max(0, scored[0] - absorbed(theirs, self.chariots)), max(0, scored[1] - absorbed(mine, self.chariots)))
        self._suffer(run, hits)

    def melee(self, run: Run[Board]) -> None:
        """6.7.2: both sides roll before any losses."""
        board = run.board
        special = board.options.special_units
        scored = [
            roll_side(
                run,
                "melee",
                number,
                melee_dice(
                    self._host(board, number), self._side(board, number), special=special, first=self.round == 1
                ),
            )
            for number in (OWN, COPY)
        ]
        self._suffer(run, (scored[0], scored[1]))

    def ask_break(self, run: Run[Board]) -> None:
        """6.11.d: who played a card for it may leave the battle, as its loser."""
        if self.boons[OWN].break_round == self.round and self._own(run.board):
            run.ask(
                acting_seat(run.board, self.country),
                "break-off",
                "6.11.d",
                options=(
                    Option(FIGHT_ON, message("option-stay-in-battle")),
                    Option(BREAK, message("option-break-off")),
                ),
                default=Choose(FIGHT_ON),
                reason=message(
                    "may-break-off", area=Name("card", self.card), hits=self.dealt[OWN], other_hits=self.dealt[COPY]
                ),
            )

    def hear_break(self, run: Run[Board]) -> None:
        """6.11.d: it has lost, without routs."""
        if run.answers and run.choice == BREAK:
            run.tell("battle-broken-off", "6.11.d", countries=(Name("country", self.country),))
            self.winner = COPY
            run.goto("finish")

    def judge(self, run: Run[Board]) -> None:
        """6.7.6, 6.7.4.a: is there a winner, and how many rout; routed pieces go to the Regroup Box (R-140)."""
        board = run.board
        hosts = (self._host(board, OWN), self._host(board, COPY))
        left = (len(hosts[0]), len(hosts[1]))
        routs = (
            routs_of(self.dealt[COPY], each=self.boons[OWN].panic),
            routs_of(self.dealt[OWN], each=self.boons[COPY].panic),
        )
        rally = (_rally(hosts[0]), _rally(hosts[1]))
        found = judge(self.dealt, left, routs, rally, last=self.round == ROUNDS, tie=COPY)
        self.winner, self.over = found.winner, found.over
        self.shadows = self.shadows[: len(self.shadows) - found.routs[COPY]] if found.routs[COPY] else self.shadows
        run.tell("round-abroad", "6.7.6", round=self.round, hits=self.dealt[OWN], other_hits=self.dealt[COPY])
        if found.routs[OWN]:
            host = Host(self._ids(board), found.routs[OWN], self.country)
            run.call(Casualties(area=self._place(board), hosts=(host,), kind="routs", rule="6.7.4.a"))

    def next_round(self, run: Run[Board]) -> None:
        """6.7.6: without a winner a second round; a tie after that is a defeat (R-140)."""
        if not self.over:
            self.round, self.dealt = self.round + 1, (0, 0)
            run.goto("melee")

    def finish(self, run: Run[Board]) -> None:
        """6.11.b: a victory ends the war for 1 VP, a defeat doubles what is left of it (R-140, R-141)."""
        board, war = run.board, self._war(run.board)
        gone = missing(war, second=self.second) - self.owed
        if self.second:
            war.others_forgiven += gone
        else:
            war.forgiven += gone
        if self.winner != OWN:
            if war.duration is not None:
                war.duration *= 2
            name, card = Name("country", self.country), Name("card", self.card)
            run.tell("battle-abroad-lost", "6.11.b", country=name, card=card, rounds=war.duration or 0)
            return
        score(run, self.country, POINTS, "vp-foreign-war", self.card)
        run.call(EndForeignWar(card=self.card))
        if patron(board, self.country) is not None:
            open_window(run, Trigger.VP_BATTLE, self.country, card=self.card, winners=(self.country,))

    # ---- the two sides ----------------------------------------------------------------------------------------

    def _war(self, board: Board) -> ForeignWar:
        return war_on(board, self.card)

    def _place(self, board: Board) -> str:
        war = self._war(board)
        return war.other_place if self.second else war.place

    def _own(self, board: Board) -> list[Piece]:
        return pieces_in(board, self._place(board))

    def _ids(self, board: Board) -> tuple[PieceId, ...]:
        return tuple(piece.id for piece in self._own(board))

    def _side(self, board: Board, number: int) -> Side:
        pieces = self._own(board) if number == OWN else self.shadows
        return Side(
            pieces=tuple(piece.id for piece in pieces),
            countries=(self.country,) if number == OWN else (),
            units=len(units(pieces)),
            leaders=tuple(piece.id for piece in leaders(pieces)),
            chariots=self.chariots,
            boons=self.boons[number],
        )

    def _host(self, board: Board, number: int) -> list[Fighter]:
        pieces = self._own(board) if number == OWN else self.shadows
        return fighters(board, self._side(board, number), pieces)

    def _suffer(self, run: Run[Board], scored: Pair) -> None:
        """Both take their hits at the same time; the copy in the usual order (R-11)."""
        board = run.board
        undone = min(scored[COPY], self.boons[OWN].shield - self.spared)
        if undone > 0:
            self.spared += undone
            scored = (scored[OWN], scored[COPY] - undone)
            run.tell("hits-ignored", "6.11.d", countries=(Name("country", self.country),), hits=undone)
        self.dealt = (self.dealt[0] + scored[0], self.dealt[1] + scored[1])
        self.shadows = struck(board, self.shadows, scored[OWN])
        if scored[COPY] and self._own(board):
            host = Host(self._ids(board), scored[COPY], self.country)
            run.call(Casualties(area=self._place(board), hosts=(host,)))


def roll_side(run: Run[Board], phase: str, number: int, dice: Sequence[Die]) -> int:
    """The dice of one side; how many hits they score (6.7.2)."""
    results = run.roll(phase, len(dice)) if dice else ()
    hits = sum(hits_of(die, result) for die, result in zip(dice, results, strict=True))
    run.tell("dice-abroad", "6.7.2", phase=phase, enemy=number == COPY, dice=results, hits=hits)
    return hits


def struck(board: Board, shadows: Sequence[Piece], hits: int) -> list[Piece]:
    """The copy after its hits: weak units first, leaders last; the strongest stand in front of those who rout."""
    counters = edition_of(board).counters
    troops = units(shadows)
    marks = default_hits(counters, troops, hits)
    alive = [piece for piece in troops if not _dies(piece, marks)]
    room = sum(2 - piece.reduced for piece in troops)
    chiefs = leaders(shadows)[max(0, hits - room) :]
    hurt = [Piece(piece.id, NOBODY, reduced=piece.reduced or piece.id in marks) for piece in alive]
    order = sorted(hurt, key=lambda piece: (piece.reduced, -counters.units[piece.id].full, piece.id))
    return [*chiefs, *order]


def _dies(piece: Piece, marks: Sequence[str]) -> bool:
    taken = (piece.id in marks) + (piece.id + SECOND in marks)
    return taken >= 2 - piece.reduced


def _rally(host: Sequence[Fighter]) -> int:
    return sum(fighter.full for fighter in host if fighter.is_leader)
