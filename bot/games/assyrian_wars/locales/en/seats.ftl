### What a seat is, for whoever has to choose one.

seat-about = **{ $country }** starts around { $area }: { $units } units, { $leaders } leaders, ECO { $eco }, { $cards } cards; { $camp ->
    [assyrian] it leads the Assyrian camp.
    [rebel] at war with Assyria.
   *[neutral] neutral at first.
}
    .line = { $countries ->
    [one] { $area }
   *[other] { $countries } countries
}: { $units } units, { $leaders } leaders, { $cards } cards; { $hard ->
    [AS] strong, much to do
    [BA] good for a first game
    [EL] easy to lead, hard to win
    [EG] far away, for diplomats
    [ME] patience, for experts
    [several] for several fronts at once
   *[other] for all
}
power-AS = The strongest army of all, tribute from its neighbours, and all of them against it; long turns, but mistakes are forgiven. It wins by taking cities and punishing whoever refuses tribute.
power-BA = Rich cities on the two rivers, trade in the south and Elam beside it; short turns, good for a first game. It wins by holding Babylon, by trade, and by striking where Assyria is not.
power-EL = Bowmen behind the passes of the Zagros, hard to get at; easy to lead, but it takes patience to win. It wins by helping Babylonia, by trade, and by raids into a weakened Assyria.
power-EG = Safe behind the desert, with ships, and far from the first battles; for those who like diplomacy. It wins by bringing the cities of the Levant to its side before Assyria does.
power-ME = Horsemen of the mountains, scattered at first, stronger from turn to turn and very hard to conquer; not for a first game. It wins late, when Assyria falters.
