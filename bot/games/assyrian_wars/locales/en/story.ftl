### The story of a match: when it is, marches as one line, the Interphase in one message.

table-clock = Turn { $turn } of { $last }, round { $round }: impulse of { $country }.
table-clock-between = Turn { $turn } of { $last }.
story-turn = Turn { $turn }
story-between = The Interphase goes on.
story-way = { $way } → { $last }
story-eco = 🪙 ECO levels: { $parts }.
story-eco-of = { $country } { WHOLE($before) } → { WHOLE($level) }
story-hands = 🃏 New cards: { $parts }.
story-hand-of = { $country } { $cards }
story-promoted = 🎲 Promoted: { $parts }.
story-promoted-one = { $leader }
story-points = Victory points: { $parts }.
story-points-of = { $country } { SIGNED($points) } ({ $reason })
story-wars = ⚔️ Wars declared: { $parts }.
story-war-of = { $country } on { $target }
story-peaces = Peace: { $parts }.
story-peace-of = { $country } and { $other }
story-tributes = Tribute begins: { $parts }.
story-tributes-over = Tribute ends: { $parts }.
story-tribute-of = { $payer } to { $to }
story-refusals = Tribute to Assyria refused, to be punished this turn: { $parts }.
story-declined = No tribute to Assyria, by decision: { $parts }.
story-unpunished = Not punished, one more die next turn: { $parts }.
story-one-country = { $country }
story-aims = Secret markers: { $parts }.
story-aim-of = { $objectives-count ->
    [0] { $country } on nothing
   *[other] { $country } on { $objectives }
}
story-more = { $count ->
    [one] One more line is in `/log`.
   *[other] { $count } more lines are in `/log`.
}
story-goes-on = The impulse goes on.
story-void = This impulse was taken back.
story-marched = { $country }: { $force } marches { $path }.
story-sailed = { $country }: a fleet sails { $path }.
story-intercepts = 🎲 { $force } ({ $country }) comes from { $start } and bars the way in { $area }: { $dice } (a roll of { ROLL($need, $modifier) } or more).
story-too-late = 🎲 { $force } ({ $country }) comes too late from { $start }: { $dice } (a roll of { ROLL($need, $modifier) } or more).
story-effect = -# { $text }
story-small = -# { $line }

## The headline of an impulse

story-head = { $preempted ->
    [yes] { $country }, out of turn: { $parts }.
   *[no] { $country }: { $parts }.
}
story-head-of = { $preempted ->
    [yes] { $country } ({ $player }), out of turn: { $parts }.
   *[no] { $country } ({ $player }): { $parts }.
}
head-lands = { $force } lands in { $area }
head-quiet = all is quiet
head-pass = passes
head-conquers = { $by } conquers { $country }
head-storms = { $leader } storms { $area }
head-takes = { $leader } takes { $area }
head-falls = { $area } falls
head-starves = { $area } is starved out
head-king = King { $leader } falls
head-wins = { $force } wins at { $area }
head-victories = victory at { $areas }
head-beaten = beaten at { $areas }
head-open = { $area } lies open
head-war = war on { $countries }
head-peace = peace with { $countries }
head-revolt = { $area } rises against { $country }
head-ally = { $countries } as a new ally
head-besieges = { $leader } before { $area }
head-leaves = leaves { $camp }
head-joins = joins { $camp }
head-pact = a pact with { $areas }
head-won-abroad = a foreign war won ({ $card })
head-raids = raiders on the trade routes
head-sails = a fleet sails to { $zone }
head-abroad = { $country } must fight abroad ({ $card })
head-pillage = { $areas } plundered
head-marches = { $force } marches to { $area }
head-raises = { $count ->
    [one] one new unit
   *[other] { $count } new units
}
head-plays = { $cards }

## The front page between two turns

story-front-last = The last turn is over.
story-front = Turn { $turn } is over: { $parts }.
front-leads = { $countries-count ->
    [one] { $countries } leads with { $points } VP
   *[other] { $countries } lead with { $points } VP each
}
front-of = { $country } ({ $player })
front-king = { $leader } is king of { $country }
front-refused = { $countries-count ->
    [one] { $countries } refuses tribute
   *[other] { $countries } refuse tribute
}
front-war = { $country } at war with { $other }
front-peace = peace between { $country } and { $other }
front-ally = { $country } on the side of { $power }
front-leaves = { $country } leaves { $camp }
front-joins = { $country } joins { $camp }
story-mulligans = 🃏 All new cards exchanged for one less: { $parts }.
story-tribute-open = Tribute is still being settled.

## A battle in one line

story-battle = ⚔️ { $area }, { $countries } against { $others }: **{ $outcome }.** { $tolls }.
story-battle-bloodless = ⚔️ { $area }, { $countries } against { $others }: **{ $outcome }.**
story-outcome-won = { $countries-count ->
    [one] { $countries } wins
   *[other] { $countries } win
}
story-outcome-open = nobody wins
story-toll = { $country } { $toll }
story-and = { $one }, { $other }
story-toll-lost = { $count } lost
story-toll-weakened = { $count } weakened
story-toll-fled = { $count } in flight
story-toll-scattered = scattered
story-toll-inside = back behind the walls
story-toll-back = back to { $place }

## The books, in small print

story-books-of = { $country }: { $text }
story-books-round = round { $round }
story-books-war = { $rounds ->
    [0] { $card }: the time is up
    [one] { $card }: one round to go
   *[other] { $card }: { $rounds } rounds to go
}
story-books-income = { AP($halves) } AP of income
story-books-card = { $card } for { $ap } AP
story-books-bought = a card for { AP($halves) } AP
story-books-sold = the army group card sold for { AP($halves) } AP
story-books-loan = a loan of { AP($halves) } AP
story-books-repaid = { AP($halves) } AP of the loan paid back
story-books-supply = supply in { $area }: { AP($halves) } AP
story-books-marches = marches { AP($halves) } AP
story-books-declined = declined: { $proposal }
story-books-saved = { $lost ->
    [0] { AP($saved) } AP saved
   *[other] { AP($saved) } AP saved, { AP($lost) } lost
}
