"""Write docs/rulings.md from the rulebooks: every place where Deckwright had to decide."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs/rulings.md"
GAMES = ROOT / "src/deckwright/games"

HEAD = """# Rulings

Where a rulebook is silent or can be read in two ways, Deckwright has decided. Each ruling is the default,
stands in the in-app rulebook beside its clause, and has a test. This page is made by `tools/rulings.py`.
"""


def page() -> str:
    parts = [HEAD]
    for path in sorted(GAMES.glob("*/rulebook/en.toml")):
        book = tomllib.loads(path.read_text(encoding="utf-8"))
        words = tomllib.loads((path.parents[1] / "lexicon/game.toml").read_text(encoding="utf-8"))
        prefix = words["rules"]
        rows = [
            f"- **{prefix}-{number}** {clause['ruling']}"
            for number, clause in book["clauses"].items()
            if "ruling" in clause
        ]
        parts.append(f"\n## {book['title']}\n\n" + "\n".join(rows) + "\n")
    return "".join(parts)


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text() != page())
    PAGE.write_text(page())
