### The guide at the local table, through a first round.

local-welcome = 👋 **Your first people.** This is a real match. Computers play the other seats, or those who sit with you at this screen.
local-begin =
    { $asked } is asked first.
    1. Press **{ act-what-can-i-do }** below. Only you see the answer.
    2. First you choose *{ ask-people }*, *{ ask-card }* and *{ ask-first-advance }*; whatever you pick, the bot explains it.
    3. When it says *{ ask-action }*, try *{ action-expansion }*: place new vassals, march into an empty province next to yours, and *{ action-confirm }*. Or *{ action-trade }* for Taler and *{ action-progress }* for influence; the bot names price and chances, and nothing is spent before you confirm.
    4. When you have no leader left you pass, and when all have passed the story and the map of the round follow here.
local-on =
    It works. Now { $asked } decides.
    Press **{ act-what-can-i-do }** below. Whoever waits can plan ahead: up to four actions, played when the turn comes.
    A slip? `/undo` takes back what neither dice nor another player has seen.
local-done = You have played a round. From here it is the game itself; *{ preset-quiet }* (`/orders preset`) spares you most questions.
local-commands = Prefer to type? `/help` knows the situation, `/tribes` holds every action, `/map` and `/status` show how things stand.
