#!/usr/bin/env bash
# The lab's tests: the package that npm packs in every bundler, framework, runtime and version of TypeScript that docs/loading.md
# names, for which npm downloads other people's tools; the guides beside the libraries that they name; the patterns of the
# shipped sources; the lab's own programs. NAME chooses files by their path, as in `npm --prefix lab test -- bundlers`.
set -euo pipefail
source "$(dirname "$0")/setup.sh" rivals build test

bash scripts/build.sh
if [ $# -eq 0 ]; then
  say "TypeScript"
  node_modules/.bin/tsc -p lab
  say "Patterns"
  node lab/check-patterns.mjs
fi
say "Jest"
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js --config lab/jest.config.mjs "$@"
