/** `kakoi read` for Go: the chains that can be captured, and how. */

import { Option } from 'commander';
import type { CaptureReading } from '../../js/entries/reading.js';
import { type Chain, type Color, type GoBoard, opponent, parseVertex, vertexName } from '../../js/index.js';
import { integer } from '../arguments.js';
import type { Answer, Skill } from '../game.js';
import { counted } from '../text.js';
import { type GoSubject, koOf } from './read.js';
import { loadReader, type Reader } from './reader.js';

interface ReadOptions {
  readonly chain?: string;
  readonly nodes?: number;
  readonly proved?: boolean;
}

/** A chain, and its fate when either side moves first. */
interface Captured {
  readonly color: Color;
  readonly point: string;
  readonly stones: number;
  readonly attack: Line;
  readonly defend: Line;
}

interface Line {
  readonly outcome: CaptureReading['outcome'];
  readonly certainty: CaptureReading['certainty'];
  readonly move: string | null;
  readonly line: readonly string[];
  readonly nodes: number;
}

/** The most liberties of a chain that is read; one with more counts as escaped. */
const FEW = 4;

export const read: Skill<GoSubject> = {
  help: `which chains can be captured, and how: 'attack' when their opponent moves first, 'defend' when their owner
does. Chains of five liberties or more have escaped; what is not found within the nodes is unknown.`,
  fields: `toPlay, move (moves played), and chains [{color, point, stones, attack, defend}]: each of these
  {outcome ('captured', 'escapes', 'ko' or 'unknown'), certainty ('proved', 'read' or null), move, line, nodes}; points in GTP text, move null for a pass or none.`,
  options: [
    new Option('--chain <point>', 'read the chain there (default: all with at most four liberties)'),
    new Option('--nodes <n>', 'the most positions to look at for an answer').argParser(
      integer(1, 100_000_000),
    ),
    new Option('--proved', 'only what is proven against every move'),
  ],
  answer: readCaptures,
};

async function readCaptures(
  subject: GoSubject,
  { chain: named, nodes, proved = false }: ReadOptions,
): Promise<Answer> {
  const reader = await loadReader();
  const { play } = subject;
  const { board, toPlay, moveNumber } = play;
  const ko = koOf(subject);
  const chains = named === undefined ? board.chains().filter(isShort) : [chainAt(board, named, reader)];
  const list = chains.map((chain): Captured => {
    const [vertex] = [...chain.stones];
    const ask = (color: Color) => {
      const options = { toPlay: color, ko: color === toPlay ? ko : null };
      const reading = reader.readCapture(board, vertex!, {
        ...options,
        proved,
        ...(nodes === undefined ? {} : { nodes }),
      });
      return inText(reading, board.height);
    };
    return {
      color: chain.color,
      point: vertexName(vertex!, board.height),
      stones: chain.stones.size,
      attack: ask(opponent(chain.color)),
      defend: ask(chain.color),
    };
  });
  const taken = list.filter(({ attack }) => attack.outcome === 'captured');
  const summary = `${counted(taken.length, 'chain')} of ${list.length} can be captured`;
  return {
    fields: () => ({ game: 'go', move: moveNumber, toPlay, chains: list }),
    brief: () => summary,
    text: () => `${[`${summary}.`, ...list.flatMap(describe)].join('\n')}\n`,
  };
}

function isShort({ liberties }: Chain): boolean {
  return liberties.size <= FEW;
}

function chainAt(board: GoBoard, point: string, { readCapture }: Reader): Chain {
  const vertex = parseVertex(point, board.width, board.height);
  // Throws the right error when there is no stone at the point.
  readCapture(board, vertex, { toPlay: 'black', nodes: 1 });
  return board.chainAt(vertex)!;
}

function inText({ outcome, certainty, move, line, nodes }: CaptureReading, height: number): Line {
  return {
    outcome,
    certainty,
    move: move && vertexName(move, height),
    line: line.map((vertex) => vertexName(vertex, height)),
    nodes,
  };
}

function describe({ color, point, stones, attack, defend }: Captured): string[] {
  const side = ({ outcome, certainty, line }: Line) =>
    [outcome, ...(certainty === 'likely' ? ['(likely)'] : []), ...line].join(' ');
  return [
    '',
    `${color} ${point}, ${counted(stones, 'stone')}`,
    `  ${opponent(color)} first: ${side(attack)}`,
    `  ${color} first: ${side(defend)}`,
  ];
}
