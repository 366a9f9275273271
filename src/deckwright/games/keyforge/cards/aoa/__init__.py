"""Cards that first came in Age of Ascension."""
