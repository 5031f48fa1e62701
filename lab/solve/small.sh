#!/usr/bin/env bash
# Solves small boards of Go and Lines of Action, writes the proofs into a folder, a file a board, and checks them. Arguments:
# the folder, and boards of Go (default 3x3 2x4 2x5 3x4:4), each with the highest lead to try after a colon.
set -euo pipefail
source "$(dirname "$0")/../setup.sh" build bench

folder=${1:?a folder for the proofs is needed}
shift
mkdir -p "$folder"
bash scripts/build.sh >&2
cmake --preset native -DKAKOI_TESTS=OFF -Wno-dev >/dev/null
cmake --build --preset native --target kakoi_solve_go >&2
for board in "${@:-3x3 2x4 2x5 3x4:4}"; do
  for one in $board; do
    size=${one%%:*}
    lead=${one#"$size"}
    build/native/lab/kakoi_solve_go "${size%x*}" "${size#*x}" ${lead:+"${lead#:}"} >"$folder/go-$size.ndjson"
  done
done
echo '{"fen": "1bbb1/w3w/w3w/w3w/1bbb1 b"}' | node dist/cli.mjs solve --prove --json >"$folder/loa-5x5.ndjson"
node dist/cli.mjs verify "$folder"
