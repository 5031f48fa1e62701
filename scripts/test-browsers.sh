#!/usr/bin/env bash
# The packed package and the pages in Firefox and in WebKit, which Debian has.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build browsers

bash scripts/build.sh
say "Jest"
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js \
  --testMatch '**/browsers/*.online.ts' "$@"
