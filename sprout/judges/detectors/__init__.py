"""Detectors: each finds one kind of statement in a text, in English and Spanish, and shows where it stands."""
