# Der lokale Tisch: die Nachricht des Begleiters, und wie die bereitstehende Partie heißt.

local-my-hand = Meine Hand
local-rest = 👋 Diese Partie ruht oder ist vorbei. `/match new` eröffnet eine neue.
local-asked = 👋 Am Zug: { $asked }. Mit dem Menü oben auf der Seite handelst du als jeder der Spieler.
