"""Alliance breakers (6.11.c): the cards of the minors and tribes (43 to 51) and Any Alliance (52, 53)."""

import pytest

from rules.assyrian_wars.battle.cards import WINDOWS
from rules.assyrian_wars.board.ids import CardId, CountryId
from rules.assyrian_wars.board.relations import at_war, pays
from rules.assyrian_wars.events.playing import PlayEvent, refuse_player
from rules.assyrian_wars.pack.cards import Trigger
from rules.assyrian_wars.pack.load import house
from rules.assyrian_wars.politics.influence import Influence
from rules.assyrian_wars.turn.cards import PlayCard
from rules.assyrian_wars.turn.impulse import TakeImpulse
from rules.assyrian_wars.turn.turn import ActionPhase, GameTurns
from rules.assyrian_wars.turn.windows import CardWindow, seats_that_could
from rules.core.dice import Script
from tests.assyrian_wars.cards.events import MEASURES, cancelled, cards, event, respond
from tests.assyrian_wars.cases.battles import attack
from tests.assyrian_wars.cases.dice import at_most, every
from tests.assyrian_wars.cases.playing import through
from tests.assyrian_wars.cases.sieges import besiege, siege_table
from tests.assyrian_wars.cases.table import CaseTable, table

MINORS = {43: "PH", 44: "JU", 45: "IS", 46: "SY", 47: "UR", 48: "PY", 49: "PE"}
TRIBES = {50: "CI", 51: "SC"}
ANY = (52, 53)
OWN_CARDS = {**MINORS, **TRIBES}
ON_MAP = "zamua: CI LC; CI: active, entered; tabal: SC HB; SC: active, entered; "


def of(card: str) -> str:
    """The minor or tribe whose card it is; Any Alliance is aimed at Phrygia here."""
    return OWN_CARDS.get(int(card), "PY")


def aims(card: str) -> tuple[str, ...]:
    return () if int(card) in OWN_CARDS else (of(card),)


def play(card: str, *targets: str) -> PlayEvent:
    """The event in the own impulse; for Assyria Any Alliance has another use."""
    return event(card, *(targets or aims(card)), use="impulse")


def space(game: CaseTable, country: str) -> tuple[str | None, int]:
    return game.country(country).track, game.country(country).level


def after_battle(text: str, winners: str, losers: str, *, impulse: str = "AS", dice: Script | None = None) -> CaseTable:
    """A VP battle was fought in this impulse, and everybody who could is asked whether he answers it."""
    won, lost = tuple(map(CountryId, winners.split())), tuple(map(CountryId, losers.split()))
    seats = seats_that_could(table(text, impulse=impulse).board, Trigger.VP_BATTLE, won[0])
    window = CardWindow(answers_to=Trigger.VP_BATTLE, country=won[0], area="kish", seats=seats)
    window.winners, window.losers = won, lost
    running = TakeImpulse(country=CountryId(impulse), step="act")
    stack = [GameTurns(step="end_turn"), ActionPhase(step="move_on"), running, window]
    return table(text, impulse=impulse, ap=4, stack=stack, dice=dice, orders=False)


def chosen(game: CaseTable, country: str, way: str, level: int) -> CaseTable:
    """The player says where the marker goes."""
    game.answer(country, way)
    if game.match.pending and game.match.pending[0].kind == "marker-level":
        game.answer(country, str(level))
    return game


# ---- every card --------------------------------------------------------------------------------------------------


@cards(*OWN_CARDS, *ANY)
def test_the_marker_moves_down_and_up(card: str) -> None:
    """Dice 4 and 5: three down Elam's track, six up the player's own, for the printed price."""
    text = f"{ON_MAP}{of(card)}: track EL, level 3; hand BA: {card} 40"
    game = table(text, impulse="BA", ap=8, dice={"alliance": [4, 5]})
    game.play("BA", play(card))
    assert game.message("alliance-rolled").params["points"] == 9
    assert game.options("BA")[0] == "stay"
    chosen(game, "BA", "up:BA", 6)
    through(game)
    assert space(game, of(card)) == ("BA", 6)
    assert card in game.board.discard
    price = {44: 2, 45: 2, 51: 5, 52: 5, 53: 5}.get(int(card), 4)
    assert game.ap("BA") == 8 - price


def test_each_conqueror_has_a_level_of_his_own() -> None:
    """6.11.c, R-286: Assyria raises its own level with twice conquered Syria, whatever Egypt's is."""
    text = "clock: turn 2; conquest AS SY: until 2, level 4; conquest EG SY: until 3, level 2; hand AS: 46"
    paid = "tribute SY AS conquest; tribute SY EG conquest"
    game = table(f"{text}; {paid}", impulse="AS", ap=9, dice={"alliance": [1, 2]})
    game.play("AS", play("46"))
    game.answer("AS", "up:AS")
    assert game.options("AS") == ["5", "6", "7"]
    game.answer("AS", "7")
    assert [entry.level for entry in game.board.conquests] == [7, 2]


@cards(*OWN_CARDS, *ANY)
def test_as_a_response_half_the_price_and_double_the_points(card: str) -> None:
    """R-148: half of an odd price is rounded up outside the own impulse; only the own power's track may be climbed."""
    text = f"{ON_MAP}{of(card)}: track AS, level 2; hand EG: {card} 40; EG: saved 4"
    game = after_battle(text, "EG", "AS", dice={"alliance": [2, 3]})
    game.play("EG", respond(card, *aims(card)))
    ways = game.options("EG")
    assert ways == ["stay", "down", "up:EG"]
    chosen(game, "EG", "up:EG", 8)
    through(game)
    assert space(game, of(card)) == ("EG", 8)
    paid = {44: 1, 45: 1, 51: 3, 52: 3, 53: 3}.get(int(card), 2)
    assert game.saved("EG") == 4 - paid


@cards(*OWN_CARDS, *ANY)
def test_no_response_to_a_battle_of_strangers(card: str) -> None:
    """Neither has a partner of the marker lost, nor has the card's country won (R-146, R-147)."""
    text = f"{ON_MAP}{of(card)}: track AS, level 2; hand EG: {card} 40; EG: saved 4"
    game = after_battle(text, "BA", "ME")
    refusal = game.refused("EG", respond(card, *aims(card)))
    assert refusal.rule == "6.11.c"


@cards(*MINORS, *ANY)
def test_not_against_a_minor_at_war_with_your_power(card: str) -> None:
    """AW-6.11.c-104, AW-6.11.c-105: a war of its own forbids it; the card may be played for AP."""
    for war in (f"war BA {of(card)} scenario 1", f"war BA {of(card)} declared 1"):
        game = table(f"{war}; hand BA: {card} 40", impulse="BA", ap=8)
        refusal = game.refused("BA", play(card))
        assert (refusal.rule, refusal.message.id) == ("6.11.c", "breaker-at-war")


@cards(*OWN_CARDS, *ANY)
def test_a_minor_without_a_power_has_nobody_to_act_for(card: str) -> None:
    """R-149: neither in its impulse nor as a response; an allied one acts for its power."""
    free, ally = "UR: active, controller AS; war UR EG", "UR: active, track EL, level 13"
    for text, wanted in ((free, "event-needs-a-power"), (ally, None)):
        board = table(f"{text}; hand UR: {card} 40", impulse="UR", ap=5).board
        uses = [use for use in house().cards.by_id[CardId(card)].uses if use.name != "two-player"]
        refusals = [refuse_player(board, CountryId("UR"), CardId(card), use) for use in uses]
        assert [None if one is None else one.message.id for one in refusals] == [wanted, wanted]


@cards(*TRIBES)
def test_a_tribe_must_be_on_the_map_and_may_be_an_enemy(card: str) -> None:
    """R-113, R-151: without units there is nobody to talk to; wild nomads are everybody's enemies."""
    away = table(f"{of(card)}: active, entered; hand BA: {card} 40", impulse="BA", ap=8)
    assert away.refused("BA", event(card)).message.id == "tribe-not-on-map"
    game = table(f"{ON_MAP}hand BA: {card} 40", impulse="BA", ap=8, dice={"alliance": [1, 1]})
    assert at_war(game.board, CountryId("BA"), CountryId(of(card)))
    game.play("BA", event(card))
    assert game.question("BA").kind == "marker-way"


@cards(*OWN_CARDS, *ANY)
def test_breaker_cancelled(card: str) -> None:
    text = f"{ON_MAP}{of(card)}: track EL, level 3; hand BA: {card} 40; hand EG: {MEASURES} 41; EG: saved 1"
    game = cancelled(table(text, impulse="BA", ap=8), "EG", "BA", play(card))
    assert space(game, of(card)) == ("EL", 3)


@cards(*ANY)
def test_any_alliance_names_any_minor_or_tribe(card: str) -> None:
    for country in OWN_CARDS.values():
        game = table(f"{ON_MAP}hand BA: {card} 40", impulse="BA", ap=8, dice={"alliance": [1, 2]})
        game.play("BA", event(card, country))
        chosen(game, "BA", "up:BA", 3)
        assert space(game, country) == ("BA", 3)
    game = table(f"hand BA: {card} 40", impulse="BA", ap=8)
    for wrong in ("EG", "BA", "XX", ""):
        assert game.refused("BA", event(card, *([wrong] if wrong else []))).rule == "6.11.c"


# ---- 6.11.c, case by case ----------------------------------------------------------------------------------------

EXAMPLE = "PH: track AS, level 9; tribute PH AS status; UR: active, track EL, level 13, saved 2; hand UR: 43 40"


def test_aw_6_11_c_101_rulebook_example_1() -> None:
    """AW-6.11.c-101: Urartu pays 2 AP; 14 points: 9 down Assyria's track, 5 up Elam's; the tribute goes on (5.2)."""
    game = after_battle(EXAMPLE, "EG", "AS", dice={"alliance": [3, 4]})
    game.play("UR", respond("43"))
    chosen(game, "UR", "up:EL", 5)
    assert space(game, "PH") == ("EL", 5)
    assert game.saved("UR") == 0
    assert pays(game.board, CountryId("PH"), CountryId("AS"))


@pytest.mark.parametrize(("winners", "losers", "legal"), [("EG", "PH", True), ("UR", "EG", True), ("EL", "SY", False)])
def test_aw_6_11_c_102_example_1_other_triggers(winners: str, losers: str, legal: bool) -> None:
    """AW-6.11.c-102: Phoenicia lost, or Urartu won; a victory of Elam is none of Urartu's."""
    game = after_battle(EXAMPLE, winners, losers, dice={"alliance": at_most([3, 4])})
    if legal:
        game.play("UR", respond("43"))
        assert game.saved("UR") == 0
        assert game.message("alliance-rolled").params["points"] == 14
    else:
        refusal = game.refused("UR", respond("43"))
        assert (refusal.rule, refusal.message.id) == ("6.11.c", "battle-does-not-help")


def test_aw_6_11_c_103_example_1_no_trigger() -> None:
    """AW-6.11.c-103: in Urartu's own impulse 4 AP and 7 points: Phoenicia at 2 on Assyria's track."""
    game = table(EXAMPLE, impulse="UR", ap=4, dice={"alliance": [3, 4]})
    game.play("UR", event("43"))
    assert game.ap("UR") == 2  # of 4 AP and 2 saved
    chosen(game, "UR", "down", 2)
    assert space(game, "PH") == ("AS", 2)


def test_aw_6_11_c_104_rulebook_example_2() -> None:
    """AW-6.11.c-104: the war of the Mede with Persia is not due to an alliance."""
    game = table("war ME PE scenario 1; hand ME: 49 40", impulse="ME", ap=4)
    assert game.refused("ME", event("49")).rule == "6.11.c"
    game.play("ME", PlayCard(CardId("49")))
    assert game.ap("ME") == 4 + 3


def test_aw_6_11_c_105_rulebook_example_3() -> None:
    """AW-6.11.c-105: nor the punishment of a refuser."""
    game = table("IS: active, refusal black; war AS IS punishment 1; hand AS: 45 40", impulse="AS", ap=4)
    assert game.refused("AS", event("45")).rule == "6.11.c"


def test_aw_6_11_c_106_war_through_alliance_is_no_obstacle() -> None:
    """AW-6.11.c-106: 5 down: the alliance is broken, Urartu is deactivated and at peace, and still pays as Pro."""
    text = "UR: active, track BA, level 13; tushpa: UR 2LI; tribute UR BA status; hand AS: 47 40"
    game = table(text, impulse="AS", ap=4, dice={"alliance": [2, 3]})
    assert at_war(game.board, CountryId("AS"), CountryId("UR"))
    game.play("AS", event("47"))
    chosen(game, "AS", "down", 8)
    through(game)
    assert space(game, "UR") == ("BA", 8)
    assert not game.country("UR").active
    assert not at_war(game.board, CountryId("AS"), CountryId("UR"))
    assert pays(game.board, CountryId("UR"), CountryId("BA"))


@pytest.mark.parametrize(("dice", "level", "legal"), [([4, 5], 5, False), ([2, 4], 2, True)])
def test_aw_6_11_c_107_more_than_six_spaces_ends_ap_diplomacy(dice: list[int], level: int, legal: bool) -> None:
    """AW-6.11.c-107: nine spaces close AP influence for this impulse, six do not."""
    game = table("SY: track AS, level 4; hand BA: 46 40", impulse="BA", ap=8, dice={"alliance": dice})
    game.play("BA", event("46"))
    chosen(game, "BA", "up:BA", level)
    assert space(game, "SY") == ("BA", level)
    more = Influence(CountryId("SY"), level + 2)
    if legal:
        game.play("BA", more)
        assert space(game, "SY") == ("BA", 4)
    else:
        assert game.refused("BA", more).rule == "6.9"


def test_aw_6_11_c_108_no_response_to_a_small_battle() -> None:
    """AW-6.11.c-108: four units are no VP battle: nobody is asked."""
    text = "kish: BA nabu 6LI; sippar: AS turtan 4LI; hand EL: 43 40; EL: saved 4; PH: track AS, level 3"
    game = attack(text, "BA-nabu", "sippar", by="BA", dice={"melee": every(6, after=[1] * 6)})
    through(game, "take-hits", "take-routs", "retreat", *WINDOWS)
    assert "respond" not in [kind for _, kind in game.asked]
    big = attack(text.replace("4LI", "6LI"), "BA-nabu", "sippar", by="BA", dice={"melee": every(6, after=[1] * 10)})
    through(big, "take-hits", "take-routs", *WINDOWS)
    assert ("P5", "respond") in big.asked
    window = big.match.table.find(CardWindow)
    assert window is not None
    assert (window.winners, window.losers) == (("BA",), ("AS",))


@pytest.mark.parametrize(("method", "asked"), [("standard", False), ("assault", True)])
def test_aw_6_11_c_109_a_fallen_city_is_not_a_battle(method: str, asked: bool) -> None:
    """AW-6.11.c-109: a standard siege scores but is no battle; an assault is one (R-145)."""
    text = "arrapha: EL tannanu 5LI, AS (LI); hand EL: 52 40 41; EL: saved 4"
    dice = {"besiegers": every(1), "defenders": every(6), "promotion": every(1)}
    game = siege_table(text, by="EL", dice=dice)
    besiege(game, "EL-tannanu", method, by="EL")
    through(game, *[kind for _, kind in game.asked if kind != "respond"], *WINDOWS, "take-hits", "deport")
    assert (game.control("arrapha"), game.country("EL").vp) == ("EL", 1)
    assert (("P5", "respond") in game.asked) == asked


def test_aw_6_11_c_110_multinational_battle() -> None:
    """AW-6.11.c-110: Elam took part: 1 AP, 12 points, Judah at 12 on its track, and pays it."""
    text = "hand EL: 44 40; EL: saved 1"
    game = after_battle(text, "BA EL", "AS", dice={"alliance": [3, 3]})
    game.play("EL", respond("44"))
    chosen(game, "EL", "up:EL", 12)
    assert space(game, "JU") == ("EL", 12)
    assert game.saved("EL") == 0
    assert pays(game.board, CountryId("JU"), CountryId("EL"))


def test_aw_6_11_c_111_half_of_five() -> None:
    """AW-6.11.c-111: 2.5 AP are 3 outside the own impulse; 14 points: allied, Egypt +1 VP."""
    text = "tabal: SC HB; SC: active, entered; hand EG: 51 40; EG: saved 3"
    game = after_battle(text, "EG", "AS", dice={"alliance": [4, 3]})
    game.play("EG", respond("51"))
    chosen(game, "EG", "up:EG", 14)
    through(game)
    assert space(game, "SC") == ("EG", 14)
    assert game.country("EG").vp == 1
    assert game.saved("EG") == 0


def test_aw_6_11_c_112_onto_a_third_track() -> None:
    """AW-6.11.c-112: any power's track in the own impulse, only one's own as a response."""
    game = table("hand BA: 48 40", impulse="BA", ap=4, dice={"alliance": [3, 2]})
    game.play("BA", event("48"))
    chosen(game, "BA", "up:EL", 5)
    assert space(game, "PY") == ("EL", 5)
    answer = after_battle("hand BA: 48 40; BA: saved 2", "BA", "AS", dice={"alliance": [3, 2]})
    answer.play("BA", respond("48"))
    assert answer.options("BA") == ["stay", "up:BA"]
    chosen(answer, "BA", "up:BA", 10)
    assert space(answer, "PY") == ("BA", 10)


def test_aw_6_11_c_113_unallied_minor_holds_the_card() -> None:
    """AW-6.11.c-113: Judah has no power to act for (R-149)."""
    game = table("JU: active, controller AS; war JU EG; hand JU: 46 40", impulse="JU", ap=4)
    assert game.refused("JU", event("46")).message.id == "event-needs-a-power"
    game.play("JU", PlayCard(CardId("46")))
    assert game.ap("JU") == 4 + 3


def test_aw_6_11_c_114_grace_period_protects_a_conquered_minor() -> None:
    """AW-6.11.c-114: only its conqueror; the points go to the level that its box keeps (R-199)."""
    text = "conquest AS SY: until 2; tribute SY AS conquest; hand BA: 46 40; hand AS: 52 41"
    other = table(text, impulse="BA", ap=4)
    assert other.refused("BA", event("46")).rule == "7.1.D"
    game = table(text, impulse="AS", ap=5, dice={"alliance": [2, 2]})
    game.play("AS", event("52", "SY", use="impulse"))
    chosen(game, "AS", "up:AS", 4)
    assert game.board.conquests[0].level == 4


def test_aw_6_11_c_115_points_left_over() -> None:
    """AW-6.11.c-115: 15 at most, seven points are lost; allied, +1 VP; five spaces leave AP influence open."""
    game = table("PH: track AS, level 10; hand AS: 43 40", impulse="AS", ap=8, dice={"alliance": [6, 6]})
    game.play("AS", event("43"))
    chosen(game, "AS", "up:AS", 15)
    through(game)
    assert space(game, "PH") == ("AS", 15)
    assert game.country("AS").vp == 1
    assert game.board.impulse is not None
    assert not game.board.impulse.influence_closed


@cards(*ANY)
def test_aw_6_11_c2_101_alliance_breaker_on_a_minor_city(card: str) -> None:
    """AW-6.11.c2-101."""
    game = table(f"pact adana AS; hand BA: {card} 40", impulse="BA", ap=5)
    assert game.refused("BA", event(card, "adana")).rule == "6.11.c2"


@pytest.mark.parametrize(("marker", "losers"), [("level 5", "AS"), ("level 13, active", "PH")])
def test_a_defeat_wins_nobody_over(marker: str, losers: str) -> None:
    """6.11.c: a lost battle breaks alliances; up its power's own track a marker climbs only by a victory (R-146)."""
    ally = "UR: active, track AS, level 13, saved 4; hand UR: 53 42"
    text = f"PH: track AS, {marker}; {ally}; hand AS: 43 52 40; AS: saved 4; hand EG: 41"
    lost = after_battle(text, "EG", losers, impulse="EG")
    for card, aim in (("43", ()), ("52", ("PH",)), ("53", ("PH",))):
        refusal = lost.refused("AS", respond(card, *aim))
        assert (refusal.rule, refusal.message.id) == ("6.11.c", "defeat-wins-nobody")
    won = after_battle(text, "AS", "EG", impulse="EG", dice={"alliance": [1, 1]})
    won.play("AS", respond("43"))
    assert through(won, "respond").options("AS") == ["stay", "up:AS"]


def test_nobody_has_to_use_the_points() -> None:
    """R-150."""
    game = table("PH: track AS, level 4; hand BA: 43 40", impulse="BA", ap=4, dice={"alliance": [6, 6]})
    game.play("BA", event("43"))
    game.answer("BA", "stay")
    assert space(game, "PH") == ("AS", 4)


def test_one_s_own_track_is_not_lowered() -> None:
    """6.11.c: down another power's track only."""
    game = table("PH: track BA, level 4; hand BA: 43 40", impulse="BA", ap=4, dice={"alliance": [1, 2]})
    game.play("BA", event("43"))
    assert "down" not in game.options("BA")


# ---- two players (8.4) -------------------------------------------------------------------------------------------

TWO = "seat P1: AS; seat P2: ME EG BA EL; conquest AS BA: until 2; conquest AS ME: until 2"


@cards(*ANY)
def test_assyria_takes_a_power_into_its_service(card: str) -> None:
    """R-264: 2D6 and up to 6 AP reach 13; the card lies there until the grace period ends."""
    text = f"blank campaign\ncamp assyrian: AS\noptions: not special-units\n{TWO}; hand AS: {card} 40"
    game = table(text, impulse="AS", ap=9, dice={"service": [5, 6]})
    game.play("AS", event(card, "BA", use="two-player"))
    game.answer("AS", "pay")
    assert game.ap("AS") == 2
    assert game.seat("BA") == "P1"
    assert [effect.card for effect in game.board.effects if effect.face_up] == [card]


@cards(*ANY)
def test_service_has_its_limits(card: str) -> None:
    """Only for two players, only a conquered power, never the Mede; and no more than 6 AP help the dice."""
    game = table(f"blank campaign\ncamp assyrian: AS\n{TWO}; hand AS: {card} 40", impulse="AS", ap=9)
    assert game.refused("AS", event(card, "ME", use="two-player")).rule == "8.4"
    assert game.refused("AS", event(card, "EG", use="two-player")).rule == "8.4"
    text = f"blank campaign\ncamp assyrian: AS\n{TWO}; hand AS: {card} 40"
    short = table(text, impulse="AS", ap=15, dice={"service": [3, 3]})
    short.play("AS", event(card, "BA", use="two-player"))
    assert "service-failed" in short.told
    assert (short.seat("BA"), short.ap("AS")) == ("P2", 10)
    five = table(f"conquest AS BA: until 2; hand AS: {card} 40", impulse="AS", ap=9)
    assert five.refused("AS", event(card, "BA", use="two-player")).rule == "8.4"
    rebel = table(f"hand BA: {card} 40", impulse="BA", ap=9)
    assert rebel.refused("BA", event(card, "EG", use="two-player")).message.id == "event-for-others"
