/** Reads and writes an annotator's judgement of a position and of the move to it: GB GW DM UC, V, TE BM DO IT, HO. */

import { badOption, show } from '../../core/errors.js';
import { validateNumber, validateOptions, validateWord } from '../../core/validate.js';
import type { NodeData } from '../node.js';
import { numberIn, realText } from './numbers.js';
import { firstValue } from './values.js';

/** The emphasis of a judgement: 2 means 'very'. */
export type SgfEmphasis = 1 | 2;

/** A judgement with its emphasis. */
interface SgfJudgement<Word extends string> {
  readonly is: Word;
  readonly emphasis: SgfEmphasis;
}

/** An annotator's judgement; null for each property that the node does not have. */
export type SgfEvaluation = {
  /** GB and GW: the position is good for a side; DM: even; UC: unclear. */
  readonly position: {
    readonly is: 'black' | 'white' | 'even' | 'unclear';
    readonly emphasis: SgfEmphasis;
  } | null;
  /** TE, BM, DO and IT: the move is good, bad, doubtful or interesting; the last two have no emphasis in SGF. */
  readonly move: {
    readonly is: 'good' | 'bad' | 'doubtful' | 'interesting';
    readonly emphasis: SgfEmphasis;
  } | null;
  /** HO: something worth looking at happens here. */
  readonly hotspot: SgfEmphasis | null;
  /** V: the estimated score, black's minus white's. */
  readonly value: number | null;
};

const POSITION = { black: 'GB', white: 'GW', even: 'DM', unclear: 'UC' } as const;
const MOVE = { good: 'TE', bad: 'BM', doubtful: 'DO', interesting: 'IT' } as const;

/** Reads the judgement of a position and its move. If a node has several of a kind, the first is taken. */
export function readEvaluation(data: NodeData): SgfEvaluation {
  const emphasis = (name: string): SgfEmphasis | null => {
    const value = firstValue(data, name);
    return value === undefined ? null : value.trim() === '2' ? 2 : 1;
  };
  const judgement = <Word extends string>(names: Readonly<Record<Word, string>>) => {
    for (const [is, name] of Object.entries(names) as [Word, string][]) {
      const strength = emphasis(name);
      if (strength !== null) return { is, emphasis: strength };
    }
    return null;
  };
  return {
    position: judgement(POSITION),
    move: judgement(MOVE),
    hotspot: emphasis('HO'),
    value: numberIn(data, 'V'),
  };
}

/** The properties of this evaluation; null and missing fields are left out. Throws 'bad-option'. */
export function writeEvaluation(evaluation: Partial<SgfEvaluation>): Record<string, string[]> {
  const given = validateOptions(evaluation, ['position', 'move', 'hotspot', 'value']);
  const { position = null, move = null, hotspot = null, value = null } = given;
  const data: Record<string, string[]> = {};
  if (position !== null) {
    const { is, emphasis } = checked(position, POSITION, 'position');
    data[POSITION[is]] = [`${emphasis}`];
  }
  if (move !== null) {
    const { is, emphasis } = checked(move, MOVE, 'move');
    data[MOVE[is]] = [is === 'doubtful' || is === 'interesting' ? '' : `${emphasis}`];
  }
  if (hotspot !== null) data.HO = [`${validateEmphasis(hotspot, 'hotspot')}`];
  if (value !== null) data.V = [realText(validateNumber(value, 'value'))];
  return data;
}

function checked<Word extends string>(
  judgement: SgfJudgement<Word>,
  names: Readonly<Record<Word, string>>,
  what: string,
): SgfJudgement<Word> {
  const { is, emphasis = 1 } = validateOptions(judgement, ['is', 'emphasis']);
  return {
    is: validateWord(is, Object.keys(names) as Word[], `${what}.is`),
    emphasis: validateEmphasis(emphasis, `${what}.emphasis`),
  };
}

function validateEmphasis(value: unknown, what: string): SgfEmphasis {
  if (value !== 1 && value !== 2) throw badOption(`${what} is 1 or 2, not ${show(value)}`);
  return value;
}
