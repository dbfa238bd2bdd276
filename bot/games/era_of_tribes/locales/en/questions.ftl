# Era of Tribes: what is asked, and why.

ask-people = Your people
    .about = Choose the people that you lead.
ask-card = Your influence card
    .about = Keep one of the two; it scores at the end, and nobody else sees it.
ask-first-advance = Your first advance
    .about = One advance free of charge, with all its effects.
ask-place = Your place in the order
    .about = Your leader stands on the ring: take any place in this round.
ask-action = Your action
    .about = Expand, trade, tax, negotiate, advance, give bread, make a revolution – or pass for the round.
    .pass = No more actions of yours in this round.
ask-expansion = Your expansion
    .about = Step by step: place, build, march, sail, found; then confirm. Holding grows as far as possible and does nothing else.
    .hold = Grows as far as possible and does nothing else.
ask-auto-expansion = Your auto-expansion
    .about = An expansion without leaders and goods. Holding grows and does nothing else.
    .hold = Grows and does nothing else.
ask-removal = What do you give up?
    .about = Your growth is negative: vassals, fleets or trading posts become free.
ask-defend = You are attacked
    .about = Put up armies, goods and mercenaries, or ask allies; then the attacker does.
ask-attack = What attacks?
    .about = The defender has put up; now you. Then dice decide.
ask-addition = Reinforcements?
    .about = You have few units left; this is asked once in a battle.
ask-support = Do you help an ally?
    .about = Lend armies for their price, or none.
ask-sea-battle = Do you demand battle?
    .about = Foreign fleets enter or pass your waters; if you demand battle they stop.
    .demand = The fleets stop, and dice decide.
    .let = They sail on, and nothing happens.
ask-offer = An offer
    .about = Accept or decline.
    .accept = It is done at once.
    .decline = Nothing changes.
ask-new-tile = Your new tile
    .about = You have taken a barbarian tile: use it at once, or keep it.
    .keep = It can be used later.
ask-military-goods = Military goods next round?
    .about = How much of your wine or ivory shall fight next round instead of being luxury?
option-people = { $people }
option-card = { $card }
option-place = Place { $place }
option-military = { $count } military
option-hold = Hold
option-accept = Accept
option-decline = Decline
option-demand = Demand battle
option-let = Let them pass
option-keep = Keep it
option-pass = Pass
expansion-part = Part: { $part ->
    [growth] growth
    [building] building
    [movement] movement
    [cities] cities
   *[battles] battles
}; growth left: { $growth }.
must-give-up = You must give up { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}.
battle-at = { $seat } attacks { $area }: { $attackers } against { $defenders } units so far.
few-left = { $area }: { $count ->
    [one] 1 unit of yours is left.
   *[other] { $count } units of yours are left.
}
support-asked = { $seat } asks for { $count ->
    [one] 1 army
   *[other] { $count } armies
} in { $area }, for { $taler } Taler each.
fleets-pass = { $count ->
    [one] A fleet
   *[other] { $count } fleets
} of { $seat } in { $area }.
offer-made = { $seat } { $offer ->
    [buy] wants to buy { $area ->
    [none] {""}
   *[other] { $area }
} for { $taler } Taler
    [ally] offers an alliance
   *[part] wants to end the alliance
}.
tile-taken = { $seat } has taken a barbarian tile.
