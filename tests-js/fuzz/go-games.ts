/**
 * Random games of Go under every ko rule, against plain-go.ts: everything that a game can be asked, after
 * every step.
 */

import { GoGame, type GoRules, goRules, init, type PointSet } from 'kakoi';
import { PlainGo } from '../support/plain-go.js';
import { type Finding, type Fuzzer, Random } from './fuzzer.js';

await init();

const KO_RULES = ['simple', 'positional', 'situational', 'natural-situational'] as const;

/** Small boards are full of ko; large ones are what is played. */
const SIZES = [
  [2, 1],
  [3, 1],
  [4, 1],
  [7, 1],
  [2, 2],
  [3, 2],
  [3, 3],
  [4, 3],
  [4, 4],
  [5, 5],
  [6, 5],
  [9, 9],
  [13, 2],
] as const;

function numbers(set: PointSet): number[] {
  return [...set].map(([x, y]) => y * set.width + x);
}

function difference(game: GoGame, plain: PlainGo): string | null {
  const { width, height } = plain;
  const points = Array.from({ length: width * height }, (_, i) => i);
  const checks: readonly (readonly [string, unknown, unknown])[] = [
    ['board', game.board.toDiagram(), plain.diagram],
    ['side to play', game.toPlay, plain.toPlay],
    ['move number', game.moveNumber, plain.moveNumber],
    ['captures', [game.captures.black, game.captures.white], [plain.captures.black, plain.captures.white]],
    ['end', game.isOver, plain.isOver],
    [
      'legal moves',
      numbers(game.legalMoves()),
      plain.isOver ? [] : points.filter((point) => plain.judge(point).reason === 'legal'),
    ],
    [
      'reasons',
      points
        .map((point) => game.legality([point % width, Math.floor(point / width)]))
        .map((reason) => (reason === 'ko' ? 'superko' : reason)),
      points
        .map((point) => (plain.isOver ? 'game-over' : plain.judge(point).reason))
        .map((reason) => (reason === 'ko' ? 'superko' : reason)),
    ],
    [
      'history',
      game.history.map(({ color, vertex, captured }) => [
        color,
        vertex === null ? null : vertex[1] * width + vertex[0],
        captured.size,
      ]),
      plain.moves.map(({ color, point, captured }) => [color, point, captured]),
    ],
  ];
  for (const [what, actual, expected] of checks) {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (a !== b) return `${what}: ${a}, not ${b}`;
  }
  return null;
}

function settingOf(random: Random): { width: number; height: number; rules: GoRules } {
  const [long, short] = random.pick(SIZES);
  const [width, height] = random.chance(0.5) ? [long, short] : [short, long];
  const rules = goRules('chinese', { ko: random.pick(KO_RULES), suicide: random.chance(0.5) });
  return { width, height, rules };
}

export const goGames: Fuzzer = {
  name: 'go-games',
  fixedCases: 30,
  share: 1,
  describe(seed) {
    const { width, height, rules } = settingOf(new Random(seed));
    return `a game on ${width}×${height}, ${rules.ko} ko, suicide ${rules.suicide}`;
  },
  run(seed): Finding | null {
    const random = new Random(seed);
    const { width, height, rules } = settingOf(random);
    const game = new GoGame({ width, height, rules });
    const plain = new PlainGo(width, height, rules);
    const steps: string[] = [];
    const finding = (fault: string): Finding => ({
      key: `${rules.ko}: ${fault.split(':')[0]}`,
      details: `${this.describe(seed)}, after ${steps.slice(-40).join(' ')}: ${fault}\n    ${game.toSgf().replaceAll('\n', '')}`,
    });
    for (let step = 0; step < 4 * width * height && step < 120; step++) {
      const chance = random.next();
      const legal = numbers(game.legalMoves());
      if (chance < 0.04) {
        const to = random.below(plain.length + 1);
        steps.push(`goTo(${to})`);
        game.goTo(to);
        plain.goTo(to);
      } else if (chance < 0.1) {
        steps.push('undo');
        if (game.undo() !== plain.moveNumber > 0) return finding('undo: another answer');
        plain.goTo(Math.max(0, plain.moveNumber - 1));
      } else if (chance < 0.14) {
        steps.push('redo');
        if (game.redo() !== plain.moveNumber < plain.length) return finding('redo: another answer');
        plain.goTo(Math.min(plain.length, plain.moveNumber + 1));
      } else if (plain.isOver) {
        continue;
      } else if (chance < 0.18 || legal.length === 0) {
        steps.push('pass');
        game.pass();
        plain.play(null);
      } else {
        const point = random.pick(legal);
        steps.push(String(point));
        if (plain.judge(point).reason !== 'legal')
          return finding(`legal moves: ${point} is ${plain.judge(point).reason}`);
        game.play([point % width, Math.floor(point / width)]);
        plain.play(point);
      }
      const fault = difference(game, plain);
      if (fault !== null) return finding(fault);
    }
    const again = GoGame.fromSgf(game.toSgf());
    if (again.toSgf() !== game.toSgf()) return finding('record: another after reading it');
    // The moves just made may be a variation, and the end of the main line elsewhere.
    const line = GoGame.fromSgf(game.toSgf({ variations: false }));
    if (!line.board.equals(game.board)) return finding('record: another board after reading it');
    const boards = Array.from({ length: plain.length + 1 }, (_, i) => game.boardAt(i).toDiagram());
    for (const [i, board] of boards.entries()) {
      plain.goTo(i);
      if (board !== plain.diagram) return finding(`boardAt: another board at ${i}`);
    }
    return null;
  },
};
