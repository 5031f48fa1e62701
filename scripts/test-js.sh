#!/usr/bin/env bash
# Jest on the files whose path in tests-js/ holds NAME, as in `npm run test:js -- svg`, or on all of them,
# after rebuilding what is older than its sources: engine, package and page. Arguments after NAME go to Jest.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build test

# Succeeds when the file is missing, or older than any of the sources.
is_stale() {
  local made=$1
  shift
  [ ! -e "$made" ] || [ -n "$(find "$@" -newer "$made" -type f -print -quit)" ]
}

path=tests-js/
case ${1:-} in '' | -*) ;; *) path=tests-js/.*$1 && shift ;; esac
engines=build/wasm/bindings/boundary/wasm
cmake --preset wasm -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset wasm --target kakoi_engine_wasm >&2
# Each check looks at the file that a build writes last.
if is_stale dist/THIRD-PARTY-LICENSES.txt "$engines"/*.wasm bindings package.json package-lock.json tsconfig.json; then
  say "package"
  node bindings/package/build.mjs >/dev/null
fi
if is_stale web/dist/senket.html dist/*.mjs dist/shared web/*.mjs web/{go,loa,senket,collection,shell,words}; then
  say "page"
  node web/build.mjs
fi
say "Jest"
node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js "$path" "$@"
