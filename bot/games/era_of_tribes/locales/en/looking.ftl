# Era of Tribes: looking at the table.

table-clock-set-up = The peoples are chosen.
table-clock = Round { $round }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}.
table-clock-seat = Round { $round }{ $last ->
    [0] {""}
   *[other] {" "}of { $last }
}: { $seat } acts.
status-realm = **{ $people }** ({ $seat }{ $founded ->
    [yes] , { $chair }
   *[no] {""}
}): influence { $ep }, morale { WHOLE($morale) }, food { WHOLE($food) }{ $hunger ->
    [0] {""}
   *[other] {" "}(hunger { $hunger })
}, { $taler } Taler, { $treaties ->
    [one] 1 treaty
   *[other] { $treaties } treaties
}
status-might = -# { $epoch }; { $progress ->
    [one] 1 advance
   *[other] { $progress } advances
}, { $lands ->
    [one] 1 province
   *[other] { $lands } provinces
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $armies ->
    [one] 1 army
   *[other] { $armies } armies
}, leaders { $left } of { $leaders }, triumph { $triumph }, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}{ $passed ->
    [yes] ; has passed
   *[no] {""}
}
status-cards = 🃏 Open influence cards: { $cards }. Barbarians: level { $level }.
story-goes-on = The round is still being played.
odds-kind-attack = an attack over land
odds-kind-landing = a landing
odds-kind-sea = a sea battle
odds-needs-area = Name the place.
odds-own-area = { $area } belongs to { $seat } already.
odds-empty-area = Nobody is in { $area } to fight.
odds-no-such-seat = There is no player “{ $found }” here. Typing offers those there are.
lobby-joined = You play { $seat } in { $name }.
act-rule = Rule { CHAPTER($rule) }
bot-refused = { $reason } (Rule { CHAPTER($rule) })
intro-tribes = From the Stone Age to the Middle Ages peoples grow over Europe: they trade, tax, advance, negotiate, found cities and fight; leaders are few, and morale is precious. On this map: { $lands } provinces, { $seas } seas, and { $peoples }. A house edition with our own map and tables.
status-allies = { $one } and { $other } are allies.
hand-influence = • **{ $card }** – { $text }; scores at the end for you alone
hand-people = • **{ $people }** – { $text }; at home in { $homes }
hand-tile = • **{ $tile }** – { $text }
look-whole = The whole map
look-standings = Order, triumph, epochs
look-key = The key: pieces, goods, signs
look-board-of = Board: { $people } ({ $seat })
look-realm-of = Map: { $people } ({ $seat })
look-recap = { $chapters ->
    [one] **{ $name }: the last round**
   *[other] **{ $name }: the last { $chapters } rounds**
}
look-score-of = **{ $people } ({ $seat }): { WHOLE($points) }**
look-score-parts = • influence { $ep }, open cards { $cards }, morale { SIGNED($morale) }{ $hunger ->
    [0] {""}
   *[other] , hunger −{ $hunger }
}
look-score-card = -# { $card } – { $text }: { $rows }
look-score-count = { $seat } { $count }{ $points ->
    [0] {""}
   *[other] {" "}({ SIGNED($points) })
}
look-score-own = 🃏 For your eyes, { $seat }: your card { $card } { SIGNED($personal) }, tiles { SIGNED($tiles) }{ $names-count ->
    [0] {""}
   *[other] {" "}({ $names })
}
look-score-no-card = (not yet chosen)
story-void = This round was taken back.
story-founding-goes-on = The peoples are still being chosen.
story-small = -# { $line }
story-morale = Morale: { $parts }.
story-morale-of = { $seat } { SIGNED($change) } ({ WHOLE($morale) })
story-moves = { $seat } moves: { $parts }.
story-move-of = { $origin } → { $area }{ $by_sea ->
    [yes] {" "}by ship
   *[no] {""}
}{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
story-treaties = Treaties: { $parts }.
story-passed = Passed for the round: { $parts }.
story-home = -# Surplus vassals become free: { $parts }.
story-home-of = { $seat } { $area } { $count }
story-military = Military goods for the next round: { $parts }.
story-military-of = { $seat } { $count }
odds-kind-raid = a raid
table-scores = Points
look-score = **Points in { $name }**
look-region = Region: { $region }
how-you-win = **How you win:** most influence at the end, with what cards, tiles and morale add. Advances, epochs, cities, victories and alliances bring influence. The end comes with the round in which somebody reaches the last epoch, enough provinces, advances, influence or triumphs, or takes a last home.
seat-about = The colours are equal, and chance draws the order. Which people you play, and with it where you start, you choose first of all; you begin with a vassal in each home province, 5 Taler and a free advance, like everybody. Romans, Greeks and Egyptians are easy to begin with where they are on the map. You win with most influence at the end. The peoples of this map:
    .line = All colours are equal; you choose one of { $peoples } peoples yourself
seat-about-people = - **{ $people }**: { $text }
