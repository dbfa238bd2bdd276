"""Section 8.4: campaign games for two players."""

import pytest

from rules.assyrian_wars.board.ids import ASSYRIA, MEDE, CardId, CountryId
from rules.assyrian_wars.board.relations import allied, at_war, conquest_of
from rules.assyrian_wars.conquest.conquest import Conquer
from rules.assyrian_wars.conquest.grace import GraceEnds
from rules.assyrian_wars.conquest.two_powers import LET_GO, PAY, TakeIntoService, candidates, refuse_service
from rules.assyrian_wars.events.playing import PlayEvent
from rules.core.dice import Script
from rules.core.messages import Refusal
from tests.assyrian_wars.cases.battles import vp
from tests.assyrian_wars.cases.conquests import AFTERMATH, done
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.table import CaseTable, table
from tests.assyrian_wars.cases.test_7_5_secret_diplomacy import during

ELAM = CountryId("EL")
TWO = "seat P1: AS; seat P2: ME EG BA EL"
CONQUERED = (
    f"blank campaign\noptions: not special-units\ncamp assyrian: AS\ncamp rebel: BA\nclock: turn 2\n{TWO}\n"
    "conquest AS EL: until 3\nconquest AS ME: until 3\ntribute EL AS conquest\n"
)
NEVER = (MEDE,)


def attempt(dice: list[int], ap: int = 9) -> CaseTable:
    script: Script = {"service": dice}
    service = TakeIntoService(by=ASSYRIA, power=ELAM)
    return during(f"{CONQUERED}impulse AS: income {ap}\n", service, dice=script)


def test_aw_8_4_101_two_players() -> None:
    """AW-8.4-101: 4 + 5 and 4 AP make 13: Assyria commands Elam until its grace ends, without points; not the Mede."""
    game = attempt([4, 5])
    assert game.ap("AS") == 9
    game.answer("AS", PAY)
    through(game)
    assert (game.ap("AS"), vp(game, "AS"), game.seat("EL")) == (5, 0, game.seat("AS"))
    assert allied(game.board, ASSYRIA, ELAM)
    assert at_war(game.board, ELAM, CountryId("BA"))
    refusal = service_refused(game, MEDE)
    assert (refusal.rule, refusal.message.id) == ("8.4", "never-in-service")


def service_refused(game: CaseTable, power: CountryId, players: int = 2) -> Refusal:
    refusal = refuse_service(game.board, ASSYRIA, power, players=players, wanted=2, never=NEVER)
    assert refusal is not None
    return refusal


def test_8_4_the_rebel_player_has_his_power_back() -> None:
    """8.4, R-264: as the grace period ends."""
    text = CONQUERED.replace("conquest AS EL: until 3", "conquest AS EL: until 2, controlled\nEL: controller AS")
    assert during(text, impulse="AS").seat("EL") == "P1"
    game = through(during(text, GraceEnds()))
    assert (game.seat("EL"), conquest_of(game.board, ASSYRIA, ELAM)) == ("P2", None)


@pytest.mark.parametrize(("dice", "ap", "asked"), [([6, 6], 0, True), ([1, 5], 9, False), ([4, 5], 3, False)])
def test_8_4_dice_and_ap(dice: list[int], ap: int, asked: bool) -> None:
    """R-264: at most 6 AP may be missing, and they must be there; one short with none to pay fails."""
    game = attempt(dice, max(ap, 1) if asked else ap)
    if asked:
        game.answer("AS", LET_GO)
    assert game.asked[0][1] == "impulse"
    assert "service-failed" in game.told
    assert game.seat("EL") == game.seat("BA")


def test_8_4_enough_with_the_dice_alone() -> None:
    """R-264: a lower number may be reached by the dice."""
    service = TakeIntoService(by=ASSYRIA, power=ELAM, needed=9)
    game = through(during(CONQUERED, service, dice={"service": [4, 5]}))
    assert game.seat("EL") == "P1"


def test_8_4_who_may() -> None:
    """8.4: only Assyria, only in a game for two, only a power in its Conquest box."""
    game = during(CONQUERED)
    assert candidates(game.board, ASSYRIA, never=NEVER) == ["EL"]
    assert service_refused(game, ELAM, players=3).message.id == "service-for-two-only"
    assert service_refused(game, CountryId("BA")).message.id == "not-conquered"
    assert service_refused(game, CountryId("SY")).message.id == "never-in-service"
    assert refuse_service(game.board, ASSYRIA, ELAM, players=2, wanted=2, never=NEVER) is None


def test_8_4_by_the_card() -> None:
    """AW-8.4-101: Any Alliance costs 5 AP, then the missing AP are paid; the Mede is refused."""
    text = f"{CONQUERED}impulse AS: income 9\nhand AS: 52 53\n"
    game = table(text, impulse="AS", dice={"service": [4, 5]})
    assert game.refused("AS", any_alliance("ME")).rule == "8.4"
    game.play("AS", any_alliance("EL"))
    while game.question("AS").kind != "service":
        through(game, "respond")
    game.answer("AS", PAY)
    through(game)
    assert (game.ap("AS"), game.seat("EL"), vp(game, "AS")) == (0, "P1", 0)


def any_alliance(power: str) -> PlayEvent:
    return PlayEvent(CardId("52"), "two-player", (power,))


@pytest.mark.parametrize("fallen", ["AS", "EL"])
def test_8_4_conquest_ends_the_service(fallen: str) -> None:
    """7.1.D, 8.4: the conquest of a power ends all its alliances, so Elam's player has it back, whoever has fallen."""
    text = CONQUERED.replace("conquest AS EL: until 3", "conquest AS EL: until 3, controlled\nEL: controller AS")
    text += "options: not sudden-end\nnineveh: BA marduk 2LI, control BA\nsusa: BA LI5, control BA\n"
    game = during(text, Conquer(by=CountryId("BA"), of=CountryId(fallen)), impulse="BA")
    done(game, *AFTERMATH, "politics")
    assert (game.seat("EL"), allied(game.board, ASSYRIA, ELAM)) == ("P2", False)
    entry = conquest_of(game.board, ASSYRIA, ELAM)
    assert entry is not None  # it stays in the box and pays
    assert not entry.controlled
