/** The colours of the board, and of what stands for its pieces beside it. */

import { THEMES, type Theme } from 'kakoi/pictures';

/** The theme for the chosen appearance, whose colours the style sheet has as `--paint-…` from then on. */
export function applyTheme(wood: boolean): Theme {
  const { dataset, style } = document.documentElement;
  const material = wood ? 'wood' : 'plain';
  const theme = THEMES[dataset.theme === 'dark' ? 'dark' : 'light'][material];
  for (const [paint, color] of Object.entries(theme)) style.setProperty(`--paint-${paint}`, color);
  dataset.surface = material;
  return theme;
}
