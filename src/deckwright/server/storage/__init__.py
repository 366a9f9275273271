"""What outlives a process: people, tables, every choice, records, decks. SQLite or PostgreSQL."""
