// Curves on logarithmic axes, side by side, as SVG.

import { writeFileSync } from 'node:fs';

const WIDTH = 420;
const HEIGHT = 300;
const LEFT = 44;
const KEY = 150; // for the names beside the curves
const TOP = 30;
const BOTTOM = 40;
const COLORS = ['#0b5fa5', '#c1440e', '#2b8a3e', '#7048a8', '#8a6d00', '#0b7285', '#a61e4d'];

const powersOfTen = (low, high) => {
  const exponents = [];
  for (let e = Math.ceil(low); e <= high; e++) exponents.push(e);
  return exponents;
};
const shown = (value) => value.toLocaleString('en', { maximumSignificantDigits: 2 });
const text = (x, y, content, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}"${more}>${content}</text>`;

/** Names beside the ends of their curves, moved apart where they would cover each other. */
function labels(curves) {
  let last = -Infinity;
  return [...curves]
    .sort((a, b) => a.end[1] - b.end[1])
    .map(({ name, color, end: [, y] }) => {
      last = Math.max(y, last + 12);
      return text(LEFT + WIDTH + 8, last + 4, name, ` fill="${color}"`);
    });
}

function panel({ title, across, at, rows }, offset) {
  const values = Object.values(rows)
    .flat()
    .filter((value) => value !== undefined);
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  const [first, last] = [Math.log(at[0]), Math.log(at.at(-1))];
  const x = (place) => LEFT + ((Math.log(place) - first) / (last - first)) * WIDTH;
  const y = (value) => TOP + ((high - Math.log10(value)) / (high - low)) * HEIGHT;
  const grid = powersOfTen(low, high).map((e) => `M${LEFT} ${y(10 ** e).toFixed(1)}h${WIDTH}`);
  const curves = Object.entries(rows).map(([name, times], i) => {
    const points = times.flatMap((time, j) => (time === undefined ? [] : [[x(at[j]), y(time)]]));
    return { name, color: COLORS[i % COLORS.length], points, end: points.at(-1) };
  });
  return [
    `<g transform="translate(${offset} 0)">`,
    text(LEFT, 18, `${title}, µs`, ' font-weight="bold"'),
    `<path d="${grid.join('')}" stroke="#ddd"/>`,
    ...powersOfTen(low, high).map((e) =>
      text(LEFT - 6, y(10 ** e) + 4, shown(10 ** e), ' text-anchor="end"'),
    ),
    ...at.map((place) => text(x(place), TOP + HEIGHT + 16, shown(place), ' text-anchor="middle"')),
    text(LEFT + WIDTH / 2, TOP + HEIGHT + 32, across, ' text-anchor="middle"'),
    ...curves.map(
      ({ color, points, name }) =>
        `<polyline points="${points.map((point) => point.map((c) => c.toFixed(1)).join()).join(' ')}" fill="none" ` +
        `stroke="${color}" stroke-width="2"${/, (tenuki|goban|wgo)$/.test(name) ? ' stroke-dasharray="5 4"' : ''}/>`,
    ),
    ...labels(curves),
    '</g>',
  ];
}

/** Writes panels of { title, across: the axis, at: places on it, rows: { name: values } }. */
export function plot(file, panels) {
  const each = LEFT + WIDTH + KEY;
  const [width, height] = [panels.length * each, TOP + HEIGHT + BOTTOM];
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" font-family="sans-serif" font-size="11">`,
    `<title>${panels.map(({ title }) => title).join('; ')}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...panels.flatMap((content, i) => panel(content, i * each)),
    '</svg>',
  ];
  writeFileSync(file, `${svg.join('\n')}\n`);
}
