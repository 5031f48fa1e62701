/** The facts that a collection keeps of a game besides its moves, as one text a game. */

import type { Color } from '../core/types.js';
import { simpleText } from '../records/game-info.js';
import { readResult } from '../records/properties/result.js';
import type { SgfNode } from '../records/tree.js';

/** The facts about a game of a collection; '' for what the record does not say. */
export interface CollectionInfo {
  readonly black: string;
  readonly white: string;
  readonly date: string;
  /** As the record has it: 'B+3.5', 'W+R'; '' also for '?'. */
  readonly result: string;
  /** The side that has won by the result; null for a draw, and where that is not said. */
  readonly winner: Color | null;
  /** The number of moves, passes included. */
  readonly moves: number;
  readonly width: number;
  readonly height: number;
  /** The name under which the game was added: of its file, say. */
  readonly name: string;
  readonly blackRank: string;
  readonly whiteRank: string;
  readonly event: string;
  readonly round: string;
  readonly place: string;
  readonly komi: string;
  readonly handicap: string;
  readonly rules: string;
}

/** The properties of the root that are kept, in the order of the text. */
const PROPERTIES = ['PB', 'BR', 'BT', 'PW', 'WR', 'WT', 'DT', 'EV', 'RO', 'PC', 'GN', 'RE', 'KM', 'HA', 'RU'];
const [PB, BR, , PW, WR, , DT, EV, RO, PC, , RE, KM, HA, RU] = PROPERTIES.keys();
const NAME = PROPERTIES.length;

/** A longer value is cut: what is kept are names, not stories. */
const LONGEST = 200;

/** The facts of a record's root, and the name, as text: values divided by line breaks, which none of them has. */
export function factsOf(data: SgfNode['data'], name: string): string {
  const root: SgfNode['data'] = { ...(data.KO && { KM: data.KO }), ...data }; // as Sina writes the komi
  const values = PROPERTIES.map((property) => simpleText(root[property]?.[0] ?? '').slice(0, LONGEST));
  return [...values, simpleText(name)].join('\n').trimEnd();
}

/** The info about a game that its facts and its board give. */
export function infoOf(facts: string, moves: number, width: number, height: number): CollectionInfo {
  const values = facts.split('\n');
  const value = (index: number | undefined) => values[index!] ?? '';
  return {
    black: value(PB),
    white: value(PW),
    date: value(DT),
    result: value(RE).replace(/^\?$/, ''),
    winner: winnerIn(facts),
    moves,
    width,
    height,
    name: value(NAME),
    blackRank: value(BR),
    whiteRank: value(WR),
    event: value(EV),
    round: value(RO),
    place: value(PC),
    komi: value(KM),
    handicap: value(HA),
    rules: value(RU),
  };
}

/** The properties of the root that the facts were read from. */
export function propertiesOf(facts: string): Record<string, string[]> {
  const values = facts.split('\n');
  return Object.fromEntries(
    PROPERTIES.flatMap((property, i) => (values[i] ? [[property, [values[i]]]] : [])),
  );
}

/** The side that has won, by the recorded result; null for a draw, and where that is not said. */
export function winnerIn(facts: string): Color | null {
  const { winner } = readResult({ RE: [facts.split('\n')[RE!] ?? ''] });
  return winner === 'draw' ? null : winner;
}
