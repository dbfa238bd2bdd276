# Assyrian Wars: what is asked (title and one sentence), why, and what may be answered.

## The impulse

ask-impulse = Your impulse
    .about = In any order: what your AP pay for, what costs nothing, and cards as long as you may play one. End the impulse when you are done.
ask-pass = Passing
    .about = Without a card you can only carry on sieges that have begun, or end.
ask-preempt = Act first?
    .about = You hold the most cards, so you may take an impulse before the next country does.
    .decline = The next country has its impulse; you may be asked again later.
ask-respond = A card in answer?
    .about = You may play a card that answers what has just happened, or pass; passing never shows what you hold.
    .pass = You play nothing; nobody learns what you hold.
ask-mulligan = Keep the new cards?
    .about = You may exchange all your new cards for one card less.
    .keep = These are your cards for the turn.
ask-discard-excess = Too many cards
    .about = Choose the cards to discard; every full 10 AP among them bring a victory point.
ask-supply = Supply on enemy ground
    .about = The force has to be supplied with AP or by pillage; otherwise its units check attrition.
ask-keep-mercenaries = Keep mercenaries?
    .about = Choose the mercenaries on the map that stay in your service; they are paid for again.
ask-sell-mercenaries = Sell mercenaries?
    .about = Another power would like to buy mercenaries from your pool at their fixed price.
    .keep = They stay in your pool.
    .sell = They fight for the buyer; the AP go to your savings, up to 4 in all.
ask-place-leader = Where does the leader appear?
    .about = Choose a home area of yours that is free of enemies.
ask-default-on-loan = The loan is due
    .about = It cannot be paid back in full; choose the city that loses an ECO level.
ask-windfall = Spend the plunder
    .about = Turn the plunder into troops on the spot; what is left in the end is lost.
    .windfall-done = What is left of the plunder is lost.
ask-deport = Deport?
    .about = Choose where the ECO+1 marker of the taken area goes, or leave it where it is.
    .leave-marker = The city keeps the marker.
ask-share-control = Who holds the area?
    .about = You took it together; if you do not agree, the strongest force decides.
ask-share-points = Share the victory points
    .about = The points do not divide evenly; choose who gets the rest.

## Army groups

ask-join-group = Join the army group?
    .about = Without your consent your army stays on its own.
    .join-group = Your army marches and fights with the group until it leaves it.
    .decline-group = Your army stays where it is, under your orders alone.
ask-leave-group = Leave the army group?
    .about = The commander would like to part; your army stays in the group unless you agree.
    .stay-behind = Your army stands on its own again.
    .keep-in-group = The group stays together.
ask-renew-group = Form the group again?
    .about = The group has lost armies; those that are left may form a new one at once.
    .form-group = The armies that are left act together.
    .no-group = Each army stands on its own.
ask-join-forces = Form an army group?
    .about = Armies that have come together may join before the battle.
    .stay-apart = Each army fights for itself.

## Interception and evasion

ask-intercept = Intercept?
    .about = An enemy is coming within reach; two dice and the leader's rating decide, and your word stands.
    .decline = The force stays where it is, and the enemy marches on.
    .decline-all = Nobody of yours is asked again about this step.
    .intercept-all = Every force of yours that can tries it, each with its own chance.
ask-intercept-group = Intercept with the army group?
    .about = The group may go as a whole, army by army, or not at all.
    .decline = The army group stays where it is.
    .apart = You are asked about each of its armies.
ask-join-interception = Join the interception?
    .about = The commander of your group wants to intercept; your army may go along or stay.
    .stay = Your army stays where it is.
ask-evade = Evade?
    .about = The enemy is here: stand and fight, or try to slip away before the battle.
    .stand = The battle begins here and now.
ask-retreat = Retreat where to?
    .about = The battle is lost; choose where your forces go together.

## Battles

ask-divide-armies = Who stands under whom?
    .about = Several of your leaders are attacked together; you say which units belong to which army.
    .as-they-stand = The battle begins with these armies.
    .divide-anew = You say unit by unit who leads it.
ask-divide-army = Which units does he lead?
    .about = Each leader gets at least one unit, as far as they reach; the last one has the rest.
ask-first-armies = Which armies fight first?
    .about = Only so many can fight at once; the others wait.
ask-join-relief = Come out of the city?
    .about = A relief army is fighting before the walls; your garrison may join it.
    .join-relief = The garrison fights in this battle.
    .stay-inside = The garrison watches from the walls.
ask-who-leads = Who leads?
    .about = One leader's rating counts for the whole side.
ask-fight-the-rest = Fight on?
    .about = More enemies stand there; attack them now or go back where you came from.
    .fight-on = The battle goes on against those who are left.
    .go-back = Your force goes where it came from.
ask-battle = Battle cards?
    .about = Lay cards face down, or pass; all are turned over together.
    .pass = You lay nothing; nobody learns what you hold.
ask-battle-counter = Counter cards?
    .about = Lay cards against the battle cards that have been turned over, or pass.
    .pass = What lies there stays.
ask-battle-measures = Cards against counters?
    .about = The last window: lay cards against any that lie there, or pass.
    .pass = What lies there stays.
ask-chariots = How do the chariots fight?
    .about = For this battle they are either heavy units or bows.
    .chariots-bow = They shoot with the bows, before the melee.
    .chariots-heavy = They fight in the melee as heavy units.
ask-take-hits = Who takes the hits?
    .about = Choose your units; a first hit reduces a unit, a second one eliminates it.
ask-take-routs = Who flees?
    .about = Choose the pieces that go to the Regroup Box.
ask-share-hits = Share the hits
    .about = They do not divide evenly; choose the countries that take one more.
ask-share-routs = Share the routs
    .about = They do not divide evenly; choose the countries that lose one more.
ask-attrition-hits = Attrition
    .about = Choose the units that take the hits.

## Sieges

ask-garrison-hits = Walls or garrison?
    .about = The garrison may take hits in place of the walls.
ask-sortie = Make a sortie?
    .about = Before the hunger grows your garrison may come out and fight one round, or stay behind the walls.
    .sortie = It fights the besiegers for one round before the hunger grows.
    .stay-inside = The hunger grows.

## Why it is asked

impulse-of = { $kind ->
    [preemptive] { $country }: a preemptive impulse, { AP($left) } AP left.
    [special] { $country }: a special impulse, { AP($left) } AP left.
    [pass] { $country }: no card to play and not enough AP to buy one.
   *[scheduled] { $country }: { AP($left) } AP left in this impulse.
}
preempt-window = { $country }: more cards than anybody else. Next would be: { $next }.
mulligan = { $country }: the new cards are dealt.
discard-excess = { $cards ->
    [one] { $country }: 1 card above the limit.
   *[other] { $country }: { $cards } cards above the limit.
}
supply-due = Supply for { $force } in { $area } is due ({ AP($halves) } AP).
keep-mercenaries = At hand: { AP($left) } AP.
sale-offer = { $buyer }: an offer to { $seller } – { AP($halves) } AP for { $units }.
place-leader = { $leader } is ready to serve.
loan-not-repaid = { $country }: income and savings do not cover the loan.
windfall = { $country }: { AP($halves) } AP of plunder in { $area }.
deportation = { $country }: { $area } is taken, with an ECO+1 marker in it.
taken-together = { $area } was taken together.
points-to-share = { $points ->
    [one] 1 victory point is left over – { $reason }.
   *[other] { $points } victory points are left over – { $reason }.
}
group-proposed = { $country }: an army group in { $area } is proposed, with { $leaders }.
group-parting = { $country }: { $leaders } would leave the army group.
group-may-be-renewed = { $country }: the armies left in { $area } may form a group.
group-may-be-formed = { $country }: armies stand together in { $area }.
may-intercept = { $arrival ->
    [retreat] { $country }: a retreat leads into { $area }, next to { $start }.
    [evasion] { $country }: an evasion leads into { $area }, next to { $start }.
    [event] { $country }: enemies appear in { $area }, next to { $start }.
   *[march] { $country }: enemies march into { $area }, next to { $start }.
}
may-evade = { $countries }: the enemy has come to { $area }.
must-retreat = { $country }: beaten in { $area }.
armies-divided = { $country }: several leaders are attacked in { $area }.
army-divided = { $leader } in { $area }: choose his army.
armies-too-many = At most { $most } armies can fight together in { $area }.
relief-comes = { $country }: battle before the walls of { $area }.
one-leader-leads = Several leaders are in { $area }.
rest-to-fight = The first battle in { $area } is won, but more enemies stand there.
battle-cards = { $kind ->
    [siege] A round of siege combat at { $area }.
    [sortie] A sortie from { $area }.
    [naval] A battle at sea off { $area }.
   *[field] A battle in { $area }.
}
chariots-in-battle = Chariots take part in the battle in { $area }.
take-hits = { $hired_to ->
    [0] { $country }: hits to take in { $area }: { $amount }.
   *[other] { $country }: hits to take in { $area }: { $amount }, of these on mercenaries { $hired_from } to { $hired_to }.
}
take-routs = { $hired_to ->
    [0] { $country }: to flee from { $area }: { $amount }.
   *[other] { $country }: to flee from { $area }: { $amount }, of these mercenaries { $hired_from } to { $hired_to }.
}
share-hits = { $amount ->
    [one] 1 hit in { $area } is left over.
   *[other] { $amount } hits in { $area } are left over.
}
share-routs = { $amount ->
    [one] 1 rout in { $area } is left over.
   *[other] { $amount } routs in { $area } are left over.
}
attrition-assign = { $hits ->
    [one] { $country }: 1 hit from { attrition-cause }.
   *[other] { $country }: { $hits } hits from { attrition-cause }.
}
garrison-or-walls = { $area }: the besiegers score { $hits }, the defence is { $defence }.
hunger-step-coming = Hunger in { $area } is at { $number } of { $needed } and about to grow.

## What has just happened (windows for cards)

window-event-played = { $country } announces an event: { $area }.
window-vp-battle = { $country }: the battle brings victory points ({ $area }).
window-foreign-war-begun = { $country }: a foreign war begins ({ $area }).
window-army-moved = { $country }: an army has entered { $area }.
window-interception-declared = { $country }: an interception in { $area } is declared, the dice are still to come.
window-evasion-declared = { $country }: an evasion from { $area } is declared, the dice are still to come.
window-retreat = { $country }: a retreat from { $area } is about to begin.
window-city-besieged = { $country }: { $area } is under siege.
window-hunger-step = { $country }: the hunger in { $area } is about to grow.
window-revolt-placed = { $country }: a revolt breaks out in { $area }.
window-conquest-check = { $country }: the die for a conquest is about to be rolled.
window-tribute-check = { $country }: the dice for tribute are about to be rolled.
window-tribute-refused = { $country }: tribute is refused.
window-succession-roll = { $country }: the die for the succession is about to be rolled.

## Options

option-end = End the impulse
option-end-with-card = End the impulse, the lowest card goes for AP
    .about = You have played no card, and every impulse needs one.
option-preempt = Act first
    .about = Your impulse comes now, before the next country's.
option-decline = No, not this time
option-keep = Keep them
option-exchange = Exchange them all
    .about = One card less, and nobody knows which they will be.
option-sell = Sell them
option-supply-pay = Pay with AP
    .about = 1 AP, and the force is seen to.
option-supply-pillage = Pillage the area
    .about = No AP; a pillage marker lies in the area until somebody clears it.
option-supply-suffer = Check attrition
    .about = Dice for the force's units; who is hit is reduced or lost.
option-supply-later = Another force first
    .about = This force comes last, when there may be no AP left.
option-keep-unit = Keep { $unit }
option-card = { $card }
option-area = { $area }
option-country = { $country }
option-leader = { $leader }
option-windfall = { $piece } ({ AP($halves) } AP)
option-windfall-done = That is all
option-leave-marker = Leave it there
option-join-group = Join
option-decline-group = Stay on our own
option-stay-behind = Agree, stay behind
option-keep-in-group = Stay in the group
option-form-group = Form the group
option-no-group = No group
option-group-of = Group: { $leaders }
option-stay-apart = Stay apart
intercept-chance = { $sight ->
    [fog] { $natural ->
        [13] hardly; cavalry unseen
       *[other] about { $chance }%, a roll of { $natural } or more; cavalry unseen
    }
   *[clear] { $natural ->
        [13] no roll is high enough
       *[other] { $chance }%, a roll of { $natural } or more
    }
}
option-intercept = Intercept with { $force } ({ intercept-chance })
option-intercept-all = Intercept, and all others too ({ intercept-chance })
option-decline-all = Let them all pass
option-group = The whole group ({ intercept-chance })
option-apart = Army by army
option-alone = Only own armies of the group
option-join = Go along ({ intercept-chance })
option-stay = Stay here
option-stand = Stand and fight
evade-percent = { $sight ->
    [fog] about { $chance }%
   *[clear] { $chance }%
}
evade-chance = { $attrition ->
    [0] { evade-percent }
    [one] { evade-percent }, 1 die of attrition
   *[other] { evade-percent }, { $attrition } dice of attrition
}
option-evade = Evade to { $target } ({ evade-chance })
option-evade-city = Into the city ({ evade-chance })
option-hasty = Evade in haste to { $target } ({ evade-chance })
option-hasty-city = In haste into the city ({ evade-chance })
option-ambush = Ambush, then evade to { $target }
option-retreat = { $attrition ->
    [0] { $target }
    [one] { $target } (1 die of attrition)
   *[other] { $target } ({ $attrition } dice of attrition)
}
option-retreat-city = { $attrition ->
    [0] Into the city of { $target }
    [one] Into the city of { $target } (1 die of attrition)
   *[other] Into the city of { $target } ({ $attrition } dice of attrition)
}
option-as-they-stand = As they stand: { $armies }
option-divide-anew = Divide the units anew
army-of = { $leader } leads { $units }
option-join-relief = Come out and fight
option-stay-inside = Stay behind the walls
option-sortie = Make a sortie
option-fight-on = Attack them
option-go-back = Go back
option-chariots-heavy = Charge (heavy)
option-chariots-bow = Shoot (bow)
option-hit = { $unit }
option-second-hit = { $unit }, second hit
    .about = Is eliminated by it.
option-garrison-hits = { $hits ->
    [0] All on the walls (defence { $defence } left)
    [one] 1 hit on the garrison (defence { $defence } left)
   *[other] { $hits } hits on the garrison (defence { $defence } left)
}
