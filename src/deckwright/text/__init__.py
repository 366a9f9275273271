"""From scripts, events and questions to sentences in English, Russian and Ukrainian."""
