/** Reads UGF, the records of Pandanet (files of the endings .ugf and .ugi). */

import type { Color, GoGame, Vertex } from '../../../js/api.js';
import { toSgf } from '../../../js/core/vertex.js';
import { handicapPoints } from '../../../js/go/handicap.js';
import type { SgfNode } from '../../../js/records/tree.js';
import {
  isOnBoard,
  type OldFormat,
  type OldRecord,
  type OldRecordOptions,
  readOldRecord,
  rootOf,
} from './old-record.js';
import { type UgfBoard, type UgfLine, ugfVertex } from './ugf-board.js';
import { readReview } from './ugf-review.js';
import { rankOf } from './words.js';

const UGF: OldFormat = {
  name: 'a UGF',
  // Panda Egg wrote Shift_JIS before it wrote a Lang.
  encoding: (head) => /[\r\n]Lang=([\w-]+)/.exec(head)?.[1] ?? 'shift_jis',
  read,
};

/**
 * Reads a game of Pandanet (UGF, files of the endings .ugf and .ugi), standing at its last move: names and ranks,
 * event, date, place, result, rules, komi, time, handicap stones, comments, labels, and the variations of a review; in
 * whatever encoding the bytes are. Moves are played as the record says. Throws 'bad-notation' with line and column for
 * a record in which moves are missing, for moves that are none or off the board, 'bad-size', and with `strict`
 * 'illegal-move'; 'bad-option' for anything but text and bytes.
 */
export function readUgf(source: string | Uint8Array, options: OldRecordOptions): GoGame {
  return readOldRecord(source, options, UGF);
}

function read(record: OldRecord): SgfNode {
  const sections = sectionsOf(record);
  const header = new Map<string, string>();
  let sizeLine = 0;
  for (const { text, number } of sections.get('header') ?? []) {
    const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(text) ?? [];
    if (name === 'Size') sizeLine = number;
    if (name !== '') header.set(name, value.trim());
  }
  const data = sections.get('data') ?? [];
  if (!sections.has('header')) throw record.refusal(0, "no UGF record, which has a section '[Header]'");
  const board = {
    size: record.size(sizeLine, header.get('Size') ?? ''),
    isUpward: header.get('CoordinateType') === 'IGS',
  };
  const { moves, black, white } = readData(record, data, board);
  const handicap = Number.parseInt(header.get('Hdcp') ?? '', 10) || 0;
  const isUnplaced = handicap >= 2 && handicap <= 9 && black.length === 0 && moves[0]?.color === 'white';
  if (isUnplaced) {
    black.push(...handicapPoints(board.size, board.size, handicap));
    record.note(0, `the record does not say where its ${handicap} handicap stones are: on the usual points`);
  }
  const root = rootFrom(header, board.size, handicap, black, white);

  let last = root;
  const nodes = [root];
  for (const { color, vertex, number } of moves) {
    last = record.move(last, number, color, vertex, board.size);
    nodes.push(last);
  }
  const told = Number.parseInt(header.get('Moves') ?? '', 10);
  if (moves.length < told) {
    record.fault(
      record.lines.length - 1,
      `the record is cut off: it has ${moves.length} of its ${told} moves`,
    );
  }
  readFigure(record, sections.get('figure') ?? [], nodes, board);
  readReview(record, sections.get('reviewnode') ?? [], sections.get('reviewcomment') ?? [], nodes, board);
  return root;
}

/** The lines of each section that are not blank, by the section's name in small letters. */
function sectionsOf({ lines }: OldRecord): Map<string, UgfLine[]> {
  const sections = new Map<string, UgfLine[]>();
  let section: UgfLine[] = [];
  lines.forEach((text, number) => {
    const name = /^\[(\w+)\]$/.exec(text)?.[1]?.toLowerCase();
    if (name !== undefined) {
      section = sections.get(name) ?? [];
      sections.set(name, section);
    } else if (text !== '') {
      section.push({ text, number });
    }
  });
  return sections;
}

interface UgfMove {
  readonly color: Color;
  readonly vertex: Vertex | null;
  /** The number of its line. */
  readonly number: number;
}

/** A move 'PP,B1,12,30': point, side and player, number, seconds. The letters Y and Z stand for a pass. */
const MOVE = /^([A-Z])([A-Z]),(?:([BW])\d?|MK),(\d+)/;

/** The moves in their order, and the stones on the board before them, which have the number 0. */
function readData(record: OldRecord, lines: readonly UgfLine[], board: UgfBoard) {
  const moves: UgfMove[] = [];
  const black: Vertex[] = [];
  const white: Vertex[] = [];
  for (const { text, number } of lines) {
    if (text.startsWith('.')) continue; // a remark, or the rest of a figure
    const [, column, row, side, count] = MOVE.exec(text) ?? [];
    if (count === undefined) {
      record.fault(number, `'${text}' is not a move`);
      continue;
    }
    const color =
      side === undefined ? (moves.length % 2 === 0 ? 'black' : 'white') : side === 'B' ? 'black' : 'white';
    const isPass = column === 'Y' || column === 'Z';
    const vertex = isPass ? null : ugfVertex(column!.charCodeAt(0) - 64, row!.charCodeAt(0) - 64, board);
    if (count !== '0') {
      if (Number(count) > moves.length + 1) {
        record.fault(number, `move ${moves.length + 1} is missing before '${text}'`);
      }
      moves.push({ color, vertex, number });
    } else if (vertex !== null && isOnBoard(vertex, board.size)) {
      (color === 'black' ? black : white).push(vertex);
    } else {
      record.fault(number, `'${text}' is outside the ${board.size}×${board.size} board`);
    }
  }
  return { moves, black, white };
}

function rootFrom(
  header: ReadonlyMap<string, string>,
  size: number,
  handicap: number,
  black: readonly Vertex[],
  white: readonly Vertex[],
): SgfNode {
  const text = (name: string) => header.get(name) ?? '';
  const blacks = players(header, 'B');
  const whites = players(header, 'W');
  const komi = /^[^,]*,(-?\d+(?:\.\d+)?)/.exec(text('Hdcp'))?.[1];
  const minutes = Number(/^[^;,]*;(\d+)/.exec(text('Ptime'))?.[1] ?? 0);
  return rootOf({
    size,
    info: {
      black: blacks.name,
      blackRank: blacks.rank,
      white: whites.name,
      whiteRank: whites.rank,
      event: fieldsOf(text('Title')).join(', '),
      place: text('Place'),
      date: datesOf(text('Date')),
      annotator: text('Commentator'),
      result: resultOf(text('Winner')),
    },
    komi: komi === undefined ? undefined : Number(komi),
    handicap,
    black,
    white,
    others: {
      RU: RULES[text('Rule')] ?? text('Rule'),
      TM: minutes > 0 ? String(60 * minutes) : '',
      CP: text('Copyright'),
      GC: text('Comment'),
    },
  });
}

const RULES: Readonly<Record<string, string>> = { JPN: 'Japanese', CH: 'Chinese', CHN: 'Chinese' };

function fieldsOf(list: string): string[] {
  return list
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');
}

/** The name and rank of a side; of two players of pair go, both with their ranks in the name. */
function players(header: ReadonlyMap<string, string>, side: 'B' | 'W'): { name: string; rank: string } {
  const given = [`Player${side}`, `Player${side}2`, `${side}Memb1`, `${side}Memb2`].flatMap((field) => {
    const [name = '', rank = ''] = (header.get(field) ?? '').split(',');
    return name.trim() === '' ? [] : [{ name: name.trim(), rank: rankOf(rank.trim()) }];
  });
  if (given.length <= 1) return given[0] ?? { name: '', rank: '' };
  return { name: given.map(({ name, rank }) => [name, rank].join(' ').trim()).join(' & '), rank: '' };
}

/** The day of the beginning, and of the end where that is another: '2001-08-20,2001-08-21'. */
function datesOf(text: string): string {
  const days = [...text.matchAll(/(\d{4})\/(\d\d?)\/(\d\d?)/g)].map(
    ([, year, month, day]) => `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
  );
  return [...new Set(days)].join(',');
}

/** The result in SGF of 'B,1.5', 'W,C' (by resignation), 'W,T' (on time), 'D,' and so on. */
function resultOf(text: string): string {
  const [, side = '', how = ''] = /^(\w+)(?:,(.*))?$/.exec(text) ?? [];
  if (side !== 'B' && side !== 'W') return RESULTS[side.charAt(0)] ?? '';
  const letter = { C: 'R', T: 'T', F: 'F' }[how.charAt(0).toUpperCase()];
  const points = Number.parseFloat(how);
  return `${side}+${letter ?? (Number.isNaN(points) ? '' : points)}`;
}

const RESULTS: Readonly<Record<string, string>> = { D: 'Draw', N: 'Void', A: 'Void' };

/** Reads the comments and labels on moves. Diagrams, which have boards of their own, are left out. */
function readFigure(
  record: OldRecord,
  lines: readonly UgfLine[],
  nodes: readonly SgfNode[],
  board: UgfBoard,
): void {
  let node: SgfNode | undefined;
  let isFigure = false;
  for (const { text, number } of lines) {
    const [, word, move] = /^\.(Text|EndText|Fig|EndFig)\b(?:,(\d+))?/.exec(text) ?? [];
    if (word === 'Fig') {
      isFigure = true;
      record.note(number, `the diagram '${text}' is left out`);
    } else if (word === 'EndFig') {
      isFigure = false;
    } else if (word === 'EndText') {
      node = undefined;
    } else if (isFigure) {
      // the moves and the text of a diagram
    } else if (word === 'Text') {
      node = nodes[Number(move)];
    } else if (node !== undefined) {
      addRemark(record, node, { text, number }, board);
    }
  }
}

/** Adds a line to the comment of a node, or a label '.#,4,16,A'. */
function addRemark(record: OldRecord, { data }: SgfNode, { text, number }: UgfLine, board: UgfBoard): void {
  const [, column, row, label] = /^\.#,(\d+),(\d+),(.+)$/.exec(text) ?? [];
  if (label === undefined) {
    data.C = [[...(data.C ?? []), text].join('\n')];
    return;
  }
  const vertex = ugfVertex(Number(column), Number(row), board);
  if (!isOnBoard(vertex, board.size))
    record.fault(number, `'${text}' is outside the ${board.size}×${board.size} board`);
  else data.LB = [...(data.LB ?? []), `${toSgf(vertex)}:${label}`];
}
