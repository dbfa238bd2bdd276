# Assyrian Wars: camps, war and peace, agreements, refusers, and minor countries that others play.

## What happens

war-declared = { $halves ->
    [0] ⚔️ { $country } declares war on { $target }.
   *[other] ⚔️ { $country } declares war on { $target } for { AP($halves) } AP.
}
enemies-clash = ⚔️ { $area }: new enemies stand side by side, and { $country } attacks at once.
camp-joined = { $country } is in { $camp } now.
camp-left = { $country } leaves { $camp } and is neutral.
peace-made = { $country } and { $other } are at peace.
peace-card-given = { $country } gives { $card } to { $other } as the price of peace.
passage-agreed = { $country } and { $other }: free passage from now on.
passage-ended = { $country } and { $other }: free passage is over.
proposal-declined = Declined. { $proposal }
went-home = { $country }: the forces in { $area } have to leave and go to { $target }.
went-to-regroup = { $country }: the forces in { $area } have to leave, no friendly way is open, and they go to the Regroup Box.
controller-named = { $country } has no ally: { $power } plays it for now.
politics-begin = { $occasion ->
    [fallen-camp] A whole camp has fallen. Every power may change its camp and declare war for nothing.
   *[interphase] Politics: camps, wars and peace, power by power.
}
refusal-white = { $country } was not punished. Its marker turns white: one more die next turn.
refuser-punished = { $country } gives in: the refused tribute is punished, and the marker is gone.
refuser-defiant = { $country } goes on refusing. Its marker stays.
conquest-announced = Assyria means to conquer { $country }. No more checks will punish it this turn.
vp-entry-refused = refused by a camp
vp-unpunished = an unpunished refusal

## Camps

camp-assyrian = the Assyrian camp
camp-rebel = the Rebel camp
camp-neutral = neutrality

## What is asked

ask-consent = Do you agree?
    .about = Another power proposes something that needs your consent; no answer means no.
    .agree = It holds at once.
    .decline = Nothing changes; a power that your camp turns away scores 1 VP.
ask-objection = Do you object?
    .about = You are at war with a power that wants to join your camp; no answer means that it may.
    .accept = It joins your camp.
    .object = It stays outside and scores 1 VP.
ask-go-home = Where do they go?
    .about = The land is closed to them now; choose one of the nearest friendly areas.
ask-politics = Politics
    .about = Change your camp, then declare wars, then make peace, all without AP; say when you are done.
    .done = Your part of the politics is over in this Interphase.
ask-end-wars = End wars with minors?
    .about = These minors have no ally. Choose those you make peace with; the other wars go on.
ask-avenge-ally = Stand by your ally?
    .about = Now you may declare war on the attacker for nothing; later it costs the usual AP.
    .war = You are at war with the attacker at once, for nothing.
    .peace = Your ally fights alone; a war later costs AP.
ask-inherited-war = Your new ally is at war
    .about = You may join its war for nothing, ask its enemy for peace, or stay out of it.
    .inherited-stay-out = Your ally goes on fighting alone.
    .inherited-war = You fight at its side from now on.
    .inherited-peace = Its enemy is asked whether it agrees.
ask-punish = Punish or conquer?
    .about = A refuser was beaten. Have it checked now, or conquer it and do without checks this turn.
    .check = Its tribute is rolled for at once; if it pays, it is punished and the war ends.
    .conquest = No more checks this turn: only a conquest punishes it.
must-go-home = { $country }: the forces in { $area } have to leave.
wants-to-join = { $country } wants to join { $camp }.
ally-attacked = { $enemy } has declared war on { $minor }, the ally of { $country }.
ally-at-war = { $minor }, now allied to { $country }, is at war with { $enemy }.
politics-of = Politics of { $country }.
wars-may-end = { $country }: wars with minors that have no ally.
refuser-beaten = { $country } refused tribute and has been beaten.
peace-for-nothing = { $country } offers peace to { $other }, without a price.
peace-for-tribute = { $country } offers peace to { $other }; { $payer } pays 2 ECO levels of tribute.
peace-for-card = { $country } offers peace to { $other } and gives { $card } for it until the next cards are dealt.
passage-offered = { $country } offers free passage to { $other }.
option-agree = Agree
option-accept = No objection
option-object = Object
option-done = Done
option-war = Declare war
option-peace = Stay at peace
option-inherited-stay-out = Stay out of it
option-inherited-war = Declare war, for nothing
option-inherited-peace = Ask for peace
option-check = Check for tribute
option-conquest = Conquer it instead
option-war-to-flee = { $halves ->
    [0] { $area }: declare war on { $target } first
   *[other] { $area }: declare war on { $target } first, { AP($halves) } AP
}
option-no-retreat = No war: attrition, then the Regroup Box
condition-proposer-is = the proposal is from { $country }

## What it will cost and bring

quote-free = It costs no AP.
quote-drags-in = { $countries-count ->
    [one] At war as well: { $countries }.
   *[other] At war as well: { $countries }.
}
quote-enters-camp = { $country } enters { $camp }, if nobody who is asked refuses.
quote-loses-influence = The { $level } points with { $country } are lost.
quote-ally-may-avenge = { $country } may declare war on you at once, for nothing.
quote-at-war-with = { $countries-count ->
    [0] Nobody is in the other camp.
   *[other] At war from then on with: { $countries }.
}
quote-leaves-camp = { $country } leaves its camp and is neutral.
quote-strangers-leave = Forces that are only there by free passage have to leave at once.
quote-no-more-checks = No battle and no city will bring a tribute check from it any more this turn.

## Why not

only-powers-join-camps = { $country } is no power. Minors follow the power they are allied to.
no-leaving-camps = { $country } cannot simply leave its camp. Peace, tribute to Assyria or the other camp is the way.
already-in-camp = { $country } is in { $camp } already.
one-entry-a-turn = { $country } has been refused by a camp this turn. It may ask again next turn.
camps-change-later = { $country } is in a camp. Camps are changed in the Interphase.
nobody-to-fight = Nobody is in { $camp } to declare war on. Join in the Interphase.
no-assyrian-camp = Assyria is in no camp now, so there is none to join.
assyria-is-no-rebel = Assyria cannot join the Rebels. Its own camp is open to it.
must-enter-camp = { $country } enters { $camp } by this war, whether it wants or not. Declare war without “alone”.
not-on-former-camp = { $country } was in { $camp } as this turn began and cannot attack it before the Interphase.
neutral-by-tribute = { $country } bought its way out of the rebel camp with tribute and stays neutral until the Interphase.
grace-period = { $country } and { $target } may not fight each other while the grace period lasts.
nomads-declare-no-war = { $country } is a nomad tribe: without an ally at war with everybody, with one it follows its power.
controller-may-not = { $country } has no ally; who plays it for now can neither declare war nor make peace nor change its tribute.
no-such-party = “{ $found }” is neither a country of this game nor a minor city.
war-on-holder-first = { $target } belongs to { $holder }. Declare war on { $holder } instead.
own-camp = { $country } and { $target } are in the same camp. The camp can only be changed in the Interphase.
own-ally = { $target } is on the side of { $country }. Only an Alliance Breaker or a conquest ends an alliance.
already-at-war = { $country } and { $target } are at war already.
speaks-not-for = { $country } cannot speak for “{ $found }”. Name a minor allied to it, or nobody.
price-among-powers = Only powers give or take tribute or a home card for peace. Offer it for nothing.
one-price = Peace has one price at most: tribute or a home card.
payer-is-a-partner = “{ $found }” cannot pay for this peace. Name yourself or your partner.
no-home-card = “{ $found }” is not a home card of yours in your hand. Offer one that is, or tribute.
only-powers-agree = { $country } is no power. Only powers make agreements, for themselves and their minors.
no-enemy-power = { $powers-count ->
    [0] “{ $found }” is no enemy that peace could be made with, and there is no other.
   *[other] “{ $found }” is no enemy that peace could be made with. Such are: { $powers }.
}
no-such-power = “{ $found }” is no power that you could agree with.
passage-with-ally = { $country } is your ally: its land is open to you anyway.
passage-with-enemy = { $country } is at war with you. Make peace first.
passage-already = { $country } has agreed on free passage before.
same-offer = { $country } has heard this offer and answered it. Make another one, or wait for the next occasion.
no-free-passage = { $country } has no free passage with “{ $found }”.
only-at-the-start = { $country }: free passage ends at the start of an impulse, before anything is done, or in the Interphase.
only-assyria-announces = Only Assyria announces a conquest instead of punishment, in an impulse of its camp.
no-refuser = { $refusers-count ->
    [0] “{ $found }” is no refuser that could still be punished, and there is none.
   *[other] “{ $found }” is no refuser that could still be punished. There are: { $refusers }.
}
war-comes-first = Assyria is not at war with { $country }. Declare war first.

## What can never be

trespass = { $country } would stand in { $area }, which is closed to it
treaty-broken = a treaty or war of { $country } and { $other } would not fit how they stand to each other
controller-wrong = { $country } would be played by the wrong power, or by nobody
camp-wrong = { $country } would be in a camp by itself without being a power

## What can be done

action-declare-war = Declare war
    .command = war
    .about = Declare war on a country or a minor city; the quote says what it costs and drags in.
    .target = target
    .target-about = The country or minor city
    .alone = alone
    .alone-about = A neutral at war with Rebels: do not ask to join the Assyrian camp
    .country = country
    .country-about = In the Interphase: the allied minor that declares war instead of you
action-join-camp = Join a camp
    .command = camp
    .about = Ask to join a camp: free in the Interphase, for 10 AP in an impulse if you are neutral.
    .camp = camp
    .camp-about = The camp
action-propose-peace = Offer peace
    .command = peace
    .about = Offer peace to an enemy power: for nothing, for tribute or for a home card.
    .partner = partner
    .partner-about = The enemy
    .payer = payer
    .payer-about = Who pays 2 ECO levels of tribute, if anybody
    .card = card
    .card-about = A home card of yours as the price
    .country = country
    .country-about = The allied minor whose own war shall end, if not yours
action-propose-passage = Offer free passage
    .command = passage
    .about = Offer a power at peace that both may cross each other's land.
    .partner = partner
    .partner-about = The other power
action-cancel-passage = End free passage
    .command = close
    .about = End a free passage at the start of your impulse; strangers go home.
    .partner = partner
    .partner-about = The other power
action-announce-conquest = Conquer a refuser
    .command = announce
    .about = Assyria: conquer a tribute refuser instead of punishing it; no checks any more this turn.
    .minor = minor
    .minor-about = The tribute refuser
way-barred = { $leader } stops before { $area }: a force in { $start } could intercept there.
