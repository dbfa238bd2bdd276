# Hannibal: was von Schlachten erzählt wird.

battle-begins = ⚔️ **Schlacht von { $space }:** { $side } greift an.
garrison-joins = ⚔️ { $count ->
    [one] 1 GE kommt aus { $space } heraus und kämpft mit.
   *[other] { $count } GE kommen aus { $space } heraus und kämpfen mit.
}
change-of-command = 🎲 { $die }: { $changed ->
    [yes] der andere Konsul befiehlt, { $general }.
   *[no] { $general } behält den Befehl.
}
charge-declared = { $count ->
    [one] 1 Elefant greift
   *[other] { $count } Elefanten greifen
} an.
charge-frightened = Die Elefanten sind verängstigt: kein Angriff, und Karthago bekommt { $count ->
    [one] 1 Gefechtskarte
   *[other] { $count } Gefechtskarten
} weniger.
charge-rolled = 🎲 Elefantenangriff: { $die }, mehr als { $limit } nötig – { $count ->
    [0] er misslingt
    [one] Rom bekommt 1 Gefechtskarte weniger
   *[other] Rom bekommt { $count } Gefechtskarten weniger
}.
battle-cards-dealt = 🃏 { $side }: { $count ->
    [0] keine Gefechtskarten
    [one] 1 Gefechtskarte
   *[other] { $count } Gefechtskarten
} – Heerführer { $rating }, GE { $units }{ $allies ->
    [0] { "" }
   *[other] , Verbündete { $allies }
}{ $interception ->
    [0] { "" }
   *[other] , Abfangen { $interception }
}{ $avoidance ->
    [0] { "" }
   *[other] , nicht ausgewichen −1
}{ $latium ->
    [0] { "" }
   *[other] , Latium { $latium }
}{ $tribe ->
    [0] { "" }
   *[other] , Stamm { $tribe }
}{ $fewer ->
    [0] { "" }
   *[other] , Elefanten −{ $fewer }
}.
battle-hand = 🃏 Deine Gefechtskarten: { $cards }.
battle-cards-shown = 🃏 Der Spion zeigt Karten von { $side }: { $cards }.
battle-card-attacks = Gefechtsrunde { $round }: { $side } greift mit { $kind } an{ $stands_in ->
    [yes] { " " }({ $card })
   *[no] { "" }
}.
battle-card-matches = Gefechtsrunde { $round }: { $side } wehrt mit { $kind } ab{ $stands_in ->
    [yes] { " " }({ $card })
   *[no] { "" }
}.
battle-event-counts-as = { $card } von { $side } zählt als { $kind }.
battle-card-taken = 🃏 { $side } nimmt eine Gefechtskarte: { $kind }.
battle-cards-run-out = { $side } hat nichts mehr, womit es angreifen könnte.
attack-not-matched = Gefechtsrunde { $round }: { $side } wehrt den Angriff nicht ab.
attack-handed-over = { $side } greift nun an.
attack-taken = { $side } übernimmt den Angriff.
counterattack = 🎲 { $side }, Gegenangriff: { $die }, höchstens { $limit } nötig – { $success ->
    [yes] er gelingt
   *[no] er misslingt
}.
withdrawal-tried = 🎲 { $side } will sich vom Gegner lösen: { $die }, höchstens { $limit } nötig – { $success ->
    [yes] es gelingt
   *[no] es misslingt
}.
withdrawal-prevention = 🎲 { $side } will es verhindern: { $die }, höchstens { $limit } nötig – { $success ->
    [yes] es gelingt
   *[no] es misslingt
}.
withdrew = { $side } löst sich vom Gegner in { $space } und geht nach { $to }.
withdrew-inside = { $side } löst sich vom Gegner und geht in die Stadt { $space }.
battle-won = ⚔️ **{ $side } gewinnt die Schlacht von { $space }.**
battle-casualties = 🎲 Schlachtverluste nach { $rounds ->
    [one] 1 Gefechtsrunde
   *[other] { $rounds } Gefechtsrunden
}: { $die } – { $units ->
    [0] keine
    [one] je Seite 1 GE
   *[other] je Seite { $units } GE
}{ $elephant ->
    [yes] , ein Elefant zuerst, wo es einen gibt
   *[no] { "" }
}.
retreat-die = 🎲 { $side }, Rückzugsverluste: { $die }{ $modifier ->
    [0] { "" }
   *[other] { " " }{ SIGNED($modifier) }
} – { $units ->
    [0] keine
    [one] 1 GE
   *[other] { $units } GE
}.
retreated = { $side } zieht sich aus { $space } zurück: { ROUTE($path) }.
retreated-inside = { $side } geht in die Stadt { $space }: { $units }{ $generals-count ->
    [0] { "" }
   *[other] , { $generals }
}.
force-joined-retreat = { $side }: Wer in { $space } steht, schließt sich dem Rückzug an, { $units }.
no-retreat = { $side } findet keinen Weg aus { $space }.
