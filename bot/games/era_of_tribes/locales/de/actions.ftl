# Era of Tribes: was man tun kann.

action-first-advance = Erster Fortschritt
    .command = erster-fortschritt
    .about = Ein Fortschritt umsonst, zu Beginn.
    .field = feld
    .field-about = Das Feld des Fortschritts
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
    .unbuilt = ungebaut
    .unbuilt-about = Wie viele aus ungebauten Städten kommen, für je 2 Moral

action-trade = Handeln
    .command = handel
    .about = Taler für Anführer, Luxusgüter, Handelswert und Handelsmarker.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1
    .goods = gueter
    .goods-about = Luxusgüter, die für diese Runde verbraucht werden

action-taxes = Steuern erheben
    .command = steuern
    .about = Taler je Anführer, auf Kosten der Moral.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1

action-bread = Brot und Spiele
    .command = brot
    .about = Moral für Anführer, Luxusgüter und Kultur.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1
    .goods = gueter
    .goods-about = Luxusgüter, die für diese Runde verbraucht werden

action-diplomacy = Verhandeln
    .command = diplomatie
    .about = Verträge, graue Anführer, Schutz, Bestechung, Käufe und Bünde.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1
    .steps = schritte
    .steps-about = Grauer Anführer, Schutz, Bestechung: höchstens einer je Anführer
    .bonus = bonus
    .bonus-about = Der Reihe nach: Provinzen kaufen, Bünde schließen oder lösen, auch erzwungen

action-progress = Fortschreiten
    .command = fortschritt
    .about = Ein Fortschritt je Anführer.
    .fields = felder
    .fields-about = Ein Feld je Anführer; eines darf doppelt kommen
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
    .unbuilt = ungebaut
    .unbuilt-about = Wie viele aus ungebauten Städten kommen, für je 2 Moral

action-half-price = Zum halben Preis
    .command = halber-preis
    .about = Nutze das Plättchen und einen Anführer für einen Fortschritt.
    .field = feld
    .field-about = Das Feld des Fortschritts
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
    .unbuilt = ungebaut
    .unbuilt-about = Wie viele aus ungebauten Städten kommen, für je 2 Moral

action-revolution = Revolution machen
    .command = revolution
    .about = In die nächste Epoche; für die Runde bist du draußen.
    .card = karte
    .card-about = Die offene Karte, die gewertet wird; ohne Angabe: deine beste

action-expansion = Expandieren
    .command = expansion
    .about = Wachsen, bauen, ziehen, gründen und angreifen, mit Anführern und Luxusgütern.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1
    .goods = gueter
    .goods-about = Luxusgüter, die für diese Runde verbraucht werden

action-place = Vasallen setzen
    .command = setzen
    .about = Neue Vasallen auf deine Vasallen und Städte.
    .provinces = provinzen
    .provinces-about = Eine je neuem Vasallen
    .unbuilt = ungebaut
    .unbuilt-about = Wie viele aus ungebauten Städten kommen, für je 2 Moral

action-give-up = Figuren aufgeben
    .command = aufgeben
    .about = Figuren, die frei werden, wie es negatives Wachstum verlangt.
    .pieces = figuren
    .pieces-about = Die Orte der Figuren; ohne Angabe: Flotten zuerst, Heimaten zuletzt

action-build-fleet = Flotte bauen
    .command = flotte
    .about = Ein neuer Vasall wird Flotte.
    .province = provinz
    .province-about = Welche Provinz
    .sea = meer
    .sea-about = Welches Meeresgebiet
    .unbuilt = ungebaut
    .unbuilt-about = Wie viele aus ungebauten Städten kommen, für je 2 Moral

action-train = Armeen ausbilden
    .command = ausbilden
    .about = Neue Vasallen werden Armeen.
    .province = provinz
    .province-about = Welche Provinz
    .count = anzahl
    .count-about = Wie viele; ohne Angabe: 1

action-open-post = Handelsposten eröffnen
    .command = posten
    .about = Ein neuer Vasall geht in die Stadt eines Nachbarn.
    .province = provinz
    .province-about = Wo der neue Vasall steht
    .city = stadt
    .city-about = In wessen Stadt er fortan handelt
    .pay = zahlung
    .pay-about = Ein Taler oder ein Vertrag

action-march = Marschieren
    .command = marsch
    .about = Bewege Vasallen über Land oder auf deinen Flotten.
    .origin = von
    .origin-about = Wo sie beginnen
    .path = weg
    .path-about = Wohin; nenne Orte dazwischen, wenn es auf den Weg ankommt
    .count = anzahl
    .count-about = Wie viele; ohne Angabe: 1

action-sail = Fahren
    .command = fahren
    .about = Bewege Flotten oder lande sie.
    .origin = von
    .origin-about = Wo sie beginnen
    .path = weg
    .path-about = Wohin; nenne Orte dazwischen, wenn es auf den Weg ankommt
    .count = anzahl
    .count-about = Wie viele; ohne Angabe: 1
    .fight = kampf
    .fight-about = Ob du am Ende den Kampf verlangst

action-engage = Seeschlacht verlangen
    .command = seeschlacht
    .about = Bekämpfe fremde Flotten, wo deine sind.
    .sea = meer
    .sea-about = Welches Meeresgebiet
    .rival = gegner
    .rival-about = Gegen wen

action-raid = Überfallen
    .command = ueberfall
    .about = Hole Beute von einer Küste; eine Sechs kostet die Flotte.
    .sea = meer
    .sea-about = Welches Meeresgebiet
    .province = provinz
    .province-about = Welche Provinz

action-found = Stadt gründen
    .command = gruenden
    .about = Drei Vasallen werden eine Stadt.
    .province = provinz
    .province-about = Welche Provinz

action-attack-order = Angriffsbefehl geben
    .command = angriffsbefehl
    .about = Was an einem Ziel gestellt wird.
    .target = ziel
    .target-about = Welcher Angriff
    .armies = armeen
    .armies-about = Alle, keine, gerade genug oder eine Zahl
    .goods = gueter
    .goods-about = Ob auch Militärgüter kämpfen; ohne Angabe: ja
    .mercenaries = soeldner
    .mercenaries-about = Ungenutzte Plättchen, die kämpfen; danach liegen sie offen
    .allies = verbuendete
    .allies-about = Wie viele Armeen du von welchem Verbündeten erbittest
    .losses = verluste
    .losses-about = Welche Arten von Einheiten zuerst fallen
    .legions = legionen
    .legions-about = Alle, keine oder eine Zahl
    .city = stadt
    .city-about = Ob eine eroberte Stadt als deine neu gebaut wird

action-confirm = Bestätigen
    .command = bestaetigen
    .about = Beende die Bewegung; dann werden die Angriffe ausgekämpft.
    .armies = armeen
    .armies-about = Alle, keine, gerade genug oder eine Zahl
    .goods = gueter
    .goods-about = Ob auch Militärgüter kämpfen; ohne Angabe: ja
    .losses = verluste
    .losses-about = Welche Arten von Einheiten zuerst fallen
    .order = reihenfolge
    .order-about = In welcher Reihenfolge gekämpft wird
    .expel = vertreiben
    .expel-about = Städte, deren Handelsposten du schließt
    .city = stadt
    .city-about = Ob eine eroberte Stadt als deine neu gebaut wird

action-defend = Verteidigen
    .command = verteidigen
    .about = Stelle, was die Provinz verteidigt.
    .armies = armeen
    .armies-about = Alle, keine, gerade genug oder eine Zahl
    .goods = gueter
    .goods-about = Ob auch Militärgüter kämpfen; ohne Angabe: ja
    .mercenaries = soeldner
    .mercenaries-about = Ungenutzte Plättchen, die kämpfen; danach liegen sie offen
    .allies = verbuendete
    .allies-about = Wie viele Armeen du von welchem Verbündeten erbittest
    .losses = verluste
    .losses-about = Welche Arten von Einheiten zuerst fallen
    .legions = legionen
    .legions-about = Alle, keine oder eine Zahl
    .keep = behalten
    .keep-about = In einer Revolution: was draußen bleibt

action-attack = Angreifen
    .command = angreifen
    .about = Stelle, was die Provinz angreift.
    .armies = armeen
    .armies-about = Alle, keine, gerade genug oder eine Zahl
    .goods = gueter
    .goods-about = Ob auch Militärgüter kämpfen; ohne Angabe: ja
    .mercenaries = soeldner
    .mercenaries-about = Ungenutzte Plättchen, die kämpfen; danach liegen sie offen
    .allies = verbuendete
    .allies-about = Wie viele Armeen du von welchem Verbündeten erbittest
    .losses = verluste
    .losses-about = Welche Arten von Einheiten zuerst fallen
    .legions = legionen
    .legions-about = Alle, keine oder eine Zahl
    .city = stadt
    .city-about = Ob eine eroberte Stadt als deine neu gebaut wird

action-support = Verbündetem helfen
    .command = helfen
    .about = Leihe Armeen zu ihrem Preis; auch vorab als Befehl.
    .armies = armeen
    .armies-about = Wie viele höchstens; 0: keine

action-add = Verstärken
    .command = verstaerken
    .about = Füge Söldner und verbündete Armeen hinzu.
    .mercenaries = soeldner
    .mercenaries-about = Ungenutzte Plättchen, die kämpfen; danach liegen sie offen
    .allies = verbuendete
    .allies-about = Wie viele Armeen du von welchem Verbündeten erbittest

action-use-tile = Plättchen nutzen
    .command = plaettchen
    .about = Nutze ein Barbarenplättchen; es liegt dann offen.
    .tile = plaettchen
    .tile-about = Welches Plättchen
    .field = feld
    .field-about = Das Feld des Fortschritts
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
