# Hannibal: what is asked (title and one sentence), why, and what may be answered.

## The turn

ask-opening = Open with a Campaign?
    .about = Rome may play first if it opens with a Campaign card; otherwise Carthage names who begins. Your Campaign cards stand below; without one you can only decline.
    .yes = You play first, with a Campaign card.
    .no = Carthage names who plays first.
ask-first-player = Who plays first?
    .about = Carthage names who plays the first card of this turn.
ask-play = Your card
    .about = Play a card: move a general, place markers, raise troops, use its event – or discard it.
ask-reinforce = Reinforcements
    .about = Say where each new CU arrives.
ask-return-general = A general returns
    .about = Choose a space with CUs of yours that is not besieged.
ask-place-africanus = Scipio Africanus arrives
    .about = Choose the one space where he and his CUs land.
ask-proconsul = Who stays as proconsul?
    .about = One general may stay with his CUs; all others go back into the pool.
    .nobody = All of them go back into the pool.
ask-place-consuls = Where do the consuls go?
    .about = Each takes command where at least 5 of your CUs stand.
ask-remove-markers = Markers to remove
    .about = Choose the round PCs that you lose; by itself those go that cost no province.
option-nobody = Nobody
units-to-place = { $side }: { $count ->
    [one] 1 new CU
   *[other] { $count } new CUs
} to place.
general-to-return = { $general } was displaced and returns to his troops.
africanus-to-place = Scipio Africanus comes with { $units ->
    [one] 1 CU
   *[other] { $units } CUs
}.
consuls-to-place = The new consuls are { $generals }.
markers-to-remove = { $side } has to remove { $count ->
    [one] 1 round PC
   *[other] { $count } round PCs
}.

## On the march

ask-react = Your reaction
    .about = Go inside the walls, intercept or avoid battle. What you declare is tried.
    .react-none = Nobody of yours moves.
ask-intercepted = Fight or back up?
    .about = The interceptors stand before you: fight them, or go back where you came from and stop.
    .fight = The battle begins against the interceptors.
    .back-up = You go back where you came from, and your move is over.
ask-pursuit = Pursue?
    .about = The enemy has slipped away. With a roll you may go on, in any direction; a failure stops you here.
    .pursue = With a success you march on, in any direction; a failure stops you.
    .stop = Your move ends here.
ask-onward = Go on?
    .about = Go on as you said, another way, or stop here.
    .stop = Your move ends here.
ask-siege-here = Besiege here?
    .about = Your move ends here before its end. A siege or subjugation is still allowed.
ask-campaign = The next general
    .about = Move another general of your Campaign, or be done.
    .campaign-done = Your other generals stay where they are.
ask-unit-losses = Which CUs are lost?
    .about = Say how many elephants are among them; by itself regular CUs go first.
army-entered = { $side }: { $general } with { $units } comes from { $start } into { $space }.
army-intercepted = { $general } is intercepted in { $space }.
enemy-avoided = The enemy has avoided { $general } in { $space }. A pursuit succeeds with { $percent }%.
charge-chances = A charge works with { $percent }%; with { $backfires }% it costs you a battle card.
may-go-on = { $general } stands in { $space } with { $left } MP left.
campaign-goes-on = { $card }: { $moved } of up to { $most } generals moved so far.
units-to-lose = { $side } loses { $count ->
    [one] 1 CU
   *[other] { $count } CUs
} in { $space }.
option-react-none = Let them come
option-react-inside = All inside the walls
option-intercept-best = Intercept: { $attempt }
option-intercept-all = Intercept with all: { $attempts }
option-avoid = Avoid battle: { $general } with { $units } to { $space }, { $percent }%
option-fight = Fight
option-back-up = Back up
option-into-city = Into the city, as far as it fits
option-pursue = Pursue
option-stop = Stop here
option-besiege = Besiege or subjugate
option-go-on = Go on as planned
option-campaign-done = The Campaign is over
option-none = Nobody else
option-all = As many as fit

## Counter events

ask-third-point = Bad weather?
    .about = The move is about to spend its third MP; Bad Weather may end it here.
    .pass = You play nothing; nobody learns what you hold.
ask-sea-leg = Stop the voyage?
    .about = Bad Weather keeps them in port, a storm strikes the CUs on board.
    .pass = You play nothing; nobody learns what you hold.
ask-army-enters = Hostile tribes?
    .about = An army enters the land of the tribes; they may attack it.
    .pass = You play nothing; nobody learns what you hold.
ask-battle-start = A battle event?
    .about = Before the battle cards are dealt you may play events of a battle.
    .pass = You play nothing; nobody learns what you hold.
ask-charge = Frighten the elephants?
    .about = Elephant Fright may stop them before the die is rolled.
    .pass = You play nothing; nobody learns what you hold.
window-third-point = { $general } moves on from { $space }.
window-sea-leg = { $general } is about to sail from { $space } to { $path }.
window-army-enters = { $general } enters { $space }.
window-battle-start = The battle of { $space } is about to begin.
window-charge = Elephants charge in the battle of { $space }.

## Battle

ask-relief = Does the garrison come out?
    .about = The CUs inside may join the attack on the besiegers.
    .yes = The CUs inside join the attack on the besiegers.
    .no = They stay behind the walls.
ask-change-of-command = Does the other consul command?
    .about = You may roll: on 4 to 6 the other consul commands in this battle.
    .yes = One die: on 4 to 6 the other consul commands.
    .no = The same consul commands.
ask-elephant-charge = Do the elephants charge?
    .about = A good roll costs Rome a battle card for each elephant; on a 1 you lose one.
    .hold = No elephant is risked.
ask-battle-plan = Your battle plan
    .about = The battle is fought by the plans of both. Leave out what you like; your opponent does not see yours, not even after the battle. *My hand* shows your battle cards.
ask-battle-attack = Your attack
    .about = Choose a battle card, do something else, or lay a new plan.
ask-battle-match = Match the attack
    .about = Answer with the same type or a stand-in; whoever cannot has lost the battle.
ask-counterattack = Counterattack?
    .about = With a roll you become the attacker.
    .roll = With a success you choose the next attack.
    .hold = The enemy goes on attacking.
ask-prevent-withdrawal = Prevent the withdrawal?
    .about = With a roll you hold the enemy in battle.
ask-take-over = Take over the attack?
    .about = The withdrawal has failed; you may attack from now on.
ask-ally-deserts = Does an ally desert?
    .about = Before the enemy attacks you may play Ally Deserts and take one of his battle cards.
ask-withdraw-to = Withdraw where to?
    .about = The whole army goes one space.
ask-retreat = Retreat where to?
    .about = Choose the way of your beaten force; part of it may go into its own city.
relief-possible = Your besieged garrison of { $space } could join the battle.
battle-plans = The battle cards for { $space } are dealt.
battle-round = { $space }, round { $round }: you attack.
battle-round-defends = { $space }, round { $round }: you defend.
battle-attacked-with = Round { $round }: the enemy attacks with { $kind }.
withdraws-from = Your army leaves the battle of { $space }.
must-retreat = { $side } has lost the battle of { $space } and retreats.
option-yes = Yes
option-no = No
option-pass = Pass
option-charge = { $count ->
    [one] Charge with 1 elephant
   *[other] Charge with { $count } elephants
}
option-hold = Hold back
option-roll = Roll
option-battle-type = { $kind }
option-reserve-as = Reserve as { $kind }
option-probe-as = Hannibal’s Probe as { $kind }
option-same = The same type
option-reserve = A Reserve
option-probe = Hannibal’s Probe
option-maharbal = Maharbal’s Cavalry
option-decline = Do not match: the battle is lost
option-withdraw = Try to withdraw
option-desert = Play Ally Deserts
option-desert-for = Play Ally Deserts for the open { $kind }
option-run-out = Play nothing: the battle is lost
option-withdraw-inside = Back into the city
option-withdraw-apart = The garrison back inside, the others to where they came from
