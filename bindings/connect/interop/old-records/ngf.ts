/** Reads NGF, the records of CyberOro and WBaduk. */

import type { Color, GoGame, Vertex } from '../../../js/api.js';
import { handicapPoints } from '../../../js/go/handicap.js';
import type { SgfNode } from '../../../js/records/tree.js';
import {
  type OldFormat,
  type OldRecord,
  type OldRecordOptions,
  readOldRecord,
  rootOf,
} from './old-record.js';
import { isRank, rankOf, resultOf } from './words.js';

const NGF: OldFormat = { name: 'an NGF', encoding: () => '', read };

/**
 * Reads a game of CyberOro or WBaduk (NGF, files of the ending .ngf), standing at its last move: names and ranks,
 * date, place, result, komi and handicap stones, in whatever encoding the bytes are; also the older form whose lines
 * begin with GI. Moves are played as the record says. Throws 'bad-notation' with line and column for a record with
 * fewer moves than it says, for moves that are none or off the board, 'bad-size', and with `strict` 'illegal-move';
 * 'bad-option' for anything but text and bytes.
 */
export function readNgf(source: string | Uint8Array, options: OldRecordOptions): GoGame {
  return readOldRecord(source, options, NGF);
}

/** The names of the lines before the moves. */
const HEADER = [
  'title',
  'size',
  'white',
  'black',
  'place',
  'handicap',
  '',
  'komi',
  'date',
  '',
  'result',
  'moves',
] as const;
const OLD_HEADER = [
  'title',
  'white',
  'black',
  'place',
  '',
  'date',
  'size',
  'handicap',
  '',
  'komi',
  'moves',
] as const;
type Name = Exclude<(typeof HEADER)[number], ''>;

const MOVE = /^PM[A-Z]{2}([BW])([A-Z])([A-Z])/;
const REMARK = /^ID[BW]\[(\d+)\](.*)\[EndTxt\]$/;

function read(record: OldRecord): SgfNode {
  const { lines } = record;
  const first = lines.findIndex((line) => line.startsWith('PM'));
  const isOld = lines[0]!.startsWith('GI') && lines[1]?.startsWith('GI') === true;
  const names: readonly string[] = isOld ? OLD_HEADER : HEADER;
  const header = lines
    .slice(0, first < 0 ? names.length : first)
    .map((line) => (isOld ? line.replace(/^GI/, '').trim() : line));
  const at = (name: Name) => names.indexOf(name);
  const text = (name: Name) => header[at(name)] ?? '';
  const isRecord =
    header.length >= names.length - 1 && /^\d+$/.test(text('size')) && /^\d+$/.test(text('handicap'));
  if (!isRecord) throw record.refusal(0, `no NGF record: its ${isOld ? '7th' : '2nd'} line is the size`);

  const size = record.size(at('size'), text('size'));
  const root = rootFrom(record, text, size, at('handicap'));
  let last = root;
  let moves = 0;
  const nodes = [root];
  lines.forEach((line, number) => {
    const [, move, remark] = REMARK.exec(line) ?? [];
    const commented = nodes[Number(move)];
    if (commented !== undefined) commented.data.C = [remark!.trim()];
    if (!line.startsWith('PM')) return;
    moves++;
    const [, player, x = '', y = ''] = MOVE.exec(line) ?? [];
    if (player === undefined) {
      record.fault(number, `'${line}' is not a move`);
      return;
    }
    const color: Color = player === 'B' ? 'black' : 'white';
    last = record.move(last, number, color, pointOf(x, y), size);
    nodes.push(last);
  });
  const told = Number.parseInt(text('moves'), 10);
  if (moves < told)
    record.fault(lines.length - 1, `the record is cut off: it has ${moves} of its ${told} moves`);
  return root;
}

/** The point of two letters, B being the first line; null for a pass, which has the letters A. */
function pointOf(x: string, y: string): Vertex | null {
  return x === 'A' && y === 'A' ? null : [x.charCodeAt(0) - 66, y.charCodeAt(0) - 66];
}

function rootFrom(record: OldRecord, text: (name: Name) => string, size: number, line: number): SgfNode {
  const stones = handicapOf(record, Number(text('handicap')), size, line);
  const [black, blackRank] = player(text('black'));
  const [white, whiteRank] = player(text('white'));
  const [, year, month, day] = /^(\d{4})-?(\d\d?)-?(\d\d?)(?!\d)/.exec(text('date')) ?? [];
  const result = resultOf(text('result'));
  // Komi stands without its half point, which a handicap game does not have.
  const komi = Number.parseFloat(text('komi'));
  return rootOf({
    size,
    info: {
      black,
      blackRank,
      white,
      whiteRank,
      gameName: text('title'),
      place: text('place'),
      date: year === undefined ? '' : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`,
      result,
    },
    komi: stones === 0 && Number.isInteger(komi) ? komi + 0.5 : komi,
    handicap: stones,
    black: handicapPoints(size, size, stones),
    others: { GC: result === '' ? text('result') : '' },
  });
}

function handicapOf(record: OldRecord, stones: number, size: number, line: number): number {
  const most = size < 7 ? 0 : size === 7 || size % 2 === 0 ? 4 : 9;
  if (stones <= Math.max(most, 1)) return stones;
  record.fault(line, `there is no fixed handicap of ${stones} on ${size}×${size}`);
  return 0;
}

/** Name and rank of 'Lee S.D.   9DP'. */
function player(text: string): [name: string, rank: string] {
  const words = text.split(/\s+/);
  const rank = words.at(-1)!;
  return words.length > 1 && isRank(rank)
    ? [words.slice(0, -1).join(' '), rankOf(rank)]
    : [words.join(' '), ''];
}
