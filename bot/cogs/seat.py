"""/seat: who plays for whom. Seats are given, taken and handed over; a silent one by a vote, or by the game master.

Public: `hand_over` (the deed: a seat gets another player, on the record), `chairs_of` (the seats by name).
The log knows seats only, so the kernel hears that a person or a computer takes over, never who.
"""

from collections.abc import Iterable
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands
from msgspec import Struct, msgpack

from bot.acting.buttons import Stamp, StampedButton, button, view_of
from bot.acting.choices import Pick
from bot.acting.naming import HalfTyped, meant, suggests
from bot.app import Stele
from bot.spine.aftermath import Turn
from bot.spine.calls import VOTE_KIND as KIND
from bot.spine.calls import Wish, called, calls, ring, voters, wants_ping
from bot.spine.computers import usual_policy
from bot.spine.deadlines import waiting_since
from bot.spine.errors import tell
from bot.spine.letters import Letter
from bot.spine.matches import Live
from bot.spine.people import harmless
from bot.spine.pipeline import Reply
from bot.spine.rights import going, rules_over
from bot.spine.talk import Talk, conversation
from bot.spine.words import Words, command, group, label
from db.records import NewProposal, Parcel, Proposal, SeatInfo, Verdict, Vote
from rules.core.entries import Outcome
from rules.core.ids import Seat
from rules.core.messages import Name
from rules.core.minds.levels import LEVELS, level_of
from rules.core.patches import ReplaceSeat

LEVEL_CHOICES = [app_commands.Choice(name=label(f"level-{key}"), value=key) for key in LEVELS]
CHANGED, VOTE, VERB = "seat-changed", "seat-vote", "seat-vote"
MISSED = 2  # a seat for which the clock has answered this often in a row is silent too
LOOK_BACK = 200


class Moved(Struct, frozen=True):
    """A seat has another player, for the notice; None: nobody or a computer."""

    seat: str
    before: int | None
    person: int | None
    computer: bool


class Ballot(Struct, frozen=True):
    """The message that shows a vote."""

    seat: str


class Chairs(commands.Cog):
    """Gives seats to other players."""

    seat = group("seat", guild_only=True)

    def __init__(self, app: Stele) -> None:
        self.app = app

    @command("seat-give", seat)
    @conversation()
    async def give(self, talk: Talk, person: discord.Member, seat: str | None = None, match: int | None = None) -> None:
        """My own seat goes to somebody else."""
        live = await going(talk, match)
        held = live.seats_of(talk.person)
        chosen = talk.seat() if seat is None else chair(live, seat, talk.words)
        if chosen not in held:
            raise tell("chairs-not-yours", seat=Name("seat", chosen))
        self._free(live, person)
        await self._now(talk, SeatInfo(seat=chosen, person=person.id), "chairs-reason-given")

    @command("seat-take", seat)
    @conversation()
    async def take(self, talk: Talk, seat: str | None = None, match: int | None = None) -> None:
        """An open seat becomes mine; a computer's seat does so if the others agree."""
        live = await going(talk, match)
        member = talk.interaction.user
        assert isinstance(member, discord.Member)
        self._free(live, member)
        if seat is None:
            vacant = [place.seat for place in live.seats if place.person is None and place.policy is None]
            free = vacant or [place.seat for place in live.seats if place.person is None]
        else:
            free = [chair(live, seat, talk.words)]
        place = next((one for one in live.seats if one.seat in free), None)
        if place is None or place.person is not None:
            raise tell("chairs-none-free", name=live.info.name)
        wanted = SeatInfo(seat=place.seat, person=talk.person)
        people = {one.person for one in live.seats} - {None}
        if place.policy is None or not people or await rules_over(talk, live):
            await self._now(talk, wanted, "chairs-reason-taken")
        else:
            raise tell("chairs-ask-players", seat=Name("seat", place.seat))

    @command("seat-substitute", seat)
    @app_commands.choices(level=LEVEL_CHOICES)
    @conversation()
    async def substitute(
        self,
        talk: Talk,
        seat: str,
        person: discord.Member | None = None,
        level: str | None = None,
        match: int | None = None,
    ) -> None:
        """A seat gets another player or a computer: by its player or the game master at once, by others with a vote."""
        live = await going(talk, match)
        chosen = chair(live, seat, talk.words)
        if person is not None:
            self._free(live, person)
        place = place_for(self.app, live, chosen, person, level)
        former = next(one for one in live.seats if one.seat == chosen)
        if former.policy is not None and person is None and (level is None or former.policy == place.policy):
            raise tell("chairs-computer-already", seat=Name("seat", chosen))
        if await rules_over(talk, live):
            await self._now(talk, place, "chairs-reason-master")
            return
        mine = talk.seat()
        if former.person == talk.person:
            await self._now(talk, place, "chairs-reason-given")
            return
        if former.person is not None and not await self._silent(live, chosen):
            raise tell("chairs-not-silent", seat=Name("seat", chosen), hours=live.info.settings.reminder_hours)
        if len(voters(live, chosen)) == 1:
            await self._now(talk, place, "chairs-reason-table")
            return
        await self._propose(talk, mine, place)

    # ---- at once ---------------------------------------------------------------------------------------------

    def _free(self, live: Live, person: discord.Member) -> None:
        """Nobody plays two seats of a match without the game master's doing, and bots play none."""
        if person.bot:
            raise tell("chairs-no-bots")
        if live.seats_of(person.id):
            raise tell("chairs-seated-already", person=harmless(person.display_name), name=live.info.name)

    async def _now(self, talk: Talk, place: SeatInfo, reason: str) -> None:
        live = talk.live
        assert live is not None
        before = live.person_of(place.seat)
        why = (await self.app.public_words(live))(reason)

        def deed(turn: Turn) -> Outcome | None:
            if turn.live.person_of(place.seat) != before:
                raise tell("chairs-moved-on")
            return hand_over(turn, place, "GM", why)

        text = talk.words("chairs-done", seat=Name("chair", place.seat), computer=place.person is None)
        played = await talk.play(deed, lambda turn: Reply(text))
        await talk.say(played.reply.text)
        await self.app.matches.get(live.id)

    # ---- by vote ---------------------------------------------------------------------------------------------

    async def _silent(self, live: Live, seat: str) -> bool:
        """Whether a seat keeps the others waiting: asked for long, or the clock answers for it again and again."""
        since = waiting_since(live).get(seat)
        wait = timedelta(hours=live.info.settings.reminder_hours)
        if since is not None and self.app.store.clock() - since >= wait:
            return True
        newest = (await self.app.matches.position(live)).revision
        entries = await self.app.store.matches.log(live.id, after=newest - LOOK_BACK)
        own = [entry.kind for entry in entries if entry.seat == seat and entry.kind in ("answer", "lapse")]
        return own[-MISSED:] == ["lapse"] * MISSED

    async def _propose(self, talk: Talk, mine: str, place: SeatInfo) -> None:
        async def deed(turn: Turn) -> None:
            if any(one.seat == place.seat for one in await self._open(turn.live)):
                raise tell("chairs-vote-open", seat=Name("seat", place.seat))
            body = msgpack.encode(Wish(place.person, mine, place.policy))
            turn.proposals.append(NewProposal(kind=KIND, seat=place.seat, body=body))
            turn.post(VOTE, Ballot(place.seat), slot=f"vote-{place.seat}")

        text = talk.words("chairs-vote-begun", seat=Name("seat", place.seat))
        played = await talk.play(deed, lambda turn: Reply(text))
        await talk.say(played.reply.text)

    async def vote(self, talk: Talk, stamp: Stamp, _: tuple[str, ...]) -> None:
        """A player says yes or no; with the last vote that matters the seat changes hands."""
        live = await going(talk, stamp.match)
        yes = stamp.rest == "yes"
        talk.seat()
        words = talk.words
        why = (await self.app.public_words(live))("chairs-reason-table")

        async def deed(turn: Turn) -> Outcome | None:
            found = next((one for one in await self._open(turn.live) if one.id == stamp.number), None)
            if found is None:
                raise tell("chairs-vote-over")
            own = [seat for seat in voters(turn.live, found.seat or "") if turn.live.person_of(seat) == talk.person]
            if not own:
                raise tell("chairs-not-your-vote")
            turn.votes += [Vote(found.id, seat, yes) for seat in own]
            turn.post(VOTE, Ballot(found.seat or ""), slot=f"vote-{found.seat}")
            return self._count(turn, found, dict.fromkeys(own, yes), why)

        played = await talk.play(deed, lambda turn: Reply(words("chairs-voted", yes=yes)))
        await talk.say(played.reply.text)
        await self.app.matches.get(live.id)

    def _count(self, turn: Turn, proposal: Proposal, fresh: dict[str, bool], why: str) -> Outcome | None:
        """More than half of those who may vote decide."""
        wish = msgpack.decode(proposal.body, type=Wish)
        votes = {wish.by: True} | proposal.votes | fresh
        electorate = voters(turn.live, proposal.seat or "")
        yes = sum(votes.get(seat) is True for seat in electorate)
        no = sum(votes.get(seat) is False for seat in electorate)
        taken = wish.person is not None and bool(turn.live.seats_of(wish.person))  # meanwhile seated elsewhere
        if yes * 2 > len(electorate) and not taken:
            turn.verdicts.append(Verdict(proposal.id, "accepted"))
            policy = wish.policy or usual_policy(self.app, turn.live.game)
            place = SeatInfo(
                seat=proposal.seat or "", person=wish.person, policy=policy if wish.person is None else None
            )
            return hand_over(turn, place, "vote", why)
        if no * 2 >= len(electorate) or taken:
            turn.verdicts.append(Verdict(proposal.id, "declined"))
        return None

    async def after(self, turn: Turn) -> None:
        """Who answers after all keeps the seat: the vote is over."""
        entries = turn.outcome.entries if turn.outcome is not None and turn.head is not None else ()
        acted = {entry.seat for entry in entries if entry.kind == "answer"}
        if not acted or not turn.live.voting:
            return
        for proposal in await self._open(turn.live):
            if proposal.seat in acted and all(verdict.proposal != proposal.id for verdict in turn.verdicts):
                turn.verdicts.append(Verdict(proposal.id, "withdrawn"))
                turn.post(VOTE, Ballot(proposal.seat or ""), slot=f"vote-{proposal.seat}")

    async def _open(self, live: Live) -> list[Proposal]:
        return [one for one in await self.app.store.matches.proposals(live.id) if one.kind == KIND]

    # ---- what is posted --------------------------------------------------------------------------------------

    async def compose_vote(self, parcel: Parcel) -> Letter | None:
        """The vote with its buttons, or how it ended."""
        ballot = msgpack.decode(parcel.body, type=Ballot)
        live, words = await self.app.addressed(parcel)
        found = [one for one in await self.app.store.matches.proposals(live.id, open_only=False) if one.kind == KIND]
        latest = next((one for one in reversed(found) if one.seat == ballot.seat), None)
        if latest is None:
            return None
        wish = msgpack.decode(latest.body, type=Wish)
        taker = await self._called(live, wish.person, words)
        votes = {wish.by: True} | latest.votes
        lines = [words("chairs-vote", seat=Name("seat", ballot.seat), taker=taker)]
        for id, yes in (("chairs-vote-yes", True), ("chairs-vote-no", False)):
            seats = tuple(Name("seat", seat) for seat, said in votes.items() if said is yes)
            lines += [words(id, seats=seats)] if seats else []
        if latest.status != "open":
            return Letter("\n".join([*lines, words("chairs-vote-ended", status=latest.status)]))
        match = await self.app.matches.position(live)
        every = await calls(self.app, live, match)
        open_ = [call for call in every if call.kind == "vote" and call.number == latest.id]
        rung = await ring(self.app, live, open_, parcel.note)
        if open_:
            people = [called(live, call.seat, words, rung.note) for call in open_]
            lines.append(words("chairs-vote-waiting", people=people))
        return Letter(
            "\n".join(lines),
            view=view_of(ballot_buttons(live, latest.id, words)),
            ping=rung.people,
            anew=rung.anew,
            silent=not rung.people,
            note=rung.note,
        )

    async def compose_change(self, parcel: Parcel) -> Letter:
        """Who plays for whom from now on."""
        moved = msgpack.decode(parcel.body, type=Moved)
        live, words = await self.app.addressed(parcel)
        said = {"before": await self._called(live, moved.before, words), "seat": Name("chair", moved.seat)}
        if moved.person is None:
            return Letter(words("chairs-now-computer" if moved.computer else "chairs-now-open", **said))
        settings = await self.app.people.settings(moved.person)
        ping = [moved.person] if wants_ping(settings, self.app.store.clock()) else []
        return Letter(words("chairs-now", **said, person=f"<@{moved.person}>"), ping=ping)

    async def _called(self, live: Live, person: int | None, words: Words) -> str:
        name = None if person is None else await self.app.people.name(person, live.info.server)
        return name or words("chairs-computer" if person is None else "chairs-somebody")

    @suggests(give, "seat")
    @suggests(take, "seat")
    @suggests(substitute, "seat")
    async def seats(self, half: HalfTyped) -> Iterable[Pick]:
        live, _, words = await half.table()
        return chairs_of(live, words)


def ballot_buttons(live: Live, proposal: int, words: Words) -> list[StampedButton]:
    """Yes or no."""
    return [
        button(VERB, live.id, proposal, words("chairs-yes"), rest="yes", style=discord.ButtonStyle.primary),
        button(VERB, live.id, proposal, words("chairs-no"), rest="no"),
    ]


def hand_over(turn: Turn, place: SeatInfo, by: str, reason: str) -> Outcome:
    """A seat gets another player, on the record; the standing orders of the former one end."""
    player = "computer" if place.policy is not None else "person" if place.person is not None else "nobody"
    outcome = turn.match.override(by, ReplaceSeat(Seat(place.seat), player), reason)
    if outcome.refusal is None:
        turn.seats.append(place)
        before = turn.live.person_of(place.seat)
        turn.post(CHANGED, Moved(place.seat, before, place.person, place.policy is not None))
    return outcome


def place_for(app: Stele, live: Live, seat: str, person: discord.Member | None, level: str | None) -> SeatInfo:
    """A seat for a person, or for a computer of a level."""
    if person is not None:
        return SeatInfo(seat=seat, person=person.id)
    policy = usual_policy(app, live.game) if level is None else level_of(live.game, level).id
    return SeatInfo(seat=seat, policy=policy)


def chairs_of(live: Live, words: Words) -> list[Pick]:
    """The seats by the names of those who hold them, with what they play."""
    names = [(one.seat, words.name(Name("seat", one.seat)), words.name(Name("chair", one.seat))) for one in live.seats]
    return [Pick(seat, name if name == plays else f"{name} ({plays})") for seat, name, plays in names]


def chair(live: Live, text: str, words: Words) -> str:
    """The seat that somebody means, by its player or by what it plays."""
    picks = chairs_of(live, words)
    found = meant([*picks, *(Pick(one.seat, words.name(Name("chair", one.seat))) for one in live.seats)], text)
    if found is None:
        raise tell("chairs-unknown", found=harmless(text), known=tuple(pick.label for pick in picks))
    return found


async def setup(app: Stele) -> None:
    chairs = Chairs(app)
    app.aftermath.register(chairs.after)
    app.stamps.register(VERB, chairs.vote)
    app.delivery.register(VOTE, chairs.compose_vote)
    app.delivery.register(CHANGED, chairs.compose_change)
    await app.add_cog(chairs)
