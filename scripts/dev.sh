#!/usr/bin/env bash
# Builds the pages again and reloads them at every change: scripts/dev.mjs says how.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

exec node scripts/dev.mjs "$@"
