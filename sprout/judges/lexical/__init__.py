"""Evidence by words: what the deterministic judge sees of a claim and its sources, and how it weighs what it sees."""
