/** Random small boards and positions of games: no two proved answers about the same stones disagree. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Color, GoBoard, GoGame, init, toGtp, type Vertex } from 'kakoi';
import { initReading } from 'kakoi/reading';
import { contradictionIn, sayingsOf } from '../support/contradictions.js';
import { plainChain } from '../support/plain-life.js';
import { type Finding, type Fuzzer, Random } from './fuzzer.js';

await Promise.all([init(), initReading()]);

const COLORS: readonly Color[] = ['black', 'white'];
/** Folders of records; those beside the repository may be absent. */
const FOLDERS = ['tests-js/fixtures', '../shared/data/go/games-9', '../shared/data/go/games-19'];
const RECORDS = FOLDERS.map((folder) => fileURLToPath(new URL(`../../${folder}`, import.meta.url))).flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\d+\.sgf$/.test(name))
        .map((name) => join(folder, name))
    : [],
);

interface Case {
  readonly board: GoBoard;
  readonly toPlay: Color;
  readonly ko: Vertex | null;
  readonly nodes: number;
  readonly stones?: Vertex[];
}

/** A board of up to 5×5 in which every chain has a liberty. */
function smallBoard(random: Random): Case {
  const width = 2 + random.below(4);
  const height = 2 + random.below(4);
  for (;;) {
    const share = 0.15 + 0.35 * random.next();
    const alike = random.next();
    let cells = '';
    for (let p = 0; p < width * height; p++)
      cells += random.chance(share)
        ? '.'
        : p % width > 0 && cells[p - 1] !== '.' && random.chance(alike)
          ? cells[p - 1]
          : random.pick(['X', 'O']);
    const stones = [...cells].flatMap((cell, p) => (cell === '.' ? [] : [p]));
    if (stones.length === 0 || stones.some((p) => plainChain(width, cells, p).liberties === 0)) continue;
    const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
    return { board: GoBoard.fromDiagram(rows.join('\n')), toPlay: random.pick(COLORS), ko: null, nodes: 20_000 };
  }
}

/** A position of a game, and some stones near each other. */
function gamePosition(random: Random): Case {
  const game = GoGame.fromSgf(readFileSync(random.pick(RECORDS), 'utf8'), { lenient: true });
  game.goTo(Math.floor(game.tree.mainLine().length * (0.2 + 0.8 * random.next())));
  const { board, toPlay, ko } = game;
  const occupied = [...board.empties().not()];
  const [x, y] = random.pick(occupied);
  const stones = occupied.filter(([a, b]) => Math.abs(a - x) + Math.abs(b - y) <= 2);
  return { board, toPlay, ko, nodes: 30_000, stones };
}

function caseOf(seed: number): Case {
  const random = new Random(seed);
  return seed % 6 === 0 ? gamePosition(random) : smallBoard(random);
}

const shown = ({ board, toPlay, ko }: Case) =>
  `${toPlay} to play${ko === null ? '' : `, ko at ${toGtp(ko, board.height)}`}\n${board.toDiagram()}`;

export const contradictions: Fuzzer = {
  name: 'contradictions',
  fixedCases: 60,
  share: 1,
  longestCaseMs: 120_000,
  describe: (seed) => shown(caseOf(seed)),
  run(seed): Finding | null {
    const one = caseOf(seed);
    const said = sayingsOf(one.board, one);
    for (const certainty of ['proved', 'read'] as const) {
      const found = contradictionIn(said, certainty);
      if (found === null) continue;
      const texts = found.map(({ who, fates, certainty: how }) => `${who}: ${fates.join(' or ')}, ${how}`);
      const where = toGtp([...found[0].stones][0]!, one.board.height);
      return {
        key: `contradictions: ${[certainty, ...texts].join('; ')}`,
        details: `${where}: ${texts.join('; ')}\n${shown(one)}`,
      };
    }
    return null;
  },
};
