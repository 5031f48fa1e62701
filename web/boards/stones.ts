/** Stones, drawn once for a size and a theme and stamped from then on: a slider moves hundreds of them a frame. */

import type { Theme } from './theme.js';

type Color = 'black' | 'white';

/**
 * Radius of a stone in cells: on lines, neighbours leave a hair of board between them; in squares, they leave a frame; posts leave room for
 * what joins them.
 */
export const STONE_RADIUS = { lines: 0.478, squares: 0.4, holes: 0.3 };

export class Stones {
  private readonly sprites: { readonly black: HTMLCanvasElement; readonly white: HTMLCanvasElement };

  constructor(
    readonly cell: number,
    /** In cells. */
    readonly radius: number,
    theme: Theme,
  ) {
    const sprite = (color: Color): HTMLCanvasElement => drawStone(cell, cell * radius, theme, color);
    this.sprites = { black: sprite('black'), white: sprite('white') };
  }

  /** Draws a stone of the sign's colour (1 black, -1 white) around the pixel [x, y]. */
  draw(context: CanvasRenderingContext2D, sign: number, x: number, y: number): void {
    const sprite = sign > 0 ? this.sprites.black : this.sprites.white;
    context.drawImage(sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2));
  }
}

function drawStone(cell: number, radius: number, theme: Theme, color: Color): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // Even, like the distance of its neighbours from it, or stones would sit half a pixel off the lines.
  canvas.width = canvas.height = 2 * Math.ceil(cell * 0.7);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const middle = canvas.width / 2;

  const body = context.createRadialGradient(
    middle - radius * 0.36,
    middle - radius * 0.42,
    radius * 0.08,
    middle - radius * 0.1,
    middle - radius * 0.12,
    radius * 1.16,
  );
  body.addColorStop(0, theme.color(`stone-${color}-light`));
  body.addColorStop(color === 'black' ? 0.55 : 0.5, theme.color(`stone-${color}`));
  body.addColorStop(1, theme.color(`stone-${color}-edge`));

  context.shadowColor = theme.color('stone-shadow');
  context.shadowBlur = cell * 0.1;
  context.shadowOffsetX = cell * 0.025;
  context.shadowOffsetY = cell * 0.055;
  context.fillStyle = body;
  context.beginPath();
  context.arc(middle, middle, radius, 0, 2 * Math.PI);
  context.fill();

  context.shadowColor = 'transparent';
  context.lineWidth = Math.max(0.75, cell * 0.022);
  context.strokeStyle = theme.color(`stone-${color}-rim`);
  context.stroke();
  return canvas;
}
