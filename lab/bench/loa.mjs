// Lines of Action: every position of random games from the start, the same ones in every run.

import { LoaBoard, LoaGame, loaConnectivity } from 'kakoi';
import { measure } from './measure.mjs';
import { randomNumbers } from './positions.mjs';

const SOME = 1000;

function randomGame(below) {
  const positions = [];
  for (const random = new LoaGame({ rules: { repetition: 0 } }); !random.isOver; ) {
    positions.push(random.board);
    const legal = random.board.legalMoves();
    random.play(legal[below(legal.length)] ?? 'pass');
  }
  return positions;
}

const each = (items, work) => [() => items.forEach(work), items.length];

/** { times: { name: µs }, count: how many positions, perft: how many million lines of play `perft` counts a second }. */
export function measureLoa() {
  const below = randomNumbers(1);
  const boards = Array.from({ length: 200 }, () => randomGame(below)).flat();
  const bits = BigUint64Array.from(boards.flatMap((board) => [board.bits('black'), board.bits('white')]));
  const some = Array.from({ length: SOME }, () => boards[below(boards.length)]);
  const plays = some.flatMap((board) =>
    board
      .legalMoves()
      .slice(0, 1)
      .map(({ text }) => [board, text]),
  );
  const times = measure({
    '`loaConnectivity`, both colours of a position': [() => loaConnectivity(bits), boards.length],
    'the same, two calls of `board.isConnected`': each(some, (board) => {
      board.isConnected('black');
      board.isConnected('white');
    }),
    '`board.outcome`': each(some, (board) => board.outcome),
    '`board.quads`, all six counts of a colour': each(some, (board) => board.quads('black')),
    '`board.play` of a move given as text': each(plays, ([board, text]) => board.play(text)),
    '`board.legalMoves`, with what each captures and connects': each(some, (board) => board.legalMoves()),
  });
  const start = LoaBoard.start();
  const lines = start.perft(5);
  if (lines !== 55_963_132) throw new Error(`perft 5 is ${lines}`);
  const { perft } = measure({ perft: [() => start.perft(5), 1] }, 5);
  return { times, perft: lines / perft, count: boards.length };
}
