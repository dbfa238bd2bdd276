"""6.6 to 6.6.8, 10.2: marches by land, with armies, army groups, attrition and relocations."""
