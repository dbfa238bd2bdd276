### The commands of Empires.

cmd-empires = empires
    .about = Empires of the Ancient World: everything your empire can do
