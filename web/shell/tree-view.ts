/** The record as a tree of stones, of which only the part in view is drawn; a click goes to a node. */

import type { RecordNode } from 'kakoi';
import { element } from './elements.js';
import { isMode } from './modes.js';
import { goToNode } from './moves.js';
import type { AnySession } from './session.js';
import { signsOf } from './signs.js';
import type { PageState } from './state.js';
import { layOutTree, type TreeLayout, type TreeLine } from './tree-layout.js';

/** Sizes in CSS pixels: from node to node, the radius of a stone, and from the edge to the first node. */
const CELL = 22;
const RADIUS = 7;
const MARGIN = 13;
/** The height of the tree at most, and the part of it that a scrollbar may take. */
const MOST = 138;
const SCROLLBAR = 10;

export class TreeView {
  private readonly room = element('tree');
  private readonly space = element('tree-space');
  private readonly canvas = element<HTMLCanvasElement>('tree-canvas');
  private layout: TreeLayout | null = null;
  private session: AnySession | null = null;
  private version = -1;
  private request = 0;
  private revealed: RecordNode | null = null;
  /** The scroll position of the last drawing. */
  private drawn = [0, 0];

  constructor(page: PageState) {
    this.room.addEventListener('scroll', () => {
      const { scrollLeft, scrollTop } = this.room;
      if (scrollLeft !== this.drawn[0] || scrollTop !== this.drawn[1]) this.schedule();
    });
    new ResizeObserver(() => this.schedule()).observe(this.room);
    this.room.addEventListener('click', (event) => {
      const node = this.nodeAt(event);
      if (node !== null) goToNode(page, node);
    });
  }

  /** Draws before the next frame; brings the node looked at into view when it has changed. */
  show(session: AnySession): void {
    if (session !== this.session || session.version !== this.version) {
      this.session = session;
      this.version = session.version;
      this.layout = layOutTree(session.root);
      const { columns, rows } = this.layout;
      this.room.hidden = columns < 2;
      this.space.style.width = `${2 * MARGIN + (columns - 1) * CELL}px`;
      const height = 2 * MARGIN + (rows - 1) * CELL;
      this.space.style.height = `${height}px`;
      this.room.style.height = `${Math.min(MOST, height + SCROLLBAR)}px`;
    }
    this.revealed = null;
    this.schedule();
  }

  /** Draws before the next frame; also after a change of colours. */
  schedule(): void {
    // In another mode it is out of sight; the observer of its size draws it when it is back.
    if (this.request === 0 && isMode('record')) {
      this.request = requestAnimationFrame(() => {
        this.request = 0;
        this.reveal();
        this.draw();
      });
    }
  }

  private lineOf(node: RecordNode): TreeLine | undefined {
    return this.layout?.lines.find(({ start, nodes }) => nodes[node.depth - start] === node);
  }

  /**
   * Brings the node into view, once for each node, because the reader may scroll away. Called before a frame,
   * when the browser lays the page out in any case.
   */
  private reveal(): void {
    const { room } = this;
    const node = this.session?.node;
    if (node === undefined || node === this.revealed || room.clientWidth === 0) return; // out of sight
    this.revealed = node;
    const x = MARGIN + node.depth * CELL;
    const y = MARGIN + (this.lineOf(node)?.row ?? 0) * CELL;
    // Some of the following nodes stay in view.
    room.scrollLeft = Math.max(x + 3 * CELL - room.clientWidth, Math.min(room.scrollLeft, x - 2 * CELL));
    room.scrollTop = Math.max(y + MARGIN - room.clientHeight, Math.min(room.scrollTop, y - MARGIN));
  }

  private nodeAt({ clientX, clientY }: MouseEvent): RecordNode | null {
    const { left, top } = this.space.getBoundingClientRect();
    const column = Math.round((clientX - left - MARGIN) / CELL);
    const row = Math.round((clientY - top - MARGIN) / CELL);
    const line = this.layout?.lines.find(
      ({ row: own, start, nodes }) => own === row && column >= start && column < start + nodes.length,
    );
    return line?.nodes[column - line.start] ?? null;
  }

  private draw(): void {
    const { room, canvas, layout, session } = this;
    const context = canvas.getContext('2d');
    const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = room;
    if (context === null || layout === null || session === null || width === 0) return;
    this.drawn = [scrollLeft, scrollTop];
    const ratio = window.devicePixelRatio || 1;
    const size = [Math.round(width * ratio), Math.round(height * ratio)] as const;
    if (canvas.width !== size[0] || canvas.height !== size[1]) {
      [canvas.width, canvas.height] = size;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, ...size);
    context.setTransform(ratio, 0, 0, ratio, (MARGIN - scrollLeft) * ratio, (MARGIN - scrollTop) * ratio);
    const first = Math.floor((scrollLeft - MARGIN) / CELL) - 1;
    const last = Math.ceil((scrollLeft + width) / CELL);
    const shown = layout.lines.filter(
      ({ row, start, nodes, from }) =>
        row * CELL >= scrollTop - 2 * CELL &&
        from * CELL <= scrollTop + height &&
        start <= last &&
        start + nodes.length >= first,
    );
    const line = new Set(session.line.slice(Math.max(0, first), last + 1));
    const colors = getComputedStyle(room);
    const color = (name: string) => colors.getPropertyValue(name);
    context.lineWidth = 1.5;
    context.strokeStyle = color('--muted');
    context.beginPath();
    for (const { row, from, start, nodes } of shown) {
      if (row !== from) {
        context.moveTo((start - 1) * CELL, from * CELL);
        context.lineTo((start - 1) * CELL, (row - 1) * CELL);
        context.lineTo(start * CELL, row * CELL);
      }
      context.moveTo(Math.max(start, first) * CELL, row * CELL);
      context.lineTo(Math.min(start + nodes.length - 1, last) * CELL, row * CELL);
    }
    context.stroke();
    for (const { row, start, nodes } of shown) {
      const end = Math.min(start + nodes.length - 1, last);
      for (let column = Math.max(start, first); column <= end; column++) {
        const node = nodes[column - start]!;
        this.drawNode(context, node, column * CELL, row * CELL, line.has(node), color);
      }
    }
  }

  private drawNode(
    context: CanvasRenderingContext2D,
    node: RecordNode,
    x: number,
    y: number,
    onLine: boolean,
    color: (name: string) => string,
  ): void {
    const { B, W, C, N } = node.data;
    const disc = (radius: number) => {
      context.beginPath();
      context.arc(x, y, radius, 0, 2 * Math.PI);
    };
    if (node === this.session?.node) {
      context.fillStyle = color('--accent');
      disc(RADIUS + 3.5);
      context.fill();
    }
    context.fillStyle =
      B !== undefined
        ? color('--paint-stone-black')
        : W !== undefined
          ? color('--paint-stone-white')
          : color('--muted');
    context.strokeStyle = color(onLine ? '--ink' : '--muted');
    context.lineWidth = onLine ? 1.5 : 1;
    disc(B === undefined && W === undefined ? RADIUS - 3 : RADIUS);
    context.fill();
    context.stroke();
    const [sign] = signsOf(node.data).split(' ');
    if (sign) {
      const ink =
        B !== undefined ? '--paint-ink-on-black' : W !== undefined ? '--paint-ink-on-white' : '--ink';
      context.fillStyle = color(ink);
      context.font = `700 ${sign.length > 1 ? 9 : 11}px system-ui, sans-serif`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillText(sign, x, y + 0.5);
    }
    if (C === undefined && N === undefined) return;
    context.fillStyle = color('--seal');
    context.beginPath();
    context.arc(x + RADIUS - 1, y - RADIUS + 1, 3, 0, 2 * Math.PI);
    context.fill();
  }
}
