/** Everything on a board that does not follow the pointer. */

import type { Vertex } from '../js/api.js';
import { readSection } from '../pictures/geometry/section.js';
import type { Picture } from '../pictures/overlay.js';
import { inWords, type Translation } from '../pictures/said.js';
import { isUnderStones, type Point, type Shape } from '../pictures/shapes.js';
import { markShapes, variationShapes } from './marks.js';
import { pictureOf } from './position.js';
import type { BoardConfig, BoardLayer, BoardPosition } from './types.js';

/** The opacity left to a layer that lies below another on the same points. */
const BELOW = 0.4;

const FILLED: ReadonlySet<Shape['kind']> = /* @__PURE__ */ new Set(['area', 'squares', 'discs', 'crosses']);

/** Null without a position. Throws what the layers throw, and 'bad-option' or 'off-board' for a last move or a section that is none. */
export function sceneOf(config: BoardConfig, lifted: Vertex | null): Picture | null {
  const { position, layers, layerOptions, marks, variations, section } = config;
  if (position === null) return null;
  const drawn = [...layers].map((layer) => layer.shapes(position as never, layerOptions as never));
  const picture = pictureOf(position, stacked(drawn), config, lifted);
  return {
    ...picture,
    over: [...picture.over, ...markShapes(position, marks), ...variationShapes(variations)],
    ...(section === null ? {} : { section: readSection(section, picture.labels) }),
  };
}

/** One layer over the other: tints, and what is above the stones, are paler where a higher layer has as much on the same points. */
function stacked(layers: readonly (readonly Shape[])[]): Shape[] {
  // Those below the stones, and those above: the topmost layer of each point.
  const taken = [new Map<number, number>(), new Map<number, number>()] as const;
  const result: Shape[][] = [];
  for (const [layer, shapes] of [...layers].reverse().entries()) {
    const parts = [shapes.filter(isUnderStones), shapes.filter((shape) => !isUnderStones(shape))];
    parts.forEach((part, i) => {
      let isBelow = false;
      for (const shape of part) isBelow = take(shape, layer, taken[i]!) || isBelow;
      result.push(isBelow ? [{ kind: 'faded', shapes: part, opacity: BELOW }] : part);
    });
  }
  return result.reverse().flat();
}

/** Takes the points whose middle, or whose ground, the shape covers, for the layer; true when a higher one has any of them. */
function take(shape: Shape, layer: number, taken: Map<number, number>): boolean {
  let isBelow = false;
  const add = ([x, y]: Point): void => {
    const point = x * 4096 + y;
    const topmost = taken.get(point);
    if (topmost === undefined) taken.set(point, layer);
    else isBelow ||= topmost !== layer;
  };
  if (shape.kind === 'heat') for (const [at] of shape.cells) add(at);
  else if (shape.kind === 'badge' || shape.kind === 'tile') add(shape.at);
  else if (FILLED.has(shape.kind) && 'points' in shape) for (const point of shape.points) add(point);
  return isBelow;
}

/** The layers' words about the place, the topmost layer first. */
export function layersAt(
  layers: readonly BoardLayer[],
  position: BoardPosition,
  place: Point,
  options: object,
  translation: Translation | null,
): string[] {
  return [...layers].reverse().flatMap((layer) => {
    const about = [position as never, place, options as never] as const;
    if (layer.said === undefined) return layer.describe?.(...about) ?? [];
    const said = layer.said(...about);
    return said ? inWords(said, translation) : [];
  });
}
