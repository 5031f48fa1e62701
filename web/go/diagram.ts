/** Positions of Go as people paste them: rows of X, O and dots, with or without coordinates, frames and Sensei's '$$'. */

import { GoBoard } from 'kakoi';

const CELLS: Readonly<Record<string, string>> = {
  '#': 'X',
  '@': 'X',
  x: 'X',
  '●': 'X',
  o: 'O',
  '○': 'O',
  '+': '.',
  ',': '.',
  _: '.',
  '*': '.',
};

/** Reads a diagram; throws 'bad-diagram' or 'bad-size'. */
export function readDiagram(text: string): GoBoard {
  const rows = text.split(/\r\n|\n|\r/).flatMap((line) => {
    const row = line
      .replace(/^\s*\$\$\w*/, '')
      .replace(/[\s|]/g, '')
      .replace(/^\d{1,2}/, '')
      .replace(/\d{1,2}$/, '');
    // Letters of columns, borders and titles are not rows.
    return /^[-=+]*$/.test(row) || !/^[-.,+*_xXoO#@●○]+$/.test(row) ? [] : [row];
  });
  const cells = rows.map((row) => row.replace(/[^XO.-]/g, (cell) => CELLS[cell] ?? '.').replaceAll('-', '.'));
  return GoBoard.fromDiagram(cells.length > 0 ? cells.join('\n') : text);
}

/** True when a text looks more like a diagram than like a record: a line has an empty point and another. */
export function isDiagram(text: string): boolean {
  if (/\(\s*;/.test(text)) return false;
  return text.split('\n').some((line) => {
    const empty = line.search(/[.,+]/);
    return empty >= 0 && /[.,+xXoO#@●○]/.test(line.slice(empty + 1));
  });
}
