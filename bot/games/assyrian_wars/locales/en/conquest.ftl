# Assyrian Wars: conquest, surrender, provinces, grace periods and elimination.

## What happens

conquest-rolled = { $success ->
    [yes] 🎲 { $by } rolls { $die } to conquer { $country }: { $total } with { $modifier } added, and { $cities } city points held. It is enough.
   *[no] 🎲 { $by } rolls { $die } to conquer { $country }: { $total } with { $modifier } added, against { $cities } city points held. The country holds out.
}
conqueror-disputed = { $country } is for { $by } to conquer, in an impulse of its own.
country-overrun = { $country } has lost all that matters and falls without a roll.
country-conquered = { $country } is conquered by { $by }.
conquest-over = { $country } is out of the Conquest box of { $by }.
grace-over = The grace period between { $by } and { $country } is over.
province-taken = { $area } is a province of { $country }.
province-lost = { $area } has no garrison any more and is no province of { $country }.
influence-lost = { $level ->
    [0] 🎲 { $country }: { $dice } – nothing is left of the influence.
   *[other] 🎲 { $country }: { $dice } – the influence falls to { $level }.
}
pact-over = The pact of { $area } and { $country } is over.
tribute-checks-over = Assyria has fallen: nobody is asked for tribute by a check any more, and refusers are forgotten.
surrender-offered = { $country } offers its surrender to { $powers }.
surrender-accepted = The surrender of { $country } is accepted.
surrender-rejected = The surrender of { $country } is rejected.
country-eliminated = { $country } is eliminated by { $by }.
land-of-nobody = The land of { $country } is nobody's from now on.
substitute-named = { $country } is played instead of { $power } from now on, and counts as a power.
country-returns = { $country } is back in the game.
vp-conquest = a conquest
vp-elimination = an elimination
vp-surrender-rejected = a rejected surrender

## What is asked

ask-name-conqueror = Who is the conqueror?
    .about = Several powers hold a part of the country; if you do not agree, the one with most areas decides.
ask-choose-province = Which province?
    .about = One area where your side has a unit may stay yours; your other units leave the country.
    .no-province = All your units leave the country.
ask-surrender = Accept the surrender?
    .about = Accepted, the country counts as conquered; rejected, it gets a victory point. All powers at war with it must accept.
    .accept-surrender = If all its enemies accept, it counts as conquered.
    .reject-surrender = It fights on and scores 1 VP.
ask-interphase-conquest = Conquest in the Interphase
    .about = Roll against a country of which you hold enough, surrender, or pass.
    .pass = You try nothing in this Interphase.
    .surrender = If all enemies accept, the country counts as conquered; one refusal gives it 1 VP.
ask-choose-substitute = What do you play now?
    .about = Your power is out of the game; you go on with another country, which counts as a power.
conqueror-to-name = { $country } has fallen to several powers.
province-to-choose = { $by } has conquered { $country }.
surrender-offer = { $country } offers its surrender.
interphase-conquest = { $country } may conquer or surrender before the turn is closed.
substitute-to-choose = { $number ->
    [one] The player of { $country } chooses a minor country to go on with.
   *[other] The player of { $country } chooses { $number } minor countries to go on with.
}
option-no-province = No province
option-accept-surrender = Accept
option-reject-surrender = Reject
option-surrender = Offer surrender
option-conquer = Try to conquer { $country } ({ $percent }%)

## What is refused

conquest-no-country = “{ $found }” is no country that can be conquered.
conquest-of-nomads = { $country } is a nomad tribe: it can be beaten, but not conquered.
conquest-eliminated = { $country } is out of the game.
conquest-at-peace = There is peace with { $country }. Only an enemy can be conquered.
conquest-of-the-mede = { $country } falls without a roll, and only when { $cities } of its cities, the capital among them, are in enemy hands.
conquest-nothing-held = Nothing of { $country } is in your hands. A roll needs at least one of its cities (or square areas).
conquest-of-assyria = A roll against { $country } needs its capital and { $others } other home cities; { $held } are taken.
conquest-of-a-power = A roll against { $country } needs { $most } home cities, or the capital and { $others } others; { $held } are taken.
conquest-by-powers = { $country } conquers for the power it is allied to, in that power's own impulse.
conquest-once-a-turn = A roll against { $country } was made in this turn already. The next chance is the Interphase.
conqueror-is-another = You have agreed, or it was decided, that another power conquers { $country }.
surrender-of-assyria = { $country } never surrenders.
surrender-not-for-others = { $country } cannot be surrendered: it has no power of its own to speak for it.
surrender-once-a-turn = { $country } has offered its surrender in this turn already.
surrender-to-nobody = No power is at war with { $country }, so there is nobody to surrender to.
surrender-too-early = { $country } has lost { $lost } home cities. It takes { $cities }, or a lost battle worth 3 victory points.
only-conquerors-camp = While its grace period lasts { $country } may join no camp but that of its conqueror, { $by }.
in-grace = { $country } and { $holder } keep the peace while the grace period after the conquest lasts.

## Before you confirm

quote-conquest = 🎲 { $highest ->
    [0] No roll is low enough to conquer { $country } ({ $cities } city points, { $added } added to the die).
   *[other] A roll of { $highest } or less conquers { $country }: { $percent }% ({ $cities } city points, { $added } added to the die).
}
conquest-nobody-there = No power holds a city of { $country }, so nobody can conquer it now.
conquest-held = { $powers } hold { $areas }.
quote-joint-conquest = A part of it is also held by { $powers }, with a say in who is the conqueror.
quote-surrender = { $powers }: all have to accept. Accepted, you count as conquered; rejected, you get a victory point.
roll-conquest-check = conquest
roll-influence-loss = loss of influence

## Commands

action-attempt-conquest = Try to conquer
    .command = conquer
    .about = Roll to conquer a country of which you hold cities; free, once a turn for each country.
    .country = country
    .country-about = The country
action-offer-surrender = Offer surrender
    .command = surrender
    .about = Offer your country's surrender to all powers at war with it.

## What must not be

conquest-unsound = { $country } is in the Conquest box of { $by } in a way that cannot be.
province-unsound = { $area } is a province that nobody holds, or that cannot be one.
eliminated-still-there = { $country } is eliminated, yet still takes part.
