# Hannibal: what may be given besides, and the groups of what can be done.

param-march-event = As its event instead of for OPS
param-path = Which way
param-units = How many CUs go along
param-along = Which generals go along
param-pick-up = Take CUs up on the way
param-drop = Leave CUs on the way
param-march-inside = How many enter the city
param-activate-inside = How many enter the city
param-go-on-inside = How many enter the city
param-siege = Besiege or subjugate at the end
param-if-intercepted = If he is intercepted
param-if-avoided = If the enemy avoids battle
param-spare = Which Roman markers stay
param-react-inside = Who is inside the city
param-react-intercept = Who intercepts
param-react-avoid = Who avoids battle
param-react-to = Where he goes
param-react-stay = Who stays with the rest
param-lead = Who commands
param-plan-attack = What you attack with
param-reserve-as = What a Reserve stands for
param-reserve-match = Whether a Reserve matches
param-concede = When you match nothing more
param-plan-counter = When you counterattack
param-withdraw = When you try to withdraw
param-prevent = Prevent a withdrawal
param-take-over = Take over the attack
param-plan-hannibal = How Hannibal’s Probe is used
param-plan-maharbal = When Maharbal’s Cavalry is played
param-desert = When Ally Deserts is played
param-desert-for = Which card the deserter takes
param-plan-ask = When you are asked in the battle
param-retreat-inside = How many go into the city
param-elephants = How many of those are elephants
param-generals = Which generals go into the city
param-event-spaces = Which spaces it is aimed at
param-event-general = Which general it is aimed at
param-province = Which province it is aimed at
param-spaces = Spaces
param-first = Where the first consul goes
param-second = Where the second consul goes
param-card = Card
param-general = General

group-war = March and fight
group-build = Markers and troops
group-cards = Cards

## What a thing is, in a line

line-general = strategy { $strategy }, battle { $battle }
line-no-marker = nobody's marker
line-marker = marker of { $side }
line-force = { $side }: { $units ->
    [one] 1 CU
   *[other] { $units } CUs
}
suggest-siege = 🏰 { $general } at { $space }: { $gain } % for a point
suggest-march = ⚔️ { $general } ({ $units } CU) with { $card } …
line-ops = OPS { $ops }
suggest-markers = 🏳️ { $card }: { $ops ->
    [one] 1 marker
   *[other] up to { $ops } markers
} …
