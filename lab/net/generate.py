"""Plays KataGo's network against itself by its policy alone, and writes what it thinks of every position.

    python3 generate.py --net b6c96.bin.gz --out DIR --seconds 2700 --seed 1

A shard DIR/WxH-NNNNN.npz has, a row a sample and all for the side to play: planes, uint32 [N, H, W], the bits of
src/go/net/planes.h; policy, float16 [N, H*W+1], a pass last; owner, int8 [N, H, W], times 127; lead, float16, the
mean score in points on the board, komi apart; win and komi, float16. Positions to test with need a run with another
seed: shards of one run have positions of the same games. A small --batch gives fewer games that end sooner."""
import argparse
import time

import numpy as np
import torch

from games import Games
from katago import KataGo
from shards import Shards

ODD_BATCH = 24
SHARES = {19: 0.5, 13: 0.2, 9: 0.2, None: 0.1}  # of the positions; None is any size from 5x5 to 18x18


class SelfPlay:
    """Games on one size, a position each a step. Without `again`, games that end are not begun anew."""

    def __init__(self, net, shards, width, height, count, random, again=True):
        self.net, self.shards, self.random, self.again = net, shards, random, again
        self.games = Games(width, height, count, int(random.integers(1 << 62)))
        self.points = width * height
        self.usual = again  # odd sizes have no usual komi
        self.playing = np.arange(count)
        self.fair = np.zeros(count, bool)
        self.chance_of_random, self.last_temperature = np.zeros(count), np.zeros(count)
        for game in self.playing:
            self.begin(game)

    def begin(self, game):
        random, points = self.random, self.points
        stones, to_play = np.full(points, -1), 0
        kind = random.random()
        if kind < 0.05:  # random stones
            count = random.integers(2, max(3, points // 5))
            stones[random.choice(points, count, replace=False)] = random.integers(0, 2, count)
            to_play = int(random.integers(2))
        elif kind < 0.1:  # a handicap
            stones[random.choice(points, random.integers(2, 3 + points // 50), replace=False)] = 0
            to_play = 1
        self.fair[game] = kind < 0.1 or random.random() < (0.3 if self.usual else 0.9)
        spread = random.choice([0, 1, 6], p=[0.5, 0.4, 0.1])
        komi = np.round(2 * random.normal(random.choice([6.5, 7, 7.5]), spread)) / 2
        self.chance_of_random[game] = random.choice([0.01, 0.03, 0.1]) if random.random() < 0.2 else 0
        self.last_temperature[game] = random.uniform(0.1, 0.6)
        self.games.begin(game, komi, stones, to_play)

    def step(self):
        """Looks at a position of each game, keeps them as samples, and plays; returns how many there were."""
        games, playing = self.games, self.playing
        planes, globals_, ours, legal = games.look(playing)
        logits, value, score, _, owner = self.net(torch.from_numpy(planes), torch.from_numpy(globals_))
        logits = logits.masked_fill(torch.from_numpy(legal) == 0, -1e4)
        policy, win = torch.softmax(logits, 1).numpy(), torch.softmax(value[:, :2], 1)[:, 0].numpy()
        komi = np.array([games.komi(game) if games.to_play(game) else -games.komi(game) for game in playing])
        lead, owner = score.numpy() - komi, np.round(owner.numpy() * 127)
        self.shards.add(planes=ours, policy=policy.astype(np.float16), owner=owner.astype(np.int8),
                        lead=lead.astype(np.float16), win=win.astype(np.float16), komi=komi.astype(np.float16))
        moves = self.choose(logits.numpy())
        for i, game in enumerate(playing):
            if self.fair[game]:
                self.fair[game] = False
                self.balance(game, float(lead[i]))
                moves[i] = -2  # looked at again
        self.play(moves)
        return len(playing)

    def choose(self, logits):
        played = np.array([self.games.moves(game) for game in self.playing])
        last = self.last_temperature[self.playing]
        temperature = last + (1 - last) * np.exp(-played / (0.12 * self.points))
        moves = np.argmax(logits / temperature[:, None] + self.random.gumbel(size=logits.shape), 1)
        moves[self.random.random(len(moves)) < self.chance_of_random[self.playing]] = -1
        return moves

    def balance(self, game, lead):
        """Sets a komi that makes the game even."""
        lead_of_black = -lead if self.games.to_play(game) else lead
        self.games.set_komi(game, round(2 * lead_of_black) / 2)

    def play(self, moves):
        games, move = self.games, moves != -2
        games.play(self.playing[move], moves[move])
        longest = 1.5 * self.points + 40
        ended = [game for game in self.playing if games.over(game) or games.moves(game) > longest]
        if self.again:
            for game in ended:
                self.begin(game)
        else:
            self.playing = np.setdiff1d(self.playing, ended)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--net', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--seconds', type=float, required=True)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--batch', type=int, default=128, help='games at once on each of the usual sizes')
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    random = np.random.default_rng(options.seed)
    net = KataGo(options.net).fast()

    def start(side):
        if side:
            return SelfPlay(net, Shards(options.out, side, side, random), side, side, options.batch, random)
        width, height = random.integers(5, 19, 2)
        shards = Shards(options.out, width, height, random, 0)
        return SelfPlay(net, shards, width, height, min(ODD_BATCH, options.batch), random, False)

    running = {side: start(side) for side in SHARES}
    done = dict.fromkeys(SHARES, 0)
    begun = told = time.time()
    while time.time() - begun < options.seconds:
        side = max(SHARES, key=lambda side: SHARES[side] * sum(done.values()) - done[side])
        done[side] += running[side].step()
        if len(running[side].playing) == 0:
            running[side].shards.close()
            running[side] = start(side)
        if time.time() - told > 60:
            told = time.time()
            print(f'{told - begun:.0f} s', {str(side): count for side, count in done.items()},
                  f'{sum(done.values()) / (told - begun):.0f} a second', flush=True)
    for each in running.values():
        each.shards.close()


if __name__ == '__main__':
    main()
