/** The strength of a search: as parameters of KataGo and of GoGui. */

import { type Arguments, Refusal } from '../arguments.js';
import type { Commands } from '../command.js';
import type { Session } from '../session.js';
import { MOST_LEVEL, MOST_PLAYOUTS } from '../strength.js';
import { ANALYSES } from './gogui.js';

/** The parameters with their largest values. `maxVisits` is what KataGo calls playouts. */
const MOST = { level: MOST_LEVEL, maxVisits: MOST_PLAYOUTS, playouts: MOST_PLAYOUTS } as const;
const LEVELS = Array.from({ length: MOST_LEVEL }, (_, i) => i + 1);

export const strength: Commands = {
  'kata-list-params': () => Object.keys(MOST).join(' '),
  'kata-get-param': ({ strength }, args) => `${strength[fieldOf(nameOf(args))]}`,
  'kata-set-param': setParameter,
  'kakoi-strength'(session, args) {
    if (!args.isEmpty) return setParameter(session, args);
    const { level, playouts } = session.strength;
    return `[list/${LEVELS.join('/')}] level ${level}\n[string] playouts ${playouts}`;
  },
  // Only a search has a strength that GoGui can ask for.
  'gogui-analyze_commands': () => [...ANALYSES, 'param/Strength/kakoi-strength'].join('\n'),
};

function setParameter({ strength }: Session, args: Arguments): undefined {
  const name = nameOf(args);
  const value = args.integer();
  if (value < 1 || value > MOST[name]) throw new Refusal(`${name} is 1 to ${MOST[name]}`);
  strength[fieldOf(name)] = value;
}

function nameOf(args: Arguments): keyof typeof MOST {
  const name = args.word();
  if (!Object.hasOwn(MOST, name)) throw new Refusal(`there is no parameter ${name}`);
  return name as keyof typeof MOST;
}

function fieldOf(name: keyof typeof MOST): 'level' | 'playouts' {
  return name === 'level' ? 'level' : 'playouts';
}
