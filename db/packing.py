"""How states and entries are kept small: zlib, and for entries a shared list of the words they repeat.

The first byte names the packing, so that a better one can come later and old rows stay readable.
"""

import zlib

from db.errors import Corrupt

PLAIN, DEFLATED, WORDED = b"\x00", b"\x01", b"\x02"
LEVEL = 6

# The field names and tags that nearly every entry repeats; the most frequent come last, where zlib finds them cheapest.
# Entries on disk depend on these bytes: a new list gets a new first byte.
WORDS = (
    b"commitment scenario options goal start consent override retract request cancel lapse undo order auto reason "
    b"patches forced agree winners mod target chance odds total path force card unit leader country area "
    b"choose-many choose option pass counter pool picks draws revealed checkpoint private rolls label sides results "
    b"true false question_kind question answer kind seat revision version hash events message rule params name type id"
)


def pack(data: bytes) -> bytes:
    """A whole position, compressed."""
    return DEFLATED + zlib.compress(data, LEVEL)


def pack_entry(data: bytes) -> bytes:
    """One entry of the log, compressed against the shared words."""
    compressor = zlib.compressobj(LEVEL, zdict=WORDS)
    packed = compressor.compress(data) + compressor.flush()
    return WORDED + packed if len(packed) < len(data) else PLAIN + data


def unpack(data: bytes) -> bytes:
    """The bytes as they were; damage is an error, never a wrong position."""
    packing, body = data[:1], data[1:]
    try:
        if packing == DEFLATED:
            return zlib.decompress(body)
        if packing == WORDED:
            return _worded(body)
    except zlib.error as error:
        raise Corrupt(f"A stored position or entry is damaged ({error}); restore it from a backup.") from error
    if packing == PLAIN:
        return body
    raise Corrupt(f"A stored position or entry is of an unknown packing ({packing!r}); a newer bot has written it.")


def _worded(body: bytes) -> bytes:
    reader = zlib.decompressobj(zdict=WORDS)
    data = reader.decompress(body)
    if not reader.eof:
        raise zlib.error("it ends too early")
    return data
