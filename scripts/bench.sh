#!/usr/bin/env bash
# Speed of the package under Node beside other libraries: the tables of docs/benchmarks.md. Arguments go to bench.mjs.
set -euo pipefail
source "$(dirname "$0")/setup.sh" build

bash scripts/build.sh
node tests-js/bench/bench.mjs "$@"
