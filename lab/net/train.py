"""Trains the network on the positions that generate.py wrote.

    python3 train.py --data DIR --test DIR --out FILE.pt --seconds N [--seed 1] [--from FILE.pt] [--bits 6]

With --bits the network is computed with weights of so many bits, as export.py rounds them, and learns to live with that; what is measured
is rounded, too.

A draw is a position in one of its eight symmetries. New shards are read as they appear; those of --test are measured.
Learning rates fall by the time that is left; the file holds the average of the last weights, and is written again with every measurement.
"""

import argparse
import copy
import glob
import math
import os
import time

import numpy as np
import torch
import torch.nn.functional as F

import export
import model

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--test", required=True)
parser.add_argument("--out", required=True)
parser.add_argument("--seconds", type=float, required=True)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--from", dest="before")
parser.add_argument("--channels", type=int, default=model.CHANNELS)
parser.add_argument("--blocks", type=int, default=model.BLOCKS)
parser.add_argument("--bits", type=int)
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--measure", type=float, default=240, help="seconds between measurements")
options = parser.parse_args()
torch.set_num_threads(1)
torch.manual_seed(options.seed)
numbers = np.random.default_rng(options.seed)

POINTS = 96 * 361  # of a batch
HISTORY = sum(1 << plane for plane in (8, 9))  # the last moves, which set-up positions lack


class Shards:
    """Shards by size of board."""

    def __init__(self, folder):
        self.folder = folder
        self.known = set()
        self.sizes = {}
        self.read()

    def read(self):
        for path in sorted(glob.glob(os.path.join(self.folder, "*-*.npz"))):
            if path in self.known:
                continue
            self.known.add(path)
            size = os.path.basename(path).split("-")[0]
            file = np.load(path)
            shard = {name: file[name] for name in ("planes", "policy", "owner", "lead")}
            self.sizes.setdefault(size, []).append(shard)

    def positions(self):
        return sum(len(shard["lead"]) for shards in self.sizes.values() for shard in shards)

    def batch(self):
        """A batch of one size, sizes by the number of their positions."""
        every = [shard for shards in self.sizes.values() for shard in shards]
        counts = np.array([len(shard["lead"]) for shard in every], float)
        shard = every[numbers.choice(len(every), p=counts / counts.sum())]
        height, width = shard["planes"].shape[1:]
        count = min(len(shard["lead"]), max(16, POINTS // (height * width)))
        if count <= 512 and len(self.sizes) > 0:
            # From several shards of the size, so that a batch is of many games.
            shards = self.sizes[next(size for size, of in self.sizes.items() if any(one is shard for one in of))]
            chosen = [shards[i] for i in numbers.integers(len(shards), size=4)]
            parts = [take(one, numbers.integers(len(one["lead"]), size=count // 4)) for one in chosen]
            return [np.concatenate(arrays) for arrays in zip(*parts)]
        return take(shard, numbers.integers(len(shard["lead"]), size=count))


class Rounding:
    """Weights of few bits in place of those that learn, while the network is computed."""

    def __init__(self, net, bits):
        self.weights = [weight for name, weight in net.named_parameters() if name.endswith("weight")] if bits else []
        self.bits = bits
        self.scales = [None] * len(self.weights)

    def choose(self):
        for i, weight in enumerate(self.weights):
            _, scales, self.most = export.quantise(weight.detach().numpy(), self.bits)
            self.scales[i] = torch.from_numpy(scales).float().reshape([-1] + [1] * (weight.dim() - 1))

    @torch.no_grad()
    def __enter__(self):
        self.kept = [weight.clone() for weight in self.weights]
        for weight, scale in zip(self.weights, self.scales):
            weight.copy_((weight / scale).round().clamp(-self.most, self.most) * scale)

    @torch.no_grad()
    def __exit__(self, *_):
        for weight, kept in zip(self.weights, self.kept):
            weight.copy_(kept)


def take(shard, rows):
    return [shard[name][rows] for name in ("planes", "policy", "owner", "lead")]


def to_tensors(planes, policy, owner, lead, symmetry=0):
    count, height, width = planes.shape
    moves = policy[:, :-1].reshape(count, height, width).astype(np.float32)

    def turn(board):
        if symmetry & 1:
            board = board[:, ::-1]
        if symmetry & 2:
            board = board[:, :, ::-1]
        if symmetry & 4:
            board = board.transpose(0, 2, 1)
        return np.ascontiguousarray(board)

    policy = np.concatenate([turn(moves).reshape(count, -1), policy[:, -1:].astype(np.float32)], 1)
    planes = torch.from_numpy(turn(planes.astype(np.int32)))
    return (
        model.expand(planes).to(torch.bfloat16).contiguous(memory_format=torch.channels_last),
        torch.from_numpy(policy / policy.sum(1, keepdims=True)),
        torch.from_numpy(turn(owner)).float() / 127,
        torch.from_numpy(lead.astype(np.float32)),
    )


@torch.no_grad()
def measure(net, shards):
    for size in ("9x9", "13x13", "19x19"):
        shard = shards.sizes[size][0]
        count = min(len(shard["lead"]), 512)
        sums = np.zeros(7)
        for first in range(0, count, 128):
            tensors = to_tensors(*take(shard, slice(first, min(count, first + 128))))
            with torch.autocast("cpu", torch.bfloat16):
                (cross, _, error), (moves, owners, _) = model.losses(net, *tensors)
            policy, owner = tensors[1], tensors[2]
            own = -(policy * policy.clamp(min=1e-9).log()).sum(1)
            summed = torch.tanh(owners).sum((1, 2)) - tensors[3]
            sums += [
                len(cross),
                cross.sum() / math.log(2),
                (cross - own).sum() / math.log(2),
                (moves.argmax(1) == policy.argmax(1)).sum(),
                (((torch.tanh(owners) - owner) / 2) ** 2).mean((1, 2)).sum(),
                error.abs().sum(),
                summed.abs().sum(),
            ]
        bits, divergence, first_move, brier, error, summed = sums[1:] / sums[0]
        print(
            f"  {size}: {bits:.3f} bits, KL {divergence:.3f}, first {100 * first_move:.1f} %, owner {brier:.4f}, "
            f"lead off by {error:.2f} (sum of owners {summed:.2f})",
            flush=True,
        )


def main():
    shards, test = Shards(options.data), Shards(options.test)
    net = model.Net(options.channels, options.blocks).to(memory_format=torch.channels_last)
    if options.before:
        net.load_state_dict({name: weight.float() for name, weight in torch.load(options.before).items()})
    print(sum(weight.numel() for weight in net.parameters()), "parameters", flush=True)
    average = copy.deepcopy(net)
    rounding = Rounding(net, options.bits)
    optimizer = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-2, betas=(0.9, 0.99))
    start = time.process_time()
    measured = looked = 0.0
    draws = steps = 0
    seen = np.zeros(3)
    while True:
        spent = time.process_time() - start
        part = min(1, spent / options.seconds)
        if spent - looked > 30:
            looked = spent
            shards.read()
        if spent - measured > options.measure or part == 1:
            measured = spent
            print(f"{spent:.0f} s, {draws} draws of {shards.positions()} positions, loss {seen.round(3)}", flush=True)
            rounded = Rounding(average, options.bits)
            rounded.choose()
            with rounded:
                measure(average, test)
            torch.save(average.state_dict(), options.out + ".part")
            os.replace(options.out + ".part", options.out)
        if part == 1:
            break
        rate = options.rate * min(1, (steps + 1) / 200) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * part)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        planes, policy, owner, lead = shards.batch()
        if numbers.random() < 0.1:
            planes = planes & ~np.uint32(HISTORY)
        tensors = to_tensors(planes, policy, owner, lead, int(numbers.integers(8)))
        if steps % 50 == 0:
            rounding.choose()
        with rounding:
            with torch.autocast("cpu", torch.bfloat16):
                (cross, owners, error), _ = model.losses(net, *tensors)
            off = F.smooth_l1_loss(error, torch.zeros_like(error), beta=4.0)
            loss = cross.mean() + 1.5 * owners.mean() + 0.03 * off
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        steps += 1
        draws += len(lead)
        keep = min(0.999, steps / (steps + 20))
        with torch.no_grad():
            for mean, weight in zip(average.parameters(), net.parameters()):
                mean.lerp_(weight, 1 - keep)
        seen = 0.98 * seen + 0.02 * np.array([cross.mean().item(), owners.mean().item(), error.abs().mean().item()])


main()
