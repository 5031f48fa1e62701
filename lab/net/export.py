"""Writes a trained network as the file of integers that src/go/net/network.h reads.

    python3 export.py FILE.pt src/go/net/weights.bin [--bits 6]

A weight is an integer of that many bits times a scale of its output channel, and a scale is a multiplier of 11 bits and a shift. Of several scales a
channel gets the one with which its weights lose the least.
"""

import argparse
import gzip
import math
import struct

import numpy as np
import torch

import model

ROUNDED = 5  # bits that sums lose before they are multiplied
MOST = 2047  # of an activation, in sixty-fourths, and of a multiplier


def quantise(weights, bits):
    """Integers and scales, a row an output channel."""
    rows = weights.reshape(len(weights), -1).astype(np.float64)
    most = 2 ** (bits - 1) - 1
    largest = np.maximum(np.abs(rows).max(1, keepdims=True), 1e-6)
    best = np.full(len(rows), np.inf)
    scales = np.zeros(len(rows))
    for part in np.linspace(0.5, 1, 26):
        scale = largest * part / most
        lost = ((np.clip(np.round(rows / scale), -most, most) * scale - rows) ** 2).sum(1)
        scales = np.where(lost < best, scale[:, 0], scales)
        best = np.minimum(lost, best)
    return rows, scales, most


def layer(weights, bias, bits, unit=1):
    """The bytes of a layer; its weights act on `unit` sixty-fourths."""
    rows, scales, most = quantise(weights * (64 / unit) if unit != 64 else weights, bits)
    first = 0 if unit == 1 else ROUNDED
    shift = int(math.floor(math.log2(MOST / scales.max()))) - first
    multipliers = np.maximum(1, np.round(scales * 2.0 ** (first + shift))).astype(int)
    exact = multipliers[:, None] / 2.0 ** (first + shift)
    integers = np.clip(np.round(rows / exact), -most, most).astype(int)
    biases = np.round(bias.astype(np.float64) * 64 * 2.0**shift).astype(np.int64)
    reach = (np.abs(integers).sum(1) * (1 if first == 0 else MOST) >> first) * multipliers + np.abs(biases)
    assert 0 <= shift < 31 and multipliers.max() <= MOST and reach.max() < 2**31, (shift, reach.max())
    lost = np.sqrt(((integers * exact - rows) ** 2).sum() / (rows**2).sum())
    return struct.pack("<BBH", first, shift, 0) + multipliers.astype("<u2").tobytes() + biases.astype("<i4").tobytes() + integers.astype(
        "i1"
    ).tobytes(), lost


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("trained")
    parser.add_argument("out")
    parser.add_argument("--bits", type=int, default=6)
    options = parser.parse_args()
    weights = {name: value.float().numpy() for name, value in torch.load(options.trained).items()}
    channels = len(weights["first.weight"])
    blocks = len({name.split(".")[1] for name in weights if name.startswith("blocks.")})
    parts = [b"KNET" + bytes([1, model.PLANES, channels, blocks, 5, model.HEAD, model.HEAD, 0])]

    def add(name, unit=64):
        kernel = weights[name + ".weight"]
        written, lost = layer(kernel, weights.get(name + ".bias", np.zeros(len(kernel))), options.bits, unit)
        print(f"{name}: {kernel.size} weights, {100 * lost:.1f} % lost")
        parts.append(written)

    add("first", unit=1)
    for block in range(blocks):
        for name in ("conv1", "pool1", "conv2"):
            add(f"blocks.{block}.{name}")
    for name in ("policy.conv", "policy.pool", "policy.point", "pass_", "owner.conv", "owner.pool", "owner.point", "lead1", "lead2"):
        add(name)
    file = b"".join(parts)
    with open(options.out, "wb") as out:
        out.write(file)
    print(len(file), "bytes,", len(gzip.compress(file, 9)), "after gzip")


if __name__ == "__main__":
    main()
