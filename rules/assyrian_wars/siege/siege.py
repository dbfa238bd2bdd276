"""Siege combat: a round of a standard siege, or an assault (6.8, 6.8.2, 6.8.3, P-4, P-5)."""

from typing import Literal

from rules.assyrian_wars.battle.cards import BattleCards, Laid
from rules.assyrian_wars.battle.hits import Casualties, Host
from rules.assyrian_wars.battle.losses import hits_to_kill
from rules.assyrian_wars.battle.promotion import promote
from rules.assyrian_wars.battle.sides import Die, decider, dice_lines
from rules.assyrian_wars.battle.verdict import remember_defeat
from rules.assyrian_wars.board.editions import edition_of
from rules.assyrian_wars.board.forces import garrison, leaders, owners, units
from rules.assyrian_wars.board.ids import AreaId, CountryId, PieceId
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import patron
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.control.control import Occupation
from rules.assyrian_wars.control.marker_stock import note_marker
from rules.assyrian_wars.events.battle_effects import (
    CardsAtWork,
    Worked,
    boons_of,
    lay_walls,
    send_turncoats_away,
)
from rules.assyrian_wars.events.war_hooks import walls_change
from rules.assyrian_wars.march.army_groups import Renewal
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.siege.capture import CityTaken, Surrender, city_points, city_seat, city_spokesman, starved_out
from rules.assyrian_wars.siege.dice import (
    besieger_dice,
    city_defence,
    counted,
    defender_dice,
    hits_of,
    saving,
    walls_left,
)
from rules.assyrian_wars.turn.windows import open_window
from rules.assyrian_wars.victory.scoring import ShareVictory, score_nomads
from rules.core.messages import Name, message
from rules.core.procedures import Procedure
from rules.core.questions import Choose, Option
from rules.core.run import Run

Method = Literal["assault", "standard"]
ASSAULT: Method = "assault"


class SiegeRound(Procedure):
    """One round against a city: dice, losses, walls, and the city taken or held (6.8.2, 6.8.3).

    Called when the siege is on record and paid for; the besiegers are one army or one army group.
    """

    steps = (
        "cards",
        "play_cards",
        "roll",
        "suffer",
        "ask",
        "split",
        "breach",
        "left_over",
        "decide",
        "finish",
        "respond",
        "settle",
    )

    area: AreaId
    country: CountryId  # in whose impulse they fight
    besiegers: tuple[PieceId, ...]
    method: Method
    level: int = 0  # the city's defence as the siege began
    first: bool = False  # the first round of this siege (6.7.7)
    scored: int = 0  # hits of the besiegers
    received: int = 0  # hits of the city and its garrison
    inside: tuple[PieceId, ...] = ()  # the garrison as the dice are rolled
    strength: int = 0  # its combat units as the round begins, those among them whom cards will take away
    spared: int = 0  # hits that the garrison takes instead of the walls
    over: int = 0  # hits left over when no defence is left
    laid: tuple[Laid, ...] = ()  # battle cards in force
    turned: dict[PieceId, CountryId] = {}  # turncoats, and whose they were (10.4.e)
    breached: bool = False
    taken: bool = False
    starved: bool = False  # it surrendered to a hunger siege as its walls fell
    overrun: bool = False
    tribe: bool = False  # the last of a nomad people fell behind the walls (8.3)
    parties: tuple[tuple[CountryId, ...], tuple[CountryId, ...]] = ((), ())  # who fought before and inside the walls

    def cards(self, run: Run[Board]) -> None:
        """6.7.1: whoever has pieces in it may play battle cards, in every round anew (R-69)."""
        state, came = run.board.areas[self.area], self.fighters(run.board)
        self.besiegers = tuple(piece.id for piece in came if not piece.used)
        siege = next((siege for siege in state.sieges if siege.leader in self.besiegers), None)
        if siege is None or not units(self.fighters(run.board)):
            if came and state.sieges:
                run.tell("besiegers-finished", "6.7.7", area=Name("area", self.area))
            run.end()  # a relief has driven them off, or the battle against it has finished them (6.11.e, R-77)
            return
        siege.rounds += 1
        self.level, self.first = siege.level, siege.rounds == 1 and siege.hunger is None
        before, inside = self.fighters(run.board), garrison(state)
        self.strength = len(units(inside))
        sides = tuple(piece.id for piece in before), tuple(piece.id for piece in inside)
        run.call(BattleCards(area=self.area, kind="siege", countries=tuple(owners([*before, *inside])), sides=sides))

    def play_cards(self, run: Run[Board]) -> None:
        """6.11.d: what the cards in force do before the dice; a weaker wall stays so for the siege."""
        board = run.board
        self.laid = run.result if isinstance(run.result, tuple) else ()
        if not self.laid:
            return
        lay_walls(board, self.area, self.laid)
        before, inside = self.fighters(board), garrison(board.areas[self.area])
        sides = tuple(piece.id for piece in before), tuple(piece.id for piece in inside)
        run.call(CardsAtWork(area=self.area, sides=sides, first=tuple(owners(before)), waiting=self.laid))

    def roll(self, run: Run[Board]) -> None:
        """6.8: both sides roll; against an assault every die of the city is rolled twice (R-89, R-90)."""
        board = run.board
        if isinstance(run.result, Worked):
            self.turned = run.result.turned
            away = [id for id in self.turned if id in self.besiegers]
            gained = [id for id in self.turned if id not in self.besiegers]
            self.besiegers = (*(id for id in self.besiegers if id not in away), *gained)
            self.besiegers = tuple(piece.id for piece in self.fighters(board))  # a champion may have slain a leader
        inside = garrison(board.areas[self.area])
        self.inside = tuple(piece.id for piece in inside)
        held_by = [board.areas[self.area].control, *owners(inside)]
        self.parties = (tuple(owners(self.fighters(board))), tuple(dict.fromkeys(held_by)))
        boons = boons_of(board, self.laid, tuple(owners(self.fighters(board))))[0]
        attack = besieger_dice(board, self.area, self.fighters(board), boons, tuple(self.turned))
        defence = [die for die in defender_dice(board, self.area, inside) for _ in range(self._times(die))]
        first = run.roll("besiegers", len(attack)) if attack else ()
        second = run.roll("defenders", len(defence)) if defence else ()
        self.scored, self.received = hits_of(attack, first), hits_of(defence, second)
        run.tell(
            "siege-rolled",
            self.rule,
            area=Name("area", self.area),
            method=self.method,
            country=Name("country", self.country),
            countries=tuple(Name("country", one) for one in self.parties[0]),
            others=tuple(Name("country", one) for one in self.parties[1] if one in board.countries),
            besiegers=first,
            defenders=second,  # sizes are hidden until battle; dice lie open in a siege as in the field
            lines=dice_lines(list(zip(attack, first, strict=True))),
            other_lines=dice_lines(list(zip(defence, second, strict=True))),
            scored=self.scored,
            received=self.received,
        )

    def suffer(self, run: Run[Board]) -> None:
        """6.7.4: the besiegers take their hits; in an assault the garrison takes all of its own as well (R-90)."""
        board = run.board
        fighters = self.fighters(board)
        chief = decider(board, fighters) if fighters else self.country
        hosts = [Host(tuple(piece.id for piece in fighters), self.received, chief)]
        if self.method == ASSAULT and self.inside:
            hosts.append(Host(self.inside, self.scored, city_spokesman(board, self.area)))
        run.call(Casualties(area=self.area, hosts=tuple(host for host in hosts if host.pieces), rule=self.rule))

    def ask(self, run: Run[Board]) -> None:
        """6.8.3: the defender says how many hits the garrison takes, unless the walls do not care (R-91)."""
        board = run.board
        seat, defence = city_seat(board, self.area), city_defence(board, self.area)
        most, change = self._room(board), walls_change(board, self.area)
        if self.method == ASSAULT or seat is None or not most or self.scored < counted(defence, change):
            return
        run.ask(
            seat,
            "garrison-hits",
            "6.8.3",
            options=[
                Option(
                    str(hits),
                    message("option-garrison-hits", hits=hits, defence=walls_left(defence, self.scored - hits, change)),
                )
                for hits in range(most + 1)
            ],
            default=Choose(str(saving(defence, self.scored, most, change))),
            reason=message("garrison-or-walls", area=Name("area", self.area), hits=self.scored, defence=defence),
            private=True,
        )

    def split(self, run: Run[Board]) -> None:
        """6.8.3: the garrison takes its part, by free choice of units (R-91)."""
        board = run.board
        if self.method == ASSAULT:
            run.goto("decide")
            return
        defence, change = city_defence(board, self.area), walls_change(board, self.area)
        enough = self.scored >= counted(defence, change)
        default = saving(defence, self.scored, self._room(board), change) if enough else 0
        self.spared = int(run.choice) if run.answers else default
        self._hit_garrison(run, self.spared)

    def breach(self, run: Run[Board]) -> None:
        """6.8.3: as often as the hits reach the current defence it falls by one; others are lost (R-91)."""
        board = run.board
        before, hits = city_defence(board, self.area), self.scored - self.spared
        change = walls_change(board, self.area)
        after = walls_left(before, hits, change)
        board.areas[self.area].damage += before - after
        self.breached = after == 0
        used = sum(counted(level, change) for level in range(after + 1, before + 1))
        self.over = hits - used if self.breached else 0
        run.tell("walls-hit", "6.8.3", area=Name("area", self.area), damage=before - after, defence=after)
        if after < before:
            note_marker(run, "damage")

    def left_over(self, run: Run[Board]) -> None:
        """6.8.3: hits left over as the city falls are taken by the garrison."""
        self._hit_garrison(run, self.over)

    def decide(self, run: Run[Board]) -> None:
        """6.8.2, 6.8.3: the city is taken if a besieging unit is left to take it; else it may starve (R-90, R-92)."""
        board = run.board
        send_turncoats_away(run, self.turned)
        won = self.scored > self.received if self.method == ASSAULT else self.breached
        self.taken = won and bool(units(self.fighters(board)))
        self.overrun = self.taken and (self.method == ASSAULT or self.first)
        if self.taken:
            run.call(CityTaken(area=self.area, besiegers=self.besiegers, level=self.level, garrison=self.strength))
            return
        if self.method == ASSAULT:
            run.tell("assault-repelled", "6.8.2", area=Name("area", self.area))
            self._reward_defenders(run)
        starved = starved_out(board, self.area)
        if starved is not None:
            self.taken = self.starved = True
            run.call(Surrender(area=self.area, country=starved.country, fallen=self.inside))

    def _reward_defenders(self, run: Run[Board]) -> None:
        """8.3: a point for a repelled assault; of several powers the city's owner names one (R-255, R-259)."""
        run.call(
            ShareVictory(
                countries=self.parties[1],
                points=1,
                decider=city_spokesman(run.board, self.area),
                reason="vp-assault-repelled",
                about=self.area,
            )
        )

    def finish(self, run: Run[Board]) -> None:
        """6.7.7, 9.2: all are finished but the winner of an overrun; promotion for more hits or the city (R-97)."""
        board = run.board
        fighters = self.fighters(board)
        defenders = [piece for piece in garrison(board.areas[self.area]) if piece.id in self.inside]
        for piece in fighters:
            if not self.overrun:
                piece.finish()
        for piece in defenders:
            piece.finish()
        if self.taken or self.scored > self.received:
            promote(run, [leader.id for leader in leaders(fighters)])
        elif self.received > self.scored:
            promote(run, [leader.id for leader in leaders(defenders)])
        before, behind = self.parties
        if not self.starved:  # those have been counted
            self.tribe = score_nomads(run, self.inside, before, decider(board, fighters) if fighters else self.country)
        score_nomads(run, self.besiegers, behind, city_spokesman(board, self.area))

    def respond(self, run: Run[Board]) -> None:
        """6.11.c: an assault that gave its winner victory points may be answered like a battle (R-145)."""
        board = run.board
        if self.method != ASSAULT:
            return
        worth = city_points(edition_of(board), self.area, self.level, self.strength) if self.overrun else 1
        remember_defeat(board, self.parties[1] if self.overrun else (), worth)
        winner = self.country if self.overrun else board.areas[self.area].control
        if (worth or self.tribe) and patron(board, winner) is not None:
            won, lost = self.parties if self.overrun else (self.parties[1], self.parties[0])
            open_window(run, Trigger.VP_BATTLE, winner, self.area, winners=won, losers=lost)

    def settle(self, run: Run[Board]) -> None:
        """6.8: a siege that has lost its last unit is lifted; 6.6.4: a group may have lost its armies."""
        run.call(Occupation(area=self.area))
        run.call(Renewal(area=self.area))

    # ---- looking and hurting --------------------------------------------------------------------------------

    @property
    def rule(self) -> str:
        return "6.8.2" if self.method == ASSAULT else "6.8.3"

    def fighters(self, board: Board) -> list[Piece]:
        """The besiegers that are left."""
        return [piece for piece in board.areas[self.area].pieces if piece.id in self.besiegers]

    def _times(self, die: Die) -> int:
        """How often a die of the city is rolled: against an assault twice, but not a turncoat's (R-90, R-99)."""
        return 2 if self.method == ASSAULT and die.source not in self.turned else 1

    def _room(self, board: Board) -> int:
        """The most hits that the garrison can take instead of the walls."""
        return min(self.scored, sum(hits_to_kill(piece) for piece in garrison(board.areas[self.area])))

    def _hit_garrison(self, run: Run[Board], hits: int) -> None:
        inside = tuple(piece.id for piece in garrison(run.board.areas[self.area]))
        if hits and inside:
            host = Host(inside, hits, city_spokesman(run.board, self.area))
            run.call(Casualties(area=self.area, hosts=(host,), halves=False, rule="6.8.3"))
