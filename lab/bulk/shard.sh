#!/usr/bin/env bash
# Answers questions about the games on standard input, as one shard of a collection: where a shape first stands in each game,
# then what was played next in a corner. Everything is in lines of JSON.
#
#   bash lab/bulk/shard.sh CLI SHAPE <GAMES.ndjson >ANSWERS.ndjson
set -euo pipefail

shard=$(mktemp --suffix .kakoi)
trap 'rm -f "$shard"' EXIT
node "$1" find --ndjson --pattern "$2" --keep "$shard"
node "$1" find "$shard" --json --next --local --anchor top-right --pattern '......./......./......./...X.../......./......./.......'
