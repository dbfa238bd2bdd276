### Looking at a match: map, status, log, recap, score, odds, rules, help, dice, hand.

cmd-hand = hand
    .about = Shows your cards, to you alone
    .match = match
    .match-about = The number of the match; left out, the one of this channel
cmd-map = map
    .about = Shows the map, or a part of it
    .part = part
    .part-about = The theatre of war, everything, a country or an area
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
    .since-about = From when on; left out, the last three impulses
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
cmd-help = help
    .about = What you can do here and now
cmd-odds = odds
    .about = Exact chances before you commit to something
    .kind = kind
    .kind-about = What may happen
    .force = force
    .force-about = The leader of the army, a unit on its own, a ship; for politics a country
    .area = area
    .area-about = Where the force goes; left out, where it stands
    .match = match
    .match-about = The number of the match; left out, the one of this channel

## The hand

hand-of = { $cards ->
    [0] 🃏 **{ $owner }**: no cards.
    [one] 🃏 **{ $owner }**: 1 card.
   *[other] 🃏 **{ $owner }**: { $cards } cards.
}
hand-card = • { $card }
hand-card-ap = { $home ->
    [yes] • { $card } ({ $ap } AP, home card)
   *[no] • { $card } ({ $ap } AP)
}
hand-none = You play no country that holds cards right now.

## Map, status, score

look-theatre = The theatre of war
look-key = The key: counters, markers, signs
look-whole = The whole map
look-no-picture = There is no picture of this right now. `/status` says in words how things stand; try the map again in a moment.
look-no-such-part = I do not find “{ $found }” on this map. Typing offers the countries and areas there are.
look-country = { $country }: ECO { $eco }, { AP($saved) } AP saved, { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
look-score = **Victory points in { $name }**
look-score-of = **{ $country }: { WHOLE($points) }**
look-score-line = • Turn { $turn }: { SIGNED($points) } – { $reason } (Rule { $rule })
look-score-line-ruled = • Turn { $turn }: { SIGNED($points) } – { $reason }
look-score-line-about = • Turn { $turn }: { SIGNED($points) } – { $reason }: { $about } (Rule { $rule })
look-score-at-end = • If the match ended now: { SIGNED($points) } – { $reason } (Rule { $rule })
look-eco = **Economy**
look-eco-part = { $reason }: { $amount }
look-eco-of = • { $country }: ECO { WHOLE($level) } ({ $parts })
look-eco-bare = • { $country }: ECO { WHOLE($level) }
look-eco-forecast = -# Only you see this: if the Interphase came now, { $country } would have ECO { WHOLE($level) } before tribute.

## Log and recap

look-step = Step { $revision }, { $when }
look-bad-steps = { $found } is not possible. Choose a number from 1 to { $most }.
look-nothing-happened = Nothing has happened in that time that you could be told.
look-recap = { $impulses ->
    [one] **{ $name }: the last impulse**
   *[other] **{ $name }: the last { $impulses } impulses**
}
look-since-impulses = the last three impulses
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

odds-kind-interception = who may intercept the force
odds-kind-evasion = whether those there can evade it
odds-kind-battle = a battle if all stand
odds-kind-assault = an assault on a city
odds-kind-siege = a siege of a city
odds-kind-naval = a naval battle of a fleet
odds-kind-conquest = a conquest (name a country)
odds-kind-tribute = a tribute check (name a country)
odds-kind-influence = influence on a country (name it)
odds-of = { $kind ->
    [interception] 🎲 **{ $force } enters { $area }: who may intercept?**
    [evasion] 🎲 **{ $force } enters { $area }: who can evade?**
    [battle] ⚔️ **{ $force } attacks in { $area }**
    [assault] 🏰 **{ $force } storms { $area }**
   *[siege] 🏰 **{ $force } besieges { $area }**
}
odds-naval = ⚔️ **{ $country } searches for enemies in { $zone }**
odds-no-fleet = No enemy fleet is there.
odds-no-such-ship = { $fog ->
    [yes] You see no ship “{ $found }” of your own at sea. In the fog of war odds are given for your own fleets only.
   *[no] I find no ship “{ $found }” in a sea zone. Typing offers those there are.
}
odds-no-such-country = “{ $found }” is no country of this match.
odds-no-odds = This game has no odds to work out.
odds-no-such-force = { $fog ->
    [yes] You see no force “{ $found }” of your own on this map. In the fog of war odds are given for your own forces only.
   *[no] I find no force “{ $found }” on this map. Typing offers the leaders and units there are.
}
odds-needs-area = Name the area that the force goes to.
odds-nobody-intercepts = Nobody is near enough to intercept.
odds-nobody-there = No enemy stands there in the field.
odds-hidden = In the fog of war nobody can tell: the chances would show what is in the stacks.
odds-inside = { $force } is shut inside a city and cannot go anywhere.
odds-evasion = { $city ->
    [yes] { $countries } behind the walls of { $area }: { $percent }%, in haste { $hasty }% ({ $need } or more with modifiers).
   *[no] { $countries } to { $area }: { $percent }%, in haste { $hasty }% ({ $need } or more with modifiers).
}
odds-no-way-out = { $countries }: there is no way out.
odds-no-city = { $area } has no walls to storm.
odds-needs-army = Only an army with a leader can besiege a city.
odds-taken-within = Taken within { $rounds } rounds: { $percent }%.
odds-hunger = By hunger: { $impulses ->
    [one] 1 impulse
   *[other] { $impulses } impulses
} and { $ap } AP, if nobody sorties or brings relief.

## Rules and help

rules-nothing-found = The rules say nothing about “{ $found }”. Try other words, or a number such as 6.6.9.
rules-no-such-number = There is no rule { $found }. Typing offers the numbers there are.
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
