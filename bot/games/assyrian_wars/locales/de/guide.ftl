### Der Wegweiser am lokalen Tisch, durch einen ersten Impuls.

local-welcome = 👋 **Dein erster Impuls.** Das ist eine echte Partie. Die anderen Plätze spielen Computer oder die, die mit dir an diesem Bildschirm sitzen.
local-begin =
    { $asked } beginnt.
    1. Drücke unten **{ act-what-can-i-do }** Die Antwort siehst nur du.
    2. Wähle *{ action-play-card }*, nimm eine für Aktionspunkte und bestätige. Vorher wird nichts ausgegeben.
    3. Wähle *{ action-move }*: Der Bot bietet an, wer wohin ziehen kann, und nennt den Preis.
    4. Drücke *{ option-end }*, wenn es genug ist. Die Geschichte und die Karte folgen hier.
local-on =
    Es geht. Jetzt entscheidet { $asked }.
    Drücke unten **{ act-what-can-i-do }**: Mach mit dem Impuls weiter oder beende ihn.
    Verklickt? `/undo` nimmt zurück, was weder Würfel noch andere Spieler gesehen haben.
local-done = Du hast einen Impuls gespielt. Von hier an ist es das Spiel selbst.
local-commands = Du tippst lieber? `/help` kennt die Lage, `/aw` enthält jede Aktion, `/map` und `/status` zeigen den Stand.
