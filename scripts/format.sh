#!/usr/bin/env bash
# Formats C++ and TypeScript in place.
set -euo pipefail
source "$(dirname "$0")/setup.sh" lint

git ls-files -co --exclude-standard '*.h' '*.cpp' | xargs clang-format -i
node_modules/.bin/biome check --write
