"""The judgement of a computer player in Assyrian Wars."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from random import Random

from rules.assyrian_wars.board.forces import units
from rules.assyrian_wars.board.state import Board
from rules.assyrian_wars.build.placing import leader_sites
from rules.assyrian_wars.conquest.surrender import ACCEPT
from rules.assyrian_wars.minds import diplomacy, proposals, reactions
from rules.assyrian_wars.minds.weights import STEADY, TEMPERS, Weights
from rules.assyrian_wars.minds.worth import Worth
from rules.assyrian_wars.politics.consent import AGREE
from rules.assyrian_wars.turn.impulse import END_WITH_CARD
from rules.assyrian_wars.turn.phasing import phasing
from rules.core.ids import Seat
from rules.core.minds.brain import Brain
from rules.core.questions import Answer, Choose, Question
from rules.core.table import Imagined

IMPULSES = ("impulse", "pass")
CONSENT, SURRENDER = "consent", "surrender"
IDLE = (  # proposed by plan, or an offer to somebody, which only people make
    *("besiege", "play-card", "attempt-conquest", "assign", "combine", "command", "leave-group", "divide-anew"),
    *("withdraw-raiders", "cancel-passage", "propose-passage", "sell-group-card", "offer-surrender"),
    *("propose-peace", "offer-tribute", "buy-mercenaries", "move"),
)
BY_RULE = (
    *("take-hits", "take-routs", "attrition-hits", "garrison-hits", "divide-armies", "divide-army", "chariots"),
    *("sail-home", "foreign-war-pieces", "share-points", "go-home", "first-armies", "restock-means", "restock-marker"),
    *("keep-mercenaries", "discard-excess", "relocate-army", "renew-group", "leave-group", "break-off", "who-leads"),
)

TREATIES = (  # whose worth shows only when everybody has marched once more
    *("politics", CONSENT, "objection", "pay-tribute", "stop-tribute", SURRENDER, "end-wars", "punish"),
    *("avenge-ally", "inherited-war", "sell-mercenaries"),
)
ROUND = 5  # marks: a new turn, and an impulse of each of three


class AssyrianBrain(Brain[Board]):
    """Looks to the end of the impulse, and counts what every power has then."""

    samples = {
        **dict.fromkeys(("play-event", "lay-cards", "respond"), 4),
        **dict.fromkeys(("influence", "raid-trade", "counter"), 3),
        **dict.fromkeys(("send-raider", "enter-box", "hire", "declare-war"), 2),
        "march-free": 6,
        **dict.fromkeys(IDLE, 0),
    }
    trusted = frozenset(BY_RULE)
    shunned = frozenset({END_WITH_CARD})
    reluctance = {
        "declare-war": 1.0,
        "join-camp": 3.0,
        "propose-peace": 1.0,
        "move": 0.1,
    }  # not for nothing
    outlook = dict.fromkeys(TREATIES, ROUND)
    reactions = reactions.KINDS | {CONSENT, SURRENDER}
    tempers = tuple(TEMPERS)

    def __init__(self, weights: Weights = STEADY) -> None:
        self.weights = weights

    def tempered(self, temper: str) -> Brain[Board]:
        return _tempered(temper)

    def worth(self, table: Imagined[Board], seat: Seat) -> Mapping[str, float]:
        """8.3: own prospects less those of the others."""
        return Worth(table.board, self.weights).of(seat)

    def mark(self, table: Imagined[Board]) -> Hashable:
        """3.1: a look ahead goes to the end of the impulse."""
        board = table.board
        return board.clock.turn, board.clock.impulses, board.impulse and board.impulse.country

    def proposals(self, table: Imagined[Board], question: Question, chance: Random) -> Sequence[Iterable[Answer]]:
        """6: what an impulse is for."""
        board = table.board
        if question.kind in IMPULSES:
            return proposals.sorts(board, phasing(board))
        if question.kind == "politics":
            return (diplomacy.offers(table),)
        if question.kind == "place-leader":
            sites = leader_sites(board, phasing(board))
            return (
                [Choose(area) for area in sorted(sites, key=lambda area: -len(units(board.areas[area].pieces)))[:4]],
            )
        return ()

    def replies(self, table: Imagined[Board], question: Question, chance: Random) -> Iterable[Answer]:
        """6: how an impulse goes on."""
        board = table.board
        if question.kind in IMPULSES:
            return proposals.quick(board, phasing(board), chance)
        if question.kind in reactions.KINDS:
            return reactions.reactions(table, question.kind)
        if question.kind in (CONSENT, SURRENDER) and diplomacy.agrees(board, question, chance):
            return (Choose(AGREE if question.kind == CONSENT else ACCEPT),)
        return ()


@cache
def _tempered(temper: str) -> AssyrianBrain:
    return AssyrianBrain(TEMPERS[temper])
