"""KataGo's convolutional networks (.bin.gz, versions 8 to 14) as torch modules."""
import gzip
import re

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F


class Reader:
    """Words and arrays of floats, in the order of the file."""

    def __init__(self, path):
        with gzip.open(path) as file:
            self.data = file.read()
        self.at = 0

    def word(self):
        found = re.compile(rb'\s*(\S+)').match(self.data, self.at)
        self.at = found.end()
        return found.group(1).decode()

    def integers(self, count):
        return [int(self.word()) for _ in range(count)]

    def floats(self, *shape):
        self.at = self.data.index(b'@BIN@', self.at) + 5
        count = int(np.prod(shape))
        values = np.frombuffer(self.data, '<f4', count, self.at).reshape(shape)
        self.at += 4 * count
        return torch.from_numpy(values.copy())


def read_convolution(reader):
    reader.word()
    height, width, inputs, outputs, dilation_y, dilation_x = reader.integers(6)
    assert dilation_y == dilation_x == 1
    layer = nn.Conv2d(inputs, outputs, (height, width), padding=(height // 2, width // 2), bias=False)
    weights = reader.floats(height, width, inputs, outputs)
    layer.weight = nn.Parameter(weights.permute(3, 2, 0, 1).contiguous())
    return layer


def read_dense(reader):
    reader.word()
    inputs, outputs = reader.integers(2)
    layer = nn.Linear(inputs, outputs, bias=False)
    layer.weight = nn.Parameter(reader.floats(inputs, outputs).t().contiguous())
    return layer


def read_dense_with_bias(reader):
    layer = read_dense(reader)
    reader.word()
    layer.bias = nn.Parameter(reader.floats(*reader.integers(1)))
    return layer


class Activation(nn.Module):
    """A batch norm, merged, and what follows it."""

    def __init__(self, reader, version):
        super().__init__()
        reader.word()
        channels = int(reader.word())
        epsilon = float(reader.word())
        has_scale, has_bias = reader.integers(2)
        mean, variance = reader.floats(channels), reader.floats(channels)
        scale = reader.floats(channels) if has_scale else torch.ones(channels)
        bias = reader.floats(channels) if has_bias else torch.zeros(channels)
        scale = scale / torch.sqrt(variance + epsilon)
        self.scale = nn.Parameter(scale.view(1, -1, 1, 1))
        self.bias = nn.Parameter((bias - scale * mean).view(1, -1, 1, 1))
        self.function = read_function(reader, version)

    def forward(self, x):
        return self.function(torch.addcmul(self.bias, x, self.scale))


def read_function(reader, version):
    reader.word()
    kind = reader.word() if version >= 11 else 'ACTIVATION_RELU'
    return {'ACTIVATION_RELU': F.relu, 'ACTIVATION_MISH': F.mish, 'ACTIVATION_IDENTITY': lambda x: x}[kind]


def mean_and_size(x):
    """The mean of every channel, and how far the board's side is from 14 points."""
    return x.mean((2, 3)), ((x.shape[2] * x.shape[3]) ** 0.5 - 14) / 10


def pool(x):
    mean, size = mean_and_size(x)
    return torch.cat([mean, mean * size, x.amax((2, 3))], 1)


def pool_for_value(x):
    mean, size = mean_and_size(x)
    return torch.cat([mean, mean * size, mean * (size * size - 0.1)], 1)


class Ordinary(nn.Module):
    def __init__(self, reader, version):
        super().__init__()
        reader.word()
        self.before = Activation(reader, version)
        self.first = read_convolution(reader)
        self.between = Activation(reader, version)
        self.second = read_convolution(reader)

    def forward(self, x):
        return x + self.second(self.between(self.first(self.before(x))))


class Pooling(nn.Module):
    def __init__(self, reader, version):
        super().__init__()
        reader.word()
        self.before = Activation(reader, version)
        self.first = read_convolution(reader)
        self.pooled = read_convolution(reader)
        self.of_pooled = Activation(reader, version)
        self.dense = read_dense(reader)
        self.between = Activation(reader, version)
        self.second = read_convolution(reader)

    def forward(self, x):
        h = self.before(x)
        added = self.dense(pool(self.of_pooled(self.pooled(h))))
        return x + self.second(self.between(self.first(h) + added[:, :, None, None]))


class Nested(nn.Module):
    def __init__(self, reader, version):
        super().__init__()
        reader.word()
        count = int(reader.word())
        self.before = Activation(reader, version)
        self.first = read_convolution(reader)
        self.blocks = read_blocks(reader, version, count)
        self.after = Activation(reader, version)
        self.last = read_convolution(reader)

    def forward(self, x):
        return x + self.last(self.after(self.blocks(self.first(self.before(x)))))


def read_blocks(reader, version, count):
    kinds = {'ordinary_block': Ordinary, 'gpool_block': Pooling, 'nested_bottleneck_block': Nested}
    return nn.Sequential(*[kinds[reader.word()](reader, version) for _ in range(count)])


class Trunk(nn.Module):
    def __init__(self, reader, version):
        super().__init__()
        reader.word()
        count = reader.integers(6)[0]
        self.first = read_convolution(reader)
        self.globals = read_dense(reader)
        self.blocks = read_blocks(reader, version, count)
        self.tip = Activation(reader, version)

    def forward(self, planes, globals_):
        return self.tip(self.blocks(self.first(planes) + self.globals(globals_)[:, :, None, None]))


class Policy(nn.Module):
    """Logits of the points and of the pass; further channels of later versions are left out."""

    def __init__(self, reader, version):
        super().__init__()
        reader.word()
        self.first = read_convolution(reader)
        self.pooled = read_convolution(reader)
        self.of_pooled = Activation(reader, version)
        self.dense = read_dense(reader)
        self.between = Activation(reader, version)
        self.last = read_convolution(reader)
        self.passes = read_dense(reader)

    def forward(self, x):
        pooled = pool(self.of_pooled(self.pooled(x)))
        points = self.last(self.between(self.first(x) + self.dense(pooled)[:, :, None, None]))
        return torch.cat([points[:, 0].flatten(1), self.passes(pooled)[:, :1]], 1)


class Value(nn.Module):
    """Logits of win, loss and no result; score mean and lead in points; ownership: for the side to play."""

    def __init__(self, reader, version, score, lead):
        super().__init__()
        reader.word()
        self.first = read_convolution(reader)
        self.of_first = Activation(reader, version)
        self.second = read_dense_with_bias(reader)
        self.function = read_function(reader, version)
        self.value = read_dense_with_bias(reader)
        self.score = read_dense_with_bias(reader)
        self.ownership = read_convolution(reader)
        self.multipliers = score, lead

    def forward(self, x):
        h = self.of_first(self.first(x))
        pooled = self.function(self.second(pool_for_value(h)))
        score = self.score(pooled)
        return (self.value(pooled), score[:, 0] * self.multipliers[0], score[:, 2] * self.multipliers[1],
                torch.tanh(self.ownership(h)[:, 0]))


class KataGo(nn.Module):
    def __init__(self, path):
        super().__init__()
        reader = Reader(path)
        self.name = reader.word()
        version, planes, globals_ = reader.integers(3)
        assert 8 <= version <= 14 and (planes, globals_) == (22, 19)
        multipliers = [float(reader.word()) for _ in range(7)] if version >= 13 else [20.0] * 4
        self.trunk = Trunk(reader, version)
        self.policy = Policy(reader, version)
        self.value = Value(reader, version, multipliers[1], multipliers[3])
        self.requires_grad_(False)

    def fast(self):
        """The trunk in bfloat16; the heads stay as they are."""
        self.trunk = self.trunk.to(torch.bfloat16).to(memory_format=torch.channels_last)
        return self

    def forward(self, planes, globals_):
        """Logits of the policy, of win, loss and no result, score mean, lead, ownership."""
        kind = self.trunk.first.weight.dtype
        x = self.trunk(planes.to(kind).contiguous(memory_format=torch.channels_last), globals_.to(kind))
        x = x.float()
        return (self.policy(x), *self.value(x))
