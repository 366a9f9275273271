"""Make golden games anew: `python -m tests.conformance.make_golden [FOLDER]`, of those that the list in the
folder names. `golden/0.1` holds those of the first version, made with its generator."""

import argparse
from pathlib import Path
from typing import Final

from tests.support.golden import goldens_of

FOLDER: Final = Path(__file__).parent / "golden"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER)
    for golden in goldens_of(parser.parse_args().folder).values():
        golden.make()


if __name__ == "__main__":
    main()
