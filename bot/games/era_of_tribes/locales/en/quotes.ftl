# Era of Tribes: what something costs, brings and risks.

quote-trade = Brings { $taler } Taler.
quote-taxes = Brings { $taler } Taler, costs { $morale } morale.
quote-bread = Lifts morale by { $morale }, to +5 at most.
quote-expansion = Growth: { $growth }.
quote-advance = { $field } { $level } for { $taler } Taler.
quote-costs = Costs { $taler } Taler.
quote-treaties = Treaties: { $count }.
quote-sale = { $area } for { $taler } Taler{ $forced ->
    [yes] {" "}and three treaties
   *[no] {""}
}.
quote-revolution = { $epoch }: influence +{ $ep }; you are out for this round.
quote-growth = New vassals: { $count }; growth left: { $left }; morale cost: { $morale }.
quote-give-up = Given up: { $areas }.
quote-post = Trading post in { $area } for a { $pay ->
    [taler] Taler
   *[treaty] treaty
}; morale +2, one trade marker.
quote-move = To { $area } ({ $count }), { $mp } movement points each{ $attack ->
    [yes] {" "}– an attack
   *[no] {""}
}.
quote-battle = { $area }: win { $wins } %, lose { $loses } %, nobody left { $draw } % (you add { $added }, against { $against }).
quote-sea-battle = Against { $rival }: win { $wins } %, lose { $loses } %, nobody left { $draw } %.
quote-raid = Booty { $percent } %, the fleet is lost { $lost } %.
quote-city = A city in { $area } for { $food } food; influence +1.
quote-confirm = Attacks: { $attacks }. After that dice decide.
quote-tile = Uses { $tile }; it lies open then.
odds-of-attack = { $seat } attacks { $area } with { $count }{ $landing ->
    [yes] {" "}from the sea
   *[no] {""}
}:
odds-of-sea-battle = { $seat } in { $area } with fleets: { $count }
odds-of-raid = A raid on { $area }:
