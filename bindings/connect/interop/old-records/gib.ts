/** Reads GIB, the records of Tygem. */

import { type Color, type GoGame, opponent } from '../../../js/api.js';
import { handicapPoints } from '../../../js/go/handicap.js';
import type { SgfNode } from '../../../js/records/tree.js';
import {
  type OldFormat,
  type OldRecord,
  type OldRecordOptions,
  readOldRecord,
  rootOf,
} from './old-record.js';
import { rankOf } from './words.js';

/** The encodings of Tygem's countries. */
const ENCODINGS: Readonly<Record<string, string>> = { Korea: 'euc-kr', China: 'gb18030', Japan: 'shift_jis' };

const GIB: OldFormat = {
  name: 'a GIB',
  encoding: (head) => ENCODINGS[/\\\[GIBOKIND=(\w+)/.exec(head)?.[1] ?? ''] ?? '',
  read,
};

/**
 * Reads a game of Tygem (GIB, files of the ending .gib), standing at its last move: names and ranks, date, place,
 * result, komi, time and handicap stones, in whatever encoding the bytes are. Moves are played as the record says.
 * Throws 'bad-notation' with line and column for a record that is cut off, for moves that are none or off the board,
 * and with `strict` 'illegal-move'; 'bad-option' for anything but text and bytes.
 */
export function readGib(source: string | Uint8Array, options: OldRecordOptions): GoGame {
  return readOldRecord(source, options, GIB);
}

const SIZE = 19;

function read(record: OldRecord): SgfNode {
  const fields = new Map<string, string>();
  record.lines.forEach((line) => {
    const [, name, value] = /^\\\[(\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined && !fields.has(name)) fields.set(name, value!.replace(/\\\]$/, '').trim());
  });
  const first = record.lines.findIndex((line) => /^(?:INI|STO|SKI)\b/.test(line));
  if (!record.lines.includes('\\HS') && first < 0) {
    throw record.refusal(0, "no GIB record, which begins with '\\HS'");
  }
  const root = rootFrom(fields, handicapIn(record));
  let last = root;
  let color: Color = root.data.HA === undefined ? 'black' : 'white';
  let isEnded = false;
  record.lines.forEach((line, number) => {
    const words = line.split(/\s+/);
    if (words[0] === '\\GE') isEnded = true;
    if ((words[0] !== 'STO' && words[0] !== 'SKI') || isEnded) return;
    const isPass = words[0] === 'SKI';
    const player = words[3] === '1' ? 'black' : words[3] === '2' ? 'white' : isPass ? color : null;
    const [x = '', y = ''] = isPass ? ['0', '0'] : words.slice(4);
    if (player === null || !/^\d+$/.test(x) || !/^\d+$/.test(y)) {
      record.fault(number, `'${line}' is not a move`);
      return;
    }
    last = record.move(last, number, player, isPass ? null : [Number(x), Number(y)], SIZE);
    color = opponent(player);
  });
  if (!isEnded) record.fault(record.lines.length - 1, "the record is cut off: '\\GE' is missing");
  return root;
}

/** The number of handicap stones: the third number of INI. */
function handicapIn(record: OldRecord): number {
  const number = record.lines.findIndex((line) => /^INI\b/.test(line));
  if (number < 0) return 0;
  const stones = Number.parseInt(record.lines[number]!.split(/\s+/)[3] ?? '', 10);
  if (stones >= 0 && stones <= 9) return stones;
  record.fault(number, `'${record.lines[number]}' names no handicap from 0 to 9`);
  return 0;
}

function rootFrom(fields: ReadonlyMap<string, string>, handicap: number): SgfNode {
  const text = (name: string) => fields.get(name) ?? '';
  const main = parts(text('GAMEINFOMAIN'), /^\s*(\w+):(.*)$/);
  const sub = parts(text('GAMEINFOSUB'), /^\s*(\w+):(.*)$/);
  const tag = parts(text('GAMETAG'), /^\s*([A-Z])(.*)$/);
  const komi = main.get('GONGJE') ?? tag.get('G') ?? text('GAMEGONGJE');
  const [black, blackRank] = player(text('GAMEBLACKNAME'));
  const [white, whiteRank] = player(text('GAMEWHITENAME'));
  const [, period = '', periods = '', time = ''] = /^(\d+)-(\d+)-(\d+)/.exec(tag.get('T') ?? '') ?? [];
  return rootOf({
    size: SIZE,
    info: {
      black,
      blackRank,
      white,
      whiteRank,
      gameName: text('GAMENAME'),
      place: text('GAMEPLACE'),
      date: dateIn(tag.get('C'), sub.get('GDATE'), text('GAMEDATE')),
      result: result(main.get('GRLT') ?? tag.get('W'), main.get('ZIPSU') ?? tag.get('Z')),
    },
    komi: komi === '' ? undefined : Number(komi) / 10,
    handicap,
    black: handicapPoints(SIZE, SIZE, handicap),
    others: {
      GC: [text('GAMECONDITION'), text('GAMECOMMENT')].filter((words) => words !== '').join('\n'),
      TM: Number(time) > 0 ? time : '',
      OT: Number(period) > 0 && Number(periods) > 0 ? `${Number(periods)}x${Number(period)} byo-yomi` : '',
    },
  });
}

/** The values of a list with commas, by the names that the pattern finds in front of them. */
function parts(list: string, pattern: RegExp): ReadonlyMap<string, string> {
  return new Map(
    list.split(',').flatMap((part): [string, string][] => {
      const [, name, value] = pattern.exec(part) ?? [];
      return name === undefined ? [] : [[name, value!.trim()]];
    }),
  );
}

/** Name and rank of 'dongjik (1급)'. */
function player(text: string): [name: string, rank: string] {
  const [, name, rank] = /^([^(]*)\(([^()]*)\)$/.exec(text) ?? [];
  return name === undefined ? [text, ''] : [name.trim(), rankOf(rank!.trim())];
}

/** The first date among the texts: '2015:08:29:22:56', '2015- 8-29-22-56-58', '2012年11月22日'. */
function dateIn(...texts: (string | undefined)[]): string {
  for (const text of texts) {
    const [, year, month, day] = /(\d{4})[:\-年] ?(\d\d?)[:\-月] ?(\d\d?)/.exec(text ?? '') ?? [];
    if (year !== undefined) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  }
  return '';
}

/** The ways to win by their numbers; 0 and 1 are wins by points, in tenths. */
const RESULTS: Readonly<Record<string, string>> = {
  '0': 'B+',
  '1': 'W+',
  '3': 'B+R',
  '4': 'W+R',
  '7': 'B+T',
  '8': 'W+T',
};

function result(kind = '', tenths = ''): string {
  const text = RESULTS[kind] ?? '';
  return text.endsWith('+') && Number(tenths) > 0 ? text + Number(tenths) / 10 : text;
}
