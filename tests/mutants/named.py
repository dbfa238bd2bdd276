"""Ways to break the product that somebody named, each with the tests that must catch it.

Those above the line were written down before their tests were looked for.
"""

from dataclasses import dataclass

GENERIC = "tests/generic/test_every_game.py::test_random_games_keep_every_promise"
HILLS = tuple(f"{GENERIC}[practice-{seed}]" for seed in range(4))
WARS = (f"{GENERIC}[assyrian-wars-0]", f"{GENERIC}[assyrian-wars-2]")
FOG = (f"{GENERIC}[assyrian-wars-3]",)  # a probed game in the fog (9.5)
PUNIC = (f"{GENERIC}[hannibal-0]",)
AGES = (f"{GENERIC}[era-of-tribes-0]",)
EMPIRES = (f"{GENERIC}[empires-0]", f"{GENERIC}[empires-1]")
CORE = ("tests/core",)
CASES = "tests/assyrian_wars/cases/test_"
TRIBES = "tests/era_of_tribes/cases/test_"
CHAPTERS = "tests/assyrian_wars/chapters/test_"


@dataclass(frozen=True)
class Mutant:
    """One change of one function, by its text; `tests` are tried in order until one fails."""

    name: str
    path: str
    old: str
    new: str
    tests: tuple[str, ...]


ENTRIES, RUN, ENGINE = "rules/core/entries.py", "rules/core/run.py", "rules/core/engine.py"
VIEW, DECKS = "rules/assyrian_wars/view.py", "rules/assyrian_wars/board/decks.py"
LOSSES = "rules/assyrian_wars/battle/losses.py"

NAMED = (
    Mutant(
        "a drawn card stands in everybody's log",
        ENTRIES,
        "if draw.seats is None or (seat is not None and seat in draw.seats):",
        "if True:",
        (*CORE, *HILLS),
    ),
    Mutant(
        "a private answer stands in everybody's log",
        ENTRIES,
        "answer=None if self.private and not own else self.answer,",
        "answer=self.answer,",
        (*CORE, *HILLS),
    ),
    Mutant(
        "an order shows itself in the log",
        ENTRIES,
        '"answer" if self.private and not own and self.kind == "auto" else self.kind',
        "self.kind",
        (*CORE, f"{CHAPTERS}attention.py"),
    ),
    Mutant("somebody's order is read by all", ENTRIES, "order=self.order if own else None", "order=self.order", CORE),
    Mutant(
        "what is told to some is told to all",
        "rules/core/messages.py",
        "return self.seats is None or (seat is not None and seat in self.seats)",
        "return True",
        (*CORE, *HILLS),
    ),
    Mutant("dice are used again", RUN, "self._head.counter = counter + 1", "self._head.counter = counter", CORE),
    Mutant("a seal is broken: sealed answers count at once", ENGINE, "if not question.sealed:", "if True:", CORE),
    Mutant(
        "opening sealed answers is no reveal",
        ENGINE,
        "if len(waiting) > 1:",
        "if len(waiting) > 99:",
        (*CORE, "tests/practice"),
    ),
    Mutant("dice can be taken back freely", "rules/core/rewind.py", "for roll in entry.rolls", "for roll in ()", CORE),
    Mutant("draws can be taken back freely", "rules/core/rewind.py", "for draw in entry.draws", "for draw in ()", CORE),
    Mutant(
        "a rewind gives the same dice again",
        "rules/core/restore.py",
        "old.revision, old.counter = now.revision, now.counter",
        "old.revision = now.revision",
        (*CORE, *HILLS),
    ),
    Mutant(
        "anybody answers anybody's question",
        "rules/core/answers.py",
        "if question.seat != seat:",
        "if False:",
        (*CORE, *HILLS),
    ),
    Mutant(
        "what a private question offers is seen by all",
        "rules/core/questions.py",
        "if not self.private or seat == self.seat:",
        "if True:",
        (*CORE, *HILLS),
    ),
    Mutant("the secret is told before the end", "rules/core/match.py", "if not self.finished:", "if False:", CORE),
    Mutant(
        "a refused answer is carried out",
        "rules/core/match.py",
        "if isinstance(verdict, Refusal):\n            return Outcome(refusal=verdict)\n        if asked.held:",
        "if asked.held:",
        CORE,
    ),
    Mutant(
        "hands are shown to the camp",
        VIEW,
        "for code in own:\n        state = board.countries[code]",
        "for code in found if own else ():\n        state = board.countries[code]",
        (f"{CHAPTERS}secrets.py", *WARS),
    ),
    Mutant(
        "every drawn card is announced",
        DECKS,
        'run.tell("card-drawn", rule, seats=seats,',
        'run.tell("card-drawn", rule, seats=None,',
        (*WARS,),
    ),
    Mutant(
        "the fog shows whole stacks",
        VIEW,
        "if len(pieces) == 1:\n            return pieces\n        chiefs",
        "if True:\n            return pieces\n        chiefs",
        FOG,
    ),
    Mutant(
        "sealed plans lie open",
        VIEW,
        "if board.plans_open:",
        "if True:",
        (f"{CHAPTERS}unseen.py",),
    ),
    Mutant(
        "AP are not charged",
        "rules/assyrian_wars/turn/purse.py",
        "impulse.spent = HalfAP(impulse.spent + cost)",
        "impulse.spent = HalfAP(impulse.spent)",
        (f"{CASES}6_1_building.py", f"{CHAPTERS}purse.py"),
    ),
    Mutant(
        "a unit is lost in a retreat",
        "rules/assyrian_wars/encounter/refuges.py",
        "board.areas[to].pieces += pieces",
        "board.areas[to].pieces += pieces[1:]",
        (f"{CASES}6_7_8_retreat.py",),
    ),
    Mutant(
        "who regroups is lost",
        LOSSES,
        "board.regroup.append(one)",
        "board.regroup.append(one) if one.is_leader else None",
        (f"{CASES}6_7_4_hits_and_routs.py",),
    ),
    Mutant(
        "a city that falls under siege does not change hands",
        "rules/assyrian_wars/control/control.py",
        "if state.control == NOBODY or (printed.has_city and not taken):",
        "if state.control == NOBODY or printed.has_city:",
        (f"{CASES}6_8_2_assault.py", f"{CASES}6_8_3_standard.py", f"{CASES}6_12_control.py"),
    ),
    Mutant(
        "a siege outlives its besiegers",
        "rules/assyrian_wars/control/control.py",
        "if left and at_war(board, siege.country, state.control):",
        "if True:",
        (f"{CASES}6_8_sieges.py", f"{CASES}6_12_control.py"),
    ),
    Mutant(
        "a played card stays in the hand",
        DECKS,
        "board.countries[country].hand.remove(card)\n    put_away",
        "put_away",
        (f"{CASES}3_course_of_play.py",),
    ),
    Mutant(
        "a card is lost when the deck is shuffled",
        DECKS,
        "board.deck, board.discard = sorted(board.discard), []",
        "board.deck, board.discard = sorted(board.discard)[1:], []",
        (f"{CASES}2_counters_and_cards.py", *WARS),
    ),
    Mutant(
        "who has done his part intercepts again",
        "rules/assyrian_wars/encounter/interceptors.py",
        "if not piece.inside and not piece.used and piece.owner in able",
        "if not piece.inside and piece.owner in able",
        (f"{CASES}6_6_9_interception.py", f"{CASES}6_6_9_declarations.py"),
    ),
    Mutant(
        "a die that misses hits",
        "rules/assyrian_wars/battle/sides.py",
        "if result > die.factor:",
        "if result > die.factor + 1:",
        (f"{CASES}6_7_battles.py", f"{CASES}6_7_4_hits_and_routs.py"),
    ),
    Mutant(
        "victory points are lost",
        "rules/assyrian_wars/victory/scoring.py",
        "board.countries[account].ledger.append(Score(board.clock.turn, points, rule, reason, about))",
        "board.countries[account].ledger.append(Score(board.clock.turn, points - 1, rule, reason, about))",
        (f"{CASES}8_3_victory.py",),
    ),
    Mutant(
        "Hannibal: the enemy's hand is shown",
        "rules/hannibal/view.py",
        "hand = tuple(in_order(board.hands[side])) if own else None",
        "hand = tuple(in_order(board.hands[side])) if seat else None",
        PUNIC,
    ),
    Mutant(
        "Hannibal: battle cards are shown",
        "rules/hannibal/view.py",
        "tuple(sorted(cards.hands[side])) if seat == seat_of(side) else None",
        "tuple(sorted(cards.hands[side]))",
        ("tests/hannibal/cases/test_battle_at_random.py",),
    ),
    Mutant(
        "Hannibal: a card that is played is in no pile",
        "rules/hannibal/board/decks.py",
        "board.hands[side].remove(card)\n    board.discard.append(card)",
        "board.hands[side].remove(card)",
        ("tests/hannibal/cards/test_windows.py",),
    ),
    Mutant(
        "Hannibal: who holds the card is asked",
        "rules/hannibal/events/counters.py",
        "return any(card_data(card).is_for(side) and card not in open_cards for card in answering(moment))",
        "return bool(counters_in_hand(board, side, moment))",
        ("tests/hannibal/cards/test_windows.py",),
    ),
    Mutant(
        "Empires: a committed stack is shown",
        "rules/empires/view.py",
        "own = fight.attacker == seat",
        "own = seat is not None",
        EMPIRES,
    ),
    Mutant(
        "Empires: others' wishes are shown",
        "rules/empires/view.py",
        "tuple(realm.wishes) if owner == seat else None",
        "tuple(realm.wishes)",
        EMPIRES,
    ),
    Mutant(
        "Era of Tribes: a bribe is not paid",
        "rules/era_of_tribes/diplomacy/diplomacy.py",
        "        realm.taler -= cost\n        realm.ring",
        "        realm.ring",
        (f"{TRIBES}05_1_diplomacy.py",),
    ),
    Mutant(
        "Era of Tribes: a personal influence card is shown",
        "rules/era_of_tribes/view.py",
        "card=realm.card if own else None,",
        "card=realm.card,",
        (f"{TRIBES}03_set_up.py",),
    ),
    Mutant(
        "Era of Tribes: what a taken tile is, everybody hears",
        "rules/era_of_tribes/barbarians/tiles.py",
        'run.tell("tile-seen", "ch.7", seats=(seat,), tile',
        'run.tell("tile-seen", "ch.7", tile',
        (f"{TRIBES}rulings.py",),
    ),
    Mutant(
        "Era of Tribes: which tiles fight stands in everybody's log",
        "rules/era_of_tribes/battle/battle.py",
        "default=Defend(), reason=reason, private=True)",
        "default=Defend(), reason=reason)",
        (f"{TRIBES}rulings.py",),
    ),
    Mutant(
        "Era of Tribes: one die serves both",
        "rules/era_of_tribes/battle/fighting.py",
        'return dice.red[run.roll("red")[0] - 1], dice.green[run.roll("green")[0] - 1]',
        'return dice.red[(die := run.roll("red")[0]) - 1], dice.green[die - 1]',
        (f"{TRIBES}06_4_battles.py",),
    ),
    Mutant(
        "Era of Tribes: an attack's odds forget the morale that it costs",
        "rules/era_of_tribes/battle/forecast.py",
        "change_morale(mine, -TREASON[1])",
        "_ = TREASON",
        ("tests/era_of_tribes/odds",),
    ),
    Mutant(
        "the head is saved without its log",
        "db/commit.py",
        "    await connection.execute(ADD_ENTRIES, rows)\n",
        "    _ = rows\n",
        ("tests/db/test_commit.py",),
    ),
    Mutant(
        "two saves of the same position both count",
        "db/commit.py",
        "if swapped.rowcount != 1:",
        "if False:",
        ("tests/db/test_commit.py", "tests/db/test_several_processes.py"),
    ),
    Mutant(
        "a post is lost with its change",
        "db/commit.py",
        "    await post(connection, change.match, revision, change.posts, now)\n    return Receipt",
        "    return Receipt",
        ("tests/db/test_commit.py", "tests/db/test_outbox.py"),
    ),
    Mutant(
        "a timer fires twice",
        "db/commit.py",
        "if taken.rowcount != 1:",
        "if False:",
        ("tests/db/test_timers.py", "tests/db/test_commit.py"),
    ),
    Mutant(
        "ack before commit: the answer is given and nothing is saved",
        "bot/spine/pipeline.py",
        "change = turn.change(orders, remembered(source, reply), source.timer)",
        "change = Change(match=live.id, interaction=remembered(source, reply), fired=source.timer)",
        ("tests/bot/test_pipeline.py",),
    ),
    # ---- named from the list of what was once broken, before their tests were looked for --------------------------
    Mutant(
        "who abandons a match alone opens its secrets",
        "db/records.py",
        '(status == "abandoned" and settings.opened)',
        'status == "abandoned"',
        ("tests/bot/test_archive.py",),
    ),
    Mutant(
        "whoever plays may rule",
        "bot/spine/rights.py",
        "return bool(live.seats_of(person)) and not live.info.settings.players_rule",
        "return False",
        ("tests/bot/test_gm.py",),
    ),
    Mutant(
        "a match in a private channel is read by its number",
        "bot/spine/matches.py",
        "    rights = channel.permissions_for(user)\n    return rights.view_channel",
        "    rights = channel.permissions_for(user)\n    return True or rights.view_channel",
        ("tests/bot/test_map.py",),
    ),
    Mutant(
        "a game master's trial draws on",
        RUN,
        'if self.trial:\n            raise TrialEnds("something is drawn")',
        'if False:\n            raise TrialEnds("something is drawn")',
        ("tests/core/test_overrides.py",),
    ),
    Mutant(
        "a game master's trial brings hidden things to light",
        RUN,
        'if self.trial:\n            raise TrialEnds("hidden things come to light")',
        'if False:\n            raise TrialEnds("hidden things come to light")',
        ("tests/core/test_overrides.py",),
    ),
    Mutant(
        "after a restore the same dice come again",
        "rules/core/keeper.py",
        "head.spent, head.secret = (*head.spent, head.secret), secret",
        "head.spent = (*head.spent, head.secret)",
        (*CORE, "tests/bot/test_epochs.py"),
    ),
    Mutant(
        "the log tells the secret of a new epoch",
        ENTRIES,
        'None if self.epoch is None else replace(self.epoch, secret=b"")',
        "self.epoch",
        (*CORE, "tests/bot/test_epochs.py"),
    ),
    Mutant(
        "computers agree to every undo",
        "bot/cogs/undo.py",
        "if isinstance(found, UndoPreview) and not found.free and alone_with_computers(turn.live, talk.person):",
        "if False:",
        ("tests/bot/test_undo.py",),
    ),
    Mutant(
        "a file is unpacked whatever it becomes",
        "db/packing.py",
        "reader.decompress(body, most + 1)",
        "reader.decompress(body)",
        ("tests/db/test_packing.py",),
    ),
    Mutant(
        "deadlines run while the bot is down",
        "bot/spine/outages.py",
        "if abs(gap.lost) > self.every + GRACE:",
        "if False:",
        ("tests/bot/test_outages.py",),
    ),
    Mutant(
        "everybody on the machine reads the database",
        "db/files.py",
        "        path.chmod(PRIVATE_FILE)",
        "        path.chmod(0o644)",
        ("tests/db/test_start.py", "tests/db/test_backups.py"),
    ),
    Mutant(
        "a computer that holds a card answers later",
        "bot/spine/computers.py",
        "    if not is_window(asked):\n        return 0.0",
        "    if True:\n        return 0.0",
        ("tests/bot/test_computers.py",),
    ),
    # ---- written with their tests at hand ------------------------------------------------------------------------
    Mutant(
        "what is typed may name what is hidden: suggestions",
        "rules/core/answers.py",
        "return concealed(kit, table, seat, words) is not None",
        "return False",
        (f"{CHAPTERS}unseen.py",),
    ),
    Mutant(
        "what is typed may name what is hidden: refusals",
        "rules/core/answers.py",
        "concealed(kit, table, question.seat, words_of(given)) if kit.conceals else None",
        "None",
        (f"{CHAPTERS}unseen.py",),
    ),
    Mutant(
        "the Medes abroad decide who is asked in the fog",
        "rules/assyrian_wars/encounter/interceptors.py",
        "(force for force in idle if seems_to_get_in(board, force, area))",
        "(force for force in idle if gets_in(board, force, area))",
        (f"{CHAPTERS}unseen.py",),
    ),
    Mutant(
        "an order for a card plays it in every window",
        "rules/assyrian_wars/desk/reactions.py",
        'wanted["place"] not in ("", asking.area)',
        "False",
        (f"{CHAPTERS}attention.py",),
    ),
    Mutant(
        "an order tells who holds a card",
        "rules/assyrian_wars/desk/reactions.py",
        "if not fitting:",
        "if not fitting and card not in board.deck:",
        (f"{CHAPTERS}attention.py",),
    ),
    Mutant(
        "a window waits for who holds a card",
        "rules/core/keeper.py",
        "if order.answer == ASK:",
        "if order.answer == ASK or self.kit.game.reactions(Table(self.head), question.seat):",
        (f"{CHAPTERS}attention.py",),
    ),
    Mutant(
        "a held window closes with its first answer",
        "rules/core/match.py",
        "        if asked.held:\n            return keeper.outcome(keeper.hold(asked, verdict.answer))\n",
        "",
        (f"{CHAPTERS}attention.py",),
    ),
    Mutant(
        "orders answer a held window before its time",
        "rules/core/keeper.py",
        "answer = None if question.held else self.ordered(question)",
        "answer = self.ordered(question)",
        (f"{CHAPTERS}attention.py",),
    ),
    # ---- leaks that an attack on the secrets named before their tests were looked for -----------------------------
    Mutant(
        "a spectator reads what was drawn for others",
        ENTRIES,
        "if draw.seats is None or (seat is not None and seat in draw.seats):",
        "if draw.seats is None or seat is None or seat in draw.seats:",
        HILLS,
    ),
    Mutant(
        "a spectator sees what a private question offers",
        "rules/core/questions.py",
        "if not self.private or seat == self.seat:",
        "if not self.private or seat in (self.seat, None):",
        HILLS,
    ),
    Mutant(
        "a spectator sees all hands",
        VIEW,
        "own = [] if seat is None else [country for country, seat_for in common.acting.items() if seat_for == seat]",
        "own = [country for country, seat_for in common.acting.items() if seat is None or seat_for == seat]",
        WARS,
    ),
    Mutant(
        "Hannibal: a spectator sees both hands",
        "rules/hannibal/view.py",
        "own = seat == seat_of(side)",
        "own = seat is None or seat == seat_of(side)",
        PUNIC,
    ),
    Mutant(
        "Empires: a spectator sees the committed stack",
        "rules/empires/view.py",
        "own = fight.attacker == seat",
        "own = seat is None or fight.attacker == seat",
        EMPIRES,
    ),
    Mutant(
        "Era of Tribes: a spectator sees cards and tiles",
        "rules/era_of_tribes/view.py",
        'owner == seat or board.phase == "over"',
        'seat is None or owner == seat or board.phase == "over"',
        AGES,
    ),
    Mutant(
        "a drawn card is called a reveal to all, and announced",
        DECKS,
        'run.reveal(seats, (card,))\n    run.tell("card-drawn", rule, seats=seats',
        'run.reveal(None, (card,))\n    run.tell("card-drawn", rule, seats=None',
        WARS,
    ),
    Mutant(
        "a card is drawn openly",
        DECKS,
        'run.draw("cards", board.deck, 1, seats)',
        'run.draw("cards", board.deck, 1, None)',
        WARS,
    ),
    Mutant(
        "Hannibal: hands are dealt openly",
        "rules/hannibal/turn/dealing.py",
        'run.draw("deal", board.deck, count, seats=(seat_of(side),))',
        'run.draw("deal", board.deck, count, seats=None)',
        PUNIC,
    ),
    Mutant(
        "Hannibal: a deal is announced",
        "rules/hannibal/turn/dealing.py",
        'run.tell("cards-dealt", "ch.6", seats=(seat_of(side),), cards',
        'run.tell("cards-dealt", "ch.6", cards',
        PUNIC,
    ),
    Mutant(
        "Hannibal: battle cards are announced",
        "rules/hannibal/battle/battle.py",
        'run.tell("battle-hand", "ch.14", seats=(seat_of(side),), cards',
        'run.tell("battle-hand", "ch.14", cards',
        ("tests/hannibal/cases/test_battle_rounds.py",),
    ),
    Mutant(
        "Era of Tribes: personal cards are dealt openly",
        "rules/era_of_tribes/setup/founding.py",
        'run.draw("personal", board.deck, DEALT, seats=(seat,))',
        'run.draw("personal", board.deck, DEALT, seats=None)',
        AGES,
    ),
    Mutant(
        "Hannibal: the enemy's cards are suggested",
        "rules/hannibal/operations/plays.py",
        "hand = in_order(board.hands[side])",
        "hand = in_order([card for cards in board.hands.values() for card in cards])",
        PUNIC,
    ),
    Mutant(
        "Era of Tribes: others' tiles are suggested",
        "rules/era_of_tribes/battle/choices.py",
        "tiles = board.realms[seat].tiles",
        "tiles = [tile for realm in board.realms.values() for tile in realm.tiles]",
        AGES,
    ),
    Mutant(
        "who stays on a march's way is told to all in the fog",
        "rules/assyrian_wars/march/on_the_way.py",
        "seats = friends_of(board, country)",
        "seats = None",
        (f"{CHAPTERS}unseen.py",),
    ),
    Mutant(
        "a march names a unit instead of its leader in the fog",
        "rules/assyrian_wars/march/marching.py",
        "force=piece_name(movers[0].id),",
        "force=piece_name(movers[-1].id),",
        (f"{CHAPTERS}unseen.py",),
    ),
    Mutant(
        "a trial is made in the real world",
        "rules/core/trials.py",
        "kit.game.deal_hidden(head.board, None, KeyedPicks(key), names_in(msgspec.to_builtins(head.stack)))",
        "names_in(msgspec.to_builtins(head.stack))",
        PUNIC,
    ),
)
