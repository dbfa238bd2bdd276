"""Tests of Empires of the Ancient World."""
