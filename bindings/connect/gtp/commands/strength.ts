/** The strength of a search: as parameters of KataGo and of GoGui. */

import { type Arguments, Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import { MOST_LEVEL, MOST_PLAYOUTS, type Strength } from '../strength.js';
import { ANALYSES } from './gogui.js';

/** A parameter: its field, and the values that it may have. */
interface Parameter {
  readonly field: 'level' | 'playouts' | 'seconds';
  readonly least: number;
  readonly most: number;
}

const PLAYOUTS = { field: 'playouts', least: 1, most: MOST_PLAYOUTS } as const;
/** KataGo's word for a time without limit. */
const NO_LIMIT = 1e20;
/** `maxVisits` is what KataGo calls playouts, `maxTime` the seconds for a move. */
const PARAMETERS: Readonly<Record<string, Parameter>> = {
  level: { field: 'level', least: 1, most: MOST_LEVEL },
  maxTime: { field: 'seconds', least: 0.01, most: NO_LIMIT },
  maxVisits: PLAYOUTS,
  playouts: PLAYOUTS,
};
const LEVELS = Array.from({ length: MOST_LEVEL }, (_, i) => i + 1);

export const strength: Commands = {
  'kata-list-params': () => Object.keys(PARAMETERS).join(' '),
  'kata-get-param': ({ strength }, args) => `${reported(strength, args.word())}`,
  'kata-set-param'({ strength }, args) {
    set(strength, args);
  },
  'kata-get-params': ({ strength }) =>
    JSON.stringify(
      Object.fromEntries(Object.keys(PARAMETERS).map((name) => [name, reported(strength, name)])),
    ),
  'kata-set-params'({ strength }, args) {
    const given = args.object('parameters');
    const values = Object.entries(given).map(
      ([name, value]) => [parameter(name), checked(name, value)] as const,
    );
    for (const [{ field }, value] of values) strength[field] = value;
  },
  'kakoi-strength'({ strength }, args) {
    if (!args.isEmpty) return set(strength, args);
    const { level, playouts } = strength;
    return `[list/${LEVELS.join('/')}] level ${level}\n[string] playouts ${playouts}`;
  },
  // Only a search has a strength that GoGui can ask for.
  'gogui-analyze_commands': () => [...ANALYSES, 'param/Strength/kakoi-strength'].join('\n'),
};

function set(strength: Strength, args: Arguments): undefined {
  const name = args.word();
  strength[parameter(name).field] = checked(name, args.float());
}

function reported(strength: Strength, name: string): number {
  const { field, most } = parameter(name);
  return Math.min(strength[field], most);
}

function parameter(name: string): Parameter {
  if (!Object.hasOwn(PARAMETERS, name)) throw new Refusal(`there is no parameter ${name}`);
  return PARAMETERS[name]!;
}

/** The value, where the parameter can have it. */
function checked(name: string, value: unknown): number {
  const { field, least, most } = parameter(name);
  const isKind = field === 'seconds' ? Number.isFinite(value) : Number.isInteger(value);
  if (!isKind || (value as number) < least || (value as number) > most)
    throw new Refusal(`${name} is ${least} to ${most}`);
  return value === NO_LIMIT ? Number.POSITIVE_INFINITY : (value as number);
}
