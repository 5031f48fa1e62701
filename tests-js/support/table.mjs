// Tables as Markdown, as lab/notes/benchmarks.md shows them.

/** Two significant digits, three from ten thousand on; '' for nothing. */
export function figure(value) {
  if (value === undefined) return '';
  if (value >= 10_000) return Number(value.toPrecision(3)).toLocaleString('en');
  return value >= 10 ? Number(value.toPrecision(2)).toLocaleString('en') : value.toPrecision(2);
}

/** [heading, …columns], { name: cells } → Markdown. */
export function table(headings, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    line(headings.map(() => '---')).replaceAll(' ', ''),
    ...Object.entries(rows).map(([name, cells]) => line([name, ...cells])),
    '',
  ].join('\n');
}
