### Looking at a match: hands, map, score, odds.

hand-card-ap = { $home ->
    [yes] • { $card } ({ $ap } AP, home card)
   *[no] • { $card } ({ $ap } AP)
}
hand-for-play-card = For AP
hand-for-play-event = As an event
hand-for-respond = As an answer, now
look-theatre = The theatre of war
look-key = The key: counters, markers, signs
look-whole = The whole map
look-country = { $country }: { $economy }
look-economy = ECO { $eco }, { AP($saved) } AP saved, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
look-score-lead = 🏁 { $country } has { WHOLE($points) }; with more than { WHOLE($need) } the game would end at the count after turn { $turn }.
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
    [yes] { $countries } behind the walls of { $area }: { $percent }%, in haste { $hasty }%.
   *[no] { $countries } to { $area }: { $percent }%, in haste { $hasty }%.
}
odds-no-way-out = { $countries }: there is no way out.
odds-no-city = { $area } has no walls to storm.
odds-needs-army = Only an army with a leader can besiege a city.
odds-taken-within = Taken within { $rounds } rounds: { $percent }%.
odds-hunger = By hunger: { $impulses ->
    [one] 1 impulse
   *[other] { $impulses } impulses
} and { $ap } AP, if nobody sorties or brings relief.
hand-none = You play no country that holds cards right now.
look-recap = { $chapters ->
    [one] **{ $name }: the last impulse**
   *[other] **{ $name }: the last { $chapters } impulses**
}
look-no-such-part = I do not find “{ $found }” on this map. Typing offers the countries and areas there are.
unit-short = { $unit } #{ $number }
look-eco-forecast-range = -# Only you see this: if the Interphase came now, { $country } would have ECO { WHOLE($level) } to { WHOLE($best) } before tribute; the fog hides more.
look-country-of = { $country } ({ $player })
look-camp-assyrian = **Assyrian camp:** { $countries }
look-camp-rebel = **Rebel camp:** { $countries }
look-camp-neutral = **Neutral:** { $countries }
look-at-war = ⚔️ { $country } is at war with { $enemies }.
look-no-war = Nobody is at war.
look-allied = { $country } has as allies: { $allies }.
look-tribute = { $payer } pays tribute to { $to }.
look-passage = { $one } and { $other }: free passage.
look-conquered = { $of } is conquered by { $by }.
look-pact = { $area } has a pact with { $country }.
look-army = • { $area }: { $leaders } with { $units ->
    [0] nobody
    [one] 1 unit, strength { $strength }
   *[other] { $units } units, strength { $strength }
}{ $inside ->
    [yes] , behind the walls
   *[no] { "" }
}
look-troops = • { $area }: { $units ->
    [one] 1 unit, strength { $strength }
   *[other] { $units } units, strength { $strength }
}{ $inside ->
    [yes] , behind the walls
   *[no] { "" }
}
look-fleet = • { $zone }: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}{ $aboard ->
    [0] { "" }
   *[other] , { $aboard } aboard
}
look-stack = • { $place }: in the fog, on top { $pieces }
look-regroup = • Regroup Box: { $count }
look-in-force = 🃏 In force: { $card } of { $country }, { $until ->
    [event] for the event
    [check] until the next check
    [battle] for the battle
    [impulse] until the impulse ends
    [next-impulse] until the next impulse
    [turn] until the turn ends
   *[condition] until its condition is met
}.
look-pile = **Discard pile**, the top card first: { $cards }.
look-pile-empty = The discard pile is empty.
look-deck = { $cards ->
    [one] 1 card is left in the draw pile.
   *[other] { $cards } cards are left in the draw pile.
}
look-card = 🃏 **{ $card }**: { $ap } AP, as an event { $cost } AP
    { $text }
look-card-of = 🃏 **{ $card }** (home card of { $country }): { $ap } AP, as an event { $cost } AP
    { $text }
look-held = { $area } is held by { $country }.
how-you-win = **How you win:** most victory points when the last turn is over. They come from cities and provinces taken, battles won, trade and growing ECO; kings lost, failed assaults and unpunished refusals cost some.

## Small maps of what may be done

ahead-way = { $cost ->
    [0] { $start } → { $area }
   *[other] { $start } → { $area }: { AP($cost) } AP
}
ahead-threat = { $force } ({ $start }) { $percent }%
ahead-threats = May intercept: { $threats }
ahead-no-threat = Nobody can intercept
