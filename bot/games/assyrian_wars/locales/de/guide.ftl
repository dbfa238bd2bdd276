### Der Wegweiser am lokalen Tisch, durch einen ersten Impuls.

local-welcome = 👋 **Dein erster Impuls.** Das ist eine echte Partie, nur ist sonst niemand da: Mit dem Menü oben auf der Seite handelst du als jeder der Spieler.
local-begin =
    { $asked } beginnt, mit Sargons Assyrien.
    1. Handle als { $asked } und drücke unten **{ act-what-can-i-do }** Die Antwort siehst nur du.
    2. Wähle *{ action-play-card }*, nimm eine für Aktionspunkte und bestätige. Vorher wird nichts ausgegeben.
    3. Wähle *{ action-move }*: Der Bot bietet an, wer wohin ziehen kann, und nennt den Preis.
    4. Drücke *{ option-end }*, wenn es genug ist. Die Geschichte und die Karte folgen hier.
local-on =
    Es geht. Jetzt entscheidet { $asked }.
    Handle als { $asked } und drücke unten **{ act-what-can-i-do }**: Mach mit dem Impuls weiter oder beende ihn.
    Verklickt? `/undo` nimmt zurück, was weder Würfel noch andere Spieler gesehen haben.
local-done =
    Du hast einen Impuls gespielt. Von hier an ist es das Spiel selbst.
    Jetzt entscheidet { $asked }: Handle als { $asked } und drücke unten **{ act-what-can-i-do }**
local-commands = Du tippst lieber? `/help` kennt die Lage, `/aw` enthält jede Aktion, `/map` und `/status` zeigen den Stand.
