#!/usr/bin/env bash
# GoogleTest under sanitizers and as wasm, then Jest on the built package and page.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

for preset in native-asan wasm; do
  say "GoogleTest: $preset"
  cmake --preset "$preset" -DKAKOI_TESTS=ON -DKAKOI_TEST_FILES= -DKAKOI_WERROR="${CI:-OFF}" -Wno-dev >/dev/null
  cmake --build --preset "$preset"
  ctest --preset "$preset" --parallel "$(getconf _NPROCESSORS_ONLN)"
done
bash scripts/build.sh
say "Jest"
# The flag lets tests import() the package as an ES module beside require().
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js "$@"
