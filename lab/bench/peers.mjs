/**
 * Programs that are not JavaScript beside the package, in turns in one run, by the processor's time. Each is asked the same,
 * and its answers are compared before its time is.
 *
 *     git clone https://github.com/lukaszlew/libego
 *     git clone https://git.savannah.gnu.org/git/gnugo.git     # its regression suites; the program: apt install gnugo
 *     npm --prefix lab run bench:peers -- --libego libego
 *     npm --prefix lab run bench:peers -- --suite gnugo/regression/reading.tst --suite gnugo/regression/owl.tst [--sample N]
 *
 * --libego builds the fast board of libEGO by `g++`, with the options of its own build, and plays random games from the
 * empty board. --suite asks the questions of a suite that are attack, defend, owl_attack or owl_defend, each in the
 * position that the suite names; --sample every so many of them. A ratio is the peer's time to kakoi's: above 1 kakoi is
 * faster. Its interval is that of the middle nine of eleven rounds, or 95 % by drawing the questions anew.
 */

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GoBoard, GoGame, init } from 'kakoi';
import { readCapture, readingEngine, readLife } from 'kakoi/reading';
import { figure, table } from '../../tests-js/support/table.mjs';
import { randomNumbers } from './random.mjs';

const { values } = parseArgs({
  options: {
    libego: { type: 'string' },
    suite: { type: 'string', multiple: true },
    sample: { type: 'string' },
  },
});
if (values.libego === undefined && values.suite === undefined) {
  console.error(
    'usage: npm --prefix lab run bench:peers -- [--libego FOLDER] [--suite FILE.tst… [--sample N]]',
  );
  process.exit(2);
}

const seconds = (work) => {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, result];
};
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const median = (numbers) => sorted(numbers)[numbers.length >> 1];
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Games of random moves from a corner that Black has and one that White has: who owns each point, then games a second. */
function playouts(folder) {
  const scratch = mkdtempSync(join(tmpdir(), 'kakoi-libego-'));
  const sources = join(scratch, 'source');
  cpSync(join(folder, 'source'), sources, { recursive: true });
  const rows = {};
  for (const [size, count] of [
    [9, 20_000],
    [13, 10_000],
    [19, 5000],
  ]) {
    writeFileSync(join(sources, 'goboard/config.hpp'), `const uint board_size = ${size};\n`);
    const program = join(scratch, `play-${size}`);
    const own = fileURLToPath(new URL('libego.cpp', import.meta.url));
    const options = [
      '-std=c++11',
      '-O3',
      '-march=native',
      '-fomit-frame-pointer',
      '-frename-registers',
      '-w',
    ];
    const include = ['utils', 'goboard'].map((name) => `-I${join(sources, name)}`);
    execFileSync('g++', [...options, ...include, own, '-o', program], { stdio: 'inherit' });

    const moves = [
      [2, 2],
      [size - 3, size - 3],
      [3, 2],
      [size - 3, size - 4],
      [2, 4],
      [size - 5, size - 3],
    ];
    const board = moves.reduce(
      (before, [row, column], i) => before.play(i % 2 === 0 ? 'black' : 'white', [column, row]).board,
      GoBoard.empty(size),
    );
    const ours = (seed) => seconds(() => board.ownership({ playouts: count, seed }));
    const theirs = () => JSON.parse(execFileSync(program, [count, ...moves.flat()].map(String)));
    ours(0); // warms up
    const rounds = Array.from({ length: 11 }, (_, round) => ({ ours: ours(round + 1), theirs: theirs() }));
    const [{ ours: answer, theirs: peer }] = rounds;
    const apart = Math.max(
      ...answer[1]
        .toMap()
        .flat()
        .map((owner, i) => Math.abs(owner - peer.owners[i])),
    );
    if (apart > 0.1) throw new Error(`${size}×${size}: owners of points are ${apart} apart`);
    const ratios = sorted(rounds.map((round) => round.theirs.seconds / round.ours[0]));
    rows[`${size}×${size}`] = [
      apart.toFixed(3),
      figure(count / median(rounds.map((round) => round.ours[0]))),
      figure(count / median(rounds.map((round) => round.theirs.seconds))),
      `${figure(ratios[5])} (${figure(ratios[1])}–${figure(ratios[9])})`,
    ];
  }
  rmSync(scratch, { recursive: true });
  const headings = [
    'games a second',
    'owners apart, at most',
    'kakoi, WebAssembly',
    'libEGO, native',
    'ratio',
  ];
  console.log(table(headings, rows));
}

/** GNU Go by GTP: `ask` resolves with its answer, rejects with its complaint. */
function gnugo(folder) {
  const child = spawn('gnugo', ['--mode', 'gtp', '--level', '10'], { cwd: folder });
  const waiting = [];
  let text = '';
  child.on('error', (error) => waiting.shift()?.reject(error));
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
      const answer = text.slice(0, end);
      text = text.slice(end + 2);
      const asked = waiting.shift(); // nobody waits for the answer to quit
      if (answer.startsWith('=')) asked?.resolve(answer.slice(1).trim());
      else asked?.reject(new Error(answer));
    }
  });
  const ask = (command) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      child.stdin.write(`${command}\n`);
    });
  // Its own `cputime` counts hundredths of a second; Linux counts nanoseconds.
  const spent = () => Number(readFileSync(`/proc/${child.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e9;
  return { ask, spent, end: () => child.stdin.end('quit\n') };
}

const ASKS = {
  attack: { read: readCapture, begins: 'attacker' },
  defend: { read: readCapture, begins: 'owner' },
  owl_attack: { read: readLife, begins: 'attacker' },
  owl_defend: { read: readLife, begins: 'owner' },
};
const LOST = ['captured', 'dies'];

/** An outcome as the suites have it: the side that begins fails, succeeds, or gets a ko. */
const coded = (outcome, begins) =>
  outcome === 'ko'
    ? 'ko'
    : outcome === 'unknown'
      ? 'unknown'
      : LOST.includes(outcome) === (begins === 'attacker')
        ? '1'
        : '0';
const code = (answer) => (['0', '1'].includes(answer[0]) ? answer[0] : 'ko');

/** The questions of a suite: the position is that before the move numbered in `loadsgf`, or the last, and moves after it. */
function questionsOf(file) {
  const questions = [];
  let position;
  for (const line of readFileSync(file, 'latin1').split('\n')) {
    const load = /^loadsgf\s+(\S+)(?:\s+(\d+))?/.exec(line);
    const asked = /^\d+\s+(\w+)\s+([A-T]\d+)\s*$/.exec(line);
    const want = /^#\? \[!?(\S+)/.exec(line);
    const played = /^(?:trymove|play)\s+(\w)\w*\s+([A-T]\d+)/i.exec(line);
    if (load !== null) position = { record: load[1], move: load[2], later: [] };
    else if (played !== null) {
      const color = played[1].toLowerCase() === 'b' ? 'black' : 'white';
      position = { ...position, later: [...position.later, [color, played[2]]] };
    } else if (line.startsWith('popgo')) position = { ...position, later: position.later.slice(0, -1) };
    else if (asked !== null) questions.push({ ...position, ask: asked[1], at: asked[2], want: null });
    else if (want !== null && questions.length > 0) questions.at(-1).want ??= want[1].replace(/[\])].*/, '');
  }
  return questions.filter(({ ask, want }) => Object.hasOwn(ASKS, ask) && /^[0-5]$/.test(want));
}

async function suite(file) {
  const folder = dirname(file);
  const { ask: tell, spent, end } = gnugo(folder);
  const every = Number(values.sample ?? 1);
  const found = [];
  for (const { record, move, later, ask, at, want } of questionsOf(file).filter((_, i) => i % every === 0)) {
    const game = GoGame.fromSgf(readFileSync(join(folder, record), 'latin1'), { lenient: true });
    if (move !== undefined) game.goTo(Math.min(Number(move) - 1, game.moveNumber));
    const board = later.reduce((before, [color, vertex]) => before.play(color, vertex).board, game.board);
    await tell(`loadsgf ${record} ${move ?? ''}`);
    for (const [color, vertex] of later) await tell(`play ${color} ${vertex}`);
    for (const [color, sign] of [
      ['black', 1],
      ['white', -1],
    ]) {
      const stones = (await tell(`list_stones ${color}`)).split(/\s+/).filter(Boolean);
      if (stones.length !== board.stones(color).size || stones.some((vertex) => board.get(vertex) !== sign))
        throw new Error(`${record} ${move}: not the same position`);
    }
    const { read, begins } = ASKS[ask];
    const toPlay = (board.get(at) === 1) === (begins === 'owner') ? 'black' : 'white';
    const question = () => read(board, at, { toPlay });
    const before = spent();
    const answer = await tell(`${ask} ${at}`);
    const theirs = spent() - before;
    const [ours, { outcome }] = seconds(question);
    const said = coded(outcome, begins);
    found.push({
      ours,
      theirs,
      right: said === code(want),
      unknown: said === 'unknown',
      peer: code(answer) === code(want),
    });
  }
  end();
  const ratio = (list) => sum(list.map(({ theirs }) => theirs)) / sum(list.map(({ ours }) => ours));
  const random = randomNumbers(1);
  const drawn = sorted(
    Array.from({ length: 1000 }, () => ratio(found.map(() => found[Math.floor(random() * found.length)]))),
  );
  const times = (list) => `${figure((1000 * sum(list)) / list.length)}, ${figure(1000 * median(list))}`;
  const count = (test) => found.filter(test).length;
  return [
    found.length,
    `${count(({ right }) => right)} (${count(({ unknown }) => unknown)} not known)`,
    count(({ peer }) => peer),
    times(found.map(({ ours }) => ours)),
    times(found.map(({ theirs }) => theirs)),
    `${figure(ratio(found))} (${figure(drawn[25])}–${figure(drawn[975])})`,
  ];
}

await init();
await init(readingEngine);
if (values.libego !== undefined) playouts(values.libego);
if (values.suite !== undefined) {
  const rows = {};
  for (const file of values.suite) rows[file.split('/').at(-1)] = await suite(file);
  const known = ['questions', 'kakoi right', 'GNU Go right'];
  const times = ['kakoi, WebAssembly, ms: mean, median', 'GNU Go, native', 'ratio of the means'];
  console.log(table(['suite', ...known, ...times], rows));
}
