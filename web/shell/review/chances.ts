/** The graph of Black's chances over the moves of a game. */

import type { Measure } from './measure.js';

const WIDTH = 300;
const HEIGHT = 80;

export class Chances {
  private readonly area: SVGPathElement;
  private readonly place: SVGPathElement;
  private last = 1;

  constructor(
    private readonly room: HTMLElement,
    goTo: (at: number) => void,
  ) {
    const graph = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    graph.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
    graph.setAttribute('preserveAspectRatio', 'none');
    const part = (name: string): SVGPathElement => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('class', name);
      graph.append(path);
      return path;
    };
    this.area = part('chances');
    part('even').setAttribute('d', `M0 ${HEIGHT / 2}H${WIDTH}`);
    this.place = part('place');
    room.replaceChildren(graph);
    room.addEventListener('click', (event) => {
      const { left, width } = room.getBoundingClientRect();
      goTo(Math.round(Math.max(0, Math.min(1, (event.clientX - left) / width)) * this.last));
    });
  }

  /** Draws what is known: Black's share from below. */
  draw(measure: Measure<unknown>): void {
    this.last = Math.max(1, measure.length - 1);
    const points = Array.from({ length: measure.length }, (_, at) => {
      const chance = measure.chanceAt(at);
      return chance === null ? '' : `L${this.x(at)} ${((1 - chance) * HEIGHT).toFixed(1)}`;
    });
    const known = points.filter(Boolean);
    const first = known[0]?.slice(1).split(' ')[1] ?? HEIGHT / 2;
    const end = known.at(-1)?.slice(1).split(' ')[0] ?? 0;
    this.area.setAttribute('d', `M0 ${HEIGHT}L0 ${first}${known.join('')}L${end} ${HEIGHT}Z`);
    this.room.dataset.known = String(known.length);
  }

  /** Marks the place that is looked at; none for null. */
  mark(at: number | null): void {
    this.place.setAttribute('d', at === null ? '' : `M${this.x(at)} 0V${HEIGHT}`);
  }

  private x(at: number): string {
    return ((Math.min(at, this.last) / this.last) * WIDTH).toFixed(1);
  }
}
