### Looking at a match: map, status, log, recap, score, odds, rules, help, dice, hand.

cmd-hand = hand
    .about = Shows your cards, to you alone
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-map = map
    .about = Shows the map, or a part of it
    .part = part
    .part-about = A part of the map; typing offers those there are
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-status = status
    .about = Whose decision it is, and how everybody stands
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-score = score
    .about = Victory points and where they come from
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-log = log
    .about = What happened, step by step
    .steps = steps
    .steps-about = How many steps; left out, ten
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-recap = recap
    .about = The story so far, with an animated replay
    .since = since
    .since-about = From when on; left out, the last three chapters
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-dice = dice
    .about = The dice: every roll, and the proof that they are fair
cmd-dice-audit = audit
    .about = The dice's promise, and once the match is over the check of every roll
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-dice-rolls = rolls
    .about = The last rolls, and how often each face has come
    .last = last
    .last-about = How many rolls; left out, twenty
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-rules = rules
    .about = Looks a rule up by its number or by words
    .what = what
    .what-about = A number such as 6.6.9, or words such as “evasion city”
    .game = game
    .game-about = Which game; left out, the one played in this channel
cmd-help = help
    .about = What you can do here and now
cmd-odds = odds
    .about = Exact chances before you commit to something
    .kind = kind
    .kind-about = What may happen
    .thing = who
    .thing-about = Whose chances: an army, a fleet, a country; typing offers them
    .place = where
    .place-about = Where it goes; left out, where it stands
    .match = match
    .match-about = The number of the match; left out, the one of this channel

## The hand

hand-of = { $cards ->
    [0] 🃏 **{ $owner }**: no cards.
    [one] 🃏 **{ $owner }**: 1 card.
   *[other] 🃏 **{ $owner }**: { $cards } cards.
}
hand-card = • { $card }
hand-none = You hold no cards right now.

## Map, status, score

look-no-picture = There is no picture of this right now. `/status` says in words how things stand; try the map again in a moment.
look-no-board = This game has no picture of its board. `/status` says in words how things stand.
look-no-such-part = I do not find “{ $found }” on this map. Typing offers the parts there are.
look-score = **Victory points in { $name }**

## Log and recap

look-step = Step { $revision }, { $when }
look-bad-steps = { $found } is not possible. Choose a number from 1 to { $most }.
look-nothing-happened = Nothing has happened in that time that you could be told.
look-recap = { $chapters ->
    [one] **{ $name }: the last chapter**
   *[other] **{ $name }: the last { $chapters } chapters**
}
look-since-chapters = the last three chapters
look-since-day = the last day
look-since-three-days = the last three days
look-since-week = the last week
look-since-start = the beginning

## Dice

dice-counts = 🎲 Rolls so far: { $rolls }, draws: { $draws }{ $adjusted ->
    [0] .
   *[other] ; set by rulings of the game master: { $adjusted }.
}
dice-promise = Fingerprint of the dice, published at the start: `{ $commitment }`. The secret behind it is published when the match is over; then everybody can check every roll.
dice-secret = { $kept ->
    [yes] The secret is `{ $secret }`, and its fingerprint is `{ $commitment }`, as was promised at the start.
   *[no] The secret is `{ $secret }`, but its fingerprint is not `{ $commitment }`, which was promised at the start.
}
dice-all-right = Every roll and every draw is what the secret gives.
dice-wrong = { $count ->
    [one] One roll or draw is not what the secret gives:
   *[other] { $count } rolls or draws are not what the secret gives:
}
dice-mismatch = • Step { $revision }, { $label }: { $recorded }
dice-none = No dice have been rolled in this match yet.
dice-roll = Step { $revision }, { $label }: { $results }
dice-faces = All { $total } dice so far – { $spread }; mean { TENTHS($mean_tenths) }.

## Odds

odds-no-odds = This game has no odds to work out.
odds-no-such-kind = I work out no chances of “{ $found }”. I can of: { $known }.

## Rules and help

rules-nothing-found = The rules say nothing about “{ $found }”. Try other words, or a number; typing offers them.
rules-no-such-number = There is no rule { $found }. Typing offers the numbers there are.
rules-which-game = No match is played in this channel, so say with the option *game* which rules you mean: { $known }.
rules-no-rulebook = { $game } has no rules here to look up.
rules-see-also = **Also:**
rules-parts = **Parts of { $number }:**
help-nowhere = I referee board games in Discord.
help-lobby = { $seated ->
    [yes] { $name } is in its lobby, and you have a seat. Whoever set it up presses *Start* on the pinned message.
   *[no] { $name } is in its lobby. Press *Join* on the pinned message to take a seat.
}
help-guest = You watch { $name }: you see everything that is public.
help-over = { $name } is over. The log, the score and the dice stay open to everyone.
help-paused = { $name } is paused. Until it goes on you can look but not act.
help-waiting = In { $name } you have nothing to decide right now. `/orders` answers for you in advance.
help-asked = { $count ->
    [one] In { $name } you have to decide:
   *[other] In { $name } you have { $count } things to decide:
}
help-rule = `/rules { $rule }` explains it.
help-looking = **Looking**: `/map`, `/status`, `/score`, `/log`, `/recap`, `/hand`, `/odds`, `/rules`, `/dice rolls`
help-matches = **Matches**: `/match new`, `/match list`, `/waiting`
help-you = **You**: `/me show`, `/orders list`
