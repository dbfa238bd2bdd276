# Hannibal: was gefragt wird (Titel und ein Satz), warum, und was man antworten kann.

## Die Runde

ask-opening = Mit einem Feldzug eröffnen?
    .about = Rom darf beginnen, wenn es mit einer Feldzugskarte eröffnet; sonst bestimmt Karthago, wer beginnt. Deine Feldzugskarten stehen unten; ohne eine kannst du nur ablehnen.
    .yes = Du spielst zuerst, mit einer Feldzugskarte.
    .no = Karthago nennt, wer zuerst spielt.
ask-first-player = Wer spielt zuerst?
    .about = Karthago bestimmt, wer die erste Karte dieser Runde spielt.
ask-play = Deine Karte
    .about = Spiele eine Karte: Heerführer ziehen, PK legen, Truppen ausheben, Ereignis – oder lege sie ab.
ask-reinforce = Verstärkungen
    .about = Sage, wo jede neue GE eintrifft.
ask-return-general = Ein Heerführer kehrt zurück
    .about = Wähle ein nicht belagertes Feld mit eigenen GE.
ask-place-africanus = Scipio Africanus trifft ein
    .about = Wähle das eine Feld, in dem er mit seinen GE eintrifft.
ask-proconsul = Wer bleibt als Prokonsul?
    .about = Ein Heerführer darf bei seinen GE bleiben; alle anderen kehren in den Vorrat zurück.
    .nobody = Alle kommen zurück in den Vorrat.
ask-place-consuls = Wohin kommen die Konsuln?
    .about = Jeder übernimmt den Befehl, wo mindestens 5 deiner GE stehen.
ask-remove-markers = PK zu entfernen
    .about = Wähle die runden PK, die du verlierst; von selbst gehen die, die keine Provinz kosten.
option-nobody = Niemand
units-to-place = { $side }: { $count ->
    [one] 1 neue GE
   *[other] { $count } neue GE
} aufzustellen.
general-to-return = { $general } war vertrieben und kehrt zu seinen Truppen zurück.
africanus-to-place = Scipio Africanus kommt mit { $units ->
    [one] 1 GE
   *[other] { $units } GE
}.
consuls-to-place = Die neuen Konsuln sind { $generals }.
markers-to-remove = { $side } muss { $count ->
    [one] 1 runden PK
   *[other] { $count } runde PK
} entfernen.

## Unterwegs

ask-react = Deine Reaktion
    .about = Geh hinter die Mauern, fang ab oder weiche aus. Was du ansagst, wird versucht.
    .react-none = Niemand von dir rührt sich.
ask-intercepted = Kämpfen oder zurückweichen?
    .about = Die Abfangenden stehen vor dir: kämpfe, oder geh zurück, woher du kamst, und halte an.
    .fight = Die Schlacht gegen die Abfangenden beginnt.
    .back-up = Du gehst zurück, woher du kamst, und dein Zug ist vorbei.
ask-pursuit = Verfolgen?
    .about = Der Gegner ist entkommen. Mit einem Wurf darfst du weiter, in jede Richtung; misslingt er, hältst du hier.
    .pursue = Bei Erfolg ziehst du weiter, wohin du willst; ein Misserfolg hält dich auf.
    .stop = Dein Zug endet hier.
ask-onward = Weiter?
    .about = Zieh weiter wie gesagt, auf anderem Weg, oder halte hier an.
    .stop = Dein Zug endet hier.
ask-siege-here = Hier belagern?
    .about = Dein Zug endet hier vorzeitig. Eine Belagerung oder Unterwerfung ist noch erlaubt.
ask-campaign = Der nächste Heerführer
    .about = Ziehe einen weiteren Heerführer deines Feldzugs oder beende ihn.
    .campaign-done = Deine anderen Heerführer bleiben, wo sie sind.
ask-unit-losses = Welche GE gehen verloren?
    .about = Sage, wie viele Elefanten darunter sind; von selbst gehen gewöhnliche GE zuerst.
army-entered = { $side }: { $general } kommt mit { $units } von { $start } nach { $space }.
army-intercepted = { $general } wird in { $space } abgefangen.
enemy-avoided = Der Gegner ist { $general } in { $space } ausgewichen. Eine Verfolgung gelingt zu { $percent } %.
charge-chances = Ein Angriff gelingt zu { $percent } %; zu { $backfires } % kostet er dich eine Gefechtskarte.
may-go-on = { $general } steht in { $space } und hat noch { $left } BP.
campaign-goes-on = { $card }: bisher { $moved } von bis zu { $most } Heerführern gezogen.
units-to-lose = { $side } verliert in { $space } { $count ->
    [one] 1 GE
   *[other] { $count } GE
}.
option-react-none = Geschehen lassen
option-react-inside = Alle hinter die Mauern
option-intercept-best = Abfangen: { $attempt }
option-intercept-all = Mit allen abfangen: { $attempts }
option-avoid = Ausweichen: { $general } mit { $units } nach { $space }, { $percent } %
option-fight = Kämpfen
option-back-up = Zurückweichen
option-into-city = In die Stadt, soweit Platz ist
option-pursue = Verfolgen
option-stop = Hier anhalten
option-besiege = Belagern oder unterwerfen
option-go-on = Weiter wie geplant
option-campaign-done = Der Feldzug ist vorbei
option-none = Niemand sonst
option-all = So viele wie hineinpassen

## Gegenereignisse

ask-third-point = Schlechtes Wetter?
    .about = Der Zug gibt gleich den dritten BP aus; schlechtes Wetter kann ihn hier beenden.
    .pass = Du spielst nichts; niemand erfährt, was du hältst.
ask-sea-leg = Die Seefahrt stören?
    .about = Schlechtes Wetter hält sie im Hafen, ein Seesturm trifft die GE an Bord.
    .pass = Du spielst nichts; niemand erfährt, was du hältst.
ask-army-enters = Feindliche Stämme?
    .about = Eine Armee betritt das Land der Stämme; sie können sie angreifen.
    .pass = Du spielst nichts; niemand erfährt, was du hältst.
ask-battle-start = Ein Schlachtereignis?
    .about = Bevor die Gefechtskarten verteilt werden, darfst du Schlachtereignisse spielen.
    .pass = Du spielst nichts; niemand erfährt, was du hältst.
ask-charge = Die Elefanten erschrecken?
    .about = Verängstigte Elefanten können sie aufhalten, bevor gewürfelt wird.
    .pass = Du spielst nichts; niemand erfährt, was du hältst.
window-third-point = { $general } zieht von { $space } weiter.
window-sea-leg = { $general } will von { $space } nach { $path } segeln.
window-army-enters = { $general } betritt { $space }.
window-battle-start = Die Schlacht von { $space } beginnt gleich.
window-charge = In der Schlacht von { $space } greifen Elefanten an.

## Schlacht

ask-relief = Kommt die Besatzung heraus?
    .about = Die GE in der Stadt dürfen sich dem Angriff auf die Belagerer anschließen.
    .yes = Die GE in der Stadt greifen die Belagerer mit an.
    .no = Sie bleiben hinter den Mauern.
ask-change-of-command = Befiehlt der andere Konsul?
    .about = Du darfst würfeln: bei 4 bis 6 befiehlt in dieser Schlacht der andere Konsul.
    .yes = Ein Würfel: Bei 4 bis 6 befiehlt der andere Konsul.
    .no = Derselbe Konsul befiehlt.
ask-elephant-charge = Greifen die Elefanten an?
    .about = Ein guter Wurf kostet Rom je Elefant eine Gefechtskarte; bei einer 1 verlierst du eine.
    .hold = Kein Elefant wird gewagt.
ask-battle-plan = Dein Schlachtplan
    .about = Die Schlacht läuft nach beiden Plänen. Lass weg, was du willst; dein Gegner sieht deinen nicht, auch nicht nach der Schlacht. *Meine Hand* zeigt deine Gefechtskarten.
ask-battle-attack = Dein Angriff
    .about = Wähle eine Gefechtskarte, tu etwas anderes oder mach einen neuen Plan.
ask-battle-match = Den Angriff abwehren
    .about = Antworte mit der gleichen Karte oder einem Ersatz; wer es nicht kann, hat die Schlacht verloren.
ask-counterattack = Gegenangriff?
    .about = Mit einem Wurf wirst du zum Angreifer.
    .roll = Bei Erfolg wählst du den nächsten Angriff.
    .hold = Der Feind greift weiter an.
ask-prevent-withdrawal = Das Lösen verhindern?
    .about = Mit einem Wurf hältst du den Gegner in der Schlacht.
ask-take-over = Den Angriff übernehmen?
    .about = Das Lösen ist misslungen; du darfst ab jetzt angreifen.
ask-ally-deserts = Läuft ein Verbündeter über?
    .about = Bevor der Gegner angreift, darfst du eine seiner Gefechtskarten holen.
ask-withdraw-to = Wohin lösen?
    .about = Die ganze Armee geht ein Feld weit.
ask-retreat = Rückzug wohin?
    .about = Wähle den Weg deiner geschlagenen Truppe; ein Teil darf in die eigene Stadt.
relief-possible = Deine belagerte Besatzung von { $space } könnte mitkämpfen.
battle-plans = Die Gefechtskarten für { $space } sind verteilt.
battle-round = { $space }, Gefechtsrunde { $round }: Du greifst an.
battle-round-defends = { $space }, Gefechtsrunde { $round }: Du verteidigst.
battle-attacked-with = Gefechtsrunde { $round }: Der Gegner greift mit { $kind } an.
withdraws-from = Deine Armee verlässt die Schlacht von { $space }.
must-retreat = { $side } hat die Schlacht von { $space } verloren und zieht sich zurück.
option-yes = Ja
option-no = Nein
option-pass = Passen
option-charge = { $count ->
    [one] Angriff mit 1 Elefanten
   *[other] Angriff mit { $count } Elefanten
}
option-hold = Zurückhalten
option-roll = Würfeln
option-battle-type = { $kind }
option-reserve-as = Reserve als { $kind }
option-probe-as = Hannibals Vorstoß als { $kind }
option-same = Die gleiche Karte
option-reserve = Eine Reserve
option-probe = Hannibals Vorstoß
option-maharbal = Maharbals Reiterei
option-decline = Nicht abwehren: die Schlacht ist verloren
option-withdraw = Vom Gegner lösen
option-desert = „Ein Verbündeter läuft über“ spielen
option-desert-for = „Ein Verbündeter läuft über“ spielen: die offene Karte { $kind }
option-run-out = Nichts spielen: die Schlacht ist verloren
option-withdraw-inside = Zurück in die Stadt
option-withdraw-apart = Die Besatzung zurück in die Stadt, die übrigen dorthin, woher sie kamen
