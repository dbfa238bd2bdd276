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
    .about = Die Geschichte bis hierher, mit bewegter Karte
    .since = seit
    .since-about = Ab wann; ohne Angabe die letzten drei Kapitel
    .match = partie
    .match-about = Die Nummer der Partie; ohne Angabe die dieses Kanals
cmd-dice = würfel
    .about = Die Würfel: jeder Wurf und der Beweis, dass sie ehrlich sind
cmd-dice-audit = prüfen
    .about = Das Versprechen der Würfel, nach dem Ende die Prüfung jedes Wurfs
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

## Die Hand

hand-of = { $cards ->
    [0] 🃏 **{ $owner }**: keine Karten.
    [one] 🃏 **{ $owner }**: 1 Karte.
   *[other] 🃏 **{ $owner }**: { $cards } Karten.
}
hand-card = • { $card }
hand-none = Du hältst gerade keine Karten.

## Karte, Stand, Punkte

look-no-picture = Davon gibt es gerade kein Bild. `/stand` sagt in Worten, wie es steht; versuche die Karte gleich noch einmal.
look-no-board = Dieses Spiel hat kein Bild seines Bretts. `/stand` sagt in Worten, wie es steht.
look-no-such-part = „{ $found }“ finde ich auf dieser Karte nicht. Beim Tippen erscheinen die Ausschnitte, die es gibt.
look-score = **Siegpunkte in { $name }**

## Verlauf und Rückblick

look-step = Schritt { $revision }, { $when }
look-bad-steps = { $found } geht nicht. Wähle eine Zahl von 1 bis { $most }.
look-nothing-happened = In dieser Zeit ist nichts geschehen, was du wissen dürftest.
look-recap = { $chapters ->
    [one] **{ $name }: das letzte Kapitel**
   *[other] **{ $name }: die letzten { $chapters } Kapitel**
}
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
dice-promise = Fingerabdruck der Würfel, zu Beginn bekanntgegeben: `{ $commitment }`. Das Geheimnis dahinter erscheint, wenn die Partie zu Ende ist; dann kann jeder jeden Wurf prüfen.
dice-secret = { $kept ->
    [yes] Das Geheimnis ist `{ $secret }`, sein Fingerabdruck `{ $commitment }`, wie zu Beginn versprochen.
   *[no] Das Geheimnis ist `{ $secret }`, aber sein Fingerabdruck ist nicht `{ $commitment }`, wie zu Beginn versprochen.
}
dice-all-right = Jeder Wurf und jede Ziehung ist, was das Geheimnis ergibt.
dice-wrong = { $count ->
    [one] Ein Wurf oder eine Ziehung ist nicht, was das Geheimnis ergibt:
   *[other] { $count } Würfe oder Ziehungen sind nicht, was das Geheimnis ergibt:
}
dice-mismatch = • Schritt { $revision }, { $label }: { $recorded }
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
help-lobby = { $seated ->
    [yes] { $name } ist im Vorraum, und du hast einen Platz. Wer die Partie eröffnet hat, drückt *Beginnen* auf der angehefteten Nachricht.
   *[no] { $name } ist im Vorraum. Drücke *Mitspielen* auf der angehefteten Nachricht, um einen Platz zu nehmen.
}
help-guest = Du siehst bei { $name } zu: alles Offene siehst du auch.
help-over = { $name } ist zu Ende. Verlauf, Punkte und Würfel bleiben allen offen.
help-paused = { $name } ist angehalten. Bis es weitergeht, kannst du schauen, aber nicht handeln.
help-waiting = In { $name } musst du gerade nichts entscheiden. `/aufträge` antwortet im Voraus für dich.
help-asked = { $count ->
    [one] In { $name } musst du entscheiden:
   *[other] In { $name } hast du { $count } Dinge zu entscheiden:
}
help-rule = `/regeln { $rule }` erklärt es.
help-looking = **Ansehen**: `/karte`, `/stand`, `/punkte`, `/verlauf`, `/rückblick`, `/hand`, `/chancen`, `/regeln`, `/würfel würfe`
help-matches = **Partien**: `/partie neu`, `/partie liste`, `/wartet`
help-you = **Du**: `/ich zeigen`, `/aufträge liste`
