/**
 * The graph of the game over its moves: area, estimate and settled points, found bit by bit in the
 * background. A click goes to a move. The figures of the position on the board stand beside its count, and not here again.
 */

import { analyzeMany, type GoBoard, type GoEstimate, type RecordNode } from 'kakoi';
import { element } from '../shell/elements.js';
import { addHtml } from '../shell/language.js';
import type { Background, Standing } from './background.js';
import { estimatesOf } from './estimates.js';
import html from './graph.html';
import type { GoSession } from './session.js';

/** The most positions of a graph: more cannot be told apart. */
const MOST = 300;
/** The places are filled in from coarse to fine: every so many of them first. */
const STRIDES = [16, 4, 1];
/** Positions that are asked for at a time: the workers' other questions wait no longer than for these. */
const AT_A_TIME = 16;
/** Random games judge until the network is there, without searches: 300 positions take a second, and not seven. */
const JUDGED = { playouts: 60, effort: 'fast' } as const;
/** The graph is computed once the reader has stayed for this long. */
const CALM_MS = 400;
/** The margin of the graph, in CSS pixels. */
const EDGE = 4;
const ANALYSES = ['area', 'passAlive'] as const;

/** Figures of a position in points, from Black's side. */
interface Figures {
  readonly area: number;
  readonly estimate: number;
  /** Settled points of both sides together. */
  readonly settled: number;
  /** True when the network has estimated. */
  readonly isByNetwork: boolean;
}

const SERIES = [
  { name: 'area', color: '--graph-area' },
  { name: 'estimate', color: '--graph-estimate' },
  { name: 'settled', color: '--graph-settled' },
] as const;

export class Graph {
  private readonly canvas: HTMLCanvasElement;
  private readonly known = new WeakMap<GoBoard, Figures>();
  /** True once the network estimates; what random games said is then asked anew. */
  private isByNetwork = false;
  private session: GoSession | null = null;
  private line: readonly RecordNode[] = [];
  /** The places of the line that are shown. */
  private places: readonly number[] = [];
  private boards = new Map<number, GoBoard>();
  /** Ends the search for the figures of the line that was shown before. */
  private control = new AbortController();
  private frame = 0;
  /** The size of the canvas in CSS pixels, as observed: asking for it makes the browser lay the page out. */
  private size = { width: 0, height: 0 };

  constructor(
    private readonly background: Background,
    goTo: (index: number) => void,
  ) {
    addHtml(element('over-moves'), html);
    this.canvas = element('graph');
    new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      this.size = { width, height };
      this.schedule();
      if (this.session) this.mark(this.session);
    }).observe(this.canvas);
    this.canvas.addEventListener('click', (event) => {
      const { left, width } = this.canvas.getBoundingClientRect();
      const share = (event.clientX - left - EDGE) / (width - 2 * EDGE);
      goTo(Math.round(Math.max(0, Math.min(1, share)) * (this.line.length - 1)));
    });
  }

  show(session: GoSession): void {
    const isNetworkNew = this.background.hasNetwork && !this.isByNetwork;
    this.isByNetwork ||= isNetworkNew;
    if (isNetworkNew || session !== this.session || session.line !== this.line) {
      const isOther = session !== this.session;
      this.session = session;
      this.line = session.line;
      const count = Math.min(MOST, this.line.length);
      const step = count > 1 ? (this.line.length - 1) / (count - 1) : 0;
      this.places = Array.from({ length: count }, (_, i) => Math.round(i * step));
      if (isOther) this.boards = new Map();
      this.control.abort();
      this.control = new AbortController();
      void this.find(this.control.signal);
      this.schedule();
    }
    this.mark(session);
  }

  /** Marks the reader's place beside the canvas, which stays as it is from step to step. */
  private mark({ at }: GoSession): void {
    element('graph-place').style.translate = `${this.x(at)}px`;
  }

  private x(place: number): number {
    return EDGE + (place / Math.max(1, this.line.length - 1)) * (this.size.width - 2 * EDGE);
  }

  /** Looks for what is missing, a few positions at a time, until another line is shown. */
  private async find(signal: AbortSignal): Promise<void> {
    this.boards = new Map();
    await calm();
    const { session } = this;
    if (session === null) return;
    const places = inTurn(this.places);
    for (let at = 0; at < places.length && !signal.aborted; at += AT_A_TIME) {
      const missing = places.slice(at, at + AT_A_TIME).flatMap((place) => {
        const standing = session.standingAt(place);
        if (standing === null) return [];
        this.boards.set(place, standing.board);
        return this.known.get(standing.board)?.isByNetwork === this.isByNetwork ? [] : [standing];
      });
      try {
        if (missing.length > 0) await this.measure(session, missing, signal);
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      if (signal.aborted) return;
      this.schedule();
      await calm(0);
    }
  }

  private async measure(
    session: GoSession,
    standings: readonly Standing[],
    signal: AbortSignal,
  ): Promise<void> {
    const { known, isByNetwork } = this;
    const boards = standings.map(({ board }) => board);
    const estimates = await this.estimates(session, standings, signal);
    // To send them to a worker would take as long.
    const analyses = analyzeMany(boards, ANALYSES);
    boards.forEach((board, i) => {
      const { area, passAlive } = analyses[i]!;
      const settled = (['black', 'white'] as const).reduce(
        (sum, color) => sum + passAlive[color].stones.size + passAlive[color].territory.size,
        0,
      );
      known.set(board, {
        area: area.black.size - area.white.size,
        estimate: estimates[i]?.margin ?? 0,
        settled,
        isByNetwork,
      });
    });
  }

  /** Counted by area: territory rules need captures, and the session knows only those of the position looked at. */
  private estimates(
    session: GoSession,
    standings: readonly Standing[],
    signal: AbortSignal,
  ): Promise<GoEstimate[]> {
    const { rules, handicap } = session.countTerms;
    const terms = { rules: { ...rules, scoring: 'area' as const }, handicap };
    if (this.isByNetwork) return estimatesOf(standings, terms, this.background, signal);
    const boards = standings.map(({ board }) => board);
    const options = { ...terms, ...JUDGED };
    return this.background.workers.run(
      (pool) => pool.estimateMany(boards, { ...options, signal }),
      () => boards.map((board) => board.estimate(options)),
    );
  }

  private figuresAt(place: number): Figures | undefined {
    const board = this.boards.get(place);
    return board === undefined ? undefined : this.known.get(board);
  }

  /** Draws before the next frame; also after a change of colours. */
  schedule(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private draw(): void {
    const { canvas, session } = this;
    const context = canvas.getContext('2d');
    const { width, height } = this.size;
    if (context === null || session === null || width === 0) return;
    const ratio = window.devicePixelRatio || 1;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.scale(ratio, ratio);
    const style = getComputedStyle(canvas);
    const points = session.board.width * session.board.height;
    // A single stone has the whole board for its area, so the estimates set the scale.
    const estimates = this.places.map((place) => Math.abs(this.figuresAt(place)?.estimate ?? 0));
    const most = 1.25 * Math.max(20, ...estimates);
    const y = (margin: number) => height / 2 - Math.max(-1, Math.min(1, margin / most)) * (height / 2 - EDGE);
    const heightOf = ({ area, estimate, settled }: Figures) => ({
      area: y(area),
      estimate: y(estimate),
      settled: height - EDGE - (settled / points) * (height - 2 * EDGE),
    });
    context.strokeStyle = style.getPropertyValue('--line');
    context.strokeRect(EDGE, y(0), width - 2 * EDGE, 0);
    for (const { name, color } of SERIES) {
      context.strokeStyle = style.getPropertyValue(color);
      context.lineWidth = name === 'estimate' ? 2 : 1.25;
      context.lineJoin = 'round';
      context.beginPath();
      for (const place of this.places) {
        const figures = this.figuresAt(place);
        if (figures !== undefined) context.lineTo(this.x(place), heightOf(figures)[name]);
      }
      context.stroke();
    }
    canvas.dataset.known = String(this.places.filter((place) => this.figuresAt(place)).length);
  }
}

/** The places in the order in which they are looked at: spread over the game first. */
function inTurn(places: readonly number[]): readonly number[] {
  const strides = STRIDES.map((stride) => places.filter((_, i) => i % stride === 0));
  return [...new Set(strides.flat())];
}

function calm(ms = CALM_MS): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, ms));
}
