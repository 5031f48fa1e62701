// Go: the time of each call over real positions, beside the libraries that can do the same.

import { analyzeMany, GoGame } from 'kakoi';
import { replayMany } from 'kakoi/replay';
import { parseSgf } from 'kakoi/sgf';
import { measure } from './measure.mjs';
import { randomGame, recordsOf, stage } from './positions.mjs';
import { goban, sabaki, tenuki, wgo } from './rivals.mjs';

const each = (items, work) => [() => items.forEach(work), items.length];
const moveCount = (games) => games.reduce((sum, { history }) => sum + history.length, 0);
const asMoves = ({ size, history }) => ({
  size,
  moves: Int16Array.from(history, ({ vertex }) => (vertex === null ? -1 : vertex[1] * size + vertex[0])),
});

/** Plays all games move by move. */
const playAll = (games, rules) => [
  () =>
    games.map(({ size, history }) => {
      const game = new GoGame({ size, rules });
      for (const { vertex } of history) game.play(vertex ?? 'pass');
      return game.board;
    }),
  moveCount(games),
];

/** Rows by name, each with its work: library → [work, number of times it does the thing]. */
const OF_POSITIONS = {
  '`analyzeMany`: unconditional life of both colours': ({ boards }) => ({
    kakoi: [() => analyzeMany(boards, ['passAlive']), boards.length],
  }),
  'the same, chains and area': ({ boards }) => ({
    kakoi: [() => analyzeMany(boards, ['chains', 'passAlive', 'area']), boards.length],
  }),
  '`board.passAlive()`': ({ boards }) => ({ kakoi: each(boards, (board) => board.passAlive()) }),
  '`board.chains()`, with liberties': ({ boards }) => ({
    kakoi: each(boards, (board) => board.chains()),
    tenuki: each(boards.map(tenuki.board), tenuki.chains),
    'go-board': each(boards.map(sabaki.board), sabaki.chains),
  }),
  '`board.area()`': ({ boards }) => ({
    kakoi: each(boards, (board) => board.area()),
    goban: each(boards.map(goban.board), goban.area),
  }),
  '`board.score` by territory, with seki and false eyes': ({ boards }) => ({
    kakoi: each(boards, (board) => board.score({ rules: 'japanese' })),
    goban: each(boards.map(goban.board), goban.territory),
  }),
  '`board.bouzy()`, influence as numbers': ({ boards }) => ({
    kakoi: each(boards, (board) => board.bouzy()),
  }),
  '`board.play`': ({ positions }) => ({
    kakoi: each(positions, ({ board, color, vertex }) => board.play(color, vertex)),
    wgo: each(
      positions.map((position) => ({ ...position, game: wgo.board(position.board) })),
      ({ game, color, vertex }) => wgo.play(game, color, vertex),
    ),
    'go-board': each(
      positions.map((position) => ({ ...position, board: sabaki.board(position.board) })),
      ({ board, color, vertex }) => sabaki.play(board, color, vertex),
    ),
  }),
  '`board.legalMoves`': ({ boards }) => ({
    kakoi: each(boards, (board) => board.legalMoves('black')),
    wgo: each(boards.map(wgo.board), (game) => wgo.legalMoves(game, 'black')),
    'go-board': each(boards.map(sabaki.board), (board) => sabaki.legalMoves(board, 'black')),
  }),
};

const OF_GAMES = {
  '`GoGame.play`, a move': ({ games }) => ({
    kakoi: playAll(games, 'japanese'),
    wgo: [() => games.map(({ size, history }) => wgo.replay(size, history)), moveCount(games)],
    'go-board': [() => games.map(({ size, history }) => sabaki.replay(size, history)), moveCount(games)],
  }),
  '`GoGame.play` under positional superko, a move': ({ games }) => ({
    kakoi: playAll(games, 'chinese'),
    wgo: [() => games.map(({ size, history }) => wgo.replay(size, history, true)), moveCount(games)],
  }),
  '`replayMany`, a move': ({ games }) => {
    const replayed = games.map(asMoves);
    return {
      kakoi: [() => replayMany(replayed), moveCount(games)],
      wgo: [() => games.map(({ size, history }) => wgo.replay(size, history)), moveCount(games)],
    };
  },
  '`replayMany` under positional superko, a move': ({ games }) => {
    const replayed = games.map(asMoves);
    return {
      kakoi: [() => replayMany(replayed, { rules: 'chinese' }), moveCount(games)],
      wgo: [() => games.map(({ size, history }) => wgo.replay(size, history, true)), moveCount(games)],
    };
  },
  '`GoGame.fromSgf`, a record': ({ games }) => ({ kakoi: each(games, ({ text }) => GoGame.fromSgf(text)) }),
  '`parseSgf`, a record': ({ games }) => ({
    kakoi: each(games, ({ text }) => parseSgf(text)),
    '@sabaki/sgf': each(games, ({ text }) => sabaki.parse(text)),
    wgo: each(games, ({ text }) => wgo.parse(text)),
  }),
};

const GAMES = 30;

function realGames(size) {
  const { texts, source } = recordsOf(size);
  const games = texts
    .map((text) => ({ text, size, game: GoGame.fromSgf(text, { strict: true }) }))
    .filter(({ game }) => game.boardAt(0).empties().size === size * size) // the others know no handicap
    .slice(0, GAMES)
    .map(({ text, game }) => ({ text, size, game, board: game.board, history: game.history }));
  return { games, source };
}

const stageOf = ({ games }, from, to) =>
  stage(
    games.map(({ game }) => game),
    from,
    to,
  );

function column(title, positions, rows) {
  return { title, rows, positions, boards: positions.map(({ board }) => board) };
}

/** Throws when another library does not answer as kakoi does: its time would then say nothing. */
function compare({ boards, positions, games = [] }) {
  const agree = (what, ...answers) => {
    if (new Set(answers.map(String)).size !== 1) throw new Error(`${what}: ${answers.join(' | ')}`);
  };
  for (const { board, color, vertex } of positions) {
    const signs = board.play(color, vertex).board.toSignMap();
    const next = wgo.play(wgo.board(board), color, vertex);
    agree(
      'play',
      signs,
      signs.map((row, y) => row.map((_, x) => next.get(x, y))),
      sabaki.play(sabaki.board(board), color, vertex).signMap,
    );
  }
  for (const board of boards) {
    const chains = [board.chains(), tenuki.chains(tenuki.board(board)), sabaki.chains(sabaki.board(board))];
    agree('chains', ...chains.map(({ length }) => length));
    agree(
      'legal moves',
      board.legalMoves('black').size,
      wgo.legalMoves(wgo.board(board), 'black').length,
      sabaki.legalMoves(sabaki.board(board), 'black').length,
    );
    const { black, white } = board.area();
    const area = goban.area(goban.board(board));
    agree('area', [black.size, white.size], [area.black.locations.length, area.white.locations.length]);
  }
  for (const { board, size, history } of games)
    agree('replay', board.toSignMap(), sabaki.replay(size, history));
}

/**
 * The measurements on every kind of position: { columns: titles, rows: { name: [{ kakoi, rival, … }] },
 * source }.
 */
export function measureGo() {
  const real19 = realGames(19);
  const real9 = realGames(9);
  const random13 = Array.from({ length: 20 }, (_, seed) => randomGame(13, seed));
  const all = { ...OF_POSITIONS, ...OF_GAMES };
  const columns = [
    { ...column('19×19, mixed', stageOf(real19, 0, 1), all), ...real19 },
    column('middle', stageOf(real19, 0.4, 0.6), OF_POSITIONS),
    column('end', stageOf(real19, 0.9, 1), OF_POSITIONS),
    column('13×13, mixed', stage(random13, 0, 1), OF_POSITIONS),
    { ...column('9×9, mixed', stageOf(real9, 0, 1), all), ...real9 },
  ];
  compare(columns[0]);
  const rows = Object.fromEntries(Object.keys(all).map((name) => [name, []]));
  for (const column of columns) {
    // Every row of a column and every library take turns in random order, so that a slowdown of the machine
    // hits all alike.
    const jobs = {};
    for (const [name, work] of Object.entries(column.rows)) {
      for (const [library, job] of Object.entries(work(column))) jobs[`${name}|${library}`] = job;
    }
    const times = Object.entries(measure(jobs));
    for (const name of Object.keys(rows)) {
      const own = times.filter(([key]) => key.startsWith(`${name}|`));
      rows[name].push(Object.fromEntries(own.map(([key, time]) => [key.slice(name.length + 1), time])));
    }
  }
  return { columns: columns.map(({ title }) => title), rows, source: real19.source };
}
