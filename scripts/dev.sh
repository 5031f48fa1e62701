#!/usr/bin/env bash
# Builds the pages again and reloads them at every change: scripts/dev.mjs says how.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build
unset CCACHE_NOHASHDIR # or debuggers may be told of the sources of another clone

exec node scripts/dev.mjs "$@"
