#!/usr/bin/env bash
# Tries the ways of docs/bulk.md to use more than one machine: many games through the command line's filter by
# one process, by GNU parallel over ssh to two servers on loopback, and by Dask with two workers, one of which
# is killed half-way. Checks that no answer is lost or comes twice, and compares the throughput of a core.
#
#   bash lab/bulk/trial.sh [COUNT] [FOLDER of SGF files]...     default: 20,000 games of the pages' samples
#
# COMMAND is the command of the command line (default score), PART the number of lines in a part (default
# 4,000: a process takes half a second to warm up), PYTHON the python3 that has Dask.
#
# Needs `npm run build`, and of Debian: parallel rsync openssh-server python3-distributed.
set -euo pipefail
cd "$(dirname "$0")/../.."

count=${1:-20000}
shift || true
folders=("$@")
[ ${#folders[@]} -gt 0 ] || folders=(web/go/games)
lines=${PART:-4000}
command=${COMMAND:-score}
kakoi="node $PWD/dist/cli.mjs"
python=${PYTHON:-python3}
work=$(mktemp -d)
pids=()
cleanup() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  rm -rf "$work"
}
trap cleanup EXIT

source lab/bulk/loopback-ssh.sh
TIMEFORMAT='%U %S' # what `time` says: seconds of processor time
node lab/bulk/games.mjs "$count" "${folders[@]}" >"$work/games.ndjson"

# Runs beside a twin, as the workers below run beside each other: a core is slower when another one works,
# too.
$kakoi $command --ndjson <"$work/games.ndjson" >/dev/null &
twin=$!
{ time $kakoi $command --ndjson <"$work/games.ndjson" >"$work/one.ndjson"; } 2>"$work/one.time"
wait $twin
echo "one process: $(wc -l <"$work/one.ndjson") answers"

# GNU parallel: each part goes to a server with a free place, and its answers come back as a file.
mkdir "$work/parts" "$work/answers"
split --lines $lines "$work/games.ndjson" "$work/parts/"
loopback_ssh "$work/ssh" 2201 2202
pids+=("${SSH_PIDS[@]}")
(
  cd "$work"
  export PARALLEL_SSH="$SSH"
  parallel --will-cite --sshlogin "1/$SSH -p 2201 127.0.0.1,1/$SSH -p 2202 127.0.0.1" --joblog joblog --resume-failed \
    --workdir ... --transferfile {} --return {}.answers --return {}.time --cleanup \
    "{ TIMEFORMAT='%U %S'; time $kakoi $command --ndjson <{} >{}.answers; } 2>{}.time" ::: parts/*
  cat parts/*.answers >ssh.ndjson
  cat parts/*.time >ssh.time
)
node lab/bulk/check.mjs 'GNU parallel over ssh' "$work/one.ndjson" "$work/one.time" "$work/ssh.ndjson" "$work/ssh.time"

# Dask: when half of the parts have been answered, one of the workers is killed in the middle of its part.
$python -m distributed.cli.dask_scheduler --host 127.0.0.1 --port 8786 --no-dashboard >"$work/scheduler.log" 2>&1 &
pids+=($!)
for name in one two; do
  $python -m distributed.cli.dask_worker tcp://127.0.0.1:8786 --name $name --host 127.0.0.1 --nthreads 1 --no-nanny \
    --no-dashboard --local-directory "$work" >"$work/$name.log" 2>&1 &
  pids+=($!)
  victim=$!
done
$python lab/bulk/dask_filter.py --scheduler tcp://127.0.0.1:8786 --lines $lines --cpu "$work/dask.time" \
  "$work/games.ndjson" "$work/dask.ndjson" -- $kakoi $command --ndjson &
client=$!
answered() { cat "$work/dask.time" 2>/dev/null | wc -l; }
while kill -0 $client 2>/dev/null && [ "$(answered)" -lt $((count / lines / 2)) ]; do sleep 0.2; done
kill -KILL $victim && echo "Dask: killed a worker after $(answered) parts"
wait $client
node lab/bulk/check.mjs 'Dask, a worker killed' "$work/one.ndjson" "$work/one.time" "$work/dask.ndjson" "$work/dask.time"
