"""The packs that ship with the rules; `python -m rules.assyrian_wars.data` prints a table of one."""
