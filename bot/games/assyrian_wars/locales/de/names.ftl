# Assyrian Wars: Namen, die kein Pack gibt. Länder, Gebiete, Anführer, Karten und Szenarien benennt das Pack.

game-assyrian-wars = Assyrian Wars
    .about = Der Kampf um die Welt der assyrischen Könige, 722 bis 605 v. Chr., für eine bis fünf Personen.

unit-name = { $unit } #{ $number } ({ $country })
unit-left = { $unit } in { $area }
unit-class-hi = Schwere Infanterie
unit-class-li = Leichte Infanterie
unit-class-b = Bogenschützen
unit-class-lc = Leichte Kavallerie
unit-class-hb = Berittene Bogenschützen
unit-class-hc = Schwere Kavallerie
unit-class-ch = Streitwagen
unit-class-sh = Schiff

## Wofür es Siegpunkte gibt

battle-won-points = gewonnene Schlacht
nomads-defeated = von der Karte vertriebenes Nomadenvolk
position = mitgebrachte Punkte
king-lost = gefallener König
vp-assault-repelled = abgewehrter Sturm
vp-city-taken = eingenommene Stadt
vp-excess-cards = abgelegte Karten
vp-ruling = Entscheid der Spielleitung

## Würfe und Ziehungen

roll-attrition = Abnutzung
roll-besiegers = Würfel der Belagerer
roll-defenders = Würfel der Stadt
roll-bow-fire = Fernkampf
roll-melee = Nahkampf
roll-evasion = Ausweichen
roll-interception = Abfangen
roll-interception-order = wer zuerst abfängt
roll-promotion = Beförderung
draw-armies = Armeen für die Schlacht
draw-cards = Karten
draw-controller = wer einen Kleinstaat spielt
draw-controlling-camp = welches Lager einen Kleinstaat spielt
draw-leader = Anführer
draw-mercenaries = Söldner

## Einstellungen einer Partie

setting-pack = Ausgabe
    .about = Karte, Counter, Karten und Szenarien, mit denen gespielt wird.
setting-pack-house = Hausausgabe
setting-length = Länge
    .about = Wie viele Spielzüge gespielt werden.
setting-length-short = Kurz
setting-length-full = Voll
setting-sudden-end = Vorzeitiges Ende
    .about = Ist ein Lager ganz besiegt, können zwei Würfel das Spiel vorzeitig beenden.
setting-lead = Ende durch Vorsprung
    .about = Wann eine Macht mit mehr Punkten als alle anderen zusammen das Spiel beendet.
setting-lead-never = Nie
setting-lead-turn-3 = Ab dem dritten Spielzug
setting-lead-any = In jedem Spielzug, wie gedruckt
setting-reduced-leaders = Anführer-Rückseiten
    .about = Anführer beginnen auf ihrer schwachen Seite und können befördert werden.
setting-combining = Kombinieren von Einheiten
    .about = Aus zwei reduzierten Einheiten gleicher Art kann eine volle werden.
setting-standing-army = Stehendes Heer
    .about = Eine Einheit kann für einen ECO+1-Marker aufgelöst werden.
setting-fog-of-war = Nebel des Krieges
    .about = Von einem feindlichen Stapel ist nur der oberste Counter zu sehen.
setting-selling = Söldner verkaufen
    .about = Großmächte dürfen einander Söldner verkaufen.
setting-special-units = Spezialfähigkeiten
    .about = Bogen, Kavallerie, schwere Einheiten und Streitwagen haben eigene Fähigkeiten.
setting-secret-diplomacy = Geheime Diplomatie
    .about = Diplomatische Aktionen werden geheim geplant.
setting-elimination = Ausscheiden
    .about = Eine eroberte Großmacht kann aus dem Spiel sein.

## Bedingungen von Daueraufträgen

condition-chance-at-least = die Chance ist mindestens { $percent } %
condition-chance-below = die Chance liegt unter { $percent } %
condition-in-area = es geht um { $area }
condition-not-in-area = es geht nicht um { $area }
condition-steps-left-at-most = { $steps ->
    [one] die Stadt hält höchstens noch 1 Schritt durch
   *[other] die Stadt hält höchstens noch { $steps } Schritte durch
}
condition-next-is = als Nächstes käme: { $country }
condition-buyer-is = kaufen möchte: { $country }

## Entscheide der Spielleitung

patch-set-piece = Figur setzen
    .about = Bewegt, setzt oder entfernt eine Einheit, ein Schiff oder einen Anführer.
patch-set-control = Gebiet vergeben
    .about = Gibt ein Gebiet einem Land, seiner eigenen Stadt oder niemandem.
patch-set-marker = Marker setzen
    .about = Setzt Plünderung, Stadtbeschädigung oder ECO-Marker eines Gebiets.
patch-lift-sieges = Belagerungen aufheben
    .about = Beendet alle Belagerungen eines Gebiets.
patch-set-number = Zahl setzen
    .about = Setzt ECO-Level, Erspartes, Kredit, Handelsmarker oder die AP des laufenden Impulses.
patch-add-points = Siegpunkte geben
    .about = Gibt oder nimmt Siegpunkte.
patch-set-track = Diplomatie setzen
    .about = Setzt den Marker eines Kleinstaats oder Stammes auf ein Feld der Tabelle einer Großmacht.
patch-set-camp = Lager setzen
    .about = Bringt eine Großmacht in ein Lager oder aus beiden heraus.
patch-set-active = Aktiv setzen
    .about = Macht ein Land aktiv oder inaktiv.
patch-set-war = Krieg oder Frieden
    .about = Beginnt einen Krieg zwischen zwei Ländern oder beendet ihn.
patch-set-tribute = Tribut setzen
    .about = Lässt ein Land Tribut an eine Großmacht zahlen oder beendet ihn.
patch-set-card = Karte verlegen
    .about = Legt eine Karte auf eine Hand oder einen Stapel; nur wer sie bekommt, sieht welche.
patch-set-clock = Uhr stellen
    .about = Bewegt die Marker von Spielzug, Runde und Impulstabelle.
setting-pauses = Pausen der Fenster für Karten
    .about = Keine: Aufträge antworten sofort. Gleich: Jedes Fenster für Karten ist vier Stunden offen, für alle.
setting-pauses-none = Keine
setting-pauses-equal = Gleich
