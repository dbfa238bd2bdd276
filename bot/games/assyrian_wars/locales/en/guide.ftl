### The guide at the local table, through a first impulse.

local-welcome = 👋 **Your first impulse.** This is a real match. Computers play the other seats, or those who sit with you at this screen.
local-begin =
    { $asked } begins.
    1. Press **{ act-what-can-i-do }** below. Only you see the answer.
    2. Pick *{ action-play-card }*, take one for action points, and confirm. Nothing is spent before you confirm.
    3. Pick *{ action-move }*: the bot offers who can march and where, and names the price.
    4. Press *{ option-end }* when you have done enough. The story and the map follow here.
local-on =
    It works. Now { $asked } decides.
    Press **{ act-what-can-i-do }** below: go on with the impulse, or end it.
    A slip? `/undo` takes back what neither dice nor another player has seen.
local-done = You have played an impulse. From here it is the game itself.
local-commands = Prefer to type? `/help` knows the situation, `/aw` holds every action, `/map` and `/status` show how things stand.
