"""Tests of Era of Tribes."""
