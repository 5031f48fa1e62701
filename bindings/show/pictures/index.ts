/**
 * Positions as shapes and words: what each overlay of a game shows of a board, a theme of named colours, and a painter for
 * canvases. `kakoi/svg` draws the same shapes as text.
 *
 * ```ts
 * const picture = toPicture(board, { shapes: goOverlays.passAlive.shapes(board, {}) });
 * const frame = fitCanvas({ ...picture, coordinates: true }, canvas.width, canvas.height);
 * const painter = new CanvasPainter(frame, THEMES.light.wood);
 * painter.paintBoard(context, picture.board, picture.labels);
 * painter.paint(context, [...picture.under, ...picture.stones, ...picture.over]);
 * ```
 *
 * @module pictures
 */

export { type CanvasFrame, fitCanvas, pointAt } from './canvas/frame.js';
export { CanvasPainter } from './canvas/painter.js';
export type { Overlay, OverlayName, OverlayOptions } from './games.js';
export { goOverlays } from './go/index.js';
export { loaLines, loaOverlays } from './loa/index.js';
export type { Picture } from './overlay.js';
export { inWords, type Said, type Translation } from './said.js';
export { senketOverlays } from './senket/index.js';
export type { Point, Shape } from './shapes.js';
export { THEMES, type Theme, type ThemeName } from './theme.js';
export { toPicture } from './to-picture.js';
