# Era of Tribes: what something costs, brings and risks.

quote-trade = Brings { $taler } Taler.
quote-taxes = Brings { $taler } Taler, costs { $morale } morale.
quote-bread = Lifts morale by { $morale }, to +5 at most.
quote-expansion = Growth: { WHOLE($growth) }.
quote-advance = { $field } { $level } for { $taler } Taler: { $brings }.
quote-costs = Costs { $taler } Taler.
quote-treaties = Brings { $count ->
    [one] 1 treaty
   *[other] { $count } treaties
}.
quote-sale = { $area } for { $taler } Taler{ $forced ->
    [yes] {" "}and three treaties
   *[no] {""}
}.
quote-revolution = { $epoch }: influence +{ $ep }; you are out for this round.
quote-growth = { $count ->
    [one] 1 new vassal
   *[other] { $count } new vassals
}; growth left: { $left }{ $morale ->
    [0] {""}
   *[other] ; costs { $morale } morale
}.
quote-give-up = Given up: { $areas }.
quote-post = Trading post in { $area } for a { $pay ->
    [taler] Taler
   *[treaty] treaty
}; morale +2, one trade marker.
quote-move = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} to { $area }, { $mp ->
    [one] 1 movement point
   *[other] { $mp } movement points
}{ $count ->
    [one] {""}
   *[other] {" "}each
}{ $attack ->
    [yes] {""}: an attack
   *[no] {""}
}.
quote-battle = { $area }{ $added ->
    [0] {""}
   *[other] , you add { $added }
}{ $against ->
    [0] {""}
   *[other] , they add { $against }
}: win { $wins }%, lose { $loses }%, nobody left { $draw }%.
quote-sea-battle = Against { $rival }: win { $wins }%, lose { $loses }%, nobody left { $draw }%.
quote-raid = Booty { $percent }%, the fleet is lost { $lost }%.
quote-city = A city in { $area } for { $food } food; influence +1.
quote-confirm = { $attacks ->
    [0] No attacks; your expansion is over.
    [one] 1 attack; after that dice decide.
   *[other] { $attacks } attacks; after that dice decide.
}
quote-tile = Uses { $tile }; it lies open then.
odds-of-battle = { $area }{ $added ->
    [0] {""}
   *[other] , the attacker adds { $added }
}{ $against ->
    [0] {""}
   *[other] , the defender adds { $against }
}: win { $wins }%, lose { $loses }%, nobody left { $draw }%.
odds-of-attack = ⚔ **{ $seat } attacks { $area }{ $landing ->
    [yes] {" "}from the sea
   *[no] {""}
}** with { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
odds-of-sea-battle = ⚔ **{ $seat }, { $area }**, with { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}
odds-of-raid = 🎲 **A raid on { $area }**
