"""1, 2: what lies on the table: ids, pieces, the whole state, who stands where, how countries stand to each other."""
