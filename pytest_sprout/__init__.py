"""The pytest plugin of pytest-sprout. PYTEST_DONT_REWRITE."""

__all__: list[str] = []
