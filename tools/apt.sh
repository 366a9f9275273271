#!/bin/sh
# Install what the tests need besides Python: a C compiler, PostgreSQL, and Chromium for the browser tests.
# Root on Debian gets it installed; everybody else is told what is missing and can go on without.
set -eu

missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v cc >/dev/null 2>&1 || missing="$missing gcc libc6-dev"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium fonts-liberation"
[ -n "$missing" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing$missing …" >&2
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086
    apt-get install -y -qq --no-install-recommends $missing >/dev/null
else
    echo "Missing:$missing. The tests that need them are left out." >&2
    echo "On Debian: sudo apt-get install$missing" >&2
fi
