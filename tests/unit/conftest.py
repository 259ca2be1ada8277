"""What all unit tests share."""

import os

from hypothesis import settings

# Deadlines fail on busy machines, and say nothing of what is tested. Under continuous integration the examples are the
# same each time, so that a red run can be repeated; at a desk they are new ones.
settings.register_profile("sprout", deadline=None)
settings.register_profile("sprout-ci", deadline=None, derandomize=True)
settings.load_profile("sprout-ci" if os.environ.get("CI") else "sprout")
