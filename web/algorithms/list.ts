/** The exhibits, in the order of the five texts that they come from. */

import type { Said } from 'kakoi/pictures';
import { said } from './exhibit.js';

export interface Row {
  /** Its file in `exhibits`, and its name in addresses. */
  readonly name: string;
  readonly title: Said;
  /** In a few words, below the title. */
  readonly shows: Said;
}

export interface Text {
  readonly title: Said;
  readonly by: Said;
  readonly rows: readonly Row[];
}

export const TEXTS: readonly Text[] = [
  {
    title: said('Sets of points'),
    by: said('“Useful Algorithms”, Dan Ballard’s wiki'),
    rows: [
      { name: 'sets', title: said('Sets'), shows: said('Union, border, grow, shrink') },
      { name: 'group', title: said('Group and liberties'), shows: said('A stone grows into its chain') },
      { name: 'chains', title: said('Groups as stones come'), shows: said('Chains begin, join and merge') },
      { name: 'benson', title: said('Benson'), shows: said('Stones that live forever, and why') },
      {
        name: 'benson-text',
        title: said('Benson as the text has it'),
        shows: said('Two slips, and one hides the other'),
      },
    ],
  },
  {
    title: said('The BinMatrix'),
    by: said('Kjeld Petersen, Sensei’s Library'),
    rows: [
      {
        name: 'move',
        title: said('A move in 29 lines'),
        shows: said('Capture, suicide and ko by sets alone'),
      },
      { name: 'matrix', title: said('The matrix'), shows: said('A board is a number of 361 bits') },
      { name: 'petersen', title: said('Petersen’s own Benson'), shows: said('Nearly right, in ten lines') },
    ],
  },
  {
    title: said('Vicinity and influence'),
    by: said('Kjeld Petersen, Sensei’s Library'),
    rows: [
      { name: 'vicinity', title: said('Vicinity'), shows: said('How near is near, in empty points') },
      { name: 'influence', title: said('Influence of a stone'), shows: said('A draft that stops too early') },
    ],
  },
  {
    title: said('Scoring Senket'),
    by: said('Geoff Canyon, 2009'),
    rows: [
      { name: 'colouring', title: said('Canyon’s eight steps'), shows: said('Colours run until they meet') },
      { name: 'territories', title: said('Territories'), shows: said('Claims count from the inside out') },
      { name: 'loop', title: said('The area of any loop'), shows: said('Shoelace and Pick agree') },
    ],
  },
  {
    title: said('Groups by bit quads'),
    by: said('S. B. Gray, 1971; Dave Dyer’s page on Lines of Action'),
    rows: [
      { name: 'quads', title: said('Bit quads'), shows: said('Counting groups through a small window') },
      { name: 'quad-move', title: said('A move and its quads'), shows: said('Only eight windows change') },
      { name: 'connected', title: said('Four ways to know'), shows: said('Are all stones one group?') },
      { name: 'joints', title: said('Weak joints'), shows: said('What one capture cuts') },
    ],
  },
];

export const ROWS: readonly Row[] = TEXTS.flatMap(({ rows }) => rows);
