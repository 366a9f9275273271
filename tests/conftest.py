"""Settings of all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run, so that a failure is one for everybody; no clock, for machines differ.
settings.register_profile(
    "deckwright", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("deckwright")
