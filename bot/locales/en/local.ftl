# The local table: the guide's message, and what the ready match is called.

local-my-hand = My hand
local-rest = 👋 This match rests or is over. `/match new` opens another one.
local-asked = 👋 It is the turn of { $asked }: the menu at the top of the page lets you act as each player.
