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
