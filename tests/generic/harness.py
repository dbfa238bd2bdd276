"""Plays seeded random games of any registered game, and probes them on the way."""

import hashlib
import traceback
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from rules.core.dice import audit
from rules.core.entries import Entry, History, Outcome
from rules.core.kit import digest
from rules.core.match import Match
from rules.core.orders import StandingOrder
from rules.core.patches import AnswerFor
from rules.core.questions import Answer, Choose, Question
from rules.core.replay import retrace
from tests.generic import failures, hostile, players, probes, secrecy, trials
from tests.generic.coverage import counting
from tests.generic.openly import Sight, check_openly
from tests.generic.positions import live_bytes, position
from tests.generic.registry import Harness, Setup

ODDITIES = 0.04
LONGEST_REWIND = 6
SELDOM = 16  # nodes between two looks in a game without probes


@dataclass
class Report:
    """What some games came to: counts for the summary, and the file of each failure."""

    games: int = 0
    decisions: int = 0
    probed: int = 0
    invariant_checks: int = 0
    refusals: int = 0
    comparisons: int = 0
    worlds: int = 0
    trials: int = 0
    sealings: int = 0
    rewinds: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    entries: Counter[str] = field(default_factory=Counter)
    tally: Counter[tuple[str, str]] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        """Counts another report's games too."""
        for name, value in vars(other).items():
            mine = getattr(self, name)
            if isinstance(mine, Counter):
                mine.update(value)
            else:
                setattr(self, name, mine + value)


class GameFailed(AssertionError):
    """A game broke a promise; the text names the file and the command that plays it again."""


def play(harness: Harness, seed: int, scenario: str | None = None, probe: bool = True) -> Report:
    """Plays one seeded game to its end; on failure keeps seed, log and state in a file."""
    setup = harness.setup_for(seed, scenario)
    try:
        playout = Playout(harness, setup, seed, probe)
        harness.opening(playout)
    except Exception as error:
        command = f"python -m tests.fuzz --game {harness.game.id} --games 1 --seed {seed}"
        raise GameFailed(f"{setup} cannot begin: {error}\ntry it again with: {command}") from error
    return play_out(playout)


def play_out(playout: "Playout") -> Report:
    """Plays a game that has just begun."""
    try:
        with counting(playout.harness.game, playout.report.steps):
            playout.run()
    except Exception as error:
        path = failures.write(playout, traceback.format_exc())
        raise GameFailed(f"{error}\nplay it again with: {failures.command(path)}") from error
    return playout.report


class Playout:
    """One random game: its match, its log, and the chance that plays it."""

    def __init__(self, harness: Harness, setup: Setup, seed: int, probe: bool = True) -> None:
        self.harness, self.setup, self.seed, self.probe = harness, setup, seed, probe
        self.chance = Random(seed)
        self.node = 0
        self.seen: set[str] = set()
        self.report = Report()
        secret = hashlib.sha256(f"{harness.game.id} {seed}".encode()).digest()
        self.match = Match.start(harness.game, setup.scenario, dict(setup.options), setup.seats, secret)
        self.entries: list[Entry] = list(self.match.entries)
        self.last_dump = self.match.dump()
        self.checkpoints: dict[int, bytes] = {self.match.revision: self.match.dump()}
        self.positions: dict[int, bytes] = {self.match.revision: position(self.match)}
        self.look_at_what_is_told(self.match.entries, self.last_dump)
        self.give_orders()

    def give_orders(self) -> None:
        """Some seats want to be asked about their cards, some are asked about everything; the others leave it be."""
        for seat in self.match.seats:
            whim = self.chance.random()
            if whim < 0.4:
                for preset in self.match.game.presets:
                    for order in preset.orders if preset.id == "ask-me" else ():
                        self.keep(self.match.order(seat, order))
            elif whim < 0.8:
                for kept in self.match.orders(seat):
                    self.keep(self.match.cancel_order(seat, kept.id))

    def run(self) -> None:
        """Plays until the game is over; with probes, replays its log."""
        while not self.match.finished:
            assert self.node < self.harness.step_cap, f"the game is not over after {self.node} decisions"
            assert self.match.pending, "the game is not over, but nobody is asked"
            self.look()
            self.move()
            self.node += 1
        self.report.invariant_checks += probes.check_invariants(self.match)
        if self.probe:
            self.check_end()
        self.report.games += 1
        self.report.decisions += self.node

    # ---- looking ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Checks the node: invariants always, everything else at sampled nodes; little in a game without probes."""
        match, chance = self.match, self.chance
        if not self.probe and self.node % SELDOM:
            return
        self.report.invariant_checks += probes.check_invariants(match)
        probes.check_defaults(match)
        probes.check_nothing_over(match, self.harness.over)
        if not self.probe:
            return
        if not self.sampled():
            self.look_at_views()
            return
        probes.check_purity(match, chance)
        probes.check_silence(match)
        self.report.refusals += probes.check_hostile(match, chance)
        self.report.comparisons += secrecy.check_non_interference(match, chance)
        self.report.worlds += probes.check_deals(match, chance)
        self.report.sealings += probes.check_sealing(match, chance)
        probes.check_asking_anew(match)
        if not self.node & (self.node - 1):  # dear; by a chance of their own games stay as they were
            self.report.trials += trials.check_trials(match, Random(f"{self.seed} {self.node}"))
        if self.milestone():
            question = players.one_of(match.pending, chance)
            probes.check_saving(match, question, self.harness.policy(match, question, chance))
            probes.check_forking(match, chance)
            self.go_back()
        self.report.probed += 1

    def look_at_views(self) -> None:
        """Views and questions are compared whenever a game asks something for the first time."""
        fresh = {question.kind for question in self.match.pending} - self.seen
        if fresh:
            self.seen |= fresh
            self.report.comparisons += secrecy.check_views(self.match, self.chance)

    def sampled(self) -> bool:
        """Whether this node gets the full probes."""
        return self.milestone() or self.node % self.harness.probe_every == 0

    def milestone(self) -> bool:
        """The nodes below 10 and the powers of two."""
        return self.node < 10 or self.node & (self.node - 1) == 0

    def go_back(self) -> None:
        """Tries an undo to the node before, and one to any earlier revision."""
        earlier = [revision for revision in self.positions if revision < self.match.revision]
        for to in {*earlier[-1:], *([players.one_of(earlier, self.chance)] if earlier else [])}:
            exact = probes.check_undo(self.match, to, self.positions[to], self.history(to), self.chance)
            self.report.rewinds += exact

    def history(self, to: int) -> History:
        """The nearest checkpoint before a revision, and everything since."""
        kept = sorted(self.checkpoints)
        base = kept[bisect_right(kept, to) - 1]
        return History(self.checkpoints[base], tuple(entry for entry in self.entries if entry.revision > base))

    # ---- moving -------------------------------------------------------------------------------------------

    def move(self) -> None:
        """One seat answers; now and then a deadline lapses, an answer is taken back, or an order is given."""
        question = players.one_of(self.match.pending, self.chance)
        if self.chance.random() < ODDITIES and self.odd_thing(question):
            return
        answer = self.harness.policy(self.match, question, self.chance)
        self.report.kinds[question.kind] += 1
        self.report.seats[question.seat] += 1
        if self.probe:
            self.attack(question, answer)
        outcome = self.match.submit(question.seat, answer, question=question.id)
        assert outcome.refusal is None, f"{answer} was refused: {outcome.refusal}"
        self.keep(outcome)
        if question.held:  # the answer waits until its time is over
            self.keep(self.match.lapse(question=question.id))
        elif self.probe:
            self.attack_again(question, answer)

    def odd_thing(self, question: Question) -> bool:
        """Something else than a plain answer, if it is possible here."""
        match, chance = self.match, self.chance
        sealed, orders = match.sealed, match.orders(question.seat)
        if chance.random() < 0.1 and match.revision > min(self.checkpoints):
            self.take_back()
        elif chance.random() < 0.2:
            ruling = AnswerFor(question.seat, self.harness.policy(match, question, chance))
            self.keep(match.override("gm", ruling, "a random ruling"))
        elif sealed and chance.random() < 0.5:
            taken = players.one_of(sealed, chance)
            self.keep(match.retract(taken.seat, question=taken.id))
        elif orders:
            self.keep(match.cancel_order(question.seat, players.one_of(orders, chance).id))
        elif question.default is None:
            return False
        elif chance.random() < 0.5:
            self.keep(match.lapse(question=question.id))
        else:
            self.keep(match.order(question.seat, StandingOrder(question.kind, question.default)))
        return True

    def take_back(self) -> None:
        """Somebody wants some of the last entries undone; all agree, and the game goes on from there."""
        match, chance = self.match, self.chance
        first = min(self.checkpoints)
        to = max(first, match.revision - 1 - chance.randrange(LONGEST_REWIND))
        by = players.one_of(match.seats, chance)
        outcome = match.undo(to, by=by, history=self.history(to))
        self.keep(outcome)
        if outcome.request is not None:
            for seat in match.seats:
                if seat != by:
                    self.keep(match.consent(seat, outcome.request))

    def keep(self, outcome: Outcome) -> None:
        """Keeps what an accepted call wrote, as a store would."""
        assert outcome.refusal is None, f"refused: {outcome.refusal}"
        assert outcome.entries, "something was accepted, but nothing was written"
        self.entries.extend(outcome.entries)
        before, self.last_dump = self.last_dump, self.match.dump()
        self.report.entries.update(entry.kind for entry in outcome.entries)
        for tally in self.harness.tallies:
            for entry in outcome.entries:
                self.report.tally.update((tally.name, thing) for thing in tally.found_in(entry))
        self.look_at_what_is_told(outcome.entries, before)
        if self.probe:
            assert outcome.entries[-1].hash == self.match.hash == digest(live_bytes(self.match)).hex()
            self.positions[self.match.revision] = position(self.match)
        if outcome.checkpoint:
            self.checkpoints[self.match.revision] = self.match.dump()

    def look_at_what_is_told(self, entries: Sequence[Entry], before: bytes) -> None:
        """Nobody hears by name of what others have drawn, nor everybody of what lies hidden."""
        if not self.probe:
            return
        for entry in entries:
            secrecy.check_told(entry, self.match.seats)
        sights = Sight(lambda: Match.load(self.harness.game, before)), Sight(lambda: self.match)
        check_openly(entries, *sights, self.harness.known)

    def attack(self, question: Question, answer: Answer) -> None:
        """A few hostile answers at every node; the state must not change."""
        before = live_bytes(self.match)
        for attack in hostile.light(self.match, question, answer):
            outcome = self.match.submit(attack.seat, attack.answer, question=attack.question)
            hostile.must_be_refused(outcome, attack.name)
            self.report.refusals += 1
        assert live_bytes(self.match) == before, "hostile answers were refused, but the state changed"

    def attack_again(self, question: Question, answer: Answer) -> None:
        """The same answer once more, as from a double click."""
        before = live_bytes(self.match)
        outcome = self.match.submit(question.seat, answer, question=question.id)
        hostile.must_be_refused(outcome, "the same answer again")
        assert live_bytes(self.match) == before, "a doubled answer changed the state"
        self.report.refusals += 1

    # ---- after the end ------------------------------------------------------------------------------------

    def check_end(self) -> None:
        """The log replays to the same hashes, its dice are those of the secret, and nothing can be played on."""
        match, game = self.match, self.harness.game
        first = min(self.checkpoints)
        again = Match.load(game, self.checkpoints[first]).keeper
        for _ in retrace(
            again, self.entries[1:], {first: again.hash.hex()}
        ):  # as an import does, which believes nothing
            pass
        assert again.body == match.keeper.body, "the replayed log ends in another state"
        assert [entry.revision for entry in self.entries] == list(range(first, match.revision + 1))
        if self.entries[0].start is not None:  # a game that begins in the middle has no promise of its own
            assert audit(match.secrets, self.entries) == [], "the dice are not those of the secret"
        assert match.pending == (), "the game is over, but somebody is asked"
        assert set(match.winners) <= set(match.seats)
        for seat in match.seats:
            hostile.must_be_refused(match.submit(seat, Choose("pass")), "playing on after the end")
