#!/usr/bin/env bash
# Every way to load the package that npm packs, including those for which npm has to download other people's
# tools; and npm run dev with the engine that asserts.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

bash scripts/build.sh
say "Jest"
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js \
  --testMatch '**/package/*.{test,online}.ts' --testTimeout 300000 "$@"
