"""Going back in Three Hills: free until dice, a reveal or another seat; then with consent or by the game master."""

from rules.core.entries import Entry, History, Outcome
from rules.core.match import Match, replay
from rules.core.patches import Rewind
from rules.core.questions import Answer, Choose
from tests.practice.actions import Feast, Scout
from tests.practice.board import Board
from tests.practice.table import GAME, accept, asked, at, march, position

THREE = """
round 2 of 6
P1: 3 warriors, 1 crown, holds raid-1 feast-1
P2: 2 warriors, 2 crowns, holds shield-1 feast-2
P3: 2 warriors, 0 crowns, holds shield-2 curse-2
"""


class Kept:
    """A match whose log is kept, as a store keeps it."""

    def __init__(self, match: Match[Board]) -> None:
        self.match = match
        self.start = match.dump()
        self.log: list[Entry] = []

    def play(self, seat: str, answer: Answer) -> int:
        """One answer; gives the revision before it."""
        before = self.match.revision
        self.keep(accept(self.match, seat, answer))
        return before

    def keep(self, outcome: Outcome) -> Outcome:
        assert outcome.refusal is None, outcome.refusal
        self.log.extend(outcome.entries)
        return outcome

    def undo(self, to: int, by: str) -> Outcome:
        return self.keep(self.match.undo(to, by=by, history=self.history()))

    def history(self) -> History:
        return History(self.start, tuple(self.log))


def in_turns() -> Kept:
    """All are at home, and it is P1's turn."""
    match = at(THREE)
    march(match)
    return Kept(match)


def test_an_own_answer_is_taken_back_freely() -> None:
    kept = in_turns()
    before = position(kept.match)
    to = kept.play("P1", Feast(("feast-1",)))
    assert kept.match.table.board.hosts["P1"].warriors == 4
    outcome = kept.undo(to, by="P1")
    assert [entry.kind for entry in outcome.entries] == ["undo"]
    assert position(kept.match) == before
    assert asked(kept.match) == [("P1", "turn")]
    assert kept.match.revision == to + 2


def test_a_button_of_before_the_undo_is_stale() -> None:
    kept = in_turns()
    old = kept.match.pending[0].id
    kept.undo(kept.play("P1", Feast(("feast-1",))), by="P1")
    refusal = kept.match.submit("P1", Choose("rest"), question=old).refusal
    assert refusal is not None
    assert refusal.message.id == "kernel-stale-question"


def test_another_seats_answer_needs_everybodys_consent() -> None:
    kept = in_turns()
    to = kept.play("P1", Feast(("feast-1",)))
    kept.play("P2", Choose("rest"))
    before = position(kept.match)
    outcome = kept.undo(to, by="P1")
    assert outcome.request is not None
    assert position(kept.match) == before
    own = kept.match.consent("P1", outcome.request)
    assert own.refusal is not None
    kept.keep(kept.match.consent("P2", outcome.request))
    assert position(kept.match) == before
    kept.keep(kept.match.consent("P3", outcome.request))
    assert asked(kept.match) == [("P1", "turn")]


def test_one_seat_may_decline() -> None:
    kept = in_turns()
    to = kept.play("P1", Choose("rest"))
    kept.play("P2", Choose("rest"))
    request = kept.undo(to, by="P1").request
    assert request is not None
    kept.keep(kept.match.consent("P2", request, agree=False))
    assert kept.match.consent("P3", request).refusal is not None
    assert asked(kept.match) == [("P3", "turn")]


def test_playing_on_declines_a_request() -> None:
    kept = in_turns()
    to = kept.play("P1", Choose("rest"))
    kept.play("P2", Choose("rest"))
    request = kept.undo(to, by="P1").request
    assert request is not None
    kept.play("P3", Choose("rest"))
    assert kept.match.consent("P2", request).refusal is not None


def test_what_was_seen_cannot_be_unseen_for_free() -> None:
    kept = in_turns()
    to = kept.play("P1", Scout("raid-1", "P2"))
    preview = kept.match.undo_preview(to, by="P1", history=kept.history())
    assert [blocker.id for blocker in preview.blockers] == ["kernel-undo-reveal"]
    assert preview.needs == ("P2", "P3")
    assert kept.undo(to, by="P1").request is not None


def test_a_rewind_never_gives_the_same_dice_again() -> None:
    kept = Kept(at(THREE))
    for seat in ("P1", "P2", "P3"):
        kept.play(seat, Choose("elm"))
    kept.play("P3", Choose("P1"))
    kept.play("P1", Choose("rest"))
    kept.play("P2", Choose("rest"))
    counters = []
    for _ in range(3):
        to = kept.play("P3", Choose("rest"))
        counters += [roll.counter for roll in kept.log[-1].rolls]
        request = kept.undo(to, by="P3").request
        assert request is not None
        for seat in ("P1", "P2"):
            kept.keep(kept.match.consent(seat, request))
    assert len(set(counters)) == len(counters) == 3


def test_the_game_master_rewinds_without_consent() -> None:
    kept = in_turns()
    before = position(kept.match)
    to = kept.play("P1", Feast(("feast-1",)))
    kept.play("P2", Choose("rest"))
    outcome = kept.match.override("gm", Rewind(to), "a slip of the pen", history=kept.history())
    kept.keep(outcome)
    assert position(kept.match) == before


def test_a_log_with_rewinds_replays() -> None:
    kept = in_turns()
    kept.undo(kept.play("P1", Feast(("feast-1",))), by="P1")
    kept.play("P1", Choose("rest"))
    again = replay(GAME, kept.start, kept.log)
    assert again.dump() == kept.match.dump()


def test_an_undo_to_nowhere_or_with_a_foreign_history_is_refused() -> None:
    kept, other = in_turns(), Kept(at(THREE.replace("raid-1", "raid-2")))
    kept.play("P1", Choose("rest"))
    before = kept.match.dump()
    for to in (0, -1, kept.match.revision, 10**6):
        assert kept.match.undo(to, by="P1", history=kept.history()).refusal is not None
    foreign = History(other.start, ())
    assert kept.match.undo(kept.match.revision - 1, by="P1", history=foreign).refusal is not None
    assert kept.match.undo(kept.match.revision - 1, by="P7", history=kept.history()).refusal is not None
    assert kept.match.dump() == before
