"""Names for the small values that cross module borders."""

from typing import NewType

Seat = NewType("Seat", str)
"""A place at the table: people may change, the seat stays."""

OptionValue = str | int | bool
"""The value of one match option."""
