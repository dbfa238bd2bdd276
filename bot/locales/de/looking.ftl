### Eine Partie ansehen: Karte, Stand, Verlauf, Rückblick, Punkte, Chancen, Regeln, Hilfe, Würfel, Hand.

cmd-hand = hand
    .about = Zeigt dir deine Karten, nur dir
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-map = karte
    .about = Zeigt die Karte oder einen Ausschnitt
    .part = ausschnitt
    .part-about = Ein Ausschnitt; beim Tippen erscheinen alle
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-diplomacy = diplomatie
    .about = Wer im Krieg ist, verbündet, in welchem Lager
    .match = partie
    .match-about = Die Nummer der Partie; ohne sie die dieses Kanals
cmd-forces = streitkräfte
    .about = Deine Streitkräfte, wo und wie stark; die der anderen, soweit du sie siehst
    .match = partie
    .match-about = Die Nummer der Partie; ohne sie die dieses Kanals
cmd-discards = ablage
    .about = Der Ablagestapel und die Karten, die gerade gelten
    .match = partie
    .match-about = Die Nummer der Partie; ohne sie die dieses Kanals
cmd-card = spielkarte
    .about = Eine Spielkarte mit ihrem Text
    .name = name
    .name-about = Die Karte; beim Tippen werden alle angeboten
    .match = partie
    .match-about = Die Nummer der Partie; ohne sie die dieses Kanals
look-diplomacy = **{ $name }: wer wie zu wem steht**
look-no-diplomacy = Niemand hat einen Vertrag, und hier gibt es nichts zu vereinbaren.
look-forces = **{ $name }: wer wo steht**
look-no-forces = Noch gibt es keine Streitkräfte.
look-discards = **{ $name }: die offenen Karten**
look-no-discards = Keine Karte liegt offen.
look-no-such-card = Eine Karte „{ $found }“ kenne ich nicht. Beim Tippen werden alle angeboten.
cmd-status = stand
    .about = Wer entscheiden muss und wie alle stehen
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-score = punkte
    .about = Siegpunkte und woher sie kommen
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-log = verlauf
    .about = Was geschehen ist, Schritt für Schritt
    .steps = schritte
    .steps-about = Wie viele Schritte; ohne Angabe zehn
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-recap = rückblick
    .about = Was geschah, seit du zuletzt hier warst; oder die Geschichte bis hierher, mit bewegter Karte
    .since = seit
    .since-about = Ab wann; ohne Angabe, seit du zuletzt hier warst
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice = würfel
    .about = Die Würfel: jeder Wurf und der Beweis, dass sie ehrlich sind
cmd-dice-audit = prüfen
    .about = Das Versprechen der Würfel, nach dem Ende die Prüfung jedes Wurfs
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice-how = anleitung
    .about = Wie man einen Wurf von Hand prüft
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice-seed = saat
    .about = Gib den Würfeln ein eigenes Saatwort, bevor die Partie beginnt
    .text = text
    .text-about = Ein Wort oder eine Zeile, die niemand voraussehen kann
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice-rolls = würfe
    .about = Die letzten Würfe, und wie oft jede Zahl gefallen ist
    .last = letzte
    .last-about = Wie viele Würfe; ohne Angabe zwanzig
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-rules = regeln
    .about = Schlägt eine Regel nach, mit Nummer oder Wörtern
    .what = was
    .what-about = Eine Nummer wie 6.6.9 oder Wörter wie „Ausweichen Stadt“
    .game = spiel
    .game-about = Welches Spiel; ohne Angabe das dieses Kanals
cmd-help = hilfe
    .about = Was du hier und jetzt tun kannst
cmd-odds = chancen
    .about = Genaue Chancen, bevor du dich festlegst
    .kind = art
    .kind-about = Was geschehen kann
    .thing = wer
    .thing-about = Wessen Chancen: eine Armee, eine Flotte, ein Land; beim Tippen erscheinen sie
    .place = wo
    .place-about = Wohin es geht; ohne Angabe, wo es steht
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals

## Rat

cmd-advice = rat
    .about = Was ein Hauptmann an deiner Stelle täte, und warum; nur du liest es
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals

advice-answer = Ein Hauptmann würde **{ $answer }** wählen.
advice-because = Lieber das als „{ $other }“, denn { $reason }.
advice-as-good = „{ $other }“ schien ihm ebenso gut.
advice-nothing-else = Sonst sah er nichts, was einen Gedanken wert war.
advice-nothing-asked = Du wirst gerade nichts gefragt, also gibt es nichts zu raten. `/wartet` zeigt, auf wen gewartet wird.
advice-no-brain = In diesem Spiel gibt niemand Rat: Seine Computer spielen nach Gewohnheit und schauen nicht voraus.
advice-among-people = Unter Menschen gibt es in dieser Partie keinen Rat: Das muss in ihrem Vorraum ausgemacht sein (*Einstellungen*). Wer allein gegen Computer spielt, darf immer fragen.
advice-no-thought = Der Hauptmann ist nicht rechtzeitig zu einem Entschluss gekommen. Frag ihn nachher noch einmal.
advice-moved-on = Die Partie ist inzwischen weitergegangen, und was er bedacht hat, ist vorbei. Frag noch einmal, wenn du noch gefragt bist.

advice-for-victory = damit kommst du dem Sieg näher
advice-for-points = das bringt mehr Punkte
advice-for-economy = das bringt mehr Einkommen
advice-for-trade = so steht dein Handel besser
advice-for-hand = so bleibt dir mehr auf der Hand
advice-for-army = so steht deine Streitmacht besser da als die gegnerische
advice-for-cities = so gewinnst du mehr von den Städten
advice-for-allies = das schafft bessere Freunde
advice-for-conquest = so rückt eine Eroberung näher
advice-for-targets = deine Truppen stehen dann vor besseren Zielen
advice-for-danger = von dem Deinen ist dann weniger in Gefahr
advice-for-camp = so bleibst du Assyriens Lager fern
advice-for-unity = so steht niemand allein gegen den Stärksten
advice-for-rivals = so bleibt deinen Gegnern weniger
advice-for-lead = so wird dein Vorsprung größer
advice-for-provinces = das ist besser für deine Provinzen oder schlechter für die des Gegners
advice-for-markers = so bleiben dir mehr Marker auf der Karte
advice-for-sieges = eine Belagerung kommt voran
advice-for-goods = so bleibt dir mehr im Lager
advice-for-upkeep = das spart, was Karten bei den Wertungen kosten
advice-for-areas = das gewinnt oder hält Gebiete, die zählen
advice-for-morale = das hebt die Moral
advice-for-food = so wird dein Volk besser satt
advice-for-lands = das gewinnt oder hält Land und seine Güter
advice-for-advances = das bringt Fortschritt
advice-for-epoch = so rückt die nächste Epoche näher
advice-for-leaders = so bleiben dir mehr Anführer zum Handeln
advice-for-treasure = das füllt deine Kasse
advice-for-cards = das passt zu den Karten, die gewertet werden

## Die Hand

hand-of = { $cards ->
    [0] 🃏 **{ $owner }**: keine Karten.
    [one] 🃏 **{ $owner }**: 1 Karte.
   *[other] 🃏 **{ $owner }**: { $cards } Karten.
}
hand-card = • { $card }
hand-react = Karten können beantworten, was andere tun. Ohne Auftrag wird keine von selbst gespielt und du passt sofort: `/aufträge karte` sagt, wann eine gespielt wird.
hand-reacts = Von deinen können das: { $cards }.
hand-none = Du hältst gerade keine Karten.
hand-pick = Karte ansehen, ausspielen oder antworten lassen …
hand-gone = Diese Karte ist nicht mehr auf deiner Hand. `/hand` zeigt, was du jetzt hältst.
hand-back = Zurück zur Hand
hand-not-now = -# Gerade lässt sie sich nicht spielen. Jetzt entscheidet: { $waiting }.
hand-not-at-all = -# Gerade lässt sie sich nicht spielen.
hand-answer-when = Antworten, wenn …
hand-answer-about = Wann soll diese Karte antworten? Ein Auftrag gilt, bis du ihn zurücknimmst; `/aufträge karte` kennt auch Ort, Gegner und Aussicht.
hand-any-time = wann immer sie passt
hand-play-when = Ausspielen – Anlass: { $trigger }
hand-play = Ausspielen
    .about = Von selbst: Niemand muss auf dich warten
hand-ask-when = Mich fragen – Anlass: { $trigger }
hand-ask = Mich fragen
    .about = Die anderen können bemerken, dass jemand überlegt

## Karte, Stand, Punkte

look-no-picture = Davon gibt es gerade kein Bild. `/stand` sagt in Worten, wie es steht; versuche die Karte gleich noch einmal.
look-no-board = Dieses Spiel hat kein Bild seines Bretts. `/stand` sagt in Worten, wie es steht.
look-no-such-part = „{ $found }“ finde ich auf dieser Karte nicht. Beim Tippen erscheinen die Ausschnitte, die es gibt.
look-score = **Siegpunkte in { $name }**

## Verlauf und Rückblick

look-step = Schritt { $revision }, { $when }
look-bad-steps = { $found } geht nicht. Wähle eine Zahl von 1 bis { $most }.
look-nothing-happened = In dieser Zeit ist nichts geschehen, was du wissen dürftest.
look-nothing-missed = Seit du zuletzt hier warst, ist nichts geschehen, was du wissen dürftest.
look-missed = **{ $name }: seit du zuletzt hier warst** ({ $since })
look-never-here = seit Beginn
look-missed-before = { $chapters ->
    [one] -# Ein Kapitel davor hat keinen Platz: `/rückblick` mit *der Anfang* erzählt alles.
   *[other] -# { $chapters } Kapitel davor haben keinen Platz: `/rückblick` mit *der Anfang* erzählt alles.
}
look-recap = { $chapters ->
    [one] **{ $name }: das letzte Kapitel**
   *[other] **{ $name }: die letzten { $chapters } Kapitel**
}
look-since-me = seit ich zuletzt hier war
look-since-chapters = die letzten drei Kapitel
look-since-day = der letzte Tag
look-since-three-days = die letzten drei Tage
look-since-week = die letzte Woche
look-since-start = der Anfang

## Würfel

dice-counts = 🎲 Würfe bisher: { $rolls }, Ziehungen: { $draws }{ $adjusted ->
    [0] .
   *[other] ; durch Entscheide der Spielleitung gesetzt: { $adjusted }.
}
dice-promise = Fingerabdruck meines Geheimnisses, wie er seit Beginn im Protokoll steht: `{ $commitment }`.
dice-epoch = Würfel der Epoche { $number } (nach einer Wiederherstellung oder einem Import), Fingerabdruck: `{ $commitment }`.
dice-seeds = Saatworte in der Reihenfolge, in der sie gegeben wurden: { $seeds }.
dice-seed = { $seat } `{ $seed }`{ $drawn ->
    [yes] { " " }(gezogen)
   *[no] { "" }
}
dice-later = Das Geheimnis erscheint, wenn die Partie zu Ende ist; dann kann jeder jeden Wurf prüfen. `/würfel anleitung` sagt, wie.
dice-secret = Das Geheimnis der Würfel: { $secrets }.
dice-lesson = ⚠️ **Das ist eine Lehrpartie: Ihre Würfel folgen einem Drehbuch.** Was diese Würfe und Ziehungen zeigen, stand vor dem ersten Zug fest; über den Zufall beweisen sie nichts:
dice-lesson-result = • Schritt { $revision }, { $label }: { $results }
dice-lesson-rest = Alle Würfe und Ziehungen, die nicht im Drehbuch standen, sind, was Geheimnis und Saatworte ergeben; keiner fehlt, keiner kommt zweimal.
dice-lesson-later = Würfe und Ziehungen, die nicht im Drehbuch stehen, kommen aus dem Geheimnis, das nach dem Ende der Partie erscheint.
dice-all-right = Jedes Versprechen wurde gehalten: Jeder Wurf und jede Ziehung ist, was Geheimnis und Saatworte ergeben, keiner fehlt, keiner kommt zweimal.
dice-forged = ⚠️ Mit den Würfeln dieser Partie stimmt etwas nicht:
dice-fault-result = • Schritt { $revision }, { $label }: Im Protokoll steht { $recorded }, Geheimnis und Saatworte ergeben { $expected }.
dice-fault-adjusted = • Schritt { $revision }, { $label }: { $recorded }, gesetzt durch einen Entscheid der Spielleitung, von dem der Kanal erfuhr.
dice-fault-rehearsed = • Schritt { $revision }, { $label }: { $recorded }, nach dem Drehbuch der Lehrpartie.
dice-fault-gap = • Schritt { $revision }, { $label }: Nummern vor { $counter } wurden verbraucht und stehen nicht im Protokoll.
dice-fault-repeat = • Schritt { $revision }, { $label }: Die Nummer { $counter } war schon verbraucht.
dice-fault-end = • Die Partie hat { $counter } Nummern verbraucht, und das Protokoll endet nicht mit der letzten davon.
dice-fault-start = • Das Geheimnis ist nicht das, das der Beginn des Protokolls verspricht.
dice-fault-epoch = • Schritt { $revision }: Das Geheimnis dieser Epoche ist nicht das versprochene.
dice-lots-wrong = • Der { $number }. Wurf um die Plätze ist nicht, was Geheimnis und Saatworte ergeben.
dice-post-agrees = { $post ->
    [opening] ✅ Die Eröffnung im Kanal sagt dasselbe.
   *[other] ✅ Die Nachricht von der Zeit, als noch niemand saß, sagt dasselbe.
}
dice-post-differs = { $post ->
    [opening] ⚠️ Die Eröffnung im Kanal sagt etwas anderes als das Protokoll.
   *[other] ⚠️ Die Nachricht von der Zeit, als noch niemand saß, sagt etwas anderes als das Protokoll.
}
dice-post-unknown = { $post ->
    [opening] Die Eröffnung kann hier nicht mehr gelesen werden; vergleiche mit dem, was du noch weißt.
   *[other] Es gibt keine Nachricht von der Zeit, als noch niemand saß, die ich lesen könnte (eine ältere Partie, ein Import, oder sie wurde gelöscht).
}
dice-no-start = Im Protokoll von { $name } fehlt der Beginn, darum lassen sich die Würfel nicht prüfen.
dice-seed-late = { $name } hat begonnen; niemand kann den Würfeln noch ein Saatwort geben.
dice-seed-given = Dein Saatwort `{ $seed }` ist in den Würfeln, als letztes. Der Vorraum zeigt es, und das Protokoll wird es zeigen.
dice-promise-post = 🎲 Würfel von { $name } (#{ $match }): Ich habe mein Geheimnis gewählt. Sein Fingerabdruck (SHA-256) ist `{ $commitment }`. Die Würfel entstehen daraus und aus einem Saatwort von allen, die Platz nehmen (`/würfel saat`).
dice-epoch-post = 🎲 { $name } wurde aus einer Kopie zurückgeholt. Damit keine Würfel zweimal kommen, haben sie von jetzt an ein neues Geheimnis, Fingerabdruck `{ $commitment }`; eure Saatworte bleiben darin. Knöpfe von vorher tun nichts mehr.
dice-how-promise = **1. Das Versprechen.** Am Ende bekommst du das Geheimnis (`/würfel prüfen`). SHA-256 seiner Bytes muss `{ $commitment }` sein.
dice-how-key = **2. Der Schlüssel** ist HMAC-SHA256 mit dem Geheimnis als Schlüssel über diesen Text (`\n` ist eine neue Zeile): `{ $text }`
dice-how-plain-key = **2. Der Schlüssel** ist das Geheimnis selbst: Niemand gab ein Saatwort.
dice-how-roll = **3. Ein Wurf** hat eine Nummer (der erste ist 0). HMAC-SHA256 mit diesem Schlüssel über `nummer:0` gibt 32 Bytes, vier Zahlen zu 8 Bytes, das höchste Byte zuerst; sind sie verbraucht, gibt `nummer:1` die nächsten. Ein Sechserwürfel zeigt den Rest bei Teilung durch 6, plus 1. Eine Zahl ab 2⁶⁴ − (2⁶⁴ mod 6) wird übergangen.
dice-how-draw = **4. Eine Ziehung** nimmt Plätze in der sortierten Liste dessen, was gezogen werden konnte: den Rest bei Teilung durch ihre Länge, dann durch ihre Länge weniger 1 und so weiter.
dice-how-script = Das Skript `docs/check_dice.py` tut das alles für die Datei von `/partie ausgeben`, mit nichts als Python.
dice-none = In dieser Partie wurde noch nicht gewürfelt.
dice-roll = Schritt { $revision }, { $label }: { $results }
dice-faces = Alle { $total } Würfel bisher – { $spread }; Mittel { TENTHS($mean_tenths) }.

## Chancen

odds-no-odds = In diesem Spiel gibt es keine Chancen zu berechnen.
odds-no-such-kind = Chancen für „{ $found }“ berechne ich nicht, wohl aber für: { $known }.

## Regeln und Hilfe

rules-nothing-found = Zu „{ $found }“ sagen die Regeln nichts. Versuche andere Wörter oder eine Nummer; beim Tippen erscheinen sie.
rules-no-such-number = Eine Regel { $found } gibt es nicht. Beim Tippen erscheinen die Nummern.
rules-which-game = In diesem Kanal wird nichts gespielt; sag mit der Option *spiel*, wessen Regeln du meinst: { $known }.
rules-no-rulebook = Zu { $game } gibt es hier keine Regeln zum Nachschlagen.
rules-see-also = **Außerdem:**
rules-parts = **Teile von { $number }:**
help-nowhere = Ich leite Brettspiele in Discord.
help-newcomer = **Neu hier?** `/partie lernen` zeigt dir ein Spiel in etwa zehn Minuten, allein und Schritt für Schritt. `/partie neu` eröffnet eine Partie, zu der andere kommen oder Computer.
help-gm = **Du leitest { $name }.** `/sl` ist dein Pult: Jeder Entscheid zeigt zuerst, was er ändern würde, verlangt einen Grund und wird allen mitgeteilt. `/sl antwort` entscheidet für jemanden, `/sl zurück` geht zurück, `/sl protokoll` zeigt, was entschieden wurde.
help-lobby = { $seated ->
    [yes] { $name } ist im Vorraum, und du hast einen Platz. Wer die Partie eröffnet hat, drückt *Beginnen* auf der angehefteten Nachricht.
   *[no] { $name } ist im Vorraum. Drücke *Mitspielen* auf der angehefteten Nachricht, um einen Platz zu nehmen.
}
help-guest = Du siehst bei { $name } zu: Alles Offene siehst du auch, mit `/karte`, `/stand`, `/punkte` und `/rückblick`. Ist ein Platz frei, steht *Mitspielen* auf der angehefteten Nachricht.
help-over = { $name } ist zu Ende. Verlauf, Punkte und Würfel bleiben allen offen.
help-paused = { $name } ist angehalten. Bis es weitergeht, kannst du schauen, aber nicht handeln.
help-waiting = In { $name } musst du gerade nichts entscheiden. Aufträge antworten im Voraus für dich: `/aufträge neu`.
help-asked = { $count ->
    [one] In { $name } musst du entscheiden:
   *[other] In { $name } hast du { $count } Dinge zu entscheiden:
}
help-rule = `/regeln { $rule }` erklärt es.
help-looking = **Ansehen**: `/karte`, `/streitkräfte`, `/diplomatie`, `/spielkarte`, `/ablage`, `/stand`, `/punkte`, `/verlauf`, `/rückblick`, `/hand`, `/chancen`, `/regeln`, `/würfel würfe`
help-matches = **Partien**: `/partie neu`, `/partie liste`, `/wartet`
help-you = **Du**: `/ich zeigen`, `/aufträge liste`
