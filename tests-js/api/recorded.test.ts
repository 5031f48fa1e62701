/**
 * The searches give the same answers through the package as were recorded of the engine:
 * tests-cpp/data/recorded, see its README.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GoBoard, init, LoaBoard, type LoaMove, type Vertex, vertexName } from 'kakoi';
import { endingsEngine, readWin } from 'kakoi/endings';
import { playEngine, searchLoa, searchSenket } from 'kakoi/play';
import { type Certainty, readCapture, readingEngine, readLife, readSafe } from 'kakoi/reading';
import { root } from '../support/run.js';
import { postText, senketBoard } from '../support/senket-boards.js';

interface Recorded {
  /** The first line of the question. */
  readonly asked: string;
  /** Its other lines, as one text. */
  readonly board: string;
  readonly answer: readonly string[];
}

function read(file: string): Recorded[] {
  const text = readFileSync(join(root, 'tests-cpp/data/recorded', file), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .slice(1) // the head of the file, which is for readers
    .map((block) => {
      const [asked = '', ...lines] = block.split('\n');
      const isAnswer = (line: string) => line.startsWith('= ');
      return {
        asked,
        board: lines.filter((line) => !isAnswer(line)).join('\n'),
        answer: lines.filter(isAnswer).map((line) => line.slice(2)),
      };
    });
}

const numberIn = (asked: string, of: string) => Number(new RegExp(`(\\d+) ${of}`).exec(asked)?.[1]);
const firstIn = (asked: string) => (asked.includes('white first') ? 'white' : 'black');
const vertexIn = (asked: string) => /^\w+/.exec(asked)![0]!;

/** Compares answers; the package's line ends with a pass. */
function expectSame(found: string, { asked, board, answer: [recorded = ''] }: Recorded) {
  const upToPass = (answer: string) => answer.replace(/:? pass.*/, '');
  expect({ asked, board, found: upToPass(found) }).toEqual({ asked, board, found: upToPass(recorded) });
}

const by = (move: string | null) => (move === null ? '' : ` by ${move}`);
const named = (line: readonly string[]) => (line.length === 0 ? '' : `: ${line.join(' ')}`);
const sureness = (certainty: Certainty | null) =>
  certainty === null || certainty === 'read' ? '' : `, ${certainty}`;
const moveName = ({ from, to }: LoaMove) => (from[0] < 0 ? 'pass' : `${squareName(from)}-${squareName(to)}`);
const squareName = (vertex: Vertex) => vertexName(vertex, 8).toLowerCase();

beforeAll(() => init(readingEngine, endingsEngine, playEngine));

test.each(read('captures.txt'))('readCapture: $asked', (question) => {
  const { asked } = question;
  const ko = /ko (\w+)/.exec(asked)?.[1];
  const board = GoBoard.fromDiagram(question.board);
  const { outcome, certainty, move, line, nodes } = readCapture(board, vertexIn(asked), {
    toPlay: firstIn(asked),
    nodes: numberIn(asked, 'nodes'),
    proved: asked.includes('proofs'),
    ...(ko === undefined ? {} : { ko }),
  });
  const name = (vertex: Vertex) => vertexName(vertex, board);
  expectSame(
    `${outcome}${by(move && name(move))}${sureness(certainty)}, ${nodes} nodes${named(line.map(name))}`,
    question,
  );
});

test.each(read('lives.txt'))('readLife: $asked', (question) => {
  const { asked } = question;
  const board = GoBoard.fromDiagram(question.board);
  const { outcome, certainty, move, line, nodes } = readLife(board, vertexIn(asked), {
    toPlay: firstIn(asked),
    nodes: numberIn(asked, 'nodes'),
  });
  const name = (vertex: Vertex) => vertexName(vertex, board);
  expectSame(
    `${outcome}${by(move && name(move))}${sureness(certainty)}, ${nodes} nodes${named(line.map(name))}`,
    question,
  );
});

test.each(read('safe.txt'))('safe: $asked', ({ asked, board: rows, answer }) => {
  const board = GoBoard.fromDiagram(rows);
  const { stones, territory } = readSafe(board, { nodes: numberIn(asked, 'nodes') })[
    asked.startsWith('white') ? 'white' : 'black'
  ];
  const found = rows.split('\n').map((row, y) =>
    row
      .split(' ')
      .map((cell, x) => (stones.has([x, y]) ? 'S' : territory.has([x, y]) ? 'T' : cell))
      .join(' '),
  );
  expect(found).toEqual(answer.slice(0, -1));
});

test.each(read('dead.txt'))('deadStones: $asked', ({ asked, board: rows, answer }) => {
  const { dead, chains } = GoBoard.fromDiagram(rows).judgeChains({
    effort: vertexIn(asked) as 'fast',
    playouts: numberIn(asked, 'playouts'),
    seed: 1,
  });
  const open = chains
    .filter(({ decidedBy }) => decidedBy === 'undecided')
    .flatMap(({ stones }) => [...stones]);
  const isOpen = (at: Vertex) => open.some(([x, y]) => x === at[0] && y === at[1]);
  const found = rows.split('\n').map((row, y) =>
    row
      .split(' ')
      .map((cell, x) => (isOpen([x, y]) ? (dead.has([x, y]) ? '!' : '?') : dead.has([x, y]) ? '#' : cell))
      .join(' '),
  );
  expect(found).toEqual(answer.slice(0, -1));
});

test.each(read('loa-searches.txt'))('the search of Lines of Action: $asked of $board', (question) => {
  const { asked } = question;
  const { move, score, depth, nodes } = searchLoa(LoaBoard.fromFen(question.board), {
    depth: numberIn(asked, 'plies'),
    nodes: numberIn(asked, 'nodes'),
  });
  const name = move === null ? 'none' : moveName(move);
  expectSame(`${name}, score ${score}, ${depth} plies, ${nodes} nodes`, question);
});

test.each(read('loa-wins.txt'))('readWin: $asked of $board', (question) => {
  const { asked } = question;
  const { outcome, move, plies, shortest, line, nodes } = readWin(LoaBoard.fromFen(question.board), {
    nodes: numberIn(asked, 'nodes'),
    rules: {
      ...(asked.includes('mover') ? { simultaneous: 'mover' } : {}),
      ...(asked.includes('loss') ? { noMove: 'loss' } : {}),
    },
  });
  const soon = plies === null || plies === 0 ? '' : ` ${shortest ? 'in' : 'within'} ${plies} plies`;
  const found = `${outcome}${by(move && moveName(move))}${soon}`;
  expectSame(`${found}, ${nodes} nodes${named(line.map(moveName))}`, question);
});

test.each(read('senket.txt'))('the search of Senket: $asked', (question) => {
  const { asked, answer } = question;
  const size = numberIn(asked, 'points');
  const board = senketBoard(size, question.board);
  const color = asked.includes('blue') ? 'white' : 'black';
  const mode = asked.includes('area') ? 'area' : 'posts';
  const { move, score, depth, nodes } = searchSenket(board, {
    toPlay: color,
    mode,
    depth: numberIn(asked, 'plies'),
    nodes: numberIn(asked, 'nodes'),
  });
  const name = move === null ? 'pass' : postText(move, size);
  expectSame(`${name}, score ${score}, ${depth} plies, ${nodes} nodes`, question);
  const { values } = board.moveValues(color, mode);
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from(values.slice(y * size, (y + 1) * size), (value) => (Number.isNaN(value) ? '-' : value)).join(
      ' ',
    ),
  );
  expect(rows).toEqual(answer.slice(2));
});
