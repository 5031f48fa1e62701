/** The colours of pictures, those of the page's plain themes: wood by day, slate by night. */

export type ThemeName = 'light' | 'dark';

export interface Theme {
  /** Two ends of a gradient across the board. */
  readonly board: readonly [string, string];
  readonly line: string;
  readonly label: string;
  readonly square: string;
  /** Highlight, body, edge and rim of stones. */
  readonly black: readonly [string, string, string, string];
  readonly white: readonly [string, string, string, string];
  readonly shadow: string;
  /** Fill and hatching of what a side holds. */
  readonly area: { readonly black: readonly [string, string]; readonly white: readonly [string, string] };
  readonly owner: { readonly black: string; readonly white: string };
  readonly neutral: string;
  readonly alive: string;
  readonly vital: string;
  readonly bad: string;
  readonly last: string;
}

const HUES = {
  alive: '#0b8a53',
  vital: '#b5179e',
  bad: '#c22a18',
  last: '#e2452f',
  owner: { black: '#17171a', white: '#fffefb' },
};

export const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ...HUES,
    board: ['#ecca90', '#dcb272'],
    line: '#5d4526',
    label: '#5f4829',
    square: '#7a481b52',
    black: ['#77777e', '#26262a', '#0d0d10', '#0009'],
    white: ['#fff', '#f7f4ee', '#cfc8bb', '#7a705f80'],
    shadow: '#2a1805',
    area: { black: ['#1b1e2a33', '#1b1e2a73'], white: ['#ffffff59', '#ffffffb3'] },
    neutral: '#8a3a20b8',
  },
  dark: {
    ...HUES,
    board: ['#34312c', '#292622'],
    line: '#80786a',
    label: '#a39a8b',
    square: '#0005',
    black: ['#4b4b52', '#18181b', '#050506', '#ffffff61'],
    white: ['#fbf9f4', '#e9e5dc', '#b9b1a2', '#0000'],
    shadow: '#000',
    area: { black: ['#00000066', '#000000b3'], white: ['#ffffff21', '#ffffff57'] },
    owner: { black: '#000', white: '#f4f0e8' },
    neutral: '#a39a8b',
    alive: '#2fbf7f',
    vital: '#ff6fdc',
    bad: '#ff6a55',
  },
};

/** For things of which there are several: groups of stones, kinds of windows. */
export const SERIES = ['#1668c7', '#c0561a', '#0b8a53', '#8a3fb0', '#a88708', '#c2256b'] as const;
