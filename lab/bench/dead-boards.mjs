// Dead stones on the boards that other programs are tested with: those of goban's autoscore
// (github.com/online-go/goban, test/autoscore_test_files) and of the score estimator that OGS had before
// (github.com/online-go/score-estimator, each of the folders in test_games).
//
//   npm --prefix lab run bench:boards -- FOLDER...
//
// A board is right when all of its stones are. goban's boards state the owner of each point once borders are
// closed, and leave some points open; the estimator's state the stones to be removed, and the points that
// must be nobody's. Each board is judged with eight seeds; prints those that are not right with all of them.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { GoBoard, init } from 'kakoi';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('usage: npm --prefix lab run bench:boards -- FOLDER...');
  process.exit(2);
}
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const EFFORTS = ['fast', 'normal', 'high'];
const OWNERS = { b: 'B', W: 'W' };

/** The board, the dead and the living stones, and the points that must be nobody's. */
function boardOf(rows, stoneAt, isDead, isNobodys) {
  const cells = rows.map((row, y) => Array.from(row, (_, x) => stoneAt(x, y)));
  const vertices = cells.flatMap((row, y) => row.map((stone, x) => ({ vertex: [x, y], stone })));
  const where = (test) =>
    vertices.filter(({ vertex, stone }) => test(stone, ...vertex)).map(({ vertex }) => vertex);
  return {
    board: GoBoard.fromDiagram(cells.map((row) => row.join(' ')).join('\n')),
    dead: where((stone, x, y) => stone !== '.' && isDead(x, y) === true),
    alive: where((stone, x, y) => stone !== '.' && isDead(x, y) === false),
    nobodys: where((stone, x, y) => stone === '.' && isNobodys(x, y)),
  };
}

function fromAutoscore(text) {
  const { board, correct_ownership, sealed_ownership: owners = correct_ownership } = JSON.parse(text);
  const isDead = (x, y) => ('BW'.includes(owners[y][x]) ? OWNERS[board[y][x]] !== owners[y][x] : null);
  return boardOf(
    board,
    (x, y) => ({ b: 'X', W: 'O' })[board[y][x]] ?? '.',
    isDead,
    () => false,
  );
}

function fromEstimator(text) {
  const height = Number(/^height (\d+)/m.exec(text)[1]);
  const rows = text
    .split('\n')
    .filter((line) => /^[\s\d-]*\d[\s\d-]*$/.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number));
  if (rows.length < 2 * height) return null; // the file states no expectation
  const marked = (x, y) => rows[height + y][x] === 1;
  return boardOf(rows.slice(0, height), (x, y) => '.XO'.at(rows[y][x]), marked, marked);
}

function* boards(folder) {
  for (const file of readdirSync(folder).toSorted()) {
    const read = file.endsWith('.json') ? fromAutoscore : file.endsWith('.game') ? fromEstimator : null;
    const wanted = read?.(readFileSync(join(folder, file), 'utf8'));
    if (wanted) yield { file, ...wanted };
  }
}

function isRight({ board, dead, alive, nobodys }, effort, seed) {
  const found = board.deadStones({ effort, seed });
  if (!dead.every((vertex) => found.has(vertex)) || alive.some((vertex) => found.has(vertex))) return false;
  const { black, white } = board.score({ rules: 'japanese', dead: found, territory: 'strict' });
  return !nobodys.some((vertex) => black.points.has(vertex) || white.points.has(vertex));
}

await init();
for (const folder of folders) {
  if (!existsSync(folder)) {
    console.log(`${folder} is not there: skipped`);
    continue;
  }
  const all = [...boards(folder)];
  console.log(
    `\n${all.length} boards of ${basename(folder)}; right with the first seed, and on average over ${SEEDS.length}`,
  );
  for (const effort of EFFORTS) {
    const right = all.map((wanted) => ({
      file: wanted.file,
      seeds: SEEDS.filter((seed) => isRight(wanted, effort, seed)),
    }));
    const first = right.filter(({ seeds }) => seeds.includes(SEEDS[0])).length;
    const mean = right.reduce((sum, { seeds }) => sum + seeds.length, 0) / SEEDS.length;
    console.log(`  ${effort.padEnd(8)}${first}, ${mean.toFixed(1)}`);
    if (effort !== 'normal') continue;
    for (const { file, seeds } of right) {
      if (seeds.length < SEEDS.length)
        console.log(`    ${file}: with ${seeds.length} of ${SEEDS.length} seeds`);
    }
  }
}
