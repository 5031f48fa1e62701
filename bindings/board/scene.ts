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
  const parts = layers.map((shapes) => [
    shapes.filter(isUnderStones),
    shapes.filter((shape) => !isUnderStones(shape)),
  ]);
  const taken = [new Set<number>(), new Set<number>()];
  const result: Shape[] = [];
  for (const layer of parts.reverse()) {
    layer.forEach((shapes, part) => {
      const points = shapes.flatMap(pointsOf);
      const isBelow = points.some((point) => taken[part]?.has(point));
      result.unshift(...(isBelow ? [{ kind: 'faded', shapes, opacity: BELOW } satisfies Shape] : shapes));
      for (const point of points) taken[part]?.add(point);
    });
  }
  return result;
}

/** The points whose middle, or whose ground, the shape takes, a number each. */
function pointsOf(shape: Shape): number[] {
  const key = ([x, y]: Point): number => x * 4096 + y;
  if (shape.kind === 'heat') return Array.from(shape.cells, ([at]) => key(at));
  if (shape.kind === 'badge' || shape.kind === 'tile') return [key(shape.at)];
  const isFilled = ['area', 'squares', 'discs', 'crosses'].includes(shape.kind);
  return isFilled && 'points' in shape ? Array.from(shape.points, key) : [];
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
