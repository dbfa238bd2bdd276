### The commands of Hannibal.

cmd-hannibal = hannibal
    .about = Hannibal: everything your side can do
