/** Positions of Go as people paste them: rows of X, O and dots, with or without coordinates, frames and Sensei's '$$'. */

import { type Color, GoBoard, type GoGameOptions } from 'kakoi';

const CELLS: Readonly<Record<string, string>> = {
  '#': 'X',
  '@': 'X',
  x: 'X',
  '●': 'X',
  o: 'O',
  '○': 'O',
};
/** Stones with marks on them, as Sensei's Library writes them. */
const SENSEI: Readonly<Record<string, string>> = {
  ...CELLS,
  B: 'X',
  Y: 'X',
  Z: 'X',
  W: 'O',
  Q: 'O',
  P: 'O',
  '@': 'O',
};
const ROW = /^[-.,+*_xXoO#@●○]+$/;
/** Numbers are moves, which come later; small letters and the other capitals mark empty points. */
const SENSEI_CELL = /^[.,_XO#@BYZWQPCSTMa-z\d]$/;
const isSenseiRow = (text: string) => {
  const cells = text.split(/[\s|]+/).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => SENSEI_CELL.test(cell));
};
const BORDER = /^[-=+]+$/;
/** The board of which a diagram shows a part. */
const FULL = 19;

/** Reads a diagram, with the side to play and the words around it; throws 'bad-diagram' or 'bad-size'. */
export function readDiagram(text: string): GoGameOptions {
  const lines = text.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  const rows: string[] = [];
  const words: string[] = [];
  const edges = { left: false, right: false, top: false, bottom: false };
  let toPlay: Color | null = null;
  for (const line of lines) {
    const sensei = line.trim().startsWith('$$') ? line.trim().slice(2) : undefined;
    const header = sensei === undefined ? undefined : /^[BW]/.exec(sensei)?.[0];
    const said = sensei?.replace(/^\w+/, '');
    const content = (said ?? line).trim();
    const isSensei = said !== undefined;
    const bare = content.replace(/[\s|]/g, '');
    const row = isSensei ? bare : bare.replace(/^\d{1,2}/, '').replace(/\d{1,2}$/, '');
    if (BORDER.test(bare)) {
      edges[rows.length === 0 ? 'top' : 'bottom'] = true;
    } else if (ROW.test(row) || (isSensei && header === undefined && isSenseiRow(content))) {
      rows.push(Array.from(row, (cell) => cellOf(cell, isSensei)).join(''));
      edges.left ||= content.startsWith('|');
      edges.right ||= content.endsWith('|');
    } else if (/\p{L}{2}/u.test(content) || /先/.test(content)) {
      words.push(content);
    }
    if (header !== undefined) toPlay = header === 'B' ? 'black' : 'white';
  }
  const title = words.join(' ');
  toPlay ??= sideIn(title);
  return {
    setup: GoBoard.fromDiagram(rows.length > 0 ? wholeBoard(rows, edges).join('\n') : text),
    ...(toPlay !== null && { toPlay }),
    ...(title !== '' && { info: { gameName: title } }),
  };
}

function cellOf(cell: string, isSensei: boolean): string {
  const stone = (isSensei ? SENSEI : CELLS)[cell] ?? cell;
  return stone === 'X' || stone === 'O' ? stone : '.';
}

/** The side that begins, as the words around a problem say it. */
function sideIn(words: string): Color | null {
  const [, english, other] =
    /\b(black|white)\s+(?:to|first|plays|begins)\b|([黒黑白흑백])\s*[先선番]/iu.exec(words) ?? [];
  if (english !== undefined) return english.toLowerCase() === 'black' ? 'black' : 'white';
  return other === undefined ? null : /[白백]/.test(other) ? 'white' : 'black';
}

/** Books draw a corner: a board of the usual size continues where no edge is drawn, if any edge is. */
function wholeBoard(
  rows: readonly string[],
  { left, right, top, bottom }: Readonly<Record<'left' | 'right' | 'top' | 'bottom', boolean>>,
): readonly string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const isRagged = rows.some((row) => row.length !== columns); // which is an error
  if (isRagged || !(left || right || top || bottom)) return rows;
  const isSquare = columns === rows.length && left === right && top === bottom;
  const isWide = isSquare || (left && right);
  const isHigh = isSquare || (top && bottom);
  const width = isWide ? columns : Math.max(columns, isHigh ? rows.length : FULL);
  const height = isHigh ? rows.length : Math.max(rows.length, isWide ? columns : FULL);
  const before = left ? 0 : right ? width - columns : (width - columns) >> 1;
  const above = top ? 0 : bottom ? height - rows.length : (height - rows.length) >> 1;
  return Array.from({ length: height }, (_, y) => {
    const row = rows[y - above];
    return row === undefined
      ? '.'.repeat(width)
      : '.'.repeat(before) + row + '.'.repeat(width - before - row.length);
  });
}

/** True when a text looks more like a diagram than like a record: a line has an empty point and another. */
export function isDiagram(text: string): boolean {
  if (/\(\s*;/.test(text)) return false;
  return text.split('\n').some((line) => {
    const empty = line.search(/[.,+]/);
    return empty >= 0 && /[.,+xXoO#@●○]/.test(line.slice(empty + 1));
  });
}
