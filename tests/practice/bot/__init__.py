"""How the bot shows Three Hills: its presentation and its own words."""
