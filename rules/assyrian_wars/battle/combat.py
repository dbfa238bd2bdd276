"""The rounds of every battle in the field or at sea: chariots, bows, ambush, melee, losses, routs (6.7.2, 9.7, P-2)."""

from collections.abc import Sequence

import msgspec

from rules.assyrian_wars.battle.hits import Casualties, Host
from rules.assyrian_wars.battle.shadows import beaten
from rules.assyrian_wars.battle.shares import Kind
from rules.assyrian_wars.battle.sides import (
    Chariots,
    Die,
    Fighter,
    Side,
    absorbed,
    bow_dice,
    decider,
    dice_lines,
    fighters,
    hits_of,
    melee_dice,
    names_of,
    sharer,
    terrain_dice,
)
from rules.assyrian_wars.battle.verdict import Pair, give_up, judge, rout_shares, routs_of
from rules.assyrian_wars.board.forces import pieces_in
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId, ZoneId
from rules.assyrian_wars.board.names import place_name
from rules.assyrian_wars.board.pieces import NOBODY, Piece
from rules.assyrian_wars.board.relations import allied, seat_of
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.encounter.evaders import EvasionPlan, parties
from rules.assyrian_wars.encounter.flight import Evade, Stand
from rules.assyrian_wars.sea.cargo import CargoLosses, hulls
from rules.core.ids import Seat
from rules.core.messages import message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

HEAVY: Chariots = "heavy"
BOW: Chariots = "bow"
ROUNDS = 2  # 6.7.6
FIGHT_ON, BREAK = "fight-on", "break-off"
NO_HOST = Host((), 0, NOBODY)  # of a side that has nothing to take now


class Fought(msgspec.Struct, frozen=True):
    """What a `Combat` ends with."""

    winner: int | None = None  # the side
    ambushed: bool = False  # all defenders got away after their bow fire: no winner (9.7, R-85)


class Combat(Procedure):
    """The dice of two sides against each other, up to two rounds, until there is a winner; ends with `Fought`."""

    steps = (
        "ask_chariots",
        "hear_chariots",
        "fire",
        "ambush",
        "after_ambush",
        "melee",
        "losses",
        "ask_break",
        "hear_break",
        "judge",
        "next_round",
    )

    area: str  # the area, the sea zone or trade box of a naval battle (6.16.f), or the card of a foreign war (6.11.b)
    sides: tuple[Side, Side]  # who came or sortied, and who was there or intercepted
    defender: int  # has the dice of terrain
    tie: int | None  # who wins if nothing decides; None: nobody (6.7.6)
    sortie: bool = False  # one round without routs
    lurking: dict[CountryId, str] = {}  # who lies in ambush, and where it means to go
    round: int = 1
    deciders: tuple[CountryId, ...] = ()  # of each side, at the start of the round (6.7.5)
    shadows: list[Piece] = []  # what is left of a side off the map, which is a copy of the other
    hulls: dict[PieceId, int] = {}  # loaded ships, and what they can take before the melee
    dealt: Pair = (0, 0)  # hits of the round so far, cancelled ones left out
    taken: tuple[dict[CountryId, int], ...] = ()  # what each country has suffered in the round
    spared: Pair = (0, 0)  # hits against each side that a card made undone so far (6.11.d)
    broken: int | None = None  # the side that has broken the battle off
    winner: int | None = None
    over: bool = False

    # ---- before the dice ------------------------------------------------------------------------------------

    def ask_chariots(self, run: Run[Board]) -> None:
        """9.7: each side's commander says in secret whether its chariots fight as heavy troops or bows (R-84)."""
        for seat in self._charioteers(run.board):
            run.ask(
                seat,
                "chariots",
                "9.7",
                options=(Option(HEAVY, message("option-chariots-heavy")), Option(BOW, message("option-chariots-bow"))),
                default=Choose(HEAVY),
                reason=message("chariots-in-battle", area=place_name(run.board, self.area)),
                sealed=True,
                private=True,
            )

    def hear_chariots(self, run: Run[Board]) -> None:
        """9.7: revealed together, and valid for the whole battle; a copy does as whom it copies (R-140)."""
        board = run.board
        for seat, number in self._charioteers(board).items():
            self._change(number, chariots=BOW if run.answers[seat] == Choose(BOW) else HEAVY)
        if self._charioteers(board):
            run.goto("ask_chariots")
            return
        for number, side in enumerate(self.sides):
            if board.options.special_units and any(one.unit_class == "CH" for one in self.host(board, number)):
                copied = self.sides[1 - number].chariots if self._is_copy(board, number) else ""
                self._change(number, chariots=side.chariots or copied or HEAVY)
                run.tell("chariots-fight", "9.7", countries=names_of(side), mode=self.sides[number].chariots)
        if self._is_gone(board, 0) or self._is_gone(board, 1):
            self.taken = ({}, {})
            run.goto("judge")  # a ruling has taken a side away
            return
        self._begin_round(board)

    def _charioteers(self, board: Board) -> dict[Seat, int]:
        """The seats that have to choose, each for one side."""
        found: dict[Seat, int] = {}
        for number, side in enumerate(self.sides):
            if not board.options.special_units or side.chariots or self._is_copy(board, number):
                continue
            if all(fighter.unit_class != "CH" for fighter in self.host(board, number)):
                continue
            seat = seat_of(board, decider(board, self.present(board, number)))
            if seat is not None:
                found.setdefault(seat, number)
        return found

    # ---- bow fire -------------------------------------------------------------------------------------------

    def fire(self, run: Run[Board]) -> None:
        """9.7: in the first round bow units of both sides fire, and their hits are taken before the melee (R-83)."""
        board = run.board
        if not board.options.special_units or self.area in board.zones or self.area in board.boxes:
            run.goto("melee")
            return
        hosts = (self.host(board, 0), self.host(board, 1))
        scored = [0, 0]
        for number in self._order(board):
            dice = bow_dice(hosts[number], self.sides[number])
            hits = roll_hits(run, "bow-fire", self.sides[number], dice)
            cancelled = min(hits, absorbed(hosts[1 - number], self.sides[1 - number].chariots))
            if cancelled:
                run.tell("bow-hits-absorbed", "9.7", countries=names_of(self.sides[1 - number]), hits=cancelled)
            scored[number] = hits - cancelled
        self._suffer(run, (scored[0], scored[1]))

    def ambush(self, run: Run[Board]) -> None:
        """9.7: who lay in ambush has fired and now tries to evade (R-85)."""
        board = run.board
        self._note_losses(run)
        if self._is_gone(board, 0) or self._is_gone(board, 1):
            run.goto("judge")
            return
        if not self.lurking:
            return
        attackers = self.present(board, 1 - self.defender)
        plans = tuple(
            EvasionPlan(party, self.lurking[party[0]])
            for party in parties(board, attackers, AreaId(self.area))
            if party[0] in self.lurking
        )
        if plans:
            run.call(Evade(attackers=tuple(piece.id for piece in attackers), area=AreaId(self.area), plans=plans))

    def after_ambush(self, run: Run[Board]) -> None:
        """9.7: if all got away nobody has won; who did not routs a piece for every hit of this battle (R-85)."""
        if isinstance(run.result, Stand):
            side = self.sides[self.defender]
            failed = dict.fromkeys((*side.failed, *run.result.failed))
            self._change(self.defender, failed=tuple(failed))
            if self._is_gone(run.board, self.defender):
                run.end(Fought(ambushed=True))

    # ---- melee ----------------------------------------------------------------------------------------------

    def melee(self, run: Run[Board]) -> None:
        """6.7.2: both sides roll before any losses, the phasing side first."""
        board = run.board
        self.hulls = hulls(board, self.area)
        first = self.round == 1
        hosts = (self.host(board, 0), self.host(board, 1))
        scored = [0, 0]
        for number in self._order(board):
            side = self.sides[number]
            terrain = terrain_dice(hosts[number], self.sides[1 - number]) if first and number == self.defender else 0
            special = board.options.special_units
            dice = melee_dice(hosts[number], side, special=special, first=first, terrain=terrain)
            scored[number] = roll_hits(run, "melee", side, dice)
        self._suffer(run, (scored[0], scored[1]))

    def losses(self, run: Run[Board]) -> None:
        """6.7.4: the hits of the round are known; what a ship carries suffers with it (6.16.f)."""
        self._note_losses(run)
        if self.hulls:
            run.call(CargoLosses(zone=ZoneId(self.area), before=self.hulls))

    def ask_break(self, run: Run[Board]) -> None:
        """6.11.d: whoever played a card for it may leave the battle with the whole side, as its loser."""
        board = run.board
        if self._is_gone(board, 0) or self._is_gone(board, 1):
            return
        for seat in self._breakers(board):
            run.ask(
                seat,
                "break-off",
                "6.11.d",
                options=(
                    Option(FIGHT_ON, message("option-stay-in-battle")),
                    Option(BREAK, message("option-break-off")),
                ),
                default=Choose(FIGHT_ON),
                reason=message(
                    "may-break-off",
                    area=place_name(board, self.area),
                    hits=self.dealt[0],
                    other_hits=self.dealt[1],
                ),
            )

    def hear_break(self, run: Run[Board]) -> None:
        """6.11.d: the side that leaves has lost, without routs."""
        for seat, number in self._breakers(run.board).items():
            if run.answers.get(seat) == Choose(BREAK) and self.broken is None:
                self.broken = number
                run.tell("battle-broken-off", "6.11.d", countries=names_of(self.sides[number]))

    def _breakers(self, board: Board) -> dict[Seat, int]:
        """The seats that may break off after this round, each for its side."""
        found: dict[Seat, int] = {}
        for number, side in enumerate(self.sides):
            seat = seat_of(board, side.boons.breaker) if side.boons.break_round == self.round else None
            if seat is not None:
                found.setdefault(seat, number)
        return found

    def judge(self, run: Run[Board]) -> None:
        """6.7.6, 6.7.4.a: is there a winner, and how many rout (R-73, R-74)."""
        board = run.board
        hosts = (self.host(board, 0), self.host(board, 1))
        left = (len(hosts[0]), len(hosts[1]))
        last = self.sortie or self.round == ROUNDS
        routs = (0, 0) if self.sortie else (self._routs(0), self._routs(1))
        rally = (self._rally(hosts[0]), self._rally(hosts[1]))
        if self.broken is None:
            found = judge(self.dealt, left, routs, rally, last=last, tie=self.tie)
        else:
            found = give_up(self.broken, left, routs, rally)
        self.winner, self.over = found.winner, found.over
        run.tell(
            "round-fought",
            "6.7.6",
            round=self.round,
            countries=names_of(self.sides[0]),
            others=names_of(self.sides[1]),
            hits=self.dealt[0],
            other_hits=self.dealt[1],
            routs=found.routs[0],
            other_routs=found.routs[1],
        )
        if any(found.routs):
            first, second = (self._routing(board, number, found.routs[number]) for number in (0, 1))
            self._take(run, (first, second), "routs", "6.7.4.a")

    def next_round(self, run: Run[Board]) -> None:
        """6.7.6: without a winner a second round; without one after that the tie decides."""
        if self.over:
            run.end(Fought(self.winner))
            return
        left = [number for number in (0, 1) if not self._is_gone(run.board, number)]
        if len(left) < len(self.sides):
            run.end(Fought(left[0] if left else self.tie))  # a ruling has taken a side away
            return
        self.round += 1
        self._begin_round(run.board)
        run.goto("melee")

    # ---- helpers --------------------------------------------------------------------------------------------

    def present(self, board: Board, number: int) -> list[Piece]:
        """The pieces of a side that are still in the field."""
        if self._is_copy(board, number):
            return self.shadows
        there = {piece.id: piece for piece in pieces_in(board, self.area) if not piece.inside}
        return [there[id] for id in self.sides[number].pieces if id in there]

    def host(self, board: Board, number: int) -> list[Fighter]:
        """The same as fighters."""
        return fighters(board, self.sides[number], self.present(board, number))

    def _is_copy(self, board: Board, number: int) -> bool:
        """A people off the map, for which nothing is set up (6.11.b)."""
        return all(country not in board.countries for country in self.sides[number].countries)

    def _decider(self, board: Board, number: int) -> CountryId:
        """6.7.5: of one country, or of a people off the map, itself."""
        countries = self.sides[number].countries
        return countries[0] if self._is_copy(board, number) else decider(board, self.present(board, number))

    def _change(self, number: int, **fields: object) -> None:
        changed = msgspec.structs.replace(self.sides[number], **fields)
        self.sides = (changed, self.sides[1]) if number == 0 else (self.sides[0], changed)

    def _begin_round(self, board: Board) -> None:
        self.dealt, self.taken = (0, 0), ({}, {})
        first, second = (self._decider(board, number) for number in (0, 1))
        if self.sortie:
            first = sharer(board, AreaId(self.area), self.present(board, 0))
        self.deciders = (first, second)

    def _order(self, board: Board) -> tuple[int, int]:
        """The phasing side rolls first (6.7.2)."""
        phasing = board.impulse.country if board.impulse is not None else None
        if phasing in self.sides[0].countries:
            return (0, 1)  # in a trade box allies may fight each other (6.16.g)
        second = phasing is not None and any(allied(board, phasing, one) for one in self.sides[1].countries)
        return (1, 0) if second else (0, 1)

    def _suffer(self, run: Run[Board], scored: Pair) -> None:
        """Both sides take their hits at the same time, less those that a card makes undone (6.11.d)."""
        scored = self._shielded(run, scored)
        self.dealt = (self.dealt[0] + scored[0], self.dealt[1] + scored[1])
        first, second = (
            Host(self.sides[number].pieces, scored[1 - number], self.deciders[number]) for number in (0, 1)
        )
        self._take(run, (first, second), "hits", "6.7.4")

    def _take(self, run: Run[Board], hosts: tuple[Host, Host], kind: Kind, rule: str) -> None:
        """6.7.4: both at once; a country that fights itself half by half (R-143), a copy by the usual order (R-140)."""
        first, second = hosts
        pairs = [hosts]
        if self._is_copy(run.board, 1):
            self.shadows = beaten(run.board, self.shadows, second.amount, kind)
            pairs = [(first, NO_HOST)]
        elif self.sides[0].countries == self.sides[1].countries:
            pairs = [(first, NO_HOST), (NO_HOST, second)]
        for pair in pairs:
            if any(host.amount for host in pair):
                run.call(Casualties(area=self.area, hosts=pair, kind=kind, rule=rule))

    def _shielded(self, run: Run[Board], scored: Pair) -> Pair:
        """The first hits against a side behind its shields were never scored."""
        kept = list(scored)
        for number, side in enumerate(self.sides):
            undone = min(scored[1 - number], side.boons.shield - self.spared[number])
            if undone > 0:
                kept[1 - number] -= undone
                mine = self.spared[number] + undone
                self.spared = (mine, self.spared[1]) if number == 0 else (self.spared[0], mine)
                run.tell("hits-ignored", "6.11.d", countries=names_of(side), hits=undone)
        return kept[0], kept[1]

    def _note_losses(self, run: Run[Board]) -> None:
        if not isinstance(run.result, tuple):
            return
        for mine, now in zip(self.taken, run.result, strict=True):
            for country, hits in now.items():
                mine[country] = mine.get(country, 0) + hits

    def _is_gone(self, board: Board, number: int) -> bool:
        return not self.present(board, number)

    def _routs(self, number: int) -> int:
        """6.7.4.a: of the whole side, or the sum of its countries' own if only some failed to evade (R-66)."""
        side = self.sides[number]
        if self._is_mixed(number):
            return sum(rout_shares(self.taken[number], side.failed, 0).values())
        return routs_of(self.dealt[1 - number], each=bool(side.failed) or side.boons.panic)

    def _is_mixed(self, number: int) -> bool:
        side = self.sides[number]
        some = bool(side.failed) and any(country not in side.failed for country in side.countries)
        return some and not side.boons.panic

    def _rally(self, host: Sequence[Fighter]) -> int:
        """The action ratings of surviving leaders who led units (6.7.4.a, R-73)."""
        return sum(fighter.full for fighter in host if fighter.is_leader)

    def _routing(self, board: Board, number: int, routs: int) -> Host:
        side, chief = self.sides[number], self.deciders[number]
        if not self._is_mixed(number):
            return Host(side.pieces, routs, chief)
        shares = rout_shares(self.taken[number], side.failed, self._routs(number) - routs)
        return Host(side.pieces, routs, chief, shares)


def roll_hits(run: Run[Board], phase: str, side: Side, dice: Sequence[Die]) -> int:
    """The dice of one side, told kind by kind; how many hits they score (6.7.2)."""
    results = run.roll(phase, len(dice)) if dice else ()
    rolled = list(zip(dice, results, strict=True))
    hits = sum(hits_of(die, result) for die, result in rolled)
    run.tell(
        "dice-rolled",
        "6.7.2",
        phase=phase,
        countries=names_of(side),
        lines=dice_lines(rolled),
        hits=hits,
    )
    return hits
