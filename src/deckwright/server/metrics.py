"""Figures of a running server, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from deckwright.server.storage.journal import Journal


class Metrics:
    """The figures of one server."""

    def __init__(self, journal: Journal) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "deckwright_requests",
            "Requests by route and status.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "deckwright_request_seconds", "How long requests took.", ("route",), registry=self._registry
        )
        self.sockets = Gauge("deckwright_sockets", "Open sockets.", registry=self._registry)
        self.figure("deckwright_journal_commits", "Commits of the journal.", lambda: journal.commits)
        self.figure("deckwright_journal_actions", "Actions that were stored.", lambda: journal.actions)

    def figure(self, name: str, about: str, read: Callable[[], float]) -> None:
        """A figure that is read whenever somebody asks."""
        Gauge(name, about, registry=self._registry).set_function(read)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        # Anybody can send any method: only those that mean something get a line of their own.
        known = method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
        self._requests.labels(known, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self._registry)
