#!/usr/bin/env bash
# Format and static checks of C++ and TypeScript; changes nothing. `npm run format` repairs what can be repaired.
# `--analyze` follows the paths through the C++, too, which takes four times as long as everything else: for releases.
set -euo pipefail
checks=--checks=-clang-analyzer-*
[ "${1-}" != --analyze ] || checks=
source "$(dirname "$0")/setup.sh" build test lint

say "clang-format"
git ls-files -co --exclude-standard '*.h' '*.cpp' | xargs clang-format --dry-run -Werror

say "Biome"
node_modules/.bin/biome check --error-on-warnings

say "Imports"
node scripts/check-circles.mjs

say "Comments"
node scripts/check-comments.mjs

say "TypeScript"
[ -f dist/index.d.ts ] || bash scripts/build.sh  # page and tests are checked against the published types
npm run --silent typecheck

say "Casts"
node scripts/check-casts.mjs

say "clang-tidy"
cmake --preset native-asan -DKAKOI_TESTS=ON -Wno-dev >/dev/null
jobs=$(getconf _NPROCESSORS_ONLN)
# clang-tidy is the slowest check, and so the last. It reads all headers as one unit, then each source; the native build
# compiles every header by itself.
headers=build/native-asan/src/headers.cpp
(cd src && git ls-files -co --exclude-standard '*.h') | sed 's/.*/#include "&"/' >"$headers"
{ echo "$headers"; git ls-files -co --exclude-standard 'src/*.cpp'; } |
  xargs -n 1 -P "$jobs" clang-tidy --quiet -p build/native-asan ${checks:+"$checks"}
