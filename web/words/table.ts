/** What a table of words is made of. */

/** A text, or one for each of the two forms that counts take in German. */
export type Word = string | { readonly one: string; readonly other: string };
export type Row = readonly [de: Word, ja: string, zh: string, ko: string];
export type Table = Readonly<Record<string, Row>>;
