### Partien von der Einladung bis zum Ende: Vorraum, Tisch, Dateien.

## /partie

cmd-match = partie
    .about = Eröffnet Partien, zeigt und leitet sie
cmd-match-new = neu
    .about = Eröffnet den Vorraum einer neuen Partie
    .game = spiel
    .game-about = Was gespielt wird
    .scenario = szenario
    .scenario-about = Wie es beginnt
    .name = name
    .name-about = Wie die Partie heißt; ohne Angabe wie ihr Szenario
    .players = spieler
    .players-about = Wie viele Plätze es gibt, Computerspieler mitgezählt
    .gm = spielleitung
    .gm-about = Wer Entscheide treffen darf; ohne Angabe niemand
    .deadline = frist
    .deadline-about = Stunden für jede Entscheidung; ohne Angabe drängt niemand
    .place = ort
    .place-about = Ein eigener Thread oder dieser Kanal
cmd-match-list = liste
    .about = Zählt die Partien dieses Servers auf
    .which = welche
    .which-about = Die laufenden oder die beendeten
cmd-match-show = zeigen
    .about = Zeigt eine Partie: Plätze, Einstellungen, Spielleitung
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-match-pause = pause
    .about = Hält eine Partie an: niemand handelt, keine Frist läuft
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-match-resume = fortsetzen
    .about = Setzt eine angehaltene Partie fort
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-match-abandon = abbrechen
    .about = Beendet eine Partie endgültig ohne Sieger
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-match-move = umziehen
    .about = Setzt eine Partie in diesem Kanal fort
    .match = partie
    .match-about = Die Nummer der Partie
cmd-match-export = ausgeben
    .about = Gibt dir die Partie als Datei: den offenen Verlauf, nach dem Ende alles
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-match-import = einlesen
    .about = Macht aus einer Partiedatei eine Partie dieses Kanals
    .file = datei
    .file-about = Eine Datei, die /partie ausgeben geschrieben hat

lobby-place-thread = ein eigener Thread
lobby-place-channel = dieser Kanal
lobby-list-open = die laufenden
lobby-list-over = die beendeten
lobby-begin-here = { $name } – für den Anfang
lobby-scenario = { $most ->
    [one] { $name } (1 Spieler)
   *[other] { $name } ({ $players } Spieler)
}

## Der Vorraum

lobby-title = { $name } · Vorraum
lobby-game = { $game }: { $scenario }
lobby-gm = Spielleitung: { $name }.
lobby-no-gm = Keine Spielleitung: Regeln und Runde entscheiden.
lobby-somebody = jemand
lobby-deadline = { $hours ->
    [one] Eine Stunde für jede Entscheidung.
   *[other] { $hours } Stunden für jede Entscheidung.
}
lobby-seats = Plätze
lobby-settings = Einstellungen
lobby-setting = { $setting }: **{ $value }**
lobby-setting-about = **{ $setting }: { $value }** – { $about }
lobby-on = ein
lobby-off = aus
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-choose-seat = Platz wählen
lobby-roll-seats = Um Plätze würfeln
lobby-choosing = 🎲 { $others-count ->
    [0] { $first } wählt jetzt einen Platz.
   *[other] { $first } wählt jetzt einen Platz, dann { $others }.
}
lobby-lot = { $person } { DICE($dice) }
lobby-lots-rolled = 🎲 Würfel um die Wahl der Plätze: { $lots }. Wer am höchsten würfelt, wählt zuerst; nur Gleichstände wurden noch einmal gewürfelt: { $person } drückt *Platz wählen*.
lobby-rolled = Es ist gewürfelt; der Kanal sieht die Würfel. Wer nicht gewählt hat, wenn die Partie beginnt, behält seinen Platz.
lobby-lots-seeds = Wurf { $number }, aus meinem Geheimnis und diesen Saatworten: { $seeds }.
lobby-lots-enough = Um Plätze wird in einem Vorraum höchstens { $most }-mal gewürfelt, und in { $name } ist das geschehen. Wählt Plätze mit *Platz wählen*.
lobby-dice = Würfel
lobby-dice-promise = Fingerabdruck meines Geheimnisses: `{ $commitment }`
lobby-dice-seeds = Saatworte: { $seeds }. Dein eigenes: `/würfel saat`
lobby-seed-drawn = Für die Würfel habe ich dir das Saatwort `{ $seed }` gezogen. Wenn du ein eigenes möchtest: `/würfel saat`.
lobby-computers = Computerspieler
lobby-change-settings = Einstellungen
lobby-start = Beginnen
lobby-players = Spieler: { $count }
lobby-players-about = Wie viele Plätze es gibt
lobby-players-rule = Mitspieler dürfen als Spielleitung entscheiden: { $value }
lobby-players-rule-about = Ob jemand mit einem Platz über die Partie entscheiden darf
lobby-advice = Alle dürfen einen Hauptmann um Rat fragen: { $value }
lobby-advice-about = Ob `/rat` auch denen hilft, die gegeneinander spielen
lobby-too-many-own = Du hast { $most } Vorräume auf diesem Server offen, mehr darf eine Person nicht haben. Beginne einen, oder gib einen mit `/partie abbrechen` auf.
lobby-too-many = Auf diesem Server laufen { $most } Partien, mehr halte ich hier nicht. Erst muss eine enden (`/partie abbrechen`).
lobby-settings-intro = Wähle eine Einstellung, um sie zu ändern.
lobby-name-button = Name …
lobby-name-title = Wie heißt die Partie?
lobby-name-label = Name
lobby-no-name = Die Partie braucht einen Namen mit mindestens einem Buchstaben oder einer Ziffer. Sie behält den, den sie hat.
lobby-clock-button = Zeit zum Entscheiden …
lobby-clock-title = Zeit zum Entscheiden
lobby-clock-label = Stunden
lobby-clock-about = Von 1 bis { $most } Stunden. Leer heißt: ohne Frist.
lobby-seed-button = Mein eigenes Saatwort …
lobby-seed-title = Dein Saatwort für die Würfel
lobby-seed-label = Saatwort
lobby-seed-about = Irgendein Wort oder eine Zeile. Später können es alle lesen.
lobby-which-seat = Welchen Platz möchtest du?
lobby-seat-about = **{ $seats }**
    { $about }
lobby-which-computers = Welche Plätze spielt ein Computer? Was du nicht wählst, bleibt offen.
lobby-start-filled = Computer spielen sie, beginnen
lobby-start-open = Mit offenen Plätzen beginnen

lobby-made = { $name } (#{ $match }) ist eröffnet: { $channel }. Andere drücken *Mitspielen*, du drückst *Beginnen*.
lobby-joined = Du sitzt in { $name }. Du spielst { $seat }.
lobby-left = Du hast { $name } verlassen.
lobby-computers-set = { $seats-count ->
    [0] Kein Platz wird von einem Computer gespielt.
   *[other] Computer spielen: { $seats }.
}
lobby-open-seats = { $seats-count ->
    [one] Ein Platz ist noch offen: { $seats }. Jemand kann ihn später einnehmen; bis dahin wartet die Partie, wenn er entscheiden muss.
   *[other] { $seats-count } Plätze sind noch offen: { $seats }. Andere können sie später einnehmen; bis dahin wartet die Partie, wenn sie entscheiden müssen.
}
lobby-begun = { $name }: Die Partie beginnt.

## Was nicht geht

lobby-no-such-game = Ein Spiel „{ $found }“ gibt es nicht. Es gibt: { $known }.
lobby-bad-deadline = Eine Frist von { $found } Stunden geht nicht. Wähle 1 bis { $most } Stunden oder keine.
lobby-gm-is-bot = Ein Bot kann die Partie nicht leiten. Wähle einen Menschen oder niemanden.
lobby-no-thread = Ich darf hier keinen Thread eröffnen: mir fehlt { $rights }. Gib mir das, oder wähle diesen Kanal. Nichts wurde eröffnet.
lobby-no-thread-here = Ein Thread lässt sich nur in einem Text- oder Ankündigungskanal eröffnen. Wähle diesen Kanal selbst, oder geh in einen solchen. Nichts wurde eröffnet.
lobby-no-room = Ich darf hier nicht schreiben: mir fehlt { $rights }. Gib mir das, oder wähle einen anderen Kanal. Nichts wurde geändert.
lobby-closed = { $name } nimmt jetzt niemanden auf.
lobby-lots-too-few = Um Plätze zu würfeln, müssen mindestens { $least } Personen in { $name } sitzen. Lass sie erst *Mitspielen* drücken.
lobby-not-your-choice = Die Plätze dieses Vorraums werden in der Reihenfolge der Würfel gewählt, und jetzt wählt { $person }. Warte, bis du an der Reihe bist, oder spiel mit, wenn alle gewählt haben.
lobby-full = In { $name } ist jeder Platz besetzt.
lobby-seat-taken = { $seat } ist besetzt: jemand war schneller. Wähle einen anderen Platz.
lobby-already-seated = Du hast schon einen Platz in { $name }: { $seats }.
lobby-not-in = Du hast keinen Platz in { $name }.
lobby-cannot-leave = { $name } hat begonnen; ein Platz wird jetzt übergeben, nicht verlassen: die Spielleitung oder eine Abstimmung gibt ihn weiter.
lobby-empty = In { $name } sitzt noch niemand. Mindestens ein Mensch oder Computerspieler muss dabei sein.
lobby-not-yours = Das dürfen nur { $creator } (hat { $name } eröffnet), die Spielleitung und wer diesen Server verwaltet.
lobby-over = { $name } ist schon zu Ende.
lobby-wrong-status = { $to ->
    [paused] Nur eine laufende Partie lässt sich anhalten, und { $name } ist { match-status }.
    [running] Nur eine angehaltene Partie lässt sich fortsetzen, und { $name } ist { match-status }.
   *[abandoned] { $name } ist { match-status }.
}
match-status = { $status ->
    [lobby] noch im Vorraum
    [running] im Gange
    [paused] angehalten
    [finished] zu Ende
   *[abandoned] abgebrochen
}

## Listen und Nachrichten

lobby-none = In diesem Server läuft keine Partie. `/partie neu` eröffnet eine.
lobby-none-over = In diesem Server ist noch keine Partie zu Ende.
which-match = { $name } (#{ $match }), { match-status }
lobby-more = … und { $count } weitere.
lobby-listed = { $mine ->
    [yes] ★ **{ $name }** (#{ $match }) · { $game } · { match-status } · { $channel }
   *[no] **{ $name }** (#{ $match }) · { $game } · { match-status } · { $channel }
}
lobby-paused = { $person } hält { $match } an. Bis es weitergeht, läuft keine Frist.
lobby-resumed = { $person } setzt { $match } fort. Es geht weiter.
lobby-given-up = { $person } beendet { $match }. Die Partie ist abgebrochen; Verlauf, Karte und Würfel bleiben allen offen.
lobby-abandon-sure = { $name } endet endgültig und ohne Sieger, und niemand kann weiterspielen. Soll ich?
lobby-abandon-button = Partie abbrechen
lobby-moved = { $name } geht in { $channel } weiter.
lobby-already-here = { $name } wird schon hier gespielt.
lobby-kept = Nichts ist geändert; die Partie geht weiter.
lobby-abandoned = { $name } wurde abgebrochen, bevor es begann.

## Dateien

archive-whole = { $name }, vollständig: die Partie ist zu Ende, alles darf gelesen werden.
archive-closed = { $name } wurde abgebrochen, und nicht alle, die gespielt haben, stimmten zu, dass die Geheimnisse gelesen werden dürfen. Darum ist dies das öffentliche Protokoll.
open-secrets-asked = Hände, verdeckte Befehle und die Würfel von { $name } bleiben verschlossen, bis alle, die gespielt haben, der Öffnung zustimmen. Es fehlen noch: { $seats }.
open-secrets-agree = Geheimnisse öffnen
open-secrets-done = Alle, die gespielt haben, haben zugestimmt: Alles über { $name } darf jetzt gelesen werden (`/partie ausgeben`, `/würfel prüfen`).
open-secrets-over = Die Geheimnisse von { $name } sind schon offen.
archive-secret = { $name }, vollständig. ⚠️ Diese Datei enthält jede Hand und das Geheimnis der Würfel: behalte sie für dich, bis die Partie zu Ende ist.
archive-public = Der offene Verlauf von { $name }. Die vollständige Partie bekommen alle, wenn sie zu Ende ist.
archive-too-large = Partie #{ $match } ist zu groß für Discord. Wer mich betreibt, kann sie mit `python -m db export` ausgeben.
archive-file-too-large = Diese Datei ist zu groß. Eine Partiedatei hat höchstens { $most } MB.
archive-bad-file = Das ist keine Partiedatei, die ich lesen kann; nichts wurde geändert. { $problem }
archive-unknown-game = Diese Datei ist eine Partie von „{ $game }“, und dieses Spiel kenne ich nicht.
archive-unverified = ⚠️ Nicht alle { $steps } Schritte dieser Datei lassen sich unter den heutigen Regeln nachspielen, oder ihre Würfel sind nicht die versprochenen. Ihre Stellung kann gefälscht sein. Wenn du der Herkunft vertraust, kannst du sie auf Treu und Glauben übernehmen; die Partie gilt dann als nicht geprüft. Bisher wurde nichts geändert.
archive-anyway = Ungeprüft übernehmen
archive-not-verified = ⚠️ Diese Partie ist nicht geprüft.
archive-imported = { $name } ist jetzt Partie #{ $match } dieses Kanals, bei Schritt { $revision }.

## Der Beginn

opening-begins = **{ $name }: Die Partie beginnt.**
opening-dealt = Das Brett ist aufgebaut, die Karten sind ausgeteilt; *Meine Hand* zeigt dir deine. `/punkte` sagt, woher Punkte kommen.
opening-first = { $seats-count ->
    [0] *Was kann ich tun?* zählt alles auf, was möglich ist, mit Knöpfen und Kosten.
    [one] { $seats } beginnt: *Was kann ich tun?* zählt alles auf, was möglich ist, mit Knöpfen und Kosten.
   *[other] { $seats } beginnen: *Was kann ich tun?* zählt alles auf, was möglich ist, mit Knöpfen und Kosten.
}
opening-dice = Fingerabdruck der Würfel: `{ $commitment }`. Damit kann am Ende jeder prüfen, dass kein Wurf geändert wurde (`/würfel prüfen`).
opening-seeds = Saatworte in den Würfeln: { $seeds }. Fingerabdruck von allem zusammen: `{ $digest }`.

## Der Tisch

table-title = { $status ->
    [paused] { $name } · angehalten
    [finished] { $name } · zu Ende
    [abandoned] { $name } · abgebrochen
   *[running] { $name }
}
table-decides = ⏳ **{ $seat }**: { $kind } (gefragt { $since }).
table-decides-until = ⏳ **{ $seat }**: { $kind } (gefragt { $since }, Frist { $due }).
table-nobody = Gerade muss niemand entscheiden.
table-call = ⏳ { $title }: { $seats }
table-winners = { $winners-count ->
    [0] Die Partie ist zu Ende. Niemand hat gewonnen.
    [one] Die Partie ist zu Ende. { $winners } gewinnt!
   *[other] Die Partie ist zu Ende. { $winners } gewinnen gemeinsam!
}
table-paused = Die Partie ist angehalten. Niemand kann handeln, und keine Frist läuft.
table-abandoned = Die Partie wurde abgebrochen.
table-scores = Siegpunkte
table-seats = Plätze
table-score = { $name }: **{ WHOLE($points) }**
table-score-of = { $name } ({ $player }): **{ WHOLE($points) }**
table-seat = { $holder ->
    [person] { $seat }: **{ $name }**
    [computer] { $seat }: Computerspieler
   *[open] { $seat }: *offen*
}
chair-number = Platz { $number }
player-computer = Computer
player-computer-for = { $seat } (Computer)
player-nobody = niemand
table-footer = Partie #{ $match }
table-my-hand = Meine Hand
table-what-can-i-do = Was kann ich tun?
table-what-did-i-miss = Was habe ich verpasst?
table-full-map = Ganze Karte

ending-winner = { $seat } ({ $player })
ending-farewell = { $days ->
    [one] An einem Tag begonnen und beendet
   *[other] { $days } Tage an einem Tisch
}, { $chapters ->
    [one] ein Kapitel erzählt
   *[other] { $chapters } Kapitel erzählt
}. { $people-count ->
    [0] Bis zum nächsten Spiel.
   *[other] Danke, { $people }.
}
ending-again = Noch einmal
ending-again-made = { $name } hat einen Vorraum in { $channel }, mit denselben Leuten und Einstellungen. Wer nicht mag, drückt *Aufstehen*; *Beginnen* startet.
ending-again-there = Für ein weiteres Spiel gibt es schon einen Vorraum: { $name }.
ending-again-who = Nur wer { $name } gespielt oder geleitet hat, kann es neu beginnen. `/partie neu` eröffnet eine eigene Partie.
ending-dice = Das Geheimnis der Würfel ist `{ $secret }`. `/würfel prüfen` prüft damit jeden Wurf der Partie, und `/partie ausgeben` gibt allen alles.

## Die Geschichte

story-goes-on = Es geht weiter.
story-void = Das wurde zurückgenommen.
story-cut = -# … dieses Kapitel ist länger: `/verlauf` hat alles.

level-recruit = Rekrut
level-recruit-about = Spielt nach Gewohnheit: gut zum Lernen
level-captain = Hauptmann
level-captain-about = Plant seinen Zug und antwortet sofort
level-general = General
level-general-about = Wägt mehr ab und braucht etwas länger
lobby-which-level = Wie stark sie sind
lobby-level-set = Die Computer dieser Partie spielen so: { $level }.
