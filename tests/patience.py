"""How long a test waits for what has to come. No test measures by it: on any machine only a hang lasts this long."""

HANG = 600.0
