# Empires: battles.

battle-begins = ⚔️ { $combat ->
    [siege] Siege of { $area }
    [sea] Battle on the { $area }
   *[open] Battle of { $area }
}: { $attacker } ({ $attackers ->
    [one] 1 card
   *[other] { $attackers } cards
}) attacks { $defender } ({ $defenders ->
    [one] 1 card
   *[other] { $defenders } cards
}).
comparison = { $number }. { $attacker ->
    [none] no card
   *[other] { $attacker }
} against { $defender ->
    [none] no card
   *[other] { $defender }
}{ $dice-count ->
    [0] {""}
    [one] , die { DICE($dice) }
   *[other] , dice { DICE($dice) }
}: { $winner ->
    [attacker] the attacker wins
    [defender] the defender wins
   *[nobody] nobody wins
} ({ $left }–{ $right }).
battle-won = { $rout ->
    [yes] **{ $seat } wins { $area } by a rout**, { $attacker }–{ $defender }.
   *[no] **{ $seat } wins { $area }**, { $attacker }–{ $defender }.
}
cards-lost = { $seat } loses { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $cards-count ->
    [0] {""}
   *[other] : { $cards }
}{ $kept ->
    [0] {""}
    [one] ; an empire card stays
   *[other] ; { $kept } empire cards stay
}.
area-conquered = **{ $area } is { $seat }’s.**
fort-captured = 🏰 An engineer saves the fort of { $area } for the conqueror.
fort-destroyed = 🏰 The fort of { $area } is destroyed.
plundered = { $seat } plunders { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
} in { $area }.
spoils-taken = { $seat } takes { $goods ->
    [one] 1 trade marker
   *[other] { $goods } trade markers
} out of the warehouse of { $loser }, who was routed.
extra-action = After the rout { $seat } has one more action.
