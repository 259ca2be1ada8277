"""Training and measuring the deterministic judge on texts with human labels, found through ``SPROUT_DATA``."""
