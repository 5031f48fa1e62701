/** The colours of pictures by their names, wherever they are drawn: wood or a plain board, by day and by night. */

const LIGHT_WOOD = {
  /** The middle of the board's gradient, for small patches. */
  board: '#e2bd80',
  'board-from': '#e9ca94',
  'board-to': '#d5ad70',
  /** Streaks in the wood; where they are transparent there are none. */
  grain: '#8f5c1e2e',
  line: '#4b3720c8',
  /** Lines that are there to guide the eye only. */
  'line-faint': '#4b372028',
  hole: '#4b372096',
  label: '#5f4829',
  'square-light': '#fff3d959',
  'square-dark': '#7a481b5e',

  'stone-black': '#26262a',
  'stone-black-light': '#77777e',
  'stone-black-edge': '#0d0d10',
  'stone-black-rim': '#00000066',
  'stone-white': '#f7f4ee',
  'stone-white-light': '#ffffff',
  'stone-white-edge': '#cfc8bb',
  'stone-white-rim': '#7a705f59',
  'stone-shadow': '#2a180580',
  'fence-black-rim': '#00000066',
  'fence-white-rim': '#6e5c41b3',

  last: '#e2452f',
  'last-arrow': '#33424fc4',
  cursor: '#1668c7',
  focus: '#0f9bf2',
  /** Dead, taken or forbidden. */
  bad: '#c22a18',
  ko: '#b4301c',

  'badge-ink': '#ffffff',
  'ink-on-black': '#f3efe7',
  'ink-on-white': '#29241d',

  /** Around small marks of a side's, where the board is as dark as they are. */
  'mark-rim': '#0000',

  /** The area of a side. */
  'area-black': '#1b1e2a57',
  'area-white': '#ffffff94',
  'owner-black': '#17171a',
  'owner-white': '#fffefb',
  neutral: '#8a3a20b8',

  'two-liberties': '#c57a10',
  'more-liberties': '#6f93c4',
  alive: '#1fae7a',
  'alive-area': '#17936652',
  'alive-edge': '#0c7f57',
  vital: '#c2127f',
  'vital-area': '#e23fa04d',
  'influence-black': '#1b1e2a38',
  'influence-white': '#ffffff66',
  vicinity: '#6b3fd1',
  'vicinity-area': '#7a4fe030',

  move: '#0a7fd0',
  'move-barred': '#6b4a2a99',
  'move-count': '#7d6a55',
  'group-1': '#2f7fd6',
  'group-2': '#d9791a',
  'group-3': '#9048c2',
  'group-4': '#2c9a7c',
  'group-5': '#c43d6b',
  'group-6': '#7a7d1e',
  connected: '#16a873',
  'connects-mover': '#15a06ce0',
  'connects-opponent': '#d5332ad9',
  'connects-both': '#d09412e0',
  joint: '#c2127f',
  'quad-1': '#2471c8',
  'quad-2': '#8b8172',
  'quad-3': '#cf6a12',
  'quad-4': '#5d564c',
  'quad-d': '#c2127f',

  'void-black': '#16161a80',
  'void-white': '#fffdf6b3',
  tried: '#8a3fe0',
  candidate: '#0f7fd6',
  spoiler: '#d5332a',
  prisoner: '#d5332a',
  'caption-black': '#ffffff',
  'caption-black-halo': '#1b1e2ab8',
  'caption-white': '#2a241b',
  'caption-white-halo': '#fffdf8cc',
};

/** The name of a colour. */
export type Paint = keyof typeof LIGHT_WOOD;

/** A value for every paint, as CSS writes colours. */
export type Theme = Readonly<Record<Paint, string>>;

/** By day or by night. */
export type ThemeName = 'light' | 'dark';

/** The material of the board. */
export type Material = 'wood' | 'plain';

const DARK_WOOD: Theme = {
  ...LIGHT_WOOD,
  board: '#b58b52',
  'board-from': '#bd9560',
  'board-to': '#937045',
  grain: '#5a350f3d',
  line: '#2b1c0cc8',
  'line-faint': '#2b1c0c28',
  hole: '#2b1c0c96',
  label: '#3d2a12',
  'square-light': '#ffe3b02e',
  'square-dark': '#3f22096b',
  'stone-black': '#1f1f23',
  'stone-black-light': '#626269',
  'stone-black-edge': '#09090b',
  'stone-white': '#e9e5dc',
  'stone-white-light': '#fbf9f4',
  'stone-white-edge': '#b9b1a2',
  'stone-shadow': '#120a0299',
  'area-black': '#12141c70',
  'area-white': '#fff7e680',
  'influence-black': '#0d0f163d',
  'influence-white': '#fff7e64d',
  'move-barred': '#d8c1a199',
  'move-count': '#6f6252',
};

/** Every theme, by the time of day and by what the board is made of. */
export const THEMES: Readonly<Record<ThemeName, Readonly<Record<Material, Theme>>>> = {
  light: {
    wood: LIGHT_WOOD,
    plain: {
      ...LIGHT_WOOD,
      board: '#efe5d0',
      'board-from': '#efe5d0',
      'board-to': '#efe5d0',
      grain: '#0000',
      'void-white': '#ffffff',
    },
  },
  dark: {
    wood: DARK_WOOD,
    // Lines have to be light here, and black stones need a rim.
    plain: {
      ...DARK_WOOD,
      board: '#2f2c28',
      'board-from': '#2f2c28',
      'board-to': '#2f2c28',
      grain: '#0000',
      line: '#8d8474',
      'line-faint': '#8d847433',
      hole: '#8d8474bf',
      label: '#a39a8b',
      'square-light': '#ffffff14',
      'square-dark': '#00000040',
      'stone-black-rim': '#ffffff3d',
      'fence-black-rim': '#ffffff59',
      'fence-white-rim': '#00000080',
      bad: '#ff6a55',
      ko: '#ff6a55',
      'area-black': '#000000a8',
      'area-white': '#ffffff3d',
      'owner-black': '#000000',
      'mark-rim': '#a39a8b',
      'last-arrow': '#b9c6d2cc',
      neutral: '#a39a8b',
      vital: '#ff5fb8',
      'influence-black': '#00000052',
      'influence-white': '#ffffff26',
      vicinity: '#a98bff',
      'void-black': '#000000d9',
      'void-white': '#ffffff8c',
      candidate: '#55b2ff',
      tried: '#b98aff',
      'caption-white': '#ffffff',
      'caption-white-halo': '#3a3732',
    },
  },
};

/** The typeface of everything that is written on boards. */
export const FONT =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans","DejaVu Sans",sans-serif';
