# Hannibal: what is told of turns, cards, markers, sieges and the end.

## The turn

turn-begins = **Turn { $turn } begins.**
cards-shuffled = 🃏 The cards are shuffled; the draw pile holds { $count }.
cards-dealt = 🃏 Your new cards: { $cards }.
hands-dealt = 🃏 Both sides now hold { $count ->
    [one] 1 card
   *[other] { $count } cards
}; { $left } are left in the pile.
opens-with-campaign = { $side } opens the turn with a Campaign card.
plays-first = { $side } plays first.
card-played-as-event = 🃏 { $side } plays **{ $card }** as an event.
card-played-for-move = 🃏 { $side } plays **{ $card }** (OPS { $ops }) to move a general.
card-played-for-markers = 🃏 { $side } plays **{ $card }** (OPS { $ops }) to place markers.
card-played-for-troops = 🃏 { $side } plays **{ $card }** (OPS { $ops }) to raise troops.
card-played-as-discard = 🃏 { $side } discards **{ $card }**.
card-removed = { $card } leaves the game.
counter-played = 🃏 { $side } answers with **{ $card }**.

## Reinforcements

units-placed = { $side }: new in { $space } – { $units }.
no-units-arrive = { $side }: no CUs can arrive.
general-placed = { $inside ->
    [yes] { $general } takes his place inside { $space }.
   *[no] { $general } takes his place in { $space }.
}
general-never-comes = { $general } finds no place to land and never comes.
proconsul-named = { $general } stays as proconsul.
no-proconsul = Rome keeps no proconsul.
consuls-drawn = 🎲 The new consuls: { $generals }.
general-displaced = { $forever ->
    [yes] { $general } is out of the game.
   *[no] { $general } is displaced.
}

## Markers

markers-placed = { $side } now holds { $spaces }.
markers-removed = { $spaces-count ->
    [one] { $side } loses the marker in { $spaces }.
   *[other] { $side } loses the markers in { $spaces }.
}
marker-removed = { $general } removes the Roman marker in { $space }.
markers-isolated = { $side }: isolated and removed – { $spaces }.
no-marker-isolated = { $side }: no marker is isolated.
political-consequences = { $side } has lost { $units ->
    [one] 1 CU
   *[other] { $units } CUs
} in this battle: { $count ->
    [0] no markers fall
    [one] 1 marker falls
   *[other] { $count } markers fall
}.

## Events

attrition-rolled = 🎲 { $side } in { $space }, attrition: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $lost ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $lost } CUs lost
}.
mercenaries-stay = 🎲 { $die }: the mercenaries of { $general } in { $space } stay loyal.
mercenaries-waver = 🎲 { $die }: the mercenaries of { $general } in { $space } waver.
siege-train-placed = 🏰 The Siege Train joins { $general } in { $space }.
siege-train-lost = The Siege Train in { $space } is lost.
city-changed-sides = 🏰 { $space } goes over to { $side }{ $lost ->
    [0] { "" }
    [one] ; 1 CU inside is lost
   *[other] ; { $lost } CUs inside are lost
}.
points-removed = 🏰 { $space }: { $count ->
    [one] 1 point
   *[other] { $count } points
} removed, { $left } left.
card-taken = 🃏 { $side } takes a card from the enemy’s hand.
card-taken-is = 🃏 The card is **{ $card }**.
card-lost = 🃏 { $side } loses **{ $card }** from its hand.
counsel-given = { $card } binds the CUs of { $side } until after the next shuffle.
macedon-joins = Macedon is now the ally of Carthage.
macedon-leaves = Macedon makes peace; the alliance with Carthage is over.
proconsul-replaced = { $new } takes the place of { $old } as proconsul.
naval-victory-begins = Carthage rules the sea for the rest of the turn: { SIGNED($modifier) } on its voyages, and Rome sails with Campaign events only.
truce-begins = { $side } calls a Truce.
truce-broken = { $side } breaks the Truce with { $card }.

## Sieges

siege-rolled = 🎲 { $general } besieges { $space }: { DICE($dice) }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}, { $total } in all{ $lost ->
    [0] { "" }
    [one] ; 1 CU lost
   *[other] ; { $lost } CUs lost
}.
subjugation-rolled = 🎲 { $general } subjugates the tribe of { $space }: { DICE($dice) }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $points ->
    [0] no point
    [one] 1 point
   *[other] { $points } points
}, { $total } in all{ $lost ->
    [0] { "" }
    [one] ; 1 CU lost
   *[other] ; { $lost } CUs lost
}.
siege-impossible = { $general } cannot attempt anything there: { $reason }
traitor-opens-gates = 🏰 A traitor opens the gates of { $space } to { $general }.
city-fallen = 🏰 **{ $space } falls to { $side }.** Lost inside: { $units }.
tribe-subjugated = 🏰 { $side } has subjugated the tribe of { $space }.

## Winter and the end

nobody-winters-abroad = Nobody winters on enemy ground.
winter-rolled = 🎲 { $side } winters in { $space } ({ $units ->
    [one] 1 CU
   *[other] { $units } CUs
}): { $die } – { $lost ->
    [0] no loss
    [one] 1 CU lost
   *[other] { $lost } CUs lost
}.
points-counted = Political points: Rome { $rome }, Carthage { $carthage }.
weaker-removes = { $side } is behind and removes { $count ->
    [one] 1 round PC
   *[other] { $count } round PCs
}.
italia-lost = All Italia but Latium is in the hands of Carthage.
sues-for-peace = { $side } has no markers left to give and sues for peace.
capital-fallen = 🏰 { $side } holds { $space }, the enemy’s capital.
war-won = **{ $side } wins the war.**
