"""A slip of the finger in any name of any game is understood: the name is offered, in both languages."""

import pytest

from bot.acting.choices import Pick, thing
from bot.acting.naming import alike, holding, plain
from bot.games.registry import presentations
from bot.spine.words import LANGUAGES
from rules.core.match import Match
from tests.bot.wording import words_of
from tests.generic.registry import harnesses

GAMES = sorted(game for game in harnesses() if game != "practice")
SHORTEST = 5  # letters of a name in which a slip leaves enough to go by
FIRST = 5  # of those that are offered
EVERY = 6  # name is tried: all of them were once, 755 slips in Hannibal alone


def slips(name: str) -> list[str]:
    """One letter left out, doubled, exchanged with the next, or wrong, in the middle of a name."""
    at = len(name) // 2
    return [
        name[:at] + name[at + 1 :],
        name[:at] + name[at] + name[at:],
        name[: at - 1] + name[at] + name[at - 1] + name[at + 1 :],
        name[:at] + "x" + name[at + 1 :],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_name_is_found_in_spite_of_a_slip(game: str, language: str) -> None:
    harness = harnesses()[game]
    setup = harness.setup_for(1)
    match = Match.start(harness.game, setup.scenario, dict(setup.options), list(setup.seats), b"slips")
    words, shown = words_of(match, language), presentations({game: harness.game})[game]
    tried, missed = 0, []
    for kind in shown.kinds:
        picks = [Pick(id, thing(words, kind, id)) for id in match.game.known(match.table, kind, {})]
        names = {plain(pick.label) for pick in picks}
        for pick in picks[::EVERY]:
            name = plain(pick.label)
            if len(name) < SHORTEST:
                continue
            for typed in slips(name):
                if typed in names:
                    continue
                tried += 1
                offered = holding(picks, typed) or alike(picks, typed)
                if pick.label not in [one.label for one in offered[:FIRST]]:
                    missed.append((kind, pick.label, typed))
    assert tried > 30
    assert not missed, (len(missed), tried, missed[:10])


def test_letters_that_have_changed_places_are_found() -> None:
    places = [Pick(name.casefold(), name) for name in ("Bilbilis", "Sippar", "Babylon")]
    assert [one.label for one in alike(places, "biliblis")] == ["Bilbilis"]
    assert [one.label for one in alike(places, "Sipar")] == ["Sippar"]
    assert alike(places, "Ninive") == []
