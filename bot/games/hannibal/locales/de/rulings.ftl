### Entscheide in Hannibal: Befehle der Spielleitung, was erzählt wird und wie ein Probelauf die Dinge nennt.

cmd-gm-rulings = gm-hannibal
    .about = Entscheide in Hannibal: Einheiten, Heerführer, PK, Karten
cmd-gm-set-units = einheiten
    .about = Stellt genau so viele GE einer Seite in ein Feld
    .side = seite
    .side-about = Wessen GE
    .space = feld
    .space-about = Wo
    .regular = gewöhnliche
    .regular-about = Wie viele gewöhnliche GE danach dort sind
    .elephants = elefanten
    .elephants-about = Wie viele Elefanten danach dort sind
    .inside = innen
    .inside-about = Hinter den Mauern
cmd-gm-set-general = heerführer
    .about = Setzt einen Heerführer auf ein Feld oder nimmt ihn vom Plan
    .general = heerführer
    .general-about = Wer
    .status = stand
    .status-about = Auf dem Plan, im Vorrat, vertrieben, beiseite oder aus dem Spiel
    .space = feld
    .space-about = Wo, wenn er auf dem Plan ist
    .inside = innen
    .inside-about = Hinter den Mauern
    .rank = rang
    .rank-about = Sein Rang; nicht gesagt: der übliche
cmd-gm-set-marker = pk
    .about = Gibt den PK eines Feldes einer Seite oder nimmt ihn weg
    .space = feld
    .space-about = Welches Feld
    .owner = besitzer
    .owner-about = Wem er gehört; nicht gesagt: niemandem
    .subjugated = unterworfen
    .subjugated-about = Ob sein Stamm unterworfen ist
cmd-gm-set-points = punkte
    .about = Setzt die Belagerungs- oder Unterwerfungspunkte eines Feldes
    .space = feld
    .space-about = Welches Feld
    .points = punkte
    .points-about = Wie viele es danach sind
cmd-gm-move-card = karte
    .about = Gibt eine Strategiekarte auf eine Hand oder einen Stapel
    .card = karte
    .card-about = Welche Karte
    .to = wohin
    .to-about = Wohin sie kommt
cmd-gm-set-siege-train = tross
    .about = Setzt den Belagerungstross auf ein Feld oder nimmt ihn vom Plan
    .space = feld
    .space-about = Wo; nicht gesagt: nicht auf dem Plan
    .general = heerführer
    .general-about = Bei wem; nicht gesagt: bei niemandem
cmd-gm-set-turn = runde
    .about = Setzt den Rundenmarker auf eine andere Runde
    .turn = runde
    .turn-about = Welche Runde
cmd-gm-set-flag = zustand
    .about = Sagt, ob Waffenstillstand, Makedonien, Seesieg oder Mischen gilt
    .flag = was
    .flag-about = Was gilt oder nicht
    .holds = gilt
    .holds-about = Ob es gilt
gm-set-units-side-rome = Rom
gm-set-units-side-carthage = Karthago
gm-set-general-status-map = auf dem Plan
gm-set-general-status-pool = im Vorrat
gm-set-general-status-displaced = vertrieben
gm-set-general-status-aside = beiseite
gm-set-general-status-out = aus dem Spiel
gm-set-general-rank-consul = Konsul
gm-set-general-rank-proconsul = Prokonsul
gm-set-general-rank-permanent = ständiger Prokonsul
gm-set-marker-owner-rome = Rom
gm-set-marker-owner-carthage = Karthago
gm-move-card-to-hand-rome = Roms Hand
gm-move-card-to-hand-carthage = Karthagos Hand
gm-move-card-to-deck = der Stapel
gm-move-card-to-discard = der Ablagestapel
gm-move-card-to-removed = aus dem Spiel
gm-set-flag-flag-truce = Waffenstillstand
gm-set-flag-flag-shuffle = Mischen am Rundenende
gm-set-flag-flag-macedon = Bündnis mit Makedonien
gm-set-flag-flag-naval-victory = karthagischer Seesieg

## Was erzählt wird

gm-units = Entscheid: { $side } hat { $units } in { $space }.
gm-general = Entscheid: { $general } – { $place ->
    [pool] im Vorrat
    [displaced] vertrieben
    [aside] beiseite
    [out] aus dem Spiel
   *[other] in { $place }
}.
gm-marker = Entscheid: { $space } gehört { $owner ->
    [rome] Rom
    [carthage] Karthago
   *[other] niemandem
}.
gm-points = Entscheid: { $space } hat { $points ->
    [one] 1 Belagerungs- oder Unterwerfungspunkt
   *[other] { $points } Belagerungs- oder Unterwerfungspunkte
}.
gm-card-given = Entscheid: { $side } bekommt eine Strategiekarte.
gm-card-received = 🃏 Du bekommst **{ $card }**.
gm-card-into-deck = Entscheid: Eine Strategiekarte kommt zurück in den Stapel.
gm-card-moved = Entscheid: { $card } kommt { $to ->
    [removed] aus dem Spiel
   *[other] auf den Ablagestapel
}.
gm-siege-train = Entscheid: Der Belagerungstross ist { $place ->
    [nowhere] nicht auf dem Plan
   *[other] in { $place }
}.
gm-turn = Entscheid: Es ist Runde { $turn }.
gm-flag = Entscheid: { $flag ->
    [truce] Der Waffenstillstand
    [shuffle] Das Mischen am Rundenende
    [macedon] Das Bündnis mit Makedonien
   *[other] Der Seesieg
} gilt { $holds ->
    [yes] nun
   *[no] nicht mehr
}.

## Im Probelauf

gm-field-turn = Runde
gm-field-phase = Phase
gm-field-owner = gehört
gm-field-subjugated = unterworfen
gm-field-points = Punkte
gm-field-status = Stand
gm-field-at = in
gm-field-inside = in der Stadt
gm-field-rank = Rang
gm-field-cards = Karten
gm-field-regular = gewöhnliche GE
gm-field-elephants = Elefanten
gm-field-commander = Befehlshaber
gm-field-general = bei
gm-field-generals = Heerführer
gm-field-forces = Truppen
gm-field-deck = Stapel
gm-field-discard = Ablagestapel
gm-field-removed = aus dem Spiel
gm-field-truce = Waffenstillstand
gm-field-shuffle = Mischen
gm-field-macedon = Makedonien verbündet
gm-field-naval-victory = Seesieg
gm-field-siege-train = Belagerungstross
gm-field-counsels = Ratschläge
gm-field-played = gespielte Karte
gm-field-active = wer spielt
gm-field-side = Seite
gm-value-map = auf dem Plan
gm-value-pool = im Vorrat
gm-value-displaced = vertrieben
gm-value-aside = beiseite
gm-value-out = aus dem Spiel
gm-value-consul = Konsul
gm-value-proconsul = Prokonsul
gm-value-permanent = ständiger Prokonsul
