# Empires: was getan werden kann. Wie die Einträge gemeint sind, steht in en/actions.ftl von Assyrian Wars.

action-settle = Einen ersten Marker setzen
    .command = setzen
    .about = Einen Kontrollmarker des Aufbaus setzen und sagen, wohin die nächsten sollen.
    .area = gebiet
    .area-about = Wohin dieser Marker kommt
    .wishes = wünsche
    .wishes-about = Gebiete für deine nächsten Marker, das liebste zuerst; jedes wird genommen, wenn es frei ist

action-attack = Angreifen
    .command = angriff
    .about = Ein Gebiet über Land, Berge, Meerenge oder See angreifen; ein fremdes bedeutet Schlacht.
    .target = ziel
    .target-about = Das Gebiet, das du angreifst
    .stack = stapel
    .stack-about = Deine Karten der Reihe nach, verdeckt: Einheiten, dann eine Regel, die auffüllt
    .siege = belagerung
    .siege-about = Gegen ein Fort: deine drei Karten, falls der Verteidiger die Belagerung wählt
    .route = weg
    .route-about = Woher und wie; weggelassen: der leichteste Weg

action-court = Ein neutrales Gebiet umwerben
    .command = umwerben
    .about = 2 Handelsmarker zahlen; ab einer 2 gehört dir ein neutrales Gebiet.
    .area = gebiet
    .area-about = Das neutrale Gebiet

action-annex = Ein neutrales Gebiet angliedern
    .command = angliedern
    .about = Mit Diplomat: 1 Handelsmarker zahlen, und ein neutrales Gebiet gehört dir ohne Wurf.
    .area = gebiet
    .area-about = Das neutrale Gebiet

action-subvert = Ein fremdes Gebiet unterwandern
    .command = unterwandern
    .about = Mit Diplomat: Wurf plus Zahlung müssen 6 erreichen, dann weicht ein Kontrollmarker.
    .area = gebiet
    .area-about = Das Gebiet, dessen Marker weichen soll; nach dem letzten gehört es dir
    .pay = zahlung
    .pay-about = Wie viele Handelsmarker du zum Wurf gibst, bis zu 3; bei Misserfolg verloren

action-recruit = Eine Karte rekrutieren
    .command = rekrutieren
    .about = Eine der offenen Karten auf die Hand nehmen.
    .card = karte
    .card-about = Die offene Karte, die du nimmst

action-exchange = Auslage tauschen, dann rekrutieren
    .command = tauschen
    .about = Für 1 Handelsmarker sechs andere Karten aufdecken lassen und eine davon nehmen.
    .wants = gesucht
    .wants-about = Gesuchte Einheiten, die liebste zuerst; weggelassen: du wählst, wenn sie liegen

action-dismiss = Eine Karte entlassen
    .command = entlassen
    .about = Eine allgemeine Karte abgeben, von der keine offen liegt; sie kostet keine Punkte mehr.
    .card = karte
    .card-about = Die Karte, die du abgibst

action-fortify = Ein Fort bauen
    .command = fort
    .about = Ein Fort in deiner Provinz für 4 Handelsmarker, mit Ingenieur 2; es hält Revolten fern.
    .province = provinz
    .province-about = Deine Provinz ohne Fort

action-place-trade = Handel setzen
    .command = handel
    .about = Bis zu 2 Handelsmarker setzen, je Händler 1 mehr, oder in vollen Gebieten verdrängen.
    .areas = gebiete
    .areas-about = Wohin sie kommen, einer nach dem anderen

action-reinforce = Einen Kontrollmarker dazulegen
    .command = marker
    .about = Einen weiteren Kontrollmarker in dein Gebiet legen, gegen Revolten und Unterwanderung.
    .area = gebiet
    .area-about = Dein Gebiet

action-defend = Verteidigen
    .command = verteidigen
    .about = Sagen, ob du die Belagerung oder die offene Schlacht wählst, und mit welchen Karten.
    .way = art
    .way-about = Belagerung oder offene Schlacht; weggelassen: Belagerung, wenn dort ein Fort steht
    .stack = stapel
    .stack-about = Deine Karten der Reihe nach: Einheiten, dann eine Regel; weggelassen: die stärksten
