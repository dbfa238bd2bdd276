"""ch.10, C3: the action by which the passive side declares anything that the short answers do not cover."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec.structs import replace

from rules.core.actions import MOST_CANDIDATES, Action, Candidate, Kind
from rules.core.ids import Seat
from rules.core.messages import Message, Name, Quote, Refusal, message, refuse
from rules.core.picking import one, picked
from rules.core.run import Run
from rules.core.table import Table
from rules.hannibal.board.forces import force_at, outranks
from rules.hannibal.board.ids import GeneralId, SpaceId
from rules.hannibal.board.names import general_name, space_name, units_said
from rules.hannibal.board.state import Board, Units
from rules.hannibal.march.odds import percent
from rules.hannibal.march.writing import ALL, NONE, read_units, write_units
from rules.hannibal.pack.edition import edition
from rules.hannibal.reaction.chances import (
    CITY,
    Attempt,
    Entry,
    avoiding_chance,
    avoiding_units,
    evaders,
    interception_chance,
    interceptors,
    may_rearrange,
    most_units,
    party_of,
    refuges,
    refuse_avoiding,
    refuse_interception,
    usual_refuge,
)
from rules.hannibal.reaction.reaction import Declared, Reaction, everybody, give_command, rearrange


class React(Action, frozen=True):
    """Declares who is inside the city, who intercepts, and who avoids battle (ch.10, C3).

    `inside` names units and generals, or `all` or `none`; `intercept` generals with their units (`varro:5`).
    """

    rule: ClassVar[str] = "ch.10"

    inside: Annotated[tuple[str, ...], Kind("garrison", many=True)] = ()
    intercept: Annotated[tuple[str, ...], Kind("detachment", many=True)] = ()
    avoid: Annotated[str, Kind("detachment")] = ""
    to: Annotated[str, Kind("refuge")] = ""
    stay: Annotated[tuple[GeneralId, ...], Kind("general", many=True, together=True)] = ()  # who do not go with him
    lead: Annotated[GeneralId | None, Kind("general")] = None  # who commands there among equals (ch.8)

    def check(self, table: Table[Board], seat: Seat) -> Refusal | Quote:
        reaction = table.find(Reaction)
        if reaction is None:
            return refuse(self.rule, "nothing-to-react-to")
        declared = self.declared(table.board, reaction.entry)
        if isinstance(declared, Refusal):
            return declared
        return Quote(self.rule, tuple(_chances(table.board, reaction.entry, declared)), risky=True)

    def apply(self, run: Run[Board], seat: Seat) -> None:
        reaction = run.find(Reaction)
        assert reaction is not None
        declared = self.declared(run.board, reaction.entry)
        assert not isinstance(declared, Refusal)
        reaction.declared = declared

    def declared(self, board: Board, entry: Entry) -> Declared | Refusal:
        """The declaration, or why it is not allowed."""
        found = Declared()
        if self.inside:
            manned = garrison(board, entry, self.inside)
            if isinstance(manned, Refusal):
                return manned
            units, generals = manned
            found = Declared(units, generals)
            board = imagined(board, entry, units, generals)
        attempts = self._attempts(board, entry)
        if isinstance(attempts, Refusal):
            return attempts
        found = replace(found, attempts=attempts)
        if self.lead is not None:
            if wrong := self._refuse_lead(board, entry, attempts):
                return wrong
            found, board = replace(found, lead=self.lead), _led(board, entry, self.lead)
        return self._avoiding(board, entry, found)

    def _avoiding(self, board: Board, entry: Entry, found: Declared) -> Declared | Refusal:
        """ch.13: who avoids battle, with what, where to, and who stays."""
        if not self.avoid:
            stray = self.to or " ".join(self.stay)
            return refuse("ch.13", "nobody-avoids", found=stray) if stray else found
        name, _, count = self.avoid.partition(":")
        general = GeneralId(name)
        if general not in evaders(board, entry):
            return refuse("ch.13", "cannot-avoid", found=name, space=space_name(entry.space))
        goes = read_units(count) if count else avoiding_units(board, entry, general)
        if goes is None:
            return refuse("ch.13", "cannot-read-units", found=count)
        to = self.to or usual_refuge(board, entry, general, goes.total)
        wrong = refuse_avoiding(board, entry, general, goes, to, self.stay)
        return wrong or replace(found, avoider=general, avoiding=goes, to=to, staying=self.stay)

    def _refuse_lead(self, board: Board, entry: Entry, attempts: tuple[Attempt, ...]) -> Refusal | None:
        """ch.8: only a general who stands there, or comes, can command, and nobody there may outrank him."""
        there = force_at(board, entry.passive, entry.space).generals
        coming = [one for attempt in attempts for one in (attempt.general, *attempt.along)]
        able = self.lead in there or self.lead in coming
        if self.lead is None or not able or any(outranks(board, other, self.lead) for other in there):
            return refuse("ch.8", "cannot-lead", found=self.lead or "", space=space_name(entry.space))
        return None

    def _attempts(self, board: Board, entry: Entry) -> tuple[Attempt, ...] | Refusal:
        found = list[Attempt]()
        for word in self.intercept:
            name, _, count = word.partition(":")
            general = GeneralId(name)
            force = next((force for force in interceptors(board, entry) if general in force.generals), None)
            if force is None:
                return refuse("ch.12", "cannot-intercept", found=name, space=space_name(entry.space))
            units = read_units(count) if count else most_units(board, force, general)
            if units is None:
                return refuse("ch.12", "cannot-read-units", found=count)
            if wrong := refuse_interception(board, entry, general, units):
                return wrong
            if force.space in [attempt.space for attempt in found]:
                return refuse("ch.12", "one-attempt-from-each-space", space=space_name(force.space))
            along = party_of(board, force, general, units)
            found.append(Attempt(general, force.space, force.inside, units, along))
        return tuple(found)

    @classmethod
    def candidates(
        cls, table: Table[Board], seat: Seat, param: str, given: Mapping[str, str], typed: str
    ) -> list[Candidate]:
        reaction = table.find(Reaction)
        if reaction is None:
            return []
        board, entry = table.board, reaction.entry
        chosen, begun = picked(typed)
        if param == "inside":
            if not may_rearrange(board, entry):
                return []
            words = [] if chosen else [ALL, NONE]
            return [*one(words, begun, "garrison"), *_named(everybody(board, entry), chosen, begun)][:MOST_CANDIDATES]
        if param == "intercept":
            taken = [word.partition(":")[0] for word in chosen]
            able = [word for word in _interceptors(board, entry, taken) if word.startswith(begun)]
            said = [Candidate(" ".join([*chosen, word]), _attempt_said(board, entry, word)) for word in able]
            return said[:MOST_CANDIDATES]
        outside = force_at(board, entry.passive, entry.space).generals
        if param == "lead":
            equals = [one for one in outside if not any(outranks(board, other, one) for other in outside)]
            return _named(equals if len(equals) > 1 else [], [], typed)[:MOST_CANDIDATES]
        if param == "stay":
            others = [one for one in outside if one != given.get("avoid", "").partition(":")[0]]
            return _named(others, chosen, begun)[:MOST_CANDIDATES]
        if param == "avoid":
            evading = [one for one in evaders(board, entry) if one.startswith(typed)]
            return [Candidate(one, _evader_said(one)) for one in evading][:MOST_CANDIDATES]
        general = GeneralId(given.get("avoid", "").partition(":")[0])
        if general not in evaders(board, entry):
            return []
        return [
            Candidate(refuge, _refuge_said(entry, refuge))
            for refuge in refuges(board, entry, general)
            if refuge.startswith(typed)
        ][:MOST_CANDIDATES]


def _interceptors(board: Board, entry: Entry, taken: Sequence[str]) -> list[str]:
    """Who may intercept from spaces from which nobody has been named yet, with their units."""
    found = list[str]()
    for force in interceptors(board, entry):
        if any(name in force.generals for name in taken):
            continue
        for general in force.generals:
            units = most_units(board, force, general)
            if refuse_interception(board, entry, general, units) is None:
                found.append(f"{general}:{write_units(units)}")
    return found


def _refuge_said(entry: Entry, refuge: str) -> Message | Name:
    return message("refuge-city", space=space_name(entry.space)) if refuge == CITY else space_name(SpaceId(refuge))


def _attempt_said(board: Board, entry: Entry, word: str) -> Message:
    """Who intercepts, with how many, and how likely."""
    name, _, count = word.partition(":")
    general = GeneralId(name)
    start, units = board.generals[general].at, read_units(count)
    assert start is not None
    assert units is not None
    chance = percent(interception_chance(board, entry, general))
    return message(
        "attempt", general=general_name(general), start=space_name(start), units=units_said(units), percent=chance
    )


def _evader_said(general: GeneralId) -> Message:
    return message("quote-avoiding", general=general_name(general), percent=percent(avoiding_chance(general)))


def _named(words: Sequence[str], chosen: Sequence[str], begun: str) -> list[Candidate]:
    return [
        Candidate(" ".join([*chosen, word]), Name("general", word.partition(":")[0]))
        for word in words
        if word.startswith(begun) and word not in chosen
    ]


def garrison(board: Board, entry: Entry, words: Sequence[str]) -> tuple[Units, tuple[GeneralId, ...]] | Refusal:
    """ch.10.1: the units and generals that shall be inside."""
    if not may_rearrange(board, entry):
        return refuse("ch.10", "no-own-city", space=space_name(entry.space))
    whole = force_at(board, entry.passive, entry.space).units
    within = force_at(board, entry.passive, entry.space, inside=True)
    units, generals = within.units.copy(), list(within.generals)
    whole.add(within.units)
    counts = [word for word in words if read_units(word) is not None]
    if len(set(words)) < len(words) or len(counts) > 1:
        return refuse("ch.10", "garrison-named-twice")
    for word in words:
        if word == ALL:
            units, generals = whole.copy(), list(everybody(board, entry))
        elif word == NONE:
            units, generals = Units(), []
        elif word in everybody(board, entry):
            generals.append(GeneralId(word))
        else:
            named = read_units(word)
            if named is None:
                return refuse("ch.10", "cannot-read-units", found=word)
            units = named
    if not whole.holds(units):
        return refuse("ch.10", "not-so-many-units", found=units.total, most=whole.total)
    if units.total > edition().map.spaces[entry.space].capacity:
        return refuse("ch.2", "no-room-inside", space=space_name(entry.space))
    return units, tuple(dict.fromkeys(generals))


def imagined(board: Board, entry: Entry, units: Units, generals: tuple[GeneralId, ...]) -> Board:
    """The board as it will be when the city is manned."""
    space = board.spaces[entry.space]
    copy = replace(space, rome=space.rome.copy(), carthage=space.carthage.copy(), inside=space.inside.copy())
    people = {one: replace(state) for one, state in board.generals.items()}
    new = replace(board, spaces={**board.spaces, entry.space: copy}, generals=people)
    rearrange(new, entry, units, generals)
    return new


def _led(board: Board, entry: Entry, general: GeneralId) -> Board:
    """The board as it will be when he commands."""
    new = replace(board, generals={one: replace(state) for one, state in board.generals.items()})
    give_command(new, entry, general)
    return new


def _chances(board: Board, entry: Entry, declared: Declared) -> list[Message]:
    """The lines of a quote: how likely each attempt succeeds."""
    found = [
        message(
            "quote-interception",
            general=general_name(attempt.general),
            percent=percent(interception_chance(board, entry, attempt.general)),
        )
        for attempt in declared.attempts
    ]
    if declared.avoider is not None:
        chance = percent(avoiding_chance(declared.avoider))
        found.insert(0, message("quote-avoiding", general=general_name(declared.avoider), percent=chance))
    return found
