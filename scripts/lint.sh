#!/usr/bin/env bash
# Format and static checks of C++ and TypeScript; changes nothing. `npm run format` repairs what can be repaired.
# `--analyze` follows the paths through the C++, too, which takes four times as long as everything else: for releases.
set -euo pipefail
checks='--checks=-clang-analyzer-*'
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

say "Types and clang-tidy"
[ -f dist/index.d.ts ] || bash scripts/build.sh  # page and tests are checked against the published types
node bindings/boundary/layout/generate.mjs
cmake --preset native-asan -DKAKOI_TESTS=ON -Wno-dev >/dev/null
engine=build/native-asan/src
# The slowest checks, and so the last: side by side, those that take longest first. clang-tidy reads all headers as one
# unit, then the sources of each folder, as the preset compiles them.
(cd src && git ls-files -co --exclude-standard '*.h') | sed 's/.*/#include "&"/' >"$engine/headers.cpp"
{
  echo node scripts/check-types.mjs
  wc -l $(find "$engine/units" -name "*.cpp") "$engine/headers.cpp" | sort -nr |
    sed -n "s/.* \(build.*\)/clang-tidy --quiet -p build\/native-asan $checks \1/p"
} | xargs -P "$(getconf _NPROCESSORS_ONLN)" -I COMMAND sh -c COMMAND
