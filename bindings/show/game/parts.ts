/** The parts of `<kakoi-game>`: what stands where. Their words are the element's. */

import type { KakoiBoardElement } from '../board/index.js';
import { adoptStyle } from '../elements/adopt-style.js';
import { STYLE } from './style.js';

/** The ways through the game, in the order of their buttons, with their English and the outlines of their signs. */
export const WAYS = {
  first: { name: 'First', sign: 'M3 3h3v18H3zM21 3v18L7 12z' },
  undo: { name: 'Back', sign: 'M19 3v18L5 12z' },
  redo: { name: 'Forward', sign: 'M5 3v18l14-9z' },
  last: { name: 'Last', sign: 'M18 3h3v18h-3zM3 3v18l14-9z' },
} as const;

/** The name of a way through the game. */
export type Way = keyof typeof WAYS;

/** The parts that `controls` names. */
export const CONTROLS = ['names', 'navigation', 'score', 'comment', 'variations'] as const;

/** The name of a part that can be left out. */
export type Control = (typeof CONTROLS)[number];

/** The elements inside `<kakoi-game>`. */
export interface Parts extends Readonly<Record<Control, HTMLElement>> {
  readonly frame: HTMLElement;
  readonly board: KakoiBoardElement;
  readonly buttons: Readonly<Record<Way, HTMLButtonElement>>;
  readonly slider: HTMLInputElement;
  readonly move: HTMLElement;
  readonly message: HTMLElement;
}

/** Puts the parts in place. */
export function buildParts(root: ShadowRoot): Parts {
  const frame = part('section', 'frame');
  const [names, board, navigation, words] = [
    part('div', 'names'),
    part('kakoi-board', 'board'),
    part('div', 'navigation'),
    part('div', 'words'),
  ];
  const [move, message, score, comment, variations] = [
    part('p', 'move'),
    part('p', 'message'),
    part('p', 'score'),
    part('p', 'comment'),
    part('div', 'variations'),
  ];
  for (const told of [move, message, score]) told.setAttribute('role', 'status');
  for (const group of [variations, navigation]) group.setAttribute('role', 'group');
  comment.setAttribute('role', 'group');
  const slider = part('input', 'slider');
  slider.type = 'range';
  slider.min = '0';
  const ways = Object.keys(WAYS) as Way[];
  const buttons = Object.fromEntries(ways.map((way) => [way, signed(way)])) as Parts['buttons'];
  const { first, undo, redo, last } = buttons;
  navigation.append(first, undo, slider, redo, last, move);
  words.append(message, score, comment, variations);
  frame.append(names, board, navigation, words);
  root.replaceChildren(frame);
  adoptStyle(root, STYLE);
  return { frame, names, board, navigation, score, comment, variations, buttons, slider, move, message };
}

/** A new element with that name as its part. */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.setAttribute('part', name);
  made.textContent = text;
  return made;
}

function signed(way: Way): HTMLButtonElement {
  const button = part('button', 'button');
  button.type = 'button';
  const [svg, path] = (['svg', 'path'] as const).map((tag) =>
    document.createElementNS('http://www.w3.org/2000/svg', tag),
  ) as [SVGSVGElement, SVGPathElement];
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', WAYS[way].sign);
  svg.append(path);
  button.append(svg);
  return button;
}
