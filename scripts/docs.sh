#!/usr/bin/env bash
# The API reference, from the comments in bindings/js, and the guides of docs/ as one site, in web/dist/docs.
set -euo pipefail
source "$(dirname "$0")/setup.sh"

[ -f dist/index.mjs ] || bash scripts/build.sh  # the examples run with the package
node bindings/boundary/layout/generate.mjs  # bindings/js is compiled with it
node_modules/.bin/typedoc
node web/build.mjs  # the pages link to it where it is
