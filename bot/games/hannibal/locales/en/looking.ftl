### Looking at a match: hands, board, standings, odds.

hand-card-ops = • **{ $card }** – OPS { $ops }. { $text }
hand-card-ops-of = • **{ $card }** – OPS { $ops }, event for { $side } only. { $text }
hand-battle-card = • { $card } (battle card)
look-theatre = The theatre of war
look-whole = The whole map
look-side = { $side }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $units ->
    [one] 1 CU
   *[other] { $units } CUs
}{ $elephants ->
    [0] { "" }
    [one] , 1 elephant among them
   *[other] , { $elephants } elephants among them
}.
look-general = • { $general } in { $space } with { $units }
look-general-alone = • { $general } alone in { $space }
look-siege = 🏰 { $space } is besieged: { $points } of 3 points.
look-tribe = 🏰 The tribe of { $space }: { $points } of 3 points.
look-truce = A Truce holds.
look-macedon = Macedon is allied with Carthage.
look-naval-victory = Carthage rules the sea until the turn ends.
look-counsel = In force: { $card }.
look-score-of = **{ $side }: { $points ->
    [one] 1 political point
   *[other] { $points } political points
}**
look-score-provinces = • { $provinces }
look-score-open = **Nobody’s:** { $provinces }
look-score-unscored = -# Held, but worth no point: { $provinces }
look-no-such-part = I do not find “{ $found }” on this map. Typing offers the regions and spaces there are.
look-recap = { $chapters ->
    [one] **{ $name }: the last card**
   *[other] **{ $name }: the last { $chapters } cards**
}
table-clock = Turn { $turn } of { $last }: { $side } plays a card.
table-clock-between = Turn { $turn } of { $last }: { $phase ->
    [reinforcements] reinforcements
    [deal] dealing
    [winter] winter attrition
    [isolation] political isolation
    [victory] victory check
   *[other] the strategy phase
}.
odds-kind-battle = a battle if all stand
odds-kind-siege = a siege or subjugation
odds-kind-voyage = a voyage
odds-of = { $kind ->
    [battle] ⚔️ **{ $general } attacks in { $space }**
    [siege] 🏰 **{ $general } before { $space }**
   *[other] 🎲 **{ $general } sails to { $space }**
}
odds-no-such-general = I find no general “{ $found }” on this map. Typing offers those there are.
odds-needs-space = Name the space that the general goes to.
odds-battle = { $own } against { $theirs } battle cards: { $percent }% for the attacker, after about { TENTHS($rounds) } rounds.
odds-nobody-there = No enemy stands there in the field.
odds-no-roll = No roll is needed: the voyage is safe.
story-way = { $way } → { $last }
story-marched = { $general } ({ $units }) moves { $path }: { $points ->
    [one] 1 MP
   *[other] { $points } MP
}, { $left } left.
story-goes-on = The card is still being played.
story-void = This card was taken back.
