"""The pytest plugin of pytest-sprout: everything that knows pytest, nothing that knows a model.

PYTEST_DONT_REWRITE: nothing here uses ``assert``, and an early import must not trouble pytest.
"""

__all__: list[str] = []
