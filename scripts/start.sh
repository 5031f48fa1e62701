#!/usr/bin/env bash
# Builds everything and serves the page on this machine only. PORT chooses the port.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

bash scripts/build.sh
say "the page is at http://127.0.0.1:${PORT:-8080}/ (Ctrl-C stops)"
exec node_modules/.bin/sirv web/dist --dev --quiet --host 127.0.0.1 --port "${PORT:-8080}"
