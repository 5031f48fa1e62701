"""Compares katago.py and games.cpp with KataGo itself: what both say of positions of games played by the policy.

    python3 compare.py --katago PATH [--net b6c96.bin.gz] [--positions 500]

KataGo is asked by GTP (kata-raw-nn), so PATH is any build of it; one with Eigen has the exactest sums. Prints the
largest and the mean difference, for the network as it is and as generate.py uses it (bfloat16)."""
import argparse
import subprocess
import tempfile

import numpy as np
import torch

from games import Games
from katago import KataGo

SIZES = [(9, 9), (13, 13), (19, 19), (7, 11), (16, 8), (5, 5)]
LETTERS = 'ABCDEFGHJKLMNOPQRST'
CONFIG = '''logAllGTPCommunication = false
logSearchInfo = false
logToStderr = false
numSearchThreads = 1
nnMaxBatchSize = 1
numNNServerThreadsPerModel = 1
maxVisits = 1
rules = tromp-taylor
'''


class Gtp:
    def __init__(self, program, net):
        config = tempfile.NamedTemporaryFile('w', suffix='.cfg', delete=False)
        config.write(CONFIG)
        config.close()
        command = [program, 'gtp', '-config', config.name, '-model', net]
        self.program = subprocess.Popen(command, text=True, bufsize=1, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.ask('kata-set-rules {"ko":"POSITIONAL","score":"AREA","tax":"NONE","suicide":false}')

    def ask(self, command):
        self.program.stdin.write(command + '\n')
        lines = []
        while line := self.program.stdout.readline().rstrip('\n'):
            lines.append(line)
        assert lines and lines[0].startswith('='), (command, lines)
        return '\n'.join(lines)[1:]

    def look(self, width, height, to_play):
        """What the network says, for the side to play: policy, win, score mean, lead and ownership."""
        words = self.ask('kata-raw-nn 0').split()
        sign = 1 if to_play else -1

        def number(name):
            return float(words[words.index(name) + 1])

        def board(name):
            at = words.index(name) + 1
            return np.array([0 if word == 'NAN' else float(word) for word in words[at:at + width * height]])

        win = number('whiteWin' if to_play else 'whiteLoss')
        return (np.append(board('policy'), number('policyPass')), win, sign * number('whiteScoreSelfplay'),
                sign * number('whiteLead'), sign * board('whiteOwnership'))


def ours(net, planes, globals_, legal):
    logits, value, score, lead, owner = net(torch.from_numpy(planes), torch.from_numpy(globals_))
    policy = torch.softmax(logits.masked_fill(torch.from_numpy(legal) == 0, -1e4), 1)
    win = torch.softmax(value[0, :2], 0)[0]
    return policy[0].numpy(), float(win), float(score), float(lead), owner[0].flatten().numpy()


def vertex(move, width, height):
    return 'pass' if move == width * height else f'{LETTERS[move % width]}{height - move // width}'


def compare(gtp, nets, width, height, positions, random):
    """The largest differences in each position, a row a position, for each network."""
    games = Games(width, height, 1, int(random.integers(1 << 62)))
    rows, last = [[] for _ in nets], max(width * height // 50, 1)
    superkos = 0
    while len(rows[0]) < positions:
        komi = round(2 * random.normal(7, 5)) / 2
        games.begin(0, komi)
        gtp.ask(f'rectangular_boardsize {width} {height}')
        gtp.ask('clear_board')
        gtp.ask(f'komi {komi}')
        wild = random.random() < 0.3
        while not games.over(0) and games.moves(0) < 2 * width * height and len(rows[0]) < positions:
            planes, globals_, _, legal = games.look([0])
            said = ours(nets[0], planes, globals_, legal)
            if random.integers(last) == 0:
                superkos += int(planes[0, 6].sum() > 0)
                theirs = gtp.look(width, height, games.to_play(0))
                assert not ((theirs[0] > 0) & (legal[0] == 0)).any()
                for row, net in zip(rows, nets):
                    mine = ours(net, planes, globals_, legal)
                    row.append([np.abs(a - b).max() for a, b in zip(mine, theirs)]
                               + [np.argmax(mine[0]) == np.argmax(theirs[0])])
            chances = said[0] ** (1 / (0.3 + 0.7 * (games.moves(0) < 20)))
            move = int(random.choice(len(chances), p=chances / chances.sum()))
            if wild and random.random() < 0.2:
                move = -1
            move = int(games.play([0], [move])[0])
            color = 'W' if games.to_play(0) == 0 else 'B'
            gtp.ask(f'play {color} {vertex(move, width, height)}')
    return rows, superkos


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--katago', required=True)
    parser.add_argument('--net', required=True)
    parser.add_argument('--positions', type=int, default=500)
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    random = np.random.default_rng(options.seed)
    gtp = Gtp(options.katago, options.net)
    nets = {'fp32': KataGo(options.net), 'bf16': KataGo(options.net).fast()}
    positions = -(-options.positions // len(SIZES))
    for width, height in SIZES:
        rows, superkos = compare(gtp, list(nets.values()), width, height, positions, random)
        print(f'{width}x{height}, {len(rows[0])} positions, {superkos} with a ko')
        for name, row in zip(nets, rows):
            row = np.array(row)
            for what, of in [('largest', row.max(0)), ('mean', row.mean(0))]:
                print(f'  {name} {what}: policy {of[0]:.6f}, win {of[1]:.6f}, score {of[2]:.4f}, '
                      f'lead {of[3]:.4f}, ownership {of[4]:.6f}')
            print(f'  {name} first move the same: {100 * row[:, 5].mean():.1f} %', flush=True)


if __name__ == '__main__':
    main()
