// The growth of cost with the number of parts of an input, over forty kinds: processor time at N parts and at eight times as
// many. Fails when any takes more than half as much again as n log n would, or for BRANCHES n times the square root of n, and
// does so again at eight times as many: what no longer fits into the young generation of the heap costs two or three times
// as much a part, which is a step, where growth goes on.
//
//   npm --prefix lab run program -- bench/inputs.mjs [N] [KIND]

import { analyzeMany, GoGame, init, LoaGame, SenketGame, stringifySgf } from 'kakoi';
import { createGtp } from 'kakoi/gtp';
import { fromRecord, katago, ogs, sabaki } from 'kakoi/interop';
import { readingEngine } from 'kakoi/reading';
import { replayMany } from 'kakoi/replay';
import { marks, parseSgf, readSgfGames, remarks } from 'kakoi/sgf';
import { figure, table } from '../../tests-js/support/table.mjs';

const [count = '2000', only = ''] = process.argv.slice(2);
const parts = Number(count);
const TIMES = 8;
/** Changes among siblings, each of which looks at about as many as their square root. */
const BRANCHES = ['variations promoted', 'variations deleted', 'variations reordered'];
const mostOf = (name, parts) =>
  1.5 * (BRANCHES.includes(name) ? Math.sqrt(TIMES) : 1 + Math.log(TIMES) / Math.log(parts));
const RUNS = 5;

const LETTERS = 'abcdefghijklmnopqrs';
/** A hundred points, so that boards are as full late in a game as early. */
const vertex = (i) => [(3 * i) % 10, Math.floor(i / 10) % 10];
const point = (i) =>
  vertex(i)
    .map((each) => LETTERS[each])
    .join('');
const side = (i) => 'BW'[i % 2];
const repeat = (count, part) => Array.from({ length: count }, (_, i) => part(i)).join('');
const sgf = (count, part, before = '') => `(;GM[1]SZ[19]${before}${repeat(count, part)})`;
const moves = (count) => sgf(count, (i) => `;${side(i)}[${point(i)}]`);
const branches = (count) => sgf(count, (i) => `(;B[${point(i)}])`);
const lenient = { lenient: true };
const read = (make) => (count) => {
  const text = make(count);
  return () => GoGame.fromSgf(text, lenient).notes;
};
/** Work on a game of its own for each run. */
const on = (make, work) => (count) => {
  const text = make(count);
  return () => work(GoGame.fromSgf(text, lenient), count);
};
const gtp = (commands) => (count) => {
  const text = commands(count);
  return () => createGtp().send(text);
};
const old = (make) => (count) => {
  const text = make(count);
  return () => fromRecord(text, lenient);
};
const all = (count, work) => {
  for (let i = 0; i < count; i++) work(i);
};
const LOA = ['b1b3', 'a2c2', 'b3b1', 'c2a2'];

/** Name → a function that makes the work for so many parts. */
const KINDS = {
  moves: read(moves),
  'moves, strict': (count) => {
    const text = sgf(count, (i) => `;${side(i)}[${i < 100 ? point(i) : ''}]`);
    return () => GoGame.fromSgf(text, { strict: true });
  },
  variations: read(branches),
  'nested variations': read((count) =>
    sgf(1, () => repeat(count, (i) => `(;${side(i)}[${point(i)}]`) + ')'.repeat(count)),
  ),
  'properties of a node': read((count) => sgf(count, (i) => `X${i}[a]`)),
  'values of a property': read((count) => sgf(count, (i) => `[${point(i)}]`, ';AB')),
  'the same property again': read((count) => sgf(count, () => 'C[a]')),
  comments: read((count) => sgf(count, (i) => `;${side(i)}[${point(i)}]C[good]`)),
  'a long comment': read((count) => sgf(1, () => `C[${'word \\] and\n'.repeat(count)}]`)),
  escapes: read((count) => sgf(1, () => `C[${'\\\\'.repeat(count)}]`)),
  'set-up nodes': read((count) => sgf(count, (i) => `;AB[${point(i)}]`)),
  'set-up and moves': read((count) => sgf(count, (i) => `;AE[${point(i + 1)}]B[${point(i)}]`)),
  'nodes without moves': read((count) => sgf(count, () => ';')),
  'two moves a node': read((count) => sgf(count, (i) => `;B[${point(2 * i)}]W[${point(2 * i + 1)}]`)),
  'moves beside the board': read((count) => sgf(count, (i) => `;${side(i)}[zz]`)),
  'set-up beside the board': read((count) => sgf(count, () => ';AB[zz]')),
  'words for points': read((count) => sgf(count, (i) => `;${side(i)}[Q16]`)),
  'characters without meaning': read((count) => sgf(count, (i) => `;B[${point(i)}] 5!`)),
  'names without values': read((count) => sgf(count, () => ';B')),
  'values without names': read((count) => sgf(count, () => ';[aa]')),
  'brackets that close nothing': read((count) => `${moves(1)}${')'.repeat(count)}`),
  'brackets that stay open': read((count) => `(;GM[1]${repeat(count, () => '(;B[aa]')}`),
  'games of a file': read((count) => repeat(count, () => '(;B[aa])')),
  'games of a stream': (count) => {
    const text = repeat(count, () => '(;B[aa])');
    return async () => {
      for await (const _ of readSgfGames([text])); // each is dropped
    };
  },
  stringifySgf: (count) => {
    const trees = parseSgf(moves(count));
    return () => stringifySgf(trees);
  },
  'marks of a node': (count) => {
    const [tree] = parseSgf(sgf(count, (i) => `[${point(i)}:${i}]`, ';LB'));
    return () => marks.parse(tree.children[0].data, { width: 19, height: 19 });
  },
  remarks: (count) => {
    const [tree] = parseSgf(sgf(1, () => `C[${'a'.repeat(count)}]GB[1]`));
    return () => remarks.parse(tree.data);
  },
  'a walk': on(moves, (game) => {
    game.goTo(0);
    while (game.redo()) game.board;
    while (game.undo()) game.board;
  }),
  history: on(moves, (game) => game.history),
  'legal moves under superko': on(
    (count) => moves(count).replace('SZ', 'RU[Chinese]SZ'),
    (game) => {
      game.goTo(0);
      while (game.redo()) game.legalMoves();
    },
  ),
  'JSON and back': on(moves, (game) => GoGame.fromJSON(game.toJSON())),
  playing: (count) => () => {
    const game = new GoGame();
    all(count, () => {
      if (game.isOver) game.resume();
      game.play(null);
    });
  },
  'undone edits': on(moves, (game, count) => {
    game.goTo(0);
    all(count, (i) => game.annotate({ C: [`${i}`] }));
    while (game.undoEdit());
    while (game.redoEdit());
  }),
  'variations promoted': on(branches, (game) => {
    for (const child of game.tree.children) game.promote(child);
  }),
  'variations deleted': on(branches, (game) => {
    for (const child of game.tree.children) game.delete(child);
  }),
  'variations reordered': on(branches, (game, count) => {
    for (const [i, child] of game.tree.children.entries()) game.reorder(child, (i * 7919) % count);
    while (game.undoEdit());
  }),
  'variations visited': on(branches, (game) => {
    for (const child of game.tree.children) game.goTo(child);
  }),
  'branches of a long line deleted': on(
    (count) =>
      sgf(1, () => `${repeat(count, (i) => `(;${side(i)}[${point(i)}]`)}${')(;C[a])'.repeat(count)}`),
    (game) => {
      for (const node of game.line.slice(1).reverse()) game.delete(node);
    },
  ),
  'GTP moves': gtp((count) => repeat(count, (i) => `play ${side(i)} pass\n`)),
  'GTP moves and undos': gtp(
    (count) => repeat(count, (i) => `play ${side(i)} pass\n`) + 'undo\n'.repeat(count),
  ),
  'GTP moves taken back at once': gtp((count) => 'play b d4\nundo\n'.repeat(count)),
  'GTP commands that are unknown': gtp((count) => 'tea\n'.repeat(count)),
  'GIB moves': old(
    (count) =>
      `\\HS\n\\HE\n\\GS\n2 1 0\n${repeat(count, (i) => `STO 0 ${i + 2} ${(i % 2) + 1} ${vertex(i).join(' ')}\n`)}\\GE\n`,
  ),
  'GIB faults': old((count) => `\\HS\n\\HE\n\\GS\n2 1 0\n${'STO x\n'.repeat(count)}\\GE\n`),
  'KataGo queries': on(moves, (game) => katago.toQuery(game, { id: 'a' })),
  'Sabaki moves': on(moves, (game) => sabaki.toMoves(game)),
  OGS: on(moves, (game) => ogs.toGame(game)),
  replayMany: (count) => {
    const games = Array.from({ length: count }, () => ({ moves: [[3, 3]] }));
    return () => replayMany(games);
  },
  analyzeMany: (count) => {
    const boards = Array.from({ length: count }, () => new GoGame({ size: 9 }).board);
    return () => analyzeMany(boards, ['area']).map(({ area }) => area);
  },
  'moves of Lines of Action': (count) => {
    const text = `(;GM[9]${repeat(count, (i) => `;${side(i)}[${LOA[i % 4]}]`)})`;
    return () => LoaGame.fromSgf(text, { ...lenient, rules: { repetition: 0 } }).board;
  },
  'a comment of Senket': (count) => {
    const game = new SenketGame({ size: 5 });
    const text = game.toText();
    return () => SenketGame.fromText(text.replace('\n', `\n# ${'a'.repeat(count)}\n`));
  },
};

const spent = async (work) => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
};

/** The least time of a part in µs, among so many and among TIMES as many. */
const leastOf = async (make, parts) => {
  const counts = [parts, parts * TIMES];
  const works = counts.map((count) => make(count));
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < RUNS; run++)
    for (const [i, work] of works.entries()) least[i] = Math.min(least[i], (await spent(work)) / counts[i]);
  return least;
};

await init(readingEngine);
const rows = {};
let faults = 0;
for (const [name, make] of Object.entries(KINDS)) {
  if (!name.includes(only)) continue;
  for (const count of [parts, parts * TIMES]) {
    const [few, many] = await leastOf(make, count);
    const ratio = many / few;
    rows[count === parts ? name : `${name}, of ${TIMES} times as many`] = [few, many, ratio].map(figure);
    if (ratio <= mostOf(name, count)) break;
    if (count === parts) continue;
    console.error(`${name}: a part costs ${figure(ratio)} times as much among ${TIMES} times as many`);
    faults++;
  }
}
console.log(table(['µs a part', `${parts}`, `${parts * TIMES}`, 'ratio'], rows));
process.exit(faults > 0 ? 1 : 0);
