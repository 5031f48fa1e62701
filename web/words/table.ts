/** The types of a table of words. */

import type { Translation } from 'kakoi/pictures';

/** A text, or one for each form that counts take in the language. */
export type Word = Translation['words'][string];

/** Null where nobody has translated it yet; that language shows the English then. */
export type Row = readonly [de: Word | null, ja: Word | null, zh: Word | null, ko: Word | null];

/** By the English. */
export type Table = Readonly<Record<string, Row>>;
