### Eine Partie ansehen: Hand, Plan, Stand, Chancen.

hand-card-ops = • **{ $card }** – OW { $ops }. { $text }
hand-card-ops-of = • **{ $card }** – OW { $ops }, Ereignis nur für { $side }. { $text }
hand-battle-card = • { $card } (Gefechtskarte)
look-theatre = Der Kriegsschauplatz
look-whole = Der ganze Plan
look-side = { $side }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $units ->
    [one] 1 GE
   *[other] { $units } GE
}{ $elephants ->
    [0] { "" }
    [one] , darunter 1 Elefant
   *[other] , darunter { $elephants } Elefanten
}.
look-general = • { $general } in { $space } mit { $units }
look-general-alone = • { $general } allein in { $space }
look-siege = 🏰 { $space } ist belagert: { $points } von 3 Punkten.
look-tribe = 🏰 Der Stamm von { $space }: { $points } von 3 Punkten.
look-truce = Ein Waffenstillstand gilt.
look-macedon = Makedonien ist mit Karthago verbündet.
look-naval-victory = Karthago beherrscht die See bis zum Rundenende.
look-counsel = In Kraft: { $card }.
look-score-of = **{ $side }: { $points ->
    [one] 1 politischer Punkt
   *[other] { $points } politische Punkte
}**
look-score-provinces = • { $provinces }
look-score-open = **Niemandes:** { $provinces }
look-score-unscored = -# Gehalten, aber ohne Punkt: { $provinces }
look-no-such-part = „{ $found }“ finde ich auf diesem Plan nicht. Beim Tippen werden Regionen und Felder angeboten.
look-recap = { $chapters ->
    [one] **{ $name }: die letzte Karte**
   *[other] **{ $name }: die letzten { $chapters } Karten**
}
table-clock = Runde { $turn } von { $last }: { $side } spielt eine Karte.
table-clock-between = Runde { $turn } von { $last }: { $phase ->
    [reinforcements] Verstärkungen
    [deal] Austeilen
    [winter] Aufreibung im Winter
    [isolation] politische Isolation
    [victory] Siegprüfung
   *[other] Strategiephase
}.
odds-kind-battle = eine Schlacht, wenn alle stehen bleiben
odds-kind-siege = eine Belagerung oder Unterwerfung
odds-kind-voyage = eine Seefahrt
odds-of = { $kind ->
    [battle] ⚔️ **{ $general } greift in { $space } an**
    [siege] 🏰 **{ $general } vor { $space }**
   *[other] 🎲 **{ $general } segelt nach { $space }**
}
odds-no-such-general = „{ $found }“ finde ich auf diesem Plan nicht. Beim Tippen werden die Heerführer angeboten.
odds-needs-space = Nenne das Feld, in das der Heerführer geht.
odds-battle = { $own } gegen { $theirs } Gefechtskarten: { $percent } % für den Angreifer, nach etwa { TENTHS($rounds) } Gefechtsrunden.
odds-nobody-there = Dort steht kein Feind im Feld.
odds-no-roll = Kein Wurf nötig: Die Fahrt ist sicher.
story-way = { $way } → { $last }
story-marched = { $general } ({ $units }) zieht { $path }: { $points ->
    [one] 1 BP
   *[other] { $points } BP
}, { $left } bleiben.
story-goes-on = Die Karte wird noch gespielt.
story-void = Diese Karte wurde zurückgenommen.
