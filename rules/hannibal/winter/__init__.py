"""ch.21: winter attrition."""
