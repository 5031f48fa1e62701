#!/usr/bin/env bash
# GoogleTest under sanitizers and as wasm, then Jest on the built package and page. `--changed` leaves out what cannot notice
# the difference to the branch main; arguments after it go to Jest.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

cpp=yes chosen=(tests-js/)
if [ "${1-}" = --changed ]; then
  shift
  changed=$(git diff --name-only "$(git merge-base main HEAD)" && git ls-files -o --exclude-standard)
  if [ -z "$changed" ]; then
    say "nothing differs from main"
    exit
  fi
  is_changed() { grep -qE "^($1)" <<<"$changed"; }
  is_changed 'src/|tests-cpp/|bindings/boundary/|cmake/|CMake' || cpp=
  # Tests take the package as it is published, so that Jest cannot tell which of its files they depend on.
  if ! is_changed 'src/|bindings/|cmake/|CMake|scripts/|package|tsconfig|jest\.config'; then
    mapfile -t chosen < <({
      echo "$changed"
      grep -rlFf <(sed 's|/.*|/|; /^tests-js/d' <<<"$changed" | sort -u) tests-js || true  # those that name its folders
    } | xargs -r node_modules/.bin/jest --listTests --findRelatedTests)
  fi
fi
google_test() {
  say "GoogleTest: $1"
  cmake --preset "$1" -DKAKOI_TESTS=ON -DKAKOI_TEST_FILES= -DKAKOI_WERROR="${CI:-OFF}" -Wno-dev >/dev/null
  cmake --build --preset "$1"
  ctest --preset "$1" --parallel "$(getconf _NPROCESSORS_ONLN)"
}
# Beside what is published and its tests, because linking, packing and the pages are work for one core.
if [ -n "$cpp" ]; then
  log=$(mktemp)
  set -m # a group of its own, which ends as one
  google_test native-asan >"$log" 2>&1 &
  set +m
  trap 'kill -- -$! 2>/dev/null || true; cat "$log"; rm "$log"' EXIT
fi
bash scripts/build.sh
if [ -n "$cpp" ]; then
  google_test wasm
  wait $!
  trap - EXIT
  cat "$log"
  rm "$log"
fi
say "Jest"
# The flag lets tests import() the package as an ES module beside require().
[ ${#chosen[@]} -eq 0 ] || node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js "${chosen[@]}" "$@"
