# Was der Kern in jedem Spiel sagt. Wie Texte geschrieben werden, steht in en/kernel.ftl.
#
# Deutsch: Wir sagen du. Ländernamen stehen mal in der Einzahl, mal in der Mehrzahl ("Elam", "Kimmerier") und werden nie
# gebeugt: Sie stehen vor einem Doppelpunkt, in Klammern oder nach für, gegen, durch, ohne und an.

name-nobody = niemand

## Antworten, die nicht gelten

kernel-match-over = Diese Partie ist vorbei, es kann nichts mehr gespielt werden. Verlauf, Karte und Würfel bleiben für alle offen.
kernel-unknown-seat = An diesem Tisch gibt es keinen Platz „{ $found }“.
kernel-not-asked = { $seat } hat gerade nichts zu entscheiden. Die Tischnachricht zeigt, wer dran ist.
kernel-stale-question = Diese Frage ist schon entschieden. Bitte sieh dir die aktuelle an und antworte noch einmal.
kernel-not-your-question = Diese Entscheidung gehört { $seat }.
kernel-already-answered = Du hast schon geantwortet. Bis auch die anderen geantwortet haben, kannst du deine Antwort zurücknehmen.
kernel-nothing-to-retract = Es gibt keine Antwort von dir, die du zurücknehmen könntest: Entweder gab es keine, oder inzwischen haben alle geantwortet.
kernel-malformed-answer = Diese Antwort kann ich nicht lesen: { $detail }. Bitte wähle aus dem, was angeboten wird.
kernel-action-not-open = Das geht gerade nicht. „Was kann ich tun?“ zeigt, was dir offensteht.
kernel-choose-one = Bitte wähle genau eine der Möglichkeiten.
kernel-choose-many = { $at_most ->
    [one] Bitte wähle höchstens eine.
   *[other] Bitte wähle mindestens { $at_least } und höchstens { $at_most }.
}
kernel-option-not-offered = „{ $found }“ steht nicht mehr zur Wahl. Bitte nimm eine der Möglichkeiten, die jetzt gezeigt werden.
kernel-option-twice = „{ $found }“ ist doppelt gewählt. Jede Möglichkeit zählt einmal.
kernel-wrong-number = { $found ->
    [one] Gewählt ist eine;
   *[other] Gewählt sind { $found };
} es müssen mindestens { $at_least } und höchstens { $at_most } sein.
kernel-missing-parameter = Dafür fehlt noch etwas: { $missing }.
kernel-ask-about-cards = Gefragt werden kannst du nur zu Karten, die in fremden Zügen gespielt werden.
kernel-not-seen = „{ $found }“ siehst du nicht, also kannst du es hier nicht nennen.
kernel-unknown-parameter = „{ $found }“ bedeutet hier nichts. Angeben kannst du: { $known }.
kernel-no-default = Für diese Frage gibt es keine Antwort, die nach Ablauf der Frist gilt; jemand muss sie entscheiden.

## Beginn einer Partie

kernel-unknown-scenario = Ein Szenario „{ $found }“ gibt es nicht. Es gibt: { $known }.
kernel-unknown-option = Eine Einstellung „{ $found }“ gibt es nicht. Es gibt: { $known }.
kernel-bad-option = Die Einstellung „{ $option }“ kann nicht „{ $found }“ sein. Möglich ist: { $expected }.
kernel-seat-count = { $found ->
    [one] Ein Platz ist besetzt.
   *[other] { $found } Plätze sind besetzt.
} Dieses Szenario braucht mindestens { $at_least } und höchstens { $at_most }.
kernel-seat-twice = Jeder Platz braucht einen eigenen Namen; diese haben ihn nicht: { $seats }.

## Daueraufträge

kernel-malformed-order = Diesen Dauerauftrag kann ich nicht lesen: { $detail }.
kernel-unknown-condition = Eine Bedingung „{ $found }“ gibt es nicht. Es gibt: { $known }.
kernel-condition-parameters = Die Bedingung „{ $condition }“ braucht: { $expected }.
kernel-too-many-orders = Ein Platz behält höchstens { $most } Daueraufträge. Beende erst einen (`/aufträge ende`).
kernel-unknown-order = { $known-count ->
    [0] Einen Dauerauftrag { $found } hast du nicht; du hast überhaupt keinen.
   *[other] Einen Dauerauftrag { $found } hast du nicht. Du hast: { $known }.
}

## Was geschieht

kernel-forced = Für { $seat } gibt es nur eine Möglichkeit („{ $question }“), sie gilt sofort: { $options }.
kernel-die-adjusted = 🎲 Auf Entscheid der Spielleitung zeigen die nächsten Würfel ({ $label }): { $results }.
kernel-die-not-adjusted = Die Würfel, die die Spielleitung festgelegt hat ({ $label }), passen nicht zu einem Würfel mit { $sides } Seiten und gelten nicht.
kernel-seat-replaced = { $seat }: { $player ->
    [computer] Ein Computer übernimmt.
    [nobody] Der Platz ist frei.
   *[person] Jemand anderes übernimmt.
} Alte Daueraufträge enden.

## Zurücknehmen

kernel-undone = Die Partie steht wieder bei Schritt { $to }.
kernel-undone-to-checkpoint = Die Partie steht wieder bei Schritt { $to }. Schritt { $wanted } ist nach älteren Regeln gespielt und lässt sich nicht genau erreichen.
kernel-undo-asked = { $seat } möchte zurück zu Schritt { $to }. Alle anderen am Tisch müssen zustimmen.
kernel-undo-agreed = { $seat } stimmt dem Zurückgehen zu.
kernel-undo-declined = { $seat } möchte nicht zurückgehen. Damit ist die Bitte erledigt.
kernel-undo-dropped = Das Spiel geht weiter, die Bitte um Zurückgehen ist damit erledigt.
kernel-undo-dice = Seither ist gewürfelt worden (Schritt { $revision }: { $label }).
kernel-undo-draw = Seither ist etwas gezogen worden (Schritt { $revision }: { $label }).
kernel-undo-reveal = Seither ist etwas Verdecktes gezeigt worden (Schritt { $revision }).
kernel-undo-ruling = Seither hat die Spielleitung entschieden (Schritt { $revision }).
kernel-undo-seat = Seither hat { $seat } gehandelt, selbst oder durch einen Dauerauftrag (Schritt { $revision }).
kernel-unknown-revision = Einen Schritt { $found }, zu dem es zurückgehen könnte, gibt es nicht. Möglich ist { $at_least } bis { $at_most }.
kernel-history-does-not-fit = Die Aufzeichnung der Partie führt nicht dorthin zurück: { $detail }.
kernel-request-open = Eine andere Bitte um Zurückgehen ist noch offen. Sie muss zuerst geklärt werden.
kernel-no-such-request = { $open ->
    [0] Es gibt keine offene Bitte um Zurückgehen.
   *[other] Diese Bitte ist erledigt. Die offene hat die Nummer { $open }.
}
kernel-own-request = Das ist deine eigene Bitte; zustimmen müssen die anderen. Du kannst sie zurückziehen.
kernel-already-agreed = Du hast schon zugestimmt. Es fehlen noch die anderen.

## Entscheide der Spielleitung

kernel-override-needs-reason = Ein Entscheid braucht eine Begründung, die alle lesen können.
kernel-override-needs-gm = Ein Entscheid braucht den Namen der Spielleitung, die ihn trifft.
kernel-malformed-patch = Diesen Entscheid kann ich nicht lesen: { $detail }.
kernel-override-failed = Der Entscheid lässt sich nicht ausführen: { $detail }. Nichts hat sich geändert.
kernel-override-structural = Der Entscheid würde die Partie unrettbar beschädigen und ist deshalb nicht möglich: { $breaches }.
kernel-override-needs-force = Der Entscheid verstößt gegen die Regeln: { $breaches }. Wenn du es so willst, bestätige es mit „force“.
kernel-no-notation = Dieses Spiel hat keine Notation für Stellungen.
kernel-bad-position = Die Stellung lässt sich nicht lesen: { $detail }.
kernel-long-number = In der Stellung steht die Zahl { $found }; keine darf größer als { $most } sein.
kernel-position-set = Eine Stellung ist aufgebaut; von dort geht es weiter.
kernel-rewind-needs-history = Zum Zurückgehen wird die Aufzeichnung der Partie gebraucht, und die liegt nicht vor.
kernel-unknown-roll = Für „{ $found }“ wird nicht gewürfelt. Es gibt: { $known }.
kernel-bad-die = Würfel können nur ganze Zahlen ab 1 zeigen. „{ $label }: { $results }“ passt nicht.
kernel-invariant-failed = Die Prüfung „{ $invariant }“ ist nicht möglich: { $detail }.

## Würfel

kernel-no-secret = Die Würfel dieser Partie kommen aus einem Drehbuch, deshalb gibt es kein Geheimnis zu veröffentlichen.
kernel-bad-seed = „{ $found }“ kann kein Saatwort sein. Ein Saatwort ist eine Zeile aus 1 bis { $longest } sichtbaren Zeichen ohne Backticks.
kernel-new-epoch = 🎲 Die Würfel beginnen Epoche { $epoch } mit einem neuen Geheimnis. Sein Fingerabdruck: `{ $commitment }`.
kernel-secret-until-the-end = Das Würfelgeheimnis wird am Ende der Partie veröffentlicht. Bis dahin können alle den Fingerabdruck vom Anfang prüfen.

## Arten von Entscheiden, die jedes Spiel kennt

patch-answer-for = Für einen Platz antworten
    .about = Beantwortet eine offene Frage anstelle der Person, mit einer der angebotenen Möglichkeiten.
patch-end-procedure = Abfrage beenden
    .about = Beendet den Ablauf, der gerade fragt, ohne Ergebnis.
patch-adjust-die = Würfel festlegen
    .about = Der nächste Wurf einer Art beginnt mit diesen Ergebnissen.
patch-replace-seat = Platz neu besetzen
    .about = Jemand anderes übernimmt einen Platz; alte Daueraufträge enden.
patch-rewind = Zurückgehen
    .about = Die Stellung wird wieder, was sie nach einem früheren Schritt war; Würfel und Fragen sind neu.
patch-set-position = Stellung aufbauen
    .about = Das Brett wird, was ein Text in der Notation des Spiels sagt.

option-pass = Passen
several = { $things }
