### Eine Partie ansehen: Hand, Plan, Stand, Chancen.

hand-card-ops = • **{ $card }** – OW { $ops }. { $text }
hand-card-ops-of = • **{ $card }** – OW { $ops }, Ereignis nur für { $side }. { $text }
hand-battle-card = • { $card } (Gefechtskarte)
look-theatre = Der Kriegsschauplatz
look-whole = Der ganze Plan
look-politics = Die politische Lage
look-key = Die Zeichenerklärung
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
chair-rome = Rom
chair-carthage = Karthago
lobby-joined = Du spielst { $seat } in { $name }.
look-score = **Politische Punkte in { $name }**
table-scores = Politische Punkte
act-rule = Regel { CHAPTER($rule) }
bot-refused = { $reason } (Regel { CHAPTER($rule) })
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
odds-kind-interception = wer ihn dort abfangen kann
odds-kind-avoiding = wer ihm dort ausweichen kann
odds-kind-pursuit = ob er Ausweichende verfolgen kann
odds-kind-pass = Aufreibung auf einem Pass
odds-kind-winter = Aufreibung im Winter
odds-kind-voyage = eine Seefahrt
odds-kind-siege = eine Belagerung oder Unterwerfung
odds-kind-elephants = ein Elefantenangriff
odds-of = { $kind ->
    [battle] ⚔️ **{ $general } greift in { $space } an**
    [interception] 🎲 **{ $general } kommt nach { $space }: Wer kann abfangen?**
    [avoiding] 🎲 **{ $general } kommt nach { $space }: Wer kann ausweichen?**
    [pursuit] 🎲 **{ $general } verfolgt**
    [pass] 🎲 **{ $general } geht über den Pass nach { $space }**
    [winter] 🎲 **{ $general } überwintert in { $space }**
    [siege] 🏰 **{ $general } vor { $space }**
    [elephants] ⚔️ **{ $general } kämpft in { $space }: der Elefantenangriff**
   *[other] 🎲 **{ $general } segelt nach { $space }**
}
odds-no-such-general = „{ $found }“ finde ich auf diesem Plan nicht. Beim Tippen werden die Heerführer angeboten.
odds-needs-space = Nenne das Feld, in das der Heerführer geht.
odds-battle = { $own } gegen { $theirs } Gefechtskarten: Der Angreifer gewinnt zu etwa { $percent } %, nach etwa { TENTHS($rounds) } Gefechtsrunden ({ $battles } Schlachten durchgespielt, beide nach dem üblichen Plan).
odds-casualties = Schlachtverluste jeder Seite: { $chances }. Der Verlierer zieht sich außerdem zurück.
odds-nobody-there = Dort steht kein Feind im Feld.
odds-nobody-intercepts = Niemand ist nah genug, um abzufangen.
odds-any-interception = Mindestens einer von ihnen: { $percent } %.
odds-nobody-avoids = Dort kann niemand ausweichen.
odds-avoiding = { $general } weicht aus: { $percent } %. Auswege: { $refuges }.
odds-pursuit = { $general } darf nach einem Ausweichen weiter: { $percent } %.
odds-no-pass = Von { $start } nach { $space } führt kein Pass.
odds-no-winter = Kein Wurf: Das ist kein feindlicher Boden, oder niemand steht vor den Mauern.
odds-attrition = { $units }: { $chances }.
odds-no-roll = Kein Wurf nötig: Die Fahrt ist sicher.
odds-no-elephants = Dort würden keine Elefanten kämpfen.
odds-charge = Ein Wurf über { $limit } gelingt ({ $percent } %): Rom bekommt { $count ->
    [one] 1 Gefechtskarte
   *[other] { $count } Gefechtskarten
} weniger. Bei einer 1 ({ $backfires } %) bekommt Karthago eine weniger.
story-way = { $way } → { $last }
story-marched = { $general } mit { $units } zieht { $path }: { $points ->
    [one] 1 BP
   *[other] { $points } BP
}, { $left } übrig.
story-round = { $attack } { $other } wehrt ab.
story-round-by = { $attack } { $other } wehrt mit { $card } ab.
story-round-lost = { $attack } { $other } wehrt nicht ab.
story-no-card-yet = Noch ist keine Karte gespielt.
story-goes-on = Die Karte wird noch gespielt.
story-void = Diese Karte wurde zurückgenommen.
look-pile = **Ablagestapel**, die oberste Karte zuerst: { $cards }.
look-pile-empty = Der Ablagestapel ist leer.
look-removed = Aus dem Spiel: { $cards }.
how-you-win = **So gewinnst du:** mit mehr politischen Punkten als dein Gegner nach Runde 9; jede kontrollierte Provinz zählt, ein Gleichstand geht an Karthago. Wer die feindliche Hauptstadt nimmt, gewinnt sofort, ebenso Karthago mit ganz Italia außer Latium. Jede Runde verliert die Seite, die zurückliegt, Marker; wer zu wenige hat, bittet um Frieden.
ahead-way = { $start } → { $space }: { $points } von { $most } BP

## Was ein Platz ist

seat-about = { $side ->
    [rome] Beginnt in Italia und auf Sicilia mit { $units } Gefechtseinheiten (GE) unter { $generals } Heerführern. Ab Runde 2 kommen jedes Mal { $reinforcements } hinzu, und seine Flotte beherrscht das Meer, doch seine Konsuln wechseln jede Runde. Rom darf Schlachten verlieren und trotzdem gewinnen: Es hält seine Provinzen, zermürbt Hannibal und trägt mit Scipio Africanus den Krieg nach Afrika. Gut für das erste Spiel. Es gewinnt mit mehr politischen Punkten nach Runde 9, oder wenn es Karthago nimmt.
   *[carthage] Beginnt in Hispania und Africa mit { $units } Gefechtseinheiten (GE), darunter { $elephants } Elefanten, und { $generals } Heerführern, darunter Hannibal, der beste von allen. Frische Truppen sind knapp, und jede Überfahrt ist ein Wagnis. Karthago muss angreifen: über die Alpen nach Italia, um Rom einen Verbündeten nach dem anderen abzunehmen. Schwieriger, für alle, die das Wagnis mögen. Es gewinnt mit ebenso vielen politischen Punkten wie Rom nach Runde 9, wenn es Rom nimmt, oder mit ganz Italia außer Latium.
}
    .line = { $side ->
    [rome] { $units } GE in Italia und Sicilia, jede Runde { $reinforcements } dazu; gut für das erste Spiel
   *[carthage] { $units } GE in Hispania und Africa, Elefanten, Hannibal; schwieriger, muss angreifen
}
