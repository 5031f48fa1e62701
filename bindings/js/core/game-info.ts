/** What a game record says about the game besides its moves. */

import { property, type SgfRecord, simpleText } from './sgf.js';
import type { Color } from './types.js';
import { validateOptions, validateText } from './validate.js';

/** What a game record says about the game; the result is the recorded one, not one counted here. */
export interface GameInfo {
  readonly black?: string;
  readonly white?: string;
  readonly blackRank?: string;
  readonly whiteRank?: string;
  readonly blackTeam?: string;
  readonly whiteTeam?: string;
  readonly event?: string;
  readonly round?: string;
  readonly date?: string;
  readonly place?: string;
  readonly gameName?: string;
  readonly source?: string;
  readonly annotator?: string;
  readonly result?: string;
}

const INFO_PROPERTIES: readonly (readonly [keyof GameInfo, string])[] = [
  ['gameName', 'GN'],
  ['event', 'EV'],
  ['round', 'RO'],
  ['date', 'DT'],
  ['place', 'PC'],
  ['black', 'PB'],
  ['blackRank', 'BR'],
  ['blackTeam', 'BT'],
  ['white', 'PW'],
  ['whiteRank', 'WR'],
  ['whiteTeam', 'WT'],
  ['result', 'RE'],
  ['source', 'SO'],
  ['annotator', 'AN'],
];

const INFO_NAMES = /* @__PURE__ */ INFO_PROPERTIES.map(([name]) => name);

/** The info without what is empty, each text on one line. Throws 'bad-option'. */
export function validateInfo(info: GameInfo | undefined): GameInfo {
  const known: Record<string, string> = {};
  for (const [name, value] of Object.entries(validateOptions(info, INFO_NAMES))) {
    if (value === undefined) continue;
    const text = simpleText(validateText(value, `info.${name}`));
    if (text !== '') known[name] = text;
  }
  return Object.freeze(known);
}

export function readInfo(record: SgfRecord): GameInfo {
  const info: Record<string, string> = {};
  for (const [name, sgfName] of INFO_PROPERTIES) {
    const value = record.text(sgfName);
    if (value !== '') info[name] = value;
  }
  return info;
}

export function writeInfo(info: GameInfo): string {
  return INFO_PROPERTIES.map(([name, sgfName]) => {
    const value = info[name];
    return value === undefined ? '' : property(sgfName, value);
  }).join('');
}

/** Who resigned, when that is how the recorded result says the game ended. */
export function resignationIn(result: string | undefined): Color | null {
  const winner = /^([BW])\+R(esign)?$/i.exec(result ?? '')?.[1]?.toUpperCase();
  return winner === undefined ? null : winner === 'B' ? 'white' : 'black';
}

/** The result of a game that this colour has resigned. */
export function winByResignation(loser: Color): string {
  return loser === 'black' ? 'W+R' : 'B+R';
}
