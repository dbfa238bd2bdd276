"""What the poster of Assyrian Wars tells: the winning powers, who played whom, and the match in numbers."""

from collections.abc import Sequence

from bot.games.presentation import Ended, ScoreLine
from render.assyrian_wars.poster import Ending, Story
from rules.assyrian_wars.view import View
from rules.core.entries import Entry


def ending_of(ended: Ended, view: View, standings: Sequence[ScoreLine]) -> Ending:
    """The winners and everybody's name, with the match in numbers."""
    played = {str(code): country.seat for code, country in view.countries.items() if country.seat is not None}
    won = [line.name.id for line in standings if line.seat in ended.winners]
    names = {code: ended.names.get(seat, seat) for code, seat in played.items()}
    return Ending(tuple(won), ended.title, names, story_of(view, ended.entries))


def story_of(view: View, entries: Sequence[Entry]) -> Story:
    """The match in numbers, counted from public events."""
    events = [event.message for entry in entries for event in entry.public().events]
    counts = {id: sum(event.id == id for event in events) for id in {event.id for event in events}}
    lost = sum(
        len(gone)
        for event in events
        if event.id == "losses-taken" and isinstance(gone := event.params.get("eliminated"), list | tuple)
    )
    return Story(
        impulses=view.clock.impulses,
        battles=counts.get("battle-begins", 0),
        sieges=counts.get("siege-begins", 0),
        taken=counts.get("city-taken", 0) + counts.get("city-starved", 0),
        lost=lost,
        kings=counts.get("king-killed", 0),
        cards=counts.get("card-played", 0),
        dice=sum(len(roll.results) for entry in entries for roll in entry.rolls),
    )
