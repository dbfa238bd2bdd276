### Handeln: Befehle der Spiele, Vorschauen, Entscheidungen, Formulare, Zurücknehmen.

act-yes = Ja
act-no = Nein
act-rule = Regel { $rule }
param-unnamed = Etwas anderes
act-given = { $name }: { $value }
act-did-you-mean = „{ $found }“ heißt hier nichts. Meintest du { $names }?

## Befehle, die jedes Spiel hat

act-match = partie
    .about = Eine andere Partie als die dieses Kanals
cmd-end = beenden
    .about = Beendet deinen Zug, oder was du gefragt bist, ohne Weiteres zu tun
cmd-do = tun
    .about = Was kann ich tun? Zeigt deine Möglichkeiten, mit Knöpfen
cmd-answer = antworten
    .about = Antwortet auf das, was du gefragt bist
    .choice = wahl
    .choice-about = Eine der Möglichkeiten; ohne sie siehst du alle

## Was nicht geht

act-unknown-button = Dieser Knopf stammt von einer älteren Fassung von mir. Die Knöpfe der Tischnachricht gehen.
act-paused = { $name } macht Pause. Es geht weiter, wenn die Spielleitung fortsetzt.
act-over =
    { $status ->
        [abandoned] { $name } wurde abgebrochen, also lässt sich nichts mehr spielen.
       *[finished] { $name } ist zu Ende, also lässt sich nichts mehr spielen. Protokoll, Karte und Würfel bleiben für alle offen.
    }
act-other-game = { $name } ist ein anderes Spiel: Hier gelten die Befehle unter { $command }.
act-not-asked =
    { $waiting-count ->
        [0] Im Moment hat niemand etwas zu entscheiden.
       *[other] Du bist nicht an der Reihe, { $seat }. Zuerst entscheidet { $waiting }.
    }
act-settled = Das ist inzwischen erledigt. Hier ist, was dir offensteht.
act-form-gone = Dieses Formular ist nicht mehr offen; es ist nichts geschehen. Hier ist, was dir jetzt offensteht.
act-changed = Seit du hingesehen hast, hat sich etwas geändert. Bitte sieh noch einmal hin, bevor du bestätigst.
act-cancelled = Es ist nichts geschehen.
act-done = ✓ { $answer }
act-nothing-to-end = Du hast im Moment keinen Zug zu beenden.

## Wer gefragt ist

act-asked =
    { $people-count ->
        [one] { $people } entscheidet: **{ $title }**
       *[other] { $people } entscheiden: **{ $title }**
    }
act-answered =
    { $answered-count ->
        [0] Noch hat niemand geantwortet. Die Antworten bleiben verdeckt, bis alle da sind.
       *[other] Schon geantwortet: { $answered }. Die Antworten bleiben verdeckt, bis alle da sind.
    }
act-deadline = { $when }, falls keine Antwort kommt: { $default }
act-nobody-asked =
    { $status ->
        [paused] { $name } macht Pause.
        [finished] { $name } ist zu Ende.
        [abandoned] { $name } wurde abgebrochen.
       *[other] Im Moment hat niemand etwas zu entscheiden.
    }
act-decide = Entscheiden
act-what-can-i-do = Was kann ich tun?

## Die eigenen Möglichkeiten

act-nothing-to-decide = Du hast im Moment nichts zu entscheiden. Die Partie wartet auf { $waiting }.
act-nobody-decides = Im Moment hat niemand etwas zu entscheiden.
act-sealed = „{ $question }“ ist beantwortet. Du kannst deine Antwort zurücknehmen, bis alle da sind.
act-sealed-by-order = „{ $question }“ hat dein eigener Auftrag beantwortet (`/aufträge liste`); die anderen überlegen noch.
act-retract = Zurücknehmen: { $title }
act-no-action = Im Moment ist keine Aktion möglich.
act-pick-action = Was möchtest du tun?
act-pick-one = Wähle
act-pick-exactly = Wähle { $count }
act-group-other = Weiteres
act-pick-many =
    { $least ->
        [0] Wähle höchstens { $most }
       *[other] Wähle { $least } bis { $most }
    }
act-pick-none = Nichts davon
act-hand-in = Fertig
act-collected = Bisher gewählt: { $picked }.
act-other-question = { $title } ({ $seat })

## Vorausplanen

act-plan-ahead = Vorausplanen
act-plan-about = Hinterlege jetzt, was du tust, wenn du gefragt wirst; niemand sonst sieht es. `/aufträge ende` nimmt es zurück.
act-plan-for = Für: { $question }
act-plan-leave = Zurück
act-plan-back = Etwas anderes
act-plan-refused = Nach jetzigem Stand würde das abgelehnt: { $reason }
act-plan-then = Wirst du gefragt, geschieht es, wenn es dann erlaubt ist; sonst wirst du gefragt.
act-plan-when = Hinterlegen: Wann soll es gelten?
act-plan-once = Einmal, wenn ich das nächste Mal gefragt werde
act-plan-always = Immer
act-plan-if = Nur falls: { $condition }
act-plan-kept = Hinterlegt. Was du bisher hinterlegt hast, in dieser Folge:

## Formulare

act-page = Seite { $page } von { $pages }
act-page-before = Frühere Möglichkeiten
act-page-after = Weitere Möglichkeiten
act-type = Eintippen …
act-enough = Das ist alles: { $chosen }
act-pick-more = Weiter, oder nichts mehr dazu
act-pick-several = Du kannst mehrere auf einmal wählen.
act-besides = Noch etwas ändern (du musst nicht)
act-drop = Weglassen
act-back = Zurück
act-no-value = { $action }: Für „{ $name }“ gibt es im Moment nichts zu wählen, also geht es nicht.
act-confirm = Bestätigen

## Zurücknehmen

cmd-undo = zurück
    .about = Nimmt deinen letzten Schritt zurück; zeigt vorher, was das heißt
    .step = schritt
    .step-about = Zurück bis vor diesen Schritt; ohne Angabe: deinen letzten
    .match = partie
    .match-about = Eine andere Partie als die dieses Kanals
act-undo-computers = Dazwischen liegen Würfel, eine Enthüllung oder der Schritt eines anderen Platzes, und nur Computer könnten zustimmen. Sie stimmen dem zu, was unter Menschen frei wäre; sonst hieße Zurückgehen noch einmal würfeln. Eine Spielleitung kann es entscheiden (`/sl zurück`).
act-undo-look = Zurücknehmen …
act-undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
act-undo-intro =
    { $count ->
        [one] Dieser Schritt würde zurückgenommen:
       *[other] Diese { $count } Schritte würden zurückgenommen:
    }
act-undo-more =
    { $count ->
        [one] … und noch einer.
       *[other] … und { $count } weitere.
    }
act-undo-step = { $seat }: { $what }
act-undo-kind =
    { $kind ->
        [order] ein stehender Befehl
        [cancel] ein stehender Befehl endet
        [request] eine Bitte um Zurücknahme
        [consent] ein Wort zu einer Bitte
        [override] eine Entscheidung der Spielleitung
        [lapse] die Frist läuft ab
       *[other] eine Entscheidung
    }
act-undo-older-rules = Ein Teil davon wurde nach älteren Regeln gespielt, daher geht es nur bis Schritt { $to } zurück.
act-undo-free = Niemand muss gefragt werden.
act-undo-not-free = Das geht nicht ohne die anderen:
act-undo-needs =
    { $seats-count ->
        [one] { $seats } muss zustimmen, oder die Spielleitung entscheidet.
       *[other] { $seats } müssen zustimmen, oder die Spielleitung entscheidet.
    }
act-undo-do = Zurücknehmen
act-undo-ask = Die anderen fragen
act-undo-kept = Alles bleibt, wie es ist.
act-undo-moved = Die Partie ist weitergegangen, seit du hingesehen hast. Das heißt Zurücknehmen jetzt:
act-undo-waiting = Noch offen: { $seats }.
call-undo = Zustimmen oder ablehnen: { $about } möchte zurückgehen
call-vote = Abstimmen: soll der Platz von { $about } wechseln?
act-undo-agree = Zustimmen
act-undo-decline = Ablehnen
act-undo-rule = Als Spielleitung entscheiden
act-undo-only-gm = Das entscheidet nur die Spielleitung dieser Partie allein. Du kannst zustimmen oder ablehnen.
act-undo-reason = { $seat } hat darum gebeten, zurückzugehen.

# Über einer kleinen Karte: die Orte, die zur Wahl stehen
ahead-reach = In Reichweite
