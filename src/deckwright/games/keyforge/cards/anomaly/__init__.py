"""Anomalies: cards of no set."""
