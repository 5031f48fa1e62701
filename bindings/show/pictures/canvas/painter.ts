/** Shapes on a canvas. */

import { badOption, show } from '../../../js/core/errors.js';
import { checkShapes, checkTheme } from '../check.js';
import { arrowCorners } from '../geometry/arrow.js';
import { STONE_RADIUS, shownOf } from '../geometry/layout.js';
import { traceOutline } from '../geometry/outline.js';
import { shownIn } from '../geometry/section.js';
import {
  AREA,
  ARROW_TAIL,
  BAND,
  BORDER_WIDTH,
  CROSS_WIDTH,
  FENCE,
  HATCH,
  heatOf,
  LINE_DASHES,
  MARK_RIM,
  OPACITY,
  OUTLINE,
  SQUARE,
  TRIED,
} from '../geometry/sizes.js';
import type {
  CrossesShape,
  FadedShape,
  FencesShape,
  HatchShape,
  HeatShape,
  Labels,
  Point,
  Shape,
  StonesShape,
} from '../shapes.js';
import type { Theme } from '../theme.js';
import { drawBadge } from './badges.js';
import { drawBackground, drawChequers, drawGrid, drawLabels } from './board.js';
import { drawCaption } from './captions.js';
import { type CanvasFrame, checkFrame, clipPixels, pixelOf } from './frame.js';
import { lineWidth, type Pen, traceCircles, traceRings, traceSegments, traceSquares } from './pen.js';
import { stamp } from './stamps.js';
import { drawStonesOf } from './stones.js';

/** For programs that TypeScript checks without the browser's types: where those are, these add nothing. */
declare global {
  interface CanvasRenderingContext2D {}
}

/** Draws shapes as a frame and a theme have them. Stones, badges and plates are drawn once and stamped from then on: keep the painter. */
export class CanvasPainter {
  private readonly stamps: Pen['stamps'] = new Map();
  /** For what is drawn apart; made when it is first needed. */
  private apart: CanvasRenderingContext2D | null = null;
  readonly #clip: ReturnType<typeof clipPixels>;

  /** For one size of the board in one theme: another needs another painter. */
  constructor(
    readonly frame: CanvasFrame,
    readonly theme: Theme,
  ) {
    checkFrame(frame);
    checkTheme(theme);
    this.#clip = clipPixels(frame);
  }

  /** The empty board, over all of the canvas; without `labels` it has no coordinates. */
  paintBoard(context: CanvasRenderingContext2D, board: readonly Shape[], labels: Labels | null): void {
    const pen = this.pen(context);
    drawBackground(pen);
    this.paint(context, board);
    if (labels !== null) drawLabels(pen, labels);
  }

  /** The shapes, each over those before it; what the context was set to is as it was afterwards. */
  paint(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
    const pen = this.pen(context);
    if (this.#clip === null) {
      this.#paint(pen, shapes, 1);
      return;
    }
    context.save();
    context.beginPath();
    context.rect(...this.#clip);
    context.clip();
    this.#paint(pen, shapes, 1);
    context.restore();
  }

  /** With so much left of each. */
  #paint(pen: Pen, shapes: readonly Shape[], opacity: number): void {
    const { context } = pen;
    for (const shape of checkShapes(shapes)) {
      if (shape.kind !== 'faded' && !Object.hasOwn(DRAW, shape.kind))
        throw badOption(`there are no shapes called ${show(shape.kind)}`);
      context.save();
      if ('paint' in shape) context.fillStyle = context.strokeStyle = this.theme[shape.paint];
      context.globalAlpha *= opacity;
      context.beginPath();
      if (shape.kind === 'faded') this.#paintFaded(pen, shape);
      else drawShape(pen, shape);
      context.restore();
    }
  }

  /** By way of a canvas of their own, which takes its time, where one by one they would show through each other. */
  #paintFaded(pen: Pen, { shapes, opacity }: FadedShape): void {
    if (checkShapes(shapes).every(({ kind }) => FLAT.has(kind))) {
      this.#paint(pen, shapes, opacity);
      return;
    }
    const { context } = pen;
    const { width, height } = this.frame;
    this.apart ??= new OffscreenCanvas(width, height).getContext('2d') as CanvasRenderingContext2D | null;
    if (this.apart === null) return;
    this.apart.clearRect(0, 0, width, height);
    this.paint(this.apart, shapes);
    context.globalAlpha *= opacity;
    context.drawImage(this.apart.canvas, 0, 0);
  }

  private pen(context: CanvasRenderingContext2D): Pen {
    if (typeof context?.save !== 'function')
      throw badOption(`the context must be that of a canvas, not ${show(context)}`);
    const { frame, theme, stamps } = this;
    return { context, frame, theme, stamps };
  }
}

/** Shapes that lie apart from others of their layer, or cross them with lines only: made paler one by one or together, they look alike. */
const FLAT: ReadonlySet<Shape['kind']> = /* @__PURE__ */ new Set([
  'area',
  'outline',
  'heat',
  'squares',
  'discs',
  'crosses',
  'rings',
  'frames',
  'lines',
  'badge',
  'tile',
  'plates',
]);

type Drawn = Exclude<Shape['kind'], 'faded'>;

function drawShape(pen: Pen, shape: Exclude<Shape, FadedShape>): void {
  const draw = DRAW[shape.kind] as (pen: Pen, shape: Exclude<Shape, FadedShape>) => void;
  draw(pen, shape);
}

/** Each begins with an empty path and both colours set to the shape's paint. */
const DRAW: { readonly [K in Drawn]: (pen: Pen, shape: Extract<Shape, { kind: K }>) => void } = {
  area(pen, { points }) {
    traceBorder(pen, points, AREA);
    pen.context.fill('evenodd');
  },
  outline(pen, { points, dashed = false }) {
    const { context } = pen;
    context.lineWidth = lineWidth(pen, OUTLINE.width);
    if (dashed) dash(pen, OUTLINE.dashes);
    traceBorder(pen, points, OUTLINE);
    context.stroke();
  },
  region(pen, { rings }) {
    traceRings(pen, rings);
    pen.context.fill('evenodd');
  },
  border(pen, { rings }) {
    traceRings(pen, rings);
    pen.context.lineJoin = 'round';
    pen.context.lineWidth = lineWidth(pen, BORDER_WIDTH, 2);
    pen.context.stroke();
  },
  hatch: drawHatch,
  lines(pen, { segments, width, dashed = false }) {
    traceSegments(pen, segments);
    pen.context.lineCap = 'round';
    pen.context.lineWidth = lineWidth(pen, width);
    if (dashed) dash(pen, LINE_DASHES);
    pen.context.stroke();
  },
  bands(pen, { segments }) {
    const { context } = pen;
    traceSegments(pen, segments);
    context.lineCap = context.lineJoin = 'round';
    context.lineWidth = lineWidth(pen, BAND.width);
    context.globalAlpha *= BAND.opacity;
    context.stroke();
  },
  arrows(pen, { segments, width }) {
    const shaft = lineWidth(pen, width) / pen.frame.cell;
    const list = [...segments];
    traceRings(
      pen,
      list.map((segment) => arrowCorners(segment, shaft)),
    );
    traceCircles(
      pen,
      list.map(([from]) => from),
      pen.frame.cell * shaft * ARROW_TAIL,
    );
    pen.context.fill();
  },
  discs(pen, { points, radius }) {
    traceCircles(pen, points, Math.max(1, pen.frame.cell * radius));
    pen.context.fill();
  },
  rings(pen, { points, radius, width }) {
    traceCircles(pen, points, pen.frame.cell * radius);
    pen.context.lineWidth = lineWidth(pen, width);
    pen.context.stroke();
  },
  frames(pen, { points, half, width }) {
    traceSquares(pen, points, Math.round(pen.frame.cell * half));
    pen.context.lineWidth = lineWidth(pen, width);
    pen.context.stroke();
  },
  crosses: drawCrosses,
  squares(pen, { points }) {
    traceSquares(pen, points, Math.max(1.5, Math.round(pen.frame.cell * SQUARE)));
    pen.context.fill();
    pen.context.strokeStyle = pen.theme['mark-rim'];
    pen.context.lineWidth = lineWidth(pen, MARK_RIM, 1);
    pen.context.stroke();
  },
  heat: drawHeat,
  badge: drawBadge,
  tile: drawBadge,
  stones: drawStones,
  fences: drawFences,
  captions: drawCaption,
  plates: drawCaption,
  grid: drawGrid,
  chequers: drawChequers,
};

/** The border of the points, from the corner of the board. */
function traceBorder(
  { context, frame: { cell, left, top } }: Pen,
  points: Iterable<Point>,
  { inset, round }: { readonly inset: number; readonly round: number },
): void {
  context.translate(left, top);
  traceOutline(context, points, cell, inset * cell, round * cell);
}

function dash({ context, frame }: Pen, dashes: readonly number[]): void {
  context.setLineDash(dashes.map((length) => length * frame.cell));
}

function drawHatch(pen: Pen, { rings, except, rising }: HatchShape): void {
  const { context, frame } = pen;
  const { width, height, cell } = frame;
  traceRings(pen, rings);
  context.clip('evenodd');
  context.beginPath();
  context.rect(0, 0, width, height);
  traceRings(pen, except);
  context.clip('evenodd');
  context.beginPath();
  const step = Math.max(5, cell * HATCH.step);
  for (let x = -height; x < width + height; x += step) {
    context.moveTo(x, rising ? height : 0);
    context.lineTo(x + height, rising ? 0 : height);
  }
  context.lineWidth = lineWidth(pen, HATCH.width, 1);
  context.stroke();
}

/** Stamped: browsers take three times as long to smooth as many slanting lines. */
function drawCrosses(pen: Pen, { points, arm: cells, paint }: CrossesShape): void {
  const { frame, theme } = pen;
  const arm = frame.cell * cells;
  const width = lineWidth(pen, cells * CROSS_WIDTH, 1.25);
  const room = Math.ceil(arm + width);
  stamp(pen, points, `cross ${paint} ${cells}`, room, room, (context) => {
    context.moveTo(-arm, -arm);
    context.lineTo(arm, arm);
    context.moveTo(arm, -arm);
    context.lineTo(-arm, arm);
    context.strokeStyle = theme[paint];
    context.lineWidth = width;
    context.stroke();
  });
}

function drawHeat({ context, frame, theme }: Pen, { cells }: HeatShape): void {
  const { globalAlpha: whole } = context;
  context.strokeStyle = theme['mark-rim'];
  context.lineWidth = Math.max(1, frame.cell * MARK_RIM);
  for (const [at, strength] of cells) {
    const [x, y] = pixelOf(frame, at);
    const { half, opacity } = heatOf(strength);
    const pixels = Math.round(frame.cell * half);
    context.globalAlpha = whole * opacity;
    context.fillRect(x - pixels, y - pixels, 2 * pixels, 2 * pixels);
    context.strokeRect(x - pixels, y - pixels, 2 * pixels, 2 * pixels);
  }
}

function drawStones(pen: Pen, { points, side, look }: StonesShape): void {
  const { context, frame, theme } = pen;
  const list = shownIn(shownOf(frame), points);
  context.globalAlpha *= OPACITY[look];
  drawStonesOf(pen, side, list);
  if (look !== 'tried') return;
  const radius = frame.cell * STONE_RADIUS[frame.pattern];
  context.strokeStyle = theme.tried;
  context.lineWidth = lineWidth(pen, TRIED.width);
  context.setLineDash(TRIED.dashes.map((length) => length * radius));
  traceCircles(pen, list, radius);
  context.stroke();
}

/** A line with a rim, so that it stands out from grounds of its own colour. */
function drawFences(pen: Pen, { segments, side, look }: FencesShape): void {
  const { context, frame, theme } = pen;
  const { cell } = frame;
  const width = lineWidth(pen, FENCE.width, 2);
  const list = [...segments];
  // Dashes with round ends would run into each other.
  context.lineCap = look === 'tried' ? 'butt' : 'round';
  if (look === 'tried') dash(pen, FENCE.dashes);
  context.lineWidth = width + 2 * lineWidth(pen, FENCE.rim, 1);
  if (look === 'built') {
    // The shadow is a plain copy: hundreds of blurred ones would take a tenth of a second.
    context.save();
    context.translate(cell * 0.02, cell * 0.05);
    traceSegments(pen, list);
    context.globalAlpha *= 0.5;
    context.strokeStyle = theme['stone-shadow'];
    context.stroke();
    context.restore();
    context.beginPath();
  }
  traceSegments(pen, list);
  context.globalAlpha *= OPACITY[look];
  context.strokeStyle = look === 'tried' ? theme.tried : theme[`fence-${side}-rim`];
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = theme[`stone-${side}`];
  context.stroke();
}
