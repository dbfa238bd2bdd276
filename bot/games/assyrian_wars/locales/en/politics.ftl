# Assyrian Wars: tribute, the diplomatic track, alliances, and minor countries that wake and sleep.

## What happens

tribute-begins = { $levels ->
    [one] { $payer }: tribute to { $to }, 1 ECO level.
   *[other] { $payer }: tribute to { $to }, { $levels } ECO levels.
}
tribute-ends = { $levels ->
    [one] { $payer }: no more tribute to { $to }, 1 ECO level comes back.
   *[other] { $payer }: no more tribute to { $to }, { $levels } ECO levels come back.
}
tribute-due = { $dice ->
    [one] { $country }: a tribute check with 1 die; passed with { $percent }%.
   *[other] { $country }: a tribute check with { $dice } dice; passed with { $percent }%.
}
tribute-rolled = { $pays ->
    [yes] 🎲 { $country } for tribute: { DICE($dice) }. It is paid.
   *[no] 🎲 { $country } for tribute: { DICE($dice) }. A 6 refuses it.
}
tribute-without-dice = { $country }: no city, no refusal. Tribute is due without a roll.
tribute-by-card = { $country }: a card settles the tribute without a roll.
tribute-refused = { $country }: tribute to Assyria is refused. A black marker; Assyria is expected to punish it this turn.
tribute-declined = { $country }: no tribute to Assyria, by decision.
tribute-secured = Secret diplomacy: the tribute of { $country } to Assyria is made sure of.
scheme-void = Secret diplomacy: { $country } cannot be reached any more, and the plan of { $by } comes to nothing.
influence-bought = { $power }: { AP($halves) } AP of influence on { $country }.
marker-moved = { $level ->
    [0] { $country }: back in the Neutrals box.
   *[other] { $country }: now at { $level } on the track of { $power } ({ $status }).
}
alliance-begins = { $country } and { $power }: an alliance.
alliance-ends = { $country } and { $power }: the alliance is over.
minor-activated = { $country }: active, with forces, home card and a hand of cards.
minor-deactivated = { $country }: inactive. Its forces go to the home card.
pieces-returned = { $count ->
    [one] { $country }: 1 piece returns from the home card to { $place }.
   *[other] { $country }: { $count } pieces return from the home card to { $place }.
}
vp-alliance = a new ally

## Statuses

status-neutral = neutral
status-trade = trade
status-pro = pro
status-march = march
status-alliance = alliance

## What is asked

ask-pay-tribute = Pay tribute to Assyria?
    .about = Who pays is at peace with Assyria and its allies this turn; who declines may be attacked by Assyria without AP.
    .pay = The ECO levels go to Assyria; its camp is at peace with you this turn.
    .decline = You keep the money; Assyria may attack you without AP.
ask-stop-tribute = Go on paying tribute?
    .about = Before its income a power may stop what is paid by decision; Assyria may then attack without AP.
    .go-on = Nothing changes.
    .stop = The levels come back at once; Assyria may attack you without AP.
ask-place-returning = Place the returning forces
    .about = Pick one place for all of them, or place some of them first with the command.
pay-tribute = { $levels ->
    [one] { $country }: 1 ECO level to Assyria for this turn?
   *[other] { $country }: { $levels } ECO levels to Assyria for this turn?
}
stop-tribute = { $levels ->
    [one] { $country }: 1 ECO level goes to Assyria.
   *[other] { $country }: { $levels } ECO levels go to Assyria.
}
tribute-offered = { $country }: tribute of { $levels } ECO levels for this turn is offered, for peace with Assyria and out of the camp.
place-returning = { $country }: active again. On the home card: { $pieces }.
option-pay = Pay
option-go-on = Go on paying
option-stop = Stop paying
option-all-here = All of them to { $place }
condition-payer-is = the payer is { $country }
roll-tribute = tribute

## What it will cost and bring

quote-influence = { $level ->
    [0] { $country } into the Neutrals box ({ AP($halves) } AP)
   *[other] { $country } to { $level } on the track of { $power }: { $status } ({ AP($halves) } AP)
}
quote-tribute = { $levels ->
    [one] { $payer }: 1 ECO level will go to { $to }.
   *[other] { $payer }: { $levels } ECO levels will go to { $to }.
}
quote-tribute-ends = { $payer }: the tribute to { $to } will end.
quote-alliance = { $enemies-count ->
    [0] { $country }: allied to { $power }, for 1 victory point.
   *[other] { $country }: allied to { $power }, for 1 victory point, and at war with { $enemies }.
}
quote-activation = { $country }: will be active, with forces on the map, a mercenary, home card and a hand.
quote-tribute-frees = { $country }: out of the camp and neutral if Assyria agrees, at least until the next Interphase.

## Why not

only-powers-offer-tribute = { $country }: only powers other than Assyria can offer tribute for peace.
no-tribute-any-more = Assyria was conquered: nobody pays it by check or decision any more.
offer-needs-war = { $country }: there is no war with Assyria. At peace, tribute is decided on when a turn begins.
offered-before = Tribute has been offered in this impulse already. Try again in the next one.
only-powers-influence = { $country }: only a power can buy influence, in its own impulse.
minor-city-has-no-level = { $area } is a minor city and has no place on the diplomatic track. A card makes a pact with it.
no-such-country = “{ $found }” is no country of this match.
power-has-no-level = { $country }: powers are in a camp or neutral, and have no place on a track. Choose a minor country or a tribe.
country-is-eliminated = { $country }: eliminated, so there is nobody to influence.
tribe-not-on-map = { $country }: no units on the map. Raiders and the Regroup Box do not count.
influence-at-war = { $country }: at war with you, and an enemy cannot be influenced. Choose a minor country at peace with you.
only-conqueror-influences = { $country }: conquered, so influence is for { $conquerors } only.
allied-to-another = { $country }: allied to { $power }. AP cannot change that, only an alliance breaker can.
no-such-space = There is no space { $found } on a track: they go from 0 to { $most }.
own-track-not-lowered = { $country }: at { $level } on your own track, where AP only raise it.
already-there = { $level ->
    [0] { $country }: in the Neutrals box already.
   *[other] { $country }: at { $level } already.
}
not-on-that-track = { $country }: not on the track of { $power }. Lower it where it stands, or raise it on your own.
only-own-track-raised = AP cannot raise { $country } on the track of { $power }: only an alliance breaker does that. Lower it there, or raise it on your own.
influence-closed = An alliance breaker has moved a marker 7 spaces or more: no more AP for diplomacy in this impulse.
influence-limit = That costs { AP($cost) } AP, and at most { AP($most) } AP an impulse go into diplomacy; { AP($left) } AP left of them.
nothing-to-place = There is nothing to place now.
not-on-home-card = { $pieces-count ->
    [0] “{ $found }” cannot be placed now.
   *[other] “{ $found }” cannot be placed now. Each of these once: { $pieces }.
}
no-home-place = { $places-count ->
    [0] “{ $found }” is no place for them, and there is none now.
   *[other] “{ $found }” is no place for them. Possible: { $places }.
}

## What can never be

marker-astray = { $country } would stand at { $level } without being on a track
tribute-unsound = there would be tribute that cannot be: { $payer } to { $to } ({ $reason })
status-not-paid = { $country } would stand at { $level } and pay otherwise than that demands
sleeper-acts = { $country } would be inactive but have forces or cards

## Commands

action-influence = Buy influence
    .command = influence
    .about = Move a minor's or tribe's marker, down another track or up your own: 1 AP a space, 6 an impulse.
    .country = country
    .country-about = The minor country or tribe
    .level = level
    .level-about = The space it shall reach
    .track = track
    .track-about = On whose track; leave it out for your own

action-offer-tribute = Offer tribute for peace
    .command = tribute
    .about = Offer Assyria tribute; if it agrees, you leave your camp and are at peace with it.

action-place-returning = Place some of them
    .command = place
    .about = Place some of the returning forces of a minor country; the rest is asked again.
    .units = units
    .units-about = The pieces to place
    .place = place
    .place-about = A home city, or a sea zone for ships
