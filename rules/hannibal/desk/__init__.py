"""What players and game masters ask of the rules: rulings, known ids, what is hidden."""
