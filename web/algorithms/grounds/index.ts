/** All kinds of positions. */

import type { Kind } from '../exhibit.js';
import { go } from './go.js';
import type { Ground } from './ground.js';
import { loa } from './loa.js';
import { senket } from './senket.js';
import { sets } from './sets.js';

const GROUNDS: { readonly [K in Kind]: Ground<K> } = { go, loa, senket, sets };

/** The ground of that kind; that its positions are of the same kind follows from the exhibit that asks. */
export function groundOf<K extends Kind>(kind: K): Ground<K> {
  return GROUNDS[kind];
}
