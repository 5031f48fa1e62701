#!/usr/bin/env bash
# Tries a collection in shards on more than one machine: made games, searched as a whole by one process, and shard by shard by
# GNU parallel over ssh to two servers on loopback, and by Dask with two workers, one of which is killed half-way. Checks
# that no game is lost, found twice or found otherwise, and that the moves played next add up.
#
#   bash lab/bulk/shards.sh [COUNT]     default: 1,000,000 games
#
# PART is the number of games in a shard (default 20,000), PYTHON the python3 that has Dask.
#
# Needs `npm run build`, 2 KB of disk and of memory a game, and of Debian: parallel rsync openssh-server python3-distributed.
set -euo pipefail
cd "$(dirname "$0")/../.."

count=${1:-1000000}
lines=${PART:-20000}
python=${PYTHON:-python3}
shape='.X/OO'
shard="bash $PWD/lab/bulk/shard.sh $PWD/dist/cli.mjs $shape"
work=$(mktemp -d)
pids=()
cleanup() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap cleanup EXIT

source lab/bulk/loopback-ssh.sh
TIMEFORMAT='%U %S' # what `time` says: seconds of processor time
check() { # NAME ANSWERS SECONDS
  node lab/bulk/check-shards.mjs "$1" "$work/whole.ndjson" "$work/whole.time" "$2" "$3" "$shape" "$work/games.ndjson" 300
}
node lab/bulk/made.mjs "$count" >"$work/games.ndjson"

{ time $shard <"$work/games.ndjson" >"$work/whole.ndjson"; } 2>"$work/whole.time"
echo "one process: $(wc -l <"$work/whole.ndjson") answers"

# GNU parallel: each shard goes to a server with a free place, and its answers come back as a file.
mkdir "$work/parts"
split --lines $lines "$work/games.ndjson" "$work/parts/"
loopback_ssh "$work/ssh" 2201 2202
pids+=("${SSH_PIDS[@]}")
(
  cd "$work"
  export PARALLEL_SSH="$SSH"
  parallel --will-cite --sshlogin "1/$SSH -p 2201 127.0.0.1,1/$SSH -p 2202 127.0.0.1" --joblog joblog --resume-failed \
    --workdir ... --transferfile {} --return {}.answers --return {}.time --cleanup \
    "{ TIMEFORMAT='%U %S'; time $shard <{} >{}.answers; } 2>{}.time" ::: parts/*
  cat parts/*.answers >ssh.ndjson
  cat parts/*.time >ssh.time
  rm -r parts
)
check 'GNU parallel over ssh' "$work/ssh.ndjson" "$work/ssh.time"
rm "$work/ssh.ndjson"

# Dask: when half of the shards have been answered, one of the workers is killed in the middle of its shard.
$python -m distributed.cli.dask_scheduler --host 127.0.0.1 --port 8786 --no-dashboard >"$work/scheduler.log" 2>&1 &
pids+=($!)
for name in one two; do
  $python -m distributed.cli.dask_worker tcp://127.0.0.1:8786 --name $name --host 127.0.0.1 --nthreads 1 --no-nanny \
    --no-dashboard --local-directory "$work" >"$work/$name.log" 2>&1 &
  pids+=($!)
  victim=$!
done
$python lab/bulk/dask_filter.py --scheduler tcp://127.0.0.1:8786 --lines $lines --cpu "$work/dask.time" \
  "$work/games.ndjson" "$work/dask.ndjson" -- $shard &
client=$!
answered() { cat "$work/dask.time" 2>/dev/null | wc -l; }
while kill -0 $client 2>/dev/null && [ "$(answered)" -lt $((count / lines / 2)) ]; do sleep 0.2; done
kill -KILL $victim && echo "Dask: killed a worker after $(answered) shards"
wait $client
check 'Dask, a worker killed' "$work/dask.ndjson" "$work/dask.time"
