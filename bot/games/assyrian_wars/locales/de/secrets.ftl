# Assyrian Wars: Geheimdiplomatie, Aufstände, Nomaden, die Meder im Ausland, die Kampagne zu zweit, knappe Marker.

## Geheimdiplomatie

ask-secret-objective = Geheimdiplomatie
    .about = Lege verdeckt einen Marker. Marker auf demselben Ziel heben einander auf, außer beim Handel.
secret-objective = Ein Marker für { $country }: worauf zielt er?
option-objective = { $objective }
option-no-objective = Kein Marker
objective-trade = den Handel
objective-minor-cities = die Stadtstaaten
secret-markers-shown = { $objectives-count ->
    [0] { $country } hat keinen Marker gelegt.
   *[other] { $country } hat gezielt auf: { $objectives }.
}
secret-markers-cancelled = { $markers } Marker treffen sich ({ $objective }) und heben einander auf.
ask-secret-action = Was bewirkt dein Marker?
    .about = Dein Marker liegt allein auf seinem Ziel. Wähle, was er bewirkt; es kostet nichts.
secret-action = { $country } hat freie Hand: { $objective }.
secret-action-none = { $country } macht nichts aus dem Marker: { $objective }.
option-secret-expel = Handelsmarker entfernen: { $country }
option-secret-raid = Handelsstörer kostenlos aussenden
option-secret-card = Eine Karte ziehen
option-secret-impulse = Ein Sonderimpuls vor dem nächsten Spielzug
option-secret-move = Marker um einen Würfel bewegen
option-secret-refuse = Tribut von Assyrien abwenden
option-secret-secure = Tribut sichern
option-secret-revolt = Aufstand in { $area }
option-secret-rising = Erhebung gegen die Garnison von { $area }
option-secret-king = Nächsten Thronwurf um 1 verschlechtern
option-secret-pact = Pakt mit { $area }
option-secret-nothing = Nichts tun
secret-card = 🃏 { $country } zieht durch Geheimdiplomatie eine Karte.
secret-impulse = { $country } erhält einen Sonderimpuls vor dem ersten Impuls des nächsten Spielzugs.
special-impulse-lapses = { $country } hat keine Karte für den Sonderimpuls; er verfällt.
secret-move = 🎲 { $power } wühlt in { $country }: Der Würfel zeigt { $die }.
secret-tribute-refused = { $power } hat { $country } den Tribut an Assyrien im nächsten Spielzug ausgeredet.
secret-tribute-secured = { $power } hat dafür gesorgt, dass { $country } im nächsten Spielzug Tribut zahlt.
secret-king = Ränke am Hof: Der nächste Thronwurf ({ $country }) ist um 1 schlechter.
pact-made = { $area } schließt einen Pakt mit { $country }.
ask-free-raider = Welche Einheit stört den Handel?
    .about = Die Einheit geht in eine Raid Box und schlägt sofort zu, alles kostenlos.
free-raider = { $country } sendet durch Geheimdiplomatie einen Handelsstörer aus.
roll-secret-move = Geheimdiplomatie

## Aufstände

revolt-placed = { $pieces-count ->
    [0] Aufstand in { $area }! { $country } hat die Kontrolle verloren.
   *[other] Aufstand in { $area }! { $country } hat die Kontrolle verloren; in die Regroup Box: { $pieces }.
}
revolt-ended = Der Aufstand in { $area } ist vorbei: Jetzt kontrolliert { $country } das Gebiet.
revolt-over = Der Aufstand in { $area } ist erloschen. { $country } hat das Gebiet wieder.

## Nomaden

camp-name = { $camp ->
    [assyrian] assyrisches Lager
    [rebel] Lager der Rebellen
   *[neutral] neutrale Großmächte
}
nomad-control-rolled = 🎲 Kontrolle über { $country } – { $camps }: { DICE($dice) }.
nomad-controller = { $power } handelt für { $country } bis zum nächsten Wurf.
roll-nomad-control = Kontrolle über Nomaden
ask-name-controller = Wer kontrolliert die Nomaden?
    .about = Dein Lager hat den Wurf gewonnen. Bestimme, welche Großmacht bis zum nächsten Wurf für den Stamm entscheidet.
name-controller = { $country }: Eine Großmacht deines Lagers soll für den Stamm handeln.
tribe-enters = { $country }: Der Stamm erscheint in { $area }.
tribe-returns = { $country }: wieder in voller Stärke da, in { $area }.
tribe-reinforced = { $count ->
    [one] { $country }: Eine Einheit stößt in { $area } zum Stamm.
   *[other] { $country }: { $count } Einheiten stoßen in { $area } zum Stamm.
}
tribe-beaten = { $country } sind geschlagen: Bündnisse enden, und der Stamm ruht bis zum Ende des Spielzugs.
ask-restore-tribe = Wo kehren die Nomaden zurück?
    .about = Wähle, wer hierher zurückkehrt; die anderen kehren dorthin zurück, wo der Stamm sonst noch steht.
restore-tribe = { $country }: Wer stößt in { $area } zum Stamm?
option-piece = { $piece }
option-leave = Weiterziehen lassen
tribe-kept = { $force } bleibt, wo alles geplündert ist; { $payer } zahlt { AP($halves) } AP.
action-keep-tribe = Nomaden halten
    .command = bleiben
    .about = Zahle 1 AP, damit verbündete Nomaden auf geplündertem Land bleiben dürfen.
    .force = truppe
    .force-about = Der Anführer, oder die Einheit ohne Anführer
    .payer = zahler
    .payer-about = Wer zahlt: der Stamm aus seiner Karte oder seine Macht aus Gespartem
quote-keep-tribe = { $country } zahlt { AP($cost) } AP und hat noch { AP($left) } AP.
nomads-must-leave = In { $area } ist alles geplündert, also müssen { $country } weiterziehen. Nur ein Verbündeter kann sie für 1 AP dort halten.
only-allied-nomads-stay = { $country }: Nur verbündete Nomaden kann man zum Bleiben bezahlen. Andere müssen weiterziehen.
keeps-no-tribe = { $countries-count ->
    [0] „{ $found }“ zahlt nicht für diesen Stamm, und niemand sonst kann es.
   *[other] „{ $found }“ zahlt nicht für diesen Stamm; zahlen kann: { $countries }.
}
force-need-not-leave = { $forces-count ->
    [0] „{ $found }“ muss man nicht bezahlen: Niemand muss weiterziehen.
   *[other] „{ $found }“ muss man nicht bezahlen. Weiterziehen müssen: { $forces }.
}
tribe-has-a-prey = { $country } haben es allein auf { $prey } abgesehen und in { $area } nichts zu suchen. Wähle Land von { $prey } oder Niemandsland.
nomads-attack-in-force = { $country } greifen mit der ganzen Armee an, wo sie können: Schicke { $leader } mit allen, die er führt.
nomads-not-thrown-away = Eine Einheit ({ $country }) greift nicht allein { $enemies } feindliche Einheiten an. Schicke eine Armee.
nomads-not-sent-blindly = Eine Einheit ({ $country }) greift nicht allein an, was sie im Nebel nicht zählen kann. Schicke eine Armee.

## Die Meder im Ausland

mede-one-army-abroad = Vor Spielzug 4 darf nur eine Armee der Meder außerhalb der Heimat sein; es wären: { $leaders }.
mede-too-many-abroad = Damit wären { $regulars } reguläre Meder im Ausland. Vor Spielzug 4 dürfen es höchstens so viele sein, wie der Anführer dort befehligt: { $command }.

## Die Kampagne zu zweit

service-rolled = 🎲 { $missing ->
    [0] { $country } in assyrischen Diensten: Die Würfel zeigen { $dice }, und { $needed } sind erreicht.
   *[other] { $country } in assyrischen Diensten: Die Würfel zeigen { $dice }, zu { $needed } fehlen { $missing }.
}
ask-service = Den Rest bezahlen?
    .about = Zahlst du das Fehlende in AP, befehligst du die eroberte Großmacht bis zum Ende ihrer Friedenspflicht.
    .service-let-go = Es behält seinen eigenen Spieler.
service = { $country } wäre für { AP($halves) } AP zu gewinnen.
option-service-pay = { AP($halves) } AP zahlen
option-service-let-go = Verzichten
service-begins = { $by } befehligt { $country } bis zum Ende der Friedenspflicht.
service-ends = { $by } befehligt { $country } nicht länger: Der eigene Spieler hat es zurück.
service-failed = { $country } tritt nicht in assyrische Dienste.
roll-service = eine eroberte Großmacht in assyrischen Diensten
service-for-two-only = Das kann nur { $country }, und nur im Spiel zu { $players } Spielern.
never-in-service = { $country } lässt sich so nie befehligen. Wähle eine andere Großmacht, die du erobert hast.
not-conquered = { $country } ist nicht erobert, oder die Friedenspflicht ist vorbei. Wähle eine Großmacht, die du erobert hast.
already-in-service = { $country } steht schon unter deinem Befehl.

## Wenn Marker ausgehen

markers-run-out = { $marker ->
    [pillage] Es gibt keine Plünderungsmarker mehr. Jeder muss sofort einen entfernen.
   *[damage] Es gibt keine Schadensmarker mehr. Jeder muss sofort einen entfernen.
}
ask-restock-marker = Einen Marker entfernen
    .about = Die Marker sind ausgegangen: Wähle den, den du sofort entfernst.
restock-marker = { $marker ->
    [pillage] { $country } muss eine Plünderung beseitigen.
   *[damage] { $country } muss eine Stadt ausbessern.
}
option-restock = { $area }, { AP($halves) } AP
ask-restock-means = Wie bezahlst du?
    .about = Mit vorhandenen AP oder mit einer Karte; bis zu 4 AP werden gespart.
restock-means = { $country } muss { AP($halves) } AP zahlen.
option-restock-purse = Mit AP
restocked-by-card = 🃏 { $country } setzt dafür { $card } ein.
marker-restocked = { $marker ->
    [pillage] { $country } beseitigt die Plünderung in { $area } für { AP($halves) } AP.
   *[damage] { $country } bessert { $area } für { AP($halves) } AP aus.
}
vp-markers-not-repaired = ein nicht beseitigter Marker

## Entscheide

patch-forfeit-markers = Geheime Marker verwirken
    .about = Abgesprochene Marker: Die geheimen Marker einer Großmacht gelten nicht, und sie verliert einen Siegpunkt.
gm-markers-forfeited = Entscheid: Die geheimen Marker ({ $country }) gelten nicht.
no-markers-to-forfeit = { $country } hat jetzt keinen geheimen Marker liegen. Verwirkt werden sie, wenn alle aufgedeckt sind.
vp-secret-agreement = abgesprochene geheime Marker
revolt-controlled = { $area } wäre im Aufstand und doch in jemandes Hand.
tribe-astray = { $country } wären in falschen Händen oder in niemandes.
