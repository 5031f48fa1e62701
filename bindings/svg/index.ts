/**
 * Positions as SVG: pure functions from a board to the text of a document. They need no Node.
 *
 * @module svg
 */

export type { GoOverlayName } from '../pictures/go/index.js';
export type { LoaOverlayName } from '../pictures/loa/index.js';
export type { SenketOverlayName } from '../pictures/senket/index.js';
export { GO_OVERLAYS, type GoPictureOptions, goSvg } from './go.js';
export { LOA_OVERLAYS, type LoaPictureOptions, loaSvg } from './loa.js';
export type { PictureOptions, ThemeName } from './options.js';
export { type OutlineOptions, outlinePath } from './outline.js';
export { type PictureSvgOptions, pictureSvg } from './picture.js';
export { SENKET_OVERLAYS, type SenketPictureOptions, senketSvg } from './senket.js';
export { starPoints } from './star-points.js';
