"""Proof that the tests would notice: the code is broken in many ways, and each must be caught."""
