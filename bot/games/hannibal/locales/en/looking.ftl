### Looking at a match: hands, board, standings, odds.

hand-card-ops = • **{ $card }** – OPS { $ops }. { $text }
hand-card-ops-of = • **{ $card }** – OPS { $ops }, event for { $side } only. { $text }
hand-battle-card = • { $card } (battle card)
look-theatre = The theatre of war
look-whole = The whole map
look-politics = The political balance
look-key = The key: counters, markers, signs
look-side = { $side }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $units ->
    [one] 1 CU
   *[other] { $units } CUs
}{ $elephants ->
    [0] { "" }
    [one] , 1 elephant among them
   *[other] , { $elephants } elephants among them
}.
look-general = • { $general } in { $space } with { $units }
look-general-alone = • { $general } alone in { $space }
look-siege = 🏰 { $space } is besieged: { $points } of 3 points.
look-tribe = 🏰 The tribe of { $space }: { $points } of 3 points.
look-truce = A Truce holds.
look-macedon = Macedon is allied with Carthage.
look-naval-victory = Carthage rules the sea until the turn ends.
look-counsel = In force: { $card }.
chair-rome = Rome
chair-carthage = Carthage
lobby-joined = You play { $seat } in { $name }.
look-score = **Political points in { $name }**
table-scores = Political points
act-rule = Rule { CHAPTER($rule) }
bot-refused = { $reason } (Rule { CHAPTER($rule) })
look-score-of = **{ $side }: { $points ->
    [one] 1 political point
   *[other] { $points } political points
}**
look-score-provinces = • { $provinces }
look-score-open = **Nobody’s:** { $provinces }
look-score-unscored = -# Held, but worth no point: { $provinces }
look-no-such-part = I do not find “{ $found }” on this map. Typing offers the regions and spaces there are.
look-recap = { $chapters ->
    [one] **{ $name }: the last card**
   *[other] **{ $name }: the last { $chapters } cards**
}
table-clock = Turn { $turn } of { $last }: { $side } plays a card.
table-clock-between = Turn { $turn } of { $last }: { $phase ->
    [reinforcements] reinforcements
    [deal] dealing
    [winter] winter attrition
    [isolation] political isolation
    [victory] victory check
   *[other] the strategy phase
}.
odds-kind-battle = a battle if all stand
odds-kind-interception = who may intercept him there
odds-kind-avoiding = who can avoid battle there
odds-kind-pursuit = his pursuit of those who avoid him
odds-kind-pass = attrition on a pass
odds-kind-winter = winter attrition
odds-kind-voyage = a voyage
odds-kind-siege = a siege or subjugation
odds-kind-elephants = an elephant charge
odds-of = { $kind ->
    [battle] ⚔️ **{ $general } attacks in { $space }**
    [interception] 🎲 **{ $general } enters { $space }: who may intercept?**
    [avoiding] 🎲 **{ $general } enters { $space }: who can avoid battle?**
    [pursuit] 🎲 **{ $general } pursues**
    [pass] 🎲 **{ $general } crosses the pass to { $space }**
    [winter] 🎲 **{ $general } winters in { $space }**
    [siege] 🏰 **{ $general } before { $space }**
    [elephants] ⚔️ **{ $general } fights in { $space }: the elephant charge**
   *[other] 🎲 **{ $general } sails to { $space }**
}
odds-no-such-general = I find no general “{ $found }” on this map. Typing offers those there are.
odds-needs-space = Name the space that the general goes to.
odds-battle = { $own } against { $theirs } battle cards: the attacker wins about { $percent }%, after about { TENTHS($rounds) } rounds ({ $battles } battles simulated, both with the usual plan).
odds-casualties = Casualties of each side: { $chances }. The loser also retreats.
odds-nobody-there = No enemy stands there in the field.
odds-nobody-intercepts = Nobody is near enough to intercept.
odds-any-interception = At least one of them: { $percent }%.
odds-nobody-avoids = Nobody there can avoid battle.
odds-avoiding = { $general } avoids battle: { $percent }%. Ways out: { $refuges }.
odds-pursuit = { $general } may go on after an avoided battle: { $percent }%.
odds-no-pass = No pass leads from { $start } to { $space }.
odds-no-winter = No roll: that is no hostile ground, or nobody stands before the walls.
odds-attrition = { $units }: { $chances }.
odds-no-roll = No roll is needed: the voyage is safe.
odds-no-elephants = No elephants would fight there.
odds-charge = A roll above { $limit } works ({ $percent }%): Rome gets { $count ->
    [one] 1 battle card
   *[other] { $count } battle cards
} fewer. On a 1 ({ $backfires }%) Carthage gets one fewer.
story-way = { $way } → { $last }
story-marched = { $general } with { $units } moves { $path }: { $points ->
    [one] 1 MP
   *[other] { $points } MP
}, { $left } left.
story-round = { $attack } { $other } matches.
story-round-by = { $attack } { $other } matches with { $card }.
story-round-lost = { $attack } { $other } does not match.
story-no-card-yet = No card has been played yet.
story-goes-on = The card is still being played.
story-void = This card was taken back.
look-pile = **Discard pile**, the top card first: { $cards }.
look-pile-empty = The discard pile is empty.
look-removed = Out of the game: { $cards }.
how-you-win = **How you win:** more political points than your opponent after turn 9; each province you control counts, and a tie is Carthage's. Whoever takes the enemy's capital wins at once, and so does Carthage with all of Italia but Latium. Each turn the side that is behind loses markers, and who has too few sues for peace.
ahead-way = { $start } → { $space }: { $points } of { $most } MP

## What a seat is

seat-about = { $side ->
    [rome] Starts in Italia and Sicilia with { $units } combat units (CUs) under { $generals } generals. From turn 2 on { $reinforcements } more come every turn, and its fleet rules the sea, but its consuls change each time. It may lose battles and still win: it holds its provinces, wears Hannibal down and carries the war to Africa with Scipio Africanus. Good for a first game. It wins with more political points after turn 9, or by taking Carthage.
   *[carthage] Starts in Hispania and Africa with { $units } combat units (CUs), { $elephants } of them elephants, and { $generals } generals, one of them Hannibal, the best of all. Fresh troops are few, and it crosses the sea at its peril. It has to attack: over the Alps into Italia, to turn Rome’s allies one by one. Harder, for those who like risks. It wins with as many political points as Rome after turn 9, by taking Rome, or with all of Italia but Latium.
}
    .line = { $side ->
    [rome] { $units } CUs in Italia and Sicilia, { $reinforcements } more every turn; good for a first game
   *[carthage] { $units } CUs in Hispania and Africa, elephants, Hannibal; harder, must attack
}
