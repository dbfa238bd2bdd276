# Era of Tribes: was man tun kann.

action-first-advance = Erster Fortschritt
    .command = erster-fortschritt
    .about = Ein Fortschritt umsonst, zu Beginn.
    .field = feld
    .field-about = Das Feld des Fortschritts
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
    .unbuilt = ungebaut
    .unbuilt-about = Aus ungebauten Städten, auf Kosten der Moral

action-trade = Handeln
    .command = handel
    .about = Taler für Anführer, Luxusgüter, Handelswert und Handelsmarker.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1
    .goods = gueter
    .goods-about = Güter, die genutzt werden

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
    .goods-about = Güter, die genutzt werden

action-diplomacy = Verhandeln
    .command = diplomatie
    .about = Verträge, graue Anführer, Schutz, Bestechung, Käufe und Bünde.
    .leaders = anfuehrer
    .leaders-about = Wie viele Anführer; ohne Angabe: 1
    .steps = schritte
    .steps-about = grey-leader, protection, bribe: einer je Anführer
    .bonus = bonus
    .bonus-about = Bonusschritte der Reihe nach: buy:Provinz, ally:Spieler, part:Spieler, je mit :force

action-progress = Fortschreiten
    .command = fortschritt
    .about = Ein Fortschritt je Anführer.
    .fields = felder
    .fields-about = Ein Feld je Anführer; eines darf doppelt kommen
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
    .unbuilt = ungebaut
    .unbuilt-about = Aus ungebauten Städten, auf Kosten der Moral

action-half-price = Zum halben Preis
    .command = halber-preis
    .about = Nutze das Plättchen und einen Anführer für einen Fortschritt.
    .field = feld
    .field-about = Das Feld des Fortschritts
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
    .unbuilt = ungebaut
    .unbuilt-about = Aus ungebauten Städten, auf Kosten der Moral

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
    .goods-about = Güter, die genutzt werden

action-place = Vasallen setzen
    .command = setzen
    .about = Neue Vasallen auf deine Vasallen und Städte.
    .provinces = provinzen
    .provinces-about = Eine je neuem Vasallen
    .unbuilt = ungebaut
    .unbuilt-about = Aus ungebauten Städten, auf Kosten der Moral

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
    .unbuilt-about = Aus ungebauten Städten, auf Kosten der Moral

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
    .province-about = Welche Provinz
    .city = stadt
    .city-about = Die Stadt, oder ob gebaut wird: auto, yes, no
    .pay = zahlung
    .pay-about = Ein Taler oder ein Vertrag

action-march = Marschieren
    .command = marsch
    .about = Bewege Vasallen über Land oder auf deinen Flotten.
    .origin = von
    .origin-about = Wo sie beginnen
    .path = weg
    .path-about = Wohin; auf Wunsch weitere Orte dazwischen
    .count = anzahl
    .count-about = Wie viele; ohne Angabe: 1

action-sail = Fahren
    .command = fahren
    .about = Bewege Flotten oder lande sie.
    .origin = von
    .origin-about = Wo sie beginnen
    .path = weg
    .path-about = Wohin; auf Wunsch weitere Orte dazwischen
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
    .armies-about = all, none, enough oder eine Zahl
    .goods = gueter
    .goods-about = Güter, die genutzt werden
    .mercenaries = soeldner
    .mercenaries-about = Plättchen, oder wie viele
    .allies = verbuendete
    .allies-about = Bitten als blue:2 oder all
    .losses = verluste
    .losses-about = Welche Arten zuerst fallen
    .legions = legionen
    .legions-about = all, none oder eine Zahl
    .city = stadt
    .city-about = Die Stadt, oder ob gebaut wird: auto, yes, no

action-confirm = Bestätigen
    .command = bestaetigen
    .about = Beende die Bewegung; dann werden die Angriffe ausgekämpft.
    .armies = armeen
    .armies-about = all, none, enough oder eine Zahl
    .goods = gueter
    .goods-about = Güter, die genutzt werden
    .losses = verluste
    .losses-about = Welche Arten zuerst fallen
    .order = reihenfolge
    .order-about = In welcher Reihenfolge gekämpft wird
    .expel = vertreiben
    .expel-about = Städte, deren Handelsposten du schließt
    .city = stadt
    .city-about = Die Stadt, oder ob gebaut wird: auto, yes, no

action-defend = Verteidigen
    .command = verteidigen
    .about = Stelle, was die Provinz verteidigt.
    .armies = armeen
    .armies-about = all, none, enough oder eine Zahl
    .goods = gueter
    .goods-about = Güter, die genutzt werden
    .mercenaries = soeldner
    .mercenaries-about = Plättchen, oder wie viele
    .allies = verbuendete
    .allies-about = Bitten als blue:2 oder all
    .losses = verluste
    .losses-about = Welche Arten zuerst fallen
    .legions = legionen
    .legions-about = all, none oder eine Zahl
    .keep = behalten
    .keep-about = In einer Revolution: was draußen bleibt

action-attack = Angreifen
    .command = angreifen
    .about = Stelle, was die Provinz angreift.
    .armies = armeen
    .armies-about = all, none, enough oder eine Zahl
    .goods = gueter
    .goods-about = Güter, die genutzt werden
    .mercenaries = soeldner
    .mercenaries-about = Plättchen, oder wie viele
    .allies = verbuendete
    .allies-about = Bitten als blue:2 oder all
    .losses = verluste
    .losses-about = Welche Arten zuerst fallen
    .legions = legionen
    .legions-about = all, none oder eine Zahl
    .city = stadt
    .city-about = Die Stadt, oder ob gebaut wird: auto, yes, no

action-support = Verbündetem helfen
    .command = helfen
    .about = Leihe Armeen zu ihrem Preis.
    .armies = armeen
    .armies-about = all, none, enough oder eine Zahl

action-add = Verstärken
    .command = verstaerken
    .about = Füge Söldner und verbündete Armeen hinzu.
    .mercenaries = soeldner
    .mercenaries-about = Plättchen, oder wie viele
    .allies = verbuendete
    .allies-about = Bitten als blue:2 oder all

action-use-tile = Plättchen nutzen
    .command = plaettchen
    .about = Nutze ein Barbarenplättchen; es liegt dann offen.
    .tile = plaettchen
    .tile-about = Welches Plättchen
    .field = feld
    .field-about = Das Feld des Fortschritts
    .fleets = flotten
    .fleets-about = Wohin freie Flotten gehen; ohne Angabe: zu Fisch
