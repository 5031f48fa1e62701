#!/usr/bin/env bash
# Builds everything and serves the page on this machine only. PORT chooses the port; when it is taken, the server takes
# another and prints the address it has.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

bash scripts/build.sh
bash scripts/docs.sh
say "serving the page (Ctrl-C stops)"
exec node scripts/serve.mjs
