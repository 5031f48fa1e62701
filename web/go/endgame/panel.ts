/**
 * The table of the last regions and what they are worth, with the thermograph of the one that is chosen. It comes with the
 * engine that reads, so it takes the page's words from its caller.
 */

import type { Color, Vertex } from 'kakoi';
import type { EndgameRegion, readEndgame } from 'kakoi/reading';
import { make, makeButton } from '../../shell/elements.js';

type Say = (english: string, values?: Readonly<Record<string, string | number>>) => string;
type Reading = ReturnType<typeof readEndgame>;

/** The page's way to write what the table names. */
export interface Writing {
  readonly say: Say;
  nameOf(color: Color): string;
  point(vertex: Vertex): string;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A count with a sign, or a gain: at most two digits of a fraction. */
const short = (count: number) => String(Math.round(100 * count) / 100).replace('-', '−');

/** The number at the point to play first: its gain to a tenth, which is as much as a point has room for, with '!' in sente. */
export function endgameLabels({ regions }: Reading): { vertex: Vertex; text: string }[] {
  return regions.flatMap(({ temperature, sente, moves }) => {
    const vertex = moves[sente ?? 'black'] ?? moves.white;
    return vertex === null || temperature <= 0
      ? []
      : [{ vertex, text: `${Math.round(10 * temperature) / 10}${sente === null ? '' : '!'}` }];
  });
}

/** Fills the room with the table of a reading. */
export function showEndgame(room: HTMLElement, reading: Reading, writing: Writing): void {
  const { say, nameOf, point } = writing;
  const { unread, mean, settled } = reading;
  const regions = reading.regions.filter(({ temperature }) => temperature > 0); // dame are nothing to look at
  const graph = make('div');
  const rows = regions.map((region) => {
    const { moves, temperature, sente } = region;
    const at = moves[sente ?? 'black'] ?? moves.white;
    const draw = () => graph.replaceChildren(...thermograph(region, writing));
    const button = makeButton('link', draw, at === null ? '–' : point(at));
    const name = make('th', { scope: 'row' }, button);
    const kind = sente === null ? say('gote') : say('{color}’s sente', { color: nameOf(sente) });
    const title = region.certainty === 'likely' ? say('likely') : say('exact');
    const cells = [short(temperature), short(region.mean), kind].map((text) => make('td', {}, text));
    return make('tr', { title }, name, ...cells);
  });
  const titles = [say('Point'), say('Gain'), say('Count'), say('Sente')];
  const head = titles.map((title) => make('th', { scope: 'col' }, title));
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows));
  const left =
    unread.length === 0
      ? ''
      : ` ${say('Kos and large regions left out: {count}.', { count: unread.length })}`;
  const sum = say('Expected: {count} points of territory for Black, before prisoners and komi.', {
    count: short(settled + mean),
  });
  const note = make(
    'p',
    {},
    regions.length === 0
      ? say('No move in a region that is small enough to count gains anything.') + left
      : sum + left,
  );
  room.replaceChildren(...(regions.length === 0 ? [note] : [table, note, graph]));
  if (regions[0] !== undefined) graph.replaceChildren(...thermograph(regions[0], writing));
}

/** The thermograph: the count to the left is Black's, the tax of a move goes up. */
function thermograph(region: EndgameRegion, { say }: Writing): Element[] {
  const walls = [region.thermograph.black, region.thermograph.white].map((wall) => [
    ...wall,
    [Math.max(region.temperature, 0) + 1, region.mean] as const,
  ]);
  const corners = walls.flat();
  const counts = corners.map(([, count]) => count);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const top = Math.max(...corners.map(([tax]) => tax));
  const x = (count: number) => 20 + (200 * (most - count)) / Math.max(1, most - least);
  const y = (tax: number) => 10 + (100 * (top - tax)) / (top + 1);
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 240 132');
  svg.setAttribute('role', 'img');
  const line = (points: readonly (readonly [number, number])[], width: number, dash: string) => {
    const drawn = document.createElementNS(SVG, 'polyline');
    const place = points.map(([tax, count]) => `${x(count)},${y(tax)}`).join(' ');
    for (const [name, value] of Object.entries({
      points: place,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': String(width),
      'stroke-dasharray': dash,
    }))
      drawn.setAttribute(name, value);
    svg.append(drawn);
  };
  line(
    [
      [0, most],
      [0, least],
    ],
    0.5,
    '3 3',
  );
  for (const wall of walls) line(wall, 2, '');
  for (const count of new Set([most, region.mean, least])) {
    const text = document.createElementNS(SVG, 'text');
    text.textContent = short(count);
    for (const [name, value] of Object.entries({
      x: String(x(count)),
      y: '128',
      fill: 'currentColor',
      'font-size': '11',
      'text-anchor': 'middle',
    }))
      text.setAttribute(name, value);
    svg.append(text);
  }
  const words = say('Thermograph: count {count}, gain of a move {gain}.', {
    count: short(region.mean),
    gain: short(region.temperature),
  });
  svg.setAttribute('aria-label', words);
  return [svg, make('p', {}, words)];
}
