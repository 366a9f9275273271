"""Cards of later sets: Anomalies."""
