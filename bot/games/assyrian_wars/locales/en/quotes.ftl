# Assyrian Wars: what an action costs and may bring, shown before it is confirmed, and the labels of suggestions.

quote-ap = { $cost ->
    [0] Free; { AP($left) } AP left.
   *[other] Costs { AP($cost) } AP; { AP($left) } AP left.
}
quote-end = { $lost ->
    [0] { AP($saved) } AP kept for later.
   *[other] { AP($saved) } AP kept for later, { AP($lost) } AP lost.
}
quote-end-card = 🃏 { $card } is played for it; its { $ap } AP are counted in this.
quote-gain = Brings { AP($halves) } AP for this impulse.
quote-card-ap = 🃏 { $card } brings { $ap } AP.
quote-army = { $leader } will command: { $units }.
quote-group = Army group: { $leaders }.
quote-consent = { $seats-count ->
    [one] { $seats } has to agree.
   *[other] { $seats } have to agree.
}
quote-asks = { $country }: the answer decides. No AP are spent if it is no.
quote-force = On the march: { $pieces }.
quote-city-goes-free = { $area } is a free city as soon as you come. To stay, declare war on it, which costs nothing: otherwise you leave as the impulse ends.
quote-may-be-barred = 🌫️ Whoever lies in { $areas } may turn out to bar the way: then it ends before, and what was paid is paid.
quote-falls-back = { $areas-count ->
    [one] ⚠️ Nobody of yours stays in { $areas }: it falls back to its owner as the impulse ends.
   *[other] ⚠️ Nobody of yours stays in { $areas }: they fall back to their owners as the impulse ends.
}
quote-province-lost = { $areas-count ->
    [one] ⚠️ Nobody of yours stays in { $areas }: at once it is no province any more.
   *[other] ⚠️ Nobody of yours stays in { $areas }: at once they are no provinces any more.
}
quote-assault-fails = { $countries-count ->
    [one] ⚠️ If it fails, { $countries } scores 1 victory point.
   *[other] ⚠️ If it fails, one of them scores 1 victory point: { $countries }.
}
quote-losses-by-rule = { $eliminated-count ->
    [0] Reduced: { $reduced }.
   *[other] { $reduced-count ->
        [0] Eliminated: { $eliminated }.
       *[other] Eliminated: { $eliminated }. Reduced: { $reduced }.
    }
}
quote-routs-by-rule = To the Regroup Box: { $pieces }.
quote-route = Route: { ROUTE($areas) }.
quote-left-on-the-way = Left in { $area }: { $units }.
quote-taken-up = Taken up in { $area }: { $units }.
quote-by-itself = Each by itself: { $units }.
quote-attrition = 🎲 Attrition in { $area } from { attrition-cause }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, each { $hit } is a hit.
quote-interception = { $natural ->
    [13] { $force } cannot reach { $area } from { $start }: no roll is high enough.
   *[other] { $force } may intercept { $start } → { $area }: { $percent }% (a roll of { $natural } or more).
}
quote-interception-unsure = { $natural ->
    [13] { $force } can hardly reach { $area } from { $start }; cavalry out of sight may change that.
   *[other] { $force } may intercept { $start } → { $area }: about { $percent }% (a roll of { $natural } or more); cavalry out of sight may change that.
}
quote-battle = ⚔️ Battle in { $area }, if all stand: won { $win }%, lost { $lose }%, overrun { $overrun }%; expected for you: hits taken { TENTHS($hits_tenths) }, units lost { TENTHS($lost_tenths) }, reduced { TENTHS($reduced_tenths) }; for them: hits taken { TENTHS($dealt_tenths) }, units lost { TENTHS($killed_tenths) }, reduced { TENTHS($weakened_tenths) }.
quote-battle-unsure = ⚔️ Battle in { $area }, if they stand: { $dice } dice of yours; how strong they are cannot be seen.
quote-hunger = { $impulses ->
    [0] 🏰 Hunger will stand at { $number } of { $needed }: the city falls.
    [one] 🏰 Hunger will stand at { $number } of { $needed }; 1 impulse and { $ap } AP to go in all.
   *[other] 🏰 Hunger will stand at { $number } of { $needed }; { $impulses } impulses and { $ap } AP to go in all.
}
quote-unknown-garrison = 🏰 Nobody outside knows who stands behind the walls of { $area }, so there is no telling the odds.
quote-assault = 🏰 Assault on { $area }: { $dice } dice against { $against }; chance to take the city: { $taken }%.
quote-standard-siege = 🏰 Siege of { $area }: { $dice } dice against { $against }; chance to damage the walls: { $breach }%, to take the city: { $taken }%.
quote-sortie = { $units ->
    [one] ⚔️ 1 unit comes out of { $area }, for one round and without the walls.
   *[other] ⚔️ { $units } units come out of { $area }, for one round and without the walls.
}
quote-sortie-lifts = Chance to lift the siege: { $lifted }%.
quote-pillage = { $area } will be pillaged, level { $level }.
quote-random-leader = 🎲 One of these leaders comes, drawn at random: { $leaders }.

## Suggestions while typing

group-under = Army group under { $leader }
route-to = { $area } ({ AP($halves) } AP)
siege-standard = Standard siege
siege-assault = Assault
siege-hunger = Hunger siege

## Politics, for whoever asks

odds-no-tribute = { $country }: no tribute check. Only a minor without an ally that is not conquered makes one.
odds-tribute = { $dice ->
    [0] { $country }: no city, no refusal. Tribute is due without a roll.
   *[other] { $punished ->
        [yes] 🎲 { $country }, beaten after its refusal: { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }, a 6 refuses again; paid with { $percent }%.
       *[no] 🎲 { $country }, checked now: { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }, a 6 refuses; paid with { $percent }%.
    }
}
odds-marker = { $level ->
    [0] { $country }: in the Neutrals box.
   *[other] { $country }: at { $level } on the track of { $power } ({ $status }).
}
odds-influence-step = { $status } for { AP($halves) } AP
odds-influence = { $steps-count ->
    [0] { $power }: allied already.
   *[other] { $power }: { $steps }. An alliance breaker of 2D6 makes the alliance with { $percent }% ({ $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }).
}
odds-no-influence = { $power }: not now. { $reason }
