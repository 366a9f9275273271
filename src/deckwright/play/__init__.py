"""A game at a table, whoever shows it: what its players are told, may choose and may take back.

The terminal and the server stand on this; nothing here reads, prints or sends.
"""
