#!/bin/sh
# Make a virtual environment, or say clearly what is missing.
set -eu
venv=$1
python=${PYTHON:-python3}

if ! command -v "$python" >/dev/null 2>&1; then
    echo "Python 3.11 or newer is missing: install python3, or run make with PYTHON=/path/to/python3." >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Deckwright needs Python 3.11 or newer; $python is $("$python" -V 2>&1)." >&2
    echo "Run make with PYTHON=/path/to/a/newer/python3." >&2
    exit 1
fi
[ -x "$venv/bin/pip" ] && exit 0
rm -rf "$venv"
if ! "$python" -m venv "$venv" >/dev/null 2>&1; then
    rm -rf "$venv"
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing python3-venv …" >&2
        apt-get update -qq && apt-get install -y -qq python3-venv
        "$python" -m venv "$venv"
    else
        echo "Python's venv module is missing. On Debian: sudo apt-get install python3-venv" >&2
        exit 1
    fi
fi
