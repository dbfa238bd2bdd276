# Empires: was ein Zug kostet und wagt, bevor er bestätigt ist.

quote-costs = { $goods ->
    [0] Kostet nichts.
    [one] Kostet 1 Handelsmarker.
   *[other] Kostet { $goods } Handelsmarker.
}
quote-succeeds = Gelingt mit { $percent } %; sonst ist die Zahlung verloren.
quote-movement = { $route ->
    [land] Über Land: kein Wurf.
    [mountain] Über die Berge: ab { $needs }, { $percent } %.
    [strait] Über die Meerenge: ab { $needs }, { $percent } %.
    [sealane] Auf dem Seeweg: ab { $needs }, { $percent } %.
   *[sea] Über See: ab { $needs }, { $percent } %.
}
quote-neutral = Um die neutrale Provinz einzunehmen: ab { $needs }, { $percent } %.
quote-battle = { $combat ->
    [siege] In der Belagerung
    [sea] Auf See
   *[open] In offener Schlacht
} gegen alle erlaubten Karten von { $opponent }: Du siegst mit { $wins } %, durch Massenflucht mit { $routs } %; selbst fliehst du mit { $routed } %.
quote-stack = { $combat ->
    [siege] Belagerung
    [sea] Seeschlacht
   *[open] Offene Schlacht
}: { $cards }.
quote-upkeep = { $cost ->
    [0] Sie kostet keine Punkte.
   *[other] Sie kostet bei jeder Wertung { $cost } SP, solange du sie hast.
}
quote-saves = { $cost ->
    [0] Sie kostet ohnehin keine Punkte.
   *[other] Spart bei jeder Wertung { $cost } SP.
}
quote-markers = { $area } hat dann { $count } Kontrollmarker.
quote-trade = { $count ->
    [one] 1 Handelsmarker geht hinaus
   *[other] { $count } Handelsmarker gehen hinaus
}; { $left } bleiben im Warenhaus.
quote-displaces = Verdrängen in { $area }: { $percent } %; sonst bleibt dein Marker im Warenhaus.
