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
cmd-diplomacy = diplomacy
    .about = Who is at war, allied, in which camp
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-forces = forces
    .about = Your forces, where and how strong; those of others as far as you see them
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-discards = discards
    .about = The discard pile, and the cards in force on the table
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-card = card
    .about = A card by its name, with its text
    .name = name
    .name-about = The card; typing offers all there are
    .match = match
    .match-about = The number of the match; left out, the one of this channel
look-diplomacy = **{ $name }: how everybody stands to each other**
look-no-diplomacy = Nobody has a treaty with anybody, and there is nothing to agree on here.
look-forces = **{ $name }: who stands where**
look-no-forces = There are no forces yet.
look-discards = **{ $name }: the cards that lie open**
look-no-discards = No cards lie open.
look-no-such-card = I know no card “{ $found }”. Typing offers all there are.
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
    .about = What happened since you were last here; or the story so far, with an animated replay
    .since = since
    .since-about = From when on; left out, since you were last here
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-dice = dice
    .about = The dice: every roll, and the proof that they are fair
cmd-dice-audit = audit
    .about = The dice's promise, and once the match is over the check of every roll
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-dice-how = how
    .about = How to check a roll by hand
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-dice-seed = seed
    .about = Give a seed of your own to the dice, before the match begins
    .text = text
    .text-about = Any word or line that nobody can foresee
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

## Advice

cmd-advice = advice
    .about = What a captain would do in your place, and why; only you read it
    .match = match
    .match-about = The number of the match; left out, the one of this channel

advice-answer = A captain would choose **{ $answer }**.
advice-because = Rather than “{ $other }”, because { $reason }.
advice-as-good = “{ $other }” seemed to him just as good.
advice-nothing-else = He saw nothing else worth a thought.
advice-nothing-asked = You are not asked anything just now, so there is nothing to advise. `/waiting` shows whom the match waits for.
advice-no-brain = Nobody gives advice in this game: its computers play by habit and do not look ahead.
advice-among-people = Among people there is no advice in this match: that has to be agreed in its lobby (*Settings*). Who plays alone against computers can always ask.
advice-no-thought = The captain has not come to a decision in time. Ask him again in a while.
advice-moved-on = The match has gone on meanwhile, and what he thought of is past. Ask again if you are still asked.

advice-for-victory = it brings you nearer to winning the match
advice-for-points = it brings more points
advice-for-economy = it brings more income
advice-for-trade = it is better for your trade
advice-for-hand = it leaves you more in hand
advice-for-army = it leaves your forces stronger than the enemy's
advice-for-cities = it wins you more of the cities
advice-for-allies = it makes better friends
advice-for-conquest = it brings a conquest nearer
advice-for-targets = your forces then stand before better targets
advice-for-danger = less of yours is in danger then
advice-for-camp = it keeps you out of Assyria's camp
advice-for-unity = nobody then stands alone against the strongest
advice-for-rivals = it leaves your rivals with less
advice-for-lead = it gives you more of a lead
advice-for-provinces = it is better for your provinces, or worse for the enemy's
advice-for-markers = it leaves you more markers on the map
advice-for-sieges = a siege gets on
advice-for-goods = it leaves more in your warehouse
advice-for-upkeep = it saves what cards cost at the scorings
advice-for-areas = it wins or keeps areas that count
advice-for-morale = it is better for morale
advice-for-food = it feeds your people better
advice-for-lands = it wins or keeps land and its goods
advice-for-advances = it brings progress
advice-for-epoch = the next epoch comes nearer
advice-for-leaders = it leaves you more leaders to act with
advice-for-treasure = it fills your treasury
advice-for-cards = it suits the cards that will be scored

## The hand

hand-of = { $cards ->
    [0] 🃏 **{ $owner }**: no cards.
    [one] 🃏 **{ $owner }**: 1 card.
   *[other] 🃏 **{ $owner }**: { $cards } cards.
}
hand-card = • { $card }
hand-react = Cards can answer what others do. Without an order none is played by itself and you pass at once: `/orders react` says when one is played.
hand-reacts = Of yours these can: { $cards }.
hand-none = You hold no cards right now.
hand-pick = Look at a card, play it, say when it answers …
hand-gone = This card is no longer in your hand. `/hand` shows what you hold now.
hand-back = Back to the hand
hand-not-now = -# It cannot be played at this moment. Who decides now: { $waiting }.
hand-not-at-all = -# It cannot be played at this moment.
hand-answer-when = Answer when …
hand-answer-about = When shall this card answer? An order holds until you take it back; `/orders react` can also name a place, an enemy or a chance.
hand-any-time = its moment comes
hand-play-when = Play it when { $trigger }
hand-play = Play it
    .about = By itself: nobody has to wait for you
hand-ask-when = Ask me when { $trigger }
hand-ask = Ask me
    .about = The others may notice that somebody thinks

## Map, status, score

look-no-picture = There is no picture of this right now. `/status` says in words how things stand; try the map again in a moment.
look-no-board = This game has no picture of its board. `/status` says in words how things stand.
look-no-such-part = I do not find “{ $found }” on this map. Typing offers the parts there are.
look-score = **Victory points in { $name }**

## Log and recap

look-step = Step { $revision }, { $when }
look-bad-steps = { $found } is not possible. Choose a number from 1 to { $most }.
look-nothing-happened = Nothing has happened in that time that you could be told.
look-nothing-missed = Nothing has happened since you were last here that you could be told.
look-missed = **{ $name }: since you were last here** ({ $since })
look-never-here = since the beginning
look-missed-before = { $chapters ->
    [one] -# One chapter before these does not fit: `/recap` with *the beginning* tells all.
   *[other] -# { $chapters } chapters before these do not fit: `/recap` with *the beginning* tells all.
}
look-recap = { $chapters ->
    [one] **{ $name }: the last chapter**
   *[other] **{ $name }: the last { $chapters } chapters**
}
look-since-me = since I was last here
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
dice-promise = Fingerprint of my secret, as the log has it from the start: `{ $commitment }`.
dice-epoch = Dice of epoch { $number } (after a restore or an import), fingerprint: `{ $commitment }`.
dice-seeds = Seeds, in the order in which they were given: { $seeds }.
dice-seed = { $seat } `{ $seed }`{ $drawn ->
    [yes] { " " }(drawn)
   *[no] { "" }
}
dice-later = The secret is published when the match is over; then everybody can check every roll. `/dice how` says how.
dice-secret = The secret of the dice: { $secrets }.
dice-lesson = ⚠️ **This is a lesson: its dice are scripted.** What these rolls and draws show was written down before the first move, so they prove nothing about chance:
dice-lesson-result = • Step { $revision }, { $label }: { $results }
dice-lesson-rest = All rolls and draws that were not scripted are what secret and seeds give; none is missing or comes twice.
dice-lesson-later = Rolls and draws that are not scripted come from the secret, which is published when the match is over.
dice-all-right = Every promise was kept: every roll and every draw is what secret and seeds give, and none is missing or comes twice.
dice-forged = ⚠️ Something is wrong with the dice of this match:
dice-fault-result = • Step { $revision }, { $label }: { $recorded } is recorded, { $expected } is what secret and seeds give.
dice-fault-adjusted = • Step { $revision }, { $label }: { $recorded }, set by a ruling of the game master that the channel was told of.
dice-fault-rehearsed = • Step { $revision }, { $label }: { $recorded }, by the script of the lesson.
dice-fault-gap = • Step { $revision }, { $label }: numbers before { $counter } were used and are not on record.
dice-fault-repeat = • Step { $revision }, { $label }: number { $counter } was used before.
dice-fault-end = • The match has used { $counter } numbers, and the log does not end with the last of them.
dice-fault-start = • The secret is not the one that the start of the log promises.
dice-fault-epoch = • Step { $revision }: the secret of this epoch is not the one that was promised.
dice-lots-wrong = • The { $number }. throw for the seats is not what secret and seeds give.
dice-post-agrees = { $post ->
    [opening] ✅ The opening post in the channel says the same.
   *[other] ✅ The post from before anybody sat down says the same.
}
dice-post-differs = { $post ->
    [opening] ⚠️ The opening post in the channel says something else than the log.
   *[other] ⚠️ The post from before anybody sat down says something else than the log.
}
dice-post-unknown = { $post ->
    [opening] The opening post cannot be read here any more; compare with what you remember.
   *[other] There is no post from before anybody sat down that I could read (an older match, an import, or it was deleted).
}
dice-no-start = The log of { $name } does not hold its beginning, so its dice cannot be checked.
dice-seed-late = { $name } has begun, so nobody can give a seed to its dice any more.
dice-seed-given = Your seed `{ $seed }` is in the dice, as the last one given. The lobby shows it, and the log will.
dice-promise-post = 🎲 Dice of { $name } (#{ $match }): I have chosen my secret. Its fingerprint (SHA-256) is `{ $commitment }`. The dice will be made of it and of a seed from everybody who sits down (`/dice seed`).
dice-epoch-post = 🎲 { $name } was brought back from a copy. So that no dice come twice, they have a new secret from now on, fingerprint `{ $commitment }`; your seeds stay in. Buttons from before do nothing any more.
dice-how-promise = **1. The promise.** At the end you get the secret (`/dice audit`). SHA-256 of its bytes must be `{ $commitment }`.
dice-how-key = **2. The key** is HMAC-SHA256 with the secret as key, over this text (`\n` is a new line): `{ $text }`
dice-how-plain-key = **2. The key** is the secret itself: nobody gave a seed.
dice-how-roll = **3. A roll** has a number (the first is 0). HMAC-SHA256 with that key over `number:0` gives 32 bytes, four numbers of 8 bytes each, the highest byte first; when they are used up, `number:1` gives the next. A die of 6 shows the remainder by 6, plus 1. A number from 2⁶⁴ − (2⁶⁴ mod 6) on is skipped.
dice-how-draw = **4. A draw** takes places in the sorted list of what could be drawn: the remainder by its length, then by its length less 1, and so on.
dice-how-script = The script `docs/check_dice.py` does all of it for the file of `/match export`, with nothing but Python.
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
help-newcomer = **New here?** `/match learn` teaches you a game in about ten minutes, alone and step by step. `/match new` opens a match that others join, or computers.
help-gm = **You are the game master of { $name }.** `/gm` is your desk: every ruling shows first what it would change, asks for a reason, and is told to all. `/gm answer` decides for somebody, `/gm rewind` goes back, `/gm record` lists what was ruled.
help-lobby = { $seated ->
    [yes] { $name } is in its lobby, and you have a seat. Whoever set it up presses *Start* on the pinned message.
   *[no] { $name } is in its lobby. Press *Join* on the pinned message to take a seat.
}
help-guest = You watch { $name }: you see everything that is public, with `/map`, `/status`, `/score` and `/recap`. If a seat is free, *Join* stands on the pinned message.
help-over = { $name } is over. The log, the score and the dice stay open to everyone.
help-paused = { $name } is paused. Until it goes on you can look but not act.
help-waiting = In { $name } you have nothing to decide right now. Orders answer for you in advance: `/orders add`.
help-asked = { $count ->
    [one] In { $name } you have to decide:
   *[other] In { $name } you have { $count } things to decide:
}
help-rule = `/rules { $rule }` explains it.
help-looking = **Looking**: `/map`, `/forces`, `/diplomacy`, `/card`, `/discards`, `/status`, `/score`, `/log`, `/recap`, `/hand`, `/odds`, `/rules`, `/dice rolls`
help-matches = **Matches**: `/match new`, `/match list`, `/waiting`
help-you = **You**: `/me show`, `/orders list`
