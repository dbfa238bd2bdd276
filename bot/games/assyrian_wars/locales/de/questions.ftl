# Assyrian Wars: was gefragt wird (Titel und ein Satz), warum, und was man antworten kann.

## Der Impuls

ask-impulse = Dein Impuls
    .about = In beliebiger Reihenfolge: was deine AP bezahlen, was nichts kostet, und Karten, solange du eine spielen darfst. Beende den Impuls, wenn du fertig bist.
ask-pass = Passen
    .about = Ohne Karte kannst du nur begonnene Belagerungen fortsetzen oder enden.
ask-preempt = Zuvorkommen?
    .about = Du hast die meisten Karten und darfst deshalb einen Impuls vor dem nächsten Land nehmen.
    .decline = Das nächste Land hat seinen Impuls; später wirst du vielleicht wieder gefragt.
ask-respond = Mit einer Karte antworten?
    .about = Du darfst eine Karte spielen, die auf das eben Geschehene antwortet, oder passen; Passen verrät nie, was du hast.
    .pass = Du spielst nichts; niemand erfährt, was du hältst.
ask-mulligan = Die neuen Karten behalten?
    .about = Du darfst alle neuen Karten gegen eine Karte weniger tauschen.
    .keep = Das sind deine Karten für diesen Spielzug.
ask-discard-excess = Zu viele Karten
    .about = Wähle, welche Karten du ablegst; je volle 10 AP darunter bringen einen Siegpunkt.
ask-supply = Versorgung auf Feindesland
    .about = Die Truppe muss mit AP oder durch Plündern versorgt werden; sonst droht ihren Einheiten Abnutzung.
ask-keep-mercenaries = Söldner behalten?
    .about = Wähle die Söldner auf der Karte, die in deinem Dienst bleiben; sie werden neu bezahlt.
ask-sell-mercenaries = Söldner verkaufen?
    .about = Eine andere Großmacht möchte Söldner aus deinem Pool zum festen Preis kaufen.
    .keep = Sie bleiben in deinem Pool.
    .sell = Sie kämpfen für den Käufer; die AP gehen zu deinen Ersparnissen, höchstens 4.
ask-place-leader = Wo erscheint der Anführer?
    .about = Wähle ein eigenes Heimatgebiet ohne Feinde.
ask-default-on-loan = Der Kredit ist fällig
    .about = Er kann nicht ganz getilgt werden; wähle die Stadt, die einen ECO-Level verliert.
ask-windfall = Die Beute ausgeben
    .about = Mach die Beute an Ort und Stelle zu Truppen; was am Ende übrig ist, verfällt.
    .windfall-done = Was von der Beute übrig ist, verfällt.
ask-deport = Deportieren?
    .about = Wähle, wohin der ECO+1-Marker des eingenommenen Gebiets geht, oder lass ihn, wo er ist.
    .leave-marker = Die Stadt behält den Marker.
ask-share-control = Wer hält das Gebiet?
    .about = Ihr habt es gemeinsam eingenommen; seid ihr uneins, entscheidet die stärkste Truppe.
ask-share-points = Siegpunkte teilen
    .about = Die Punkte gehen nicht glatt auf; wähle, wer den Rest bekommt.

## Armeegruppen

ask-join-group = Der Armeegruppe beitreten?
    .about = Ohne deine Zustimmung bleibt deine Armee für sich.
    .join-group = Deine Armee zieht und kämpft mit der Gruppe, bis sie sie verlässt.
    .decline-group = Deine Armee bleibt, wo sie ist, und hört nur auf dich.
ask-leave-group = Die Armeegruppe verlassen?
    .about = Der Befehlshaber möchte sich trennen; deine Armee bleibt in der Gruppe, außer du stimmst zu.
    .stay-behind = Deine Armee steht wieder für sich.
    .keep-in-group = Die Gruppe bleibt zusammen.
ask-renew-group = Die Gruppe neu bilden?
    .about = Die Gruppe hat Armeen verloren; die übrigen dürfen sofort eine neue bilden.
    .form-group = Die Armeen, die übrig sind, handeln gemeinsam.
    .no-group = Jede Armee steht für sich.
ask-join-forces = Eine Armeegruppe bilden?
    .about = Armeen, die zusammengekommen sind, dürfen sich vor der Schlacht verbinden.
    .stay-apart = Jede Armee kämpft für sich.

## Abfangen und Ausweichen

ask-intercept = Abfangen?
    .about = Ein Feind kommt in Reichweite; zwei Würfel und der Aktionswert des Anführers entscheiden, und was du sagst, gilt.
    .decline = Die Truppe bleibt, wo sie ist, und der Feind zieht weiter.
    .decline-all = Zu diesem Schritt wird keine deiner Truppen mehr gefragt.
    .intercept-all = Alle deine Truppen, die können, versuchen es, jede mit ihrer eigenen Chance.
ask-intercept-group = Mit der Armeegruppe abfangen?
    .about = Die Gruppe kann als Ganzes gehen, Armee für Armee oder gar nicht.
    .decline = Die Armeegruppe bleibt, wo sie ist.
    .apart = Du wirst zu jeder ihrer Armeen gefragt.
ask-join-interception = Beim Abfangen mitgehen?
    .about = Der Befehlshaber deiner Gruppe will abfangen; deine Armee kann mitgehen oder bleiben.
    .stay = Deine Armee bleibt, wo sie ist.
ask-evade = Ausweichen?
    .about = Der Feind ist da: stell dich, oder versuch dich der Schlacht zu entziehen.
    .stand = Die Schlacht beginnt hier und jetzt.
ask-retreat = Rückzug wohin?
    .about = Die Schlacht ist verloren; wähle, wohin deine Truppen gemeinsam gehen.

## Schlachten

ask-divide-armies = Wer steht unter wem?
    .about = Mehrere deiner Anführer werden zusammen angegriffen; du sagst, welche Einheiten zu welcher Armee gehören.
    .as-they-stand = Die Schlacht beginnt mit diesen Armeen.
    .divide-anew = Du sagst Einheit für Einheit, wer sie führt.
ask-divide-army = Welche Einheiten führt er?
    .about = Jeder Anführer bekommt mindestens eine Einheit, soweit sie reichen; der letzte hat den Rest.
ask-first-armies = Welche Armeen kämpfen zuerst?
    .about = Nur so viele können zugleich kämpfen; die anderen warten.
ask-join-relief = Aus der Stadt kommen?
    .about = Vor den Mauern kämpft ein Entsatzheer; deine Garnison darf sich ihm anschließen.
    .join-relief = Die Besatzung kämpft in dieser Schlacht mit.
    .stay-inside = Die Besatzung sieht von den Mauern zu.
ask-who-leads = Wer führt?
    .about = Der Aktionswert eines Anführers zählt für die ganze Seite.
ask-fight-the-rest = Weiterkämpfen?
    .about = Dort stehen noch mehr Feinde; greif sie jetzt an, oder geh zurück, woher du kamst.
    .fight-on = Es geht weiter gegen die, die übrig sind.
    .go-back = Deine Truppe geht dorthin, wo sie herkam.
ask-battle = Kampfkarten?
    .about = Lege verdeckt Karten oder keine; alle werden gemeinsam aufgedeckt.
    .pass = Du legst nichts; niemand erfährt, was du hältst.
ask-battle-counter = Gegenmanöver?
    .about = Lege Karten gegen die aufgedeckten Kampfkarten oder keine.
    .pass = Was liegt, bleibt liegen.
ask-battle-measures = Gegenmaßnahmen?
    .about = Das letzte Fenster: Lege Karten gegen alles, was da liegt, oder keine.
    .pass = Was liegt, bleibt liegen.
ask-chariots = Wie kämpfen die Streitwagen?
    .about = In dieser Schlacht sind sie entweder schwere Einheiten oder Bogen.
    .chariots-bow = Sie schießen mit den Bogen, vor dem Nahkampf.
    .chariots-heavy = Sie kämpfen im Nahkampf als schwere Einheiten.
ask-take-hits = Wer nimmt die Treffer?
    .about = Wähle deine Einheiten; ein erster Treffer reduziert eine Einheit, ein zweiter eliminiert sie.
ask-take-routs = Wer flieht?
    .about = Wähle, wer in die Regroup Box kommt.
ask-share-hits = Treffer teilen
    .about = Sie gehen nicht glatt auf; wähle die Länder, die einen mehr nehmen.
ask-share-routs = Fliehende teilen
    .about = Sie gehen nicht glatt auf; wähle die Länder, bei denen eine Einheit mehr flieht.
ask-attrition-hits = Abnutzung
    .about = Wähle die Einheiten, die die Treffer nehmen.

## Belagerungen

ask-garrison-hits = Mauern oder Garnison?
    .about = Die Garnison darf Treffer anstelle der Mauern nehmen.
ask-sortie = Einen Ausfall machen?
    .about = Bevor der Hunger wächst, darf deine Garnison herauskommen und eine Runde kämpfen, oder hinter den Mauern bleiben.
    .sortie = Sie kämpft eine Runde gegen die Belagerer, ehe der Hunger wächst.
    .stay-inside = Der Hunger wächst.

## Warum gefragt wird

impulse-of = { $kind ->
    [preemptive] { $country }: ein Impuls durch Zuvorkommen, noch { AP($left) } AP.
    [special] { $country }: ein Sonderimpuls, noch { AP($left) } AP.
    [pass] { $country }: keine Karte zu spielen und zu wenig AP, um eine zu kaufen.
   *[scheduled] { $country }: noch { AP($left) } AP in diesem Impuls.
}
preempt-window = { $country }: mehr Karten als alle anderen. Als Nächstes käme: { $next }.
mulligan = { $country }: Die neuen Karten sind ausgeteilt.
discard-excess = { $cards ->
    [one] { $country }: 1 Karte über dem Limit.
   *[other] { $country }: { $cards } Karten über dem Limit.
}
supply-due = Versorgung für { $force } in { $area } ist fällig ({ AP($halves) } AP).
keep-mercenaries = Vorhanden: { AP($left) } AP.
sale-offer = { $buyer }: ein Angebot an { $seller } – { AP($halves) } AP für { $units }.
place-leader = { $leader } steht bereit.
loan-not-repaid = { $country }: Einkommen und Erspartes decken den Kredit nicht.
windfall = { $country }: { AP($halves) } AP Beute in { $area }.
deportation = { $country }: { $area } ist eingenommen, mit einem ECO+1-Marker darin.
taken-together = { $area } ist gemeinsam eingenommen.
points-to-share = { $points ->
    [one] 1 Siegpunkt ist übrig – { $reason }.
   *[other] { $points } Siegpunkte sind übrig – { $reason }.
}
group-proposed = { $country }: Vorschlag für eine Armeegruppe in { $area }: { $leaders }.
group-parting = { $country }: { $leaders } würde die Armeegruppe verlassen.
group-may-be-renewed = { $country }: Die übrigen Armeen in { $area } dürfen eine Gruppe bilden.
group-may-be-formed = { $country }: In { $area } stehen Armeen beisammen.
may-intercept = { $arrival ->
    [retreat] { $country }: Ein Rückzug führt nach { $area }, gleich neben { $start }.
    [evasion] { $country }: Ein Ausweichen führt nach { $area }, gleich neben { $start }.
    [event] { $country }: Feinde erscheinen in { $area }, gleich neben { $start }.
   *[march] { $country }: Feinde ziehen nach { $area }, gleich neben { $start }.
}
may-evade = { $countries }: Der Feind ist in { $area } angekommen.
must-retreat = { $country }: geschlagen in { $area }.
armies-divided = { $country }: Mehrere Anführer werden in { $area } angegriffen.
army-divided = { $leader } in { $area }: Wähle seine Armee.
armies-too-many = In { $area } können höchstens { $most } Armeen gemeinsam kämpfen.
relief-comes = { $country }: Schlacht vor den Mauern von { $area }.
one-leader-leads = In { $area } sind mehrere Anführer.
rest-to-fight = Die erste Schlacht in { $area } ist gewonnen, aber dort stehen noch mehr Feinde.
battle-cards = { $kind ->
    [siege] Eine Runde Belagerungskampf um { $area }.
    [sortie] Ein Ausfall aus { $area }.
    [naval] Eine Seeschlacht vor { $area }.
   *[field] Eine Schlacht in { $area }.
}
chariots-in-battle = In der Schlacht in { $area } kämpfen Streitwagen mit.
take-hits = { $hired_to ->
    [0] { $country }: Treffer zu nehmen in { $area }: { $amount }.
   *[other] { $country }: Treffer zu nehmen in { $area }: { $amount }, davon auf Söldner { $hired_from } bis { $hired_to }.
}
take-routs = { $hired_to ->
    [0] { $country }: Aus { $area } fliehen: { $amount }.
   *[other] { $country }: Aus { $area } fliehen: { $amount }, davon Söldner { $hired_from } bis { $hired_to }.
}
share-hits = { $amount ->
    [one] 1 Treffer in { $area } ist übrig.
   *[other] { $amount } Treffer in { $area } sind übrig.
}
share-routs = { $amount ->
    [one] In { $area } muss noch 1 Einheit fliehen.
   *[other] In { $area } müssen noch { $amount } Einheiten fliehen.
}
attrition-assign = { $hits ->
    [one] { $country }: 1 Treffer durch Abnutzung ({ attrition-cause }).
   *[other] { $country }: { $hits } Treffer durch Abnutzung ({ attrition-cause }).
}
garrison-or-walls = { $area }: Die Belagerer erzielen { $hits } Treffer, die Stadtverteidigung ist { $defence }.
hunger-step-coming = Der Hunger in { $area } steht bei { $number } von { $needed } und wächst gleich weiter.

## Was eben geschehen ist (Fenster für Karten)

window-event-played = { $country } sagt ein Ereignis an: { $area }.
window-vp-battle = { $country }: Die Schlacht bringt Siegpunkte ({ $area }).
window-foreign-war-begun = { $country }: Ein Krieg außerhalb der Karte beginnt ({ $area }).
window-army-moved = { $country }: Eine Armee hat { $area } betreten.
window-interception-declared = { $country }: Ein Abfangen in { $area } ist angesagt, die Würfel kommen noch.
window-evasion-declared = { $country }: Ein Ausweichen aus { $area } ist angesagt, die Würfel kommen noch.
window-retreat = { $country }: Ein Rückzug aus { $area } steht bevor.
window-city-besieged = { $country }: { $area } wird belagert.
window-hunger-step = { $country }: Der Hunger in { $area } wächst gleich.
window-revolt-placed = { $country }: In { $area } bricht ein Aufstand aus.
window-conquest-check = { $country }: Gleich fällt der Würfel über eine Eroberung.
window-tribute-check = { $country }: Gleich fallen die Würfel über den Tribut.
window-tribute-refused = { $country }: Der Tribut wird verweigert.
window-succession-roll = { $country }: Gleich fällt der Würfel über die Thronfolge.

## Möglichkeiten

option-end = Impuls beenden
option-end-with-card = Impuls beenden, die niedrigste Karte geht für AP
    .about = Du hast keine Karte gespielt, und jeder Impuls braucht eine.
option-preempt = Zuvorkommen
    .about = Dein Impuls kommt jetzt, vor dem des nächsten Landes.
option-decline = Nein, diesmal nicht
option-keep = Behalten
option-exchange = Alle tauschen
    .about = Eine Karte weniger, und niemand weiß, welche es werden.
option-sell = Verkaufen
option-supply-pay = Mit AP bezahlen
    .about = 1 AP, und die Truppe ist versorgt.
option-supply-pillage = Das Gebiet plündern
    .about = Keine AP; im Gebiet liegt ein Plünderungsmarker, bis ihn jemand beseitigt.
option-supply-suffer = Abnutzung würfeln
    .about = Würfel für die Einheiten der Truppe; wer getroffen wird, ist geschwächt oder verloren.
option-supply-later = Zuerst eine andere Truppe
    .about = Diese Truppe kommt zuletzt, wenn vielleicht keine AP mehr da sind.
option-keep-unit = Behalten: { $unit }
option-card = { $card }
option-area = { $area }
option-country = { $country }
option-leader = { $leader }
option-windfall = { $piece } ({ AP($halves) } AP)
option-windfall-done = Das ist alles
option-leave-marker = Dort lassen
option-join-group = Beitreten
option-decline-group = Für sich bleiben
option-stay-behind = Zustimmen, zurückbleiben
option-keep-in-group = In der Gruppe bleiben
option-form-group = Gruppe bilden
option-no-group = Keine Gruppe
option-group-of = Gruppe: { $leaders }
option-stay-apart = Getrennt bleiben
intercept-chance = { $sight ->
    [fog] { $natural ->
        [13] kaum; Kavallerie ungesehen
       *[other] etwa { $chance } %, ab einem Wurf von { $natural }; Kavallerie ungesehen
    }
   *[clear] { $natural ->
        [13] kein Wurf reicht
       *[other] { $chance } %, ab einem Wurf von { $natural }
    }
}
option-intercept = Abfangen: { $force } ({ intercept-chance })
option-intercept-all = Mit allen abfangen ({ intercept-chance })
option-decline-all = Alle ziehen lassen
option-group = Die ganze Gruppe ({ intercept-chance })
option-apart = Armee für Armee
option-alone = Nur die eigenen Armeen der Gruppe
option-join = Mitgehen ({ intercept-chance })
option-stay = Hier bleiben
option-stand = Sich stellen und kämpfen
evade-percent = { $sight ->
    [fog] etwa { $chance } %
   *[clear] { $chance } %
}
evade-chance = { $attrition ->
    [0] { evade-percent }
    [one] { evade-percent }, 1 Würfel Abnutzung
   *[other] { evade-percent }, { $attrition } Würfel Abnutzung
}
option-evade = Ausweichen nach { $target } ({ evade-chance })
option-evade-city = In die Stadt ({ evade-chance })
option-hasty = Hastig ausweichen nach { $target } ({ evade-chance })
option-hasty-city = Hastig in die Stadt ({ evade-chance })
option-ambush = Hinterhalt, dann ausweichen nach { $target }
option-retreat = { $attrition ->
    [0] { $target }
    [one] { $target } (1 Würfel Abnutzung)
   *[other] { $target } ({ $attrition } Würfel Abnutzung)
}
option-retreat-city = { $attrition ->
    [0] In die Stadt { $target }
    [one] In die Stadt { $target } (1 Würfel Abnutzung)
   *[other] In die Stadt { $target } ({ $attrition } Würfel Abnutzung)
}
option-as-they-stand = Wie sie stehen: { $armies }
option-divide-anew = Die Einheiten neu aufteilen
army-of = { $leader } führt { $units }
option-join-relief = Herauskommen und kämpfen
option-stay-inside = Hinter den Mauern bleiben
option-sortie = Ausfall machen
option-fight-on = Angreifen
option-go-back = Zurückgehen
option-chariots-heavy = Angriff (schwer)
option-chariots-bow = Beschuss (Bogen)
option-hit = { $unit }
option-second-hit = { $unit }, zweiter Treffer
    .about = Geht dadurch verloren.
option-garrison-hits = { $hits ->
    [0] Alle auf die Mauern (Stadtverteidigung dann { $defence })
    [one] 1 Treffer auf die Garnison (Stadtverteidigung dann { $defence })
   *[other] { $hits } Treffer auf die Garnison (Stadtverteidigung dann { $defence })
}
