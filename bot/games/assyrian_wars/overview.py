"""What anybody may look up between two orders: who stands how to whom, which forces stand where, which cards lie open.

All of it is made from a seat's view.
"""

from collections.abc import Iterable, Sequence

from bot.acting.choices import Pick
from bot.games.presentation import Options
from bot.spine.words import Words
from rules.assyrian_wars.board.editions import edition_named
from rules.assyrian_wars.board.forces import leaders, ships, strength, units
from rules.assyrian_wars.board.ids import AreaId, CardId, CountryId
from rules.assyrian_wars.board.names import names
from rules.assyrian_wars.board.pieces import Piece
from rules.assyrian_wars.board.relations import allies, camp_of, is_power, pairs_at_war
from rules.assyrian_wars.board.state import Board, Camp
from rules.assyrian_wars.desk.known import known_board
from rules.assyrian_wars.view import View
from rules.core.messages import Name

# ---- who stands how to whom --------------------------------------------------------------------------------------


def diplomacy(view: View, words: Words) -> list[str]:
    """Camps, wars, allies, then what was agreed: tribute, free passage, pacts, conquests."""
    board = known_board(view)
    powers = [code for code in board.countries if is_power(board, code) and not board.countries[code].eliminated]
    stances = [*_camps(board, view, powers, words), *_wars(board, words), *_allies(board, powers, words)]
    return [*stances, *_deals(view, words)]


def _camps(board: Board, view: View, powers: Sequence[CountryId], words: Words) -> list[str]:
    found = {camp: tuple(played(view, code, words) for code in powers if camp_of(board, code) == camp) for camp in Camp}
    lines = [words("look-camp-assyrian", countries=found[Camp.ASSYRIAN])] if found[Camp.ASSYRIAN] else []
    lines += [words("look-camp-rebel", countries=found[Camp.REBEL])] if found[Camp.REBEL] else []
    return lines + ([words("look-camp-neutral", countries=found[Camp.NEUTRAL])] if found[Camp.NEUTRAL] else [])


def played(view: View, code: CountryId, words: Words) -> str:
    """A country with its player behind it."""
    acting = view.countries[code].acting
    if acting is None:
        return words.name(_country(code))
    return words("look-country-of", country=_country(code), player=Name("player", acting))


def _wars(board: Board, words: Words) -> list[str]:
    """Each country that is in play with its enemies; every war once."""
    against: dict[CountryId, list[CountryId]] = {}
    for one, other in pairs_at_war(board):
        if all(code in board.countries and board.countries[code].active for code in (one, other)):
            against.setdefault(one, []).append(other)
    return [
        words("look-at-war", country=_country(one), enemies=tuple(_country(each) for each in others))
        for one, others in against.items()
    ] or [words("look-no-war")]


def _allies(board: Board, powers: Iterable[CountryId], words: Words) -> list[str]:
    found = {code: [each for each in allies(board, code) if each not in powers and each != code] for code in powers}
    return [
        words("look-allied", country=_country(code), allies=tuple(_country(each) for each in others))
        for code, others in found.items()
        if others
    ]


def _deals(view: View, words: Words) -> list[str]:
    lines = [words("look-tribute", payer=_payer(view, one.payer), to=_country(one.to)) for one in view.tributes]
    lines += [words("look-passage", one=_country(one), other=_country(other)) for one, other in view.passages]
    lines += [words("look-conquered", by=_country(one.by), of=_country(one.of)) for one in view.conquests]
    return lines + [
        words("look-pact", area=Name("area", area), country=_country(country)) for area, country in view.pacts.items()
    ]


def _country(code: CountryId) -> Name:
    return Name("country", code)


def _payer(view: View, code: CountryId) -> Name:
    """A country, or a minor city, which goes by its area."""
    return _country(code) if code in view.countries else Name("area", code)


# ---- who stands where --------------------------------------------------------------------------------------------


def forces(view: View, words: Words) -> list[str]:
    """Country by country, one's own first; in the fog others' stacks show only what lies on top (9.5)."""
    order = sorted((code for code, one in view.countries.items() if one.active), key=lambda code: code not in view.own)
    return [line for code in order for line in _forces_of(view, code, words)]


def _forces_of(view: View, code: CountryId, words: Words) -> list[str]:
    places = [(Name("area", area), [p for p in state.pieces if p.owner == code]) for area, state in view.areas.items()]
    places += [(Name("zone", zone), [p for p in pieces if p.owner == code]) for zone, pieces in view.zones.items()]
    lines = [_stand(view, place, pieces, words) for place, pieces in places if pieces]
    for tops, kind in ((view.area_stacks, "area"), (view.zone_stacks, "zone")):
        for key, stack in tops.items():
            seen = names(piece.id for piece in stack if piece.owner == code)
            lines += [words("look-stack", place=Name(kind, key), pieces=seen)] if seen else []
    away = sum(piece.owner == code for piece in view.regroup)
    lines += [words("look-regroup", count=away)] if away else []
    return [f"**{played(view, code, words)}**", *lines] if lines else []


def stands(view: View, area: AreaId, words: Words) -> list[str]:
    """Who holds an area and who stands there, country by country."""
    state, place = view.areas[area], Name("area", area)
    lines = [words("look-held", area=place, country=_payer(view, state.control))] if state.control else []
    for code in view.countries:
        own = [piece for piece in state.pieces if piece.owner == code]
        tops = names(piece.id for piece in view.area_stacks.get(area, ()) if piece.owner == code)
        told = [_stand(view, place, own, words)] if own else []
        told += [words("look-stack", place=place, pieces=tops)] if tops else []
        lines += [f"**{played(view, code, words)}**", *told] if told else []
    return lines


def _stand(view: View, place: Name, pieces: Sequence[Piece], words: Words) -> str:
    counters = edition_named(view.pack).counters
    afloat = ships(pieces)
    if afloat:
        return words("look-fleet", zone=place, ships=len(afloat), aboard=len(pieces) - len(afloat))
    led, men = leaders(pieces), units(pieces)
    known = {"area": place, "units": len(men), "strength": strength(counters, men)}
    known["inside"] = all(piece.inside for piece in pieces)
    if not led:
        return words("look-troops", **known)
    return words("look-army", leaders=names(piece.id for piece in led), **known)


# ---- cards -------------------------------------------------------------------------------------------------------


def discards(view: View, words: Words) -> list[str]:
    """What lies in force, and the pile, the top card first."""
    lasting = {(one.card, one.country, one.until): one for one in view.effects}
    lines = [
        words("look-in-force", card=Name("card", card), country=_country(country), until=until)
        for card, country, until in lasting
    ]
    pile = tuple(Name("card", card) for card in reversed(view.discard))
    lines.append(words("look-pile", cards=pile) if pile else words("look-pile-empty"))
    return [*lines, words("look-deck", cards=view.deck)]


def printed_cards(options: Options, words: Words) -> list[Pick]:
    found = edition_named(str(options["pack"])).cards.by_id
    return [Pick(card, words.name(Name("card", card))) for card in found]


def card_text(card: str, view: View, words: Words) -> str:
    """AP, price and text, and whose home card it is."""
    printed = edition_named(view.pack).cards.by_id[CardId(card)]
    text = printed.text_de if words.language == "de" else printed.text_en
    known = {"card": Name("card", card), "ap": printed.ap, "cost": printed.cost, "text": text}
    if printed.owner is None:
        return words("look-card", **known)
    return words("look-card-of", country=_country(printed.owner), **known)
