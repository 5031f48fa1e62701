#!/usr/bin/env bash
# Builds everything and serves the page on this machine only. PORT chooses the port; when it is taken, the server takes
# another and prints the address it has.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

bash scripts/build.sh
bash scripts/docs.sh
say "serving the page (Ctrl-C stops)"
# The host is `localhost`, because for 127.0.0.1 sirv would print an address of the network as well, where
# nothing listens. HOST and PORT are taken out of the environment, where they would override the options. The
# output of the builds stays in sight.
exec env -u HOST -u PORT node_modules/.bin/sirv web/dist --dev --no-clear --no-logs --host localhost --port "${PORT:-8080}"
