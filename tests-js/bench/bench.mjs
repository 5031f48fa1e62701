// Speed of the built package under Node: medians over real positions, in microseconds of processor time for one of what
// the row names.
//
// The Go positions are those of tests-cpp/data that come from games, the same that the engine's own benchmark takes; each
// round goes through all of one size and stage, so that nothing is learnt by heart. Those of Lines of Action and Senket
// are positions of random games.

import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import SabakiBoard from '@sabaki/go-board';
import {
  analyzeMany,
  GoBoard,
  GoGame,
  init,
  LoaBoard,
  LoaGame,
  loaConnectivity,
  replayMany,
  SenketBoard,
} from 'kakoi';
import { measure } from './measure.mjs';

const STAGES = { middle: ['playout-mid'], end: ['playout-late', 'playout-end', 'gnugo-end'] };
const SIZES = [19, 13, 9];
const BATCH = 1000;

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const records = read('../../tests-cpp/data/benson.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

function boardsOf(size, kinds) {
  const found = records.filter((record) => record.size === size && kinds.includes(record.kind));
  if (found.length === 0) throw new Error(`no boards of ${size}×${size} in tests-cpp/data`);
  return found.map(({ board }) => GoBoard.fromDiagram(board.match(new RegExp(`.{${size}}`, 'g')).join('\n')));
}

/** A point that can be played in the middle of things, for each board. */
const move = (board) => {
  const legal = [...board.legalMoves('black')];
  return legal[Math.floor(legal.length / 2)];
};

const middle = ({ width, height }) => [Math.floor(width / 2), Math.floor(height / 2)];

const aliveStones = ({ passAlive: { black, white } }) => black.stones.size + white.stones.size;

/** name → [work on all boards, how many times the named thing is done by that] */
function jobs(boards) {
  const fills = boards.map((board) => [board.empties().first(), board.stones('black').not()]);
  const plays = boards.map((board) => [board, move(board)]).filter(([, vertex]) => vertex !== undefined);
  const many = Array.from({ length: BATCH }, (_, i) => boards[i % boards.length]);
  const each = (items, work) => [() => items.forEach(work), items.length];
  return {
    'fill (expandTo)': each(fills, ([seed, mask]) => seed.expandTo(mask)),
    play: each(plays, ([board, vertex]) => board.play('black', vertex)),
    legalMoves: each(boards, (board) => board.legalMoves('black')),
    chains: each(boards, (board) => board.chains()),
    'Benson, both colours': each(boards, (board) => board.passAlive()),
    area: each(boards, (board) => board.area()),
    'score by area': each(boards, (board) => board.score({ rules: 'chinese' })),
    'score by territory': each(boards, (board) => board.score({ rules: 'japanese' })),
    'vicinity of 5': each(boards, (board) => board.vicinity(middle(board), 5)),
    'influence of 5': each(boards, (board) => board.influence('black', 5)),
    bouzy: each(boards, (board) => board.bouzy()),
    'Bouzy, batched': [() => analyzeMany(many, ['bouzy']), BATCH],
    'Benson, batched': [() => analyzeMany(many, ['passAlive']), BATCH],
    'Benson, batched, stones read': [() => analyzeMany(many, ['passAlive']).map(aliveStones), BATCH],
    'chains + Benson + area, batched': [() => analyzeMany(many, ['chains', 'passAlive', 'area']), BATCH],
  };
}

function table(title, columns, rows) {
  const width = Math.max(title.length, ...Object.keys(rows).map((name) => name.length)) + 2;
  const line = (name, cells) => name.padEnd(width) + cells.map((cell) => cell.padStart(11)).join('');
  console.log(line(title, columns));
  for (const [name, values] of Object.entries(rows)) {
    console.log(
      line(
        name,
        values.map((value) => (value < 100 ? value.toFixed(2) : value.toFixed(0))),
      ),
    );
  }
  console.log();
}

await init();
console.log(
  `kakoi under Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}; medians in µs\n`,
);

const columns = [];
const rows = {};
for (const size of SIZES) {
  for (const [stage, kinds] of Object.entries(STAGES)) {
    columns.push(`${size} ${stage}`);
    for (const [name, time] of Object.entries(measure(jobs(boardsOf(size, kinds))))) {
      rows[name] ??= [];
      rows[name].push(time);
    }
  }
}
table('a position', columns, rows);

const sgf = read('../fixtures/end-game-19.sgf');
const game = GoGame.fromSgf(sgf);
const moves = game.history.map(({ vertex }) => vertex ?? 'pass');
const points = Int16Array.from(game.history, ({ vertex }) =>
  vertex === null ? -1 : vertex[1] * 19 + vertex[0],
);
const replayed = Array.from({ length: 100 }, () => ({ moves: points }));
const games = measure({
  'replayMany, a game of a hundred': [() => replayMany(replayed), 100],
  'replayMany under positional superko': [() => replayMany(replayed, { rules: 'chinese' }), 100],
  'replayMany, every position': [() => replayMany(replayed, { positions: true }), 100],
  fromSgf: [() => GoGame.fromSgf(sgf), 1],
  'fromSgf, strict': [() => GoGame.fromSgf(sgf, { strict: true }), 1],
  'fromSgf and every board': [
    () => {
      const read = GoGame.fromSgf(sgf);
      for (let i = 0; i <= read.moveNumber; i++) read.boardAt(i);
    },
    1,
  ],
  toSgf: [() => game.toSgf(), 1],
  'play, move by move': [
    () => {
      const played = new GoGame();
      for (const vertex of moves) played.play(vertex);
    },
    1,
  ],
  'play under positional superko': [
    () => {
      const played = new GoGame({ rules: 'chinese' });
      for (const vertex of moves) played.play(vertex);
    },
    1,
  ],
});
table(
  `a game of ${moves.length} moves`,
  ['19×19'],
  Object.fromEntries(Object.entries(games).map(([name, time]) => [name, [time]])),
);

// The same work by another library, in turn in the same process: every chain of a position with its liberties, and a
// game played move by move with captures, ko and suicide checked.
const last = game.board;
const sabakiLast = new SabakiBoard(last.toSignMap());
const sabakiMoves = game.history.map(({ color, vertex }) => [color === 'black' ? 1 : -1, vertex ?? [-1, -1]]);

function sabakiChains() {
  const seen = new Set();
  const chains = [];
  sabakiLast.signMap.forEach((row, y) => {
    row.forEach((sign, x) => {
      if (sign === 0 || seen.has(y * 19 + x)) return;
      const stones = sabakiLast.getChain([x, y]);
      for (const [cx, cy] of stones) seen.add(cy * 19 + cx);
      chains.push({ stones, liberties: sabakiLast.getLiberties([x, y]) });
    });
  });
  return chains;
}

function sabakiGame() {
  let board = SabakiBoard.fromDimensions(19);
  const strict = { preventOverwrite: true, preventSuicide: true, preventKo: true };
  for (const [sign, vertex] of sabakiMoves) board = board.makeMove(sign, vertex, strict);
  return board;
}

function kakoiGame() {
  const played = new GoGame();
  for (const vertex of moves) played.play(vertex);
  return played.board;
}

if (
  sabakiChains().length !== last.chains().length ||
  !GoBoard.fromSignMap(sabakiGame().signMap).equals(kakoiGame())
) {
  throw new Error('kakoi and @sabaki/go-board disagree');
}
const both = measure({
  chains: [() => last.chains(), 1],
  'chains, @sabaki/go-board': [sabakiChains, 1],
  'game, move by move': [kakoiGame, 1],
  'game, move by move, @sabaki/go-board': [sabakiGame, 1],
});
table(
  'side by side',
  ['µs', 'ratio'],
  Object.fromEntries(
    Object.entries(both).map(([name, time]) => [name, [time, time / both[name.replace(/, @.*/, '')]]]),
  ),
);

// Lines of Action: every position of random games from the start, the same ones in every run.
let state = 1;
function below(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

function randomGame() {
  const positions = [];
  for (const random = new LoaGame({ rules: { repetition: 0 } }); !random.isOver; ) {
    positions.push(random.board);
    const legal = random.board.moves();
    random.play(legal[below(legal.length)] ?? 'pass');
  }
  return positions;
}

const loaBoards = Array.from({ length: 200 }, randomGame).flat();
const allBits = BigUint64Array.from(loaBoards.flatMap((board) => [board.bits('black'), board.bits('white')]));
const some = Array.from({ length: BATCH }, () => loaBoards[below(loaBoards.length)]);
const plays = some.flatMap((board) =>
  board
    .moves()
    .slice(0, 1)
    .map(({ text }) => [board, text]),
);
const eachOf = (items, work) => [() => items.forEach(work), items.length];

const loa = measure({
  'both colours connected, batched': [() => loaConnectivity(allBits), loaBoards.length],
  'both colours connected, one by one': eachOf(some, (board) => {
    board.isConnected('black');
    board.isConnected('white');
  }),
  quads: eachOf(some, (board) => board.quads('black')),
  moves: eachOf(some, (board) => board.moves()),
  'play, from text': eachOf(plays, ([board, text]) => board.play(text)),
  outcome: eachOf(some, (board) => board.outcome()),
});
table(
  `Lines of Action, ${loaBoards.length} positions`,
  ['ns'],
  Object.fromEntries(Object.entries(loa).map(([name, time]) => [name, [time * 1000]])),
);

const start = LoaBoard.start();
const lines = start.perft(5);
if (lines !== 55_963_132) throw new Error(`perft 5 is ${lines}`);
const { perft } = measure({ perft: [() => start.perft(5), 1] });
console.log(`perft 5 of the start: ${(lines / perft).toFixed(0)} million lines of play a second`);

// Senket: official boards on which the colours have taken turns, each mostly a knight's step from its own posts, with all
// fences.
const SENKET_STEPS = [1, 2, -1, -2]
  .flatMap((x) => [1, 2, -1, -2].map((y) => [x, y]))
  .filter(([x, y]) => x * x + y * y === 5);

function senketBoard(posts) {
  let board = SenketBoard.empty();
  for (let placed = 0; placed < posts; ) {
    const color = placed % 2 === 0 ? 'black' : 'white';
    const own = [...board.posts(color)];
    const near = own.length > 0 && below(10) < 7;
    const [x, y] = near ? own[below(own.length)] : [below(31), below(31)];
    const [dx, dy] = near ? SENKET_STEPS[below(8)] : [0, 0];
    const post = [x + dx, y + dy];
    if (post.some((coordinate) => coordinate < 0 || coordinate > 30) || board.get(post) !== 0) continue;
    board = board.play(color, post);
    placed++;
  }
  return board;
}

const SENKET_POSTS = [100, 400];
const senketRows = {};
for (const posts of SENKET_POSTS) {
  const boards = Array.from({ length: 24 }, () => senketBoard(posts));
  const turns = boards.map((board) => [board, [...board.posts('black').or(board.posts('white')).not()][0]]);
  const jobs = {
    score: eachOf(boards, (board) => board.score()),
    'legalFences of a colour': eachOf(boards, (board) => board.legalFences('black')),
    play: eachOf(turns, ([board, post]) => board.play('black', post)),
  };
  for (const [name, time] of Object.entries(measure(jobs))) {
    senketRows[name] ??= [];
    senketRows[name].push(time);
  }
}
console.log();
table(
  'Senket, 31×31',
  SENKET_POSTS.map((posts) => `${posts} posts`),
  senketRows,
);
