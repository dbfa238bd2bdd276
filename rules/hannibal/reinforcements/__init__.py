"""ch.5: reinforcements, Scipio Africanus, the proconsul and the consuls."""
