/** A Go board as one array of signs, with rules written the plain way, to compare the engine with. */

import type { Color, Vertex } from 'kakoi';

export class Mailbox {
  readonly cells: number[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.cells = new Array(width * height).fill(0);
  }

  put([x, y]: Vertex, color: Color | null): void {
    this.cells[y * this.width + x] = color === null ? 0 : color === 'black' ? 1 : -1;
  }

  /**
   * Puts the stone and removes chains without a liberty, the opponent's first; returns the number of stones
   * removed.
   */
  play(vertex: Vertex, color: Color): number {
    this.put(vertex, color);
    const point = vertex[1] * this.width + vertex[0];
    const own = this.cells[point];
    let taken = 0;
    for (const next of this.#neighbours(point)) {
      if (this.cells[next] === -own!) taken += this.#takeIfDead(next);
    }
    return taken + this.#takeIfDead(point);
  }

  toMap(): number[][] {
    return Array.from({ length: this.height }, (_, y) =>
      this.cells.slice(y * this.width, (y + 1) * this.width),
    );
  }

  #takeIfDead(start: number): number {
    const chain = new Set([start]);
    for (const point of chain) {
      for (const next of this.#neighbours(point)) {
        if (this.cells[next] === 0) return 0;
        if (this.cells[next] === this.cells[point]) chain.add(next);
      }
    }
    for (const point of chain) this.cells[point] = 0;
    return chain.size;
  }

  #neighbours(point: number): number[] {
    const [x, y] = [point % this.width, Math.floor(point / this.width)];
    return [
      ...(x > 0 ? [point - 1] : []),
      ...(x < this.width - 1 ? [point + 1] : []),
      ...(y > 0 ? [point - this.width] : []),
      ...(y < this.height - 1 ? [point + this.width] : []),
    ];
  }
}
