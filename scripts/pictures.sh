#!/usr/bin/env bash
# The pictures of the pages in docs/images, made by the test that checks them.
set -euo pipefail
cd "$(dirname "$0")/.."

WRITE_PICTURES=1 exec bash scripts/test-js.sh browser/pictures
