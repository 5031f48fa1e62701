/**
 * Positions as SVG: pure functions from a board to the text of a document. They need no Node.
 *
 * @module svg
 */

export type { GoOverlayName } from '../pictures/go/index.js';
export type { LoaOverlayName } from '../pictures/loa/index.js';
export type { SenketOverlayName } from '../pictures/senket/index.js';
export { GO_OVERLAYS, goSvg } from './go.js';
export { LOA_OVERLAYS, loaSvg } from './loa.js';
export type { ThemeName } from './options.js';
export { outlinePath } from './outline.js';
export { pictureSvg } from './picture.js';
export { SENKET_OVERLAYS, senketSvg } from './senket.js';
export { starPoints } from './star-points.js';
