"""The Interphase in one message that a phone shows whole: what is alike stands in one line, the rest is in /log."""

from collections.abc import Callable, Mapping, Sequence

from bot.games.assyrian_wars.headline import front_page
from bot.spine import limits
from bot.spine.words import Words
from rules.assyrian_wars.view import View
from rules.core.messages import Event, Message, Param, message

BEGINS = "interphase-begins"
# What happens every time, and what the post about the end tells.
ROUTINE = frozenset({BEGINS, "turn-ends", "politics-begin", "final-score", "game-over"})
ROOM = limits.CONTENT - 100  # of one message, with what follows it
NOTHING_CAME = ("attrition-rolled", "trade-markers-return")
# What goes first when there is too much to tell: what came to nothing, what only led up to a result, then small things.
LEAST = (
    *("proposal-declined", "kernel-forced", "attrition-rolled", "secret-action-none", "tribute-due", "throne-claimed"),
    *("card-sacrificed", "revolt-announced", "secret-move", "politics-begin", "mulligan-taken", "tribute-rolled"),
    *("raiders-dispersed", "excess-discarded", "fleet-in-box", "ship-sails-home", "units-relocated"),
    *("army-relocated", "went-home", "pieces-returned", "tribe-reinforced", "repaired-in-peace", "king-renounced"),
    *("nomad-control-rolled", "controller-named", "reserves-arrive", "secret-markers-shown", "story-aims"),
    *("deck-reshuffled", "excess-rewarded", "effect-over", "loan-taken", "event-cancelled", "event-announced"),
    *("succession-rolled", "minor-deactivated", "minor-activated", "passage-ended", "passage-agreed", "marker-moved"),
)
# What is told before everything else that is left.
LASTING = frozenset(
    (
        *("interphase-begins", "country-conquered", "country-overrun", "tribute-refused", "story-refusals"),
        *("king-crowned", "king-not-crowned", "king-stays", "action-phase-begins"),
    )
)


def is_interphase(events: Sequence[Event]) -> bool:
    """Whether these events are those of an Interphase."""
    return any(event.message.id == BEGINS for event in events)


def retold(events: Sequence[Event], words: Words, view: View | None = None) -> str:
    """The Interphase as a story of at most one message, with a headline of what mattered above it."""
    said = [event.message for event in events]
    head = front_page(said, view)
    lines = _together([one for one in said if not _came_to_nothing(one) and not (head and _is_said(one, said))])
    texts = [(line.id, words.say(line)) for line in lines]
    if head is not None:
        texts.insert(0, (head.id, f"**{words.say(head)}**"))
    left = 0
    for least in (*LEAST, None):
        while _length(texts) > ROOM and (place := _last(texts, least)) is not None:
            del texts[place]
            left += 1
    told = [text for _, text in texts]
    return "\n".join([*told, f"-# {words('story-more', count=left)}"] if left else told)


def _is_said(one: Message, said: Sequence[Message]) -> bool:
    """Whether the headline, or what follows, says as much."""
    if one.id == "throne-claimed":
        crowned = ("king-crowned", "king-not-crowned")
        return any(each.id in crowned and each.params["country"] == one.params["country"] for each in said)
    return one.id in ROUTINE


def _length(texts: Sequence[tuple[str, str]]) -> int:
    return sum(len(text) + 1 for _, text in texts)


def _last(texts: Sequence[tuple[str, str]], id: str | None) -> int | None:
    """The last line of this kind; None as a kind: any but the first, which says what this is; what lasts goes last."""
    found = [place for place, (kind, _) in enumerate(texts) if place and id in (None, kind)]
    passing = [place for place in found if texts[place][0] not in LASTING]
    return (passing or found)[-1] if found else None


def _came_to_nothing(said: Message) -> bool:
    return said.id in NOTHING_CAME and said.params.get("hits", 0) == 0


# ---- what is alike ----------------------------------------------------------------------------------------------


def _together(said: Sequence[Message]) -> list[Message]:
    """What is alike in one line, where the first of it stood; what there is only one of keeps its own sentence."""
    lines: list[Message] = []
    done: set[str] = set()
    for line in said:
        alike = [each for each in said if each.id == line.id]
        if line.id not in ALIKE or (len(alike) == 1 and line.id not in CHANGES):
            lines.append(line)
        elif line.id not in done:
            done.add(line.id)
            parts = tuple(part for each in alike if (part := _part(each)) is not None)
            lines += [message(ALIKE[line.id][0], parts=parts)] if parts else []
    return lines


def _part(said: Message) -> Message | None:
    """What a line says besides what it is about; a level that has not changed and a leader who stays say nothing."""
    if said.id in CHANGES and not CHANGES[said.id](said.params):
        return None
    _, key, names = ALIKE[said.id]
    return message(key, **{name: said.params[name] for name in names})


# The line, the message of one part of it, and its parameters.
ALIKE: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "eco-level-set": ("story-eco", "story-eco-of", ("country", "before", "level")),
    "hand-dealt": ("story-hands", "story-hand-of", ("country", "cards")),
    "promotion-rolled": ("story-promoted", "story-promoted-one", ("leader",)),
    "victory-points": ("story-points", "story-points-of", ("country", "points", "reason")),
    "war-declared": ("story-wars", "story-war-of", ("country", "target")),
    "peace-made": ("story-peaces", "story-peace-of", ("country", "other")),
    "tribute-begins": ("story-tributes", "story-tribute-of", ("payer", "to")),
    "tribute-ends": ("story-tributes-over", "story-tribute-of", ("payer", "to")),
    "tribute-refused": ("story-refusals", "story-one-country", ("country",)),
    "tribute-declined": ("story-declined", "story-one-country", ("country",)),
    "refusal-white": ("story-unpunished", "story-one-country", ("country",)),
    "mulligan-taken": ("story-mulligans", "story-one-country", ("country",)),
    "secret-markers-shown": ("story-aims", "story-aim-of", ("country", "objectives")),
}
# Those that are told in one line even alone, and only if this holds.
CHANGES: dict[str, Callable[[Mapping[str, Param]], bool]] = {
    "eco-level-set": lambda params: params["before"] != params["level"],
    "hand-dealt": lambda params: True,
    "promotion-rolled": lambda params: bool(params["promoted"]),
}
