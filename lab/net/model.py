"""The network that kakoi ships, in floating point, as it is trained.

src/go/net/network.h has the same in integers; the names of the layers are the order of the file that export.py writes.
"""

import torch
import torch.nn.functional as F
from torch import nn

PLANES = 24
CHANNELS = 32
BLOCKS = 5
HEAD = 32


def pool(x):
    """The mean and the maximum of every channel."""
    return torch.cat([x.mean((2, 3)), F.adaptive_max_pool2d(x, 1).flatten(1)], 1)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.conv1 = nn.Conv2d(channels, channels, 3, padding=1)
        self.pool1 = nn.Linear(2 * channels, channels, bias=False)
        self.conv2 = nn.Conv2d(channels, channels, 3, padding=1)
        nn.init.zeros_(self.pool1.weight)
        self.conv2.weight.data *= 0.2  # blocks begin close to doing nothing, in place of normalisation

    def forward(self, x):
        h = F.relu(self.conv1(x) + self.pool1(pool(x))[:, :, None, None])
        return F.relu(x + self.conv2(h))


class Head(nn.Module):
    """One number a point, and what the whole board says of it."""

    def __init__(self, channels):
        super().__init__()
        self.conv = nn.Conv2d(channels, HEAD, 1)
        self.pool = nn.Linear(2 * channels, HEAD, bias=False)
        self.point = nn.Conv2d(HEAD, 1, 1)
        nn.init.zeros_(self.pool.weight)

    def forward(self, x):
        h = F.relu(self.conv(x) + self.pool(pool(x))[:, :, None, None])
        return self.point(h)[:, 0].float(), pool(h)


class Net(nn.Module):
    def __init__(self, channels=CHANNELS, blocks=BLOCKS):
        super().__init__()
        self.first = nn.Conv2d(PLANES, channels, 5, padding=2)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(blocks))
        self.policy = Head(channels)
        self.pass_ = nn.Linear(2 * HEAD, 1)
        self.owner = Head(channels)
        self.lead1 = nn.Linear(2 * HEAD, HEAD)
        self.lead2 = nn.Linear(HEAD, 1)

    def forward(self, planes):
        """Logits of all points and the pass; owner logits, tanh of which are owners; the lead in points."""
        x = F.relu(self.first(planes))
        for block in self.blocks:
            x = block(x)
        points, pooled = self.policy(x)
        moves = torch.cat([points.flatten(1), self.pass_(pooled).float()], 1)
        owners, pooled = self.owner(x)
        lead = torch.tanh(owners).sum((1, 2)) + self.lead2(F.relu(self.lead1(pooled))).float()[:, 0]
        return moves, owners, lead


def expand(bits):
    """Planes of zeros and ones from a word a point."""
    return torch.stack([(bits >> plane) & 1 for plane in range(PLANES)], 1)


def losses(net, planes, policy, owner, lead):
    """Cross entropy of the teacher's moves (nats), of its owners (nats a point), and the error of the lead in points."""
    moves, owners, leads = net(planes)
    return (
        -(policy * F.log_softmax(moves, 1)).sum(1),
        F.binary_cross_entropy_with_logits(2 * owners, (1 + owner) / 2, reduction="none").mean((1, 2)),
        leads - lead,
    ), (moves, owners, leads)
