/** Random games of Lines of Action against plain-loa.ts. */

import { init, LoaBoard, LoaGame } from 'kakoi';
import {
  plainConnected,
  plainEuler,
  plainMoves,
  plainQuads,
  rowsOf,
  stonesOf,
} from '../support/plain-loa.js';
import { type Finding, type Fuzzer, Random } from './fuzzer.js';

await init();

/** A board with any number of stones. */
function randomBoard(random: Random): LoaBoard {
  const share = random.pick([0.03, 0.1, 0.2, 0.4]);
  const cell = () => (random.chance(share) ? 'X' : random.chance(share) ? 'O' : '.');
  const size = random.pick([5, 6, 7, 8]);
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, cell).join(''));
  return LoaBoard.fromDiagram(rows.join('\n'), random.pick(['black', 'white']));
}

function difference(board: LoaBoard): string | null {
  const rows = rowsOf(board.toDiagram());
  const [black, white] = [plainConnected(rows, 'black'), plainConnected(rows, 'white')];
  const moves = black || white ? new Map() : plainMoves(rows, board.toPlay);
  const found = board.legalMoves();
  const checks: (readonly [string, unknown, unknown])[] = [
    ['connected', [board.isConnected('black'), board.isConnected('white')], [black, white]],
    ['moves', found.map(({ text }) => text).sort(), [...moves.keys()].sort()],
    ['FEN', LoaBoard.fromFen(board.toFen()).toFen(), board.toFen()],
  ];
  for (const color of ['black', 'white'] as const) {
    const stones = stonesOf(rows, color);
    checks.push(['quads', board.quads(color), plainQuads(stones)]);
    for (const connectivity of [4, 8] as const) {
      checks.push(['Euler number', board.eulerNumber(color, connectivity), plainEuler(stones, connectivity)]);
    }
  }
  for (const move of found) {
    const after = moves
      .get(move.text)
      ?.map((row: readonly string[]) => row.join(''))
      .join('\n');
    checks.push([`board after ${move.text}`, board.play(move).toDiagram(), after]);
  }
  for (const [what, actual, expected] of checks) {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (a !== b) return `${what}: ${a}, not ${b}`;
  }
  return null;
}

export const loaGames: Fuzzer = {
  name: 'loa-games',
  fixedCases: 4,
  share: 1,
  describe: (seed) => `game ${seed} of Lines of Action`,
  run(seed): Finding | null {
    const random = new Random(seed);
    const setup = random.pick(['standard', 'scrambled-eggs', 'parachute', 'any'] as const);
    const start = setup === 'any' ? randomBoard(random) : LoaBoard.start(setup, random.pick([5, 6, 7, 8]));
    const game = new LoaGame({ setup: start, rules: { repetition: random.pick([0, 2, 3]) } });
    const boards = [game.board];
    const finding = (fault: string): Finding => ({
      key: fault.split(':')[0]!,
      details: `${this.describe(seed)}, ${game.board.toFen()}: ${fault}\n    ${game.toSgf().replaceAll('\n', '')}`,
    });
    for (let step = 0; step < 60 && !game.isOver; step++) {
      const fault = difference(game.board);
      if (fault !== null) return finding(fault);
      const moves = game.board.legalMoves();
      if (random.chance(0.1) && game.undo()) boards.pop();
      else if (moves.length === 0) {
        if (!game.board.mustPass) return finding('pass: no move, and no pass');
        game.play('pass');
        boards.push(game.board);
      } else {
        game.play(random.chance(0.5) ? random.pick(moves) : random.pick(moves).text);
        boards.push(game.board);
      }
      if (game.moveNumber !== boards.length - 1) return finding('move number: another');
      const before = boards[random.below(boards.length)]!;
      if (!game.boardAt(boards.indexOf(before)).equals(before)) return finding('boardAt: another board');
    }
    const fault = difference(game.board);
    if (fault !== null) return finding(fault);
    const again = LoaGame.fromSgf(game.toSgf(), { rules: game.rules });
    if (again.toSgf() !== game.toSgf()) return finding('record: another after reading it');
    // The moves just made may be a variation, and the end of the main line elsewhere.
    const line = LoaGame.fromSgf(game.toSgf({ variations: false }), { rules: game.rules });
    if (!line.board.equals(game.board)) return finding('record: another board after reading it');
    return null;
  },
};
