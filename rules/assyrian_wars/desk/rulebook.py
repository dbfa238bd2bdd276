"""The rulebook in our own short words, section by section, to be looked up while playing.

`data/rulebook.toml` holds the summaries. Whoever words a refusal that cites 6.6.9 can show `summary("6.6.9")` with it.
"""

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from rules.core.packs import Mistake, PackFiles, Record

FILE = "rulebook.toml"
DATA = Path(__file__).resolve().parent.parent / "data"

Language = Literal["en", "de"]
Number = Annotated[str, Meta(pattern=r"^\d+(\.\d+)+(\.[a-m]2?|\.[A-G])?$")]
Text = Annotated[str, Meta(min_length=1)]


class Rule(Record, frozen=True, kw_only=True):
    """One numbered section: its title and what it says, in both languages."""

    number: Number
    en: Text
    de: Text
    text_en: Text
    text_de: Text

    def title(self, language: Language) -> str:
        """What the section is called."""
        return self.en if language == "en" else self.de

    def text(self, language: Language) -> str:
        """What the section says."""
        return self.text_en if language == "en" else self.text_de


class RulebookFile(Record, frozen=True, kw_only=True):
    """The whole of rulebook.toml, in the order of the rulebook."""

    rules: tuple[Rule, ...]


def summary(number: str) -> Rule | None:
    """The section of this number, however it is written: 6.11.c, 6.11.C, 6.11c, "6.11 c"; nothing if there is none."""
    return rulebook().get(_plain(number))


def search(words: str, language: Language, most: int = 10) -> tuple[Rule, ...]:
    """The sections that speak of these words, the best first: most words found, then most of them in the title."""
    wanted = _words(words)
    found = [(_worth(rule, wanted, language), rule) for rule in rulebook().values()]
    ranked = sorted((pair for pair in found if pair[0] > (0, 0)), key=lambda pair: pair[0], reverse=True)
    return tuple(rule for _, rule in ranked[:most])


def sections() -> tuple[Rule, ...]:
    """Every section in the order of the rulebook."""
    return tuple(rulebook().values())


@cache
def rulebook() -> dict[str, Rule]:
    """All sections by plain number."""
    return load_rulebook(DATA)


def load_rulebook(directory: Path) -> dict[str, Rule]:
    """Read the summaries, or raise PackError with everything that is wrong in the file."""
    files = PackFiles(directory)
    file = files.read(FILE, RulebookFile)
    by_number: dict[str, Rule] = {}
    for rule in file.rules if file is not None else ():
        if by_number.setdefault(_plain(rule.number), rule) is not rule:
            files.mistakes.append(Mistake(FILE, f"rules[{rule.number}]", "the number again", "each number once"))
    files.refuse_if_wrong()
    return by_number


def _plain(number: str) -> str:
    """A section number without blanks and capitals, its letter set off by a dot."""
    bare = re.sub(r"\s+", "", number).casefold().strip(".")
    return re.sub(r"(?<=\d)(?=[a-z])", ".", bare)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _worth(rule: Rule, wanted: list[str], language: Language) -> tuple[int, int]:
    """How many of the words begin a word of the section, and how many a word of its title."""
    title = _words(rule.title(language))
    everything = title + _words(rule.text(language))
    found = sum(any(word.startswith(part) for word in everything) for part in wanted)
    in_title = sum(any(word.startswith(part) for word in title) for part in wanted)
    return found, in_title
