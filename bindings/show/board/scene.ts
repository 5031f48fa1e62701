/** Everything on a board that does not follow the pointer. */

import type { Vertex } from '../../js/api.js';
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
  // Those below the stones, and those above.
  const taken = [new Set<number>(), new Set<number>()] as const;
  const result: Shape[][] = [];
  for (const shapes of [...layers].reverse()) {
    const parts = [shapes.filter(isUnderStones), shapes.filter((shape) => !isUnderStones(shape))];
    parts.forEach((part, i) => {
      const known = taken[i]!;
      const points = new Set<number>();
      for (const shape of part) addPoints(shape, points);
      let isBelow = false;
      for (const point of points) {
        isBelow ||= known.has(point);
        known.add(point);
      }
      result.push(isBelow ? [{ kind: 'faded', shapes: part, opacity: BELOW }] : part);
    });
  }
  return result.reverse().flat();
}

/** Adds the points whose middle, or whose ground, the shape takes, a number each. */
function addPoints(shape: Shape, points: Set<number>): void {
  const add = ([x, y]: Point): void => void points.add(x * 4096 + y);
  if (shape.kind === 'heat') for (const [at] of shape.cells) add(at);
  else if (shape.kind === 'badge' || shape.kind === 'tile') add(shape.at);
  else if (FILLED.has(shape.kind) && 'points' in shape) for (const point of shape.points) add(point);
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
