#!/usr/bin/env bash
# The tests of `npm test` that compare the package with other libraries, on those libraries themselves instead of their
# recorded answers (tests-js/rivals). `--record` records them anew.
set -euo pipefail
source "$(dirname "$0")/setup.sh" rivals build test

bash scripts/build.sh
export KAKOI_RIVALS=asked
[ "${1-}" != --record ] || { KAKOI_RIVALS=recorded; shift; }
say "Jest"
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js 'tests-js/(interop|api/sgf-trees)' "$@"
