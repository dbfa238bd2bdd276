"""What lies on the table, and the questions one asks of it (ch.1, 2, 8)."""
