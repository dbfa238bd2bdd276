"""The text of a position as statements and words that know their line and column; and the errors that point there.

head words : item, item, item      # one statement a line, or several with ";" between them
"""

import re
from typing import NoReturn

import msgspec

_TOKEN = re.compile(r"(?P<space>[ \t\r]+)|(?P<comment>#[^\n]*)|(?P<mark>[:,;()\n])|(?P<word>[^\s:,;()#]+)")


class NotationError(ValueError):
    """A position that cannot be read: where, what stands there, what was expected."""

    def __init__(self, line: int, column: int, found: str, expected: str) -> None:
        super().__init__(f"line {line}, column {column}: found {found!r}, expected {expected}")
        self.line = line
        self.column = column
        self.found = found
        self.expected = expected


class Word(msgspec.Struct, frozen=True):
    """A word of the text, or an opening or closing parenthesis."""

    text: str
    line: int
    column: int

    def wrong(self, expected: str) -> NoReturn:
        """Point at this word."""
        raise NotationError(self.line, self.column, self.text, expected)

    def part(self, text: str, offset: int) -> "Word":
        """A piece of this word, still pointing at the right column."""
        return Word(text, self.line, self.column + offset)


class Statement(msgspec.Struct):
    """A head, and the items behind its colon; `items` is None without a colon."""

    head: list[Word]
    items: list[list[Word]] | None = None

    @property
    def key(self) -> Word:
        return self.head[0]

    def argument(self, index: int, expected: str) -> Word:
        """A word of the head that must be there."""
        if index < len(self.head):
            return self.head[index]
        return self.end.wrong(expected)

    def arguments(self, count: int, expected: str) -> list[Word]:
        """The words behind the key, so many and no more."""
        found = [self.argument(index, expected) for index in range(1, count + 1)]
        if len(self.head) > count + 1:
            self.head[count + 1].wrong("a colon or the end of the statement")
        return found

    def words(self, expected: str) -> list[Word]:
        """What stands behind the colon, as one list of words; commas may separate them."""
        if self.items is None:
            return self.end.wrong(f"a colon and {expected}")
        return [word for item in self.items for word in item]

    @property
    def end(self) -> Word:
        """Where the statement ends, for complaints about something missing."""
        last = [*self.head, *(word for item in self.items or [] for word in item)][-1]
        return Word("end of the statement", last.line, last.column + len(last.text))


def statements(text: str) -> list[Statement]:
    """Split a text into its statements."""
    found: list[Statement] = []
    current: Statement | None = None
    for word in _words(text):
        if word.text in ("\n", ";"):
            current = None
        elif current is None:
            if word.text in (":", ",", "(", ")"):
                word.wrong("a statement")
            current = Statement([word])
            found.append(current)
        elif word.text == ":":
            if current.items is not None:
                word.wrong("a comma or the end of the statement")
            current.items = [[]]
        elif word.text == ",":
            if current.items is None or not current.items[-1]:
                word.wrong("something before the comma")
            current.items.append([])
        elif current.items is None:
            current.head.append(word)
        else:
            current.items[-1].append(word)
    for statement in found:
        if statement.items == [[]]:
            statement.items = []
        elif statement.items and not statement.items[-1]:
            statement.end.wrong("something behind the comma")
    return found


def _words(text: str) -> list[Word]:
    found: list[Word] = []
    line, start = 1, 0
    for match in _TOKEN.finditer(text):
        if match.lastgroup in ("word", "mark"):
            found.append(Word(match.group(), line, match.start() - start + 1))
        if match.group() == "\n":
            line, start = line + 1, match.end()
    return found
