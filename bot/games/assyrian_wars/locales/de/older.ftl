# Was nur die Protokolle älterer Partien sagen: Schlachten auswärtiger Kriege, bevor sie wie alle anderen abliefen.

dice-abroad = { $enemy ->
    [yes] 🎲 Der Gegner auswärts würfelt { $phase ->
        [bow-fire] beim Beschuss
       *[melee] im Nahkampf
    }: { $dice } – { $hits } Treffer.
   *[no] 🎲 Die Truppen auswärts würfeln { $phase ->
        [bow-fire] beim Beschuss
       *[melee] im Nahkampf
    }: { $dice } – { $hits } Treffer.
}
round-abroad = Runde { $round } auswärts: { $hits } zu { $other_hits } Treffern.
