"""Samples gathered, shuffled and written as shards of one board size."""
import os

import numpy as np

SHARD = 4096


class Shards:
    """Samples of one board size, each mixed among `mixed` others before it is written; 0 waits for close()."""

    def __init__(self, folder, width, height, random, mixed=4 * SHARD):
        self.folder, self.size, self.random, self.mixed = folder, f'{width}x{height}', random, mixed
        self.parts, self.count = [], 0
        os.makedirs(folder, exist_ok=True)

    def add(self, **arrays):
        """Arrays with a sample a row."""
        self.parts.append(arrays)
        self.count += len(arrays['win'])
        if self.mixed and self.count >= self.mixed + SHARD:
            self._write(self._shuffle(), self.count - self.mixed)

    def close(self):
        """Writes what is left."""
        while self.count:
            self._write(self._shuffle(), min(self.count, SHARD))

    def _shuffle(self):
        order = self.random.permutation(self.count)
        return {name: np.concatenate([part[name] for part in self.parts])[order] for name in self.parts[0]}

    def _write(self, samples, count):
        number = 0
        while os.path.exists(path := f'{self.folder}/{self.size}-{number:05}.npz'):
            number += 1
        with open(path + '.part', 'wb') as file:
            np.savez(file, **{name: array[:count] for name, array in samples.items()})
        os.rename(path + '.part', path)
        self.parts = [{name: array[count:] for name, array in samples.items()}]
        self.count -= count
