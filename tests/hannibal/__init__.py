"""Tests of Hannibal."""
