/** The colours of the board, and of the symbols for its pieces beside it. */

import { THEMES, type Theme } from 'kakoi/pictures';

/** The theme for the chosen appearance; the style sheet then has its colours as `--paint-…`. */
export function applyTheme(wood: boolean): Theme {
  const { dataset, style } = document.documentElement;
  const material = wood ? 'wood' : 'plain';
  const theme = THEMES[dataset.theme === 'dark' ? 'dark' : 'light'][material];
  for (const [paint, color] of Object.entries(theme)) style.setProperty(`--paint-${paint}`, color);
  dataset.surface = material;
  return theme;
}
