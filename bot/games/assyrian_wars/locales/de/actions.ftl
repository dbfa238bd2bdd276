# Assyrian Wars: was man tun kann. Wie die Einträge gemeint sind, steht in en/aw-actions.ftl.

action-play-card = Karte spielen
    .command = spielen
    .about = Spiele eine Karte für ihre AP.
    .card = karte
    .card-about = Die Karte, die du spielst
    .plus = plus
    .plus-about = 3 AP zahlen, damit es die zweite Karte sein darf

action-build = Einheiten bauen
    .command = bauen
    .about = Baue reguläre Einheiten aus dem Force Pool in einer Heimatstadt, 2 AP je Stärkepunkt.
    .units = einheiten
    .units-about = Die Einheiten, die du baust
    .area = gebiet
    .area-about = Die Heimatstadt

action-build-ship = Schiff bauen
    .command = bauen
    .about = Baue ein Schiff bei einem Heimathafen, für 2 AP.
    .ship = schiff
    .ship-about = Das Schiff, das du baust
    .zone = seezone
    .zone-about = Die Seezone des Hafens

action-hire = Söldner anheuern
    .command = anheuern
    .about = Heuere Söldner aus deinem Pool für ½ AP je Stärkepunkt an.
    .units = einheiten
    .units-about = Die Söldner, die du anheuerst
    .area = gebiet
    .area-about = Wo sie erscheinen

action-buy-leader = Anführer kaufen
    .command = kaufen
    .about = Kaufe einen zufälligen Anführer aus dem Force Pool für 2 AP, einmal je Impuls.

action-rebuild = Einheiten reparieren
    .command = einheiten
    .about = Bring reduzierte Einheiten wieder auf volle Stärke, 2 AP je Punkt (Söldner ½ AP).
    .units = einheiten
    .units-about = Die reduzierten Einheiten

action-clear-pillage = Plünderung beseitigen
    .command = land
    .about = Beseitige Plünderung in einem deiner Gebiete, 1 AP je Stufe.
    .area = gebiet
    .area-about = Das geplünderte Gebiet
    .levels = stufen
    .levels-about = Wie viele Stufen

action-repair-city = Stadt reparieren
    .command = stadt
    .about = Repariere die Mauern einer deiner Städte, 1 AP je Stufe.
    .area = gebiet
    .area-about = Die beschädigte Stadt
    .levels = stufen
    .levels-about = Wie viele Stufen

action-buy-back = Zurückkaufen
    .command = zurückkaufen
    .about = Kaufe Einheiten und Anführer aus der Regroup Box zurück, je 1 AP (Söldner ½ AP).
    .pieces = figuren
    .pieces-about = Die Einheiten und Anführer
    .area = gebiet
    .area-about = Wo sie erscheinen

action-buy-back-ship = Schiff zurückkaufen
    .command = zurückkaufen
    .about = Kaufe ein Schiff aus der Regroup Box zurück.
    .ship = schiff
    .ship-about = Das Schiff
    .zone = seezone
    .zone-about = Wo es erscheint

action-move = Ziehen
    .command = ziehen
    .about = Ziehe mit einer Armee, Gruppe oder Einheit einen Weg entlang, ab 1 AP je Gebiet.
    .force = truppe
    .force-about = Der Anführer, die Armeegruppe oder Einheit
    .path = weg
    .path-about = Die Gebiete am Weg, oder nur das letzte
    .units = einheiten
    .units-about = Wer mitzieht; ohne Angabe: die ganze Armee
    .alone = allein
    .alone-about = Der Anführer zieht ohne Einheiten
    .quick = schnell
    .quick-about = Mit Kavalleriegeschwindigkeit, wenn alle Kavallerie sind
    .taking = aufnehmen
    .taking-about = Einheiten, die der Anführer unterwegs aufnimmt
    .leaving = zurücklassen
    .leaving-about = Einheiten, die unterwegs bleiben, und wo

action-besiege = Belagern
    .command = belagern
    .about = Beginne eine Belagerung oder setze sie fort.
    .force = truppe
    .force-about = Die belagernde Armee oder Gruppe
    .method = art
    .method-about = Standardbelagerung, Stürmen oder Aushungern

action-sortie = Ausfall machen
    .command = ausfall
    .about = Deine Garnison greift die Feinde vor der Stadt an, für 1 AP.
    .area = gebiet
    .area-about = Die Stadt

action-deport = Deportieren
    .command = deportieren
    .about = Bring den ECO+1-Marker des eingenommenen Gebiets in ein anderes.
    .area = gebiet
    .area-about = Wohin er kommt

action-pillage = Plündern
    .command = plündern
    .about = Plündere ein feindliches Gebiet, einmal je Impuls und ohne AP.
    .area = gebiet
    .area-about = Das Gebiet

action-form-group = Armeegruppe bilden
    .command = bilden
    .about = Verbinde zwei oder drei Armeen an einem Ort; andere werden gefragt.
    .leaders = anführer
    .leaders-about = Die Anführer der Armeen
    .commander = befehlshaber
    .commander-about = Wer befehligt

action-join-group = Armeegruppe verstärken
    .command = verstärken
    .about = Nimm Armeen am selben Ort in eine Armeegruppe auf; andere werden gefragt.
    .group = armeegruppe
    .group-about = Die Armeegruppe
    .leaders = anführer
    .leaders-about = Die Anführer, die dazukommen

action-leave-group = Armeegruppe verlassen
    .command = verlassen
    .about = Nimm Armeen aus ihrer Gruppe heraus, ohne AP.
    .leaders = anführer
    .leaders-about = Die Anführer, die gehen

action-command = Befehlshaber wechseln
    .command = befehl
    .about = Gib einem anderen deiner Anführer den Befehl über eine Gruppe, ohne AP.
    .leader = anführer
    .leader-about = Der neue Befehlshaber

action-relocate-leader = Anführer verlegen
    .command = verlegen
    .about = Verlege einen Anführer ohne Truppen bis zu 8 Gebiete weit, für 1 AP.
    .leader = anführer
    .leader-about = Der Anführer
    .area = gebiet
    .area-about = Wohin er kommt

action-forced-march = Gewaltmarsch
    .command = gewaltmarsch
    .about = Ziehe mit einer Armee beliebig weit durch befreundetes Land, für 10 AP.
    .leader = anführer
    .leader-about = Der Anführer der Armee
    .path = weg
    .path-about = Die Gebiete am Weg, oder nur das letzte
    .units = einheiten
    .units-about = Wer mitzieht; ohne Angabe: die ganze Armee

action-assign = Armee einteilen
    .command = einteilen
    .about = Unterstelle Einheiten eines Gebiets einem seiner Anführer, ohne AP.
    .leader = anführer
    .leader-about = Der Anführer
    .units = einheiten
    .units-about = Die Einheiten, die er befehligt

action-sell-group-card = Armeegruppenkarte verkaufen
    .command = verkaufen
    .about = Verkaufe die Armeegruppenkarte für 4 AP im ersten Impuls eines Spielzugs.

action-losses-by-rule = Verluste in üblicher Reihenfolge
    .command = verluste
    .about = Söldner und schwache Einheiten zuerst, Anführer zuletzt.

action-combine = Einheiten kombinieren
    .command = kombinieren
    .about = Mach aus zwei reduzierten Einheiten gleicher Art an einem Ort eine volle, ohne AP.
    .unit = einheit
    .unit-about = Die Einheit, die voll wird
    .other = andere
    .other-about = Die Einheit, die darin aufgeht

action-disband-for-eco = Für ECO auflösen
    .command = auflösen
    .about = Löse eine reguläre Einheit der Stärke 2 auf und zahle 4 AP für einen ECO+1-Marker.
    .unit = einheit
    .unit-about = Die Einheit
    .area = gebiet
    .area-about = Die Heimatstadt, die den Marker erhält

action-buy-mercenaries = Söldner kaufen
    .command = söldner-kaufen
    .about = Kaufe Söldner aus dem Pool einer anderen Großmacht, wenn sie zustimmt.
    .seller = verkäufer
    .seller-about = Die Großmacht, die verkauft
    .units = einheiten
    .units-about = Die Söldner
    .area = gebiet
    .area-about = Wo sie erscheinen
