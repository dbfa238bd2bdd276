# The commands of Era of Tribes.

cmd-tribes = tribes
    .about = Era of Tribes: everything your people can do
cmd-tribes-build = build
    .about = Fleets, armies, trading posts and cities
cmd-tribes-battle = battle
    .about = What fights, on both sides
