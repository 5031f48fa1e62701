/**
 * The package says the same of a board that is turned, mirrored or has its colours swapped as of the board
 * itself.
 */

import {
  type Color,
  GoBoard,
  init,
  LoaBoard,
  type PointSet,
  SenketBoard,
  type SenketScore,
  type Symmetry,
  type Vertex,
} from 'kakoi';
import { mapped, randomBoard, setsOf } from '../support/senket-boards.js';
import { type Finding, type Fuzzer, Random } from './fuzzer.js';

await init();

const SYMMETRIES: readonly Symmetry[] = [
  'identity',
  'rotate90',
  'rotate180',
  'rotate270',
  'flipX',
  'flipY',
  'transpose',
  'antiTranspose',
];

/** A view of a board: points moved, and perhaps colours swapped. */
interface View {
  readonly symmetry: Symmetry;
  readonly swap: boolean;
}

const colorIn = ({ swap }: View, color: Color): Color =>
  swap ? (color === 'black' ? 'white' : 'black') : color;

function goIn(view: View, board: GoBoard): GoBoard {
  const moved = board.transform(view.symmetry);
  if (!view.swap) return moved;
  return GoBoard.fromSignMap(moved.toSignMap().map((row) => row.map((sign) => -sign + 0)));
}

function pointIn({ symmetry }: View, board: GoBoard, vertex: Vertex): Vertex {
  const one = board.stones('black').minus(board.stones('black')).with(vertex);
  return [...one.transform(symmetry)][0]!;
}

/** Statements about a board, as texts that do not depend on the order in which they are made. */
type Sayings = ReadonlyMap<string, string>;

const setText = (set: PointSet) => set.toDiagram();
const setsText = (sets: readonly PointSet[]) => sets.map(setText).sort().join('\n\n');

/** Everything about a board, seen in a view: so the sayings of the board in `view` equal those of the viewed one. */
function goSayings(board: GoBoard, view: View, point: Vertex, level: number): Sayings {
  const see = (set: PointSet) => set.transform(view.symmetry);
  const say = new Map<string, string>();
  const { width, height } = board;
  for (const color of ['black', 'white'] as const) {
    const name = colorIn(view, color);
    const chains = board.chains(color);
    say.set(`${name} chains`, setsText(chains.map(({ stones }) => see(stones))));
    say.set(
      `${name} liberties`,
      chains
        .map(({ stones, liberties }) => `${setText(see(stones))}\n=\n${setText(see(liberties))}`)
        .sort()
        .join('\n\n'),
    );
    say.set(`${name} regions`, setsText(board.regions(color).map(see)));
    say.set(`${name} influence`, setText(see(board.influence(color, level))));
    for (const suicide of [false, true]) {
      say.set(`${name} legal moves, suicide ${suicide}`, setText(see(board.legalMoves(color, { suicide }))));
      const alive = board.passAlive({ suicide })[color];
      say.set(
        `${name} alive, suicide ${suicide}`,
        `${setText(see(alive.stones))}\n\n${setText(see(alive.territory))}`,
      );
      const eyes = alive.chains.map(
        (chain) => `${setText(see(chain.stones))}:\n${setsText(chain.vitalRegions.map(see))}`,
      );
      say.set(`${name} eyes, suicide ${suicide}`, eyes.sort().join('\n\n'));
    }
    say.set(`${name} area`, setText(see(board.area()[color])));
    for (const rules of ['japanese', 'chinese'] as const) {
      const score = board.score({ rules, komi: 0 });
      const { points, total, deadTaken } = score[color];
      say.set(`${name} score, ${rules}`, `${total} ${deadTaken}\n${setText(see(points))}`);
      say.set(
        `the rest of the score, ${rules}`,
        [score.dame, score.seki, score.falseEyes].map((set) => setText(see(set))).join('\n\n'),
      );
      say.set(`margin, ${rules}`, String((view.swap ? -score.margin : score.margin) + 0));
    }
  }
  say.set('neutral area', setText(see(board.area().neutral)));
  say.set('vicinity', setText(see(board.vicinity(point, level))));
  // A rectangle that lies on its side has other symmetries, and so another hash.
  const turns = ['rotate90', 'rotate270', 'transpose', 'antiTranspose'].includes(view.symmetry);
  if (width === height || !turns) say.set('canonical hash', board.canonicalHash({ swapColors: true }));
  const bouzy = board.bouzy();
  const seen: number[][] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] = pointIn(view, board, [x, y]);
      seen[toY] ??= [];
      (seen[toY] as number[])[toX] = (view.swap ? -1 : 1) * bouzy.at([x, y]) + 0;
    }
  }
  say.set('Bouzy', JSON.stringify(seen));
  return say;
}

function loaIn(view: View, board: LoaBoard): LoaBoard {
  const stones = (color: Color) => board.stones(colorIn(view, color)).transform(view.symmetry).toMap();
  const [black, white] = [stones('black'), stones('white')];
  const rows = black.map((row, y) =>
    row.map((isBlack, x) => (isBlack ? 'X' : white[y]?.[x] ? 'O' : '.')).join(''),
  );
  return LoaBoard.fromDiagram(rows.join('\n'), colorIn(view, board.toPlay));
}

function loaSayings(board: LoaBoard, view: View): Sayings {
  const place = ([x, y]: Vertex) =>
    String([...board.stones('black').minus(board.stones('black')).with([x, y]).transform(view.symmetry)][0]);
  const say = new Map<string, string>();
  const moves = board
    .legalMoves()
    .map(({ from, to, capture, connects }) => `${place(from)} ${place(to)} ${capture} ${connects}`);
  say.set('moves', moves.sort().join('\n'));
  say.set('perft', String(board.perft(2)));
  const outcome = board.outcome;
  say.set('outcome', String(outcome === null || outcome === 'draw' ? outcome : colorIn(view, outcome)));
  for (const color of ['black', 'white'] as const) {
    const name = colorIn(view, color);
    say.set(`${name} quads`, JSON.stringify(board.quads(color)));
    say.set(`${name} Euler numbers`, `${board.eulerNumber(color, 4)} ${board.eulerNumber(color, 8)}`);
    say.set(`${name} groups`, setsText(board.groups(color).map((set) => set.transform(view.symmetry))));
    say.set(`${name} connected`, String(board.isConnected(color)));
  }
  return say;
}

function senketSayings(board: SenketBoard, view: View): Sayings {
  const see = (set: PointSet) => setText(set.transform(view.symmetry));
  const place = (vertex: Vertex) =>
    see(board.posts('black').minus(board.posts('black')).with(vertex)).indexOf('#');
  const say = new Map<string, string>();
  const claims = (score: SenketScore) =>
    score.claims
      .map(({ color, state, reason, area, prisoners, openPoints }) =>
        [colorIn(view, color), state, reason?.kind, area, see(prisoners), see(openPoints)].join(' '),
      )
      .sort()
      .join('\n');
  for (const mode of ['area', 'posts'] as const) {
    const score = board.score({ mode });
    say.set(`claims, ${mode}`, claims(score));
    for (const color of ['black', 'white'] as const) {
      const name = colorIn(view, color);
      say.set(`${name} score, ${mode}`, `${score[color].total} ${JSON.stringify(setsOf(score, color))}`);
    }
  }
  for (const color of ['black', 'white'] as const) {
    const fences = board.legalFences(color).map(({ from, to }) => [place(from), place(to)].sort().join('-'));
    say.set(`${colorIn(view, color)} legal fences`, fences.sort().join(' '));
  }
  return say;
}

function firstDifference(seen: Sayings, said: Sayings): string | null {
  for (const [what, text] of seen) {
    if (said.get(what) !== text) return `${what}:\n${text}\nagainst\n${said.get(what)}`;
  }
  return null;
}

const SAME: View = { symmetry: 'identity', swap: false };

function goCase(random: Random, view: View): [string, string | null] {
  const side = () => random.pick([1, 2, 3, 5, 7, 9, 13, 19, 1 + random.below(32)]);
  const [width, height] = [side(), side()];
  const share = random.pick([0.1, 0.3, 0.45, 0.6, 0.9]);
  const signs = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random.chance(share) ? (random.chance(0.5) ? 1 : -1) : 0)),
  );
  const board = GoBoard.fromSignMap(signs);
  const point: Vertex = [random.below(width), random.below(height)];
  const level = random.below(6);
  const other = goIn(view, board);
  const seen = goSayings(board, view, point, level);
  const said = goSayings(other, SAME, pointIn(view, board, point), level);
  return [board.toDiagram(), firstDifference(seen, said)];
}

function loaCase(random: Random, view: View): [string, string | null] {
  const share = random.pick([0.03, 0.1, 0.2, 0.4]);
  const cell = () => (random.chance(share) ? 'X' : random.chance(share) ? 'O' : '.');
  const size = random.pick([5, 6, 7, 8]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, cell).join(''));
  const board = LoaBoard.fromDiagram(rows.join('\n'), random.pick(['black', 'white']));
  return [board.toFen(), firstDifference(loaSayings(board, view), loaSayings(loaIn(view, board), SAME))];
}

function senketCase(random: Random, view: View): [string, string | null] {
  const size = 3 + random.below(10);
  const board = randomBoard(size, random.below(3 * size), () => random.next());
  const grid = board.posts('black').minus(board.posts('black'));
  const move = (vertex: Vertex) => [...grid.with(vertex).transform(view.symmetry)][0]!;
  const other = SenketBoard.from(mapped(board, move, view.swap));
  return [JSON.stringify(board), firstDifference(senketSayings(board, view), senketSayings(other, SAME))];
}

function caseOf(seed: number) {
  const random = new Random(seed);
  const view: View = { symmetry: random.pick(SYMMETRIES), swap: random.chance(0.5) };
  const [name, run] = random.pick([
    ['Go', goCase],
    ['Lines of Action', loaCase],
    ['Senket', senketCase],
  ] as const);
  return { random, view, name, run };
}

export const symmetries: Fuzzer = {
  name: 'symmetries',
  fixedCases: 60,
  share: 1,
  describe(seed) {
    const { view, name } = caseOf(seed);
    return `a board of ${name}, ${view.symmetry}${view.swap ? ', colours swapped' : ''}`;
  },
  run(seed): Finding | null {
    const { random, view, run } = caseOf(seed);
    const [board, fault] = run(random, view);
    if (fault === null) return null;
    return {
      key: `symmetry: ${fault.split('\n')[0]}`,
      details: `${this.describe(seed)}:\n${board}\n${fault}`,
    };
  },
};
