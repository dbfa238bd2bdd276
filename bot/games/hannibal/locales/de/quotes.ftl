# Hannibal: was ein Zug kostet und wagt, bevor er bestätigt wird.

quote-spends-card = Verbraucht { $card }.
quote-event = { $text }
quote-breaks-truce = Bricht den Waffenstillstand.
quote-card-leaves = Die Karte kommt aus dem Spiel.
quote-route = Weg: { ROUTE($spaces) }, { $points } von { $most } BP.
quote-pass = Pass { $start } → { $space }: { $chances }.
quote-voyage = Seefahrt { $start } → { $space } ({ SIGNED($modifier) }): { $safe } % sicher, { $back } % zurückgetrieben, { $sunk } % versenkt.
quote-intercepted = { $space }: { $generals-count ->
    [one] { $generals } kann abfangen: { $percent } %.
   *[other] { $generals } können abfangen, zusammen { $percent } %.
}
quote-meets-enemy = In { $space } stehen Feinde.
quote-sortie = { $general } macht einen Ausfall: Schlacht vor den Mauern.
quote-campaign = Bis zu { $generals ->
    [one] 1 Heerführer zieht
   *[other] { $generals } Heerführer ziehen
}, einer nach dem anderen.
quote-raises-unit = 1 GE kommt zu { $general }.
quote-places-units = In { $space } treffen ein: { $units }.
quote-places-consul = { $general } übernimmt in { $space } den Befehl.
quote-places-markers = Deine PK in { $spaces }.
quote-turns-markers = Auf deine Seite gedreht: { $spaces }.
quote-removes-markers = PK, die fallen: { $spaces }.
quote-removes-points = { $space } verliert { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}.
quote-city-changes-side = { $space } wechselt die Seite{ $lost ->
    [0] { "" }
    [one] ; 1 GE in der Stadt ist verloren
   *[other] ; { $lost } GE in der Stadt sind verloren
}.
quote-attrition = { $units ->
    [one] 1 GE würfelt
   *[other] { $units } GE würfeln
} in { $space } auf Aufreibung.
quote-desertion = Truppen, die abfallen können: { $spaces }.
quote-siege-train = Der Belagerungstross kommt zu { $general }.
quote-proconsul = { $new } löst { $old } ab.
quote-macedon-joins = Makedonien verbündet sich mit Karthago; Rom verliert eine zufällige Karte.
quote-macedon-leaves = Das Bündnis mit Makedonien endet; Karthago verliert eine zufällige Karte.
quote-siege = Belagerung von { $space }: { $gain } % auf einen Punkt, { $taken } % auf den Fall jetzt, etwa { TENTHS($attempts) } Versuche insgesamt.
quote-subjugation = Unterwerfung in { $space }: { $gain } % auf einen Punkt, { $taken } % auf den Erfolg jetzt, etwa { TENTHS($attempts) } Versuche insgesamt.
quote-interception = { $general } fängt ab: { $percent } %.
quote-avoiding = { $general } weicht aus: { $percent } %.
quote-plan-is-secret = Dein Gegner sieht deinen Plan nicht, auch nicht nach der Schlacht.
quote-battle-odds = 600-mal mit so vielen Karten durchgespielt, gewinnst du zu etwa { $percent } %, nach etwa { $rounds ->
    [one] 1 Gefechtsrunde
   *[other] { $rounds } Gefechtsrunden
}.
quote-retreat-costs = { $count ->
    [0] Kostet keine GE.
    [one] Kostet 1 GE.
   *[other] Kostet { $count } GE.
}
quote-loses-province = Du verlierst die Kontrolle über { $province }.
