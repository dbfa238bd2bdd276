### Three Hills, the practice game.

round-begins = Round { $round } begins.
cards-drawn = You draw { $cards }.
marched = { $seat } marches to { $hill }.
goes-first = { $seat } goes first.
raid-played = { $seat } raids { $target }.
raid-stopped = The raid on { $target } is stopped.
feast-held = { $seat } feasts: { $count } more warriors.
scouted = { $seat } scouts { $target }.
hand-seen = { $target } holds { $cards }.
truce-offered = { $seat } offers a truce.
truce-made = A truce is made.
truce-declined = { $seat } declines the truce.
crowned = { $seat } wins { $crowns } crowns on { $hill }.
warrior-lost = { $seat } loses a warrior.
fell = { $seat } falls.
discarded = { $seat } discards { $count } cards.
game-over = The game is over: { $winners }.
no-such-rival = { $target } is no rival. Rivals: { $rivals }.
seat = { $seat }
card = { $card }
ask-first = Who goes first

## Titles of questions, standing orders and rulings

ask-march = Where do you march?
ask-turn = Your turn
ask-shield = Shield the target?
ask-curse = Curse the shield?
ask-truce = A truce?
ask-discard = Too many cards
order-shield-pass = No, pass.
order-curse-pass = No, pass.
order-march-home = Stay at home.
order-truce-accept = Yes, accept.
order-truce-decline = No, decline.
order-turn-rest = Rest.
order-when-target-is-another = the raid is on somebody else
order-when-warriors-at-least = you have at least … warriors
condition-target-is-another = the raid is on somebody else
condition-warriors-at-least = you have at least { $count } warriors
condition-value-count = a number
preset-no-answers = Never answer a raid
preset-home-when-strong = Stay at home with at least … warriors
patch-set-warriors = Set warriors
patch-set-crowns = Set crowns
patch-take-card = Take a card
patch-give-card = Give a card
gm-warriors = Ruling: { $seat } has { $count } warriors.
gm-crowns = Ruling: { $seat } has { $count } crowns.
gm-card-taken = Ruling: a card is taken.
gm-card-given = Ruling: { $seat } gets a card.
gm-card-received = You get { $card }.

## How it is shown

game-practice = Three Hills
    .about = A small game of hosts, hills and cards for two to four.
hills-moment = Round { $round } of { $last }
hills-host = { $seat }: { $warriors } warriors, { $cards } cards
hills-whole = All three hills
cmd-gm-rulings = gm-practice
    .about = Rulings of Three Hills

## What always holds, and what a ruling may not do

below-zero = { $found } is below zero.
cards-lost-or-doubled = { $found } cards are there instead of { $expected }.
crowns-from-nowhere = There are more crowns than were won.
fallen-but-present = { $seat } has fallen and still stands on a hill.
hill-unknown = { $hill } is no hill.
holder-absent = { $hill } is held by a seat that is not there.
host-nowhere = { $seat } stands nowhere.
round-too-late = The round is later than the last one.
unknown-card = There is no card { $found }.
unknown-seat = There is no seat { $found }.
warriors-out-of-bounds = { $seat } may have from 0 to { $most } warriors.
how-you-win = **How you win:** most crowns, or the last host that stands.
seat-about = All seats are equal: a host of { $warriors } warriors, at home, and two cards. Good for a first game. Wins with most crowns, or as the last host that stands.
    .line = { $warriors } warriors and two cards; all seats are equal
param-card = Card
param-cards = Cards
param-target = Rival
