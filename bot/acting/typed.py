"""What somebody types into an option: suggestions while typing, and what a typed name means.

Public: `Field` with `suggested`, `understood`, `value` and `meant_instead`. Names and ids are both understood; a list
may be ids between spaces, as the suggestions send them, or names between commas or arrows, as they are shown.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.acting.choices import ARROW, Pick, every_value, list_in_words, named, some_values, thing
from bot.acting.naming import MOST_NAMES, alike, fitting, holding, last_id, plain
from bot.spine import limits
from bot.spine.errors import tell
from bot.spine.words import Words
from rules.core.actions import MOST_CANDIDATES, Action, ActionParam
from rules.core.match import Match
from rules.core.messages import Name

PARTS = re.compile(r"\s*(?:,|;|→| and | und )\s*")


class Field(Struct, frozen=True):
    """One parameter of an action, asked of a seat, with the parameters given before it."""

    match: Match[Any]
    seat: str
    action: type[Action]
    param: ActionParam
    given: Mapping[str, str]
    words: Words

    def suggested(self, typed: str) -> list[Pick]:
        """Values whose name or id fits what was typed; of a list, the picks so far and one more."""
        if not self.param.many:
            return self._fitting(typed)
        chosen, begun = self._picks_so_far(typed)
        found = self._fitting(begun, chosen)
        if not chosen:
            return found
        so_far = list_in_words(self.words, self.param, chosen)
        whole = [Pick(one.value, _joined(so_far, one.label)) for one in found]
        return [*([] if begun else [Pick(chosen, so_far)]), *whole]

    def understood(self, text: str) -> str:
        """The value that somebody means who typed a name instead of picking a suggestion; else the text as it is."""
        if self._is_offered(text):
            return text
        if self.param.many:
            chosen, rest = self._picks_so_far(f"{text}, ")
            return text if rest or not chosen else chosen
        return self._meant(text) or self._known_by_name(text) or text

    def value(self, text: str) -> str:
        """What was typed as a value; a slip of the finger is told with the names that may have been meant."""
        value = self.understood(text)
        if value == text and not self._is_offered(text) and (names := self.meant_instead(text)):
            raise tell("act-did-you-mean", found=limits.clip(text, limits.CHOICE_NAME), names=" / ".join(names))
        return value

    def meant_instead(self, text: str) -> tuple[str, ...]:
        """Names that are nearly what was typed, if nothing is called so; only what is offered, and public places."""
        part = text
        if self.param.many:
            _, rest = self._picks_so_far(f"{text}, ")
            part = PARTS.split(rest)[0]
        kind = self.param.kind
        ids = self._ids(kind)
        if not kind or not part or part in ids or self._known_by_name(part) or all(map(self._known, text.split())):
            return ()
        public = ids if kind in self.match.game.theatre else ()
        known = [Pick(id, thing(self.words, kind, id)) for id in public]
        every = [*self._every(), *known]
        near = alike(every, part) or next((found for word in part.split() if (found := alike(every, word))), [])
        return tuple(dict.fromkeys(self._plainly(pick, ids) for pick in near))[:MOST_NAMES]

    def _plainly(self, pick: Pick, ids: Sequence[str]) -> str:
        """What a pick is called, without its price."""
        id = pick.value.rpartition(" ")[2]
        return thing(self.words, self.param.kind, id) if id in ids else pick.label

    # ---- parts -----------------------------------------------------------------------------------------------

    def _is_offered(self, value: str) -> bool:
        """Whether this very value is among those that can be given now."""
        return any(one.value == value for one in self._some(value))

    def _some(self, typed: str = "", chosen: str = "") -> list[Pick]:
        return some_values(self.match, self.seat, self.action, self.param, self.given, self.words, chosen, typed)

    def _every(self, chosen: str = "") -> list[Pick]:
        return every_value(self.match, self.seat, self.action, self.param, self.given, self.words, chosen)

    def _fitting(self, typed: str, chosen: str = "") -> list[Pick]:
        """First those that begin so, then those that contain it; all values are looked up only if none fits."""
        at_once = self._some("", chosen)
        found = holding(at_once, typed)
        if found or len(at_once) < MOST_CANDIDATES:
            return found or alike(at_once, typed)
        return fitting(self._every(chosen), typed)

    def _picks_so_far(self, typed: str) -> tuple[str, str]:
        """The picks as ids, and the beginning of the next."""
        before, _, last = typed.rpartition(" ")
        ids = before.split()
        if ids and all(self._known(id) for id in ids):
            return " ".join(ids), last
        chosen = ""
        *whole, begun = PARTS.split(typed)
        for place, part in enumerate(whole):
            meant = self._meant(part, chosen)
            if meant is None:
                return chosen, ", ".join([*whole[place:], begun]).strip(" ,")
            chosen = meant
        return chosen, begun

    def _known(self, id: str) -> bool:
        """Whether this is the id of something, and not a part of a name."""
        return named(self.words, self.param.kind, id) is not None or any(one.value == id for one in self._some())

    def _known_by_name(self, text: str) -> str | None:
        """What the match calls so, though it cannot be picked now: so the answer is the reason and not a riddle."""
        kind, wanted = self.param.kind, plain(text)
        return next((id for id in self._ids(kind) if plain(thing(self.words, kind, id)) == wanted), None)

    def _ids(self, kind: str) -> Sequence[str]:
        return self.match.game.known(self.match.table, kind, {})

    def _meant(self, text: str, chosen: str = "") -> str | None:
        """The pick of exactly this name or id, else the only one whose name begins so."""
        wanted = plain(text)
        if not wanted:
            return None
        for found in (self._some("", chosen), self._every(chosen)):
            for one in found:
                if wanted in (plain(one.label), last_id(one.value), *self._names(one.value.rpartition(" ")[2])):
                    return one.value
        begun = [one.value for one in self._every(chosen) if plain(one.label).startswith(wanted)]
        return begun[0] if len(begun) == 1 else None

    def _names(self, id: str) -> tuple[str, str]:
        """What a thing is called as it is compared: a unit also without its country, as in a list of one country's."""
        kind, words = self.param.kind, self.words
        owner = words.owner(Name("unit", id)) or words.owner(Name(kind, id))
        return plain(thing(words, kind, id)), plain(thing(words.about(owner), kind, id))


def _joined(so_far: str, label: str) -> str:
    """The picks so far and the next; a label that names all of them stays as it is."""
    whole = label if label.startswith(so_far.split(ARROW)[0].split(",")[0]) else f"{so_far}{ARROW}{label}"
    return limits.clip(whole, limits.CHOICE_NAME)
