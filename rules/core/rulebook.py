"""A game's rulebook in short words of our own, section by section, to be looked up while playing.

A directory with a `rulebook.toml` holds the summaries. Whoever words a refusal that cites 6.6.9 can show
`Rulebook(directory).summary("6.6.9")` with it.
"""

import re
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from rules.core.lookup import Index, has_synonym
from rules.core.packs import PackFiles, Record

FILE = "rulebook.toml"
MOST_FOUND = 10
CHAPTER = re.compile(r"^(ch|chapter|kap|kapitel|rule|regel)\.?(?=\d)")

Language = Literal["en", "de"]
Number = Annotated[str, Meta(pattern=r"^([A-Z]-\d+|\d+(\.\d+)*(\.[A-Za-z]\d?)?)$")]  # 7, 12.3, 4.2.b, 6.11.c2, H-17
Text = Annotated[str, Meta(min_length=1)]


class Rule(Record, frozen=True, kw_only=True):
    """One numbered section: its title and what it says, in both languages, and what people call it otherwise."""

    number: Number
    en: Text
    de: Text
    text_en: Text
    text_de: Text
    called: tuple[Text, ...] = ()  # in either language
    asked_en: tuple[Text, ...] = ()  # what players ask who look for this section
    asked_de: tuple[Text, ...] = ()

    def title(self, language: Language) -> str:
        """What the section is called."""
        return self.en if language == "en" else self.de

    def text(self, language: Language) -> str:
        """What the section says."""
        return self.text_en if language == "en" else self.text_de

    def found_by(self, language: Language) -> list[tuple[str, float]]:
        """The texts by which the section is found, and how much a word in each counts."""
        asked = self.asked_en if language == "en" else self.asked_de
        return [(self.title(language), 3.0), (self.text(language), 1.0), *((name, 2.5) for name in self.called)] + [
            (question, 3.0) for question in asked
        ]


class RulebookFile(Record, frozen=True, kw_only=True):
    """The whole of rulebook.toml, in the order of the rulebook."""

    rules: tuple[Rule, ...]


class Rulebook:
    """The summaries of one game; a file that is wrong raises PackError with all of its mistakes."""

    def __init__(self, directory: Path) -> None:
        files = PackFiles(directory)
        file = files.read(FILE, RulebookFile)
        self._numbered: dict[str, Rule] = {}
        self._called: dict[str, Rule] = {}
        for rule in file.rules if file is not None else ():
            if self._numbered.setdefault(_plain(rule.number), rule) is not rule:
                files.mistake(FILE, f"rules[{rule.number}]", "the number again", "each number once")
            for name in rule.called:
                first = self._called.setdefault(_spoken(name), rule)
                if first is not rule:
                    expected = f"a name that {first.number} does not have"
                    files.mistake(FILE, f"rules[{rule.number}].called", name, expected)
        files.refuse_if_wrong()
        self._indexes: dict[Language, Index[Rule]] = {}

    def _index(self, language: Language) -> Index[Rule]:
        """Everything by meaning; made when somebody first asks in a language."""
        if language not in self._indexes:
            rules = self._numbered.values()
            self._indexes[language] = Index(language, [(rule, rule.found_by(language)) for rule in rules])
        return self._indexes[language]

    def sections(self) -> tuple[Rule, ...]:
        """Every section in the order of the rulebook."""
        return tuple(self._numbered.values())

    def summary(self, number: str) -> Rule | None:
        """The section of this number, however it is written: 6.11.c, "6.11 C", ch.9, h17; None if there is none."""
        return self._numbered.get(_plain(number))

    def search(self, words: str, language: Language, most: int = MOST_FOUND) -> tuple[Rule, ...]:
        """The sections that speak of these words, the best first: most words found, then most of them in the title."""
        wanted = _words(words)
        found = [(_worth(rule, wanted, language), rule) for rule in self._numbered.values()]
        ranked = sorted((pair for pair in found if pair[0] > (0, 0)), key=lambda pair: pair[0], reverse=True)
        return tuple(rule for _, rule in ranked[:most])

    def about(self, words: str, language: Language, most: int = MOST_FOUND) -> tuple[Rule, ...]:
        """What somebody means who types these words: the section that people call so, then those that fit by meaning.

        One word alone, which may be half typed, is looked up by its beginning, else by what means the same.
        """
        found = self.search(words, language, most) if len(words.split()) == 1 else ()
        if not found and (len(words.split()) > 1 or has_synonym(words, language)):
            found = tuple(self._index(language).find(words, most))
        meant = self._called.get(_spoken(words))
        if meant is None:
            return found
        return (meant, *(rule for rule in found if rule is not meant))[:most]


def _plain(number: str) -> str:
    """A section number without blanks, capitals and the word for a chapter, its letter set off by a dot."""
    bare = re.sub(r"\s+", "", number).casefold().strip(".")
    bare = CHAPTER.sub("", bare)
    return re.sub(r"(?<=\d)(?=[a-z])", ".", bare).replace("-", "")


def _spoken(words: str) -> str:
    return " ".join(words.casefold().split())


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _worth(rule: Rule, wanted: list[str], language: Language) -> tuple[int, int]:
    """How many of the words begin a word of the section, and how many a word of its title."""
    title = _words(rule.title(language))
    everything = title + _words(rule.text(language))
    found = sum(any(word.startswith(part) for word in everything) for part in wanted)
    in_title = sum(any(word.startswith(part) for word in title) for part in wanted)
    return found, in_title
