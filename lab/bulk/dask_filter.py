"""Sends NDJSON through a filter on a Dask cluster, and writes the answers in the order of the lines.

    dask_filter.py --scheduler tcp://127.0.0.1:8786 --lines 4000 --cpu SECONDS-FILE IN OUT -- kakoi score --ndjson

Each part of the input is a task: a pure function of its lines, so that Dask gives those of a worker that is lost to
another, and answers come neither twice nor never. The filter has to be installed on every worker, with Node.
"""

import argparse
import itertools
import resource
import subprocess
import warnings

from distributed import Client


def answer(command, lines):
    """The filter's answers to some lines, and the seconds of processor time that they took."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(command, input=b"".join(lines), stdout=subprocess.PIPE, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return done.stdout, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def parts(path, size):
    with open(path, "rb") as file:
        while lines := list(itertools.islice(file, size)):
            yield lines


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--scheduler", required=True)
    parser.add_argument("--lines", type=int, default=4000)
    parser.add_argument("--cpu", required=True)
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    # Dask would rather have large arguments sent ahead to some worker; with that worker they would be lost.
    warnings.filterwarnings("ignore", message="Large object")
    with Client(options.scheduler) as client, open(options.output, "wb") as out, open(options.cpu, "w") as cpu:
        tasks = [
            client.submit(answer, options.command, lines, key=f"part-{number}", retries=2)
            for number, lines in enumerate(parts(options.input, options.lines))
        ]
        for task in tasks:
            answers, seconds = task.result()
            out.write(answers)
            print(f"{seconds:.3f}", file=cpu, flush=True)


if __name__ == "__main__":
    main()
