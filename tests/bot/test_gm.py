"""/gm: every kind of ruling with dry run, reason and notice, and the limits of its commands."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from simcord.results import InteractionResult

from bot.acting.ruling_commands import field_kind, words_offered
from bot.games.registry import presentations
from bot.spine import limits
from bot.spine.matches import Live
from bot.spine.pipeline import Source
from db.records import MatchSettings
from rules import games
from rules.core.messages import Name
from rules.core.questions import Choose
from tests.bot import deeds
from tests.bot.house import House

WHY = {"reason": "a cat on the table"}


async def answer(house: House, live: Live, seat: str, option: str) -> None:
    source = Source(house.app.shown["practice"].words("en"))
    await house.inside(deeds.submit(house.app, live, seat, Choose(option), source))


async def warriors(house: House, live: Live, seat: str) -> int:
    return int((await house.app.matches.position(live)).table.board.hosts[seat].warriors)


def told(house: House, text: str) -> list[str]:
    return [post.content for post in house.posts() if text in post.content]


def labels(result: InteractionResult) -> list[str]:
    assert result.response is not None
    return [item["label"] for row in result.response.components for item in row["components"]]


# ---- rulings -------------------------------------------------------------------------------------------------------


async def test_a_ruling_is_tried_confirmed_recorded_and_told(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm-practice set-warriors", seat="Ben", count=7, **WHY)
    assert shown.ephemeral
    assert "This is only a trial: Set warriors." in shown.response.content
    assert "Ruling: Ben has 7 warriors." in shown.response.content
    assert labels(shown) == ["Confirm", "Another reason …", "Cancel"]
    assert await warriors(house, live, "P2") != 7, "a trial changes nothing"
    done = await house.host.click(shown.response, label="Confirm")
    assert "Done: Set warriors. The table is told." in done.response.content
    assert await warriors(house, live, "P2") == 7
    [notice] = told(house, "rules: Set warriors.")
    assert "**Host**" in notice
    assert "Ruling: Ben has 7 warriors." in notice
    assert "Reason: a cat on the table" in notice
    tried, line = await house.app.store.matches.audit(live.id)
    assert (tried.actor, tried.action, tried.reason) == (house.host.id, "tried set-warriors", "a cat on the table")
    assert (line.actor, line.action, line.reason) == (house.host.id, "set-warriors", "a cat on the table")
    record = await house.anna.slash(house.channel, "gm record")  # everybody may read it
    assert "Host: tried, without effect: Set warriors" in record.response.content
    assert "Host: Set warriors. a cat on the table" in record.response.content


async def test_cancel_changes_nothing(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm-practice set-warriors", seat="P2", count=7, **WHY)
    dropped = await house.host.click(shown.response, label="Cancel")
    assert dropped.response.content == "Nothing happens."
    assert (await house.app.matches.position(live)).revision == 1
    record = (await house.host.slash(house.channel, "gm record")).response.content
    assert "Host: tried, without effect: Set warriors" in record
    assert len(record.splitlines()) == 1


async def test_against_the_rules_needs_force_and_is_told(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm-practice set-warriors", seat="P2", count=20, **WHY)
    assert "Against the rules:" in shown.response.content
    assert labels(shown) == ["Force", "Another reason …", "Cancel"]
    await house.host.click(shown.response, label="Force")
    assert await warriors(house, live, "P2") == 20
    assert told(house, "The ruling goes beyond the rules.")


async def test_what_loses_pieces_cannot_be_forced(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    card = (await house.app.matches.position(live)).table.board.hosts["P1"].hand[0]
    shown = await house.host.slash(house.channel, "gm-practice take-card", card=card, **WHY)
    assert "The ruling would break the match beyond repair" in shown.response.content
    assert shown.response.components == []


async def test_a_trial_shows_no_hand(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    board = (await house.app.matches.position(live)).table.board
    shown = await house.host.slash(house.channel, "gm-practice set-crowns", seat="P1", count=1, **WHY)
    words = house.app.shown["practice"].words("en")
    assert board.hosts["P1"].hand
    for card in board.hosts["P1"].hand:
        assert card not in shown.response.content
        assert words.name(Name("card", card)) not in shown.response.content


async def test_a_stale_confirmation_is_shown_anew(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm-practice set-crowns", seat="P1", count=1, **WHY)
    await answer(house, live, "P1", "home")
    again = await house.host.click(shown.response, label="Confirm")
    assert "The match has moved on since the trial" in again.response.content
    assert (await house.app.matches.position(live)).table.board.hosts["P1"].crowns == 0
    done = await house.host.click(again.response, label="Confirm")
    assert "Done: Set crowns." in done.response.content
    assert (await house.app.matches.position(live)).table.board.hosts["P1"].crowns == 1


async def test_after_a_restart_the_command_is_given_again(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm-practice set-crowns", seat="P1", count=1, **WHY)
    await house.restart()
    gone = await house.host.click(shown.response, label="Confirm")
    texts = [gone.response.content, *(more.content for more in gone.followups)]
    assert any("I was restarted since" in text for text in texts)
    assert (await house.app.matches.position(await house.app.matches.get(live.id))).revision == 1


# ---- who may -------------------------------------------------------------------------------------------------------


async def test_only_masters_and_managers_rule(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    commands: Sequence[tuple[str, dict[str, Any]]] = (
        ("gm-practice set-warriors", {"seat": "P2", "count": 1, **WHY}),
        ("gm answer", {"seat": "P1", "answer": "home", **WHY}),
        ("gm skip", {"seat": "P1", **WHY}),
        ("gm end", WHY),
        ("gm dice", {"roll": "storm", "results": "6", **WHY}),
        ("gm reroll", WHY),
        ("gm rewind", {"step": 1, **WHY}),
        ("gm seat", {"seat": "P1", **WHY}),
        ("gm look", {"seat": "P1", **WHY}),
    )
    for command, options in commands:
        result = await house.anna.slash(house.channel, command, **options)
        assert "Only the game master of Hills" in result.response.content, command
    manager = await house.keeper.slash(house.channel, "gm-practice set-warriors", seat="P2", count=1, **WHY)
    assert labels(manager) == ["Confirm", "Another reason …", "Cancel"]
    assert (await house.app.matches.position(live)).revision == 1


async def test_wrong_values_dead_and_foreign_matches(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    unknown = await house.host.slash(house.channel, "gm-practice set-warriors", seat="Zed", count=1, **WHY)
    assert "I do not know “Zed” for *seat*. For instance: Anna and Ben." in unknown.response.content
    below = await house.host.slash(house.channel, "gm-practice set-warriors", seat="P1", count=-1, **WHY)
    assert below.response.components == []
    blank = await house.host.slash(house.channel, "gm end", reason="  ")
    assert "A ruling needs a reason" in blank.response.content
    other = await house.host.slash(house.channel, "gm-aw siege", area="nineveh", **WHY)
    assert "Hills is another game" in other.response.content
    dead = await house.match(house.anna, house.ben, gm=house.host)
    await house.over(dead)
    over = await house.host.slash(house.channel, "gm end", match=dead.id, **WHY)
    assert over.response.content == "Hills is over."
    missing = await house.host.slash(house.channel, "gm end", match=999, **WHY)
    assert "There is no match #999" in missing.response.content
    assert (await house.app.matches.position(live)).revision == 1


# ---- what every game knows -----------------------------------------------------------------------------------------


async def test_the_master_answers_and_skips_for_a_seat(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    offered = await house.host.autocomplete(house.channel, "gm answer", "answer", "", seat="P1")
    assert "home" in [choice["value"] for choice in offered]
    wrong = await house.host.slash(house.channel, "gm answer", seat="P1", answer="the sea", **WHY)
    assert "“the sea” is not offered there." in wrong.response.content
    shown = await house.host.slash(house.channel, "gm answer", seat="Anna", answer="home", **WHY)
    await house.host.click(shown.response, label="Confirm")
    nobody = await house.host.slash(house.channel, "gm skip", seat="P1", **WHY)
    assert "“P1” has nothing to decide now. Asked are: Ben." in nobody.response.content
    shown = await house.host.slash(house.channel, "gm skip", seat="Ben", **WHY)
    await house.host.click(shown.response, label="Confirm")
    match = await house.app.matches.position(live)
    assert [question.kind for question in match.pending] != ["march"]
    [question] = match.pending
    tags = await house.host.autocomplete(house.channel, "gm answer", "answer", "truce", seat=question.seat)
    assert [choice["value"] for choice in tags] == ["truce"]
    hidden = await house.host.slash(house.channel, "gm answer", seat=question.seat, answer="truce", **WHY)
    assert "this match does not let the game master look" in hidden.response.content
    await house.app.store.matches.edit(live.id, settings=MatchSettings(gm_may_look=True))
    odd = await house.host.slash(house.channel, "gm answer", seat=question.seat, answer="raid P2", **WHY)
    assert "I cannot read “P2”. Write the parameters like this:" in odd.response.content
    shown = await house.host.slash(house.channel, "gm answer", seat=question.seat, answer="truce", **WHY)
    await house.host.click(shown.response, label="Confirm")
    assert [one.kind for one in (await house.app.matches.position(live)).pending] == ["truce"]
    shown = await house.host.slash(house.channel, "gm end", **WHY)
    await house.host.click(shown.response, label="Confirm")
    assert [one.kind for one in (await house.app.matches.position(live)).pending] != ["truce"]


async def test_rewind_reroll_and_dice(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    nothing = await house.host.slash(house.channel, "gm reroll", **WHY)
    assert "No player's step with dice" in nothing.response.content
    options = (await house.app.matches.position(live)).pending[0].options
    for seat in ("P1", "P2"):
        await answer(house, live, seat, options[0].id)
    for _ in range(2):
        [question] = (await house.app.matches.position(live)).pending
        await answer(house, live, question.seat, "rest")
    match = await house.app.matches.position(live)
    before = match.revision
    shown = await house.host.slash(house.channel, "gm reroll", **WHY)
    assert "This step is made again with new dice" in shown.response.content
    await house.host.click(shown.response, label="Confirm")
    entry = live.game.kit.decode_entry((await house.app.store.matches.log(live.id))[-1].body)
    assert entry.kind == "override"
    assert [roll.label for roll in entry.rolls] == ["storm"], "the new roll is on the record"
    again = await house.host.slash(house.channel, "gm reroll", **WHY)
    assert labels(again) == ["Confirm", "Another reason …", "Cancel"], "what was rolled again can be rolled again"
    labels_seen = await house.host.autocomplete(house.channel, "gm dice", "roll", "sto")
    assert [choice["value"] for choice in labels_seen] == ["storm"]
    wrong = await house.host.slash(house.channel, "gm dice", roll="storm", results="six", **WHY)
    assert "“six” are no dice" in wrong.response.content
    unknown = await house.host.slash(house.channel, "gm dice", roll="rain", results="6", **WHY)
    assert "No dice called “rain”" in unknown.response.content
    shown = await house.host.slash(house.channel, "gm dice", roll="storm", results="6 2", **WHY)
    await house.host.click(shown.response, label="Confirm")
    assert told(house, "The next roll (Storm) begins with 6 2.")
    shown = await house.host.slash(house.channel, "gm rewind", step=1, **WHY)
    assert "Everything after step 1 is taken back" in shown.response.content
    await house.host.click(shown.response, label="Confirm")
    match = await house.app.matches.position(live)
    assert {question.kind for question in match.pending} == {"march"}
    assert match.revision > before
    late = await house.host.slash(house.channel, "gm rewind", step=4000, **WHY)
    assert "There is no step 4" in late.response.content


async def test_the_master_fixes_a_seat(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    shown = await house.host.slash(house.channel, "gm seat", seat="Ben", person=house.anna, **WHY)
    await house.host.click(shown.response, label="Confirm")
    seats = await house.app.store.matches.seats(live.id)
    assert [place.person for place in seats] == [house.anna.id, house.anna.id]
    shown = await house.host.slash(house.channel, "gm seat", seat="P2", **WHY)
    await house.host.click(shown.response, label="Confirm")
    assert (await house.app.store.matches.seats(live.id))[1].policy == "recruit"
    shown = await house.host.slash(house.channel, "gm seat", seat="P2", level="general", **WHY)
    await house.host.click(shown.response, label="Confirm")
    assert (await house.app.store.matches.seats(live.id))[1].policy == "general"
    assert told(house, "A computer plays Seat 2 from now on, in place of Anna.")


async def test_looking_needs_the_matchs_leave_and_is_on_the_record(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    closed = await house.host.slash(house.channel, "gm look", seat="Anna", **WHY)
    assert "Hills does not let the game master look at cards." in closed.response.content
    await house.app.store.matches.edit(live.id, settings=MatchSettings(gm_may_look=True))
    looked = await house.host.slash(house.channel, "gm look", seat="Anna", **WHY)
    assert looked.ephemeral
    assert "What Anna holds:" in looked.response.content
    assert looked.response.content.count("🃏") == 1
    [notice] = told(house, "**Host** looks at the cards of Anna.")
    assert "🃏" not in notice
    [line] = await house.app.store.matches.audit(live.id)
    assert line.action == "look P1"
    record = await house.host.slash(house.channel, "gm record")
    assert "a look at the cards of Anna" in record.response.content


# ---- Assyrian Wars -------------------------------------------------------------------------------------------------


async def test_rulings_of_assyrian_wars_go_by_names(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers", gm=house.host)
    areas = await house.host.autocomplete(house.channel, "gm-aw control", "area", "arra")
    assert areas[0]["name"] == "Arrapha"
    shown = await house.host.slash(house.channel, "gm-aw marker", area="Arrapha", marker="pillage", count=1, **WHY)
    assert "Ruling: Arrapha" in shown.response.content
    await house.host.click(shown.response, label="Confirm")
    assert (await house.app.matches.position(live)).table.board.areas["arrapha"].pillage == 1
    wrong = await house.host.slash(house.channel, "gm-aw marker", area="Rome", marker="pillage", count=1, **WHY)
    assert "I do not know “Rome” for *area*." in wrong.response.content
    places = await house.host.autocomplete(house.channel, "gm-aw piece", "place", "nin", piece="AS-HI-1", to="area")
    assert "Nineveh" in [choice["name"] for choice in places]
    shown = await house.host.slash(house.channel, "gm-aw points", country="Assyria", points=3, **WHY)
    await house.host.click(shown.response, label="Confirm")
    assert told(house, "Ruling: Assyria – victory points +3.")


async def test_a_german_master(house: House) -> None:
    live = await house.match(house.anna, house.ben, game="assyrian-wars", scenario="two-rivers", gm=house.host)
    await house.host.slash(house.channel, "me language", language="de")
    shown = await house.host.slash(house.channel, "gm-aw marker", area="Arrapha", marker="pillage", count=1, **WHY)
    assert "Das ist nur eine Probe: Marker setzen." in shown.response.content
    assert labels(shown) == ["Bestätigen", "Anderer Grund …", "Abbrechen"]
    kinds = await house.host.autocomplete(house.channel, "gm-aw marker", "marker", "plü", area="arrapha")
    assert [choice["name"] for choice in kinds] == ["Plünderung"]
    assert (await house.app.matches.position(live)).revision == 1


# ---- the commands --------------------------------------------------------------------------------------------------


def characters(payload: dict[str, Any]) -> int:
    """What Discord counts of a command: names, descriptions and values, of each the longest language."""
    total = 0
    for key in ("name", "description"):
        texts = [payload.get(key) or "", *(payload.get(f"{key}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    total += sum(
        len(str(choice["value"])) + characters({"name": choice["name"]}) for choice in payload.get("choices", ())
    )
    return total + sum(characters(option) for option in payload.get("options", ()))


async def test_the_commands_stay_within_discords_limits(house: House) -> None:
    tree = house.app.tree
    for command in tree.get_commands():
        payload = await command.get_translated_payload(tree, tree.translator) if tree.translator else {}
        assert characters(payload) <= limits.COMMAND_CHARACTERS, command.name
        assert len(payload.get("options", ())) <= limits.GROUP_CHILDREN
        for child in payload.get("options", ()):
            assert len(child.get("options", ())) <= limits.GROUP_CHILDREN, f"{command.name} {child['name']}"
    assert len(tree.get_commands()) <= limits.COMMANDS


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_ruling_of_the_real_games_has_its_words(language: str) -> None:
    for shown in presentations(games()).values():
        game, words = shown.game, shown.catalogue
        for patch in game.patches:
            keys = [f"cmd-gm-{patch.tag()}", f"cmd-gm-{patch.tag()}.about", f"patch-{patch.tag()}"]
            for param in patch.params():
                option = param.name.replace("_", "-")
                keys += [f"cmd-gm-{patch.tag()}.{option}", f"cmd-gm-{patch.tag()}.{option}-about"]
                keys += [f"gm-{patch.tag()}-{param.name}-{choice}" for choice in words_offered(param)]
            assert [key for key in keys if not words.has(language, key)] == []
        for spec in game.orders:
            keys = [f"ask-{spec.kind}", *(f"order-{spec.kind}-{one}" for one in spec.answers)]
            keys += [f"order-when-{one}" for one in spec.conditions]
            assert [key for key in keys if not words.has(language, key)] == []
        params = {param for condition in game.conditions for param in condition.params}
        keys = [f"condition-value-{param}" for param in params] + [f"preset-{one.id}" for one in game.presets]
        assert [key for key in keys if not words.has(language, key)] == []


def test_what_a_parameter_names_follows_from_its_type() -> None:
    [patches] = [game.patches for game in games().values() if game.id == "assyrian-wars"]
    piece = next(patch for patch in patches if patch.tag() == "set-piece")
    kinds = {param.name: field_kind(param) for param in piece.params()}
    assert kinds["piece"] == "piece"
    assert kinds["owner"] == "country"
    assert kinds["place"] == "place"
    assert msgspec.structs.fields(piece)[0].name == "piece"


# ---- who holds a seat does not rule, and a trial tells nothing -------------------------------------------------------


async def test_whoever_plays_does_not_rule_unless_the_table_agreed(house: House) -> None:
    """Not by the office, not by the server's rights."""
    live = await house.match(house.keeper, house.ben, gm=house.ben)
    for person in (house.keeper, house.ben):
        refused = await person.slash(house.channel, "gm skip", seat="P1", **WHY)
        assert "You hold a seat in Hills" in refused.response.content
    assert await house.app.store.matches.audit(live.id) == []
    await house.app.store.matches.amend(live.id, lambda kept: msgspec.structs.replace(kept, players_rule=True))
    allowed = await house.ben.slash(house.channel, "gm-practice set-warriors", seat="P1", count=2, **WHY)
    assert labels(allowed) == ["Confirm", "Another reason …", "Cancel"]


async def test_trying_to_move_a_card_does_not_tell_who_holds_it(house: House) -> None:
    """The same words for every card of every hand and of the pile; what depends on them is not told."""
    live = await house.match(house.anna, house.ben, gm=house.host)
    board = (await house.app.matches.position(live)).table.board
    cards = [*board.hosts["P1"].hand[:2], *board.hosts["P2"].hand[:2], *sorted(board.deck)[:2]]
    told = []
    for card in cards:
        shown = await house.host.slash(house.channel, "gm-practice give-card", card=card, seat="P1", **WHY)
        words = house.app.shown["practice"].words("en")
        told.append(shown.response.content.replace(words.name(Name("card", card)), "CARD").replace(card, "CARD"))
    assert len(set(told)) == 1, told


async def test_a_ruling_that_fails_for_something_hidden_is_told_without_why(house: House) -> None:
    live = await house.match(house.anna, house.ben, gm=house.host)
    board = (await house.app.matches.position(live)).table.board
    own = board.hosts["P1"].hand[0]
    shown = await house.host.slash(house.channel, "gm-practice give-card", card=own, seat="P1", **WHY)
    if labels(shown) == ["Confirm", "Another reason …", "Cancel"]:
        await house.host.click(shown.response, label="Confirm")
    actions = [line.action for line in await house.app.store.matches.audit(live.id)]
    assert actions[0] == "tried give-card"
