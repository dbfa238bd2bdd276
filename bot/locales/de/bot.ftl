### Was der Bot selbst sagt: Antworten, Störungen, Einstellungen, Befinden, Datenschutz.

bot-done = Erledigt.
bot-nothing = nichts
bot-refused = { $reason } (Regel { $rule })
bot-cancel-button = Abbrechen

## Was so nicht geht

bot-no-such-match = Eine Partie #{ $match } gibt es auf diesem Server nicht. `/partie liste` zeigt alle Partien.
bot-no-match-here = In diesem Kanal wird keine Partie gespielt. Geh in den Kanal oder Thread der Partie, oder nenne sie: `/partie liste` zeigt alle.
bot-which-match = Hier werden mehrere Partien gespielt: { $matches }. Nenne die gemeinte mit der Option *partie*.
bot-not-begun = { $name } hat noch nicht begonnen.
bot-match-lobby = { $name } hat noch nicht begonnen.
bot-match-running = { $name } läuft.
bot-match-paused = { $name } ruht. Es geht weiter, wenn jemand die Partie fortsetzt: `/partie fortsetzen`.
bot-match-finished = { $name } ist zu Ende, mehr lässt sich darin nicht spielen. Protokoll, Karte und Würfel bleiben für alle offen.
bot-match-abandoned = { $name } wurde abgebrochen, mehr lässt sich darin nicht spielen.
bot-already-begun = { $name } hat schon begonnen.
bot-not-seated = Du hast in { $name } keinen Platz: zuschauen ja, handeln nein. Die Spielleitung kann dir einen geben.
bot-not-allowed = Diesen Befehl darfst du hier nicht benutzen.
bot-bad-value = Mit „{ $value }“ kann ich nichts anfangen. Wähle einen der angebotenen Werte.
bot-slow-down = Das ist viel auf einmal: { $waiting } deiner Befehle warten noch. Lass mich aufholen; was wartet, geht nicht verloren.
bot-only-in-servers = Das geht nur auf einem Server.
bot-only-managers = Das darf nur ändern, wer diesen Server verwaltet.
bot-only-owners = Das darf nur sehen, wer diesen Bot betreibt.

## Was ohne eigenes Zutun schiefging

bot-failed = Bei mir ist etwas schiefgegangen, und nichts wurde geändert. Versuch es noch einmal; passiert es wieder, nenne dem Betreiber die Nummer { $reference }.
bot-rules-failed = Die Regeln sind hierüber gestolpert, und nichts wurde geändert. Nenne dem Betreiber bitte die Nummer { $reference }; die Spielleitung kann inzwischen entscheiden.
bot-newer-match = Diese Partie wurde mit einer neueren Version von mir gespielt. Der Betreiber muss mich aktualisieren. (Nummer { $reference })
bot-disk-full = Meine Festplatte ist voll, darum wurde nichts geändert. Sag es bitte dem Betreiber und versuch es danach noch einmal. (Nummer { $reference })
bot-database-away = Meine Datenbank antwortet gerade nicht, darum weiß ich noch nicht, ob das gespeichert ist. Schau in einer Minute auf den Tisch und versuch es sonst noch einmal. (Nummer { $reference })
bot-database-damaged = Meine Datenbank ist beschädigt, und nichts wurde geändert. Sag es bitte dem Betreiber: eine Sicherung muss zurückgespielt werden. (Nummer { $reference })
bot-not-saved = Das ließ sich nicht speichern, und nichts wurde geändert. Versuch es bitte noch einmal. (Nummer { $reference })
bot-match-gone = Diese Partie oder ein Teil von ihr besteht nicht mehr. (Nummer { $reference })
bot-forbidden = Discord lässt mich das hier nicht tun: mir fehlt ein Recht. (Nummer { $reference })
bot-discord-failed = Discord hat meine Antwort nicht angenommen. Hast du gehandelt, ist es gespeichert: schau auf den Tisch. (Nummer { $reference })
bot-stopping = Ich starte gleich neu. Versuch es in einer Minute noch einmal; nichts geht verloren.
bot-channel-gone = Den Kanal dieser Partie gibt es nicht mehr. Die Spielleitung kann die Partie in einen anderen verlegen.
bot-channel-closed = Ich darf im Kanal dieser Partie nicht schreiben. Dort fehlt mir: { $rights }. Was zu sagen ist, hebe ich auf und mache weiter, sobald ich darf.
bot-channel-refused = Discord lässt mich im Kanal dieser Partie nicht schreiben und sagt nicht, warum. Was zu sagen ist, hebe ich auf und versuche es weiter.
bot-thread-locked = Der Thread dieser Partie ist gesperrt. Jemand, der Threads verwaltet, muss ihn entsperren; bis dahin hebe ich auf, was zu sagen ist.
bot-no-files = Hier fehlen Bilder: mir fehlt das Recht *Dateien anhängen*.
bot-saved-but = Was du getan hast, ist gespeichert; nur meine Antwort ist misslungen. Schau auf den Tisch. (Nummer { $reference })
bot-rest-in-file = … der ganze Text steht in der angehängten Datei.
permission-view-channel = *Kanal ansehen*
permission-send-messages = *Nachrichten senden*
permission-send-messages-in-threads = *Nachrichten in Threads senden*
permission-embed-links = *Links einbetten*
permission-attach-files = *Dateien anhängen*
permission-read-message-history = *Nachrichtenverlauf anzeigen*
permission-pin-messages = *Nachrichten anpinnen*
permission-create-public-threads = *Öffentliche Threads erstellen*

## Einstellungen einer Person und eines Servers

cmd-me = ich
    .about = Wie ich mit dir spreche: Sprache, Pings, Ruhezeiten
cmd-me-show = zeigen
    .about = Zeigt deine Einstellungen
cmd-me-language = sprache
    .about = Wählt die Sprache, in der ich mit dir spreche
    .language = sprache
    .language-about = Englisch, Deutsch oder wie auf dem Server
cmd-me-pictures = bilder
    .about = Wie die Bilder aussehen, die ich nur dir zeige
    .pictures = stil
    .pictures-about = Hell, dunkel oder mit Farben, die alle unterscheiden können
cmd-me-pings = pings
    .about = Wählt, wann ich dich anpingen darf
    .pings = pings
    .pings-about = Bei allem, wenn du entscheiden musst, einmal am Tag oder nie
cmd-me-quiet = ruhe
    .about = Legt Stunden fest, in denen ich dich nie anpinge
    .begin = von
    .begin-about = Beginn der Ruhe, etwa 22:30
    .end = bis
    .end-about = Ab wann ich wieder pingen darf, etwa 7; zweimal dieselbe Zeit beendet die Ruhezeiten
    .timezone = zeitzone
    .timezone-about = Wo du lebst, etwa Europe/Berlin
cmd-server = server
    .about = Was dieser Server gewählt hat
cmd-server-language = sprache
    .about = Wählt die Sprache, die ich auf diesem Server spreche
    .language = sprache
    .language-about = Englisch oder Deutsch; jeder kann für sich eine andere wählen
cmd-server-pictures = bilder
    .about = Wählt, wie die Bilder aussehen, die hier alle sehen
    .pictures = stil
    .pictures-about = Hell, dunkel oder mit Farben, die alle unterscheiden können
pictures-light = hell
pictures-dark = dunkel
pictures-safe = Farben, die alle unterscheiden können
pictures-server = wie auf dem Server
language-en = Englisch
language-de = Deutsch
language-server = wie der Server
pings-all = alles, was meine Partien betrifft
pings-my-turn = wenn ich entscheiden muss
pings-digest = einmal am Tag
pings-none = nie
bot-me-language =
    { $language ->
        [de] Ich spreche Deutsch mit dir.
        [en] Ich spreche Englisch mit dir.
       *[server] Ich spreche mit dir, wie der Server es hält.
    }
bot-me-pings =
    { $pings ->
        [all] Ich pinge dich bei allem an, was deine Partien betrifft.
        [digest] Ich sage dir einmal am Tag, was auf dich wartet.
        [none] Ich pinge dich nie an.
       *[my-turn] Ich pinge dich an, wenn du entscheiden musst.
    }
bot-me-pictures =
    { $pictures ->
        [dark] Ich zeige dir dunkle Bilder.
        [light] Ich zeige dir helle Bilder.
        [safe] Ich zeige dir Bilder mit Farben, die alle unterscheiden können.
       *[server] Ich zeige dir Bilder, wie dieser Server sie gewählt hat.
    }
bot-me-quiet = Zwischen { $begin } und { $end } Uhr ({ $timezone }) pinge ich dich nicht an.
bot-me-not-quiet = Du hast keine Ruhezeiten.
bot-me-away = Du bist weg bis { $until }.
bot-me-no-time = „{ $found }“ ist keine Uhrzeit. Schreib sie wie 22 oder 22:30.
bot-me-no-timezone = Die Zeitzone „{ $found }“ kenne ich nicht. Schreib sie wie Europe/Berlin; beim Tippen werden sie angeboten.
bot-server-pictures =
    { $pictures ->
        [dark] Hier sehen alle dunkle Bilder.
        [safe] Hier sehen alle Bilder mit Farben, die jeder unterscheiden kann.
       *[light] Hier sehen alle helle Bilder.
    }
bot-server-language =
    { $language ->
        [de] Ich spreche auf diesem Server Deutsch.
       *[en] Ich spreche auf diesem Server Englisch.
    }

## Datenschutz

cmd-privacy = datenschutz
    .about = Was ich über dich speichere
cmd-privacy-show = zeigen
    .about = Zeigt alles, was ich über dich speichere
cmd-privacy-delete = löschen
    .about = Löscht alles, was ich über dich speichere
bot-privacy-intro = Das ist alles, was ich über dich speichere. Die Protokolle der Partien kennen Plätze, keine Menschen.
bot-privacy-since = Deine Einstellungen wurden zuerst am { $since } gespeichert.
bot-privacy-seats = Plätze: { $seats }.
bot-privacy-made = Partien, die du angelegt hast: { $matches }.
bot-privacy-mastered = Partien, die du leitest: { $matches }.
bot-privacy-counts = Entscheidungen, die du als Spielleitung getroffen hast: { $rulings }. Beantwortete Befehle, die ich mir merke, damit keiner zweimal gespielt wird: { $answers }.
bot-privacy-sure =
    { $seats ->
        [0] Ich lösche deine Einstellungen und jede Spur davon, wer du bist. Soll ich?
        [one] Ich lösche deine Einstellungen und jede Spur davon, wer du bist. Dein Platz in einer laufenden Partie wird frei, und jemand anders kann ihn nehmen. Soll ich?
       *[other] Ich lösche deine Einstellungen und jede Spur davon, wer du bist. Deine { $seats } Plätze in laufenden Partien werden frei, und andere können sie nehmen. Soll ich?
    }
bot-privacy-delete-button = Alles löschen
bot-privacy-deleted =
    { $seats ->
        [0] Alles über dich ist gelöscht. Sicherungen vergessen es binnen acht Wochen.
       *[other] Alles über dich ist gelöscht, und deine Plätze sind frei ({ $seats }). Sicherungen vergessen es binnen acht Wochen.
    }
bot-privacy-kept = Nichts wurde gelöscht.

## Befinden

cmd-health = befinden
    .about = Wie es mir geht, für die, die mich betreiben
bot-health-discord = Discord: { $shards } Shards, { $servers } Server, { $ping } ms.
bot-health-times =
    { $kind ->
        [ack] Bestätigungen
        [command] Befehle
        [autocomplete] Vorschläge
        [delivery] Nachrichten
       *[picture] Bilder
    }: zuletzt { $count }, die Hälfte binnen { $p50 } ms, 95 % binnen { $p95 } ms, 99 % binnen { $p99 } ms.
bot-health-queue = Laufende Befehle: { $running }.
bot-health-outbox = Postausgang: { $waiting } warten, { $retried } davon schon versucht, { $given_up } aufgegeben.
bot-health-oldest = Die älteste wartende Nachricht ist von { $since }.
bot-health-database =
    Datenbank: { $kind ->
        [sqlite] SQLite
       *[postgresql] PostgreSQL
    }, { $ping } ms.
bot-health-matches = Partien: { $running } laufen, { $all } insgesamt.
bot-health-backups = Sicherungen: die neueste { $newest }, { $count } aufbewahrt.
bot-units-of = { $units } ({ $owner })
