# Assyrian Wars: battle cards, and the events of move, draw, economic, recruit and response cards.

## Commands

action-lay-cards = Lay battle cards
    .command = battle-cards
    .about = Lay any number of battle cards face down before the dice.
    .cards = cards
    .cards-about = The cards, one after another

action-counter = Counter cards
    .command = counter
    .about = Cancel cards that were revealed: Counter Maneuver, then Counter Measures.
    .cards = cards
    .cards-about = Your cards, one after another
    .against = against
    .against-about = The card that each of them cancels, in the same order

action-march-free = March freely
    .command = free-march
    .about = Order the free march of a card, all at once or area by area.
    .force = force
    .force-about = The leader of the army
    .path = path
    .path-about = The areas on the way
    .units = units
    .units-about = The units that go with him; if you name none, his whole army does

## Questions

ask-battle-card-choice = Which of them?
    .about = A battle card needs a choice before the dice.
ask-break-off = Break off?
    .about = By your card you may leave the battle now: you have lost it, but nobody routs.
    .break-off = The battle is lost, but nobody routs.
    .stay-in-battle = The next round is fought.
ask-discard-card = Discard what?
    .about = Choose what goes to the discard pile; home cards stay.
ask-give-card = Give which card?
    .about = Choose what you give in exchange; home cards stay.
ask-take-card = Take which card?
    .about = You look at cards of the draw pile; the others go back unseen.
ask-free-march = March where to?
    .about = A card lets one army march without AP.
    .end-march = The rest of the free areas lapses.
ask-choose-mercenaries = Which mercenaries?
    .about = Choose those that you may hire from now on; the others go back.
battle-card-choice = { $card }, { $area }: { $number ->
    [one] choose one piece.
   *[other] choose { $number } pieces.
}
may-break-off = { $area }: { $hits } against { $other_hits } hits in this round.
cards-to-give-up = { $country }: { $cards ->
    [one] one card.
   *[other] { $cards } cards.
}
card-to-take = { $country }: { $cards ->
    [one] take one card.
   *[other] take { $cards } cards.
}
free-march = { $country }: { $areas ->
    [one] one more area without AP.
   *[other] up to { $areas } areas without AP.
}
mercenaries-to-keep = { $country }: { $number ->
    [one] keep one.
   *[other] keep { $number }.
}
option-break-off = Break off
option-stay-in-battle = Fight on
option-end-march = That is enough

## Events

battle-card-against = 🃏 { $country }: { $card } against { $against }.
battle-card-cancelled = 🃏 { $card } ({ $country }) is cancelled and costs nothing.
battle-broken-off = { $countries }: the battle is broken off.
hits-ignored = { $countries }: { $hits ->
    [one] a hit is warded off.
   *[other] { $hits } hits are warded off.
}
turncoats = { $area }: over to the side of { $country }: { $pieces }.
turncoats-leave = The turncoats go to the Regroup Box: { $pieces }.
mercenaries-wanted = 🎲 { $card }: { DICE($dice) }, so { $leaving } may leave.
mercenaries-left = { $pieces } leave { $area } for the Regroup Box.
champion-rolled = { $success ->
    [yes] 🎲 { $card }: { $die }, at least { $need }: a leader falls.
   *[no] 🎲 { $card }: { $die }, at least { $need } was needed.
}
champion-slew = { $leader } ({ $country }) is slain.
champion-slew-abroad = The enemy leader is slain ({ $country }).
interception-certain = 🃏 { $force } cannot fail: the interception at { $area } succeeds.
evasion-certain = 🃏 { $force } cannot fail: the evasion from { $area } succeeds.
turned-back = 🃏 { $force } is led astray from { $area } and is back in { $start }.
no-army-astray = 🃏 { $force } has come to { $area } without an army: nothing happens.
ap-gained = { $country } gets { AP($halves) } AP.
eco-marker-placed = An ECO+1 marker in { $area }.
pillage-removed = { $area } recovers: pillage { $level }.
pillage-stays = { $area } does not recover: enemy troops are there.
walls-repaired-by-card = 🏰 { $area }: { $levels ->
    [one] a level
   *[other] { $levels } levels
} of damage repaired.
card-captured = 🃏 { $card } is taken from { $country }.
card-given = 🃏 { $country } gets { $card }.
cards-discarded = 🃏 { $country } discards { $cards }.
hunger-hastened = { $area }: the hunger number rises to { $number }.
mercenaries-offered = On the market: { $pieces }.
mercenaries-for-hire = { $country } may hire: { $pieces }.
mercenary-sworn-in = { $unit } gives way to { $regular }.
nomads-removed = Gone from the map: { $pieces }.
revolt-announced = { $area } rises against { $country }.
revolt-cancelled = { $area } stays loyal.
roll-champion = champion
roll-mercenaries-leave = mercenaries who leave
draw-captured = a card of the enemy
draw-market = mercenaries
draw-oracle = cards to look at

## Quotes

quote-cancel = Cancels { $card }.
quote-certain = No dice are needed.
quote-command = { $leader } commands { $more } more regulars and { $more } more mercenaries.
quote-conquest-die = { $change } is added to the die of the check against { $country }.
quote-deportation = ECO−1 in { $area }, ECO+1 in { $target }; a marker that lies in { $area } moves instead.
quote-draw = Draw { $draw }, then discard { $discard }.
quote-eco-marker = An ECO+1 marker in { $area }.
quote-free-move = { $attrition ->
    [none] Up to { $areas } areas without AP and without attrition.
   *[usual] Up to { $areas } areas without AP, with the usual attrition.
}
quote-hunger-number = { $area } now surrenders at { $needed } only.
quote-hunger-steps = The hunger number of { $area } rises by { $steps } more.
quote-ignore-terrain = These connections count as standard ones until the impulse ends.
quote-joint-attack = Both enter { $area } for { AP($halves) } AP in all.
quote-look = Look at { $look }, take { $take }.
quote-market = Draw { $draw }, keep { $keep } for hire.
quote-no-attrition = No attrition for these reasons until the impulse ends.
quote-no-interception = { $move ->
    [retreat] Nobody may intercept this retreat.
   *[march] Nobody may intercept it on the march until the impulse ends.
}
quote-nomads = All { $country } are for you to hire.
quote-pillage-removed = Pillage goes from { $areas }.
quote-repair = { $area }: up to { $levels ->
    [one] one level
   *[other] { $levels } levels
} of damage repaired.
quote-revolt-ends = { $area } stays loyal, and nothing happens there.
quote-skip = This impulse is over; { AP($halves) } AP more in the next one{ $cards ->
    [0] .
   *[other] , and { $cards } card now.
}
quote-swap = A random card of { $country } for one of yours.
quote-trade-back = Trade markers that come back: { $markers }.
quote-turn-back = Back to { $area }.
quote-units = Placed without cost: { $pieces }.
quote-walls = The defence of { $area } counts { $change } more.

## Refusals

battle-card-not-in-hand = { $card } is not in a hand of yours that has pieces in this battle, or you named it twice.
no-card-named = Name at least one card, or pass.
no-battle-card-now = { $card } cannot be played in this window.
one-card-against-one = Each card cancels one: you named { $cards } and { $against }.
not-to-be-cancelled = { $card } does not lie there to be cancelled. There are: { $cards }.
not-in-such-battle = { $kind ->
    [siege] { $card } is not for a round of siege combat.
    [sortie] { $card } is not for a sortie.
    [naval] { $card } is not for a naval battle.
   *[field] { $card } is not for a field battle.
}
not-on-such-side = { $side ->
    [attacker] { $card } is for the attacker.
    [defender] { $card } is for the defender.
    [besieged] { $card } is for the besieged.
   *[besieger] { $card } is for who besieges.
}
grace-bars-battle-cards = { $card }: no battle cards against { $country } during the grace period.
no-such-crossing = { $card } needs an attack across a mountain or river connection, and no interception.
no-such-unit = { $card }: { $country } has no such unit in this battle.
no-enemy-mercenaries = { $card }: there are no ordinary mercenaries on the other side.
no-enemy-leader = { $card }: there is no leader on the other side.
defence-is-low = { $card }: the defence of { $area } cannot count below { $least }.
only-own-impulse = { $card } helps an attack in your own impulse only.
no-army-to-join = { $card }: no unfinished army of yours next to { $area } can enter it and pay for that beside the cards.
no-army-to-march = { $card }: you have no army that can march; it must be outside army groups, not shut in and not finished.
not-the-free-army = “{ $found }” is not the army that may march. There are: { $able }.
free-march-needs-army = An army needs a unit with its leader ({ $force }).
free-march-too-far = That is { $areas } areas; { $most } are left.
no-joint-attack = { $card }: “{ $found }” is no area that two of your armies can enter together. There are: { $able }.
nobody-to-turn-back = { $card }: no enemy army has just come near your troops.
no-such-army = { $card }: “{ $found }” is no such army of yours. There are: { $able }.
no-units-on-map = { $card }: you have no land units on the map.
no-leader = { $card }: “{ $found }” is no leader of yours on the map. There are: { $able }.
no-attempt-declared = { $card }: no force of yours that fits has declared it.
which-attempt = { $card }: “{ $found }” has not declared it. There are: { $able }.
was-turned-back = The army was led astray from { $area } and may not enter it again in this impulse.
no-city-to-deport = { $card }: “{ $found }” is no foreign city of yours without an ECO−1 marker. There are: { $able }.
no-city-for-deported = { $card }: “{ $found }” is no home city of yours with room for an ECO+1 marker. There are: { $able }.
no-city-for-marker = { $card }: “{ $found }” is no home city of yours with room for an ECO+1 marker. There are: { $able }.
no-far-east = { $card } brings no markers to the Far East any more, or not to you.
no-capital-to-pillage = { $card }: “{ $found }” is no capital of yours with less than pillage 2. There are: { $able }.
no-pillage-there = { $card }: “{ $found }” has no pillage left that you can remove. There are: { $able }.
no-pillage-at-home = { $country } has no pillage at home that could be removed.
no-damage-to-repair = { $card }: “{ $found }” is no damaged home city of yours. There are: { $able }.
no-allied-power = { $country } is not allied to a power.
no-trade-markers-lost = { $country } has lost no trade markers.
no-home-port-held = { $country } controls none of its home ports.
cannot-be-placed = { $card }: “{ $found }” cannot be placed so. Possible: { $able }.
counter-of-another = { $card } is a card of { $country } and works for its own pieces only, not for those of { $other }, whoever plays both.
cannot-be-sworn = { $card }: “{ $found }” cannot be exchanged so. Possible: { $able }.
not-eliminated = { $country } is not eliminated.
no-mercenaries-left = None of them are left.
skip-card-played = { $card }: you have already played a card in this impulse.
skip-ap-spent = { $card }: you have already spent AP in this impulse.
nothing-to-draw = There is no card left to draw.
nobody-to-rob = { $card }: “{ $found }” is no enemy with a card that could be taken. There are: { $able }.
no-own-hunger-siege = You conduct no hunger siege at { $area }.
not-your-home-city = { $card }: { $area } is no home city that you hold.
