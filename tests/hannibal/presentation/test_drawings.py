"""Which pictures are ordered: battles from their events, the balance, the film, the poster, and the key."""

import io
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from PIL import Image

from bot.games.hannibal.changes import changes_of
from bot.games.hannibal.fights import fights_of, plain, report
from bot.games.hannibal.poster import chronicle, finale_of
from bot.games.hannibal.presentation import KEY, POLITICS, Shown
from bot.games.presentation import ClosedChapter, Drawing, Ended
from render.hannibal.battle import Fall, FieldReport, Incident
from render.hannibal.changes import Move
from render.studio import Ready
from rules.core.entries import Entry
from rules.core.messages import Event, Message, Name, message
from rules.hannibal.board.ids import SpaceId
from rules.hannibal.board.names import side_name, space_name, space_names
from rules.hannibal.game import GAME
from rules.hannibal.view import HannibalView
from tests.hannibal.cases.battle_field import battle, lay, plan, rounds
from tests.hannibal.cases.table import CaseTable
from tests.hannibal.pictures.positions import view

FIELD = "cannae: R 6 varro, C 8+1e hannibal mago"
CALM = {"battle-casualties": [1], "counterattack": [6], "retreat-losses": [1]}
SHOWN = Shown(GAME)
WORDS = SHOWN.words("en")
CANNAE, CARALES = Name("space", "cannae"), Name("space", "carales")


class Foughten:
    """A battle that is played to its end, with what everybody saw after each answer."""

    def __init__(self, game: CaseTable) -> None:
        self.entries: list[Entry] = []
        self.views: list[HannibalView] = []
        self.game = game
        self._keep(game.events)
        while game.asked and game.asked[0][1] != "play":
            game.lapse()
            self._keep(game.events)

    def _keep(self, events: Sequence[Event]) -> None:
        told = tuple(event for event in events if event.seats is None)
        self.entries.append(cast(Entry, SimpleNamespace(revision=len(self.entries), events=told)))
        self.views.append(self.game.match.view(None))

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for entry in self.entries for event in entry.events)

    def chapter(self) -> ClosedChapter:
        async def view_at(revision: int) -> HannibalView:
            return self.views[revision]

        return ClosedChapter(self.events, self.entries, len(self.views) - 1, view_at)


def made(drawing: Drawing | None) -> Ready:
    """The picture, drawn."""
    assert drawing is not None
    (ready,) = drawing.order.job(drawing.order.style, *drawing.order.args)
    return ready


def told(*said: Message) -> list[Event]:
    return [Event(one, "ch.14") for one in said]


@pytest.fixture(scope="module")
def played() -> Foughten:
    return Foughten(battle(FIELD, "cannae", entry="heraclea", dice={"charge": [6], "battle-casualties": [3]}))


async def test_a_battle_has_its_report_with_both_armies_as_they_stood(played: Foughten) -> None:
    drawings = await SHOWN.chapter(played.chapter(), WORDS)
    assert [drawing.name for drawing in drawings] == ["map", "battle-1"]
    seen = msgspec.msgpack.decode(cast(bytes, drawings[1].order.args[0]), type=FieldReport)
    assert (seen.attacker.side, seen.attacker.units, seen.attacker.elephants) == ("carthage", 9, 1)
    assert (seen.attacker.generals, seen.defender.generals) == (("hannibal", "mago"), ("c-terentius-varro",))
    assert (seen.defender.units, seen.defender.ranks) == (6, {"c-terentius-varro": "consul"})
    assert seen.winner in ("rome", "carthage")
    ready = made(drawings[1])
    assert "Battle of Cannae" in ready.alt
    assert Image.open(io.BytesIO(ready.data)).size == ready.size


def test_the_cards_of_a_report_are_those_that_were_told_in_their_order(played: Foughten) -> None:
    (fight,) = fights_of(played.events)
    laid = [(one.side, one.kind) for one in fight.rounds if isinstance(one, Fall)]
    cards = [event.message for event in played.events if event.message.id.startswith("battle-card-")]
    said = [one for one in cards if one.id in ("battle-card-attacks", "battle-card-matches")]
    assert laid == [(cast(Name, one.params["side"]).id, cast(Name, one.params["kind"]).id) for one in said]
    assert laid
    count = {side: dealt["count"] for side, dealt in fight.dealt.items()}
    assert set(count) == {"rome", "carthage"}


def test_losses_are_those_of_the_battle_alone(played: Foughten) -> None:
    (fight,) = fights_of(played.events)
    before = played.views[0].forces
    units = {
        side: sum(one.regular + one.elephants for one in before if one.side == side) for side in ("rome", "carthage")
    }
    after = played.views[-1].forces
    left = {side: sum(one.regular + one.elephants for one in after if one.side == side) for side in units}
    assert {side: fight.lost.get(side, 0) for side in units} == {side: units[side] - left[side] for side in units}


def test_a_stand_in_a_counterattack_and_a_change_of_roles_are_noted() -> None:
    cards = {"C": "D1 F1", "R": "V1 F1"}
    game = rounds(FIELD, "cannae", entry="heraclea", cards=cards, dice=CALM)
    lay(game, C=plan(attack=("double-envelopment",), ask="never"), R=plan(counter="never", ask="never"))
    begun = told(message("battle-begins", space=CANNAE, side=side_name("carthage")))
    (fight,) = fights_of([*begun, *game.events])
    assert fight.rounds[:3] == [
        Fall("carthage", "double-envelopment", "double-envelopment"),
        Fall("rome", "double-envelopment", "reserve"),
        Incident("handed-over", "rome"),
    ]
    assert report(fight, None, 3, WORDS).attacker.units is None


def test_a_battle_that_goes_on_has_no_report_yet(played: Foughten) -> None:
    begun = [event for event in played.events if event.message.id != "battle-won"][:4]
    assert fights_of(begun) == []


def test_only_letters_are_left_of_a_sentence() -> None:
    assert plain("⚔️ **Rome wins.**") == "Rome wins."


def test_retreats_withdrawals_and_lost_fleets_are_arrows() -> None:
    flight = space_names((SpaceId("heraclea"), SpaceId("paestum")))
    said = told(
        message("retreated", side=side_name("rome"), space=CANNAE, path=flight),
        message("withdrew", side=side_name("carthage"), space=space_name(SpaceId("arpi")), to=CANNAE),
        message("voyage-sunk", general=Name("general", "hanno"), start=Name("space", "carthage"), space=CARALES),
    )
    assert changes_of(said, WORDS).moves == (
        Move("rome", ("cannae", "heraclea", "paestum")),
        Move("carthage", ("arpi", "cannae")),
        Move("carthage", ("carthage", "carales"), sea=True),
    )


def test_the_caption_tells_how_it_ended() -> None:
    said = told(message("battle-won", side=side_name("rome"), space=CANNAE))
    assert changes_of(said, WORDS).caption.result == "Rome wins the battle of Cannae."


@pytest.mark.parametrize("part", [KEY, POLITICS])
def test_the_key_and_the_balance_are_parts_of_the_map(part: str) -> None:
    offered = [pick.value for pick in SHOWN.parts(view(), WORDS)]
    assert part in offered
    drawing = SHOWN.board(view(), WORDS, part)
    assert drawing is not None
    assert drawing.name == part
    assert made(drawing).alt


def test_the_score_is_the_balance_with_its_course() -> None:
    assert "6 → 6" not in made(SHOWN.chart([view()], WORDS)).alt
    assert "Rome 9 → 6, Carthage 7 → 10." in made(SHOWN.chart([view(""), view()], WORDS)).alt
    assert SHOWN.chart([], WORDS) is None


def test_a_film_has_a_frame_for_each_card() -> None:
    moments: list[tuple[Any, Sequence[Event]]] = [(view(""), ()), (view(), ())]
    assert Image.open(io.BytesIO(made(SHOWN.film(moments, WORDS)).data)).n_frames == 2
    assert SHOWN.film([], WORDS) is None


def test_the_poster_names_the_winner_the_players_and_why() -> None:
    fallen = message("capital-fallen", space=Name("space", "rome"), side=side_name("carthage"))
    won = SimpleNamespace(revision=1, rolls=(), events=told(fallen))
    won.public = lambda: won
    ended = Ended(view(), ("carthage",), cast(Any, [won]), {"rome": "Ann", "carthage": "Bo"}, "Table 4")
    finale = finale_of(ended, WORDS)
    assert finale is not None
    assert (finale.winner, finale.players) == ("carthage", {"rome": "Ann", "carthage": "Bo"})
    assert "Rome" in finale.reason
    assert "Carthage wins the war." in made(SHOWN.poster(ended, WORDS)).alt
    assert SHOWN.poster(Ended(view(), (), [], {}, ""), WORDS) is None


def test_the_war_is_counted() -> None:
    lost = message("units-lost", side=side_name("rome"), units=message("units", count=3, elephants=0))
    said = [message("battle-begins"), lost, lost, message("card-played-for-move"), message("city-fallen")]
    found = chronicle(said, ())
    assert (found.battles, found.lost, found.cards, found.taken, found.dice) == (1, 6, 1, 1, 0)
