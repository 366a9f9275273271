"""What can go wrong outside the games: bad arguments, bad files, a system that refuses."""

import errno
from typing import Final

from deckwright.kernel.errors import DeckwrightError


class BadInput(DeckwrightError):
    """Something on the command line or in a file that can't be used; `code` names a message."""


_REASONS: Final = {
    errno.ENOENT: "cli-file-missing",
    errno.ENOTDIR: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.EISDIR: "cli-file-folder",
    errno.ENOSPC: "cli-disk-full",
    errno.ENAMETOOLONG: "cli-file-name-too-long",
}


def file_problem(path: str, error: OSError) -> BadInput:
    """What the system says about a file, in words of ours."""
    code = _REASONS.get(error.errno or 0, "cli-file-trouble")
    return BadInput(code, path=path[:200], number=error.errno or 0)
