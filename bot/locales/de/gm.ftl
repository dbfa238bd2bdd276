### Der Tisch der Spielleitung.

cmd-gm = sl
    .about = Der Tisch der Spielleitung: Entscheide mit Probelauf, Grund und öffentlicher Mitteilung
gm-option-reason = grund
    .about = Warum; alle lesen es
gm-option-match = partie
    .about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-answer = antwort
    .about = Antwortet auf eine Frage anstelle von jemandem
    .seat = platz
    .seat-about = Wer gefragt ist
    .answer = antwort
    .answer-about = Eine der Möglichkeiten oder eine Aktion mit ihren Angaben; beim Tippen angeboten
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-skip = übergehen
    .about = Gibt die Antwort, die eine abgelaufene Frist geben würde
    .seat = platz
    .seat-about = Wer gefragt ist
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-end = beenden
    .about = Beendet, was gefragt wird, ohne Ergebnis
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-dice = würfel
    .about = Legt den nächsten Wurf einer Art fest
    .roll = wurf
    .roll-about = Welche Art von Wurf
    .results = ergebnis
    .results-about = Die Zahlen, etwa 6 2
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-reroll = neuwurf
    .about = Nimmt den letzten Schritt mit Würfeln zurück und macht ihn mit neuen Würfeln
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-rewind = zurück
    .about = Geht zurück zur Stellung nach einem Schritt
    .step = schritt
    .step-about = Der letzte Schritt, der bleibt
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-seat = platz
    .about = Gibt einen Platz jemandem oder einem Computer
    .seat = platz
    .seat-about = Welcher Platz
    .reason = grund
    .reason-about = Warum; alle lesen es
    .person = person
    .person-about = Wer ihn nimmt; ohne Angabe: ein Computer
    .level = stärke
    .level-about = Wie stark der Computer spielt
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-hand-over = übergeben
    .about = Bietet jemandem die Spielleitung an oder legt sie nieder
    .reason = grund
    .reason-about = Warum; alle lesen es
    .person = person
    .person-about = Wer sie übernehmen soll; ohne Angabe: niemand
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-set-up = aufbauen
    .about = Baut eine Stellung auf, die in der Notation des Spiels geschrieben ist
    .reason = grund
    .reason-about = Warum; alle lesen es
    .position = stellung
    .position-about = Die Stellung als Text
    .file = datei
    .file-about = Oder eine Textdatei damit
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-look = ansehen
    .about = Sieht die Karten eines Platzes an, wenn die Partie es erlaubt; alle erfahren es
    .seat = platz
    .seat-about = Wessen Karten
    .reason = grund
    .reason-about = Warum; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-export = exportieren
    .about = Schreibt die Stellung in eine Textdatei
    .whole = alles
    .whole-about = Mit allen Karten, wenn die Partie der Spielleitung Einblick erlaubt; alle erfahren es
    .reason = grund
    .reason-about = Warum du die Karten ansiehst; alle lesen es
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist
cmd-gm-record = protokoll
    .about = Zeigt, was die Spielleitung in einer Partie getan hat
    .match = partie
    .match-about = Die Nummer der Partie, wenn es nicht die dieses Kanals ist

gm-plays = Du hast einen Platz in { $name } und kannst darum nicht darüber entscheiden, gleich welche Rechte du auf dem Server hast. Ein Tisch, an dem Mitspieler entscheiden sollen, sagt das im Vorraum (*Einstellungen*). Sonst übernimmt jemand das Amt, der nicht mitspielt (`/sl übergeben`).
gm-office-player = Diese Person spielt in { $name } mit, und der Tisch hat im Vorraum nicht vereinbart, dass Mitspieler entscheiden dürfen. Frag jemanden, der nicht mitspielt.
gm-trial-ended = … und dort endet die Probe: Karten würden gezogen, oder Verdecktes käme ans Licht.
gm-trial-differs = Was sonst geschieht, hängt von Verdecktem ab, und das zeigt eine Probe nicht.
gm-trial-doubtful = Ob das im Weg steht, hängt von Verdecktem ab. Du kannst bestätigen; der Tisch erfährt, dass du es versucht hast, auch wenn es misslingt.
gm-failed = Es ging nicht: { $rulings }. So wie die Dinge stehen, ist etwas Verdecktes oder eine Regel im Weg; nichts hat sich geändert. Der Tisch erfährt, dass du es versucht hast.
gm-notice-failed = Der Entscheid ließ sich nicht ausführen, und nichts hat sich geändert.
gm-record-tried = versucht, ohne Wirkung: { $rulings }
gm-record-failed = misslungen: { $rulings }
gm-not-master = Das dürfen nur die Spielleitung von { $name } und die Verwaltung dieses Servers.
gm-dry-run = ⚖️ Das ist nur eine Probe: { $rulings }.
gm-will-tell = Was geschieht:
gm-will-change = Was sich für alle sichtbar ändert:
gm-will-break = Gegen die Regeln:
gm-no-change = Es ändert sich nicht sofort etwas, das alle sehen.
gm-more = … und { $count } weitere.
gm-change = { $what }: { $before } → { $after }
gm-needs-force = Es geht gegen die Regeln. **Erzwingen** macht es trotzdem, und alle erfahren das.
gm-reason = Grund: { $reason }
gm-confirm = Bestätigen
gm-force = Erzwingen
gm-done = Erledigt: { $rulings }. Die Runde erfährt es.
gm-dropped = Nichts geschieht.
gm-another-reason = Anderer Grund …
gm-usual-reasons = Ein üblicher Grund
gm-own-reason = In eigenen Worten
gm-usual-reason =
    { $kind ->
        [mistake] ein Versehen wird berichtigt
        [agreed] der Tisch ist sich darüber einig
        [absent] jemand ist nicht da
       *[bot] der Bot lag falsch
    }
gm-stale = Dieser Entscheid ist schon erledigt, oder ich bin seitdem neu gestartet. Gib den Befehl noch einmal.
gm-moved-on = Die Partie ist seit der Probe weitergegangen, also sieh es dir noch einmal an:
gm-notice = ⚖️ **{ $person }** entscheidet: { $rulings }.
gm-notice-forced = Der Entscheid geht über die Regeln hinaus.
gm-somebody = Die Spielleitung
gm-no-such-step = Schritt { $found } gibt es nicht. Beim Tippen werden die letzten angeboten.
gm-about-dice = 🎲 Der nächste Wurf ({ $roll }) beginnt mit { $results }.
gm-about-answer = Anstelle von { $seat } wird geantwortet.
gm-about-rewind = Die Partie geht zurück zu Schritt { $step }.
gm-answer-hidden = Was dort geantwortet werden könnte, verrät vielleicht eine Hand, und diese Partie erlaubt der Spielleitung keinen Blick hinein. `/sl übergehen` gibt die Vorgabe; andere Entscheide ändern das Brett.
gm-rewind-note = Alles nach Schritt { $step } wird zurückgenommen; Würfel und Fragen sind neu.
gm-reroll-note = { $later ->
    [0] Dieser Schritt wird mit neuen Würfeln gemacht: { $step }
    [one] Dieser Schritt wird mit neuen Würfeln gemacht, und 1 späterer Schritt geht verloren: { $step }
   *[other] Dieser Schritt wird mit neuen Würfeln gemacht, und { $later } spätere Schritte gehen verloren: { $step }
}
gm-nothing-rolled = Es gibt keinen Schritt mit Würfeln, der sich neu machen ließe. `/sl zurück` geht zu jedem Schritt zurück.
gm-unknown-roll = Würfel namens „{ $found }“ gibt es in dieser Partie nicht. Es gibt: { $known }.
gm-no-dice = „{ $found }“ sind keine Würfel. Schreib die Zahlen mit Leerzeichen, etwa 6 2.
gm-not-asked = „{ $found }“ hat jetzt nichts zu entscheiden. Gefragt sind: { $waiting }.
gm-no-such-answer = „{ $found }“ steht dort nicht zur Wahl. Zur Wahl stehen: { $known }.
gm-bad-parameter = „{ $found }“ kann ich nicht lesen. Schreib die Angaben so: { $known }.
gm-other-game = { $name } ist ein anderes Spiel; dieser Entscheid gehört nicht dazu.
gm-unknown-value = „{ $found }“ kenne ich als *{ $option }* nicht. Zum Beispiel: { $known }.
gm-may-not-look = { $name } erlaubt der Spielleitung keinen Blick in die Karten. Das wird gewählt, wenn eine Partie angelegt wird.
gm-look = Das hat { $seat }:
gm-look-hand = 🃏 { $owner }: { $cards }
gm-looked = ⚖️ **{ $person }** sieht die Karten von { $seat } an.
gm-record-line = { $when }, { $person }: { $rulings }. { $reason }
gm-record-look = ein Blick in die Karten von { $seat }
gm-no-record = In dieser Partie gab es keine Entscheide.

## Was ein Entscheid ändert

gm-leaves = { $thing } verlässt { $place }.
gm-comes = { $thing } kommt nach { $place }.
gm-something = etwas
gm-change-more = { $what }: neu: { $new }
gm-change-less = { $what }: nicht mehr: { $gone }

## Die Spielleitung

gm-office-same = So ist es schon.
gm-office-asked = { $person } wird im Kanal der Partie gefragt. Bis zur Antwort ändert sich nichts.
gm-office-offered = ⚖️ { $person }, übernimmst du die Spielleitung von **{ $name }**?
gm-office-accept = Ja, gern
gm-office-decline = Nein, danke
gm-office-taken = ⚖️ **{ $person }** hat jetzt die Spielleitung (bisher: { $before }).
gm-office-plays = { $person } spielt auch { $seats }; darum darf ab jetzt niemand mehr in Karten sehen.
gm-office-left = ⚖️ { $before } hat die Spielleitung niedergelegt. Die Partie hat keine mehr; entscheiden kann, wer den Server verwaltet.
gm-office-declined = { $person } möchte die Spielleitung nicht. Es bleibt: { $before }.
gm-office-withdrawn = { $person } wird nicht mehr um die Spielleitung gebeten. Es bleibt: { $before }.
gm-office-nobody = niemand
gm-office-over = Dieses Angebot ist erledigt.
gm-office-not-yours = Hier ist jemand anderes gefragt.
gm-record-office-offered = Spielleitung angeboten
gm-record-office-taken = Spielleitung übernommen
gm-record-office-left = Spielleitung niedergelegt

## Stellungen als Text

gm-no-position = Die Stellung von { $name } lässt sich so nicht aufschreiben: Das Spiel hat keine Notation, oder zu viel ist verdeckt.
gm-position-public = Die Stellung von { $name }. Verdeckte Karten sind darin neu verteilt; alles andere ist, wie es ist.
gm-position-whole = Die ganze Stellung von { $name } mit den Karten aller. Alle erfahren, dass du sie hast.
gm-no-text = Tippe die Stellung, oder hänge eine Textdatei damit an.
gm-text-too-long = Diese Datei ist zu lang für eine Stellung; höchstens { $most } KB.
gm-no-text-file = „{ $found }“ ist keine Textdatei.
gm-looked-at-all = ⚖️ **{ $person }** lässt die ganze Stellung aufschreiben, mit den Karten aller.
gm-record-look-at-all = die ganze Stellung mit den Karten aller
