### Die Lehrpartie von Three Hills.

learn-hills = Jede Runde zieht jedes Heer heimlich auf einen Hügel. Wer einen Hügel hält, gewinnt seine Kronen.
    .title = Hügel und Kronen
learn-march = Der Ulmenhügel ist zwei Kronen wert. Dein Rivale will ihn auch.
    .title = Marsch
learn-raid = Ein Überfall kostet den Rivalen einen Krieger, wenn ihn kein Schild aufhält. Du hast einen Überfall.
    .title = Überfall
learn-storm = Deine Sechs hat beim Sturm seine Zwei geschlagen. Der Ulmenhügel und seine Kronen gehören dir.
    .title = Der Sturm
