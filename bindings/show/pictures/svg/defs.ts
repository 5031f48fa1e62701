/** Definitions that a document makes once and uses often: a picture holds none that it does not use. */

import { type Pattern, STONE_RADIUS } from '../geometry/layout.js';
import type { Side } from '../shapes.js';
import type { Theme } from '../theme.js';
import { CELL, element } from './markup.js';

export class Definitions {
  private readonly made = new Map<string, string>();

  /** Pictures of several themes can stand in one page: `prefix` tells their definitions apart. */
  constructor(
    private readonly prefix: string,
    private readonly theme: Theme,
    private readonly pattern: Pattern,
  ) {}

  /** The number of definitions. */
  get size(): number {
    return this.made.size;
  }

  /** The radius of stones, in cells. */
  get radius(): number {
    return STONE_RADIUS[this.pattern];
  }

  toString(): string {
    return [...this.made.values()].join('');
  }

  /** The id of the definition, made when it is first needed. */
  define(name: string, make: (id: string) => string): string {
    const id = this.prefix + name;
    if (!this.made.has(id)) this.made.set(id, make(id));
    return id;
  }

  /** A gradient across the board. */
  board(): string {
    const { 'board-from': from, 'board-to': to } = this.theme;
    return this.define('o', (id) =>
      element('linearGradient', { id, x2: 1, y2: 1 }, stops([0, from], [1, to])),
    );
  }

  stone(side: Side): string {
    return this.define(side === 'black' ? 'b' : 'w', (id) => {
      const { theme } = this;
      const radius = this.radius * CELL;
      const gradient = element(
        'radialGradient',
        { id: `${id}g`, cx: 0.4, cy: 0.36, r: 0.66, fx: 0.33, fy: 0.28 },
        stops(
          [0, theme[`stone-${side}-light`]],
          [side === 'black' ? 0.55 : 0.5, theme[`stone-${side}`]],
          [1, theme[`stone-${side}-edge`]],
        ),
      );
      const circles = [
        element('circle', { cx: 0.5, cy: 1, r: radius + 1.4, fill: `url(#${this.shadow()})` }),
        element('circle', {
          r: radius,
          fill: `url(#${id}g)`,
          stroke: theme[`stone-${side}-rim`],
          'stroke-width': 0.5,
        }),
      ];
      return gradient + element('g', { id }, circles.join(''));
    });
  }

  private shadow(): string {
    return this.define('s', (id) => {
      const color = this.theme['stone-shadow'];
      return element('radialGradient', { id }, stops([0.78, color], [1, `${color.slice(0, 7)}00`]));
    });
  }
}

function stops(...list: readonly (readonly [offset: number, color: string])[]): string {
  return list.map(([offset, color]) => element('stop', { offset, 'stop-color': color })).join('');
}
