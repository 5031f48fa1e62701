#!/usr/bin/env bash
# The pages, built again and reloaded at every change: scripts/dev.mjs says how.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

exec node scripts/dev.mjs "$@"
