"""Looking sections up by meaning: BM25 over titles, summaries, names and players' questions, with a table of synonyms.

Words are cut to their stems, words that mean the same become one, and pieces of words count a little, so that German
compounds and slips of the finger are found. Everything is worked out once when a rulebook is read.
"""

import math
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Generic, TypeVar

from rules.core.packs import PackFiles, Record

FILE = "synonyms.toml"
SATURATION, LENGTH = 5.0, 0.6  # BM25's k1 and b
LIKENESS = 4.0  # how much a question weighs that is asked in nearly these words
PIECE, PIECE_WEIGHT = 4, 0.3  # letters of a piece of a word, and what it counts
ENDINGS = {
    "en": ("ations", "ation", "ings", "ing", "ies", "ied", "ers", "er", "ed", "es", "s", "e", "y"),
    "de": ("ungen", "ung", "en", "er", "em", "es", "st", "te", "et", "e", "n", "s", "t"),
}
SHORTEST = {"en": 3, "de": 4}  # letters that are left of a word

ThingT = TypeVar("ThingT")


class SynonymsFile(Record, frozen=True, kw_only=True):
    """Words that mean the same, a group a line, and words that mean nothing in a question."""

    en: tuple[str, ...]
    de: tuple[str, ...]
    idle_en: tuple[str, ...]
    idle_de: tuple[str, ...]


@cache
def synonyms(language: str) -> tuple[Mapping[str, str], frozenset[str]]:
    """What each stem stands for, and the stems that count for nothing."""
    files = PackFiles(Path(__file__).parent)
    file = files.read(FILE, SynonymsFile)
    files.refuse_if_wrong()
    assert file is not None
    groups, idle = (file.en, file.idle_en) if language == "en" else (file.de, file.idle_de)
    meant: dict[str, str] = {}
    for group in groups:
        first, *others = [stem(word, language) for word in group.split()]
        meant |= dict.fromkeys(others, meant.get(first, first))
    return meant, frozenset(stem(word, language) for line in idle for word in line.split())


def has_synonym(word: str, language: str) -> bool:
    """Whether other words mean the same, by which things may be called."""
    meant, one = synonyms(language)[0], stem(word, language)
    return one in meant or one in meant.values()


def plain(text: str) -> str:
    """Small letters without marks: ü is u."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def stem(word: str, language: str) -> str:
    """A word without its endings."""
    bare, before = plain(word), ""
    while bare != before:
        before = bare
        for ending in ENDINGS[language]:
            if bare.endswith(ending) and len(bare) - len(ending) >= SHORTEST[language]:
                bare = bare[: -len(ending)]
                break
    return bare


def terms(text: str, language: str) -> list[str]:
    """The words of a text as what they mean, without those that say nothing."""
    meant, idle = synonyms(language)
    stems = (stem(word, language) for word in re.findall(r"[^\W_]+", text))
    return [meant.get(one, one) for one in stems if one not in idle]


def pieces(term: str) -> Iterable[str]:
    """The pieces of a word."""
    return {f"~{term[at : at + PIECE]}" for at in range(len(term) - PIECE + 1)} if len(term) > PIECE else ()


class Index(Generic[ThingT]):
    """Things that can be found by words: each with texts, and how much a word in a text counts."""

    def __init__(self, language: str, things: Sequence[tuple[ThingT, Sequence[tuple[str, float]]]]) -> None:
        self.language = language
        self._things = [thing for thing, _ in things]
        self._counts = [self._counted(texts) for _, texts in things]
        self._spoken = [[frozenset(terms(text, language)) for text, _ in texts] for _, texts in things]
        self._lengths = [sum(counts.values()) for counts in self._counts]
        self._usual = sum(self._lengths) / max(1, len(self._lengths))
        self._spread = Counter(term for counts in self._counts for term in counts)

    def _counted(self, texts: Sequence[tuple[str, float]]) -> dict[str, float]:
        counts: dict[str, float] = {}
        for text, weight in texts:
            for term in terms(text, self.language):
                counts[term] = counts.get(term, 0.0) + weight
                for piece in pieces(term):
                    counts[piece] = counts.get(piece, 0.0) + weight * PIECE_WEIGHT
        return counts

    def find(self, words: str, most: int) -> list[ThingT]:
        """The things that these words mean, the best first."""
        wanted: dict[str, float] = {}
        for term in dict.fromkeys(terms(words, self.language)):
            wanted[term] = 1.0
            wanted |= {piece: PIECE_WEIGHT for piece in pieces(term) if piece not in wanted}
        meant = frozenset(terms(words, self.language))
        worth = [
            (self._worth(place, wanted) * (1 + LIKENESS * self._likeness(place, meant)), -place)
            for place in range(len(self._things))
        ]
        ranked = sorted((pair for pair in worth if pair[0] > 0), reverse=True)
        return [self._things[-place] for _, place in ranked[:most]]

    def _likeness(self, place: int, meant: frozenset[str]) -> float:
        """How much one of its texts is what was asked: 1 is the same words."""
        return max((len(meant & text) / len(meant | text) for text in self._spoken[place] if text), default=0.0)

    def _worth(self, place: int, wanted: Mapping[str, float]) -> float:
        counts, total = self._counts[place], len(self._things)
        drag = SATURATION * (1 - LENGTH + LENGTH * self._lengths[place] / self._usual)
        worth = 0.0
        for term, weight in wanted.items():
            if (found := counts.get(term)) is not None:
                rare = math.log(1 + (total - self._spread[term] + 0.5) / (self._spread[term] + 0.5))
                worth += weight * rare * found * (SATURATION + 1) / (found + drag)
        return worth
