### The story of a match: when it is, marches as one line, the Interphase in one message.

table-clock = Turn { $turn } of { $last }, round { $round }: impulse of { $country }.
table-clock-between = Turn { $turn } of { $last }.
story-turn = Turn { $turn }
story-between = The Interphase goes on.
story-way = { $way } → { $last }
story-marched = { $country }: { $force } moves { $path }, { AP($halves) } AP.
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
    [one] One more line is in /log.
   *[other] { $count } more lines are in /log.
}
story-goes-on = The impulse goes on.
story-void = This impulse was taken back.
