/** The defaults of what a board shows, and the checks of what it is given. */

import type { Size } from '../../js/core/check.js';
import { badOption, show } from '../../js/core/errors.js';
import { validateOptions } from '../../js/core/validate.js';
import type { SgfLabel, SgfLine, SgfMarks } from '../../js/records/properties/marks.js';
import { checkChoice, checkList, checkShapes, checkTheme, checkVertex } from '../pictures/check.js';
import { checkSectionOfAny } from '../pictures/geometry/section.js';
import { checkTranslation } from '../pictures/said.js';
import { THEMES } from '../pictures/theme.js';
import { isPosition, sizeOf } from './position.js';
import type { BoardConfig, BoardLayer, BoardVariation } from './types.js';

/** The configuration of a board that was asked for nothing. */
export const DEFAULTS: BoardConfig = {
  position: null,
  section: null,
  layers: [],
  layerOptions: {},
  lastMove: null,
  marks: {},
  variations: [],
  shapes: [],
  toPlay: null,
  aim: null,
  dragged: null,
  base: null,
  confirm: false,
  coordinates: true,
  theme: 'auto',
  material: 'wood',
  translation: null,
};

const NAMES = Object.keys(DEFAULTS) as (keyof BoardConfig)[];

/** The configuration with the changes, where undefined stands for the default. Throws 'bad-option' for what is none. */
export function changed(config: BoardConfig, change: Partial<BoardConfig>): BoardConfig {
  const given = { ...validateOptions(change, NAMES) } as Record<string, unknown>;
  for (const name of NAMES) if (name in given && given[name] === undefined) given[name] = DEFAULTS[name];
  const next = { ...config, ...given } as BoardConfig;
  check(next);
  return next;
}

/** Positions, sections, layers, options and last moves are checked where they are drawn. */
function check({
  position,
  section,
  layers,
  marks,
  variations,
  shapes,
  toPlay,
  aim,
  dragged,
  confirm,
  coordinates,
  ...looks
}: BoardConfig): void {
  if (position !== null && !isPosition(position))
    throw badOption(`the position must be a board of one of the games or null, not ${show(position)}`);
  if (section !== null) checkSectionOfAny(section);
  const size = position === null ? { width: 32, height: 32 } : sizeOf(position);
  checkList('layers', layers, (layer: BoardLayer) => {
    if (typeof layer?.shapes !== 'function')
      throw badOption(`a layer must be an overlay, not ${show(layer)}`);
  });
  checkMarks(marks, size);
  checkList('variations', variations, (variation: BoardVariation) => {
    checkVertex(variation?.point, size, 'the point of a variation');
    if (variation.text !== undefined) checkText(variation.text);
  });
  checkShapes(shapes);
  checkChoice('toPlay', toPlay, ['black', 'white', null]);
  for (const [name, value] of Object.entries({ aim, dragged }))
    if (value !== null && typeof value !== 'function')
      throw badOption(`${name} must be a function or null, not ${show(value)}`);
  for (const [name, value] of Object.entries({ confirm, coordinates }))
    checkChoice(name, value, [true, false]);
  const { theme, material, translation } = looks;
  if (typeof theme === 'object') checkTheme(theme);
  else checkChoice('theme', theme, ['auto', ...Object.keys(THEMES)]);
  checkChoice('material', material, Object.keys(THEMES.light));
  if (translation !== null) checkTranslation(translation);
}

const MARKS = [
  'triangle',
  'square',
  'circle',
  'cross',
  'selected',
  'dimmed',
  'visible',
  'labels',
  'lines',
  'arrows',
] as const;

function checkMarks(marks: Partial<SgfMarks>, size: Size): void {
  const { dimmed, visible, labels = [], lines = [], arrows = [], ...figures } = validateOptions(marks, MARKS);
  // Null leaves what is shown as it was.
  const points = { ...figures, dimmed: dimmed ?? [], visible: visible ?? [] };
  for (const [name, list = []] of Object.entries(points))
    checkList(name, list, (point) => checkVertex(point, size, `a point of ${name}`));
  for (const [name, list] of Object.entries({ lines, arrows }))
    checkList(name, list, (line: SgfLine) => {
      checkVertex(line?.from, size, `the start of one of ${name}`);
      checkVertex(line.to, size, `the end of one of ${name}`);
    });
  checkList('labels', labels, (label: SgfLabel) => {
    checkVertex(label?.vertex, size, 'the point of a label');
    checkText(label.text);
  });
}

function checkText(text: unknown): void {
  if (typeof text !== 'string') throw badOption(`text must be a string, not ${show(text)}`);
}
