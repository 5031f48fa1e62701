/**
 * Rates how often reading is right: asks it questions whose answers are known, each with its default budget, and prints
 * the tables of lab/notes/accuracy.md.
 *
 *     npm --prefix lab run bench:questions -- FILE.jsonl... [--nodes N] [--sample N [--seed N]] [--again] [--wrong] [--keep FILE]
 *
 * A file has one question a line, as JSON, of one of these kinds:
 *
 *     { "id": "owl-2", "ask": "owl_defend", "at": ["D8"], "want": "1 (E9|F8)", "board": ["..X", "OX."] }
 *     { "id": "maeda-7", "toPlay": "black", "first": ["P18"], "board": [". . X", "O X ."] }
 *     { "id": "group-3", "ask": "life", "at": ["C4"], "board": ["..X", "OX."] }
 *
 * The first has `ask` and `want` as the regression suites of GNU Go do: attack, defend, connect, disconnect,
 * owl_attack, owl_defend, dragon_status and analyze_semeai. The second is a problem with the first moves that its book
 * gives; the name of the book is the id up to the last '-'. Nobody has said what is right of the third (weak-groups.mjs makes
 * some): what is said of it can only be held against itself. X is Black.
 *
 * --sample asks so many of each kind, drawn at random by --seed. --again plays the move of each answer about life, and asks
 * the other side's question: it has the same fate, or the reader contradicts itself; the book's move is played, too. --wrong
 * lists what did not come out. --keep writes each answer to a file, and does not ask again what the file has: a run that was
 * stopped goes on there. A file belongs to one build. Times are those of the processor, in this process.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GoBoard, init, PointSet, vertexName } from 'kakoi';
import { readCapture, readConnection, readingEngine, readLife, readProblem, readRace } from 'kakoi/reading';
import { table } from '../../tests-js/support/table.mjs';
import { randomNumbers } from './random.mjs';

const FATES = {
  lives: 'safe',
  seki: 'safe',
  escapes: 'safe',
  connected: 'safe',
  dies: 'lost',
  captured: 'lost',
  cut: 'lost',
};
const fateOf = (outcome) => FATES[outcome] ?? outcome; // 'ko' and 'unknown' are fates themselves
const COLORS = { 1: 'black', [-1]: 'white' };

/** Each thing asked: the table that counts it, the function that answers, the number of stones named, and who begins. */
const ASKS = {
  attack: { kind: 'Captures', read: readCapture, stones: 1, begin: ['attacker'] },
  defend: { kind: 'Captures', read: readCapture, stones: 1, begin: ['owner'] },
  connect: { kind: 'Connections', read: readConnection, stones: 2, begin: ['owner'] },
  disconnect: { kind: 'Connections', read: readConnection, stones: 2, begin: ['attacker'] },
  owl_attack: { kind: 'Life and death', read: readLife, stones: 1, begin: ['attacker'] },
  owl_defend: { kind: 'Life and death', read: readLife, stones: 1, begin: ['owner'] },
  dragon_status: { kind: 'Life and death', read: readLife, stones: 1, begin: ['attacker', 'owner'] },
  life: { kind: 'Life and death', read: readLife, stones: 1, begin: ['attacker', 'owner'] },
  analyze_semeai: { kind: 'Races', read: readRace, stones: 2, begin: ['owner'] },
};
const KINDS = ['Captures', 'Connections', 'Races', 'Life and death', 'Problems'];

/** The fate that a code of GNU Go's means: 0 is a failure of the side that begins, 1 a success, the others are kos. */
const coded = (code, success) =>
  code === '1' ? success : code === '0' ? (success === 'safe' ? 'lost' : 'safe') : 'ko';

/** The fates wanted, and the pattern of the moves that decide, when this side begins. */
function wanted({ ask, want }, side) {
  const words = want.trim().split(/\s+/);
  if (ask === 'analyze_semeai')
    return { fates: [coded(words[0], 'safe'), coded(words[1], 'lost')], moves: words[2] };
  const success = side === 'owner' ? 'safe' : 'lost';
  if (ask !== 'dragon_status') return { fates: [coded(words[0], success)], moves: words[1] };
  if (words[0] === 'critical') return { fates: [success], moves: words[side === 'owner' ? 2 : 1] };
  return { fates: [words[0] === 'alive' ? 'safe' : 'lost'] };
}

/** True when the pattern has the answer's move; null where none was asked for. */
function hasMove(pattern, move, height) {
  if (pattern === undefined) return null;
  return new RegExp(`^(?:${pattern})$`).test(move === null ? 'PASS' : vertexName(move, height));
}

function judge(found, fates) {
  const pairs = found.map((fate, i) => [fate, fates[i]]).filter(([fate, want]) => fate !== want);
  if (pairs.length === 0) return 'right';
  const known = pairs.filter(([fate]) => fate !== 'unknown');
  if (known.length === 0) return 'unknown';
  return known.some((pair) => !pair.includes('ko')) ? 'otherwise' : 'ko';
}

/** The answer about stones with a fate once the move is played and the other side begins: 'same', 'unknown' or 'contradicted'. */
function askAgain(board, stones, toPlay, move, fate, nodes) {
  if (fate === 'unknown') return null;
  const { board: after, ko, captured } = board.play(toPlay, move);
  const left = stones.minus(captured);
  if (left.isEmpty) return fate === 'lost' ? 'same' : 'contradicted';
  const { outcome } = readLife(after, left, { toPlay: toPlay === 'black' ? 'white' : 'black', ko, nodes });
  const found = fateOf(outcome);
  return found === fate ? 'same' : found === 'unknown' ? 'unknown' : 'contradicted';
}

function* ofSuite(record, board) {
  const { id, ask, at, want } = record;
  const { kind, read, stones, begin } = ASKS[ask];
  if (at?.length !== stones || at.some((vertex) => board.get(vertex) === 0))
    throw new Error(`at must name ${stones === 1 ? 'a stone' : 'two stones'}`);
  if (typeof want !== 'string' && ask !== 'life') throw new Error('want must be a text');
  for (const side of begin) {
    const { fates, moves } = ask === 'life' ? {} : wanted(record, side);
    hasMove(moves, null); // throws for what is no pattern
    const toPlay = COLORS[board.get(at[0]) * (side === 'owner' ? 1 : -1)];
    const answer = (options) => {
      const reading = read(board, ...at, { toPlay, ...options });
      const outcomes = kind === 'Races' ? [reading.a, reading.b] : [reading.outcome];
      const verdict = fates === undefined ? null : judge(outcomes.map(fateOf), fates);
      const move = verdict === 'right' ? hasMove(moves, reading.move, board.height) : null;
      const said = [...outcomes, reading.certainty, reading.move && vertexName(reading.move, board)];
      const again = () => {
        const stones = PointSet.of(board.width, board.height, at);
        const { outcome, certainty } = reading;
        const own = askAgain(board, stones, toPlay, reading.move, fateOf(outcome), options.nodes);
        return { [`${certainty}, its own move`]: own };
      };
      return { row: reading.certainty ?? 'none', verdict, move, said, nodes: reading.nodes, again };
    };
    yield { id: `${id} ${toPlay}`, kind, asked: `${ask} ${at.join(' ')}: ${want ?? 'not known'}`, answer };
  }
}

function* ofBook({ id, toPlay, first }, board) {
  if (!Array.isArray(first)) throw new Error('neither ask nor first says what is asked');
  if (!Object.values(COLORS).includes(toPlay)) throw new Error("toPlay must be 'black' or 'white'");
  const answer = (options) => {
    const reading = readProblem(board, { toPlay, ...options });
    const found = reading.first.map((move) => vertexName(move, board));
    const place = found.findIndex((move) => first.includes(move));
    const verdict =
      found.length === 0 ? 'unknown' : (['first'][place] ?? (place > 0 ? 'found' : 'otherwise'));
    const said = [reading.kind, reading.certainty, ...found];
    const again = () => {
      const { kind, outcome, certainty, target } = reading;
      if (kind !== 'live' && kind !== 'kill') return {};
      const aim = kind === 'live' ? 'safe' : 'lost';
      const ask = (move, fate) => askAgain(board, target, toPlay, move, fate, options.nodes);
      const own = ask(reading.first[0], fateOf(outcome));
      const book = place < 0 ? null : ask(first[0], outcome === 'ko' ? 'ko' : aim);
      return { [`${certainty}, its own move`]: own, [`${kind}, the book's move`]: book };
    };
    return { row: id.replace(/-[^-]*$/, ''), verdict, move: null, said, nodes: reading.nodes, again };
  };
  yield { id: `${id} ${toPlay}`, kind: 'Problems', asked: first.join(' '), answer };
}

function questionsOf(text) {
  const record = JSON.parse(text);
  if (typeof record?.id !== 'string') throw new Error('id must be a text');
  if (record.ask !== undefined && !Object.hasOwn(ASKS, record.ask))
    throw new Error(`nothing here answers ${JSON.stringify(record.ask)}`);
  if (!Array.isArray(record.board) || record.board.some((row) => typeof row !== 'string'))
    throw new Error('board must be a list of rows');
  const rows = record.board.map((row) => Array.from(row.replaceAll(' ', '')).join(' '));
  const board = GoBoard.fromDiagram(rows.join('\n'));
  return [...(record.ask === undefined ? ofBook : ofSuite)(record, board)];
}

/** The lines of a JSONL file as `read` makes them; its errors name the line. */
function readLines(file, read) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      try {
        return line.trim() === '' ? [] : read(line);
      } catch (error) {
        throw new Error(`${file}:${index + 1}: ${error.message}`);
      }
    });
}

/** So many of the questions, in the order of the file. */
function drawn(questions, count, random) {
  const left = [...questions];
  const chosen = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  );
  return questions.filter((question) => chosen.flat().includes(question));
}

const SUITE = { right: 'right', ko: 'a ko in one of the two', otherwise: 'otherwise', unknown: 'unknown' };
const BOOK = {
  first: 'first move of the book',
  found: 'among the others found',
  otherwise: 'another move',
  unknown: 'unknown',
};
const CERTAINTIES = ['proved', 'read', 'likely', 'none'];
const AGAIN = ['same', 'unknown', 'contradicted'];
const isWrong = ({ verdict }) => verdict !== 'right' && verdict !== 'first';
const share = (count, of) => `${count} (${Math.floor((100 * count) / of)} %)`; // 100 % are all
const seconds = (ms) => (ms < 1000 ? `${Number(ms.toPrecision(2))} ms` : `${(ms / 1000).toFixed(1)} s`);
const size = (nodes) => Number(nodes.toPrecision(3)).toLocaleString('en');

function report(kind, answers) {
  const isBook = kind === 'Problems';
  const verdicts = isBook ? BOOK : SUITE;
  const cells = (those) => {
    const count = (name) => those.filter(({ verdict }) => verdict === name).length;
    const [best, ...others] = Object.keys(verdicts).map(count);
    return [those.length, share(best, those.length), ...others];
  };
  const names = isBook ? [...new Set(answers.map(({ row }) => row))].toSorted() : CERTAINTIES;
  const rows = names
    .map((name) => [name, answers.filter(({ row }) => row === name)])
    .filter(([, those]) => those.length > 0)
    .map(([name, those]) => [name, cells(those)]);
  const head = [isBook ? 'book' : 'certainty', 'questions', ...Object.values(verdicts)];
  console.log(`### ${kind}\n`);
  console.log(table(head, { ...Object.fromEntries(rows), all: cells(answers) }));
  const moves = answers.filter(({ move }) => move !== null);
  if (moves.length > 0)
    console.log(`Moves that decide: ${moves.filter(({ move }) => move).length} of ${moves.length}.`);
  const spread = (field, show) => {
    const values = answers.map((answer) => answer[field]).toSorted((a, b) => a - b);
    const at = (part) => show(values[Math.ceil(part * values.length) - 1]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    return `median ${at(0.5)}, 90 % ${at(0.9)}, longest ${at(1)}, mean ${show(mean)}`;
  };
  console.log(`Processor time: ${spread('ms', seconds)}.`);
  console.log(`Positions: ${spread('nodes', size)}.\n`);
}

/** The table of what is said when the other side is asked after a move. */
function reportAgain(kind, answers) {
  const counts = {};
  for (const [row, said] of answers.flatMap(({ again = {} }) => Object.entries(again))) {
    if (said === null) continue;
    counts[row] ??= AGAIN.map(() => 0);
    counts[row][AGAIN.indexOf(said)]++;
  }
  if (Object.keys(counts).length === 0) return;
  console.log(`### ${kind}, the other side asked after a move\n`);
  const cells = (row) => [row.reduce((sum, count) => sum + count), ...row];
  const rows = Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1));
  console.log(
    table(['answer', 'asked', ...AGAIN], Object.fromEntries(rows.map(([row, c]) => [row, cells(c)]))),
  );
}

async function main() {
  const { positionals: files, values } = parseArgs({
    allowPositionals: true,
    options: {
      nodes: { type: 'string' },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
      wrong: { type: 'boolean', default: false },
      keep: { type: 'string' },
    },
  });
  const number = (name) => {
    if (values[name] === undefined) return undefined;
    if (!/^\d{1,9}$/.test(values[name])) throw new Error(`--${name} wants a number, not ${values[name]}`);
    return Number(values[name]);
  };
  const [nodes, sample, seed] = ['nodes', 'sample', 'seed'].map(number);
  if (files.length === 0) throw new Error('name at least one file of questions');
  await init(readingEngine);
  const questions = files.flatMap((file) => readLines(file, questionsOf));
  const kept = values.keep !== undefined && existsSync(values.keep) ? readLines(values.keep, JSON.parse) : [];
  const budget = nodes ?? 'default';
  const known = new Map(kept.filter((one) => one.budget === budget).map((one) => [one.id, one]));
  const random = randomNumbers(seed);

  for (const kind of KINDS) {
    const all = questions.filter((question) => question.kind === kind);
    const asked = sample === undefined ? all : drawn(all, sample, random);
    const answers = asked.map(({ id, asked: what, answer }, index) => {
      if (index % 20 === 19) console.error(`${kind}: ${index + 1} of ${asked.length}`);
      if (known.has(id)) return known.get(id);
      const before = process.cpuUsage();
      const { again, ...said } = answer({ nodes });
      const { user, system } = process.cpuUsage(before);
      const whole = { id, asked: what, budget, ms: (user + system) / 1000, ...said };
      if (values.again && (kind === 'Problems' || kind === 'Life and death')) whole.again = again();
      if (values.keep !== undefined) appendFileSync(values.keep, `${JSON.stringify(whole)}\n`);
      return whole;
    });
    if (answers.length === 0) continue;
    const judged = answers.filter(({ verdict }) => verdict !== null);
    if (judged.length > 0) report(kind, judged);
    reportAgain(kind, answers);
    if (!values.wrong) continue;
    for (const { id, asked: what, verdict, said } of judged.filter(isWrong))
      console.log(`- ${id}, ${what}: ${said.filter(Boolean).join(' ')}, ${verdict}`);
    console.log();
  }
}

try {
  await main();
} catch (error) {
  console.error(`bench:questions: ${error.message.split('\n')[0]}`);
  process.exitCode = 2;
}
