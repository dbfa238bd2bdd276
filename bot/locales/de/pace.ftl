### Das Tempo der Partien: Daueraufträge, Fristen, Erinnerungen, Abwesenheit und Plätze, die wechseln.

## Daueraufträge

cmd-orders = aufträge
    .about = Daueraufträge: was ohne Rückfrage für dich geantwortet wird
cmd-orders-list = liste
    .about = Zeigt deine Daueraufträge; niemand sonst sieht sie
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-orders-add = neu
    .about = Hinterlässt einen Auftrag: Auf diese Frage antworte so
    .question = frage
    .question-about = Was du gefragt wirst
    .answer = antwort
    .answer-about = Was für dich geantwortet werden soll
    .condition = bedingung
    .condition-about = Nur wenn das zutrifft; sonst wirst du gefragt
    .value = wert
    .value-about = Womit die Bedingung vergleicht: Prozentsatz, Gebiet, Land
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-orders-preset = vorlage
    .about = Hinterlässt Aufträge, die oft gewünscht sind
    .preset = vorlage
    .preset-about = Was dir erspart bleiben soll
    .value = wert
    .value-about = Der Prozentsatz oder das Gebiet, wo die Vorlage es braucht
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-orders-react = karte
    .about = Sagt, wann eine Karte deiner Hand in einem fremden Zug gespielt wird
    .card = karte
    .card-about = Die Karte deiner Hand
    .when = wann
    .when-about = Nur wenn das geschehen ist
    .where = wo
    .where-about = Nur an diesem Ort
    .enemy = gegner
    .enemy-about = Nur wenn es um dieses Land oder diese Seite geht
    .chance = chance
    .chance-about = Schlachtkarten: nur wenn deine Siegchance ohne sie höchstens so hoch ist, in Prozent
    .ask = fragen
    .ask-about = Mich fragen statt sie zu spielen; andere können die Pause bemerken
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-orders-remove = ende
    .about = Beendet einen deiner Daueraufträge oder alle
    .order = auftrag
    .order-about = Die Nummer des Auftrags
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist

pace-orders = Deine Daueraufträge in { $name }; der erste passende antwortet:
pace-no-orders = Du hast hier keine Daueraufträge. `/aufträge neu` und `/aufträge vorlage` hinterlassen welche.
pace-orders-kept = Ab jetzt wird das für dich geantwortet:
pace-orders-ended = { $count ->
    [one] Der Auftrag endet; du wirst wieder gefragt.
   *[other] { $count } Aufträge enden; du wirst wieder gefragt.
}
pace-all-orders = alle
pace-order = { $question } { $answer }
pace-order-if = { $question } { $answer } – Bedingung: { $condition }
pace-order-once = { $question }, einmal: { $answer }
pace-order-once-if = { $question }, einmal: { $answer } – Bedingung: { $condition }
pace-order-held = { $question } Deine Antwort gilt, wenn die Zeit dieses Fensters um ist.
pace-react-any = beliebig
pace-react-play = Die Karte wird gespielt.
pace-react-ask = Du wirst gefragt.
pace-react-noticed = Wenn du gefragt wirst, können die anderen bemerken, dass jemand überlegt.
pace-react-no-card = „{ $found }“ ist keine Karte von dir, die in einem fremden Zug gespielt werden kann. Das sind: { $known }.
pace-order-no-question = „{ $found }“ lässt sich keinem Auftrag überlassen. Das geht: { $known }.
pace-order-no-answer = „{ $found }“ ist darauf keine Antwort. Möglich sind: { $known }.
pace-order-no-condition = „{ $found }“ ist dafür keine Bedingung. Möglich sind: { $known }.
pace-order-no-preset = Die Vorlage „{ $found }“ gibt es nicht. Es gibt: { $known }.
pace-order-no-number = „{ $found }“ ist nicht die Nummer eines Auftrags. `/aufträge liste` zeigt sie.
pace-order-value-alone = „{ $found }“ braucht eine Bedingung, zu der es gehört. Wähle eine mit der Option *bedingung*.
pace-order-needs-value = Diese Bedingung braucht { $what }: Gib das mit der Option *wert* an.
pace-order-no-value = Gesucht ist { $what }; „{ $found }“ kenne ich nicht. Beim Tippen wird angeboten, was es gibt.
pace-order-no-count = „{ $found }“ ist keine Zahl von 1 bis { $most }.

## Fristen und Erinnerungen

cmd-pace = tempo
    .about = Wie viel Zeit für Entscheidungen ist
cmd-pace-show = zeigen
    .about = Zeigt das Tempo einer Partie und die offenen Fristen
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-pace-match = partie
    .about = Setzt die Zeit für jede Entscheidung einer Partie
    .deadline = frist
    .deadline-about = Stunden, bis die Vorgabe antwortet; 0: keine Frist
    .reminder = erinnerung
    .reminder-about = Stunden vor der Frist (oder nach der Frage), wann ich erinnere
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-pace-decision = entscheidung
    .about = Gibt mehr oder weniger Zeit für das, was jetzt offen ist
    .hours = stunden
    .hours-about = Stunden von jetzt an, bis die Vorgabe antwortet
    .seat = platz
    .seat-about = Wessen Entscheidung; ohne Angabe: aller, die gefragt sind
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist

pace-settings = { $deadline ->
    [0] Es gibt keine Frist.
    [one] Für jede Entscheidung ist 1 Stunde Zeit, dann antwortet die Vorgabe.
   *[other] Für jede Entscheidung sind { $deadline } Stunden Zeit, dann antwortet die Vorgabe.
} { $reminder ->
    [one] Ich erinnere mit 1 Stunde Abstand.
   *[other] Ich erinnere mit { $reminder } Stunden Abstand.
}
pace-paused = Die Partie ruht, also stehen alle Uhren.
pace-open = { $seat }: { $title }
pace-open-until = { $seat }: { $title } – bis { $when }
pace-nobody-asked = So jemand hat jetzt nichts zu entscheiden. Gefragt sind: { $waiting }.
pace-decision-set = Die Frist für { $seats } endet { $when } oder mit den Ruhezeiten.
pace-changed = ⏳ { $hours ->
    [0] Für Entscheidungen gibt es keine Frist mehr.
    [one] Für jede Entscheidung ist jetzt 1 Stunde Zeit.
   *[other] Für jede Entscheidung sind jetzt { $hours } Stunden Zeit.
}
pace-changed-for = ⏳ { $seat }: ab jetzt { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} für die offene Entscheidung.
pace-reminder = { $person }, { $name } wartet auf dich: { $titles }, gefragt { $since }.
pace-reminder-deadline = Die Frist endet { $when }; dann wird geantwortet: { $default }.
pace-reminder-others = Die anderen können den Platz einer Vertretung oder einem Computer geben: `/platz vertretung`.
pace-digest = Auch { $name } ({ $channel }) wartet auf dich.
pace-lapsed = ⏳ Die Zeit von { $seat } ist um ({ $title }), also antwortet die Vorgabe.
pace-lapsed-away = { $seat } ist nicht da ({ $title }), also antwortet die Vorgabe.
pace-overdue = ⏳ Die Zeit von { $seat } ist um ({ $title }), doch diese Frage hat keine Vorgabe. Jemand muss entscheiden: `/sl antwort` oder `/platz vertretung`.
pace-over = { $name } ist vorbei.
pace-not-host = Das dürfen nur, wer { $name } angelegt hat, die Spielleitung und die Verwaltung dieses Servers.

## Was wartet, und Abwesenheit

cmd-waiting = wartet
    .about = Zeigt, was in allen deinen Partien auf dich wartet
cmd-away = abwesend
    .about = Solange du weg bist, antworten deine Aufträge und die Vorgaben
cmd-away-until = bis
    .about = Du bist eine Weile weg, und niemand muss auf dich warten
    .until = bis
    .until-about = Etwa 3 Tage, 1 Woche oder ein Datum wie 17.05.2026
    .defaults = vorgaben
    .defaults-about = Ob ohne Auftrag gleich die Vorgaben antworten (ja, wenn nichts gesagt ist)
cmd-away-back = zurück
    .about = Du bist wieder da
pace-outage = Ich war von { $since } bis { $until } nicht da. Diese Zeit zählt nicht: alle Fristen dieser Partie laufen um so viel später ab.
pace-set-back = Meine Uhr wurde von { $since } auf { $until } zurückgestellt. Niemand verliert dadurch etwas: Für jede Frist dieser Partie bleibt so viel Zeit wie zuvor.
pace-waiting-for-me = { $count ->
    [one] Eine Entscheidung wartet auf dich:
   *[other] { $count } Entscheidungen warten auf dich:
}
pace-nothing-waits = Nichts wartet auf dich.
pace-no-matches = Du hast keinen Platz in einer laufenden Partie.
pace-mine = • **{ $name }** ({ $channel }): { $title }, gefragt { $since }
pace-mine-until = • **{ $name }** ({ $channel }): { $title }, gefragt { $since }, Frist { $when }
pace-others = -# { $name } ({ $channel }) wartet auf { $seats }.
pace-away-defaults = Du bist bis { $until } weg. Bis dahin antworten deine Daueraufträge, und die Vorgaben bei allem Übrigen. `/abwesend zurück` beendet das.
pace-away-orders = Du bist bis { $until } weg. Bis dahin antworten deine Daueraufträge, und ich erinnere dich nicht; die Fristen der Partie laufen weiter. `/abwesend zurück` beendet das.
pace-back = Willkommen zurück. Du wirst wieder gefragt.
pace-not-away = Du bist nicht abwesend.
pace-no-moment = „{ $found }“ verstehe ich nicht. Schreib es wie *3 Tage*, *12h*, *1 Woche* oder als Datum wie 17.05.2026.
pace-moment-out-of-bounds = „{ $found }“ liegt nicht zwischen jetzt und in { $days } Tagen.
pace-span-12h = 12 Stunden
pace-span-1d = 1 Tag
pace-span-3d = 3 Tage
pace-span-1w = 1 Woche
pace-span-2w = 2 Wochen

## Plätze, die wechseln

cmd-seat = platz
    .about = Wer für wen spielt: einen Platz abgeben, nehmen oder weiterreichen
cmd-seat-give = abgeben
    .about = Gibt deinen Platz jemand anderem
    .person = person
    .person-about = Wer für dich weiterspielt
    .seat = platz
    .seat-about = Welcher Platz, wenn du mehrere hast
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-seat-take = nehmen
    .about = Nimmt einen freien Platz
    .seat = platz
    .seat-about = Welcher Platz, wenn mehrere frei sind
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-seat-substitute = vertretung
    .about = Reicht einen Platz weiter: deinen sofort, den Stiller per Abstimmung, die Spielleitung sofort
    .seat = platz
    .seat-about = Wessen Platz
    .person = person
    .person-about = Wer ihn nimmt; ohne Angabe: ein Computer
    .level = stärke
    .level-about = Wie stark der Computer spielt
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist

chairs-done = { $computer ->
    [yes] { $seat } spielt ab jetzt ein Computer.
   *[no] { $seat } ist neu besetzt.
}
chairs-now = 🪑 { $person } spielt ab jetzt { $seat }, anstelle von { $before }.
chairs-now-computer = 🪑 Ein Computer spielt ab jetzt { $seat }, anstelle von { $before }.
chairs-now-open = 🪑 { $seat } ist frei; { $before } hat den Platz verlassen. `/platz nehmen` nimmt ihn.
chairs-computer = ein Computer
chairs-somebody = jemand
chairs-unknown = Den Platz „{ $found }“ gibt es hier nicht. Es gibt: { $known }.
chairs-not-yours = Der Platz von { $seat } gehört nicht dir. `/platz vertretung` fragt die anderen.
chairs-none-free = So ein Platz ist in { $name } nicht frei. `/platz vertretung` reicht den Platz von jemandem weiter, der schweigt.
chairs-no-bots = Bots nehmen keine Plätze. Lass die Person weg, dann spielt ein Computer.
chairs-seated-already = { $person } hat schon einen Platz in { $name }, und niemand sieht zwei Hände. Die Spielleitung kann anders entscheiden.
chairs-computer-already = { $seat } spielt schon ein Computer. Nenne eine Person, die den Platz nimmt.
chairs-ask-players = { $seat } spielt ein Computer. Jemand aus der Runde kann dir den Platz geben: `/platz vertretung` mit deinem Namen.
chairs-moved-on = Der Platz hat inzwischen gewechselt, also geschieht nichts.
chairs-not-silent = { $seat } schweigt noch nicht lange: Es braucht { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
} ohne Antwort oder zwei versäumte Fristen nacheinander. Die Spielleitung darf den Platz sofort weiterreichen.
chairs-vote-open = Über den Platz von { $seat } wird schon abgestimmt.
chairs-vote-begun = Die Runde stimmt über den Platz von { $seat } ab; deine Stimme zählt als Ja.
chairs-vote = 🪑 Soll der Platz von { $seat } weitergehen an: { $taker }? Mehr als die Hälfte der übrigen Runde muss zustimmen. Wer dort sitzt, behält den Platz, sobald eine Antwort kommt.
chairs-vote-yes = Ja: { $seats }
chairs-vote-no = Nein: { $seats }
chairs-vote-waiting = Noch abzustimmen haben: { $people }
chairs-vote-ended = { $status ->
    [accepted] Angenommen: Der Platz wechselt.
    [declined] Abgelehnt: Der Platz bleibt.
   *[withdrawn] Die Antwort ist da: Der Platz bleibt.
}
chairs-yes = Ja, weiterreichen
chairs-no = Nein
chairs-voted = { $yes ->
    [yes] Du stimmst mit Ja.
   *[no] Du stimmst mit Nein.
}
chairs-vote-over = Diese Abstimmung ist vorbei.
chairs-not-your-vote = Darüber stimmen die anderen am Tisch ab, nicht du.
chairs-reason-given = Der Platz wurde abgegeben.
chairs-reason-taken = Der freie Platz wurde genommen.
chairs-reason-master = Die Spielleitung hat den Platz weitergereicht.
chairs-reason-table = Die Runde hat einen Platz weitergereicht, der schwieg.
