/** The information that a game record gives about the game besides its moves. */

import { validateOptions, validateText } from '../core/validate.js';
import type { NodeData } from './node.js';

/** Names, event, date and result from a game record. `result` is the recorded one, not one counted here. */
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

/**
 * Text on one line. SGF reads any white space in such values as a blank; control characters are treated alike here.
 */
export function simpleText(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/**
 * The info that the properties give; empty fields are left out. `text` returns a property's value by its SGF name.
 */
export function readInfo(text: (name: string) => string): GameInfo {
  const info: Record<string, string> = {};
  for (const [name, sgfName] of INFO_PROPERTIES) {
    const value = text(sgfName);
    if (value !== '' && !(name === 'result' && value === '?')) info[name] = value; // '?' says that nobody knows it
  }
  return Object.freeze(info);
}

/**
 * A copy of the properties with the given fields of the info written into them; '' removes a property. Throws
 * 'bad-option'.
 */
export function withInfo(data: NodeData, info: GameInfo | undefined): NodeData {
  const given = validateOptions(info, INFO_NAMES);
  const changed: Record<string, readonly string[]> = { ...data };
  for (const [name, sgfName] of INFO_PROPERTIES) {
    const value = given[name];
    if (value === undefined) continue;
    const text = simpleText(validateText(value, `info.${name}`));
    if (text !== '') changed[sgfName] = [text];
    else delete changed[sgfName];
  }
  return changed;
}
