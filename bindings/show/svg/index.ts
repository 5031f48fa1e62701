/**
 * Positions as SVG: pure functions from a board to the text of a document. They need no Node.
 *
 * @module svg
 */

export { outlinePath } from './outline.js';
export { pictureSvg } from './picture.js';
export { starPoints } from './star-points.js';
export { toSvg } from './to-svg.js';
