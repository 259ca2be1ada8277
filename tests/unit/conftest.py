"""What all unit tests share."""

from hypothesis import settings

# deadlines fail on busy machines, and say nothing of what is tested
settings.register_profile("sprout", deadline=None)
settings.load_profile("sprout")
